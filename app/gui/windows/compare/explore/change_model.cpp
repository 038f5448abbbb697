#include "app/gui/windows/compare/explore/change_model.h"

#include "app/lab/exploration_report.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/report/report_words.h"
#include "app/lab/words/metric_amount.h"

#include <QFont>

#include <cmath>
#include <utility>

namespace gnostica::gui {

using engine::lab::MetricDifference;

namespace {

QString differenceOf(engine::lab::Metric metric, const MetricDifference& difference) {
    const auto& [low, high] = difference.interval;
    if (difference.pairs == 0 || !std::isfinite(difference.mean) || !std::isfinite(low) || !std::isfinite(high)) {
        return QStringLiteral("–");
    }
    return wording::amountBetween(engine::lab::infoOf(metric).unit, {difference.mean, low, high},
                                  wording::AmountOf::difference)
        .text();
}

}  // namespace

void ChangeModel::show(std::shared_ptr<const ExplorationFound> found, std::size_t metric) {
    beginResetModel();
    found_ = std::move(found);
    metric_ = metric;
    order_ = found_ != nullptr ? lab::byDifference(found_->exploration, metric) : std::vector<std::size_t>();
    endResetModel();
}

void ChangeModel::retranslate() {
    beginResetModel();
    endResetModel();
}

const engine::lab::Explored& ChangeModel::explored(int row) const {
    return found_->exploration.changes[order_[static_cast<std::size_t>(row)]];
}

const engine::lab::Change& ChangeModel::at(int row) const {
    return found_->plan.changes[static_cast<std::size_t>(explored(row).change)];
}

int ChangeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int ChangeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : deals + 1;
}

QString ChangeModel::text(const QModelIndex& index) const {
    const auto metric = engine::lab::exploredMetrics()[metric_];
    const MetricDifference& between = explored(index.row()).differences[metric_];
    switch (index.column()) {
    case change: return report::nameOf(at(index.row()).arm);
    case difference: return differenceOf(metric, between);
    case verdict:
        return report::verdictOf(metric, report::nameOf(found_->plan.base), report::nameOf(at(index.row()).arm),
                                 between);
    default: return wording::number(explored(index.row()).pairs);
    }
}

QVariant ChangeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::ToolTipRole: return wording::plainToolTip(text(index));
    case Qt::TextAlignmentRole:
        return index.column() == difference || index.column() == deals
                   ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant();
    case Qt::FontRole: {
        QFont bold;
        bold.setBold(true);
        return report::isReal(explored(index.row()).differences[metric_]) ? QVariant(bold) : QVariant();
    }
    default: return {};
    }
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case change: return tr("What is changed");
    case difference: return tr("Difference");
    case verdict: return tr("What that means");
    default: return tr("Deals", "column: how often cards were dealt");
    }
}

}  // namespace gnostica::gui
