// The card in focus: large, in words, and with its current use.
#include "app/gui/windows/game/card_inspection.h"
#include "app/gui/windows/game/inspect/card_inspector.h"
#include "app/gui/windows/game/inspect/card_uses.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/wording/names.h"
#include "tests/support/positions.h"
#include "tests/unit/gui/laid_out.h"
#include "tests/unit/gui/window_play.h"

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::gui;
using gnostica::gui::playing::Play;

namespace {

/// A may play or activate something; B's territory is out of reach.
Game position() {
    return tests::Setup()
        .land("0,0", "cups-3")
        .land("1,0", "rods-2")
        .land("5,5", "sun")
        .pieces({"A1E@0,0", "B1N@5,5"})
        .hand("A", {"discs-4", "swords-2"})
        .with("turn", "A")
        .game();
}

CardUses usesIn(const Game& game, const char* card, std::size_t most = 8) {
    const View view = game.viewFor(game.decider());
    StepList legal;
    view.legalSteps(game.rules(), legal);
    return usesOf(game.rules(), view, legal, tests::card(card), most);
}

}  // namespace

class TestInspector : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardOfTheHandTellsWhatItOpens();
    void aTerritoryTellsWhatItOpens();
    void whatCannotBeUsedTellsWhy();
    void noMoreIsToldThanWanted();
    void whereNothingIsDecidedNothingIsTold();
    void theSheetFollowsThePointer();
};

void TestInspector::aCardOfTheHandTellsWhatItOpens() {
    Game game = position();
    const CardUses uses = usesIn(game, "discs-4", 1000);
    QVERIFY(uses.opening == Step(step::Play{tests::card("discs-4")}));
    QVERIFY(uses.view);
    game.play(*uses.opening);
    StepList real;
    legalSteps(game.rules(), game.state(), real);
    const auto says = std::ranges::count_if(real, [](const Step& step) {
        return !std::holds_alternative<step::Skip>(step) && !std::holds_alternative<step::Done>(step);
    });
    QCOMPARE(uses.ways, static_cast<std::size_t>(says));
    for (const Step& step : uses.some) {
        QVERIFY(std::find(real.begin(), real.end(), step) != real.end());
    }
}

void TestInspector::aTerritoryTellsWhatItOpens() {
    const CardUses uses = usesIn(position(), "cups-3");
    QVERIFY(uses.opening == Step(step::Activate{tests::at(0, 0)}));
    QVERIFY(uses.ways > 0);
}

void TestInspector::whatCannotBeUsedTellsWhy() {
    const CardUses uses = usesIn(position(), "sun");
    QVERIFY(!uses.opening);
    QVERIFY(uses.whyNot);
    QCOMPARE(uses.ways, std::size_t{0});
}

/// One step of each kind comes before a second one of any kind.
void TestInspector::noMoreIsToldThanWanted() {
    const CardUses all = usesIn(position(), "cups-3", 1000);
    const CardUses few = usesIn(position(), "cups-3", 2);
    QCOMPARE(all.some.size(), all.ways);
    QCOMPARE(few.ways, all.ways);
    QCOMPARE(few.some.size(), std::size_t{2});
    const auto first = all.some.front().index();
    const bool hasKinds = std::ranges::any_of(all.some, [first](const Step& step) { return step.index() != first; });
    QCOMPARE(few.some[1].index() != first, hasKinds);
}

void TestInspector::whereNothingIsDecidedNothingIsTold() {
    const Game game = position();
    const CardUses uses = usesOf(game.rules(), game.viewFor(game.decider()), StepList(), tests::card("cups-3"), 8);
    QVERIFY(!uses.opening);
    QVERIFY(!uses.whyNot);
}

void TestInspector::theSheetFollowsThePointer() {
    Play play;
    play.start();
    auto& card = play.window->card();
    card.sheet()->show();
    QTRY_VERIFY(card.sheet()->isVisible());
    tests::settle();
    auto* list = play.handList();
    const QModelIndex second = list->model()->index(1, 0);
    const Card looked = static_cast<CardsModel*>(list->model())->cardAt(second);
    list->scrollTo(second);
    QTest::mouseMove(list->viewport(), list->visualRect(second).center());
    QTRY_COMPARE(card.inspector().card(), looked);
    QVERIFY2(card.inspector().text().contains(wording::cardName(looked)), qPrintable(card.inspector().text()));
    // The keyboard does as well.
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTRY_COMPARE(card.inspector().card(), static_cast<CardsModel*>(list->model())->cardAt(list->model()->index(0, 0)));
    // So does the board.
    const Space corner = play.session().game().state().map().front().space;
    QTest::mouseMove(play.view()->viewport(), play.placeOf(corner));
    QTRY_COMPARE(card.inspector().card(), play.session().game().state().map().front().card);
}

QTEST_MAIN(TestInspector)
#include "tst_inspector.moc"
