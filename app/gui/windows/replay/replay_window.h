// A record, beside the game that is being played.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/theme.h"
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

namespace gnostica::gui {

class PanelShelf;
class ReplayControls;
class ReplayPanels;
class ReplayPlayer;
class TableWidget;

/// What a replay needs of the program around it; all of it outlives the window.
struct ReplaySurroundings {
    const engine::Registry& registry;
    std::shared_ptr<const wording::Vocabulary> words;
    const PanelShelf& panels;
    const OnTheTable& onTable;
};

/// How tables look, as people have set it.
struct ReplayLook {
    int animationMs = 0;
    bool showHoverCards = true;
    bool showEdge = true;
};

/// Reads a record aside, if it is not in memory, and shows it: a table to look at, the log, players, hand and panels of
/// the variant; a line of time with marks, forwards and backwards by mouse and keys, by itself at a pace; through whose
/// eyes one may look. Keeps the secrets of the game that is played meanwhile. Any record can be saved to a file.
class ReplayWindow : public QMainWindow {
    Q_OBJECT

public:
    ReplayWindow(ReplaySurroundings surroundings, WantedRecord wanted, QWidget* parent);
    ~ReplayWindow() override;

    /// Shows the record, or begins to read it; failed() follows if that leads to nothing. Closing the window ends it.
    void load();
    /// Shows the game as it is after so many moments; later, if it is being read.
    void goTo(int moment);
    /// Which one it is: when it has been saved, that in the file.
    const WantedRecord& wanted() const { return wanted_; }

    /// Nullptr while the record is being read.
    Replay* replay() const { return replay_.get(); }
    TableWidget& table() const { return *table_; }
    const ActionSet& actions() const { return *actions_; }
    ReplayControls& controls() const { return *controls_; }

    void applyLook(const ReplayLook& look);

Q_SIGNALS:
    void failed(const QString& path, const gnostica::gui::RecordProblem& problem);
    /// To go on from the moment that is shown, as a game of its own.
    void branchWanted(gnostica::gui::Replay* replay);
    /// To set up a position from the moment that is shown.
    void setUpWanted(gnostica::gui::Replay* replay);
    /// To compare the moment that is shown by two rulesets.
    void compareWanted(gnostica::gui::Replay* replay);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
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
    WantedRecord wanted_;
    ActionSet* actions_;
    QStackedWidget* pages_;
    QLabel* waiting_;
    QPushButton* cancel_ = nullptr;
    TableWidget* table_;
    LookTool tool_;
    ReplayControls* controls_;
    std::unique_ptr<ReplayPanels> panels_;
    std::unique_ptr<Replay> replay_;
    std::unique_ptr<ReplayPlayer> player_;
    std::optional<wording::Speaker> speaker_;
    ReplayLook look_;
    int shown_ = -1;  ///< the moment that the table shows
    Job<NoProgress, RecordResult> reading_;
    Job<NoProgress, storage::FileResult<storage::KnownFile>> saving_;
};

}  // namespace gnostica::gui
