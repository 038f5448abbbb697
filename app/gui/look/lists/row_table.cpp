#include "app/gui/look/lists/row_table.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/foreign_text.h"

#include <QAbstractProxyModel>
#include <QFont>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace gnostica::gui {

RowTableBase::RowTableBase(QObject* parent) : QAbstractTableModel(parent) {
    if (auto* const widget = qobject_cast<QWidget*>(parent)) {
        whenLanguageChanges(widget, this, [this] { tellAnew(); });  // models receive no language events
    }
    whenThemeChanges(this, [this](const Theme&) { tellAnew(); });
}

void RowTableBase::tellAnew() {
    if (columnCount() == 0) {
        return;
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

QAbstractProxyModel* RowTableBase::showSorted(QTableView& view, int column) {
    auto* order = new QSortFilterProxyModel(&view);
    order->setSourceModel(this);
    order->setSortRole(kSortRole);
    order->setSortLocaleAware(true);
    view.setModel(order);
    view.horizontalHeader()->setSortIndicator(column, Qt::AscendingOrder);
    view.setSortingEnabled(true);
    return order;
}

QModelIndex RowTableBase::behindProxies(QModelIndex index) {
    while (const auto* proxy = qobject_cast<const QAbstractProxyModel*>(index.model())) {
        index = proxy->mapToSource(index);
    }
    return index;
}

QVariant RowTableBase::toolTipOf(const QString& text) {
    return text.isEmpty() ? QVariant() : QVariant(language::plainToolTip(text));
}

QVariant RowTableBase::boldFont() {
    QFont bold;
    bold.setBold(true);
    return bold;
}

}  // namespace gnostica::gui
