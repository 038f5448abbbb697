// The graph of points: its labels do not overlap, and it can be read and used with keys.
#include "app/gui/windows/game/ending/points_graph.h"

#include <QSignalSpy>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

namespace {

/// Rounds of turns; the points of all players are nearly equal.
std::vector<ScorePoint> evenCurve(int rounds, int seats) {
    std::vector<ScorePoint> curve(1);
    for (int turn = 1; turn <= rounds * seats; ++turn) {
        ScorePoint point{.position = 3 * turn, .turn = turn};
        point.round = 1 + (turn - 1) / seats;
        point.mover = seatAt((turn - 1) % seats);
        for (int i = 0; i < seats; ++i) {
            point.scores[seatAt(i)] = std::min(9, point.round / 2 + i % 2);
        }
        curve.push_back(point);
    }
    return curve;
}

}  // namespace

class TestPointsGraph : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsDoNotOverlap_data();
    void labelsDoNotOverlap();
    void keysGoFromTurnToTurn();
    void aClickGoesToTheNearestTurn();
};

void TestPointsGraph::labelsDoNotOverlap_data() {
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("mirrored");
    for (const bool mirrored : {false, true}) {
        QTest::addRow("short %d", mirrored) << 2 << 6 << mirrored;
        QTest::addRow("usual %d", mirrored) << 13 << 4 << mirrored;
        QTest::addRow("long %d", mirrored) << 90 << 2 << mirrored;
    }
}

void TestPointsGraph::labelsDoNotOverlap() {
    QFETCH(const int, rounds);
    QFETCH(const int, seats);
    QFETCH(const bool, mirrored);
    PointsGraph graph;
    graph.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    const auto curve = evenCurve(rounds, seats);
    std::vector<TurningPoint> marks;
    for (const std::size_t place : {curve.size() - 3, curve.size() - 2, curve.size() - 1}) {
        marks.push_back({curve[place], {}});
    }
    graph.present(curve, seats, 9, marks, {});
    graph.resize(graph.sizeHint().expandedTo(graph.minimumSizeHint()));
    const std::vector<QRectF> labels = graph.endLabels();
    QCOMPARE(labels.size(), static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        QVERIFY(QRectF(graph.rect()).adjusted(-1, -1, 1, 1).contains(labels[i]));
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(!labels[i].adjusted(0, 1, 0, -1).intersects(labels[j].adjusted(0, 1, 0, -1)));
        }
    }
    const std::vector<QPointF> numbers = graph.marks();
    QCOMPARE(numbers.size(), std::size_t{3});
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        const double way = numbers[i].x() - numbers[i - 1].x();
        QVERIFY(mirrored ? way < -17 : way > 17);
    }
    const auto rounds1 = graph.numberedRounds();
    QCOMPARE(curve[rounds1.back()].round, rounds);
    for (std::size_t i = 1; i < rounds1.size(); ++i) {
        QVERIFY(std::abs(graph.placeOf(rounds1[i], Seat::a).x() - graph.placeOf(rounds1[i - 1], Seat::a).x()) > 10);
    }
}

void TestPointsGraph::keysGoFromTurnToTurn() {
    PointsGraph graph;
    const auto curve = evenCurve(5, 2);
    graph.present(curve, 2, 9, {{curve[4], {}}}, [](const ScorePoint& point) { return QString::number(point.turn); });
    QSignalSpy picked(&graph, &PointsGraph::picked);
    QCOMPARE(graph.accessibleDescription(), QStringLiteral("10"));
    QTest::keyClick(&graph, Qt::Key_Left);
    QCOMPARE(graph.accessibleDescription(), QStringLiteral("9"));
    QTest::keyClick(&graph, Qt::Key_PageUp);
    QCOMPARE(graph.accessibleDescription(), QStringLiteral("4"));
    QTest::keyClick(&graph, Qt::Key_Home);
    QTest::keyClick(&graph, Qt::Key_Left);  // nothing is before the first
    QCOMPARE(graph.accessibleDescription(), QStringLiteral("0"));
    QTest::keyClick(&graph, Qt::Key_Right);
    QVERIFY(picked.isEmpty());
    QTest::keyClick(&graph, Qt::Key_Return);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked.first().first().toInt(), curve[1].position);
    graph.setLayoutDirection(Qt::RightToLeft);
    QTest::keyClick(&graph, Qt::Key_Left);
    QCOMPARE(graph.accessibleDescription(), QStringLiteral("2"));
}

void TestPointsGraph::aClickGoesToTheNearestTurn() {
    PointsGraph graph;
    graph.resize(500, 200);
    const auto curve = evenCurve(5, 2);
    graph.present(curve, 2, {}, {}, {});
    QSignalSpy picked(&graph, &PointsGraph::picked);
    QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.placeOf(6, Seat::b).toPoint() + QPoint(2, 0));
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked.first().first().toInt(), curve[6].position);
}

QTEST_MAIN(TestPointsGraph)
#include "tst_points_graph.moc"
