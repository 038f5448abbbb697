// Whole games of the variants, played by mouse and keys only: wheel and dice, and choices of other players in between.
#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "tests/unit/gui/laid_position.h"
#include "tests/unit/gui/windows/game/person.h"

#include <QDockWidget>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Person;
using gnostica::gui::playing::Play;

namespace {

RulesetChoice choiceOf(const char* base, std::vector<std::string> expansions, const nlohmann::json& options) {
    RulesetChoice choice;
    choice.base = base;
    choice.expansions = std::move(expansions);
    choice.options = options;
    return choice;
}

/// Events of a whole game.
struct Tally {
    std::map<StepWord, int> steps;
    std::map<std::string_view, int> dice;  ///< by word
    int othersDecided = 0;                 ///< within another player's turn

    explicit Tally(const Game& game) {
        for (const Moment& moment : game.history()) {
            if (const auto* step = std::get_if<Step>(&moment.what)) {
                ++steps[wordOf(*step)];
                const bool inTurn =
                    moment.before.turn.stage == Stage::power || moment.before.turn.stage == Stage::floor;
                othersDecided += inTurn && moment.who != moment.before.turn.mover && isPlayer(moment.before.turn.mover);
            } else if (const DiceAsked asked = awaitedDice(game.rules(), moment.before); asked.count > 0) {
                ++dice[asked.kind.word];
            }
        }
    }
    int of(StepWord word) const { return steps.contains(word) ? steps.at(word) : 0; }
};

QString textOf(Play& play, const char* label) {
    const auto* found = play.window->findChild<QLabel*>(QString::fromUtf8(label));
    return found != nullptr ? found->text() : QString();
}

/// Step by step, with mouse and keys.
void playToTheEnd(Play& play, std::uint64_t seed) {
    Person person(play, seed);
    int decisions = 0;
    for (; !play.session().referee().isOver() && decisions < 5000; ++decisions) {
        QVERIFY2(person.decide(), "nothing is highlighted");
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(play.session().referee().isOver());
    QVERIFY2(person.lost() * 20 <= decisions, qPrintable(QString::number(person.lost())));
}

}  // namespace

class TestVariantGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAWholeGame_data();
    void playsAWholeGame();
    void panelsComeAndGoWithTheGame();
    void wheelByKeys();
    void wheelByMouseSaysWhatIsThere();
    void dieCanBeHurried();
    void defenderIsAskedAndTold();
    void lookingBackShowsTheDiceOfThen();
    void bonusIsOfferedInWords();
    void infinityCardIsWhereItLies();
};

void TestVariantGames::playsAWholeGame_data() {
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<bool>("wheel");
    QTest::addColumn<bool>("covers");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("Star Wheel") << QByteArray("gnostica") << true << false
                                << QByteArray(R"({"start":"seat","timer":"rounds","timerMin":9,"timerMax":9})");
    QTest::newRow("3stica, hands hidden")
        << QByteArray("threestica") << false << true << QByteArray(R"({"start":"bid","exhaustions":1})");
    QTest::newRow("3stica with the Star Wheel")
        << QByteArray("threestica") << true << false << QByteArray(R"({"start":"seat","exhaustions":1})");
    QTest::newRow("first edition") << QByteArray("hypothermia") << false << false
                                   << QByteArray(R"({"start":"seat","timer":"rounds","timerMin":12,"timerMax":12})");
}

// In variants with dice, games continue until dice were rolled, and until a player chose in another's turn.
void TestVariantGames::playsAWholeGame() {
    QFETCH(QByteArray, base);
    QFETCH(bool, wheel);
    QFETCH(bool, covers);
    QFETCH(QByteArray, options);
    constexpr int kGames = 12;
    const std::vector<std::string> expansions =
        wheel ? std::vector<std::string>{"star-wheel"} : std::vector<std::string>();
    const RulesetChoice choice = choiceOf(base.constData(), expansions, nlohmann::json::parse(options.toStdString()));
    const bool fights = base == "threestica";
    int dice = 0;
    int answers = 0;
    for (std::uint64_t seed = 1; seed <= kGames && (seed == 1 || (fights && (dice == 0 || answers == 0))); ++seed) {
        Play play(covers);
        play.start(choice, {"Ann", "Bob"}, seed);
        QVERIFY2(play.window->desk().session() != nullptr, qPrintable(play.messages()->text()));
        playToTheEnd(play, seed);
        if (QTest::currentTestFailed()) {
            return;
        }
        const Tally tally(play.session().game());
        const int turns = play.session().game().state().turnsPlayed;
        QVERIFY2(turns >= 15, qPrintable(QString::number(turns)));
        if (wheel) {
            QVERIFY(tally.of(tests::wordNamed(play.session().rules(), "wheel")) >= turns - 2);
            QVERIFY(tally.dice.at("d12") >= turns - 2);
        }
        dice += tally.dice.contains("fate") ? tally.dice.at("fate") : 0;
        answers += tally.othersDecided;
    }
    QVERIFY(!fights || dice > 0);
    QVERIFY(!fights || answers > 0);
}

void TestVariantGames::panelsComeAndGoWithTheGame() {
    Play play;
    QCOMPARE(play.window->panels().count(), std::size_t{0});
    play.start(choiceOf("threestica", {"star-wheel"}, {{"start", "seat"}}), {"Ann", "Bob"}, 1);
    QCOMPARE(play.window->panels().count(), std::size_t{2});
    for (QDockWidget* dock : play.window->findChildren<QDockWidget*>()) {
        QVERIFY2(!dock->windowTitle().isEmpty(), qPrintable(dock->objectName()));
    }
    play.start(choiceOf("gnostica", {"star-wheel"}, {{"start", "seat"}}), {"Ann", "Bob"}, 1);
    QCOMPARE(play.window->panels().count(), std::size_t{1});
    QVERIFY(play.window->findChild<QWidget*>(QStringLiteral("wheelDial"))->isVisible());
    play.start();
    QCOMPARE(play.window->panels().count(), std::size_t{0});
    QVERIFY(play.window->findChild<QWidget*>(QStringLiteral("wheelDial")) == nullptr);
}

void TestVariantGames::wheelByKeys() {
    Play play;
    play.start(choiceOf("gnostica", {"star-wheel"}, {{"start", "seat"}}), {"Ann", "Bob"}, 1);
    auto* dial = play.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
    dial->setFocus();
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(dial, Qt::Key_Right);
    }
    QVERIFY2(dial->accessibleDescription().contains(QStringLiteral("Leo")), qPrintable(dial->accessibleDescription()));
    QVERIFY(dial->accessibleDescription().contains(QStringLiteral("red")));
    QTest::keyClick(dial, Qt::Key_Return);
    QVERIFY(play.turn().canConfirm());
    QVERIFY(play.turn().chooser().proposal() == tests::wheelTo(play.session().rules(), 5));
    QTest::keyClick(dial, Qt::Key_Return);  // the same pick again confirms
    const auto* step = std::get_if<Step>(&play.session().game().history().back().what);
    QVERIFY(step != nullptr && *step == tests::wheelTo(play.session().rules(), 5));
    QVERIFY(textOf(play, "wheelNow").contains(QStringLiteral("Leo")));
}

void TestVariantGames::wheelByMouseSaysWhatIsThere() {
    Play play;
    play.start(choiceOf("gnostica", {"star-wheel"}, {{"start", "seat"}}), {"Ann", "Bob"}, 1);
    auto* dial = play.window->findChild<QWidget*>(QStringLiteral("wheelDial"));
    QTest::mouseClick(dial, Qt::LeftButton, {}, playing::placeOnDial(dial, 8));
    QVERIFY(play.turn().chooser().proposal() == tests::wheelTo(play.session().rules(), 8));
    play.key(Qt::Key_Return);
    dial->setFocus();
    QTest::mouseClick(dial, Qt::LeftButton, {}, playing::placeOnDial(dial, 8));
    QVERIFY2(dial->accessibleDescription().contains(QStringLiteral("Ann")), qPrintable(dial->accessibleDescription()));
    // There is nothing to choose now, and no pick is accepted.
    QVERIFY(!play.turn().canTakeBack());
}

// State first, animation later: the roll is over in the game while the die still rolls on the screen.
void TestVariantGames::dieCanBeHurried() {
    Play play;
    play.settings.change([](gui::Settings& settings) { settings.animationMs = 400; });
    play.start(choiceOf("gnostica", {"star-wheel"}, {{"start", "seat"}}), {"Ann", "Bob"}, 1);
    const auto take = [&](const Step& step) { QVERIFY(play.session().play(step)); };
    take(tests::wheelTo(play.session().rules(), 5));
    play.window->panels().hurry();
    take(step::Place{{0, 0}, Facing::north});
    QVERIFY(Tally(play.session().game()).dice.at("d12") == 1);
    auto* die = play.window->findChild<QLabel*>(QStringLiteral("wheelDie"));
    QVERIFY(die->text().isEmpty());
    QTest::keyClick(play.window.get(), Qt::Key_Escape);
    QVERIFY(!die->text().isEmpty());
    QVERIFY(!play.window->panels().hurry());
}

namespace {

/// Ann's large piece attacks a small and a medium piece of Bob's.
void attack(Play& play, std::initializer_list<int> dice) {
    const nlohmann::json position = {{"variant", "threestica"},
                                     {"seats", 2},
                                     {"board", {{"0,0", "swords-2"}, {"1,0", "cups-3"}}},
                                     {"pieces", {"A3E@0,0", "B1N@1,0", "B2S@1,0"}}};
    playing::lay(play, position, [&dice](Game& game) {
        QVERIFY(!game.play(step::Activate{{0, 0}}));
        QVERIFY(!game.play(tests::attack(game.rules(), PieceId{0}, 3)));
        QVERIFY(game.play(Chance(tests::dice(dice))));
    });
}

}  // namespace

// Sums 0 to 1 and 0 to 0: the first defender's player may strike back, in the middle of Ann's turn.
void TestVariantGames::defenderIsAskedAndTold() {
    Play play(true);
    attack(play, {-1, -1, 0, 1, 0, 0});
    QCOMPARE(play.session().referee().decider(), Seat::b);
    QVERIFY(play.window->area().cover()->isVisible());
    QTest::mouseClick(play.visible<QPushButton>(play.window->area().cover())[0], Qt::LeftButton);
    QVERIFY2(textOf(play, "battleQuestion").contains(QStringLiteral("Bob")),
             qPrintable(textOf(play, "battleQuestion")));
    QVERIFY(textOf(play, "battleOutcome").contains(QStringLiteral("0 against 1")));
    QVERIFY(textOf(play, "battleOutcome").contains(QStringLiteral("0 against 0")));
    play.turn().pick(turn::PickWord{tests::wordNamed(play.session().rules(), "retaliate")});
    play.key(Qt::Key_Return);
    QCOMPARE(play.session().game().state().pieces[0].size(), 2);
    QVERIFY(textOf(play, "battleOutcome").contains(QStringLiteral("shrunk the attacker")));
    QVERIFY(play.window->area().cover()->isVisible());  // back to Ann
}

void TestVariantGames::lookingBackShowsTheDiceOfThen() {
    Play play;
    attack(play, {1, 1, 1, 0, 0, 0});
    QVERIFY(textOf(play, "battleOutcome").contains(QStringLiteral("3 against 0")));
    play.session().table().showPosition(1);
    QVERIFY(textOf(play, "battleOutcome").isEmpty());
    play.session().table().showLast();
    QVERIFY(textOf(play, "battleOutcome").contains(QStringLiteral("destroys")));
}

void TestVariantGames::bonusIsOfferedInWords() {
    Play play;
    const nlohmann::json position = {{"variant", "gnostica"},
                                     {"expansions", {"star-wheel"}},
                                     {"seats", 2},
                                     {"board", {{"0,0", "cups-2"}, {"1,0", "cups-3"}}},
                                     {"pieces", {"A2E@0,0", "B1N@1,0"}},
                                     {"wheel", {{"A", 3}, {"B", 9}}}};
    playing::lay(play, position, [](Game& game) {
        QVERIFY(!game.play(tests::wheelTo(game.rules(), 4)));
        QVERIFY(!game.play(step::Activate{{0, 0}}));
        QVERIFY(!game.play(step::Create{.minion = PieceId{0}, .facing = Facing::north, .space = {1, 0}}));
    });
    QVERIFY2(textOf(play, "wheelNow")
                 .contains(QRegularExpression(QStringLiteral("Blue: your medium piece on .+ may create again\\."))),
             qPrintable(textOf(play, "wheelNow")));
    play.key(Qt::Key_K);  // skips it
    QCOMPARE(Tally(play.session().game()).dice.at("d12"), 1);
    QVERIFY(!textOf(play, "wheelDie").isEmpty());
}

void TestVariantGames::infinityCardIsWhereItLies() {
    const auto position = [](const char* where) {
        return nlohmann::json{
            {"variant", "hypothermia"},         {"seats", 2},  {"board", {{"0,0", "sun"}, {"1,0", "cups-3"}}},
            {"pieces", {"A2E@0,0", "B1N@1,0"}}, {"turn", "B"}, {"infinity", where}};
    };
    Play play;
    playing::lay(play, position("pile"), [](Game&) {});
    QVERIFY(textOf(play, "infinityText").contains(QStringLiteral("under the draw pile")));
    Play beside;
    playing::lay(beside, position("beside"), [](Game&) {});
    QVERIFY(textOf(beside, "infinityText").contains(QStringLiteral("next to the pile")));
    Play round;
    playing::lay(round, position("A"), [](Game&) {});
    QVERIFY2(textOf(round, "infinityRound").contains(QStringLiteral("Ann: 3 points; the best other player has 1")),
             qPrintable(textOf(round, "infinityRound")));
    // Regression: it went on to say how the round could be won.
    Play won;
    playing::lay(won, position("A"), [](Game& game) {
        for (int turn = 0; turn < 2; ++turn) {
            QVERIFY(!game.play(step::Refresh{}));
            QVERIFY(!game.play(step::Done{}));
        }
        QVERIFY(isOver(game.state()));
    });
    QCOMPARE(textOf(won, "infinityText"), QStringLiteral("Ann keeps the Infinity card."));
    QVERIFY(textOf(won, "infinityRound").isEmpty());
}

QTEST_MAIN(TestVariantGames)
#include "tst_variant_games.moc"
