// The latest games on the start page.
#pragma once

#include "app/gui/shared/board/board_glance.h"
#include "app/gui/windows/game/home/game_captions.h"
#include "app/gui/windows/game/home/page_sheet.h"

#include <QPushButton>

#include <array>
#include <memory>
#include <vector>

class QLabel;

namespace gnostica::gui {

class PageButton;

/// One game: its board with a ribbon, who played, and when. Without room for the board, the ribbon's words are below.
class GameTile : public QPushButton {
    Q_OBJECT

public:
    GameTile(std::shared_ptr<const GlancePainter> boards, const GameCaptions& words, QWidget* parent = nullptr);

    /// Hidden for nullptr.
    void setGame(const table::MyGamePtr& game);
    const table::MyGamePtr& game() const { return game_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintWords(QPainter& painter, const QRect& place, bool isBare) const;

    std::shared_ptr<const GlancePainter> boards_;
    const GameCaptions& words_;
    table::MyGamePtr game_;
    BoardGlance glance_;
};

/// The latest games, and the way to all of them.
class GamesStrip : public PageSheet {
    Q_OBJECT

public:
    static constexpr int kShown = 3;

    GamesStrip(const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words,
               QWidget* parent = nullptr);

    /// The latest first, at most kShown, of `all`.
    void setGames(const std::vector<table::MyGamePtr>& games, int all);
    const std::array<GameTile*, kShown>& tiles() const { return tiles_; }

Q_SIGNALS:
    void openWanted(const gnostica::table::MyGamePtr& game);
    void allWanted();

private:
    void retranslate();

    int count_ = 0;  ///< of all games
    QLabel* title_;
    PageButton* all_;
    QLabel* empty_;
    std::array<GameTile*, kShown> tiles_{};
};

}  // namespace gnostica::gui
