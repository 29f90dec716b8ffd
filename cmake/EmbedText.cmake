# Run by astrolabe_embed_text at build time: turns INPUT into the C++ string literal OUTPUT.
file(READ "${INPUT}" text)
# Some compilers limit one literal to 16 KB; adjacent ones are joined.
string(LENGTH "${text}" length)
set(literal "")
set(begin 0)
while(begin LESS length OR begin EQUAL 0)
  string(SUBSTRING "${text}" ${begin} 8000 piece)
  string(APPEND literal "R\"embedded(${piece})embedded\"\n")
  math(EXPR begin "${begin} + 8000")
endwhile()
file(WRITE "${OUTPUT}" "${literal}")
