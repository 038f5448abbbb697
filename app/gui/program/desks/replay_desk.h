// The records that lie open beside the game.
#pragma once

#include "app/gui/windows/replay/replay_window.h"
#include "app/table/branch.h"
#include "app/table/replay/moment_position.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace gnostica::gui {

/// Opens as many replays as people like, each in a window of its own; one that is open already comes to the front.
class ReplayDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it; windows open before `window`.
    ReplayDesk(const ReplaySurroundings& surroundings, QWidget* window);
    ~ReplayDesk() override;

    /// What lies in a file is read aside; failed() follows if there is nothing to show.
    ReplayWindow* open(const WantedRecord& record);
    ReplayWindow* open(const QString& path) { return open(recordInFile(path)); }
    /// Those that are open, in the order of their opening.
    std::vector<ReplayWindow*> windows() const;
    void applyLook(const ReplayLook& look);
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
    ReplayWindow* make(const WantedRecord& record);
    void branch(const Replay& replay);

    ReplaySurroundings surroundings_;
    QWidget* window_;
    ReplayLook look_;
    std::vector<QPointer<ReplayWindow>> windows_;
};

}  // namespace gnostica::gui
