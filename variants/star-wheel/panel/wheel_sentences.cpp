#include "variants/star-wheel/panel/wheel_sentences.h"

#include "app/wording/names.h"
#include "engine/mechanics/mechanic.h"
#include "variants/star-wheel/panel/zodiac.h"

#include <algorithm>

namespace gnostica::star_wheel {

using namespace engine;

namespace {

const Mechanic* wheelOf(const Rules& rules) {
    const auto found = std::find_if(rules.mechanics.begin(), rules.mechanics.end(),
                                    [](const auto& mechanic) { return mechanic->id() == Wheel::kId; });
    return found != rules.mechanics.end() ? found->get() : nullptr;
}

const event::MechanicReport* reportIn(const Rules& rules, const Event& event) {
    const auto* report = std::get_if<event::MechanicReport>(&event);
    const auto place = report != nullptr ? static_cast<std::size_t>(report->mechanic) : rules.mechanics.size();
    return place < rules.mechanics.size() && rules.mechanics[place]->id() == Wheel::kId ? report : nullptr;
}

template <class S>
bool offers(std::span<const Step> legal) {
    return std::any_of(legal.begin(), legal.end(), [](const Step& step) { return std::holds_alternative<S>(step); });
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

bool isReport(const Rules& rules, const Event& event, WheelReport what) {
    const auto* report = reportIn(rules, event);
    return report != nullptr && report->code == static_cast<int>(what);
}

LastRoll lastRoll(const Rules& rules, std::span<const Event> events) {
    LastRoll last;
    for (const Event& event : events) {
        const bool matched = isReport(rules, event, WheelReport::matched);
        if (matched || isReport(rules, event, WheelReport::rolled)) {
            const auto& report = std::get<event::MechanicReport>(event);
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
    if (offers<step::Wheel>(scene_.legal)) {
        return segments_[mover_] == 0 ? tr("Place your zodiac piece on any segment.")
                                      : tr("Move your zodiac piece clockwise to one of the marked segments.");
    }
    if (offers<step::Refill>(scene_.legal)) {
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
    std::vector<int> sizes;
    for (const Step& step : scene_.legal) {
        const PieceId minion = minionOf(step);
        if (minion != kNoPiece) {
            sizes.push_back(static_cast<int>(minion) * 4 + state_.piece(minion).size());
        }
    }
    if (sizes.empty()) {
        return tr("%1 may use the power of the segment's colour once more.").arg(scene_.speaker.player(mover_));
    }
    const bool one = std::all_of(sizes.begin(), sizes.end(), [&](int each) { return each == sizes.front(); });
    return one ? bonusOf(suit, wording::sizeName(sizes.front() % 4)) : bonusOf(suit);
}

QString WheelSentences::bonusOf(Suit suit, const QString& size) const {
    switch (suit) {
    case Suit::cups: return tr("Blue: your %1 piece may create once more.", "%1: small, medium or large").arg(size);
    case Suit::rods: return tr("Red: your %1 piece may move or push once more, by one space.").arg(size);
    case Suit::discs: return tr("Green: your %1 piece may grow something once more.").arg(size);
    case Suit::swords: return tr("Yellow: your %1 piece may attack once more, with one pip.").arg(size);
    }
    Q_UNREACHABLE();
}

QString WheelSentences::bonusOf(Suit suit) const {
    switch (suit) {
    case Suit::cups: return tr("Blue: one of the pieces that created may do so once more.");
    case Suit::rods: return tr("Red: one of the pieces that used a rod may do so once more, by one space.");
    case Suit::discs: return tr("Green: one of the pieces that used a disc may do so once more.");
    case Suit::swords: return tr("Yellow: one of the pieces that attacked may do so once more, with one pip.");
    }
    Q_UNREACHABLE();
}

QString WheelSentences::meaning() const {
    const int segment = segments_[mover_];
    if (segment == 0) {
        return tr("%1 has not placed the zodiac piece yet.").arg(scene_.speaker.player(mover_));
    }
    const QString sign = Zodiac::name(segment);
    const QString player = scene_.speaker.player(mover_);
    switch (colourOf(segment)) {
    case Colour::blue: return tr("%1 stands on %2, blue: who creates this turn may do so once more.").arg(player, sign);
    case Colour::red:
        return tr("%1 stands on %2, red: who uses a rod this turn may do so once more.").arg(player, sign);
    case Colour::green:
        return tr("%1 stands on %2, green: who uses a disc this turn may do so once more.").arg(player, sign);
    case Colour::yellow:
        return tr("%1 stands on %2, yellow: who attacks this turn may do so once more.").arg(player, sign);
    }
    Q_UNREACHABLE();
}

QString WheelSentences::die() const {
    const LastRoll roll = lastRoll(scene_.rules, scene_.recent);
    if (roll.die == 0) {
        return {};
    }
    const QString player = scene_.speaker.player(roll.seat);
    // Both at once: a player may be called "%2".
    const QString die = QString::number(roll.die);
    return roll.matched
               ? tr("The die of %1 shows %2, the number of the segment: the hand may be filled.").arg(player, die)
               : tr("The die of %1 shows %2: no cards.").arg(player, die);
}

QStringList WheelSentences::seatsOn(int segment) const {
    QStringList players;
    for (int i = 0; i < state_.seats; ++i) {
        if (segments_[seatAt(i)] == segment) {
            players += scene_.speaker.player(seatAt(i));
        }
    }
    return players;
}

bool WheelSentences::mayStand(int segment) const {
    return std::find(scene_.legal.begin(), scene_.legal.end(), Step(step::Wheel{static_cast<std::uint8_t>(segment)})) !=
           scene_.legal.end();
}

QString WheelSentences::segment(int segment) const {
    QStringList parts{tr("Segment %1, %2, %3.", "number, sign, colour")
                          .arg(segment)
                          .arg(Zodiac::name(segment), Zodiac::colourName(colourOf(segment)))};
    const QStringList players = seatsOn(segment);
    if (!players.isEmpty()) {
        parts += tr("Here: %1.", "players").arg(players.join(tr(", ", "between players")));
    }
    if (mayStand(segment)) {
        parts += tr("Your zodiac piece may go here.");
    }
    return parts.join(u' ');
}

}  // namespace gnostica::star_wheel
