#include "app/gui/program/desks/workshop_desk.h"

#include "app/gui/windows/workshop/workshop_window.h"

#include <QTimer>

namespace gnostica::gui {

WorkshopDesk::WorkshopDesk(RulesShelf& shelf, SettingsStore& settings, QWidget* window)
    : QObject(window),
      shelf_(shelf),
      settings_(settings),
      parent_(window) {}

void WorkshopDesk::makeWindow() {
    window_ = new WorkshopWindow(shelf_, parent_);
    window_->setWindowFlag(Qt::Window);
    window_->setTablePlayable(isTablePlayable_);
    connect(window_, &WorkshopWindow::playWanted, this, &WorkshopDesk::playWanted);
    connect(window_, &WorkshopWindow::playOnWanted, this, &WorkshopDesk::playOnWanted);
    connect(window_, &WorkshopWindow::compareWanted, this, &WorkshopDesk::compareWanted);
    connect(window_, &WorkshopWindow::recordWanted, this, &WorkshopDesk::recordWanted);
    connect(window_, &WorkshopWindow::opened, this,
            [this](const QString& id) { settings_.change([&](Settings& settings) { settings.workshop = id; }); });
}

/// Whoever has not opened anything meanwhile is offered what was not saved, or finds what was open last.
void WorkshopDesk::begin() {
    window_->offerKept();
    if (window_ && window_->draft() == nullptr) {
        window_->open(settings_.now().workshop.toStdString());
    }
}

WorkshopWindow& WorkshopDesk::show() {
    if (!window_) {
        makeWindow();
    }
    const bool isFirst = !window_->isVisible() && window_->draft() == nullptr;
    window_->show();
    if (isFirst) {
        QTimer::singleShot(0, window_, [this] { begin(); });
    }
    window_->raise();
    window_->activateWindow();
    return *window_;
}

WorkshopWindow* WorkshopDesk::window() const {
    return window_;
}

void WorkshopDesk::setTablePlayable(bool playable) {
    isTablePlayable_ = playable;
    if (window_) {
        window_->setTablePlayable(playable);
    }
}

std::optional<Unsaved> WorkshopDesk::unsaved() {
    return window_ ? window_->unsaved() : std::nullopt;
}

void WorkshopDesk::keep() {
    if (window_) {
        window_->keepNow();
    }
}

void WorkshopDesk::close() {
    delete window_;
}

}  // namespace gnostica::gui
