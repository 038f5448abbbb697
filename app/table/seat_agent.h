// Who answers for a seat: a person at this screen, a computer, somebody far away.
#pragma once

#include "engine/play/told.h"
#include "engine/play/view.h"

#include <QObject>

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Tells one question of a referee from all others.
using Ticket = std::uint64_t;

/// A decision that is asked for, and all that whoever decides may know of it.
struct SeatQuestion {
    Ticket ticket = 0;
    engine::Seat seat = engine::Seat::none;
    engine::View view;
    std::vector<engine::Step> legal;
};

/// Answers for one or more seats whenever it likes: the referee waits, and everybody else goes on meanwhile. It knows
/// nothing of the game but what it is told here. An answer counts only while its question stands.
class SeatAgent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Answer once, with answered(), at any later time or at once.
    virtual void ask(const SeatQuestion& question) = 0;
    /// The question does not stand any more: it has been answered, or play has gone on without (something was taken
    /// back, a clock has run out).
    virtual void withdraw(Ticket ticket) = 0;
    /// The answer was no legal step; the question stands.
    virtual void refuse(Ticket, const engine::Refusal&) {}
    /// What `seat` may know of what has happened: the moments from `from` on are these, and no more; what was told of
    /// them before is taken back.
    virtual void tell(engine::Seat /*seat*/, int /*from*/, std::span<const engine::ToldMoment> /*news*/) {}

Q_SIGNALS:
    void answered(gnostica::gui::Ticket ticket, const gnostica::engine::Step& step);
};

}  // namespace gnostica::gui
