// CHL-1, INF-2: a sound announcement is made, a losing one is not (tests/tactics/announcements.json).
#include "engine/bots/analysis.h"
#include "engine/bots/evaluation.h"
#include "engine/bots/player.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "tests/support/positions.h"
#include "tests/unit/shipped.h"
#include "variants/hypothermia/infinity.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;
using nlohmann::json;

namespace {

struct Case {
    std::shared_ptr<const Rules> rules;
    State state;
};

/// The end of the turn that these steps begin; other offers of the turn are declined.
State atClose(const Case& given, const json& steps) {
    State state = given.state;
    const Seat seat = state.turn.mover;
    Rng rng(1);
    std::size_t next = 0;
    while (state.turn.stage != Stage::close) {
        const Seat who = decider(*given.rules, state);
        if (who == Seat::chance) {
            apply(*given.rules, state, drawChance(*given.rules, state, rng));
            continue;
        }
        if (who != seat) {
            throw std::logic_error("the turn is over");
        }
        const std::string text = next < steps.size() ? steps[next].get<std::string>() : "skip";
        ++next;
        const auto step = parseStep(*given.rules, state, text);
        if (!step) {
            throw std::logic_error(text);
        }
        apply(*given.rules, state, *step);
    }
    return state;
}

/// A has three majors, B has a small card far away.
Setup ahead() {
    return Setup()
        .land("0,0", "sun")
        .land("1,0", "star")
        .land("2,0", "moon")
        .land("8,8", "cups-2")
        .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"});
}

/// The reverse, except that A has one useful step: the cup of the small card creates a piece on the sun.
Setup behind() {
    return Setup().land("5,0", "cups-2").land("5,1", "sun").land("9,0", "star").pieces({"A1S@5,0", "B3U@9,0"});
}

}  // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areMadeIfTheyAreSound_data();
    void areMadeIfTheyAreSound();

    // The challenge round of the first edition (INF-2, INF-3)
    void aChallengeRoundIsWeighed();
    void whyThereIsNoChallengeRound_data();
    void whyThereIsNoChallengeRound();
    void aChallengeRoundIsAReason();
    void aLeaderIsEverybodysBusiness();

private:
    std::shared_ptr<const Rules> firstEdition() const {
        RulesetChoice choice;
        choice.base = "hypothermia";
        return shipped_.rules(choice);
    }

    const Shipped shipped_;
};

void TestAnnouncements::areMadeIfTheyAreSound_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("level");
    QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/tactics/announcements.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const json& entry : json::parse(file.readAll().toStdString())) {
        for (const Level level : {Level::adept, Level::master}) {
            const std::string name = entry["name"].get<std::string>() + ": " + std::string(nameOf(level));
            QTest::newRow(name.c_str()) << QString::fromStdString(entry.dump()) << static_cast<int>(level);
        }
    }
}

void TestAnnouncements::areMadeIfTheyAreSound() {
    QFETCH(QString, entry);
    QFETCH(int, level);
    const json given = json::parse(entry.toStdString());
    RulesSource source(shipped_.library, shipped_.registry);
    const auto position = readPosition(given["position"], source);
    QVERIFY(position);
    const Case start{position->rules, position->state};
    const State state = atClose(start, given["steps"]);
    const auto player = makePlayer(static_cast<Level>(level), start.rules, 1);
    const int iterations = static_cast<Level>(level) == Level::master ? 2000 : 800;
    const Step step = player->choose(View(*start.rules, state, state.turn.mover), {iterations, 0, 1});
    QCOMPARE(std::holds_alternative<step::Challenge>(step), given["announce"].get<bool>());
}

void TestAnnouncements::aChallengeRoundIsWeighed() {
    const auto rules = firstEdition();
    const State state = ahead().with("infinity", "beside").state(rules);
    const auto advice = bots::adviseAnnouncement(*rules, View(*rules, state, Seat::a), {1200, 0, 1}, 1);
    QVERIFY(advice);
    QVERIFY(!advice->failureEnds);
    QVERIFY2(advice->announcing.mean > 0.9F, qPrintable(QString::number(advice->announcing.mean)));
    QVERIFY2(advice->announcing.mean > advice->waiting.mean, qPrintable(QString::number(advice->waiting.mean)));
    QVERIFY(!bots::whyNoAnnouncement(*rules, View(*rules, state, Seat::a), 1));
    // In the base game a failed announcement eliminates its player.
    const View base(*baseRules(), ahead().state(), Seat::a);
    QVERIFY(bots::adviseAnnouncement(*baseRules(), base, {60, 0, 1}, 1)->failureEnds);
}

void TestAnnouncements::whyThereIsNoChallengeRound_data() {
    using gnostica::hypothermia::InfinityRefusal;
    QTest::addColumn<bool>("leads");
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("why");
    QTest::newRow("the card is under the pile") << true << "pile" << static_cast<int>(InfinityRefusal::underPile);
    QTest::newRow("others are ahead") << false << "beside" << static_cast<int>(InfinityRefusal::notAhead);
    QTest::newRow("another's round runs") << true << "B" << static_cast<int>(InfinityRefusal::othersRound);
    QTest::newRow("the own round ends") << true << "A" << static_cast<int>(InfinityRefusal::ownRound);
}

void TestAnnouncements::whyThereIsNoChallengeRound() {
    QFETCH(bool, leads);
    QFETCH(QString, card);
    QFETCH(int, why);
    const auto rules = firstEdition();
    const State state = (leads ? ahead() : behind()).with("infinity", card.toStdString()).state(rules);
    const View view(*rules, state, Seat::a);
    QVERIFY(!bots::adviseAnnouncement(*rules, view, {60, 0, 1}, 1));
    const auto refusal = bots::whyNoAnnouncement(*rules, view, 1);
    QVERIFY(refusal);
    QCOMPARE(refusal->code, RefusalCode::variantRule);
    QCOMPARE(refusal->number, why);
}

/// The reason is about a lead, not about a number of points.
void TestAnnouncements::aChallengeRoundIsAReason() {
    const auto rules = firstEdition();
    const auto reasons = [&](const Game& game, const char* step) {
        return bots::reasonsFor(*rules, View(*rules, game.state(), Seat::a), stepOf(game, step), 1);
    };
    const auto amountOf = [](const std::vector<bots::Reason>& list, bots::HintReason wanted) {
        const auto found = std::ranges::find(list, wanted, &bots::Reason::reason);
        return found == list.end() ? -1 : std::lround(found->amount);
    };
    const Game othersRound = behind().with("infinity", "B").game(rules);
    const auto stops = reasons(othersRound, "activate 5,0");
    QCOMPARE(amountOf(stops, bots::HintReason::stopsLead), 2);  // four points to three: two are missing
    QCOMPARE(amountOf(stops, bots::HintReason::stopsAnnouncement), -1);

    Game mayTake = ahead().with("infinity", "beside").game(rules);
    play(mayTake, {"refresh - 0"});
    const auto takes = reasons(mayTake, "challenge");
    QCOMPARE(amountOf(takes, bots::HintReason::challenges), 7);  // nine points to one
    QCOMPARE(amountOf(takes, bots::HintReason::announces), -1);

    const Game ownRound = ahead().with("infinity", "A").game(rules);
    QCOMPARE(amountOf(reasons(ownRound, "refresh - 0"), bots::HintReason::winsGame), 1);
}

/// Otherwise nobody opposes the leader, and games stall. A has nine points, B one.
void TestAnnouncements::aLeaderIsEverybodysBusiness() {
    bots::Judgement judgement{.weights = {}, .certainty = 1, .others = 0, .threat = 0, .neutral = 0};
    judgement.weights.of[static_cast<std::size_t>(bots::Feature::score)] = 1;
    const auto rules = firstEdition();
    const State state = ahead().state(rules);
    const bots::Evaluation evaluation(*rules, {.two = judgement, .more = judgement});
    QCOMPARE(evaluation.judge(state, Seat::b), 1 / (1 + std::exp(9.0F - 1)));
    QCOMPARE(evaluation.judge(state, Seat::a), 1 / (1 + std::exp(-9.0F)));
}

QTEST_GUILESS_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
