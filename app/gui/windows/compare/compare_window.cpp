#include "app/gui/windows/compare/compare_window.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/look/head/window_head.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/parchment/tab_sheet.h"
#include "app/gui/look/parchment/window_cloth.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/shared/rulesets/not_offered.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiment_view.h"
#include "app/gui/windows/compare/experiments/experiments_page.h"
#include "app/gui/windows/compare/explore/explore_page.h"
#include "app/gui/windows/compare/rules/rules_page.h"
#include "app/language/fill.h"

#include <QAction>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gnostica::gui {

namespace {

/// Beside the sheets, next to their shadows, in pixels.
constexpr int kRoundSheets = 6;

/// The initial choice: comparing a game with itself would show nothing.
std::vector<RulesetPick> twoGames(const rulesets::RulesShelf& shelf) {
    std::vector<RulesetPick> picks(1);
    for (const rulesets::RulesetTitle& game : shelf.games()) {
        if (picks.size() < 2 && game.id.toStdString() != picks.front().id) {
            picks.push_back({RulesetPick::Kind::installed, game.id.toStdString()});
        }
    }
    return picks;
}

}  // namespace

CompareWindow::CompareWindow(RulesetSources& sources, SettingsStore& settings, QWidget* parent)
    : QMainWindow(parent),
      sources_(sources),
      settings_(settings),
      actions_(new ActionSet(KeyScope::compare, this)),
      head_(new WindowHead(this)),
      messages_(new MessageBar(this)),
      errors_(*messages_, MessageBar::Topic::attempt),
      arms_(new ArmsBar(sources, this)),
      problem_(plainSentence(this)),
      unsaved_(plainSentence(this)),
      notSeen_(plainSentence(this)),
      notOffered_(plainSentence(this)),
      anew_(new PageButton(PageButton::Role::plain, this)),
      tabs_(new QTabWidget(this)),
      rules_(new RulesPage(sources.shelf(), errors_, this)),
      steps_(new StepsPage(sources.shelf(), sources.onTable(), errors_, this)),
      experiments_(new ExperimentsPage(sources.shelf(), errors_, this)),
      explore_(new ExplorePage(sources.shelf(), errors_, this)) {
    setObjectName(QStringLiteral("compare"));
    layOut();
    makeActions();
    connect(experiments_, &ExperimentsPage::recordWanted, this, &CompareWindow::recordWanted);
    connect(explore_, &ExplorePage::changeWanted, this, &CompareWindow::showChange);
    resize(fittingScreen(*this, QSize(1280, 860)));
    retranslate();
    std::vector<RulesetPick> left = picksIn(settings_.now().compared);
    if (left.empty()) {
        left = twoGames(sources_.shelf());
    }
    arms_->setPicks(std::move(left));
    arms_->box(0).list().setFocus();  // not the menu button, which is the first
    connect(arms_, &ArmsBar::changed, this, &CompareWindow::follow);
    connect(tabs_, &QTabWidget::currentChanged, this, &CompareWindow::showNotSeen);
    connect(&sources_, &RulesetSources::changed, this, &CompareWindow::follow);
    problem_->hide();
    anew_->hide();
    unsaved_->hide();
    follow();
    whenLanguageChanges(this, [this] {
        retranslate();
        follow();
    });
}

CompareWindow::~CompareWindow() = default;

/// The choice and what is to be said about it on one sheet, the pages on another.
void CompareWindow::layOut() {
    QFont bold = problem_->font();
    bold.setBold(true);
    problem_->setFont(bold);
    notOffered_->setForegroundRole(QPalette::PlaceholderText);
    tabs_->addTab(rules_, QString());
    tabs_->addTab(steps_, QString());
    tabs_->addTab(experiments_, QString());
    tabs_->addTab(explore_, QString());
    auto* choice = new QWidget(this);
    auto* notes = new QVBoxLayout(choice);
    notes->setContentsMargins(0, 0, 0, 0);
    notes->setSpacing(0);
    notes->addWidget(arms_);
    for (QLabel* each : {problem_, unsaved_, notSeen_, notOffered_}) {
        each->setContentsMargins(9, 0, 9, 6);
        notes->addWidget(each);
    }
    notes->insertWidget(notes->indexOf(problem_) + 1, anew_, 0, Qt::AlignLeft);
    connect(anew_, &QPushButton::clicked, this, [this] { arms_->setPicks(twoGames(sources_.shelf())); });
    auto* middle = new QWidget(this);
    auto* lines = new QVBoxLayout(middle);
    lines->setContentsMargins(kRoundSheets, 0, kRoundSheets, 0);
    lines->setSpacing(0);
    lines->addWidget(messages_);
    lines->addWidget(new Parchment(choice, middle));
    lines->addWidget(new TabSheet(tabs_, middle), 1);
    setCentralWidget(middle);
    new WindowCloth(*this);
}

void CompareWindow::makeActions() {
    setMenuWidget(head_);
    head_->setActions(*actions_);
    head_->addButton(actions_->at(Act::findCommand), QStringLiteral("find"));
    connect(actions_->at(Act::swapRulesets), &QAction::triggered, arms_, &ArmsBar::swap);
    connect(actions_->at(Act::addArm), &QAction::triggered, arms_, &ArmsBar::add);
    connect(actions_->at(Act::closeCompare), &QAction::triggered, this, &QWidget::close);
}

/// Rulesets are compiled in the background: some take longer than a click may.
void CompareWindow::follow() {
    steps_->followTable();
    notOffered_->setText(gui::notOffered(sources_.shelf()));
    notOffered_->setVisible(!notOffered_->text().isEmpty());
    showNotSeen();
    const std::vector<RulesetPick> picks = arms_->picks();
    std::vector<engine::Checked<RulesetRecipe>> recipes;
    std::ranges::transform(picks, std::back_inserter(recipes),
                           [this](const RulesetPick& pick) { return sources_.find(pick); });
    reading_.start(
        [recipes = std::move(recipes), &registry = sources_.shelf().registry()](const std::stop_token& stop) {
            std::vector<engine::Checked<ComparedRules>> found;
            for (const auto& recipe : recipes) {
                if (stop.stop_requested()) {
                    break;
                }
                found.push_back(recipe ? compiled(*recipe, registry) : tl::unexpected(recipe.error()));
            }
            return found;
        },
        [this](const std::vector<engine::Checked<ComparedRules>>& found) { take(found); });
    actions_->at(Act::addArm)->setEnabled(picks.size() < ArmsBar::kMost);
    if (const QByteArray text = textOf(picks); text != settings_.now().compared) {
        settings_.change([&](Settings& settings) { settings.compared = text; });
    }
}

void CompareWindow::take(const std::vector<engine::Checked<ComparedRules>>& found) {
    const std::vector<RulesetPick> picks = arms_->picks();
    std::vector<ComparedRules> rules;
    QStringList problems;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i]) {
            rules.push_back(*found[i]);
        } else {
            problems << problemOf(picks[i], i, found[i].error());
        }
    }
    problem_->setText(problems.join(u'\n'));
    problem_->setVisible(!problems.isEmpty());
    anew_->setVisible(!problems.isEmpty());
    showUnsaved(found);
    hand(problems.isEmpty() ? std::move(rules) : std::vector<ComparedRules>());
}

void CompareWindow::showNotSeen() {
    const QWidget* page = tabs_->currentWidget();
    const bool isOfTwo = page == rules_ || page == steps_;
    notSeen_->setText(tr("Only A and B are compared here."));
    notSeen_->setVisible(isOfTwo && arms_->picks().size() > 2);
}

/// Users who play a draft would expect the comparison to include its changes.
void CompareWindow::showUnsaved(const std::vector<engine::Checked<ComparedRules>>& found) {
    QStringList notes;
    for (const auto& rules : found) {
        if (rules && sources_.isUnsaved(rules->pick)) {
            //: %1: name of a ruleset
            notes << language::fill(tr("“%1” has unsaved changes; its last saved version is compared."), {rules->name});
        }
    }
    notes.removeDuplicates();
    unsaved_->setText(notes.join(u'\n'));
    unsaved_->setVisible(!notes.isEmpty());
}

/// A page keeps its contents unless its rulesets have changed.
void CompareWindow::hand(std::vector<ComparedRules> found) {
    if (found.empty()) {
        rules_->clear();
        steps_->clear();
    } else if (shown_.empty() || !(found[0] == shown_[0]) || !(found[1] == shown_[1])) {
        rules_->compare(found[0], found[1]);
        steps_->compare(found[0], found[1]);
    }
    experiments_->setArms(found);
    explore_->setArms(found);
    shown_ = std::move(found);
}

/// The changed ruleset becomes a draft, which can be compared like any other and saved in the workshop.
void CompareWindow::showChange(const ComparedRules& explored, const std::string& document, ChangeGoal goal) {
    const auto changed = sources_.offer(document, {});
    if (!changed) {
        return;
    }
    arms_->setPicks({explored.pick, *changed});
    if (goal == ChangeGoal::rules) {
        tabs_->setCurrentWidget(rules_);
    } else {
        experiments_->showForm();
        tabs_->setCurrentWidget(experiments_);
    }
}

std::optional<Unsaved> CompareWindow::unwritten() const {
    if (experiments_->list().isMerging()) {
        return Unsaved{tr("Merge shards"), tr("The shards of an experiment are still being merged. If you quit now, "
                                              "the experiment will not be saved.")};
    }
    if (experiments_->view().page().isRunning() || explore_->page().isRunning()) {
        return Unsaved{tr("Export a report"),
                       tr("A report is still being written. If you quit now, its file will not be written.")};
    }
    return std::nullopt;
}

QString CompareWindow::unsaved() const {
    return unsaved_->text();
}

QString CompareWindow::notSeen() const {
    return notSeen_->isHidden() ? QString() : notSeen_->text();
}

QString CompareWindow::notOffered() const {
    return notOffered_->text();
}

QString CompareWindow::problem() const {
    return problem_->text();
}

QString CompareWindow::problemOf(const RulesetPick& pick, std::size_t arm, const engine::Diagnostics& problems) {
    const QString what = pick.kind == RulesetPick::Kind::table ? tr("There is no game on the table.")
                         : problems.empty()                    ? tr("This ruleset cannot be played.")
                                                               : ErrorReporter::sentence(problems.front());
    //: %1: letter of a ruleset; %2: what is wrong with it
    return language::fill(tr("%1: %2", "ruleset: problem"), {ArmsBar::letter(arm), what});
}

void CompareWindow::showPosition(const nlohmann::json& position) {
    tabs_->setCurrentWidget(steps_);
    steps_->showPosition(position);
}

void CompareWindow::retranslate() {
    setWindowTitle(tr("Compare rulesets – Gnostica"));
    head_->setTitle(tr("Compare rulesets", "title of the window"));
    tabs_->setTabText(tabs_->indexOf(rules_), tr("Differences"));
    tabs_->setTabText(tabs_->indexOf(steps_), tr("The same position"));
    tabs_->setTabText(tabs_->indexOf(experiments_), tr("Effects on play"));
    tabs_->setTabText(tabs_->indexOf(explore_), tr("Rules that matter"));
    anew_->setText(tr("Compare two other games"));
    actions_->retranslate();
}

}  // namespace gnostica::gui
