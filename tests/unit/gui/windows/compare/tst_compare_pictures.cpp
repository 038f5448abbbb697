// Pictures of an experiment: drawn when they are shown, with each part linked to its games.
#include "app/charts/charts.h"
#include "app/gui/windows/compare/experiments/results_model.h"
#include "app/gui/windows/compare/pictures/picture_values.h"
#include "app/gui/windows/compare/pictures/picture_view.h"
#include "app/storage/game_lock.h"
#include "tests/unit/gui/compare_home.h"

#include <QAction>
#include <QBarSet>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLegendMarker>
#include <QProcess>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>

using namespace gnostica;
using namespace gnostica::gui;
using report::PictureGroup;

namespace {

plugins::BarsPicture twoBars() {
    return {QStringLiteral("Used"),
            {QStringLiteral("above"), QStringLiteral("middle"), QStringLiteral("below")},
            {{QStringLiteral("A"), {30, 5, 1}}, {QStringLiteral("B"), {10, 20, 2}}}};
}

QByteArray rawBytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// An experiment that has been played.
class Played : public Home {
public:
    Played() {
        choose({"gnostica", "short"});
        begin(4);
        QVERIFY(gnostica::tests::comes([this] { return isOver(); }));
        window().tabs().setCurrentWidget(&window().experiments());
    }
    MetricPane& pane() const { return view().metricPane(); }
    void choose(engine::lab::Metric metric) const {
        const auto* model = static_cast<ResultsModel*>(view().table().model());
        view().table().setCurrentIndex(model->index(model->rowOf(metric), 0));
    }
    using Home::choose;
    /// Selects the first picture of this group.
    void look(PictureGroup group) const {
        pane().setCurrentIndex(1);
        QVERIFY(gnostica::tests::comes([this] { return pane().choice().count() > 0; }));
        pane().choice().setCurrentIndex(pane().choice().findData(static_cast<int>(group)));
        QVERIFY(pane().current() != nullptr && pane().current()->group == group);
    }
    int gameCount() const { return view().played().games().model()->rowCount(); }
    const engine::lab::GameRow& game(int row) const {
        return view().played().gameAt(view().played().games().model()->index(row, 0));
    }
};

}  // namespace

class TestComparePictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barsStandInTheOrderOfTheLegend() {
        const auto chart = charts::chartOf(twoBars(), charts::windowLook());
        const auto* bars = qobject_cast<QHorizontalBarSeries*>(chart->series().constFirst());
        QVERIFY(bars != nullptr);
        QCOMPARE(bars->barSets().constLast()->label(), QStringLiteral("A"));  // the last set is drawn on top
        QVERIFY(chart->legend()->reverseMarkers());
    }

    void everyPartIsFoundWhereItIsDrawn() {
        const plugins::CoursePicture course{QStringLiteral("Turn"),
                                            QStringLiteral("Points"),
                                            {{QStringLiteral("A"), {{1, {2, 1, 4}}, {2, {3, 2, 5}}}},
                                             {QStringLiteral("B"), {{1, {7, 6, 9}}, {2, {9, 8, 9}}}}},
                                            true};
        const plugins::OutlinePicture outline{QStringLiteral("Turns"),
                                              QStringLiteral("Games"),
                                              {10, 20, 30},
                                              {{QStringLiteral("A"), {40, 60}}, {QStringLiteral("B"), {90, 10}}}};
        const plugins::IntervalsPicture intervals{
            QStringLiteral("Difference"),
            {QStringLiteral("first"), QStringLiteral("second")},
            {{QStringLiteral("A"), {{-4, -6, -2}, {1, -1, 3}}}, {QStringLiteral("B"), {{4, 2, 6}, {1, 0, 2}}}},
            true};
        PictureView view;
        view.resize(700, 400);
        view.show();
        for (const plugins::Picture& picture : {plugins::Picture(course), plugins::Picture(outline),
                                                plugins::Picture(intervals), plugins::Picture(twoBars())}) {
            view.present(picture);
            for (int row = 0; row < rowsOf(picture).size(); ++row) {
                for (int series = 0; series < seriesOf(picture).size(); ++series) {
                    const auto part = view.partAt(view.placeOf({row, series}));
                    QVERIFY(part.has_value());
                    QCOMPARE(part->row, row);
                    QCOMPARE(part->series, series);
                }
            }
            QVERIFY(!view.partAt({1, 1}));
        }
    }

    // Regression: "6 – 38" was above "38 – 70", which is ambiguous; and the turns had the heading "Games (%)".
    void rangesShareNoNumber() {
        plugins::OutlinePicture outline{
            QStringLiteral("Turns"), QStringLiteral("Games (%)"), {6, 38, 70}, {{QStringLiteral("A"), {40, 60}}}, true};
        QCOMPARE(rowsOf(outline), (QStringList{QStringLiteral("6 – 37"), QStringLiteral("38 – 69")}));
        PictureValues model;
        model.show(outline);
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Turns"));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("A\nGames (%)"));
        model.show(twoBars(), QStringLiteral("Cards"));
        QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Cards"));
        outline.edges = {6, 7, 8};
        QCOMPARE(rowsOf(outline), (QStringList{QStringLiteral("6"), QStringLiteral("7")}));
        outline.edges = {0.5, 1, 1.5};
        outline.hasCounts = false;
        QCOMPARE(rowsOf(outline), (QStringList{QStringLiteral("0.50 – 1"), QStringLiteral("1 – 1.50")}));
    }

    void aMetricHasItsPicturesAndTheirNumbers() {
        const Played home;
        home.choose(engine::lab::Metric::turns);
        home.look(PictureGroup::spread);
        QVERIFY(home.pane().current()->metric == engine::lab::Metric::turns);
        home.choose(engine::lab::Metric::decisions);
        QVERIFY(home.pane().current()->group == PictureGroup::spread);  // the selection is kept
        QVERIFY(home.pane().current()->metric == engine::lab::Metric::decisions);
        for (const PictureGroup group :
             {PictureGroup::differences, PictureGroup::course, PictureGroup::seats, PictureGroup::uses}) {
            QVERIFY(home.pane().choice().findData(static_cast<int>(group)) >= 0);
        }
        QVERIFY(home.pane().values().model()->rowCount() > 0);
        QCOMPARE(home.pane().values().model()->columnCount(), 3);
    }

    void everyPartLeadsToItsGames() {
        const Played home;
        home.choose(engine::lab::Metric::turns);
        home.look(PictureGroup::spread);
        const auto& rows = std::get<report::ValueRows>(home.pane().current()->rows);
        int listed = 0;
        for (int row = 0; row + 1 < static_cast<int>(rows.edges.size()); ++row) {
            home.view().played().clear();
            Q_EMIT home.pane().values().clicked(home.pane().values().model()->index(row, 2));
            QVERIFY(gnostica::tests::comes(
                [&] { return home.view().played().head().contains(QStringLiteral("Press Enter")); }));
            for (int i = 0; i < home.gameCount(); ++i) {
                const engine::lab::GameRow& game = home.game(i);
                const double turns = game.values[engine::lab::index(engine::lab::Metric::turns)];
                QCOMPARE(game.key.arm, 1);
                QVERIFY(turns >= rows.edges[static_cast<std::size_t>(row)]);
                QVERIFY(turns < rows.edges[static_cast<std::size_t>(row) + 1]);
            }
            listed += home.gameCount();
        }
        QCOMPARE(listed, 8);  // four deals, each with two games
    }

    void aClickOnADifferenceListsTheGamesOfTheOtherRuleset() {
        const Played home;
        home.choose(engine::lab::Metric::turns);
        home.look(PictureGroup::differences);
        PictureView& picture = home.pane().picture();
        QTest::mouseClick(picture.viewport(), Qt::LeftButton, {}, picture.placeOf({0, 0}).toPoint());
        QVERIFY(gnostica::tests::comes([&] { return home.gameCount() == 8; }));
        QCOMPARE(home.game(0).key.arm, 1);
    }

    void thePageIsTheOneOfTheCommandLine() {
        const Played home;
        const QString page = home.home_.filePath(QStringLiteral("a.html"));
        QSignalSpy written(&home.view().page(), &PageExport::written);
        home.view().exportTo(page, ExportFormat::html, resultsOf(home));
        QVERIFY(home.view().head().state().contains(QStringLiteral("being written")));
        QVERIFY(written.wait(gnostica::tests::kPatienceMs));
        const QString other = home.home_.filePath(QStringLiteral("b.html"));
        QCOMPARE(
            QProcess::execute(QStringLiteral(GNOSTICA_CLI), {QStringLiteral("lab"), QStringLiteral("report"),
                                                             resultsOf(home).path, QStringLiteral("--html"), other}),
            0);
        QVERIFY(bytesOf(page).size() > 10'000);
        QVERIFY(bytesOf(page) == bytesOf(other));
    }

    // So that `lab reproduce` gives the same bytes.
    void theJsonIsTheOneOfTheCommandLine() {
        const Played home;
        const QString json = home.home_.filePath(QStringLiteral("a.json"));
        home.view().exportTo(json, ExportFormat::json, resultsOf(home));
        QProcess report;
        report.start(QStringLiteral(GNOSTICA_CLI),
                     {QStringLiteral("lab"), QStringLiteral("report"), resultsOf(home).path, QStringLiteral("--json")});
        QVERIFY(report.waitForFinished(gnostica::tests::kPatienceMs));
        QVERIFY(rawBytesOf(json).size() > 1000);
        QVERIFY(rawBytesOf(json) == report.readAllStandardOutput());
    }

    void writingAPageCanBeGivenUp() {
        const Played home;
        const QString page = home.home_.filePath(QStringLiteral("a.html"));
        home.view().exportTo(page, ExportFormat::html, resultsOf(home));
        home.view().head().exporting().click();
        QVERIFY(!home.view().page().isRunning());
        QVERIFY(home.view().head().state().contains(QStringLiteral("Finished")));
        QVERIFY(!QFile::exists(page));
    }

    void whoStopsAnExperimentMayGoOnLater() {
        const Home home;
        home.choose({"gnostica", "gnostica"});
        home.begin(400);
        const ExperimentRunner& runner = home.window().experiments().runner();
        QVERIFY(gnostica::tests::comes([&] { return runner.progress().done > 0; }));
        QVERIFY(gnostica::tests::comes([&] { return home.list().current() != nullptr; }));
        home.view().head().pause().click();
        QVERIFY(gnostica::tests::comes([&] { return runner.isPaused(); }));
        QTRY_VERIFY2_WITH_TIMEOUT(home.view().head().state().contains(QStringLiteral("Interrupted")),
                                  qPrintable(home.view().head().state()), 10'000);  // as in the list
        home.view().head().stop().click();
        QVERIFY(!runner.isPaused());
        QVERIFY(home.view().head().state().contains(QStringLiteral("Interrupted")));
        QVERIFY(!home.view().head().stop().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(home.view().head().pause().isEnabled(), 20'000);
    }

    // Regression: a file with deleted games was reported as finished.
    void missingGamesArePlayedAgain() {
        const Played home;
        const QString path = resultsOf(home).path;
        const QByteArray whole = rawBytesOf(path);
        {
            auto file = lab::Database::open(path, lab::Database::Access::made);
            QVERIFY(file && file->execute("DELETE FROM games WHERE pair = 1"));
        }
        home.list().select(path);
        QTRY_VERIFY_WITH_TIMEOUT(home.view().head().state().contains(QStringLiteral("Interrupted")), 20'000);
        QCOMPARE(home.list().current()->done, 3);
        QTRY_VERIFY_WITH_TIMEOUT(home.view().head().pause().isEnabled(), 20'000);
        home.view().head().pause().click();
        QTRY_VERIFY_WITH_TIMEOUT(home.isOver() && home.list().current()->done == 4, 30'000);
        QVERIFY(rawBytesOf(path) == whole);
    }

    // Regression: the export could overwrite the experiment's file.
    void anExportNeverReplacesTheExperiment() {
        const Played home;
        const QString path = resultsOf(home).path;
        const QByteArray whole = rawBytesOf(path);
        const QString link = home.home_.filePath(QStringLiteral("link.csv"));
        QVERIFY(QFile::link(path, link));
        for (const ExportFormat format : {ExportFormat::html, ExportFormat::json, ExportFormat::csv}) {
            home.view().exportTo(path, format, resultsOf(home));
            home.view().exportTo(link, format, resultsOf(home));
            QVERIFY(!home.view().page().isRunning());
        }
        QVERIFY(rawBytesOf(path) == whole);
    }

    // Regression: an endless view used a whole core, and kept the program running after its last window.
    void aViewIsNoExperiment() {
        const Played home;
        const QString path = resultsOf(home).path;
        {
            auto file = lab::Database::open(path, lab::Database::Access::made);
            QVERIFY(file && file->execute("DROP TABLE games; CREATE VIEW games AS WITH RECURSIVE n(pair) AS (SELECT 0 "
                                          "UNION ALL SELECT pair + 1 FROM n) SELECT pair FROM n"));
        }
        const ExperimentEntry entry = entryOf(path);
        QVERIFY(entry.problem && entry.problem->fault == lab::LabFault::otherTables);
        home.list().select(path);
        QTRY_VERIFY_WITH_TIMEOUT(home.view().head().state().contains(QStringLiteral("different tables")), 20'000);
    }

    void whoeverReadsAnExperimentDoesNotPlayIt() {
        const Played home;
        const QString path = resultsOf(home).path;
        auto file = lab::ExperimentFile::open(path);
        QVERIFY(file);
        lab::Statement reading = file->database().prepare("SELECT pair FROM games");
        QVERIFY(reading.next());  // holds a lock on the database
        QVERIFY(!storage::GameLock::holderOf(path, storage::LockBeside::file));
        QVERIFY(storage::GameLock::acquire(path, storage::TakeOver::never, storage::LockBeside::file));
    }
};

QTEST_MAIN(TestComparePictures)
#include "tst_compare_pictures.moc"
