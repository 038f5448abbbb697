#include "app/gui/windows/game/top_bar/bar_button.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/top_bar/bar_measures.h"

#include <QAction>

#include <utility>

namespace gnostica::gui {

BarButton::BarButton(QAction* action, QString picture, QWidget* parent, BarInk ink)
    : QToolButton(parent),
      action_(action),
      picture_(std::move(picture)),
      ink_(ink) {
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setIconSize({kBarPicture, kBarPicture});
    setMinimumSize(kBarButton);
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &BarButton::follow);
    followTheme(this, [this](const Theme&) { follow(); });
}

void BarButton::follow() {
    if (action_ == nullptr) {
        return;
    }
    const Theme& theme = wornTheme();
    setIcon(gui::icon(picture_, theme, ink_ == BarInk::gold ? theme.headGain : theme.headText));
    setEnabled(action_->isEnabled());
    setCheckable(action_->isCheckable());
    setChecked(action_->isChecked());
    setPlainToolTip(*this, action_->toolTip());
    setAccessibleName(action_->iconText());
}

}  // namespace gnostica::gui
