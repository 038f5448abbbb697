#include "app/gui/windows/compare/experiments/experiment_view.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiment_page.h"
#include "app/gui/windows/compare/experiments/played_games.h"
#include "app/gui/windows/compare/experiments/results_model.h"
#include "app/gui/windows/compare/pictures/metric_pane.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

/// Lists up to this length are sorted repeatedly while games are played; a longer one is updated at the end.
constexpr int kFewGames = 1000;
/// Shares of their common width.
constexpr int kPictureShare = 3;
constexpr int kGamesShare = 2;

}  // namespace

ExperimentView::ExperimentView(const rulesets::RulesShelf& shelf, const ExperimentRunner& runner,
                               const ErrorReporter& errors, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      runner_(runner),
      errors_(errors),
      feed_(shelf.registry()),
      pictures_(shelf.words()),
      head_(new ExperimentHead(runner, this)),
      table_(new QTableView(this)),
      model_(new ResultsModel(this)),
      metric_(new MetricPane(this)),
      games_(new PlayedGames(errors, this)) {
    build();
    connectParts();
    connectExport();
    retranslate();
    whenLanguageChanges(this, [this] {
        page_.cancel();  // half of it would be in another language
        retranslate();
        pictures_.again();
    });
}

ExperimentView::~ExperimentView() = default;

void ExperimentView::build() {
    table_->setModel(model_);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setStretchLastSection(true);
    auto* lower = new QSplitter(this);
    lower->addWidget(metric_);
    lower->addWidget(games_);
    lower->setStretchFactor(0, kPictureShare);
    lower->setStretchFactor(1, kGamesShare);
    lower->setSizes({kPictureShare, kGamesShare});  // by its size hint, the picture would leave the list two columns
    lower->setChildrenCollapsible(false);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(table_);
    parts->addWidget(lower);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(head_);
    lines->addWidget(parts, 1);
}

void ExperimentView::connectParts() {
    connect(&feed_, &ResultsFeed::changed, this, [this] {
        problem_.clear();
        fill(isRunning() ? Widths::grow : Widths::fit);
    });
    connect(&feed_, &ResultsFeed::failed, this, &ExperimentView::say);
    connect(head_, &ExperimentHead::otherChosen, this, [this] { fill(Widths::grow); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ExperimentView::pick);
    connect(table_, &QTableView::clicked, this, &ExperimentView::listGames);
    connect(table_, &QTableView::activated, this, &ExperimentView::listGames);
    connect(games_, &PlayedGames::recordWanted, this, &ExperimentView::recordWanted);
    connect(metric_, &MetricPane::picturesWanted, &pictures_, &PictureFeed::setWanted);
    connect(metric_, &MetricPane::gamesWanted, this, &ExperimentView::findGames);
    connect(&pictures_, &PictureFeed::changed, metric_, [this] { metric_->setPictures(pictures_.pictures()); });
    connect(&pictures_, &PictureFeed::failed, this, [this](const lab::LabError& error) { say(error); });
    connect(&finder_, &GameFinder::found, this, &ExperimentView::listFound);
    connect(&finder_, &GameFinder::failed, this, [this](const lab::LabError& error) { say(error); });
}

void ExperimentView::connectExport() {
    connect(head_, &ExperimentHead::exportWanted, this, &ExperimentView::askAndWrite);
    connect(head_, &ExperimentHead::exportUnwanted, &page_, &PageExport::cancel);
    connect(&page_, &PageExport::progressed, head_, &ExperimentHead::setWriting);
    connect(&page_, &PageExport::failed, this, &ExperimentView::sayOfPage);
    connect(&page_, &PageExport::written, this, [this](const QString& path) {
        //: %1: a file
        errors_.tell(language::fill(tr("The report has been saved as “%1”."),
                                    {language::embedded(QDir::toNativeSeparators(path))}));
    });
}

// ---- The experiment -------------------------------------------------------------------------------------------------

void ExperimentView::show(const ExperimentEntry& entry) {
    const bool isOther = entry.path != entry_.path;
    const bool isLonger = entry.done != entry_.done || entry.state != entry_.state;
    entry_ = entry;
    if (isOther) {
        problem_.clear();
        finder_.cancel();
        page_.cancel();
        model_->show(nullptr, 1);
        games_->clear();
        askAgain_ = nullptr;
        pictures_.follow(nullptr);
        metric_->clear();
        head_->setOthers({});
    }
    feed_.setGrowing(isRunning());
    if (entry.problem) {
        problem_ = sentenceOf(*entry.problem);
        feed_.follow({});
    } else if (isOther || !problem_.isEmpty() || (isLonger && !isRunning())) {
        problem_.clear();
        feed_.follow(entry.path);
    }
    follow();
}

void ExperimentView::follow() {
    feed_.setGrowing(isRunning());
    head_->show(entry_, problem_, feed_.results() != nullptr);
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

// ---- Results --------------------------------------------------------------------------------------------------------

void ExperimentView::fill(Widths widths) {
    const auto& results = feed_.results();
    if (results == nullptr) {
        return;
    }
    const auto& arms = results->plan().arms;
    QStringList others;
    for (std::size_t i = 1; i < arms.size(); ++i) {
        others << language::cleaned(QString::fromStdString(arms[i].label));
    }
    head_->setOthers(others);
    const bool isFirst = model_->columnCount() == 0;
    model_->show(results, head_->other() + 1);
    sizeColumns(isFirst ? Widths::fit : widths);
    if (isFirst) {
        table_->setCurrentIndex(model_->index(0, ResultsModel::metric));
    }
    pictures_.follow(results);
    pick(table_->currentIndex());
    if (askAgain_ && (!isRunning() || games_->count() <= kFewGames)) {
        askAgain_();
    }
    follow();
}

/// Numbers change in length as games come in, so columns never shrink meanwhile; otherwise they would jitter. Columns
/// that the user has widened keep their width unless there are other results.
void ExperimentView::sizeColumns(Widths widths) {
    for (int column = 0; column + 1 < model_->columnCount(); ++column) {
        const int wanted = std::max(table_->horizontalHeader()->sectionSizeHint(column),
                                    table_->QAbstractItemView::sizeHintForColumn(column));
        const int least = widths == Widths::grow ? table_->columnWidth(column) : 0;
        table_->setColumnWidth(column, std::max(least, wanted + 1));
    }
}

void ExperimentView::pick(const QModelIndex& index) {
    if (const engine::lab::MetricSummary* summary = model_->row(index); summary && feed_.results() != nullptr) {
        metric_->present(feed_.results(), *summary);
    }
}

void ExperimentView::listGames(const QModelIndex& index) {
    if (index.isValid() && feed_.results() != nullptr) {
        finder_.cancel();
        const GameFilter filter = model_->filterOf(index);
        games_->list(feed_.results(), filter);
        askAgain_ = [this, filter] { games_->renew(feed_.results(), gamesOf(*feed_.results(), filter)); };
    }
}

void ExperimentView::findGames(PicturePart part) {
    const report::Illustration* shown = metric_->current();
    if (shown == nullptr || feed_.results() == nullptr) {
        return;
    }
    const QString title = shown->title;
    const QString row = rowsOf(shown->picture).value(part.row);
    const QString series = seriesOf(shown->picture).value(part.series);
    wanted_ = [title, row, series](int count) {
        //: %1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured
        return language::fill(
            tr("%n games behind %1, %2, %3. Press Enter or double-click to watch one.", nullptr, count),
            {title, row, series});
    };
    askAgain_ = [this, rows = shown->rows, part] {
        searched_ = feed_.results();
        finder_.find(searched_, rows, part);
    };
    askAgain_();
}

void ExperimentView::listFound(const std::vector<std::size_t>& games) {
    if (!wanted_) {
        games_->renew(searched_, games);
        return;
    }
    const engine::lab::MetricSummary* row = model_->row(table_->currentIndex());
    games_->list(searched_, row != nullptr ? row->metric : engine::lab::Metric::turns, games,
                 std::exchange(wanted_, nullptr));
}

// ---- Export ---------------------------------------------------------------------------------------------------------

void ExperimentView::askAndWrite(ExportFormat format) {
    struct Kind {
        QString ending;
        QString filter;
    };
    const Kind kinds[] = {{QStringLiteral(".html"), tr("Pages (*.html)")},
                          {QStringLiteral(".json"), tr("JSON (*.json)")},
                          {QStringLiteral(".csv"), tr("Tables (*.csv)")}};
    const Kind& kind = kinds[static_cast<std::size_t>(format)];
    const auto results = feed_.results();  // another experiment can be shown while the dialog is open
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the results"),
                                                      QDir::home().filePath(entry_.name + kind.ending), kind.filter);
    if (!path.isEmpty() && results != nullptr) {
        exportTo(path, format, *results);
    }
}

void ExperimentView::exportTo(const QString& path, ExportFormat format, const ExperimentResults& results) {
    errors_.withdraw();
    auto written = storage::checkTarget(path, storage::filesOf(shelf_.library()) << results.path);
    if (written && format == ExportFormat::html) {
        page_.start(path, experimentPage(results.path, shelf_));
    } else if (written) {
        written = storage::writeFile(path, format == ExportFormat::json
                                               ? engine::jsonText(lab::toJson(results.report), 2) + '\n'
                                               : lab::toCsv(results.report));
    }
    if (!written) {
        errors_.report([] { return tr("The results could not be exported."); }, written.error());
    }
}

void ExperimentView::sayOfPage(const PageProblem& problem) {
    const auto attempt = [] { return tr("The results could not be exported."); };
    if (const auto* error = std::get_if<storage::FileError>(&problem)) {
        errors_.report(attempt, *error);
    } else {
        say(std::get<ResultsProblem>(problem));
    }
}

void ExperimentView::retranslate() {
    table_->setAccessibleName(tr("Results of the experiment"));
    sizeColumns(Widths::grow);
    follow();
}

}  // namespace gnostica::gui
