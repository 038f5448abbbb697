// The whole window in other themes and with other decks.
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/art/cards/deck.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/board/board_scene.h"
#include "tests/unit/gui/window_play.h"

#include <QPushButton>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

class TestWindowLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void changesItsTheme();
    void changesItsDeck();
    void wearsHighContrast();
    void followsTheDesktopIntoTheDark();
    void aNewGameLeavesTheStyleAlone();
};

void TestWindowLook::initTestCase() {
    QVERIFY(QFile::exists(storage::dataFolders().variants()));
}

void TestWindowLook::changesItsTheme() {
    Play play;
    play.start();
    const QColor light = play.window->area().board()->theme().felt;
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::dark; });
    QVERIFY(play.window->area().board()->theme().onDark);
    QVERIFY(play.window->area().board()->theme().felt.lightness() < light.lightness());
    QVERIFY(!play.window->grab().isNull());
}

void TestWindowLook::changesItsDeck() {
    Play play;
    play.start();
    const auto deck = [&] { return play.window->area().board()->theme().deck; };
    QCOMPARE(deck()->id, QStringLiteral("plain"));
    const QImage before = play.window->grab().toImage();
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("woodcut"); });
    QCOMPARE(deck()->id, QStringLiteral("woodcut"));
    QVERIFY(play.window->grab().toImage() != before);
    // A deck that cannot be read: plain faces, and a message.
    play.settings.change([](gui::Settings& settings) { settings.deck = QStringLiteral("lost"); });
    QVERIFY(deck() == nullptr);
    QVERIFY2(play.window->area().messages()->text().contains(QStringLiteral("deck")),
             qPrintable(play.window->area().messages()->text()));
}

// On black, buttons have an outline.
void TestWindowLook::wearsHighContrast() {
    Play play;
    play.start();
    const auto button = [] {
        QPushButton drawn(QStringLiteral("Start"));
        drawn.resize(90, 30);
        return drawn.grab().toImage();
    };
    const QImage usual = button();
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::highContrast; });
    QCOMPARE(play.window->area().board()->theme().felt, QColor(Qt::black));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    const QImage image = button();
    QVERIFY(image.pixelColor(image.width() / 2, 0).lightness() > 100);
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
    QCOMPARE(button(), usual);
}

// Regression: "Follow the system" was evaluated only once, at the start of the program.
void TestWindowLook::followsTheDesktopIntoTheDark() {
    Play play;
    play.start();
    const auto changeDesktop = [&](bool dark) {
        play.onDarkDesktop = dark;
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(play.window.get(), &change);
    };
    const auto onDark = [&] { return play.window->area().board()->theme().onDark; };
    changeDesktop(true);
    QVERIFY(onDark());
    QVERIFY(isDark(QApplication::palette()));
    changeDesktop(false);
    QVERIFY(!onDark());
    QVERIFY(!isDark(QApplication::palette()));
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
    changeDesktop(true);
    QVERIFY(!onDark());
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::system; });
    QVERIFY(onDark());
    play.settings.change([](gui::Settings& settings) { settings.theme = ThemeChoice::light; });
}

// Regression: each new game restyled all widgets.
void TestWindowLook::aNewGameLeavesTheStyleAlone() {
    class Watcher : public QObject {
    public:
        int changes = 0;
        bool eventFilter(QObject*, QEvent* event) override {
            changes += event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange ? 1 : 0;
            return false;
        }
    };
    Play play;
    play.start();
    Watcher watcher;
    play.window->installEventFilter(&watcher);
    play.settings.change([](gui::Settings& settings) { settings.newGame.looks[0].colour = Qt::magenta; });
    QCOMPARE(play.window->area().board()->theme().seats[0].colour, QColor(Qt::magenta));
    play.settings.change([](gui::Settings& settings) { settings.rememberFile(QStringLiteral("/a.gnostica")); });
    play.start({{"start", "seat"}}, 4);
    QCOMPARE(watcher.changes, 0);
}

QTEST_MAIN(TestWindowLook)
#include "tst_window_look.moc"
