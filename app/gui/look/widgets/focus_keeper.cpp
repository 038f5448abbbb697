#include "app/gui/look/widgets/focus_keeper.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>

namespace gnostica::gui {

namespace {

bool canBeUsed(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled();
}

/// The widget that receives the focus if `part` is given it.
QWidget* placeIn(QWidget& part) {
    const auto* window = qobject_cast<QMainWindow*>(&part);
    QWidget* place = window != nullptr && window->centralWidget() != nullptr ? window->centralWidget() : &part;
    while (place->focusProxy() != nullptr) {
        place = place->focusProxy();
    }
    return place;
}

/// True if keys do nothing there or only navigate: inactive parts, lists, texts, the board. Not buttons.
bool isHarmless(const QWidget& place) {
    return canBeUsed(place) &&
           (place.focusPolicy() == Qt::NoFocus || qobject_cast<const QAbstractScrollArea*>(&place) != nullptr);
}

/// The nearest harmless part around a widget. Nullptr if the window is not usable.
QWidget* harbourOf(const QWidget& widget) {
    for (QWidget* part = widget.parentWidget(); part != nullptr; part = part->parentWidget()) {
        if (QWidget* place = placeIn(*part); isHarmless(*place)) {
            return place;
        }
        if (part->isWindow()) {
            return canBeUsed(*part) ? part : nullptr;
        }
    }
    return nullptr;
}

bool isTabStop(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.focusProxy() == nullptr && canBeUsed(widget);
}

/// The next widget for Tab or Shift+Tab; nullptr if there is none.
QWidget* neighbourOf(const QWidget& widget, bool forwards) {
    const auto beside = [&](const QWidget& each) {
        return forwards ? each.nextInFocusChain() : each.previousInFocusChain();
    };
    for (QWidget* each = beside(widget); each != &widget; each = beside(*each)) {
        if (each->window() == widget.window() && isTabStop(*each)) {
            return each;
        }
    }
    return nullptr;
}

const FocusKeeper* keeperOf(const QWidget& window) {
    return window.findChild<const FocusKeeper*>(QString(), Qt::FindDirectChildrenOnly);
}

/// True for a window without a keeper if its nearest ancestor with a keeper has this one.
bool isDialogOf(const QWidget& dialog, const FocusKeeper& keeper) {
    const QWidget* window = &dialog;
    while (keeperOf(*window) == nullptr && window->parentWidget() != nullptr) {
        window = window->parentWidget()->window();
    }
    return window != &dialog && dialog.windowType() != Qt::Popup && keeperOf(*window) == &keeper;
}

/// True if the focus widget of an inactive window has gone and Qt has passed its focus on.
bool wasHandedOn(const QWidget& widget) {
    const QWidget* next = widget.window()->focusWidget();
    return !widget.isActiveWindow() && !canBeUsed(widget) && (next == &widget || next == neighbourOf(widget, true));
}

}  // namespace

FocusKeeper::FocusKeeper(QWidget& window) : QObject(&window) {
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::follow);
}

void FocusKeeper::follow(const QWidget* before, QWidget* now) {
    if (now == nullptr) {
        return;
    }
    if (now->window() == parent()) {
        stay(before, *now);
    } else if (isDialogOf(*now->window(), *this)) {
        (new FocusKeeper(*now->window()))->stay(before, *now);
    }
}

void FocusKeeper::stay(const QWidget* before, QWidget& now) {
    if (&now == harbour_) {
        return;
    }
    if (before != nullptr && before == place_ && !canBeUsed(*before)) {
        moor(*place_);
    } else {
        watch(now);
    }
}

void FocusKeeper::watch(QWidget& place) {
    release();
    place_ = &place;
    place.installEventFilter(this);
}

void FocusKeeper::release() {
    for (QWidget* each : {place_.data(), lost_.data(), harbour_.data()}) {
        if (each != nullptr) {
            each->removeEventFilter(this);
        }
    }
    place_ = nullptr;
    lost_ = nullptr;
    harbour_ = nullptr;
}

void FocusKeeper::moor(QWidget& lost) {
    QWidget* harbour = harbourOf(lost);
    release();
    if (harbour == nullptr) {
        return;
    }
    if (harbour->focusPolicy() == Qt::NoFocus) {
        harbour_ = harbour;
        lost_ = &lost;
        harbour->installEventFilter(this);
        lost.installEventFilter(this);
    } else {  // a separate focus widget, where the user stays
        watch(*harbour);
    }
    harbour->setFocus(Qt::OtherFocusReason);
    QMetaObject::invokeMethod(this, &FocusKeeper::tellReaders, Qt::QueuedConnection);
}

/// Called after Qt has announced the neighbour.
void FocusKeeper::tellReaders() {
    if (harbour_ != nullptr && harbour_->hasFocus()) {
        QAccessibleEvent event(harbour_, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

void FocusKeeper::giveBack() {
    QWidget& lost = *lost_;
    if (lost.window()->focusWidget() == harbour_) {
        watch(lost);
        lost.setFocus(Qt::OtherFocusReason);
    } else {
        release();
    }
}

bool FocusKeeper::moveOn(int key) {
    const bool forwards = key == Qt::Key_Tab;
    QWidget* next = forwards || key == Qt::Key_Backtab ? neighbourOf(*lost_, forwards) : nullptr;
    if (next != nullptr) {
        next->setFocus(forwards ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
    return next != nullptr;
}

bool FocusKeeper::eventFilter(QObject* watched, QEvent* event) {
    const bool isChange =
        event->type() == QEvent::EnabledChange || event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (isChange && watched == lost_ && harbour_ != nullptr && canBeUsed(*lost_)) {
        giveBack();
    } else if (isChange && watched == place_ && wasHandedOn(*place_)) {
        moor(*place_);
    } else if (event->type() == QEvent::KeyPress && watched == harbour_ && lost_ != nullptr) {
        return moveOn(static_cast<const QKeyEvent*>(event)->key());
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
