// Links two tables into one view.
#pragma once

#include <QObject>

namespace gnostica::gui {

class TableWidget;

/// Turning, zooming and pointing on one table have the same effect on the other.
class LinkedTables : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    LinkedTables(TableWidget& first, TableWidget& second, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void link(TableWidget& from, TableWidget& to);
    void follow(const TableWidget& from, const TableWidget& to);

    TableWidget& first_;
    TableWidget& second_;
    bool isFollowing_ = false;
};

}  // namespace gnostica::gui
