// Metrics of games are described in whole sentences; differences have a direction and a certainty.
#include "app/lab/words/metric_wording.h"
#include "tests/unit/english.h"

#include <QRegularExpression>
#include <QtTest>

#include <limits>
#include <set>

using namespace gnostica;
using namespace gnostica::tests;
using engine::lab::Metric;
using engine::lab::MetricInfo;
using lab::MeasuredDifference;
using lab::MetricWording;

namespace {

/// With breaking spaces, so that the test is readable.
QString plain(QString text) {
    return text.replace(QChar::Nbsp, u' ');
}

QString verdictOf(Metric metric, const MeasuredDifference& difference) {
    return plain(MetricWording::verdict(metric, QStringLiteral("Old"), QStringLiteral("New"), difference));
}

bool isWhole(const QString& text) {
    static const QRegularExpression leftover(QStringLiteral("%[0-9n]"));
    return !text.contains(leftover) && text.front().isUpper() && text.back() == u'.';
}

}  // namespace

class TestMetricWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void everyMetricIsExplained();
    void noTwoBearOneName();
    void valuesHaveTheirUnit();
    void differencesHaveADirection_data();
    void differencesHaveADirection();
    void everyDifferenceNamesBoth();
    void whatIsNotSeenIsBounded();
    void boundsAreRoundedUp();
    void intervalsNeedNotBeEven();
    void withoutGamesNothingIsSaid();
};

void TestMetricWords::everyMetricIsExplained() {
    for (const MetricInfo& info : engine::lab::metrics()) {
        QVERIFY(MetricWording::name(info.metric).front().isUpper());
        QVERIFY2(isWhole(MetricWording::sentence(info.metric)), qPrintable(MetricWording::sentence(info.metric)));
        QVERIFY2(isWhole(MetricWording::formula(info.metric)), qPrintable(MetricWording::formula(info.metric)));
        QVERIFY(isWhole(MetricWording::source(info.metric)));
        QVERIFY(!MetricWording::unit(info.metric).isEmpty());
    }
    QVERIFY(MetricWording::source(Metric::drama).contains(QStringLiteral("Browne")));
    QVERIFY(MetricWording::source(Metric::uncertainty).contains(QStringLiteral("Shannon")));
}

void TestMetricWords::noTwoBearOneName() {
    std::set<QString> names;
    std::set<QString> sentences;
    for (const MetricInfo& info : engine::lab::metrics()) {
        names.insert(MetricWording::name(info.metric));
        sentences.insert(MetricWording::sentence(info.metric));
    }
    QCOMPARE(names.size(), engine::lab::kMetrics);
    QCOMPARE(sentences.size(), engine::lab::kMetrics);
}

void TestMetricWords::valuesHaveTheirUnit() {
    QCOMPARE(plain(MetricWording::value(Metric::turns, 4.12)), QStringLiteral("4.1 turns"));
    QCOMPARE(plain(MetricWording::value(Metric::turns, 1)), QStringLiteral("1.0 turns"));
    QCOMPARE(plain(MetricWording::value(Metric::eliminations, 0.04)), QStringLiteral("0.04 players"));
    QCOMPARE(plain(MetricWording::value(Metric::drama, 0.123)), QStringLiteral("12.3 %"));
    QCOMPARE(plain(MetricWording::value(Metric::luck, 0.25)), QStringLiteral("0.25"));
    QCOMPARE(plain(MetricWording::value(Metric::margin, -2)), QStringLiteral("−2.0 points"));
    QCOMPARE(MetricWording::value(Metric::turns, std::numeric_limits<double>::quiet_NaN()), QStringLiteral("–"));
    QCOMPARE(plain(MetricWording::estimate(Metric::turns, 40, 38.5, 41.5)), QStringLiteral("40.0 ± 1.5 turns"));
    QCOMPARE(plain(MetricWording::estimate(Metric::ties, 0.1, 0.08, 0.12)), QStringLiteral("10.0 ± 2.0 %"));
    QCOMPARE(MetricWording::unit(Metric::turns), QStringLiteral("turns"));
    QCOMPARE(MetricWording::unit(Metric::ties), QStringLiteral("%"));
}

void TestMetricWords::differencesHaveADirection_data() {
    QTest::addColumn<int>("metric");
    QTest::addColumn<double>("mean");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, Metric metric, double mean, const char* sentence) {
        QTest::newRow(name) << static_cast<int>(metric) << mean << QString::fromUtf8(sentence);
    };
    row("sooner", Metric::turns, -4.1, "New ends 4.1 ± 0.9 turns sooner than Old.");
    row("longer", Metric::turns, 4.1, "New lasts 4.1 ± 0.9 turns longer than Old.");
    row("fewer", Metric::eliminations, -1.5,
        "A game under New eliminates 1.5 ± 0.9 players fewer than a game under Old.");
    row("announced later", Metric::firstAnnouncement, 3,
        "The first announcement comes 3.0 ± 0.9 turns later in New than in Old.");
    row("less stagnation", Metric::stagnation, -2,
        "A game under New has 2.0 ± 0.9 turns fewer in which nobody dares to announce than a game under "
        "Old.");
}

void TestMetricWords::differencesHaveADirection() {
    QFETCH(int, metric);
    QFETCH(double, mean);
    QFETCH(QString, sentence);
    QCOMPARE(verdictOf(static_cast<Metric>(metric), {mean, mean - 0.9, mean + 0.9, true}), sentence);
}

void TestMetricWords::everyDifferenceNamesBoth() {
    for (const MetricInfo& info : engine::lab::metrics()) {
        const QString more = verdictOf(info.metric, {0.5, 0.4, 0.6, true});
        const QString less = verdictOf(info.metric, {-0.5, -0.6, -0.4, true});
        QVERIFY(more != less);
        for (const QString& sentence : {more, less}) {
            QVERIFY2(isWhole(sentence), qPrintable(sentence));
            QVERIFY(sentence.contains(QStringLiteral("New")) && sentence.contains(QStringLiteral("Old")));
            const bool isShare = info.unit == engine::lab::Unit::share;
            const QString amount =
                isShare ? QStringLiteral("50.0 ± 10.0 percentage points") : QStringLiteral("0.5 ± 0.1");
            QVERIFY2(sentence.contains(amount), qPrintable(sentence));
        }
    }
}

void TestMetricWords::whatIsNotSeenIsBounded() {
    QCOMPARE(verdictOf(Metric::margin, {0.1, -0.4, 0.6, false}),
             QStringLiteral("No difference seen; a difference larger than 0.6 points is excluded."));
    QCOMPARE(verdictOf(Metric::margin, {-0.3, -0.7, 0.1, false}),
             QStringLiteral("No difference seen; a difference larger than 0.7 points is excluded."));
    QCOMPARE(verdictOf(Metric::ties, {0.001, -0.01, 0.02, false}),
             QStringLiteral("No difference seen; a difference larger than 2.0 percentage points is excluded."));
    QCOMPARE(verdictOf(Metric::margin, {0.4, 0.1, 0.7, false}),
             QStringLiteral("Perhaps a difference of 0.4 ± 0.3 points; with this many comparisons, it may be chance."));
    QCOMPARE(verdictOf(Metric::turns, {0, 0, 0, false}), QStringLiteral("No difference at all."));
}

/// A value that is reported as excluded must be excluded.
void TestMetricWords::boundsAreRoundedUp() {
    QVERIFY(verdictOf(Metric::turns, {0, -0.61, 0.61, false}).contains(QStringLiteral("0.7 turns")));
    QVERIFY(verdictOf(Metric::turns, {0, -0.0312, 0.0312, false}).contains(QStringLiteral("0.04 turns")));
    QVERIFY(verdictOf(Metric::turns, {0, -0.3, 0.1 + 0.2, false}).contains(QStringLiteral("0.3 turns")));
}

void TestMetricWords::intervalsNeedNotBeEven() {
    QCOMPARE(verdictOf(Metric::turns, {4.1, 3.5, 5.6, true}),
             QStringLiteral("New lasts 4.1 (3.5 to 5.6) turns longer than Old."));
    QCOMPARE(verdictOf(Metric::turns, {-4.1, -5.6, -3.5, true}),
             QStringLiteral("New ends 4.1 (3.5 to 5.6) turns sooner than Old."));
    QCOMPARE(verdictOf(Metric::turns, {0.512, 0.487, 0.537, true}),
             QStringLiteral("New lasts 0.51 ± 0.03 turns longer than Old."));
}

void TestMetricWords::withoutGamesNothingIsSaid() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    const double endless = std::numeric_limits<double>::infinity();
    QCOMPARE(verdictOf(Metric::turns, {none, none, none, false}), QStringLiteral("Too few games to say."));
    QCOMPARE(verdictOf(Metric::turns, {1, -endless, endless, false}), QStringLiteral("Too few games to say."));
}

QTEST_GUILESS_MAIN(TestMetricWords)
#include "tst_metric_words.moc"
