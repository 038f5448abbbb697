// Drawing of the boxes of games.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/game_box_art.h"

#include <QFont>
#include <QSize>
#include <QStyledItemDelegate>

namespace gnostica::gui {

class GameBoxModel;

/// Sizes of all boxes on a shelf, in pixels.
struct GameBoxMeasures {
    QSize item;   ///< a box with the room round it
    QRect front;  ///< of the box, in the item
    QRect picture;
    QRect band;      ///< with the name
    QRect sentence;  ///< empty if there is no room for it: it can be read elsewhere
    QRect length;
};

/// Where the boxes stand.
struct GameBoxRoom {
    QSize window;
    int width = 0;   ///< for all boxes
    int height = 0;  ///< which they should not exceed
    int boxes = 1;
};

/// Number of lines of the longest texts on the boxes.
struct GameBoxLines {
    int sentence = 2;
    int length = 1;
};

/// Width of the texts on a box, in pixels.
int gameBoxTextWidth(const GameBoxRoom& room);

/// Boxes 250×322 large at 1366×768, smaller in small windows and larger for large letters and long texts: no text is
/// cut. Where there is no room for the sentences, there are none.
GameBoxMeasures gameBoxMeasures(const GameBoxRoom& room, const GameBoxLines& lines, const QFont& letters);

/// Longer words about the length of a game stand only below the shelf.
inline constexpr int kMostLengthLines = 2;

/// Of the words about the length.
QFont gameBoxLengthFont(const QFont& letters);

/// Draws a box: woodcut, name, sentence and length; a gold frame round the chosen one.
class GameBoxDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    GameBoxDelegate(const GameBoxModel& model, QObject* parent);

    GameBoxArt& art() { return art_; }
    void setMeasures(const GameBoxMeasures& measures) { measures_ = measures; }
    const GameBoxMeasures& measures() const { return measures_; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintBox(QPainter& painter) const;
    void paintWords(QPainter& painter, const QStyleOptionViewItem& option, int row) const;
    void paintOpener(QPainter& painter, const QStyleOptionViewItem& option) const;

    const GameBoxModel& model_;
    GameBoxArt art_;
    GameBoxMeasures measures_;
};

}  // namespace gnostica::gui
