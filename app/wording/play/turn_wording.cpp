#include "app/wording/play/turn_wording.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QCoreApplication>

namespace gnostica::wording {

using namespace engine;

namespace {

struct TurnOptionWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::QuickReference)
};

/// Sentences that were first used only in the rulebook: the context of their translations.
struct TurnRuleWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::GeneralRules)
};

QString orientSentence(const Rules& rules) {
    return rules.orientAny
               ? TurnOptionWords::tr("Orient any number of the player's pieces, each once. To stop sooner, pass.")
               : TurnOptionWords::tr("Orient one of the player's pieces.");
}

}  // namespace

QString refreshSentence(const Rules& rules) {
    if (rules.refreshDraws == 0) {
        return rules.refreshApart
                   ? TurnOptionWords::tr(
                         "Refresh the hand: either discard all of it, or draw up to a hand of %n cards.", nullptr,
                         rules.handLimit)
                   : TurnOptionWords::tr(
                         "Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.", nullptr,
                         rules.handLimit);
    }
    //: %n: the most cards that are drawn, %1: the most that a hand may hold
    const QString text =
        rules.refreshApart
            ? TurnOptionWords::tr(
                  "Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.", nullptr,
                  rules.refreshDraws)
            : TurnOptionWords::tr(
                  "Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.",
                  nullptr, rules.refreshDraws);
    return language::fill(text, {language::number(rules.handLimit)});
}

std::vector<TurnOption> turnOptions(const Rules& rules) {
    std::vector<TurnOption> options;
    if (rules.activateAllowed) {
        options.push_back({TurnOptionWords::tr("Activate", "option of a turn: to activate a territory"),
                           TurnOptionWords::tr("Activate a territory on which the player has a piece. Its powers are "
                                               "used, and all of the player's pieces on it are minions.")});
    }
    if (rules.playAllowed) {
        options.push_back(
            {TurnOptionWords::tr("Play", "option of a turn: to play a card"),
             TurnOptionWords::tr("Play a card from the hand. It goes to the discard pile, then its powers are used. "
                                 "All of the player's pieces on the board are minions.")});
    }
    if (rules.refreshAllowed) {
        options.push_back(
            {TurnOptionWords::tr("Refresh", "option of a turn: to refresh the hand"), refreshSentence(rules)});
    }
    if (rules.orientAllowed) {
        options.push_back(
            {TurnOptionWords::tr("Orient", "option of a turn: to orient a piece"), orientSentence(rules)});
    }
    return options;
}

QStringList turnExtras(const Rules& rules) {
    QStringList extras;
    if (rules.actions > 1) {
        //: %n: how many actions
        extras << TurnRuleWords::tr("In each turn a player takes %n such actions, one after the other. Each has "
                                    "minions of its own. Placing a piece is also an action, and so is passing.",
                                    nullptr, rules.actions);
    }
    if (rules.freeOrientation) {
        extras << TurnRuleWords::tr("Once in each turn, before an action, a player may orient one of their pieces. "
                                    "This does not count as an action.");
    }
    if (rules.turnEndDraws != 0) {
        //: %n: how many cards
        extras << TurnRuleWords::tr(
            "At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.", nullptr,
            rules.turnEndDraws);
    }
    return extras;
}

QString passSentence(const Rules& rules) {
    return rules.refreshAllowed
               ? TurnRuleWords::tr("A player passes by refreshing the hand without discarding or drawing.")
               : TurnRuleWords::tr("Instead of these, a player may pass.");
}

}  // namespace gnostica::wording
