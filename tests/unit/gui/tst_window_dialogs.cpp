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
#include <QWheelEvent>

#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;

class TestWindowDialogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameReturnsWhatItWasGiven();
    void newGameOffersOnlySoundRules();
    void theWheelChangesNoRule();
    void onlyChangedOptionsAreKept();
    void seatsNeverLookAlike();
    void settingsKeepWhatIsNotAsked();
    void recoveryForgetsWhatIsDeleted();
    void errorsStayUntilClosed();
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

// Whoever scrolled through the rules changed those that came under the pointer.
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
    bar.dismiss();
    QVERIFY(!bar.isVisible());
    bar.say(MessageBar::Kind::answer, QStringLiteral("too far"));
    QCOMPARE(bar.text(), QStringLiteral("too far"));
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
