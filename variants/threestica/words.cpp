#include "variants/threestica/words.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/sources_words.h"
#include "app/wording/step_wording.h"
#include "app/wording/vocabulary.h"
#include "engine/play/play.h"
#include "variants/threestica/battle.h"
#include "variants/threestica/battle_words.h"
#include "variants/threestica/exhaustion.h"
#include "variants/threestica/fate_attack.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <span>

namespace gnostica::threestica {

using namespace engine;
using namespace wording;
namespace {

// --- Attacks with dice ---

class FateAttackWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::threestica::FateAttackWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("sword with dice", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Swords: attack with dice"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("TRI-6"); }
    QString sentence(const PowerUse& use, const Rules& rules) const override;
    QString atLength(const PowerUse& use, const Rules& rules) const override;
    void write(RulebookWriter& book, const PowerUse& use) const override;
    void writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const override;
    MaybeText link(const LinkedUses& uses, const Rules& rules) const override;

    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    OwnStepLook ownStep(int code) const override;
    MaybeText interrupt(const Scene& scene, const Decision& decision) const override;
    MaybeText refusal(const Scene& scene, const Refusal& refusal) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    MaybeThrow account(const Scene& before, std::span<const Event> thrown) const override {
        return BattleWords::account(before, thrown);
    }

private:
    static QString attack(const Scene& scene, const step::Special& step);
    static QString shrink(const Scene& scene, const step::Special& step);
    static QString defence(const Voice& voice, const Piece& defender, std::span<const std::int8_t> dice, int attack);
    static QString dice(const PowerUse& use);
    static void writeAttack(RulebookWriter& book, const PowerUse& use);
    static void writeRazing(RulebookWriter& book, const PowerUse& use);
};

/// The number of dice that the attacker rolls.
QString FateAttackWords::dice(const PowerUse& use) {
    const int pips = fixedPips(use);
    return pips == 0 ? tr("The attacker rolls one die for each of its pips.")
                     : tr("The attacker rolls %n dice, whatever its size.", nullptr, pips);
}

QString FateAttackWords::sentence(const PowerUse& use, const Rules&) const {
    const bool discards = use.names("replacement", "discard-pile");
    const QString base = discards && use.names("replacement", "hand")
                             ? tr("Use as a sword; the new territory may come from anywhere in the discard pile.")
                         : discards ? tr("Use as a sword; the new territory comes from anywhere in the discard pile.")
                                    : tr("Use as a sword.");
    return language::sentences({base, fixedPips(use) == 0 ? QString() : dice(use)});
}

QString FateAttackWords::atLength(const PowerUse& use, const Rules&) const {
    QStringList parts{
        use.names("defenders", "one")
            ? tr("Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the "
                 "difference. If its sum is higher, its owner may shrink the attacker by one pip.")
            : tr("Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the "
                 "difference. The owner of each with a higher sum may shrink the attacker by one pip."),
        dice(use), tr("A defender rolls one die for each of its pips."),
        tr("Or shrink the minion itself without dice.")};
    const QString source = cardSourceSentence(use, "replacement");
    if (source.isEmpty()) {
        parts << tr("Or reduce a targeted minor arcana territory without enemy pieces to nothing.");
    } else {
        parts << tr("Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same "
                    "kind. A minor arcana card may also shrink to nothing.")
              << source;
    }
    return language::sentences(parts);
}

void FateAttackWords::writeAttack(RulebookWriter& book, const PowerUse& use) {
    const QString id = QStringLiteral("TRI-6");
    const bool one = use.names("defenders", "one");
    book.rulingOf(id, "defenders", one ? "one" : "any",
                  one ? tr("The attacking minion names one enemy piece in its target space.")
                      : tr("The attacking minion names one or more enemy pieces in its target space."));
    if (book.rules().hasLongReach && !one) {
        book.say(id, tr("However far the attack reaches, all defenders are in the same space."));
    }
    book.say(id, dice(use));
    if (!one) {
        book.say(id, tr("This one roll counts against all defenders."));
    }
    book.say(
        id, tr("Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each "
               "with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0."));
    book.say(id, tr("If the attacker has the higher sum, the defender shrinks by the difference. If the defender has "
                    "the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing."));
    book.say(id, tr("A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece "
                    "takes the next smaller size available, or is destroyed."));
    book.say(id, tr("All dice are rolled first. Then the results are applied in order: by seat, then by size from "
                    "small to large, then by facing. Then the owners of the defenders with higher sums decide in the "
                    "same order. Once the attacker is destroyed, the remaining defenders do nothing."));
    book.say(id, orderOfFacings(book.rules()));
    book.say(id, tr("All these pieces keep their facing."));
}

void FateAttackWords::writeRazing(RulebookWriter& book, const PowerUse& use) {
    const QString id = QStringLiteral("TRI-8");
    const QString source = cardSourceSentence(use, "replacement");
    if (!source.isEmpty()) {
        book.say(id, tr("Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and "
                        "replaced with a card of one point less, or a lower card of the same kind. Major arcana rank "
                        "by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay."));
        book.say(id, source);
    }
    book.say(id, tr("A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That "
                    "leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in "
                    "neighbouring spaces."));
}

void FateAttackWords::write(RulebookWriter& book, const PowerUse& use) const {
    writeAttack(book, use);
    book.say(QStringLiteral("TRI-7"),
             tr("Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had "
                "when the turn began or when it came into play. If the stash does not hold the size needed, it takes "
                "the next smaller size available, or is destroyed. If it survives, it may be oriented."));
    writeRazing(book, use);
}

void FateAttackWords::writeOnCard(RulebookWriter& book, const QString& id, const PowerUse& use) const {
    if (use.names("replacement", "discard-pile")) {
        writeItselfDiscarded(book, id);
    }
}

MaybeText FateAttackWords::link(const LinkedUses& uses, const Rules& rules) const {
    switch (uses.kind) {
    case LinkKind::leaveOut: return tr("If both shrink the same territory, no card is needed in between.");
    case LinkKind::crowd:
        if (rules.hasSpecialLimits) {
            return tr("The rod may bring a piece into any space except the void. The sword must be certain, without "
                      "dice, to leave the space within its limits.");
        }
        //: %n: how many pieces a space holds
        return tr("The rod may bring a piece into any space except the void. The sword must be certain, without dice, "
                  "to leave at most %n pieces there.",
                  nullptr, rules.spaceLimit);
    case LinkKind::through:
    case LinkKind::none: break;
    }
    return {};
}

MaybeText FateAttackWords::step(const Scene& scene, Seat who, const Step& step) const {
    if (const step::Special* own = ownStepOf(scene.rules, FateAttack::kName, AttackStep::attack, step)) {
        return attack(scene, *own);
    }
    if (const step::Special* own = ownStepOf(scene.rules, FateAttack::kName, AttackStep::shrink, step)) {
        return shrink(scene, *own);
    }
    if (const step::Special* own = ownStepOf(scene.rules, FateAttack::kName, AttackStep::retaliate, step)) {
        //: %1: player, %2: the attacking piece
        return scene.voice.of(who, tr("You strike back and shrink %2 by one pip."),
                              tr("%1 strikes back and shrinks %2 by one pip."),
                              {scene.voice.piece(scene.state, own->target)});
    }
    if (scene.state.turn.interrupt == 0 || !std::holds_alternative<step::Skip>(step)) {
        return {};
    }
    //: %1: player
    return scene.voice.of(who, tr("You do not strike back."), tr("%1 does not strike back."));
}

QString FateAttackWords::attack(const Scene& scene, const step::Special& step) {
    const Phrase minion = scene.voice.piece(scene.state, step.minion);
    const AimedPieces defending(scene.state, step.minion, step.bits);
    if (defending.empty()) {
        //: %1: the acting piece; dice are rolled
        return language::fill(tr("%1 attacks."), {minion});
    }
    //: %1: the acting piece, %2: one or more pieces; dice are rolled
    return language::fill(tr("%1 attacks %2."), {minion, scene.voice.pieces(scene.state, defending.ids())});
}

QString FateAttackWords::shrink(const Scene& scene, const step::Special& step) {
    const Phrase minion = scene.voice.piece(scene.state, step.minion);
    const bool known = index(step.minion) < scene.state.pieceCount;
    if (known && step.amount >= scene.state.piece(step.minion).size()) {
        //: %1: the piece
        return language::fill(tr("%1 destroys itself."), {minion});
    }
    //: %1: the piece
    const QString shrunk = language::fill(tr("%1 shrinks itself by %n pips.", nullptr, step.amount), {minion});
    return language::sentences({shrunk, thenFaces(scene.state, step.minion, step.facing)});
}

OwnStepLook FateAttackWords::ownStep(int code) const {
    switch (static_cast<AttackStep>(code)) {
    case AttackStep::attack: return {};  // uses the words of the sword
    case AttackStep::shrink:
        return {tr("Shrink", "button: to shrink a piece"), tr("Reduce by:"),
                StepPicture::symbol(QStringLiteral("power-sword"))};
    case AttackStep::retaliate: return {tr("Strike back"), {}, StepPicture::symbol(QStringLiteral("power-sword"))};
    }
    return {};
}

/// "+ 0 −"
QString facesOf(std::span<const std::int8_t> dice) {
    QStringList faces;
    for (const std::int8_t die : dice) {
        faces << (die == 0 ? QStringLiteral("0") : die > 0 ? QStringLiteral("+") : QStringLiteral("−"));
    }
    return faces.join(u' ');
}

QString FateAttackWords::defence(const Voice& voice, const Piece& defender, std::span<const std::int8_t> dice,
                                 int attack) {
    const Phrase piece = voice.piece(defender);
    const QString shown = facesOf(dice);
    const int sum = sumOf(dice);
    if (attack > sum) {
        //: %1: a defending piece, %2: what its dice show ("+ 0"), %3: their sum, %4: how much the attacker has more
        return language::fill(tr("%1 rolls %2 (%3) and loses by %4."),
                              {piece, shown, language::number(sum), language::number(attack - sum)});
    }
    //: %1: a defending piece, %2: what its dice show ("+ 0"), %3: their sum
    return language::fill(attack == sum ? tr("%1 rolls %2 (%3), which is equal.")
                                        : tr("%1 rolls %2 (%3), which is higher."),
                          {piece, shown, language::number(sum)});
}

MaybeText FateAttackWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    if (report.code != kDiceFell || report.throwerCount == 0) {
        return {};
    }
    auto dice = report.dice.shown();
    int attack = 0;
    QStringList parts;
    for (const auto& thrower : std::span(report.throwers).first(report.throwerCount)) {
        const auto taken = dice.first(std::min<std::size_t>(thrower.dice, dice.size()));
        dice = dice.subspan(taken.size());
        if (parts.isEmpty()) {
            attack = sumOf(taken);
            //: %1: the attacking piece, %2: what its dice show ("+ 0 −"), %3: their sum
            parts << language::fill(tr("%1 attacks and rolls %2 (%3)."),
                                    {voice.piece(thrower.piece), facesOf(taken), language::number(attack)});
        } else {
            parts << defence(voice, thrower.piece, taken, attack);
        }
    }
    return language::sentences(parts);
}

MaybeText FateAttackWords::interrupt(const Scene& scene, const Decision& decision) const {
    const step::Special* attack =
        ownStepOf(scene.rules, FateAttack::kName, AttackStep::attack, scene.state.turn.deferred);
    if (attack == nullptr) {
        return {};
    }
    const AimedPieces defending(scene.state, attack->minion, attack->bits);
    if (defending.empty()) {
        return {};
    }
    const Phrase defender = scene.voice.piece(scene.state, defending.front());
    const Phrase attacker = scene.voice.piece(scene.state, attack->minion);
    if (scene.voice.isListener(decision.who)) {
        //: %1: the defending piece, %2: the attacking piece
        return language::fill(tr("%1 rolled higher: strike back and shrink %2 by one pip, or skip."),
                              {defender, attacker});
    }
    //: %1: the defending piece, %2: the attacking piece, %3: player
    return language::fill(tr("%1 rolled higher: %3 may strike back and shrink %2 by one pip."),
                          {defender, attacker, scene.voice.player(decision.who)});
}

MaybeText FateAttackWords::refusal(const Scene&, const Refusal& refusal) const {
    if (!refusal.rule.text.starts_with("TRI-")) {
        return {};
    }
    const QString rule = QString::fromUtf8(refusal.rule.text.data(), static_cast<int>(refusal.rule.text.size()));
    switch (static_cast<AttackRefusal>(refusal.number)) {
    case AttackRefusal::diceDecide:
        //: %1: id of a rule
        return language::fill(tr("The dice decide by how much a piece shrinks (%1)."), {rule});
    case AttackRefusal::oneDefender:
        //: %1: id of a rule
        return language::fill(tr("Only one piece can be attacked at a time (%1)."), {rule});
    case AttackRefusal::notAsked:
        //: %1: id of a rule
        return language::fill(tr("Striking back is not possible now (%1)."), {rule});
    case AttackRefusal::startSize:
        //: %1: id of a rule; %n: pips
        return language::fill(
            tr("The piece can shrink itself by at most %n pips: as many as it had when the turn began or when "
               "it came into play (%1).",
               nullptr, refusal.size),
            {rule});
    case AttackRefusal::noDefender:
        //: %1: id of a rule
        return language::fill(tr("An attack needs at least one enemy piece in the target space (%1)."), {rule});
    }
    return {};
}

// --- The exhaustion of the deck ---

class ExhaustionWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::threestica::ExhaustionWords)
public:
    QString title() const override { return tr("the exhaustion of the deck"); }
    QString field(std::string_view key) const override {
        return key == "lastTurns" ? tr("Last turns left") : tr("Exhaustions of the deck");
    }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText note(const Scene& scene) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    MaybeText result(const Scene& scene) const override;
};

void ExhaustionWords::write(RulebookWriter& book, const nlohmann::json& parameters) const {
    const QString id = QStringLiteral("TRI-10");
    book.open(Chapter::end);
    book.say(id, tr("Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once."));
    const int agreed = parameters.value("number", 0);
    book.say(id, agreed == 0 ? tr("When the deck has been exhausted as often as there are players, the current turn is "
                                  "finished. Then everyone takes one more turn, starting with the next player.")
                             : tr("After %n exhaustions, the current turn is finished. Then everyone takes one more "
                                  "turn, starting with the next player.",
                                  nullptr, agreed));
    if (hasAnnouncements(book.rules())) {
        book.say(id, tr("Nothing can be announced in these last turns."));
    }
    book.say(id, tr("Then the highest score wins; if it is tied, the win is shared."));
}

MaybeText ExhaustionWords::note(const Scene& scene) const {
    const auto* exhaustion = mechanicOf<Exhaustion>(scene.rules);
    const int left = exhaustion == nullptr ? 0 : exhaustion->turnsLeft(scene.state);
    if (left == 0) {
        return {};
    }
    return tr("Last turns: %n left, including this one.", nullptr, left);
}

MaybeText ExhaustionWords::report(const Rules&, const Voice&, const event::Report& report) const {
    switch (static_cast<ExhaustionReport>(report.code)) {
    case ExhaustionReport::exhausted: return tr("The deck has now been exhausted %n times.", nullptr, report.value);
    case ExhaustionReport::lastTurns: return tr("Everyone takes one more turn, starting with the next player.");
    case ExhaustionReport::ended:
        //: %1: points
        return language::fill(tr("The last turn is over; the highest score is %1."), {language::number(report.value)});
    }
    return {};
}

MaybeText ExhaustionWords::result(const Scene& scene) const {
    const State& state = scene.state;
    if (state.winners == 0) {
        return {};
    }
    const int points = score(scene.rules, state, seatAt(std::countr_zero(state.winners)));
    const Seat seat = onlyWinner(state);
    if (seat != Seat::none) {
        //: %1: player, %2: points
        return scene.voice.of(seat, tr("You win: after the last turns you have the highest score, %2."),
                              tr("%1 wins: after the last turns the highest score is %2."), {language::number(points)});
    }
    language::Phrases names;
    for (int i = 0; i < state.seats; ++i) {
        if (hasWon(state, seatAt(i))) {
            names.push_back(scene.voice.player(seatAt(i)));
        }
    }
    //: %1: list of players, %2: points
    return language::fill(tr("After the last turns %1 share the highest score, %2, and the win."),
                          {language::listOf(names), language::number(points)});
}

constexpr const char* kOptions = "gnostica::threestica::Options";

void addOptions(Vocabulary& vocabulary) {
    vocabulary.addOption("defenders", {kOptions,
                                       QT_TRANSLATE_NOOP("gnostica::threestica::Options", "Defenders in an attack"),
                                       QT_TRANSLATE_NOOP("gnostica::threestica::Options",
                                                         "Number of enemy pieces that an attack with dice names."),
                                       {{"any", QT_TRANSLATE_NOOP("gnostica::threestica::Options", "One or more")},
                                        //: how many: one
                                        {"one", QT_TRANSLATE_NOOP("gnostica::threestica::Options", "One")}}});
    vocabulary.addOption("attackReplacement",
                         {kOptions,
                          QT_TRANSLATE_NOOP("gnostica::threestica::Options", "Attacked territories come from"),
                          QT_TRANSLATE_NOOP("gnostica::threestica::Options",
                                            "The new card of a territory that is attacked comes from here."),
                          {{"hand", QT_TRANSLATE_NOOP("gnostica::threestica::Options", "The hand")},
                           {"discard-pile", QT_TRANSLATE_NOOP("gnostica::threestica::Options", "The discard pile")}}});
    vocabulary.addOption("attackPips",
                         {kOptions,
                          QT_TRANSLATE_NOOP("gnostica::threestica::Options", "Dice of an attack"),
                          QT_TRANSLATE_NOOP("gnostica::threestica::Options",
                                            "Number of dice that the attacker rolls; 0 means as many as it has pips."),
                          {}});
    vocabulary.addOption(
        "exhaustions",
        {kOptions,
         QT_TRANSLATE_NOOP("gnostica::threestica::Options", "Exhaustions of the deck"),
         QT_TRANSLATE_NOOP("gnostica::threestica::Options",
                           "Number of reshuffles after which the last turns begin; 0 means one for each player."),
         {}});
}

}  // namespace

void addWords(Vocabulary& vocabulary) {
    vocabulary.addPower(std::string(FateAttack::kName), std::make_shared<FateAttackWords>());
    vocabulary.addMechanic(std::string(Exhaustion::kId), std::make_shared<ExhaustionWords>());
    addOptions(vocabulary);
}

}  // namespace gnostica::threestica
