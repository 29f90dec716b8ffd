#include "astrolabe/io/map_file.h"

#include <string>
#include <string_view>

#include "astrolabe/io/file_bytes.h"
#include "astrolabe/io/format_registry.h"
#include "io/file_error.h"

namespace astrolabe {

namespace {

namespace fs = std::filesystem;

/// The extensions of the formats that can be read, or written.
template <class Able>
std::string extensions(Able able) {
  std::string list;
  for (const FormatEntry& format : all_formats()) {
    if (!able(format)) continue;
    list += list.empty() ? "." : ", .";
    list += format.id;
  }
  return list;
}

/// The format that the content shows; else the one that the name promises, whose reader then says
/// what is wrong with the content.
const FormatEntry* format_of(std::string_view head, const fs::path& path) {
  for (const FormatEntry& format : all_formats()) {
    if (format.sniff(head)) return &format;
  }
  return format_for_path(path);
}

Error unknown_content_error(const fs::path& path) {
  const std::string known = extensions([](const FormatEntry& f) { return f.read != nullptr; });
  return file_error(ErrorCode::kUnsupported, path,
                    "is no map in a format that can be read (" + known + ")");
}

}  // namespace

Result<MapFile> read_map_file(const fs::path& path, const ReadOptions& options) {
  constexpr std::uint64_t kHeadBytes = 4096;
  const Result<std::string> head = read_file_head(path, kHeadBytes);
  if (!head) return head.error();
  const FormatEntry* const format = format_of(*head, path);
  if (format == nullptr) return unknown_content_error(path);
  if (format->holds == FormatHolds::kQueries) {
    return file_error(ErrorCode::kUnsupported, path,
                      "is a scenario, a list of queries on a map: open the map itself, or run "
                      "'astrolabe check' on the scenario");
  }
  const Result<std::string> text = read_file_bytes(path, kMaxMapFileBytes);
  if (!text) return text.error();
  return format->read(*text, path.string(), options);
}

Result<std::vector<std::string>> write_map_file(const fs::path& path, const MapFile& file) {
  const FormatEntry* const format = format_for_path(path);
  if (format == nullptr || format->write == nullptr) {
    const std::string known = extensions([](const FormatEntry& f) { return f.write != nullptr; });
    return file_error(
        ErrorCode::kUnsupported, path,
        "does not end in the name of a format that maps can be saved in (" + known + ")");
  }
  Result<WrittenMap> written = format->write(file);
  if (!written) {
    return file_error(written.error().code, path, "not saved: " + written.error().message);
  }
  const Result<void> saved = write_file_bytes(path, written->text);
  if (!saved) return saved.error();
  return std::move(written->lost);
}

}  // namespace astrolabe
