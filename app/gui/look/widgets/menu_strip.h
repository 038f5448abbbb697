// A bar of menus that shares its line with others.
#pragma once

#include <QMenuBar>

namespace gnostica::gui {

/// Asks for as much width as its menus need. QMenuBar measures them where they lie at that moment, which for a language
/// that is read from right to left is outside as long as the bar is narrow.
class MenuStrip : public QMenuBar {
    Q_OBJECT

public:
    using QMenuBar::QMenuBar;

    QSize sizeHint() const override;
};

}  // namespace gnostica::gui
