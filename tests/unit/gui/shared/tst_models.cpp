// The models of the panels keep Qt's contract during a game, and show only what the viewer may see.
#include "app/gui/shared/panels/hand_model.h"
#include "app/gui/shared/panels/log_model.h"
#include "app/gui/shared/panels/pile_model.h"
#include "app/gui/shared/panels/players_model.h"
#include "app/wording/names.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using namespace gnostica::tests;

namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;

wording::Speaker speaker() {
    return {*baseRules(), {QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cleo")}};
}

Game playedGame(std::uint64_t seed, std::size_t moments) {
    Playout playout(baseRules(), 3, seed);
    playout.play(moments);
    return playout.game();
}

QStringList names(const QAbstractItemModel& model) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        all << model.index(row, 0).data().toString();
    }
    return all;
}

/// The start of a game's history, as told to a seat.
std::vector<ToldMoment> toldOf(const Game& game, Seat viewer = Seat::a) {
    std::vector<ToldMoment> moments;
    for (const Moment& moment : game.timeline()) {
        moments.push_back(told(game.rules(), moment, viewer));
    }
    return moments;
}

/// A moves a piece with a rod, B turns one, A turns one.
Game threeTurns() {
    Game game = Setup()
                    .land("0,0", "rods-3")
                    .land("1,0", "swords-2")
                    .land("2,0", "cups-4")
                    .pieces({"A2E@0,0", "B1W@1,0"})
                    .game();
    play(game, {"activate 0,0", "rod A2E@0,0 move 2 E", "done"});
    play(game, {"orient B1W@1,0 N", "done"});
    play(game, {"orient A2E@2,0 S"});
    return game;
}

}  // namespace

class TestModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHandFollowsTheGame();
    void aHiddenHandIsBacks();
    void onlyKnownCardsCanBePicked();
    void aPileIsNewestFirst();
    void aCardThatComesLeavesTheOthersAlone();
    void playersFollowTheGame();
    void playersSayWhoIsOutAndWhoHasWon();
    void playersSayWhyTheyAreOut();
    void whoLeadsAloneIsMarked();
    void theLogWordsOnlyWhatIsNew();
    void theLogIsEmptyBeforeTheFirstGame();
    void theLogMarksThePresentAndGreysTheUndone();
    void anotherBranchReplacesTheUndone();
    void anotherViewerIsToldAnew();
    void theLogSpeaksNotationOnDemand();
    void theLogHasAHeadForEachTurn();
    void endsOfTurnsAreFoldedIntoThem();
    void stepsAreToldInSigns();
    void whatSignsCannotTellIsToldInWords();
};

void TestModels::aHandFollowsTheGame() {
    const Game game = playedGame(1, 150);
    HandModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    for (const Moment& moment : game.timeline()) {
        const View view(*baseRules(), moment.before, Seat::a);
        model.setHand(view, Seat::a);
        QCOMPARE(model.rowCount(), view.handSize(Seat::a));
        model.setHand(view, Seat::b);
        QCOMPARE(model.rowCount(), view.handSize(Seat::b));
    }
}

void TestModels::aHiddenHandIsBacks() {
    const Game game = Setup().hand("A", {"cups-2", "sun"}).land("1,1", "moon").pieces({"A1N@1,1"}).game();
    HandModel model;
    model.setHand(game.viewFor(Seat::b), Seat::a);
    QCOMPARE(model.rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        const QModelIndex index = model.index(row);
        QCOMPARE(index.data(CardsModel::CardNumberRole).toInt(), -1);
        QVERIFY(!index.data(Qt::DisplayRole).toString().contains(wording::cardName(card("sun"))));
    }
    model.setHand(game.viewFor(Seat::a), Seat::a);
    QCOMPARE(names(model), (QStringList{wording::cardName(card("sun")), wording::cardName(card("cups-2"))}));
}

void TestModels::onlyKnownCardsCanBePicked() {
    const Game game = Setup().hand("A", {"cups-2", "sun"}).land("1,1", "moon").pieces({"A1N@1,1"}).game();
    HandModel model;
    model.setHand(game.viewFor(Seat::a), Seat::a);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setPickable(cardSet({"sun"}));
    QCOMPARE(changes.size(), 1);
    model.setPickable(cardSet({"sun"}));
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.index(0).data(CardsModel::PickableRole).toBool());
    QVERIFY(!model.index(1).data(CardsModel::PickableRole).toBool());
    QVERIFY(model.index(1).data(CardsModel::ChoosingRole).toBool());
    model.setPicked(cardSet({"cups-2"}));
    QVERIFY(model.index(1).data(CardsModel::PickedRole).toBool());
    QVERIFY(model.isPickable(card("cups-2")));
    QVERIFY(!model.isPickable(Card::none()));
    model.setPickable(cardSet({"cups-2"}));
    QVERIFY2(!model.index(0).data(CardsModel::ChoosingRole).toBool(), "nothing else: nothing steps back");
}

void TestModels::aPileIsNewestFirst() {
    const Game game = Setup().discard({"cups-2", "sun", "death"}).land("1,1", "moon").pieces({"A1N@1,1"}).game();
    PileModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    model.setPile(game.state().discard);
    QCOMPARE(names(model), (QStringList{wording::cardName(card("death")), wording::cardName(card("sun")),
                                        wording::cardName(card("cups-2"))}));
    const Game played = playedGame(3, 200);
    for (const Moment& moment : played.timeline()) {
        model.setPile(moment.before.discard);
        QCOMPARE(model.rowCount(), moment.before.discard.size());
    }
}

void TestModels::aCardThatComesLeavesTheOthersAlone() {
    Pile pile;
    for (const char* name : {"cups-2", "sun", "death"}) {
        pile.push(card(name));
    }
    PileModel model;
    model.setPile(pile);
    const QPersistentModelIndex sun = model.index(1);
    pile.push(card("moon"));
    model.setPile(pile);
    QCOMPARE(sun.row(), 2);
    pile.remove(card("cups-2"));
    model.setPile(pile);
    QCOMPARE(sun.data().toString(), wording::cardName(card("sun")));
}

void TestModels::playersFollowTheGame() {
    PlayersModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    const Game game = playedGame(2, 200);
    for (const Moment& moment : game.timeline()) {
        model.setPlayers(View(*baseRules(), moment.before, Seat::none), *baseRules(), speaker());
        QCOMPARE(model.rowCount(), 3);
        for (int row = 0; row < 3; ++row) {
            QVERIFY(!model.index(row).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
    }
}

void TestModels::playersSayWhoIsOutAndWhoHasWon() {
    Game game = Setup().land("0,0", "sun").pieces({"A1N@0,0", "B1N@0,1"}).with("challenge", "A").game();
    PlayersModel model;
    const auto show = [&] { model.setPlayers(game.viewFor(Seat::none), *baseRules(), speaker()); };
    const auto status = [&](int row) { return model.index(row).data(PlayersModel::StatusRole).toString(); };
    show();
    QCOMPARE(status(0), QStringLiteral("Last turn"));
    QCOMPARE(model.index(0).data(PlayersModel::StatusShortRole).toString(), QStringLiteral("Announced"));
    QCOMPARE(model.index(0).data(PlayersModel::ScoreShortRole).toString(), QStringLiteral("3 / 9"));
    play(game, {"refresh - 0", "done"});
    show();
    QCOMPARE(status(0), QStringLiteral("Out"));
    QCOMPARE(model.index(0).data(PlayersModel::StatusShortRole).toString(), QStringLiteral("Out"));
    QCOMPARE(status(1), QStringLiteral("Wins"));
}

/// With the past, the reason is told as well.
void TestModels::playersSayWhyTheyAreOut() {
    Setup setup(3);
    setup.land("0,0", "sun").land("5,0", "moon").land("9,0", "cups-2").pieces({"A3U@0,0", "B1N@9,0", "C1N@5,0"});
    Game game = setup.with("turn", "A").with("challenge", "A").game();
    play(game, {"refresh - 0", "done"});
    PlayersModel model;
    const std::vector<ToldMoment> past = toldOf(game);
    model.setPlayers(game.viewFor(Seat::none), *baseRules(), speaker(), {}, past);
    QCOMPARE(model.index(0).data(PlayersModel::StatusRole).toString(), QStringLiteral("Out: last turn failed"));
    QCOMPARE(model.index(0).data(PlayersModel::StatusShortRole).toString(), QStringLiteral("Out"));
    QVERIFY(model.index(0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("last turn failed")));
    QVERIFY(!model.row(model.index(0)).leads);
}

void TestModels::whoLeadsAloneIsMarked() {
    PlayersModel model;
    const auto show = [&](const Setup& setup) {
        Setup copy = setup;
        model.setPlayers(copy.game().viewFor(Seat::none), *baseRules(), speaker());
    };
    const auto leads = [&](int row) {
        return model.row(model.index(row)).leads &&
               model.index(row).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("In the lead"));
    };
    show(Setup().land("0,0", "sun").land("5,0", "cups-2").pieces({"A1N@0,0", "B1N@5,0"}));
    QVERIFY(leads(0) && !leads(1));
    show(Setup().land("0,0", "sun").land("5,0", "moon").pieces({"A1N@0,0", "B1N@5,0"}));
    QVERIFY(!leads(0) && !leads(1));
}

void TestModels::theLogWordsOnlyWhatIsNew() {
    const Game game = playedGame(4, 120);
    LogModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    const std::vector<ToldMoment> all = toldOf(game);
    const std::span<const ToldMoment> moments = all;
    for (std::size_t n = 0; n <= moments.size(); ++n) {
        model.setMoments(moments.first(n), static_cast<int>(n), speaker());
        QCOMPARE(model.rowCount(), static_cast<int>(n) + 1);
    }
    QCOMPARE(resets.size(), 1);
    QCOMPARE(inserts.size(), static_cast<int>(moments.size()));
}

// Regression: "The game begins." was in the log without a game on the table.
void TestModels::theLogIsEmptyBeforeTheFirstGame() {
    LogModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setNotationShown(true);
    QCOMPARE(model.rowCount(), 0);
    model.setMoments({}, 0, speaker());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.currentRow(), 0);
}

void TestModels::theLogMarksThePresentAndGreysTheUndone() {
    const Game game = playedGame(4, 40);
    LogModel model;
    const int present = static_cast<int>(game.timeline().size()) - 1;
    model.setMoments(toldOf(game), present, speaker());
    QVERIFY(model.index(present).data(LogModel::CurrentRole).toBool());
    QVERIFY(!model.index(present).data(LogModel::UndoneRole).toBool());
    QVERIFY(model.index(present + 1).data(LogModel::UndoneRole).toBool());
    model.setMoments(toldOf(game), 0, speaker());
    QVERIFY(model.index(0).data(LogModel::CurrentRole).toBool());
}

void TestModels::anotherBranchReplacesTheUndone() {
    Game game = Setup().land("1,1", "moon").pieces({"A1N@1,1", "B1N@1,2"}).game();
    play(game, {"orient A1N@1,1 E", "done"});
    LogModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    model.setMoments(toldOf(game), 2, speaker());
    game.undo();
    game.undo();
    play(game, {"orient A1N@1,1 S"});
    model.setMoments(toldOf(game), 1, speaker());
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(1).data().toString().contains(QStringLiteral("south")));
}

void TestModels::anotherViewerIsToldAnew() {
    Game game = Setup().hand("A", {}).draw({"sun"}).land("1,1", "moon").pieces({"A1N@1,1", "B1N@1,2"}).game();
    play(game, {"refresh - 1"});
    LogModel model;
    const QAbstractItemModelTester tester(&model, Reporting::QtTest);
    const QString sun = wording::cardName(card("sun"));
    model.setMoments(toldOf(game), 1, speaker());
    QVERIFY(model.index(1).data().toString().contains(sun));
    model.setMoments(toldOf(game, Seat::b), 1, speaker());
    QVERIFY(!model.index(1).data().toString().contains(sun));
}

void TestModels::theLogSpeaksNotationOnDemand() {
    const Game game = playedGame(4, 5);
    LogModel model;
    model.setNotation([](const ToldMoment&) { return QStringLiteral("NOTATION"); });
    model.setMoments(toldOf(game), 5, speaker());
    QVERIFY(model.index(3).data().toString() != QStringLiteral("NOTATION"));
    model.setNotationShown(true);
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("NOTATION"));
}

void TestModels::theLogHasAHeadForEachTurn() {
    const Game game = threeTurns();
    LogModel model;
    model.setMoments(toldOf(game), static_cast<int>(game.history().size()), speaker());
    QVERIFY(model.turnAt(0) == nullptr);
    QStringList heads;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (const LogTurn* turn = model.turnAt(row)) {
            heads << QStringLiteral("%1 %2").arg(turn->name).arg(turn->round);
            QVERIFY(!model.index(row).data(LogModel::FoldedRole).toBool());
        }
    }
    QCOMPARE(heads, (QStringList{QStringLiteral("Ann 1"), QStringLiteral("Bob 1"), QStringLiteral("Ann 2")}));
}

void TestModels::endsOfTurnsAreFoldedIntoThem() {
    Game game = threeTurns();
    LogModel model;
    const auto folded = [&model](int row) { return model.index(row).data(LogModel::FoldedRole).toBool(); };
    model.setMoments(toldOf(game), 3, speaker());  // when A has ended the first turn
    QVERIFY(!folded(2));
    QVERIFY(folded(3));
    QCOMPARE(model.currentRow(), 2);
    QVERIFY(model.index(2).data(LogModel::CurrentRole).toBool());
    QVERIFY(!model.index(1).data(LogModel::CurrentRole).toBool());
    QVERIFY2(!model.index(3).data().toString().isEmpty(), "what is folded can still be copied");
    model.setNotation([](const ToldMoment&) { return QStringLiteral("NOTATION"); });
    model.setNotationShown(true);
    QVERIFY(!folded(3));  // notation is never split
    QCOMPARE(model.currentRow(), 3);
}

void TestModels::stepsAreToldInSigns() {
    using Kind = LogSign::Kind;
    const Game game = threeTurns();
    LogModel model;
    model.setMoments(toldOf(game), 0, speaker());
    const auto words = [&model](int row) {
        QStringList all;
        for (const LogSign& sign : model.signsAt(row)) {
            all << (sign.kind == Kind::arrow ? QStringLiteral(">") : sign.words);
        }
        all.removeAll(QString());
        return all.join(u' ');
    };
    QCOMPARE(model.signsAt(1).front().card, card("rods-3"));
    QVERIFY2(words(1).endsWith(wording::spaceName({0, 0})), qPrintable(words(1)));
    QCOMPARE(words(2), wording::spaceName({0, 0}) + QStringLiteral(" > ") + wording::spaceName({2, 0}));
    QCOMPARE(model.signsAt(2).front().look.owner, Seat::a);
    QCOMPARE(model.signsAt(2).front().look.size, 2);
    QCOMPARE(model.signsAt(4).back().words, wording::spaceName({1, 0}));  // turned: before, after, place
    // The whole sentence is available for screen readers, and as the line of the current position.
    QVERIFY(
        model.index(2).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Ann")) ||
        model.index(2).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("you"), Qt::CaseInsensitive));
    QVERIFY(!model.index(2).data(Qt::ToolTipRole).toString().isEmpty());
    model.setMoments(toldOf(game), 2, speaker());
    QVERIFY(model.signsAt(2).empty());
    QVERIFY(!model.signsAt(1).empty());
}

void TestModels::whatSignsCannotTellIsToldInWords() {
    Game game = Setup().hand("A", {}).draw({"sun"}).land("1,1", "moon").pieces({"A1N@1,1", "B1N@1,2"}).game();
    play(game, {"refresh - 1", "challenge"});
    for (const ToldMoment& moment : toldOf(game)) {
        QVERIFY(signsOf(moment).empty());
        QVERIFY(!isRoutine(moment));
    }
}

QTEST_MAIN(TestModels)
#include "tst_models.moc"
