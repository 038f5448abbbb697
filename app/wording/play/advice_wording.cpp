#include "app/wording/play/advice_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/speaker.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gnostica::wording {

using engine::bots::AnnouncementAdvice;
using engine::bots::Chances;
using engine::bots::HintReason;

namespace {

constexpr const char* kContext = "gnostica::wording::AdviceWording";

/// The text of a reason, and whether it contains a number.
struct ReasonWords {
    const char* text;
    bool counts;
};

/// In the order of HintReason. "You" is the deciding player; the reasons are true at the end of the turn.
constexpr std::array<ReasonWords, static_cast<std::size_t>(HintReason::bestOfBad) + 1> kReasons{{
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "It wins the game."), false},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "You have what you need to announce your last turn."),
     false},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "You are ahead of everybody else, which is what it takes."),
     false},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "Without it, you are out at the end of this turn."), false},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "You keep what your announcement promises."), false},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "You stay ahead of everybody else, which is what it takes."),
     false},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording",
                         "It stops another player's announcement: %n points are missing."),
     true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording",
                         "It removes the lead that another player needs to win: %n points are missing."),
     true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "You gain %n points."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "Others lose %n points."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "Pieces of others lose %n pips."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "Your pieces gain %n pips."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "%n of your points are now safe."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "You threaten territories of %n points."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "You have %n more cards in hand."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "Your hand now covers %n more suits."), true},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "You go ahead by %n points."), true},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                       "It is your highest card: with it you are most likely to play first."),
     false},
    {QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording",
                         "You keep %n higher cards, which are worth more in your hand than playing first."),
     true},
    {QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "Every other step is worse."), false},
}};

/// The same about the turn of a computer, where it differs.
const char* textForComputer(HintReason reason) {
    switch (reason) {
    case HintReason::announces:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                                 "The computer has what it needs to announce its last turn.");
    case HintReason::challenges:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                                 "The computer is ahead of everybody else, which is what it takes.");
    case HintReason::survives:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                                 "Without it, the computer would be out at the end of its turn.");
    case HintReason::keepsAnnouncement:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                                 "The computer keeps what its announcement promises.");
    case HintReason::keepsLead:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording",
                                 "The computer stays ahead of everybody else, which is what it takes.");
    case HintReason::gainsPoints:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "The computer gains %n points.");
    case HintReason::addsPieces:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "The computer's pieces gain %n pips.");
    case HintReason::removesThreat:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "%n of the computer's points are now safe.");
    case HintReason::threatens:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording",
                                   "The computer threatens territories of %n points.");
    case HintReason::gainsCards:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "The computer has %n more cards in hand.");
    case HintReason::leavesLead:
        return QT_TRANSLATE_N_NOOP("gnostica::wording::AdviceWording", "The computer goes ahead by %n points.");
    case HintReason::bestOfBad:
        return QT_TRANSLATE_NOOP("gnostica::wording::AdviceWording", "Every other turn seemed worse.");
    default: return kReasons[static_cast<std::size_t>(reason)].text;
    }
}

/// Most reasons that are told.
constexpr int kWhys = 4;

QString sentenceOf(const engine::bots::Reason& reason, const char* text) {
    const int amount = std::max(1, static_cast<int>(std::lround(reason.amount)));
    return kReasons[static_cast<std::size_t>(reason.reason)].counts
               ? QCoreApplication::translate(kContext, text, nullptr, amount)
               : QCoreApplication::translate(kContext, text);
}

}  // namespace

QStringList AdviceWording::whyTurn(const language::Phrase& player, const std::vector<engine::bots::Reason>& reasons) {
    //: heading of an explanation; %1: a computer player
    QStringList lines{language::fill(tr("%1: why this turn?"), {player})};
    for (const engine::bots::Reason& reason : reasons) {
        if (lines.size() <= kWhys) {
            lines << sentenceOf(reason, textForComputer(reason.reason));
        }
    }
    if (reasons.empty()) {
        lines << tr("The reason is in its hand, which you cannot see.");
    }
    return lines;
}

QString AdviceWording::reason(const engine::bots::Reason& reason) {
    return sentenceOf(reason, kReasons[static_cast<std::size_t>(reason.reason)].text);
}

QString AdviceWording::percent(float share) {
    return language::percentage(static_cast<double>(share));
}

QString AdviceWording::chances(const Chances& chances) {
    //: a chance and its bounds, probably, all as percentages
    return language::fill(tr("%1 (between %2 and %3)"),
                          {percent(chances.mean), percent(chances.low), percent(chances.high)});
}

QString AdviceWording::promise(float chance) {
    //: %1: a percentage
    return language::fill(tr("Your chance of winning is then about %1."), {percent(chance)});
}

QString AdviceWording::lessCertain() {
    return tr("A step below shows a higher chance, but it was examined less, so its number is less certain.");
}

QString AdviceWording::turn(const language::Phrases& kinds) {
    //: %1: what to do, one after the other: "play a card, create a piece, then end the turn"
    return language::fill(tr("The best turn: %1."), {language::sequenceOf(kinds)});
}

QString AdviceWording::announcing(const AnnouncementAdvice& advice, const QString& word) {
    if (!advice.failureEnds) {
        //: %1: what one may do at the end of the turn, the label of a button; %2: "62 % (between 54 % and 70 %)"
        return language::fill(tr("%1 now, and your chance of winning, by that or later, is %2."),
                              {word, chances(advice.announcing)});
    }
    //: %1: "62 % (between 54 % and 70 %)"
    return language::fill(
        tr("If you announce now, your chance of having what you need at the end of your next turn is %1."),
        {chances(advice.announcing)});
}

QString AdviceWording::waiting(const Chances& chances) {
    //: %1: "62 % (between 54 % and 70 %)"
    return language::fill(tr("If you wait, your chance of winning later is %1."), {AdviceWording::chances(chances)});
}

QString AdviceWording::verdict(const AnnouncementAdvice& advice, const QString& word) {
    const Chances& now = advice.announcing;
    const Chances& later = advice.waiting;
    constexpr float hopeless = 0.1F;
    if (now.high < hopeless && advice.failureEnds) {
        return tr("Wait: an announcement would almost certainly fail.");
    }
    if (now.low > later.high) {
        //: %1: what one may do at the end of the turn, the label of a button
        return advice.failureEnds ? tr("Announce: that is clearly better than waiting.")
                                  : language::fill(tr("%1: that is clearly better than waiting."), {word});
    }
    if (later.low > now.high) {
        return advice.failureEnds ? tr("Wait: announcing now would be a mistake.")
                                  : language::fill(tr("Wait: “%1” would be a mistake now."), {word});
    }
    if (now.mean > later.mean) {
        return advice.failureEnds
                   ? tr("Announcing seems a little better, but the two are too close to be sure.")
                   : language::fill(tr("“%1” seems a little better, but the two are too close to be sure."), {word});
    }
    return tr("Waiting seems a little better, but the two are too close to be sure.");
}

QString AdviceWording::noAnnouncement(const QString& word, const QString& why) {
    //: %1: what one may do at the end of some turns, the label of a button
    return language::sentences({language::fill(tr("In this position, this turn cannot end with “%1”."), {word}), why});
}

QString AdviceWording::decision(int round, const language::Phrase& player) {
    //: %1: the number of the round, %2: who decided
    return language::fill(tr("Round %1: %2"), {language::number(round), player});
}

QString AdviceWording::better(const QString& step) {
    //: %1: what should have been done, a whole sentence
    return language::fill(tr("Better: %1"), {step});
}

QString AdviceWording::nothingBetter() {
    return tr("No other step was clearly better.");
}

QString AdviceWording::givenAway(float cost) {
    //: %1: a percentage
    return language::fill(tr("Lost chance of winning: %1."), {percent(cost)});
}

QString AdviceWording::shares(const QStringList& players, const engine::bots::Values& values) {
    language::Phrases parts;
    for (int i = 0; i < players.size(); ++i) {
        //: a player and the chance of winning
        parts.push_back(language::phrase(language::unbroken(tr("%1 %2", "phrase: chance")),
                                         {players[i], percent(values[engine::seatAt(i)])}));
    }
    return language::enumerationOf(parts).text();
}

}  // namespace gnostica::wording
