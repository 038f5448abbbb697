#include "app/gui/program/desks/workshop_desk.h"

#include <QTimer>

namespace gnostica::gui {

WorkshopDesk::WorkshopDesk(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, SettingsStore& settings,
                           QWidget* window)
    : settings_(settings),
      window_([this, &shelf, &onTable, window] { return make(shelf, onTable, window); }) {}

WorkshopWindow* WorkshopDesk::make(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent) {
    auto* window = new WorkshopWindow(shelf, onTable, parent);
    connect(window, &WorkshopWindow::playWanted, this, &WorkshopDesk::playWanted);
    connect(window, &WorkshopWindow::playOnWanted, this, &WorkshopDesk::playOnWanted);
    connect(window, &WorkshopWindow::compareWanted, this, &WorkshopDesk::compareWanted);
    connect(window, &WorkshopWindow::recordWanted, this, &WorkshopDesk::recordWanted);
    connect(window, &WorkshopWindow::opened, this,
            [this](const QString& id) { settings_.change([&](Settings& settings) { settings.workshop = id; }); });
    return window;
}

/// Unless the user has opened something meanwhile, offers unsaved drafts or opens the last ruleset.
void WorkshopDesk::begin() {
    window()->offerKept();
    if (window() != nullptr && window()->draft() == nullptr) {
        window()->open(settings_.now().workshop.toStdString());
    }
}

WorkshopWindow& WorkshopDesk::show() {
    const bool isFirst = window() == nullptr || (!window()->isVisible() && window()->draft() == nullptr);
    WorkshopWindow& window = window_.show();
    if (isFirst) {
        QTimer::singleShot(0, &window, [this] { begin(); });
    }
    return window;
}

}  // namespace gnostica::gui
