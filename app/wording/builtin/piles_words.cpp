// Points that are brought in.
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/piles.h"
#include "engine/play/play.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class PilesWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::PilesWords)
public:
    QString title() const override { return tr("the piles of points"); }
    QString field(std::string_view) const override { return tr("Points brought in"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    OwnStepLook ownStep(int code) const override;
    MaybeText closing(const Scene& scene, const Decision& decision) const override;
    MaybeText note(const Scene& scene) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    MaybeText refusal(const Scene& scene, const Refusal& refusal) const override;
    MaybeText result(const Scene& scene) const override;

private:
    static QString neededPiece(int size);
};

/// The piece needed to bring in a territory.
QString PilesWords::neededPiece(int size) {
    switch (size) {
    case 1: return tr("A piece of any size can do that.");
    case 2: return tr("A small piece cannot do that.");
    default: return tr("Only a large piece can do that.");
    }
}

void PilesWords::write(RulebookWriter& book, const nlohmann::json&) const {
    const auto* piles = mechanicOf<Piles>(book.rules());
    if (piles == nullptr) {
        return;
    }
    const QString collect = QStringLiteral("PIL-1");
    book.open(Chapter::end);
    book.say(collect, tr("At the end of a turn, the player may bring in one territory. The player must have a piece on "
                         "it, and no enemy may have one there. The largest of the player's pieces there returns to the "
                         "stash. The card is discarded, and the top card of the draw pile takes its place."));
    book.say(collect, neededPiece(piles->parameters().size));
    book.say(collect, tr("Among equal pieces, the first one in the order of facings returns."));
    book.say(collect, orderOfFacings(book.rules()));
    if (hasAnnouncements(book.rules())) {
        book.say(collect, tr("In one turn, a player may either bring in a territory or announce a last turn, but not "
                             "both. At the end of an announced last turn, no territory can be brought in."));
    }
    book.say(QStringLiteral("PIL-2"), tr("The value of the card goes to the player's pile of points. These points "
                                         "count for the score and are never lost."));
    //: %n: points
    book.say(QStringLiteral("PIL-3"),
             tr("The first player to bring in %n points wins immediately.", nullptr, piles->parameters().goal));
    book.say(QStringLiteral("PIL-3"),
             tr("When no territory is left, the highest score wins; if it is tied, the win is shared."));
}

MaybeText PilesWords::step(const Scene& scene, Seat who, const Step& step) const {
    const step::Special* collect = ownStepOf(scene.rules, Piles::kId, PilesStep::collect, step);
    if (collect == nullptr) {
        return {};
    }
    //: %1: player, %2: space
    return scene.voice.of(who, tr("You bring in the territory on %2."), tr("%1 brings in the territory on %2."),
                          {spaceName(collect->space)});
}

OwnStepLook PilesWords::ownStep(int) const {
    return {tr("Bring in"), {}, StepPicture::icon(QStringLiteral("piles"))};
}

MaybeText PilesWords::closing(const Scene& scene, const Decision& decision) const {
    const bool mayCollect = std::ranges::any_of(decision.steps, [&](const Step& step) {
        return ownStepOf(scene.rules, Piles::kId, PilesStep::collect, step) != nullptr;
    });
    return mayCollect ? MaybeText(tr("End your turn, or bring in a territory that you hold.")) : std::nullopt;
}

MaybeText PilesWords::note(const Scene& scene) const {
    const auto* piles = mechanicOf<Piles>(scene.rules);
    language::Phrases all;
    for (int i = 0; piles != nullptr && i < scene.state.seats; ++i) {
        if (const int points = piles->pileOf(scene.state, seatAt(i)); points > 0) {
            //: %1: player, %2: number of points
            all.push_back(language::phrase(tr("%1 %2", "phrase: player and points"),
                                           {scene.voice.player(seatAt(i)), language::number(points)}));
        }
    }
    if (all.empty()) {
        return {};
    }
    //: %1: list of players with their points
    return language::fill(tr("Points brought in: %1."), {language::listOf(all)});
}

MaybeText PilesWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    //: %1: player, %n: points
    return voice.of(report.seat, tr("You bring in %n points.", nullptr, report.value),
                    tr("%1 brings in %n points.", nullptr, report.value));
}

MaybeText PilesWords::refusal(const Scene&, const Refusal& refusal) const {
    if (!refusal.rule.text.starts_with("PIL-")) {
        return {};
    }
    if (refusal.number == static_cast<int>(PilesRefusal::lastTurn)) {
        //: %1: id of a rule
        return language::fill(tr("At the end of your last turn you cannot bring in a territory (%1)."),
                              {ruleName(refusal.rule)});
    }
    //: %1: id of a rule
    return language::fill(refusal.size == 2 ? tr("None of your pieces there is medium or large (%1).")
                                            : tr("None of your pieces there is large (%1)."),
                          {ruleName(refusal.rule)});
}

MaybeText PilesWords::result(const Scene& scene) const {
    const State& state = scene.state;
    const auto* piles = mechanicOf<Piles>(scene.rules);
    const Seat seat = onlyWinner(state);
    if (piles != nullptr && seat != Seat::none && piles->pileOf(state, seat) >= piles->parameters().goal) {
        //: %1: player, %n: points
        return scene.voice.of(seat, tr("You win: you have brought in %n points.", nullptr, piles->pileOf(state, seat)),
                              tr("%1 wins: %n points have been brought in.", nullptr, piles->pileOf(state, seat)));
    }
    //: %1: one or more players
    return language::fill(tr("No territory is left; the highest score wins: %1."),
                          {language::listOf(namesOf(scene, state.winners))});
}

}  // namespace

void addPiles(Vocabulary& vocabulary) {
    vocabulary.addMechanic(std::string(Piles::kId), std::make_shared<PilesWords>());
}

}  // namespace gnostica::wording::builtin
