// How what can be pressed and filled in is drawn.
#pragma once

#include <QProxyStyle>

namespace gnostica::gui {

/// Fusion, but for what does not suit us: on dark windows its outlines are not seen, for they are darker shades of
/// them; letters that join are torn apart where one is underlined; and its buttons of dialogs carry pictures that are
/// in the way of their words where these are read from right to left.
class AppStyle : public QProxyStyle {
    Q_OBJECT

public:
    enum class Outlines {
        none,
        fields,     ///< round what may be filled in or ticked, faint: buttons stand out by their shade
        everything  ///< in the colour of the text
    };

    explicit AppStyle(Outlines outlines);

    Outlines outlines() const { return outlines_; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

private:
    void outline(QPainter& painter, const QStyleOption& option, bool isRound) const;

    Outlines outlines_;
};

}  // namespace gnostica::gui
