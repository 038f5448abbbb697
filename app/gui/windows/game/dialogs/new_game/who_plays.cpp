#include "app/gui/windows/game/dialogs/new_game/who_plays.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/pages/page_button.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

WhoPlays::WhoPlays(QWidget* parent)
    : QWidget(parent),
      title_(plainLabel(this)),
      problem_(plainSentence(this)),
      fairness_(plainSentence(this)),
      rows_(new SeatRows(this)),
      add_(new PageButton(PageButton::Role::plain, this)),
      count_(plainLabel(this)) {
    add_->setObjectName(QStringLiteral("addPlayer"));
    count_->setObjectName(QStringLiteral("playerCount"));
    count_->setForegroundRole(QPalette::PlaceholderText);
    fairness_->setObjectName(QStringLiteral("fairness"));
    fairness_->setForegroundRole(QPalette::PlaceholderText);
    keepHeading(title_, 1.4);
    keepHeading(problem_);
    problem_->setVisible(false);
    auto* below = new QHBoxLayout;
    below->addWidget(add_);
    below->addWidget(count_, 1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(13, 8, 13, 8);
    lines->addWidget(title_);
    lines->addWidget(problem_);
    lines->addWidget(rows_);
    lines->addWidget(fairness_);
    lines->addStretch(1);
    lines->addLayout(below);
    connect(add_, &QPushButton::clicked, this, [this] {
        setSeats(seats_ + 1);
        Q_EMIT seatsChanged(seats_);
    });
    connect(rows_, &SeatRows::changed, this, &WhoPlays::showButtons);
    connect(rows_, &SeatRows::removeWanted, this, &WhoPlays::remove);
    followLanguage(this, [this] { retranslate(); });
    setSeats(seats_);
}

void WhoPlays::setSeats(int seats) {
    seats_ = std::clamp(seats, kFewest, engine::kMaxSeats);
    rows_->setSeats(seats_);
    showButtons();
    retranslate();
}

void WhoPlays::setFixed() {
    isFixed_ = true;
    showButtons();
}

void WhoPlays::showButtons() {
    add_->setVisible(!isFixed_);
    add_->setEnabled(!isFixed_ && seats_ < engine::kMaxSeats);
    rows_->setRemovable(!isFixed_ && seats_ > kFewest);
    fairness_->setVisible(rows_->hasComputers());
}

void WhoPlays::remove(int seat) {
    rows_->moveToEnd(seat, seats_);
    setSeats(seats_ - 1);
    add_->setFocus(Qt::OtherFocusReason);  // the button may be gone
    Q_EMIT seatsChanged(seats_);
}

void WhoPlays::setProblem(const QString& problem) {
    if (problem != problem_->text()) {
        announce(*problem_, problem, Saying::news);
    }
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
}

void WhoPlays::setSpoken(const QString& sentence) {
    add_->setAccessibleDescription(sentence);
}

void WhoPlays::retranslate() {
    title_->setText(tr("Who plays?"));
    fairness_->setText(tr("Computers see only what you would see in their place."));
    add_->setText(tr("Add a player", "button: one more in the game"));
    count_->setText(tr("%n players", "how many play", seats_));
}

}  // namespace gnostica::gui
