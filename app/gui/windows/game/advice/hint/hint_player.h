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

Q_SIGNALS:
    /// The turn goes on, but the advice does not: a card was turned up, for instance, that nobody could foresee.
    void endedEarly();

private:
    void follow();
    void propose();
    bool isAdvised() const;

    const Adviser& adviser_;
    TurnController& turn_;
    QTimer* moment_;
    bool isPlaying_ = false;
    int turnsPlayed_ = 0;  ///< when the turn was begun
};

}  // namespace gnostica::gui
