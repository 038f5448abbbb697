// The records that lie open beside the game.
#pragma once

#include "app/gui/windows/replay/replay_window.h"
#include "app/table/branch.h"
#include "app/table/replay/moment_position.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace gnostica::gui {

/// Opens as many replays as people like, each in a window of its own, and keeps them informed: of the looks of tables,
/// and of the game that is played meanwhile, whose secrets they keep.
class ReplayDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; windows open before `window`.
    ReplayDesk(ReplaySurroundings surroundings, QWidget* window);

    /// Reads aside; failed() follows if there is nothing to show.
    ReplayWindow* open(const QString& path) { return openAt(path, 0); }
    /// As it is after so many moments.
    ReplayWindow* openAt(const QString& path, int moment);
    /// Those that are open, in the order of their opening.
    std::vector<ReplayWindow*> windows() const;
    void applyLook(const ReplayLook& look);
    /// Another game is played, or it has come to its end.
    void gameChanged();
    /// Closes them all. They are gone when this returns, and with them all that they use of their surroundings.
    void closeAll();

Q_SIGNALS:
    /// `asker`: the window in which somebody wanted to see it; nullptr if it is gone.
    void failed(const QString& path, const gnostica::gui::RecordProblem& problem, QWidget* asker);
    /// A game that goes on from a moment of a record.
    void branched(const gnostica::gui::BranchMaker& make);
    /// A position that is to be set up.
    void setUpWanted(const gnostica::gui::MomentPosition& moment);
    /// A position that is to be compared by two rulesets.
    void compareWanted(const gnostica::gui::MomentPosition& moment);

private:
    void branch(const Replay& replay);

    ReplaySurroundings surroundings_;
    QWidget* window_;
    ReplayLook look_;
    std::vector<QPointer<ReplayWindow>> windows_;
};

}  // namespace gnostica::gui
