// A record under review.
#pragma once

#include "app/table/replay/eyes.h"
#include "app/table/replay/timeline_marks.h"
#include "app/table/seats/seating.h"
#include "engine/notation/record.h"
#include "engine/play/told.h"

#include <QObject>
#include <QString>

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace gnostica::table {

/// A position of a whole game, seen from one viewpoint; can go back and forth, and keeps bookmarks. Shows nothing that
/// is hidden from that viewpoint, and accepts only viewpoints that are allowed.
class Replay : public QObject {
    Q_OBJECT

public:
    /// `running` is the game that is played at this screen meanwhile, or nullptr.
    Replay(engine::LoadedRecord record, const engine::Game* running, QObject* parent = nullptr);

    const engine::LoadedRecord& record() const { return record_; }
    const engine::Rules& rules() const { return record_.game.rules(); }
    std::shared_ptr<const engine::Rules> sharedRules() const { return record_.game.sharedRules(); }
    const Seating& seating() const { return seating_; }
    std::vector<QString> seatNames() const;

    int position() const { return position_; }
    /// Number of moments.
    int length() const { return static_cast<int>(record_.game.history().size()); }
    /// Goes to the position after this many moments, or to the nearest one.
    void goTo(int position);

    const std::vector<Eyes>& allowed() const { return allowed_; }
    const Eyes& eyes() const { return eyes_; }
    /// Changes the viewpoint, if it is allowed.
    void setEyes(const Eyes& eyes);
    /// Another game is played at this screen: leaves a viewpoint that is no longer allowed.
    void setRunning(const engine::Game* running);

    /// The seat whose hand is visible in the position that is shown.
    engine::Seat viewer() const;
    engine::View view() const;
    /// The same position with only what is open.
    engine::View openView() const { return {rules(), shownState(), engine::Seat::none}; }
    engine::Seat decider() const { return engine::decider(rules(), shownState()); }
    /// All moments, as told to the current viewer.
    const std::vector<engine::ToldMoment>& told() const;
    /// The events from the previous position to this one, as far as the viewer may know them.
    engine::EventList eventsBefore() const { return seen(position_ - 1); }
    /// The events of this turn and the previous one that the viewer may know, oldest first.
    engine::EventList recentEvents() const;

    /// All marks with bookmarks, in the order of the game.
    std::vector<TimelineMark> marks() const;
    /// Sets or removes a bookmark here.
    void toggleBookmark();
    bool isBookmarked() const { return bookmarks_.contains(position_); }

    void showTurn(bool after);
    void showMark(bool after);

Q_SIGNALS:
    /// Another position or viewpoint is shown.
    void changed();
    void marksChanged();

private:
    const engine::State& stateAt(int position) const;
    /// The events from that moment up to here.
    engine::EventList seen(int from) const;
    const engine::State& shownState() const { return stateAt(position_); }

    engine::LoadedRecord record_;
    Seating seating_;
    std::vector<Eyes> allowed_;
    Eyes eyes_;
    std::vector<TimelineMark> marks_;
    std::set<int> bookmarks_;
    int position_ = 0;
    mutable std::vector<engine::ToldMoment> told_;
    mutable std::optional<engine::Seat> toldTo_;
};

}  // namespace gnostica::table
