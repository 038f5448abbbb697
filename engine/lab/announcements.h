// Who announces the end of a game, and what comes of it: one definition for the whole lab.
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

/// An announcement (Metric::firstAnnouncement says what counts as one).
struct Announced {
    int turn = 0;
    Seat seat = Seat::none;
    int score = 0;  ///< of the seat, when it announced
    bool held = false;
    std::optional<float> predicted = std::nullopt;  ///< the chance that it holds, where that was forecast
    friend bool operator==(const Announced&, const Announced&) = default;
};

/// Follows one game. Metric::announcementsHeld and announcementsFailed say how an announcement is judged.
class Announcements {
public:
    /// The rules must outlive it.
    explicit Announcements(const Rules& rules);

    /// A step of `who`, before it is carried out.
    void decide(const State& before, Seat who, const Step& chosen);
    /// The chance that the announcement holds that has been decided.
    void predict(float chance) { predicted_ = chance; }
    /// What a step of `who`, or an outcome of chance, has done in that turn.
    void change(const State& after, Seat who, std::span<const Event> events, int turn);

    const std::vector<Announced>& made() const { return made_; }
    int held() const { return held_; }
    int failed() const { return failed_; }
    /// What the mechanic says that takes announcements.
    Outlook outlookOf(const State& state) const;

private:
    /// What has become of the announcement that was due: held or failed; nothing if neither.
    std::optional<bool> judgementOf(const State& after, std::span<const Event> events) const;
    void settle(bool held);

    const Rules& rules_;
    /// The mechanic whose closing step is to announce; none if nothing can be announced.
    const Mechanic* mechanic_ = nullptr;
    std::size_t place_ = 0;          ///< in Rules::mechanics
    std::optional<int> announcing_;  ///< with so many points: a step that does so is being carried out
    std::optional<float> predicted_;
    bool isDue_ = false;  ///< the last of made_
    std::vector<Announced> made_;
    int held_ = 0;
    int failed_ = 0;
};

}  // namespace gnostica::engine::lab
