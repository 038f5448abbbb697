#include "app/gui/windows/position/panes/piece_grid.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/facing_button.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace gnostica::gui {

using namespace engine;

PieceGrid::PieceGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins({});
    grid_->setHorizontalSpacing(4);
    grid_->setVerticalSpacing(2);
    grid_->setColumnStretch(2 * kSizes + 1, 1);
}

PieceGrid::Row PieceGrid::makeRow(Seat seat) {
    Row row;
    row.badge = new SeatBadge(this);
    row.badge->setSeat(seat);
    const int line = static_cast<int>(index(seat));
    grid_->addWidget(row.badge, line, 0);
    for (int size = 1; size <= kSizes; ++size) {
        const auto at = static_cast<std::size_t>(size - 1);
        auto* button = new FacingButton(this);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFixedSize(38, 38);
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, seat, size] { Q_EMIT chosen(seat, size); });
        row.buttons[at] = button;
        row.counts[at] = plainLabel(this);
        grid_->addWidget(button, line, 2 * size - 1);
        grid_->addWidget(row.counts[at], line, 2 * size);
    }
    return row;
}

void PieceGrid::present(const PositionDraft& draft, const PositionWords& words) {
    while (static_cast<int>(rows_.size()) < draft.table.seats) {
        rows_.push_back(makeRow(seatAt(static_cast<int>(rows_.size()))));
        showLooks();
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool isHere = static_cast<int>(i) < draft.table.seats;
        const Seat seat = seatAt(static_cast<int>(i));
        rows_[i].badge->setVisible(isHere);
        for (int size = 1; size <= kSizes; ++size) {
            const auto at = static_cast<std::size_t>(size - 1);
            rows_[i].buttons[at]->setVisible(isHere);
            rows_[i].counts[at]->setVisible(isHere);
            if (!isHere) {
                continue;
            }
            const int all = stockOf(draft, seat, size);
            const int placed = all - draft.table.stashOf(seat, size);
            //: pieces on the board, and how many there are: "2/5"
            rows_[i].counts[at]->setText(
                language::fill(tr("%1/%2"), {language::number(placed), language::number(all)}));
            const QString text = language::fill(
                accountOf(size), {words.speaker().playerPhrase(seat), language::number(placed), language::number(all)});
            rows_[i].buttons[at]->setToolTip(language::plainToolTip(text));
            rows_[i].buttons[at]->setAccessibleName(text);
        }
    }
}

void PieceGrid::setChosen(const std::optional<Piece>& piece) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        for (std::size_t at = 0; at < rows_[i].buttons.size(); ++at) {
            rows_[i].buttons[at]->setChecked(piece && index(piece->owner()) == i &&
                                             piece->size() == static_cast<int>(at) + 1);
        }
    }
}

void PieceGrid::setFacing(Facing facing) {
    facing_ = facing;
    showLooks();
}

void PieceGrid::showLooks() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        for (std::size_t at = 0; at < rows_[i].buttons.size(); ++at) {
            rows_[i].buttons[at]->setLook({seatAt(static_cast<int>(i)), static_cast<int>(at) + 1, facing_});
        }
    }
}

QString PieceGrid::accountOf(int size) {
    switch (size) {
    case 1:
        //: %1: player, %2: how many are on the board, %3: how many there are
        return tr("Small pieces of %1: %2 of %3 are on the board.");
    case 2:
        //: %1: player, %2: how many are on the board, %3: how many there are
        return tr("Medium pieces of %1: %2 of %3 are on the board.");
    default: break;
    }
    //: %1: player, %2: how many are on the board, %3: how many there are
    return tr("Large pieces of %1: %2 of %3 are on the board.");
}

/// Arrow keys move from button to button in two dimensions; by default they would follow the Tab order.
bool PieceGrid::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::KeyPress ? step(*watched, static_cast<QKeyEvent*>(event)->key())
                                             : QWidget::eventFilter(watched, event);
}

bool PieceGrid::step(const QObject& from, int key) {
    const int forward = isRightToLeft() ? -1 : 1;
    const int down = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    const int along = key == Qt::Key_Right ? forward : key == Qt::Key_Left ? -forward : 0;
    if (down == 0 && along == 0) {
        return false;
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto at = std::ranges::find(rows_[i].buttons, &from);
        if (at == rows_[i].buttons.end()) {
            continue;
        }
        const int row = static_cast<int>(i) + down;
        const int column = static_cast<int>(at - rows_[i].buttons.begin()) + along;
        if (row >= 0 && row < static_cast<int>(rows_.size()) && column >= 0 && column < kSizes) {
            rows_[static_cast<std::size_t>(row)].buttons[static_cast<std::size_t>(column)]->setFocus(
                Qt::OtherFocusReason);
        }
    }
    return true;
}

}  // namespace gnostica::gui
