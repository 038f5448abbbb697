#include "variants/hypothermia/words.h"

#include "app/language/fill.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "app/wording/vocabulary.h"
#include "variants/hypothermia/infinity.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::hypothermia {

using namespace engine;
using namespace wording;

namespace {

class InfinityWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::hypothermia::InfinityWords)
public:
    QString title() const override { return tr("the Infinity card"); }
    QString field(std::string_view) const override { return tr("Place of the card"); }
    QString fieldWord(std::string_view, std::string_view word) const override {
        return word == "pile" ? tr("Under the draw pile") : tr("Next to the draw pile");
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

void InfinityWords::write(RulebookWriter& book, const nlohmann::json&) const {
    book.open(Chapter::end);
    book.say(QStringLiteral("INF-1"),
             tr("An Infinity card is placed under the draw pile. When the last card above it has been drawn, the "
                "Infinity card is laid next to the pile. This happens even if there are no discards to shuffle."));
    book.say(QStringLiteral("INF-2"),
             tr("After that, a player who ends a turn with a higher score than all others may take the Infinity card. "
                "This begins a challenge round. The card cannot be taken during a challenge round, or at the end of "
                "the turn that decides one."));
    book.say(QStringLiteral("INF-3"),
             tr("A player who still has a higher score than all others at the end of their next turn wins. Otherwise "
                "the card is laid next to the pile again. Nobody is eliminated by this."));
}

MaybeText InfinityWords::step(const Scene& scene, Seat who, const Step& step) const {
    if (!std::holds_alternative<step::Challenge>(step)) {
        return {};
    }
    //: %1: player
    return scene.voice.of(who, tr("You end the turn and take the Infinity card: a challenge round begins."),
                          tr("%1 ends the turn and takes the Infinity card: a challenge round begins."));
}

MaybeText InfinityWords::word(StepWord word) const {
    return word == StepWord::challenge ? MaybeText(tr("Take the Infinity card")) : std::nullopt;
}

MaybeText InfinityWords::closing(const Scene&, const Decision& decision) const {
    const bool mayTake = std::ranges::any_of(
        decision.steps, [](const Step& step) { return std::holds_alternative<step::Challenge>(step); });
    return mayTake ? MaybeText(tr("End your turn, or take the Infinity card and begin a challenge round."))
                   : std::nullopt;
}

MaybeText InfinityWords::note(const Scene& scene) const {
    const auto* infinity = mechanicOf<Infinity>(scene.rules);
    const Seat seat = infinity == nullptr ? Seat::none : infinity->challenger(scene.state);
    if (!isPlayer(seat)) {
        return {};
    }
    if (seat == scene.state.turn.mover) {
        //: %1: player
        return scene.voice.of(seat,
                              tr("Your challenge round ends with this turn: you win if your score is then higher than "
                                 "every other player's."),
                              tr("The challenge round of %1 ends with this turn; the highest score wins."));
    }
    //: %1: player
    return scene.voice.of(seat, tr("Your challenge round is running."), tr("The challenge round of %1 is running."));
}

MaybeText InfinityWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    switch (static_cast<InfinityReport>(report.code)) {
    case InfinityReport::appeared: return tr("The Infinity card appears and is laid next to the pile.");
    case InfinityReport::taken:
        //: %1: player
        return voice.of(report.seat, tr("You take the Infinity card; your challenge round begins."),
                        tr("%1 takes the Infinity card; a challenge round begins."));
    case InfinityReport::returned:
        //: %1: player
        return voice.of(report.seat,
                        tr("Your challenge round fails; the Infinity card is laid next to the pile again."),
                        tr("The challenge round of %1 fails; the Infinity card is laid next to the pile again."));
    case InfinityReport::kept:
        //: %1: player, %2: points
        return voice.of(report.seat, tr("Your challenge round succeeds: you still have the highest score, %2."),
                        tr("The challenge round of %1 succeeds: the highest score is still %2."),
                        {language::number(report.value)});
    }
    return {};
}

bool InfinityWords::toldByStep(const event::Report& report) const {
    return static_cast<InfinityReport>(report.code) == InfinityReport::taken;
}

MaybeText InfinityWords::refusal(const Scene& scene, const Refusal& refusal) const {
    if (refusal.rule.text != "INF-2") {
        return {};
    }
    const QString rule = QStringLiteral("INF-2");
    switch (static_cast<InfinityRefusal>(refusal.number)) {
    case InfinityRefusal::underPile:
        //: %1: id of a rule
        return language::fill(tr("The Infinity card is still under the draw pile (%1)."), {rule});
    case InfinityRefusal::othersRound:
        //: %1: player, %2: id of a rule
        return language::fill(tr("The challenge round of %1 must be over first (%2)."),
                              {scene.voice.player(refusal.seat), rule});
    case InfinityRefusal::notAhead:
        //: %1: player, %2: id of a rule
        return language::fill(
            tr("Your score must be higher than every other player's, but %1 has at least as many points (%2)."),
            {scene.voice.player(refusal.seat), rule});
    case InfinityRefusal::ownRound:
        //: %1: id of a rule
        return language::fill(tr("Your own challenge round ends with this turn (%1)."), {rule});
    }
    return {};
}

MaybeText InfinityWords::result(const Scene& scene) const {
    const Seat seat = onlyWinner(scene.state);
    if (seat == Seat::none) {
        return {};
    }
    //: %1: player
    return scene.voice.of(seat, tr("You win: after your challenge round you still have the highest score."),
                          tr("%1 wins: after the challenge round, the score is still the highest."));
}

}  // namespace

void addWords(Vocabulary& vocabulary) {
    vocabulary.addMechanic(std::string(Infinity::kId), std::make_shared<InfinityWords>());
}

}  // namespace gnostica::hypothermia
