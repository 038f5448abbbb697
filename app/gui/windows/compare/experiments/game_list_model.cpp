#include "app/gui/windows/compare/experiments/game_list_model.h"

#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/lab/words/metric_wording.h"

#include <QStringList>

#include <cmath>
#include <limits>
#include <utility>

namespace gnostica::gui {

using engine::lab::GameRole;
using engine::lab::GameRow;
using engine::lab::Metric;
using wording::MetricWording;

namespace {

constexpr qsizetype kLongestGameLabel = 60;

/// What is a metric of several games is told of each as its length.
Metric shownMetric(Metric metric) {
    return engine::lab::infoOf(metric).perGame ? metric : Metric::turns;
}

QString winnersOf(const GameRow& row) {
    QStringList seats;
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        if (row.result[static_cast<engine::Seat>(seat)] > 0) {
            seats << QString(QChar(static_cast<char16_t>(u'A' + seat)));
        }
    }
    return seats.join(QStringLiteral(", "));
}

}  // namespace

void GameListModel::show(std::shared_ptr<const ExperimentResults> results, Metric metric,
                         std::vector<std::size_t> games) {
    beginResetModel();
    results_ = std::move(results);
    metric_ = metric;
    games_ = std::move(games);
    endResetModel();
}

void GameListModel::clear() {
    beginResetModel();
    games_.clear();
    results_ = nullptr;
    endResetModel();
}

void GameListModel::retranslate() {
    beginResetModel();
    endResetModel();
}

const GameRow& GameListModel::at(int row) const {
    return results_->games[games_[static_cast<std::size_t>(row)]];
}

int GameListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int GameListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : wonBy + 1;
}

double GameListModel::valueOf(const GameRow& row) const {
    return row.values[engine::lab::index(shownMetric(metric_))];
}

QVariant GameListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || (role != Qt::DisplayRole && role != kSortRole)) {
        return {};
    }
    const GameRow& row = at(index.row());
    if (role == kSortRole) {
        return rank(row, index.column());
    }
    switch (index.column()) {
    case deal: return wording::number(row.key.pair + 1);
    case ruleset:
        return wording::cleaned(
            QString::fromStdString(results_->plan().arms[static_cast<std::size_t>(row.key.arm)].label),
            kLongestGameLabel);
    case playedAs:
        switch (row.key.role) {
        case GameRole::deal: return tr("The deal");
        case GameRole::swapped: return tr("Players one seat further");
        case GameRole::skill: return tr("Unequal players");
        case GameRole::skillSwapped: return tr("Unequal players, swapped");
        }
        return {};
    case measured: return MetricWording::value(shownMetric(metric_), valueOf(row));
    case length: return MetricWording::value(Metric::turns, row.values[engine::lab::index(Metric::turns)]);
    default: return winnersOf(row);
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case deal: return tr("Deal", "heading of a column: number of the cards that were dealt");
    case ruleset: return tr("Ruleset");
    case playedAs: return tr("Played as");
    case measured: return MetricWording::name(shownMetric(metric_));
    case length: return MetricWording::name(Metric::turns);
    default: return tr("Winner’s seat");
    }
}

/// What has no value comes before what has one.
double GameListModel::rank(const GameRow& row, int column) const {
    const auto known = [](double value) { return std::isnan(value) ? std::numeric_limits<double>::lowest() : value; };
    switch (column) {
    case deal: return row.key.pair;
    case ruleset: return row.key.arm;
    case playedAs: return static_cast<double>(row.key.role);
    case measured: return known(valueOf(row));
    case length: return known(row.values[engine::lab::index(Metric::turns)]);
    default: {
        double first = 0;
        for (int seat = 0; seat < engine::kMaxSeats && first == 0; ++seat) {
            first = row.result[static_cast<engine::Seat>(seat)] > 0 ? seat + 1 : 0;
        }
        return first;
    }
    }
}

}  // namespace gnostica::gui
