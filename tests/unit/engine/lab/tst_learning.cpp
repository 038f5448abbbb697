// Learning to judge: samples of games as bytes and in tables, and the weights fitted to them.
#include "engine/lab/fitting.h"
#include "engine/lab/learning.h"
#include "engine/lab/samples_bytes.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <bit>
#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Feature;
using bots::Judgement;
using bots::Judging;
using bots::Weights;
using lab::RoundSamples;
using lab::SampleGame;
using lab::SamplesFault;
using lab::SamplesHeader;
using lab::SamplesReader;
using lab::SampleTable;

namespace {

constexpr auto kScore = static_cast<std::size_t>(Feature::score);
constexpr auto kRaising = static_cast<std::size_t>(Feature::raising);

const Weights& shipped() {
    return bots::shippedJudging().two.weights;
}

/// A game of one position in which all seats are still playing and the first has this feature.
SampleGame gameOf(Feature feature, float value, std::vector<float> shares, int turnsLeft = 0) {
    SampleGame game;
    game.shares = std::move(shares);
    game.positions.push_back(
        {static_cast<std::uint8_t>((1U << game.shares.size()) - 1), static_cast<std::uint16_t>(turnsLeft)});
    game.rows.resize(game.shares.size());
    game.rows.front()[feature] = value;
    return game;
}

/// Positions in which a seat leads by some points; of every ten it wins `won`. `turnsLeft`: turns until the win.
RoundSamples leads(int won, int count = 10, int turnsLeft = 0) {
    RoundSamples samples;
    for (int i = 0; i < count; ++i) {
        const bool wins = i % 10 < won;
        SampleGame game = gameOf(Feature::score, 4, {wins ? 1.0F : 0.0F, wins ? 0.0F : 1.0F}, wins ? turnsLeft : 36);
        game.number = i;
        samples.add(game);
    }
    return samples;
}

/// Positions with this number of seats, in which a seat that can raise a territory usually wins.
RoundSamples raisings(int count, int seats) {
    RoundSamples samples;
    for (int i = 0; i < count; ++i) {
        std::vector<float> shares(static_cast<std::size_t>(seats));
        shares[i % 10 < 7 ? 0 : 1] = 1;
        SampleGame game = gameOf(Feature::raising, 1, std::move(shares));
        game.number = i;
        samples.add(game);
    }
    return samples;
}

/// Played quickly: the results are too weak for real use.
lab::LearningPlan planOf(int games) {
    lab::LearningPlan plan;
    plan.grounds = {{baseRules(), 2}, {baseRules(), 3}};
    plan.games = games;
    plan.level = bots::Level::random;
    return plan;
}

std::vector<SampleGame> played(const lab::LearningPlan& plan, const std::vector<int>& games, int jobs) {
    std::vector<SampleGame> taken;
    playSamples(plan, plan.start, {1, games, jobs, {}}, [&](SampleGame game) {
        taken.push_back(std::move(game));
        return true;
    });
    return taken;
}

/// A small game of two seats, and one of three seats in which a player is eliminated.
std::vector<SampleGame> twoGames() {
    SampleGame second;
    second.number = 1;
    second.shares = {0, 0.5F, 0.5F};
    second.positions = {{0b111, 2}, {0b110, 0}};
    second.rows.resize(5);
    second.rows[3][Feature::stopsNext] = -1.5F;
    second.rows[4][Feature::score] = -0.0F;
    return {gameOf(Feature::score, 3, {1, 0}, 7), second};
}

std::string bytesOf(const SamplesHeader& header, const std::vector<SampleGame>& games) {
    std::string bytes = toText(header);
    for (const SampleGame& game : games) {
        bytes += toBytes(game);
    }
    return bytes;
}

SamplesHeader smallHeader() {
    return headerOf(planOf(2), bots::shippedJudging(), 1, 1, 1);
}

struct AllRead {
    std::vector<SampleGame> games;
    std::optional<lab::SamplesProblem> problem;
    std::size_t whole = 0;
};

/// The result of reading the bytes in blocks of this size.
AllRead readAll(std::string_view bytes, std::size_t piece) {
    SamplesReader reader;
    AllRead read;
    while (!read.problem) {
        auto game = reader.next();
        if (!game) {
            read.problem = game.error();
        } else if (*game) {
            read.games.push_back(std::move(**game));
        } else if (bytes.empty()) {
            break;
        } else {
            reader.feed(bytes.substr(0, piece));
            bytes.remove_prefix(std::min(piece, bytes.size()));
        }
    }
    read.whole = reader.whole();
    return read;
}

}  // namespace

class TestLearning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFitFindsWhatWins();
    void aTableTooSureOfItselfIsDoubted();
    void whatIsNearTheEndCountsMore();
    void threadsDoNotChangeSums();
    void aRoundFitsItsTables();
    void theDoubtOfATableIsKept();
    void aSmallTableStaysAsItWas();
    void aStopEndsAFit();
    void samplesAreOfTheBeginningsOfTurns();
    void jobsDoNotChangeSamples();
    void shardsPlayTheSameGames();
    void whoeverTakesGamesMayHaveEnough();
    void samplesAreBytes();
    void aPartOfAGameIsNone();
    void damageIsFound_data();
    void damageIsFound();
    void otherFilesAreNoSamples_data();
    void otherFilesAreNoSamples();
    void otherPlansDiffer_data();
    void otherPlansDiffer();
    void rowsOfOtherFeaturesAreNotRead();
};

void TestLearning::aFitFindsWhatWins() {
    const RoundSamples samples = raisings(50, 2);
    const Weights fitted = lab::fit(samples.two, shipped(), 1);
    QVERIFY(lab::surprise(samples.two, fitted, 1) < lab::surprise(samples.two, shipped(), 1));
    QVERIFY(fitted.of[kRaising] > shipped().of[kRaising]);
    QCOMPARE(fitted.of[kScore], shipped().of[kScore]);  // no sample has a score
}

void TestLearning::aTableTooSureOfItselfIsDoubted() {
    const double lead = 4.0 * static_cast<double>(shipped().of[kScore]);
    for (const int won : {6, 8, 9}) {
        const double doubt = lab::doubtOf(leads(won, 10, 36).two, shipped());
        const double chance = 1 / (1 + std::exp(-doubt * lead));
        QVERIFY2(std::abs(chance - won / 10.0) < 0.01, qPrintable(QString::number(chance)));
    }
}

void TestLearning::whatIsNearTheEndCountsMore() {
    const RoundSamples near = leads(5);
    const RoundSamples even = leads(5, 10, 36);
    QVERIFY(lab::doubtOf(near.two, shipped()) > lab::doubtOf(even.two, shipped()));
    QVERIFY(lab::fit(near.two, shipped(), 0.5).of[kScore] > lab::fit(even.two, shipped(), 0.5).of[kScore]);
}

void TestLearning::threadsDoNotChangeSums() {
    const SampleTable samples = leads(7, static_cast<int>(2 * SampleTable::kChunk) + 3).two;
    QCOMPARE(samples.chunks().size(), std::size_t{3});
    QCOMPARE(samples.positions(), 2 * SampleTable::kChunk + 3);
    const double alone = lab::surprise(samples, shipped(), 0.7);
    for (const int threads : {2, 3, 8}) {
        QCOMPARE(std::bit_cast<std::uint64_t>(lab::surprise(samples, shipped(), 0.7, {threads, {}})),
                 std::bit_cast<std::uint64_t>(alone));
    }
}

void TestLearning::aRoundFitsItsTables() {
    Judging start = bots::shippedJudging();
    start.two.others = 1;
    start.more.others = 0.5F;
    RoundSamples samples = raisings(1000, 2);
    samples.more = raisings(1000, 3).more;
    const auto learnt = lab::learn(samples, start, start);
    QVERIFY(learnt);
    for (const auto& [course, table] : {std::pair(&learnt->two, &samples.two), {&learnt->more, &samples.more}}) {
        QVERIFY(course->isFitted);
        QCOMPARE(course->positions, std::size_t{1000});
        QCOMPARE(course->games, 1000);
        QVERIFY(course->surpriseAfter < course->surpriseBefore);
        const Judgement& judgement = table == &samples.two ? learnt->judging.two : learnt->judging.more;
        QVERIFY(std::abs(static_cast<double>(judgement.certainty) - lab::doubtOf(*table, judgement.weights)) < 0.02);
    }
    QVERIFY(learnt->judging.two.weights.of[kRaising] > start.two.weights.of[kRaising]);
    QVERIFY(learnt->judging.more.weights.of[kRaising] > start.more.weights.of[kRaising]);
    QCOMPARE(learnt->judging.two.neutral, start.two.neutral);  // other values count in full there
    // One seat of three has the feature and no other.
    QVERIFY(std::abs(learnt->judging.more.neutral - learnt->judging.more.weights.of[kRaising] / 3) < 0.002F);
    QCOMPARE(learnt->judging.more.others, start.more.others);
    QVERIFY(learnt->judging == lab::asWritten(learnt->judging));
}

/// The certainty of a table comes from earlier rounds, if there are any; otherwise spreads would grow with each fit.
void TestLearning::theDoubtOfATableIsKept() {
    const RoundSamples samples = leads(7, 1000, 36);
    const Judging start = bots::shippedJudging();
    Judging before = start;
    before.two.certainty = 0.25F;
    const auto learnt = lab::learn(samples, before, start);
    QVERIFY(learnt);
    QVERIFY(std::abs(learnt->two.surpriseBefore - lab::surprise(samples.two, before.two.weights, 0.25)) < 1e-9);
    const auto first = lab::learn(samples, before, before);
    QVERIFY(first);
    const double doubt = lab::doubtOf(samples.two, before.two.weights);
    QVERIFY(std::abs(first->two.surpriseBefore - lab::surprise(samples.two, before.two.weights, doubt)) < 1e-9);
}

void TestLearning::aSmallTableStaysAsItWas() {
    const Judging start = bots::shippedJudging();
    const auto learnt = lab::learn(raisings(999, 2), start, start);
    QVERIFY(learnt);
    QVERIFY(!learnt->two.isFitted);
    QCOMPARE(learnt->two.positions, std::size_t{999});
    QCOMPARE(learnt->more.positions, std::size_t{0});
    QVERIFY(learnt->judging == lab::asWritten(start));
}

void TestLearning::aStopEndsAFit() {
    std::stop_source stop;
    stop.request_stop();
    const Judging start = bots::shippedJudging();
    QVERIFY(!lab::learn(raisings(1000, 2), start, start, {1, stop.get_token()}));
}

void TestLearning::samplesAreOfTheBeginningsOfTurns() {
    const auto plan = planOf(2);
    for (int number = 0; number < 2; ++number) {
        const auto game = lab::playSample(plan, plan.start, 1, number);
        QVERIFY(game);
        QCOMPARE(game->number, number);
        QCOMPARE(static_cast<int>(game->shares.size()), number + 2);
        QVERIFY(!game->positions.empty());
        std::size_t rows = 0;
        int before = std::numeric_limits<int>::max();
        for (const SampleGame::Position& position : game->positions) {
            QVERIFY(position.turnsLeft < before);
            before = position.turnsLeft;
            rows += static_cast<std::size_t>(countBits(position.left));
        }
        QCOMPARE(game->rows.size(), rows);
        // One of the seats still playing is to move.
        const auto first = std::span(game->rows).first(game->shares.size());
        QCOMPARE(std::ranges::count_if(first, [](const auto& row) { return row[Feature::next] > 0; }), 1);
    }
}

void TestLearning::jobsDoNotChangeSamples() {
    const auto plan = planOf(6);
    const std::vector<int> games{0, 1, 2, 3, 4, 5};
    const auto alone = played(plan, games, 1);
    QCOMPARE(alone.size(), games.size());
    QVERIFY(played(plan, games, 3) == alone);
    auto other = plan;
    other.seed = 2;
    QVERIFY(played(other, games, 1) != alone);
}

void TestLearning::shardsPlayTheSameGames() {
    const auto plan = planOf(3);
    const auto all = played(plan, {0, 1, 2}, 1);
    const SamplesHeader second = headerOf(plan, plan.start, 1, 2, 2);
    QCOMPARE(second.gamesOfShard(), 1);
    QCOMPARE(second.numberAt(0), 1);
    QCOMPARE(headerOf(plan, plan.start, 1, 1, 2).gamesOfShard(), 2);
    QVERIFY(played(plan, {second.numberAt(0)}, 1).front() == all[1]);
}

void TestLearning::whoeverTakesGamesMayHaveEnough() {
    const auto plan = planOf(100);
    const std::vector<int> games{0, 1, 2, 3};
    std::vector<int> taken;
    playSamples(plan, plan.start, {1, games, 2, {}}, [&](const SampleGame& game) {
        taken.push_back(game.number);
        return taken.size() < 2;
    });
    QVERIFY(taken == std::vector({0, 1}));
}

void TestLearning::samplesAreBytes() {
    const std::string bytes = bytesOf(smallHeader(), twoGames());
    for (const std::size_t piece : {bytes.size(), std::size_t{1}, std::size_t{7}, std::size_t{100}}) {
        const AllRead read = readAll(bytes, piece);
        QVERIFY(!read.problem);
        QVERIFY(read.games == twoGames());
        QCOMPARE(read.whole, bytes.size());
        QVERIFY(std::signbit(read.games[1].rows[4][Feature::score]));
    }
}

/// As after a kill.
void TestLearning::aPartOfAGameIsNone() {
    const std::string header = toText(smallHeader());
    const std::string bytes = bytesOf(smallHeader(), twoGames());
    const std::size_t first = header.size() + toBytes(twoGames()[0]).size();
    for (std::size_t size = header.size(); size < bytes.size(); ++size) {
        const AllRead read = readAll(std::string_view(bytes).substr(0, size), 1000);
        QVERIFY(!read.problem);
        QCOMPARE(read.games.size(), std::size_t{size >= first ? 1U : 0U});
        QCOMPARE(read.whole, size >= first ? first : header.size());
    }
}

void TestLearning::damageIsFound_data() {
    QTest::addColumn<int>("behind");  // number of bytes after the header
    QTest::newRow("hash") << 5;
    QTest::newRow("number") << 12;
    QTest::newRow("shares") << 17;
    QTest::newRow("positions") << 24;
    QTest::newRow("seats") << 28;
    QTest::newRow("row") << 33;
}

void TestLearning::damageIsFound() {
    QFETCH(int, behind);
    const std::string header = toText(smallHeader());
    std::string bytes = bytesOf(smallHeader(), twoGames());
    bytes[header.size() + static_cast<std::size_t>(behind)] ^= 1;
    const AllRead read = readAll(bytes, 1000);
    QVERIFY(read.problem && read.problem->fault == SamplesFault::damaged);
    QVERIFY(read.games.empty());
    QCOMPARE(read.problem->detail, "offset = " + std::to_string(header.size()));

    // A game out of order, and one too many.
    const AllRead twice = readAll(bytesOf(smallHeader(), {twoGames()[0], twoGames()[0]}), 1000);
    QVERIFY(twice.problem && twice.problem->fault == SamplesFault::damaged);
    auto games = twoGames();
    games.push_back(games[0]);
    games.back().number = 2;
    QVERIFY(readAll(bytesOf(smallHeader(), games), 1000).problem);
}

void TestLearning::otherFilesAreNoSamples_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const std::string& text, SamplesFault fault) {
        QTest::newRow(name) << QString::fromStdString(text) << static_cast<int>(fault);
    };
    const std::string header = toText(smallHeader());
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string text = header;
        return text.replace(text.find(from), from.size(), to);
    };
    row("no JSON", "samples\n", SamplesFault::notSamples);
    row("a line without end", std::string(lab::kMostHeaderBytes + 1, ' '), SamplesFault::notSamples);
    row("another document", "{\"format\": 1, \"kind\": \"judging\"}\n", SamplesFault::notSamples);
    row("a later format", changed("\"format\":1", "\"format\":2"), SamplesFault::laterFormat);
    row("nothing known", "{\"format\": 1, \"kind\": \"samples\"}\n", SamplesFault::damaged);
    row("no games", changed("\"games\":2", "\"games\":0"), SamplesFault::damaged);
    row("a shard of none", changed("\"shard\":1", "\"shard\":2"), SamplesFault::damaged);
    row("a seat alone", changed("\"seats\":2", "\"seats\":1"), SamplesFault::damaged);
    row("a seed that is a number", changed("\"seed\":\"1\"", "\"seed\":1"), SamplesFault::damaged);
    row("a member too many", changed("\"games\":2", "\"gam\":1,\"games\":2"), SamplesFault::damaged);
}

void TestLearning::otherFilesAreNoSamples() {
    QFETCH(QString, text);
    QFETCH(int, fault);
    const AllRead read = readAll(text.toStdString(), 4000);
    QVERIFY(read.problem);
    QCOMPARE(static_cast<int>(read.problem->fault), fault);
}

void TestLearning::otherPlansDiffer_data() {
    QTest::addColumn<QString>("option");
    for (const char* option : {"--variant", "--variant, --seats", "--seats", "--level", "--iterations", "--games",
                               "--seed", "--judging", "judging", "round", "--shard", ""}) {
        QTest::newRow(option) << QString::fromLatin1(option);
    }
}

void TestLearning::otherPlansDiffer() {
    QFETCH(QString, option);
    lab::LearningPlan plan = planOf(10);
    Judging judging = plan.start;
    const SamplesHeader expected = headerOf(plan, judging, 1, 1, 2);
    judging.two.certainty *= option == QStringLiteral("judging") ? 0.75F : 1;
    if (option == QStringLiteral("--variant")) {
        plan.grounds = {{rulesWith({{"target", 8}}), 2}, {baseRules(), 3}};
    } else if (option == QStringLiteral("--variant, --seats")) {
        plan.grounds.pop_back();
    } else if (option == QStringLiteral("--seats")) {
        plan.grounds.back().seats = 4;
    } else if (option == QStringLiteral("--level")) {
        plan.level = bots::Level::adept;
    } else if (option == QStringLiteral("--iterations")) {
        plan.iterations = 7;
    } else if (option == QStringLiteral("--games")) {
        plan.games = 11;
    } else if (option == QStringLiteral("--seed")) {
        plan.seed = 2;
    } else if (option == QStringLiteral("--judging")) {
        plan.start.more.others = 0.75F;
    }
    const int round = option == QStringLiteral("round") ? 2 : 1;
    const int shards = option == QStringLiteral("--shard") ? 3 : 2;
    const SamplesHeader found = headerOf(plan, judging, round, 1, shards);
    QCOMPARE(QString::fromStdString(std::string(differenceOf(found, expected))), option);
    const auto line = toText(found);
    const auto again = lab::headerFrom(std::string_view(line).substr(0, line.size() - 1));
    QVERIFY(again && *again == found);
}

void TestLearning::rowsOfOtherFeaturesAreNotRead() {
    SamplesHeader header = smallHeader();
    header.features.pop_back();
    SamplesReader reader;
    reader.feed(bytesOf(header, twoGames()));
    const auto game = reader.next();
    QVERIFY(game && !*game);
    QVERIFY(reader.header() && reader.header()->features == header.features);
}

QTEST_GUILESS_MAIN(TestLearning)
#include "tst_learning.moc"
