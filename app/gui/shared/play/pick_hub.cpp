#include "app/gui/shared/play/pick_hub.h"

#include "app/gui/look/widgets/alt_watch.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/play/bar/choice_bar.h"
#include "app/gui/shared/play/card_drop.h"
#include "app/gui/shared/play/pick_tool.h"
#include "app/gui/shared/play/ring/choice_ring.h"
#include "app/gui/shared/play/ring/numbered_choices.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/turn/turn_controller.h"

#include <utility>

namespace gnostica::gui {

PickHub::PickHub(Table table, QWidget& room) : QObject(&room), table_(std::move(table)) {
    hear(table_.bar);
    hear(table_.ring);
    connect(&table_.table, &TableWidget::quarterTurnsChanged, &table_.bar, &ChoiceBar::setQuarterTurns);
    const auto* drop = new CardDrop(*table_.table.view());
    connect(drop, &CardDrop::hovered, this, &PickHub::hold);
    connect(drop, &CardDrop::dropped, this,
            [this](engine::Card card, engine::Space space) { table_.tool().dropCard(card, space); });
    const auto* alt = new AltWatch(room);
    connect(alt, &AltWatch::held, &table_.ring, &ChoiceRing::setNumbersShown);
    connect(alt, &AltWatch::held, &table_.bar, &ChoiceBar::setNumbersShown);
}

template <typename Source>
void PickHub::hear(const Source& source) {
    connect(&source, &Source::picked, this, &PickHub::take);
    connect(&source, &Source::pickedAgain, this, &PickHub::takeAgain);
    connect(&source, &Source::whyNotAsked, this, &PickHub::explain);
}

void PickHub::hold(engine::Card card, std::optional<engine::Space> space) {
    if (space) {
        table_.tool().liftCard(card);
    }
}

void PickHub::take(const Pick& pick) {
    table_.tool().take(pick);
}

void PickHub::takeNumber(int number) {
    const std::vector<Pick> numbered = numberedChoices(table_.ring.contents(), table_.turn.chooser());
    if (const auto place = static_cast<std::size_t>(number) - 1; place < numbered.size()) {
        take(numbered[place]);
    }
}

void PickHub::takeAgain(const Pick& pick) {
    table_.tool().takeAgain(pick);
}

void PickHub::explain(const Pick& pick) {
    table_.tool().explain(pick);
}

bool PickHub::allows(const Pick& pick) const {
    return table_.tool().allows(pick);
}

void PickHub::choose(const engine::Step& step) {
    table_.tool().choose(step);
}

}  // namespace gnostica::gui
