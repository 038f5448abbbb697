// Dialogs, message bar and choice bar: what they ask is remembered, what they show is what was decided.
#include "app/gui/dialogs/message_bar.h"
#include "app/gui/dialogs/new_game/new_game_dialog.h"
#include "app/gui/dialogs/new_game/option_rows.h"
#include "app/gui/dialogs/new_game/seat_rows.h"
#include "app/gui/dialogs/recovery_dialog.h"
#include "app/gui/dialogs/settings_dialog.h"
#include "app/gui/play/action_set.h"
#include "app/gui/play/bar/alternative_row.h"
#include "app/gui/play/bar/flow_layout.h"
#include "app/gui/play/game_desk.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/window_play.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// Closes the first line.
void close(const MessageBar& bar) {
    for (auto* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible()) {
            button->click();
            return;
        }
    }
}

}  // namespace

class TestWindowDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameReturnsWhatItWasGiven();
    void newGameOffersOnlySoundRules();
    void onlyChangedOptionsAreKept();
    void seatsNeverLookAlike();
    void settingsKeepWhatIsNotAsked();
    void recoveryForgetsWhatIsDeleted();
    void errorsStayUntilClosed();
    void everyErrorIsRead();
    void answersLeaveWhenThePlayerGoesOn();
    void refusedAlternativesAnswer();
    void flowBreaksLines();
    void everyActionHasItsOwnKey();

private:
    const RulesShelf shelf_{storage::dataFolders(), builtinRegistry()};
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

// A timer whose bounds are the wrong way round cannot be started, and the dialog says so.
void TestWindowDialogs::newGameOffersOnlySoundRules() {
    NewGameChoice choice;
    NewGameDialog dialog(shelf_, choice);
    auto* start = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(start->isEnabled());
    choice.options = R"({"timer":"rounds","timerMin":20,"timerMax":3})";
    NewGameDialog wrong(shelf_, choice);
    QVERIFY(!wrong.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
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
    Settings settings;
    settings.theme = ThemeChoice::dark;
    settings.manners = {false, true};
    settings.confirmSteps = false;
    settings.animationMs = 800;
    settings.recentFiles = {QStringLiteral("/a.gnostica")};
    settings.window.quarterTurns = 3;
    QVERIFY(SettingsDialog(settings).settings() == settings);
}

void TestWindowDialogs::recoveryForgetsWhatIsDeleted() {
    QTemporaryDir folder;
    const auto rules = tests::rulesWith({{"start", "seat"}});
    std::vector<UnfinishedGame> games;
    for (const char* name : {"one.journal", "two.journal"}) {
        const QString path = folder.filePath(QString::fromUtf8(name));
        QVERIFY(storage::Journal::create(path, recordLine(headerFor(*rules, 2))));
        auto record = readRecord(path, shelf_.registry());
        QVERIFY(record);
        games.push_back({path, QDateTime::currentDateTime(), std::make_shared<LoadedRecord>(std::move(*record))});
    }
    RecoveryDialog dialog(games);
    auto* list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (dialog.findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::DestructiveRole) {
            button->click();
        }
    }
    QCOMPARE(list->count(), 1);
    QVERIFY(!QFile::exists(games[0].path));
    QCOMPARE(dialog.chosen().path, games[1].path);
}

// "Why not?" must not push away the message that a game could not be saved.
void TestWindowDialogs::errorsStayUntilClosed() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    bar.say(MessageBar::Kind::error, QStringLiteral("lost"), {QStringLiteral("disk full")});
    bar.say(MessageBar::Kind::answer, QStringLiteral("too far"));
    QVERIFY(bar.text().contains(QStringLiteral("lost")));
    QVERIFY(bar.text().contains(QStringLiteral("disk full")));
    QVERIFY(bar.text().contains(QStringLiteral("too far")));  // nor is it swallowed
    bar.dismissAnswer();
    QCOMPARE(bar.text(), QStringLiteral("lost\ndisk full"));
    close(bar);
    QVERIFY(!bar.isVisible());
    bar.say(MessageBar::Kind::answer, QStringLiteral("too far"));
    QCOMPARE(bar.text(), QStringLiteral("too far"));
    close(bar);
    QVERIFY(!bar.isVisible());
}

// A later error replaced one that nobody had read.
void TestWindowDialogs::everyErrorIsRead() {
    QWidget window;
    MessageBar bar(&window);
    window.show();
    for (const char* error : {"first", "second", "first", "third"}) {
        bar.say(MessageBar::Kind::error, QString::fromUtf8(error));
    }
    QVERIFY(bar.text().startsWith(QStringLiteral("first")));
    QVERIFY2(bar.text().contains(u'2'), qPrintable(bar.text()));  // two more wait
    close(bar);
    QVERIFY(bar.text().startsWith(QStringLiteral("second")));
    close(bar);
    QCOMPARE(bar.text(), QStringLiteral("third"));
    close(bar);
    QVERIFY(!bar.isVisible());
    bar.say(MessageBar::Kind::error, QStringLiteral("first"));  // once more
    QCOMPARE(bar.text(), QStringLiteral("first"));
}

// "Why not?" stayed after the next valid pick; an error does not go with it.
void TestWindowDialogs::answersLeaveWhenThePlayerGoesOn() {
    Play play;
    play.start();
    play.session().play(step::Place{{0, 0}, Facing::north});
    play.session().play(step::Done{});
    play.click(play.placeOf(Space{0, 0}));
    QVERIFY(play.messages()->text().contains(QStringLiteral("TRN-1")));
    play.messages()->say(MessageBar::Kind::error, QStringLiteral("lost"));
    play.click(play.placeOf(Space{1, 0}));
    QCOMPARE(play.messages()->text(), QStringLiteral("lost"));
    play.start();
    QCOMPARE(play.messages()->text(), QStringLiteral("lost"));
}

void TestWindowDialogs::refusedAlternativesAnswer() {
    AlternativeRow row;
    row.setAlternatives({{PickWord{StepWord::skip}, QStringLiteral("Skip"), {}, {}, false, false},
                         {PickWord{StepWord::rod}, QStringLiteral("Rod"), {}, QStringLiteral("upright"), false, true}});
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

void TestWindowDialogs::everyActionHasItsOwnKey() {
    QMainWindow window;
    const ActionSet actions(&window);
    std::set<QString> keys;
    int count = 0;
    for (int i = 0; i < kActs; ++i) {
        for (const QKeySequence& key : actions.at(static_cast<Act>(i))->shortcuts()) {
            keys.insert(key.toString());
            ++count;
        }
    }
    QCOMPARE(static_cast<int>(keys.size()), count);
    QVERIFY(actions.shortcuts().size() > 25);
}

QTEST_MAIN(TestWindowDialogs)
#include "tst_window_dialogs.moc"
