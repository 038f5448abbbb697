// The project's pictures, recoloured (whatever follows the theme is drawn in one ink in the files), and those of decks.
#pragma once

#include "app/gui/look/art/drawing/card_drawing.h"

#include <QByteArray>
#include <QCache>
#include <QColor>
#include <QSet>
#include <QString>
#include <QSvgRenderer>

#include <optional>

class QPainter;
class QRectF;

namespace gnostica::gui {

/// The text of a picture with its ink (#3a3a3a) replaced; empty if there is no such file.
QByteArray recoloured(const QString& path, const QColor& ink);

/// Draws pictures, and keeps those that it has used last: a large one takes thirty times as much memory as its text. Of
/// a card that would take more than all that is kept, nothing is.
class Pictures {
public:
    /// Memory for the cards that are kept, whatever deck they are of: a quarter of ours.
    static constexpr qsizetype kMostForCards = 24'000'000;

    Pictures() {
        renderers_.setMaxCost(kKeptBytes);
        cards_.setMaxCost(kMostForCards);
    }

    /// Draws the picture at `path` into `target`, undistorted and centred, every part that follows the theme in
    /// `ink`. Draws nothing if there is no such picture.
    void paint(QPainter& painter, const QRectF& target, const QString& path, const QColor& ink = {});
    /// Draws a part of a card, in the card's units, so that it fills `target`. What lies around it is drawn, too: clip.
    /// Draws nothing if the picture cannot be drawn.
    void paintPart(QPainter& painter, const QRectF& target, const CardFile& card, const QRectF& part);
    /// False if the file is not what a deck may have (CardDrawing::read).
    bool canDraw(const CardFile& card) { return drawing(card) != nullptr; }
    /// A whole picture is drawn: cards that are too large to be kept go.
    void endPicture() { large_.reset(); }
    /// What the cards take that are there now, roughly.
    qsizetype bytesOfCards() const { return cards_.totalCost() + (large_ ? large_->drawing.bytes() : 0); }
    bool exists(const QString& path) { return renderer(path, {}) != nullptr; }

private:
    /// Until the next call; nullptr if there is none.
    QSvgRenderer* renderer(const QString& path, const QColor& ink);
    /// Likewise.
    CardDrawing* drawing(const CardFile& card);

    struct Large {
        QString key;
        CardDrawing drawing;
    };

    /// All signs.
    static constexpr qsizetype kKeptBytes = 700'000;

    QCache<QString, QSvgRenderer> renderers_;  ///< by the length of their texts
    QCache<QString, CardDrawing> cards_;       ///< by the memory that they take
    std::optional<Large> large_;               ///< for the picture that is being drawn, which may draw it several times
    QSet<QString> missing_;                    ///< what is not there, or no picture
};

}  // namespace gnostica::gui
