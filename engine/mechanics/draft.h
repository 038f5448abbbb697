// Cards that are chosen from open ones when a game begins (SET-2).
#pragma once

#include "engine/mechanics/mechanic.h"

#include <array>

namespace gnostica::engine {

/// GameSettings::draftCards for each player, and GameSettings::draftSpare more, are laid open beside the board. One
/// card after the other is taken: from the last in the order of turns to the first and back again, so that whoever is
/// last in one round is first in the next. What is left is discarded.
class Draft final : public Mechanic {
public:
    /// Its reports; the value of `cardsOpened` is how many cards.
    enum Told { cardsOpened, cardTaken };

    std::string_view id() const override { return "draft"; }
    int rank() const override { return 15; }  // after the bids, which are secret: these cards are known to all
    int memorySize() const override;

    void reset(const Rules& rules, State& state) const override;
    void open(State& state) const override;
    /// What is dealt is not asked then: the cards that are chosen come on top of the hands that there are.
    void startBidding(State& state) const override { open(state); }
    bool takesFloor(Referee& referee, Hook hook) const override;
    Seat decider(const Table& table) const override;
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

    CardSet cardsAside(const State& state) const override;
    std::string memoryText(const State& state) const override;

private:
    enum class Phase : std::uint8_t { begin, taking, finished };
    struct Memory {
        Phase phase = Phase::begin;
        std::uint8_t taken = 0;
        std::array<std::uint8_t, 10>
            open{};  ///< a bit for each card that is not taken yet: all mechanics share the room

        void lay(Card card) { open[card.index() / 8U] |= bitOf(card); }
        void take(Card card) { open[card.index() / 8U] &= static_cast<std::uint8_t>(~bitOf(card)); }
        CardSet cards() const;
        static std::uint8_t bitOf(Card card) { return static_cast<std::uint8_t>(1U << (card.index() % 8U)); }
    };
};

}  // namespace gnostica::engine
