// The choice of the first player (SET-4, BID, TOU-1).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/model/event.h"

#include <array>
#include <optional>

namespace gnostica::engine {

/// BID-2: majors above minors, then by number or height.
int bidStrength(Card bid);
/// Cards dealt to each hand, which it has again after the bidding (BID-4); the rest of the first hand is chosen later.
int cardsDealt(const Rules& rules);

class Bid final : public Mechanic {
public:
    static constexpr std::string_view kId = "bid";

    /// Cards of the pool for which no hand has room go to the winner if `leftoverToWinner`, else to the discard pile.
    Bid(FirstSeat first, bool leftoverToWinner) : first_(first), leftoverToWinner_(leftoverToWinner) {}

    std::string_view id() const override { return kId; }
    int rank() const override { return 10; }
    int memorySize() const override;

    void reset(const Rules& rules, State& state) const override;
    void open(State& state) const override;
    bool takesFloor(Referee& referee, Hook hook) const override;
    Seat decider(const Table& table) const override;
    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    void resolve(Referee& referee, const Chance& outcome) const override;
    RuleId ruleOf(const Step& step) const override;
    RuleId ruleOfChance(const State& state) const override;
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

    void conceal(State& state, Seat viewer) const override;
    void concealStep(Step& step, Seat who, Seat viewer) const override;
    void imagine(const Rules& rules, State& state, Seat viewer, HiddenCards& hidden, Rng& rng) const override;
    CardSet cardsAside(const State& state) const override;
    std::string memoryText(const State& state) const override;

    void startBidding(State& state) const override;

    /// True while players take cards from the revealed bids (BID-4).
    bool isTaking(const State& state) const { return recall<Memory>(state).phase == Phase::taking; }

private:
    enum class Phase : std::uint8_t { begin, bidding, drawing, taking, finished };
    struct Memory {
        Phase phase = Phase::begin;
        std::uint8_t bidders = 0;  ///< bit per seat that has bid in this round
        std::uint8_t taker = 0;    ///< index into State::order
        PerSeat<Card> bids;        ///< of this round; after the bidding, of the last round
        std::array<std::uint8_t, 7> padding{};
        CardSet pool;  ///< BID-4: all bid cards that are face up
    };

    CardSet offered(const Table& table) const;
    void begin(Referee& referee, Memory& memory) const;
    void bid(Referee& referee, Memory& memory, Card card) const;
    void reveal(Referee& referee, Memory& memory) const;
    void tie(Referee& referee, Memory& memory) const;
    void chooseFirst(Referee& referee, Memory& memory, Seat winner, Cause cause) const;
    void nextTaker(Referee& referee, Memory& memory) const;
    void finish(Referee& referee, Memory& memory) const;
    static void take(Referee& referee, Seat seat, Card card);

    FirstSeat first_;
    bool leftoverToWinner_;
};

}  // namespace gnostica::engine
