// What is wrong with a draft, as a list.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// Errors first, then warnings, each where it stands in the text.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { text, setting, place, rule, columns };

    ProblemsModel(const Workbench& bench, QObject* parent);

    /// Nullptr for no row.
    const engine::Diagnostic* problem(const QModelIndex& index) const;
    int errors() const;
    int warnings() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void retranslate();

private:
    void dress();
    void follow();
    QString placeOf(const engine::Diagnostic& problem) const;

    Workbench bench_;
    engine::Diagnostics problems_;
};

}  // namespace gnostica::gui
