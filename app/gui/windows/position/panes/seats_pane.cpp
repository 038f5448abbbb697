#include "app/gui/windows/position/panes/seats_pane.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/language/fill.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gnostica::gui {

using namespace engine;

SeatsPane::SeatsPane(QWidget* parent)
    : QWidget(parent),
      seatsLabel_(new QLabel(this)),
      seats_(new QSpinBox(this)),
      grid_(new QGridLayout),
      turns_(new QButtonGroup(this)),
      bids_(new QCheckBox(this)),
      rest_(new QCheckBox(this)) {
    seats_->setObjectName(QStringLiteral("seats"));
    rest_->setObjectName(QStringLiteral("restDiscarded"));
    seatsLabel_->setBuddy(seats_);
    ignoreWheel(*seats_);
    auto* head = new QHBoxLayout;
    head->addWidget(seatsLabel_);
    head->addWidget(seats_);
    head->addStretch(1);
    grid_->setColumnStretch(1, 1);
    auto* lines = new QVBoxLayout(this);
    lines->addLayout(head);
    lines->addLayout(grid_);
    lines->addWidget(bids_);
    lines->addWidget(rest_);
    connect(seats_, &QSpinBox::valueChanged, this, &SeatsPane::seatsChosen);
    connect(bids_, &QCheckBox::clicked, this, &SeatsPane::bidsChosen);
    connect(rest_, &QCheckBox::clicked, this, &SeatsPane::restChosen);
    followLanguage(this, [this] { retranslate(); });
}

SeatsPane::Row SeatsPane::makeRow(Seat seat) {
    Row row{new SeatBadge(this), plainLabel(this), new QRadioButton(this), new QCheckBox(this)};
    row.badge->setSeat(seat);
    turns_->addButton(row.turn);
    const int line = static_cast<int>(index(seat));
    grid_->addWidget(row.badge, line, 0);
    grid_->addWidget(row.name, line, 1);
    grid_->addWidget(row.turn, line, 2);
    grid_->addWidget(row.out, line, 3);
    row.turn->setObjectName(QStringLiteral("turn%1").arg(line));
    row.out->setObjectName(QStringLiteral("out%1").arg(line));
    setTabOrder(rows_.empty() ? static_cast<QWidget*>(seats_) : rows_.back().out, row.turn);
    setTabOrder(row.turn, row.out);
    connect(row.turn, &QRadioButton::clicked, this, [this, seat] { Q_EMIT turnChosen(seat); });
    connect(row.out, &QCheckBox::clicked, this, [this, seat](bool out) { Q_EMIT outChosen(seat, out); });
    return row;
}

void SeatsPane::present(const PositionDraft& draft, const PositionWords& words) {
    const QSignalBlocker quiet(seats_);
    seats_->setRange(draft.rules->minSeats, draft.rules->maxSeats);
    seats_->setValue(draft.table.seats);
    while (static_cast<int>(rows_.size()) < draft.table.seats) {
        rows_.push_back(makeRow(seatAt(static_cast<int>(rows_.size()))));
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Row& row = rows_[i];
        const Seat seat = seatAt(static_cast<int>(i));
        const bool isHere = static_cast<int>(i) < draft.table.seats;
        for (QWidget* each : std::initializer_list<QWidget*>{row.badge, row.name, row.turn, row.out}) {
            each->setVisible(isHere);
        }
        if (!isHere) {
            continue;
        }
        row.name->setText(words.player(seat));
        row.turn->setText(tr("Turn", "this player has the turn"));
        row.out->setText(tr("Out", "this player is out of the game"));
        //: %1: player
        row.turn->setAccessibleName(language::fill(tr("It is %1's turn"), {words.speaker().playerPhrase(seat)}));
        //: %1: player
        row.out->setAccessibleName(language::fill(tr("%1 is out of the game"), {words.speaker().playerPhrase(seat)}));
        row.turn->setChecked(draft.table.turn.mover == seat);
        row.turn->setEnabled(!draft.bids);
        row.out->setChecked(draft.table.isEliminated(seat));
    }
    bids_->setVisible(hasBids(*draft.rules));
    bids_->setChecked(draft.bids);
    rest_->setChecked(draft.restDiscarded);
}

void SeatsPane::retranslate() {
    seatsLabel_->setText(tr("&Number of players:"));
    bids_->setText(tr("Begins with the bids"));
    bids_->setToolTip(tr("The hands are dealt, and everybody bids before the first turn."));
    rest_->setText(tr("The rest is in the discard pile"));
    rest_->setToolTip(tr("Unplaced cards go below the draw pile in the order of the deck, or below the discard pile."));
}

}  // namespace gnostica::gui
