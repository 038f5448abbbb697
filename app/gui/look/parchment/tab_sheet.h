// Pages with tabs, on a sheet of parchment.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QWidget>

class QTabWidget;

namespace gnostica::gui {

/// The tabs stand on the cloth of the table, at the upper edge of the sheet with the page.
class TabSheet : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `tabs`.
    explicit TabSheet(QTabWidget* tabs, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void pad();

    QTabWidget* tabs_;
    SheetPicture picture_;
};

}  // namespace gnostica::gui
