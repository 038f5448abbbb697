#include "app/gui/program/desks/replay_desk.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

ReplayDesk::ReplayDesk(const ReplaySurroundings& surroundings, QWidget* window)
    : surroundings_(surroundings),
      window_(window) {}

ReplayDesk::~ReplayDesk() {
    closeAll();
}

ReplayWindow* ReplayDesk::open(const table::WantedRecord& record) {
    const std::vector<ReplayWindow*> open = windows();
    const auto same = std::ranges::find_if(
        open, [&record](const ReplayWindow* window) { return isSameRecord(window->wanted(), record); });
    if (same != open.end()) {
        (*same)->goTo(record.moment);
        (*same)->raise();
        (*same)->activateWindow();
        return *same;
    }
    ReplayWindow* replay = make(record);
    std::erase(windows_, nullptr);
    windows_.emplace_back(replay);
    replay->show();
    replay->load();
    return replay;
}

ReplayWindow* ReplayDesk::make(const table::WantedRecord& record) {
    const QPointer<QWidget> asker = QApplication::activeWindow();
    auto* replay = new ReplayWindow(surroundings_, record, window_);
    replay->applyLook(look_);
    connect(replay, &ReplayWindow::failed, this,
            [this, asker](const QString& file, const table::RecordProblem& problem) {
                Q_EMIT failed(file, problem, asker);
            });
    connect(replay, &ReplayWindow::branchWanted, this, [this](const table::Replay* shown) { branch(*shown); });
    connect(replay, &ReplayWindow::setUpWanted, this, [this](const table::Replay* shown) {
        if (const auto moment = shownMoment(*shown)) {
            Q_EMIT setUpWanted(*moment);
        }
    });
    connect(replay, &ReplayWindow::compareWanted, this, [this](const table::Replay* shown) {
        if (const auto moment = shownMoment(*shown)) {
            Q_EMIT compareWanted(*moment);
        }
    });
    return replay;
}

std::vector<ReplayWindow*> ReplayDesk::windows() const {
    std::vector<ReplayWindow*> open;
    for (const auto& window : windows_) {
        if (window && window->isVisible()) {
            open.push_back(window);
        }
    }
    return open;
}

void ReplayDesk::applyLook(const ReplayLook& look) {
    look_ = look;
    for (ReplayWindow* window : windows()) {
        window->applyLook(look);
    }
}

void ReplayDesk::closeAll() {
    for (const QPointer<ReplayWindow>& window : std::exchange(windows_, {})) {
        delete window;
    }
}

void ReplayDesk::branch(const table::Replay& replay) {
    const engine::LoadedRecord& record = replay.record();
    Q_EMIT branched(table::branching({record.header, record.game, record.times}, replay.position(), replay.viewer()));
}

}  // namespace gnostica::gui
