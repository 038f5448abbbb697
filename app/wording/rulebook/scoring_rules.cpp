// What counts, how much wins, and what stands for ever: settings beside those of the printed rules.
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook/general_rules.h"

namespace gnostica::wording {

using namespace engine;

void GeneralRules::targets() {
    const QString id = QStringLiteral("SET-3");
    const auto most = targetOf(rules_, rules_.maxSeats);
    if (!most) {
        return;
    }
    if (!hasManyTargets(rules_)) {
        //: %1: points
        book_.say(id, tr("The target score is %1."), {number(*most)});
        return;
    }
    for (int seats = rules_.minSeats; seats <= rules_.maxSeats; ++seats) {
        //: %n: number of players, %1: points
        book_.say(id, tr("With %n players the target score is %1.", nullptr, seats), {number(rules_.targetFor(seats))});
    }
}

void GeneralRules::score() {
    const QString id = QStringLiteral("SCO-1");
    const Scoring& scoring = rules_.scoring;
    if (scoring.counted == Counted::pips) {
        book_.say(id, tr("Your score is the number of pips of your pieces on all territories that you hold."));
    } else if (scoring.holder != Holder::alone) {
        book_.say(id, tr("Your score is the value of all territories that you hold."));
    } else {
        book_.say(id, tr("Your score is the value of all territories on which only pieces of yours stand."));
    }
    switch (scoring.holder) {
    case Holder::alone:
        if (scoring.counted == Counted::pips) {
            book_.say(id, tr("You hold a territory on which only pieces of yours stand."));
        }
        break;
    case Holder::mostPieces:
        book_.say(id, tr("You hold a territory on which you have more pieces than any other player. If nobody has, "
                         "nobody holds it."));
        break;
    case Holder::mostPips:
        book_.say(id, tr("You hold a territory on which your pieces have more pips together than those of any other "
                         "player. If nobody's have, nobody holds it."));
        break;
    }
    if (scoring.wasteland > 0) {
        //: %n: points
        book_.say(id, tr("A wasteland that you hold in the same way counts %n points.", nullptr, scoring.wasteland));
    }
}

void GeneralRules::towers() {
    if (!rules_.towers) {
        return;
    }
    const QString id = QStringLiteral("ORI-2");
    book_.say(id, tr("On a territory where only one player has pieces, and at least one of each size, these are a "
                     "tower. Nobody else can target a piece of a tower."));
    book_.say(id, tr("No other player's piece can be created in the territory of a tower, or end a move there."));
    book_.say(id, tr("What a piece of a tower brings upon itself by attacking is not prevented."));
}

}  // namespace gnostica::wording
