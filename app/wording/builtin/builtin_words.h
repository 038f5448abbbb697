// The words of what the engine brings along. For builtinVocabulary() only.
#pragma once

#include "app/wording/vocabulary.h"

namespace gnostica::wording::builtin {

// The powers of the suits
void addCup(Vocabulary& vocabulary);
void addRod(Vocabulary& vocabulary);
void addDisc(Vocabulary& vocabulary);
void addSword(Vocabulary& vocabulary);

void addMajorPowers(Vocabulary& vocabulary);
void addMechanics(Vocabulary& vocabulary);
/// Settings of the game, and of powers and mechanics.
void addOptions(Vocabulary& vocabulary);
/// Settings of the table that few games change.
void addTableOptions(Vocabulary& vocabulary);
/// Settings that the printed rules leave open.
void addRulings(Vocabulary& vocabulary);

}  // namespace gnostica::wording::builtin
