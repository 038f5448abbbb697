#include "variants/star-wheel/words.h"

namespace gnostica::star_wheel {

void addWords(wording::Vocabulary&) {}

}  // namespace gnostica::star_wheel
