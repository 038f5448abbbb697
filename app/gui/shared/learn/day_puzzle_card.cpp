#include "app/gui/shared/learn/day_puzzle_card.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/learn/framed_glance.h"
#include "app/gui/shared/learn/week_dots.h"
#include "app/language/fill.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr double kCardTitleSize = 1.35;
constexpr double kAskedSize = 1.15;
constexpr int kDayCardPadding = 14;
constexpr int kPictureHeight = 190;

/// "26 November": as the reader's language writes a day without its year.
QString dayAndMonth(const QDate& date) {
    //: a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters
    //: between apostrophes, such as d. MMMM or MMMM d
    const QString format = DayPuzzleCard::tr("d MMMM", "format of a date");
    return QLocale().toString(date, format);
}

}  // namespace

DayPuzzleCard::DayPuzzleCard(std::shared_ptr<const GlancePainter> painter, QWidget* parent)
    : QWidget(parent),
      title_(plainSentence(this)),
      date_(plainSentence(this)),
      picture_(new FramedGlance(std::move(painter), this)),
      asked_(plainSentence(this)),
      hand_(plainSentence(this)),
      dots_(new WeekDots(this)),
      solve_(new PageButton(PageButton::Role::main, this)) {
    layOut();
    connect(solve_, &QAbstractButton::clicked, this, &DayPuzzleCard::solveWanted);
    followLanguage(this, [this] { retranslate(); });
    hide();
}

void DayPuzzleCard::layOut() {
    followFont(this, [this] { dressWords(); });
    picture_->setMinimumHeight(kPictureHeight);
    auto* foot = new QHBoxLayout;
    foot->addWidget(dots_);
    foot->addStretch(1);
    foot->addWidget(solve_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kSheetShadow +
                              QMargins(kDayCardPadding, kDayCardPadding, kDayCardPadding, kDayCardPadding));
    lines->setSpacing(6);
    lines->addWidget(title_);
    lines->addWidget(date_);
    lines->addWidget(picture_, 1);
    lines->addWidget(asked_);
    lines->addWidget(hand_);
    lines->addLayout(foot);
}

/// Titles grow with the letters of the place where the card is.
void DayPuzzleCard::dressWords() {
    title_->setFont(headingFont(font(), kCardTitleSize));
    asked_->setFont(headingFont(font(), kAskedSize));
}

void DayPuzzleCard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        dressWords();
    }
}

void DayPuzzleCard::setPuzzle(const DayPuzzle& puzzle) {
    puzzle_ = puzzle;
    picture_->setGlance(puzzle.board);
    dots_->setWeek(puzzle.week);
    asked_->setText(puzzle.asked);
    showHand();
    retranslate();
    setVisible(!puzzle.isEmpty());
}

void DayPuzzleCard::setHandShown(bool shown) {
    isHandShown_ = shown;
    showHand();
}

void DayPuzzleCard::setDateShown(bool shown) {
    date_->setVisible(shown);
}

void DayPuzzleCard::showHand() {
    hand_->setText(isHandShown_ ? puzzle_.hand : QString());
    hand_->setVisible(!hand_->text().isEmpty());
}

void DayPuzzleCard::setPictureShown(bool shown) {
    picture_->setVisible(shown);
}

void DayPuzzleCard::setPictureHeight(int height) {
    picture_->setMinimumHeight(height);
}

void DayPuzzleCard::retranslate() {
    title_->setText(tr("Puzzle of the day"));
    //: below the title of the puzzle of the day; %1: a date
    date_->setText(language::fill(tr("%1 · the same for everybody"), {dayAndMonth(puzzle_.date)}));
    solve_->setText(puzzle_.isSolved ? tr("Solve again") : tr("Solve", "button: to solve a puzzle"));
    solve_->setAccessibleDescription(puzzle_.asked);
    setAccessibleName(puzzle_.isSolved ? tr("Puzzle of the day, solved") : tr("Puzzle of the day"));
}

void DayPuzzleCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    sheet_.paint(painter, rect(), puzzle_.isSolved ? SheetFrame::plain : SheetFrame::gold, wornTheme());
}

}  // namespace gnostica::gui
