// Values, targets and permanent points: settings beyond those of the printed rules.
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
        book_.say(id, tr("The target score is %1."), {language::number(*most)});
        return;
    }
    for (int seats = rules_.minSeats; seats <= rules_.maxSeats; ++seats) {
        //: %n: number of players, %1: points
        book_.say(id, tr("With %n players the target score is %1.", nullptr, seats),
                  {language::number(rules_.targetFor(seats))});
    }
}

void GeneralRules::score() {
    const QString id = QStringLiteral("SCO-1");
    const Scoring& scoring = rules_.scoring;
    if (scoring.counted == Counted::pips) {
        book_.say(id, tr("A player's score is the number of pips of their pieces on all territories that they hold."));
    } else if (scoring.holder != Holder::alone) {
        book_.say(id, tr("A player's score is the value of all territories that they hold."));
    } else {
        book_.say(id, tr("A player's score is the value of all territories that hold only pieces of that player."));
    }
    switch (scoring.holder) {
    case Holder::alone:
        if (scoring.counted == Counted::pips) {
            book_.say(id, tr("A player holds a territory if only that player's pieces are on it."));
        }
        break;
    case Holder::mostPieces:
        book_.say(id, tr("A player holds a territory if they have more pieces on it than any other player. Where two "
                         "or more players are equal, nobody holds it."));
        break;
    case Holder::mostPips:
        book_.say(id, tr("A player holds a territory if their pieces on it have more pips together than those of any "
                         "other player. Where two or more players are equal, nobody holds it."));
        break;
    }
    if (scoring.wasteland > 0) {
        //: %n: points
        book_.say(
            id, tr("A wasteland that a player holds in the same way is worth %n points.", nullptr, scoring.wasteland));
    }
}

void GeneralRules::towers() {
    if (!rules_.towers) {
        return;
    }
    const QString id = QStringLiteral("ORI-2");
    book_.say(id, tr("If only one player has pieces on a territory, and at least one of each size, they form a tower. "
                     "Nobody else can target a piece of a tower."));
    book_.say(id, tr("No other player's piece can be created in the territory of a tower, or end a move there."));
    book_.say(id, tr("This does not protect a piece of a tower from the consequences of its own attack."));
}

}  // namespace gnostica::wording
