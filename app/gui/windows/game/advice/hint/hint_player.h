// Plays the advised turn.
#pragma once

#include <QObject>

class QTimer;

namespace gnostica::turn {
class TurnController;
}  // namespace gnostica::turn

namespace gnostica::gui {

class Adviser;

/// Takes the steps of the turn that an adviser proposes, one by one, with a short pause before each to show it. Stops
/// when the advice ends, and as soon as the user picks something.
class HintPlayer : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    HintPlayer(const Adviser& adviser, turn::TurnController& turn, QObject* parent = nullptr);

    void playTurn();
    void stop();
    bool isPlaying() const { return isPlaying_; }

Q_SIGNALS:
    /// The turn continues, but the advice does not: for instance, a card was turned up that nobody could foresee.
    void endedEarly();

private:
    void follow();
    void propose();
    bool isAdvised() const;

    const Adviser& adviser_;
    turn::TurnController& turn_;
    QTimer* moment_;
    bool isPlaying_ = false;
    int turnsPlayed_ = 0;  ///< at the start of the advised turn
};

}  // namespace gnostica::gui
