// Bootstrap, Holm's adjustment and the gain from pairing.
#include "engine/lab/bootstrap.h"
#include "engine/lab/holm.h"
#include "engine/lab/normal.h"
#include "engine/lab/paired_gain.h"
#include "engine/model/rng.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

using namespace gnostica::engine;

namespace {

/// Spatial abilities of 26 children (Efron and Tibshirani, An Introduction to the Bootstrap, table 14.1).
constexpr std::array<double, 26> kAbilities{48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6,
                                            0,  33, 28, 34, 4,  32, 24, 47, 41, 24, 26, 30, 41};

double varianceOf(std::span<const std::uint32_t> rows) {
    double sum = 0;
    double squares = 0;
    for (const std::uint32_t row : rows) {
        sum += kAbilities[row];
        squares += kAbilities[row] * kAbilities[row];
    }
    const auto count = static_cast<double>(rows.size());
    return squares / count - sum / count * (sum / count);
}

std::vector<double> exponentials(Rng& rng, int count) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) {
        values.push_back(-std::log((static_cast<double>(rng() >> 11U) + 0.5) * 0x1p-53));
    }
    return values;
}

bool isNear(const std::vector<double>& values, const std::vector<double>& expected) {
    return std::ranges::equal(values, expected, [](double a, double b) { return std::abs(a - b) < 1e-12; });
}

bool covers(const lab::Interval& interval, double truth) {
    return interval.low <= truth && truth <= interval.high;
}

}  // namespace

class TestResampling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bootstrapAgreesWithItsAuthors();
    void mediansAreCovered();
    void equalSeedsGiveEqualIntervals();
    void mediansOfFewNumbers();
    void whatIsAlwaysTheSameStaysSo();
    void holmsExample();
    void holmOfNothingAndOfNonsense();
    void pairingIsMeasured();
    void whereNothingVaries();
    void normalQuantiles();
};

/// Their interval of 90 % is 115.8 to 259.6 (table 14.2).
void TestResampling::bootstrapAgreesWithItsAuthors() {
    const auto estimate = lab::bootstrap(kAbilities.size(), varianceOf, {.seed = 1, .alpha = 0.1, .resamples = 4000});
    QVERIFY(std::abs(estimate.value - 171.5) < 0.05);
    QVERIFY2(std::abs(estimate.interval.low - 115.8) < 4, qPrintable(QString::number(estimate.interval.low)));
    QVERIFY2(std::abs(estimate.interval.high - 259.6) < 6, qPrintable(QString::number(estimate.interval.high)));
}

void TestResampling::mediansAreCovered() {
    Rng rng(4);
    int covered = 0;
    for (int i = 0; i < 100; ++i) {
        const std::vector<double> sample = exponentials(rng, 40);
        const lab::RowStatistic statistic = [&](std::span<const std::uint32_t> rows) {
            std::vector<double> chosen;
            for (const std::uint32_t row : rows) {
                chosen.push_back(sample[row]);
            }
            return lab::median(chosen);
        };
        const auto estimate = lab::bootstrap(sample.size(), statistic, {.seed = rng(), .resamples = 300});
        covered += covers(estimate.interval, std::log(2.0)) ? 1 : 0;
    }
    QVERIFY2(covered >= 90, qPrintable(QString::number(covered)));
}

void TestResampling::equalSeedsGiveEqualIntervals() {
    Rng rng(6);
    const std::vector<double> sample = exponentials(rng, 80);
    const auto first = lab::medianWithInterval(sample, 1);
    QVERIFY(lab::medianWithInterval(sample, 1).interval == first.interval);
    const auto other = lab::bootstrap(sample.size(), [&](auto rows) { return sample[rows[0]]; }, {.seed = 1});
    const auto third = lab::bootstrap(sample.size(), [&](auto rows) { return sample[rows[0]]; }, {.seed = 2});
    QVERIFY(other.interval != third.interval);
    QCOMPARE(first.value, lab::median(sample));
    QVERIFY(first.interval.low < first.value && first.value < first.interval.high);
}

void TestResampling::mediansOfFewNumbers() {
    QCOMPARE(lab::median({}), 0.0);
    QCOMPARE(lab::median(std::array{3.0}), 3.0);
    QCOMPARE(lab::median(std::array{9.0, 1.0}), 5.0);
    QCOMPARE(lab::median(std::array{9.0, 1.0, 2.0}), 2.0);
    QCOMPARE(lab::median(std::array{4.0, 1.0, 3.0, 2.0}), 2.5);
    QVERIFY(lab::medianWithInterval({}, 1).interval == lab::Interval{});
}

void TestResampling::whatIsAlwaysTheSameStaysSo() {
    const std::vector<double> sample(50, 7.0);
    const auto estimate = lab::medianWithInterval(sample, 1);
    QCOMPARE(estimate.value, 7.0);
    QVERIFY(estimate.interval == (lab::Interval{7, 7}));
    QVERIFY(lab::medianWithInterval(std::array{2.0}, 1).interval == (lab::Interval{2, 2}));
}

/// The smallest times four, the next times three …, and never less than the previous one.
void TestResampling::holmsExample() {
    QVERIFY(isNear(lab::holm(std::vector{0.01, 0.04, 0.03, 0.005}), {0.03, 0.06, 0.06, 0.02}));
    QVERIFY(isNear(lab::holm(std::vector{0.02, 0.02, 0.02}), {0.06, 0.06, 0.06}));
    QVERIFY(isNear(lab::holm(std::vector{0.9, 0.001, 0.7}), {1, 0.003, 1}));
}

void TestResampling::holmOfNothingAndOfNonsense() {
    QVERIFY(lab::holm({}).empty());
    // 20 tests of pure chance together: without an adjustment, two of three families would raise an alarm.
    Rng rng(7);
    int alarms = 0;
    for (int family = 0; family < 400; ++family) {
        std::vector<double> chances(20);
        std::ranges::generate(chances, [&] { return (static_cast<double>(rng() >> 11U) + 0.5) * 0x1p-53; });
        alarms += std::ranges::any_of(lab::holm(chances), [](double p) { return p <= 0.05; }) ? 1 : 0;
    }
    QVERIFY2(alarms >= 5 && alarms <= 32, qPrintable(QString::number(alarms)));
}

void TestResampling::pairingIsMeasured() {
    // Each varies by 5/3, their average by 1, hence their differences by 4/3.
    const lab::PairedGain gain = lab::pairedGain(std::array{1.0, 2.0, 3.0, 4.0}, std::array{2.0, 1.0, 4.0, 3.0});
    QVERIFY(std::abs(gain.correlation - 0.6) < 1e-12);
    QVERIFY(std::abs(gain.varianceRatio - 2.5) < 1e-12);
    const lab::PairedGain against = lab::pairedGain(std::array{1.0, 2.0, 3.0}, std::array{3.0, 2.0, 1.0});
    QVERIFY(std::abs(against.correlation + 1) < 1e-12);
    QVERIFY(std::abs(against.varianceRatio - 0.5) < 1e-12);
}

void TestResampling::whereNothingVaries() {
    const lab::PairedGain nothing = lab::pairedGain(std::array{1.0, 1.0}, std::array{4.0, 4.0});
    QCOMPARE(nothing.correlation, 0.0);
    QCOMPARE(nothing.varianceRatio, 1.0);
    QCOMPARE(lab::pairedGain({}, {}).varianceRatio, 1.0);
    const lab::PairedGain same = lab::pairedGain(std::array{1.0, 2.0}, std::array{1.0, 2.0});
    QCOMPARE(same.correlation, 1.0);
    QVERIFY(std::isinf(same.varianceRatio));
}

void TestResampling::normalQuantiles() {
    QVERIFY(std::abs(lab::normalQuantile(0.975) - 1.959963984540054) < 1e-12);
    QVERIFY(std::abs(lab::normalShare(-1) - 0.15865525393145707) < 1e-12);
}

QTEST_GUILESS_MAIN(TestResampling)
#include "tst_resampling.moc"
