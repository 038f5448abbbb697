#include "app/gui/program/desks/position_desk.h"

#include <QMetaMethod>

#include <utility>

namespace gnostica::gui {

PositionDesk::PositionDesk(const RulesShelf& shelf, PositionSurroundings surroundings, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      surroundings_(std::move(surroundings)),
      parent_(window) {}

PositionWindow& PositionDesk::show() {
    if (!window_) {
        window_ = new PositionWindow(shelf_, surroundings_, parent_);
        window_->setWindowFlag(Qt::Window);
        window_->setAttribute(Qt::WA_DeleteOnClose);
        window_->applyLook(look_);
        window_->setTableOpen(isTableOpen_);
        window_->setComparable(isSignalConnected(QMetaMethod::fromSignal(&PositionDesk::compareRequested)));
        connect(window_, &PositionWindow::playWanted, this, &PositionDesk::playWanted);
        connect(window_, &PositionWindow::compareRequested, this, &PositionDesk::compareRequested);
    }
    window_->show();
    window_->raise();
    window_->activateWindow();
    return *window_;
}

void PositionDesk::showMoment(const MomentPosition& moment) {
    show().openMoment(moment);
}

void PositionDesk::applyLook(const PositionLook& look) {
    look_ = look;
    if (window_) {
        window_->applyLook(look);
    }
}

void PositionDesk::setTableOpen(bool open) {
    isTableOpen_ = open;
    if (window_) {
        window_->setTableOpen(open);
    }
}

void PositionDesk::close() {
    delete window_;
}

}  // namespace gnostica::gui
