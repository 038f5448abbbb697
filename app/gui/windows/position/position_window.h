// Where positions are set up.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/model/position_check.h"
#include "app/gui/windows/position/model/position_document.h"
#include "app/gui/windows/position/model/position_text.h"
#include "app/gui/windows/position/model/position_words.h"
#include "app/gui/windows/position/position_edits.h"
#include "app/gui/windows/position/position_file.h"
#include "app/gui/windows/position/position_reading.h"
#include "app/table/on_the_table.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLabel;
class QToolBar;

namespace gnostica::gui {

class PositionPanes;
class RulesetBar;
class TableWidget;

/// How tables look, as people have set it.
struct PositionLook {
    bool showHoverCards = true;
    bool showEdge = true;
};

/// A board that is edited by pointing, what can be placed on it, hands and piles, players and marks around it, and
/// below all that is wrong. Every change can be undone; nothing is refused without a word. A position is read from
/// files, games, records and the clipboard, saved and copied as notation, played on and compared.
class PositionWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must stay.
    PositionWindow(const RulesShelf& shelf, const OnTheTable& onTable, QWidget* parent);
    ~PositionWindow() override;

    /// Each asks first what is to become of changes that are not saved. False: all stays as it was.
    bool openEmpty();
    bool openMoment(const MomentPosition& moment);
    /// Read aside; what is wrong with it is told, and then nothing has changed.
    void openFile(const QString& path, engine::Mends mends = engine::Mends::no);
    /// As one change, that can be undone.
    void paste(const QString& text);
    /// Changes that are not saved.
    std::optional<Unsaved> unsaved();

    PositionDocument& document() { return document_; }
    const PositionDraft& draft() const { return document_.draft(); }
    /// With the keys that name its ruleset; whether it can be played, check() says.
    nlohmann::json position() const;
    const PositionCheck& check() const { return check_; }
    TableWidget& table() const { return *table_; }
    PositionPanes& panes() const { return *panes_; }
    EditTool& tool() { return tool_; }
    const ActionSet& actions() const { return *actions_; }
    /// Whether something is being read.
    bool isReading() const { return reading_.isRunning(); }
    void applyLook(const PositionLook& look);
    /// Whether somebody listens who compares positions.
    void setComparable(bool comparable);

Q_SIGNALS:
    /// To play on from here.
    void playWanted(const gnostica::gui::TablePosition& from);
    /// To see what two rulesets make of it; it names its ruleset.
    void compareRequested(const nlohmann::json& position);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeActions();
    void connectBoard();
    void connectPanes();
    PositionWorld world() const { return {shelf_.library(), shelf_.registry()}; }

    void begin(PositionDraft draft);
    void take(const PositionDraft& draft, const QString& file, bool isImagined);
    void reportUnread(const PositionProblem& problem, const QString& file);
    ErrorReporter::Offer offerFor(const engine::Diagnostics& problems, const QString& file);
    void sayImagined();
    void open();
    std::optional<Saving> askToSave(bool elsewhere);
    bool saveTo(const storage::KnownFile& target);
    /// Asks what is to become of changes that are not saved.
    bool mayLeave() { return mayGo(unsaved(), this); }
    void copyPicture();
    /// Says what keeps the position from being used, if anything does.
    bool isSound();
    void play();

    void present();
    void showNotes();
    void goTo(const PositionSpot& spot);
    void say(const QString& sentence);
    void showHint();
    void updateActions();
    void updateState();
    void retranslate();

    const RulesShelf& shelf_;
    const OnTheTable& onTable_;
    ActionSet* actions_;
    PositionDocument document_;
    PositionEdits edits_;
    PositionReading reading_;
    PositionCheck check_;
    EditTool tool_;
    TableWidget* table_;
    RulesetBar* rules_;
    ErrorReporter errors_;
    PositionPanes* panes_ = nullptr;
    QLabel* state_;
    QLabel* hint_;  ///< on an empty board
    QToolBar* bar_ = nullptr;
    PositionFile file_;
    std::vector<QString> names_;  ///< of those whose game it was taken from
    std::vector<std::string> players_;
    std::optional<PositionWords> words_;
    std::shared_ptr<const engine::Rules> wordsOf_;  ///< the rules that words_ speaks of
    bool showHoverCards_ = true;
    int unread_ = 0;          ///< the message about what could not be read last
    bool isPasting_ = false;  ///< what is being read is one change, and not another position
};

}  // namespace gnostica::gui
