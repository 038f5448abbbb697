#include "app/wording/play/deed_wording.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/names.h"
#include "app/wording/step_wording.h"

namespace gnostica::wording {

using namespace engine;

namespace {

/// Gives the words for steps whose sentence would name the player again.
class BriefDeed {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DeedWording)
public:
    BriefDeed(const State& before, Seat who) : before_(before), who_(who) {}

    std::optional<Deed> operator()(const step::Place& step) const {
        //: next to the name of a player; the space is named below
        return Deed{tr("places a piece"),
                    //: %1: space
                    language::sentences({language::fill(tr("A small piece is placed on %1."), {spaceName(step.space)}),
                                         StepWording::points(step.facing)})};
    }
    std::optional<Deed> operator()(const step::Activate& step) const {
        //: next to the name of a player and the picture of a territory; %1: its space
        return Deed{language::fill(tr("activates %1"), {spaceName(step.space)}), {}};
    }
    std::optional<Deed> operator()(const step::Play& step) const {
        //: next to the name of a player; %1: card
        return Deed{language::fill(tr("plays %1"), {cardPhrase(step.card)}), {}};
    }
    std::optional<Deed> operator()(const step::Refresh& step) const {
        const QString what = exchange(step.discards, step.draw);
        if (what.isEmpty()) {
            //: next to the name of a player
            return Deed{tr("passes", "player: does nothing in this turn"), {}};
        }
        //: next to the name of a player, who discards and draws cards
        return Deed{tr("refreshes the hand"), what};
    }
    std::optional<Deed> operator()(const step::Redraw& step) const {
        const QString what = exchange(step.discards, step.draw);
        return what.isEmpty() ? std::nullopt : std::optional(Deed{{}, what});
    }
    std::optional<Deed> operator()(const step::Challenge&) const {
        //: next to the name of a player
        return Deed{tr("announces", "player: a last turn"),
                    //: below the name of a player who has announced it
                    tr("The next turn is the last.")};
    }
    std::optional<Deed> operator()(const step::Take& step) const {
        //: next to the name of a player, who takes a bid card; %1: the card
        return Deed{language::fill(tr("takes %1"), {cardPhrase(step.card)}), {}};
    }
    std::optional<Deed> operator()(const step::Done&) const {
        //: next to the name of a player
        return Deed{tr("ends the turn"), {}};
    }
    /// The result says more.
    std::optional<Deed> operator()(const step::Bid&) const { return Deed{}; }
    template <class Other>
    std::optional<Deed> operator()(const Other&) const {
        return std::nullopt;
    }

private:
    /// Cards that stay hidden are not named.
    QString exchange(HandPick discards, int draws) const {
        const CardSet cards = isPlayer(who_) ? discards.from(before_.hands[who_]) : CardSet();
        return language::sentences(
            //: below the name of a player; %1: list of cards
            {cards.empty() ? QString() : language::fill(tr("Discards %1."), {cardsPhrase(cards)}),
             //: below the name of a player
             draws == 0 ? QString() : tr("Draws %n cards.", nullptr, draws)});
    }

    const State& before_;
    Seat who_;
};

}  // namespace

std::optional<Deed> DeedWording::briefly(const ToldMoment& moment) {
    const Step* step = moment.step();
    return step == nullptr ? std::nullopt : std::visit(BriefDeed(moment.before().open(), moment.who()), *step);
}

Deed DeedWording::operator()(const ToldMoment& moment) const {
    std::optional<Deed> brief = moments_.hasOwnWords(moment) ? std::nullopt : briefly(moment);
    Deed deed = brief ? *brief : Deed{{}, moments_.lead(moment)};
    if (const auto* step = moment.step(); step != nullptr && std::holds_alternative<step::Orient>(*step)) {
        //: next to the name of a player; the piece is named below
        deed.how = tr("orients a piece");
    }
    deed.what = language::sentences(QStringList{deed.what} + moments_.effects(moment));
    return deed;
}

}  // namespace gnostica::wording
