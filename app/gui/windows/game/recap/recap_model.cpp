#include "app/gui/windows/game/recap/recap_model.h"

#include <utility>

namespace gnostica::gui {

void RecapModel::setLines(std::vector<RecapLine> lines) {
    if (lines == lines_) {
        return;
    }
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
}

const RecapLine* RecapModel::lineAt(int row) const {
    const auto place = static_cast<std::size_t>(row);
    return row >= 0 && place < lines_.size() ? &lines_[place] : nullptr;
}

int RecapModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant RecapModel::data(const QModelIndex& index, int role) const {
    const RecapLine* line = index.isValid() ? lineAt(index.row()) : nullptr;
    const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    return line != nullptr && isText ? QVariant(line->sentence) : QVariant();
}

}  // namespace gnostica::gui
