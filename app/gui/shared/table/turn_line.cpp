#include "app/gui/shared/table/turn_line.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"

#include <QHBoxLayout>
#include <QLabel>

namespace gnostica::gui {

TurnLine::TurnLine(QWidget* parent) : QWidget(parent), badge_(new SeatBadge(this)), text_(plainSentence(this)) {
    QSizePolicy keeps = badge_->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    badge_->setSizePolicy(keeps);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(8);
    row->addWidget(badge_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
}

void TurnLine::present(engine::Seat seat, const QString& sentence) {
    badge_->setSeat(seat);
    badge_->setVisible(engine::isPlayer(seat));
    text_->setText(sentence);
    text_->setMinimumHeight(2 * text_->fontMetrics().lineSpacing());  // a longer text must not move the board
}

}  // namespace gnostica::gui
