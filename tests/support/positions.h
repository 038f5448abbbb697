// Positions for tests in the notation, and games played from them.
#pragma once

#include "engine/play/game.h"
#include "tests/support/rulesets.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::tests {

/// Builds a position. Cards that are not named go into the draw pile, below the named ones.
class Setup {
public:
    explicit Setup(int seats = 2) : json_{{"seats", seats}} {}

    Setup& land(std::string_view space, std::string_view card);
    Setup& pieces(std::initializer_list<std::string_view> names);
    Setup& hand(std::string_view seat, std::initializer_list<std::string_view> cards);
    /// Top first.
    Setup& draw(std::initializer_list<std::string_view> cards);
    /// Oldest first.
    Setup& discard(std::initializer_list<std::string_view> cards);
    /// Puts all cards that are not named into the discard pile; the draw pile then holds only named cards.
    Setup& restDiscarded();
    /// Any other key of the position format.
    Setup& with(std::string_view key, nlohmann::json value);

    /// Throws a description of the problem if the position is invalid.
    engine::State state(const std::shared_ptr<const engine::Rules>& rules = baseRules()) const;
    engine::Game game(const std::shared_ptr<const engine::Rules>& rules = baseRules()) const;
    const nlohmann::json& json() const { return json_; }

private:
    nlohmann::json json_;
};

/// Plays steps in the notation; a shuffle between them keeps the order of the discard pile, with the oldest card on
/// top. Throws the step that is refused and the reason.
void play(engine::Game& game, std::initializer_list<std::string_view> steps);

/// The step that a text denotes; throws if there is none.
engine::Step stepOf(const engine::Game& game, std::string_view text);

/// Shuffles in the default order as long as a shuffle is due.
void reshuffle(engine::Game& game);

/// The legal steps in the notation, sorted; only those that begin with `prefix`.
std::vector<std::string> legal(const engine::Game& game, std::string_view prefix = {});
bool isLegal(const engine::Game& game, std::string_view text);

/// "A1N@0,1 B2U@1,1": the pieces in the order of arrival.
std::string piecesOf(const engine::State& state);
std::string cardsOf(engine::CardSet cards);
/// Top first.
std::string pileOf(const engine::Pile& pile);
engine::Card card(std::string_view name);
engine::Space at(int column, int row);
engine::CardSet cardSet(std::initializer_list<std::string_view> names);

}  // namespace gnostica::tests
