// The user's games side by side.
#pragma once

#include "app/gui/windows/game/home/game_card_delegate.h"
#include "app/table/games/my_game.h"

#include <QListView>

#include <memory>

namespace gnostica::gui {

class GameCards;

/// A scrolling grid of cards, as many columns as fit. Enter, a double-click and the button of a card open its game; the
/// bookmark keeps it.
class GamesGrid : public QListView {
    Q_OBJECT

public:
    GamesGrid(GameCards& games, const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words,
              QWidget* parent = nullptr);

    /// The games that are selected, in the order of the list.
    std::vector<table::MyGamePtr> chosen() const;

Q_SIGNALS:
    void openWanted(const gnostica::table::MyGamePtr& game);
    void keepWanted(const gnostica::table::MyGamePtr& game);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void fit();
    GameCardPart partAt(const QPoint& point) const;
    void setHot(const QModelIndex& index, GameCardPart part);

    GameCards& games_;
    GameCardDelegate* delegate_;
    QPersistentModelIndex pressed_;
    GameCardPart pressedPart_ = GameCardPart::none;
};

}  // namespace gnostica::gui
