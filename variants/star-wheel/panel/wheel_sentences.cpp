#include "variants/star-wheel/panel/wheel_sentences.h"

#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "engine/mechanics/mechanic.h"
#include "variants/star-wheel/signs.h"

#include <algorithm>
#include <set>

namespace gnostica::star_wheel {

using namespace engine;
using namespace wording;

namespace {

const Mechanic* wheelOf(const Rules& rules) {
    const auto found = std::find_if(rules.mechanics.begin(), rules.mechanics.end(),
                                    [](const auto& mechanic) { return mechanic->id() == Wheel::kId; });
    return found != rules.mechanics.end() ? found->get() : nullptr;
}

const event::Report* reportIn(const Rules& rules, const Event& event) {
    const auto* report = std::get_if<event::Report>(&event);
    return report != nullptr && report->owner == rules.ownerPlace(Wheel::kId, false) ? report : nullptr;
}

bool offers(const gui::PanelScene& scene, WheelStep kind) {
    return std::any_of(scene.legal.begin(), scene.legal.end(),
                       [&](const Step& step) { return ownStepOf(scene.rules, Wheel::kId, kind, step) != nullptr; });
}

}  // namespace

PerSeat<std::uint8_t> segmentsOf(const Rules& rules, const State& open) {
    PerSeat<std::uint8_t> segments{};
    const Mechanic* wheel = wheelOf(rules);
    const PositionFields* fields = wheel != nullptr ? wheel->positionFields() : nullptr;
    if (fields == nullptr) {
        return segments;
    }
    const PlainValues position = fields->writeFields(open);
    const auto placed = position.find("wheel");
    if (placed == position.end()) {
        return segments;
    }
    for (const auto& [seat, segment] : std::get<PlainNumbers>(placed->second)) {
        segments[seatAt(seat.front() - 'A')] = static_cast<std::uint8_t>(segment);
    }
    return segments;
}

int segmentOf(const Rules& rules, const Step& step) {
    const step::Special* move = ownStepOf(rules, Wheel::kId, WheelStep::move, step);
    return move != nullptr ? move->amount : 0;
}

bool isReport(const Rules& rules, const Event& event, WheelReport what) {
    const auto* report = reportIn(rules, event);
    return report != nullptr && report->code == static_cast<int>(what);
}

LastRoll lastRoll(const Rules& rules, std::span<const Event> events) {
    LastRoll last;
    for (const Event& event : events) {
        const bool matched = isReport(rules, event, WheelReport::matched);
        if (matched || isReport(rules, event, WheelReport::rolled)) {
            const auto& report = std::get<event::Report>(event);
            last = {report.seat, report.value, matched};
        }
    }
    return last;
}

WheelSentences::WheelSentences(const gui::PanelScene& scene)
    : scene_(scene),
      state_(scene.view.open()),
      segments_(segmentsOf(scene.rules, state_)),
      mover_(state_.turn.mover) {}

QString WheelSentences::now() const {
    if (isOver(state_) || !isPlayer(mover_)) {
        return {};
    }
    if (offers(scene_, WheelStep::move)) {
        return segments_[mover_] == 0 ? tr("Place your zodiac piece on any segment.")
                                      : tr("Move your zodiac piece clockwise to one of the marked segments.");
    }
    if (offers(scene_, WheelStep::refill)) {
        return tr("The die shows your segment: fill your hand.");
    }
    if (state_.turn.stage == Stage::floor && state_.turn.hook == Hook::turnEnd && state_.turn.interrupt == 0) {
        return bonus();
    }
    return meaning();
}

/// WHL-3
QString WheelSentences::bonus() const {
    if (segments_[mover_] == 0) {
        return {};
    }
    const Suit suit = suitOf(colourOf(segments_[mover_]));
    std::set<PieceId> minions;
    for (const Step& step : scene_.legal) {
        if (const PieceId minion = minionOf(step); minion != kNoPiece) {
            minions.insert(minion);
        }
    }
    if (minions.empty()) {
        //: %1: player
        return language::fill(tr("%1 may use the power of the segment's colour again."),
                              {scene_.speaker.playerPhrase(mover_)});
    }
    return minions.size() == 1
               ? bonusOf(suit, scene_.speaker.piecePhrase(state_.piece(*minions.begin()), scene_.view.viewer()))
               : bonusOf(suit);
}

QString WheelSentences::bonusOf(Suit suit, const language::Phrase& piece) const {
    switch (suit) {
    //: %1: a piece with its space
    case Suit::cups: return language::fill(tr("Blue: %1 may create again."), {piece});
    //: %1: a piece with its space
    case Suit::rods: return language::fill(tr("Red: %1 may move or push again, by one space."), {piece});
    //: %1: a piece with its space
    case Suit::discs: return language::fill(tr("Green: %1 may grow something again."), {piece});
    //: %1: a piece with its space
    case Suit::swords: return language::fill(tr("Yellow: %1 may attack again, as if it had one pip."), {piece});
    }
    Q_UNREACHABLE();
}

QString WheelSentences::bonusOf(Suit suit) const {
    switch (suit) {
    case Suit::cups: return tr("Blue: one of the pieces that created may do so again.");
    case Suit::rods: return tr("Red: one of the pieces that used a rod may do so again, by one space.");
    case Suit::discs: return tr("Green: one of the pieces that used a disc may do so again.");
    case Suit::swords: return tr("Yellow: one of the pieces that attacked may do so again, as if it had one pip.");
    }
    Q_UNREACHABLE();
}

QString WheelSentences::meaning() const {
    const int segment = segments_[mover_];
    const language::Phrase player = scene_.speaker.playerPhrase(mover_);
    if (segment == 0) {
        //: %1: player
        return language::fill(tr("%1 has not placed the zodiac piece yet."), {player});
    }
    const language::Phrase sign = signName(segment);
    switch (colourOf(segment)) {
    //: %1: player, %2: sign of the zodiac
    case Colour::blue:
        return language::fill(tr("%1 is on %2, blue: a piece that creates this turn may do so again."), {player, sign});
    case Colour::red:
        //: %1: player, %2: sign of the zodiac
        return language::fill(tr("%1 is on %2, red: a piece that uses a rod this turn may do so again."),
                              {player, sign});
    case Colour::green:
        //: %1: player, %2: sign of the zodiac
        return language::fill(tr("%1 is on %2, green: a piece that uses a disc this turn may do so again."),
                              {player, sign});
    case Colour::yellow:
        //: %1: player, %2: sign of the zodiac
        return language::fill(tr("%1 is on %2, yellow: a piece that attacks this turn may do so again."),
                              {player, sign});
    }
    Q_UNREACHABLE();
}

QString WheelSentences::die() const {
    const LastRoll roll = lastRoll(scene_.rules, scene_.recent);
    if (roll.die == 0) {
        return {};
    }
    //: %1: player, %2: a number from 1 to 12
    return language::fill(roll.matched
                              ? tr("The die of %1 shows %2, the number of the segment: the hand may be filled.")
                              : tr("The die of %1 shows %2: no cards."),
                          {scene_.speaker.playerPhrase(roll.seat), language::number(roll.die)});
}

language::Phrases WheelSentences::seatsOn(int segment) const {
    language::Phrases players;
    for (int i = 0; i < state_.seats; ++i) {
        if (segments_[seatAt(i)] == segment) {
            players.push_back(scene_.speaker.playerPhrase(seatAt(i)));
        }
    }
    return players;
}

bool WheelSentences::mayStand(int segment) const {
    return std::any_of(scene_.legal.begin(), scene_.legal.end(),
                       [&](const Step& step) { return segmentOf(scene_.rules, step) == segment; });
}

QString WheelSentences::segment(int segment) const {
    //: %1: number of a segment, %2: its sign, %3: its colour
    QStringList parts{language::fill(tr("Segment %1, %2, %3."),
                                     {language::number(segment), signName(segment), colourName(colourOf(segment))})};
    const language::Phrases players = seatsOn(segment);
    if (!players.empty()) {
        //: %1: one or more players
        parts += language::fill(tr("Here: %1."), {language::enumerationOf(players)});
    }
    if (mayStand(segment)) {
        parts += tr("Your zodiac piece may go here.");
    }
    return language::sentences(parts);
}

}  // namespace gnostica::star_wheel
