// How long a game has been played, and when its hidden timer rings.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace gnostica::gui {

class PlayClock : public QObject {
    Q_OBJECT

public:
    /// `before`: what was played in earlier sittings.
    explicit PlayClock(std::chrono::milliseconds before, QObject* parent = nullptr);

    /// Runs from now on.
    void start() { sinceThen_.start(); }
    std::chrono::milliseconds time() const;
    /// Rings after so many minutes of play in all, at once if they have passed; 0: not at all.
    void wind(int minutes);

Q_SIGNALS:
    void rang();

private:
    std::chrono::milliseconds before_;
    QElapsedTimer sinceThen_;
    QTimer bell_;
};

}  // namespace gnostica::gui
