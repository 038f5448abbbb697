#include "app/gui/windows/game/advice/hint/hint_model.h"

#include "app/wording/advice_wording.h"

namespace gnostica::gui {

void HintModel::setRows(std::vector<HintRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int HintModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int HintModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant HintModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const HintRow& row = this->row(index.row());
    const bool isStep = index.column() == stepColumn;
    switch (role) {
    case Qt::DisplayRole: return isStep ? row.words : wording::AdviceWording::percent(row.chance);
    case Qt::TextAlignmentRole: return QVariant(isStep ? Qt::AlignLeading | Qt::AlignVCenter : Qt::AlignCenter);
    default: return {};
    }
}

QVariant HintModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == stepColumn ? tr("Step", "column: a step of a player")
                                 : tr("Chance", "column: the chance of winning, as a percentage");
}

}  // namespace gnostica::gui
