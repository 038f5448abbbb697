// Windows that lie on the table.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/look/parchment/sheet_picture.h"

#include <QObject>

#include <map>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace gnostica::gui {

/// The ground of a window is the cloth of the table; each of its docks is a sheet of parchment on it, with its title.
class WindowCloth : public QObject {
    Q_OBJECT

public:
    /// Owned by the window.
    explicit WindowCloth(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lay(QDockWidget& dock);
    void pad(QDockWidget& dock) const;

    QMainWindow& window_;
    TableCloth cloth_;
    std::map<const QObject*, SheetPicture> sheets_;  ///< by dock
};

}  // namespace gnostica::gui
