// Ways to learn the game.
#pragma once

#include "app/gui/windows/game/home/home_card.h"
#include "app/gui/windows/game/home/standings_sheet.h"

namespace gnostica::gui {

class Meter;

/// Progress in the lessons, the next lesson, a guided first game, and links to everything else.
class LearnCard : public HomeCard {
    Q_OBJECT

public:
    explicit LearnCard(QWidget* parent = nullptr);

    void setLearning(const LearningTally& learning);

Q_SIGNALS:
    void nextLessonWanted();
    void lessonsWanted();
    void puzzlesWanted();
    void rulesWanted();
    void firstGameWanted();

private:
    void retranslate();
    void showProgress();

    LearningTally learning_;
    Meter* meter_;
    PageButton* lessons_ = nullptr;
    PageButton* puzzles_ = nullptr;
    PageButton* rules_ = nullptr;
    PageButton* nextLesson_;
    PageButton* firstGame_;
};

}  // namespace gnostica::gui
