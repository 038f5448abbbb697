// Painting of the cards of games.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"
#include "app/gui/shared/board/board_glance.h"
#include "app/gui/windows/game/home/game_captions.h"

#include <QAbstractItemDelegate>
#include <QPersistentModelIndex>

#include <cstdint>
#include <memory>

namespace gnostica::gui {

/// The parts of a card that can be clicked.
enum class GameCardPart : std::uint8_t { none, card, bookmark, button };

/// A game on a sheet: the board with a ribbon and a bookmark, who played, what and when, and one button. The words must
/// outlive this.
class GameCardDelegate : public QAbstractItemDelegate {
    Q_OBJECT

public:
    GameCardDelegate(std::shared_ptr<const GlancePainter> boards, const GameCaptions& words, QObject* parent = nullptr);

    /// Size of the cells.
    void setCell(const QSize& cell) { cell_ = cell; }
    /// Height of a cell of this width with these letters.
    static int heightFor(int width, const QFont& letters);
    /// The part under a point of a cell. `cell`: its place.
    GameCardPart partAt(const QPoint& point, const QRect& cell, const QModelIndex& index, const QWidget& view) const;
    /// The part under the pointer is highlighted.
    void setHot(const QModelIndex& index, GameCardPart part);
    const QPersistentModelIndex& hotIndex() const { return hot_; }
    GameCardPart hotPart() const { return hotPart_; }
    static QString buttonText(const table::MyGame& game);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Places;
    static Places placesIn(const QRect& cell, const QFont& letters, Qt::LayoutDirection direction,
                           const QString& button);
    void paintWords(QPainter& painter, const Places& places, const table::MyGame& game, const QFont& letters,
                    Qt::LayoutDirection direction) const;
    void paintButton(QPainter& painter, const Places& places, const table::MyGame& game, const QFont& letters,
                     bool isHot) const;

    std::shared_ptr<const GlancePainter> boards_;
    const GameCaptions& words_;
    QSize cell_;
    QPersistentModelIndex hot_;
    GameCardPart hotPart_ = GameCardPart::none;
    mutable SheetPicture plain_;
    mutable SheetPicture gold_;
};

}  // namespace gnostica::gui
