// The main window over the whole screen, and back.
#include "tests/unit/gui/window_play.h"

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

class TestFullScreen : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneKeyGoesThereAndBack();
    void escapeLeavesIt();
    void escapeIsForTheStepFirst();
    void theWindowBeforeIsNotForgotten();
    void theMenuSaysWhichItIs();
};

void TestFullScreen::oneKeyGoesThereAndBack() {
    Play play;
    QVERIFY(!play.window->isFullScreen());
    play.key(Qt::Key_F11);
    QVERIFY(play.window->isFullScreen());
    play.key(Qt::Key_F11);
    QVERIFY(!play.window->isFullScreen());
}

void TestFullScreen::escapeLeavesIt() {
    Play play;
    play.start();
    play.key(Qt::Key_Escape);
    QVERIFY(!play.window->isFullScreen());
    play.key(Qt::Key_F11);
    QTest::keyClick(play.view(), Qt::Key_Escape);  // the board has no use for it
    QVERIFY(!play.window->isFullScreen());
}

void TestFullScreen::escapeIsForTheStepFirst() {
    Play play;
    play.start();
    play.key(Qt::Key_F11);
    for (int i = 0; i < 50 && !play.turn().canTakeBack(); ++i) {
        playing::Robot(play, 7 + static_cast<std::uint64_t>(i)).touch();
    }
    QVERIFY(play.turn().canTakeBack());
    play.key(Qt::Key_Escape);
    QVERIFY2(play.window->isFullScreen(), "it has taken back what was picked");
}

void TestFullScreen::theWindowBeforeIsNotForgotten() {
    Play play;
    const QSize before = play.window->size();
    play.window->actions().at(Act::fullScreen)->trigger();
    QCOMPARE(play.window->normalGeometry().size(), before);
    play.window->actions().at(Act::fullScreen)->trigger();
    QTRY_COMPARE(play.window->size(), before);
    play.window->showMaximized();
    play.key(Qt::Key_F11);
    QVERIFY(play.window->isFullScreen());
    play.key(Qt::Key_F11);
    QVERIFY(play.window->isMaximized() && !play.window->isFullScreen());
}

void TestFullScreen::theMenuSaysWhichItIs() {
    Play play;
    const QAction* action = play.window->actions().at(Act::fullScreen);
    QVERIFY(action->isCheckable() && !action->isChecked());
    play.window->showFullScreen();  // as a window manager may do
    QVERIFY(action->isChecked());
    play.window->showNormal();
    QVERIFY(!action->isChecked());
}

QTEST_MAIN(TestFullScreen)
#include "tst_full_screen.moc"
