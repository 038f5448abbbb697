// The playing time of a game, and its hidden timer.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace gnostica::table {

class PlayClock : public QObject {
    Q_OBJECT

public:
    /// `before` is the time played in earlier sessions.
    explicit PlayClock(std::chrono::milliseconds before, QObject* parent = nullptr);

    /// Starts the clock.
    void start() { sinceThen_.start(); }
    std::chrono::milliseconds time() const;
    /// Rings after that many minutes of total playing time, immediately if they have passed; 0: never.
    void wind(int minutes);

Q_SIGNALS:
    void rang();

private:
    std::chrono::milliseconds before_;
    QElapsedTimer sinceThen_;
    QTimer bell_;
};

}  // namespace gnostica::table
