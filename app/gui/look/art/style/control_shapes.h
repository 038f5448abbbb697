// The shapes of what is pressed, filled in and scrolled.
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

/// Draws flat shapes with round corners in the colours of a palette. Every outline differs from what is around it by at
/// least 3:1 (WCAG 1.4.11) unless what it surrounds is disabled.
class ControlShapes {
public:
    enum class Outlines {
        faint,  ///< little more than half of the text's colour
        strong  ///< all of it
    };

    explicit ControlShapes(Outlines outlines) : outlines_(outlines) {}

    Outlines outlines() const { return outlines_; }

    /// A button with words; the default one of its dialog has a stronger outline.
    void button(QPainter& painter, const QStyleOption& option, bool isDefault) const;
    /// A button of pictures: nothing but its picture until it is pointed at or switched on.
    void quietButton(QPainter& painter, const QStyleOption& option) const;
    /// What says of such a button that it has the keyboard.
    void quietRing(QPainter& painter, const QStyleOption& option) const;
    /// The same of an entry in a list, of a tab, and of whatever else draws no outline of its own.
    void focusFrame(QPainter& painter, const QStyleOption& option) const;
    void field(QPainter& painter, const QStyleOption& option) const;
    /// A frame round a list or a group, without a ground.
    void frame(QPainter& painter, const QStyleOption& option) const;
    /// The ground of what belongs together.
    void plate(QPainter& painter, const QStyleOption& option) const;
    void checkBox(QPainter& painter, const QStyleOption& option) const;
    void radioButton(QPainter& painter, const QStyleOption& option) const;
    /// Downwards, or upwards.
    void chevron(QPainter& painter, const QStyleOption& option, const QRect& place, bool upwards = false) const;
    /// The sign that an item of a tree can be folded; `isChosen`: its ground is the highlight.
    void branch(QPainter& painter, const QStyleOption& option, bool isChosen) const;
    /// What a bar of progress fills by and by.
    void groove(QPainter& painter, const QStyleOption& option) const;
    void scrollHandle(QPainter& painter, const QStyleOption& option, const QRect& place) const;
    /// The words of a tab are underlined, or rather, lined on the side of their page.
    void tab(QPainter& painter, const QStyleOptionTab& option) const;
    void dockTitle(QPainter& painter, const QStyleOptionDockWidget& option, const QRect& words) const;
    /// The signs of a title's buttons.
    void cross(QPainter& painter, const QStyleOption& option) const;
    void windows(QPainter& painter, const QStyleOption& option) const;
    void section(QPainter& painter, const QStyleOption& option) const;
    /// Between the cells of a table.
    QColor gridLine(const QPalette& palette) const;

private:
    QColor line(const QStyleOption& option) const;
    QColor quietLine(const QStyleOption& option) const;
    QColor outlineOf(const QStyleOption& option) const;
    void focusRing(QPainter& painter, const QStyleOption& option) const;
    void box(QPainter& painter, const QRectF& place, const QColor& fill, const QColor& outline, double width,
             double rounding) const;

    Outlines outlines_;
};

}  // namespace gnostica::gui
