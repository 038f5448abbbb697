// The workshop: where rulesets are made.
#pragma once

#include "app/rulesets/draft_store.h"
#include "app/rulesets/rules_shelf.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/workshop/draft_panes.h"
#include "app/gui/windows/workshop/open_draft.h"
#include "app/table/on_the_table.h"
#include "app/table/replay/wanted_record.h"

#include <QMainWindow>

#include <array>
#include <memory>
#include <string>

class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;

namespace gnostica::gui {

class MessageBar;
class ShelfPane;

/// One draft at a time, with all that is to be known of it around it. Whoever goes to another one leaves the first as
/// a draft: nothing is lost, and nothing asked.
class WorkshopWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must stay.
    WorkshopWindow(RulesShelf& shelf, const OnTheTable& onTable, QWidget* parent);
    ~WorkshopWindow() override;

    /// Opens a ruleset of the shelf, with the changes that were not saved.
    void open(const std::string& id);
    /// Opens a document of one's own that cannot be read as a ruleset.
    void openFile(const QString& path);
    /// Keeps what is not saved at once.
    void keepNow();
    /// Offers what was not saved, if there is something.
    void offerKept();
    ShelfPane& shelf() const { return *shelfPane_; }
    /// Nullptr before the first is opened.
    OpenDraft* draft() const { return open_.get(); }
    DraftPanes* panes() const { return panes_.get(); }
    /// Changes that are neither saved nor, after one more try, kept as a draft.
    std::optional<Unsaved> unsaved();
    const ActionSet& actions() const { return *actions_; }

Q_SIGNALS:
    /// A ruleset that has this id in its file.
    void opened(const QString& id);
    /// To play what is being made, as it stands.
    void playWanted(const std::string& text, const std::string& source);
    /// Likewise, from what lies on the table.
    void playOnWanted(const std::string& text, const std::string& source);
    /// To see what it changes.
    void compareWanted(const std::string& text, const std::string& source);
    void recordWanted(const gnostica::gui::WantedRecord& record);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    enum class Side : std::uint8_t { shelf, book, problems, trial };
    static constexpr std::size_t kSides = 4;

    void makeDocks();
    void makeActions();
    void showNothingOpen();
    void present(const DraftStart& start, bool isLocked);
    void follow(const RulesetMove& move);
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

    RulesShelf& shelf_;
    const OnTheTable& onTable_;
    DraftStore store_;
    ActionSet* actions_;
    MessageBar* messages_;
    ErrorReporter errors_;
    ShelfPane* shelfPane_;
    QStackedWidget* place_;
    QLabel* empty_;
    std::array<QLabel*, kSides - 1> nothing_{};  ///< in the docks behind the shelf's, as long as nothing is open
    QLabel* state_;
    std::array<QDockWidget*, kSides> docks_{};
    QMenu* view_ = nullptr;
    QToolBar* bar_ = nullptr;
    int shownGames_ = 0;  ///< trial games that people have looked at
    std::unique_ptr<OpenDraft> open_;
    std::unique_ptr<DraftPanes> panes_;
};

}  // namespace gnostica::gui
