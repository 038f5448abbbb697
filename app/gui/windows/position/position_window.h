// The window for setting up positions.
#pragma once

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
#include "app/rulesets/rules_shelf.h"
#include "app/table/on_the_table.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLabel;

namespace gnostica::gui {

class PositionPanes;
class RulesetBar;
class TableWidget;
class WindowHead;

/// Appearance of tables, from the settings.
struct PositionLook {
    bool showHoverCards = true;
    bool showEdge = true;
};

/// A board that is edited by pointing, a palette, hands and piles, players and fields around it, and a list of problems
/// below. Every change can be undone; every refusal is explained. Reads positions from files, games, records and the
/// clipboard, saves and copies them in the notation, continues them as games and compares them.
class PositionWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive this.
    PositionWindow(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent);
    ~PositionWindow() override;

    /// Each asks first whether to save changes. False: the user has cancelled.
    bool openEmpty();
    bool openMoment(const table::MomentPosition& moment);
    /// Reads in the background; after a problem, which is reported, nothing has changed.
    void openFile(const QString& path, engine::Mends mends = engine::Mends::no);
    /// As one change, which can be undone.
    void paste(const QString& text);
    /// Unsaved changes.
    std::optional<Unsaved> unsaved();

    PositionDocument& document() { return document_; }
    const PositionDraft& draft() const { return document_.draft(); }
    /// Includes the keys that name its ruleset. check() reports whether it can be played.
    nlohmann::json position() const;
    const PositionCheck& check() const { return check_; }
    TableWidget& table() const { return *table_; }
    PositionPanes& panes() const { return *panes_; }
    EditTool& tool() { return tool_; }
    const ActionSet& actions() const { return *actions_; }
    /// Is a file or a text being read?
    bool isReading() const { return reading_.isRunning(); }
    void applyLook(const PositionLook& look);
    /// Enables the comparison of positions.
    void setComparable(bool comparable);

Q_SIGNALS:
    /// The user wants to play from this position.
    void playWanted(const gnostica::table::TablePosition& from);
    /// The user wants to compare the position under two rulesets; it names its ruleset.
    void compareRequested(const nlohmann::json& position);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void makeHead();
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
    /// Asks whether to save changes.
    bool mayLeave() { return mayGo(unsaved(), this); }
    /// False, with a message, if the position cannot be used.
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

    const rulesets::RulesShelf& shelf_;
    const table::OnTheTable& onTable_;
    ActionSet* actions_;
    WindowHead* head_;
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
    QLabel* hint_;  ///< shown on an empty board
    PositionFile file_;
    std::vector<QString> names_;  ///< the players of the game that it was taken from
    std::vector<std::string> players_;
    std::optional<PositionWords> words_;
    std::shared_ptr<const engine::Rules> wordsOf_;  ///< the rules of words_
    bool showHoverCards_ = true;
    int unread_ = 0;          ///< message about the last failed read
    bool isPasting_ = false;  ///< the current read is a change, not a new position
};

}  // namespace gnostica::gui
