// Score and end.
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/timer.h"

namespace gnostica::wording {

using namespace engine;

namespace {

const Timer* timerOf(const Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        if (const auto* timer = dynamic_cast<const Timer*>(mechanic.get());
            timer != nullptr && timer->parameters().mode != TimerMode::off) {
            return timer;
        }
    }
    return nullptr;
}

}  // namespace

void RulebookWriter::challenge(int target) {
    say("CHL-1", tr("At the end of your turn you may announce that your next turn is your last, unless another "
                    "player's announced last turn is still due. No score is needed for that."));
    //: %1: points
    say("CHL-2",
        tr("At the end of that turn you win at once with %1 points or more, whatever others have. Otherwise "
           "you are out: your pieces return and your hand is discarded."),
        {number(target)});
}

void RulebookWriter::ending() {
    begin(tr("Score and end"));
    //: %1, %2, %3: points
    say("SCO-1",
        tr("Your score is the value of all territories on which only pieces of yours stand. A spot card, ace "
           "to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3."),
        {number(rules_.valueOf(Card::minor(Suit::cups, 1))), number(rules_.valueOf(Card::minor(Suit::cups, 14))),
         number(rules_.valueOf(Card::major(0)))});
    if (const auto target = targetOf(rules_)) {
        challenge(*target);
    }
    if (rules_.rulings.lastPlayerWins) {
        say("CHL-3", tr("The last player left wins."));
    }
    say("CHL-4", rules_.rulings.noTerritoryIsShared
                     ? tr("If no territory is left on the board, the game ends at the end of that turn, and the "
                          "players who are still in it share the win.")
                     : tr("If no territory is left on the board, the game ends at the end of that turn, and nobody "
                          "wins."));
    if (const Timer* timer = timerOf(rules_)) {
        const TimerParameters& bounds = timer->parameters();
        //: %1 and %2: the bounds of a hidden number
        say("TMR-1",
            bounds.mode == TimerMode::rounds
                ? tr("A hidden timer ends the game after %1 to %2 rounds; nobody knows how many. The highest "
                     "score wins.")
                : tr("A hidden timer ends the game after %1 to %2 minutes; nobody knows how many. The "
                     "highest score wins."),
            {number(bounds.minimum), number(bounds.maximum)});
    }
}

}  // namespace gnostica::wording
