// The commands that make rulesets: validate --fix, set, new, trial.
#include "tests/unit/cli/answer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr const char* kSound =
    "{\n  \"id\": \"house\",   \"extends\": \"gnostica\",\n\n  \"end\" : {\"target\":3}\n}\n";
constexpr const char* kBroken =
    "{\n  \"id\": \"house\",   \"extends\": \"gnostica\",\n\n  \"hnad\" : {\"limit\":99}\n}\n";

}  // namespace

class TestCliWorkshop : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void problemsAreMended();
    void whatWasThereIsKept();
    void soundFilesStayAsTheyAre();
    void onlyRulesetsAreMended_data();
    void onlyRulesetsAreMended();
    void whatCannotBeMendedStays_data();
    void whatCannotBeMendedStays();
    void whatStopsMendingIsTold();
    void textsAreMended_data();
    void textsAreMended();
    void otherDocumentsBecomeReadable();
    void textAroundADocumentIsRemoved();
    void namesTurnNothingAround();
    void problemsAreJson();
    void aValueIsSet();
    void whatWouldNotLoadIsRefused();
    void aBrokenFileMayGetBetter();
    void placesBeginWithASlash();
    void whatCanBeSetIsListed();
    void whatIsListedCanBeSet();
    void mechanicsThatCouldBeAddedAreListed();
    void whatStandsInTheWayIsNamed();
    void whatIsNotPlayedIsNotTakenAway();
    void aRulesetIsBegun();
    void nothingIsBegunTwice();
    void namesAreChecked_data();
    void namesAreChecked();
    void gamesAreTried();
    void triedGamesAreKept();
    void aTakenIdIsSaid();
    void aTakenIdIsSaidWhoeverNamesIt_data();
    void aTakenIdIsSaidWhoeverNamesIt();
    void whatCannotBeReadIsSaidWhereNothingIsFound();
    void aRecordAmongTheRulesetsIsNamed();

private:
    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    std::string write(const char* name, const std::string& text) const;
    std::string read(const QString& file) const;
    /// Writes a ruleset to the user's own folder; returns its path.
    std::string own(const char* name, const std::string& text) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestCliWorkshop::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

std::string TestCliWorkshop::write(const char* name, const std::string& text) const {
    QFile file(path(name));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) >= 0;
    return written ? file.fileName().toStdString() : std::string();
}

std::string TestCliWorkshop::read(const QString& file) const {
    QFile open(file);
    return open.open(QIODevice::ReadOnly) ? open.readAll().toStdString() : std::string("(nothing)");
}

std::string TestCliWorkshop::own(const char* name, const std::string& text) const {
    qputenv("XDG_DATA_HOME", folder_->path().toLocal8Bit());
    const QString rulesets = path("gnostica/rulesets");
    return QDir().mkpath(rulesets) ? write(qPrintable(QStringLiteral("gnostica/rulesets/") + QLatin1String(name)), text)
                                   : std::string();
}

void TestCliWorkshop::problemsAreMended() {
    const std::string file = write("x.json", kBroken);
    const Answer answer = run({"validate", "--fix", file});
    QVERIFY2(answer.code == 0, answer.out.c_str());
    QCOMPARE(read(path("x.json")),
             std::string("{\n  \"id\": \"house\",   \"extends\": \"gnostica\",\n\n  \"hand\" : {\"limit\":10}\n}\n"));
    for (const char* said : {"The key “hnad” is not known here.", "done: Rename /hnad to “hand”.",
                             "done: Set /hand/limit to 10.", "are saved in"}) {
        QVERIFY2(says(answer.out, said), answer.out.c_str());
    }
    QCOMPARE(run({"validate", file}).code, 0);
}

void TestCliWorkshop::whatWasThereIsKept() {
    const std::string file = write("x.json", kBroken);
    QVERIFY(!write("x.json~", "mine").empty());
    QCOMPARE(run({"validate", "--fix", file}).code, 0);
    QCOMPARE(read(path("x.json~")), std::string("mine"));
    QCOMPARE(read(path("x.json~2")), std::string(kBroken));
}

void TestCliWorkshop::soundFilesStayAsTheyAre() {
    const std::string file = write("x.json", kSound);
    const Answer answer = run({"validate", "--fix", file});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.out, file + ": No problems found.\n");
    QCOMPARE(read(path("x.json")), std::string(kSound));
    QVERIFY(!QFile::exists(path("x.json~")));
}

void TestCliWorkshop::onlyRulesetsAreMended_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a scenario") << QStringLiteral(R"({"position": {"seats": 12}, "steps": []})");
    QTest::newRow("a scenario with a key twice") << QStringLiteral(R"({"steps": [], "steps": [], "position": {}})");
    QTest::newRow("somebody's data") << QStringLiteral(R"({"dependencies": {}, "version": "1.0"})");
    QTest::newRow("a program") << QStringLiteral("int main() { }\n");
    QTest::newRow("a style sheet") << QStringLiteral("body { \"color\": 1 }\n");
    QTest::newRow("one word") << QStringLiteral("'hello'");
    QTest::newRow("a record with a comment")
        << QStringLiteral("{\"format\": \"gnostica-record\"} // mine\n{\"step\": \"done\"}\n");
    QTest::newRow("the head of a record") << QStringLiteral("{\"format\": 'gnostica-record'}");
}

void TestCliWorkshop::onlyRulesetsAreMended() {
    QFETCH(QString, text);
    const std::string file = write("x.json", text.toStdString());
    for (const char* command : {"validate", "legal"}) {  // nor do they name a fix that is not applied
        const Answer told = run({command, file});
        QVERIFY2(!says(told.out + told.err, "fix: "), (told.out + told.err).c_str());
    }
    const Answer answer = run({"validate", "--fix", file});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, "only rulesets can be changed"), answer.err.c_str());
    QCOMPARE(read(path("x.json")), text.toStdString());
}

void TestCliWorkshop::whatCannotBeMendedStays_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("cut") << QStringLiteral(R"({"id": "house", "extends": "gnostica", "hand": {"limit":)");
    QTest::newRow("a word") << QStringLiteral("hello");
    QTest::newRow("notes") << QStringLiteral("# Rules of the house\n\nFirst, the target.\n");
    QTest::newRow("a script") << QStringLiteral("#!/bin/sh\n# all of them\necho 'done' # so\n");
    QTest::newRow("a missing quote") << QStringLiteral(
        "{\n  \"id\": \"house,\n  \"extends\": \"gnostica\",\n  // mine\n  \"end\": {\"target\": 8}\n}\n");
}

// Regression: half of the document was changed to no effect: notes lost their headings and scripts their comments.
void TestCliWorkshop::whatCannotBeMendedStays() {
    QFETCH(QString, text);
    const std::string file = write("x.json", text.toStdString());
    const Answer answer = run({"validate", "--fix", file});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.out, "[syntax]") && answer.err.empty(), (answer.out + answer.err).c_str());
    QCOMPARE(read(path("x.json")), text.toStdString());
    QVERIFY(!QFile::exists(path("x.json~")));
}

// Regression: a fixable fault was named, which hid the one that prevented the fix.
void TestCliWorkshop::whatStopsMendingIsTold() {
    const std::string file = write("x.json", "{'format':1,\n'end':{'target':08}}");
    for (const Answer& answer : {run({"validate", file}), run({"validate", "--fix", file})}) {
        QCOMPARE(answer.code, 1);
        for (const char* said : {"line 1, column 2: These are not straight double quotes.",
                                 "line 2, column 18: “08” is not a number that can be read."}) {
            QVERIFY2(says(answer.out, said), answer.out.c_str());
        }
        QVERIFY2(!says(answer.out, "fix: "), answer.out.c_str());
    }
}

void TestCliWorkshop::textsAreMended_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray sound(R"({"id": "house", "extends": "gnostica", "name": {"en": "Hüte"}, "end": {"target": 8}})");
    const QString text = QString::fromUtf8(sound);
    const auto in = [&](QStringConverter::Encoding encoding) { return QByteArray(QStringEncoder(encoding)(text)); };
    const auto with = [&](const char* what, const char* by) { return QByteArray(sound).replace(what, by); };
    QTest::newRow("UTF-16") << in(QStringConverter::Utf16LE);
    QTest::newRow("UTF-16, with its mark") << QByteArray("\xff\xfe") + in(QStringConverter::Utf16LE);
    QTest::newRow("UTF-16, big bytes first") << QByteArray("\xfe\xff") + in(QStringConverter::Utf16BE);
    QTest::newRow("UTF-32") << in(QStringConverter::Utf32LE);
    QTest::newRow("Latin-1") << text.toLatin1();
    QTest::newRow("comma too many") << with("8}}", "8,},}");
    QTest::newRow("two commas") << with("\"house\",", "\"house\",,");
    QTest::newRow("bracket and comma too many") << with("8}}", "8}}},");
    QTest::newRow("comments") << with("{\"id\"", "// mine\n# and\n{ /* so */ \"id\"");
    QTest::newRow("single quotes") << with("\"house\"", "'house'");
    QTest::newRow("curly quotes") << with("\"house\"", "\xe2\x80\x9chouse\xe2\x80\x9d");
    QTest::newRow("missing braces") << with("8}}", "8");
    QTest::newRow("comments that are alike") << with("{\"id\"", "# so\n# so\n{\"id\"");
    QTest::newRow("missing comma") << with("\"house\",", "\"house\"");
    QTest::newRow("key without quotes") << with("\"end\"", "end");
    QTest::newRow("several") << with("\"house\"", "'house'").replace("8}}", "8,} // so many").append('\n');
}

// Regression: these were refused as not being rulesets, though common editors produce all of them.
void TestCliWorkshop::textsAreMended() {
    QFETCH(QByteArray, text);
    const std::string file = write("x.json", text.toStdString());
    const Answer named = run({"validate", file});
    QVERIFY2(named.code == 1 && says(named.out, "fix: ") && !says(named.out, "only rulesets"), named.out.c_str());
    const Answer answer = run({"validate", "--fix", file});
    QVERIFY2(answer.code == 0 && says(answer.out, "done: "), (answer.out + answer.err).c_str());
    QCOMPARE(read(path("x.json~")), text.toStdString());
    const json document = json::parse(read(path("x.json")));
    QCOMPARE(document.at("id"), "house");
    QCOMPARE(document.at("end").at("target"), 8);
}

void TestCliWorkshop::otherDocumentsBecomeReadable() {
    const std::string file = write("x.json", "{\"seats\": 2, \"board\": {\"0,0\": \"sun\",}}");
    QCOMPARE(run({"validate", "--fix", file}).code, 0);
    QCOMPARE(read(path("x.json")), std::string("{\"seats\": 2, \"board\": {\"0,0\": \"sun\"}}"));
}

// Regression: a position surrounded by the text of a letter could be read from the clipboard only.
void TestCliWorkshop::textAroundADocumentIsRemoved() {
    const std::string file =
        write("x.json", "Here is the bug:\n> {\"seats\": 2,\n> \"board\": {\"0,0\": \"sun\"}}\n\nBye\n");
    const Answer legal = run({"legal", file});
    QVERIFY2(legal.code == 1 && says(legal.err, "  fix: Remove the text around the document."), legal.err.c_str());
    const Answer answer = run({"validate", "--fix", file});
    QVERIFY2(answer.code == 0, (answer.out + answer.err).c_str());
    QCOMPARE(read(path("x.json")), std::string("{\"seats\": 2,\n  \"board\": {\"0,0\": \"sun\"}}\n"));
}

// Regression: the text after such a name was shown from right to left.
void TestCliWorkshop::namesTurnNothingAround() {
    for (const auto& [name, shown] : {std::pair("\u2067x.json", "\\u2067x.json"),
                                      {"x\u2069.json", "x\\u2069.json"},
                                      {"\u2066x\u2069.json", "/x.json"}}) {
        const Answer answer = run({"validate", std::string("/nowhere/") + name});
        QVERIFY2(answer.code == 1 && says(answer.out + answer.err, shown), (answer.out + answer.err).c_str());
    }
}

void TestCliWorkshop::problemsAreJson() {
    const std::string file = write("x.json", kBroken);
    const Answer answer = run({"validate", "--json", file});
    QCOMPARE(answer.code, 1);
    const json result = json::parse(answer.out);
    const json& problem = result.at("problems").at(0);
    QCOMPARE(problem.at("code"), "unknown-key");
    QCOMPARE(problem.at("severity"), "error");
    QCOMPARE(problem.at("pointer"), "/hnad");
    QCOMPARE(problem.at("line"), 4);
    QCOMPARE(problem.at("fixes").at(0).at("edits").at(0),
             (json{{"edit", "rename"}, {"pointer", "/hnad"}, {"name", "hand"}}));
    const json mended = json::parse(run({"validate", "--json", "--fix", file}).out);
    QVERIFY(mended.at("problems").empty());
    QCOMPARE(mended.at("done").size(), std::size_t{2});
    QCOMPARE(mended.at("done").at(1).at("done").at("edits").at(0).at("value"), 10);
    QCOMPARE(mended.at("kept"), file + "~");
}

void TestCliWorkshop::aValueIsSet() {
    const std::string file = write("x.json", kSound);
    QCOMPARE(run({"set", file, "/end/target", "12"}).code, 0);
    QCOMPARE(run({"set", file, "/start/first", "random"}).code, 0);
    QCOMPARE(read(path("x.json")),
             std::string("{\n  \"id\": \"house\",   \"extends\": \"gnostica\",\n\n  \"end\" : {\"target\":12},\n"
                         "  \"start\" : { \"first\": \"random\" }\n}\n"));
}

void TestCliWorkshop::whatWouldNotLoadIsRefused() {
    const std::string file = write("x.json", kSound);
    struct Try {
        const char* place;
        const char* value;
        const char* blamed;
    };
    for (const auto& [place, value, blamed] : {Try{"/end/target", "99", "/end/target"},
                                               {"/end/target", "many", "/end/target"},
                                               {"/ned/target", "4", "/ned"}}) {
        const Answer answer = run({"set", file, place, value});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.err, "was not changed") && says(answer.err, blamed), answer.err.c_str());
    }
    QCOMPARE(read(path("x.json")), std::string(kSound));
    QCOMPARE(run({"set", file, "/majors/sun/7", "cup"}).code, 1);
}

/// A file that is already broken can be fixed value by value, but not made worse.
void TestCliWorkshop::aBrokenFileMayGetBetter() {
    const std::string text = R"({"id": "house", "extends": "gnostika", "end": {"target": 99}, "hand": {"limit": 5}})";
    const std::string file = write("x.json", text);
    QCOMPARE(run({"set", file, "/hand/limit", "50"}).code, 1);
    QCOMPARE(read(path("x.json")), text);
    const Answer better = run({"set", file, "/extends", "gnostica"});
    QVERIFY2(better.code == 0 && says(better.err, "one earlier error"), better.err.c_str());
    const Answer whole = run({"set", file, "/end/target", "8"});
    QVERIFY2(whole.code == 0 && whole.err.empty(), whole.err.c_str());
    QCOMPARE(run({"validate", file}).code, 0);
}

void TestCliWorkshop::placesBeginWithASlash() {
    const std::string file = write("x.json", kSound);
    const std::string whole = R"({"format": 1, "id": "other", "name": {"en": "Other"}, "extends": "gnostica"})";
    // An empty pointer means the whole document, for example from a shell variable that is not set.
    for (const auto& [place, value] : {std::pair<std::string, std::string>("target", "4"), {"", whole}}) {
        const Answer answer = run({"set", file, place, value});
        QCOMPARE(answer.code, 2);
        QVERIFY2(says(answer.err, "/end/target"), answer.err.c_str());
    }
    QCOMPARE(read(path("x.json")), std::string(kSound));
}

// Regression: "/hand/limit" was hard to guess.
void TestCliWorkshop::whatCanBeSetIsListed() {
    const std::string file = write("x.json", kSound);
    const Answer all = run({"set", file});
    QVERIFY2(all.code == 0, all.err.c_str());
    QVERIFY2(says(all.out, "/end/target = 3 (1..") && says(all.out, "; default 9)\n    "), all.out.c_str());
    for (const char* place : {"/hand/limit = ", "/start/first = ", "/majors/sun", "/suits/cup", "bid, random, seat"}) {
        QVERIFY2(says(all.out, place), place);
    }
    const Answer one = run({"set", file, "/hand"});
    QVERIFY2(one.code == 0 && says(one.out, "/hand/limit") && !says(one.out, "/end"), one.out.c_str());
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"set", file, "/hand/size"}, {"set", file, "/hand/size", "5"}}) {
        const Answer none = run(call);
        QCOMPARE(none.code, 1);
        QVERIFY2(says(none.err, "There is no setting at /hand/size.") && says(none.err, "gnostica-cli set FILE\n"),
                 none.err.c_str());
    }
    QVERIFY2(!says(run({"set", file, "/hand/limit", "99"}).err, "There is no setting"), "/hand/limit");
    QCOMPARE(read(path("x.json")), std::string(kSound));
}

// Regression: 103 of 234 listed settings were refused: those of a card's powers.
void TestCliWorkshop::whatIsListedCanBeSet() {
    const QRegularExpression setting(QStringLiteral("^(/\\S+) = (.+?) \\("));
    for (const char* majors : {R"({})", R"({"death": ["sword", "sword"]})"}) {
        const std::string text = R"({"id": "house", "extends": "gnostica", "majors": )" + std::string(majors) + "}";
        const std::string list = run({"set", write("x.json", text), "/majors/death"}).out;
        int count = 0;
        for (const QString& line : QString::fromStdString(list).split(u'\n')) {
            const auto found = setting.match(line);
            if (found.hasMatch()) {
                const std::string file = write("y.json", text);
                const std::string place = found.captured(1).toStdString();
                const Answer answer = run({"set", file, place, found.captured(2).toStdString()});
                QVERIFY2(answer.code == 0, (place + ": " + answer.err).c_str());
                ++count;
            }
        }
        QVERIFY2(count > 3, list.c_str());
    }
    const std::string file = write("x.json", R"({"id": "house", "extends": "gnostica"})");
    QCOMPARE(run({"set", file, "/majors/death/0/pips", "2"}).code, 0);
    QCOMPARE(json::parse(read(path("x.json")))["majors"]["death"][0]["pips"], 2);
    QCOMPARE(run({"set", file, "/majors/death/0/pips", "99"}).code, 1);
}

// Regression: nothing listed the available mechanics.
void TestCliWorkshop::mechanicsThatCouldBeAddedAreListed() {
    const std::string file = write("x.json", R"({"id": "house", "extends": "gnostica"})");
    const std::string head = R"(/mechanics/piles = null ({"goal":9,"size":3}; default null))";
    const std::string size = "\n    /mechanics/piles/size = 3 (1..3; default 3)";
    for (const char* place : {"", "/mechanics", "/mechanics/piles", "/mechanics/piles/size"}) {
        const Answer list = run({"set", file, place});
        QVERIFY2(list.code == 0 && says(list.out, head) && says(list.out, size), (list.out + list.err).c_str());
    }
    QVERIFY(!says(run({"set", file, "/hand"}).out, "piles"));
    QCOMPARE(run({"set", file, "/mechanics/piles/size", "2"}).code, 0);
    QCOMPARE(json::parse(read(path("x.json")))["mechanics"]["piles"], (json{{"goal", 9}, {"size", 2}}));
    const Answer played = run({"set", file, "/mechanics/piles"});
    QVERIFY2(says(played.out, "/mechanics/piles/size = 2 (") && !says(played.out, head), played.out.c_str());
    QCOMPARE(run({"set", file, "/mechanics/piles", "null"}).code, 0);
}

// Regression: a place that had just been listed was reported as missing.
void TestCliWorkshop::whatStandsInTheWayIsNamed() {
    for (const auto& [said, place, problem] :
         {std::tuple(R"("mechanics": 5)", "/mechanics/piles/size", "/mechanics: This is a number, but an object"),
          {R"("majors": 5)", "/majors/death/0/pips", "/majors: This is a number, but an object"},
          {R"("majors": {"death": 5})", "/majors/death/0/pips", "/majors/death: This is a number, but a list"},
          {R"("majors": {"death": [5]})", "/majors/death/0/pips", "/majors/death/0: This is a number, but an object"},
          {R"("mechanics": {"piles": "x"})", "/mechanics/piles/size", "/mechanics/piles: This is a text, but an"}}) {
        const std::string text = R"({"id": "house", "extends": "gnostica", )" + std::string(said) + "}";
        const std::string file = write("x.json", text);
        const Answer answer = run({"set", file, place, "2"});
        QCOMPARE(answer.code, 1);
        QVERIFY2(says(answer.err, "x.json, line 1, column ") && says(answer.err, problem), answer.err.c_str());
        QVERIFY2(!says(answer.err, "There is no setting") && !says(answer.err, "missing"), answer.err.c_str());
        QCOMPARE(read(path("x.json")), text);
    }
    const Answer answer = run(
        {"set", write("x.json", R"({"id": "house", "extends": "gnostica"})"), "/mechanics/piles", R"({"sizze": 2})"});
    QVERIFY2(answer.code == 1 && says(answer.err, "sizze") && !says(answer.err, "There is no setting"),
             answer.err.c_str());
}

void TestCliWorkshop::whatIsNotPlayedIsNotTakenAway() {
    const std::string text = R"({"id": "house", "extends": "gnostica"})";
    const std::string file = write("x.json", text);
    QCOMPARE(run({"set", file, "/mechanics/piles", "null"}).code, 0);
    QCOMPARE(read(path("x.json")), text);
}

void TestCliWorkshop::aRulesetIsBegun() {
    const QString file = path("mine.json");
    const Answer answer = run({"new", "my-game", "--extends", "short-game", "--out", file.toStdString()});
    QVERIFY2(answer.code == 0, answer.err.c_str());
    QCOMPARE(answer.out, file.toStdString() + "\n");
    const json document = json::parse(read(file));
    QCOMPARE(document.at("id"), "my-game");
    QCOMPARE(document.at("extends"), "short-game");
    QCOMPARE(document.at("kind"), "game");
    QCOMPARE(document.at("name").at("en"), "My game");
    const Answer valid = run({"validate", file.toStdString()});
    QVERIFY2(valid.code == 0 && valid.out == file.toStdString() + ": No problems found.\n", valid.out.c_str());
}

void TestCliWorkshop::nothingIsBegunTwice() {
    const std::string file = write("mine.json", kSound);
    const Answer answer = run({"new", "my-game", "--extends", "gnostica", "--out", file});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, "already exists"), answer.err.c_str());
    QCOMPARE(read(path("mine.json")), std::string(kSound));
}

void TestCliWorkshop::namesAreChecked_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("parent");
    QTest::addColumn<QString>("said");
    QTest::newRow("taken") << QStringLiteral("gnostica") << QStringLiteral("short-game")
                           << QStringLiteral("Did you mean “gnostica-2”?");
    QTest::newRow("not allowed") << QStringLiteral("My Game") << QStringLiteral("gnostica")
                                 << QStringLiteral("Did you mean “my-game”?");
    QTest::newRow("no such parent") << QStringLiteral("mine") << QStringLiteral("gnostika")
                                    << QStringLiteral("Did you mean “gnostica”?");
}

void TestCliWorkshop::namesAreChecked() {
    QFETCH(QString, id);
    QFETCH(QString, parent);
    QFETCH(QString, said);
    const Answer answer =
        run({"new", id.toStdString(), "--extends", parent.toStdString(), "--out", path("mine.json").toStdString()});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, said.toStdString()), answer.err.c_str());
    QVERIFY(!QFile::exists(path("mine.json")));
}

void TestCliWorkshop::gamesAreTried() {
    const std::string file = write("x.json", kSound);
    const Answer answer = run({"trial", file, "--games", "3"});
    QVERIFY2(answer.code == 0, answer.err.c_str());
    QVERIFY2(says(answer.out, "[ends]") && says(answer.out, "Turns in a game: "), answer.out.c_str());
    QVERIFY2(!says(answer.out, "every fourth game"), answer.out.c_str());
    const Answer explored = run({"trial", file, "--games", "4"});
    QVERIFY2(says(explored.out, "[explored]\n") && !says(explored.out, "[explored]\n  see"), explored.out.c_str());
    const Answer again = run({"trial", file, "--games", "3", "--json"});
    const json result = json::parse(again.out);
    for (const json& finding : result.at("findings")) {
        QVERIFY(result.at("records").contains(finding.at("record").get<std::string>()));
        QVERIFY(!finding.at("text").get<std::string>().empty());
    }
    QCOMPARE(run({"trial", file, "--games", "3", "--json"}).out, again.out);
    QCOMPARE(run({"trial", "nonsense"}).code, 1);
    QCOMPARE(run({"trial", file, "--seats", "1"}).code, 1);
}

void TestCliWorkshop::triedGamesAreKept() {
    const std::string file = write("x.json", kSound);
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("games")));
    const std::string games = path("games").toStdString();
    QCOMPARE(run({"trial", file, "--games", "2", "--records", games}).code, 0);
    const QStringList kept = QDir(path("games")).entryList({QStringLiteral("*.gnostica")});
    QVERIFY(!kept.isEmpty());
    QCOMPARE(run({"replay", games + "/" + kept.front().toStdString()}).code, 0);
    QCOMPARE(run({"trial", file, "--games", "2", "--records", games}).code, 1);
}

/// Regression: the ruleset was ignored without a message.
void TestCliWorkshop::aTakenIdIsSaid() {
    const auto home = qScopeGuard([before = qgetenv("XDG_DATA_HOME")] { qputenv("XDG_DATA_HOME", before); });
    const std::string thief = own("thief.json", R"({"format": 1, "id": "gnostica", "kind": "game"})");
    const std::string first = own("first.json", kSound);
    const std::string second = own("second.json", kSound);
    const auto isSaid = [](const std::string& text, const std::string& file, const std::string& other) {
        return says(text, file) && says(text, other + ", so this ruleset is not used. Give it another id.");
    };
    const Answer shipped = run({"rules", "gnostica"});
    QCOMPARE(shipped.code, 0);
    QVERIFY2(isSaid(shipped.err, thief, "gnostica/ruleset.json"), shipped.err.c_str());
    QVERIFY2(!says(shipped.err, second), shipped.err.c_str());
    const Answer ours = run({"rules", "house"});
    QCOMPARE(ours.code, 0);
    QVERIFY2(isSaid(ours.err, second, first), ours.err.c_str());
    const Answer begun = run({"new", "mine", "--extends", "house", "--out", path("mine.json").toStdString()});
    QVERIFY2(begun.code == 0 && isSaid(begun.err, second, first), begun.err.c_str());
    const std::string plan = write("plan.json", R"({"format": 1, "name": "small", "arms": ["gnostica", "house"],
        "seats": 2, "players": ["random", "random"], "pairs": 2, "seed": 1})");
    const Answer planned = run({"lab", "run", plan, "--check"});
    QVERIFY2(planned.code == 0 && isSaid(planned.err, second, first), planned.err.c_str());
    for (const auto& [file, other] : {std::pair(thief, std::string("gnostica/ruleset.json")), {second, first}}) {
        const Answer checked = run({"validate", file});
        QCOMPARE(checked.code, 1);
        QVERIFY2(isSaid(checked.out, file, other), checked.out.c_str());
    }
    QCOMPARE(run({"validate", first}).code, 0);
}

void TestCliWorkshop::aTakenIdIsSaidWhoeverNamesIt_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("isUsed");
    for (const char* command :
         {"rules twin", "rules kid", "rules kid.json", "diff kid twin",
          "play --variant kid --seats random,random --seed 1", "match --a random --b random --variant kid --games 2",
          "legal position.json", "perft position.json 1", "validate position.json", "scenario scenario.json",
          "validate scenario.json", "validate kid.json", "set kid.json", "lab run plan.json --check",
          "validate plan.json", "new mine --extends twin --out mine.json"}) {
        QTest::addRow("%s", command) << QString::fromLatin1(command) << true;
    }
    for (const char* command : {"rules gnostica", "legal other.json", "rules second.json"}) {
        QTest::addRow("%s", command) << QString::fromLatin1(command) << false;
    }
}

/// Regression: for parents and for ids named in files, the message was missing.
void TestCliWorkshop::aTakenIdIsSaidWhoeverNamesIt() {
    QFETCH(QString, command);
    QFETCH(bool, isUsed);
    const auto home = qScopeGuard([before = qgetenv("XDG_DATA_HOME")] { qputenv("XDG_DATA_HOME", before); });
    const std::string twin = R"({"format": 1, "id": "twin", "extends": "gnostica", "end": {"target": 3}})";
    const std::string kid = R"({"format": 1, "id": "kid", "extends": "twin"})";
    own("first.json", twin);
    const std::string second = own("second.json", twin);
    own("kid.json", kid);
    const std::string position =
        R"({"variant": "twin", "seats": 2, "board": {"0,0": "sun"}, "pieces": ["A1N@0,0"], "challenge": "A"})";
    write("position.json", position);
    write("other.json", R"({"seats": 2, "board": {"0,0": "sun"}, "pieces": ["A1N@0,0"]})");
    write("scenario.json", R"({"name": "x", "position": )" + position +
                               R"(, "steps": ["refresh - 0", "done"], "expect": {"winner": "A"}})");
    write("kid.json", kid);
    write("second.json", twin);
    write("plan.json", R"({"format": 1, "name": "small", "arms": ["gnostica", "kid"], "seats": 2,
        "players": ["random", "random"], "pairs": 2, "seed": 1})");
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(folder_->path()));
    const Answer answer = run(wordsOf(command.split(u' ')));
    QVERIFY2(answer.code == 0, answer.err.c_str());
    const QString err = QString::fromStdString(answer.err);
    QVERIFY2(err.count(QStringLiteral("Give it another id.")) == (isUsed ? 1 : 0), answer.err.c_str());
    QVERIFY2(says(answer.err, second) == isUsed, answer.err.c_str());
}

void TestCliWorkshop::whatCannotBeReadIsSaidWhereNothingIsFound() {
    const auto home = qScopeGuard([before = qgetenv("XDG_DATA_HOME")] { qputenv("XDG_DATA_HOME", before); });
    const std::string broken = own("broken.json", "{");
    QVERIFY(!says(run({"rules", "gnostica"}).err, broken));
    const Answer unknown = run({"rules", "broken"});
    QVERIFY(unknown.code != 0);
    QVERIFY2(says(unknown.err, broken), unknown.err.c_str());
}

// Regression: the message suggested removing the text after its end, which was the game.
void TestCliWorkshop::aRecordAmongTheRulesetsIsNamed() {
    const auto home = qScopeGuard([before = qgetenv("XDG_DATA_HOME")] { qputenv("XDG_DATA_HOME", before); });
    const std::string file = own("game.json", "{\"format\": \"gnostica-record\"}\n{\"step\": \"done\"}\n");
    const std::string other = own("other.json", R"({"position": {}, "steps": []})");
    const std::string err = run({"rules", "nonsense"}).err;
    QVERIFY2(says(err, file + ": This is the record of a game; expected a ruleset."), err.c_str());
    QVERIFY2(says(err, other + ": This is a scenario; expected a ruleset."), err.c_str());
    QVERIFY2(!says(err, "Remove"), err.c_str());
}

QTEST_GUILESS_MAIN(TestCliWorkshop)

#include "tst_cli_workshop.moc"
