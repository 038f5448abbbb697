// The place of the Infinity card.
#pragma once

#include "app/gui/panel_interface.h"
#include "variants/hypothermia/infinity.h"

#include <QVariantAnimation>
#include <QWidget>

namespace gnostica::hypothermia {

/// The draw pile and the card: under it, next to it, or in front of the player whose challenge round is in progress.
class InfinityTable : public QWidget {
    Q_OBJECT

public:
    explicit InfinityTable(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    void present(Infinity::Place place, engine::Seat seat);
    /// Animates the card's way to its present place.
    void glide(int milliseconds);
    bool hurry();

    QSize sizeHint() const override { return {260, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void retranslate();
    void paintCard(QPainter& painter, const QRectF& card, bool infinity) const;
    QRectF placeOf(Infinity::Place place) const;

    gui::PanelLook look_;
    Infinity::Place place_ = Infinity::Place::underPile;
    Infinity::Place before_ = Infinity::Place::underPile;
    engine::Seat seat_ = engine::Seat::none;
    QVariantAnimation gliding_;
};

}  // namespace gnostica::hypothermia
