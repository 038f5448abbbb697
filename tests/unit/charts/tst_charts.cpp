// Charts show the given data, and fit into their frame.
#include "app/charts/chart_svg.h"
#include "app/charts/charts.h"

#include <QApplication>
#include <QBarSet>
#include <QFontMetricsF>
#include <QGraphicsScene>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QPalette>
#include <QScatterSeries>
#include <QSvgRenderer>
#include <QValueAxis>
#include <QtTest>

using namespace gnostica;
using namespace gnostica::plugins;

namespace {

template <class Series>
Series* seriesNamed(const QChart& chart, const QString& name) {
    for (QAbstractSeries* series : chart.series()) {
        if (auto* const found = qobject_cast<Series*>(series); found != nullptr && found->name() == name) {
            return found;
        }
    }
    return nullptr;
}

QString longName(int arm) {
    return QStringLiteral("A ruleset with a name that is rather long, number %1").arg(arm);
}

Picture ofManyArms(int kind) {
    CoursePicture course{QStringLiteral("Turn"), QStringLiteral("Points"), {}, false};
    OutlinePicture outline{QStringLiteral("Turns"), QStringLiteral("Games"), {0, 1, 2, 3}, {}};
    IntervalsPicture intervals{QStringLiteral("Wins"), {QStringLiteral("1"), QStringLiteral("2")}, {}, true};
    BarsPicture bars{QStringLiteral("Used"), {QStringLiteral("x"), QStringLiteral("y")}, {}};
    for (int arm = 0; arm < 9; ++arm) {
        const double value = arm;
        course.series.push_back({longName(arm), {{1, {value, value, value}}, {2, {value + 1, value, value}}}});
        outline.series.push_back({longName(arm), {value, 2, 1}});
        intervals.series.push_back({longName(arm), {{value, value - 1, value + 1}, {}}});
        bars.series.push_back({longName(arm), {value, 3}});
    }
    const Picture all[] = {course, outline, intervals, bars};
    return all[kind];
}

}  // namespace

class TestCharts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesHaveTheirPoints();
    void outlinesAreSteps();
    void theLegendLeavesTheUppermostNumberRoom();
    void dotsStandInTheirRows();
    void barsHaveTheirLengths();
    void manyArmsFit_data();
    void manyArmsFit();
    void emptyPicturesAreDrawn();
    void aPictureIsDrawnAlike();
    void pagesDoNotFollowTheWindow();
};

void TestCharts::linesHaveTheirPoints() {
    const CoursePicture picture{
        QStringLiteral("Turn"),
        QStringLiteral("Points"),
        {{QStringLiteral("A"), {{1, {2, 1, 4}}, {2, {3, 2, 5}}}}, {QStringLiteral("B"), {{1, {7, 6, 9}}}}},
        true};
    const auto chart = charts::chartOf(picture, charts::windowLook());
    const auto* line = seriesNamed<QLineSeries>(*chart, QStringLiteral("A"));
    QVERIFY(line != nullptr);
    QCOMPARE(line->points(), (QList<QPointF>{{1, 2}, {2, 3}}));
    QVERIFY(seriesNamed<QLineSeries>(*chart, QStringLiteral("B")) != nullptr);
    const auto* up = qobject_cast<QValueAxis*>(chart->axes(Qt::Vertical).constFirst());
    QVERIFY(up != nullptr && up->min() <= 1 && up->max() >= 9);  // bands are not cut off
}

void TestCharts::outlinesAreSteps() {
    const OutlinePicture picture{
        QStringLiteral("Turns"), QStringLiteral("Games"), {10, 20, 30}, {{QStringLiteral("A"), {40, 60}}}};
    const auto chart = charts::chartOf(picture, charts::windowLook());
    const auto* line = seriesNamed<QLineSeries>(*chart, QStringLiteral("A"));
    QVERIFY(line != nullptr);
    QCOMPARE(line->points(), (QList<QPointF>{{10, 0}, {10, 40}, {20, 40}, {20, 60}, {30, 60}, {30, 0}}));
}

// Regression: the names overlapped the "40" at the end of the axis.
void TestCharts::theLegendLeavesTheUppermostNumberRoom() {
    for (const int kind : {0, 1}) {
        const Picture picture = ofManyArms(kind);
        QGraphicsScene scene;
        QChart* chart = charts::chartOf(picture, charts::windowLook()).release();
        scene.addItem(chart);
        chart->resize(charts::sizeOf(picture));
        charts::layOut(*chart, picture);
        const double numberEnd = chart->plotArea().top() - QFontMetricsF(charts::windowLook().font).capHeight() / 2;
        QVERIFY(!chart->legend()->geometry().isEmpty());
        QVERIFY(chart->legend()->geometry().bottom() <= numberEnd);
    }
}

void TestCharts::dotsStandInTheirRows() {
    const IntervalsPicture picture{QStringLiteral("Difference"),
                                   {QStringLiteral("first"), QStringLiteral("first")},
                                   {{QStringLiteral("A"), {{-4, -6, -2}, {1, -1, 3}}}},
                                   true};
    const auto chart = charts::chartOf(picture, charts::windowLook());
    const auto* dots = seriesNamed<QScatterSeries>(*chart, QStringLiteral("A"));
    QVERIFY(dots != nullptr);
    QCOMPARE(dots->points(), (QList<QPointF>{{-4, 1.5}, {1, 0.5}}));
    int whiskers = 0;
    for (QAbstractSeries* series : chart->series()) {
        const auto* line = qobject_cast<QLineSeries*>(series);
        whiskers += line != nullptr && line->points() == QList<QPointF>{{-6, 1.5}, {-2, 1.5}} ? 1 : 0;
    }
    QCOMPARE(whiskers, 1);
}

void TestCharts::barsHaveTheirLengths() {
    const BarsPicture picture{QStringLiteral("Used"),
                              {QStringLiteral("above"), QStringLiteral("below")},
                              {{QStringLiteral("A"), {30, 5}}, {QStringLiteral("B"), {10, std::nan("")}}}};
    const auto chart = charts::chartOf(picture, charts::windowLook());
    const auto* bars = qobject_cast<QHorizontalBarSeries*>(chart->series().constFirst());
    QVERIFY(bars != nullptr);
    for (const QBarSet* set : bars->barSets()) {
        const bool isA = set->label() == QLatin1String("A");
        QCOMPARE(set->at(0), isA ? 5.0 : 0.0);  // from below
        QCOMPARE(set->at(1), isA ? 30.0 : 10.0);
    }
}

void TestCharts::manyArmsFit_data() {
    QTest::addColumn<int>("kind");
    const char* names[] = {"course", "outline", "intervals", "bars"};
    for (int kind = 0; kind < 4; ++kind) {
        QTest::newRow(names[kind]) << kind;
    }
}

void TestCharts::manyArmsFit() {
    QFETCH(int, kind);
    const Picture picture = ofManyArms(kind);
    const QByteArray svg = charts::svgOf(picture);
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.viewBoxF().size(), charts::sizeOf(picture));
    for (int arm = 0; arm < 9; ++arm) {
        QVERIFY2(svg.contains(longName(arm).toUtf8()), qPrintable(longName(arm)));
    }
}

void TestCharts::emptyPicturesAreDrawn() {
    for (const Picture& picture :
         {Picture(CoursePicture{}), Picture(OutlinePicture{}), Picture(IntervalsPicture{}), Picture(BarsPicture{})}) {
        QVERIFY(QSvgRenderer(charts::svgOf(picture)).isValid());
    }
}

void TestCharts::aPictureIsDrawnAlike() {
    QVERIFY(charts::svgOf(ofManyArms(2)) == charts::svgOf(ofManyArms(2)));
}

/// Printed and exported charts are on light paper, whatever the window looks like.
void TestCharts::pagesDoNotFollowTheWindow() {
    const QPalette before = QApplication::palette();
    QApplication::setPalette(QPalette(Qt::black, Qt::white));
    const QByteArray light = charts::svgOf(ofManyArms(0));
    QApplication::setPalette(QPalette(Qt::white, Qt::black));
    const QByteArray dark = charts::svgOf(ofManyArms(0));
    QApplication::setPalette(before);
    QVERIFY(light == dark);
    QVERIFY(light.contains("#0072b2"));
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
