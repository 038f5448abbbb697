#include "app/gui/shared/learn/puzzle_words.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/speaker.h"
#include "engine/bots/features.h"
#include "engine/mechanics/score.h"

#include <QCoreApplication>

namespace gnostica::gui {

using namespace engine;
using language::fill;

namespace {

class PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::PuzzleWords)

public:
    static QString asked(const lab::RuledPuzzle& puzzle) {
        const Rules& rules = *puzzle.rules;
        const lab::Tactic& tactic = puzzle.puzzle.tactic;
        const lab::Aim aim = lab::aimOf(rules, puzzle.puzzle);
        switch (tactic.goal) {
        case lab::Goal::win: {
            const int target = bots::endConditionsOf(rules, tactic.state).target;
            const int missing = target - score(rules, tactic.state, aim.seat);
            //: what a puzzle asks for; %n: points that are missing
            return missing > 0 ? tr("Win this turn: %n more points", nullptr, missing) : tr("Win this turn");
        }
        case lab::Goal::points:
            //: what a puzzle asks for; %n: points
            return tr("Be %n points ahead", nullptr, tactic.points);
        case lab::Goal::stop:
            //: what a puzzle asks for; %1: a player
            return fill(tr("Stop %1's last turn"), {wording::Speaker(rules, {}).playerPhrase(aim.announcer)});
        }
        return {};
    }

    static QString hand(const lab::RuledPuzzle& puzzle) {
        const lab::Aim aim = lab::aimOf(*puzzle.rules, puzzle.puzzle);
        const CardSet cards = puzzle.puzzle.tactic.state.hands[aim.seat];
        //: %1: a list of cards
        return cards.empty() ? QString() : fill(tr("Your hand: %1."), {wording::cardsPhrase(cards)});
    }

    static QString standing(const lab::RuledPuzzle& puzzle) {
        const lab::Aim aim = lab::aimOf(*puzzle.rules, puzzle.puzzle);
        //: %n: points
        return tr("You have %n points.", nullptr, score(*puzzle.rules, puzzle.puzzle.tactic.state, aim.seat));
    }

    static QString difficulty(const lab::Puzzle& puzzle) {
        //: how hard a puzzle is; %1: 1 to 5, %2: 5
        return fill(tr("Difficulty %1 of %2"),
                    {language::number(lab::gradeOf(puzzle.measures)), language::number(lab::kGrades)});
    }
};

}  // namespace

QString puzzleAsked(const lab::RuledPuzzle& puzzle) {
    return PuzzleWords::asked(puzzle);
}

QString puzzleHand(const lab::RuledPuzzle& puzzle) {
    return PuzzleWords::hand(puzzle);
}

QString puzzleStanding(const lab::RuledPuzzle& puzzle) {
    return PuzzleWords::standing(puzzle);
}

QString puzzleDifficulty(const lab::Puzzle& puzzle) {
    return PuzzleWords::difficulty(puzzle);
}

}  // namespace gnostica::gui
