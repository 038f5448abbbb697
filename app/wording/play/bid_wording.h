// Sentences about bids that have been revealed.
#pragma once

#include "app/wording/speaker.h"
#include "engine/play/revealed_bids.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

/// What the stage of the bids says to one player.
class BidWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::BidWording)

public:
    /// All must outlive this. `you`: the player at the screen; none if people only watch.
    BidWording(const engine::RevealedBids& bids, const engine::Rules& rules, const Speaker& speaker, engine::Seat you)
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

    const engine::RevealedBids& bids_;
    const engine::Rules& rules_;
    const Speaker& speaker_;
    engine::Seat you_;
};

}  // namespace gnostica::wording
