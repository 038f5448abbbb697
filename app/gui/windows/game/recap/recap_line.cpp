#include "app/gui/windows/game/recap/recap_line.h"

#include "app/language/lists.h"

#include <QStringList>

#include <algorithm>
#include <variant>

namespace gnostica::gui {

using namespace engine;

namespace {

bool isBid(const ToldMoment& moment) {
    return moment.step() != nullptr && std::holds_alternative<step::Bid>(*moment.step());
}

/// For bids: the bids, not the last player to bid.
QString recapSentenceOf(const ToldMoment& moment, const wording::Speaker& speaker) {
    if (!isBid(moment)) {
        return speaker.moment(moment);
    }
    QStringList news;
    for (const Event& event : moment.events()) {
        if (!std::holds_alternative<event::BidMade>(event)) {
            news << speaker.event(event, moment.viewer());
        }
    }
    return language::sentences(news);
}

/// The card that was used or taken.
struct UsedCard {
    Card operator()(const event::CardPlayed& event) const { return event.card; }
    Card operator()(const event::CardActivated& event) const { return event.card; }
    Card operator()(const event::BidTaken& event) const { return event.card; }
    template <class Other>
    Card operator()(const Other&) const {
        return Card::none();
    }
};

/// Chooses a sign for a step without a card.
class SignOfStep {
public:
    SignOfStep(const ToldMoment& moment, const wording::Speaker& speaker) : moment_(moment), speaker_(speaker) {}

    RecapSign operator()(const step::Place& step) const { return {.piece = PieceLook{moment_.who(), 1, step.facing}}; }
    RecapSign operator()(const step::Orient&) const {
        for (const Event& event : moment_.events()) {
            if (const auto* turned = std::get_if<event::PieceChanged>(&event)) {
                return {.piece = PieceLook{turned->after.owner(), turned->after.size(), turned->after.facing()}};
            }
        }
        return named(QStringLiteral("rotate-right"));
    }
    RecapSign operator()(const step::Refresh& step) const {
        const bool changes = step.draw > 0 || std::ranges::any_of(moment_.events(), [](const Event& event) {
                                 return std::holds_alternative<event::CardsDiscarded>(event);
                             });
        return named(changes ? QStringLiteral("hand") : QStringLiteral("pass"));
    }
    RecapSign operator()(const step::Challenge&) const { return named(QStringLiteral("challenge"), true); }
    RecapSign operator()(const step::Done&) const {
        const bool isOut = std::ranges::any_of(
            moment_.events(), [](const Event& event) { return std::holds_alternative<event::SeatEliminated>(event); });
        return isOut ? named(QStringLiteral("close"), true) : named(QStringLiteral("done"));
    }
    RecapSign operator()(const step::Bid&) const { return named(QStringLiteral("players")); }
    template <class Other>
    RecapSign operator()(const Other& step) const {
        const wording::StepPicture picture = speaker_.picture(wordOf(step));
        return picture.name.isEmpty() ? named(QStringLiteral("step")) : RecapSign{.picture = picture};
    }

private:
    static RecapSign named(const QString& icon, bool isAlarm = false) {
        return {.picture = wording::StepPicture::icon(icon), .isAlarm = isAlarm};
    }

    const ToldMoment& moment_;
    const wording::Speaker& speaker_;
};

RecapSign signOf(const RecapItem& item, std::span<const ToldMoment> told, const wording::Speaker& speaker) {
    for (const std::size_t place : item.moments) {
        for (const Event& event : told[place].events()) {
            if (const Card card = std::visit(UsedCard(), event); !card.isNone()) {
                return {.card = card};
            }
        }
    }
    const ToldMoment& first = told[item.moments.front()];
    return std::visit(SignOfStep(first, speaker), *first.step());
}

}  // namespace

RecapLine lineOf(const RecapItem& item, std::span<const ToldMoment> told, const wording::Speaker& speaker) {
    RecapLine line{.number = item.number, .seat = item.seat, .sign = signOf(item, told, speaker)};
    QStringList what;
    QStringList whole;
    bool isNamed = isBid(told[item.moments.front()]);
    for (const std::size_t place : item.moments) {
        const wording::Deed deed = speaker.deed(told[place]);
        line.how = line.how.isEmpty() ? deed.how : line.how;
        const QString sentence = recapSentenceOf(told[place], speaker);
        // What has no words for the list has the sentence of the log, which names the player.
        isNamed = isNamed || (deed.how.isEmpty() && what.isEmpty() && deed.what == sentence);
        what << deed.what;
        whole << sentence;
    }
    if (!isNamed) {
        line.name = speaker.player(item.seat);
    }
    line.what = language::sentences(what);
    line.sentence = language::sentences(whole);
    line.spaces = item.spaces;
    return line;
}

}  // namespace gnostica::gui
