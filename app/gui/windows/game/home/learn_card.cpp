#include "app/gui/windows/game/home/learn_card.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/pages/meter.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

namespace gnostica::gui {

LearnCard::LearnCard(QWidget* parent) : HomeCard(Weight::plain, parent), meter_(new Meter(this)) {
    addToWords(meter_);
    auto* ways = new QWidget(this);
    auto* flow = new FlowLayout(ways);
    flow->setContentsMargins({});
    flow->setSpacing(4);
    for (PageButton** button : {&lessons_, &puzzles_, &rules_}) {
        *button = new PageButton(PageButton::Role::link, ways);
        flow->addWidget(*button);
    }
    addBelow(ways);
    nextLesson_ = addButton();
    firstGame_ = addButton(PageButton::Role::main);
    connect(lessons_, &QAbstractButton::clicked, this, &LearnCard::lessonsWanted);
    connect(puzzles_, &QAbstractButton::clicked, this, &LearnCard::puzzlesWanted);
    connect(rules_, &QAbstractButton::clicked, this, &LearnCard::rulesWanted);
    connect(nextLesson_, &QAbstractButton::clicked, this, &LearnCard::nextLessonWanted);
    connect(firstGame_, &QAbstractButton::clicked, this, &LearnCard::firstGameWanted);
    followLanguage(this, [this] { retranslate(); });
}

void LearnCard::setLearning(const LearningTally& learning) {
    learning_ = learning;
    showProgress();
}

void LearnCard::showProgress() {
    const bool hasBegun = learning_.lessonsDone > 0;
    const bool isCounted = hasBegun && learning_.lessons > 0;
    meter_->setShare(learning_.lessonsDone, learning_.lessons);
    meter_->setVisible(isCounted);
    const QString done = isCounted
                             //: %1: number of lessons done
                             ? language::fill(tr("%1 of %n lessons done", nullptr, learning_.lessons),
                                              {language::number(learning_.lessonsDone)})
                             : tr("You have completed %n lessons so far.", nullptr, learning_.lessonsDone);
    setWords(tr("Learn", "heading: to learn the game"), hasBegun ? done : tr("A guided first game, or short lessons."));
    nextLesson_->setText(hasBegun ? tr("Next lesso&n") : tr("&First lesson"));
}

void LearnCard::retranslate() {
    rules_->setText(tr("&Read the rules"));
    lessons_->setText(tr("L&essons"));
    puzzles_->setText(tr("Pu&zzles"));
    firstGame_->setText(tr("&Your first game"));
    setPlainToolTip(*firstGame_, tr("You play against an easy opponent, and the guide explains everything new."));
    showProgress();
}

}  // namespace gnostica::gui
