// The page of the user's own games.
#pragma once

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/game/home/game_cards.h"
#include "app/gui/windows/game/home/game_deeds.h"
#include "app/gui/windows/game/home/home_page.h"
#include "app/gui/windows/game/home/standings_sheet.h"

#include <QTimer>

#include <memory>

class QAction;
class QBoxLayout;

namespace gnostica::gui {

class CardArt;
class ColumnScroll;
class DayPuzzleCard;
class EmptyNote;
class GamesBar;
class GamesGrid;
class GlancePainter;

/// Unfinished, finished and kept games as cards with their boards, next to the user's results and the puzzle of the
/// day. All must outlive this.
class MyGamesPage : public HomePage {
    Q_OBJECT

public:
    MyGamesPage(const std::shared_ptr<const GlancePainter>& boards, table::MyGames& games, const GameCaptions& words,
                const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent);
    ~MyGamesPage() override;

    QString title() const override;
    QString summary() const override;
    void takeKeyboard() override;
    /// The user's name; may be empty.
    void setName(const QString& name);
    void setLearning(const LearningTally& learning);
    DayPuzzleCard& dayPuzzle() const { return *puzzle_; }

    GameCards& cards() { return cards_; }
    GamesGrid& grid() const { return *grid_; }
    GameDeeds& deeds() { return deeds_; }

Q_SIGNALS:
    /// To be continued, or to be looked at.
    void openWanted(const gnostica::table::MyGamePtr& game);
    void newGameWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void addDeeds();
    QAction* addDeed(const QString& keys, std::function<void()> act);
    void follow();
    void refresh();
    void showNote();
    void giveFocus();
    void updateDeeds();
    void retranslate();
    void fit();

    table::MyGames& games_;
    GameCards cards_;
    GameDeeds deeds_;
    StandingsSheet* standings_;
    DayPuzzleCard* puzzle_;
    ColumnScroll* side_ = nullptr;
    GamesBar* bar_;
    GamesGrid* grid_;
    EmptyNote* note_;
    QAction* open_ = nullptr;
    QAction* keep_ = nullptr;
    QAction* export_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* find_ = nullptr;
    QString name_;
    QTimer soon_;  ///< one update for many changes of the games
};

}  // namespace gnostica::gui
