#include "variants/threestica/panel/battle_report.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "variants/threestica/battle.h"
#include "variants/threestica/fate_attack.h"

#include <algorithm>
#include <numeric>

namespace gnostica::threestica {

using namespace engine;
using namespace wording;

namespace {

Throw thrown(const Piece& piece, std::span<const std::int8_t> dice) {
    Throw result{piece, {dice.begin(), dice.end()}, 0};
    result.sum = std::max(0, std::accumulate(result.dice.begin(), result.dice.end(), 0));
    return result;
}

/// The dice are in one row: the attacker's, then those of each defender (TRI-6).
BattleReport rolled(const event::Report& event) {
    auto rest = event.dice.shown();
    BattleReport report;
    for (std::size_t i = 0; i < event.throwerCount; ++i) {
        const auto& thrower = event.throwers[i];
        const auto taken = rest.first(std::min<std::size_t>(rest.size(), thrower.dice));
        rest = rest.subspan(taken.size());
        if (i == 0) {
            report.attack = thrown(thrower.piece, taken);
            continue;
        }
        Defence defence{thrown(thrower.piece, taken), Outcome::holds, thrower.piece.size()};
        defence.outcome = defence.thrown.sum > report.attack.sum ? Outcome::higher : Outcome::holds;
        report.defences.push_back(defence);
    }
    return report;
}

bool isOf(const Piece& piece, const Piece& other) {
    return piece.owner() == other.owner() && piece.space() == other.space();
}

/// Records the new size of a piece: 0 if it is gone.
void follow(BattleReport& report, const Piece& before, int sizeAfter) {
    for (Defence& defence : report.defences) {
        const bool loses = defence.thrown.sum < report.attack.sum && defence.outcome == Outcome::holds;
        if (loses && defence.thrown.piece.bearsNameOf(before)) {
            defence.outcome = sizeAfter == 0 ? Outcome::destroyed : Outcome::shrunk;
            defence.sizeAfter = sizeAfter;
            return;
        }
    }
    if (isOf(before, report.attack.piece) && before.facing() == report.attack.piece.facing()) {
        ++report.strikes;
        report.attackerGone = sizeAfter == 0;
    }
}

/// True for events after which changes of pieces are no longer answers to the attack.
bool endsAttack(const Event& event) {
    return std::holds_alternative<event::TurnEnded>(event) || std::holds_alternative<event::Report>(event) ||
           std::holds_alternative<event::PieceAdded>(event) || std::holds_alternative<event::HandsTraded>(event);
}

}  // namespace

bool isFall(const Rules& rules, const Event& event) {
    const auto* report = std::get_if<event::Report>(&event);
    return report != nullptr && isReportOf(rules, FateAttack::kName, kDiceFell, *report);
}

std::optional<BattleReport> BattleReport::last(const Rules& rules, std::span<const Event> events) {
    std::optional<BattleReport> report;
    bool goesOn = false;
    for (const Event& event : events) {
        if (isFall(rules, event)) {
            report = rolled(std::get<event::Report>(event));
            goesOn = true;
            continue;
        }
        goesOn = goesOn && !endsAttack(event);
        if (!goesOn) {
            continue;
        }
        if (const auto* changed = std::get_if<event::PieceChanged>(&event)) {
            if (changed->after.size() < changed->before.size()) {
                follow(*report, changed->before, changed->after.size());
            }
        } else if (const auto* removed = std::get_if<event::PieceRemoved>(&event)) {
            follow(*report, removed->piece, 0);
        }
    }
    return report;
}

language::Phrase BattleSentences::name(const Piece& piece) const {
    return scene_.speaker.piecePhrase(piece, scene_.view.viewer());
}

QString BattleSentences::dice(const Throw& thrown) {
    language::Phrases faces;
    for (const int die : thrown.dice) {
        //: what a die shows
        faces.push_back(language::phrase(die > 0   ? tr("plus", "phrase: die")
                                         : die < 0 ? tr("minus", "phrase: die")
                                                   : tr("blank", "phrase: die")));
    }
    return language::enumerationOf(faces).text();
}

QString BattleSentences::defence(const BattleReport& report, const Defence& defence) const {
    const QString attack = language::number(report.attack.sum);
    const QString own = language::number(defence.thrown.sum);
    const language::Phrase piece = name(defence.thrown.piece);
    switch (defence.outcome) {
    //: %1 and %2: sums of dice, %3: a piece
    case Outcome::destroyed: return language::fill(tr("%1 against %2 destroys %3."), {attack, own, piece});
    case Outcome::shrunk:
        //: %1 and %2: sums of dice, %3: a piece
        return language::fill(defence.sizeAfter == 1 ? tr("%1 against %2 shrinks %3 to small size.")
                                                     : tr("%1 against %2 shrinks %3 to medium size."),
                              {attack, own, piece});
    case Outcome::higher:
        //: %1 and %2: sums of dice, %3: a piece
        return language::fill(tr("%1 against %2 is not enough for %3, whose owner may strike back."),
                              {attack, own, piece});
    //: %1 and %2: sums of dice, %3: a piece
    case Outcome::holds: return language::fill(tr("%1 against %2 does nothing to %3."), {attack, own, piece});
    }
    Q_UNREACHABLE();
}

QStringList BattleSentences::outcome(const BattleReport& report) const {
    QStringList lines;
    for (const Defence& each : report.defences) {
        lines += defence(report, each);
    }
    if (report.attackerGone) {
        lines += tr("Striking back has destroyed the attacker.");
    } else if (report.strikes > 0) {
        lines += tr("Striking back has shrunk the attacker by %n pips.", nullptr, report.strikes);
    }
    return lines;
}

QString BattleSentences::question() const {
    const State& state = scene_.view.open();
    if (state.turn.interrupt == 0 || !isPlayer(scene_.decider)) {
        return {};
    }
    const auto mayStrike = [this](const Step& step) {
        return ownStepOf(scene_.rules, FateAttack::kName, AttackStep::retaliate, step) != nullptr;
    };
    const bool asked = std::any_of(scene_.legal.begin(), scene_.legal.end(), mayStrike);
    //: %1: player
    return language::fill(
        asked ? tr("%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?")
              : tr("%1 decides whether to strike back."),
        {scene_.speaker.playerPhrase(scene_.decider)});
}

}  // namespace gnostica::threestica
