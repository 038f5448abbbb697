// A lesson in progress.
#pragma once

#include "engine/lessons/lesson.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace gnostica::engine {

/// The result of a learner's step.
struct LessonAnswer {
    enum class Kind : std::uint8_t {
        accepted,   ///< the step was played, and goals remain
        completed,  ///< the step was played, and all goals of the stage are met
        notAsked,   ///< the step is legal, but leads elsewhere; it was not played
        refused     ///< the step is not legal; it was not played
    };
    Kind kind{};
    std::vector<std::size_t> missing;     ///< indexes of the stage's goals that are not met yet
    std::optional<Refusal> refusal;       ///< why the step is not legal
    const LessonTry* foreseen = nullptr;  ///< the lesson's comment on this very step; valid as long as the lesson

    bool isPlayed() const { return kind == Kind::accepted || kind == Kind::completed; }
};

/// A learner's place in a lesson. A value: a copy continues separately. Keeps the game in progress with all its
/// moments, so that programs can show what has happened.
class LessonRun {
public:
    explicit LessonRun(std::shared_ptr<const Lesson> lesson);

    const Lesson& lesson() const { return *lesson_; }
    const Game& game() const { return game_; }
    /// The index of the current stage; the number of stages once the lesson is finished.
    std::size_t stage() const { return marks_.size() - 1; }
    bool isFinished() const { return stage() == lesson_->stages.size(); }
    /// Only for a lesson that is not finished.
    const LessonStage& current() const { return lesson_->stages[stage()]; }
    /// The pieces that the stage points at. If the learner has turned or grown one, the piece that is now in its place.
    std::vector<PieceId> shownPieces() const;
    /// Indexes of the stage's goals that are not met yet. If there are none, call goOn().
    std::vector<std::size_t> openGoals() const;
    bool awaitsStep() const { return !isFinished() && !openGoals().empty(); }

    /// Tries a step of the learner, whose pieces must be on the board. Plays it if it is legal, allowed in this stage,
    /// and all goals can still be met in this turn. Only while a step is awaited.
    LessonAnswer tryStep(const Step& step);
    /// Plays the rest of the stage as in its solution.
    void solve();

    /// Plays the steps after the stage, and begins the next stage. Returns false (and does nothing) while a step is
    /// awaited. If the learner's own way leads no further, the board is first set as the solution would have left it.
    bool goOn();
    /// True if the last goOn() reset the board.
    bool wasPutRight() const { return putRight_; }

    bool canGoBack() const { return stage() > 0 || hasPlayed(); }
    /// Returns to the beginning of the stage; from there, to the beginning of the previous stage.
    void goBack();

private:
    /// A copy of the game in progress, without its history, for trying steps.
    struct Simulation {
        State state;
        ChanceFeed chance;
        std::uint32_t done = 0;  ///< bit per goal about steps that is met
    };
    /// The game at the beginning of a stage.
    struct Mark {
        Game game;
        ChanceFeed chance;
    };

    bool hasPlayed() const { return game_.history().size() != marks_.back().game.history().size(); }
    bool isGoalMet(std::size_t stage, std::size_t goal, const Simulation& simulation) const;
    bool areGoalsMet(std::size_t stage, const Simulation& simulation) const;
    bool isAllowed(const State& state, const Step& step) const;
    void playChance(Simulation& simulation) const;
    void take(Simulation& simulation, std::size_t stage, const Step& step) const;
    /// True if all goals can be met from here in this turn, or if that is too much to search.
    bool leadsOn(const Simulation& simulation, int& budget) const;
    bool playTexts(Simulation& simulation, std::size_t stage, const std::vector<std::string>& texts) const;
    bool canBeFinished(Simulation simulation) const;
    void play(const Step& step);
    void playTexts(const std::vector<std::string>& texts);
    void playChance();
    Simulation here() const { return {game_.state(), chance_, done_}; }

    std::shared_ptr<const Lesson> lesson_;
    Game game_;
    ChanceFeed chance_;
    std::uint32_t done_ = 0;
    std::vector<Mark> marks_;  ///< one for each stage that has begun, and one for the end
    bool putRight_ = false;
};

}  // namespace gnostica::engine
