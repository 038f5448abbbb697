// Progress and results of one experiment.
#pragma once

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/experiments/experiment_files.h"
#include "app/gui/windows/compare/experiments/experiment_head.h"
#include "app/gui/windows/compare/experiments/results_feed.h"
#include "app/gui/windows/compare/export/page_export.h"
#include "app/gui/windows/compare/pictures/game_finder.h"
#include "app/gui/windows/compare/pictures/picture_feed.h"
#include "app/rulesets/rules_shelf.h"
#include "app/table/replay/wanted_record.h"

#include <QWidget>

#include <cstdint>

class QModelIndex;
class QTableView;

namespace gnostica::gui {

class PlayedGames;
class MetricPane;
class ResultsModel;

/// The table of metrics, an explanation of the chosen one, its pictures, and the games behind the numbers.
class ExperimentView : public QWidget {
    Q_OBJECT

public:
    /// All must outlive this.
    ExperimentView(const rulesets::RulesShelf& shelf, const ExperimentRunner& runner, const ErrorReporter& errors,
                   QWidget* parent = nullptr);
    ~ExperimentView() override;

    void show(const ExperimentEntry& entry);
    /// The runner has started, resumed or ended.
    void follow();

    const ResultsFeed& feed() const { return feed_; }
    const PictureFeed& pictures() const { return pictures_; }
    const PageExport& page() const { return page_; }
    ExperimentHead& head() const { return *head_; }
    QTableView& table() const { return *table_; }
    MetricPane& metricPane() const { return *metric_; }
    PlayedGames& played() const { return *games_; }
    /// Writes to the path that the user has chosen, but never over the experiment itself. A page is written in the
    /// background; page() reports its progress.
    void exportTo(const QString& path, ExportFormat format, const ExperimentResults& results);

Q_SIGNALS:
    /// The user wants to watch a game.
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    void build();
    void connectParts();
    void connectExport();
    bool isRunning() const { return runner_.isRunning() && runner_.path() == entry_.path; }
    /// Column widths: never narrower than now, or fitted to the contents.
    enum class Widths : std::uint8_t { grow, fit };
    void fill(Widths widths);
    void sizeColumns(Widths widths);
    void pick(const QModelIndex& index);
    void listGames(const QModelIndex& index);
    void findGames(PicturePart part);
    void listFound(const std::vector<std::size_t>& games);
    void say(const ResultsProblem& problem);
    void sayOfPage(const PageProblem& problem);
    void askAndWrite(ExportFormat format);
    void retranslate();

    const rulesets::RulesShelf& shelf_;
    const ExperimentRunner& runner_;
    const ErrorReporter& errors_;
    ExperimentEntry entry_;
    ResultsFeed feed_;
    PictureFeed pictures_;
    GameFinder finder_;
    PageExport page_;
    std::function<QString(int)> wanted_;  ///< describes the games being searched for; empty once they are listed
    std::shared_ptr<const ExperimentResults> searched_;
    std::function<void()> askAgain_;  ///< lists the games again after more have been played
    QString problem_;
    ExperimentHead* head_;
    QTableView* table_;
    ResultsModel* model_;
    MetricPane* metric_;
    PlayedGames* games_;
};

}  // namespace gnostica::gui
