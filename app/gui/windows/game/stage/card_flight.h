// Cards that fly over a table.
#pragma once

#include "engine/model/card.h"

#include <QRectF>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace gnostica::gui {

class TableWidget;

/// A card on its way; places on the table.
struct FlyingCard {
    engine::Card card;
    QRectF from;
    QRectF to;
};

/// Shows open cards flying to their new owners, one after the other. Nothing waits for them: they are only a picture,
/// and any key or click ends it. Hidden while nothing flies.
class CardFlight : public QWidget {
    Q_OBJECT

public:
    /// The table must outlive this; becomes its child.
    explicit CardFlight(TableWidget& table);

    /// Sets the speed of motions (Settings::animationMs); 0: nothing flies.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    /// Follows the cards that are on their way.
    void add(const FlyingCard& card);
    void end();
    bool isMoving() const { return clock_.state() == QAbstractAnimation::Running; }
    /// The cards on their way.
    std::vector<FlyingCard> cards() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Started {
        FlyingCard card;
        double begin = 0;  ///< in milliseconds at the usual speed
    };

    TableWidget& table_;
    std::vector<Started> flying_;
    QVariantAnimation clock_;
    int animationMs_ = 0;
};

}  // namespace gnostica::gui
