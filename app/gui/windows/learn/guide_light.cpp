#include "app/gui/windows/learn/guide_light.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// The shade and its rings.
constexpr QColor kShade{0x0c, 0x17, 0x16};
constexpr int kRings = 12;
constexpr double kPerRing = 0.058;
constexpr double kRingWidth = 3.2;
constexpr int kSoftEdge = 40;  ///< beyond the light, wider than all rings
constexpr double kRounding = 12;
/// Of the frame, and the ink on both sides of it.
constexpr double kGilt = 3.2;
constexpr double kInk = 6;
constexpr double kSpurLine = 1.5;
/// Of an arrow: width, what its edges add, its dashes in widths, and its head.
constexpr double kArrow = 5;
constexpr double kArrowInk = 5;
constexpr double kArrowPaper = 2.8;
constexpr double kDash = 1.2;
constexpr double kBreak = 1.6;
constexpr double kHeadLength = 13;
constexpr double kHeadHalf = 8;
/// An arrow ends before the thing that it points at.
constexpr double kBeforeThing = 5;
constexpr int kWayMs = 250;

double roundingOf(const QRectF& thing) {
    return std::min({kRounding, thing.width() / 3, thing.height() / 3});
}

/// Double-edged, like all marks on the board; dashed, as nobody has done anything there.
void paintGuideArrow(QPainter& painter, const QLineF& way, const Theme& theme) {
    QLineF shaft = way;
    shaft.setLength(std::max(1.0, way.length() - kBeforeThing));
    const QPointF tip = shaft.p2();
    shaft.setLength(std::max(1.0, shaft.length() - kHeadLength * 0.8));
    const QLineF unit = way.unitVector();
    const QPointF along(unit.dx(), unit.dy());
    const QPointF aside(-unit.dy(), unit.dx());
    const QPolygonF head(
        {tip, tip - along * kHeadLength + aside * kHeadHalf, tip - along * kHeadLength - aside * kHeadHalf});
    for (const auto& [colour, edge] :
         {std::pair(theme.shadow, kArrowInk), std::pair(theme.paper, kArrowPaper), std::pair(theme.gilt, 0.0)}) {
        QColor opaque = colour;
        opaque.setAlpha(255);
        QPen pen(opaque, kArrow + edge, Qt::SolidLine, edge > 0 ? Qt::RoundCap : Qt::FlatCap);
        if (edge <= 0) {
            pen.setDashPattern({kDash, kBreak});
        }
        painter.setPen(pen);
        painter.drawLine(shaft);
        painter.setPen(edge > 0 ? QPen(opaque, edge, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) : QPen(Qt::NoPen));
        painter.setBrush(opaque);
        painter.drawPolygon(head);
    }
    painter.setBrush(Qt::NoBrush);
}

}  // namespace

void paintGuideSpur(QPainter& painter, const QPolygonF& spur, const Theme& theme) {
    if (spur.isEmpty()) {
        return;
    }
    QPainterPath ground;
    ground.addPolygon(spur);
    ground.closeSubpath();
    painter.fillPath(ground, theme.parchment);
    painter.setPen(QPen(theme.text, kSpurLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(spur);
}

GuideLight::GuideLight(QWidget* room) : QWidget(room) {
    setObjectName(QStringLiteral("guideLight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    way_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&way_, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) {
        now_ = at.toRectF();
        update();
    });
    followTheme(this, [this](const Theme&) { update(); });
    hide();
}

void GuideLight::shineOn(const QRect& thing, bool moves) {
    if (thing == thing_) {
        return;
    }
    const bool isSeen = isVisible() && !thing_.isEmpty() && !thing.isEmpty();
    const int duration = moves && isSeen ? motionAtSpeed(kWayMs, animationMs_) : 0;
    way_.stop();
    thing_ = thing;
    if (duration > 0) {
        way_.setStartValue(now_);
        way_.setEndValue(QRectF(thing));
        way_.setDuration(duration);
        way_.start();
    } else {
        now_ = thing;
    }
    update();
}

void GuideLight::setPointers(const QPolygonF& spur, const std::vector<QLineF>& arrows) {
    if (spur != spur_ || arrows != arrows_) {
        spur_ = spur;
        arrows_ = arrows;
        update();
    }
}

void GuideLight::setClear(const std::vector<QRect>& things) {
    if (things != clear_) {
        clear_ = things;
        update();
    }
}

void GuideLight::setDimming(bool dims) {
    if (dims != dims_) {
        dims_ = dims;
        update();
    }
}

void GuideLight::endMotion() {
    way_.stop();
    if (now_ != QRectF(thing_)) {
        now_ = thing_;
        update();
    }
}

void GuideLight::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!clear_.empty()) {
        QPainterPath all;
        all.addRect(rect());
        QPainterPath kept;
        for (const QRect& thing : clear_) {
            kept.addEllipse(thing);
        }
        painter.setClipPath(all - kept);
    }
    if (!now_.isEmpty()) {
        if (dims_) {
            paintShade(painter);
        }
        paintFrame(painter);
    }
    if (way_.state() != QAbstractAnimation::Running) {
        for (const QLineF& arrow : arrows_) {
            paintGuideArrow(painter, arrow, wornTheme());
        }
    }
    paintGuideSpur(painter, spur_, wornTheme());
}

/// The rings are painted once for each place of the light; beyond them the shade is the same everywhere.
void GuideLight::paintShade(QPainter& painter) {
    const QRect around = now_.toAlignedRect().adjusted(-kSoftEdge, -kSoftEdge, kSoftEdge, kSoftEdge);
    const double ratio = devicePixelRatioF();
    if (softOf_ != now_ || soft_.devicePixelRatio() != ratio) {
        soft_ = QImage((QSizeF(around.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        soft_.setDevicePixelRatio(ratio);
        soft_.fill(Qt::transparent);
        QPainter rings(&soft_);
        rings.setRenderHint(QPainter::Antialiasing);
        rings.translate(-around.topLeft());
        QColor shade = kShade;
        shade.setAlphaF(static_cast<float>(kPerRing));
        for (int i = 0; i < kRings; ++i) {
            const double wider = i * kRingWidth;
            QPainterPath ring;
            ring.addRect(around);
            ring.addRoundedRect(now_.adjusted(-wider, -wider, wider, wider), roundingOf(now_) + wider,
                                roundingOf(now_) + wider);
            rings.fillPath(ring, shade);
        }
        softOf_ = now_;
    }
    painter.drawImage(around.topLeft(), soft_);
    for (const QRect& part : QRegion(rect()) - around) {
        painter.fillRect(part, soft_.pixelColor(0, 0));
    }
}

void GuideLight::paintFrame(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(wornTheme().shadow, kInk), std::pair(wornTheme().gilt, kGilt)}) {
        QColor opaque = colour;
        opaque.setAlpha(255);
        painter.setPen(QPen(opaque, width));
        painter.drawRoundedRect(now_, roundingOf(now_), roundingOf(now_));
    }
}

}  // namespace gnostica::gui
