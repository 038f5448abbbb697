// One experiment: how far it is, and what it has found.
#pragma once

#include "app/gui/compare/experiments/experiment_files.h"
#include "app/gui/compare/experiments/experiment_runner.h"
#include "app/gui/compare/experiments/game_shower.h"
#include "app/gui/compare/experiments/results_feed.h"
#include "app/gui/widgets/error_reporter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QTableView;

namespace gnostica::gui {

class GameListModel;
class MetricDetails;
class ResultsModel;

/// The table of metrics, what the chosen one means, and the games behind its numbers.
class ExperimentView : public QWidget {
    Q_OBJECT

public:
    /// All must stay.
    ExperimentView(const engine::Registry& registry, const ExperimentRunner& runner, const ErrorReporter& errors,
                   QWidget* parent = nullptr);
    ~ExperimentView() override;

    void show(const ExperimentEntry& entry);
    /// The runner has begun, gone on or ended.
    void follow();

    const ResultsFeed& feed() const { return feed_; }
    QTableView& table() const { return *table_; }
    QTableView& games() const { return *games_; }
    MetricDetails& details() const { return *details_; }
    QPushButton& pause() const { return *pause_; }
    QProgressBar& progress() const { return *progress_; }
    QString state() const;
    storage::FileResult<void> writeJson(const QString& path) const;
    storage::FileResult<void> writeCsv(const QString& path) const;

Q_SIGNALS:
    void pauseWanted();
    void goOnWanted();
    /// To see a game.
    void recordWanted(const QString& path, int moment);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    bool isRunning() const { return runner_.isRunning() && runner_.path() == entry_.path; }
    void fill();
    void pick(const QModelIndex& index);
    void listGames(const QModelIndex& index);
    void showGame(const QModelIndex& index);
    void say(const ResultsProblem& problem);
    void askAndWrite(bool asJson);
    QString stateText() const;
    void retranslate();

    const ExperimentRunner& runner_;
    const ErrorReporter& errors_;
    ExperimentEntry entry_;
    ResultsFeed feed_;
    GameShower shower_;
    QString problem_;
    QLabel* name_;
    QLabel* state_;
    QProgressBar* progress_;
    QPushButton* pause_;
    QPushButton* csv_;
    QPushButton* json_;
    QLabel* otherLabel_;
    QComboBox* other_;
    QTableView* table_;
    ResultsModel* model_;
    MetricDetails* details_;
    QLabel* gamesHead_;
    QTableView* games_;
    GameListModel* gameModel_;
};

}  // namespace gnostica::gui
