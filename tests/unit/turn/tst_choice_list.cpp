// The list of choices: the choices of ring and line, with their names and numbers.
#include "app/table/game_session.h"
#include "app/turn/choice_list.h"
#include "app/turn/turn_controller.h"
#include "tests/support/positions.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace gnostica;
using namespace gnostica::engine;

namespace {

/// A player at a position of the base game, with its wording.
struct Chooser {
    explicit Chooser(const tests::Setup& setup, std::initializer_list<std::string_view> before = {}) {
        Game game = setup.game();
        tests::play(game, before);
        RecordHeader header = headerFor(game.rules(), game.state().seats);
        session = std::make_unique<table::GameSession>(std::move(header), std::move(game));
        session->table().setManners({false, false});
        session->begin();
        turn.attach(session.get());
        turn.offer();
    }
    turn::ChoiceList list(const turn::PickFilter& passes = {}) const {
        const wording::Speaker speaker(session->game().rules(), {});
        return choicesOf(turn.chooser(), turn.ahead(), turn.lastPlace(), speaker, passes);
    }

    std::unique_ptr<table::GameSession> session;
    turn::TurnController turn;
};

tests::Setup magician() {
    return tests::Setup()
        .land("0,0", "magician")
        .land("1,0", "rods-2")
        .land("2,0", "cups-2")
        .pieces({"A2E@0,0", "A1N@0,0", "B1U@1,0"})
        .hand("A", {"rods-5", "discs-7"});
}

tests::Setup cups() {
    return tests::Setup()
        .land("0,0", "cups-3")
        .land("1,0", "rods-2")
        .land("0,1", "discs-4")
        .pieces({"A2E@0,0", "B1U@0,1"})
        .hand("A", {"rods-5", "discs-7"});
}

const turn::Choice* find(const turn::ChoiceList& list, const turn::Pick& pick) {
    const auto found = std::ranges::find(list.choices, pick, &turn::Choice::pick);
    return found == list.choices.end() ? nullptr : &*found;
}

bool isOnRing(const turn::ChoiceList& list, const turn::Pick& pick) {
    const turn::Choice* choice = find(list, pick);
    return choice != nullptr && choice->onRing;
}

}  // namespace

class TestChoiceList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEmptyWhileNothingIsToBeDecided();
    void theRingWaitsForAPlace();
    void wordsAreOnRingAndInLine();
    void theRingLeavesOutWhatDoesNotLeadOn();
    void aRefusedWordSaysWhyAndHasNoNumber();
    void aGuideKeepsTheRingFree();
    void numbersBeginOnTheRing();
    void passingFollowsRefreshing();
    void whatComesNextIsOnTheRingAlready();
    void theProposedFacingIsChosen();
    void amountsHaveATitle();
};

void TestChoiceList::isEmptyWhileNothingIsToBeDecided() {
    Chooser player(magician());
    player.turn.attach(nullptr);
    player.turn.offer();
    const turn::ChoiceList list = player.list();
    QVERIFY(list.choices.empty());
    QVERIFY(!list.place);
    QVERIFY(!list.canConfirm && !list.canTakeBack);
    QVERIFY(list.byNumber(1) == nullptr);
}

void TestChoiceList::theRingWaitsForAPlace() {
    const Chooser player(cups());
    const turn::ChoiceList list = player.list();
    QVERIFY(!list.place);
    QVERIFY(list.onRing().empty());
    QVERIFY(!list.inLine(turn::ChoiceKind::word).empty());
}

void TestChoiceList::wordsAreOnRingAndInLine() {
    const Chooser player(magician(), {"activate 0,0"});
    const turn::ChoiceList list = player.list();
    QCOMPARE(list.place, std::optional<Space>(Space{0, 0}));
    for (const StepWord word : {StepWord::cup, StepWord::rod, StepWord::sword}) {
        const turn::Choice* choice = find(list, turn::PickWord{word});
        QVERIFY(choice != nullptr);
        QVERIFY(choice->onRing && choice->inLine);
        QVERIFY(choice->state == turn::ChoiceState::offered);
        QVERIFY(!choice->name.isEmpty());
        QVERIFY(choice->picture.kind == wording::StepPicture::Kind::symbol);
    }
}

// The line offers alternatives to the picked word; the ring does as well, but only those that still fit.
void TestChoiceList::theRingLeavesOutWhatDoesNotLeadOn() {
    Chooser player(magician(), {"activate 0,0"});
    player.turn.pick(turn::PickWord{StepWord::rod});
    QVERIFY(find(player.list(), turn::PickWord{StepWord::rod})->isChosen());
    QVERIFY(isOnRing(player.list(), turn::PickWord{StepWord::cup}));
    QVERIFY(player.list().canTakeBack);
    player.turn.pick(turn::PickPiece{PieceId{0}});
    player.turn.pick(turn::PickPiece{PieceId{0}});  // it moves itself, which a cup cannot do
    const turn::ChoiceList list = player.list();
    QVERIFY(!isOnRing(list, turn::PickWord{StepWord::cup}));
    QVERIFY(find(list, turn::PickWord{StepWord::cup})->inLine);
}

void TestChoiceList::aRefusedWordSaysWhyAndHasNoNumber() {
    const Chooser player(tests::Setup()
                             .land("0,0", "magician")
                             .land("1,0", "rods-2")
                             .pieces({"A3U@0,0", "B1U@1,0"}),  // no larger piece, and no card to grow with
                         {"activate 0,0"});
    const turn::ChoiceList list = player.list();
    const turn::Choice* disc = find(list, turn::PickWord{StepWord::disc});
    QVERIFY(disc != nullptr);
    QVERIFY(disc->isRefused());
    QVERIFY(disc->onRing && disc->inLine);
    QVERIFY(!disc->hint.isEmpty());
    QCOMPARE(disc->number, 0);
}

void TestChoiceList::aGuideKeepsTheRingFree() {
    const Chooser player(magician(), {"activate 0,0"});
    const turn::ChoiceList list =
        player.list([](const turn::Pick& pick) { return pick == turn::Pick(turn::PickWord{StepWord::rod}); });
    QVERIFY(isOnRing(list, turn::PickWord{StepWord::rod}));
    QVERIFY(!isOnRing(list, turn::PickWord{StepWord::cup}));
    QVERIFY(find(list, turn::PickWord{StepWord::cup})->inLine);
    QCOMPARE(find(list, turn::PickWord{StepWord::rod})->number, 1);
}

void TestChoiceList::numbersBeginOnTheRing() {
    const Chooser player(magician(), {"activate 0,0"});
    const turn::ChoiceList list = player.list();
    int number = 0;
    for (const turn::Choice& choice : list.onRing()) {
        if (!choice.isRefused()) {
            QCOMPARE(choice.number, ++number);
            QCOMPARE(*list.byNumber(number), choice);
        }
    }
    QVERIFY(number >= 3);
    QVERIFY(list.byNumber(0) == nullptr);
    QVERIFY(list.byNumber(turn::kMostNumbers) == nullptr);
}

// TRN-3
void TestChoiceList::passingFollowsRefreshing() {
    const Chooser player(cups());
    const std::vector<turn::Choice> words = player.list().inLine(turn::ChoiceKind::word);
    const auto refresh = std::ranges::find(words, turn::Pick(turn::PickWord{StepWord::refresh}), &turn::Choice::pick);
    QVERIFY(refresh != words.end() && refresh + 1 != words.end());
    const turn::Choice& pass = *(refresh + 1);
    QCOMPARE(pass.pick, turn::Pick(turn::PickAmount{0}));
    QCOMPARE(pass.number, refresh->number + 1);
    QVERIFY(!pass.name.isEmpty() && !pass.hint.isEmpty());
}

void TestChoiceList::whatComesNextIsOnTheRingAlready() {
    Chooser player(magician());
    player.turn.pick(turn::PickSpace{Space{0, 0}});
    QVERIFY(player.turn.ahead() != nullptr);
    const turn::ChoiceList list = player.list();
    const turn::Choice* rod = find(list, turn::PickWord{StepWord::rod});
    QVERIFY(rod != nullptr);
    QVERIFY(rod->onRing && !rod->inLine);
    QVERIFY(rod->number > 0);
    QVERIFY(list.canConfirm && list.leadsOn);
}

void TestChoiceList::theProposedFacingIsChosen() {
    Chooser player(cups(), {"activate 0,0"});
    player.turn.pick(turn::PickSpace{Space{1, 0}});
    const auto chosen = [&] {
        std::vector<turn::Pick> picks;
        for (const turn::Choice& choice : player.list().inLine(turn::ChoiceKind::facing)) {
            if (choice.isChosen()) {
                picks.push_back(choice.pick);
            }
        }
        return picks;
    };
    QCOMPARE(chosen(), std::vector<turn::Pick>{turn::PickFacing{Facing::upright}});
    player.turn.pick(turn::PickFacing{Facing::south});
    QCOMPARE(chosen(), std::vector<turn::Pick>{turn::PickFacing{Facing::south}});
    QCOMPARE(player.list().place, std::optional<Space>(Space{1, 0}));
    QVERIFY(player.list().canConfirm);
}

void TestChoiceList::amountsHaveATitle() {
    Chooser player(magician(), {"activate 0,0"});
    QVERIFY(player.list().amountTitle.isEmpty());
    player.turn.pick(turn::PickWord{StepWord::rod});
    player.turn.pick(turn::PickPiece{PieceId{0}});
    player.turn.pick(turn::PickPiece{PieceId{0}});
    const turn::ChoiceList list = player.list();
    QVERIFY(!list.amountTitle.isEmpty());
    const turn::Choice* two = find(list, turn::PickAmount{2});
    QVERIFY(two != nullptr);
    QVERIFY(two->onRing && two->inLine);
    QCOMPARE(two->number, 0);
}

QTEST_GUILESS_MAIN(TestChoiceList)
#include "tst_choice_list.moc"
