// The panel's sentences about the wheel.
#pragma once

#include "app/gui/panel_interface.h"
#include "app/language/phrase.h"
#include "engine/powers/power.h"
#include "variants/star-wheel/wheel.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::star_wheel {

/// The segments of the zodiac pieces, as in documents.
engine::PerSeat<std::uint8_t> segmentsOf(const engine::Rules& rules, const engine::State& open);

/// The target segment of a step that moves the zodiac piece; 0 for any other step.
int segmentOf(const engine::Rules& rules, const engine::Step& step);

/// Gives the words for one position.
class WheelSentences {
    Q_DECLARE_TR_FUNCTIONS(gnostica::star_wheel::WheelSentences)

public:
    explicit WheelSentences(const gui::PanelScene& scene);

    /// The present choices at the wheel, or the meaning of the segment.
    QString now() const;
    /// The last roll of the die, and its consequence; empty before the first roll.
    QString die() const;
    /// A description of a segment, for screen readers.
    QString segment(int segment) const;

private:
    QString bonus() const;
    QString bonusOf(engine::Suit suit) const;
    QString bonusOf(engine::Suit suit, const language::Phrase& piece) const;
    QString meaning() const;
    language::Phrases seatsOn(int segment) const;
    bool mayStand(int segment) const;

    const gui::PanelScene& scene_;
    const engine::State& state_;
    engine::PerSeat<std::uint8_t> segments_;
    engine::Seat mover_;
};

/// The last roll of the die in `events`: the number, and whether it is the roller's own segment.
struct LastRoll {
    engine::Seat seat = engine::Seat::none;
    int die = 0;
    bool matched = false;
};
LastRoll lastRoll(const engine::Rules& rules, std::span<const engine::Event> events);

/// True for a report of the wheel of that kind.
bool isReport(const engine::Rules& rules, const engine::Event& event, WheelReport what);

}  // namespace gnostica::star_wheel
