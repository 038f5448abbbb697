// Hides a hand while the screen goes from one player to the next.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/language/phrase.h"
#include "engine/model/seat.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace gnostica::gui {

class CarefulKeys;
class SeatBadge;

/// Lies over its parent until the player it waits for says to be there. The board shimmers through: it is open to
/// all; the hand is not shown by anybody meanwhile. A click anywhere on it gives its button the keyboard; what is only
/// read in the window has no use for the keys that press a button, and leaves them to the cover.
class ScreenCover : public QWidget {
    Q_OBJECT

public:
    explicit ScreenCover(QWidget* parent);

    void coverFor(const wording::Phrase& name, engine::Seat seat);
    void lift();

Q_SIGNALS:
    void accepted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    bool takes(const QWidget& reader, const QKeyEvent& key) const;

    QFrame* card_;
    SeatBadge* badge_;
    QLabel* title_;
    QLabel* text_;
    QPushButton* ready_;
    CarefulKeys* keys_;
    wording::Phrase name_;
};

}  // namespace gnostica::gui
