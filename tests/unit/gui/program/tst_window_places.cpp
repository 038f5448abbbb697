// Every window reopens at its last place and size: within one run, and after a restart.
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/screen_room.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/gui/windows/learn/learn_window.h"
#include "app/gui/windows/workshop/shelf/shelf_pane.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QTest>

using namespace gnostica;
using namespace gnostica::gui;
using namespace gnostica::gui::playing;

namespace {

using Opener = std::function<QWidget&(MainWindow&)>;

std::map<QString, Opener> openers(const QString& record) {
    return {
        {QStringLiteral("workshop"), [](MainWindow& window) -> QWidget& { return window.windows().workshop().show(); }},
        {QStringLiteral("comparison"),
         [](MainWindow& window) -> QWidget& { return window.windows().compare().show(); }},
        {QStringLiteral("position"),
         [](MainWindow& window) -> QWidget& { return window.windows().positions().show(); }},
        {QStringLiteral("learning"),
         [](MainWindow& window) -> QWidget& { return window.windows().learning().show(TaskKind::lesson); }},
        {QStringLiteral("replay"),
         [record](MainWindow& window) -> QWidget& { return *window.windows().replays().open(record); }}};
}

/// Deleted on close.
void close(QWidget& window) {
    QVERIFY(window.close());
    tests::settle();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Far enough from the screen edges to be kept in place. Titles need room, frames hardly any: the test's screen is not
/// much larger than the smallest window.
bool isWell(const QWidget& window, const QRect& place) {
    constexpr int title = 32;
    constexpr int frame = 4;
    return window.screen()->availableGeometry().contains(place.adjusted(-frame, -title, frame, title));
}

}  // namespace

class TestWindowPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsComeBack();
    void theFirstPlaceIsWholeOnTheScreen();
    void anotherOfTheSameLiesBesideIt();
    void questionsAreAsLargeAsTheirWords();
    void noWindowIsTooSmallOrTooLarge();
    void dialogsHaveTheirSize();
    void whatTheSettingsHoldMayBeAnything();
    void theWorkshopOpensWhatWasOpenLast();
};

void TestWindowPlaces::windowsComeBack() {
    Play play;
    play.start();
    QTemporaryDir folder;
    const QString record = folder.filePath(QStringLiteral("some.gnostica"));
    QVERIFY(play.window->desk().save(record));
    std::map<QString, QRect> left;
    int fitting = 0;
    for (const auto& [name, open] : openers(record)) {
        QWidget& window = open(*play.window);
        tests::settle();
        window.resize(window.size().boundedTo(QSize(700, 690)) - QSize(23, 29));
        window.move(8, 60);
        tests::settle();
        left[name] = {window.pos(), window.size()};  // the position including the frame
        // A window larger than the test's screen is placed where it fits best.
        fitting += isWell(window, window.geometry()) ? 1 : 0;
        close(window);
    }
    QVERIFY(fitting > 0);
    for (int start = 0; start < 2; ++start) {
        for (const auto& [name, open] : openers(record)) {
            QWidget& window = open(*play.window);
            tests::settle();
            const QRect was = left.at(name);
            QVERIFY2(window.size() == was.size(), qPrintable(name));
            QVERIFY2(!isWell(window, was) || window.pos() == was.topLeft(),
                     qPrintable(QStringLiteral("%1: %2, %3 and not %4, %5")
                                    .arg(name)
                                    .arg(window.x())
                                    .arg(window.y())
                                    .arg(was.x())
                                    .arg(was.y())));
            close(window);
        }
        play.reopen();
    }
}

// Regression: windows lay over the main window so that a few pixels of it looked out.
void TestWindowPlaces::theFirstPlaceIsWholeOnTheScreen() {
    Play play;
    play.window->resize(700, 640);  // smaller than the test's screen
    play.window->move(40, 50);
    play.start();
    QTemporaryDir folder;
    const QString record = folder.filePath(QStringLiteral("some.gnostica"));
    QVERIFY(play.window->desk().save(record));
    for (const auto& [name, open] : openers(record)) {
        QWidget& window = open(*play.window);
        tests::settle();
        const QRect screen = window.screen()->availableGeometry();
        const QSize less = play.window->size() - window.size();
        QVERIFY2(window.x() >= screen.left() && window.y() >= screen.top(), qPrintable(name));
        QVERIFY2(window.width() > screen.width() || window.geometry().right() <= screen.right(), qPrintable(name));
        QVERIFY2(window.height() > screen.height() || window.geometry().bottom() <= screen.bottom(), qPrintable(name));
        QVERIFY2(less.width() <= 0 || less.width() >= 64, qPrintable(name));
        QVERIFY2(less.height() <= 0 || less.height() >= 64, qPrintable(name));
        close(window);
    }
}

void TestWindowPlaces::anotherOfTheSameLiesBesideIt() {
    Play play;
    play.start();
    QTemporaryDir folder;
    const auto record = [&folder, &play](const char* name) {
        const QString path = folder.filePath(QLatin1String(name));
        return play.window->desk().save(path) ? path : QString();
    };
    QWidget* first = play.window->windows().replays().open(record("first.gnostica"));
    first->resize(600, 500);
    first->move(10, 10);
    tests::settle();
    close(*first);
    first = play.window->windows().replays().open(record("first.gnostica"));
    tests::settle();
    const QWidget* second = play.window->windows().replays().open(record("second.gnostica"));
    tests::settle();
    QVERIFY(second->pos() != first->pos());
    QCOMPARE(second->size(), first->size());
    const QWidget* third = play.window->windows().replays().open(record("third.gnostica"));
    tests::settle();
    QVERIFY(third->pos() != first->pos() && third->pos() != second->pos());
    QVERIFY(third->screen()->availableGeometry().contains(third->pos()));
}

// Regression: the next one had the same size, whatever its text.
void TestWindowPlaces::questionsAreAsLargeAsTheirWords() {
    Play play;
    inDialog([](QDialog& dialog) { dialog.resize(dialog.size() + QSize(200, 200)); });
    PlainMessageBox box(QMessageBox::Question, QStringLiteral("?"), QStringLiteral("Really?"), play.window.get());
    box.exec();
    const QVariantMap& places = play.settings.now().places;
    QVERIFY2(!places.contains(QStringLiteral("PlainMessageBox")), qPrintable(places.keys().join(u'\n')));
}

void TestWindowPlaces::noWindowIsTooSmallOrTooLarge() {
    Play play;
    play.start();
    QTemporaryDir folder;
    const QString record = folder.filePath(QStringLiteral("some.gnostica"));
    QVERIFY(play.window->desk().save(record));
    for (const auto& [name, open] : openers(record)) {
        QWidget& window = open(*play.window);
        tests::settle();
        const QSize screen = window.screen()->availableSize();
        window.resize(100, 100);
        tests::settle();
        QVERIFY2(window.size() == fittingScreen(window, kLeastWindow), qPrintable(name));
        QVERIFY2(window.width() <= screen.width() && window.height() <= screen.height(), qPrintable(name));
        close(window);
    }
}

void TestWindowPlaces::dialogsHaveTheirSize() {
    Play play;
    QSize left;
    inDialog([&](QDialog& dialog) {
        dialog.resize(dialog.size() - QSize(40, 30));  // the test's screen is small
        left = dialog.size();
        dialog.accept();  // with the settings from when it was opened
    });
    play.window->actions().at(Act::settings)->trigger();
    QSize again;
    inDialog([&](QDialog& dialog) {
        again = dialog.size();
        dialog.reject();
    });
    play.window->actions().at(Act::settings)->trigger();
    QVERIFY(left.isValid());
    QCOMPARE(again, left);
}

void TestWindowPlaces::whatTheSettingsHoldMayBeAnything() {
    Play play;
    for (const QVariant& place : {QVariant(QByteArray("\0\1\2", 3)), QVariant(7), QVariant(QSize(-4, 900000)),
                                  QVariant(QStringLiteral("here")), QVariant(QSize(900000, 900000))}) {
        play.settings.change([&place](gui::Settings& settings) {
            settings.places = {{QStringLiteral("PositionWindow"), place}};
        });
        QWidget& window = play.window->windows().positions().show();
        tests::settle();
        const QSize most = window.screen()->size().expandedTo(window.minimumSizeHint());  // the test's screen is small
        QVERIFY2(window.width() <= most.width() && window.height() <= most.height(),
                 qPrintable(QStringLiteral("%1 x %2").arg(window.width()).arg(window.height())));
        close(window);
    }
}

void TestWindowPlaces::theWorkshopOpensWhatWasOpenLast() {
    Play play;
    const auto shown = [&]() -> WorkshopWindow& {
        WorkshopWindow& workshop = play.window->windows().workshop().show();
        tests::settle();
        return workshop;
    };
    QVERIFY(shown().draft() == nullptr);
    shown().open("zarcana");
    play.reopen();
    QVERIFY(shown().draft() != nullptr);
    QCOMPARE(shown().draft()->id(), std::string("zarcana"));
    QVERIFY(shown().shelf().action(ShelfPane::Deed::duplicate)->isEnabled());  // it is selected in the list
    play.settings.change([](gui::Settings& settings) { settings.workshop = QStringLiteral("gone"); });
    play.reopen();
    QVERIFY(shown().draft() == nullptr);
}

QTEST_MAIN(TestWindowPlaces)
#include "tst_window_places.moc"
