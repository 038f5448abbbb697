// Automatic replay.
#pragma once

#include "app/table/seats/pace.h"

#include <QObject>
#include <QTimer>

namespace gnostica::table {

class Replay;

/// Shows the moments in order, at a pace that people can follow, until the end or until it is stopped.
class ReplayPlayer : public QObject {
    Q_OBJECT

public:
    /// The replay must outlive this.
    explicit ReplayPlayer(Replay& replay, QObject* parent = nullptr);

    bool isPlaying() const { return timer_.isActive(); }
    /// Starts from the beginning if it is at the end.
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

}  // namespace gnostica::table
