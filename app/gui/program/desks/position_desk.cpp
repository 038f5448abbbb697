#include "app/gui/program/desks/position_desk.h"

#include <QMetaMethod>

namespace gnostica::gui {

PositionDesk::PositionDesk(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* window)
    : onTable_(onTable),
      window_([this, &shelf, window] { return make(shelf, window); },
              [this](PositionWindow& made) { made.applyLook(look_); }) {}

PositionWindow* PositionDesk::make(const rulesets::RulesShelf& shelf, QWidget* parent) {
    auto* window = new PositionWindow(shelf, onTable_, parent);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setComparable(isSignalConnected(QMetaMethod::fromSignal(&PositionDesk::compareRequested)));
    connect(window, &PositionWindow::playWanted, this, &PositionDesk::playWanted);
    connect(window, &PositionWindow::compareRequested, this, &PositionDesk::compareRequested);
    return window;
}

void PositionDesk::setUp() {
    const auto moment = window() == nullptr ? onTable_.shown() : std::nullopt;
    PositionWindow& window = show();
    if (moment) {
        window.openMoment(*moment);
    }
}

void PositionDesk::applyLook(const PositionLook& look) {
    look_ = look;
    window_.dress();
}

}  // namespace gnostica::gui
