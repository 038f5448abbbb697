// The command that compares the legal steps of one position in two games, and its wording.
#include "tests/unit/cli/answer.h"
#include "tests/unit/english.h"

#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>

using namespace gnostica::tests;
using nlohmann::json;

class TestStepDiff : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void aGameIsLikeItself();
    void everyGroupIsTold();
    void theSameAsJson();
    void aPositionAloneIsEnough();
    void whatOneCannotHoldIsSaid();
    void whatIsLeftOutIsSaid();
    void whatIsNoPositionIsToldWithItsExpectation();
    void badInputIsRefused();

private:
    /// The path of a file with this content.
    std::string file(const json& content) {
        const std::string path = folder_.filePath(QStringLiteral("position.json")).toStdString();
        std::ofstream(path) << content.dump();
        return path;
    }
    static json position() {
        return {{"board", {{"0,0", "swords-2"}, {"1,0", "sun"}}},
                {"pieces", {"A2E@0,0", "B3N@1,0"}},
                {"hands", {{"A", {"cups-5"}}}}};
    }

    QTemporaryDir folder_;
};

void TestStepDiff::aGameIsLikeItself() {
    const std::string path = file({{"position", position()}});
    const Answer answer = run({"stepdiff", "gnostica", "gnostica", path});
    QCOMPARE(answer.code, 0);
    QVERIFY(!says(answer.out, "Only in") && !says(answer.out, "In both"));
    const json result = json::parse(run({"stepdiff", "gnostica", "gnostica", path, "--json"}).out);
    QVERIFY(result["onlyA"].empty() && result["onlyB"].empty() && result["differently"].empty());
    QCOMPARE(result["alike"], result["a"]["steps"]);
    const std::string count = std::to_string(result["alike"].get<int>());
    QVERIFY(
        answer.out.ends_with("\nOf " + count + " steps in A and " + count + " in B, " + count + " are the same.\n"));
}

void TestStepDiff::everyGroupIsTold() {
    const Answer answer =
        run({"stepdiff", "gnostica", "threestica", file({{"position", position()}, {"steps", {"activate 0,0"}}})});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.out.starts_with("A   Gnostica\nB   3stica\n"));
    QVERIFY(says(answer.out, "\nOnly in A\n  sword A2E@0,0 hit A2E@0,0 1 E ["));
    QVERIFY(says(answer.out, "\nOnly in B\n"));
    QVERIFY(says(answer.out, "  shrink A2E@0,0 1 E [TRI-7]\n"));
    QVERIFY(says(answer.out, "Swords (SWD-1).\n"));
}

void TestStepDiff::theSameAsJson() {
    std::ofstream(folder_.filePath(QStringLiteral("mine.json")).toStdString())
        << R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": {"en": "Mine"},
               "suits": {"cup": {"enemies": false}}, "end": {"target": 1}})";
    const std::string mine = folder_.filePath(QStringLiteral("mine.json")).toStdString();
    json told = position();
    told["challenge"] = "A";
    const Answer cup =
        run({"stepdiff", "gnostica", mine, file({{"position", told}, {"steps", {"play cups-5"}}}), "--json"});
    QCOMPARE(cup.code, 0);
    const json steps = json::parse(cup.out);
    QCOMPARE(steps["b"]["id"], json("mine"));
    QCOMPARE(steps["onlyA"].size(), std::size_t{1});
    const json& only = steps["onlyA"][0];
    QCOMPARE(only["step"], json("cup A2E@0,0 create B3N@1,0"));
    QCOMPARE(only["rule"], json("CUP-2"));
    QVERIFY(says(only["reason"].get<std::string>(), "CUP-2"));
    QVERIFY(says(only["text"].get<std::string>(), "e4"));
    // At the end of the announced turn, one point is enough in the other game.
    const Answer end =
        run({"stepdiff", "gnostica", mine, file({{"position", told}, {"steps", {"refresh - 0"}}}), "--json"});
    const json last = json::parse(end.out);
    QCOMPARE(last["differently"].size(), std::size_t{1});
    QCOMPARE(last["differently"][0]["step"], json("done"));
    QCOMPARE(last["differently"][0]["rule"], json("SET-3"));
    QCOMPARE(last["differently"][0]["option"], json("target"));
    QCOMPARE(last["differently"][0]["changes"][0], json("result"));
    QVERIFY(says(last["differently"][0]["reason"].get<std::string>(), "is “9” in A and “1” in B (SET-3)."));
    QCOMPARE(last["alike"], json(0));
}

void TestStepDiff::aPositionAloneIsEnough() {
    const Answer whole = run({"stepdiff", "gnostica", "hypothermia", file({{"position", position()}}), "--json"});
    const Answer bare = run({"stepdiff", "gnostica", "hypothermia", file(position()), "--json"});
    QCOMPARE(bare.code, 0);
    QCOMPARE(bare.out, whole.out);
}

void TestStepDiff::whatOneCannotHoldIsSaid() {
    const Answer six = run({"stepdiff", "gnostica", "threestica", file({{"position", {{"seats", 6}}}})});
    QCOMPARE(six.code, 1);
    QVERIFY(six.out.empty());
    QVERIFY(says(six.err, "3stica: These rules are not for 6 players.\n") && !says(six.err, "Gnostica:"));
    const Answer step =
        run({"stepdiff", "gnostica", "threestica",
             file({{"position", position()}, {"steps", {"activate 0,0", "sword A2E@0,0 hit B3N@1,0 1"}}})});
    QCOMPARE(step.code, 1);
    QVERIFY(says(step.err, "3stica: ") && !says(step.err, "Gnostica:"));
}

void TestStepDiff::whatIsLeftOutIsSaid() {
    json wheel = position();
    wheel["wheel"] = {{"A", 5}};
    const Answer answer = run({"stepdiff", "gnostica+star-wheel", "gnostica", file({{"position", wheel}})});
    QCOMPARE(answer.code, 0);
    QVERIFY(says(answer.out, "B   Gnostica\n    This ruleset does not use "));
    const json result =
        json::parse(run({"stepdiff", "gnostica+star-wheel", "gnostica", file({{"position", wheel}}), "--json"}).out);
    QCOMPARE(result["a"]["leftOut"].size(), std::size_t{0});
    QCOMPARE(result["b"]["leftOut"].size(), std::size_t{1});
    QVERIFY(!result["onlyA"].empty() && !result["onlyB"].empty());
}

// Regression: a nested list showed the exception of a library.
void TestStepDiff::whatIsNoPositionIsToldWithItsExpectation() {
    for (const json& other : {json::array({json::array()}), json(5), json("x"), json::array({5})}) {
        const Answer answer = run({"stepdiff", "gnostica", "threestica", file(other)});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.err, "object"), answer.err.c_str());
        QVERIFY2(!says(answer.err, "exception") && !says(answer.err, "could not be finished"), answer.err.c_str());
    }
}

void TestStepDiff::badInputIsRefused() {
    QCOMPARE(run({"stepdiff", "gnostica", "gnostica"}).code, 2);
    const Answer nobody = run({"stepdiff", "gnostica", "gnostika", file({{"position", position()}})});
    QCOMPARE(nobody.code, 1);
    QVERIFY(says(nobody.err, "Did you mean “gnostica”?"));
    QCOMPARE(run({"stepdiff", "gnostica", "gnostica", "/nowhere.json"}).code, 1);
    const Answer several = run({"stepdiff", "gnostica", "gnostica", file(json::array({position(), position()}))});
    QCOMPARE(several.code, 1);
    QVERIFY(says(several.err, "this file holds several"));
    json odd = position();
    odd["moons"] = 3;
    const Answer unknown = run({"stepdiff", "gnostica", "threestica", file({{"position", odd}})});
    QCOMPARE(unknown.code, 1);
    QCOMPARE(std::ranges::count(unknown.err, '\n'), std::ptrdiff_t{1});
    QVERIFY(says(unknown.err, "moons"));
}

QTEST_GUILESS_MAIN(TestStepDiff)

#include "tst_stepdiff.moc"
