// A menu bar that shares its line with other widgets.
#pragma once

#include <QMenuBar>

namespace gnostica::gui {

/// Requests as much width as its menus need. QMenuBar measures their current places, which in right-to-left languages
/// are outside while the bar is narrow.
class MenuStrip : public QMenuBar {
    Q_OBJECT

public:
    using QMenuBar::QMenuBar;

    QSize sizeHint() const override;
};

}  // namespace gnostica::gui
