// Announcements of the end of a game and their outcomes: one definition for the whole lab.
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/model/event.h"
#include "engine/model/step.h"
#include "engine/rules/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace gnostica::engine::lab {

/// An announcement, as defined by Metric::firstAnnouncement.
struct Announced {
    int turn = 0;
    Seat seat = Seat::none;
    int score = 0;  ///< of the seat when it announced
    bool held = false;
    std::optional<float> predicted = std::nullopt;  ///< the chance that it holds, if it was forecast
    friend bool operator==(const Announced&, const Announced&) = default;
};

/// Follows one game. Metric::announcementsHeld and announcementsFailed define the outcome of an announcement.
class Announcements {
public:
    /// The rules must outlive this.
    explicit Announcements(const Rules& rules);

    /// A step of `who`, before it is applied.
    void decide(const State& before, Seat who, const Step& chosen);
    /// The forecast chance that the latest announcement holds.
    void predict(float chance) { predicted_ = chance; }
    /// The effects of a step of `who`, or of an outcome of chance, in that turn.
    void change(const State& after, Seat who, std::span<const Event> events, int turn);

    const std::vector<Announced>& made() const { return made_; }
    int held() const { return held_; }
    int failed() const { return failed_; }
    /// The outlook according to the mechanic that takes announcements.
    EndConditions outlookOf(const State& state) const;

private:
    /// The outcome of the announcement that was due: held or failed; nullopt if neither.
    std::optional<bool> judgementOf(const State& after, std::span<const Event> events) const;
    void settle(bool held);

    const Rules& rules_;
    /// The mechanic whose closing step is an announcement; nullptr if no mechanic has one.
    const Mechanic* mechanic_ = nullptr;
    std::size_t place_ = 0;          ///< index in Rules::mechanics
    std::optional<int> announcing_;  ///< the score of the announcement that is being applied
    std::optional<float> predicted_;
    bool isDue_ = false;  ///< the last of made_
    std::vector<Announced> made_;
    int held_ = 0;
    int failed_ = 0;
};

}  // namespace gnostica::engine::lab
