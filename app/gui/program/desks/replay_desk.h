// Open records next to the game.
#pragma once

#include "app/gui/windows/replay/replay_window.h"
#include "app/table/branch.h"
#include "app/table/replay/moment_position.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace gnostica::gui {

/// Opens any number of replays in separate windows; a record that is already open comes to the front.
class ReplayDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; windows open in front of `window`.
    ReplayDesk(const ReplaySurroundings& surroundings, QWidget* window);
    ~ReplayDesk() override;

    /// Reads a file in the background; failed() follows if it cannot be shown.
    ReplayWindow* open(const table::WantedRecord& record);
    ReplayWindow* open(const QString& path) { return open(table::recordInFile(path)); }
    /// Open windows in the order of opening.
    std::vector<ReplayWindow*> windows() const;
    void applyLook(const ReplayLook& look);
    /// Closes all windows. They are destroyed on return and no longer use their surroundings.
    void closeAll();

Q_SIGNALS:
    /// `asker`: the window from which the record was requested; nullptr if it was closed.
    void failed(const QString& path, const gnostica::table::RecordProblem& problem, QWidget* asker);
    /// A game that continues from a step of a record.
    void branched(const gnostica::table::BranchMaker& make);
    /// A position to be edited.
    void setUpWanted(const gnostica::table::MomentPosition& moment);
    /// A position to be compared under two rulesets.
    void compareWanted(const gnostica::table::MomentPosition& moment);

private:
    ReplayWindow* make(const table::WantedRecord& record);
    void branch(const table::Replay& replay);

    ReplaySurroundings surroundings_;
    QWidget* window_;
    ReplayLook look_;
    std::vector<QPointer<ReplayWindow>> windows_;
};

}  // namespace gnostica::gui
