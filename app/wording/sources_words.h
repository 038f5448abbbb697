// Sentences that several powers share.
#pragma once

#include "app/wording/programs.h"

#include <QString>

namespace gnostica::wording {

class RulebookWriter;

/// Where the cards of territories come from, by the parameter `key` of a power.
struct CardSources {
    bool hand = false;
    bool discards = false;
    bool top = false;

    CardSources(const PowerUse& use, const char* key)
        : hand(use.names(key, "hand")),
          discards(use.names(key, "discard-pile")),
          top(use.names(key, "draw-pile")) {}

    /// Can a card be chosen?
    bool chosen() const { return hand || discards; }
};

/// Where a card that is chosen for a territory comes from, by the parameter `key` of a power: "hand", "discard-pile".
/// Empty if from neither.
QString cardSourceSentence(const PowerUse& use, const char* key);

/// On a card that takes others from the discard pile: played from the hand it is there itself (MAJ-17, MAJ-20).
void writeItselfDiscarded(RulebookWriter& book, const QString& id);

/// When it is judged whether a territory may land somewhere (ROD-5, MAJ-9).
void writeLanding(RulebookWriter& book, const QString& id);

/// How far or how strongly a minion acts: by its pips, or (parameter "pips") by a number.
int fixedPips(const PowerUse& use);

}  // namespace gnostica::wording
