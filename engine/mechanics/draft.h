// The choice among open cards at the start of a game (SET-2).
#pragma once

#include "engine/mechanics/mechanic.h"

#include <array>

namespace gnostica::engine {

/// GameSettings::draftCards for each player, and GameSettings::draftSpare more, are put face up next to the board.
/// Players take one card at a time: from the last in the order of turns to the first and back again, so that the last
/// player in one round is the first in the next. The cards that are left over are discarded.
class Draft final : public Mechanic {
public:
    /// Codes of its reports; the value of `cardsOpened` is the number of cards.
    enum Told { cardsOpened, cardTaken };

    std::string_view id() const override { return "draft"; }
    int rank() const override { return 15; }  // after the bids, which are secret: these cards are known to all players
    int memorySize() const override;

    void reset(const Rules& rules, State& state) const override;
    void open(State& state) const override;
    /// The hands need not be as dealt: the chosen cards are added to the existing hands.
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
            open{};  ///< a bit for each card that is not yet taken: all mechanics share the memory

        void lay(Card card) { open[card.index() / 8U] |= bitOf(card); }
        void take(Card card) { open[card.index() / 8U] &= static_cast<std::uint8_t>(~bitOf(card)); }
        CardSet cards() const;
        static std::uint8_t bitOf(Card card) { return static_cast<std::uint8_t>(1U << (card.index() % 8U)); }
    };
};

}  // namespace gnostica::engine
