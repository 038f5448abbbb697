#include "app/wording/builtin/builtin_words.h"

namespace gnostica::wording {

Vocabulary builtinVocabulary() {
    Vocabulary vocabulary;
    builtin::addCup(vocabulary);
    builtin::addRod(vocabulary);
    builtin::addDisc(vocabulary);
    builtin::addSword(vocabulary);
    builtin::addMajorPowers(vocabulary);
    builtin::addMechanics(vocabulary);
    builtin::addOptions(vocabulary);
    builtin::addTableOptions(vocabulary);
    builtin::addRulings(vocabulary);
    return vocabulary;
}

}  // namespace gnostica::wording
