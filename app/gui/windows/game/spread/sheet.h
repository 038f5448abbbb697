// A panel that lies on the table or is docked.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QDockWidget>

class QLabel;

namespace gnostica::gui {

/// A dock that, until the panels are arranged by the user, is a sheet of parchment over the table: without a title bar
/// and outside of the window's layout.
class Sheet : public QDockWidget {
    Q_OBJECT

public:
    /// Hidden until it is shown.
    Sheet(QWidget* panel, const QString& id, QWidget* window);

    /// Lays it on the table, or makes it an ordinary dock, which still has to be added to the window.
    void setLying(bool lies);
    bool isLying() const { return isLying_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* title_;
    SheetPicture picture_;
    bool isLying_ = false;
};

}  // namespace gnostica::gui
