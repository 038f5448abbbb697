// Words about the end of a game.
#pragma once

#include "app/wording/speaker.h"
#include "engine/play/game.h"
#include "engine/play/score_curve.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace gnostica::wording {

/// Who has won, and how.
class EndWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::EndWording)

public:
    /// The game is over: `history` leads to `last`. All must outlive this.
    EndWording(const engine::Rules& rules, std::span<const engine::Moment> history, const engine::View& last,
               const Speaker& speaker)
        : rules_(rules),
          history_(history),
          last_(last),
          speaker_(speaker) {}

    /// "Ann wins".
    QString title() const;
    /// Whole sentences: how it was decided.
    QString how() const;

    /// "Round 5 · Ann": the turn that ended with these points.
    static QString turnTitle(const engine::ScorePoint& after, const Speaker& speaker);
    /// Whole sentences about the points that a turn has changed, the mover's first.
    static QString changeText(const engine::TurningPoint& point, int seats, const Speaker& speaker);
    /// All points after a turn, for screen readers.
    static QString pointsText(const engine::ScorePoint& point, int seats, const Speaker& speaker);

private:
    QString held() const;
    QString failure() const;
    int pointsAfter(std::size_t moment, engine::Seat seat) const;

    const engine::Rules& rules_;
    std::span<const engine::Moment> history_;
    const engine::View& last_;
    const Speaker& speaker_;
};

}  // namespace gnostica::wording
