// Plays what a hint advises.
#pragma once

#include <QObject>

class QTimer;

namespace gnostica::gui {

class Adviser;
class TurnController;

/// Takes the steps of the turn that an adviser proposes one after the other, with a moment before each in which it is
/// seen. Stops where the advice ends, and as soon as the person picks something.
class HintPlayer : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    HintPlayer(const Adviser& adviser, TurnController& turn, QObject* parent = nullptr);

    void playTurn();
    void stop();
    bool isPlaying() const { return isPlaying_; }

private:
    void follow();
    void propose();
    bool isAdvised() const;

    const Adviser& adviser_;
    TurnController& turn_;
    QTimer* moment_;
    bool isPlaying_ = false;
};

}  // namespace gnostica::gui
