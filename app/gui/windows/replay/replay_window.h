// A window for a record, next to the current game.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/shared/table/look_tool.h"
#include "app/table/on_the_table.h"
#include "app/table/record_files.h"
#include "app/table/replay/replay.h"
#include "app/table/replay/wanted_record.h"
#include "app/wording/speaker.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace gnostica::table {
class ReplayPlayer;
}  // namespace gnostica::table

namespace gnostica::gui {

class PanelShelf;
class ReplayControls;
class ReplayPanels;
class TableWidget;
class WindowHead;

/// The parts of the program that a replay needs; all must outlive the window.
struct ReplaySurroundings {
    const engine::Registry& registry;
    std::shared_ptr<const wording::Vocabulary> words;
    const PanelShelf& panels;
    const table::OnTheTable& onTable;
};

/// Appearance of tables, from the settings.
struct ReplayLook {
    int animationMs = 0;
    bool showHoverCards = true;
    bool showEdge = true;
};

/// Reads a record in the background, unless it is in memory, and shows it: a table to look at, log, players, hand and
/// panels of the variant; a timeline with marks, moved by mouse, keys or a timer; and a choice of view. Keeps the
/// secrets of the current game. Any record can be saved to a file.
class ReplayWindow : public QMainWindow {
    Q_OBJECT

public:
    ReplayWindow(ReplaySurroundings surroundings, table::WantedRecord wanted, QWidget* parent);
    ~ReplayWindow() override;

    /// Shows the record, or starts reading it; failed() follows if that fails. Closing the window stops it.
    void load();
    /// Shows the game after this number of steps; if it is being read, as soon as possible.
    void goTo(int moment);
    /// The record; after it has been saved, the one in the file.
    const table::WantedRecord& wanted() const { return wanted_; }

    /// Nullptr while the record is being read.
    table::Replay* replay() const { return replay_.get(); }
    TableWidget& table() const { return *table_; }
    const ActionSet& actions() const { return *actions_; }
    ReplayControls& controls() const { return *controls_; }

    void applyLook(const ReplayLook& look);

Q_SIGNALS:
    void failed(const QString& path, const gnostica::table::RecordProblem& problem);
    /// A separate game is to continue from the current position.
    void branchWanted(gnostica::table::Replay* replay);
    /// The current position is to be set up in the position window.
    void setUpWanted(gnostica::table::Replay* replay);
    /// The current position is to be compared under two rulesets.
    void compareWanted(gnostica::table::Replay* replay);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeHead();
    void makeWaiting();
    void makeActions();
    void connectSteps();
    void present(engine::LoadedRecord record);
    void saveAs();
    void sync();
    void showMoment();
    void updateActions();
    void rebuildSpeaker();
    void retranslate();

    ReplaySurroundings surroundings_;
    table::WantedRecord wanted_;
    ActionSet* actions_;
    WindowHead* head_;
    QStackedWidget* pages_;
    QLabel* waiting_;
    QPushButton* cancel_ = nullptr;
    TableWidget* table_;
    LookTool tool_;
    ReplayControls* controls_;
    std::unique_ptr<ReplayPanels> panels_;
    std::unique_ptr<table::Replay> replay_;
    std::unique_ptr<table::ReplayPlayer> player_;
    std::optional<wording::Speaker> speaker_;
    ReplayLook look_;
    int shown_ = -1;  ///< position that the table shows
    async::Job<async::NoProgress, table::RecordResult> reading_;
    async::Job<async::NoProgress, storage::FileResult<storage::KnownFile>> saving_;
};

}  // namespace gnostica::gui
