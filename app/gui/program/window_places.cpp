#include "app/gui/program/window_places.h"

#include "app/gui/look/widgets/screen_room.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>
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

/// One dimension of a window that lies in the middle of another: as long as that one if only a few pixels of it would
/// look out at both sides.
int withoutSlivers(int length, int behind) {
    constexpr int kClear = 2 * 32;
    return behind > length && behind - length < kClear ? behind : length;
}

/// The first place of a window: in the middle of the main window, whole on the screen.
void placeFirst(QWidget& window, const QWidget& main) {
    const QRect screen = window.screen()->availableGeometry();
    const bool isOver = main.isVisible() && main.screen() == window.screen();
    const QRect behind = isOver ? main.frameGeometry() : screen;
    const QSize size = fittingScreen(window, window.size());
    const QSize over = main.size().boundedTo(screen.size());
    window.resize(isOver
                      ? QSize(withoutSlivers(size.width(), over.width()), withoutSlivers(size.height(), over.height()))
                      : size);
    QRect place({}, window.size() + (main.frameGeometry().size() - main.size()));  // both have the same frame
    place.moveCenter(behind.center());
    place.moveRight(std::min(place.right(), screen.right()));
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveLeft(std::max(place.left(), screen.left()));
    place.moveTop(std::max(place.top(), screen.top()));
    window.move(place.topLeft());
    moveAside(window);
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
    if (qobject_cast<const QMainWindow*>(&window) != nullptr) {
        window.setMinimumSize(fittingScreen(window, kLeastWindow));
    }
    const QVariant place = settings_.now().places.value(nameOf(window));
    if (const QSize size = place.toSize(); size.isValid()) {
        window.resize(fittingScreen(window, size));
    } else if (window.restoreGeometry(place.toByteArray())) {
        moveAside(window);
    } else if (qobject_cast<const QDialog*>(&window) == nullptr) {  // Qt puts dialogs in the middle
        placeFirst(window, seesToItself_);
    } else if (const QSize fitting = fittingScreen(window, window.size()); fitting != window.size()) {
        window.resize(fitting);
    }
}

void WindowPlaces::remember(const QWidget& window) {
    const bool isDialog = qobject_cast<const QDialog*>(&window) != nullptr;
    const QVariant place = isDialog ? QVariant(window.size()) : QVariant(window.saveGeometry());
    settings_.change([&](Settings& settings) { settings.places.insert(nameOf(window), place); });
}

}  // namespace gnostica::gui
