// A computer's advice whether to announce, and its review of a finished game.
#include "app/gui/windows/game/advice/review/decisions_model.h"
#include "app/gui/windows/game/advice/review/review_panel.h"
#include "app/gui/windows/game/advice/review/share_graph.h"
#include "app/gui/windows/game/advice/word_table.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/windows/game/advised.h"

#include <QImage>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

/// One point.
tests::Setup hopelessPosition() {
    return tests::Setup()
        .land("0,0", "cups-2")
        .land("1,0", "sun")
        .land("2,0", "star")
        .land("3,0", "moon")
        .pieces({"A1U@0,0", "B3W@1,0", "B3W@2,0", "B3W@3,0"})
        .with("turn", "A");
}

}  // namespace

class TestAdviceAndReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void announcementThatHolds();
    void announcementThatDoesNot();
    void announcementThatIsAChallengeRound();
    void announcementThatIsRefused_data();
    void announcementThatIsRefused();
    void announcementHasNoCaret();
    void reviewShowsTheGameAndGoesThere();
    void reviewIsStoppedWithWhatItHas();
    void reviewOnlyOfGamesThatAreOver();
    void windowClosesWhileItThinks_data();
    void windowClosesWhileItThinks();
};

void TestAdviceAndReview::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestAdviceAndReview::announcementThatHolds() {
    Advised play;
    play.startAt(soundPosition());
    QVERIFY(play.isEnabled(Act::adviseAnnouncement));
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement().has_value());
    QVERIFY(play.adviser().announcement()->announcing.mean > 0.8F);
    QVERIFY2(view->text().contains(QStringLiteral("between")), qPrintable(view->text()));
    QVERIFY(!view->text().contains(QStringLiteral("Wait:")));
}

void TestAdviceAndReview::announcementThatDoesNot() {
    Advised play;
    play.startAt(hopelessPosition());
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement()->announcing.mean < 0.2F);
    QVERIFY2(!view->text().contains(QStringLiteral("Announce:")), qPrintable(view->text()));
}

/// Regression: the first edition has no last turn, and its adviser was never available (INF-2).
void TestAdviceAndReview::announcementThatIsAChallengeRound() {
    Advised play;
    play.startAt(soundPosition().with("infinity", "beside"), "hypothermia");
    QVERIFY(play.isEnabled(Act::adviseAnnouncement));
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(play.adviser().announcement().has_value());
    QVERIFY(play.adviser().announcement()->announcing.mean > 0.8F);
    QVERIFY2(view->text().contains(QStringLiteral("Take the Infinity card")), qPrintable(view->text()));
    QVERIFY2(!view->text().contains(QStringLiteral("nnounc")), qPrintable(view->text()));
}

void TestAdviceAndReview::announcementThatIsRefused_data() {
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    QTest::newRow("last turn") << "gnostica"
                               << "challenge"
                               << "B"
                               << "Bob has announced a last turn";
    QTest::newRow("not ahead") << "hypothermia"
                               << "infinity"
                               << "beside"
                               << "Bob has at least as many points (INF-2).";
    QTest::newRow("too early") << "hypothermia"
                               << "infinity"
                               << "pile"
                               << "is still under the draw pile (INF-2).";
}

void TestAdviceAndReview::announcementThatIsRefused() {
    QFETCH(QString, base);
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(QString, said);
    Advised play;
    play.startAt(hopelessPosition().with(field.toStdString(), value.toStdString()), base.toStdString());
    QVERIFY(play.askWhetherToAnnounce());
    const auto* view = play.docks().advice()->announcement();
    QVERIFY(!play.adviser().announcement().has_value());
    QVERIFY2(view->text().contains(said), qPrintable(view->text()));
}

/// The verdict has the keyboard focus and looks the same.
void TestAdviceAndReview::announcementHasNoCaret() {
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* other = new QPushButton(&window);
    auto* view = new AnnouncementView(&window);
    column->addWidget(other);
    column->addWidget(view);
    view->presentRefusal(QStringLiteral("Announce"), QStringLiteral("The game is over."));
    window.show();
    tests::activate(window);
    gnostica::tests::settle();
    other->setFocus();
    const QImage before = view->grab().toImage();
    view->setFocus();
    QVERIFY(view->focusProxy()->hasFocus());
    QCOMPARE(view->grab().toImage(), before);
}

void TestAdviceAndReview::reviewShowsTheGameAndGoesThere() {
    Advised play;
    play.openFinished();
    QVERIFY(play.session().referee().isOver());
    QVERIFY(play.isEnabled(Act::review));
    QVERIFY(play.review());
    ReviewPanel* panel = play.docks().review();
    const auto& points = panel->graph()->points();
    QVERIFY(points.size() > 10);
    QCOMPARE(points.back().position, static_cast<int>(play.session().game().history().size()));
    QVERIFY(panel->decisions()->rowCount() > 0);

    WordTable* table = panel->table();
    QTRY_VERIFY(table->isVisible());
    const DecisionRow& costliest = panel->decisions()->rows().front();
    const float most = std::max_element(points.begin(), points.end(), [](const SharePoint& a, const SharePoint& b) {
                           return a.cost < b.cost;
                       })->cost;
    QCOMPARE(costliest.cost, most);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
    QCOMPARE(play.session().table().position(), costliest.position);
    QCOMPARE(play.session().table().viewer(), costliest.seat);
    QVERIFY(panel->decisions()->rowCount() > 1);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);  // regression: another line was marked, and the board did not change
    QCOMPARE(play.session().table().position(), panel->decisions()->rows()[1].position);
    QCOMPARE(table->selectionModel()->selectedRows().front().row(), 1);

    panel->graph()->setFocus();
    QTest::keyClick(panel->graph(), Qt::Key_Home);
    QCOMPARE(play.session().table().position(), points.front().position);
    QTest::keyClick(panel->graph(), Qt::Key_Right);
    QCOMPARE(play.session().table().position(), points[1].position);
    const QPointF last = panel->graph()->placeOf(points.back(), Seat::a);
    QTest::mouseClick(panel->graph(), Qt::LeftButton, {}, last.toPoint());
    QVERIFY(play.session().table().isLive());
    QVERIFY(!table->selectionModel()->hasSelection());  // the board shows a different position
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(play.session().table().position(), panel->decisions()->rows()[1].position);
    QVERIFY(panel->decisions()->rowCount() > 0);  // looking back does not stop the review
}

void TestAdviceAndReview::reviewIsStoppedWithWhatItHas() {
    Advised play;
    play.openFinished();
    AdviceBudgets slow = quick();
    slow.review = {.iterations = 100'000'000, .seconds = 0.2};
    play.docks().setBudgets(slow);
    play.window->actions().at(Act::review)->trigger();
    Reviewer& reviewer = play.docks().reviewer();
    QTRY_VERIFY_WITH_TIMEOUT(reviewer.decisions().size() > 1, kPatience);
    QVERIFY(reviewer.isRunning());
    QVERIFY(play.docks().review()->graph()->points().size() > 1);
    const auto buttons = play.visible<QPushButton>(play.docks().review());
    const auto stop = std::ranges::find(buttons, QStringLiteral("Stop"), &QPushButton::text);
    QVERIFY(stop != buttons.end());
    QTest::mouseClick(*stop, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!reviewer.isRunning(), kPatience);
    QVERIFY(reviewer.decisions().size() > 1);
    // A new game: nothing of the previous one is left.
    play.start();
    QVERIFY(reviewer.decisions().empty());
    QCOMPARE(play.docks().review()->decisions()->rowCount(), 0);
}

void TestAdviceAndReview::reviewOnlyOfGamesThatAreOver() {
    Advised play;
    QVERIFY(!play.isEnabled(Act::review));
    play.start();
    QVERIFY(!play.isEnabled(Act::review));
}

void TestAdviceAndReview::windowClosesWhileItThinks_data() {
    QTest::addColumn<bool>("reviews");
    QTest::newRow("hint") << false;
    QTest::newRow("review") << true;
}

void TestAdviceAndReview::windowClosesWhileItThinks() {
    QFETCH(bool, reviews);
    Advised play(false, {.hint = kEndless, .review = kEndless});
    if (reviews) {
        play.openFinished();
        play.window->actions().at(Act::review)->trigger();
        QTRY_VERIFY(play.docks().reviewer().progress()->total > 0);
    } else {
        play.start();
        play.key(Qt::Key_H);
        QTRY_VERIFY(play.adviser().progress()->total > 0);
    }
    play.window.reset();  // otherwise it would never end
}

QTEST_MAIN(TestAdviceAndReview)
#include "tst_advice_and_review.moc"
