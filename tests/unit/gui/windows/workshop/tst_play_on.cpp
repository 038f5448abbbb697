// A draft is tried with the game on the table: by mouse, from the workshop, and back at the table.
#include "app/gui/look/head/main_menu.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/workshop/workshop_window.h"
#include "app/rulesets/own_rulesets.h"
#include "app/table/branch.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/in_dialog.h"
#include "tests/unit/gui/laid_position.h"
#include "tests/unit/gui/window_play.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>

#include <memory>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::inDialog;
using gnostica::gui::playing::lay;
using gnostica::gui::playing::Play;
using nlohmann::json;

namespace {

std::string mine(const std::string& rest) {
    return R"({ "format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": { "en": "Mine" })" + rest +
           " }";
}

json twoAndTwo() {
    return tests::Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .pieces({"A1E@0,0", "A1U@0,0", "B2U@1,0"})
        .hand("A", {"cups-6", "sun"})
        .hand("B", {"cups-5", "moon"})
        .with("turn", "B")
        .json();
}

QString piecesOn(Play& play) {
    return QString::fromStdString(tests::piecesOf(play.session().game().state()));
}

/// Sets the text of the draft.
void make(const WorkshopWindow& shop, const std::string& text) {
    shop.draft()->draft().replaceAll(text, {});
    QTRY_VERIFY(shop.draft()->check().isCurrent());
    QCoreApplication::processEvents();
}

/// Chooses the menu entry by mouse, and runs the function on the dialog.
void playOn(const WorkshopWindow& shop, const std::function<void(QDialog&)>& what) {
    QAction* action = shop.actions().at(Act::playDraftOn);
    QVERIFY(action->isEnabled());
    bool asked = false;
    inDialog([&](QDialog& dialog) {
        asked = true;
        what(dialog);
    });
    QMenu* menu = shop.actions().menuOf(Act::playDraftOn);
    shop.findChild<MainMenu*>()->openAt(*menu);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    QVERIFY(asked);
}

QPushButton* startOf(const QDialog& dialog) {
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().contains(QStringLiteral("Start"))) {
            return button;
        }
    }
    return nullptr;
}

QString said(const QDialog& dialog) {
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>()) {
        if (label->isVisible()) {
            texts << label->text();
        }
    }
    return texts.join(u'\n');
}

}  // namespace

class TestPlayOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withoutATurnThereIsNothingToPlayOn();
    void theGameGoesOnByTheDraft();
    void whoPlaysIsAskedAsEver();
    void nothingHappensUntilItBegins();
    void piecesThatDoNotFitAreNamed();
    void whatTheDraftDoesNotPlayIsNamed();
    void tooManyPlayersAreNamed();
    void whatIsHiddenIsDealtAnew();
    void everyGameCanBePlayedOnByItsOwnRules();
    void cleanupTestCase() { play_.reset(); }

private:
    std::unique_ptr<Play> play_;
    WorkshopWindow* shop_ = nullptr;
};

/// A table, and a workshop with a draft next to it.
void TestPlayOn::initTestCase() {
    play_ = std::make_unique<Play>();
    QVERIFY(addOwn(play_->shelf(), "mine", mine("")));
    shop_ = &play_->window->windows().workshop().show();
    shop_->open("mine");
    QVERIFY(shop_->draft() != nullptr);
}

void TestPlayOn::theGameGoesOnByTheDraft() {
    lay(*play_, twoAndTwo(), [](Game& game) { tests::play(game, {"orient B2U@1,0 N", "done"}); });
    make(*shop_, mine(R"(, "end": { "target": 12 })"));
    const QString before = piecesOn(*play_);
    playOn(*shop_, [](QDialog& dialog) {
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"))->isVisible());
        QTest::mouseClick(startOf(dialog), Qt::LeftButton);
    });
    QCOMPARE(piecesOn(*play_), before);
    const Game& game = play_->session().game();
    QCOMPARE(game.rules().id, std::string("mine"));
    QCOMPARE(game.rules().targetFor(2), 12);
    QCOMPARE(game.decider(), Seat::a);
    QCOMPARE(game.state().hands[Seat::a], tests::cardSet({"cups-6", "sun"}));
    QCOMPARE(play_->session().seatNames(), (std::vector<QString>{QStringLiteral("Ann"), QStringLiteral("Bob")}));
    QVERIFY(!play_->session().table().legal().empty());
    // It is an ordinary game: its record can be read back.
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("on.gnostica"));
    QVERIFY(play_->session().play(*play_->session().table().legal().begin()));
    QVERIFY(play_->window->desk().save(file));
    play_->window->desk().open(file);
    QTRY_COMPARE(play_->window->desk().file(), file);
    QCOMPARE(play_->session().game().history().size(), std::size_t{1});
    QCOMPARE(play_->session().game().rules().targetFor(2), 12);
}

void TestPlayOn::whoPlaysIsAskedAsEver() {
    lay(*play_, twoAndTwo(), [](Game&) {});
    make(*shop_, mine(""));
    playOn(*shop_, [](QDialog& dialog) {
        const auto* asked = qobject_cast<NewGameDialog*>(&dialog);
        QVERIFY(asked != nullptr);
        QCOMPARE(asked->choice().variant, QStringLiteral("mine"));
        QCOMPARE(asked->choice().players[0], table::SeatPlayer::person);
        for (auto* combo : dialog.findChildren<QComboBox*>()) {
            const int greedy = combo->findText(QStringLiteral("Greedy"), Qt::MatchContains);
            if (greedy >= 0 && combo->isVisible()) {
                combo->setCurrentIndex(greedy);  // both seats
            }
        }
        QTest::mouseClick(startOf(dialog), Qt::LeftButton);
    });
    QCOMPARE(play_->session().referee().seating().people(), 0);
}

void TestPlayOn::nothingHappensUntilItBegins() {
    lay(*play_, twoAndTwo(), [](Game&) {});
    make(*shop_, mine(""));
    const table::GameSession* before = &play_->session();
    playOn(*shop_, [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QCOMPARE(&play_->session(), before);
    QCOMPARE(play_->session().game().rules().id, std::string("gnostica"));
}

void TestPlayOn::piecesThatDoNotFitAreNamed() {
    lay(*play_, twoAndTwo(), [](Game&) {});
    make(*shop_, mine(R"(, "stash": { "small": 1 })"));
    const table::GameSession* before = &play_->session();
    playOn(*shop_, [](QDialog& dialog) {
        const QString text = said(dialog);
        QVERIFY2(text.contains(QStringLiteral("Ann's small piece")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("/pieces")));
        QVERIFY(!startOf(dialog)->isEnabled());
    });
    QCOMPARE(&play_->session(), before);
}

void TestPlayOn::whatTheDraftDoesNotPlayIsNamed() {
    json position = twoAndTwo();
    position["expansions"] = {"star-wheel"};
    position["wheel"] = {{"A", 3}, {"B", 5}};
    lay(*play_, position, [](Game&) {});
    QVERIFY(play_->session().branching()().has_value());
    make(*shop_, mine(""));
    playOn(*shop_, [](QDialog& dialog) {
        QVERIFY2(said(dialog).contains(QStringLiteral("the Star Wheel")), qPrintable(said(dialog)));
        QVERIFY(!startOf(dialog)->isEnabled());
        // The expansion can be selected.
        const auto boxes = dialog.findChildren<QCheckBox*>();
        const auto wheel = std::ranges::find_if(
            boxes, [](const QCheckBox* box) { return box->text().contains(QStringLiteral("Star Wheel")); });
        QVERIFY(wheel != boxes.end());
        QTest::mouseClick(*wheel, Qt::LeftButton, {}, QPoint(8, (*wheel)->height() / 2));
        QVERIFY(startOf(dialog)->isEnabled());
        QTest::mouseClick(startOf(dialog), Qt::LeftButton);
    });
    QCOMPARE(play_->session().game().rules().id, std::string("mine"));
    QCOMPARE(play_->session().game().rules().expansions, std::vector<std::string>{"star-wheel"});
}

void TestPlayOn::tooManyPlayersAreNamed() {
    lay(*play_, tests::Setup(3).land("0,0", "rods-2").pieces({"A1E@0,0", "B1U@0,0", "C1U@1,0"}).json(), [](Game&) {});
    make(*shop_, mine(R"(, "players": { "max": 2 })"));
    playOn(*shop_, [](QDialog& dialog) {
        QVERIFY2(said(dialog).contains(QStringLiteral("is a game for")), qPrintable(said(dialog)));
        QVERIFY(!startOf(dialog)->isEnabled());
    });
}

void TestPlayOn::withoutATurnThereIsNothingToPlayOn() {
    make(*shop_, mine(""));
    const QAction* action = shop_->actions().at(Act::playDraftOn);
    QVERIFY(!action->isEnabled());
    QVERIFY(action->toolTip().contains(QStringLiteral("There is no turn")));
    play_->start({{"start", "bid"}});
    QVERIFY(!action->isEnabled());
    play_->start();
    QVERIFY(action->isEnabled());
}

// A user who tries a draft on a game against a computer learns nothing about the computer's hidden cards.
void TestPlayOn::whatIsHiddenIsDealtAnew() {
    RulesetChoice choice;
    choice.options = {{"start", "seat"}};
    play_->window->desk().start(choice, {"Ann", "Bob"}, 5, {table::SeatPlayer::person, table::SeatPlayer::greedy});
    const State& truth = play_->session().game().state();
    std::set<std::string> hands;
    for (int i = 0; i < 4; ++i) {
        const auto shown = shownMoment(play_->session());
        QVERIFY(shown);
        const auto read = readPosition(shown->table.position, shown->table.rules);
        QVERIFY(read);
        QCOMPARE(read->state.hands[Seat::a], truth.hands[Seat::a]);
        QVERIFY(read->state.draw.topFirst() != truth.draw.topFirst());
        hands.insert(tests::cardsOf(read->state.hands[Seat::b]));
    }
    QVERIFY(hands.size() > 1);
}

// At every point: in the middle of a turn, a link or a fight, with the state of the mechanics.
void TestPlayOn::everyGameCanBePlayedOnByItsOwnRules() {
    int looked = 0;
    int games = 0;
    for (const rulesets::RulesetTitle& title : play_->shelf().games()) {
        RulesetChoice choice;
        choice.base = title.id.toStdString();
        choice.expansions = games++ % 2 == 0 ? std::vector<std::string>{"star-wheel"} : std::vector<std::string>();
        const auto rules = play_->shelf().rules(choice);
        if (!rules) {
            continue;  // not every game supports the expansion
        }
        const int seats = std::max(2, (*rules)->minSeats);
        tests::Playout playout(*rules, seats, 11);
        playout.play(120);
        const RecordHeader header = headerFor(**rules, seats);
        const std::vector<std::chrono::milliseconds> times;
        const table::PlayedGame played{header, playout.game(), times};
        Rng rng(5);
        for (std::size_t moment = 0; moment < played.game.history().size(); moment += 3) {
            const json position = positionAt(played, moment, Seat::b, rng);
            if (position.is_null()) {
                continue;
            }
            const auto read = readPosition(position, *rules);
            const std::string problem = read ? std::string() : read.error().front().pointer;
            QVERIFY2(read.has_value(), (choice.base + problem).c_str());
            ++looked;
        }
    }
    QVERIFY(looked > 300);
}

QTEST_MAIN(TestPlayOn)
#include "tst_play_on.moc"
