// A text on as many lines as it needs.
#pragma once

#include <QFont>
#include <QPointF>
#include <QString>
#include <QTextLayout>

class QPainter;

namespace gnostica::gui {

/// Lays out a text within a width, for delegates: nothing is cut. A word that is wider than that is broken.
class WrappedWords {
public:
    /// `width` in pixels, at least 1.
    WrappedWords(const QString& text, const QFont& font, int width, Qt::LayoutDirection direction);

    /// In pixels; 0 without text.
    int height() const { return height_; }
    int lines() const { return layout_.lineCount(); }
    /// Draws it in the painter's pen; `place`: the top left corner of its room.
    void draw(QPainter& painter, const QPointF& place) const { layout_.draw(&painter, place); }

private:
    QTextLayout layout_;
    int height_ = 0;
};

}  // namespace gnostica::gui
