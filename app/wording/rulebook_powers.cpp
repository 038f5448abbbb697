// Suits, links and majors.
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/power_wording.h"
#include "app/wording/rulebook_writer.h"

#include <algorithm>
#include <array>

namespace gnostica::wording {

using namespace engine;

void RulebookWriter::cups() {
    const PowerUse& cup = suit(Suit::cups);
    begin(tr("Cups: create"));
    //: %1: how many pieces a space holds
    say("CUP-1",
        tr("Add one small piece of yours from your stash, facing anywhere, to the target space, if fewer "
           "than %1 pieces stand there. The void is no target."),
        {number(rules_.spaceLimit)});
    say("CUP-1", rules_.rulings.createInWasteland ? tr("Wasteland is a target.") : tr("Wasteland is no target."));
    if (cup.flag("enemies")) {
        say("CUP-2", tr("Or, if you target an enemy piece, add one small piece of that enemy to the target space, "
                        "facing as that piece does, under the same limit."));
    }
    say("CUP-3", tr("Without a small piece in the stash concerned, this is impossible."));
    if (cup.names("found", "spot")) {
        //: %1: points
        say("CUP-4",
            tr("Or create a territory: lay a card from your hand that is worth exactly %1 on the targeted "
               "wasteland, unless an enemy piece stands there. Your pieces there stay."),
            {number(rules_.valueOf(Card::minor(Suit::cups, 1)))});
    } else if (cup.names("found", "minor")) {
        say("CUP-4", tr("Or create a territory: lay any minor arcana card from your hand on the targeted wasteland, "
                        "unless an enemy piece stands there. Your pieces there stay."));
    }
    say("CUP-5", rules_.rulings.selfTargetCreatesAtHome
                     ? tr("A minion may also create in the space on which it stands, because it may target itself.")
                     : tr("That a minion may target itself gives it no other target space."));
}

void RulebookWriter::rods() {
    const PowerUse& rod = suit(Suit::rods);
    begin(tr("Rods: move"));
    say("ROD-1", tr("An upright minion cannot use a rod."));
    say("ROD-2", rod.flag("pushOwn")
                     ? tr("Move the minion, or push a targeted piece, yours or an enemy's, by 1 to as many spaces as "
                          "the minion has pips, in the minion's direction.")
                     : tr("Move the minion, or push a targeted enemy piece, by 1 to as many spaces as the minion has "
                          "pips, in the minion's direction."));
    say("ROD-3", tr("The moved piece must not end in a full space, nor in the void. What lies between does not "
                    "matter."));
    say("ROD-4", tr("It never moves zero spaces. A piece of yours may then be oriented; an enemy piece keeps its "
                    "facing."));
    if (rod.flag("slide")) {
        say("ROD-5", tr("Or push the targeted territory, unless an enemy piece stands there, by 1 to as many spaces. "
                        "It slides through anything and must land in a wasteland without enemy pieces. Pieces stay "
                        "in their spaces, and yours in the landing space are now on it."));
        say("ROD-5", rules_.rulings.landingJudgedBeforeLifting
                         ? tr("Whether a space is wasteland is judged before the card is lifted.")
                         : tr("Whether a space is wasteland is judged after the card is lifted."));
    }
    say("ROD-6", tr("Pieces that are then left in the void return to their stashes."));
}

void RulebookWriter::discs() {
    const PowerUse& disc = suit(Suit::discs);
    begin(tr("Discs: grow"));
    say("DIS-1", tr("Replace the minion or a targeted piece with one exactly one size larger from its owner's stash. "
                    "A piece of yours may then be oriented; an enemy piece keeps its facing."));
    say("DIS-2", disc.names("raise", "higher")
                     ? tr("Or replace the targeted territory, unless an enemy piece stands there, from your hand with "
                          "a card worth more, or with a higher card of the same kind. Pieces stay.")
                     : tr("Or replace the targeted territory, unless an enemy piece stands there, from your hand with "
                          "a card worth exactly one point more. A major arcana card cannot grow. Pieces stay."));
    if (disc.flag("wasteland")) {
        say("DIS-3", tr("A targeted wasteland without enemy pieces may grow to a spot card from your hand."));
    }
}

void RulebookWriter::swords() {
    begin(tr("Swords: attack"));
    say("SWD-1", tr("Shrink a targeted piece by 1 to as many pips as the minion has. A smaller piece from the "
                    "victim's stash replaces it and keeps the facing; at nothing it is destroyed and returns to its "
                    "stash. Without a fitting piece in the stash that amount is impossible."));
    say("SWD-2", tr("A minion may attack itself and other pieces of yours; one that survives may be oriented."));
    if (suit(Suit::swords).flag("raze")) {
        say("SWD-3", tr("Or take 1 to as many points off the targeted territory, unless an enemy piece stands there: "
                        "it is discarded and replaced from your hand with a card worth exactly what is left; at "
                        "nothing, nothing replaces it. Without a fitting card that amount is impossible."));
        say("SWD-4", tr("Where a territory is destroyed, wasteland or void is left, and pieces that are then in the "
                        "void return to their stashes, those in neighbouring spaces, too."));
    }
}

bool RulebookWriter::links(LinkKind kind) const {
    return std::ranges::any_of(rules_.programs, [&](const auto& program) {
        return std::ranges::any_of(program, [&](const Slot& slot) { return slot.link == kind; });
    });
}

void RulebookWriter::links() {
    if (!links(LinkKind::through) && !links(LinkKind::leaveOut) && !links(LinkKind::crowd)) {
        return;
    }
    begin(tr("Two powers on one thing"));
    if (links(LinkKind::through)) {
        say("LNK-1", tr("If both powers of a card move the same piece, the space between may be void or full."));
    }
    if (links(LinkKind::leaveOut)) {
        say("LNK-2", tr("If both powers of a card grow, or create and grow, the same piece or territory, the step "
                        "between needs no piece and no card."));
        say("LNK-3", tr("If both powers of a card shrink the same piece or territory, the step between needs no piece "
                        "and no card. Two minions may take part."));
    }
    if (links(LinkKind::crowd)) {
        say("LNK-4", tr("The first power may bring a piece into a full space if there is room again after the "
                        "second."));
    }
    say("LNK-6", tr("Between the two halves, pieces in the void wait, and the piece in question may be targeted "
                    "wherever it is."));
}

void RulebookWriter::major(const char* id, int number) {
    const Card card = Card::major(number);
    //: one of the major arcana in the rulebook; %1: its name, %2: what it does
    say(id, tr("%1. %2"), {cardName(card), PowerWording(rules_, programs_).card(card)});
}

void RulebookWriter::majors() {
    static constexpr std::array<const char*, kMajorCount> kIds{
        "MAJ-0",  "MAJ-1",  "MAJ-2",  "MAJ-3",  "MAJ-4",  "MAJ-5",  "MAJ-6",  "MAJ-7",  "MAJ-8",  "MAJ-9",  "MAJ-10",
        "MAJ-11", "MAJ-12", "MAJ-13", "MAJ-14", "MAJ-15", "MAJ-16", "MAJ-17", "MAJ-18", "MAJ-19", "MAJ-20", "MAJ-21"};
    begin(tr("The major arcana"));
    for (int number = 0; number < kMajorCount; ++number) {
        major(kIds[static_cast<std::size_t>(number)], number);
        if (number == 0 && !rules_.rulings.revealOptional) {
            say("MAJ-0", tr("Both cards must be turned over, if there are any."));
        }
        if (number == 3 || number == 4) {
            say(kIds[static_cast<std::size_t>(number)], rules_.rulings.turnerAndActorMayDiffer
                                                            ? tr("The minion that then acts may be another one.")
                                                            : tr("The minion that then acts must be the same."));
        }
        if (number == 5 && !rules_.rulings.convertOnlyEnemies) {
            say("MAJ-5", tr("A piece of your own may be replaced, too."));
        }
    }
    say("MAJ-22", tr("Powers that name no minion need none; they remain when every minion is gone."));
}

}  // namespace gnostica::wording
