#include "app/gui/look/art/style/app_style.h"

#include "app/gui/look/art/contrast.h"
#include "app/gui/look/art/heading.h"
#include "app/language/bidi.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLocale>
#include <QMainWindow>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QStyleOption>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

/// Between the picture and the text of a button.
constexpr int kPictureGap = 4;
/// Width of the chevron of a button that opens a menu.
constexpr int kMenuMark = 16;
/// Between the title of a group and its plate.
constexpr int kTitleGap = 2;
constexpr int kScrollBar = 12;
/// Least height of a button with text, and what its round ends add to its width.
constexpr int kLeastButton = 30;
constexpr int kRoundEnds = 8;
/// Above and below the title of a dock, and its distance from the upper edge of its sheet.
constexpr int kRoundDockTitle = 5;
constexpr int kAboveDockTitle = 3;
/// Round a dialog and between its parts, on screens that are at least so high.
constexpr int kRoundDialog = 24;
constexpr int kInDialog = 14;
constexpr int kRoomyScreen = 700;
constexpr int kLeastHandle = 28;

/// Themes with a higher contrast of text to windows get strong outlines (WCAG 1.4.6 requires 7).
constexpr double kStrong = 17;

ControlShapes shapesOf(const Theme& theme) {
    using Outlines = ControlShapes::Outlines;
    return ControlShapes(contrast(theme.text, theme.window) >= kStrong ? Outlines::strong : Outlines::faint);
}

/// Classes of windows that are opened over others, and of what is in them.
constexpr std::array kPopups{"QMenu", "QComboBoxPrivateContainer", "QComboBoxListView"};

/// They are sheets of parchment, too.
QPalette popupPalette(const Theme& theme) {
    QPalette palette = widgetPalette(theme);
    palette.setColor(QPalette::Window, theme.parchment);
    palette.setColor(QPalette::Base, theme.parchment);
    palette.setColor(QPalette::AlternateBase, theme.inset);
    return palette;
}

/// True if the whole button opens the menu, and not just a part of it.
bool opensMenu(const QStyleOptionToolButton& button) {
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

/// Spacing is small on small screens.
bool isRoomyDialog(const QWidget* widget) {
    return widget != nullptr && widget->isWindow() && qobject_cast<const QDialog*>(widget) != nullptr &&
           widget->screen()->availableSize().height() >= kRoomyScreen;
}

/// True for lists, texts that are only read, and scrolled pages in a window whose parts lie on sheets. Editors, and
/// lists that pop up, have a ground of their own.
bool liesOnSheet(const QAbstractScrollArea& area) {
    const bool isRead = qobject_cast<const QAbstractItemView*>(&area) != nullptr ||
                        qobject_cast<const QTextBrowser*>(&area) != nullptr ||
                        qobject_cast<const QScrollArea*>(&area) != nullptr;
    return isRead && qobject_cast<const QMainWindow*>(area.window()) != nullptr;
}

/// The sheet below shows through.
void clearGround(QAbstractScrollArea& area) {
    area.viewport()->setAutoFillBackground(false);
    if (const auto* page = qobject_cast<QScrollArea*>(&area); page != nullptr && page->widget() != nullptr) {
        page->widget()->setAutoFillBackground(false);
    }
}

/// Protects the order of keys in right-to-left text, where "Ctrl++" was shown as "++Ctrl".
QStyleOptionMenuItem withKeysInOrder(const QStyleOptionMenuItem& item) {
    QStyleOptionMenuItem whole = item;
    const qsizetype keys = item.text.indexOf(u'\t') + 1;
    whole.text = item.text.first(keys) + language::isolated(item.text.sliced(keys));
    return whole;
}

}  // namespace

AppStyle::AppStyle(const Theme& theme)
    : QProxyStyle(QStringLiteral("fusion")),
      theme_(theme),
      shapes_(shapesOf(theme)) {}

void AppStyle::wear(const Theme& theme) {
    theme_ = theme;
    shapes_ = shapesOf(theme);
    QApplication::setPalette(widgetPalette(theme));
    for (const char* popup : kPopups) {
        QApplication::setPalette(popupPalette(theme), popup);
    }
    Q_EMIT themeChanged(theme_);
    for (QWidget* const widget : QApplication::allWidgets()) {
        widget->update();
    }
}

void AppStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (widget->isWindow() && qobject_cast<QDialog*>(widget) != nullptr) {
        widget->installEventFilter(&ground_);
    }
    if (auto* area = qobject_cast<QAbstractScrollArea*>(widget); area != nullptr && liesOnSheet(*area)) {
        clearGround(*area);
    }
}

void AppStyle::unpolish(QWidget* widget) {
    widget->removeEventFilter(&ground_);
    QProxyStyle::unpolish(widget);
}

// ---- Primitives -----------------------------------------------------------------------------------------------------

void AppStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (element == PE_IndicatorBranch) {
        drawBranch(*option, *painter, widget);
    } else if (element == PE_FrameFocusRect && drawFocus(*option, *painter, widget)) {
        return;
    } else if (!drawShape(element, *option, *painter)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

/// Replaces Fusion's focus rectangle, which is hard to see. Quiet tool buttons, which have no panel unless on or under
/// the pointer, get a ring. All other buttons show focus in their outline.
bool AppStyle::drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    if (const auto* button = qobject_cast<const QToolButton*>(widget)) {
        if (button->autoRaise()) {
            QStyleOption whole = option;
            whole.rect = button->rect();
            shapes_.quietRing(painter, whole);
        }
        return true;
    }
    if (qobject_cast<const QAbstractButton*>(widget) != nullptr) {
        return false;
    }
    shapes_.focusFrame(painter, option);
    return true;
}

bool AppStyle::drawShape(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const {
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
        const bool isFlat = button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
        const bool isDefault = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
        isFlat ? shapes_.quietButton(painter, option) : shapes_.roundButton(painter, option, isDefault);
        return true;
    }
    case PE_PanelButtonTool:
        option.state.testFlag(State_AutoRaise) ? shapes_.quietButton(painter, option) : shapes_.button(painter, option);
        return true;
    case PE_FrameDefaultButton: return true;  // shown by its outline
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
            frame != nullptr && frame->lineWidth > 0) {
            shapes_.field(painter, option);
            return true;
        }
        return false;  // inside a spin box or a cell
    case PE_FrameLineEdit: shapes_.field(painter, option); return true;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameTabWidget:
    case PE_FrameMenu: shapes_.frame(painter, option); return true;
    case PE_PanelMenu: painter.fillRect(option.rect, theme_.parchment); return true;
    case PE_FrameTabBarBase: return true;
    case PE_PanelTipLabel: shapes_.tip(painter, option); return true;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: shapes_.checkBox(painter, option); return true;
    case PE_IndicatorRadioButton: shapes_.radioButton(painter, option); return true;
    case PE_IndicatorArrowDown: shapes_.chevron(painter, option, option.rect); return true;
    case PE_IndicatorArrowUp: shapes_.chevron(painter, option, option.rect, true); return true;
    default: return false;
    }
}

/// Fusion's branch has the colour of buttons on any background.
void AppStyle::drawBranch(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    if (option.state.testFlag(State_Children)) {
        const bool isMarked = proxy()->styleHint(SH_ItemView_ShowDecorationSelected, &option, widget) != 0;
        shapes_.branch(painter, option, isMarked && option.state.testFlag(State_Selected));
    }
}

// ---- Controls -------------------------------------------------------------------------------------------------------

void AppStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        tab != nullptr && element == CE_TabBarTabShape &&
        (tab->shape == QTabBar::RoundedNorth || tab->shape == QTabBar::RoundedSouth)) {
        shapes_.tab(*painter, *tab, theme_.inset, theme_.gilt);
        return;
    }
    if (element == CE_TabBarTabLabel) {
        painter->save();
        painter->setFont(headingFont(painter->font()));
        QProxyStyle::drawControl(element, option, painter, widget);
        painter->restore();
        return;
    }
    if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
        dock != nullptr && element == CE_DockWidgetTitle && !dock->verticalTitleBar) {
        shapes_.dockTitle(*painter, *dock, proxy()->subElementRect(SE_DockWidgetTitleBarText, option, widget));
        return;
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        shapes_.section(*painter, *option);
        return;
    }
    if (element == CE_ProgressBarGroove) {
        shapes_.groove(*painter, *option);
        return;
    }
    const auto* button = element == CE_PushButtonLabel ? qstyleoption_cast<const QStyleOptionButton*>(option) : nullptr;
    if (button != nullptr) {
        drawPushButtonLabel(*button, *painter, widget);
        return;
    }
    const auto* item = element == CE_MenuItem ? qstyleoption_cast<const QStyleOptionMenuItem*>(option) : nullptr;
    if (item != nullptr && item->direction == Qt::RightToLeft && item->text.contains(u'\t')) {
        const QStyleOptionMenuItem whole = withKeysInOrder(*item);
        QProxyStyle::drawControl(element, &whole, painter, widget);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

/// The default button is filled with the accent.
void AppStyle::drawPushButtonLabel(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget) const {
    QStyleOptionButton words = button;
    if (button.features.testFlag(QStyleOptionButton::DefaultButton) &&
        !button.features.testFlag(QStyleOptionButton::Flat) && button.state.testFlag(State_Enabled)) {
        words.palette.setColor(QPalette::ButtonText, button.palette.color(QPalette::HighlightedText));
    }
    if (button.direction == Qt::RightToLeft && !button.icon.isNull() && !button.text.isEmpty()) {
        drawButtonWords(words, painter, widget);
    } else {
        QProxyStyle::drawControl(CE_PushButtonLabel, &words, &painter, widget);
    }
}

/// In right-to-left languages, Fusion separates text and picture of a button.
void AppStyle::drawButtonWords(const QStyleOptionButton& button, QPainter& painter, const QWidget* widget) const {
    const bool isEnabled = button.state.testFlag(State_Enabled);
    const int mnemonic =
        styleHint(SH_UnderlineShortcut, &button, widget, nullptr) != 0 ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    const int words = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int whole = std::min(words + kPictureGap + button.iconSize.width(), button.rect.width());
    QRect place = button.rect;
    place.setWidth(whole);
    place.moveCenter(button.rect.center());
    const QRect picture(place.right() + 1 - button.iconSize.width(), place.center().y() - button.iconSize.height() / 2,
                        button.iconSize.width(), button.iconSize.height());
    button.icon.paint(&painter, picture, Qt::AlignCenter, isEnabled ? QIcon::Normal : QIcon::Disabled);
    place.setRight(picture.left() - kPictureGap - 1);
    drawItemText(&painter, place, Qt::AlignCenter | mnemonic, button.palette, isEnabled, button.text,
                 QPalette::ButtonText);
}

// ---- Complex controls -----------------------------------------------------------------------------------------------

void AppStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                  const QWidget* widget) const {
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        bar != nullptr && control == CC_ScrollBar) {
        drawScrollBar(*bar, *painter, widget);
    } else if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
               combo != nullptr && combo->frame && control == CC_ComboBox) {
        drawComboBox(*combo, *painter, widget);
    } else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
               spin != nullptr && spin->frame && control == CC_SpinBox) {
        drawSpinBox(*spin, *painter, widget);
    } else if (const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
               group != nullptr && control == CC_GroupBox) {
        drawGroupBox(*group, *painter, widget);
    } else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
               button == nullptr || control != CC_ToolButton ||
               (!drawTitleButton(*button, *painter, widget) && !drawMenuButton(*button, *painter, widget))) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

/// A button that opens a menu has a chevron after its text.
bool AppStyle::drawMenuButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const {
    if (!opensMenu(button)) {
        return false;
    }
    proxy()->drawPrimitive(PE_PanelButtonTool, &button, &painter, widget);
    QStyleOptionToolButton words = button;
    words.rect.setRight(button.rect.right() - kMenuMark + kPictureGap);
    words.rect = visualRect(button.direction, button.rect, words.rect);
    proxy()->drawControl(CE_ToolButtonLabel, &words, &painter, widget);
    QRect mark = button.rect;
    mark.setLeft(mark.right() - kMenuMark);
    shapes_.chevron(painter, button, visualRect(button.direction, button.rect, mark));
    return true;
}

/// A plate under the title.
void AppStyle::drawGroupBox(const QStyleOptionGroupBox& box, QPainter& painter, const QWidget* widget) const {
    painter.save();
    painter.setFont(headingFont(painter.font()));
    QStyleOptionGroupBox titled = box;
    titled.fontMetrics = QFontMetrics(painter.font());
    titled.subControls.setFlag(SC_GroupBoxFrame, false);
    QStyleOption plate = box;
    const QRect title = proxy()->subControlRect(CC_GroupBox, &titled, SC_GroupBoxLabel, widget);
    plate.rect.setTop(box.text.isEmpty() ? box.rect.top() : title.bottom() + kTitleGap);
    shapes_.plate(painter, plate);
    QProxyStyle::drawComplexControl(CC_GroupBox, &titled, &painter, widget);
    painter.restore();
}

/// Buttons of dock titles: Qt's pictures have the colours of another theme.
bool AppStyle::drawTitleButton(const QStyleOptionToolButton& button, QPainter& painter, const QWidget* widget) const {
    const bool closes = widget != nullptr && widget->objectName() == u"qt_dockwidget_closebutton";
    if (!closes && (widget == nullptr || widget->objectName() != u"qt_dockwidget_floatbutton")) {
        return false;
    }
    shapes_.quietButton(painter, button);
    closes ? shapes_.cross(painter, button) : shapes_.windows(painter, button);
    return true;
}

/// Draws only the handle, and only if there is something to scroll.
void AppStyle::drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget) const {
    painter.fillRect(bar.rect, bar.palette.color(QPalette::Window));
    if (bar.maximum > bar.minimum) {
        QStyleOptionSlider handle = bar;
        handle.state.setFlag(State_MouseOver,
                             bar.state.testFlag(State_MouseOver) && bar.activeSubControls.testFlag(SC_ScrollBarSlider));
        shapes_.scrollHandle(painter, handle, scrollBarRect(bar, SC_ScrollBarSlider, widget));
    }
}

void AppStyle::drawComboBox(const QStyleOptionComboBox& box, QPainter& painter, const QWidget* widget) const {
    if (box.editable) {
        shapes_.field(painter, box);
    } else {
        shapes_.button(painter, box);
    }
    shapes_.chevron(painter, box, proxy()->subControlRect(CC_ComboBox, &box, SC_ComboBoxArrow, widget));
}

void AppStyle::drawSpinBox(const QStyleOptionSpinBox& box, QPainter& painter, const QWidget* widget) const {
    shapes_.field(painter, box);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    const auto step = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag way) {
        QStyleOptionSpinBox arrow = box;
        const bool isEnabled = box.state.testFlag(State_Enabled) && box.stepEnabled.testFlag(way);
        arrow.state.setFlag(State_Enabled, isEnabled);
        shapes_.chevron(painter, arrow, proxy()->subControlRect(CC_SpinBox, &box, part, widget), part == SC_SpinBoxUp);
    };
    step(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
    step(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
}

/// Qt ignores the margins of a dock that lies on a sheet (WindowCloth) when it places the title.
QRect AppStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const QRect place = QProxyStyle::subElementRect(element, option, widget);
    const bool isOfTitle = element == SE_DockWidgetTitleBarText || element == SE_DockWidgetCloseButton ||
                           element == SE_DockWidgetFloatButton;
    const int margin = isOfTitle && widget != nullptr ? widget->contentsMargins().left() : 0;
    return margin > 0 ? place.translated(margin, kAboveDockTitle) : place;
}

QRect AppStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                               const QWidget* widget) const {
    const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    return bar != nullptr ? scrollBarRect(*bar, part, widget)
                          : QProxyStyle::subControlRect(control, option, part, widget);
}

/// The handle may use the whole length.
QRect AppStyle::scrollBarRect(const QStyleOptionSlider& bar, SubControl part, const QWidget* widget) const {
    const bool lies = bar.orientation == Qt::Horizontal;
    const int length = lies ? bar.rect.width() : bar.rect.height();
    const auto range = static_cast<double>(bar.maximum) - bar.minimum;
    const double share = bar.pageStep / (range + bar.pageStep);
    const int least = std::min(length, proxy()->pixelMetric(PM_ScrollBarSliderMin, &bar, widget));
    const int handle = range > 0 ? std::clamp(static_cast<int>(length * share), least, length) : length;
    const int from =
        sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto stretch = [&](int begin, int end) {
        const QRect place = lies ? QRect(bar.rect.left() + begin, bar.rect.top(), end - begin, bar.rect.height())
                                 : QRect(bar.rect.left(), bar.rect.top() + begin, bar.rect.width(), end - begin);
        return visualRect(lies ? bar.direction : Qt::LeftToRight, bar.rect, place);
    };
    switch (part) {
    case SC_ScrollBarGroove: return stretch(0, length);
    case SC_ScrollBarSlider: return stretch(from, from + handle);
    case SC_ScrollBarSubPage: return stretch(0, from);
    case SC_ScrollBarAddPage: return stretch(from + handle, length);
    default: return {};
    }
}

// ---- Sizes and hints ------------------------------------------------------------------------------------------------

int AppStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_MenuPanelWidth: return 1;  // Fusion gives menus no frame
    case PM_ScrollBarExtent: return kScrollBar;
    case PM_ScrollBarSliderMin: return kLeastHandle;
    case PM_DockWidgetTitleMargin: return kRoundDockTitle;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return isRoomyDialog(widget) ? kRoundDialog : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return isRoomyDialog(widget) ? kInDialog : QProxyStyle::pixelMetric(metric, option, widget);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize AppStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                 const QWidget* widget) const {
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        type == CT_ToolButton && button != nullptr && opensMenu(*button)) {
        size.rwidth() += kMenuMark - kPictureGap;
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        type == CT_PushButton && button != nullptr) {
        const bool opens = button->features.testFlag(QStyleOptionButton::HasMenu);
        size.rwidth() += opens ? 2 * kPictureGap : 0;  // otherwise the text touches the chevron
        size.rwidth() += button->text.isEmpty() ? 0 : kRoundEnds;
        size.rheight() = std::max(size.height(), kLeastButton);
    }
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
        type == CT_TabBarTab && tab != nullptr && widget != nullptr) {
        const QSize usual = tab->fontMetrics.size(Qt::TextShowMnemonic, tab->text);
        const QSize heading = QFontMetrics(headingFont(widget->font())).size(Qt::TextShowMnemonic, tab->text);
        size += (heading - usual).expandedTo({0, 0});
    }
    return size;
}

int AppStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                        QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_UnderlineShortcut: return QLocale().script() == QLocale::ArabicScript ? 0 : 1;
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    case SH_Table_GridLineColor:  // Fusion's darker window colour is invisible on dark themes
        return static_cast<int>(shapes_.gridLine(option != nullptr ? option->palette : QApplication::palette()).rgb());
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

}  // namespace gnostica::gui
