// A lesson being learnt.
#pragma once

#include "engine/lessons/lesson.h"
#include "engine/play/game.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace gnostica::engine {

/// What a learner's step comes to.
struct LessonAnswer {
    enum class Kind : std::uint8_t {
        accepted,   ///< it was played, and more is asked
        completed,  ///< it was played, and all goals of the stage are met
        notAsked,   ///< it is legal, but leads elsewhere: nothing was played
        refused     ///< it is not legal: nothing was played
    };
    Kind kind{};
    std::vector<std::size_t> missing;     ///< goals of the stage that are not met yet, by their places
    std::optional<Refusal> refusal;       ///< why it is not legal
    const LessonTry* foreseen = nullptr;  ///< what the lesson says of just this step; as long as the lesson lives

    bool isPlayed() const { return kind == Kind::accepted || kind == Kind::completed; }
};

/// Where a learner is in a lesson. A value: a copy goes on by itself. It keeps the game that is being played, with all
/// its moments, so that whoever shows it can show what has happened.
class LessonRun {
public:
    explicit LessonRun(std::shared_ptr<const Lesson> lesson);

    const Lesson& lesson() const { return *lesson_; }
    const Game& game() const { return game_; }
    /// The place of the current stage; how many there are once the lesson is finished.
    std::size_t stage() const { return marks_.size() - 1; }
    bool isFinished() const { return stage() == lesson_->stages.size(); }
    /// Of a lesson that is not finished.
    const LessonStage& current() const { return lesson_->stages[stage()]; }
    /// The pieces at which the stage points. Where the learner's own way has turned or grown one, that which stands in
    /// its place.
    std::vector<PieceId> shownPieces() const;
    /// The goals of the stage that are not met yet, by their places. None: goOn().
    std::vector<std::size_t> openGoals() const;
    bool awaitsStep() const { return !isFinished() && !openGoals().empty(); }

    /// The learner takes a step, whose pieces stand on the board. It is played if it is legal, allowed in this stage,
    /// and all goals can still be met in this turn. Only while a step is awaited.
    LessonAnswer tryStep(const Step& step);
    /// The rest of the stage is played as its solution does.
    void solve();

    /// Plays what follows the stage, and begins the next one. False (and nothing happens) while a step is awaited.
    /// Where the learner's own way leads no further, the board is first laid as the solution would have left it.
    bool goOn();
    /// Did the last goOn() lay the board anew?
    bool wasPutRight() const { return putRight_; }

    bool canGoBack() const { return stage() > 0 || hasPlayed(); }
    /// To the beginning of the stage; from there, to the beginning of the stage before.
    void goBack();

private:
    /// A game on its way, without its history: what is tried out.
    struct Course {
        State state;
        ChanceFeed chance;
        std::uint32_t done = 0;  ///< bit per goal about steps that is met
    };
    /// How it was when a stage began.
    struct Mark {
        Game game;
        ChanceFeed chance;
    };

    bool hasPlayed() const { return game_.history().size() != marks_.back().game.history().size(); }
    bool isGoalMet(std::size_t stage, std::size_t goal, const Course& course) const;
    bool areGoalsMet(std::size_t stage, const Course& course) const;
    bool isAllowed(const State& state, const Step& step) const;
    void settle(Course& course) const;
    void take(Course& course, std::size_t stage, const Step& step) const;
    /// Can all goals be met from here, in this turn? Also true where that is too much to look at.
    bool leadsOn(const Course& course, int& budget) const;
    bool playTexts(Course& course, std::size_t stage, const std::vector<std::string>& texts) const;
    bool canBeFinished(Course course) const;
    void play(const Step& step);
    void playTexts(const std::vector<std::string>& texts);
    void settle();
    Course here() const { return {game_.state(), chance_, done_}; }

    std::shared_ptr<const Lesson> lesson_;
    Game game_;
    ChanceFeed chance_;
    std::uint32_t done_ = 0;
    std::vector<Mark> marks_;  ///< one for each stage that has begun, and one for the end
    bool putRight_ = false;
};

}  // namespace gnostica::engine
