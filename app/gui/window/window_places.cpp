#include "app/gui/window/window_places.h"

#include "app/gui/widgets/screen_room.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Bubbles and lists are no windows to people, and those of the library have places of their own.
bool isOurs(const QWidget& widget) {
    const Qt::WindowType type = widget.windowType();
    return widget.isWindow() && (type == Qt::Window || type == Qt::Dialog) &&
           std::string_view(widget.metaObject()->className()).starts_with("gnostica::");
}

QString nameOf(const QWidget& window) {
    return QString::fromLatin1(window.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// One of several of a class would lie exactly on the one before.
bool isTaken(const QWidget& window) {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [&window](const QWidget* other) {
        return other != &window && other->isVisible() && other->metaObject() == window.metaObject() &&
               other->pos() == window.pos();
    });
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
    constexpr QPoint aside{32, 32};
    const QVariant place = settings_.now().places.value(nameOf(window));
    if (const QSize size = place.toSize(); size.isValid()) {
        window.resize(fittingScreen(window, size));
    } else if (window.restoreGeometry(place.toByteArray()) && isTaken(window)) {
        window.move(window.pos() + aside);
    }
}

void WindowPlaces::remember(const QWidget& window) {
    const bool isDialog = qobject_cast<const QDialog*>(&window) != nullptr;
    const QVariant place = isDialog ? QVariant(window.size()) : QVariant(window.saveGeometry());
    settings_.change([&](Settings& settings) { settings.places.insert(nameOf(window), place); });
}

}  // namespace gnostica::gui
