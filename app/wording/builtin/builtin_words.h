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
void addDie(Vocabulary& vocabulary);
/// Those that have a file of their own are among them.
void addMechanics(Vocabulary& vocabulary);
void addChallenge(Vocabulary& vocabulary);
void addPiles(Vocabulary& vocabulary);
void addFinalRound(Vocabulary& vocabulary);
/// Settings of the game, and of powers and mechanics.
void addOptions(Vocabulary& vocabulary);
/// Settings of the table that few games change.
void addTableOptions(Vocabulary& vocabulary);
/// Settings that the printed rules leave open.
void addRulings(Vocabulary& vocabulary);

/// The players of these seats, a bit for each.
Phrases namesOf(const Scene& scene, unsigned seats);

}  // namespace gnostica::wording::builtin
