// Dialogs, message bar and choice bar: answers are remembered, and the values shown are those that were chosen.
#include "app/diagnostics/diagnostics.h"
#include "app/gui/base/settings/old_settings.h"
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/program/desktop_motion.h"
#include "app/gui/program/diagnostics/diagnostic_actions.h"
#include "app/gui/program/diagnostics/log_dialog.h"
#include "app/gui/program/diagnostics/slow_events.h"
#include "app/gui/program/diagnostics/window_log.h"
#include "app/gui/shared/play/bar/alternative_row.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/storage/files.h"
#include "app/storage/program_name.h"
#include "app/table/game_desk.h"
#include "tests/support/positions.h"
#include "tests/unit/cards_in_text.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/window_play.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <set>
#include <sstream>
#include <sys/stat.h>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::diagnostics::LogLevel;
using gnostica::diagnostics::LogOptions;
using gnostica::diagnostics::LogPlace;
using gnostica::gui::playing::closeMessage;
using gnostica::gui::playing::Play;
using gnostica::gui::playing::Robot;
using DiagnosticLog = gnostica::diagnostics::Diagnostics;

namespace {

/// A folder with two journals of this program.
struct GamesFolder {
    GamesFolder() {
        const auto rules = tests::rulesWith({{"start", "seat"}});
        for (const char* name : {"one.journal", "two.journal"}) {
            if (!storage::Journal::create(folder.filePath(QString::fromUtf8(name)), recordLine(headerFor(*rules, 2)))) {
                qFatal("no journal");
            }
        }
        games = storage::surveyGames(folder.path(), 0).unfinished;
    }
    QTemporaryDir folder;
    std::vector<storage::JournalSummary> games;
};

/// Presses the delete button; answers the message boxes that follow by pressing the buttons with these texts, one by
/// one, or cancels. Returns the messages.
QStringList pressDelete(RecoveryDialog& dialog, QStringList answers) {
    QStringList said;
    QTimer clock;
    QObject::connect(&clock, &QTimer::timeout, &dialog, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) {
            return;
        }
        said += box->text();
        const QString wanted = answers.isEmpty() ? QString() : answers.takeFirst();
        for (QAbstractButton* button : box->buttons()) {
            if (button->text() == wanted) {
                button->click();
                return;
            }
        }
        box->reject();
    });
    clock.start(5);
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::DestructiveRole) {
            button->click();
        }
    }
    return said;
}

}  // namespace

class TestWindowDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameReturnsWhatItWasGiven();
    void newGameOffersOnlySoundRules();
    void theWheelChangesNoRule();
    void onlyChangedOptionsAreKept();
    void seatsNeverLookAlike();
    void settingsKeepWhatIsNotAsked();
    void settingsChangeNothingElse();
    void troubleWithSettingsIsWithdrawn();
    void unreadSettingsAreSaidUntilTheyAreSaved();
    void recoveryAsksBeforeItDeletes();
    void recoveryDeletesNothingThatIsPlayed();
    void recoveryListsWhatCannotBeRead();
    void keptGamesAreSet();
    void settingsFitOnAnyScreen();
    void twoProgramsShareTheirSettings();
    void tornSettingsAreReadAsFarAsTheyGo();
    void settingsAreReadFromAnOrdinaryFileAlone();
    void whatHasTheNameOfTheirLockStays();
    void settingsListNoMoreThanIsUsed();
    void settingsAreSavedAside();
    void settingsTellOfTheirChanges();
    void whatIsWishedForNowIsNotKept();
    void theDesktopSwitchesMotionOff();
    void errorsStayUntilClosed();
    void theNewestErrorIsReadFirst();
    void answersLeaveWhenThePlayerGoesOn();
    void refusedAlternativesAnswer();
    void flowBreaksLines();
    void flowCentresLines();
    void everyActionHasItsOwnKey();
    void settingsOfEarlierVersionsAreKept();
    void ourOwnSettingsAreNotReplaced();
    void theLogIsShownAndSearched();
    void theLogIsFollowed();
    void slowEventsAreLogged();
    void theHelpShowsTheLogAndCopiesAReport();
    void aLogThatCannotBeWrittenIsSaid();
    void nothingOfAGameIsLogged();

private:
    LogOptions logIn(const QString& file, LogLevel level = LogLevel::info) const {
        return {level, LogPlace::file, folder_.filePath(file)};
    }
    QString logged(const QString& file) const {
        QFile log(folder_.filePath(file));
        return log.open(QIODevice::ReadOnly) ? QString::fromUtf8(log.readAll()) : QString();
    }

    QTemporaryDir folder_;
    std::ostringstream err_;
    const rulesets::RulesShelf shelf_{storage::dataFolders(), builtinRegistry()};
};

void TestWindowDialogs::newGameReturnsWhatItWasGiven() {
    NewGameChoice choice;
    choice.seats = 4;
    choice.names = {QStringLiteral("Ann"), QStringLiteral("Bob"), {}, QStringLiteral("Zoë")};
    std::swap(choice.looks[1], choice.looks[3]);
    choice.options = R"({"start":"random","target":8})";
    const NewGameDialog dialog(shelf_, choice);
    QVERIFY(dialog.choice() == choice);
    QVERIFY(!dialog.seed());
    const RulesetChoice ruleset = NewGameDialog::rulesetOf(choice);
    QCOMPARE(ruleset.base, std::string("gnostica"));
    QCOMPARE(ruleset.options.at("target").get<int>(), 8);
}

// A timer with reversed bounds cannot be started, and the dialog says so.
void TestWindowDialogs::newGameOffersOnlySoundRules() {
    NewGameChoice choice;
    NewGameDialog dialog(shelf_, choice);
    auto* start = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(start->isEnabled());
    choice.options = R"({"timer":"rounds","timerMin":20,"timerMax":3})";
    NewGameDialog wrong(shelf_, choice);
    QVERIFY(!wrong.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
}

// Regression: scrolling through the rules changed those under the pointer.
void TestWindowDialogs::theWheelChangesNoRule() {
    NewGameChoice choice;
    choice.seats = 3;
    choice.options = R"({"start":"random","target":8})";
    NewGameDialog dialog(shelf_, choice);
    dialog.show();
    choice = dialog.choice();
    int fields = 0;
    for (QWidget* field : dialog.findChildren<QWidget*>()) {
        if (qobject_cast<QComboBox*>(field) == nullptr && qobject_cast<QSpinBox*>(field) == nullptr) {
            continue;
        }
        ++fields;
        for (const int turn : {120, -120}) {
            const QPointF place(5, 5);
            QWheelEvent event(place, field->mapToGlobal(place), {}, {0, turn}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(field, &event);
            QVERIFY2(dialog.choice() == choice, field->metaObject()->className());
        }
    }
    QVERIFY(fields > 20);
}

void TestWindowDialogs::onlyChangedOptionsAreKept() {
    OptionRows rows(shelf_.words());
    const auto document = shelf_.document({});
    QVERIFY(document);
    rows.setDocument(*document, shelf_.registry());
    QVERIFY(rows.values().empty());
    rows.setValues({{"target", 10}, {"start", "bid"}, {"unknown", 1}});
    QCOMPARE(rows.values().dump(), std::string(R"({"target":10})"));
}

void TestWindowDialogs::seatsNeverLookAlike() {
    SeatRows rows;
    const auto combos = rows.findChildren<QComboBox*>();
    for (int i = 0; i < 40; ++i) {
        QComboBox* combo = combos[(i * 7) % combos.size()];
        const int choice = (i * 5) % combo->count();
        combo->setCurrentIndex(choice);
        Q_EMIT combo->activated(choice);
        std::set<QRgb> colours;
        std::set<Pattern> patterns;
        for (const SeatLook& look : rows.looks()) {
            colours.insert(look.colour.rgb());
            patterns.insert(look.pattern);
        }
        QCOMPARE(colours.size(), std::size_t{kMaxSeats});
        QCOMPARE(patterns.size(), std::size_t{kMaxSeats});
    }
}

void TestWindowDialogs::settingsKeepWhatIsNotAsked() {
    gui::Settings settings;
    settings.theme = ThemeChoice::dark;
    settings.manners = {false, true};
    settings.confirmSteps = false;
    settings.animationMs = 800;
    settings.recentFiles = {QStringLiteral("/a.gnostica")};
    settings.keptGames = 7;
    settings.window.quarterTurns = 3;
    const SettingsDialog dialog(settings, {}, DeckShelf(storage::DataFolders()));
    settings.rememberFile(QStringLiteral("/b.gnostica"));  // while the dialog is open
    QVERIFY(dialog.appliedTo(settings) == settings);
}

// Regression: files opened while the dialog was open were removed from the list.
void TestWindowDialogs::settingsChangeNothingElse() {
    playing::Play play;
    playing::inDialog([&](QDialog& dialog) {
        play.settings.change([](gui::Settings& settings) { settings.rememberFile(QStringLiteral("/new.gnostica")); });
        dialog.findChild<QSpinBox*>(QStringLiteral("keptGames"))->setValue(3);
        dialog.accept();
    });
    play.window->actions().at(Act::settings)->trigger();
    QCOMPARE(play.settings.now().recentFiles, QStringList(QStringLiteral("/new.gnostica")));
    QCOMPARE(play.settings.now().keptGames, 3);
}

// Regression: the message was never removed.
void TestWindowDialogs::troubleWithSettingsIsWithdrawn() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    playing::Play play;
    play.window.reset();
    SettingsStore store{SettingsFile(path)};
    QSignalSpy healed(&store, &SettingsStore::healed);
    MainWindow window(play.shelf(), store);
    const auto said = [&] { return window.area().messages()->text(); };
    store.change([](gui::Settings& settings) { settings.keptGames = 5; });
    QCOMPARE(healed.count(), 0);  // no earlier failure
    QVERIFY(storage::writeFile(path + QStringLiteral(".lock"), "PRECIOUS"));
    store.change([](gui::Settings& settings) { settings.keptGames = 6; });
    QVERIFY2(said().contains(QStringLiteral("The settings could not be saved.")), qPrintable(said()));
    QVERIFY(QFile::remove(path + QStringLiteral(".lock")));
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QCOMPARE(healed.count(), 1);
    QVERIFY2(!said().contains(QStringLiteral("The settings could not be")), qPrintable(said()));
    QCOMPARE(SettingsFile(path).load().keptGames, 7);
}

void TestWindowDialogs::unreadSettingsAreSaidUntilTheyAreSaved() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    playing::Play play;
    play.window.reset();
    SettingsStore store{SettingsFile(path)};
    MainWindow window(play.shelf(), store);
    const auto said = [&] { return window.area().messages()->text(); };
    QVERIFY2(said().contains(QStringLiteral("The settings could not be read.")), qPrintable(said()));
    QVERIFY(QFile::remove(path));
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QVERIFY2(!said().contains(QStringLiteral("The settings could not be")), qPrintable(said()));
}

void TestWindowDialogs::recoveryAsksBeforeItDeletes() {
    const GamesFolder folder;
    QCOMPARE(folder.games.size(), std::size_t{2});
    RecoveryDialog dialog(folder.games, 5);
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    QCOMPARE(pressDelete(dialog, {}).size(), 1);  // cancelled
    QCOMPARE(list->count(), 2);
    QVERIFY(QFile::exists(folder.games[0].path));
    const QStringList said =
        pressDelete(dialog, {QStringLiteral("&Move to the trash"), QStringLiteral("&Delete for good")});
    QVERIFY(!said.isEmpty());
    QCOMPARE(list->count(), 1);
    QVERIFY(!QFile::exists(folder.games[0].path));
    QCOMPARE(dialog.chosen().path, folder.games[1].path);
}

// Regression: another window that was playing lost its journal without a question or a message.
void TestWindowDialogs::recoveryDeletesNothingThatIsPlayed() {
    const GamesFolder folder;
    RecoveryDialog dialog(folder.games, 5);
    const auto playing = storage::GameLock::acquire(folder.games[0].path);
    const QStringList said = pressDelete(dialog, {QStringLiteral("&Move to the trash")});
    QCOMPARE(said.size(), 2);
    QVERIFY2(said[1].contains(QStringLiteral("another window")), qPrintable(said[1]));
    QVERIFY(QFile::exists(folder.games[0].path));
    QCOMPARE(dialog.findChild<QListWidget*>()->count(), 1);
}

void TestWindowDialogs::recoveryListsWhatCannotBeRead() {
    GamesFolder folder;
    QVERIFY(storage::writeFile(folder.folder.filePath(QStringLiteral("three.journal")), std::string(300, '\0')));
    auto games = storage::surveyGames(folder.folder.path(), 0).unfinished;
    std::stable_partition(games.begin(), games.end(), [](const auto& game) { return !game.isReadable; });
    games[1].holder = storage::LockHolder{games[1].path, QStringLiteral("<b>elsewhere</b>")};
    RecoveryDialog dialog(games, 5);
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 3);
    QVERIFY2(list->item(0)->text().contains(QStringLiteral("three.journal cannot be read")),
             qPrintable(list->item(0)->text()));
    QVERIFY(list->item(1)->text().contains(QStringLiteral("open on the computer <b>elsewhere</b>")));
    const auto mayContinue = [&] {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole) {
                return button->isEnabled();
            }
        }
        return false;
    };
    list->setCurrentRow(0);
    QVERIFY(!mayContinue());
    list->setCurrentRow(1);
    QVERIFY(mayContinue());
    bool isRuleTold = false;
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
        isRuleTold = isRuleTold || label->text().contains(QStringLiteral("last 5 finished"));
    }
    QVERIFY(isRuleTold);
}

void TestWindowDialogs::keptGamesAreSet() {
    SettingsDialog dialog({}, {}, DeckShelf(storage::DataFolders()));
    auto* kept = dialog.findChild<QSpinBox*>(QStringLiteral("keptGames"));
    QCOMPARE(kept->value(), gui::Settings().keptGames);
    kept->setValue(0);
    QCOMPARE(kept->text(), QStringLiteral("all"));
    QCOMPARE(dialog.appliedTo({}).keptGames, 0);
}

// Regression: with large letters its buttons were below the edge of the screen.
void TestWindowDialogs::settingsFitOnAnyScreen() {
    SettingsDialog dialog({}, {}, DeckShelf(storage::DataFolders()));
    dialog.show();
    tests::settle();
    const auto& scroll = *dialog.findChild<QScrollArea*>();
    for (const int height : {dialog.height(), 300}) {
        dialog.resize(dialog.minimumSizeHint().width(), height);
        tests::settle();
        QCOMPARE(dialog.height(), height);
        QVERIFY(dialog.rect().contains(dialog.findChild<QDialogButtonBox*>()->geometry()));
        QVERIFY2(scroll.widget()->width() <= scroll.viewport()->width(),
                 qPrintable(QString::number(scroll.widget()->width() - scroll.viewport()->width())));
    }
}

// Regression: a pipe in place of the settings blocked the program's start; a huge file delayed it for minutes.
void TestWindowDialogs::settingsAreReadFromAnOrdinaryFileAlone() {
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.ini"));
    const QString huge = folder.filePath(QStringLiteral("huge.ini"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const std::string text = "[files]\nkeptGames=7\nx=" + std::string(5 << 20, 'x') + '\n';
    QVERIFY(storage::writeFile(huge, text));
    gui::Settings changed;
    changed.keptGames = 8;
    for (const QString& file : {pipe, huge}) {
        SettingsFile settings(file);
        QVERIFY(settings.load() == gui::Settings());
        QVERIFY(settings.problem());
        settings.save(changed);
        QVERIFY(settings.problem());
    }
    QCOMPARE(QString::fromStdString(*storage::readFile(huge, 10 << 20)), QString::fromStdString(text));
}

// Regression: QSettings removed it, because no program held it as a lock.
void TestWindowDialogs::whatHasTheNameOfTheirLockStays() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    const QString lock = path + QStringLiteral(".lock");
    QVERIFY(storage::writeFile(lock, "PRECIOUS"));
    {
        QFile file(lock);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    }
    SettingsStore store{SettingsFile(path)};
    QVERIFY(!store.problem());
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    store.change([](gui::Settings& settings) { settings.keptGames = 8; });
    QCOMPARE(failed.size(), 1);
    QCOMPARE(QString::fromStdString(*storage::readFile(lock, 100)), QStringLiteral("PRECIOUS"));
    QVERIFY(!QFile::exists(path));
    QVERIFY(QFile::remove(lock));
    store.change([](gui::Settings& settings) { settings.keptGames = 9; });
    QVERIFY(!store.problem());
    QCOMPARE(SettingsFile(path).load().keptGames, 9);
}

// Regression: with 400,000 of them there was no window within 15 seconds.
void TestWindowDialogs::settingsListNoMoreThanIsUsed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.ini"));
    QStringList many;
    for (int i = 0; i < 20'000; ++i) {
        many += QString::number(i);
    }
    const std::string list = many.join(QStringLiteral(", ")).toStdString();
    QVERIFY(storage::writeFile(path, "[files]\nrecent=" + list + "\n[learning]\nlessons=" + list + "\n"));
    SettingsFile file(path);
    gui::Settings settings = file.load();
    QCOMPARE(settings.recentFiles.size(), qsizetype{gui::Settings::kRecentFiles});
    QCOMPARE(settings.recentFiles[0], QStringLiteral("0"));
    QCOMPARE(settings.learning.lessons.size(), qsizetype{1000});
    settings.rememberFile(QStringLiteral("/new"));
    file.save(settings);
    QCOMPARE(SettingsFile(path).load().recentFiles.value(0), QStringLiteral("/new"));
}

// Regression: every change waited for the disk on the GUI thread.
void TestWindowDialogs::settingsAreSavedAside() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    {
        SettingsStore store{SettingsFile(path)};
        store.setPatience(std::chrono::milliseconds(0));
        for (int games = 1; games <= 5; ++games) {
            store.change([games](gui::Settings& settings) { settings.keptGames = games; });
        }
        QVERIFY(!store.problem());
    }
    QCOMPARE(SettingsFile(path).load().keptGames, 5);  // the last value, written before the store was destroyed
    QVERIFY(storage::writeFile(path + QStringLiteral(".lock"), "PRECIOUS"));
    SettingsStore store{SettingsFile(path)};
    store.setPatience(std::chrono::milliseconds(0));
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.change([](gui::Settings& settings) { settings.keptGames = 6; });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QVERIFY(!store.problem());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(store.problem());
}

// Regression: the last program to quit overwrote the other's changes.
void TestWindowDialogs::twoProgramsShareTheirSettings() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    gui::Settings before;
    before.rememberFile(QStringLiteral("/old"));
    SettingsFile(file).save(before);
    SettingsFile first(file);
    SettingsFile second(file);
    gui::Settings ofFirst = first.load();
    gui::Settings ofSecond = second.load();
    ofFirst.theme = ThemeChoice::dark;
    ofFirst.rememberFile(QStringLiteral("/first"));
    first.save(ofFirst);
    ofSecond.keptGames = 3;
    ofSecond.rememberFile(QStringLiteral("/second"));
    second.save(ofSecond);
    first.save(ofFirst);
    const gui::Settings both = SettingsFile(file).load();
    QCOMPARE(static_cast<int>(both.theme), static_cast<int>(ThemeChoice::dark));
    QCOMPARE(both.keptGames, 3);
    QCOMPARE(both.recentFiles,
             (QStringList{QStringLiteral("/second"), QStringLiteral("/first"), QStringLiteral("/old")}));
}

// The remains of the file after a crash of the machine.
void TestWindowDialogs::tornSettingsAreReadAsFarAsTheyGo() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings.ini"));
    gui::Settings whole;
    whole.keptGames = 7;
    whole.rememberFile(QStringLiteral("/some, where"));
    whole.window.geometry = QByteArray("\x01\0\xff\n[", 5);
    SettingsFile(path).save(whole);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    file.close();
    for (qsizetype size = 0; size < bytes.size(); size += 3) {
        QVERIFY(storage::writeFile(path, bytes.first(size).toStdString()));
        SettingsFile torn(path);
        gui::Settings read = torn.load();
        QVERIFY(!torn.problem());
        read.keptGames = 9;
        torn.save(read);
        QVERIFY(!torn.problem());
        QCOMPARE(SettingsFile(path).load().keptGames, 9);
    }
}

// "Why not?" must not replace the message that a game could not be saved.
void TestWindowDialogs::errorsStayUntilClosed() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    bar.report([] { return ErrorText{QStringLiteral("lost"), {QStringLiteral("disk full")}}; });
    bar.say(QStringLiteral("too far"));
    QVERIFY(bar.text().contains(QStringLiteral("lost")));
    QVERIFY(bar.text().contains(QStringLiteral("disk full")));
    QVERIFY(bar.text().contains(QStringLiteral("too far")));  // it is not lost either
    bar.dismissAnswer();
    QCOMPARE(bar.text(), QStringLiteral("lost\ndisk full"));
    closeMessage(bar);
    QVERIFY(!bar.isVisible());
    bar.say(QStringLiteral("too far"));
    QCOMPARE(bar.text(), QStringLiteral("too far"));
    closeMessage(bar);
    QVERIFY(!bar.isVisible());
}

// Regression: a later error replaced an unread one; in the next version it was hidden in the queue behind it.
void TestWindowDialogs::theNewestErrorIsReadFirst() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    for (const char* error : {"first", "second", "first", "third"}) {
        bar.report([error] { return ErrorText{QString::fromUtf8(error), {}}; });
    }
    QVERIFY2(bar.text().startsWith(QStringLiteral("third")), qPrintable(bar.text()));
    QVERIFY2(bar.text().contains(u'2'), qPrintable(bar.text()));  // two older ones wait
    closeMessage(bar);
    QVERIFY(bar.text().startsWith(QStringLiteral("first")));
    bar.report([] { return ErrorText{QStringLiteral("second"), {}}; });  // again: it is now the newest
    QVERIFY2(bar.text().startsWith(QStringLiteral("second")), qPrintable(bar.text()));
    QVERIFY2(bar.text().contains(u'1'), qPrintable(bar.text()));
    closeMessage(bar);
    QCOMPARE(bar.text(), QStringLiteral("first"));
    closeMessage(bar);
    QVERIFY(!bar.isVisible());
    bar.report([] { return ErrorText{QStringLiteral("first"), {}}; });
    QCOMPARE(bar.text(), QStringLiteral("first"));
}

// Regression: "Why not?" stayed after the next valid pick; an error is not removed by it.
void TestWindowDialogs::answersLeaveWhenThePlayerGoesOn() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.click(play.placeOf(Space{0, 0}));
    QVERIFY(play.answer().contains(QStringLiteral("TRN-1")));
    play.messages()->report([] { return ErrorText{QStringLiteral("lost"), {}}; });
    play.click(play.placeOf(Space{1, 0}));
    QCOMPARE(play.answer(), QStringLiteral("lost"));
    play.start();
    QCOMPARE(play.messages()->text(), QStringLiteral("lost"));
}

void TestWindowDialogs::refusedAlternativesAnswer() {
    AlternativeRow row;
    const turn::Choice skip{turn::ChoiceKind::word, turn::PickWord{StepWord::skip}, QStringLiteral("Skip")};
    turn::Choice rod{
        turn::ChoiceKind::word, turn::PickWord{StepWord::rod}, QStringLiteral("Rod"), {}, QStringLiteral("upright")};
    rod.state = turn::ChoiceState::refused;
    row.setAlternatives({skip, rod});
    row.show();
    int picks = 0;
    int questions = 0;
    connect(&row, &AlternativeRow::picked, this, [&] { ++picks; });
    connect(&row, &AlternativeRow::whyNotAsked, this, [&] { ++questions; });
    for (auto* button : row.findChildren<AlternativeButton*>()) {
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!button->isChecked());
    }
    QCOMPARE(picks, 1);
    QCOMPARE(questions, 1);
}

void TestWindowDialogs::flowBreaksLines() {
    QWidget box;
    auto* flow = new FlowLayout(&box);
    for (int i = 0; i < 6; ++i) {
        auto* item = new QWidget;
        item->setFixedSize(100, 30);
        flow->addWidget(item);
    }
    QVERIFY(flow->heightForWidth(1000) < flow->heightForWidth(300));
    box.setLayoutDirection(Qt::RightToLeft);
    box.resize(400, 200);
    box.show();
    QVERIFY(flow->itemAt(0)->geometry().left() > flow->itemAt(1)->geometry().left());
}

void TestWindowDialogs::flowCentresLines() {
    QWidget box;
    auto* flow = new FlowLayout(&box);
    for (const int height : {20, 30, 24}) {
        auto* item = new QWidget;
        item->setFixedSize(100, height);
        flow->addWidget(item);
    }
    box.resize(400, 200);
    box.show();
    const auto middle = [&](int i) { return flow->itemAt(i)->geometry().center().y(); };
    QCOMPARE(middle(0), middle(1));
    QCOMPARE(middle(2), middle(1));
}

void TestWindowDialogs::everyActionHasItsOwnKey() {
    QMainWindow window;
    const MainActions actions(&window);
    actions.retranslate();
    std::set<QString> keys;
    int count = 0;
    for (const Act act : actions.acts()) {
        for (const QKeySequence& key : actions.at(act)->shortcuts()) {
            keys.insert(key.toString());
            ++count;
        }
    }
    QCOMPARE(static_cast<int>(keys.size()), count);
    QVERIFY(count > 40);
}

// Regression: code that changed a setting had to notify all users of it by hand.
void TestWindowDialogs::settingsTellOfTheirChanges() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    SettingsStore store{SettingsFile(file)};
    std::vector<std::pair<int, int>> heard;
    connect(&store, &SettingsStore::changed, this, [&](const gui::Settings& before, const gui::Settings& now) {
        QVERIFY(now == store.now());
        heard.emplace_back(before.keptGames, now.keptGames);
    });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });  // no change
    QCOMPARE(heard, (std::vector<std::pair<int, int>>{{gui::Settings().keptGames, 7}}));
    QCOMPARE(SettingsFile(file).load().keptGames, 7);  // immediately
}

// "--theme dark" applies to this run only.
void TestWindowDialogs::whatIsWishedForNowIsNotKept() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    SettingsStore store{SettingsFile(file)};
    store.change([](gui::Settings& settings) { settings.language = QStringLiteral("de"); });
    store.changeForNow([](gui::Settings& settings) {
        settings.theme = ThemeChoice::dark;
        settings.language = QStringLiteral("fr");
        settings.animationMs = 0;
    });
    QCOMPARE(store.now().theme, ThemeChoice::dark);
    QCOMPARE(store.now().language, QStringLiteral("fr"));
    store.change([](gui::Settings& settings) { settings.keptGames = 7; });
    QCOMPARE(SettingsFile(file).load().theme, ThemeChoice::system);
    QCOMPARE(SettingsFile(file).load().language, QStringLiteral("de"));
    QVERIFY(SettingsFile(file).load().animationMs > 0);
    store.change([](gui::Settings& settings) {
        settings.theme = ThemeChoice::light;
        settings.language.clear();
    });
    QCOMPARE(SettingsFile(file).load().theme, ThemeChoice::light);
    QCOMPARE(SettingsFile(file).load().language, QString());
}

/// A user who has switched off animations on the desktop does not have to do so again here.
void TestWindowDialogs::theDesktopSwitchesMotionOff() {
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("gtk-3.0"));
    const QStringList folders{folder.path()};
    const auto write = [&](const char* name, const char* text) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) > 0);
    };
    QVERIFY(filesWantMotion(folders));
    write("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n");
    QVERIFY(filesWantMotion(folders));
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n");
    QVERIFY(!filesWantMotion(folders));
    write("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n");
    QVERIFY(filesWantMotion(folders));
    write("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n");
    QVERIFY(!filesWantMotion(folders));
}

// ---- gui::Settings of earlier versions ------------------------------------------------------------------------------

namespace {

/// Settings as written by version 0.1, in a separate folder.
class EarlierSettings {
public:
    EarlierSettings() {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
        storage::nameProgram();
        gui::Settings settings;
        settings.theme = ThemeChoice::dark;
        settings.manners.coverHands = false;
        settings.recentFiles = {QStringLiteral("/a.gnostica"), QStringLiteral("/b.gnostica")};
        settings.newGame.names[1] = QStringLiteral("Zoë");
        settings.window.geometry = QByteArray("\0\1\2", 3);
        left = settings;
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("Unknown Organization")));
        SettingsFile(oldFile()).save(settings);
    }
    QString oldFile() const { return folder_.filePath(QStringLiteral("Unknown Organization/gnostica.conf")); }
    QString newFile() const { return folder_.filePath(QStringLiteral("gnostica/gnostica.conf")); }

    gui::Settings left;

private:
    QTemporaryDir folder_;
};

}  // namespace

void TestWindowDialogs::settingsOfEarlierVersionsAreKept() {
    const EarlierSettings earlier;
    QVERIFY(adoptOldSettings());
    QVERIFY(SettingsFile().load() == earlier.left);
    QVERIFY(QFile::exists(earlier.newFile()));
    QVERIFY(!QFileInfo::exists(QFileInfo(earlier.oldFile()).path()));
    QVERIFY(!adoptOldSettings());
    QCOMPARE(storage::dataFolders().user,
             QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/gnostica"));
}

void TestWindowDialogs::ourOwnSettingsAreNotReplaced() {
    const EarlierSettings earlier;
    gui::Settings ours;
    ours.theme = ThemeChoice::light;
    SettingsFile().save(ours);
    QVERIFY(!adoptOldSettings());
    QVERIFY(SettingsFile().load() == ours);
    QVERIFY(QFile::exists(earlier.oldFile()));
}

// ---- The diagnostic log ---------------------------------------------------------------------------------------------

void TestWindowDialogs::theLogIsShownAndSearched() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("shown.log")), err_);
    diagnostics.log().warning(QStringLiteral("<b>bold</b> <img src=\"/x.png\">"));
    LogDialog dialog(diagnostics);
    dialog.show();
    const auto* text = dialog.findChild<QPlainTextEdit*>();
    QVERIFY(text->isReadOnly());
    const QFontMetrics letters(text->font());  // some fixed-width fonts do not report that they are
    QCOMPARE(letters.horizontalAdvance(u'i'), letters.horizontalAdvance(u'W'));
    QVERIFY(text->toPlainText().endsWith(QStringLiteral(" warning <b>bold</b> <img src=\"/x.png\">\n")));
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->text().endsWith(folder_.filePath(QStringLiteral("shown.log")));
    }));

    QTest::keyClick(&dialog, Qt::Key_F, Qt::ControlModifier);
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("BOLD"));
    QTest::keyClick(search, Qt::Key_Return);
    const int first = text->textCursor().selectionStart();
    QCOMPARE(text->textCursor().selectedText(), QStringLiteral("bold"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(text->textCursor().selectionStart(), first);  // wraps around, and there is only one match
    search->setText(QStringLiteral("info"));
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    const int last = text->textCursor().selectionStart();
    QVERIFY(last < first);
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(text->textCursor().selectionStart() < last);  // wraps around
    search->setText(QStringLiteral("nowhere"));
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](const QLabel* label) { return label->text() == QStringLiteral("Not found"); }));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestWindowDialogs::theLogIsFollowed() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("followed.log")), err_);
    for (int i = 0; i < 200; ++i) {
        diagnostics.log().info(QStringLiteral("line %1").arg(i));
    }
    LogDialog dialog(diagnostics);
    dialog.show();
    auto* text = dialog.findChild<QPlainTextEdit*>();
    QScrollBar* bar = text->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
    diagnostics.log().info(QStringLiteral("the newest"));
    dialog.refresh();
    QVERIFY(text->toPlainText().endsWith(QStringLiteral("the newest\n")));
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(3);
    diagnostics.log().info(QStringLiteral("newer still"));
    dialog.refresh();
    QVERIFY(text->toPlainText().endsWith(QStringLiteral("newer still\n")));
    QCOMPARE(bar->value(), 3);  // the user has scrolled there
    const QString longLine(1000, u'x');
    for (int i = 0; i < 1000; ++i) {
        diagnostics.log().info(longLine);
    }
    dialog.refresh();
    QVERIFY(text->toPlainText().size() <= LogDialog::kMostBytes);
}

void TestWindowDialogs::slowEventsAreLogged() {
    const DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("slow.log")), err_);
    qint64 now = 0;
    SlowEvents events([&] { return now; });
    events.setLog(diagnostics.log());
    QPushButton button;
    const QLineEdit line;
    const auto wait = [&](qint64 ms) {
        return [&now, ms] {
            now += ms;
            return true;
        };
    };
    events.deliver(button, QEvent::KeyPress, 1, wait(50));
    QVERIFY(!logged(QStringLiteral("slow.log")).contains(QStringLiteral("slow: ")));
    // Events that an event triggers directly are part of it …
    events.deliver(button, QEvent::MouseButtonRelease, 1,
                   [&] { return events.deliver(line, QEvent::Paint, 1, wait(60)); });
    // … but a dialog that it opens is not: neither the time it is open, nor its events.
    events.deliver(button, QEvent::KeyRelease, 1, [&] {
        events.deliver(line, QEvent::Wheel, 2, wait(70));
        events.deliver(line, QEvent::Wheel, 2, wait(10));
        now += 5000;
        return true;
    });
    const QStringList lines = logged(QStringLiteral("slow.log")).split(u'\n').filter(QStringLiteral("slow: "));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith(QStringLiteral("slow: 60 ms for MouseButtonRelease in QPushButton")));
    QVERIFY(lines[1].endsWith(QStringLiteral("slow: 70 ms for Wheel in QLineEdit")));
}

void TestWindowDialogs::theHelpShowsTheLogAndCopiesAReport() {
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("help.log")), err_);
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.newGame.names[0] = QStringLiteral("Zebedee"); });
    play.settings.change([](gui::Settings& settings) {
        settings.recentFiles = {QDir::homePath() + QStringLiteral("/private-game.gnostica")};
    });
    new DiagnosticActions(*play.window, diagnostics, {{QStringLiteral("variant-x")}, {QStringLiteral("no plug-in")}},
                          play.settings);
    diagnostics.log().info(QDir::homePath() + QStringLiteral("/x"));
    QTest::keyClick(play.window.get(), Qt::Key_F1, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = play.window->findChild<LogDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    play.window->actions().at(Act::diagnosticLog)->trigger();
    QCOMPARE(play.window->findChildren<LogDialog*>().size(), 1);

    play.window->actions().at(Act::copyReport)->trigger();
    const QString report = QGuiApplication::clipboard()->text();
    for (const char* words : {"Gnostica ", "Qt 6", "system: ", "platform: offscreen", "  variant-x", "  no plug-in",
                              "  table/coverHands = false", " info start: tester", " info ~/x"}) {
        QVERIFY2(report.contains(QString::fromUtf8(words)), words);
    }
    for (const QString& secret : {QDir::homePath(), QStringLiteral("Zebedee"), QStringLiteral("private-game")}) {
        QVERIFY2(!report.contains(secret), qPrintable(secret));
    }
    QVERIFY(play.messages()->isVisible());
}

void TestWindowDialogs::aLogThatCannotBeWrittenIsSaid() {
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("no/such/folder.log")), err_);
    Play play;
    const QSignalSpy said(play.messages(), &MessageBar::errorSaid);
    new DiagnosticActions(*play.window, diagnostics, {}, play.settings);
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(play.messages()->isVisible());
    QVERIFY(play.messages()->text().contains(QStringLiteral("no/such/folder.log")));
    diagnostics.log().error(QStringLiteral("again"));
    QCoreApplication::processEvents();
    QCOMPARE(said.count(), 1);
}

// The log of a running game reveals no hidden card, and no way to find it out.
void TestWindowDialogs::nothingOfAGameIsLogged() {
    constexpr std::uint64_t kSeed = 987654321987654321;
    DiagnosticLog diagnostics(QStringLiteral("tester"), logIn(QStringLiteral("game.log"), LogLevel::trace), err_);
    Play play;
    new WindowLog(*play.window, play.shelf(), diagnostics.log());
    RulesetChoice choice;
    choice.options = {{"start", "bid"}};
    play.start(choice, {"Zebedee", "Quirin"}, kSeed);
    Robot robot(play, 4);
    for (int i = 0; i < 150 && !play.session().referee().isOver(); ++i) {
        QVERIFY(robot.touch());
    }
    const QString saved = folder_.filePath(QStringLiteral("saved.gnostica"));
    QVERIFY(play.window->desk().save(saved));
    QFile damaged(saved);
    QVERIFY(damaged.open(QIODevice::Append));
    damaged.write("trash fool cups-7\n");
    damaged.close();
    QSignalSpy opened(&play.window->desk(), &table::GameDesk::openedDamaged);
    play.window->desk().open(saved);
    QVERIFY(opened.wait(gnostica::tests::kPatienceMs));

    const QString log = logged(QStringLiteral("game.log"));
    for (const char* words : {"rulesets: ", "a game that is in no file yet",
                              "saved: ", "journal begun: ", "on the desk: ", "damaged: ", "the user was told: "}) {
        QVERIFY2(log.contains(QString::fromUtf8(words)), words);
    }
    QVERIFY2(tests::cardsNamedIn(log).isEmpty(), qPrintable(tests::cardsNamedIn(log).join(u' ')));
    for (const QString& secret : {QString::number(kSeed), QStringLiteral("Zebedee"), QStringLiteral("Quirin")}) {
        QVERIFY2(!log.contains(secret), qPrintable(secret));
    }
}

QTEST_MAIN(TestWindowDialogs)
#include "tst_window_dialogs.moc"
