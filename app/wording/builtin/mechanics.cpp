// Bid and hidden timer.
#include "app/language/fill.h"
#include "app/wording/builtin/builtin_words.h"
#include "app/wording/names.h"
#include "app/wording/rule_facts.h"
#include "app/wording/rulebook_writer.h"
#include "engine/mechanics/bid.h"
#include "engine/mechanics/draft.h"
#include "engine/mechanics/timer.h"
#include "engine/play/play.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::wording::builtin {

using namespace engine;

namespace {

// --- Bid ---

class BidWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::BidWords)
public:
    QString title() const override { return tr("the bid"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText status(const Scene& scene, const Decision& decision) const override;

private:
    static void writePool(RulebookWriter& book, bool leftToWinner);
};

void BidWords::write(RulebookWriter& book, const nlohmann::json& parameters) const {
    if (book.rules().first != FirstSeat::bid) {
        return;
    }
    book.open(Chapter::bid);
    book.say(QStringLiteral("BID-1"),
             tr("Every player secretly chooses a bid card from the hand. All bids are revealed together."));
    book.say(
        QStringLiteral("BID-2"),
        tr("The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody "
           "has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace."));
    book.say(QStringLiteral("BID-3"),
             tr("If the highest bids are equal, the bid cards are set aside and everybody bids again."));
    book.ruling(QStringLiteral("BID-3"), "bidHandsRunOut",
                book.rules().rulings.drawSeatWhenHandsRunOut
                    ? tr("If the hands run out, the first player is drawn by lot.")
                    : tr("If the hands run out, player A goes first."));
    writePool(book, parameters.value("leftover", "discard") == "winner");
}

void BidWords::writePool(RulebookWriter& book, bool leftToWinner) {
    const bool tournament = book.rules().turnOrder == TurnOrder::tournament;
    if (tournament) {
        book.say(QStringLiteral("TOU-1"),
                 tr("The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal "
                    "losing bids, the bid of the player closest to the winner's left comes first."));
    }
    book.say(QStringLiteral("BID-4"),
             tournament ? tr("The bid cards of all rounds are then turned face up. Each player takes cards of their "
                             "choice up to a full hand. The player who goes last begins, and the winner is last.")
                        : tr("The bid cards of all rounds are then turned face up. Each player takes cards of their "
                             "choice up to a full hand. The player at the winner's right begins, the others follow "
                             "anticlockwise, and the winner is last."));
    const int dealt = std::max(0, book.rules().handAtStart() - book.rules().draftCards);
    if (dealt != book.rules().handLimit && dealt > 0) {
        //: %n: how many cards
        book.say(QStringLiteral("BID-4"), tr("A full hand here is %n cards, as dealt.", nullptr, dealt));
    }
    if (leftToWinner) {
        book.say(ruleName(book.rules().cited("bid", "leftover", "winner", {"BID-4"})),
                 tr("The winner of the bid keeps the cards that remain."));
    }
    book.say(QStringLiteral("BID-5"), tournament ? tr("The winner takes the first turn.")
                                                 : tr("The winner takes the first turn; play goes clockwise."));
}

MaybeText BidWords::status(const Scene& scene, const Decision& decision) const {
    if (!decision.steps.empty() && wordOf(decision.steps.front()) == StepWord::take) {
        return tr("Take one of the bid cards.");
    }
    if (!decision.steps.empty()) {
        return tr("Bid a card in secret: the highest goes first, majors before all others.");
    }
    const auto* bid = mechanicOf<Bid>(scene.rules);
    const bool isTaking = bid != nullptr && bid->isTaking(scene.state);
    //: %1: player
    return language::fill(isTaking ? tr("%1 takes one of the bid cards.") : tr("%1 chooses a card for the bid."),
                          {scene.voice.player(decision.who)});
}

// --- Cards chosen from open ones ---

class DraftWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DraftWords)
public:
    QString title() const override { return tr("the choice of cards"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText step(const Scene& scene, Seat who, const Step& step) const override;
    MaybeText status(const Scene& scene, const Decision& decision) const override;
    MaybeText report(const Rules& rules, const Voice& voice, const event::Report& report) const override;
    bool toldByStep(const event::Report& report) const override { return report.code == Draft::cardTaken; }

private:
    static QString taking(const Voice& voice, Seat who, Card card);
};

void DraftWords::write(RulebookWriter& book, const nlohmann::json&) const {
    const int each = std::min(book.rules().draftCards, book.rules().handAtStart());
    if (each == 0) {
        return;
    }
    const QString id = QStringLiteral("SET-2");
    book.open(Chapter::setup);
    //: %n: how many cards
    book.say(id, tr("Each player chooses %n cards of the first hand from open cards.", nullptr, each));
    book.say(id,
             tr("Once the first player is known, the cards are taken one at a time. In the first round, the player who "
                "goes last begins. The last player of each round begins the next one, which goes the other way."));
    if (book.rules().draftSpare > 0) {
        //: %n: how many cards
        book.say(id, tr("There are %n more open cards than players choose; what is left is discarded.", nullptr,
                        book.rules().draftSpare));
    } else {
        book.say(id, tr("There are as many open cards as players choose."));
    }
}

QString DraftWords::taking(const Voice& voice, Seat who, Card card) {
    //: %1: player, %2: card
    return voice.of(who, tr("You take the open card %2."), tr("%1 takes the open card %2."), {cardPhrase(card)});
}

MaybeText DraftWords::step(const Scene& scene, Seat who, const Step& step) const {
    const auto* chosen = std::get_if<step::Take>(&step);
    const auto* draft = mechanicOf<Draft>(scene.rules);
    if (chosen == nullptr || draft == nullptr || !draft->cardsAside(scene.state).contains(chosen->card)) {
        return {};
    }
    return taking(scene.voice, who, chosen->card);
}

MaybeText DraftWords::status(const Scene& scene, const Decision& decision) const {
    //: %1: player
    return scene.voice.of(decision.who, tr("Choose one of the open cards for your hand."),
                          tr("%1 chooses one of the open cards."));
}

MaybeText DraftWords::report(const Rules&, const Voice& voice, const event::Report& report) const {
    if (report.code == Draft::cardTaken) {
        return taking(voice, report.seat, Card(report.value));
    }
    //: %n: how many cards
    return tr("%n open cards are laid out to choose from.", nullptr, report.value);
}

// --- Hidden timer ---

class TimerWords final : public MechanicWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::TimerWords)
public:
    QString title() const override { return tr("the hidden timer"); }
    QString field(std::string_view) const override { return tr("Rounds or minutes left"); }
    void write(RulebookWriter& book, const nlohmann::json& parameters) const override;
    MaybeText result(const Scene& scene) const override;

private:
    static QString time(const TimerParameters& bounds);
};

MaybeText TimerWords::result(const Scene& scene) const {
    const State& state = scene.state;
    const Seat seat = onlyWinner(state);
    if (seat != Seat::none) {
        //: %1: player, %2: points
        return scene.voice.of(seat, tr("The hidden timer has rung: you win with the highest score, %2."),
                              tr("The hidden timer has rung: %1 wins with the highest score, %2."),
                              {language::number(score(scene.rules, state, seat))});
    }
    //: %1: list of players
    return language::fill(tr("The hidden timer has rung: %1 share the highest score and the win."),
                          {language::listOf(namesOf(scene, scene.state.winners))});
}

/// The number of rounds or minutes before it rings.
QString TimerWords::time(const TimerParameters& bounds) {
    const bool rounds = bounds.mode == TimerMode::rounds;
    if (bounds.minimum == bounds.maximum) {
        return rounds ? tr("The game ends after %n rounds at the latest.", nullptr, bounds.maximum)
                      : tr("The game ends after %n minutes at the latest.", nullptr, bounds.maximum);
    }
    //: %1 and %n: the bounds of a hidden number
    return language::fill(rounds ? tr("A hidden timer ends the game after %1 to %n rounds; nobody knows how many.",
                                      nullptr, bounds.maximum)
                                 : tr("A hidden timer ends the game after %1 to %n minutes; nobody knows how many.",
                                      nullptr, bounds.maximum),
                          {language::number(bounds.minimum)});
}

void TimerWords::write(RulebookWriter& book, const nlohmann::json&) const {
    const auto* timer = mechanicOf<Timer>(book.rules());
    if (timer == nullptr || timer->parameters().mode == TimerMode::off) {
        return;
    }
    const QString id = QStringLiteral("TMR-1");
    book.open(Chapter::end);
    book.say(id, time(timer->parameters()));
    if (timer->parameters().mode == TimerMode::rounds) {
        book.say(id,
                 tr("A round is one turn of each player still in the game, beginning with the player who went first."));
    }
    book.say(id, tr("Play then stops immediately, and the highest score wins; if it is tied, the win is shared."));
}

}  // namespace

language::Phrases namesOf(const Scene& scene, unsigned seats) {
    language::Phrases names;
    for (int seat = 0; seat < scene.state.seats; ++seat) {
        if (((seats >> seat) & 1U) != 0) {
            names.push_back(scene.voice.player(seatAt(seat)));
        }
    }
    return names;
}

void addMechanics(Vocabulary& vocabulary) {
    vocabulary.addMechanic("bid", std::make_shared<BidWords>());
    vocabulary.addMechanic("draft", std::make_shared<DraftWords>());
    addChallenge(vocabulary);
    addPiles(vocabulary);
    addFinalRound(vocabulary);
    vocabulary.addMechanic("timer", std::make_shared<TimerWords>());
}

}  // namespace gnostica::wording::builtin
