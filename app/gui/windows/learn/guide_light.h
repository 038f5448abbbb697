// The light on the thing that a guide talks about.
#pragma once

#include <QImage>
#include <QLineF>
#include <QPolygonF>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

class QPainter;

namespace gnostica::gui {

struct Theme;

/// Paints the spur of a parchment: its two sides, and its ground over the edge of the parchment.
void paintGuideSpur(QPainter& painter, const QPolygonF& spur, const Theme& theme);

/// Covers a widget: frames one thing with gold, dims everything else, softly at the edge, and draws the spur of the
/// parchment and dashed arrows. The light moves from thing to thing. Clicks pass through it.
class GuideLight : public QWidget {
    Q_OBJECT

public:
    explicit GuideLight(QWidget* room);

    /// Sets the speed of motions (Settings::animationMs); 0: none.
    void setMotion(int animationMs) { animationMs_ = animationMs; }
    /// Shines on a thing in the room; the light moves there if it is visible and `moves` is true. Without a thing
    /// nothing is framed or dimmed.
    void shineOn(const QRect& thing, bool moves);
    /// The spur of the parchment, and arrows to things and between them; empty: none.
    void setPointers(const QPolygonF& spur, const std::vector<QLineF>& arrows);
    /// Round things in front of which nothing is drawn, such as the choices on the board.
    void setClear(const std::vector<QRect>& things);
    /// Whether everything but the thing is dark.
    void setDimming(bool dims);
    bool isDimming() const { return dims_; }
    /// The place of the light, at the end of its way.
    QRect thing() const { return thing_; }
    /// Ends the way of the light.
    void endMotion();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintShade(QPainter& painter);
    void paintFrame(QPainter& painter) const;
    QPolygonF spur_;
    std::vector<QLineF> arrows_;
    std::vector<QRect> clear_;
    QVariantAnimation way_;
    QRect thing_;
    QRectF now_;     ///< where the light is on its way
    QImage soft_;    ///< the shade round the light
    QRectF softOf_;  ///< the light for which it was painted
    int animationMs_ = 0;
    bool dims_ = true;
};

}  // namespace gnostica::gui
