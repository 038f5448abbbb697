#include "app/gui/windows/compare/explore/explore_page.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/explore/change_table.h"
#include "app/gui/windows/compare/explore/change_words.h"
#include "app/gui/windows/compare/explore/explore_form.h"
#include "app/gui/windows/compare/pictures/picture_view.h"
#include "app/gui/windows/compare/time_left.h"
#include "app/lab/exploration_report.h"
#include "app/lab/words/metric_wording.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/report/report_words.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kPermille = 1000;

/// Runs on another thread, with its own copies of the data.
PageExport::Gather explorationPage(std::shared_ptr<const ExplorationFound> found, const rulesets::RulesShelf& shelf) {
    return [found = std::move(found), library = shelf.library(),
            words = shelf.words()](const std::stop_token&) -> GatheredPage {
        auto content = std::make_shared<PageContent>(PageContent{found->pictures, nullptr});
        content->write = [found, library, words](const report::Drawings& drawings) {
            return report::pageOf(found->plan, found->exploration, found->pictures, drawings, {library, *words});
        };
        return content;
    };
}

}  // namespace

ExplorePage::ExplorePage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      errors_(errors),
      runner_(shelf.registry(), shelf.words()),
      form_(new ExploreForm(this)),
      state_(plainSentence(this)),
      progress_(new QProgressBar(this)),
      empty_(plainSentence(this)),
      results_(new QWidget(this)),
      metricLabel_(plainLabel(results_)),
      metric_(new QComboBox(results_)),
      table_(new QTableView(results_)),
      changes_(new ChangeTable(this)),
      picture_(new PictureView(results_)) {
    setObjectName(QStringLiteral("explorePage"));
    build();
    connectParts();
    retranslate();
    follow();
    whenLanguageChanges(this, [this] {
        page_.cancel();
        retranslate();
    });
}

ExplorePage::~ExplorePage() = default;

void ExplorePage::build() {
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(8);
    progress_->setRange(0, kPermille);
    empty_->setAlignment(Qt::AlignCenter);
    metricLabel_->setBuddy(metric_);
    ignoreWheel(*metric_);
    table_->setModel(changes_);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(true);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    for (auto* list : {&goals_, &exports_}) {
        for (QPushButton*& each : *list) {
            each = new QPushButton(results_);
            each->setAutoDefault(false);
        }
    }
    auto* scroll = new QScrollArea(results_);
    scroll->setWidget(picture_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* sides = new QSplitter(results_);
    sides->addWidget(table_);
    sides->addWidget(scroll);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    auto* head = new QHBoxLayout;
    head->addWidget(metricLabel_);
    head->addWidget(metric_);
    head->addStretch(1);
    for (QPushButton* each : exports_) {
        head->addWidget(each);
    }
    auto* ways = new QHBoxLayout;
    ways->addStretch(1);
    for (QPushButton* each : goals_) {
        ways->addWidget(each);
    }
    auto* parts = new QVBoxLayout(results_);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addLayout(head);
    parts->addWidget(sides, 1);
    parts->addLayout(ways);
    auto* lines = new QVBoxLayout(this);
    lines->addWidget(form_);
    lines->addWidget(state_);
    lines->addWidget(progress_);
    lines->addWidget(empty_, 1);
    lines->addWidget(results_, 1);
}

void ExplorePage::connectParts() {
    connect(form_, &ExploreForm::startWanted, this, [this] { explore(form_->wish()); });
    connect(form_, &ExploreForm::stopWanted, &runner_, &ExplorationRunner::stop);
    connect(&runner_, &ExplorationRunner::progressed, this, &ExplorePage::follow);
    connect(&runner_, &ExplorationRunner::ended, this, &ExplorePage::end);
    connect(metric_, &QComboBox::currentIndexChanged, this, &ExplorePage::draw);
    connect(picture_, &PictureView::picked, this, &ExplorePage::pick);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExplorePage::follow);
    connect(table_, &QTableView::activated, this, [this] { want(ChangeGoal::experiment); });
    for (const ChangeGoal goal : {ChangeGoal::experiment, ChangeGoal::rules}) {
        connect(&goTo(goal), &QPushButton::clicked, this, [this, goal] { want(goal); });
    }
    for (const ExportFormat format : {ExportFormat::html, ExportFormat::json}) {
        connect(exports_[static_cast<std::size_t>(format)], &QPushButton::clicked, this,
                [this, format] { carryOut(askToExport(format)); });
    }
    connect(&page_, &PageExport::progressed, this, [this](int done, int of) {
        drawn_ = done;
        pictures_ = of;
        follow();
    });
    connect(&page_, &PageExport::written, this, [this] { exported_ = inPage_; });
    connect(&page_, &PageExport::failed, this, [this](const PageProblem& problem) {
        if (const auto* error = std::get_if<storage::FileError>(&problem)) {
            errors_.report([] { return tr("The findings could not be exported."); }, *error);
        }
    });
}

void ExplorePage::setArms(std::vector<ComparedRules> arms) {
    form_->setArms(std::move(arms));
}

void ExplorePage::explore(ExplorationWish wish) {
    runner_.start(std::move(wish));
}

void ExplorePage::end() {
    draw();
    follow();
}

QString ExplorePage::state() const {
    return state_->text();
}

QString ExplorePage::stateText() const {
    if (pictures_ > 0) {
        return tr("The report is being written.");
    }
    if (runner_.isStopping()) {
        return tr("Finishing the games in progress…");
    }
    if (runner_.isRunning()) {
        const ExplorationState& state = runner_.state();
        if (state.progress.rounds == 0) {
            return tr("Changing the rules…");
        }
        //: %1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it
        QString text =
            language::fill(tr("Round %1 of %2: %n changes.", nullptr, state.progress.changes),
                           {language::number(state.progress.round + 1), language::number(state.progress.rounds)});
        return state.secondsLeft ? language::sentences({text, timeLeft(*state.secondsLeft)}) : text;
    }
    return runner_.isFruitless()
               ? language::sentences(
                     {tr("Stopped before the first round was complete, so there are no findings."), foundText()})
               : foundText();
}

QString ExplorePage::foundText() const {
    const auto& found = runner_.found();
    if (found == nullptr) {
        return {};
    }
    const auto changes = static_cast<int>(found->exploration.changes.size());
    //: %1: name of a ruleset
    const QString tried = language::fill(tr("%n changes of “%1” were tried.", nullptr, changes),
                                         {language::embedded(found->wish.rules.name)});
    return found->exploration.isWhole ? tried : language::sentences({tried, tr("Stopped early.")});
}

void ExplorePage::follow() {
    const bool isRunning = runner_.isRunning();
    const bool isWriting = pictures_ > 0;
    const auto& found = runner_.found();
    form_->setRunning(isRunning, runner_.isStopping());
    state_->setText(stateText());
    state_->setVisible(!state_->text().isEmpty());
    progress_->setVisible(isRunning || isWriting);
    progress_->setValue(isWriting ? kPermille * drawn_ / pictures_
                                  : static_cast<int>(kPermille * runner_.state().share));
    results_->setVisible(found != nullptr);
    empty_->setVisible(found == nullptr);
    empty_->setText(isRunning ? tr("Results appear when a round is complete, or when you stop.")
                              : tr("The effect of each rule on the games appears here."));
    const bool isChosen = found != nullptr && table_->currentIndex().isValid();
    for (QPushButton* each : goals_) {
        each->setEnabled(isChosen);
    }
    for (QPushButton* each : exports_) {
        each->setEnabled(found != nullptr && !isWriting);
    }
}

void ExplorePage::draw() {
    const auto& found = runner_.found();
    if (found == nullptr) {
        return;
    }
    const auto metric = static_cast<std::size_t>(std::max(0, metric_->currentIndex()));
    changes_->show(found, metric);
    table_->resizeColumnsToContents();
    constexpr int widest = 360;
    table_->setColumnWidth(ChangeTable::change, std::min(widest, table_->columnWidth(ChangeTable::change)));
    table_->setColumnWidth(ChangeTable::verdict, std::min(widest, table_->columnWidth(ChangeTable::verdict)));
    table_->resizeRowsToContents();
    const QString name = lab::MetricWording::name(engine::lab::exploredMetrics()[metric]);
    const auto drawn = std::ranges::find(found->pictures, name, &report::Illustration::title);
    picture_->setVisible(drawn != found->pictures.end());
    if (drawn != found->pictures.end()) {
        picture_->present(drawn->picture);
        picture_->setAccessibleName(drawn->title);
    }
}

/// Rows of table and picture are in the same order.
void ExplorePage::pick(PicturePart part) {
    table_->selectRow(part.row);
    table_->scrollTo(table_->currentIndex());
}

void ExplorePage::want(ChangeGoal goal) {
    const ChangeRow* row = changes_->row(table_->currentIndex());
    const Found found = runner_.found();
    if (row != nullptr && found != nullptr) {
        const engine::lab::Change& change = *row->change;
        Q_EMIT changeWanted(found->wish.rules,
                            changedDocument(change, found->wish.rules.name, report::nameOf(change.arm)), goal);
    }
}

bool ExplorePage::exportTo(const QString& path, ExportFormat format, const Found& found) {
    errors_.withdraw();
    auto written = storage::checkTarget(path, storage::filesOf(shelf_.library()));
    if (written && format == ExportFormat::html) {
        inPage_ = found;
        page_.start(path, explorationPage(found, shelf_));
        return false;
    }
    if (written) {
        written = storage::writeFile(path, engine::jsonText(lab::toJson(found->plan, found->exploration), 2) + '\n');
    }
    if (!written) {
        errors_.report([] { return tr("The findings could not be exported."); }, written.error());
        return false;
    }
    exported_ = found;
    return true;
}

/// Saving is true if the file is already written.
std::optional<Saving> ExplorePage::askToExport(ExportFormat format) {
    const bool asPage = format == ExportFormat::html;
    const Found found = runner_.found();  // other results can arrive while the dialog is open
    const QString name = found->wish.rules.name + (asPage ? QStringLiteral(".html") : QStringLiteral(".json"));
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the findings"), QDir::home().filePath(name),
                                                      asPage ? tr("Pages (*.html)") : tr("JSON (*.json)"));
    if (path.isEmpty()) {
        return std::nullopt;
    }
    return [this, path, format, found] { return exportTo(path, format, found); };
}

std::optional<Unsaved> ExplorePage::unsaved() {
    const QString title = tr("Rules that matter");
    if (runner_.isRunning()) {
        return Unsaved{title, tr("The rules are still being tried. The findings so far will be lost.")};
    }
    if (exported_ == runner_.found()) {
        return std::nullopt;
    }
    return Unsaved{title,
                   //: %1: name of a ruleset
                   language::fill(tr("The findings about the rules of “%1” have not been exported and will be lost."),
                                  {language::embedded(runner_.found()->wish.rules.name)}),
                   [this] { return askToExport(ExportFormat::json); }, true};
}

void ExplorePage::retranslate() {
    metricLabel_->setText(tr("Effect &on:"));
    table_->setAccessibleName(tr("Effects of rule changes"));
    goTo(ChangeGoal::experiment).setText(tr("Try it in an &experiment"));
    goTo(ChangeGoal::rules).setText(tr("Rules side &by side"));
    exports_[static_cast<std::size_t>(ExportFormat::html)]->setText(tr("HT&ML…"));
    exports_[static_cast<std::size_t>(ExportFormat::json)]->setText(tr("&JSON…"));
    {
        const QSignalBlocker quiet(metric_);
        const auto metrics = engine::lab::exploredMetrics();
        const auto turns = std::ranges::find(metrics, engine::lab::Metric::turns) - metrics.begin();
        const int chosen = metric_->count() == 0 ? static_cast<int>(turns) : metric_->currentIndex();
        metric_->clear();
        for (const engine::lab::Metric each : metrics) {
            metric_->addItem(lab::MetricWording::name(each));
        }
        metric_->setCurrentIndex(chosen);
    }
    follow();
}

}  // namespace gnostica::gui
