#include "variants/hypothermia/panel/infinity_panel.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "engine/mechanics/mechanic.h"

#include <QLabel>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace gnostica::hypothermia {

using namespace engine;
using Place = Infinity::Place;

namespace {

/// As in the position format: "pile", "beside", or a seat.
struct CardPlace {
    Place place = Place::underPile;
    Seat seat = Seat::none;
};

CardPlace placeIn(const Mechanic& mechanic, const State& open) {
    const PositionFields* fields = mechanic.positionFields();
    const PlainValues position = fields != nullptr ? fields->writeFields(open) : PlainValues();
    const auto found = position.find("infinity");
    const auto* where = found == position.end() ? nullptr : std::get_if<std::string>(&found->second);
    if (where == nullptr) {
        return {};
    }
    if (*where == "beside") {
        return {Place::besidePile, Seat::none};
    }
    return where->size() == 1 ? CardPlace{Place::beforeSeat, seatAt(where->front() - 'A')} : CardPlace{};
}

}  // namespace

InfinityPanel::InfinityPanel() : table_(new InfinityTable(this)), text_(new QLabel(this)), round_(new QLabel(this)) {
    setObjectName(QStringLiteral("infinity"));
    text_->setObjectName(QStringLiteral("infinityText"));
    round_->setObjectName(QStringLiteral("infinityRound"));
    QFont bold = round_->font();
    bold.setBold(true);
    round_->setFont(bold);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(10, 10, 10, 10);
    lines->addWidget(table_);
    for (QLabel* label : {text_, round_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        lines->addWidget(label);
    }
    lines->addStretch(1);
}

void InfinityPanel::present(const gui::PanelScene& scene) {
    const auto& mechanics = scene.rules.mechanics;
    const auto own = std::find_if(mechanics.begin(), mechanics.end(),
                                  [](const auto& mechanic) { return mechanic->id() == Infinity::kId; });
    if (own == mechanics.end()) {
        return;
    }
    owner_ = scene.rules.ownerPlace(Infinity::kId, false);
    const State& state = scene.view.open();
    const CardPlace card = placeIn(**own, state);
    const language::Phrase player = scene.speaker.playerPhrase(card.seat);
    table_->present(card.place, card.seat);
    switch (card.place) {
    case Place::underPile: text_->setText(tr("The Infinity card is under the draw pile.")); break;
    case Place::besidePile:
        text_->setText(tr("The Infinity card is next to the pile. At the end of a turn, a player with a higher score "
                          "than every other player may take it."));
        break;
    case Place::beforeSeat:
        //: %1: player
        text_->setText(language::fill(isOver(state)
                                          ? tr("%1 keeps the Infinity card.")
                                          : tr("%1 has the Infinity card. To win, the score must still be higher than "
                                               "every other player's at the end of the next turn."),
                                      {player}));
        break;
    }
    table_->setAccessibleDescription(text_->text());
    const bool runs = card.place == Place::beforeSeat && !isOver(state);
    const int points = isPlayer(card.seat) ? score(scene.rules, state, card.seat) : 0;
    //: %1: player, %n: points, %2: number of points
    round_->setText(
        runs ? language::fill(tr("Challenge round of %1: %n points; the best other player has %2.", nullptr, points),
                              {player, language::number(bestEnemyScore(scene.rules, state, card.seat))})
             : QString());
    round_->setVisible(runs);
}

void InfinityPanel::animate(std::span<const Event> events, int milliseconds) {
    const bool moved = std::any_of(events.begin(), events.end(), [this](const Event& event) {
        const auto* report = std::get_if<event::Report>(&event);
        return report != nullptr && report->owner == owner_ && report->code != static_cast<int>(InfinityReport::kept);
    });
    if (moved) {
        table_->glide(milliseconds);
    }
}

}  // namespace gnostica::hypothermia
