// A look through the discard pile.
#pragma once

#include "app/gui/shared/panels/card_grid.h"

#include <QFrame>
#include <QTimer>

class QLabel;

namespace gnostica::gui {

/// A sheet with all cards of the discard pile, newest first, which closes when the player clicks elsewhere, presses
/// Esc, or has picked a card.
class DiscardLook : public QFrame {
    Q_OBJECT
public:
    /// `cards` must outlive this.
    DiscardLook(std::shared_ptr<const CardArt> art, CardsModel& cards, QWidget* parent);

    CardList& list() const { return *list_; }
    /// Opens it beside a rectangle of the screen, within `room`.
    void openBeside(const QRect& pile, const QRect& room);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    CardsModel& cards_;
    QLabel* title_;
    CardGrid* list_;
    QTimer closing_;
};

}  // namespace gnostica::gui
