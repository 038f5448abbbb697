// Amounts of a unit of the lab in sentences: "4.1 ± 0.9 turns", "3.2 percentage points".
#pragma once

#include "app/language/phrase.h"
#include "engine/lab/metrics.h"

#include <QString>

namespace gnostica::lab {

/// An estimate and the bounds of its interval.
struct Estimate {
    double mean = 0;
    double low = 0;
    double high = 0;
};

/// A share is a percentage; the difference of two shares is in percentage points.
enum class AmountOf : bool { value, difference };

/// The unit as a heading: "turns".
QString unitName(engine::lab::Unit unit);
/// "4.1 turns", "12.0 %".
language::Phrase plainAmount(engine::lab::Unit unit, double value);
/// "4.1 ± 0.9 turns"; "4.1 (3.5 to 5.6) turns" if the sides differ. With as many decimals as the interval allows.
language::Phrase amountBetween(engine::lab::Unit unit, const Estimate& interval, AmountOf what);
/// A bound of a difference, rounded up: "0.6 points".
language::Phrase amountAtMost(engine::lab::Unit unit, double bound);

}  // namespace gnostica::lab
