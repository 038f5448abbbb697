// Computer players: fair, legal, reproducible and quick to stop.
#include "engine/bots/search.h"
#include "engine/notation/position.h"
#include "tests/support/bot_table.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <cmath>
#include <numeric>
#include <thread>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Budget;
using bots::Level;

namespace {

constexpr std::array kAllLevels{Level::random, Level::greedy, Level::apprentice, Level::adept,
                                Level::master, Level::quick,  Level::beginner,   Level::scripted};
/// The levels that search, weakest first.
constexpr std::array kSearchers{Level::apprentice, Level::adept, Level::master};

/// Few enough for runs with the sanitizers.
int thoughtsOf(Level level) {
    return level == Level::master ? 60 : level == Level::adept ? 30 : 12;
}

/// The middle of a game, with enough steps to think about.
State middle(int seats = 2) {
    auto states = decisionsOf(baseRules(), seats, 30, 1, 3);
    std::erase_if(states, [](const State& state) { return state.turn.stage != Stage::option; });
    return states.back();
}

Step choiceOf(const State& state, Level level, const Budget& budget, std::uint64_t seed = 1) {
    const View view(*baseRules(), state, decider(*baseRules(), state));
    return makePlayer(level, baseRules(), seed)->choose(view, budget);
}

constexpr int kForEver = 1'000'000'000;

}  // namespace

class TestBots : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levelsHaveNames();
    void onlyWhatIsSeenCounts_data();
    void onlyWhatIsSeenCounts();
    void scenariosAreDecided();
    void equalSeedsDecideEqually();
    void searchesSideBySideDecideEqually();
    void bitsThatNobodySetsDoNotCount();
    void whatWasThoughtIsKeptForTheTurn();
    void nobodyGoesInCirclesForEver_data();
    void nobodyGoesInCirclesForEver();
    void aStopIsHeeded();
    void timeIsHeeded();
    void progressIsTold();
    void theOnlyStepNeedsNoThought();
    void levelsThinkMoreAndMore();
    void judgingIsText();
    void whoIsNearTheTargetCounts();
    void wrongJudgingIsRefused_data();
    void wrongJudgingIsRefused();
    void aFullTreeGoesOnLearning();
    void onlyThePartThatWasFollowedIsKept();
};

void TestBots::levelsHaveNames() {
    for (const Level level : kAllLevels) {
        QCOMPARE(bots::levelNamed(nameOf(level)), std::optional(level));
    }
    QVERIFY(!bots::levelNamed("Adept"));
    QVERIFY(!bots::levelNamed(""));
}

void TestBots::onlyWhatIsSeenCounts_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("options");
    QTest::newRow("two") << 2 << "{}";
    QTest::newRow("three, no bids") << 3 << R"({"start": "seat"})";
    QTest::newRow("four, traditional draw") << 4 << R"({"target": 8})";
    QTest::newRow("six") << 6 << "{}";
}

void TestBots::onlyWhatIsSeenCounts() {
    QFETCH(int, seats);
    QFETCH(QString, options);
    const auto rules = rulesWith(nlohmann::json::parse(options.toStdString()));
    std::uint64_t seed = 1;
    for (const State& state : decisionsOf(rules, seats, 8, 11, 5)) {
        for (const Level level : kAllLevels) {
            const std::string fault = faultOf(rules, state, level, thoughtsOf(level), ++seed);
            QVERIFY2(fault.empty(), (std::string(nameOf(level)) + ": " + fault).c_str());
        }
    }
}

/// Positions of the fuzzer's corpus and of the scenarios are at the edges of the rules.
void TestBots::scenariosAreDecided() {
    int decided = 0;
    for (const char* name :
         {"bid", "chl", "cup", "dis", "drw", "lnk", "maj-00-07", "maj-15-22", "rod", "sco", "spc", "swd", "trn"}) {
        QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/scenarios/%1.json").arg(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto scenarios = nlohmann::json::parse(file.readAll().toStdString());
        for (std::size_t i = 0; i < scenarios.size(); i += 3) {
            const auto position = readPosition(scenarios[i].value("position", nlohmann::json::object()), baseRules());
            if (!position || !isPlayer(decider(*position->rules, position->state))) {
                continue;
            }
            ++decided;
            const std::string fault = faultOf(position->rules, position->state, Level::adept, 6, i);
            QVERIFY2(fault.empty(), (scenarios[i].dump() + fault).c_str());
        }
    }
    QVERIFY(decided > 50);
}

void TestBots::equalSeedsDecideEqually() {
    const State state = middle();
    for (const Level level : kAllLevels) {
        const Budget budget{.iterations = thoughtsOf(level), .seconds = 0, .threads = 1};
        QVERIFY(choiceOf(state, level, budget, 7) == choiceOf(state, level, budget, 7));
    }
}

void TestBots::searchesSideBySideDecideEqually() {
    const Budget budget{.iterations = 40, .seconds = 0, .threads = 3};
    const State state = middle(3);
    QVERIFY(choiceOf(state, Level::adept, budget) == choiceOf(state, Level::adept, budget));
}

/// Compilers leave different values in padding; a search that read it would play differently.
void TestBots::bitsThatNobodySetsDoNotCount() {
    static_assert(sizeof(Piece) == 6 && sizeof(Territory) == 6);
    const State state = middle();
    State other = state;
    for (Piece& piece : other.pieces) {
        reinterpret_cast<unsigned char*>(&piece)[4] ^= 0x80U;  // the padding after owner and facing
    }
    for (Territory& territory : other.territories) {
        reinterpret_cast<unsigned char*>(&territory)[5] ^= 0xffU;  // every byte of the last one
    }
    QVERIFY(other == state);
    const Seat seat = decider(*baseRules(), state);
    QCOMPARE(bots::fingerprintOf(other, seat), bots::fingerprintOf(state, seat));
}

void TestBots::whatWasThoughtIsKeptForTheTurn() {
    const auto rules = baseRules();
    const bots::Evaluation evaluation(*rules);
    const State state = Setup().land("0,0", "discs-2").land("1,0", "cups-3").pieces({"A1E@0,0", "B1N@1,0"}).state();
    bots::Search search(evaluation, 1);
    search.begin(View(*rules, state, Seat::a));
    search.run({.iterations = 200, .seconds = 0, .threads = 1}, {}, nullptr);
    const Step step = step::Activate{at(0, 0)};
    State next = state;
    apply(*rules, next, step);
    search.follow(step);
    search.begin(View(*rules, next, Seat::a));
    QVERIFY(search.root().visits > 0);
    search.begin(View(*rules, state, Seat::a));  // not the expected position: a new tree
    QCOMPARE(search.root().visits, 0U);
}

void TestBots::nobodyGoesInCirclesForEver_data() {
    QTest::addColumn<Level>("level");
    QTest::newRow("greedy") << Level::greedy;
    QTest::newRow("quick") << Level::quick;
    QTest::newRow("beginner") << Level::beginner;
    QTest::newRow("scripted") << Level::scripted;
    QTest::newRow("with hardly any thought") << Level::adept;
}

/// In the same position turn after turn, more and more of the possible steps are tried.
void TestBots::nobodyGoesInCirclesForEver() {
    QFETCH(Level, level);
    constexpr int rounds = 100;
    constexpr std::size_t many = 10;
    const auto player = makePlayer(level, baseRules(), 1);
    State state = middle();
    std::vector<Step> tried;
    for (int round = 0; round < rounds; ++round) {
        const View view(*baseRules(), state, decider(*baseRules(), state));
        const Step step = player->choose(view, {.iterations = 2, .seconds = 0, .threads = 1});
        if (std::find(tried.begin(), tried.end(), step) == tried.end()) {
            tried.push_back(step);
        }
        state.turnsPlayed += 2;
    }
    QVERIFY2(tried.size() >= many, std::to_string(tried.size()).c_str());
}

void TestBots::aStopIsHeeded() {
    bots::Progress progress;
    const State state = middle();
    std::stop_source stop;
    const std::jthread other([&] {
        while (progress.done < 3) {
            std::this_thread::yield();
        }
        stop.request_stop();
    });
    const View view(*baseRules(), state, decider(*baseRules(), state));
    const auto player = makePlayer(Level::master, baseRules(), 1);
    const Step step =
        player->choose(view, {.iterations = kForEver, .seconds = 0, .threads = 2}, stop.get_token(), &progress);
    QVERIFY(progress.done < kForEver);
    QVERIFY(!explain(*baseRules(), state, step));
}

void TestBots::timeIsHeeded() {
    bots::Progress progress;
    const State state = middle();
    const View view(*baseRules(), state, decider(*baseRules(), state));
    const auto player = makePlayer(Level::master, baseRules(), 1);
    const Step step = player->choose(view, {.iterations = kForEver, .seconds = 0.05, .threads = 1}, {}, &progress);
    QVERIFY(progress.done < kForEver);
    QVERIFY(!explain(*baseRules(), state, step));
}

void TestBots::progressIsTold() {
    bots::Progress progress;
    const State state = middle();
    const View view(*baseRules(), state, decider(*baseRules(), state));
    makePlayer(Level::adept, baseRules(), 1)
        ->choose(view, {.iterations = 25, .seconds = 0, .threads = 1}, {}, &progress);
    QCOMPARE(progress.total.load(), 25);
    QCOMPARE(progress.done.load(), 25);
}

void TestBots::theOnlyStepNeedsNoThought() {
    const Game game = Setup().land("0,0", "cups-2").pieces({"A1N@0,0", "B1N@0,0"}).with("challenge", "A").game();
    Game close = game;
    play(close, {"refresh - 0"});
    bots::Progress progress;
    const auto player = makePlayer(Level::master, baseRules(), 1);
    const Step step =
        player->choose(close.viewFor(Seat::a), {.iterations = kForEver, .seconds = 0, .threads = 1}, {}, &progress);
    QVERIFY(step == Step(step::Done{}));
}

void TestBots::levelsThinkMoreAndMore() {
    for (std::size_t i = 1; i < kSearchers.size(); ++i) {
        QVERIFY(budgetOf(kSearchers[i]).iterations > budgetOf(kSearchers[i - 1]).iterations);
        QVERIFY(budgetOf(kSearchers[i]).seconds > 0);
    }
}

void TestBots::judgingIsText() {
    bots::Judging judging = bots::shippedJudging();
    judging.two.certainty = 0.625F;
    judging.more.others = 0.5F;
    judging.more.neutral = -2.25F;
    judging.more.weights.of.front() = bots::kMostWeight;
    const auto read = bots::judgingFrom(toText(judging), "it.json");
    QVERIFY(read);
    QVERIFY(*read == judging);
    judging.two.weights.of.front() = 0.1234567F;  // weights are written to a thousandth
    const auto rounded = bots::judgingFrom(toText(judging), "it.json");
    QVERIFY(rounded);
    QCOMPARE(rounded->two.weights.of.front(), 0.123F);
    QCOMPARE(toText(*rounded), toText(judging));
}

/// A has nine points, B one. Weights of other seats are zero, except one half for a seat with nine points.
void TestBots::whoIsNearTheTargetCounts() {
    const State state = Setup()
                            .land("0,0", "sun")
                            .land("1,0", "star")
                            .land("2,0", "moon")
                            .land("8,8", "cups-2")
                            .pieces({"A3U@0,0", "A3U@1,0", "A3U@2,0", "B1N@8,8"})
                            .state();
    bots::Judgement judgement{.weights = {}, .certainty = 1, .others = 0, .threat = 0, .neutral = 0};
    judgement.weights.of[static_cast<std::size_t>(bots::Feature::score)] = 1;
    const auto shareOf = [&](Seat seat) {
        const bots::Evaluation evaluation(*baseRules(), {.two = judgement, .more = judgement});
        const float share = evaluation.judge(state, seat);
        return evaluation.judge(state)[seat] == share ? share : -1;
    };
    QCOMPARE(shareOf(Seat::b), 1 / (1 + std::exp(-1.0F)));
    judgement.threat = 0.25F;
    QCOMPARE(shareOf(Seat::b), 1 / (1 + std::exp(4.5F - 1)));
    QCOMPARE(shareOf(Seat::a), 1 / (1 + std::exp(-9.0F)));
}

void TestBots::wrongJudgingIsRefused_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* from, const char* to, const char* pointer, int line,
                        DiagnosticCode code) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(pointer)
                            << line << static_cast<int>(code);
    };
    // Line 10 is the first weight of the table for two.
    row("no number", "\"score\": 0.438", "\"score\": \"many\"", "/two/weights/score", 10, DiagnosticCode::wrongType);
    row("too large", "\"score\": 0.438", "\"score\": 3e38", "/two/weights/score", 10, DiagnosticCode::wrongValue);
    row("too small", "\"score\": 0.438", "\"score\": -1000.5", "/two/weights/score", 10, DiagnosticCode::wrongValue);
    row("beyond all numbers", "\"score\": 0.438", "\"score\": 1e400", "", 0, DiagnosticCode::syntax);
    row("not a number", "\"score\": 0.438", "\"score\": NaN", "", 10, DiagnosticCode::syntax);
    row("an unknown feature", "\"score\": 0.438", "\"score\": 0.438, \"scor\": 1", "/two/weights/scor", 10,
        DiagnosticCode::unknownKey);
    row("a missing feature", "\"score\": 0.438,", "", "/two/weights", 9, DiagnosticCode::missingKey);
    row("a feature twice", "\"score\": 0.438", "\"lead\": 1", "/two/weights/lead", 14, DiagnosticCode::duplicate);
    row("no certainty", "\"certainty\": 1.0,", "", "/two", 4, DiagnosticCode::missingKey);
    row("certain of nothing", "\"certainty\": 1.0", "\"certainty\": 0", "/two/certainty", 5,
        DiagnosticCode::wrongValue);
    row("others more than oneself", "\"others\": 1.0", "\"others\": 1.1", "/two/others", 6, DiagnosticCode::wrongValue);
    row("another kind", "\"judging\"", "\"theme\"", "/kind", 3, DiagnosticCode::wrongValue);
    row("more than a threat", "\"threat\": 0.0", "\"threat\": 1.5", "/two/threat", 7, DiagnosticCode::wrongValue);
    row("a later format", "\"format\": 1", "\"format\": 2", "/format", 2, DiagnosticCode::laterVersion);
    row("an earlier format", "\"format\": 1", "\"format\": 0", "/format", 2, DiagnosticCode::wrongValue);
    row("no document", "{", "[", "", 0, DiagnosticCode::syntax);
}

/// R9: tables with such weights were accepted, and the values computed from them broke the players.
void TestBots::wrongJudgingIsRefused() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, pointer);
    QFETCH(int, line);
    QFETCH(int, code);
    bots::Judging judging = bots::shippedJudging();
    judging.two = {.weights = judging.two.weights, .certainty = 1, .others = 1, .threat = 0, .neutral = 0};
    judging.two.weights.of.front() = 0.438F;
    std::string text = toText(judging);
    const std::size_t at = text.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const auto read = bots::judgingFrom(text, "it.json");
    QVERIFY(!read);
    const Diagnostic& problem = read.error().front();
    QCOMPARE(QString::fromStdString(problem.source), QStringLiteral("it.json"));
    QCOMPARE(static_cast<int>(problem.code), code);
    QVERIFY(problem.code == DiagnosticCode::syntax || problem.pointer == pointer.toStdString());
    QVERIFY2(line == 0 || problem.place.line == line, std::to_string(problem.place.line).c_str());
    QVERIFY(to != QStringLiteral("\"score\": 0.438, \"scor\": 1") || problem.suggestion == "score");
}

/// E3: once the tree was full, every further iteration only evaluated the root.
void TestBots::aFullTreeGoesOnLearning() {
    const State state = middle();
    const View view(*baseRules(), state, decider(*baseRules(), state));
    const bots::Evaluation evaluation(*baseRules());
    for (const bots::SearchSettings& bounds :
         {bots::SearchSettings{.nodes = 40}, bots::SearchSettings{.edges = 900}, bots::SearchSettings{.nodes = 1}}) {
        bots::Search search(evaluation, 1, bounds);
        search.begin(view);
        std::uint32_t half = 0;
        for (int i = 0; i < 300; ++i) {
            half = i == 150 ? search.best().visits : half;
            search.iterate();
        }
        const auto visits = [](std::uint32_t sum, const bots::Edge& edge) { return sum + edge.visits; };
        const auto& edges = search.root().edges;
        QCOMPARE(std::accumulate(edges.begin(), edges.end(), std::uint32_t{0}, visits), std::uint32_t{300});
        QVERIFY(search.size() <= bounds.nodes + edges.size());
        for (const bots::Edge& edge : edges) {
            QVERIFY(edge.visits == 0 || search.valuesOf(edge));
        }
        QVERIFY(search.best().visits > half);
    }
}

/// E3: the whole tree was kept from step to step.
void TestBots::onlyThePartThatWasFollowedIsKept() {
    const State state = Setup().land("0,0", "discs-2").land("1,0", "cups-3").pieces({"A1E@0,0", "B1N@1,0"}).state();
    const bots::Evaluation evaluation(*baseRules());
    bots::Search search(evaluation, 1);
    search.begin(View(*baseRules(), state, Seat::a));
    search.run({.iterations = 200, .seconds = 0, .threads = 1}, {}, nullptr);
    const std::size_t all = search.size();
    const Step step = step::Activate{at(0, 0)};
    const auto& edges = search.root().edges;
    const bots::Edge followed = *std::ranges::find(edges, step, &bots::Edge::step);
    const auto values = search.valuesOf(followed);
    search.follow(step);
    State next = state;
    apply(*baseRules(), next, step);
    search.begin(View(*baseRules(), next, Seat::a));
    QVERIFY(search.size() < all);
    QVERIFY(search.size() > 1);
    QCOMPARE(search.root().visits, followed.visits);
    QCOMPARE(search.root().mean(Seat::a), (*values)[Seat::a]);
    search.run({.iterations = 100}, {}, nullptr);  // the indices of its nodes are still consistent
    QVERIFY(search.root().visits > followed.visits);
}

QTEST_GUILESS_MAIN(TestBots)
#include "tst_bots.moc"
