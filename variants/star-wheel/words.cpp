#include "variants/star-wheel/words.h"

#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/vocabulary.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/signs.h"
#include "variants/star-wheel/wheel.h"

#include <QCoreApplication>

namespace gnostica::star_wheel {

using namespace engine;
using namespace wording;

namespace {

class WheelWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::star_wheel::WheelWords)
public:
    QString title() const override { return tr("the Star Wheel"); }
    QString field(std::string_view) const override { return tr("Segment of the zodiac piece"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;

    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    OwnStepLook ownStep(int code) const override;
    MaybeText status(const Scene& scene, const Decision& decision) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    bool toldByStep(const event::Report& report) const override;
    MaybeText refusal(const Scene& scene, const Refusal& refusal) const override;

private:
    static void writeMoves(RulebookWriter& book, int most);
    static QString bonus(const Scene& scene, Seat who, Suit suit);
    static QString bonusOf(Suit suit, const language::Phrase& piece);
    static QString bonusOfOne(Suit suit, const language::Phrase& pieces);
};

const Wheel* wheelOf(const Rules& rules) {
    return mechanicOf<Wheel>(rules);
}

OwnStepLook WheelWords::ownStep(int code) const {
    if (code == static_cast<int>(WheelStep::refill)) {
        return {tr("Draw", "button: to draw cards"), tr("Cards to draw:"), StepPicture::icon(QStringLiteral("piles"))};
    }
    return {tr("Move on the wheel"), tr("Segment:"), {}};
}

void WheelWords::writeMoves(RulebookWriter& book, int most) {
    const QString id = QStringLiteral("WHL-2");
    book.say(id, tr("At the start of a turn, before anything else, the player moves their zodiac piece. In their first "
                    "turn, the player places it on any segment."));
    //: %1: the number 1, %n: number of segments. Where both are 1: "one segment"
    book.say(id, tr("Afterwards it must move %1 to %n segments clockwise.", nullptr, most), {language::number(1)});
}

void WheelWords::write(RulebookWriter& book, const nlohmann::json&) const {
    const Wheel* wheel = wheelOf(book.rules());
    if (wheel == nullptr) {
        return;
    }
    book.openOwn(tr("The Star Wheel"));
    language::Phrases signs;
    for (int segment = 1; segment <= kSegments; ++segment) {
        //: a segment in a list; %1: its number, %2: its sign, %3: its colour
        signs.push_back(
            language::phrase(tr("%1 %2 (%3)", "phrase: segment"),
                             {language::number(segment), signName(segment), colourName(colourOf(segment))}));
    }
    //: %1: list of twelve segments
    book.say(QStringLiteral("WHL-1"), tr("The wheel has twelve segments: %1."), {language::listOf(signs)});
    book.say(QStringLiteral("WHL-1"), tr("Each player sets one small piece of the stash aside as the zodiac piece."));
    writeMoves(book, wheel->mostSteps());
    const QString bonusRule = QStringLiteral("WHL-3");
    book.say(bonusRule, tr("The colour of the player's segment can match a suit power used this turn with any card, "
                           "major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If "
                           "the same minion is still in play, it may use that suit again at the end of the turn."));
    book.say(bonusRule, tr("With a sword or a rod, the minion then acts as if it had one pip, whatever its size."));
    book.say(bonusRule, tr("If several minions used the power, only one of them may use it again. It is the plain "
                           "power of the suit, without what the card added to it."));
    book.say(
        QStringLiteral("WHL-4"),
        tr("This is never linked with the powers of the card. Each half of a link counts as a use by the minion that "
           "took it. A minion that has left the board is not in play, even if an identical piece is created later."));
    book.say(QStringLiteral("WHL-5"), tr("Then a twelve-sided die is rolled. If it shows the player's segment, the "
                                         "player may fill the hand up to the limit, or less, without discarding."));
    book.say(QStringLiteral("WHL-6"),
             book.rules().turnEndDraws == 0
                 ? tr("At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever "
                      "else ends the turn, comes last.")
                 : tr("At the end of a turn, after the player has drawn, the repeated power comes first, then the die. "
                      "Announcing, or whatever else ends the turn, comes last."));
}

MaybeText WheelWords::step(const Scene& scene, Seat who, const Step& step) const {
    const Wheel* wheel = wheelOf(scene.rules);
    if (wheel == nullptr) {
        return {};
    }
    if (const step::Special* move = ownStepOf(scene.rules, Wheel::kId, WheelStep::move, step)) {
        const int segment = move->amount;
        const language::Phrase sign = signName(segment);
        const language::Phrase colour = colourName(colourOf(segment));
        const bool isFirst = isPlayer(who) && wheel->segmentOf(scene.state, who) == 0;
        //: %1: player, %2: number of a segment, %3: its sign, %4: its colour
        return isFirst ? scene.voice.of(who, tr("You place your zodiac piece on segment %2, %3 (%4)."),
                                        tr("%1 places the zodiac piece on segment %2, %3 (%4)."),
                                        {language::number(segment), sign, colour})
                       //: %1: player, %2: number of a segment, %3: its sign, %4: its colour
                       : scene.voice.of(who, tr("You move your zodiac piece to segment %2, %3 (%4)."),
                                        tr("%1 moves the zodiac piece to segment %2, %3 (%4)."),
                                        {language::number(segment), sign, colour});
    }
    if (std::holds_alternative<step::Skip>(step) && scene.state.turn.interrupt == 0) {
        //: %1: player
        return scene.voice.of(who, tr("You leave the power of the wheel unused."),
                              tr("%1 leaves the power of the wheel unused."));
    }
    return {};
}

/// The bonus of a single minion.
QString WheelWords::bonusOf(Suit suit, const language::Phrase& piece) {
    switch (suit) {
    //: %1: a piece with its space
    case Suit::cups: return language::fill(tr("Blue: %1 may create again."), {piece});
    //: %1: a piece with its space
    case Suit::rods: return language::fill(tr("Red: %1 may move or push by one space again."), {piece});
    //: %1: a piece with its space
    case Suit::discs: return language::fill(tr("Green: %1 may grow something again."), {piece});
    //: %1: a piece with its space
    case Suit::swords: return language::fill(tr("Yellow: %1 may attack again, as if it had one pip."), {piece});
    }
    return {};
}

/// The bonus of one among several minions.
QString WheelWords::bonusOfOne(Suit suit, const language::Phrase& pieces) {
    switch (suit) {
    //: %1: alternatives, pieces with their spaces: "A, B or C"
    case Suit::cups: return language::fill(tr("Blue: one of these may create again: %1."), {pieces});
    //: %1: alternatives, pieces with their spaces: "A, B or C"
    case Suit::rods: return language::fill(tr("Red: one of these may move or push by one space again: %1."), {pieces});
    //: %1: alternatives, pieces with their spaces: "A, B or C"
    case Suit::discs: return language::fill(tr("Green: one of these may grow something again: %1."), {pieces});
    //: %1: alternatives, pieces with their spaces: "A, B or C"
    case Suit::swords:
        return language::fill(tr("Yellow: one of these may attack again, as if it had one pip: %1."), {pieces});
    }
    return {};
}

QString WheelWords::bonus(const Scene& scene, Seat who, Suit suit) {
    language::Phrases users;
    for (std::size_t i = 0; i < scene.state.pieceCount; ++i) {
        const Piece& piece = scene.state.pieces[i];
        if (piece.owner() == who && piece.has(Mark::noted)) {
            users.push_back(scene.voice.piece(scene.state, static_cast<PieceId>(i)));
        }
    }
    if (users.empty()) {
        //: %1: player
        return scene.voice.of(who, tr("Use the power of the wheel, or skip it."),
                              tr("%1 may use the power of the wheel."));
    }
    return users.size() == 1 ? bonusOf(suit, users.front()) : bonusOfOne(suit, language::eitherOf(users));
}

MaybeText WheelWords::status(const Scene& scene, const Decision& decision) const {
    const Wheel* wheel = wheelOf(scene.rules);
    if (wheel == nullptr || scene.state.turn.interrupt != 0) {
        return {};
    }
    if (scene.state.turn.hook == Hook::turnStart) {
        const bool isFirst = isPlayer(decision.who) && wheel->segmentOf(scene.state, decision.who) == 0;
        //: %1: player
        return isFirst ? scene.voice.of(decision.who, tr("Place your zodiac piece on the wheel."),
                                        tr("%1 places a zodiac piece on the wheel."))
                       //: %1: player
                       : scene.voice.of(decision.who, tr("Move your zodiac piece on the wheel."),
                                        tr("%1 moves on the wheel."));
    }
    if (const auto suit = wheel->bonusOffered(scene.state)) {
        return bonus(scene, decision.who, *suit);
    }
    //: %1: player
    return scene.voice.of(decision.who, tr("The die shows your segment: fill your hand."),
                          tr("The die shows the segment of %1, who fills the hand."));
}

MaybeText WheelWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    const QString value = language::number(report.value);
    switch (static_cast<WheelReport>(report.code)) {
    case WheelReport::placed:
        //: %1: player, %2: number of a segment, %3: its sign
        return voice.of(report.seat, tr("Your zodiac piece is placed on segment %2, %3."),
                        tr("The zodiac piece of %1 is placed on segment %2, %3."), {value, signName(report.value)});
    case WheelReport::moved:
        //: %1: player, %2: number of a segment, %3: its sign
        return voice.of(report.seat, tr("Your zodiac piece moves to segment %2, %3."),
                        tr("The zodiac piece of %1 moves to segment %2, %3."), {value, signName(report.value)});
    case WheelReport::bonus:
        switch (static_cast<Suit>(report.value)) {
        case Suit::cups: return tr("The wheel is on blue: a cup may be used again.");
        case Suit::rods: return tr("The wheel is on red: a rod may be used again.");
        case Suit::discs: return tr("The wheel is on green: a disc may be used again.");
        case Suit::swords: return tr("The wheel is on yellow: a sword may be used again.");
        }
        break;
    case WheelReport::rolled:
        //: %1: player, %2: what a die shows
        return voice.of(report.seat, tr("The die shows %2; your zodiac piece is elsewhere."),
                        tr("The die shows %2; the zodiac piece of %1 is elsewhere."), {value});
    case WheelReport::matched:
        //: %1: player, %2: what a die shows, %3: a sign
        return voice.of(report.seat, tr("The die shows %2, your segment %3: you may fill your hand."),
                        tr("The die shows %2, the segment %3 of %1, who may fill the hand."),
                        {value, signName(report.value)});
    }
    return {};
}

bool WheelWords::toldByStep(const event::Report& report) const {
    const auto code = static_cast<WheelReport>(report.code);
    return code == WheelReport::placed || code == WheelReport::moved;
}

MaybeText WheelWords::refusal(const Scene& scene, const Refusal& refusal) const {
    if (!refusal.rule.text.starts_with("WHL-")) {
        return {};
    }
    const QString rule = ruleName(refusal.rule);
    switch (static_cast<WheelRefusal>(refusal.number)) {
    case WheelRefusal::tooFar:
        //: %1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: "one segment"
        return language::fill(tr("The zodiac piece moves %2 to %n segments clockwise (%1).", nullptr, refusal.size),
                              {rule, language::number(1)});
    case WheelRefusal::mustMove:
        //: %1: id of a rule
        return language::fill(tr("The zodiac piece must be placed or moved first (%1)."), {rule});
    case WheelRefusal::otherBonus:
        //: %1: id of a rule
        return language::fill(tr("The colour of your segment repeats the power of another suit (%1)."), {rule});
    case WheelRefusal::notTheUser:
        //: %1: id of a rule, %2: piece
        return language::fill(tr("This piece has not used the power this turn: %2 (%1)."),
                              {rule, scene.voice.piece(scene.state, refusal.piece)});
    case WheelRefusal::onePip:
        //: %1: id of a rule
        return language::fill(tr("The repeated power acts as if the piece had one pip (%1)."), {rule});
    case WheelRefusal::neverLinked:
        //: %1: id of a rule
        return language::fill(tr("The repeated power is never linked with another (%1)."), {rule});
    case WheelRefusal::bonusFirst:
        //: %1: id of a rule
        return language::fill(tr("The power that the wheel repeats must be used or skipped first (%1)."), {rule});
    case WheelRefusal::answerFirst:
        //: %1: id of a rule
        return language::fill(tr("The attacked player answers first (%1)."), {rule});
    }
    return {};
}

}  // namespace

void addWords(Vocabulary& vocabulary) {
    vocabulary.addMechanic(std::string(Wheel::kId), std::make_shared<WheelWords>());
    vocabulary.addOption("wheelMost",
                         {"gnostica::star_wheel::Options",
                          QT_TRANSLATE_NOOP("gnostica::star_wheel::Options", "Moves on the wheel"),
                          QT_TRANSLATE_NOOP("gnostica::star_wheel::Options",
                                            "Most segments that a zodiac piece moves at the start of a turn."),
                          {}});
}

}  // namespace gnostica::star_wheel
