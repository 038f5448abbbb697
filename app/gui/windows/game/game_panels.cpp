#include "app/gui/windows/game/game_panels.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/shared/panels/hand/piles_row.h"
#include "app/gui/shared/panels/hand_panel.h"
#include "app/gui/shared/panels/log_panel.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/card_glance.h"
#include "app/gui/windows/game/card_inspection.h"
#include "app/gui/windows/game/recap/recap.h"
#include "app/gui/windows/game/table_panels.h"
#include "engine/notation/told_text.h"

#include <QWidget>

namespace gnostica::gui {

using engine::Seat;

GamePanels::GamePanels(TablePanels& panels, CardInspection& card, CardGlance& glance, QWidget& window)
    : QObject(&window),
      panels_(panels),
      card_(card),
      glance_(glance) {
    connect(&panels_.log(), &LogPanel::momentPicked, this, [this](int position) {
        if (table_) {
            table_->showPosition(position);
        }
    });
    connect(&panels_.log(), &LogPanel::momentPointedAt, this, &GamePanels::pointAt);
    connect(&panels_.players(), &PlayersPanel::seatPicked, this, [this](Seat seat) {
        if (table_) {
            shownHand_ = seat;
            table_->watchFrom(seat);
        }
    });
    whenLanguageChanges(&window, this, [this] {
        describe();
        sync();
    });
}

void GamePanels::pointAt(std::optional<int> position) {
    std::vector<engine::Space> spaces;
    const auto told = table_ ? table_->told() : std::span<const engine::ToldMoment>();
    if (position && *position > 0 && static_cast<std::size_t>(*position) <= told.size()) {
        const auto events = told[static_cast<std::size_t>(*position) - 1].events();
        spaces = spacesOf(marksOf({events.begin(), events.end()}, 0));
    }
    Q_EMIT spacesPointedAt(spaces);
}

void GamePanels::attach(table::SeenTable* table) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    shownHand_ = Seat::none;
    card_.attach(table);
    glance_.forget();
    connect(table, &table::SeenTable::deciderChanged, this, [this] { shownHand_ = Seat::none; });
    panels_.log().forget();
    panels_.log().setNotation([rules = table->sharedRules()](const engine::ToldMoment& moment) {
        return QString::fromStdString(engine::toText(*rules, moment));
    });
}

void GamePanels::setWords(const GameWords& words) {
    words_ = words;
    describe();
}

void GamePanels::describe() {
    if (!words_) {
        return;
    }
    const wording::Speaker& speaker = words_->speaker;
    const CardFaces faces(*words_->rules);
    const auto powers = [speaker](engine::Card card) { return speaker.powers(card); };
    panels_.hand().setFaces(faces);
    panels_.hand().setDescriber(powers);
    panels_.piles().setFaces(faces);
    panels_.piles().setDescriber(powers);
    panels_.help().setRules(*words_->rules, *words_->base, speaker);
    card_.setWords(faces, speaker);
    glance_.setWords(faces, powers);
    panels_.log().forget();
}

void GamePanels::sync() {
    if (!table_ || !words_) {
        return;
    }
    const wording::Speaker& speaker = words_->speaker;
    const engine::View view = table_->view();
    if (table_->coveredFor()) {
        glance_.forget();
    }
    const Seat hand = shownHand_ != Seat::none ? shownHand_ : table_->viewer();
    const auto past = table_->told().first(static_cast<std::size_t>(table_->position()));
    panels_.players().setPlayers(view, table_->rules(), speaker, table_->seating(), past);
    panels_.piles().setPiles(view);
    panels_.hand().setHand(view, hand);
    panels_.hand().setOwner(engine::isPlayer(hand) ? speaker.playerPhrase(hand) : language::Phrase());
    panels_.log().setMoments(table_->told(), table_->position(), speaker);
}

}  // namespace gnostica::gui
