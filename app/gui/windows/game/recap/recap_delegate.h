// Painting of the list "Since your last turn".
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/svg.h"
#include "app/gui/windows/game/recap/recap_line.h"

#include <QRect>
#include <QStyledItemDelegate>

#include <memory>

class QAbstractItemView;
class QPainter;

namespace gnostica::gui {

class RecapModel;

/// Rows with the picture of a card or a sign, the number on the board in the player's colour at its lower corner, and
/// beside it the name, how and what. Rows are as high as their words; if letters are so large that few fit beside the
/// picture, the words are below it.
class RecapDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `view` determines the width of rows and shows `model`.
    RecapDelegate(std::shared_ptr<const CardArt> cards, QAbstractItemView* view, const RecapModel* model);

    /// Side of the pictures in pixels.
    void setSide(int side) { side_ = side; }
    int side() const { return side_; }
    /// Height of a row of this width with this font.
    int heightOf(const RecapLine& line, int width, const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Places in a row from left to right at (0, 0).
    struct Places {
        QRect picture;
        QRect name;
        QRect how;
        QRect what;
        int height = 0;
    };

    Places placesIn(int width, const RecapLine& line, const QFont& font) const;
    void paintWords(QPainter& painter, const QStyleOptionViewItem& option, const Places& places,
                    const RecapLine& line) const;
    void paintPicture(QPainter& painter, const QRectF& square, const RecapSign& sign) const;
    void paintSign(QPainter& painter, const QRectF& square, const RecapSign& sign) const;
    void paintNumber(QPainter& painter, const QPointF& centre, double radius, const RecapLine& line) const;

    std::shared_ptr<const CardArt> cards_;
    QAbstractItemView* view_;
    const RecapModel* model_;
    PyramidArt pyramids_;
    mutable Pictures pictures_;
    int side_ = 40;
};

}  // namespace gnostica::gui
