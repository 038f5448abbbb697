// The games behind a number.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/experiments/experiment_results.h"
#include "app/gui/windows/compare/experiments/game_shower.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QAbstractProxyModel;
class QLabel;
class QTableView;

namespace gnostica::gui {

/// Lists the games and replays the chosen one.
class PlayedGames : public QWidget {
    Q_OBJECT

public:
    enum Place { deal, ruleset, playedAs, measured, length, wonBy };

    /// `errors` must outlive this.
    explicit PlayedGames(const ErrorReporter& errors, QWidget* parent = nullptr);

    /// Lists the games behind a number in the table.
    void list(std::shared_ptr<const ExperimentResults> results, const GameFilter& filter);
    /// Lists these games with their values of the metric. `head` returns the heading in the current language.
    void list(std::shared_ptr<const ExperimentResults> results, engine::lab::Metric metric,
              std::vector<std::size_t> games, std::function<QString(int)> head);
    /// More results have come in: replaces the listed games. The user's place in the list is kept.
    void renew(std::shared_ptr<const ExperimentResults> results, std::vector<std::size_t> games);
    void clear();
    QTableView& games() const { return *games_; }
    /// Returns the game of a row in the table.
    const engine::lab::GameRow& gameAt(const QModelIndex& index) const;
    QString head() const;
    /// Number of listed games.
    int count() const;

Q_SIGNALS:
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    void play(const QModelIndex& index);
    RowTable<std::size_t>::Columns columns() const;
    const engine::lab::GameRow& at(std::size_t place) const { return results_->games[place]; }
    void retranslate();

    const ErrorReporter& errors_;
    std::shared_ptr<const ExperimentResults> results_;
    engine::lab::Metric metric_{};
    std::function<QString(int)> headOf_;
    GameShower shower_;
    QLabel* head_;
    QTableView* games_;
    RowTable<std::size_t>* places_;  ///< indices in the games of the results
    QAbstractProxyModel* order_;
};

}  // namespace gnostica::gui
