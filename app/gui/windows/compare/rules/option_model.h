// Settings in which two rulesets differ, for a view.
#pragma once

#include "app/gui/windows/compare/rules/side_by_side.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

class OptionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, first, second, rule };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<OptionRow> rows);
    void retranslate() { Q_EMIT headerDataChanged(Qt::Horizontal, name, rule); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<OptionRow> rows_;
};

}  // namespace gnostica::gui
