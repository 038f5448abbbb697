// A lesson or a puzzle as the picture of its board.
#pragma once

#include "app/gui/shared/board/board_glance.h"

#include <QPushButton>

#include <memory>

namespace gnostica::gui {

/// A button with a board. Base of the tiles of both kinds, with what they draw in common.
class BoardTile : public QPushButton {
    Q_OBJECT

public:
    BoardTile(std::shared_ptr<const GlancePainter> painter, QWidget* parent);

    void setBoard(const BoardGlance& board);
    void setDone(bool done);
    bool isDone() const { return isDone_; }
    /// Its place among those that are shown, for screen readers; 1 is the first.
    void setPlace(int place, int count);

    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Sets what screen readers say after the name: where it is in the list, and these sentences.
    void describe(const QStringList& more);
    const GlancePainter& glances() const { return *painter_; }
    /// This many pixels if letters have their usual size.
    double grown(double length) const;
    /// The rectangle as it lies in the direction of reading.
    QRectF inReading(const QRectF& place) const;
    /// Flags of a text that may have several lines.
    int textFlags() const;
    /// Height of a text of this width.
    static double heightOf(const QFont& font, const QString& text, double width);
    static double widestWord(const QFont& font, const QString& text);

    void paintFramed(QPainter& painter, const QRectF& frame) const;
    void paintCheck(QPainter& painter, const QPointF& centre, double radius) const;
    /// Round the tile, while it has the keyboard focus or is pointed at.
    void paintAttention(QPainter& painter, const QRectF& around) const;

private:
    std::shared_ptr<const GlancePainter> painter_;
    BoardGlance board_;
    bool isDone_ = false;
    int place_ = 1;
    int count_ = 1;
    QStringList more_;
};

}  // namespace gnostica::gui
