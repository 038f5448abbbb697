#include "app/lab/words/metric_amount.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace gnostica::lab {

using engine::lab::Unit;

namespace {

constexpr const char* kAmountContext = "gnostica::lab::MetricAmount";

struct AmountText {
    const char* text;
    const char* meaning;
};

/// Numbers have decimals, so English uses the plural even for 1; other languages go by the whole part. (The texts are
/// split in two because lupdate would read their letters as digits of the no-break space's code.)
struct UnitText {
    Unit unit;
    AmountText name;
    AmountText amount;
};

constexpr UnitText kUnits[] = {
    {Unit::turns, QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "turns", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "turns",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::decisions,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "decisions", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "decisions",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::points, QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "points", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "points",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::players,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "players", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "players",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::announcements,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "announcements", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "announcements",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::changes,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "lead changes", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "lead changes",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::steps, QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "steps", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "steps",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::cards, QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "cards", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "cards",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::territories,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "territories", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "territories",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::pieces, QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "pieces", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "pieces",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
    {Unit::shuffles,
     QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "reshuffles", "unit: heading of a column of numbers"),
     QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                          "%1\u00a0"
                          "reshuffles",
                          "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts")},
};

const UnitText* textOf(Unit unit) {
    const auto found = std::ranges::find(kUnits, unit, &UnitText::unit);
    return found == std::end(kUnits) ? nullptr : &*found;
}

constexpr AmountText kPercentagePoints =
    QT_TRANSLATE_N_NOOP3("gnostica::lab::MetricAmount",
                         "%1\u00a0"
                         "percentage points",
                         "phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts");
constexpr AmountText kPercent =
    QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "%1\u00a0%", "phrase: a percentage with decimals");
constexpr AmountText kCorrelation =
    QT_TRANSLATE_NOOP3("gnostica::lab::MetricAmount", "correlation", "unit: heading of a column of numbers");

QString translatedAmount(const AmountText& text, int count = -1) {
    return QCoreApplication::translate(kAmountContext, text.text, text.meaning, count);
}

/// The value as it is shown: shares in percent.
double shownOf(Unit unit, double value) {
    return unit == Unit::share ? 100 * value : value;
}

language::Phrase amount(Unit unit, double shown, const QString& text, AmountOf what) {
    const int whole = static_cast<int>(std::min(1e6, std::floor(std::fabs(shown))));
    if (unit == Unit::share) {
        return language::phrase(what == AmountOf::difference ? translatedAmount(kPercentagePoints, whole)
                                                             : translatedAmount(kPercent),
                                {text});
    }
    const UnitText* known = textOf(unit);
    return known == nullptr ? language::Phrase(text) : language::phrase(translatedAmount(known->amount, whole), {text});
}

/// A tolerance for rounding: a computed 0.1 may be slightly less, and 0.3 slightly more.
constexpr double kComputing = 1e-9;

/// Number of decimals that are certain with this error.
int decimalsFor(double error) {
    return error >= 0.1 - kComputing ? 1 : error >= 0.01 - kComputing ? 2 : 3;
}

}  // namespace

QString unitName(Unit unit) {
    if (const UnitText* known = textOf(unit)) {
        return translatedAmount(known->name);
    }
    return unit == Unit::share ? QStringLiteral("%") : translatedAmount(kCorrelation);
}

language::Phrase plainAmount(Unit unit, double value) {
    const double shown = shownOf(unit, value);
    const bool isSmall = unit != Unit::share && std::fabs(shown) < 1;
    return amount(unit, shown, language::number(shown, isSmall ? 2 : 1), AmountOf::value);
}

language::Phrase amountBetween(Unit unit, const Estimate& interval, AmountOf what) {
    const double mean = shownOf(unit, interval.mean);
    const double below = mean - shownOf(unit, interval.low);
    const double above = shownOf(unit, interval.high) - mean;
    const int decimals = decimalsFor(std::fmax(below, above));
    const QString shown = language::number(mean, decimals);
    if (language::number(below, decimals) == language::number(above, decimals)) {
        //: an estimate, and by how much it may be wrong
        const QString pattern = QCoreApplication::translate("gnostica::lab::MetricAmount", "%1\u00a0±\u00a0%2");
        return amount(unit, mean, language::fill(pattern, {shown, language::number(above, decimals)}), what);
    }
    //: an estimate, and the bounds of the true value, probably
    const QString pattern = QCoreApplication::translate("gnostica::lab::MetricAmount", "%1 (%2 to %3)");
    return amount(unit, mean,
                  language::fill(pattern, {shown, language::number(mean - below, decimals),
                                           language::number(mean + above, decimals)}),
                  what);
}

language::Phrase amountAtMost(Unit unit, double bound) {
    const double shown = shownOf(unit, bound);
    const int decimals = decimalsFor(shown);
    const double grain = std::pow(10, decimals);
    const double up = std::ceil(shown * grain - kComputing) / grain;
    return amount(unit, up, language::number(up, decimals), AmountOf::difference);
}

}  // namespace gnostica::lab
