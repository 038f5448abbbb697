#include "app/gui/windows/replay/replay_words.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <algorithm>

namespace gnostica::gui {

QString ReplayWords::mark(const TimelineMark& mark, const wording::Speaker& speaker) {
    using wording::fill;
    switch (mark.kind) {
    //: %1: player
    case MarkKind::turn: return fill(tr("%1's turn begins."), {speaker.playerPhrase(mark.seat)});
    case MarkKind::deal: return tr("Cards are dealt or shuffled.");
    //: %1: player
    case MarkKind::elimination: return fill(tr("%1 is out of the game."), {speaker.playerPhrase(mark.seat)});
    //: %1: player
    case MarkKind::announcement: return fill(tr("%1 announces the last turn."), {speaker.playerPhrase(mark.seat)});
    case MarkKind::end: return tr("The game ends.");
    case MarkKind::bookmark: return tr("Your bookmark");
    }
    Q_UNREACHABLE();
}

QString ReplayWords::eyes(const Eyes& eyes, const wording::Speaker& speaker) {
    switch (eyes.kind) {
    case Eyes::Kind::open: return tr("Public information");
    case Eyes::Kind::decider: return tr("Player to decide");
    //: with whose eyes a game is seen; %1: player
    case Eyes::Kind::seat: return wording::fill(tr("%1's view"), {speaker.playerPhrase(eyes.seat)});
    }
    Q_UNREACHABLE();
}

QString ReplayWords::moment(int position, int length) {
    //: %1 and %2: numbers
    return wording::fill(tr("Position %1 of %2"), {wording::number(position), wording::number(length)});
}

QString ReplayWords::secrecy(const std::vector<Eyes>& allowed) {
    const bool all =
        std::any_of(allowed.begin(), allowed.end(), [](const Eyes& eyes) { return eyes.kind == Eyes::Kind::decider; });
    return all ? QString() : tr("This game is not over: the hands of other players stay hidden.");
}

QString ReplayWords::damage(int moments) {
    return tr("The record is damaged. It is shown up to the damage: %n positions.", nullptr, moments);
}

}  // namespace gnostica::gui
