#include "app/gui/look/head/menu_button.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/head/bar_measures.h"
#include "app/gui/look/head/main_menu.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QAction>
#include <QStyleOptionToolButton>

namespace gnostica::gui {

MenuButton::MenuButton(QWidget* parent) : QToolButton(parent), menu_(new MainMenu(*this)) {
    setObjectName(QStringLiteral("menuButton"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setIconSize({kBarPicture, kBarPicture});
    setMinimumSize(kBarButton);
    setMenu(menu_);
    setPopupMode(QToolButton::InstantPopup);
    followTheme(this,
                [this](const Theme& theme) { setIcon(gui::icon(QStringLiteral("menu"), theme, theme.headText)); });
    followLanguage(this, [this] { retranslate(); });
}

void MenuButton::setAction(QAction& action) {
    action_ = &action;
    connect(&action, &QAction::triggered, menu_, &MainMenu::open);
    connect(&action, &QAction::changed, this, &MenuButton::retranslate);
    retranslate();
}

void MenuButton::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    option->features.setFlag(QStyleOptionToolButton::HasMenu, false);
}

void MenuButton::retranslate() {
    const QString name = tr("Menu", "all commands of the window");
    const QString key = action_ == nullptr ? QString() : action_->shortcut().toString(QKeySequence::NativeText);
    setAccessibleName(name);
    setPlainToolTip(*this, key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
}

}  // namespace gnostica::gui
