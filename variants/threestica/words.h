// The words of this variant.
#pragma once

namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::threestica {

void addWords(wording::Vocabulary& vocabulary);

}  // namespace gnostica::threestica
