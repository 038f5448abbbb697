// The graph of a review: its rounds are evenly apart and their numbers are legible.
#include "app/gui/windows/game/advice/review/share_graph.h"

#include <QFontMetrics>
#include <QLocale>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

/// Rounds of turns of two players, each turn `longer` history entries longer than the previous one.
std::vector<ScorePoint> roundsOf(int rounds, int longer) {
    std::vector<ScorePoint> curve(1);
    for (int turn = 1; turn <= 2 * rounds; ++turn) {
        ScorePoint point;
        point.position = curve.back().position + 2 + longer * turn;
        point.turn = turn;
        point.round = 1 + (turn - 1) / 2;
        curve.push_back(point);
    }
    return curve;
}

/// A decision at the start of each turn.
std::vector<SharePoint> decisionsIn(const std::vector<ScorePoint>& curve) {
    std::vector<SharePoint> points;
    for (std::size_t i = 1; i < curve.size(); ++i) {
        SharePoint point;
        point.position = curve[i - 1].position;
        point.round = curve[i].round;
        points.push_back(point);
    }
    return points;
}

}  // namespace

class TestShareGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersOfRoundsHaveRoom_data();
    void numbersOfRoundsHaveRoom();
    void fewRoundsAreAllNumbered();
    void labelsKeepClearOfTheNumbers();
};

void TestShareGraph::numbersOfRoundsHaveRoom_data() {
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("longer");
    QTest::newRow("short") << 3 << 0;
    QTest::newRow("long") << 120 << 0;
    QTest::newRow("turns that grow longer") << 60 << 1;
}

void TestShareGraph::numbersOfRoundsHaveRoom() {
    QFETCH(const int, rounds);
    QFETCH(const int, longer);
    const std::vector<ScorePoint> curve = roundsOf(rounds, longer);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        ShareGraph graph;
        graph.setLayoutDirection(direction);
        graph.resize(600, 220);
        graph.setCurve(curve);
        graph.setPoints(decisionsIn(curve), 2, curve.back().position);
        const std::vector<std::size_t> numbered = graph.numberedRounds();
        QVERIFY(!numbered.empty());
        const auto placeOf = [&](std::size_t end) { return graph.across(curve[end].position); };
        for (std::size_t i = 1; i < numbered.size(); ++i) {
            const double way = std::abs(placeOf(numbered[i]) - placeOf(numbered[i - 1]));
            QVERIFY2(way > graph.fontMetrics().horizontalAdvance(QStringLiteral("99")),
                     qPrintable(QString::number(curve[numbered[i]].round)));
            const double first = std::abs(placeOf(numbered[1]) - placeOf(numbered[0]));
            QVERIFY2(std::abs(way - first) < 1, "even steps");
        }
    }
}

void TestShareGraph::fewRoundsAreAllNumbered() {
    ShareGraph graph;
    graph.resize(600, 220);
    const std::vector<ScorePoint> curve = roundsOf(7, 0);
    graph.setCurve(curve);
    QCOMPARE(graph.numberedRounds().size(), std::size_t{7});
    graph.setCurve({});
    QVERIFY(graph.numberedRounds().empty());
}

/// Regression: the label of a player without a chance lay on the numbers of the axis.
void TestShareGraph::labelsKeepClearOfTheNumbers() {
    ShareGraph graph;
    graph.resize(600, 240);
    const std::vector<ScorePoint> curve = roundsOf(7, 0);
    graph.setCurve(curve);
    const std::vector<SharePoint> points = decisionsIn(curve);
    graph.setPoints(points, 4, curve.back().position);
    const double axis = graph.placeOf(points.back(), Seat::a).y();  // no chance
    for (const QRectF& label : graph.endLabels()) {
        QVERIFY(label.bottom() <= axis + 1);
    }
}

QTEST_MAIN(TestShareGraph)
#include "tst_share_graph.moc"
