// The pulse of what may be picked next.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace gnostica::gui {

/// Shows something strongly and weakly a few times, then as usual.
class TargetPulse : public QObject {
    Q_OBJECT

public:
    /// `show`: strongly or not.
    explicit TargetPulse(std::function<void(bool)> show, QObject* parent = nullptr);

    /// Sets the speed of motions (Settings::animationMs); 0: it never pulses.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    void begin();
    /// Shows it as usual.
    void end();
    bool isRunning() const { return beats_.isActive(); }

private:
    void beat();

    std::function<void(bool)> show_;
    QTimer beats_;
    int toCome_ = 0;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
