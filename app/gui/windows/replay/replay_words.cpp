#include "app/gui/windows/replay/replay_words.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <algorithm>

namespace gnostica::gui {

QString ReplayWords::mark(const table::TimelineMark& mark, const wording::Speaker& speaker) {
    using language::fill;
    switch (mark.kind) {
    //: %1: player
    case table::MarkKind::turn: return fill(tr("%1's turn begins."), {speaker.playerPhrase(mark.seat)});
    case table::MarkKind::deal: return tr("Cards are dealt or shuffled.");
    //: %1: player
    case table::MarkKind::elimination: return fill(tr("%1 is out of the game."), {speaker.playerPhrase(mark.seat)});
    //: %1: player
    case table::MarkKind::announcement:
        return fill(tr("%1 announces the last turn."), {speaker.playerPhrase(mark.seat)});
    case table::MarkKind::end: return tr("The game ends.");
    case table::MarkKind::bookmark: return tr("Your bookmark");
    }
    Q_UNREACHABLE();
}

QString ReplayWords::eyes(const table::Eyes& eyes, const wording::Speaker& speaker) {
    switch (eyes.kind) {
    case table::Eyes::Kind::open: return tr("Public information");
    case table::Eyes::Kind::decider: return tr("Player to decide");
    //: with whose eyes a game is seen; %1: player
    case table::Eyes::Kind::seat: return language::fill(tr("%1's view"), {speaker.playerPhrase(eyes.seat)});
    }
    Q_UNREACHABLE();
}

QString ReplayWords::moment(int position, int length) {
    //: %1 and %2: numbers
    return language::fill(tr("Position %1 of %2"), {language::number(position), language::number(length)});
}

QString ReplayWords::secrecy(const std::vector<table::Eyes>& allowed) {
    const bool all = std::any_of(allowed.begin(), allowed.end(),
                                 [](const table::Eyes& eyes) { return eyes.kind == table::Eyes::Kind::decider; });
    return all ? QString() : tr("This game is not over: the hands of other players stay hidden.");
}

QString ReplayWords::damage(int moments) {
    return tr("The record is damaged. It is shown up to the damage: %n positions.", nullptr, moments);
}

}  // namespace gnostica::gui
