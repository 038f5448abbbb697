// A record that is looked at.
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

namespace gnostica::gui {

/// One moment of a whole game, seen through somebody's eyes; steps back and forth, and remembers bookmarks. Shows
/// nothing that these eyes may not see, and takes no eyes that are not allowed.
class Replay : public QObject {
    Q_OBJECT

public:
    /// `running`: what is played at this screen meanwhile, or nullptr.
    Replay(engine::LoadedRecord record, const engine::Game* running, QObject* parent = nullptr);

    const engine::LoadedRecord& record() const { return record_; }
    const engine::Rules& rules() const { return record_.game.rules(); }
    std::shared_ptr<const engine::Rules> sharedRules() const { return record_.game.sharedRules(); }
    const Seating& seating() const { return seating_; }
    std::vector<QString> seatNames() const;

    int position() const { return position_; }
    /// How many moments there are.
    int length() const { return static_cast<int>(record_.game.history().size()); }
    /// The game after this many moments; the nearest that there is.
    void show(int position);

    const std::vector<Eyes>& allowed() const { return allowed_; }
    const Eyes& eyes() const { return eyes_; }
    /// Through others, if they are allowed.
    void setEyes(const Eyes& eyes);
    /// Another game is played at this screen: eyes that are not allowed any more are closed.
    void setRunning(const engine::Game* running);

    /// Whose hand is seen at the moment that is shown.
    engine::Seat viewer() const;
    engine::View view() const;
    /// The same moment, but only what lies open of it.
    engine::View openView() const { return {rules(), shownState(), engine::Seat::none}; }
    engine::Seat decider() const { return engine::decider(rules(), shownState()); }
    /// Everything that happens, as told to whoever looks now.
    const std::vector<engine::ToldMoment>& told() const;
    /// What has led from the moment before to this one, as far as the viewer may know.
    engine::EventList eventsBefore() const { return seen(position_ - 1); }
    /// What the viewer may know of this turn and the one before, oldest first.
    engine::EventList recentEvents() const;

    /// All marks, bookmarks included, in the order of the game.
    std::vector<TimelineMark> marks() const;
    /// Sets a bookmark here, or takes it away.
    void toggleBookmark();
    bool isBookmarked() const { return bookmarks_.contains(position_); }

    void showTurn(bool after);
    void showMark(bool after);

Q_SIGNALS:
    /// Another moment is shown, or through other eyes.
    void changed();
    void marksChanged();

private:
    const engine::State& stateAt(int position) const;
    /// The events up to here, from that moment on.
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

}  // namespace gnostica::gui
