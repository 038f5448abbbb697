#include "app/gui/windows/compare/plan/player_seats.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/compare/plan/player_box.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

using engine::lab::PlanPlayer;

PlayerSeats::PlayerSeats(QWidget* parent) : QWidget(parent), alike_(new QCheckBox(this)), rows_(new QFormLayout) {
    alike_->setChecked(true);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    for (int seat = 0; seat < engine::kMaxSeats; ++seat) {
        labels_.push_back(plainLabel(this));
        boxes_.push_back(new PlayerBox(this));
        labels_.back()->setBuddy(boxes_.back());
        rows_->addRow(labels_.back(), boxes_.back());
    }
    boxes_.front()->level().setObjectName(QStringLiteral("planLevel"));
    rows_->setContentsMargins(0, 0, 0, 0);
    lines->addLayout(rows_);
    lines->addWidget(alike_);
    setFocusProxy(boxes_.front());
    connect(alike_, &QCheckBox::toggled, this, [this](bool alike) {
        for (std::size_t i = 1; i < boxes_.size() && !alike; ++i) {
            boxes_[i]->setPlayer(boxes_.front()->player());  // a starting point for changes
        }
        follow();
    });
    followLanguage(this, [this] { retranslate(); });
    follow();
}

void PlayerSeats::setSeats(int seats) {
    seats_ = static_cast<std::size_t>(seats);
    follow();
}

std::vector<PlanPlayer> PlayerSeats::players() const {
    std::vector<PlanPlayer> players;
    for (std::size_t i = 0; i < seats_; ++i) {
        players.push_back(boxes_[alike_->isChecked() ? 0 : i]->player());
    }
    return players;
}

void PlayerSeats::setPlayers(const std::vector<PlanPlayer>& players) {
    seats_ = players.size();
    const bool areAlike = std::ranges::all_of(players, [&](const PlanPlayer& each) { return each == players.front(); });
    alike_->setChecked(areAlike);
    for (std::size_t i = 0; i < players.size() && i < boxes_.size(); ++i) {
        boxes_[i]->setPlayer(players[i]);
    }
    follow();
}

void PlayerSeats::follow() {
    const std::size_t shown = alike_->isChecked() ? 1 : seats_;
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        rows_->setRowVisible(boxes_[i], i < shown);
    }
    labels_.front()->setVisible(!alike_->isChecked());
    rows_->setHorizontalSpacing(alike_->isChecked() ? 0 : -1);  // that of the style, but none next to a hidden label
}

void PlayerSeats::retranslate() {
    alike_->setText(tr("All players &identical"));
    alike_->setToolTip(tr("Otherwise they change seats from deal to deal, so that none has the better seat."));
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        //: %1: a number: a computer player of an experiment
        const QString name = language::fill(tr("Player %1"), {language::number(static_cast<int>(i) + 1)});
        labels_[i]->setText(name);
        boxes_[i]->setOwner(name);
    }
}

}  // namespace gnostica::gui
