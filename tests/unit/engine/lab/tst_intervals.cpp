// Confidence sequences hold what they promise: simulated experiments with a known truth. The environment asks for more
// of them, with a look after every observation: GNOSTICA_EXPERIMENTS=1000.
#include "engine/lab/holm.h"
#include "engine/lab/intervals.h"
#include "engine/model/rng.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace gnostica::engine;
using lab::Bounds;
using lab::ConfidenceSequence;

namespace {

/// Numbers like those from games.
class Source {
public:
    explicit Source(std::uint64_t seed) : rng_(seed) {}

    double uniform() { return (static_cast<double>(rng_() >> 11U) + 0.5) * 0x1p-53; }
    double happens(double chance) { return uniform() < chance ? 1 : 0; }
    double exponential() { return -std::log(uniform()); }
    double normal() {
        const double angle = 2 * std::numbers::pi * uniform();
        return std::sqrt(2 * exponential()) * std::cos(angle);
    }
    /// Like the length of a game: the spread is that of its logarithm.
    double logNormal(double spread) { return std::exp(spread * normal()); }
    double studentsT(int degrees) {
        double squares = 0;
        for (int i = 0; i < degrees; ++i) {
            const double value = normal();
            squares += value * value;
        }
        return normal() / std::sqrt(squares / degrees);
    }
    /// Usually nothing, otherwise a large value.
    double rarely(double chance) { return happens(chance) > 0 ? 20 * exponential() : 0; }
    double upToThree() {
        const double value = uniform();
        return value < 0.8 ? 0 : value < 0.9 ? 1 : value < 0.97 ? 2 : 3;
    }
    /// Two games of one deal, which influences both.
    double pairedDifference() {
        const double chance = uniform() < 0.5 ? 0.7 : 0.3;
        return happens(chance) - happens(chance);
    }

private:
    Rng rng_;
};

using Draw = double (*)(Source&);

constexpr Bounds kShare{0, 1};
constexpr Bounds kDifference{-1, 1};

/// Experiments that the environment asks for; 0: the smallest number that suffices.
int experimentsWanted() {
    return qEnvironmentVariableIntValue("GNOSTICA_EXPERIMENTS");
}

/// Returns true if the truth is in every interval from the tenth observation on. It is outside of the 95 % interval if
/// its p value is less than 5 % (pValuesAreThoseOfTheIntervals).
bool coversAlways(ConfidenceSequence sequence, Draw draw, double truth, int observations, std::uint64_t seed) {
    Source source(seed);
    int look = 10;
    for (int i = 1; i <= observations; ++i) {
        sequence.add(draw(source));
        if (i == look || i == observations) {
            if (sequence.pValue(truth) < 0.05) {
                return false;
            }
            look += experimentsWanted() > 0 ? 1 : std::max(1, i / 8);
        }
    }
    return true;
}

ConfidenceSequence observed(const std::vector<double>& values, const std::optional<Bounds>& bounds = std::nullopt) {
    ConfidenceSequence sequence(bounds);
    for (const double value : values) {
        sequence.add(value);
    }
    return sequence;
}

std::vector<double> drawn(Draw draw, int count, std::uint64_t seed) {
    Source source(seed);
    std::vector<double> values;
    for (int i = 0; i < count; ++i) {
        values.push_back(draw(source));
    }
    return values;
}

/// Width relative to Student's interval for a single look at as many observations.
double timesStudents(const ConfidenceSequence& sequence, double t) {
    const lab::Interval interval = sequence.interval();
    return (interval.high - interval.low) / (2 * t * std::sqrt(sequence.variance() / sequence.count()));
}

}  // namespace

class TestIntervals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void truthIsCoveredAtEveryLook_data();
    void truthIsCoveredAtEveryLook();
    void familiesOfTestsRaiseFewFalseAlarms();
    void differencesAreFound();
    void intervalsAreNarrow();
    void pValuesAreThoseOfTheIntervals_data();
    void pValuesAreThoseOfTheIntervals();
    void whatWasNeverSeenIsNotImpossible();
    void equalNumbersSayNothingOfOthers();
    void fewObservationsSayNothing();
    void aFewLargeValuesLeaveRoomForMore();
    void boundedIntervalsDoNotDependOnTheOrder();
    void momentsAreThoseOfTwoPasses();
    void meansAreExact();
};

void TestIntervals::truthIsCoveredAtEveryLook_data() {
    QTest::addColumn<std::optional<Bounds>>("bounds");
    QTest::addColumn<Draw>("draw");
    QTest::addColumn<double>("truth");
    QTest::addColumn<int>("experiments");
    const auto add = [](const char* name, const std::optional<Bounds>& bounds, double truth, int experiments,
                        Draw draw) { QTest::newRow(name) << bounds << draw << truth << experiments; };
    constexpr int few = 200;
    constexpr int many = 1000;
    add("even shares", kShare, 0.5, few, [](Source& s) { return s.happens(0.5); });
    add("shares of 5 %", kShare, 0.05, many, [](Source& s) { return s.happens(0.05); });
    add("shares of 1 %", kShare, 0.01, few, [](Source& s) { return s.happens(0.01); });
    add("means of two", kShare, 0.05, few, [](Source& s) { return (s.happens(0.05) + s.happens(0.05)) / 2; });
    add("paired differences", kDifference, 0, few, [](Source& s) { return s.pairedDifference(); });
    add("rare differences", kDifference, 0.03, few, [](Source& s) { return s.happens(0.05) - s.happens(0.02); });
    add("parts", kShare, 0.05, few, [](Source& s) { return s.happens(0.1) * s.uniform(); });
    add("normal", {}, 0, few, [](Source& s) { return s.normal(); });
    add("lengths", {}, std::exp(0.125), many, [](Source& s) { return s.logNormal(0.5); });
    add("very different lengths", {}, std::exp(0.5), few, [](Source& s) { return s.logNormal(1); });
    add("differences of lengths", {}, std::exp(0.125) - std::exp(0.425), few,
        [](Source& s) { return s.logNormal(0.5) - std::exp(0.3) * s.logNormal(0.5); });
    add("exponential", {}, 1, few, [](Source& s) { return s.exponential(); });
    add("large one time in ten", {}, 2, few, [](Source& s) { return s.rarely(0.1); });
    add("large one time in fifty", {}, 0.4, few, [](Source& s) { return s.rarely(0.02); });
    add("heavy tails", {}, 0, few, [](Source& s) { return s.studentsT(5); });
    add("0 to 3", {}, 0.33, few, [](Source& s) { return s.upToThree(); });
}

void TestIntervals::truthIsCoveredAtEveryLook() {
    QFETCH(std::optional<Bounds>, bounds);
    QFETCH(Draw, draw);
    QFETCH(double, truth);
    QFETCH(int, experiments);
    const int wanted = std::max(experiments, experimentsWanted());
    const int observations = experimentsWanted() > 0 || experiments == 1000 ? 1000 : 400;
    int covered = 0;
    for (int i = 0; i < wanted; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        covered += coversAlways(ConfidenceSequence(bounds), draw, truth, observations, seed) ? 1 : 0;
    }
    if (experimentsWanted() > 0) {
        qInfo("covered at every look: %d of %d", covered, wanted);
    }
    QVERIFY2(covered * 100 >= wanted * 95, qPrintable(QString("%1 of %2").arg(covered).arg(wanted)));
}

/// Twenty metrics of the same games, none of which differs; every look applies Holm's adjustment.
void TestIntervals::familiesOfTestsRaiseFewFalseAlarms() {
    constexpr int experiments = 200;
    constexpr std::size_t metrics = 20;
    const auto isAlarmed = [](std::uint64_t seed) {
        Source source(seed);
        std::vector<ConfidenceSequence> sequences;
        for (std::size_t metric = 0; metric < metrics; ++metric) {
            sequences.emplace_back(metric % 2 == 0 ? std::optional(kDifference) : std::nullopt);
        }
        for (int pair = 1; pair <= 240; ++pair) {
            const double game = source.normal();  // is part of all metrics
            for (std::size_t metric = 0; metric < metrics; ++metric) {
                const double value = game + source.normal();
                sequences[metric].add(metric % 2 == 0   ? (value > 1    ? 1.0
                                                           : value < -1 ? -1.0
                                                                        : 0.0)
                                      : metric % 3 == 0 ? std::exp(value / 4) - std::exp(1.0 / 16)
                                                        : value);
            }
            if (pair % 40 == 0) {
                std::vector<double> chances;
                for (const ConfidenceSequence& sequence : sequences) {
                    chances.push_back(sequence.pValue());
                }
                if (std::ranges::any_of(lab::holm(chances), [](double p) { return p <= 0.05; })) {
                    return true;
                }
            }
        }
        return false;
    };
    int alarms = 0;
    for (int i = 0; i < experiments; ++i) {
        alarms += isAlarmed(1000 + static_cast<std::uint64_t>(i)) ? 1 : 0;
    }
    QVERIFY2(alarms <= experiments / 20, qPrintable(QString::number(alarms)));
}

/// A method that never reports anything would never be wrong.
void TestIntervals::differencesAreFound() {
    int inNumbers = 0;
    int inShares = 0;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Source source(seed);
        ConfidenceSequence numbers;
        ConfidenceSequence shares(kDifference);
        for (int i = 0; i < 400; ++i) {
            numbers.add(0.3 + source.normal());
            shares.add(source.happens(0.5) - source.happens(0.3));
        }
        inNumbers += numbers.interval().low > 0 ? 1 : 0;
        inShares += shares.interval().low > 0 ? 1 : 0;
    }
    QVERIFY2(inNumbers >= 45, qPrintable(QString::number(inNumbers)));
    QVERIFY2(inShares >= 45, qPrintable(QString::number(inShares)));
}

void TestIntervals::intervalsAreNarrow() {
    constexpr double t200 = 1.972;  // 97.5 % quantiles
    constexpr double t1000 = 1.962;
    const Draw normal = [](Source& s) { return s.normal(); };
    const Draw length = [](Source& s) { return s.logNormal(0.5); };
    const Draw even = [](Source& s) { return s.happens(0.5); };
    QVERIFY(timesStudents(observed(drawn(normal, 200, 1)), t200) < 1.65);
    QVERIFY(timesStudents(observed(drawn(normal, 1000, 1)), t1000) < 1.65);
    QVERIFY(timesStudents(observed(drawn(length, 200, 1)), t200) < 1.9);
    QVERIFY(timesStudents(observed(drawn(length, 1000, 1)), t1000) < 1.75);
    QVERIFY(timesStudents(observed(drawn(even, 200, 1), kShare), t200) < 1.75);
    QVERIFY(timesStudents(observed(drawn(even, 1000, 1), kShare), t1000) < 1.8);
}

void TestIntervals::pValuesAreThoseOfTheIntervals_data() {
    QTest::addColumn<std::optional<Bounds>>("bounds");
    QTest::addColumn<Draw>("draw");
    const auto add = [](const char* name, const std::optional<Bounds>& bounds, Draw draw) {
        QTest::newRow(name) << bounds << draw;
    };
    add("shares", kShare, [](Source& s) { return s.happens(0.3); });
    add("differences", kDifference, [](Source& s) { return s.pairedDifference(); });
    add("normal", {}, [](Source& s) { return s.normal(); });
    add("many small ones", {}, [](Source& s) { return s.logNormal(1); });
    add("many large ones", {}, [](Source& s) { return -s.exponential(); });
}

void TestIntervals::pValuesAreThoseOfTheIntervals() {
    QFETCH(std::optional<Bounds>, bounds);
    QFETCH(Draw, draw);
    for (const int count : {60, 150, 700}) {
        const ConfidenceSequence sequence = observed(drawn(draw, count, 5), bounds);
        for (const double alpha : {0.2, 0.05, 0.001}) {
            const auto [low, high] = sequence.interval(alpha);
            QVERIFY(low < sequence.mean() && sequence.mean() < high);
            for (const double end : {low, high}) {
                if (std::isfinite(end) && (!bounds || (end > bounds->low && end < bounds->high))) {
                    QVERIFY2(std::abs(sequence.pValue(end) / alpha - 1) < 1e-4, qPrintable(QString::number(alpha)));
                }
            }
        }
        QCOMPARE(sequence.pValue(sequence.mean()), 1.0);
    }
}

/// A share seen as 0 in twenty observations need not be 0.
void TestIntervals::whatWasNeverSeenIsNotImpossible() {
    const ConfidenceSequence twenty = observed(std::vector<double>(20, 0.0), kShare);
    QCOMPARE(twenty.mean(), 0.0);
    QCOMPARE(twenty.interval().low, 0.0);
    QVERIFY(twenty.interval().high > 0.15 && twenty.interval().high < 0.5);
    const ConfidenceSequence many = observed(std::vector<double>(1000, 0.0), kShare);
    QVERIFY(many.interval().high > 0.003 && many.interval().high < 0.01);
    const ConfidenceSequence always = observed(std::vector<double>(20, 1.0), kShare);
    QCOMPARE(always.interval().high, 1.0);
    QVERIFY(std::abs(always.interval().low - (1 - twenty.interval().high)) < 1e-6);
}

void TestIntervals::equalNumbersSayNothingOfOthers() {
    for (const double number : {0.0, 0.1, -7.0}) {
        const ConfidenceSequence sequence = observed(std::vector<double>(500, number));
        QVERIFY(sequence.mean() == number);
        QVERIFY(sequence.variance() == 0);
        QVERIFY(std::isinf(sequence.interval().low) && std::isinf(sequence.interval().high));
        QCOMPARE(sequence.pValue(3), 1.0);
    }
}

void TestIntervals::fewObservationsSayNothing() {
    const ConfidenceSequence none;
    QCOMPARE(none.mean(), 0.0);
    QCOMPARE(none.pValue(), 1.0);
    QVERIFY(std::isinf(none.interval().low) && std::isinf(none.interval().high));
    QVERIFY(ConfidenceSequence(kDifference).interval() == (lab::Interval{-1, 1}));
    QCOMPARE(ConfidenceSequence(kDifference).pValue(0.5), 1.0);
    QVERIFY(std::isinf(observed({3}).interval().high));
    QVERIFY(std::isinf(observed({1, 2, 1, 2, 3, 1, 2, 3}).interval().high));
    const auto [low, high] = observed({1, 0}, kShare).interval();
    QVERIFY(low < 0.01 && high > 0.99);
}

/// A t interval of these would be far too short on the right, and would exclude the truth too early.
void TestIntervals::aFewLargeValuesLeaveRoomForMore() {
    std::vector<double> values(300, 0.0);
    values[10] = 1;
    values[200] = 30;
    QVERIFY(std::isinf(observed(values).interval().high));
    for (std::size_t i = 0; i < values.size(); i += 12) {
        values[i] = static_cast<double>(i % 30) + 1;
    }
    const ConfidenceSequence sequence = observed(values);
    const auto [low, high] = sequence.interval();
    QVERIFY(high - sequence.mean() > 1.5 * (sequence.mean() - low));
}

void TestIntervals::boundedIntervalsDoNotDependOnTheOrder() {
    std::vector<double> values = drawn([](Source& s) { return s.pairedDifference() / 2; }, 100, 3);
    const auto [low, high] = observed(values, kDifference).interval();
    std::ranges::sort(values);
    QVERIFY(std::abs(observed(values, kDifference).interval().low - low) < 1e-8);
    for (double& value : values) {
        value = -value;
    }
    const auto [turnedLow, turnedHigh] = observed(values, kDifference).interval();
    QVERIFY(std::abs(turnedLow + high) < 1e-8 && std::abs(turnedHigh + low) < 1e-8);
}

void TestIntervals::momentsAreThoseOfTwoPasses() {
    const std::vector<double> values = drawn([](Source& s) { return 1e6 + s.exponential(); }, 400, 9);
    lab::Moments moments;
    double sum = 0;
    for (const double value : values) {
        moments.add(value);
        sum += value - 1e6;
    }
    const double mean = sum / 400;
    std::array<double, 5> powers{};
    for (const double value : values) {
        for (int power = 2; power <= 4; ++power) {
            powers[static_cast<std::size_t>(power)] += std::pow(value - 1e6 - mean, power) / 400;
        }
    }
    QVERIFY(std::abs(moments.mean() - 1e6 - mean) < 1e-9);
    QVERIFY(std::abs(moments.variance() * 399 / 400 - powers[2]) < 1e-9);
    QVERIFY(std::abs(moments.skewness() - powers[3] / std::pow(powers[2], 1.5)) < 1e-9);
    QVERIFY(std::abs(moments.kurtosis() - powers[4] / (powers[2] * powers[2])) < 1e-8);
}

void TestIntervals::meansAreExact() {
    lab::Moments moments;
    for (int i = 0; i < 1000; ++i) {
        moments.add(i % 8 == 0 ? 3.5 : 1);
    }
    QVERIFY(moments.mean() == 1.3125);
}

QTEST_GUILESS_MAIN(TestIntervals)
#include "tst_intervals.moc"
