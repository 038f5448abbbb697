// The graph of a review: its numbers are legible, however much of the game is reviewed.
#include "app/gui/windows/game/advice/review/share_graph.h"

#include <QFontMetrics>
#include <QLocale>
#include <QTest>

#include <cmath>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// Points for this number of turns, each `longer` history entries longer than the previous one.
std::vector<SharePoint> turnsOf(int turns, int longer) {
    std::vector<SharePoint> points;
    int position = 0;
    for (int turn = 1; turn <= turns; ++turn) {
        for (int decision = 0; decision < 2 + longer * turn; ++decision) {
            SharePoint point;
            point.position = ++position;
            point.turn = turn;
            points.push_back(point);
        }
    }
    return points;
}

}  // namespace

class TestShareGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersOfTurnsHaveRoom_data();
    void numbersOfTurnsHaveRoom();
    void fewTurnsAreAllNumbered();
};

void TestShareGraph::numbersOfTurnsHaveRoom_data() {
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("longer");
    QTest::addColumn<int>("share");  // reviewed part of the game, in percent
    QTest::newRow("the whole game") << 120 << 0 << 100;
    QTest::newRow("a review that has begun") << 40 << 0 << 6;
    QTest::newRow("a review that has hardly begun") << 5 << 0 << 1;
    QTest::newRow("turns that grow longer") << 60 << 1 << 100;
}

// Regression: during a review, its first turns were numbered as if they were the whole game: "510152025".
void TestShareGraph::numbersOfTurnsHaveRoom() {
    QFETCH(const int, turns);
    QFETCH(const int, longer);
    QFETCH(const int, share);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        ShareGraph graph;
        graph.setLayoutDirection(direction);
        graph.resize(600, 220);
        const std::vector<SharePoint> points = turnsOf(turns, longer);
        graph.setPoints(points, 2, points.back().position * 100 / share);
        const std::vector<SharePoint> numbered = graph.numberedTurns();
        QVERIFY(!numbered.empty());
        const auto width = [&](const SharePoint& point) {
            return graph.fontMetrics().horizontalAdvance(graph.locale().toString(point.turn));
        };
        for (std::size_t i = 1; i < numbered.size(); ++i) {
            const double way = std::abs(graph.placeOf(numbered[i], engine::Seat::a).x() -
                                        graph.placeOf(numbered[i - 1], engine::Seat::a).x());
            const double letters = (width(numbered[i]) + width(numbered[i - 1])) / 2.0;
            QVERIFY2(way > letters, qPrintable(QString::number(numbered[i].turn)));
        }
    }
}

void TestShareGraph::fewTurnsAreAllNumbered() {
    ShareGraph graph;
    graph.resize(600, 220);
    const std::vector<SharePoint> points = turnsOf(7, 0);
    graph.setPoints(points, 2, points.back().position);
    QCOMPARE(graph.numberedTurns().size(), std::size_t{7});
    graph.setPoints({}, 2, 0);
    QVERIFY(graph.numberedTurns().empty());
}

QTEST_MAIN(TestShareGraph)
#include "tst_share_graph.moc"
