// Lets a replay run.
#pragma once

#include "app/table/seats/pace.h"

#include <QObject>
#include <QTimer>

namespace gnostica::gui {

class Replay;

/// One moment after the other, at a pace that people can follow, until the end or until somebody says stop.
class ReplayPlayer : public QObject {
    Q_OBJECT

public:
    /// The replay must outlive it.
    explicit ReplayPlayer(Replay& replay, QObject* parent = nullptr);

    bool isPlaying() const { return timer_.isActive(); }
    /// From the beginning, if it is at its end.
    void setPlaying(bool playing);
    Pace pace() const { return pace_; }
    void setPace(Pace pace);

Q_SIGNALS:
    void playingChanged(bool playing);

private:
    void step();

    Replay& replay_;
    QTimer timer_;
    Pace pace_ = Pace::normal;
};

}  // namespace gnostica::gui
