// The words of this variant.
#pragma once

namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::star_wheel {

void addWords(wording::Vocabulary& vocabulary);

}  // namespace gnostica::star_wheel
