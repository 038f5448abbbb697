// Who announces the end and what comes of it, and who waits too long.
#pragma once

#include "engine/lab/meters/meter.h"
#include "engine/mechanics/mechanic.h"

#include <cstddef>
#include <optional>
#include <vector>

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
    /// What the mechanic says that takes announcements.
    Outlook outlookOf(const State& state) const;
    /// What has become of the announcement that was due: held or failed; nothing if neither.
    std::optional<bool> judgementOf(const SeenChange& change) const;
    void settle(bool held);
    void endTurn();

    const Rules& rules_;
    /// The mechanic whose closing step is to announce; none if nothing can be announced.
    const Mechanic* mechanic_ = nullptr;
    std::size_t place_ = 0;          ///< in Rules::mechanics
    std::optional<int> announcing_;  ///< with so many points: a step that does so is being carried out
    bool isDue_ = false;             ///< the last of made_
    std::vector<Announced> made_;
    int failed_ = 0;
    bool hasTarget_ = false;
    bool isRipe_ = false;  ///< somebody was near the target when the turn began, and nobody has announced since
    int stagnant_ = 0;
};

}  // namespace gnostica::engine::lab
