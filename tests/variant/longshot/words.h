// The texts of the steps, the die and the refusals of long shots.
#pragma once

namespace gnostica::wording {
class Vocabulary;
}

namespace longshot {

void addWords(gnostica::wording::Vocabulary& vocabulary);

}  // namespace longshot
