#include "app/gui/program/desks/replay_desk.h"

#include <QApplication>

#include <utility>

namespace gnostica::gui {

ReplayDesk::ReplayDesk(ReplaySurroundings surroundings, QWidget* window)
    : QObject(window),
      surroundings_(std::move(surroundings)),
      window_(window) {}

ReplayWindow* ReplayDesk::openAt(const QString& path, int moment) {
    const QPointer<QWidget> asker = QApplication::activeWindow();
    auto* replay = new ReplayWindow(surroundings_, path, window_);
    replay->applyLook(look_);
    connect(replay, &ReplayWindow::failed, this,
            [this, asker](const QString& file, const RecordProblem& problem) { Q_EMIT failed(file, problem, asker); });
    connect(replay, &ReplayWindow::branchWanted, this, [this](const Replay* record) { branch(*record); });
    connect(replay, &ReplayWindow::setUpWanted, this, [this](const Replay* record) {
        if (const auto shown = shownMoment(*record)) {
            Q_EMIT setUpWanted(*shown);
        }
    });
    connect(replay, &ReplayWindow::compareWanted, this, [this](const Replay* record) {
        if (const auto shown = shownMoment(*record)) {
            Q_EMIT compareWanted(*shown);
        }
    });
    std::erase(windows_, nullptr);
    windows_.emplace_back(replay);
    replay->show();
    replay->load(moment);
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

void ReplayDesk::gameChanged() {
    for (const ReplayWindow* window : windows()) {
        if (Replay* replay = window->replay()) {
            replay->setRunning(surroundings_.running());
        }
    }
}

void ReplayDesk::closeAll() {
    for (const QPointer<ReplayWindow>& window : std::exchange(windows_, {})) {
        delete window;
    }
}

void ReplayDesk::branch(const Replay& replay) {
    const engine::LoadedRecord& record = replay.record();
    Q_EMIT branched(branching({record.header, record.game, record.times}, replay.position(), replay.viewer()));
}

}  // namespace gnostica::gui
