#include "app/gui/windows/game/bar_button.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QAction>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kPicture = 22;

}  // namespace

BarButton::BarButton(QAction* action, QString picture, QWidget* parent)
    : QToolButton(parent),
      action_(action),
      picture_(std::move(picture)) {
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setIconSize({kPicture, kPicture});
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &BarButton::follow);
    follow();
}

void BarButton::follow() {
    setIcon(gui::icon(picture_, Theme::dark()));
    setEnabled(action_->isEnabled());
    setCheckable(action_->isCheckable());
    setChecked(action_->isChecked());
    setPlainToolTip(*this, action_->toolTip());
    setAccessibleName(action_->iconText());
}

}  // namespace gnostica::gui
