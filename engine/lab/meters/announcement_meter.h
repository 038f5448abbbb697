// Measures announcements and their outcomes, and missed opportunities to announce.
#pragma once

#include "engine/lab/announcements.h"
#include "engine/lab/meters/meter.h"

namespace gnostica::engine::lab {

/// announcements, their kinds and scores; stagnation.
class AnnouncementMeter final : public Meter {
public:
    /// The rules must outlive this.
    explicit AnnouncementMeter(const Rules& rules);

    void decide(const SeenDecision& decision) override;
    void change(const SeenChange& change) override;
    void beginTurn(const State& state, const TurnRow& row) override;
    void finish(const State& end, const Standing& standing, MeasuredGame& game) override;

private:
    void endTurn();

    Announcements announcements_;
    bool hasTarget_ = false;
    bool isRipe_ = false;  ///< a seat was near the target when the turn began, and no seat has announced since
    int stagnant_ = 0;
};

}  // namespace gnostica::engine::lab
