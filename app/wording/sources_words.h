// Sentences that several powers share.
#pragma once

#include "app/wording/programs.h"

#include <QString>

namespace gnostica::wording {

class RulebookWriter;

/// The sources of cards for territories, from the parameter `key` of a power.
struct CardSources {
    bool hand = false;
    bool discards = false;
    bool top = false;

    CardSources(const PowerUse& use, const char* key)
        : hand(use.names(key, "hand")),
          discards(use.names(key, "discard-pile")),
          top(use.names(key, "draw-pile")) {}

    /// True if the player can choose a card.
    bool chosen() const { return hand || discards; }
};

/// The sources of a chosen card for a territory, from the parameter `key` of a power: "hand", "discard-pile". Empty if
/// it is neither.
QString cardSourceSentence(const PowerUse& use, const char* key);

/// For a card that takes others from the discard pile: if played from the hand, it is there itself (MAJ-17, MAJ-20).
void writeItselfDiscarded(RulebookWriter& book, const QString& id);

/// The time at which a territory's landing is judged (ROD-5, MAJ-9).
void writeLanding(RulebookWriter& book, const QString& id);

/// The strength or reach of a minion: 0 if it follows its pips, or the parameter "pips".
int fixedPips(const PowerUse& use);

}  // namespace gnostica::wording
