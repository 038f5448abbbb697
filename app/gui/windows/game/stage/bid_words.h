// Sentences about bids that have been revealed.
#pragma once

#include "app/gui/windows/game/stage/revealed_bids.h"
#include "app/wording/speaker.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::gui {

/// What the stage of the bids says to one player.
class BidWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::BidWords)

public:
    /// All must outlive this. `you`: the player at the screen; none if people only watch.
    BidWords(const RevealedBids& bids, const engine::Rules& rules, const wording::Speaker& speaker, engine::Seat you)
        : bids_(bids),
          rules_(rules),
          speaker_(speaker),
          you_(you) {}

    /// "Jonas goes first: The Star, XVII"
    QString result() const;
    /// The rule that decided it, in a sentence or two.
    QString rule() const;
    /// What comes next: above the players who take cards, or alone.
    QString next() const;
    /// Of the button.
    QString goOn() const;
    /// All of it, with every bid, in sentences.
    QString all() const;

private:
    language::Phrase tied() const;

    const RevealedBids& bids_;
    const engine::Rules& rules_;
    const wording::Speaker& speaker_;
    engine::Seat you_;
};

}  // namespace gnostica::gui
