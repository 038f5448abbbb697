#include "app/gui/windows/compare/rules/option_model.h"

#include "app/language/foreign_text.h"

#include <utility>

namespace gnostica::gui {

void OptionModel::show(std::vector<OptionRow> rows) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int OptionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int OptionModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rule + 1;
}

QVariant OptionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const OptionRow& row = rows_[static_cast<std::size_t>(index.row())];
    const auto value = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; };
    QString text;
    switch (index.column()) {
    case name: text = row.name; break;
    case first: text = value(row.first); break;
    case second: text = value(row.second); break;
    default: text = row.rule;
    }
    return role == Qt::ToolTipRole ? wording::plainToolTip(text) : text;
}

QVariant OptionModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case name: return tr("Setting");
    case first: return QStringLiteral("A");
    case second: return QStringLiteral("B");
    default: return tr("Rule", "column: the id of a rule");
    }
}

}  // namespace gnostica::gui
