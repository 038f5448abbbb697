// The workshop, in which rulesets are edited.
#pragma once

#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/workshop/draft_panes.h"
#include "app/gui/windows/workshop/open_draft.h"
#include "app/rulesets/draft_store.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/on_the_table.h"
#include "app/table/replay/wanted_record.h"

#include <QMainWindow>

#include <array>
#include <cstdint>
#include <memory>
#include <string>

class QLabel;
class QMenu;
class QStackedWidget;

namespace gnostica::gui {

class MessageBar;
class PageButton;
class ShelfPane;
class WindowHead;

/// One draft at a time, with all information on it. When another one is opened, the first is kept as a draft, without a
/// question.
class WorkshopWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive this.
    WorkshopWindow(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent);
    ~WorkshopWindow() override;

    /// Opens a ruleset of the shelf, with its unsaved changes.
    void open(const std::string& id);
    /// Opens one of the user's documents that cannot be read as a ruleset.
    void openFile(const QString& path);
    /// Keeps unsaved changes immediately.
    void keepNow();
    /// Offers unsaved drafts, if there are any.
    void offerKept();
    ShelfPane& shelf() const { return *shelfPane_; }
    /// Nullptr until the first draft is opened.
    OpenDraft* draft() const { return open_.get(); }
    DraftPanes* panes() const { return panes_.get(); }
    /// Changes that are neither saved nor, after another attempt, kept as a draft.
    std::optional<Unsaved> unsaved();
    const ActionSet& actions() const { return *actions_; }

Q_SIGNALS:
    /// A ruleset with this id in its file has been opened.
    void opened(const QString& id);
    /// The user wants to play the draft in its current state.
    void playWanted(const std::string& text, const std::string& source);
    /// The same, from the position on the table.
    void playOnWanted(const std::string& text, const std::string& source);
    /// The user wants to see the effects of the draft.
    void compareWanted(const std::string& text, const std::string& source);
    void recordWanted(const gnostica::table::WantedRecord& record);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    enum class Side : std::uint8_t { shelf, book, problems, trial };
    static constexpr std::size_t kSides = 4;

    void makeHead();
    void makeDocks();
    void makeActions();
    void showNothingOpen();
    void present(const rulesets::DraftStart& start, bool isLocked);
    void follow(const rulesets::RulesetMove& move);
    void connectDraft();
    void noteOpened();
    bool maySave();
    bool confirm(const QString& question);
    std::optional<bool> askToFollow();
    std::optional<Saving> askToSave();
    bool save(bool follow);
    void showTrialGame(const engine::LoadedRecord& game, int moment);
    QDockWidget& dock(Side side) const { return *docks_[static_cast<std::size_t>(side)]; }
    void updateState();
    QWidget* makeEmptyPage();
    void retranslate();

    rulesets::RulesShelf& shelf_;
    const table::OnTheTable& onTable_;
    rulesets::DraftStore store_;
    ActionSet* actions_;
    WindowHead* head_;
    MessageBar* messages_;
    ErrorReporter errors_;
    ShelfPane* shelfPane_;
    QStackedWidget* place_;
    QLabel* empty_;
    PageButton* begin_;
    std::array<QLabel*, kSides - 1> nothing_{};  ///< in the docks behind that of the shelf, while nothing is open
    QLabel* state_;
    std::array<QDockWidget*, kSides> docks_{};
    QMenu* view_ = nullptr;
    int shownGames_ = 0;  ///< trial games that have been shown
    std::unique_ptr<OpenDraft> open_;
    std::unique_ptr<DraftPanes> panes_;
};

}  // namespace gnostica::gui
