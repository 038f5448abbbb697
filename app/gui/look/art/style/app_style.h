// The style of controls.
#pragma once

#include "app/gui/look/art/style/control_shapes.h"
#include "app/gui/look/art/style/dialog_ground.h"
#include "app/gui/look/art/theme.h"

#include <QProxyStyle>
#include <QStyleOption>

namespace gnostica::gui {

/// Fusion's sizes and behaviour, with our own shapes (ControlShapes) and the colours of a theme. Also, underlines do
/// not break joined letters, and text and picture of buttons stay together in right-to-left languages.
class AppStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit AppStyle(const Theme& theme);

    const Theme& theme() const { return theme_; }
    /// Sets the palette of the application, notifies followers and repaints all widgets.
    void wear(const Theme& theme);

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

Q_SIGNALS:
    void themeChanged(const gnostica::gui::Theme& theme);

private:
    bool drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    bool drawShape(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const;
    void drawBranch(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawPushButtonLabel(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget) const;
    void drawButtonWords(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget) const;
    bool drawTitleButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const;
    bool drawMenuButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const;
    void drawGroupBox(const QStyleOptionGroupBox& box, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComboBox& box, QPainter& painter, const QWidget* widget) const;
    void drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter, const QWidget* widget) const;
    QRect scrollBarRect(const QStyleOptionSlider& bar, SubControl part, const QWidget* widget) const;

    Theme theme_;
    ControlShapes shapes_;
    DialogGround ground_;
};

}  // namespace gnostica::gui
