// Two tables that are looked at as one.
#pragma once

#include <QObject>

namespace gnostica::gui {

class TableWidget;

/// Whatever is turned, zoomed or pointed at on one of them is so on the other.
class LinkedTables : public QObject {
    Q_OBJECT

public:
    /// Both must stay.
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
