// The announcement that a player's next turn is the last (CHL-1, CHL-2).
#pragma once

#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"

namespace gnostica::engine {

/// Consequence of an announcement that fails.
enum class Failure : std::uint8_t {
    eliminated,   ///< CHL-2
    othersWin,    ///< all others win together
    losesPieces,  ///< pieces return to the stash; the player plays on
    sitsOut       ///< the player misses the next turn
};

struct ChallengeParameters {
    Failure failure = Failure::eliminated;
    int losses = 0;       ///< for Failure::losesPieces: number of pieces, the largest first; 0: all
    int from = 0;         ///< points needed to announce
    bool once = false;    ///< nobody announces twice; when all have announced, the highest score wins
    bool unites = false;  ///< while an announcement is due, all others play together
};

/// CHL-2: true if a player who fails stays in the game.
constexpr bool playsOn(Failure failure) {
    return failure == Failure::losesPieces || failure == Failure::sitsOut;
}

/// Codes of event::Report; the seat, if any, is the player whose last turn has failed.
enum class ChallengeReport : int {
    losesPieces = 1,  ///< value: number of pieces
    sitsOut = 2,
    allHaveAnnounced = 3  ///< value: the highest score
};

class LastTurn final : public Mechanic, public PositionFields {
public:
    /// The settings hold the points that win.
    LastTurn(const GameSettings& settings, const ChallengeParameters& parameters)
        : settings_(settings),
          parameters_(parameters) {
        parameters_.once = parameters.once && playsOn(parameters.failure);  // else no one can announce twice
    }

    static constexpr std::string_view kId = "challenge";

    std::string_view id() const override { return kId; }
    int rank() const override { return 90; }
    int memorySize() const override { return sizeof(Memory); }
    bool unites() const override { return parameters_.unites; }
    const PositionFields* positionFields() const override { return this; }

    void reset(const Rules& rules, State& state) const override;
    void listClosing(const Table& table, StepList& out) const override;
    bool offersClosing(const Step& step) const override;
    void applyClosing(Referee& referee, const Step& step) const override;
    std::optional<Refusal> explainClosing(const Table& table, const Step& step) const override;
    void judge(Referee& referee) const override;
    RuleId ruleOfEnd() const override { return {"CHL-2"}; }
    std::optional<Hindrance> hindranceToEnd(const GameSettings& settings) const override;
    void addEndConditions(const Table& table, EndConditions& conditions) const override;

    std::span<const std::string_view> fieldNames() const override;
    std::optional<FieldProblem> readField(std::string_view key, const PlainValue& value, State& state) const override;
    std::string_view expected(std::string_view key) const override { return key == "challenge" ? "A..F" : "[A..F]"; }
    FieldForm form(std::string_view key) const override;
    PlainValues writeFields(const State& state) const override;

    /// Points that win with this number of players (SET-3).
    int target(int seats) const { return settings_.targetFor(seats); }
    const ChallengeParameters& parameters() const { return parameters_; }
    /// The seat whose announced last turn is due, or none.
    Seat announcer(const State& state) const { return recall<Memory>(state).announcer; }
    /// True if this seat has announced, and nobody may announce twice.
    bool hasAnnounced(const State& state, Seat seat) const;

private:
    struct Memory {
        Seat announcer = Seat::none;
        std::uint8_t announced = 0;  ///< bit per seat; only where nobody announces twice
    };
    void setAnnouncer(State& state, Seat seat) const;
    void judgeFailure(Referee& referee, Seat seat) const;
    void loseAnnouncedPieces(Referee& referee, Seat seat) const;
    void endIfAllHaveAnnounced(Referee& referee) const;
    void report(Referee& referee, ChallengeReport what, Seat seat, int value) const;
    std::optional<FieldProblem> readSeats(const PlainValue& value, const State& state, std::uint8_t& seats) const;

    GameSettings settings_;
    ChallengeParameters parameters_;
};

}  // namespace gnostica::engine
