// What screen readers are told without asking: what, in which order, how often, and until when.
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/widgets/message_line.h"
#include "app/gui/look/widgets/speech_bubble.h"
#include "tests/unit/english.h"

#include <QAccessible>
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QDialog>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <cstdio>
#include <cstdlib>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// A window with two texts in it.
struct Window : QWidget {
    Window() {
        resize(300, 200);
        show();
    }
    QStringList heard() const {
        QStringList texts;
        for (const QList<QVariant>& each : spy) {
            texts << each.first().toString();
        }
        return texts;
    }

    QLabel* left = new QLabel(this);
    QLabel* right = new QLabel(this);
    Announcer& announcer = Announcer::of(*this);
    QSignalSpy spy{&announcer, &Announcer::reading};
};

/// Long enough to be read for seconds.
QString longStory() {
    return QStringLiteral("Ben moves his large piece to the north, turns it and takes the Eight of Swords from Ann.");
}

}  // namespace

class TestAnnouncer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { tests::speakEnglish(); }
    void everyWindowHasOne();
    void itIsInNobodysWay();
    void answersAreReadFirst();
    void anAnswerDoesNotWait();
    void onlyTheNewestOfAWidgetIsRead();
    void everyStoryIsReadOnce();
    void manyStoriesAreCutShort();
    void whatIsGoneIsNotRead();
    void otherEarsHearNothing();
    void nothingStaysInTheWindow();
    void aScreenReaderHearsIt();
};

void TestAnnouncer::everyWindowHasOne() {
    Window window;
    QDialog dialog(&window);
    QLabel inDialog(&dialog);
    QCOMPARE(&Announcer::of(*window.left), &window.announcer);
    QVERIFY(&Announcer::of(inDialog) != &window.announcer);
    QCOMPARE(&Announcer::of(inDialog), &Announcer::of(dialog));
}

void TestAnnouncer::itIsInNobodysWay() {
    Window window;
    window.left->setFocusPolicy(Qt::StrongFocus);
    window.left->setFocus();
    announce(*window.left, QStringLiteral("Ben passes."), Saying::news);
    QTRY_COMPARE(window.spy.size(), 1);
    QCOMPARE(window.focusWidget(), window.left);
    QCOMPARE(window.announcer.focusPolicy(), Qt::NoFocus);
    QVERIFY(window.childAt(0, 0) != &window.announcer);
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&window.announcer);
    QVERIFY(heard != nullptr);
    QCOMPARE(heard->role(), QAccessible::Notification);
    QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("Ben passes."));
}

void TestAnnouncer::answersAreReadFirst() {
    Window window;
    announce(*window.left, QStringLiteral("Ben passes."), Saying::story);
    announce(*window.left, QStringLiteral("12 games."), Saying::news);
    announce(*window.right, QStringLiteral("That space is full."), Saying::answer);
    QTRY_COMPARE(window.heard(), QStringList{QStringLiteral("That space is full. Ben passes. 12 games.")});
    QVERIFY(window.spy.first().at(1).toBool());
}

void TestAnnouncer::anAnswerDoesNotWait() {
    Window window;
    announce(*window.left, longStory(), Saying::story);
    QTRY_COMPARE(window.heard(), QStringList{longStory()});
    QVERIFY(!window.spy.first().at(1).toBool());
    announce(*window.left, QStringLiteral("Cat passes."), Saying::story);  // while the first is being read
    announce(*window.right, QStringLiteral("That space is full."), Saying::answer);
    QTRY_COMPARE(window.heard().value(1), QStringLiteral("That space is full. Cat passes."));
}

void TestAnnouncer::onlyTheNewestOfAWidgetIsRead() {
    Window window;
    announce(*window.left, QStringLiteral("12 commands"), Saying::news);
    announce(*window.right, QStringLiteral("Your turn, Ann"), Saying::news);
    announce(*window.left, QStringLiteral("3 commands"), Saying::answer);
    QTRY_COMPARE(window.heard(), QStringList{QStringLiteral("3 commands Your turn, Ann")});
}

void TestAnnouncer::everyStoryIsReadOnce() {
    Window window;
    announce(*window.left, QStringLiteral("Ben moves."), Saying::story);
    announce(*window.left, QStringLiteral("Ben passes."), Saying::story);
    announce(*window.right, QStringLiteral("Ben passes."), Saying::story);  // shown in two places
    announce(*window.left, QStringLiteral("Cat throws 5."), Saying::story);
    announce(*window.right, QStringLiteral("Cat throws 5. Cat wins."), Saying::story);  // shown with more
    announce(*window.right, QString(), Saying::answer);
    QTRY_COMPARE(window.heard(), QStringList{QStringLiteral("Ben moves. Ben passes. Cat throws 5. Cat wins.")});
}

/// The list of turns has the rest.
void TestAnnouncer::manyStoriesAreCutShort() {
    Window window;
    for (int i = 1; i <= 30; ++i) {
        announce(*window.left, QStringLiteral("Step %1.").arg(i), Saying::story);
    }
    QTRY_COMPARE(window.spy.size(), 1);
    const QString text = window.heard().first();
    QVERIFY2(!text.contains(QLatin1String("Step 1.")) && text.endsWith(QLatin1String("Step 30.")), qPrintable(text));
}

void TestAnnouncer::whatIsGoneIsNotRead() {
    Window window;
    announce(*window.left, QStringLiteral("That space is full."), Saying::answer);
    window.left->hide();
    auto* gone = new QLabel(&window);
    announce(*gone, QStringLiteral("Hint: e5."), Saying::news);
    delete gone;
    announce(*window.right, QStringLiteral("Your turn, Ann"), Saying::news);
    QTRY_COMPARE(window.heard(), QStringList{QStringLiteral("Your turn, Ann")});
}

void TestAnnouncer::otherEarsHearNothing() {
    Window window;
    announce(*window.left, QStringLiteral("You draw the Sun."), Saying::story);
    QTRY_COMPARE(window.spy.size(), 1);
    announce(*window.left, QStringLiteral("You draw the Moon."), Saying::story);
    window.announcer.hush();
    QCOMPARE(window.announcer.text(), QString());
    QVERIFY(window.announcer.isHidden());
    announce(*window.right, QStringLiteral("Your turn, Ben"), Saying::news);
    QTRY_COMPARE(window.spy.size(), 2);
    QCOMPARE(window.heard().last(), QStringLiteral("Your turn, Ben"));
}

void TestAnnouncer::nothingStaysInTheWindow() {
    Window window;
    announce(*window.left, QStringLiteral("You draw the Sun."), Saying::story);
    QTRY_COMPARE(window.announcer.text(), QStringLiteral("You draw the Sun."));
    QTRY_COMPARE(window.announcer.text(), QString());
    QVERIFY(window.announcer.isHidden());
}

// ---- Through the bus to which screen readers listen -----------------------------------------------------------------

namespace {

constexpr unsigned kNotification = 101;  // ATSPI_ROLE_NOTIFICATION
/// Begins the lines of what was heard: the services of the bus print others.
constexpr const char* kHeard = "heard: ";

QDBusConnection accessibilityBus() {
    const auto address = QDBusConnection::sessionBus().call(
        QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                       QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
    return QDBusConnection::connectToBus(address.arguments().value(0).toString(), QStringLiteral("listener"));
}

}  // namespace

/// Asks for what appears, as a screen reader does, and keeps the names of the notifications among it.
class ScreenReader : public QObject {
    Q_OBJECT

public:
    ScreenReader() {
        QDBusMessage listen = QDBusMessage::createMethodCall(
            QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
            QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("RegisterEvent"));
        listen << QStringLiteral("object:state-changed:showing");
        bus_.call(listen);
        bus_.connect(QString(), QString(), QStringLiteral("org.a11y.atspi.Event.Object"),
                     QStringLiteral("StateChanged"), this, SLOT(notice(QDBusMessage)));
    }
    int noticed() const { return noticed_; }
    const QStringList& heard() const { return heard_; }

private Q_SLOTS:
    void notice(const QDBusMessage& event) {
        if (event.arguments().value(0).toString() != QLatin1String("showing") ||
            event.arguments().value(1).toInt() == 0) {
            return;
        }
        ++noticed_;
        auto* role = new QDBusPendingCallWatcher(
            bus_.asyncCall(QDBusMessage::createMethodCall(
                event.service(), event.path(), QStringLiteral("org.a11y.atspi.Accessible"), QStringLiteral("GetRole"))),
            this);
        connect(role, &QDBusPendingCallWatcher::finished, this, [this, event](QDBusPendingCallWatcher* answer) {
            if (answer->reply().arguments().value(0).toUInt() == kNotification) {
                askName(event);
            }
        });
    }

private:
    void askName(const QDBusMessage& event) {
        QDBusMessage get = QDBusMessage::createMethodCall(
            event.service(), event.path(), QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
        get << QStringLiteral("org.a11y.atspi.Accessible") << QStringLiteral("Name");
        auto* name = new QDBusPendingCallWatcher(bus_.asyncCall(get), this);
        connect(name, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* answer) {
            heard_ << answer->reply().arguments().value(0).value<QDBusVariant>().variant().toString();
        });
    }

    QDBusConnection bus_ = accessibilityBus();
    int noticed_ = 0;
    QStringList heard_;
};

namespace {

/// Prints what a screen reader heard, a line for each text.
int speakToReader(int argc, char** argv) {
    const QApplication application(argc, argv);
    ScreenReader reader;
    QWidget window;
    window.resize(400, 300);
    QLabel label(&window);
    MessageLine line(MessageLine::Kind::answer, &window);
    SpeechBubble bubble(&window);
    window.show();
    tests::comes([&] {  // until the bridge knows that somebody listens
        label.setVisible(label.isHidden());
        return reader.noticed() > 0;
    });
    label.show();
    const auto hears = [&](int count) { tests::comes([&] { return reader.heard().size() >= count; }); };
    line.present(QStringLiteral("The game is saved."));
    hears(1);
    bubble.say(QStringLiteral("That space is full."), {50, 50, 40, 40}, window.rect());
    hears(2);
    announce(label, QStringLiteral("Ben moves."), Saying::story);
    announce(label, QStringLiteral("Ben passes."), Saying::story);
    hears(3);
    QDialog dialog(&window);
    QLabel inDialog(&dialog);
    dialog.show();
    announce(inDialog, QStringLiteral("3 commands"), Saying::answer);
    hears(4);
    for (const QString& text : reader.heard()) {
        std::printf("%s%s\n", kHeard, qPrintable(text));
    }
    std::fflush(stdout);
    std::_Exit(0);  // the libraries of the bus keep their memory
}

const tests::Errand kSpeak("--speak-to-screen-reader", speakToReader);

bool isBusInstalled() {
    const bool hasLauncher = !QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                     QStringLiteral("dbus-1/services/org.a11y.Bus.service"))
                                  .isEmpty();
    return hasLauncher && !QStandardPaths::findExecutable(QStringLiteral("dbus-run-session")).isEmpty() &&
           !QStandardPaths::findExecutable(QStringLiteral("xvfb-run")).isEmpty();
}

}  // namespace

// Regression: Qt's bridge ignores QAccessible::Alert, so that nobody was told anything.
void TestAnnouncer::aScreenReaderHearsIt() {
    if (!isBusInstalled()) {
        QSKIP("needs at-spi2-core, dbus and xvfb");
    }
    const QTemporaryDir sockets;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), sockets.path());
    environment.remove(QStringLiteral("AT_SPI_BUS_ADDRESS"));
    QProcess speaker;
    speaker.setProcessEnvironment(environment);
    speaker.start(QStringLiteral("dbus-run-session"),
                  {QStringLiteral("--"), QStringLiteral("xvfb-run"), QStringLiteral("--auto-servernum"),
                   QCoreApplication::applicationFilePath(), QStringLiteral("--speak-to-screen-reader")});
    QVERIFY2(speaker.waitForFinished(tests::kPatienceMs), speaker.readAllStandardError().constData());
    QStringList heard = QString::fromUtf8(speaker.readAllStandardOutput()).split(u'\n');
    heard = heard.filter(QRegularExpression(QStringLiteral("^") + QString::fromLatin1(kHeard)));
    heard.replaceInStrings(QString::fromLatin1(kHeard), QString());
    const QStringList expected{QStringLiteral("The game is saved."), QStringLiteral("That space is full."),
                               QStringLiteral("Ben moves. Ben passes."), QStringLiteral("3 commands")};
    QVERIFY2(heard == expected, (heard.join(u'|').toUtf8() + speaker.readAllStandardError()).constData());
}

QTEST_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
