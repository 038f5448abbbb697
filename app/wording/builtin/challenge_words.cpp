// An announced last turn.
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/challenge.h"
#include "engine/play/play.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

class LastTurnWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::LastTurnWords)
public:
    QString title() const override { return tr("the announced last turn"); }
    QString field(std::string_view key) const override {
        if (key == "challenge") {
            return tr("Last turn announced by");
        }
        return key == "announced" ? tr("Players who have announced") : tr("Players who miss their next turn");
    }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText closing(const Scene& scene, const Decision& decision) const override;
    MaybeText note(const Scene& scene) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    MaybeText result(const Scene& scene) const override;

private:
    static void writeAnnouncing(RulebookWriter& book, const ChallengeParameters& challenge);
    static void writeFailure(RulebookWriter& book, const ChallengeParameters& challenge);
    static QString ownLastTurn(const Scene& scene);
};

void LastTurnWords::write(RulebookWriter& book, const nlohmann::json&) const {
    const auto* lastTurn = mechanicOf<LastTurn>(book.rules());
    if (lastTurn == nullptr) {
        return;
    }
    book.open(Chapter::end);
    writeAnnouncing(book, lastTurn->parameters());
    if (hasManyTargets(book.rules())) {
        book.say(QStringLiteral("CHL-2"), tr("A player who ends their last turn with the target score or more wins "
                                             "immediately, whatever the other players have."));
    } else {
        //: %n: points
        book.say(QStringLiteral("CHL-2"), tr("A player who ends their last turn with %n points or more wins "
                                             "immediately, whatever the other players have.",
                                             nullptr, book.rules().targetFor(book.rules().maxSeats)));
    }
    writeFailure(book, lastTurn->parameters());
}

void LastTurnWords::writeAnnouncing(RulebookWriter& book, const ChallengeParameters& challenge) {
    const QString id = QStringLiteral("CHL-1");
    if (challenge.from == 0) {
        book.say(id, tr("A player who ends a turn may announce that their next turn is their last. This is not allowed "
                        "while another player's announced last turn is still due. No score is needed."));
    } else {
        //: %n: points
        book.say(id, tr("A player who ends a turn with %n points or more may announce that their next turn is their "
                        "last. This is not allowed while another player's announced last turn is still due.",
                        nullptr, challenge.from));
    }
    if (challenge.once) {
        book.say(id, tr("Nobody may announce twice."));
    }
    book.say(id, tr("At the end of an announced last turn itself, nothing can be announced."));
    if (challenge.unites) {
        book.say(
            id,
            tr("While an announced last turn is due, all other players are on one side. For each of them, the pieces "
               "of the others are neither own nor enemy pieces. A territory that they share counts for each of them."));
        book.say(id, tr("A power that needs an enemy piece cannot be used on a piece of another player on the same "
                        "side. Any other power can be, and such a piece keeps its facing. For these players, a space "
                        "with only their pieces is not occupied by an enemy."));
    }
}

void LastTurnWords::writeFailure(RulebookWriter& book, const ChallengeParameters& challenge) {
    const QString id = QStringLiteral("CHL-2");
    switch (challenge.failure) {
    case Failure::eliminated:
        book.say(
            id, tr("Otherwise the player is out: the player's pieces return to the stash, and the hand is discarded."));
        book.ruling(QStringLiteral("CHL-3"), "lastPlayerWins",
                    book.rules().rulings.lastPlayerWins ? tr("The last player left wins.")
                                                        : tr("The last player left does not win; the game continues."));
        break;
    case Failure::othersWin: book.say(id, tr("Otherwise the game ends, and all other players win together.")); break;
    case Failure::losesPieces:
        //: %n: number of pieces
        book.say(
            id,
            challenge.losses == 0
                ? tr("Otherwise all of the player's pieces return to the stash. The player keeps the hand and plays "
                     "on.")
                : tr("Otherwise %n of the player's pieces return to the stash, the largest first. The player plays on.",
                     nullptr, challenge.losses));
        if (challenge.losses != 0) {
            book.say(id, tr("Among equal pieces, the one furthest south goes first and, in the same row, the one "
                            "furthest east. In the same space, the order of facings decides."));
            book.say(id, orderOfFacings(book.rules()));
        }
        break;
    case Failure::sitsOut: book.say(id, tr("Otherwise the player plays on but misses the next turn.")); break;
    }
    if (challenge.once) {
        book.say(id, tr("When all players still in the game have announced a last turn and none has won, the game "
                        "ends. The highest score wins; if it is tied, the win is shared."));
    }
}

MaybeText LastTurnWords::closing(const Scene&, const Decision& decision) const {
    const bool mayAnnounce = std::ranges::any_of(
        decision.steps, [](const Step& step) { return std::holds_alternative<step::Challenge>(step); });
    return mayAnnounce ? MaybeText(tr("End your turn, or announce that your next turn is your last.")) : std::nullopt;
}

QString LastTurnWords::ownLastTurn(const Scene& scene) {
    const Seat mover = scene.state.turn.mover;
    const auto target = targetOf(scene.rules, scene.state.seats);
    if (!target || !isPlayer(mover) || announcerIn(scene.rules, scene.state) != mover) {
        return {};
    }
    //: %1: player, %n: points
    return scene.voice.of(mover, tr("This is your last turn: %n points win at its end.", nullptr, *target),
                          tr("This is the last turn of %1, who needs %n points at its end.", nullptr, *target));
}

MaybeText LastTurnWords::note(const Scene& scene) const {
    const language::Phrases sitting = namesOf(scene, scene.state.sittingOut);
    //: %1: one or more players
    const QString passedOver =
        sitting.empty() ? QString() : language::fill(tr("Will miss the next turn: %1."), {language::listOf(sitting)});
    return language::sentences({ownLastTurn(scene), passedOver});
}

MaybeText LastTurnWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    switch (static_cast<ChallengeReport>(report.code)) {
    case ChallengeReport::losesPieces:
        //: %1: player, %n: number of pieces
        return voice.of(report.seat, tr("You lose %n pieces.", nullptr, report.value),
                        tr("%1 loses %n pieces.", nullptr, report.value));
    case ChallengeReport::sitsOut:
        //: %1: player
        return voice.of(report.seat, tr("You miss your next turn."), tr("%1 misses the next turn."));
    case ChallengeReport::allHaveAnnounced:
        //: %n: points
        return tr("All have announced a last turn: the highest score, %n points, wins.", nullptr, report.value);
    }
    return {};
}

MaybeText LastTurnWords::result(const Scene& scene) const {
    const State& state = scene.state;
    const auto* lastTurn = mechanicOf<LastTurn>(scene.rules);
    const Seat mover = state.turn.mover;
    if (lastTurn == nullptr || !isPlayer(mover)) {
        return {};
    }
    const int points = score(scene.rules, state, mover);
    const int target = lastTurn->target(state.seats);
    if (points >= target && hasWon(state, mover)) {
        //: %1: player, %n: points reached, %2: number of points needed
        return scene.voice.of(
            mover, tr("You win: your last turn ends with %n points, and the target was %2.", nullptr, points),
            tr("%1 wins: the last turn ends with %n points, and the target was %2.", nullptr, points),
            {language::number(target)});
    }
    if (lastTurn->parameters().failure != Failure::othersWin) {
        //: %1: one or more players
        return language::fill(tr("All have announced a last turn; the highest score wins: %1."),
                              {language::listOf(namesOf(scene, state.winners))});
    }
    //: %1: player, %2: number of points reached, %n: points needed, %3: one or more players
    return scene.voice.of(
        mover, tr("Your last turn ends with only %2 of %n points; the win goes to all others: %3.", nullptr, target),
        tr("The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.", nullptr, target),
        {language::number(points), language::listOf(namesOf(scene, state.winners))});
}

}  // namespace

void addChallenge(Vocabulary& vocabulary) {
    vocabulary.addMechanic(std::string(LastTurn::kId), std::make_shared<LastTurnWords>());
}

}  // namespace gnostica::wording::builtin
