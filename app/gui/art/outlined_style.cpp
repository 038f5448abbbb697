#include "app/gui/art/outlined_style.h"

#include <QPainter>
#include <QStyleOption>

namespace gnostica::gui {

namespace {

constexpr double kOutlineRounding = 3;

void outline(QPainter& painter, const QStyleOption& option, bool isRound) {
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    const double width = hasKeyboard ? 2.5 : 1;
    const auto group = option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    const QColor colour =
        hasKeyboard ? option.palette.color(QPalette::Highlight) : option.palette.color(group, QPalette::WindowText);
    const QRectF place = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    if (isRound) {
        painter.drawEllipse(place);
    } else {
        painter.drawRoundedRect(place, kOutlineRounding, kOutlineRounding);
    }
    painter.restore();
}

}  // namespace

OutlinedStyle::OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_FrameLineEdit:
    case PE_FrameMenu:
    case PE_IndicatorCheckBox: outline(*painter, *option, false); break;
    case PE_IndicatorRadioButton: outline(*painter, *option, true); break;
    default: break;
    }
}

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) {
        outline(*painter, *option, false);
    }
}

}  // namespace gnostica::gui
