#include "app/gui/windows/game/stage/bid_sheet.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/stage/main_button.h"
#include "app/gui/windows/game/stage/seat_name.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr double kRuleLetters = 1.25;
constexpr QMargins kAroundRule{13, 5, 13, 7};

}  // namespace

BidSheet::BidSheet(QWidget* parent)
    : QWidget(parent),
      rule_(plainSentence(this)),
      next_(plainSentence(this)),
      takers_(new FlowLayout),
      button_(mainButton(this)) {
    keepHeading(rule_, kRuleLetters);
    next_->setForegroundRole(QPalette::PlaceholderText);
    auto* row = new QHBoxLayout;
    row->addLayout(takers_, 1);
    row->addWidget(button_, 0, Qt::AlignBottom);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kAroundRule);
    column->setSpacing(4);
    column->addWidget(rule_);
    column->addWidget(next_);
    column->addLayout(row);
}

void BidSheet::present(const engine::RevealedBids& bids, const wording::BidWording& words,
                       const wording::Speaker& speaker, engine::Seat you) {
    rule_->setText(words.rule());
    next_->setText(words.next());
    next_->setHidden(next_->text().isEmpty());
    button_->setText(words.goOn());
    while (QLayoutItem* item = takers_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const engine::Seat seat : bids.takers) {
        auto* taker = new SeatName(seat, speaker.player(seat), this);
        taker->setOwn(seat == you);
        taker->setLast(seat == bids.takers.back());
        takers_->addWidget(taker);
        taker->show();
    }
}

}  // namespace gnostica::gui
