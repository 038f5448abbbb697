#include "app/gui/program/window_places.h"

#include "app/gui/look/widgets/screen_room.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMessageBox>
#include <QScreen>

#include <algorithm>
#include <string_view>

namespace gnostica::gui {

namespace {

/// Excludes popups, windows of Qt, whose places it saves itself, and message boxes, which are as large as their text.
bool isOurs(const QWidget& widget) {
    const Qt::WindowType type = widget.windowType();
    return widget.isWindow() && (type == Qt::Window || type == Qt::Dialog) &&
           qobject_cast<const QMessageBox*>(&widget) == nullptr &&
           std::string_view(widget.metaObject()->className()).starts_with("gnostica::");
}

QString nameOf(const QWidget& window) {
    return QString::fromLatin1(window.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// True if a window of the same class has exactly the same place.
bool isTaken(const QWidget& window) {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [&window](const QWidget* other) {
        return other != &window && other->isVisible() && other->metaObject() == window.metaObject() &&
               other->pos() == window.pos();
    });
}

/// Moves the window until its place is free. Its corner and enough of it to drag stay on the screen.
void moveAside(QWidget& window) {
    constexpr QPoint aside{32, 32};
    constexpr int hold = 200;
    const QRect corners = window.screen()->availableGeometry().adjusted(0, 0, -hold, -hold);
    while (isTaken(window) && corners.contains(window.pos() + aside)) {
        window.move(window.pos() + aside);
    }
}

}  // namespace

WindowPlaces::WindowPlaces(SettingsStore& settings, const QWidget& seesToItself, QObject* parent)
    : QObject(parent),
      settings_(settings),
      seesToItself_(seesToItself) {
    qApp->installEventFilter(this);
}

bool WindowPlaces::eventFilter(QObject* watched, QEvent* event) {
    const bool isShown = event->type() == QEvent::Show;
    if ((!isShown && event->type() != QEvent::Hide) || event->spontaneous()) {
        return false;
    }
    auto* window = qobject_cast<QWidget*>(watched);
    if (window == nullptr || window == &seesToItself_ || !isOurs(*window)) {
        return false;
    }
    isShown ? putBack(*window) : remember(*window);
    return false;
}

void WindowPlaces::putBack(QWidget& window) const {
    const QVariant place = settings_.now().places.value(nameOf(window));
    if (const QSize size = place.toSize(); size.isValid()) {
        window.resize(fittingScreen(window, size));
    } else if (window.restoreGeometry(place.toByteArray())) {
        moveAside(window);
    }
}

void WindowPlaces::remember(const QWidget& window) {
    const bool isDialog = qobject_cast<const QDialog*>(&window) != nullptr;
    const QVariant place = isDialog ? QVariant(window.size()) : QVariant(window.saveGeometry());
    settings_.change([&](Settings& settings) { settings.places.insert(nameOf(window), place); });
}

}  // namespace gnostica::gui
