// Output and exit codes of the commands.
#include "app/storage/data_folders.h"
#include "tests/unit/cli/answer.h"
#include "tests/unit/cli/written_file.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <memory>

using namespace gnostica;
using namespace gnostica::tests;

namespace {

constexpr const char* kUpright = R"({"name": "x", "position": {"seats": 2,
    "board": {"0,1": "rods-4", "1,1": "rods-5"}, "pieces": ["A3U@0,1"]}, "steps": ["activate 0,1"]})";

}  // namespace

class TestCliCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void wrongUsageIsTwo_data();
    void wrongUsageIsTwo();
    void complaintsAreOurs_data();
    void complaintsAreOurs();
    void helpAndVersionAreResults();
    void helpIsInTheLanguage();
    void scenariosAreCounted();
    void aFailingScenarioIsOneLine();
    void everyFailureIsShownOnDemand();
    void argumentsOfOtherEncodingsAreRefused();
    void whatCannotBeWrittenFails();
    void theProgramSaysSo();
    void legalStepsAreListed();
    void listsAreSeparated();
    void aDieThatIsAwaitedIsAnError();
    void sequencesAreCounted();
    void rightFilesAreValid_data();
    void rightFilesAreValid();
    void wrongFilesAreNot_data();
    void wrongFilesAreNot();
    void nothingToCheckIsNotRight_data();
    void nothingToCheckIsNotRight();
    void whatIsShippedIsSound();
    void aBadParentHidesNothing_data();
    void aBadParentHidesNothing();
    void warningsAreToldOfWhatIsRight();
    void speedIsMeasured();
    void speedIsMeasuredAsJson();

private:
    std::string write(const char* name, const std::string& text) const { return written(*folder_, name, text); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCliCommands::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void TestCliCommands::wrongUsageIsTwo_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("unknown") << QStringList{"dance"};
    QTest::newRow("no file") << QStringList{"scenario"};
    QTest::newRow("no depth") << QStringList{"perft", "file"};
    QTest::newRow("a wrong depth") << QStringList{"perft", "file", "deep"};
    QTest::newRow("a flag") << QStringList{"legal", "--sideways", "file"};
    QTest::newRow("a player") << QStringList{"play", "--seats", "person,ghost"};
    QTest::newRow("one player") << QStringList{"play", "--seats", "random"};
    // Regression: these were read as large numbers, or as the absence of a record.
    for (const char* command : {"play", "match", "learn", "tactics"}) {
        QTest::addRow("a seed below nothing: %s", command) << QStringList{command, "--seed", "-1"};
    }
    QTest::newRow("a seed and more") << QStringList{"match", "--seed", "12x"};
    QTest::newRow("a record without a name") << QStringList{"play", "--seats", "random,random", "--record", ""};
    QTest::newRow("a setting beyond all bounds")
        << QStringList{"play", "--seats", "random,random", "--set", "target=" + QString(100, QLatin1Char('['))};
}

void TestCliCommands::wrongUsageIsTwo() {
    QFETCH(QStringList, arguments);
    std::vector<std::string> words = wordsOf(arguments);
    const Answer answer = run(words);
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.out.empty());
    QVERIFY(!answer.err.empty());
}

// The library that parses the command line has English messages only.
void TestCliCommands::complaintsAreOurs_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("no command") << QStringList() << QStringLiteral("A command is missing.");
    QTest::newRow("no argument") << QStringList{"scenario"} << QStringLiteral("FILE is missing.");
    QTest::newRow("unknown") << QStringList{"dance"} << QStringLiteral("Not understood: dance");
    // The library reports this error with the name of the command.
    QTest::newRow("an unknown option") << QStringList{"match", "--foo"} << QStringLiteral("Not understood: --foo");
    QTest::newRow("two unknown options") << QStringList{"match", "--foo", "--bar"}
                                         << QStringLiteral("Not understood: --foo --bar");
    QTest::newRow("an argument too many")
        << QStringList{"lab", "report", "x", "y", "z"} << QStringLiteral("Not understood: y z");
    QTest::newRow("no number") << QStringList{"match", "--jobs", "many"}
                               << QStringLiteral("--jobs: “many” is not a whole number from 1 to 256.");
    QTest::newRow("too large") << QStringList{"perft", "file", "21"}
                               << QStringLiteral("DEPTH: “21” is not a whole number from 0 to 20.");
    QTest::newRow("no whole number") << QStringList{"match", "--jobs", "2.5"}
                                     << QStringLiteral("--jobs: “2.5” is not a whole number from 1 to 256.");
    // Regression: these were read as the largest seed, as eight and as 16.
    QTest::newRow("no seed is that large")
        << QStringList{"match", "--seed", "99999999999999999999999"}
        << QStringLiteral("--seed: “99999999999999999999999” is not a whole number from 0 to 18446744073709551615.");
    QTest::newRow("eights do not count") << QStringList{"perft", "file", "0x10"}
                                         << QStringLiteral("DEPTH: “0x10” is not a whole number from 0 to 20.");
    QTest::newRow("a comma") << QStringList{"match", "--scale", "0,25"}
                             << QStringLiteral("--scale: “0,25” is not a number from 0.0001 to 1000.");
    QTest::newRow("one of several") << QStringList{"learn", "--dir", "x", "--seats", "2", "--seats", "x"}
                                    << QStringLiteral("--seats: “x” is not a whole number from 2 to 6.");
    QTest::newRow("no folder") << QStringList{"trial", "x", "--records", "/nowhere"}
                               << QStringLiteral("--records: There is no folder “/nowhere”.");
    QTest::newRow("no value") << QStringList{"match", "--seed"} << QStringLiteral("--seed needs a value.");
    // The library takes the next word as the value: a file "--quiet" was created.
    const auto missing = [](const char* before, const char* option, const char* behind) {
        const QStringList words = QString::fromLatin1(before).split(u' ', Qt::SkipEmptyParts);
        const QStringList left(QString::fromLatin1(behind));
        const QString name = QString::fromLatin1(option);
        const QString complaint = QStringLiteral("%1 needs a value.").arg(name);
        QTest::addRow("%s %s= %s", before, option, behind) << words + QStringList(name + u'=') + left << complaint;
        if (left[0].startsWith(u'-')) {
            QTest::addRow("%s %s %s", before, option, behind) << words + QStringList(name) + left << complaint;
        }
    };
    missing("lab run plan.json", "--out", "--quiet");
    missing("lab run plan.json", "--jobs", "2");
    missing("lab report c.sqlite", "--csv", "--json");
    missing("lab report c.sqlite", "--html", "--overwrite");
    missing("lab report c.sqlite", "--html", "-x");
    missing("lab merge parts", "--out", "-h");
    missing("play --seats random,random", "--record", "--bid");
    missing("play --seats random,random", "--set", "target=8");
    missing("match", "--seed", "7");
    missing("match", "--judging-a", "--");
    missing("learn", "--dir", "--json");
    missing("lengths", "--out", "--jobs");
    missing("match", "--expansion", "star-wheel");
    missing("trial gnostica", "--records", "--json");
    missing("new house", "--extends", "--out=house.json");
    missing("puzzles make", "--from", "--json");
    missing("", "--log-file", "--verbose");
    missing("", "--log-file", "rules");
    QTest::newRow("twice") << QStringList{"match", "--jobs", "1", "--jobs", "2"}
                           << QStringLiteral("--jobs can be given only once.");
    QTest::newRow("both") << QStringList{"rules", "gnostica", "--html", "--markdown"}
                          << QStringLiteral("--markdown and --html cannot be used together.");
}

void TestCliCommands::complaintsAreOurs() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, complaint);
    std::vector<std::string> words = wordsOf(arguments);
    const Answer answer = run(words);
    QCOMPARE(answer.code, 2);
    QCOMPARE(QString::fromStdString(answer.err), complaint + QStringLiteral("\nSee --help.\n"));
    words.insert(words.begin(), {"--language", "de"});
    const Answer german = run(words);
    QCOMPARE(german.code, 2);
    QVERIFY2(!says(german.err, complaint.toStdString()), german.err.c_str());
}

void TestCliCommands::helpIsInTheLanguage() {
    const Answer help = run({"match", "--help"});
    QVERIFY2(says(help.out, "Usage: ") && says(help.out, "\nOptions:\n") && says(help.out, "1..256"), help.out.c_str());
    const Answer german = run({"--language", "de", "match", "--help"});
    for (const char* word : {"Usage", "Options:", "OPTIONS", "Print this", "INT", "FLOAT", "NUMBER"}) {
        QVERIFY2(!says(german.out, word), german.out.c_str());
    }
    const Answer all = run({"--language", "de", "--help"});
    for (const char* word : {"Usage", "Subcommands", "SUBCOMMAND", "COMMAND", "Positionals"}) {
        QVERIFY2(!says(all.out, word), all.out.c_str());
    }
}

void TestCliCommands::helpAndVersionAreResults() {
    const Answer help = run({"--help"});
    QCOMPARE(help.code, 0);
    QVERIFY(help.out.find("scenario") != std::string::npos);
    const Answer version = run({"--version"});
    QCOMPARE(version.code, 0);
    QCOMPARE(version.out, std::string(GNOSTICA_VERSION) + "\n");
}

void TestCliCommands::scenariosAreCounted() {
    const std::string one = write("one.json", kUpright);
    const std::string two = write("two.json", std::string("[") + kUpright + ", " + kUpright + "]");
    const Answer answer = run({"scenario", one, two});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.out, std::string("3 passed, 0 failed\n"));
    QVERIFY(answer.err.empty());
}

void TestCliCommands::aFailingScenarioIsOneLine() {
    const std::string file = write("bad.json", R"([{"name": "wrong", "steps": [], "rejects": ["refresh - 0"],
        "expect": {"turn": "B", "scores": {"A": 9}}}, {"name": "right", "steps": []}])");
    const Answer answer = run({"scenario", file});
    QCOMPARE(answer.code, 1);
    QCOMPARE(answer.out, file + ": wrong: refresh - 0: expected illegal, found a legal step\n1 passed, 1 failed\n");
}

void TestCliCommands::everyFailureIsShownOnDemand() {
    const std::string file = write("bad.json", R"({"name": "wrong", "steps": [],
        "rejects": [{"step": "done", "rule": "CHL-1"}], "expect": {"turn": "B"}})");
    const Answer answer = run({"scenario", "--all", file});
    QVERIFY(answer.out.find("done: expected CHL-1, found illegal: ") != std::string::npos);
    QVERIFY(answer.out.find("/expect/turn: expected \"B\", found \"A\"\n") != std::string::npos);
    QVERIFY(answer.out.ends_with("0 passed, 1 failed\n"));
}

// Regression: bytes that are not UTF-8 became the name of a different file, which was written.
void TestCliCommands::argumentsOfOtherEncodingsAreRefused() {
    const QDir folder(folder_->path());
    const std::string foreign = folder.filePath("caf").toStdString() + "\xe9.json";
    const std::string plan = write("plan.json", "{}");
    for (const std::vector<std::string>& call : {std::vector<std::string>{"rules", foreign},
                                                 {"validate", foreign},
                                                 {"lab", "report", foreign},
                                                 {"lab", "run", plan, "--out", foreign},
                                                 {"new", "q", "--extends", "gnostica", "--out", foreign},
                                                 {"play", "--seats", "random,random", "--record", foreign},
                                                 {"play", "--seats", "random,random", "--record=" + foreign},
                                                 {"set", plan, "/name/en", "caf\xe9"},
                                                 {"play", "--seats", "random,caf\xe9"}}) {
        const Answer answer = run(call);
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.starts_with("The argument “") && answer.err.ends_with("” is not in UTF-8.\n"),
                 answer.err.c_str());
        QCOMPARE(folder.entryList(QDir::Files), QStringList("plan.json"));
    }
}

namespace {

/// A full disk.
class FullDisk : public std::streambuf {};

}  // namespace

/// Regression: writing to a full device was reported as a success.
void TestCliCommands::whatCannotBeWrittenFails() {
    const std::string file = write("x.json", kUpright);
    const std::vector<std::vector<std::string>> calls{
        {"--version"}, {"scenario", file}, {"rules", "gnostica"}, {"play", "--seats", "random,random", "--seed", "1"}};
    for (const auto& call : calls) {
        FullDisk full;
        std::istringstream in;
        std::ostream out(&full);
        std::ostringstream err;
        QCOMPARE(cli::run(call, {in, out, err}), 1);
        QVERIFY2(says(err.str(), "could not be written"), call.front().c_str());
    }
}

/// The same for the program itself: /dev/full fails only on a flush. A closed pipe is not reported as an error.
void TestCliCommands::theProgramSaysSo() {
#ifdef Q_OS_LINUX
    QProcess program;
    program.setStandardOutputFile(QStringLiteral("/dev/full"));
    program.start(QStringLiteral(GNOSTICA_CLI), {"rules", "gnostica"});
    QVERIFY(program.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(program.exitCode(), 1);
    QVERIFY(program.readAllStandardError().contains("could not be written"));
    QProcess shell;
    shell.start(QStringLiteral("sh"),
                {"-c", QStringLiteral("\"%1\" rules gnostica | true").arg(QStringLiteral(GNOSTICA_CLI))});
    QVERIFY(shell.waitForFinished(gnostica::tests::kPatienceMs));
    QCOMPARE(shell.readAllStandardError(), QByteArray());
#endif
}

void TestCliCommands::legalStepsAreListed() {
    const Answer answer = run({"legal", write("x.json", R"({"position": {"seats": 2, "board": {"0,0": "cups-2"},
        "pieces": ["B1N@0,0"]}})")});
    QCOMPARE(answer.code, 0);
    QVERIFY(
        answer.out.starts_with("place -1,0 E\nplace -1,0 N\nplace -1,0 S\nplace -1,0 U\nplace -1,0 W\nplace 0,-1 E\n"));
    QVERIFY(answer.err.empty());
}

void TestCliCommands::listsAreSeparated() {
    const Answer answer = run({"legal", write("x.json", std::string("[") + kUpright + "," + kUpright + "]")});
    QCOMPARE(answer.out, std::string("skip\n---\nskip\n"));
    const Answer failing = run({"legal", write("y.json", std::string("[{\"steps\": [\"done\"]},") + kUpright + "]")});
    QCOMPARE(failing.code, 1);
    QCOMPARE(failing.out, std::string("---\nskip\n"));
}

void TestCliCommands::aDieThatIsAwaitedIsAnError() {
    const std::string file = write("x.json", R"({"position": {"seats": 2, "stage": "bid", "board": {"0,0": "sun"}}})");
    const Answer answer = run({"legal", file});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.empty());
    QVERIFY(answer.err.find("seat") != std::string::npos);
    QCOMPARE(run({"perft", file, "2"}).code, 1);
    QCOMPARE(run({"perft", file, "0"}).out, std::string("1\n"));
}

void TestCliCommands::sequencesAreCounted() {
    const std::string file = write("x.json", std::string("[") + kUpright + "," + kUpright + "]");
    QCOMPARE(run({"perft", file, "2"}).out, std::string("2\n2\n"));
}

void TestCliCommands::rightFilesAreValid_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("scenario") << QString::fromLatin1(kUpright);
    QTest::newRow("scenarios") << QStringLiteral("[%1]").arg(QString::fromLatin1(kUpright));
    QTest::newRow("position") << QStringLiteral(R"({"seats": 2, "board": {"0,0": "sun"}})");
    QTest::newRow("ruleset") << QStringLiteral(R"({"id": "house", "extends": "gnostica", "end": {"target": 3}})");
}

void TestCliCommands::rightFilesAreValid() {
    QFETCH(QString, text);
    const Answer answer = run({"validate", write("x.json", text.toStdString())});
    QVERIFY2(answer.code == 0, answer.out.c_str());
    QVERIFY2(answer.out.ends_with("x.json: No problems found.\n"), answer.out.c_str());
}

void TestCliCommands::wrongFilesAreNot_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("position") << QStringLiteral("{\"seats\": 2,\n \"board\": {\"0,0\": \"sunn\"}}")
                              << QStringLiteral("x.json, line 2, column 19, /board/0,0");
    QTest::newRow("scenario") << QStringLiteral(R"({"position": {"seats": 12}})") << QStringLiteral("/position/seats");
    QTest::newRow("scenarios") << QStringLiteral(R"([{"steps": []}, {"position": {"seats": 12}}])")
                               << QStringLiteral("/1/position/seats");
    QTest::newRow("ruleset") << QStringLiteral(R"({"id": "house", "extends": "gnostica", "end": {"targets": 3}})")
                             << QStringLiteral("/end/targets");
    QTest::newRow("record") << QStringLiteral("{\"format\": \"gnostica-record\", \"version\": 9}\n")
                            << QStringLiteral("/version");
    // Regression: these were taken for scenarios without steps, and passed.
    QTest::newRow("a ruleset without a name") << QStringLiteral(R"({"kind": "game", "extends": "gnostica"})")
                                              << QStringLiteral("“id” is missing. [missing-key]");
    QTest::newRow("nothing of ours") << QStringLiteral(R"({"x": 1})") << QStringLiteral("“id” is missing");
    QTest::newRow("a number") << QStringLiteral("42") << QStringLiteral("[wrong-type]");
    QTest::newRow("code") << QStringLiteral(R"({"id": "house", "extends": "gnostica", "hnad": {"limit": 5}})")
                          << QStringLiteral("Did you mean “hand”? [unknown-key]");
    QTest::newRow("the reason of a conflict")
        << QStringLiteral(R"({"id": "house", "extends": "gnostica", "mechanics": {"timer": {"min": 13}}})")
        << QStringLiteral("The lower bound cannot be above the upper one. [conflict, TMR-1]");
    QTest::newRow("more than a bad name")
        << QStringLiteral(R"({"id": 5, "extends": "gnostica", "hand": 3, "end": {"target": "x"}})")
        << QStringLiteral("x.json, line 1, column 42, /hand: This is a number, but an object is expected");
    QTest::newRow("no JSON") << QStringLiteral("{\n\n}}") << QStringLiteral("line 3");
    // Regression: only the position in these was checked.
    QTest::newRow("a lesson") << QStringLiteral(R"({"format": 1, "id": "a", "title": {"en": "A"}, "rules": 7,
        "position": {}, "stages": "nonsense", "bogus": 1})")
                              << QStringLiteral("/bogus: The key “bogus” is not known here.");
    QTest::newRow("a lesson without stages")
        << QStringLiteral(R"({"format": 1, "id": "a", "title": {"en": "A"}, "position": {}})")
        << QStringLiteral("The key “stages” is missing.");
    QTest::newRow("a guide") << QStringLiteral(R"({"format": 1, "kind": "guide", "id": "a", "title": {"en": "A"},
        "position": {}, "moments": 7})")
                             << QStringLiteral("/moments: This is a number, but a list is expected");
    QTest::newRow("an expectation") << QStringLiteral(R"({"position": {"seats": 2}, "expect": {"bogus": 3}})")
                                    << QStringLiteral("/expect/bogus: The key “bogus” is not known here.");
    QTest::newRow("an expectation that fails")
        << QStringLiteral(R"({"steps": [], "expect": {"turn": "B"}})") << QStringLiteral("/expect/turn: The value ");
    QTest::newRow("a step that is legal")
        << QStringLiteral(R"({"steps": [], "rejects": ["refresh - 0"]})")
        << QStringLiteral("/rejects/0: The value “refresh - 0” is not allowed here. [wrong-value]");
    QTest::newRow("another rule") << QStringLiteral(R"({"steps": [], "rejects": [{"step": "done", "rule": "CHL-1"}]})")
                                  << QStringLiteral("/rejects/0/rule: The value “CHL-1” is not allowed");
    QTest::newRow("a step that is not legal")
        << QStringLiteral(R"([{"steps": []}, {"steps": [], "accepts": ["done"]}])") << QStringLiteral("/1/accepts/0: ");
    QTest::newRow("puzzles") << QStringLiteral(R"([{"goal": "win", "best": [], "solution": [], "bogus": 1}])")
                             << QStringLiteral("/0/bogus: The key “bogus” is not known here.");
    QTest::newRow("tactics")
        << QStringLiteral(R"([{"position": {"seats": 2, "board": {"0,0": "sun"}}, "goal": "bogus", "best": []}])")
        << QStringLiteral("/0/goal: The value “bogus” is not allowed");
    QTest::newRow("a plan") << QStringLiteral(R"({"format": 1, "arms": "gnostica"})") << QStringLiteral("/arms: ");
}

void TestCliCommands::wrongFilesAreNot() {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const Answer answer = run({"validate", write("x.json", text.toStdString())});
    QCOMPARE(answer.code, 1);
    QVERIFY2(QString::fromStdString(answer.out).contains(said), answer.out.c_str());
}

void TestCliCommands::nothingToCheckIsNotRight_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("an empty list") << QStringLiteral("[]");
    QTest::newRow("a schema") << QStringLiteral(R"({"$schema": "http:%1json-schema.org/draft-07/schema"})")
                                     .arg("//");  // moc would take a literal // here for a comment
    QTest::newRow("a report") << QStringLiteral(R"({"format": 1, "arms": [], "plan": {}, "metrics": []})");
    QTest::newRow("a deck") << QStringLiteral(R"({"format": 1, "id": "plain", "inks": {}, "back": "x"})");
}

/// Regression: an empty list of scenarios passed, and a deck was taken for a ruleset with unknown keys.
void TestCliCommands::nothingToCheckIsNotRight() {
    QFETCH(QString, text);
    const std::string file = write("x.json", text.toStdString());
    const Answer answer = run({"validate", file});
    QCOMPARE(answer.code, 1);
    QCOMPARE(answer.out, file + ": There is nothing to check in this file.\n");
    const Answer data = run({"validate", "--json", file});
    QCOMPARE(data.code, 1);
    QCOMPARE(nlohmann::json::parse(data.out),
             (nlohmann::json{{"problems", nlohmann::json::array()}, {"unchecked", true}}));
}

// Regression: shipped puzzles and lessons were reported as faulty, or passed unread.
void TestCliCommands::whatIsShippedIsSound() {
    QDirIterator files(storage::dataFolders().share, {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
    int read = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        const QString name = files.fileName();
        const bool isUnread = name.endsWith(QLatin1String(".schema.json")) || name == QLatin1String("deck.json") ||
                              name == QLatin1String("report.json") || name == QLatin1String("lengths.json");
        const Answer answer = run({"validate", path.toStdString()});
        QVERIFY2(answer.code == (isUnread ? 1 : 0), (path.toStdString() + ": " + answer.out).c_str());
        QCOMPARE(says(answer.out, ": There is nothing to check in this file.\n"), isUnread);
        read += isUnread ? 0 : 1;
    }
    QVERIFY(read > 50);
}

void TestCliCommands::aBadParentHidesNothing_data() {
    QTest::addColumn<QString>("head");
    QTest::addColumn<QString>("said");
    QTest::newRow("a number") << QStringLiteral(R"("id": "house", "extends": 7)") << QStringLiteral("/extends");
    QTest::newRow("unknown") << QStringLiteral(R"("id": "house", "extends": "gnostika")")
                             << QStringLiteral("Did you mean “gnostica”?");
    QTest::newRow("itself") << QStringLiteral(R"("id": "house", "extends": "house")")
                            << QStringLiteral("[circular-parent]");
    QTest::newRow("of an expansion") << QStringLiteral(R"("id": "house", "kind": "expansion", "extends": 7)")
                                     << QStringLiteral("/extends");
    QTest::newRow("and no name") << QStringLiteral(R"("extends": 7)") << QStringLiteral("“id” is missing");
    QTest::newRow("an expansion without a name")
        << QStringLiteral(R"("kind": "expansion")") << QStringLiteral("“id” is missing");
}

void TestCliCommands::aBadParentHidesNothing() {
    QFETCH(QString, head);
    QFETCH(QString, said);
    const QString rest = QStringLiteral(R"("hand": {"limit": "x"},
        "hnad": {}, "links": {"moon": null, "sun": "x"}, "suits": {"cup": {"found": "none"}},
        "majors": {"fool": ["cupp"]}})");
    const Answer answer = run({"validate", write("x.json", QStringLiteral("{%1,\n%2").arg(head, rest).toStdString())});
    const QString out = QString::fromStdString(answer.out);
    QCOMPARE(answer.code, 1);
    QVERIFY2(out.contains(said), answer.out.c_str());
    for (const char* place : {"line 2, column 19, /hand/limit:", "/hnad:", "/links/sun:", "/majors/fool/0:"}) {
        QCOMPARE(out.count(QString::fromLatin1(place)), 1);
    }
    QVERIFY2(out.contains(QStringLiteral("\n  fix: Rename /hnad to “hand”.\n  fix: Remove /hnad.\n")),
             answer.out.c_str());
    // Facts that only the parent knows are not guessed: missing parts, or the owners of these parameters.
    QVERIFY2(!out.contains(QStringLiteral("/suits")) && !out.contains(QStringLiteral("/links/moon")),
             answer.out.c_str());
    QVERIFY2(out.count(QStringLiteral("missing-key")) <= 1, answer.out.c_str());
}

void TestCliCommands::warningsAreToldOfWhatIsRight() {
    const char* text = R"({"id": "house", "extends": "gnostica",
 "start": {"first": "random", "turnOrder": "tournament"}})";
    const Answer answer = run({"validate", write("x.json", text)});
    QCOMPARE(answer.code, 0);
    QVERIFY2(answer.out.find("x.json, line 2, column 44, /start/turnOrder: ") != std::string::npos, answer.out.c_str());
    QVERIFY2(answer.out.find("[conflict, TOU-1, warning]") != std::string::npos, answer.out.c_str());
}

void TestCliCommands::speedIsMeasured() {
    const Answer answer = run({"bench", "--seconds", "0.01", "--variant", "gnostica"});
    QCOMPARE(answer.code, 0);
    for (const char* field : {"playout_decisions_per_second.gnostica.2 ", "playout_decisions_per_second.gnostica.6 ",
                              "apply_ns ", "legal_ns ", "copy_ns "}) {
        QVERIFY2(answer.out.find(field) != std::string::npos, field);
    }
    QCOMPARE(run({"bench", "--seconds", "0.01", "--variant", "nonsense"}).code, 1);
}

void TestCliCommands::speedIsMeasuredAsJson() {
    const Answer answer = run({"bench", "--json", "--seconds", "0.01", "--variant", "gnostica"});
    const auto results = nlohmann::json::parse(answer.out);
    QCOMPARE(results["playout_decisions_per_second"]["gnostica"].size(), std::size_t{5});
    QVERIFY(results["playout_decisions_per_second"]["gnostica"]["4"] > 0);
    QVERIFY(results["copy_ns"] > 0 && results["legal_ns"] > 0 && results["apply_ns"] >= 0);
}

QTEST_GUILESS_MAIN(TestCliCommands)
#include "tst_cli_commands.moc"
