// The stage for the end of a game: the board beside the page, the winner's land in the light, buttons, motion.
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/windows/game/ending/end_plan.h"
#include "app/gui/windows/game/ending/winner_crest.h"
#include "app/gui/windows/game/ending/winners_land.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "tests/unit/gui/board_places.h"
#include "tests/unit/gui/windows/game/ending/ended_table.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QTimer>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::EndedTable;

class TestEndStage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWinnersLandIsLit();
    void nothingWrongIsLit();
    void theBoardLiesBesideThePage_data();
    void theBoardLiesBesideThePage();
    void inLittleRoomThePageTakesAll();
    void buttonsAreVisibleAndWordsWhole_data();
    void buttonsAreVisibleAndWordsWhole();
    void theBoardIsInFrontWheneverThePageComes();
    void openSheetsFoldBeforeThePage();
    void onlyTheResultIsLeftToPress();
    void aClickOnTheBoardPutsThePageAway();
    void theFocusSkipsWhatIsCovered();
    void anyKeyEndsTheMotion();
    void aPictureIsSaved();
};

void TestEndStage::theWinnersLandIsLit() {
    EndedTable play;
    play.showTheEnd();
    const std::vector<LitSpace>& lit = play.window->area().board()->litLand();
    QCOMPARE(lit.size(), std::size_t{3});
    for (const LitSpace& each : lit) {
        QCOMPARE(each.points, 3);
        QVERIFY(each.space != tests::at(8, 8));
    }
    QCOMPARE(play.page()->crest().winners(), std::vector{Seat::a});
    QTest::keyClick(play.page(), Qt::Key_Escape);
    QVERIFY(play.window->area().board()->litLand().empty());
}

void TestEndStage::nothingWrongIsLit() {
    const Game game = tests::Setup()
                          .land("0,0", "sun")
                          .land("1,0", "star")
                          .land("2,0", "cups-2")
                          .pieces({"A3U@0,0", "A1N@1,0", "B1N@1,0", "B1N@2,0"})
                          .game();
    State state = game.state();
    QVERIFY(winnersLand(game.rules(), state).empty());  // nobody has won
    state.winners = 1;
    QCOMPARE(winnersLand(game.rules(), state), (std::vector<LitSpace>{{tests::at(0, 0), 3}}));  // one is contested
    state.winners = 3;
    QCOMPARE(winnersLand(game.rules(), state), (std::vector<LitSpace>{{tests::at(0, 0), 3}, {tests::at(2, 0), 1}}));
}

void TestEndStage::theBoardLiesBesideThePage_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("mirrored");
    for (const QSize size : {QSize(1366, 768), QSize(1920, 1080), QSize(1024, 600)}) {
        const QByteArray name = QByteArray::number(size.width());
        QTest::newRow(name.constData()) << size << false;
        QTest::newRow((name + " mirrored").constData()) << size << true;
    }
}

void TestEndStage::theBoardLiesBesideThePage() {
    QFETCH(const QSize, size);
    QFETCH(const bool, mirrored);
    EndedTable play;
    play.window->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    play.window->resize(size);
    tests::settle();
    const QRect before = play.view()->geometry();
    play.showTheEnd();
    const QRect board = play.view()->geometry();
    const QRect page = play.page()->geometry();
    QVERIFY(play.stage()->plan().board.has_value());
    QVERIFY(!board.intersects(page));
    QVERIFY(play.stage()->rect().contains(page));
    QVERIFY(board.width() >= 280 && play.view()->isFitted());
    QCOMPARE(page.center().x() < board.center().x(), mirrored);
    QVERIFY(!play.view()->viewport()->visibleRegion().isEmpty());
    QTest::keyClick(play.page(), Qt::Key_Escape);
    tests::settle();
    QCOMPARE(play.view()->geometry(), before);
}

void TestEndStage::inLittleRoomThePageTakesAll() {
    for (const bool mirrored : {false, true}) {
        const EndPlan plan = endPlanFor({{1024, 560}, 1, 2, mirrored});
        QVERIFY(!plan.board);
        QVERIFY(QRect(0, 0, 1024, 560).contains(plan.sheet));
        QVERIFY(plan.sheet.width() > 900);
    }
    const EndPlan usual = endPlanFor({{1366, 726}, 1, 1, false});
    QVERIFY(std::abs(usual.sheet.width() - 14 - 776) <= 2);  // without its shadow
}

void TestEndStage::buttonsAreVisibleAndWordsWhole_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("letters");
    QTest::addColumn<bool>("mirrored");
    for (const int letters : {100, 150, 200}) {
        for (const QSize size : {QSize(1024, 600), QSize(1366, 768)}) {
            const QByteArray name = QByteArray::number(size.width()) + ' ' + QByteArray::number(letters);
            QTest::newRow(name.constData()) << size << letters << false;
            QTest::newRow((name + " mirrored").constData()) << size << letters << true;
        }
    }
}

void TestEndStage::buttonsAreVisibleAndWordsWhole() {
    QFETCH(const QSize, size);
    QFETCH(const int, letters);
    QFETCH(const bool, mirrored);
    const QFont usual = QApplication::font();
    EndedTable play;
    QFont larger = usual;
    larger.setPointSizeF(usual.pointSizeF() * letters / 100);
    QApplication::setFont(larger);
    play.window->setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    play.window->resize(size);
    tests::settle();
    play.showTheEnd();
    const QRect inside = play.page()->rect();
    const auto buttons = play.page()->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), qsizetype{6});
    for (const QPushButton* button : buttons) {
        const QRect place(button->mapTo(play.page(), QPoint()), button->size());
        QVERIFY2(button->isVisible() && inside.contains(place), qPrintable(button->text()));
        QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
    for (const QLabel* label : play.page()->findChildren<QLabel*>()) {
        if (label->isVisible()) {
            const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            QVERIFY2(label->height() >= needed, qPrintable(label->text()));
            QVERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
    }
    QApplication::setFont(usual);
}

// Regression: the second time, the motion raised the board before the page was raised.
void TestEndStage::theBoardIsInFrontWheneverThePageComes() {
    EndedTable play;
    play.playToTheEnd();
    play.stage()->setMotion(5000);
    for (int time = 0; time < 3; ++time) {
        play.window->actions().at(Act::result)->trigger();
        const QObjectList& parts = play.window->area().children();
        QVERIFY(play.stage()->plan().board.has_value());
        QVERIFY2(parts.indexOf(play.view()) > parts.indexOf(play.stage()), qPrintable(QString::number(time)));
        QTest::keyClick(play.page(), Qt::Key_Shift);  // ends the motion
        QTest::keyClick(play.page(), Qt::Key_Escape);
        QVERIFY(!play.page()->isVisible());
    }
}

/// Regression: a sheet that was open lay over the page, and its tongue below it; Escape put the page away.
void TestEndStage::openSheetsFoldBeforeThePage() {
    EndedTable play;
    play.playToTheEnd();
    play.window->tablePanels().showLog();
    tests::settle();
    const QWidget* log = play.window->tablePanels().logSheet();
    QVERIFY(log->isVisible());
    play.window->actions().at(Act::result)->trigger();
    tests::settle();
    QVERIFY(play.page()->isVisible() && !log->isVisible());
    play.window->tablePanels().showLog();  // now it is wanted
    tests::settle();
    const auto* tongue = play.window->findChild<QWidget*>(QStringLiteral("logDockTongue"));
    QVERIFY(log->isVisible() && tongue->isVisible());
    const QObjectList& parts = play.window->area().children();
    QVERIFY(parts.indexOf(tongue) > parts.indexOf(play.stage()));
    QTest::keyClick(play.page(), Qt::Key_Escape);
    QVERIFY(!log->isVisible() && play.page()->isVisible());
    QTest::keyClick(play.page(), Qt::Key_Escape);
    QVERIFY(!play.page()->isVisible());
    tests::settle();
    QVERIFY(tongue->isVisible());
}

void TestEndStage::onlyTheResultIsLeftToPress() {
    EndedTable play;
    const auto captions = [&play] {
        QStringList found;
        for (const Seal* seal : play.window->findChildren<Seal*>()) {
            if (seal->isVisible()) {
                found << seal->text();
            }
        }
        return found;
    };
    QCOMPARE(captions(), (QStringList{QStringLiteral("Announce"), QStringLiteral("End turn")}));
    play.playToTheEnd();
    tests::settle();
    QCOMPARE(captions(), QStringList{QStringLiteral("Result")});
    for (Seal* seal : play.visible<Seal>()) {
        QTest::mouseClick(seal, Qt::LeftButton);
    }
    QVERIFY(play.page()->isVisible());
}

void TestEndStage::aClickOnTheBoardPutsThePageAway() {
    EndedTable play;
    play.showTheEnd();
    const auto steps = play.session().game().history().size();
    QTest::mouseClick(play.view()->viewport(), Qt::LeftButton, {}, tests::middleOf(*play.view(), tests::at(0, 0)));
    QVERIFY(!play.page()->isVisible());
    QCOMPARE(play.session().game().history().size(), steps);
    QVERIFY(play.view()->hasFocus());
}

void TestEndStage::theFocusSkipsWhatIsCovered() {
    EndedTable play;
    play.showTheEnd();
    tests::letTimePass(*play.page());
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(play.window->focusWidget(), Qt::Key_Tab);
        const QWidget* focus = play.window->focusWidget();
        QVERIFY(!play.window->area().isAncestorOf(focus) || play.page()->isAncestorOf(focus) || focus == play.page());
    }
}

void TestEndStage::anyKeyEndsTheMotion() {
    EndedTable play;
    play.showTheEnd();
    QVERIFY(!play.stage()->isMoving());  // motion is switched off
    QTest::keyClick(play.page(), Qt::Key_Escape);
    play.stage()->setMotion(5000);
    play.window->actions().at(Act::result)->trigger();
    QVERIFY(play.stage()->isMoving());
    QVERIFY(play.page()->crest().growth() < 1);
    QTest::keyClick(play.page(), Qt::Key_Shift);
    QVERIFY(!play.stage()->isMoving());
    QCOMPARE(play.page()->crest().growth(), 1.0);
    QCOMPARE(play.page()->geometry(), play.stage()->plan().sheet);
    QVERIFY(play.page()->isVisible());
}

void TestEndStage::aPictureIsSaved() {
    EndedTable play;
    play.showTheEnd();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("end.png"));
    QTimer clock;
    connect(&clock, &QTimer::timeout, this, [&path] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            dialog->selectFile(path);
            QMetaObject::invokeMethod(dialog, "accept");
        }
    });
    clock.start(0);
    play.press("Picture…");
    clock.stop();
    QVERIFY(gnostica::tests::comes([&path] { return QFileInfo(path).size() > 0; }));
    QVERIFY(QImage(path).width() > 1000);
    QVERIFY(play.page()->isVisible());
}

QTEST_MAIN(TestEndStage)
#include "tst_end_stage.moc"
