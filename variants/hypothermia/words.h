// The words of this variant.
#pragma once

namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::hypothermia {

void addWords(wording::Vocabulary& vocabulary);

}  // namespace gnostica::hypothermia
