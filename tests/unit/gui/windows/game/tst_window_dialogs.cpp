// Dialogs, message bar and choice bar: answers are remembered, and the values shown are those that were chosen.
#include "app/gui/base/settings/theme_choice.h"
#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/gui/look/widgets/flow_layout.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/play/bar/alternative_row.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/dialogs/new_game/option_rows.h"
#include "app/gui/windows/game/dialogs/new_game/seat_rows.h"
#include "app/gui/windows/game/dialogs/recovery_dialog.h"
#include "app/gui/windows/game/dialogs/settings_dialog.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/storage/files.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/choosing.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <set>
#include <sys/stat.h>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::closeMessage;
using gnostica::gui::playing::Play;

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
    void errorsStayUntilClosed();
    void theNewestErrorIsReadFirst();
    void answersLeaveWhenThePlayerGoesOn();
    void refusedAlternativesAnswer();
    void flowBreaksLines();
    void flowCentresLines();
    void everyActionHasItsOwnKey();

private:
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
    QVERIFY(playing::startButton(dialog)->isEnabled());
    choice.options = R"({"timer":"rounds","timerMin":20,"timerMax":3})";
    NewGameDialog wrong(shelf_, choice);
    QVERIFY(!playing::startButton(wrong)->isEnabled());
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
    settings.textSize = 150;
    settings.volume = 15;
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

QTEST_MAIN(TestWindowDialogs)
#include "tst_window_dialogs.moc"
