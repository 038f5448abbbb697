// Who announces the end and what comes of it, and who waits too long.
#pragma once

#include "engine/lab/announcements.h"
#include "engine/lab/meters/meter.h"

namespace gnostica::engine::lab {

/// announcements, their kinds and scores; stagnation.
class AnnouncementMeter final : public Meter {
public:
    /// The rules must outlive it.
    explicit AnnouncementMeter(const Rules& rules);

    void decide(const SeenDecision& decision) override;
    void change(const SeenChange& change) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void endTurn();

    Announcements announcements_;
    bool hasTarget_ = false;
    bool isRipe_ = false;  ///< somebody was near the target when the turn began, and nobody has announced since
    int stagnant_ = 0;
};

}  // namespace gnostica::engine::lab
