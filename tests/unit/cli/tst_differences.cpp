// The differences between two games, and the commands that print them.
#include "app/cli/context.h"
#include "app/cli/ruleset_names.h"
#include "app/wording/documents/differences.h"
#include "app/wording/documents/ruleset_summary.h"
#include "tests/unit/cli/answer.h"
#include "tests/unit/english.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;
using wording::Difference;

namespace {

cli::Context& context() {
    static std::istringstream in;
    static std::ostringstream out;
    static cli::Context whole({in, out, out});
    return whole;
}

std::shared_ptr<const engine::Rules> rulesOf(const std::string& names) {
    const auto named = cli::rulesNamed(context(), cli::splitNames(names));
    return named ? named->rules : nullptr;
}

std::vector<Difference> between(const std::string& first, const std::string& second) {
    return wording::differences(*rulesOf(first), *rulesOf(second), *context().words());
}

const Difference* find(const std::vector<Difference>& all, const char* id) {
    const auto found = std::ranges::find_if(all, [&](const Difference& each) { return each.id == QLatin1String(id); });
    return found == all.end() ? nullptr : &*found;
}

Difference::Kind turned(Difference::Kind kind) {
    switch (kind) {
    case Difference::Kind::onlyFirst: return Difference::Kind::onlySecond;
    case Difference::Kind::onlySecond: return Difference::Kind::onlyFirst;
    case Difference::Kind::changed: break;
    }
    return kind;
}

}  // namespace

class TestDifferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { speakEnglish(); }
    void aGameIsLikeItself();
    void onlyWhatDiffersIsTold();
    void whatOneHasAloneIsTold();
    void anExpansionOnlyAdds();
    void cardsAreToldWhole();
    void bothWaysAreTheSame_data();
    void bothWaysAreTheSame();
    void aSummaryNamesTheRules();
    void everyRulesetHasASummary();
    void theCommandWritesBothSides();
    void theCommandWritesJson();
    void filesAreNamedByTheirPath();
    void namesThatNobodyKnowsAreRefused_data();
    void namesThatNobodyKnowsAreRefused();
    void theBookIsWrittenInEveryFormat();
};

void TestDifferences::aGameIsLikeItself() {
    QVERIFY(between("gnostica", "gnostica").empty());
    QVERIFY(between("threestica+star-wheel", "threestica+star-wheel").empty());
}

void TestDifferences::onlyWhatDiffersIsTold() {
    engine::RulesetChoice shorter;
    shorter.options = {{"target", 8}};
    const auto rules = loadRules(context().library(), context().registry(), shorter);
    QVERIFY(rules.has_value());
    const auto all = wording::differences(*rulesOf("gnostica"), **rules, *context().words());
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].id, QStringLiteral("SET-3"));
    QCOMPARE(all[0].first.front().text, QStringLiteral("The target score is 9."));
    QCOMPARE(all[0].second.front().text, QStringLiteral("The target score is 8."));
    // Of two sentences, only the changed one is listed.
    QCOMPARE(all[1].id, QStringLiteral("CHL-2"));
    QCOMPARE(all[1].first.size(), std::size_t{1});
    QVERIFY(all[1].second.front().text.contains(QStringLiteral("8 points")));
}

void TestDifferences::whatOneHasAloneIsTold() {
    const auto all = between("gnostica", "hypothermia");
    QVERIFY(find(all, "CHL-1") != nullptr && find(all, "INF-2") != nullptr && find(all, "DIS-3") != nullptr);
    QVERIFY(find(all, "CHL-1")->kind == Difference::Kind::onlyFirst);
    QVERIFY(find(all, "CHL-1")->second.empty());
    QVERIFY(find(all, "INF-2")->kind == Difference::Kind::onlySecond);
    QVERIFY(find(all, "INF-2")->first.empty());
    QVERIFY(find(all, "ROD-5")->kind == Difference::Kind::changed);
    QVERIFY(find(all, "ROD-6")->kind == Difference::Kind::onlyFirst);
    QVERIFY(find(all, "ROD-1") == nullptr);
    QVERIFY(find(all, "LNK-4") != nullptr && find(all, "LNK-3") == nullptr);
}

void TestDifferences::anExpansionOnlyAdds() {
    for (const Difference& difference : between("gnostica", "gnostica+star-wheel")) {
        QVERIFY2(difference.id.startsWith(QStringLiteral("WHL-")), qPrintable(difference.id));
        QVERIFY(difference.kind == Difference::Kind::onlySecond);
    }
}

void TestDifferences::cardsAreToldWhole() {
    const auto all = between("gnostica", "threestica");
    const Difference* lovers = find(all, "MAJ-6");
    QVERIFY(lovers != nullptr);
    QCOMPARE(lovers->title, QStringLiteral("The Lovers"));
    QCOMPARE(lovers->first.front().text, QStringLiteral("Use as a rod. Use as a cup."));
    QCOMPARE(lovers->second.front().text, QStringLiteral("Use as a rod. Use as a disc."));
}

void TestDifferences::bothWaysAreTheSame_data() {
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    const std::vector<QString> games{QStringLiteral("gnostica"), QStringLiteral("hypothermia"),
                                     QStringLiteral("threestica"), QStringLiteral("threestica+star-wheel")};
    for (const QString& a : games) {
        for (const QString& b : games) {
            QTest::newRow(qPrintable(a + u' ' + b)) << a << b;
        }
    }
}

void TestDifferences::bothWaysAreTheSame() {
    QFETCH(QString, first);
    QFETCH(QString, second);
    const auto there = between(first.toStdString(), second.toStdString());
    const auto back = between(second.toStdString(), first.toStdString());
    QCOMPARE(there.size(), back.size());
    for (const Difference& difference : there) {
        const Difference* other = find(back, difference.id.toLatin1().constData());
        QVERIFY2(other != nullptr, qPrintable(difference.id));
        QVERIFY(other->kind == turned(difference.kind));
        QVERIFY(other->first == difference.second && other->second == difference.first);
        QVERIFY(difference.first != difference.second);
    }
}

void TestDifferences::aSummaryNamesTheRules() {
    const QString game = QStringLiteral("Gnostica");
    QCOMPARE(wording::differenceSummary({}, game), QStringLiteral("Plays like “Gnostica”."));
    std::vector<Difference> some(1);
    some[0].id = QStringLiteral("SET-3");
    QCOMPARE(wording::differenceSummary(some, game), QStringLiteral("Differs from “Gnostica” in one rule: SET-3."));
    some.resize(2);
    some[1].id = QStringLiteral("CHL-2");
    QCOMPARE(wording::differenceSummary(some, game),
             QStringLiteral("Differs from “Gnostica” in 2 rules: SET-3 and CHL-2."));
    some.resize(20, some[0]);
    QCOMPARE(
        wording::differenceSummary(some, game),
        QStringLiteral("Differs from “Gnostica” in 20 rules: SET-3, CHL-2, SET-3, SET-3, SET-3, SET-3 and others."));
}

void TestDifferences::everyRulesetHasASummary() {
    engine::Library library = context().library();
    for (const std::string& id : library.ids()) {
        const QString summary = rulesetSummary(library, context().registry(), *context().words(), id);
        QVERIFY2(summary.endsWith(u'.'), id.c_str());
    }
    QVERIFY(library.add(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": {"en": "Mine"},
                            "end": {"target": 7}})",
                        "mine.json"));
    QCOMPARE(rulesetSummary(library, context().registry(), *context().words(), "mine"),
             QStringLiteral("Differs from “Gnostica” in 2 rules: SET-3 and CHL-2."));
    QVERIFY(rulesetSummary(library, context().registry(), *context().words(), "nobody").isEmpty());
}

void TestDifferences::theCommandWritesBothSides() {
    const Answer answer = run({"diff", "gnostica", "threestica+star-wheel"});
    QCOMPARE(answer.code, 0);
    QVERIFY(answer.out.starts_with("-   Gnostica\n+   3stica with Star Wheel\n"));
    QVERIFY(
        answer.out.find("\nMAJ-6 The Lovers\n  - Use as a rod. Use as a cup.\n  + Use as a rod. Use as a disc.\n") !=
        std::string::npos);
    QVERIFY(run({"diff", "gnostica", "gnostica"}).out.find("The rules are the same.") != std::string::npos);
}

void TestDifferences::theCommandWritesJson() {
    const Answer answer = run({"diff", "gnostica", "hypothermia", "--json"});
    const json whole = json::parse(answer.out);
    QCOMPARE(whole["b"]["id"].get<std::string>(), std::string("hypothermia"));
    QVERIFY(std::ranges::any_of(whole["differences"], [](const json& each) {
        return each["rule"] == "INF-1" && each["kind"] == "only-b" && each["a"].empty() && each["b"].size() == 1;
    }));
}

void TestDifferences::filesAreNamedByTheirPath() {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("mine.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "id": "mine", "kind": "game", "extends": "gnostica", "name": {"en": "Mine <3"},
                   "end": {"target": 7}})");
    file.close();
    const std::string path = file.fileName().toStdString();
    QVERIFY(run({"rules", path, "star-wheel"}).out.starts_with("Mine <3 with Star Wheel\n"));
    QVERIFY(run({"diff", "gnostica", path + "+star-wheel"}).out.find("The target score is 7.") != std::string::npos);
    QVERIFY(run({"rules", path, "--html"}).out.find("<h1>Mine &lt;3</h1>") != std::string::npos);
}

void TestDifferences::namesThatNobodyKnowsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("misspelt") << QStringList{"rules", "gnostika"} << 1 << "gnostica";
    QTest::newRow("no file") << QStringList{"rules", "./nowhere.json"} << 1 << "./nowhere.json";
    QTest::newRow("two games") << QStringList{"rules", "gnostica", "threestica"} << 1 << "threestica";
    QTest::newRow("nothing") << QStringList{"rules"} << 2 << "ID";
    QTest::newRow("two formats") << QStringList{"rules", "gnostica", "--html", "--text"} << 2
                                 << "cannot be used together";
    QTest::newRow("empty part") << QStringList{"diff", "gnostica", "gnostica+"} << 1 << "";
}

void TestDifferences::namesThatNobodyKnowsAreRefused() {
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, says);
    std::vector<std::string> words = wordsOf(arguments);
    const Answer answer = run(words);
    QCOMPARE(answer.code, code);
    QVERIFY(answer.out.empty());
    QVERIFY2(!answer.err.empty() && answer.err.find(says.toStdString()) != std::string::npos, answer.err.c_str());
}

void TestDifferences::theBookIsWrittenInEveryFormat() {
    QVERIFY(run({"rules", "gnostica"}).out == run({"rules", "gnostica", "--text"}).out);
    QVERIFY(run({"rules", "gnostica", "--markdown"}).out.starts_with("# Gnostica\n\nThe base game"));
    const std::string page = run({"rules", "star-wheel", "--html"}).out;
    QVERIFY(page.starts_with("<!DOCTYPE html>") && page.find("<h1>Gnostica with Star Wheel</h1>") != std::string::npos);
    QVERIFY(page.find("<html lang=\"en\" dir=\"ltr\">") != std::string::npos);
    QVERIFY(page.find("id=\"WHL-3\"") != std::string::npos);
    const std::size_t chariot = page.find("id=\"MAJ-7\"");
    QVERIFY(page.find("<svg", chariot) < page.find("The Chariot", chariot));
    const std::string reference = run({"rules", "gnostica", "--reference"}).out;
    QVERIFY(reference.find("Orient one of the player's pieces.") != std::string::npos);
    QVERIFY(reference.size() < 8500);  // two pages
}

QTEST_GUILESS_MAIN(TestDifferences)
#include "tst_differences.moc"
