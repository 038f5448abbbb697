// Files that the commands read: broken or endless ones, documents of another kind, and text that must stay in its line.
#include "engine/documents/json_text.h"
#include "tests/unit/cli/answer.h"
#include "tests/unit/cli/written_file.h"

#include <QtTest>

#include <algorithm>
#include <memory>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace gnostica;
using namespace gnostica::tests;

class TestCliFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void filesThatCannotBeReadFail();
    void onlyScenariosPass_data();
    void onlyScenariosPass();
    void filesMayBeLarge();
    void filesAreReadWithinBounds_data();
    void filesAreReadWithinBounds();
    void pipesAreNotRead();
    void aRulesetIsNoRecord();
    void otherKindsAreNamed_data();
    void otherKindsAreNamed();
    void whatIsNotSurelyAnotherKindIsRead_data();
    void whatIsNotSurelyAnotherKindIsRead();
    void problemsOfManyAreCapped();
    void failuresOfOneAreCapped();
    void foreignTextStaysInItsLine_data();
    void foreignTextStaysInItsLine();
    void titlesStayInTheirLines();
    void marksOfDirectionAreNotSeen_data();
    void marksOfDirectionAreNotSeen();
    void aPlainPositionIsEnough();
    void rulesetsMayLieBesideTheFile();

private:
    std::string write(const char* name, const std::string& text) const { return written(*folder_, name, text); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCliFiles::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestCliFiles::filesThatCannotBeReadFail() {
    const Answer missing = run({"scenario", folder_->filePath("none.json").toStdString()});
    QCOMPARE(missing.code, 1);
    QVERIFY(!missing.err.empty());
    QCOMPARE(missing.out, std::string("0 passed, 1 failed\n"));
    const std::string broken = write("broken.json", "{\"name\": ");
    for (const char* command : {"scenario", "legal", "validate"}) {
        QCOMPARE(run({command, broken}).code, 1);
    }
    QCOMPARE(run({"perft", broken, "1"}).code, 1);
    QCOMPARE(run({"replay", broken}).code, 1);
}

void TestCliFiles::onlyScenariosPass_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QString() << QStringLiteral("x.json, line 1, column 1: There is nothing here.");
    QTest::newRow("none") << QStringLiteral("[]")
                          << QStringLiteral("x.json: There is no scenario and no position in this file.");
    QTest::newRow("an object") << QStringLiteral("{}") << QStringLiteral("x.json: The key “position” is missing.");
    QTest::newRow("a ruleset") << QStringLiteral(R"({"id": "house", "extends": "gnostica"})")
                               << QStringLiteral("x.json: This is a ruleset; expected a scenario.");
    QTest::newRow("a position") << QStringLiteral(R"({"seats": 2, "board": {"0,0": "sun"}})")
                                << QStringLiteral("x.json: This is a position; expected a scenario.");
    QTest::newRow("a step with a rule") << QStringLiteral(R"({"steps": [{"step": "refresh - 0"}]})")
                                        << QStringLiteral("x.json: /steps/0: ");
    QTest::newRow("the second") << QStringLiteral(R"([{"steps": []}, {"position": {"seats": 12}}])")
                                << QStringLiteral("x.json, /1: /position/seats: The value “12” is not allowed; ");
    QTest::newRow("named twice") << QStringLiteral(R"({"steps": [], "steps": []})")
                                 << QStringLiteral("x.json, line 1, column 24, /steps: “steps” is named twice.");
}

/// Regression: anything without a known key passed: rulesets, positions, an empty object.
void TestCliFiles::onlyScenariosPass() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const std::string file = write("x.json", text.toStdString());
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"scenario", file}, {"legal", file}, {"perft", file, "1"}}) {
        if (call.front() != "scenario" && QTest::currentDataTag() == std::string_view("a position")) {
            continue;  // covered by aPlainPositionIsEnough()
        }
        const Answer answer = run(call);
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.out + answer.err, said.toStdString()), (answer.out + answer.err).c_str());
    }
}

void TestCliFiles::filesMayBeLarge() {
    std::string text = "[";
    for (int i = 0; i < 30'000; ++i) {
        text += R"({"name": "a scenario of many, with a name that is long enough to fill a file", "steps": []},)";
    }
    text.back() = ']';
    QVERIFY(text.size() > 2 * engine::kMaxDocumentBytes);
    const Answer answer = run({"scenario", write("x.json", text)});
    QCOMPARE(answer.out, std::string("30000 passed, 0 failed\n"));
}

void TestCliFiles::filesAreReadWithinBounds_data() {
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<QString>("said");
    constexpr int within = 15'000'000;
    QTest::newRow("brackets") << QByteArray("[") << within
                              << QStringLiteral(
                                     "x.json, line 1, column 25, /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0: "
                                     "This is nested too deeply; at most 24 levels are allowed.");
    QTest::newRow("objects") << QByteArray("{\"a\":") << within << QStringLiteral("at most 24 levels are allowed.");
    QTest::newRow("numbers") << QByteArray("1,") << within << QStringLiteral("line 1");
    QTest::newRow("too many bytes") << QByteArray("[") << 70'000'000 << QStringLiteral("bytes are allowed.");
}

void TestCliFiles::filesAreReadWithinBounds() {
    QFETCH(QByteArray, part);
    QFETCH(int, bytes);
    QFETCH(QString, said);
    const std::string file = write("x.json", part.repeated(bytes / part.size()).toStdString());
    for (const char* command : {"scenario", "validate"}) {
        const Answer answer = run({command, file});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.out + answer.err, said.toStdString()), (answer.out + answer.err).c_str());
    }
}

/// Regression: the command never returned on such a file.
void TestCliFiles::pipesAreNotRead() {
#ifdef Q_OS_UNIX
    const std::string pipe = folder_->filePath("pipe.json").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    for (const char* command : {"scenario", "validate", "legal", "replay", "rules"}) {
        const Answer answer = run({command, pipe});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.err, "not an ordinary file"), answer.err.c_str());
    }
    const Answer named = run({"scenario", write("x.json", R"({"position": {"variant": "pipe.json"}})")});
    QCOMPARE(named.code, 1);
    QVERIFY2(says(named.out, "/position/variant: “pipe.json” is not an ordinary file."), named.out.c_str());
#endif
}

void TestCliFiles::aRulesetIsNoRecord() {
    for (const char* text : {"{\n \"id\": \"house\",\n \"extends\": \"gnostica\"\n}\n", R"({"id": "house"})"}) {
        const Answer answer = run({"replay", write("x.json", text)});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.err, "x.json: This is a ruleset; expected the record of a game."), answer.err.c_str());
    }
    const Answer empty = run({"replay", write("x.json", "")});
    QVERIFY2(says(empty.err, "There is nothing here."), empty.err.c_str());
}

void TestCliFiles::otherKindsAreNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("said");
    const QString record = QStringLiteral("a game.gnostica");
    const QStringList seats{"play", "--seats", "random,random", "--variant"};
    const auto row = [&](const char* name, const QString& file, const QStringList& command, const char* said) {
        QTest::newRow(name) << file << command << QString::fromLatin1(said);
    };
    const char* scenario = "This is the record of a game; expected a scenario.";
    const char* ruleset = "This is the record of a game; expected a ruleset.";
    row("legal", record, {"legal", "FILE"}, scenario);
    row("perft", record, {"perft", "FILE", "1"}, scenario);
    row("scenario", record, {"scenario", "FILE"}, scenario);
    row("stepdiff", record, {"stepdiff", "gnostica", "threestica", "FILE"},
        "This is the record of a game; expected a position.");
    row("set", record, {"set", "FILE"}, ruleset);
    row("set a value", record, {"set", "FILE", "/end/target", "8"}, ruleset);
    row("rules", record, {"rules", "FILE"}, ruleset);
    row("diff", record, {"diff", "gnostica", "FILE"}, ruleset);
    row("play", record, seats + QStringList{"FILE"}, ruleset);
    row("lesson", record, {"lesson", "check", "FILE"}, "This is the record of a game; expected a lesson.");
    row("puzzles", record, {"puzzles", "check", "FILE"}, "This is the record of a game; expected a puzzle.");
    row("tactics", record, {"tactics", "FILE"}, "This is the record of a game; expected a puzzle.");
    row("an experiment", record, {"lab", "run", "FILE", "--check"},
        "This is the record of a game; expected the plan of an experiment.");
    row("a report", record, {"lab", "reproduce", "FILE"},
        "This is the record of a game; expected the report of an experiment.");
    row("steps of a ruleset", QStringLiteral("house.json"), {"stepdiff", "gnostica", "threestica", "FILE"},
        "This is a ruleset; expected a position.");
    row("rules of a position", QStringLiteral("plain.json"), {"rules", "FILE"},
        "This is a position; expected a ruleset.");
    row("a position that is set", QStringLiteral("plain.json"), {"set", "FILE", "/seats", "3"},
        "This is a position; expected a ruleset.");
}

/// Regression: for a record, the message suggested removing the text after its end, which was the game.
void TestCliFiles::otherKindsAreNamed() {
    QFETCH(QString, file);
    QFETCH(QStringList, command);
    QFETCH(QString, said);
    const std::string path = folder_->filePath(file).toStdString();
    QCOMPARE(run({"play", "--seats", "random,random", "--seed", "3", "--record",
                  folder_->filePath(QStringLiteral("a game.gnostica")).toStdString()})
                 .code,
             0);
    QVERIFY(!write("house.json", R"({"format": 1, "id": "house", "kind": "game", "extends": "gnostica",
        "name": {"en": "House"}})")
                 .empty());
    QVERIFY(!write("plain.json", R"({"seats": 2, "board": {"0,0": "cups-2"}, "pieces": ["B1N@0,0"]})").empty());
    std::vector<std::string> words = wordsOf(command);
    std::ranges::replace(words, "FILE", path);
    const Answer answer = run(words);
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, path + ": " + said.toStdString() + "\n"), answer.err.c_str());
    QVERIFY2(!says(answer.out + answer.err, "Remove it"), answer.err.c_str());
}

void TestCliFiles::whatIsNotSurelyAnotherKindIsRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* text, const QString& command, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(text) << command.split(u' ') << QString::fromUtf8(said);
    };
    const char* plan = R"({"format": 1, "name": "x", "arm": ["gnostica", "short-game"], "seats": 2,
        "players": ["random", "random"], "pairs": 2, "seed": 1})";
    row("a plan whose arms are misspelt", plan, QStringLiteral("lab run x.json --check"), "The key “arms” is missing.");
    row("that plan, validated", plan, QStringLiteral("validate x.json"), "The key “arms” is missing.");
    row("a plan of which little is left", R"({"name": "x", "seats": 2, "chance": "own"})",
        QStringLiteral("lab run x.json --check"), "The key “arms” is missing.");
    const char* lesson = R"({"id": "a", "title": {"en": "A"}, "position": {}, "stage": []})";
    row("a lesson whose stages are misspelt", lesson, QStringLiteral("lesson check x.json"),
        "The key “stages” is missing.");
    row("that lesson, validated", lesson, QStringLiteral("validate x.json"), "The key “stages” is missing.");
    const char* ruleset = R"({"seats": {"min": 2}, "end": {"target": 8}})";
    row("a ruleset without an id", ruleset, QStringLiteral("rules x.json"), "The key “id” is missing.");
    row("that ruleset, with a value", ruleset, QStringLiteral("set x.json /end/target 99"), "The file was not changed");
    row("a record without its format", R"({"version": 1, "ruleset": {}, "seats": 2, "position": {}})",
        QStringLiteral("replay x.json"), "The key “format” is missing.");
    row("a puzzle without a solution", R"({"position": {"seats": 2, "board": {"0,0": "sun"}}, "goal": "win"})",
        QStringLiteral("validate x.json"), "The key “best” is missing.");
    row("nothing for a ruleset", "[]", QStringLiteral("rules x.json"), "This is a list, but an object is expected.");
    row("nothing to set", "[]", QStringLiteral("set x.json"), "only rulesets can be changed");
    row("nothing for a plan", "[]", QStringLiteral("lab run x.json --check"),
        "This is a list, but an object is expected.");
    row("nothing for a lesson", "[]", QStringLiteral("lesson check x.json"),
        "This is a list, but an object is expected.");
}

/// Regression: a document without the key of its kind was taken for another kind, without naming that key.
void TestCliFiles::whatIsNotSurelyAnotherKindIsRead() {
    QFETCH(QString, text);
    QFETCH(QStringList, command);
    QFETCH(QString, said);
    const std::string path = write("x.json", text.toStdString());
    std::vector<std::string> words = wordsOf(command);
    std::ranges::replace(words, "x.json", path);
    const Answer answer = run(words);
    QCOMPARE(answer.code, 1);
    const std::string all = answer.out + answer.err;
    QVERIFY2(says(all, said.toStdString()), all.c_str());
    QVERIFY2(!says(all, "expected a ") && !says(all, "expected the "), all.c_str());
}

void TestCliFiles::problemsOfManyAreCapped() {
    std::string text = "[";
    for (int i = 0; i < 5'000; ++i) {
        text += R"({"position": {"seats": 12}},)";
    }
    text.back() = ']';
    const Answer answer = run({"validate", write("x.json", text)});
    QCOMPARE(answer.code, 1);
    QCOMPARE(std::count(answer.out.begin(), answer.out.end(), '\n'), 101);
    QVERIFY2(says(answer.out, "column 2797, /99/position/seats: "), answer.out.c_str());
    QVERIFY(answer.out.ends_with("There are more problems than these 100.\n"));
}

/// Regression: each failure was stored with a whole table.
void TestCliFiles::failuresOfOneAreCapped() {
    std::string text = R"({"position": {"seats": 2, "board": {"0,0": "sun"}}, "accepts": [)";
    for (int i = 0; i < 150; ++i) {
        text += R"("done",)";
    }
    text.back() = ']';
    const std::string file = write("x.json", text + "}");
    const Answer answer = run({"validate", file});
    QCOMPARE(answer.code, 1);
    QCOMPARE(std::count(answer.out.begin(), answer.out.end(), '\n'), 101);
    QVERIFY(answer.out.ends_with("There are more problems than these 100.\n"));
    const Answer all = run({"scenario", "--all", file});
    QCOMPARE(std::count(all.out.begin(), all.out.end(), '\n'), 151);
    const Answer first = run({"scenario", file});
    QCOMPARE(std::count(first.out.begin(), first.out.end(), '\n'), 2);
}

/// Regression: a name with escape sequences moved the cursor, and one with line breaks forged messages.
void TestCliFiles::foreignTextStaysInItsLine_data() {
    QTest::addColumn<QString>("escaped");
    QTest::addColumn<QString>("shown");
    QTest::newRow("escape") << QStringLiteral("\\u001b[2J") << QStringLiteral("\\u001b[2J");
    QTest::newRow("a line break") << QStringLiteral("x\\n0 passed") << QStringLiteral("x\\u000a0 passed");
    QTest::newRow("a carriage return") << QStringLiteral("x\\r") << QStringLiteral("x\\u000d");
    QTest::newRow("a C1 control") << QStringLiteral("\\u009b2J") << QStringLiteral("\\u009b2J");
    QTest::newRow("right to left") << QStringLiteral("\\u202egnp") << QStringLiteral("\\u202egnp");
    QTest::newRow("a line separator") << QStringLiteral("\\u2028x") << QStringLiteral("\\u2028x");
    QTest::newRow("left to right by force") << QStringLiteral("\\u202dgnp") << QStringLiteral("\\u202dgnp");
    QTest::newRow("letters of the world")
        << QStringLiteral("ü \\u05d0 \\ud83d\\ude00") << QStringLiteral("ü \u05d0 \U0001f600");
}

void TestCliFiles::foreignTextStaysInItsLine() {
    QFETCH(QString, escaped);
    QFETCH(QString, shown);
    const std::string scenario = QStringLiteral(R"({"name": "%1", "steps": ["%1"]})").arg(escaped).toStdString();
    const Answer failed = run({"scenario", write("x.json", scenario)});
    QVERIFY2(says(failed.out, ": " + shown.toStdString() + ": "), failed.out.c_str());
    QCOMPARE(std::count(failed.out.begin(), failed.out.end(), '\n'), 2);
    const std::string ruleset =
        QStringLiteral(R"({"id": "house", "extends": "gnostica", "name": {"en": "%1"}, "%1": 1})")
            .arg(escaped)
            .toStdString();
    const Answer wrong = run({"validate", write("y.json", ruleset)});
    QCOMPARE(wrong.code, 1);
    QCOMPARE(std::count(wrong.out.begin(), wrong.out.end(), '\n'), 2);  // the problem and its fix
    // Right-to-left text is wrapped in isolates, whose marks are invisible.
    const std::string seen =
        QString::fromStdString(wrong.out).remove(QChar(0x2068)).remove(QChar(0x2069)).toStdString();
    QVERIFY2(says(seen, "\n  fix: Remove /"), wrong.out.c_str());
    QVERIFY(std::none_of(wrong.out.begin(), wrong.out.end(), [](char c) { return c == '\x1b' || c == '\r'; }));
}

void TestCliFiles::titlesStayInTheirLines() {
    const std::string file = write("house.json", R"({"id": "house", "extends": "gnostica",
        "name": {"en": "\u001b]0;x\u0007 A\nB"}, "summary": {"en": "\u202eC\nD"}})");
    const Answer diff = run({"diff", "gnostica", file});
    QCOMPARE(diff.code, 0);
    QVERIFY2(says(diff.out, "]0;x A B\n"), diff.out.c_str());
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"rules", file}, {"diff", "--json", "gnostica", file}, {"rules", "--html", file}}) {
        const Answer answer = run(call);
        QCOMPARE(answer.code, 0);
        QVERIFY(!says(answer.out, "\x1b") && !says(answer.out, "\x07") && !says(answer.out, "\u202e"));
    }
}

void TestCliFiles::marksOfDirectionAreNotSeen_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"ar", "he", "de", "ja"}) {
        QTest::newRow(language) << language;
    }
}

/// Regression: the direction marks in our own right-to-left sentences appeared as letters: "\u200f".
void TestCliFiles::marksOfDirectionAreNotSeen() {
    QFETCH(QString, language);
    const std::string file = write("house.json", R"({"id": "house", "extends": "gnostica", "name": {"en": "A"},
        "turn": {"cardLimit": -1, "x": "\u202egnp"}, "cards": 1})");
    for (const std::vector<std::string>& call : {std::vector<std::string>{"rules", "gnostica"},
                                                 {"rules", "--html", "gnostica"},
                                                 {"rules", "--markdown", "gnostica"},
                                                 {"diff", "gnostica", "threestica"},
                                                 {"validate", file},
                                                 {"set", "gnostica", "/end/target", "-1"}}) {
        std::vector<std::string> words{"--language", language.toStdString()};
        words.insert(words.end(), call.begin(), call.end());
        const Answer answer = run(words);
        const std::string all = answer.out + answer.err;
        QVERIFY(!all.empty());
        QVERIFY2(!says(all, "u200") && !says(all, "u206") && !says(all, "u061c"), all.c_str());
    }
}

// Regression: "legal" refused positions that "validate" accepted.
void TestCliFiles::aPlainPositionIsEnough() {
    const std::string plain = R"({"seats": 2, "board": {"0,0": "cups-2"}, "pieces": ["B1N@0,0"]})";
    const std::string file = write("x.json", plain);
    const Answer answer = run({"legal", file});
    QVERIFY2(answer.code == 0, answer.err.c_str());
    QCOMPARE(answer.out, run({"legal", write("y.json", "{\"position\": " + plain + "}")}).out);
    QCOMPARE(run({"perft", file, "1"}).code, 0);
    const Answer wrong = run({"legal", write("z.json", R"({"seats": 12, "board": {}})")});
    QCOMPARE(wrong.code, 1);
    QVERIFY2(says(wrong.err, "z.json: /seats: The value “12” is not allowed; "), wrong.err.c_str());
}

void TestCliFiles::rulesetsMayLieBesideTheFile() {
    QVERIFY(!write("house.json", R"({"id": "house", "extends": "gnostica", "end": {"target": 3}})").empty());
    const std::string file = write("x.json", R"({"name": "x", "position": {"variant": "house.json", "seats": 2,
        "board": {"0,0": "sun"}, "pieces": ["A1N@0,0"], "challenge": "A"}, "steps": ["refresh - 0", "done"],
        "expect": {"winner": "A"}})");
    const Answer answer = run({"scenario", file});
    QVERIFY2(answer.code == 0, answer.out.c_str());
    const Answer missing = run({"scenario", write("y.json", R"({"position": {"variant": "none.json"}})")});
    QCOMPARE(missing.code, 1);
}

QTEST_GUILESS_MAIN(TestCliFiles)
#include "tst_cli_files.moc"
