#include "app/gui/windows/game/advice/review/decisions_model.h"

#include "app/wording/advice_wording.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kMost = 12;
/// Less than this nobody can tell from chance.
constexpr float kLeast = 0.02F;

}  // namespace

void DecisionsModel::setBadges(std::function<QIcon(engine::Seat)> badges) {
    badges_ = std::move(badges);
    if (!rows_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
    }
}

void DecisionsModel::clear() {
    beginResetModel();
    rows_.clear();
    endResetModel();
}

bool DecisionsModel::wants(float cost) const {
    return cost >= kLeast && (rowCount() < kMost || cost > rows_.back().cost);
}

void DecisionsModel::add(DecisionRow row) {
    if (!wants(row.cost)) {
        return;
    }
    if (rowCount() == kMost) {
        beginRemoveRows({}, kMost - 1, kMost - 1);
        rows_.pop_back();
        endRemoveRows();
    }
    const auto behind =
        std::find_if(rows_.begin(), rows_.end(), [&row](const DecisionRow& other) { return other.cost < row.cost; });
    const auto place = static_cast<int>(behind - rows_.begin());
    beginInsertRows({}, place, place);
    rows_.insert(behind, std::move(row));
    endInsertRows();
}

int DecisionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int DecisionsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant DecisionsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const DecisionRow& row = this->row(index.row());
    const bool isWords = index.column() == wordsColumn;
    switch (role) {
    case Qt::DisplayRole: return isWords ? row.words : wording::AdviceWording::percent(row.cost);
    case Qt::DecorationRole: return isWords && badges_ ? QVariant(badges_(row.seat)) : QVariant();
    case Qt::TextAlignmentRole: return QVariant(isWords ? Qt::AlignLeading | Qt::AlignVCenter : Qt::AlignCenter);
    default: return {};
    }
}

QVariant DecisionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    //: how much of the chance of winning a decision gave away, as a percentage
    return section == wordsColumn ? tr("Decisions that cost most") : tr("Cost", "column: what a decision has cost");
}

}  // namespace gnostica::gui
