#include "app/gui/windows/compare/experiments/results_model.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/lab/words/metric_amount.h"
#include "app/lab/words/metric_wording.h"

#include <QFont>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::lab::Difference;
using engine::lab::MetricDifference;
using engine::lab::MetricSummary;
using engine::lab::MetricValue;
using wording::MetricWording;

namespace {

constexpr qsizetype kLongestLabel = 60;

QString valueText(const MetricSummary& summary, int arm) {
    const MetricValue& value = summary.values[static_cast<std::size_t>(arm)];
    return value.pairs == 0
               ? QStringLiteral("–")
               : MetricWording::estimate(summary.metric, value.mean, value.interval.low, value.interval.high);
}

QString differenceText(const MetricSummary& summary, const MetricDifference& difference) {
    const auto [low, high] = std::pair(difference.interval.low, difference.interval.high);
    if (!std::isfinite(difference.mean) || !std::isfinite(low) || !std::isfinite(high)) {
        return QStringLiteral("–");
    }
    return wording::amountBetween(engine::lab::infoOf(summary.metric).unit, {difference.mean, low, high},
                                  wording::AmountOf::difference)
        .text();
}

bool isReal(const MetricDifference& difference) {
    return difference.verdict == Difference::higher || difference.verdict == Difference::lower;
}

}  // namespace

void ResultsModel::show(std::shared_ptr<const ExperimentResults> results, int other) {
    const bool sameLines = results_ != nullptr && results != nullptr && other == other_ &&
                           std::ranges::equal(results_->plan().arms, results->plan().arms, {},
                                              &engine::lab::PlanArm::label, &engine::lab::PlanArm::label) &&
                           std::ranges::equal(results_->report.summary.metrics, results->report.summary.metrics, {},
                                              &MetricSummary::metric, &MetricSummary::metric);
    if (sameLines) {  // the selection stays while results fill in
        results_ = std::move(results);
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, verdict));
        }
        return;
    }
    beginResetModel();
    results_ = std::move(results);
    other_ = other;
    endResetModel();
}

void ResultsModel::retranslate() {
    beginResetModel();
    endResetModel();
}

const MetricSummary& ResultsModel::at(int row) const {
    return results_->report.summary.metrics[static_cast<std::size_t>(row)];
}

GameFilter ResultsModel::filterOf(const QModelIndex& index) const {
    const int arm = index.column() == first ? 0 : index.column() == second ? other_ : -1;
    return {at(index.row()).metric, arm};
}

const MetricDifference* ResultsModel::differenceOf(int row) const {
    const auto& all = at(row).differences;
    const auto found = std::ranges::find(all, other_, &MetricDifference::to);
    return found == all.end() ? nullptr : &*found;
}

QString ResultsModel::label(int arm) const {
    return wording::cleaned(QString::fromStdString(results_->plan().arms[static_cast<std::size_t>(arm)].label),
                            kLongestLabel);
}

int ResultsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || results_ == nullptr ? 0 : static_cast<int>(results_->report.summary.metrics.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || results_ == nullptr ? 0 : results_->plan().arms.size() > 1 ? verdict + 1 : first + 1;
}

QString ResultsModel::text(const QModelIndex& index) const {
    const MetricSummary& summary = at(index.row());
    const MetricDifference* between = differenceOf(index.row());
    switch (index.column()) {
    case metric: return MetricWording::name(summary.metric);
    case first: return valueText(summary, 0);
    case second: return valueText(summary, other_);
    case difference: return between == nullptr ? QStringLiteral("–") : differenceText(summary, *between);
    default:
        return between == nullptr ? QString()
                                  : MetricWording::verdict(summary.metric, label(0), label(other_),
                                                           {between->mean, between->interval.low,
                                                            between->interval.high, isReal(*between)});
    }
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole:
        return wording::plainToolTip(index.column() == metric ? MetricWording::sentence(at(index.row()).metric)
                                                              : text(index));
    case Qt::TextAlignmentRole:
        return index.column() == metric || index.column() == verdict
                   ? QVariant()
                   : QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::FontRole: {
        const MetricDifference* between = differenceOf(index.row());
        QFont bold;
        bold.setBold(true);
        return between != nullptr && isReal(*between) && index.column() >= difference ? QVariant(bold) : QVariant();
    }
    default: return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) {
        return {};
    }
    if (role == Qt::ToolTipRole && (section == first || section == second)) {
        return wording::plainToolTip(label(section == first ? 0 : other_));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case metric: return tr("What is measured");
    case first: return label(0);
    case second: return label(other_);
    case difference: return tr("Difference");
    default: return tr("What that means");
    }
}

}  // namespace gnostica::gui
