#include "words.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/vocabulary.h"
#include "rules.h"

#include <QCoreApplication>

namespace longshot {

using namespace gnostica::engine;
namespace language = gnostica::language;
using namespace gnostica::wording;

namespace {

class ShotWords final : public PowerWords {
    Q_DECLARE_TR_FUNCTIONS(longshot::ShotWords)
public:
    Phrase title(const PowerUse&) const override { return language::phrase(tr("long shot", "phrase: power")); }
    QString chapterTitle(Suit) const override { return tr("Swords: shoot"); }
    QString rule(const PowerUse&) const override { return QStringLiteral("LNG-1"); }
    QString sentence(const PowerUse& use, const Rules&) const override {
        //: %n: spaces
        return tr("Shoot at an enemy piece up to %n spaces straight ahead.", nullptr, use.parameters.value("range", 3));
    }
    void write(RulebookWriter& book, const PowerUse& use) const override {
        book.say(QStringLiteral("LNG-1"), sentence(use, book.rules()));
        book.say(
            QStringLiteral("LNG-2"),
            tr("A ten-sided die is rolled. The arrow hits if it shows at least 4 for a piece beside the shooter, 6 "
               "one space farther, and so on. Whoever is hit shrinks by one pip."));
        book.say(QStringLiteral("LNG-3"), tr("The player of the piece that is hit may let it step aside instead."));
    }
    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    OwnStepLook ownStep(int code) const override {
        return static_cast<ShotStep>(code) == ShotStep::dodge
                   ? OwnStepLook{tr("Dodge"), {}, StepPicture::symbol(QStringLiteral("power-rod"))}
                   : OwnStepLook();
    }
    MaybeText report(const Rules&, const Voice& voice, const event::Report& report) const override;
    MaybeText interrupt(const Scene& scene, const Decision& decision) const override;
    MaybeText refusal(const Scene& scene, const Refusal& refusal) const override;
};

MaybeText ShotWords::step(const Scene& scene, Seat who, const Step& step) const {
    if (const auto* shot = ownStepOf(scene.rules, kLongShot, ShotStep::shoot, step)) {
        //: %1: the acting piece, %2: the piece that it shoots at
        return language::fill(tr("%1 shoots at %2."), {scene.voice.piece(scene.state, shot->minion),
                                                       scene.voice.piece(scene.state, shot->target)});
    }
    if (const auto* dodge = ownStepOf(scene.rules, kLongShot, ShotStep::dodge, step)) {
        //: %1: a piece, %2: where it goes: "north"
        return language::fill(tr("%1 dodges to the %2."),
                              {scene.voice.piece(scene.state, dodge->target), facingPhrase(dodge->facing)});
    }
    const auto* hit = ownStepOf(scene.rules, kLongShot, ShotStep::shoot, scene.state.turn.deferred);
    if (hit == nullptr || !std::holds_alternative<step::Skip>(step)) {
        return {};
    }
    //: %1: player
    return scene.voice.of(who, tr("You take the arrow."), tr("%1 takes the arrow."));
}

MaybeText ShotWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    const language::Phrase shooter = voice.piece(report.throwers.front().piece);
    const language::Phrase shown = language::number(report.dice.values.front());
    return language::fill(static_cast<ShotReport>(report.code) == ShotReport::hit
                              //: %1: a piece, %2: what a die shows, %3: what was needed
                              ? tr("%1 rolls %2 and hits: %3 was needed.")
                              //: %1: a piece, %2: what a die shows, %3: what was needed
                              : tr("%1 rolls %2 and misses: %3 was needed."),
                          {shooter, shown, language::number(report.value)});
}

MaybeText ShotWords::interrupt(const Scene& scene, const Decision& decision) const {
    const auto* shot = ownStepOf(scene.rules, kLongShot, ShotStep::shoot, scene.state.turn.deferred);
    if (shot == nullptr) {
        return {};
    }
    //: %1: player, %2: piece
    return scene.voice.of(decision.who, tr("The arrow hits %2: dodge, or take it."),
                          tr("The arrow hits %2: %1 may dodge."), {scene.voice.piece(scene.state, shot->target)});
}

MaybeText ShotWords::refusal(const Scene& scene, const Refusal& refusal) const {
    if (!refusal.rule.text.starts_with("LNG-")) {
        return {};
    }
    const QString rule = ruleName(refusal.rule);
    const auto piece = [&] { return scene.voice.piece(scene.state, refusal.piece); };
    switch (static_cast<ShotRefusal>(refusal.number)) {
    case ShotRefusal::upright:
        //: %1: id of a rule, %2: piece
        return language::fill(tr("Whoever stands upright cannot shoot: %2 (%1)."), {rule, piece()});
    case ShotRefusal::outOfLine:
        //: %1: id of a rule, %2: piece
        return language::fill(tr("No arrow flies there, it is not straight ahead: %2 (%1)."), {rule, piece()});
    case ShotRefusal::tooFar:
        //: %1: id of a rule; %n: spaces
        return language::fill(tr("An arrow flies over at most %n spaces (%1).", nullptr, refusal.size), {rule});
    case ShotRefusal::friendly:
        //: %1: id of a rule, %2: piece
        return language::fill(tr("Nobody shoots at friends: %2 (%1)."), {rule, piece()});
    case ShotRefusal::notAsked:
        //: %1: id of a rule
        return language::fill(tr("There is no arrow to be dodged so (%1)."), {rule});
    case ShotRefusal::nowhereToGo:
        //: %1: id of a rule, %2: space
        return language::fill(tr("There is no room on %2 (%1)."), {rule, spaceName(refusal.space)});
    }
    return {};
}

class TeamWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(longshot::TeamWords)
public:
    QString title() const override { return tr("the teams"); }
    void write(RulebookWriter& book, const nlohmann::json&) const override {
        book.open(Chapter::setup);
        book.say(QStringLiteral("LNG-4"),
                 tr("Of four players, those who sit opposite each other play together: their pieces are no enemies, "
                    "and they win together."));
    }
};

class RowWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(longshot::RowWords)
public:
    QString title() const override { return tr("rows and pennant"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override {
        book.open(Chapter::end);
        //: %n: points
        book.say(QStringLiteral("LNG-5"),
                 tr("Own pieces on three spaces in a row score %n points.", nullptr, parameters.value("points", 2)));
        book.say(QStringLiteral("LNG-6"), tr("Whoever shot last carries the pennant, which scores one point."));
    }
    MaybeText note(const Scene& scene) const override {
        for (int i = 0; i < scene.state.seats; ++i) {
            if (const int rows = rowsOf(scene.state, seatAt(i)); rows > 0) {
                //: %1: player; %n: rows
                return language::fill(tr("%1 holds %n rows.", nullptr, rows), {scene.voice.player(seatAt(i))});
            }
        }
        return {};
    }
};

constexpr const char* kOptions = "longshot::Options";

}  // namespace

void addWords(Vocabulary& vocabulary) {
    vocabulary.addPower(std::string(kLongShot), std::make_shared<ShotWords>());
    vocabulary.addMechanic(std::string(kTeams), std::make_shared<TeamWords>());
    vocabulary.addMechanic(std::string(kRows), std::make_shared<RowWords>());
    vocabulary.addOption("shotRange",
                         {kOptions,
                          QT_TRANSLATE_NOOP("longshot::Options", "Range of arrows"),
                          QT_TRANSLATE_NOOP("longshot::Options", "An arrow flies over so many spaces at most."),
                          {}});
    vocabulary.addOption("rowPoints",
                         {kOptions,
                          QT_TRANSLATE_NOOP("longshot::Options", "Points of a row"),
                          QT_TRANSLATE_NOOP("longshot::Options", "Three spaces in a row score so many points."),
                          {}});
}

}  // namespace longshot
