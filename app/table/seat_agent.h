// Agents that answer for seats: people at this screen, computers, remote players.
#pragma once

#include "engine/play/told.h"
#include "engine/play/view.h"

#include <QObject>

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::table {

/// Identifies a question of a referee.
using Ticket = std::uint64_t;

/// A decision to be made, with everything that the deciding player may know.
struct SeatQuestion {
    Ticket ticket = 0;
    engine::Seat seat = engine::Seat::none;
    engine::View view;
    std::vector<engine::Step> legal;
};

/// Answers for one or more seats, at any time: the referee waits, and everything else continues. Knows only what it is
/// told here about the game. An answer counts only while its question is open.
class SeatAgent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Answer once, with answered(), immediately or later.
    virtual void ask(const SeatQuestion& question) = 0;
    /// The question is closed: it has been answered, or the game has continued without an answer (a step was taken
    /// back, a timer has run out).
    virtual void withdraw(Ticket ticket) = 0;
    /// The answer was not a legal step; the question remains open.
    virtual void refuse(Ticket, const engine::Refusal&) {}
    /// What `seat` may know: from `from` on, the moments are exactly these. Earlier reports about them are void.
    virtual void tell(engine::Seat /*seat*/, int /*from*/, std::span<const engine::ToldMoment> /*news*/) {}

Q_SIGNALS:
    void answered(gnostica::table::Ticket ticket, const gnostica::engine::Step& step);
};

}  // namespace gnostica::table
