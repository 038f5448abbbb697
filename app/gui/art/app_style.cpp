#include "app/gui/art/app_style.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kOutlineRounding = 3;
/// Between the picture and the words of a button.
constexpr int kPictureGap = 4;
/// How much of the text's colour is in a faint outline.
constexpr double kFaint = 0.5;

QColor blended(const QColor& one, const QColor& other, double part) {
    const auto mix = [part](double of, double with) { return static_cast<float>(of * part + with * (1 - part)); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

}  // namespace

AppStyle::AppStyle(Outlines outlines) : QProxyStyle(QStringLiteral("fusion")), outlines_(outlines) {}

void AppStyle::outline(QPainter& painter, const QStyleOption& option, bool isRound) const {
    const bool hasKeyboard = option.state.testFlag(QStyle::State_HasFocus);
    const double width = hasKeyboard ? 2.5 : 1;
    const auto group = option.state.testFlag(QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    const QColor text = option.palette.color(group, QPalette::WindowText);
    const QColor plain =
        outlines_ == Outlines::everything ? text : blended(text, option.palette.color(QPalette::Window), kFaint);
    const QColor colour = hasKeyboard ? option.palette.color(QPalette::Highlight) : plain;
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

void AppStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (outlines_ == Outlines::none) {
        return;
    }
    switch (element) {
    case PE_PanelButtonCommand:
        if (outlines_ == Outlines::everything) {
            outline(*painter, *option, false);
        }
        break;
    case PE_FrameMenu:
    case PE_FrameLineEdit:
    case PE_IndicatorCheckBox: outline(*painter, *option, false); break;
    case PE_IndicatorRadioButton: outline(*painter, *option, true); break;
    default: break;
    }
}

/// Read from right to left, Fusion tears words and picture of a button apart.
void AppStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    const auto* button = element == CE_PushButtonLabel ? qstyleoption_cast<const QStyleOptionButton*>(option) : nullptr;
    if (button == nullptr || button->direction != Qt::RightToLeft || button->icon.isNull() || button->text.isEmpty()) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    const bool isEnabled = button->state.testFlag(State_Enabled);
    const int mnemonic =
        styleHint(SH_UnderlineShortcut, option, widget, nullptr) != 0 ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    const int words = button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width();
    const int whole = std::min(words + kPictureGap + button->iconSize.width(), button->rect.width());
    QRect place = button->rect;
    place.setWidth(whole);
    place.moveCenter(button->rect.center());
    const QRect picture(place.right() + 1 - button->iconSize.width(),
                        place.center().y() - button->iconSize.height() / 2, button->iconSize.width(),
                        button->iconSize.height());
    button->icon.paint(painter, picture, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    place.setRight(picture.left() - kPictureGap - 1);
    drawItemText(painter, place, Qt::AlignCenter | mnemonic, button->palette, isEnabled, button->text,
                 QPalette::ButtonText);
}

void AppStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_SpinBox && outlines_ != Outlines::none) ||
        (control == CC_ComboBox && outlines_ == Outlines::everything)) {
        outline(*painter, *option, false);
    }
}

/// Fusion gives menus no frame.
int AppStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    return metric == PM_MenuPanelWidth && outlines_ != Outlines::none
               ? 1
               : QProxyStyle::pixelMetric(metric, option, widget);
}

int AppStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_UnderlineShortcut: return QLocale().script() == QLocale::ArabicScript ? 0 : 1;
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

}  // namespace gnostica::gui
