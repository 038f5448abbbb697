#include "app/gui/look/head/bar_button.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/bar_measures.h"
#include "app/gui/look/widgets/foreign_text.h"

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
    if (isOffered_ != action_->isVisible()) {  // otherwise, others decide
        isOffered_ = action_->isVisible();
        setVisible(isOffered_);
    }
    setEnabled(action_->isEnabled());
    setCheckable(action_->isCheckable());
    setChecked(action_->isChecked());
    setPlainToolTip(*this, action_->toolTip());
    setAccessibleName(action_->iconText());
}

}  // namespace gnostica::gui
