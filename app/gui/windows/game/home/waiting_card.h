// What waits for the user first.
#pragma once

#include "app/gui/shared/board/board_glance.h"
#include "app/gui/windows/game/home/game_captions.h"
#include "app/gui/windows/game/home/home_card.h"
#include "app/storage/game_folder.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace gnostica::gui {

/// The game on the table, or the unfinished one that was played last: its board, whose turn it is, who plays, and an
/// announcement. Hidden while nothing waits.
class WaitingCard : public HomeCard {
    Q_OBJECT

public:
    /// Whether a game is waiting on the table.
    enum class Laid : std::uint8_t { no, withGame, withEndedGame };

    WaitingCard(const std::shared_ptr<const GlancePainter>& boards, const GameCaptions& words,
                QWidget* parent = nullptr);

    void setTable(Laid laid);
    bool isTableLaid() const { return table_ != Laid::no; }
    /// Unfinished games, the latest first.
    void setUnfinished(std::vector<storage::JournalSummary> games);
    /// Journal of the game to resume; empty if there is none, or if a game is on the table.
    QString journal() const;
    /// The board of the game that waits.
    void setGlance(const BoardGlance& glance);
    /// What is known about it; nullptr: nothing yet.
    void setGame(const table::MyGamePtr& game);
    /// Least width of the picture, in pixels.
    void setPictureWidth(int width);
    PageButton* resume() const { return resume_; }

Q_SIGNALS:
    void backToTableWanted();
    void resumeWanted(const QString& journal);
    void unfinishedWanted();

private:
    class Board;
    class Points;

    void showWords();
    void retranslate();

    const GameCaptions& words_;
    Laid table_ = Laid::no;
    std::vector<storage::JournalSummary> unfinished_;
    table::MyGamePtr game_;
    Board* board_;
    QLabel* alarm_;
    Points* points_;
    PageButton* others_;
    PageButton* resume_;
};

}  // namespace gnostica::gui
