// Buttons and fields that are seen on black.
#pragma once

#include <QProxyStyle>

namespace gnostica::gui {

/// Fusion, with an outline in the colour of the text round everything that may be pressed or filled in, and a thick one
/// round what has the keyboard. For themes whose windows are so dark that shades of them are not seen.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

}  // namespace gnostica::gui
