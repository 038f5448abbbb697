// From picks to a played step: the controller, and the preview of a step's effects.
#include "app/table/game_session.h"
#include "app/turn/preview_maker.h"
#include "app/turn/turn_controller.h"
#include "engine/notation/words.h"
#include "tests/support/positions.h"
#include "tests/support/random_play.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;

namespace {

/// A player at a position of the base game.
struct Seated {
    explicit Seated(const tests::Setup& setup, std::initializer_list<std::string_view> before = {}) {
        Game game = setup.game();
        tests::play(game, before);
        RecordHeader header = headerFor(game.rules(), game.state().seats);
        session = std::make_unique<table::GameSession>(std::move(header), std::move(game));
        session->table().setManners({false, false});
        session->begin();
        turn.attach(session.get());
        turn.offer();
    }
    QString pieces() const { return QString::fromStdString(tests::piecesOf(session->game().state())); }

    std::unique_ptr<table::GameSession> session;
    turn::TurnController turn;
};

tests::Setup rods() {
    return tests::Setup()
        .land("0,0", "rods-2")
        .land("1,0", "cups-3")
        .land("2,0", "sun")
        .pieces({"A2E@0,0", "B1N@2,0"})
        .hand("A", {"cups-5", "discs-7"});
}

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

class TestChooserTurn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waitsForConfirmation();
    void actsAtOnceWhereTheTableLikesIt();
    void neverActsAtOnceOnDiscards();
    void skipNeedsNoConfirmation();
    void dragMovesAPiece();
    void dragToANeighbourOrients();
    void dragGoesByTheTerritory();
    void dragThatCannotBeSaysWhy();
    void aCardIsDroppedOnAPiece();
    void aDropThatNeedsMoreSaysSo();
    void clickElsewhereBeginsAnew();
    void explainsWhatCannotBePicked();
    void hoveringShowsWhatWouldCome();
    void passes();
    void nothingCanBePickedWhenOver();
    void previewIsWhatComes();
    void previewOfAnUnseenCardIsUncertain();
};

void TestChooserTurn::waitsForConfirmation() {
    Seated seated(rods());
    seated.turn.pickSpace({0, 0});
    QVERIFY(seated.turn.canConfirm());
    QCOMPARE(seated.session->game().history().size(), std::size_t{0});
    seated.turn.confirm();
    QCOMPARE(seated.session->game().history().size(), std::size_t{1});
    QVERIFY(!seated.turn.canTakeBack());
}

void TestChooserTurn::actsAtOnceWhereTheTableLikesIt() {
    Seated seated(rods());
    seated.turn.setConfirming(false);
    seated.turn.pickSpace({0, 0});
    QCOMPARE(seated.session->game().history().size(), std::size_t{1});
}

// A player who starts to discard cards may want to discard more.
void TestChooserTurn::neverActsAtOnceOnDiscards() {
    Seated seated(rods());
    seated.turn.setConfirming(false);
    seated.turn.pick(turn::PickWord{StepWord::refresh});
    seated.turn.pickCard(Card::minor(Suit::cups, 5));
    seated.turn.pick(turn::PickAmount{0});
    QCOMPARE(seated.session->game().history().size(), std::size_t{0});
    QVERIFY(seated.turn.canConfirm());
    QVERIFY(seated.turn.pickedCards().contains(Card::minor(Suit::cups, 5)));
    QVERIFY(seated.turn.openCards().contains(Card::minor(Suit::discs, 7)));
}

void TestChooserTurn::skipNeedsNoConfirmation() {
    Seated seated(rods(), {"activate 0,0"});
    seated.turn.pick(turn::PickWord{StepWord::skip});
    QCOMPARE(seated.session->game().state().turn.stage, Stage::close);
}

void TestChooserTurn::dragMovesAPiece() {
    Seated seated(rods(), {"activate 0,0"});
    seated.turn.liftPiece(PieceId{0});
    QVERIFY(contains(seated.turn.marks().spaces, Space{2, 0}));
    QVERIFY(contains(seated.turn.marks().pickedPieces, PieceId{0}));
    seated.turn.dragPiece(PieceId{0}, {2, 0});
    seated.turn.confirm();
    QCOMPARE(seated.pieces(), QStringLiteral("A2E@2,0 B1N@2,0"));
}

// At the start of a turn a piece can only be turned: dragging it to a side points it there.
void TestChooserTurn::dragToANeighbourOrients() {
    Seated seated(rods());
    seated.turn.dragPiece(PieceId{0}, {0, 1});
    seated.turn.confirm();
    QCOMPARE(seated.pieces(), QStringLiteral("A2S@0,0 B1N@2,0"));
}

/// The drag activates the rod under the piece.
void TestChooserTurn::dragGoesByTheTerritory() {
    Seated seated(rods());
    seated.turn.dragPiece(PieceId{0}, {2, 0});
    seated.turn.confirm();
    QCOMPARE(seated.pieces(), QStringLiteral("A2E@2,0 B1N@2,0"));
}

/// It has no effect except a message.
void TestChooserTurn::dragThatCannotBeSaysWhy() {
    Seated seated(rods().land("0,0", "cups-6"));
    QSignalSpy explained(&seated.turn, &turn::TurnController::explained);
    seated.turn.liftPiece(PieceId{0});
    seated.turn.dragPiece(PieceId{0}, {1, 0});
    QCOMPARE(explained.size(), 1);
    QCOMPARE(explained[0][0].value<Refusal>().code, RefusalCode::noCardInUse);
    QVERIFY(seated.turn.chooser().picks().empty());
    seated.turn.pickCard(Card::minor(Suit::cups, 5));
    QVERIFY(seated.turn.pickedCards().contains(Card::minor(Suit::cups, 5)));
}

void TestChooserTurn::aCardIsDroppedOnAPiece() {
    Seated seated(rods().pieces({"A2E@0,0", "B1N@1,0"}).hand("A", {"swords-queen"}));
    QSignalSpy explained(&seated.turn, &turn::TurnController::explained);
    seated.turn.dropCard(tests::card("swords-queen"), {1, 0});
    QCOMPARE(explained.size(), 0);
    QVERIFY(contains(seated.turn.marks().pickedPieces, PieceId{1}));
    seated.turn.confirm();
    QCOMPARE(seated.pieces(), QStringLiteral("A2E@0,0"));
}

// Regression: if two pieces could act, a drop had no effect and no message appeared at the card.
void TestChooserTurn::aDropThatNeedsMoreSaysSo() {
    Seated one(rods().pieces({"A2E@0,0", "B1N@1,0"}).hand("A", {"swords-queen"}));
    QSignalSpy nothing(&one.turn, &turn::TurnController::moreNeeded);
    one.turn.dropCard(tests::card("swords-queen"), {1, 0});
    QCOMPARE(nothing.size(), 0);
    Seated two(rods().pieces({"A2E@0,0", "A2W@2,0", "B1N@1,0"}).hand("A", {"swords-queen"}));
    QSignalSpy needed(&two.turn, &turn::TurnController::moreNeeded);
    QSignalSpy explained(&two.turn, &turn::TurnController::explained);
    two.turn.dropCard(tests::card("swords-queen"), {1, 0});
    QVERIFY(!two.turn.canConfirm());
    QCOMPARE(needed.size(), 1);
    QCOMPARE(explained.size(), 0);
    two.turn.pickPiece(PieceId{0});
    QVERIFY(two.turn.canConfirm());
}

void TestChooserTurn::clickElsewhereBeginsAnew() {
    Seated seated(rods());
    seated.turn.pickSpace({0, 0});
    QVERIFY(seated.turn.openCards().empty());
    seated.turn.pickCard(Card::minor(Suit::cups, 5));
    QVERIFY(seated.turn.pickedCards().contains(Card::minor(Suit::cups, 5)));
    QVERIFY(seated.turn.marks().pickedSpaces.empty());
}

void TestChooserTurn::explainsWhatCannotBePicked() {
    Seated seated(rods());
    std::optional<Refusal> reason;
    connect(&seated.turn, &turn::TurnController::explained, this, [&](const Refusal& refusal) { reason = refusal; });
    seated.turn.ask(Space{2, 0}, std::nullopt);
    QVERIFY(reason);
    QCOMPARE(static_cast<int>(reason->code), static_cast<int>(RefusalCode::noOwnPieceThere));
    reason.reset();
    seated.turn.ask(Space{0, 0}, std::nullopt);  // it can be picked: there is nothing to explain
    QVERIFY(!reason);
}

void TestChooserTurn::hoveringShowsWhatWouldCome() {
    Seated seated(rods(), {"activate 0,0"});
    seated.turn.pickPiece(PieceId{0});
    QSignalSpy shown(&seated.turn, &turn::TurnController::previewChanged);
    seated.turn.hover(Space{2, 0});
    QCOMPARE(shown.count(), 1);
    QVERIFY(seated.turn.preview());
    QCOMPARE(seated.turn.preview()->board.after.size(), std::size_t{1});
    QVERIFY(seated.turn.preview()->board.after[0].space() == (Space{2, 0}));
    seated.turn.hover(std::nullopt);
    QVERIFY(!seated.turn.preview());
}

void TestChooserTurn::passes() {
    Seated seated(rods());
    QVERIFY(seated.turn.canPass());
    seated.turn.choose(step::Refresh{});
    seated.turn.confirm();
    QCOMPARE(seated.session->game().state().turn.stage, Stage::close);
    QCOMPARE(seated.session->game().state().hands[Seat::a].size(), 2);
    QVERIFY(!seated.turn.canPass());
}

void TestChooserTurn::nothingCanBePickedWhenOver() {
    Seated seated(rods(), {"refresh - 0", "challenge", "refresh - 0", "done", "refresh - 0", "done"});
    QVERIFY(seated.session->referee().isOver());
    QVERIFY(seated.turn.chooser().isIdle());
    QVERIFY(seated.turn.marks() == turn::BoardMarks());
    seated.turn.pickSpace({0, 0});
    seated.turn.confirm();
    seated.turn.takeBack();
}

// In a random game, the preview of pieces and points matches the result.
void TestChooserTurn::previewIsWhatComes() {
    Game game(tests::rulesWith({{"start", "seat"}}), 3);
    Rng rng(17);
    for (int i = 0; i < 600 && !isOver(game.state()); ++i) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
            continue;
        }
        StepList legal;
        legalSteps(game.rules(), game.state(), legal);
        const Step step = tests::choose(legal, rng);
        const State before = game.state();
        const turn::StepPreview preview = turn::previewOf(game.rules(), game.viewFor(game.decider()), step);
        game.play(step);
        for (const Piece& piece : preview.board.after) {
            const auto board = game.state().board();
            QVERIFY(std::any_of(board.begin(), board.end(), [&](const Piece& p) { return p.bearsNameOf(piece); }));
        }
        QCOMPARE(before.pieceCount + static_cast<int>(preview.board.after.size()),
                 game.state().pieceCount + static_cast<int>(preview.board.gone.size()));
        for (const Territory& territory : preview.board.territories) {
            const Territory* found = game.state().territoryAt(territory.space);
            QVERIFY(territory.card.isNone() ? found == nullptr || found->card.isNone()
                                            : found != nullptr && found->card == territory.card);
        }
        for (const turn::ScoreChange& change : preview.scores) {
            QVERIFY(preview.uncertain || change.after == score(game.rules(), game.state(), change.seat));
        }
    }
}

// MAJ-10: the top card is unknown, so the preview must not show one.
void TestChooserTurn::previewOfAnUnseenCardIsUncertain() {
    const auto setup =
        tests::Setup().land("0,0", "wheel-of-fortune").pieces({"A1E@0,0"}).draw({"sun", "moon"}).hand("A", {"cups-5"});
    Game game = setup.game();
    tests::play(game, {"activate 0,0"});
    const turn::StepPreview preview =
        turn::previewOf(game.rules(), game.viewFor(Seat::a), tests::stepOf(game, "cup A1E@0,0 found 1,0 top"));
    QVERIFY(preview.uncertain);
    QVERIFY(preview.board.territories.empty());
}

QTEST_GUILESS_MAIN(TestChooserTurn)
#include "tst_chooser_turn.moc"
