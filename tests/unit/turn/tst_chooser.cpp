// The chooser narrows the legal steps in any order of picks, proposes the step to confirm, and explains refusals.
#include "app/turn/step_chooser.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/play/play.h"
#include "engine/play/view.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

using namespace gnostica::engine;
using namespace gnostica;

namespace {

std::string readFile(const char* path) {
    QFile file(QString::fromUtf8(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A choice in the base game.
struct Decision {
    std::shared_ptr<const Rules> rules;
    State state;
    turn::StepChooser chooser;

    void play(const std::string& text) {
        const auto step = parseStep(*rules, state, text);
        if (!step) {
            QFAIL(text.c_str());
        }
        apply(*rules, state, *step);
        offer();
    }
    void offer() {
        const Seat seat = decider(*rules, state);
        const View view(*rules, state, seat);
        StepList steps;
        view.legalSteps(*rules, steps);
        chooser.offer(rules, view, steps);
    }
    std::string proposed() const {
        const auto step = chooser.proposal();
        return step ? toText(*rules, state, *step) : "nothing";
    }
    bool picks(const std::vector<turn::Pick>& wanted) {
        return std::all_of(wanted.begin(), wanted.end(), [this](const turn::Pick& pick) { return chooser.pick(pick); });
    }
};

Decision tableWith(const char* json) {
    Library library;
    const auto added = library.add(readFile(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json"), "gnostica");
    const Registry registry = builtinRegistry();
    RulesSource source(library, registry);
    Decision table;
    auto position = readPosition(nlohmann::json::parse(json), source);
    if (!added || !position) {
        qFatal("the position of the test cannot be read: %s", json);
    }
    table.rules = position->rules;
    table.state = position->state;
    table.offer();
    return table;
}

constexpr PieceId kFirst{0};
constexpr PieceId kSecond{1};
constexpr PieceId kThird{2};

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

class TestChooser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersOptionsOfATurn();
    void cupInAnyOrder_data();
    void cupInAnyOrder();
    void facingIsKeptUnlessChosen();
    void dragIsAPieceAndASpace();
    void targetBeforeMinion();
    void sameMinionAndTarget();
    void aStepOnItselfCanBeProposed();
    void refreshTogglesDiscards();
    void playingIsMoreNaturalThanDiscarding();
    void magicianOffersWords();
    void territoryAndPieceToTheSamePlace();
    void picksAreTakenBackInOrder();
    void repickGivesUpWhatDoesNotFit();
    void twinsStandForEachOther();
    void skipIsNeverProposedByItself();
    void whyNot_data();
    void whyNot();
    void everyLegalStepCanBeReached();
};

// At the start of a turn, territories, cards, own pieces and words can be picked; a territory alone is a whole step.
void TestChooser::offersOptionsOfATurn() {
    Decision table =
        tableWith(R"({"seats": 2, "board": {"0,0": "cups-2", "1,0": "sun"}, "pieces": ["A1N@0,0", "B1N@1,0"],
                               "hands": {"A": ["rods-2"]}})");
    const turn::Candidates& offered = table.chooser.candidates();
    QCOMPARE(offered.spaces, std::vector<Space>{Space{}});
    QCOMPARE(offered.pieces, std::vector<PieceId>{kFirst});
    QVERIFY(offered.cards.contains(Card::minor(Suit::rods, 2)));
    QVERIFY(contains(offered.words, StepWord::refresh));
    QVERIFY(!table.chooser.complete());

    QVERIFY(table.chooser.pick(turn::PickSpace{}));
    QCOMPARE(table.proposed(), std::string("activate 0,0"));
}

void TestChooser::cupInAnyOrder_data() {
    QTest::addColumn<QList<int>>("order");
    QList<int> order{0, 1, 2};
    do {
        QTest::addRow("%d%d%d", order[0], order[1], order[2]) << order;
    } while (std::next_permutation(order.begin(), order.end()));
}

// Two minions, two places: minion, place and facing can be picked in any order.
void TestChooser::cupInAnyOrder() {
    QFETCH(QList<int>, order);
    Decision table =
        tableWith(R"({"seats": 2, "board": {"0,0": "cups-2", "1,0": "sun"}, "pieces": ["A1E@0,0", "A2W@0,0"]})");
    table.play("activate 0,0");
    const std::vector<turn::Pick> picks{turn::PickPiece{kFirst}, turn::PickSpace{{1, 0}},
                                        turn::PickFacing{Facing::south}};
    for (const int which : order) {
        QVERIFY(table.chooser.pick(picks[static_cast<std::size_t>(which)]));
    }
    QCOMPARE(table.proposed(), std::string("cup A1E@0,0 create 1,0 S"));
}

// ORI-4: a step without a chosen facing keeps the current one.
void TestChooser::facingIsKeptUnlessChosen() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "discs-2", "1,0": "sun"}, "pieces": ["A1E@0,0"]})");
    table.play("activate 0,0");
    QVERIFY(table.chooser.pick(turn::PickPiece{kFirst}));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A1E@0,0 E"));
    QCOMPARE(table.chooser.candidates().facings.size(), std::size_t{5});
    QVERIFY(table.chooser.pick(turn::PickFacing{Facing::north}));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A1E@0,0 N"));
    QCOMPARE(table.chooser.candidates().facings.size(), std::size_t{5});
    QVERIFY(table.chooser.pick(turn::PickFacing{Facing::upright}));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A1E@0,0 U"));
}

void TestChooser::dragIsAPieceAndASpace() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "rods-2", "1,0": "sun", "2,0": "moon"},
                               "pieces": ["A3E@0,0"]})");
    table.play("activate 0,0");
    QVERIFY(table.picks({turn::PickPiece{kFirst}, turn::PickSpace{{2, 0}}}));
    QCOMPARE(table.proposed(), std::string("rod A3E@0,0 move 2 E"));
    QVERIFY(table.chooser.takeBackPick());
    QVERIFY(table.chooser.pick(turn::PickPiece{kFirst}));  // again: it moves itself, not the territory
    QCOMPARE(table.chooser.candidates().amounts, (std::vector<int>{1, 2, 3}));
    QVERIFY(table.chooser.pick(turn::PickAmount{3}));
    QCOMPARE(table.proposed(), std::string("rod A3E@0,0 move 3 E"));
    QCOMPARE(table.chooser.candidates().amounts, (std::vector<int>{1, 2, 3}));
}

void TestChooser::targetBeforeMinion() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "swords-2", "1,0": "sun", "2,0": "moon"},
                               "pieces": ["A2E@0,0", "B3N@1,0", "A1N@0,0"]})");
    table.play("activate 0,0");
    QVERIFY(table.chooser.pick(turn::PickPiece{kSecond}));
    QCOMPARE(table.chooser.candidates().amounts, (std::vector<int>{1, 2}));
    QVERIFY(table.chooser.pick(turn::PickAmount{2}));
    QCOMPARE(table.proposed(), std::string("sword A2E@0,0 hit B3N@1,0 2"));
}

// ORI-3: a minion that could also act on others is picked twice to act on itself.
void TestChooser::sameMinionAndTarget() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "discs-2", "1,0": "sun"},
                               "pieces": ["A1E@0,0", "A2N@1,0"]})");
    table.play("activate 0,0");
    QVERIFY(table.chooser.pick(turn::PickPiece{kFirst}));
    QVERIFY(!table.chooser.complete());
    QVERIFY(contains(table.chooser.candidates().pieces, kFirst));
    QVERIFY(table.chooser.pick(turn::PickPiece{kFirst}));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A1E@0,0 E"));
}

// Regression: a hint with such a step could be neither shown nor played.
void TestChooser::aStepOnItselfCanBeProposed() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "discs-2", "1,0": "sun"},
                               "pieces": ["A1E@0,0", "A2N@1,0"]})");
    table.play("activate 0,0");
    const step::Grow itself{kFirst, kFirst, Facing::west};
    QVERIFY(table.chooser.propose(itself));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A1E@0,0 W"));
    QVERIFY(table.chooser.propose(step::Grow{kFirst, kSecond, Facing::west}));
    QCOMPARE(table.proposed(), std::string("disc A1E@0,0 grow A2N@1,0 W"));
    QVERIFY(!table.chooser.propose(step::Move{kFirst, 1, Facing::west}));  // not with a disc
    QVERIFY(table.chooser.picks().empty());
}

// Discards are toggled; the maximum number of cards is drawn unless fewer are chosen.
void TestChooser::refreshTogglesDiscards() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "cups-2"}, "pieces": ["A1N@0,0"],
                               "hands": {"A": ["cups-3", "rods-2", "sun"]}})");
    QVERIFY(table.chooser.pick(turn::PickWord{StepWord::refresh}));
    QCOMPARE(table.proposed(), std::string("refresh - 3"));
    const Card sun = Card::major(19);
    const Card rod = Card::minor(Suit::rods, 2);
    QVERIFY(table.picks({turn::PickCard{rod}, turn::PickCard{sun}}));
    QCOMPARE(table.proposed(), std::string("refresh sun,rods-2 5"));
    QVERIFY(table.chooser.pick(turn::PickCard{sun}));
    QCOMPARE(table.proposed(), std::string("refresh rods-2 4"));
    QVERIFY(table.chooser.pick(turn::PickAmount{0}));
    QCOMPARE(table.proposed(), std::string("refresh rods-2 0"));
    QVERIFY(table.chooser.pick(turn::PickCard{rod}));
    QCOMPARE(table.proposed(), std::string("refresh - 0"));
}

void TestChooser::playingIsMoreNaturalThanDiscarding() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "cups-2"}, "pieces": ["A1N@0,0"],
                               "hands": {"A": ["cups-3", "rods-2", "sun"]}})");
    QVERIFY(table.chooser.pick(turn::PickCard{Card::minor(Suit::rods, 2)}));
    QCOMPARE(table.proposed(), std::string("play rods-2"));
}

void TestChooser::magicianOffersWords() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "magician", "1,0": "cups-2"}, "pieces": ["A1E@0,0"]})");
    table.play("activate 0,0");
    for (const StepWord word : {StepWord::cup, StepWord::rod, StepWord::disc, StepWord::sword, StepWord::skip}) {
        QVERIFY(contains(table.chooser.candidates().words, word));
    }
    QVERIFY(table.chooser.pick(turn::PickWord{StepWord::disc}));
    QVERIFY(contains(table.chooser.candidates().words, StepWord::rod));  // can still be changed
    QVERIFY(table.chooser.pick(turn::PickWord{StepWord::rod}));
    QVERIFY(table.picks({turn::PickPiece{kFirst}, turn::PickSpace{{1, 0}}}));
    QCOMPARE(table.proposed(), std::string("rod A1E@0,0 move 1 E"));
}

// ROD-5 and ROD-2: picking a territory and a destination slides it; dragging a piece there moves the piece.
void TestChooser::territoryAndPieceToTheSamePlace() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "rods-2", "1,0": "sun"}, "pieces": ["A2E@0,0"]})");
    table.play("activate 0,0");
    QVERIFY(table.picks({turn::PickSpace{{1, 0}}, turn::PickSpace{{2, 0}}}));
    QCOMPARE(table.proposed(), std::string("rod A2E@0,0 slide 1,0 1"));
    table.chooser.clearPicks();
    QVERIFY(table.picks({turn::PickPiece{kFirst}, turn::PickSpace{{2, 0}}}));
    QCOMPARE(table.proposed(), std::string("rod A2E@0,0 move 2 E"));
}

void TestChooser::picksAreTakenBackInOrder() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "cups-2"}, "pieces": ["A1E@0,0"]})");
    table.play("activate 0,0");
    const turn::Candidates atFirst = table.chooser.candidates();
    QVERIFY(table.picks({turn::PickSpace{{1, 0}}, turn::PickFacing{Facing::north}}));
    QVERIFY(table.chooser.complete());
    QVERIFY(table.chooser.takeBackPick());
    QCOMPARE(table.proposed(), std::string("cup A1E@0,0 create 1,0 U"));  // a new piece is upright
    QVERIFY(table.chooser.takeBackPick());
    QCOMPARE(table.chooser.candidates(), atFirst);
    QVERIFY(!table.chooser.takeBackPick());
}

void TestChooser::repickGivesUpWhatDoesNotFit() {
    Decision table =
        tableWith(R"({"seats": 2, "board": {"0,0": "cups-2", "1,0": "sun"}, "pieces": ["A1N@0,0", "A1N@1,0"]})");
    QVERIFY(table.chooser.pick(turn::PickSpace{}));
    QVERIFY(!table.chooser.pick(turn::PickSpace{{1, 0}}));
    QCOMPARE(table.proposed(), std::string("activate 0,0"));
    QVERIFY(table.chooser.repick(turn::PickSpace{{1, 0}}));
    QCOMPARE(table.proposed(), std::string("activate 1,0"));
    QVERIFY(!table.chooser.repick(turn::PickSpace{{5, 5}}));
    QCOMPARE(table.proposed(), std::string("activate 1,0"));
}

// The list of legal steps names one of two identical pieces; a player may point at the other.
void TestChooser::twinsStandForEachOther() {
    Decision table =
        tableWith(R"({"seats": 2, "board": {"0,0": "rods-2", "1,0": "sun"}, "pieces": ["A1E@0,0", "A1E@0,0"]})");
    table.play("activate 0,0");
    QVERIFY(contains(table.chooser.candidates().pieces, kFirst));
    QVERIFY(contains(table.chooser.candidates().pieces, kSecond));
    QVERIFY(table.picks({turn::PickPiece{kSecond}, turn::PickSpace{{1, 0}}}));
    QCOMPARE(table.proposed(), std::string("rod A1E@0,0 move 1 E"));
}

// With no picks, Enter must not waste a power.
void TestChooser::skipIsNeverProposedByItself() {
    Decision table = tableWith(R"({"seats": 2, "board": {"0,0": "high-priestess"}, "pieces": ["A1E@0,0"],
                               "hands": {"A": ["cups-3", "cups-4", "cups-5", "cups-6", "cups-7", "cups-8"]}})");
    table.play("activate 0,0");
    QCOMPARE(table.proposed(), std::string("nothing"));
    QVERIFY(table.chooser.pick(turn::PickWord{StepWord::skip}));
    QCOMPARE(table.proposed(), std::string("skip"));
}

void TestChooser::whyNot_data() {
    QTest::addColumn<QString>("activated");
    QTest::addColumn<QString>("pick");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* activated, const char* pick, RefusalCode code) {
        QTest::newRow(name) << QString::fromUtf8(activated) << QString::fromUtf8(pick) << static_cast<int>(code);
    };
    row("an upright minion cannot use a rod", "1,1", "self", RefusalCode::upright);
    row("a piece of one's own that is no minion", "1,1", "other", RefusalCode::notMinion);
    row("the space is full", "0,0", "full", RefusalCode::spaceFull);
    row("no minion aims there", "0,0", "far", RefusalCode::notTargeted);
}

void TestChooser::whyNot() {
    QFETCH(QString, activated);
    QFETCH(QString, pick);
    QFETCH(int, code);
    Decision table =
        tableWith(R"({"seats": 2, "board": {"0,0": "cups-2", "1,0": "sun", "1,1": "rods-2", "2,1": "cups-3"},
        "pieces": ["A1E@0,0", "A1U@1,1", "A2N@2,1", "B1N@1,0", "B1N@1,0", "B2N@1,0"]})");
    table.play("activate " + activated.toStdString());
    const std::map<QString, turn::Pick> picks{{QStringLiteral("self"), turn::PickPiece{kSecond}},
                                              {QStringLiteral("other"), turn::PickPiece{kThird}},
                                              {QStringLiteral("full"), turn::PickSpace{{1, 0}}},
                                              {QStringLiteral("far"), turn::PickSpace{{2, 1}}}};
    const auto refusal = table.chooser.whyNot(picks.at(pick));
    QVERIFY(refusal);
    QCOMPARE(static_cast<int>(refusal->code), code);
}

// In a hundred random games, each legal step can be reached by picking all its parts.
void TestChooser::everyLegalStepCanBeReached() {
    Decision table = tableWith(R"({"seats": 3, "board": {"0,0": "cups-2", "1,0": "sun", "1,1": "moon", "0,1": "hermit"},
        "pieces": ["A1E@0,0", "A3N@1,1", "B2N@1,0", "C1U@0,1", "A2U@0,1"],
        "hands": {"A": ["justice", "star", "tower", "devil", "fool", "death"], "B": ["world"], "C": ["lovers"]}})");
    Rng rng(7);
    std::mt19937 random(7);  // NOLINT: the same games each time
    for (int step = 0; step < 150 && !isOver(table.state); ++step) {
        if (decider(*table.rules, table.state) == Seat::chance) {
            apply(*table.rules, table.state, drawChance(*table.rules, table.state, rng));
            continue;
        }
        table.offer();
        StepList legal;
        legalSteps(*table.rules, table.state, legal);
        for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 20) {
            QVERIFY(table.chooser.propose(legal[i]));
            QVERIFY(table.chooser.proposal() == legal[i]);
            table.chooser.clearPicks();
            const turn::StepFacets facets =
                turn::facetsOf(table.chooser.rules(), table.chooser.state(), table.chooser.decider(), legal[i]);
            turn::StepChooser chooser = table.chooser;
            std::vector<turn::Pick> picks{turn::PickWord{facets.word}};
            if (facets.minion != kNoPiece) {
                picks.emplace_back(turn::PickPiece{facets.minion});
            }
            if (facets.target != kNoPiece && chooser.candidates().pieces.size() > 1) {
                picks.emplace_back(turn::PickPiece{facets.target});
            }
            if (facets.place) {
                picks.emplace_back(turn::PickSpace{*facets.place});
            }
            if (facets.landing) {
                picks.emplace_back(turn::PickSpace{*facets.landing});
            }
            if (!facets.card.isNone()) {
                picks.emplace_back(turn::PickCard{facets.card});
            }
            for (const Card card : facets.discards.value_or(CardSet())) {
                picks.emplace_back(turn::PickCard{card});
            }
            if (facets.source) {
                picks.emplace_back(turn::PickSource{*facets.source});
            }
            if (facets.amount) {
                picks.emplace_back(turn::PickAmount{*facets.amount});
            }
            if (facets.facing) {
                picks.emplace_back(turn::PickFacing{*facets.facing});
            }
            for (const turn::Pick& pick : picks) {
                if (!chooser.isPicked(pick) || std::holds_alternative<turn::PickPiece>(pick)) {
                    chooser.pick(pick);
                }
            }
            const auto proposal = chooser.proposal();
            const std::string wanted = toText(*table.rules, table.state, legal[i]);
            QVERIFY2(proposal, wanted.c_str());
            QCOMPARE(toText(*table.rules, table.state, *proposal), wanted);
        }
        apply(*table.rules, table.state, legal[random() % legal.size()]);
    }
}

QTEST_GUILESS_MAIN(TestChooser)
#include "tst_chooser.moc"
