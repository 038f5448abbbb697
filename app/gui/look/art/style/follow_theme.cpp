#include "app/gui/look/art/style/follow_theme.h"

#include "app/gui/look/art/style/app_style.h"

#include <QApplication>

#include <utility>

namespace gnostica::gui {

namespace {

AppStyle& wornStyle() {
    if (auto* const worn = qobject_cast<AppStyle*>(QApplication::style())) {
        return *worn;
    }
    auto* const first = new AppStyle(Theme::light());
    QApplication::setStyle(first);
    first->wear(Theme::light());
    return *first;
}

}  // namespace

const Theme& wornTheme() {
    return wornStyle().theme();
}

void wearTheme(const Theme& theme) {
    wornStyle().wear(theme);
}

void whenThemeChanges(const QObject* follower, std::function<void(const Theme&)> dress) {
    QObject::connect(&wornStyle(), &AppStyle::themeChanged, follower, std::move(dress));
}

void followTheme(const QObject* follower, std::function<void(const Theme&)> dress) {
    dress(wornTheme());
    whenThemeChanges(follower, std::move(dress));
}

}  // namespace gnostica::gui
