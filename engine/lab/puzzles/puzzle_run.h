// Somebody at a puzzle: tries steps, is told why not, takes them back, asks for hints.
#pragma once

#include "engine/lab/puzzles/puzzle.h"
#include "engine/rules/refusal.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace gnostica::engine::lab {

enum class TryCode : std::uint8_t {
    refused,  ///< not legal; nothing has changed
    chance,   ///< legal, but left to chance or to hidden cards: no step of a puzzle; nothing has changed
    goesOn,   ///< taken; the goal can still be reached
    lost,     ///< taken; the goal cannot be reached any more
    reached,  ///< taken; the line has ended, and the goal is reached
    unknown   ///< taken; whether the goal can be reached takes longer to find out: prepare() aside, then ask verdict()
};

/// Why the goal cannot be reached any more.
struct WhyNot {
    /// Of Goal::win and Goal::points: how many points are missing after the best that can still be done.
    int missing = 0;
    /// Of Goal::stop: whose last turn wins all the same, and with how many points it begins then.
    Seat winner = Seat::none;
    int score = 0;
    /// Of Goal::stop: the line with which it wins. Nothing: it need do nothing.
    std::optional<Answer> answer;
};

struct TryResult {
    TryCode code = TryCode::goesOn;
    std::optional<Refusal> refusal;  ///< of `refused`
    std::optional<WhyNot> whyNot;    ///< of `lost`
};

/// What helps, each a little more than the one before. The facts are those of the solution's next steps.
enum class HintKind : std::uint8_t {
    beginner,  ///< which piece acts first, and whether a card of the hand is played or a territory activated
    power,     ///< the card, and the word of the first step that uses its power
    step       ///< the step itself
};
inline constexpr int kHints = 3;

struct PuzzleHint {
    HintKind kind = HintKind::beginner;
    PieceId piece = kNoPiece;  ///< of `beginner`: in the state of now; none where no piece that stands there acts
    bool fromHand = false;     ///< of `beginner`
    Card card;                 ///< of `power`; none where the next step is no use of a card
    StepWord word{};           ///< of `power`
    Step step;                 ///< of `step`
};

/// A value: copies go on by themselves. Shares nothing but the rules, so that a copy may be prepared in another thread.
class PuzzleRun {
public:
    /// Positions that are looked at without asking: about a twentieth of a second.
    static constexpr int kQuickPositions = 1500;

    explicit PuzzleRun(RuledPuzzle puzzle);

    const Puzzle& puzzle() const { return puzzle_.puzzle; }
    const std::shared_ptr<const Rules>& rules() const { return puzzle_.rules; }
    /// The table as it is now.
    const State& state() const { return states_.back(); }
    const std::vector<Step>& line() const { return line_; }

    /// Tries every line, so that everything else is looked up from then on. False if it was stopped, or if there are
    /// more lines than a puzzle may have.
    bool prepare(const std::stop_token& stop = {});
    bool isPrepared() const { return isPrepared_; }

    TryResult tryStep(const Step& step);
    /// What has become of the steps so far; `goesOn` at the beginning.
    TryResult verdict();
    /// Takes the last step back. False if there is none.
    bool undo();
    void restart();

    /// Nothing more is to be decided, be the goal reached or not.
    bool isFinished() const { return isLineEnd(state()); }
    bool isSolved();

    /// The hint of that kind for the moment: of the solution as long as it is followed, of another shortest line where
    /// one still leads to the goal. Nothing at the end, or if the goal is lost.
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
