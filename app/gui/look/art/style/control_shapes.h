// Shapes of controls.
#pragma once

#include <QColor>
#include <QPalette>
#include <QRectF>
#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionDockWidget;
class QStyleOptionTab;

namespace gnostica::gui {

/// Draws flat shapes with rounded corners in the colours of a palette. All outlines have a contrast of at least 3:1 to
/// their surroundings (WCAG 1.4.11), except those of disabled controls.
class ControlShapes {
public:
    enum class Outlines {
        faint,  ///< a little more than half of the text's colour
        strong  ///< the text's full colour
    };

    explicit ControlShapes(Outlines outlines) : outlines_(outlines) {}

    Outlines outlines() const { return outlines_; }

    /// A button of a bar, or a box with a list.
    void button(QPainter& painter, const QStyleOption& option) const;
    /// A button with text, which has round ends; the default button of a dialog is filled with the accent.
    void roundButton(QPainter& painter, const QStyleOption& option, bool isDefault) const;
    /// A button with a picture only: it has no panel until it is under the pointer or switched on.
    void quietButton(QPainter& painter, const QStyleOption& option) const;
    /// The focus ring of such a button.
    void quietRing(QPainter& painter, const QStyleOption& option) const;
    /// The focus frame of list entries, tabs and other controls without an outline of their own.
    void focusFrame(QPainter& painter, const QStyleOption& option) const;
    void field(QPainter& painter, const QStyleOption& option) const;
    /// A frame round a list or a group, without a background.
    void frame(QPainter& painter, const QStyleOption& option) const;
    /// The background of a group.
    void plate(QPainter& painter, const QStyleOption& option) const;
    void checkBox(QPainter& painter, const QStyleOption& option) const;
    void radioButton(QPainter& painter, const QStyleOption& option) const;
    /// A chevron that points down or up.
    void chevron(QPainter& painter, const QStyleOption& option, const QRect& place, bool upwards = false) const;
    /// The fold mark of a tree item; `isChosen`: its background is the highlight.
    void branch(QPainter& painter, const QStyleOption& option, bool isChosen) const;
    /// The groove of a progress bar.
    void groove(QPainter& painter, const QStyleOption& option) const;
    void scrollHandle(QPainter& painter, const QStyleOption& option, const QRect& place) const;
    /// Tabs stand at the edge of their page; the chosen one has its colour and a line of gold.
    void tab(QPainter& painter, const QStyleOptionTab& option, const QColor& inset, const QColor& gilt) const;
    /// The plate of a tool tip.
    void tip(QPainter& painter, const QStyleOption& option) const;
    void dockTitle(QPainter& painter, const QStyleOptionDockWidget& option, const QRect& words) const;
    /// The signs of dock title buttons.
    void cross(QPainter& painter, const QStyleOption& option) const;
    void windows(QPainter& painter, const QStyleOption& option) const;
    void section(QPainter& painter, const QStyleOption& option) const;
    /// Colour of the lines between table cells.
    QColor gridLine(const QPalette& palette) const;

private:
    QColor line(const QStyleOption& option) const;
    QColor quietLine(const QStyleOption& option) const;
    QColor outlineOf(const QStyleOption& option) const;
    static QColor fillOf(const QStyleOption& option);
    void focusRing(QPainter& painter, const QStyleOption& option, double rounding) const;
    void box(QPainter& painter, const QRectF& place, const QColor& fill, const QColor& outline, double width,
             double rounding) const;

    Outlines outlines_;
};

}  // namespace gnostica::gui
