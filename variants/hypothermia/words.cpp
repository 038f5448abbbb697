#include "variants/hypothermia/words.h"

namespace gnostica::hypothermia {

void addWords(wording::Vocabulary&) {}

}  // namespace gnostica::hypothermia
