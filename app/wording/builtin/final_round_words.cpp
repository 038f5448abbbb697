// The final round that a player declares.
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/final_round.h"
#include "engine/play/play.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class FinalRoundWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::FinalRoundWords)
public:
    QString title() const override { return tr("the final round"); }
    QString field(std::string_view key) const override {
        return key == "shuffled" ? tr("The discard pile has been shuffled") : tr("Turns left of the final round");
    }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    MaybeText word(StepWord word) const override;
    MaybeText closing(const Scene& scene, const Decision& decision) const override;
    MaybeText note(const Scene& scene) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    bool toldByStep(const event::Report& report) const override;
    MaybeText refusal(const Scene& scene, const Refusal& refusal) const override;
    MaybeText result(const Scene& scene) const override;
};

void FinalRoundWords::write(RulebookWriter& book, const nlohmann::json&) const {
    book.open(Chapter::end);
    book.say(QStringLiteral("FIN-1"), tr("A player may declare the final round at the end of a turn. Before that, the "
                                         "discard pile must have been shuffled into a new draw pile at least once."));
    book.say(QStringLiteral("FIN-2"), tr("Everybody else then takes one more turn. After that the highest score wins; "
                                         "if it is tied, the win is shared."));
}

MaybeText FinalRoundWords::step(const Scene& scene, Seat who, const Step& step) const {
    if (!std::holds_alternative<step::Challenge>(step)) {
        return {};
    }
    //: %1: player
    return scene.voice.of(who, tr("You end the turn and declare the final round."),
                          tr("%1 ends the turn and declares the final round."));
}

MaybeText FinalRoundWords::word(StepWord word) const {
    return word == StepWord::challenge ? MaybeText(tr("Declare the final round")) : std::nullopt;
}

MaybeText FinalRoundWords::closing(const Scene&, const Decision& decision) const {
    const bool mayDeclare = std::ranges::any_of(
        decision.steps, [](const Step& step) { return std::holds_alternative<step::Challenge>(step); });
    return mayDeclare ? MaybeText(tr("End your turn, or declare the final round.")) : std::nullopt;
}

MaybeText FinalRoundWords::note(const Scene& scene) const {
    const auto* round = mechanicOf<FinalRound>(scene.rules);
    const int turns = round == nullptr ? 0 : round->turnsLeft(scene.state);
    //: %n: number of turns, the one in progress included
    return turns > 0 ? MaybeText(tr("The game ends after %n turns.", nullptr, turns)) : std::nullopt;
}

MaybeText FinalRoundWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    switch (static_cast<FinalRoundReport>(report.code)) {
    case FinalRoundReport::mayBegin: return tr("From now on the final round can be declared.");
    case FinalRoundReport::declared:
        //: %1: player
        return voice.of(report.seat, tr("You declare the final round."), tr("%1 declares the final round."));
    case FinalRoundReport::ended:
        //: %n: points
        return tr("The final round is over: the highest score, %n points, wins.", nullptr, report.value);
    }
    return {};
}

bool FinalRoundWords::toldByStep(const event::Report& report) const {
    return static_cast<FinalRoundReport>(report.code) == FinalRoundReport::declared;
}

MaybeText FinalRoundWords::refusal(const Scene&, const Refusal& refusal) const {
    if (refusal.rule.text != "FIN-1") {
        return {};
    }
    //: %1: id of a rule
    return language::fill(static_cast<FinalRoundRefusal>(refusal.number) == FinalRoundRefusal::tooEarly
                              ? tr("The discard pile has not yet been shuffled into a new draw pile (%1).")
                              : tr("The final round is already being played (%1)."),
                          {ruleName(refusal.rule)});
}

MaybeText FinalRoundWords::result(const Scene& scene) const {
    const State& state = scene.state;
    const Seat seat = onlyWinner(state);
    if (seat != Seat::none) {
        //: %1: player, %2: number of points
        return scene.voice.of(seat, tr("The final round is over: you win with the highest score, %2."),
                              tr("The final round is over: %1 wins with the highest score, %2."),
                              {language::number(score(scene.rules, state, seat))});
    }
    //: %1: list of players
    return language::fill(tr("The final round is over: %1 share the highest score and the win."),
                          {language::listOf(namesOf(scene, state.winners))});
}

}  // namespace

void addFinalRound(Vocabulary& vocabulary) {
    vocabulary.addMechanic(std::string(FinalRound::kId), std::make_shared<FinalRoundWords>());
}

}  // namespace gnostica::wording::builtin
