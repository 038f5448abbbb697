// The picture of one card, read from a file of a deck.
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

/// Location of a card's picture. A plain value.
struct CardFile {
    QString folder;  ///< of the deck: no other files are read
    QString name;    ///< relative to the folder; empty if the deck has no such card
    QSizeF size;     ///< of the card, in its own units

    bool isNone() const { return name.isEmpty(); }
    QString path() const { return folder + u'/' + name; }
};

/// A drawing that was read and checked: it uses no other files, and its cost is limited (DrawingCost).
class CardDrawing {
public:
    /// Reads the file, plain or compressed (*.svgz).
    static tl::expected<CardDrawing, DrawingProblem> read(const CardFile& file);
    CardDrawing(CardDrawing&&) noexcept;
    CardDrawing& operator=(CardDrawing&&) noexcept;
    ~CardDrawing();

    /// Draws a part, in units of the card, so that it fills `target`. Also draws outside `target`, so set a clip.
    void paintPart(QPainter& painter, const QRectF& target, const QRectF& part);
    /// Approximate memory in bytes: many times the length of its text.
    qsizetype bytes() const { return bytes_; }

private:
    CardDrawing(std::unique_ptr<QSvgRenderer> renderer, const QRectF& box, const QSizeF& size, qsizetype bytes);
    /// The view box fills the card; if its proportions differ, it is centred, as in any viewer.
    QRectF inItsUnits(const QRectF& part) const;

    std::unique_ptr<QSvgRenderer> renderer_;
    QRectF box_;
    QSizeF size_;
    qsizetype bytes_;
};

}  // namespace gnostica::gui
