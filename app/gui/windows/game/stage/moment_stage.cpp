#include "app/gui/windows/game/stage/moment_stage.h"

#include "app/gui/look/widgets/careful_keys.h"
#include "app/gui/look/widgets/press_keys.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/table/table_widget.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Keys that would go on.
bool goesOn(const QKeyEvent& key) {
    return pressesButtons(key) || key.key() == Qt::Key_Escape;
}

}  // namespace

double partOf(double time, double from, double length) {
    return length <= 0 ? (time < from ? 0.0 : 1.0) : std::clamp((time - from) / length, 0.0, 1.0);
}

MomentStage::MomentStage(TableWidget& table) : QWidget(&table), table_(table), keys_(new CarefulKeys(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    hide();
    table.installEventFilter(this);
    connect(&clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& time) { moveTo(time.toDouble()); });
    connect(&clock_, &QVariantAnimation::finished, this, [this] { qApp->removeEventFilter(this); });
}

double MomentStage::scale() const {
    return tableScale(window()->size());
}

bool MomentStage::tableHasFocus() const {
    const QWidget* focus = window()->focusWidget();
    return focus == nullptr || focus == &table_ || table_.isAncestorOf(focus);
}

void MomentStage::comeUp(int milliseconds) {
    clock_.stop();
    const bool takesFocus = tableHasFocus();
    const int duration = motionAtSpeed(milliseconds, animationMs_);
    clock_.setStartValue(0.0);
    clock_.setEndValue(static_cast<double>(milliseconds));
    clock_.setDuration(duration);
    lay();
    moveTo(duration > 0 ? 0 : milliseconds);
    show();
    raise();
    table_.raiseMessages();
    keys_->comeUp();
    if (takesFocus) {
        QWidget* focus = window()->focusWidget();
        before_ = focus != nullptr && (focus == this || isAncestorOf(focus)) ? before_.data() : focus;
        focusPlace().setFocus(Qt::OtherFocusReason);
    }
    if (duration > 0) {
        qApp->installEventFilter(this);  // after the careful keys: a key ends the motion first
        clock_.start();
    }
}

void MomentStage::endMotion() {
    if (isMoving()) {
        clock_.setCurrentTime(clock_.duration());
    }
}

void MomentStage::leave() {
    if (isHidden()) {
        return;
    }
    giveFocusBack();
    hide();
    endMotion();
}

/// Before it is hidden: otherwise the next widget in the tab order would get the focus.
void MomentStage::giveFocusBack() {
    const QWidget* focus = window()->focusWidget();
    if (focus != this && !isAncestorOf(focus)) {
        return;
    }
    const bool isUsable = before_ && before_->isVisible() && before_->isEnabled();
    (isUsable ? *before_ : static_cast<QWidget&>(table_)).setFocus(Qt::OtherFocusReason);
}

void MomentStage::goOn() {
    leave();
    Q_EMIT wentOn();
}

/// A key that would go on only ends the motion, so that nobody skips what is to be seen; others also have their usual
/// effect.
bool MomentStage::endsMotion(QEvent& event) {
    switch (event.type()) {
    case QEvent::ShortcutOverride:
        if (goesOn(static_cast<const QKeyEvent&>(event))) {
            event.accept();
            return true;
        }
        endMotion();
        return false;
    case QEvent::KeyPress: endMotion(); return goesOn(static_cast<const QKeyEvent&>(event));
    case QEvent::MouseButtonPress: endMotion(); return false;
    default: return false;
    }
}

bool MomentStage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &table_ && event->type() == QEvent::Resize && isVisible()) {
        lay();
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (isMoving() && widget != nullptr && widget->window() == window() && endsMotion(*event)) {
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool MomentStage::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (goesOn(*static_cast<QKeyEvent*>(event))) {
            event->accept();  // otherwise it would be a shortcut of the window
            return true;
        }
        break;
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::LayoutRequest:
        if (isVisible()) {
            lay();
        }
        break;
    default: break;
    }
    return QWidget::event(event);
}

void MomentStage::keyPressEvent(QKeyEvent* event) {
    if (!goesOn(*event)) {
        QWidget::keyPressEvent(event);
    } else if (!keys_->refuses(*event)) {
        goOn();
    }
}

}  // namespace gnostica::gui
