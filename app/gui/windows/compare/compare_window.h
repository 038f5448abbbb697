// Two rulesets, or more, side by side.
#pragma once

#include "app/async/job.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/explore/change_goal.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "app/table/replay/wanted_record.h"

#include <QMainWindow>

#include <vector>

class QLabel;
class QTabWidget;

namespace gnostica::gui {

class ArmsBar;
class ExperimentsPage;
class ExplorePage;
class RulesPage;

/// Lets people choose, and hands what they chose to the pages: what is different, the same position by both, and what
/// it does to games.
class CompareWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must stay.
    CompareWindow(RulesetSources& sources, SettingsStore& settings, QWidget* parent);
    ~CompareWindow() override;

    ArmsBar& arms() const { return *arms_; }
    RulesPage& rules() const { return *rules_; }
    StepsPage& steps() const { return *steps_; }
    ExperimentsPage& experiments() const { return *experiments_; }
    ExplorePage& explore() const { return *explore_; }
    /// What was chosen is being compiled: what is shown is still what was chosen before.
    bool isReading() const { return reading_.isRunning(); }
    QTabWidget& tabs() const { return *tabs_; }
    const ActionSet& actions() const { return *actions_; }
    /// By both rulesets.
    void showPosition(const nlohmann::json& position);
    /// A file that is being written, and is not there before it is whole.
    std::optional<Unsaved> unwritten() const;
    /// What is wrong with the choice; empty if nothing is.
    QString problem() const;
    /// Which of the rulesets has changes that are not compared; empty if none has.
    QString unsaved() const;
    /// That not all rulesets are seen where one looks; empty if they are.
    QString notSeen() const;
    /// Documents that cannot be chosen, and why; empty if there are none.
    QString notOffered() const;

Q_SIGNALS:
    void recordWanted(const gnostica::gui::WantedRecord& record);

private:
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
    MessageBar* messages_;
    ErrorReporter errors_;
    ArmsBar* arms_;
    QLabel* problem_;
    QLabel* unsaved_;
    QLabel* notSeen_;
    QLabel* notOffered_;
    QTabWidget* tabs_;
    RulesPage* rules_;
    StepsPage* steps_;
    ExperimentsPage* experiments_;
    ExplorePage* explore_;
    std::vector<ComparedRules> shown_;  ///< none: the choice cannot be played
    Job<NoProgress, std::vector<engine::Checked<ComparedRules>>> reading_;
};

}  // namespace gnostica::gui
