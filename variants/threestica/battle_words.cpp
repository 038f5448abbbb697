#include "variants/threestica/battle_words.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "variants/threestica/battle.h"
#include "variants/threestica/fate_attack.h"
#include "variants/threestica/odds.h"

#include <algorithm>
#include <numeric>

namespace gnostica::threestica {

using namespace engine;
using namespace wording;
using language::fill;

namespace {

/// The smallest loss that destroys a piece.
int fatalLoss(const State& state, const Piece& piece) {
    int loss = 1;
    while (loss < piece.size() && sizeAfter(state, piece, loss) > 0) {
        ++loss;
    }
    return loss;
}

/// The new sizes of pieces that have shrunk, in order; 0 for those that are gone.
std::vector<int> newSizes(std::span<const Event> events) {
    std::vector<int> sizes;
    for (const Event& event : events) {
        const auto* changed = std::get_if<event::PieceChanged>(&event);
        if (changed != nullptr && changed->after.size() < changed->before.size()) {
            sizes.push_back(changed->after.size());
        } else if (std::holds_alternative<event::PieceRemoved>(event)) {
            sizes.push_back(0);
        }
    }
    return sizes;
}

}  // namespace

ThrownDice BattleWords::side(const Piece& piece, std::span<const std::int8_t> dice) {
    ThrownDice thrown{.piece = piece, .dice = {dice.begin(), dice.end()}, .sum = 0, .counts = 0, .remark = {}};
    thrown.sum = std::accumulate(dice.begin(), dice.end(), 0);
    thrown.counts = sumOf(dice);
    if (thrown.sum < 0) {
        //: of the sum of dice
        thrown.remark = tr("below zero counts as zero");
    }
    return thrown;
}

ThrowOdds BattleWords::odds(const Scene& before, const Pair& pair, bool isOnly) {
    const auto attackers = static_cast<int>(pair.attack.dice.size());
    const auto defenders = static_cast<int>(pair.defence.dice.size());
    const Piece& defender = pair.defence.piece;
    const AttackOdds chances = oddsOf(attackers, defenders, fatalLoss(before.state, defender));
    ThrowOdds odds;
    odds.title =
        //: %n: dice of the attacker, %1: number of dice of the defending piece
        isOnly ? fill(tr("Before the throw: %n dice against %1", nullptr, attackers), {language::number(defenders)})
               //: one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the
               //: piece
               : fill(tr("%n dice against %1 of %2", nullptr, attackers),
                      {language::number(defenders), before.voice.piece(defender)});
    //: a possible result of dice: the attacked piece becomes smaller
    odds.outcomes = {{Likelihood::For::thrower, chances.shrinks, tr("it shrinks")},
                     //: a possible result of dice
                     {Likelihood::For::nobody, chances.nothing, tr("nothing", "result of dice")},
                     //: a possible result of dice: the attacking piece may become smaller
                     {Likelihood::For::others, chances.higher, tr("the attacker may shrink")}};
    //: %1: a percentage
    odds.note = fill(tr("Destroyed immediately: %1"), {language::percentage(chances.destroyed)});
    return odds;
}

/// Of a piece with the lower sum.
QString BattleWords::loss(const Voice& voice, const Pair& pair) {
    const Phrase piece = voice.piece(pair.defence.piece);
    const int pips = pair.attack.counts - pair.defence.counts;
    const int size = pair.defence.piece.size();
    if (pair.sizeAfter == 0) {
        return pips >= size
                   //: %1: a piece
                   ? fill(tr("%1 loses %n pips and is destroyed.", nullptr, pips), {piece})
                   //: %1: a piece
                   : fill(tr("%1 is destroyed because the stash has no smaller piece."), {piece});
    }
    if (pair.sizeAfter < size - pips) {
        //: %1: a large piece
        return fill(tr("%1 becomes small because the stash has no medium piece."), {piece});
    }
    //: %1: a piece
    return pair.sizeAfter == 1 ? fill(tr("%1 loses %n pips and becomes small.", nullptr, pips), {piece})
                               //: %1: a piece
                               : fill(tr("%1 loses %n pips and becomes medium.", nullptr, pips), {piece});
}

QString BattleWords::result(const Voice& voice, const Pair& pair) {
    if (pair.attack.counts > pair.defence.counts) {
        return loss(voice, pair);
    }
    const Phrase piece = voice.piece(pair.defence.piece);
    if (pair.attack.counts == pair.defence.counts) {
        //: of two equal sums of dice; %1: the attacked piece
        return fill(tr("Both are equal: nothing happens to %1."), {piece});
    }
    //: %1: the player of the attacked piece, %2: that piece, %3: the attacking piece
    return voice.of(pair.defence.piece.owner(), tr("%2 rolled higher: you may strike back and shrink %3 by one pip."),
                    tr("%2 rolled higher: %1 may strike back and shrink %3 by one pip."),
                    {piece, voice.piece(pair.attack.piece)});
}

MaybeThrow BattleWords::account(const Scene& before, std::span<const Event> thrown) {
    const auto& report = std::get<event::Report>(thrown.front());
    if (!isReportOf(before.rules, FateAttack::kName, kDiceFell, report) || report.throwerCount < 2) {
        return {};
    }
    ThrowAccount account;
    auto dice = report.dice.shown();
    for (const auto& thrower : std::span(report.throwers).first(report.throwerCount)) {
        const auto taken = dice.first(std::min<std::size_t>(thrower.dice, dice.size()));
        dice = dice.subspan(taken.size());
        account.sides.push_back(side(thrower.piece, taken));
    }
    const std::vector<int> sizes = newSizes(thrown.subspan(1));
    std::size_t shrunk = 0;
    language::Phrases sums;
    QStringList results;
    for (std::size_t i = 1; i < account.sides.size(); ++i) {
        const ThrownDice& attack = account.sides.front();
        const ThrownDice& defence = account.sides[i];
        const bool loses = attack.counts > defence.counts && shrunk < sizes.size();
        const Pair pair{attack, defence, loses ? sizes[shrunk++] : defence.piece.size()};
        account.odds.push_back(odds(before, pair, account.sides.size() == 2));
        sums.emplace_back(language::number(defence.counts));
        results << result(before.voice, pair);
    }
    account.at = account.sides[1].piece.space();
    //: heading of an account of dice; %1: space
    account.title = fill(tr("Attack on %1"), {spaceName(account.at)});
    //: sums of dice; %1: of the attacker, %2: of each defending piece
    account.outcome =
        fill(tr("%1 against %2"), {language::number(account.sides.front().counts), language::listOf(sums)});
    account.result = language::sentences(results);
    return account;
}

}  // namespace gnostica::threestica
