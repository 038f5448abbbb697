// Window that compares two or more rulesets.
#pragma once

#include "app/async/job.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/explore/change_goal.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "app/table/replay/wanted_record.h"

#include <QMainWindow>

#include <string>
#include <vector>

class QLabel;
class QTabWidget;

namespace gnostica::gui {

class ArmsBar;
class ExperimentsPage;
class ExplorePage;
class PageButton;
class RulesPage;
class WindowHead;

/// Lets the user choose rulesets and hands them to the pages: rule differences, one position under two rulesets, and
/// effects on play.
class CompareWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive this.
    CompareWindow(RulesetSources& sources, SettingsStore& settings, QWidget* parent);
    ~CompareWindow() override;

    ArmsBar& arms() const { return *arms_; }
    RulesPage& rules() const { return *rules_; }
    StepsPage& steps() const { return *steps_; }
    ExperimentsPage& experiments() const { return *experiments_; }
    ExplorePage& explore() const { return *explore_; }
    /// True while the choice is being compiled: the pages still show the previous choice.
    bool isReading() const { return reading_.isRunning(); }
    QTabWidget& tabs() const { return *tabs_; }
    const ActionSet& actions() const { return *actions_; }
    /// Shows the position under the first two rulesets.
    void showPosition(const nlohmann::json& position);
    /// A file that is being written and does not exist until it is complete.
    std::optional<Unsaved> unwritten() const;
    /// The problem of the choice; empty if there is none.
    QString problem() const;
    /// Notes on rulesets whose unsaved changes are not compared; empty if there are none.
    QString unsaved() const;
    /// Note that the current page does not show all rulesets; empty if it does.
    QString notSeen() const;
    /// Documents that cannot be chosen, with the reasons; empty if there are none.
    QString notOffered() const;

Q_SIGNALS:
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    void layOut();
    void makeActions();
    void follow();
    void take(const std::vector<engine::Checked<ComparedRules>>& found);
    void showChange(const ComparedRules& explored, const std::string& document, ChangeGoal goal);
    void showNotSeen();
    void showUnsaved(const std::vector<engine::Checked<ComparedRules>>& found);
    void hand(std::vector<ComparedRules> found);
    static QString problemOf(const RulesetPick& pick, std::size_t arm, const engine::Diagnostics& problems);
    void retranslate();

    RulesetSources& sources_;
    SettingsStore& settings_;
    ActionSet* actions_;
    WindowHead* head_;
    MessageBar* messages_;
    ErrorReporter errors_;
    ArmsBar* arms_;
    QLabel* problem_;
    QLabel* unsaved_;
    QLabel* notSeen_;
    QLabel* notOffered_;
    PageButton* anew_;  ///< chooses two games, if the present choice cannot be compared
    QTabWidget* tabs_;
    RulesPage* rules_;
    StepsPage* steps_;
    ExperimentsPage* experiments_;
    ExplorePage* explore_;
    std::vector<ComparedRules> shown_;  ///< empty: the choice cannot be played
    async::Job<async::NoProgress, std::vector<engine::Checked<ComparedRules>>> reading_;
};

}  // namespace gnostica::gui
