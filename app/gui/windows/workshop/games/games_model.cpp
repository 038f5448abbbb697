#include "app/gui/windows/workshop/games/games_model.h"

#include "app/language/foreign_text.h"

namespace gnostica::gui {

void GamesModel::clear() {
    beginResetModel();
    lines_.clear();
    endResetModel();
}

void GamesModel::add(GameLine line) {
    beginInsertRows({}, rowCount(), rowCount());
    lines_.push_back(std::move(line));
    endInsertRows();
}

void GamesModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int GamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const QString text = index.column() == 0 ? at(index).game : at(index).change;
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole: return wording::plainToolTip(text);
    default: return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == 0 ? tr("Game") : tr("What would go otherwise first");
}

}  // namespace gnostica::gui
