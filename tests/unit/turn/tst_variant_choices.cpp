// Entering the steps that only variants have: attacks on several pieces, shrinking, answers, the wheel, refills.
#include "app/rulesets/rules_shelf.h"
#include "app/storage/plugins.h"
#include "app/turn/step_chooser.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/play.h"
#include "engine/play/view.h"
#include "tests/support/positions.h"
#include "tests/support/variant_steps.h"

#include <QTest>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

class TestVariantChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defendersAreToggled();
    void defendersPickedFromEitherEnd();
    void onlyOneDefenderUnderThatSetting();
    void twinsAreBothDefenders();
    void shrinkingOneselfIsAWordOfItsOwn();
    void answerIsYesOrNo();
    void segmentsAreNumbers();
    void refillDrawsMost();
    void lowerCardOfTheSameValue();
    void bonusIsPickedLikeAnyPower();
    void wordsOfTheTurnStayAwayFromTheWheel();
    void everyLegalStepCanBeProposed();

private:
    /// Offers the choice of a position after these steps.
    turn::StepChooser at(const json& position, const std::vector<const char*>& steps = {},
                         const std::vector<int>& dice = {});
    static PieceId named(const turn::StepChooser& chooser, const char* name);

    const storage::LoadedPlugins plugins_ = storage::loadPlugins(storage::dataFolders());
    const rulesets::RulesShelf shelf_{storage::dataFolders(), storage::registryWith(plugins_),
                                      storage::wordsWith(plugins_)};
    std::shared_ptr<const Rules> rules_;
    State state_;
};

turn::StepChooser TestVariantChoices::at(const json& position, const std::vector<const char*>& steps,
                                         const std::vector<int>& dice) {
    RulesSource source{shelf_.library(), shelf_.registry(), {}};
    const auto read = readPosition(position, source);
    turn::StepChooser chooser;
    if (!read) {
        qWarning("no such position: %s", read.error().front().found.c_str());
        return chooser;
    }
    rules_ = read->rules;
    state_ = read->state;
    for (const char* text : steps) {
        const auto step = parseStep(*rules_, state_, text);
        if (!step) {
            qWarning("not possible: %s", text);
            return chooser;
        }
        apply(*rules_, state_, *step);
        const DiceAsked asked = awaitedDice(*rules_, state_);
        if (asked.kind.word == "fate") {
            chance::Dice thrown;
            for (const int die : dice) {
                thrown.add(die);
            }
            apply(*rules_, state_, Chance(thrown));
        } else if (asked.kind.word == "d12") {
            apply(*rules_, state_, Chance(tests::dice({5})));
        }
    }
    const View view(*rules_, state_, decider(*rules_, state_));
    StepList legal;
    view.legalSteps(*rules_, legal);
    chooser.offer(rules_, view, legal);
    return chooser;
}

PieceId TestVariantChoices::named(const turn::StepChooser& chooser, const char* name) {
    for (std::size_t i = 0; i < chooser.state().pieceCount; ++i) {
        const Piece& piece = chooser.state().pieces[i];
        const char owner = static_cast<char>('A' + static_cast<int>(index(piece.owner())));
        if (name[0] == owner && name[1] == '0' + piece.size()) {
            return static_cast<PieceId>(i);
        }
    }
    return kNoPiece;
}

namespace {

json battle(json options = json::object()) {
    return {{"variant", "threestica"},
            {"seats", 2},
            {"options", std::move(options)},
            {"board", {{"0,0", "swords-2"}, {"1,0", "cups-3"}}},
            {"pieces", {"A3E@0,0", "B1N@1,0", "B2S@1,0"}},
            {"hands", {{"A", {"swords-3"}}}}};
}

}  // namespace

// One defender is a complete attack; a second click adds the other, a third removes one.
void TestVariantChoices::defendersAreToggled() {
    turn::StepChooser chooser = at(battle(), {"activate 0,0"});
    const PieceId small = named(chooser, "B1");
    const PieceId medium = named(chooser, "B2");
    QVERIFY(chooser.pick(turn::PickPiece{named(chooser, "A3")}));
    QVERIFY(contains(chooser.candidates().pieces, small));
    QVERIFY(chooser.pick(turn::PickPiece{small}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 1));
    QVERIFY(!chooser.hasOneStep());
    QVERIFY(chooser.pick(turn::PickPiece{medium}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 3));
    QVERIFY(chooser.pick(turn::PickPiece{small}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 2));
}

void TestVariantChoices::defendersPickedFromEitherEnd() {
    turn::StepChooser chooser = at(battle(), {"activate 0,0"});
    QVERIFY(chooser.pick(turn::PickPiece{named(chooser, "B2")}));
    QVERIFY(chooser.pick(turn::PickPiece{named(chooser, "B1")}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 3));
}

void TestVariantChoices::onlyOneDefenderUnderThatSetting() {
    turn::StepChooser chooser = at(battle({{"defenders", "one"}}), {"activate 0,0"});
    QVERIFY(chooser.pick(turn::PickPiece{named(chooser, "B2")}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 2));
    QVERIFY(!contains(chooser.candidates().pieces, named(chooser, "B1")));
    QVERIFY(chooser.repick(turn::PickPiece{named(chooser, "B1")}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 1));
}

void TestVariantChoices::twinsAreBothDefenders() {
    json position = battle();
    position["pieces"] = {"A3E@0,0", "B1N@1,0", "B1N@1,0"};
    turn::StepChooser chooser = at(position, {"activate 0,0"});
    QVERIFY(chooser.pick(turn::PickPiece{PieceId{1}}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 1));
    QVERIFY(chooser.pick(turn::PickPiece{PieceId{2}}));
    QVERIFY(chooser.proposal() == attack(chooser.rules(), PieceId{0}, 3));
}

void TestVariantChoices::shrinkingOneselfIsAWordOfItsOwn() {
    turn::StepChooser chooser = at(battle(), {"activate 0,0"});
    QVERIFY(contains(chooser.words(), wordNamed(chooser.rules(), "shrink")));
    QVERIFY(chooser.pick(turn::PickWord{wordNamed(chooser.rules(), "shrink")}));
    QCOMPARE(chooser.candidates().amounts, (std::vector<int>{1, 2, 3}));
    QVERIFY(chooser.pick(turn::PickAmount{2}));
    QVERIFY(chooser.proposal() == shrink(chooser.rules(), PieceId{0}, 2, Facing::east));
    QVERIFY(chooser.pick(turn::PickFacing{Facing::upright}));
    QVERIFY(chooser.proposal() == shrink(chooser.rules(), PieceId{0}, 2, Facing::upright));
    QVERIFY(chooser.hasOneStep());
}

// Bob chooses, in the middle of Ann's turn.
void TestVariantChoices::answerIsYesOrNo() {
    turn::StepChooser chooser = at(battle(), {"activate 0,0", "sword A3E@0,0 hit B1N@1,0"}, {-1, 0, 0, 1});
    QCOMPARE(chooser.decider(), Seat::b);
    QCOMPARE(chooser.words().size(), std::size_t{2});
    QVERIFY(!chooser.proposal());
    QVERIFY(chooser.refusedWords().empty());
    QVERIFY(chooser.pick(turn::PickPiece{named(chooser, "A3")}));
    QVERIFY(chooser.proposal() == retaliate(chooser.rules(), PieceId{0}));
    QVERIFY(chooser.repick(turn::PickWord{StepWord::skip}));
    QVERIFY(chooser.proposal() == Step(step::Skip{}));
}

namespace {

json wheelPosition() {
    return {{"variant", "gnostica"},
            {"expansions", {"star-wheel"}},
            {"seats", 2},
            {"board", {{"0,0", "cups-2"}, {"1,0", "cups-3"}}},
            {"pieces", {"A2E@0,0", "B1N@1,0"}},
            {"hands", {{"A", {"swords-3"}}}},
            {"wheel", {{"A", 3}, {"B", 4}}}};
}

}  // namespace

void TestVariantChoices::segmentsAreNumbers() {
    turn::StepChooser chooser = at(wheelPosition());
    QCOMPARE(chooser.candidates().amounts, (std::vector<int>{4, 5, 6}));
    QVERIFY(chooser.pick(turn::PickAmount{6}));
    QVERIFY(chooser.proposal() == tests::wheelTo(chooser.rules(), 6));
    const auto refusal = chooser.whyNot(turn::PickAmount{7});
    QVERIFY(refusal);
    QCOMPARE(refusal->rule.text, std::string_view("WHL-2"));
    QVERIFY(chooser.propose(tests::wheelTo(chooser.rules(), 5)));
    QVERIFY(chooser.proposal() == tests::wheelTo(chooser.rules(), 5));
}

void TestVariantChoices::refillDrawsMost() {
    turn::StepChooser chooser = at(wheelPosition(), {"wheel 5", "refresh - 0"});
    QCOMPARE(chooser.words(), std::vector<StepWord>{wordNamed(chooser.rules(), "refill")});
    QVERIFY(chooser.proposal() == refill(chooser.rules(), 5));
    QVERIFY(chooser.pick(turn::PickAmount{0}));
    QVERIFY(chooser.proposal() == refill(chooser.rules(), 0));
}

// TRI-8: no points are removed, but the card becomes a lower one of its kind.
void TestVariantChoices::lowerCardOfTheSameValue() {
    json position = battle();
    position["pieces"] = {"A3E@0,0"};
    position["board"]["1,0"] = "cups-9";
    turn::StepChooser chooser = at(position, {"activate 0,0"});
    QVERIFY(chooser.pick(turn::PickCard{*parseCard("swords-3")}));
    const auto step = chooser.proposal();
    QVERIFY(step.has_value());
    const auto* raze = std::get_if<step::Raze>(&*step);
    QVERIFY(raze != nullptr && raze->amount == 0);
}

void TestVariantChoices::bonusIsPickedLikeAnyPower() {
    json position = wheelPosition();
    position["wheel"] = {{"A", 3}, {"B", 9}};
    turn::StepChooser chooser = at(position, {"wheel 4", "activate 0,0", "cup A2E@0,0 create 1,0 N"});
    QVERIFY(contains(chooser.words(), StepWord::cup));
    QVERIFY(contains(chooser.words(), StepWord::skip));
    QVERIFY(chooser.refusedWords().empty());
    QVERIFY(chooser.pick(turn::PickSpace{{1, 0}}));
    QVERIFY(chooser.pick(turn::PickFacing{Facing::south}));
    const auto step = chooser.proposal();
    QVERIFY(step && std::holds_alternative<step::Create>(*step));
}

void TestVariantChoices::wordsOfTheTurnStayAwayFromTheWheel() {
    const turn::StepChooser chooser = at(wheelPosition());
    QVERIFY(chooser.refusedWords().empty());
    const auto refusal = chooser.whyNot(turn::PickCard{*parseCard("swords-3")});
    QVERIFY(refusal);
    QCOMPARE(refusal->rule.text, std::string_view("WHL-2"));
}

// Every choice of a panel can be expressed as picks, and undone by them.
void TestVariantChoices::everyLegalStepCanBeProposed() {
    using Steps = std::vector<const char*>;
    const std::vector<std::pair<json, Steps>> moments{{battle(), Steps{"activate 0,0"}},
                                                      {battle(), Steps{}},
                                                      {wheelPosition(), Steps{}},
                                                      {wheelPosition(), Steps{"wheel 4", "activate 0,0"}}};
    for (const auto& [position, steps] : moments) {
        turn::StepChooser chooser = at(position, steps);
        StepList legal;
        legalSteps(*rules_, state_, legal);
        for (const Step& step : legal) {
            const QByteArray text = QByteArray::fromStdString(toText(*rules_, state_, step));
            QVERIFY2(chooser.propose(step), text.constData());
            QVERIFY2(chooser.proposal() == step, text.constData());
        }
    }
}

QTEST_MAIN(TestVariantChoices)
#include "tst_variant_choices.moc"
