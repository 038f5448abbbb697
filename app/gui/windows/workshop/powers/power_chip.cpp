#include "app/gui/windows/workshop/powers/power_chip.h"

#include "app/gui/look/art/cards/card_pictures.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/press_keys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <optional>

namespace gnostica::gui {

namespace {

/// Left and right are those of the screen; earlier and later follow the reading direction.
std::optional<PowerChip::Wish> wishOf(const QKeyEvent& event, bool fromRight) {
    using Wish = PowerChip::Wish;
    const bool moves = (event.modifiers() & Qt::AltModifier) != 0;
    if (!moves && (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return std::nullopt;
    }
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool later = (event.key() == Qt::Key_Right) != fromRight;
        return moves ? (later ? Wish::later : Wish::earlier) : (later ? Wish::next : Wish::previous);
    }
    case Qt::Key_Up: return moves ? std::nullopt : std::optional(Wish::above);
    case Qt::Key_Down: return moves ? std::nullopt : std::optional(Wish::below);
    case Qt::Key_Insert: return Wish::add;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return Wish::remove;
    default: return std::nullopt;
    }
}

}  // namespace

PowerChip::PowerChip(QWidget* parent) : QToolButton(parent) {
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
}

void PowerChip::present(const ChipLook& look, const Theme& theme, bool isLocked) {
    isLocked_ = isLocked;
    setPlainText(*this, look.title);
    setIcon(iconFrom(symbolPath(look.symbol), theme));
    setIconSize(QSize(1, 1) * (fontMetrics().height() * 3 / 2));
    setPlainToolTip(*this, look.tip);
}

bool PowerChip::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (wishOf(key, isRightToLeft()) || isEnter(key)) {
            event->accept();  // not a key of the window
            return true;
        }
    }
    return QToolButton::event(event);
}

void PowerChip::keyPressEvent(QKeyEvent* event) {
    if (isDragged_ && event->key() == Qt::Key_Escape) {
        isDragged_ = false;
        setDown(false);
        Q_EMIT dragStopped();
    } else if (isEnter(*event)) {
        click();
    } else if (const auto wish = wishOf(*event, isRightToLeft())) {
        Q_EMIT wished(*wish);
    } else {
        QToolButton::keyPressEvent(event);
    }
}

void PowerChip::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position().toPoint();
    isDragged_ = false;
    QToolButton::mousePressEvent(event);
}

void PowerChip::mouseMoveEvent(QMouseEvent* event) {
    const QPoint way = event->position().toPoint() - pressed_;
    if ((event->buttons() & Qt::LeftButton) != 0 && !isLocked_ && isDown() &&
        way.manhattanLength() >= QApplication::startDragDistance()) {
        isDragged_ = true;
    }
    if (isDragged_) {
        Q_EMIT dragged(event->globalPosition().toPoint());
    } else {
        QToolButton::mouseMoveEvent(event);
    }
}

void PowerChip::mouseReleaseEvent(QMouseEvent* event) {
    if (!isDragged_) {
        QToolButton::mouseReleaseEvent(event);
        return;
    }
    isDragged_ = false;
    setDown(false);  // it was not a click
    Q_EMIT dropped(event->globalPosition().toPoint());
}

void PowerChip::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    Q_EMIT menuWanted(byMouse ? event->globalPos() : mapToGlobal(rect().bottomLeft()));
}

void PowerChip::focusInEvent(QFocusEvent* event) {
    QToolButton::focusInEvent(event);
    Q_EMIT visited();
}

}  // namespace gnostica::gui
