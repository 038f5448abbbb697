// The words of the engine's own powers, mechanics and settings. For builtinVocabulary() only.
#pragma once

#include "app/wording/vocabulary.h"

namespace gnostica::wording::builtin {

// The powers of the suits
void addCup(Vocabulary& vocabulary);
void addRod(Vocabulary& vocabulary);
void addDisc(Vocabulary& vocabulary);
void addSword(Vocabulary& vocabulary);

void addMajorPowers(Vocabulary& vocabulary);
void addDie(Vocabulary& vocabulary);
/// Includes the mechanics with files of their own.
void addMechanics(Vocabulary& vocabulary);
void addChallenge(Vocabulary& vocabulary);
void addPiles(Vocabulary& vocabulary);
void addFinalRound(Vocabulary& vocabulary);
/// Settings of the game, and of powers and mechanics.
void addOptions(Vocabulary& vocabulary);
/// Settings of the table that few games change.
void addTableOptions(Vocabulary& vocabulary);
/// Settings for cases that the printed rules leave open.
void addRulings(Vocabulary& vocabulary);

/// The players of these seats, one bit per seat.
language::Phrases namesOf(const Scene& scene, unsigned seats);

}  // namespace gnostica::wording::builtin
