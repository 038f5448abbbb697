#include "app/gui/windows/game/stage/main_button.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QPushButton>

namespace gnostica::gui {

QPushButton* mainButton(QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setAutoDefault(true);
    button->setDefault(true);
    followTheme(button, [button](const Theme& theme) {
        QPalette colours = widgetPalette(theme);
        colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
        colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
        button->setPalette(colours);
    });
    return button;
}

}  // namespace gnostica::gui
