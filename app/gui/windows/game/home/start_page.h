// The page before a game is on the table.
#pragma once

#include "app/gui/shared/learn/day_puzzle.h"
#include "app/gui/windows/game/home/computer_card.h"
#include "app/gui/windows/game/home/home_page.h"
#include "app/gui/windows/game/home/standings_sheet.h"
#include "app/gui/windows/game/home/waiting_card.h"

#include <QPointer>

#include <memory>
#include <optional>

class QBoxLayout;
class QGridLayout;
class QLabel;

namespace gnostica::gui {

class CardArt;
class CardFaces;
class CardFan;
class DayPuzzleCard;
class GamesStrip;
class LearnCard;
class SheetButton;

/// What waits first, then ways to start, most of them with one click: a game against computers or with others, lessons;
/// one's own games, the puzzle of the day, and the tools. Knows none of the things that it offers.
class StartPage : public HomePage {
    Q_OBJECT

public:
    using Laid = WaitingCard::Laid;

    /// The words must outlive this.
    StartPage(const std::shared_ptr<const CardArt>& art, const GameCaptions& words, QWidget* parent);

    void setTable(Laid laid);
    /// Unfinished games, the latest first.
    void setUnfinished(std::vector<storage::JournalSummary> games);
    /// The latest of the user's games, of `all`.
    void setGames(const std::vector<table::MyGamePtr>& games, int all);
    /// The board and what is known about the game that waits.
    WaitingCard& waiting() const { return *waiting_; }
    /// Faces of the cards that are shown for decoration.
    void setFaces(const CardFaces& faces);
    void setLearning(const LearningTally& learning);
    void setPuzzle(const DayPuzzle& puzzle);
    void setRounds(const ComputerCard::Rounds& rounds);
    /// Focuses the button that most people want. If an unfinished game is found before the user moves the focus, moves
    /// it to another button.
    void takeKeyboard() override;
    /// Level and number of the computers in a quick game.
    engine::bots::Level level() const { return computer_->level(); }
    int opponents() const { return computer_->opponents(); }

Q_SIGNALS:
    void backToTableWanted();
    void resumeWanted(const QString& journal);
    void unfinishedWanted();
    void quickGameWanted();
    void togetherWanted();
    void rulesWanted();
    void nextLessonWanted();
    void lessonsWanted();
    void puzzlesWanted();
    void puzzleOfTheDayWanted();
    void firstGameWanted();
    void workshopWanted();
    void compareWanted();
    void openWanted();
    void myGamesWanted();
    void gameWanted(const gnostica::table::MyGamePtr& game);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    QLayout* makeCards();
    QWidget* makeLower();
    int roomForThree() const;
    int grown(int length) const;
    bool isTooNarrow() const;
    void fit();
    void alignBanners();
    void connectButtons();
    void placeCards(bool isNarrow);
    void retranslate();

    std::shared_ptr<const GlancePainter> painter_;
    QLabel* name_;
    QLabel* motto_;
    WaitingCard* waiting_;
    ComputerCard* computer_;
    HomeCard* together_;
    PageButton* who_;
    LearnCard* learn_;
    GamesStrip* games_;
    DayPuzzleCard* puzzle_;
    SheetButton* workshop_;
    SheetButton* compare_;
    SheetButton* open_;
    QWidget* side_;   ///< name, motto and fan, next to the cards or above them
    QWidget* cards_;  ///< in a grid
    CardFan* fan_;
    QBoxLayout* parts_ = nullptr;
    QGridLayout* grid_ = nullptr;
    QBoxLayout* lower_ = nullptr;  ///< games, puzzle and tools
    QBoxLayout* tools_ = nullptr;
    QPointer<QWidget> given_;       ///< the button that received the focus
    std::optional<bool> isNarrow_;  ///< the arrangement of the cards
};

}  // namespace gnostica::gui
