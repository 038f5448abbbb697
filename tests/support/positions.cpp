#include "tests/support/positions.h"

#include "engine/notation/chance_text.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <stdexcept>

namespace gnostica::tests {

using namespace engine;

namespace {

nlohmann::json listOf(std::initializer_list<std::string_view> words) {
    nlohmann::json list = nlohmann::json::array();
    for (const std::string_view word : words) {
        list.push_back(word);
    }
    return list;
}

}  // namespace

Setup& Setup::land(std::string_view space, std::string_view card) {
    json_["board"][std::string(space)] = card;
    return *this;
}

Setup& Setup::pieces(std::initializer_list<std::string_view> names) {
    return with("pieces", listOf(names));
}

Setup& Setup::hand(std::string_view seat, std::initializer_list<std::string_view> cards) {
    json_["hands"][std::string(seat)] = listOf(cards);
    return *this;
}

Setup& Setup::draw(std::initializer_list<std::string_view> cards) {
    return with("draw", listOf(cards));
}

Setup& Setup::discard(std::initializer_list<std::string_view> cards) {
    return with("discard", listOf(cards));
}

Setup& Setup::restDiscarded() {
    return with("rest", "discard");
}

Setup& Setup::with(std::string_view key, nlohmann::json value) {
    json_[std::string(key)] = std::move(value);
    return *this;
}

State Setup::state(const std::shared_ptr<const Rules>& rules) const {
    const auto position = readPosition(json_, rules);
    if (!position) {
        throw std::logic_error("position refused at " + position.error().front().pointer);
    }
    return position->state;
}

Game Setup::game(const std::shared_ptr<const Rules>& rules) const {
    return {rules, state(rules)};
}

Step stepOf(const Game& game, std::string_view text) {
    const auto step = parseStep(game.rules(), game.state(), text);
    if (!step) {
        const Diagnostic& why = step.error().diagnostic;
        throw std::logic_error(std::string(text) + ": refused by " + why.rule + " " + why.found);
    }
    return *step;
}

void reshuffle(Game& game) {
    while (awaitedChance(game.state()) == ChanceKind::shuffle) {
        game.play(Chance(shuffleInOrder(game.state())));
    }
}

void play(Game& game, std::initializer_list<std::string_view> steps) {
    for (const std::string_view text : steps) {
        if (game.play(stepOf(game, text))) {
            throw std::logic_error(std::string(text) + ": read as legal, then refused");
        }
        reshuffle(game);
    }
}

std::vector<std::string> legal(const Game& game, std::string_view prefix) {
    std::vector<std::string> texts = legalTexts(game.rules(), game.state());
    std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(prefix); });
    return texts;
}

bool isLegal(const Game& game, std::string_view text) {
    return parseStep(game.rules(), game.state(), text).has_value();
}

std::string piecesOf(const State& state) {
    std::string text;
    for (const Piece& piece : state.board()) {
        text += (text.empty() ? "" : " ") + toText(piece);
    }
    return text;
}

std::string cardsOf(CardSet cards) {
    return toText(cards);
}

std::string pileOf(const Pile& pile) {
    std::string text;
    for (int i = pile.size() - 1; i >= 0; --i) {
        text += (text.empty() ? "" : ",") + toText(pile.cards()[static_cast<std::size_t>(i)]);
    }
    return text;
}

Card card(std::string_view name) {
    return parseCard(name).value();
}

Space at(int column, int row) {
    return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

CardSet cardSet(std::initializer_list<std::string_view> names) {
    CardSet cards;
    for (const std::string_view name : names) {
        cards.insert(card(name));
    }
    return cards;
}

}  // namespace gnostica::tests
