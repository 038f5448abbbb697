// What the panel says about the wheel.
#pragma once

#include "app/gui/panel_interface.h"
#include "app/language/phrase.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::star_wheel {

/// Where the zodiac pieces stand, as documents write it.
engine::PerSeat<std::uint8_t> segmentsOf(const engine::Rules& rules, const engine::State& open);

/// The segment to which a step moves the zodiac piece; 0 for any other step.
int segmentOf(const engine::Rules& rules, const engine::Step& step);

/// Words one moment.
class WheelSentences {
    Q_DECLARE_TR_FUNCTIONS(gnostica::star_wheel::WheelSentences)

public:
    explicit WheelSentences(const gui::PanelScene& scene);

    /// What may be done with the wheel now, or what the segment means.
    QString now() const;
    /// What the die showed last, and what follows; empty before the first roll.
    QString die() const;
    /// A segment, for those who cannot see it.
    QString segment(int segment) const;

private:
    QString bonus() const;
    QString bonusOf(engine::Suit suit) const;
    QString bonusOf(engine::Suit suit, const wording::Phrase& piece) const;
    QString meaning() const;
    wording::Phrases seatsOn(int segment) const;
    bool mayStand(int segment) const;

    const gui::PanelScene& scene_;
    const engine::State& state_;
    engine::PerSeat<std::uint8_t> segments_;
    engine::Seat mover_;
};

/// The last roll of the die in `events`: what it showed, and whether it was the roller's own segment.
struct LastRoll {
    engine::Seat seat = engine::Seat::none;
    int die = 0;
    bool matched = false;
};
LastRoll lastRoll(const engine::Rules& rules, std::span<const engine::Event> events);

/// Is this a report of the wheel of that kind?
bool isReport(const engine::Rules& rules, const engine::Event& event, WheelReport what);

}  // namespace gnostica::star_wheel
