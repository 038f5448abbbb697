#include "app/gui/windows/game/spread/left_column.h"

#include "app/gui/look/head/window_letters.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/windows/game/play/computer_bar.h"
#include "app/gui/windows/game/play/review_bar.h"
#include "app/gui/windows/game/recap/recap_panel.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kAboveColumn = 4;
/// Of the parchment round the list of what has happened, and a little room.
constexpr int kPaddings = 18;
/// The list of what has happened keeps at least this height.
constexpr int kLeastRecap = 46;
/// Side of the pictures in that list, relative to the height of a plate.
constexpr double kPicturePart = 40.0 / 58;
/// In a lower column the pace can only be chosen in the menu.
constexpr int kRoomy = 480;

}  // namespace

LeftColumn::LeftColumn(PlayersPanel* players, ComputerBar* computers, RecapPanel* recap, ChoiceBar* choices,
                       ReviewBar* review, QWidget* parent)
    : QWidget(parent),
      players_(players),
      computers_(computers),
      recap_(recap),
      computerSheet_(new Parchment(computers, this)),
      recapSheet_(new Parchment(recap, this)),
      choiceSheet_(new Parchment(choices, this)),
      reviewSheet_(new Parchment(review, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kAboveColumn, 0, 0);
    column->setSpacing(0);
    column->addWidget(players_);
    column->addWidget(computerSheet_);
    column->addWidget(recapSheet_);
    column->addStretch(1);
    column->addWidget(choiceSheet_);
    column->addWidget(reviewSheet_);
    choices->openCards().viewport()->setAutoFillBackground(false);  // cards lie on the parchment
    connect(players_, &PlayersPanel::heightChanged, this, &LeftColumn::fit);
    growWithWindow(this);
}

void LeftColumn::setPlates(int height, int gap) {
    players_->setPlates(height, gap);
    recap_->setPictures(qRound(height * kPicturePart));
    fit();
}

int LeftColumn::heightOf(const QWidget& part) const {
    if (part.isHidden()) {
        return 0;
    }
    const int wanted = part.hasHeightForWidth() ? part.heightForWidth(width()) : part.sizeHint().height();
    return std::max(wanted, part.minimumSizeHint().height());
}

void LeftColumn::fit() {
    using Lines = PlayersPanel::Lines;
    const int others = kAboveColumn + heightOf(*computerSheet_) + heightOf(*choiceSheet_) + heightOf(*reviewSheet_);
    const int around = kSheetShadow.top() + kSheetShadow.bottom() + kPaddings;
    const int wanted = recapSheet_->isHidden() ? 0 : recap_->wantedHeight() + around;
    const int room = height() - others;
    const bool isTight = players_->heightOf(Lines::whole) + wanted > room;
    players_->setLines(isTight ? Lines::brief : Lines::whole);
    const int forRecap = recapSheet_->isHidden() ? 0 : kLeastRecap + around;
    players_->setFixedHeight(std::min(players_->wholeHeight(), std::max(room - forRecap, 1)));  // else they scroll
    recap_->setPlace(room - players_->height() - around);
}

void LeftColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    computers_->setRoom(height() < kRoomy ? Room::brief : Room::usual);
    fit();
}

bool LeftColumn::event(QEvent* event) {
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return result;
}

}  // namespace gnostica::gui
