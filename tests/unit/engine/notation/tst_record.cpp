// A record restores a game, and a damaged record restores everything before the damage.
#ifndef Q_MOC_RUN  // moc cannot read all of C++20
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/record.h"
#include "tests/support/playout.h"
#include "tests/support/positions.h"
#include "tests/support/rulesets.h"
#endif

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;
using std::chrono::milliseconds;

namespace {

Game randomGame(std::uint64_t seed, std::size_t moments) {
    Playout playout(baseRules(), 3, seed);
    playout.play(moments);
    return playout.game();
}

std::string recordOf(const Game& game, std::span<const milliseconds> times = {}) {
    RecordHeader header = headerFor(game.rules(), game.state().seats);
    header.names = {"Ann", "Bo", "Cy"};
    header.seed = 18446744073709551615U;
    std::ostringstream out;
    writeRecord(out, header, game, times);
    return out.str();
}

Checked<LoadedRecord> load(const std::string& text) {
    std::istringstream in(text);
    return loadRecord(in, builtinRegistry());
}

/// The positions after each line break.
std::vector<std::size_t> lineEnds(const std::string& text) {
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') {
            ends.push_back(i + 1);
        }
    }
    return ends;
}

std::string line(const std::string& text, std::size_t number) {
    const auto ends = lineEnds(text);
    const std::size_t from = number == 0 ? 0 : ends[number - 1];
    return text.substr(from, ends[number] - from - 1);
}

}  // namespace

class TestRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameComesBack_data();
    void aGameComesBack();
    void theHeaderComesBack();
    void temperamentsComeBack();
    void timesBelongToMoments();
    void aGameFromAPositionComesBack();
    void aLineHoldsAStepWithItsChance();
    void aRecordCutAnywhereLoadsItsWholeLines();
    void aDamagedLineEndsTheRecord_data();
    void aDamagedLineEndsTheRecord();
    void whatIsNoRecordIsNotJudgedByItsFirstLine();
    void aLaterVersionIsCalledSo();
    void nothingIsPlayedWithoutAHeader_data();
    void nothingIsPlayedWithoutAHeader();
    void unknownKeysAreIgnored();
    void stepsMayBeTakenBack();
    void whatWasNotThereCannotBeTakenBack();
    void notesAreReadAndChangeNothing();
    void departuresAreNotCountedByUndo();
    void anImpossibleDepartureIsANote();
    void longLinesAreNotRead();
    void theHashSeesEverythingOnTheTable();
    void differentStatesHaveDifferentHashes();
    void theHashSeesWhatMechanicsRemember();
    void aWrongHashIsToldFromTheRightOne();
    void everySeatHasAName();
    void aJournalOfTheFirstVersionGoesOn();
};

void TestRecord::aGameComesBack_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 8; ++seed) {
        QTest::addRow("seed %d", seed) << seed;
    }
}

void TestRecord::aGameComesBack() {
    QFETCH(int, seed);
    const Game game = randomGame(static_cast<std::uint64_t>(seed), 120);
    const std::string text = recordOf(game);
    const auto loaded = load(text);
    QVERIFY(loaded && !loaded->damage);
    QVERIFY(loaded->game.state() == game.state());
    QCOMPARE(loaded->game.history().size(), game.history().size());
    QCOMPARE(loaded->wholeBytes, std::uint64_t{text.size()});
    QCOMPARE(recordOf(loaded->game), text);
}

void TestRecord::theHeaderComesBack() {
    const auto loaded = load(recordOf(randomGame(1, 10)));
    QVERIFY(loaded);
    QCOMPARE(loaded->header.names, (std::vector<std::string>{"Ann", "Bo", "Cy"}));
    QCOMPARE(loaded->header.seed, std::uint64_t{18446744073709551615U});
    QCOMPARE(loaded->header.seats, 3);
    QCOMPARE(loaded->header.engine, std::string(GNOSTICA_VERSION));
    QVERIFY(loaded->header.ruleset == json::parse(baseRules()->document));
}

/// Without temperaments, a record is what it was before there were any.
void TestRecord::temperamentsComeBack() {
    const Game game = randomGame(1, 10);
    RecordHeader header = headerFor(game.rules(), 3);
    header.players = {"person", "adept", "quick"};
    header.temperaments = {"", "", ""};
    QVERIFY(recordLine(header).find("temperaments") == std::string::npos);
    header.temperaments = {"", "builder prudent", "hunter"};
    std::ostringstream out;
    writeRecord(out, header, game);
    const auto loaded = load(out.str());
    QVERIFY(loaded);
    QCOMPARE(loaded->header.temperaments, header.temperaments);
    QCOMPARE(loaded->header.players, header.players);  // as earlier versions read them
}

void TestRecord::timesBelongToMoments() {
    const Game game = randomGame(2, 30);
    std::vector<milliseconds> times;
    for (std::size_t i = 0; i < game.history().size(); ++i) {
        times.emplace_back(100 * i);
    }
    const auto loaded = load(recordOf(game, times));
    QVERIFY(loaded);
    QCOMPARE(loaded->times.size(), game.history().size());
    QVERIFY(loaded->times.back() > milliseconds(1000));
}

void TestRecord::aGameFromAPositionComesBack() {
    const Setup setup = Setup().land("0,1", "rods-2").land("1,1", "cups-4").pieces({"A1E@0,1", "B1N@1,1"});
    Game game = setup.game();
    play(game, {"activate 0,1", "rod A1E@0,1 move 1 N", "done"});
    RecordHeader header = headerFor(game.rules(), 2);
    header.position = setup.json();
    std::ostringstream out;
    writeRecord(out, header, game);
    const auto loaded = load(out.str());
    QVERIFY(loaded && !loaded->damage);
    QVERIFY(loaded->game.state() == game.state());
}

void TestRecord::aLineHoldsAStepWithItsChance() {
    const std::string text = recordOf(randomGame(3, 5));
    const json deal = json::parse(line(text, 1));
    QVERIFY(!deal.contains("step"));
    QVERIFY(deal["chance"][0].get<std::string>().starts_with("shuffle "));
    QVERIFY(json::parse(line(text, 2))["step"].get<std::string>().starts_with("bid "));
    QCOMPARE(json::parse(line(text, 2))["hash"].get<std::string>().size(), std::size_t{18});
}

void TestRecord::aRecordCutAnywhereLoadsItsWholeLines() {
    // A position makes shorter lines than a deal.
    const Setup setup = Setup().land("0,1", "rods-2").land("1,1", "cups-4").pieces({"A1E@0,1", "B1N@1,1"});
    Game game = setup.game();
    play(game, {"activate 0,1", "rod A1E@0,1 move 1 N", "done", "refresh - 2"});
    RecordHeader header = headerFor(game.rules(), 2);
    header.position = setup.json();
    std::ostringstream out;
    writeRecord(out, header, game);
    const std::string text = out.str();
    const auto ends = lineEnds(text);
    // With a cut header no game is restored, and none is promised; it has many bytes, so a sample of cuts is enough.
    for (std::size_t cut = 0; cut + 1 < ends[0]; cut += 97) {
        const auto nothing = load(text.substr(0, cut));
        QVERIFY(!nothing && nothing.error().front().code != DiagnosticCode::truncated);
        QCOMPARE(nothing.error().front().place.line, 1);
    }
    for (std::size_t cut = ends[0]; cut <= text.size(); ++cut) {
        const auto loaded = load(text.substr(0, cut));
        QVERIFY(loaded);
        // A line that lacks only its line break is complete.
        const auto whole = static_cast<std::size_t>(
            std::ranges::count_if(ends, [&](std::size_t end) { return end <= cut || end - 1 == cut; }));
        QCOMPARE(loaded->lines, whole);
        const bool between = std::ranges::any_of(ends, [&](std::size_t end) { return end == cut || end - 1 == cut; });
        QCOMPARE(loaded->damage.has_value(), !between);
        QVERIFY(between || loaded->damage->code == DiagnosticCode::truncated);
        QVERIFY(between || loaded->damage->place.line == static_cast<int>(whole) + 1);
        QCOMPARE(loaded->wholeBytes, std::uint64_t{between ? cut : ends[whole - 1]});
    }
}

void TestRecord::aDamagedLineEndsTheRecord_data() {
    QTest::addColumn<QString>("damaged");
    for (const char* text : {"", "x", "[]", "{}", R"({"step": 5})", R"({"step": "done", "hash": "0"})",
                             R"({"step": "place 1,1 N", "hash": "0000000000000000"})", R"({"chance": ["d12 7"]})",
                             R"({"chance": "time-up"})", R"({"chance": {"a": 1}})", R"({"undo": -1})",
                             R"({"undo": "1"})", R"({"undo": 0})", "\xff\xfe"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestRecord::aDamagedLineEndsTheRecord() {
    QFETCH(QString, damaged);
    const std::string text = recordOf(randomGame(5, 12));
    const auto ends = lineEnds(text);
    const auto loaded = load(text.substr(0, ends[3]) + damaged.toLatin1().toStdString() + '\n' + text.substr(ends[3]));
    QVERIFY(loaded && loaded->damage);
    QCOMPARE(loaded->lines, std::size_t{4});
    QCOMPARE(loaded->damage->place.line, 5);
    QVERIFY(loaded->damage->code != DiagnosticCode::truncated);
    QVERIFY(loaded->game.state() == load(text.substr(0, ends[3]))->game.state());
}

// Regression: a ruleset with a superfluous comma was reported to end too early, as only its first line was read.
void TestRecord::whatIsNoRecordIsNotJudgedByItsFirstLine() {
    const auto codeOf = [](const char* text) { return load(text).error().front().code; };
    QCOMPARE(codeOf("{\n  \"id\": \"mine\",\n}\n"), DiagnosticCode::otherKind);
    QCOMPARE(codeOf("Dear diary\n"), DiagnosticCode::otherKind);
    QCOMPARE(codeOf("{\"format\": \"gnostica-record\", \"version\": 2,\n"), DiagnosticCode::syntax);
}

// Regression: the message said that the value is not allowed.
void TestRecord::aLaterVersionIsCalledSo() {
    const auto codeOf = [](int version) {
        return load(R"({"format": "gnostica-record", "version": )" + std::to_string(version) +
                    R"(, "ruleset": {}, "seats": 2})" + '\n')
            .error()
            .front()
            .code;
    };
    QCOMPARE(codeOf(kRecordVersion + 1), DiagnosticCode::laterVersion);
    QCOMPARE(codeOf(0), DiagnosticCode::wrongValue);
}

void TestRecord::nothingIsPlayedWithoutAHeader_data() {
    QTest::addColumn<QString>("header");
    for (const char* text :
         {"", "{}", "[]", "7", R"({"format": "gnostica-record"})", R"({"format": "other", "version": 1})",
          R"({"format": "gnostica-record", "version": 3, "ruleset": {}, "seats": 2})",
          R"({"format": "gnostica-record", "version": 0, "ruleset": {}, "seats": 2})",
          R"({"format": "gnostica-record", "version": 1, "seats": 2})",
          R"({"format": "gnostica-record", "version": 1, "ruleset": {}, "seats": 2})",
          R"({"format": "gnostica-record", "version": 1, "ruleset": {}, "seats": "2"})"}) {
        QTest::newRow(text) << QString::fromLatin1(text);
    }
}

void TestRecord::nothingIsPlayedWithoutAHeader() {
    QFETCH(QString, header);
    const auto loaded = load(header.toStdString() + '\n');
    QVERIFY(!loaded && !loaded.error().empty());
}

void TestRecord::unknownKeysAreIgnored() {
    std::string text = recordOf(randomGame(6, 8));
    const auto ends = lineEnds(text);
    text.insert(ends[1] + 1, R"("comment": {"by": "a later version"}, )");
    text.insert(1, R"("comment": "ours", )");
    const auto loaded = load(text);
    QVERIFY(loaded && !loaded->damage);
}

void TestRecord::stepsMayBeTakenBack() {
    Game game = randomGame(7, 20);
    std::string text = recordOf(game);
    for (int i = 0; i < 3; ++i) {
        game.undo();
    }
    text += undoLine(game.rules(), 3, game.state()) + '\n';
    const auto loaded = load(text);
    QVERIFY(loaded && !loaded->damage);
    QVERIFY(loaded->game.state() == game.state());
    QCOMPARE(loaded->game.history().size(), game.history().size());
    QCOMPARE(loaded->times.size(), game.history().size());
}

void TestRecord::whatWasNotThereCannotBeTakenBack() {
    const Game game = randomGame(8, 5);
    const auto loaded = load(recordOf(game) + undoLine(game.rules(), 6, game.state()) + '\n');
    QVERIFY(loaded && loaded->damage);
    QVERIFY(loaded->game.state() == game.state());
}

void TestRecord::notesAreReadAndChangeNothing() {
    const Game game = randomGame(8, 5);
    const std::string text = recordOf(game) + noteLine(game.rules(), {{"by", "me"}}, game.state()) + '\n' +
                             noteLine(game.rules(), {{"by", "you"}, {"over", true}}, game.state()) + '\n';
    const auto loaded = load(text);
    QVERIFY(loaded && !loaded->damage);
    QVERIFY(loaded->game.state() == game.state());
    QCOMPARE(loaded->times.size(), game.history().size());
    QCOMPARE(loaded->notes.dump(), std::string(R"({"by":"you","over":true})"));
}

/// Earlier versions do not know that anybody has left, and undo as many moments as the line says.
void TestRecord::departuresAreNotCountedByUndo() {
    std::uint64_t seed = 8;
    Game game = randomGame(seed, 20);
    while (isOver(game.state()) || game.state().eliminated != 0) {
        game = randomGame(++seed, 20);
    }
    while (game.decider() == Seat::chance) {
        game.undo();
    }
    const auto leaves = [&game](Seat seat) { return game.play(Chance(chance::Departure(seat, "adept"))); };
    QVERIFY(leaves(Seat::a));
    StepList steps;
    legalSteps(game.rules(), game.state(), steps);
    QVERIFY(!game.play(steps[0]));
    while (game.decider() == Seat::chance) {
        QVERIFY(game.play(Chance(shuffleInOrder(game.state()))));
    }
    QVERIFY(leaves(Seat::b));
    std::string text = recordOf(game);
    QVERIFY(load(text)->game.state() == game.state());
    QCOMPARE(load(text)->game.history().size(), game.history().size());
    const std::size_t before = game.history().size();
    while (isDeparture(game.history().back()) || !isDeparture(game.history()[game.history().size() - 2])) {
        game.undo();
    }
    game.undo();
    QVERIFY(isDeparture(game.history().back()));
    const auto undone = [&] { return game.timeline().subspan(game.history().size(), before - game.history().size()); };
    const std::string withDeparture = text + undoLines(game.rules(), undone(), game.state()) + '\n';
    const auto loaded = load(withDeparture);
    QVERIFY(loaded && !loaded->damage);
    QCOMPARE(loaded->game.history().size(), game.history().size());
    game.undo();
    const auto further = load(text + undoLines(game.rules(), undone(), game.state()) + '\n');
    QVERIFY(further && !further->damage);
    QCOMPARE(further->game.history().size(), game.history().size());
    QCOMPARE(further->times.size(), game.history().size());
}

void TestRecord::anImpossibleDepartureIsANote() {
    const Game game = randomGame(8, 5);
    const std::string text = recordOf(game);
    for (const json& left : {json{{"left", "F"}}, json{{"left", 7}}, json{{"left", nullptr}}, json{{"left", "A"}}}) {
        const auto loaded = load(text + noteLine(game.rules(), left, game.state()) + '\n');
        QVERIFY(loaded && !loaded->damage);
        QCOMPARE(loaded->game.history().size(), game.history().size());  // of three players, nobody wins by it
    }
}

void TestRecord::longLinesAreNotRead() {
    const std::string text = recordOf(randomGame(9, 5));
    const auto loaded = load(text + std::string(kMaxRecordLine + 1, ' ') + '\n');
    QVERIFY(loaded && loaded->damage);
    QCOMPARE(loaded->damage->code, DiagnosticCode::tooLong);
    const auto refused = load(std::string(kMaxDocumentBytes + 2, ' '));
    QVERIFY(!refused);
    QCOMPARE(refused.error().front().code, DiagnosticCode::tooLong);
}

void TestRecord::theHashSeesEverythingOnTheTable() {
    const State state = randomGame(10, 60).state();
    State other = state;
    QCOMPARE(tableHash(other), tableHash(state));
    other.hands[Seat::a].insert(other.draw.pop());
    QVERIFY(tableHash(other) != tableHash(state));
    other = state;
    std::swap(other.territories[0].card, other.territories[1].card);
    QVERIFY(tableHash(other) != tableHash(state));
    other = state;
    std::swap(other.territories[0], other.territories[1]);
    QCOMPARE(tableHash(other), tableHash(state));
}

/// A record contains the whole state: everything that hash() distinguishes.
void TestRecord::differentStatesHaveDifferentHashes() {
    const auto rules = rulesWith({{"timer", "rounds"}});
    std::map<std::uint64_t, State> seen;
    std::size_t states = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Playout playout(rules, 2 + static_cast<int>(seed % 3), seed);
        playout.play(150);
        for (const Moment& moment : playout.game().history()) {
            const auto [other, isNew] = seen.emplace(stateHash(*rules, moment.before), moment.before);
            QVERIFY(isNew || other->second == moment.before);
            states += isNew ? 1 : 0;
        }
    }
    QVERIFY(states > 200);
}

/// E10: two games that differed only in an announcement had the same hash.
void TestRecord::theHashSeesWhatMechanicsRemember() {
    const Setup setup = Setup().land("0,1", "rods-2").land("1,1", "cups-4").pieces({"A1E@0,1", "B1N@1,1"});
    Game quiet = setup.game();
    Game announced = setup.game();
    play(quiet, {"refresh - 0", "done"});
    play(announced, {"refresh - 0", "challenge"});
    QCOMPARE(tableHash(quiet.state()), tableHash(announced.state()));
    QVERIFY(stateHash(quiet.rules(), quiet.state()) != stateHash(announced.rules(), announced.state()));

    // A record in which one outcome was replaced by the other is detected.
    std::ostringstream out;
    RecordHeader header = headerFor(quiet.rules(), 2);
    header.position = setup.json();
    writeRecord(out, header, quiet);
    std::string text = out.str();
    text.replace(text.find(R"("done")"), 6, R"("challenge")");
    const auto loaded = load(text);
    QVERIFY(loaded && loaded->damage);
    QCOMPARE(loaded->damage->pointer, std::string("/hash"));
}

void TestRecord::aWrongHashIsToldFromTheRightOne() {
    const std::string text = recordOf(randomGame(5, 12));
    const std::string right = json::parse(line(text, 3))["hash"];
    const std::string wrong = "3-0123456789abcdef";
    std::string damaged = text;
    damaged.replace(damaged.find(right), right.size(), wrong);
    const auto loaded = load(damaged);
    QVERIFY(loaded && loaded->damage);
    QCOMPARE(loaded->damage->code, DiagnosticCode::wrongValue);
    QCOMPARE(loaded->damage->found, wrong);
    QCOMPARE(loaded->damage->expected, right);
}

void TestRecord::everySeatHasAName() {
    RecordHeader header = headerFor(*baseRules(), 3);
    QCOMPARE(json::parse(recordLine(header))["names"], json::parse(R"(["", "", ""])"));
    QVERIFY(load(recordLine(header) + '\n')->header.names.empty());
    header.names = {"Ann", "", "Cy"};
    QCOMPARE(json::parse(recordLine(header))["names"], json::parse(R"(["Ann", "", "Cy"])"));
    QCOMPARE(load(recordLine(header) + '\n')->header.names, header.names);
}

/// A journal with undone steps, as written before the hash covered the whole state, is continued.
void TestRecord::aJournalOfTheFirstVersionGoesOn() {
    std::ifstream file(GNOSTICA_TEST_DATA "/golden/records/version-1/taken-back.gnostica");
    std::stringstream stream;
    stream << file.rdbuf();
    std::string text = stream.str();
    const auto old = load(text);
    QVERIFY(old && !old->damage);
    QCOMPARE(old->lines, std::size_t{22});

    Game game = old->game;
    const std::size_t before = game.history().size();
    play(game, {"place 0,2 N"});
    text += recordLine(game.rules(), game.history().subspan(before), game.state(), milliseconds(0)) + '\n';
    game.undo();
    text += undoLine(game.rules(), 1, game.state()) + '\n';
    const auto longer = load(text);
    QVERIFY(longer && !longer->damage);
    QCOMPARE(longer->lines, std::size_t{24});
    QVERIFY(longer->game.state() == old->game.state());

    // Its old hashes are still checked.
    std::string damaged = text;
    damaged.replace(damaged.find("cc4bd171e5b932dd"), 16, "cc4bd171e5b932de");
    QCOMPARE(load(damaged)->damage->expected, std::string("cc4bd171e5b932dd"));
}

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
