// Lessons on the command line: proving and showing them.
#include "app/storage/data_folders.h"
#include "tests/unit/cli/answer.h"
#include "tests/unit/english.h"

#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

class TestCliLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void soundOnesPass();
    void faultsAreTold();
    void unreadableOnesAreRefused();
    void oneIsToldByItsSolution();

private:
    static std::string shipped(const char* id) {
        return (storage::dataFolders().lessons() + QStringLiteral("/%1.json").arg(QLatin1String(id))).toStdString();
    }
    static json documentOf(const char* id) {
        std::ifstream file(shipped(id));
        std::ostringstream text;
        text << file.rdbuf();
        return json::parse(text.str());
    }
    std::string file(const json& content) {
        const std::string path = folder_.filePath(QStringLiteral("lesson.json")).toStdString();
        std::ofstream(path) << content.dump(1);
        return path;
    }

    QTemporaryDir folder_;
};

void TestCliLesson::soundOnesPass() {
    const Answer answer = run({"lesson", "check", shipped("rods"), shipped("star-wheel"), shipped("first-game")});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.out, std::string("3 passed, 0 failed\n"));
}

void TestCliLesson::faultsAreTold() {
    json document = documentOf("rods");
    document["stages"][0]["tries"][0]["rule"] = "ROD-2";
    const std::string path = file(document);
    const Answer answer = run({"lesson", "check", path, shipped("cups")});
    QCOMPARE(answer.code, 1);
    QVERIFY(answer.out.starts_with(path +
                                   ", /stages/0/tries/0: rod A1U@0,1 move 1: This step should be refused by ROD-2, "
                                   "but is refused by ROD-1."));
    QVERIFY(answer.out.ends_with("1 passed, 1 failed\n"));
    document = documentOf("rods");
    document["stages"][1]["solution"] = {"play rods-5", "rod A2W@2,1 shove B1N@1,1 1"};
    const Answer misspelt = run({"lesson", "check", file(document)});
    QVERIFY(says(misspelt.out, "/stages/1/solution/1: rod A2W@2,1 shove B1N@1,1 1: This step is not legal."));
}

void TestCliLesson::unreadableOnesAreRefused() {
    json document = documentOf("rods");
    document["stages"][1]["goal"] = json::array();
    const Answer answer = run({"lesson", "check", file(document)});
    QCOMPARE(answer.code, 1);
    QVERIFY(says(answer.err, "line ") && says(answer.err, "goals"));
    json guide = documentOf("first-game");
    guide["moments"][1]["at"] = guide["moments"][0]["at"];
    QVERIFY(says(run({"lesson", "check", file(guide)}).err, "lesson.json, line "));
    QCOMPARE(run({"lesson", "check", "nowhere.json"}).code, 1);
    QCOMPARE(run({"lesson", "check"}).code, 2);
    QCOMPARE(run({"lesson", "play", "no-such-lesson", "--solution"}).code, 1);
    QCOMPARE(run({"lesson", "play", "rods"}).code, 2);
}

void TestCliLesson::oneIsToldByItsSolution() {
    const Answer answer = run({"lesson", "play", "rods", "--solution"});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.out.starts_with("Rods move\n\n1. A rod moves a minion"));
    QVERIFY(says(answer.out, "Activate d5, and move to f5."));
    QVERIFY(says(answer.out, "  > Your medium piece on d5 moves 2 spaces east. Then it points west.\n"));
    QVERIFY(says(answer.out, "  > Player B passes.\n"));
    QVERIFY(says(answer.out, "\n3. Even a territory can be pushed"));
}

QTEST_GUILESS_MAIN(TestCliLesson)
#include "tst_cli_lesson.moc"
