// A person's attempt at a puzzle: trying steps, explanations of failures, undo, hints.
#pragma once

#include "engine/lab/puzzles/puzzle.h"
#include "engine/rules/refusal.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

enum class TryCode : std::uint8_t {
    refused,  ///< not legal; nothing changed
    chance,   ///< legal, but depends on chance or hidden cards: not a step of a puzzle; nothing changed
    goesOn,   ///< taken; the goal can still be reached
    lost,     ///< taken; the goal can no longer be reached
    reached,  ///< taken; the line has ended and the goal is reached
    unknown   ///< taken; the result takes longer to find: call prepare() on another thread, then verdict()
};

/// The reason why the goal can no longer be reached.
struct WhyNot {
    /// For Goal::win and Goal::points: the points missing after the best remaining line.
    int missing = 0;
    /// For Goal::stop: the seat whose last turn still wins, and its points at the start of that turn.
    Seat winner = Seat::none;
    int score = 0;
    /// For Goal::stop: the line with which it wins; nullopt: it wins without any step.
    std::optional<Answer> answer;
};

struct TryResult {
    TryCode code = TryCode::goesOn;
    std::optional<Refusal> refusal;  ///< for `refused`
    std::optional<WhyNot> whyNot;    ///< for `lost`
};

/// The hints, each with more help than the previous one. They describe the next steps of the solution.
enum class HintKind : std::uint8_t {
    beginner,  ///< the piece that acts first, and whether a card is played from the hand or a territory is activated
    power,     ///< the card, and the word of the first step that uses its power
    step       ///< the step itself
};
inline constexpr int kHints = 3;

struct PuzzleHint {
    HintKind kind = HintKind::beginner;
    PieceId piece = kNoPiece;  ///< for `beginner`: in the current state; none if no piece there acts
    bool fromHand = false;     ///< for `beginner`
    Card card;                 ///< for `power`; empty if the next step does not use a card
    StepWord word{};           ///< for `power`
    Step step;                 ///< for `step`
};

/// A value: copies are independent. Shares only the rules, so that another thread may prepare a copy.
class PuzzleRun {
public:
    /// Positions that are examined immediately: takes about a twentieth of a second.
    static constexpr int kQuickPositions = 1500;

    explicit PuzzleRun(RuledPuzzle puzzle);

    const Puzzle& puzzle() const { return puzzle_.puzzle; }
    const std::shared_ptr<const Rules>& rules() const { return puzzle_.rules; }
    /// The current position.
    const State& state() const { return states_.back(); }
    const std::vector<Step>& line() const { return line_; }

    /// Tries every line, so that everything else is looked up afterwards. False if it was stopped, or if there are more
    /// lines than a puzzle may have.
    bool prepare(const std::stop_token& stop = {});
    bool isPrepared() const { return isPrepared_; }

    TryResult tryStep(const Step& step);
    /// The result of the steps so far; `goesOn` at the beginning.
    TryResult verdict();
    /// Undoes the last step. False if there is none.
    bool undo();
    void restart();

    /// Is nothing more to be decided, whether or not the goal is reached?
    bool isFinished() const { return isLineEnd(state()); }
    bool isSolved();

    /// The hint of this kind for the current position: from the solution while it is followed, or from another shortest
    /// line to the goal. nullopt at the end, or if the goal is lost.
    std::optional<PuzzleHint> hint(HintKind kind);

private:
    WhyNot whyNot();
    std::vector<Step> wayOn();

    RuledPuzzle puzzle_;
    GoalSearch search_;
    std::vector<State> states_;
    std::vector<Step> line_;
    bool isPrepared_ = false;
};

}  // namespace gnostica::engine::lab
