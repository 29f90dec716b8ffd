#pragma once

#include <optional>
#include <string>

#include "app/model/workbench.h"

namespace astrolabe::app {

/// Takes over what was typed into a field, or says in a notice why it cannot be its value.
///   topic    of the notice, which goes once a value is taken
///   value    what the text means; none where it means no value of the field
///   take     is called with a value
template <class Value, class Take>
void take_typed(Workbench& workbench, const char* topic, const std::optional<Value>& value,
                const std::string& refusal, const Take& take) {
  if (!value) {
    workbench.messages().notice(refusal, topic);
    return;
  }
  workbench.messages().withdraw(topic);
  take(*value);
}

}  // namespace astrolabe::app
