#include "app/gui/look/lists/row_table.h"

#include "app/language/foreign_text.h"

#include <QAbstractProxyModel>
#include <QEvent>
#include <QFont>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace gnostica::gui {

RowTableBase::RowTableBase(QObject* parent) : QAbstractTableModel(parent) {
    if (parent != nullptr) {
        parent->installEventFilter(this);  // a model is told of no language
    }
}

bool RowTableBase::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::LanguageChange) {
        tellAnew();
    }
    return QAbstractTableModel::eventFilter(watched, event);
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
    return text.isEmpty() ? QVariant() : QVariant(wording::plainToolTip(text));
}

QVariant RowTableBase::boldFont() {
    QFont bold;
    bold.setBold(true);
    return bold;
}

}  // namespace gnostica::gui
