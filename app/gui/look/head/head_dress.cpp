#include "app/gui/look/head/head_dress.h"

#include "app/gui/look/head/bar_measures.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace gnostica::gui {

namespace {

/// Of light on the ground, for the button under the pointer, and for a picture that cannot be used.
constexpr double kLightOfHighlight = 0.17;
constexpr double kLightOfDisabled = 0.5;
/// Cuts of the engraver along the lower edge: heights and distance in pixels.
constexpr std::array kCuts{5, 3, 7, 4, 8, 3, 6, 4, 7, 5, 3};
constexpr int kBetweenCuts = 7;
constexpr double kCutWidth = 2.4;
constexpr double kCutLight = 0.14;

QColor lightened(const QColor& ground, const QColor& light, double part) {
    const auto mix = [part](int from, int to) { return static_cast<int>(from + (to - from) * part); };
    return {mix(ground.red(), light.red()), mix(ground.green(), light.green()), mix(ground.blue(), light.blue())};
}

QPainterPath cutsAlong(const QRect& ground) {
    QPainterPath path;
    std::size_t next = 0;
    const int base = ground.bottom() + 1;
    for (int x = ground.left(); x <= ground.right(); x += kBetweenCuts) {
        path.moveTo(x, base);
        path.lineTo(x + kCutWidth / 2, base - kCuts[next]);
        path.lineTo(x + kCutWidth, base);
        next = (next + 1) % kCuts.size();
    }
    return path;
}

}  // namespace

QPalette headPalette(const Theme& theme) {
    QPalette palette = widgetPalette(theme);
    for (const auto role : {QPalette::Window, QPalette::Button, QPalette::Base}) {
        palette.setColor(role, theme.head);
    }
    for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text, QPalette::HighlightedText}) {
        palette.setColor(role, theme.headText);
        palette.setColor(QPalette::Disabled, role, lightened(theme.head, theme.headText, kLightOfDisabled));
    }
    palette.setColor(QPalette::Highlight, lightened(theme.head, theme.headText, kLightOfHighlight));
    return palette;
}

void paintHead(QPainter& painter, const QRect& place, const Theme& theme) {
    const QRect ground = place.adjusted(0, 0, 0, -kBarLine);
    QLinearGradient shade(ground.topLeft(), ground.bottomLeft());
    shade.setColorAt(0, theme.head);
    shade.setColorAt(1, theme.head.darker(112));
    painter.fillRect(ground, shade);
    if (theme.grain.alpha() > 0) {  // as the table: with high contrast, nothing lies under texts
        painter.setRenderHint(QPainter::Antialiasing);
        QColor light = theme.headMuted;
        light.setAlphaF(static_cast<float>(kCutLight));
        painter.fillPath(cutsAlong(ground), light);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    painter.fillRect(QRect(ground.left(), ground.bottom() + 1, ground.width(), kBarLine), theme.headLine);
}

}  // namespace gnostica::gui
