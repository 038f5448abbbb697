#include "app/gui/compare/experiments/experiment_view.h"

#include "app/gui/compare/experiments/experiment_list.h"
#include "app/gui/compare/experiments/game_list_model.h"
#include "app/gui/compare/experiments/metric_details.h"
#include "app/gui/compare/experiments/results_model.h"
#include "app/gui/widgets/foreign_text.h"
#include "app/gui/widgets/ignore_wheel.h"
#include "app/storage/files.h"
#include "app/wording/fill.h"
#include "app/wording/metric_wording.h"
#include "app/wording/numbers.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

constexpr int kSecondsAMinute = 60;
constexpr int kSecondsAnHour = 3600;

QTableView* tableOf(QAbstractItemModel* model, QWidget* parent) {
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

}  // namespace

ExperimentView::ExperimentView(const engine::Registry& registry, const ExperimentRunner& runner,
                               const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      errors_(errors),
      feed_(registry),
      name_(plainLabel(this)),
      state_(plainSentence(this)),
      progress_(new QProgressBar(this)),
      pause_(new QPushButton(this)),
      csv_(new QPushButton(this)),
      json_(new QPushButton(this)),
      otherLabel_(plainLabel(this)),
      other_(new QComboBox(this)),
      model_(new ResultsModel(this)),
      details_(new MetricDetails(this)),
      gamesHead_(plainSentence(this)),
      gameModel_(new GameListModel(this)) {
    table_ = tableOf(model_, this);
    games_ = tableOf(gameModel_, this);
    build();
    connectParts();
    retranslate();
}

ExperimentView::~ExperimentView() = default;

void ExperimentView::build() {
    QFont large = name_->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    name_->setFont(large);
    ignoreWheel(*other_);
    otherLabel_->setBuddy(other_);
    games_->setSortingEnabled(true);
    games_->horizontalHeader()->setSortIndicator(GameListModel::deal, Qt::AscendingOrder);
    games_->setSelectionBehavior(QAbstractItemView::SelectRows);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(8);
    auto* head = new QHBoxLayout;
    head->addWidget(name_, 1);
    head->addWidget(otherLabel_);
    head->addWidget(other_);
    head->addWidget(pause_);
    head->addWidget(csv_);
    head->addWidget(json_);
    auto* below = new QWidget(this);
    auto* list = new QVBoxLayout(below);
    list->setContentsMargins(0, 0, 0, 0);
    list->addWidget(gamesHead_);
    list->addWidget(games_, 1);
    auto* lower = new QSplitter(this);
    lower->addWidget(details_);
    lower->addWidget(below);
    lower->setChildrenCollapsible(false);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(table_);
    parts->addWidget(lower);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(head);
    lines->addWidget(state_);
    lines->addWidget(progress_);
    lines->addWidget(parts, 1);
}

void ExperimentView::connectParts() {
    for (QPushButton* each : {pause_, csv_, json_}) {
        each->setAutoDefault(false);
    }
    connect(&feed_, &ResultsFeed::changed, this, &ExperimentView::fill);
    connect(&feed_, &ResultsFeed::failed, this, &ExperimentView::say);
    connect(pause_, &QPushButton::clicked, this, [this] {
        if (isRunning()) {
            Q_EMIT pauseWanted();
        } else {
            Q_EMIT goOnWanted();
        }
    });
    connect(csv_, &QPushButton::clicked, this, [this] { askAndWrite(false); });
    connect(json_, &QPushButton::clicked, this, [this] { askAndWrite(true); });
    connect(other_, &QComboBox::currentIndexChanged, this, &ExperimentView::fill);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExperimentView::pick);
    connect(table_, &QTableView::clicked, this, &ExperimentView::listGames);
    connect(table_, &QTableView::activated, this, &ExperimentView::listGames);
    connect(games_, &QTableView::activated, this, &ExperimentView::showGame);
    connect(&shower_, &GameShower::started, this, [this] { gamesHead_->setText(tr("The game is played anew …")); });
    connect(&shower_, &GameShower::shown, this, [this](const QString& path) {
        listGames(table_->currentIndex());
        Q_EMIT recordWanted(path, 0);
    });
    connect(&shower_, &GameShower::failed, this, [this](const storage::FileError& error) {
        errors_.report([] { return tr("The game could not be shown."); }, error);
    });
}

// ---- The experiment -------------------------------------------------------------------------------------------------

void ExperimentView::show(const ExperimentEntry& entry) {
    const bool isOther = entry.path != entry_.path;
    const bool isLonger = entry.done != entry_.done || entry.state != entry_.state;
    entry_ = entry;
    if (isOther) {
        problem_.clear();
        model_->show(nullptr, 1);
        gameModel_->clear();
        details_->clear();
        gamesHead_->setText(tr("The games behind a number are listed here."));
    }
    feed_.setGrowing(isRunning());
    if (entry.problem) {
        problem_ = sentenceOf(*entry.problem);
        feed_.follow({});
    } else if (isOther || (isLonger && !isRunning())) {
        feed_.follow(entry.path);
    }
    follow();
}

void ExperimentView::follow() {
    feed_.setGrowing(isRunning());
    name_->setText(wording::cleaned(entry_.name));
    const bool canGoOn = entry_.state == ExperimentEntry::State::interrupted && feed_.results() != nullptr;
    pause_->setText(isRunning() ? tr("&Pause") : tr("&Go on"));
    pause_->setVisible(isRunning() || entry_.state == ExperimentEntry::State::interrupted);
    pause_->setEnabled(isRunning() ? !runner_.isPausing() : canGoOn && !runner_.isRunning());
    progress_->setRange(0, std::max(1, isRunning() ? runner_.progress().total : entry_.pairs));
    progress_->setValue(isRunning() ? runner_.progress().done : entry_.done);
    progress_->setVisible(pause_->isVisibleTo(this));
    csv_->setEnabled(feed_.results() != nullptr);
    json_->setEnabled(feed_.results() != nullptr);
    state_->setText(stateText());
}

QString ExperimentView::state() const {
    return state_->text();
}

QString ExperimentView::stateText() const {
    if (!problem_.isEmpty()) {
        return problem_;
    }
    const int done = isRunning() ? runner_.progress().done : entry_.done;
    const int total = isRunning() ? runner_.progress().total : entry_.pairs;
    //: %1: deals that have been played; %2: those that are planned
    const QString deals = wording::fill(tr("%1 of %2 deals."), {wording::number(done), wording::number(total)});
    const auto with = [&](const QString& text) { return deals + u' ' + text; };
    if (isRunning()) {
        if (runner_.isPausing()) {
            return with(tr("The games under way are being ended."));
        }
        if (!runner_.progress().secondsLeft) {
            return with(tr("Computers are playing."));
        }
        const auto left = static_cast<int>(std::min(1e8, std::ceil(*runner_.progress().secondsLeft)));
        return with(left >= kSecondsAnHour
                        ? tr("About %n more hours.", nullptr, (left + kSecondsAnHour / 2) / kSecondsAnHour)
                    : left >= kSecondsAMinute
                        ? tr("About %n more minutes.", nullptr, (left + kSecondsAMinute / 2) / kSecondsAMinute)
                        : tr("About %n more seconds.", nullptr, left));
    }
    switch (entry_.state) {
    case ExperimentEntry::State::interrupted: return with(tr("Interrupted; it can go on where it was."));
    case ExperimentEntry::State::elsewhere: return with(tr("Another program is playing it."));
    case ExperimentEntry::State::finished: return with(tr("Finished."));
    case ExperimentEntry::State::damaged: return tr("The file cannot be read.");
    }
    Q_UNREACHABLE();
}

void ExperimentView::say(const ResultsProblem& problem) {
    if (const auto* error = std::get_if<lab::LabError>(&problem)) {
        problem_ = sentenceOf(*error);
    } else {
        const auto& problems = std::get<engine::Diagnostics>(problem);
        problem_ = problems.empty() ? QString() : ErrorReporter::sentence(problems.front());
    }
    follow();
}

// ---- What it has found ----------------------------------------------------------------------------------------------

void ExperimentView::fill() {
    const auto& results = feed_.results();
    if (results == nullptr) {
        return;
    }
    const auto& arms = results->plan().arms;
    {
        const QSignalBlocker quiet(other_);
        const int chosen = other_->currentIndex();
        other_->clear();
        for (std::size_t i = 1; i < arms.size(); ++i) {
            other_->addItem(wording::cleaned(QString::fromStdString(arms[i].label)));
        }
        other_->setCurrentIndex(std::clamp(chosen, 0, std::max(0, other_->count() - 1)));
    }
    const bool isChoice = arms.size() > 2;
    other_->setVisible(isChoice);
    otherLabel_->setVisible(isChoice);
    const bool isFirst = model_->columnCount() == 0;
    model_->show(results, std::max(0, other_->currentIndex()) + 1);
    if (isFirst) {
        table_->resizeColumnsToContents();
    }
    pick(table_->currentIndex());
    follow();
}

void ExperimentView::pick(const QModelIndex& index) {
    if (index.isValid() && feed_.results() != nullptr) {
        details_->show(feed_.results(), model_->at(index.row()));
    }
}

void ExperimentView::listGames(const QModelIndex& index) {
    if (!index.isValid() || feed_.results() == nullptr) {
        return;
    }
    const GameFilter filter = model_->filterOf(index);
    gameModel_->show(feed_.results(), filter);
    const QHeaderView* head = games_->horizontalHeader();
    gameModel_->sort(head->sortIndicatorSection(), head->sortIndicatorOrder());
    games_->resizeColumnsToContents();
    //: %1: a metric
    gamesHead_->setText(wording::fill(
        tr("%n games behind “%1”. Press Enter on one, or click it twice, to see it.", nullptr, gameModel_->rowCount()),
        {wording::MetricWording::name(filter.metric)}));
}

void ExperimentView::showGame(const QModelIndex& index) {
    if (index.isValid()) {
        shower_.show(feed_.results(), gameModel_->at(index.row()).key);
    }
}

storage::FileResult<void> ExperimentView::writeJson(const QString& path) const {
    return storage::writeFile(path, lab::toJson(feed_.results()->report).dump(2) + '\n');
}

storage::FileResult<void> ExperimentView::writeCsv(const QString& path) const {
    return storage::writeFile(path, lab::toCsv(feed_.results()->report));
}

void ExperimentView::askAndWrite(bool asJson) {
    const QString ending = asJson ? QStringLiteral(".json") : QStringLiteral(".csv");
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export the results"), QDir::home().filePath(entry_.name + ending),
                                     asJson ? tr("JSON (*.json)") : tr("Tables (*.csv)"));
    if (path.isEmpty()) {
        return;
    }
    if (const auto written = asJson ? writeJson(path) : writeCsv(path); !written) {
        errors_.report([] { return tr("The results could not be exported."); }, written.error());
    }
}

void ExperimentView::retranslate() {
    csv_->setText(tr("CS&V…"));
    json_->setText(tr("&JSON…"));
    otherLabel_->setText(tr("Compared &with:"));
    table_->setAccessibleName(tr("What the experiment has found"));
    games_->setAccessibleName(tr("Games of the experiment"));
    model_->retranslate();
    gameModel_->retranslate();
    gamesHead_->setText(tr("The games behind a number are listed here."));
    follow();
}

void ExperimentView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
