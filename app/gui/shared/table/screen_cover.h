// Hides a hand while the screen is handed to another player.
#pragma once

#include "app/language/phrase.h"
#include "engine/model/seat.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace gnostica::gui {

class CarefulKeys;
class SeatBadge;

/// Covers its parent until the expected player confirms. The board, which is open to all, shows through; the panels
/// hide the hand. A click anywhere gives the button the focus, and read-only widgets of the window leave keys that
/// press buttons to the cover.
class ScreenCover : public QWidget {
    Q_OBJECT

public:
    explicit ScreenCover(QWidget* parent);

    void coverFor(const language::Phrase& name, engine::Seat seat);
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
    language::Phrase name_;
};

}  // namespace gnostica::gui
