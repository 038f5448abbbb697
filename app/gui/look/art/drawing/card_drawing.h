// The picture of one card, out of a file of a deck.
#pragma once

#include "app/gui/look/art/drawing/drawing_problem.h"

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <tl/expected.hpp>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace gnostica::gui {

/// Where a card's picture is. A plain value.
struct CardFile {
    QString folder;  ///< of the deck: nothing outside of it is read
    QString name;    ///< relative to it; empty if the deck has no such card
    QSizeF size;     ///< of the card, in its own units

    bool isNone() const { return name.isEmpty(); }
    QString path() const { return folder + u'/' + name; }
};

/// A drawing that has been read and looked through: it reaches for nothing, and its cost is bounded (DrawingCost).
class CardDrawing {
public:
    /// Reads the file, plain or packed (*.svgz).
    static tl::expected<CardDrawing, DrawingProblem> read(const CardFile& file);
    CardDrawing(CardDrawing&&) noexcept;
    CardDrawing& operator=(CardDrawing&&) noexcept;
    ~CardDrawing();

    /// Draws a part, in the units of the card, so that it fills `target`. What lies around it is drawn, too: clip.
    void paintPart(QPainter& painter, const QRectF& target, const QRectF& part);
    /// Roughly the memory that it takes: tens of times the length of its text.
    qsizetype bytes() const { return bytes_; }

private:
    CardDrawing(std::unique_ptr<QSvgRenderer> renderer, const QRectF& box, const QSizeF& size, qsizetype bytes);
    /// The view box fills the card; where its proportions are others, it stands in the middle, as in any viewer.
    QRectF inItsUnits(const QRectF& part) const;

    std::unique_ptr<QSvgRenderer> renderer_;
    QRectF box_;
    QSizeF size_;
    qsizetype bytes_;
};

}  // namespace gnostica::gui
