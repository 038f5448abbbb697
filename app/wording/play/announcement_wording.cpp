#include "app/wording/play/announcement_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/rule_facts.h"
#include "engine/bots/features.h"
#include "engine/mechanics/challenge.h"
#include "engine/mechanics/score.h"

namespace gnostica::wording {

using namespace engine;

std::optional<AnnouncementWording::Early> AnnouncementWording::earlyIn(const Rules& rules, const View& view) {
    const State& state = view.open();
    const Seat seat = view.viewer();
    const EndConditions conditions = bots::endConditionsOf(rules, state);
    if (!conditions.announces || !isPlayer(seat)) {
        return std::nullopt;
    }
    const Early early{score(rules, state, seat), conditions.target, bestEnemyScore(rules, state, seat)};
    const bool isEnough = early.held >= early.needed && (early.needed > 0 || early.held > early.best);
    return isEnough ? std::nullopt : std::optional(early);
}

QString AnnouncementWording::risk(const Rules& rules, const Early& early) {
    if (early.needed > 0) {
        return costOfFailure(rules, early.needed);
    }
    //: %n: own points; %1: points of another player
    return language::fill(tr("You have %n points, and another player has %1. To win, you need more than all others.",
                             nullptr, early.held),
                          {language::number(early.best)});
}

QString AnnouncementWording::tooEarly(const Rules& rules, const View& view) {
    const auto early = earlyIn(rules, view);
    if (!early) {
        return {};
    }
    const QString held = early->needed == 0 ? QString()
                                            //: %1: points that one has; %n: points needed
                                            : language::fill(tr("You have %1 of %n points.", nullptr, early->needed),
                                                             {language::number(early->held)});
    return language::sentences({held, risk(rules, *early)});
}

QString AnnouncementWording::costOfFailure(const Rules& rules, int target) {
    const auto* lastTurn = mechanicOf<LastTurn>(rules);
    if (lastTurn == nullptr) {
        return {};
    }
    switch (lastTurn->parameters().failure) {
    case Failure::eliminated:
        return tr("If you have fewer than %n points when your next turn ends, you are out.", nullptr, target);
    case Failure::othersWin:
        return tr("If you have fewer than %n points when your next turn ends, all other players win.", nullptr, target);
    case Failure::losesPieces:
        return tr("If you have fewer than %n points when your next turn ends, you lose pieces.", nullptr, target);
    case Failure::sitsOut:
        return tr("If you have fewer than %n points when your next turn ends, you miss the turn after it.", nullptr,
                  target);
    }
    return {};
}

QString AnnouncementWording::atStake(const Rules& rules, int target, const language::Phrase& player, bool isYou) {
    const auto* lastTurn = mechanicOf<LastTurn>(rules);
    if (lastTurn == nullptr || target <= 0) {
        return {};
    }
    const auto said = [&](const QString& toYou, const QString& toOthers) {
        return isYou ? toYou : language::fill(toOthers, {player});
    };
    // "its" is the last turn, which the title before it names
    switch (lastTurn->parameters().failure) {
    case Failure::eliminated:
        return said(tr("With fewer than %n points at its end, you are out.", nullptr, target),
                    //: of an announced last turn; %1: player, %n: points needed
                    tr("With fewer than %n points at its end, %1 is out.", nullptr, target));
    case Failure::othersWin:
        //: of an announced last turn; %n: points needed
        return tr("With fewer than %n points at its end, all other players win.", nullptr, target);
    case Failure::losesPieces:
        return said(tr("With fewer than %n points at its end, you lose pieces.", nullptr, target),
                    //: of an announced last turn; %1: player, %n: points needed
                    tr("With fewer than %n points at its end, %1 loses pieces.", nullptr, target));
    case Failure::sitsOut:
        return said(tr("With fewer than %n points at its end, you miss the turn after it.", nullptr, target),
                    //: of an announced last turn; %1: player, %n: points needed
                    tr("With fewer than %n points at its end, %1 misses the turn after it.", nullptr, target));
    }
    return {};
}

}  // namespace gnostica::wording
