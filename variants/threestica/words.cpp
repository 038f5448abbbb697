#include "variants/threestica/words.h"

namespace gnostica::threestica {

void addWords(wording::Vocabulary&) {}

}  // namespace gnostica::threestica
