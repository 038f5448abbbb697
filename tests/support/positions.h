// Positions for tests in the words of the notation, and games played on from them.
#pragma once

#include "engine/play/game.h"
#include "tests/support/rulesets.h"

#include <nlohmann/json.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::tests {

/// A position in the making. Cards that are not named lie in the draw pile, below those that are.
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
    /// Every card that is not named lies in the discard pile, and the draw pile holds no other.
    Setup& restDiscarded();
    /// Any other key of the position format.
    Setup& with(std::string_view key, nlohmann::json value);

    /// Throws what is wrong with the position.
    engine::State state(const std::shared_ptr<const engine::Rules>& rules = baseRules()) const;
    engine::Game game(const std::shared_ptr<const engine::Rules>& rules = baseRules()) const;
    const nlohmann::json& json() const { return json_; }

private:
    nlohmann::json json_;
};

/// Plays steps in the notation; a shuffle that comes up in between keeps the discard pile's order, the oldest on top.
/// Throws what is refused, and why.
void play(engine::Game& game, std::initializer_list<std::string_view> steps);

/// The step that a text means; throws if it is none.
engine::Step stepOf(const engine::Game& game, std::string_view text);

/// Reshuffles in the default order for as long as a shuffle is awaited.
void reshuffle(engine::Game& game);

/// The legal steps in the notation, sorted; those that begin with `prefix` only.
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
