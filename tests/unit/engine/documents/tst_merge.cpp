// Documents based on others: parents, expansions and their combination.
#include "engine/documents/document.h"
#include "engine/documents/draft.h"
#include "engine/mechanics/registry.h"

#include <QtTest>

#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

Library shippedLibrary() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << file.rdbuf();
    Library library;
    library.add(text.str(), "gnostica/ruleset.json");
    return library;
}

json shipped() {
    return merge(shippedLibrary(), builtinRegistry(), {}).value();
}

Diagnostic firstProblem(const Checked<std::shared_ptr<const Rules>>& result) {
    return result ? Diagnostic{} : result.error().front();
}

}  // namespace

class TestMerge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anUnknownNameIsSuggested();
    void aLibraryRefusesWhatHasNoName();
    void aChildIsItsParentPlusDifferences();
    void parentsMayNotLeadInACircle();
    void parentsAreBounded();
    void onlyWhatEndsWellMayBeExtended();
    void expansionsAreLaidOverTheBase();
    void aDocumentMayNameItsExpansions();
    void onlyExpansionsAreLaidOver();
    void aProblemIsPlacedInTheFileThatHoldsIt();
    void expansionsMayBuildOnTheSameOne();
    void aDocumentsOwnExpansionsAreBlamed();
    void whoeverHadTheLastWordIsBlamed();
    void whatOptionsCauseIsTheirs_data();
    void whatOptionsCauseIsTheirs();
};

void TestMerge::anUnknownNameIsSuggested() {
    RulesetChoice choice;
    choice.base = "gnostika";
    const auto rules = loadRules(shippedLibrary(), builtinRegistry(), choice);
    QCOMPARE(firstProblem(rules).code, DiagnosticCode::unknownRuleset);
    QCOMPARE(firstProblem(rules).found, std::string("gnostika"));
    QCOMPARE(firstProblem(rules).suggestion, std::string("gnostica"));
}

void TestMerge::aLibraryRefusesWhatHasNoName() {
    Library library;
    QCOMPARE(library.add("{", "x").error().code, DiagnosticCode::syntax);
    QCOMPARE(library.add("[]", "x").error().code, DiagnosticCode::wrongType);
    QCOMPARE(library.add("{}", "x").error().code, DiagnosticCode::missingKey);
    QCOMPARE(library.add(R"({"id": 1})", "x").error().code, DiagnosticCode::wrongType);
    QCOMPARE(library.add("{\n\"id\": \"A/b\"}", "x").error().place, (TextPlace{2, 7}));
    QCOMPARE(library.add(R"({"id": "a", "format": 9})", "x").error().pointer, std::string("/format"));
    QCOMPARE(library.add(R"({"id": "a"})", "x").value(), std::string("a"));
    QCOMPARE(library.add(R"({"id": "a"})", "x").error().code, DiagnosticCode::duplicate);
    QCOMPARE(library.ids(), (std::vector<std::string>{"a"}));
}

void TestMerge::aChildIsItsParentPlusDifferences() {
    Library library = shippedLibrary();
    library.add(R"({"id": "child", "version": 3, "name": {"fr": "Enfant"}, "extends": "gnostica", "hand": {"limit": 5},
                    "notes": {"fr": "Pour moi."}, "links": {"moon": null}})",
                "child.json");
    library.add(R"({"id": "grandchild", "extends": "child", "end": {"target": 10}})", "grandchild.json");
    RulesetChoice choice;
    choice.base = "grandchild";
    const json whole = merge(library, builtinRegistry(), choice).value();
    QVERIFY(!whole.contains("extends"));
    QCOMPARE(whole["name"], json::parse(R"({"fr": "Enfant"})"));
    QVERIFY(!whole.contains("summary"));
    QCOMPARE(whole["notes"], json::parse(R"({"fr": "Pour moi."})"));
    QVERIFY(!whole.contains("version"));  // its author has not set a version
    QVERIFY(!whole["links"].contains("moon"));

    const auto rules = loadRules(library, builtinRegistry(), choice);
    QVERIFY(rules);
    QCOMPARE((*rules)->id, std::string("grandchild"));
    QCOMPARE((*rules)->handLimit, 5);
}

void TestMerge::parentsMayNotLeadInACircle() {
    Library library;
    library.add(R"({"id": "a", "extends": "b"})", "a.json");
    library.add("{\"id\": \"b\",\n\"extends\": \"a\"}", "b.json");
    RulesetChoice choice;
    choice.base = "a";
    const Diagnostic problem = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(problem.code, DiagnosticCode::circularParent);
    QCOMPARE(problem.found, std::string("a"));

    choice.base = {};
    choice.document = {{"id", "c"}, {"extends", "nowhere"}};
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).code, DiagnosticCode::unknownRuleset);
}

void TestMerge::parentsAreBounded() {
    Library library = shippedLibrary();
    std::string last = "gnostica";
    for (int i = 0; i < kMaxParents + 1; ++i) {
        const json child{{"id", "child" + std::to_string(i)}, {"extends", last}};
        last = library.add(child.dump(), "x").value();
    }
    RulesetChoice choice;
    choice.base = last;
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).code, DiagnosticCode::tooLarge);
    choice.base = "child" + std::to_string(kMaxParents - 1);
    QVERIFY(loadRules(library, builtinRegistry(), choice));
}

void TestMerge::onlyWhatEndsWellMayBeExtended() {
    Library library = shippedLibrary();
    const auto add = [&](const std::string& id, const std::string& parent) {
        const json document{{"format", 1}, {"id", id}, {"kind", "game"}, {"extends", parent}};
        QVERIFY(library.add(document.dump(), id));
    };
    add("child", "gnostica");
    add("grandchild", "child");
    add("lost", "nowhere");
    QVERIFY(library.add(R"({"format": 1, "id": "more", "kind": "expansion"})", "more"));
    const json& child = *library.find("child");
    QVERIFY(mayExtend(library, child, "gnostica"));
    QVERIFY(mayExtend(library, child, "lost"));
    QVERIFY(!mayExtend(library, child, "child"));
    QVERIFY(!mayExtend(library, child, "grandchild"));
    QVERIFY(!mayExtend(library, child, "nowhere"));
    QVERIFY(!mayExtend(library, child, "more"));
    QVERIFY(!mayExtend(library, *library.find("more"), "gnostica"));
    std::string last = "gnostica";
    for (int i = 1; i < kMaxParents; ++i) {
        const std::string id = "line" + std::to_string(i);
        add(id, last);
        last = id;
    }
    const json end{{"format", 1}, {"id", "end"}, {"kind", "game"}, {"extends", last}};
    QVERIFY(mayExtend(library, end, last));
    QVERIFY(merge(library, builtinRegistry(), {.base = {}, .expansions = {}, .document = end}));
    QVERIFY(library.add(end.dump(), "end"));
    QVERIFY(!mayExtend(library, json{{"id", "beyond"}}, "end"));
}

void TestMerge::expansionsAreLaidOverTheBase() {
    Library library = shippedLibrary();
    library.add(R"({"id": "tight", "kind": "expansion", "name": {"en": "Tight"}, "board": {"limit": 2}})", "tight");
    library.add(R"({"id": "tighter", "kind": "expansion", "extends": "tight", "mechanics": {"timer": null}})", "er");
    RulesetChoice choice;
    choice.expansions = {"tighter"};
    const auto rules = loadRules(library, builtinRegistry(), choice);
    QVERIFY(rules);
    QCOMPARE((*rules)->id, std::string("gnostica"));
    QCOMPARE((*rules)->expansions, (std::vector<std::string>{"tight", "tighter"}));
    QCOMPARE((*rules)->spaceLimit, 2);
    QCOMPARE((*rules)->mechanics.size(), std::size_t{2});
    QCOMPARE(json::parse((*rules)->document)["name"], shipped()["name"]);

    choice.expansions = {"tight", "tight"};
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).code, DiagnosticCode::duplicate);
    choice.expansions = {"tigth"};
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).suggestion, std::string("tight"));
}

void TestMerge::aDocumentMayNameItsExpansions() {
    Library library = shippedLibrary();
    library.add(R"({"id": "tight", "kind": "expansion", "board": {"limit": 2}, "hand": {"limit": 4}})", "tight");
    RulesetChoice choice;
    choice.document = json::parse(R"({"id": "mine", "extends": "gnostica", "expansions": ["tight"],
                                      "hand": {"limit": 5}})");
    const auto rules = loadRules(library, builtinRegistry(), choice);
    QVERIFY(rules);
    QCOMPARE((*rules)->spaceLimit, 2);
    QCOMPARE((*rules)->handLimit, 5);
    QCOMPARE((*rules)->expansions, (std::vector<std::string>{"tight"}));
}

void TestMerge::onlyExpansionsAreLaidOver() {
    RulesetChoice choice;
    choice.expansions = {"gnostica"};
    const Diagnostic problem = firstProblem(loadRules(shippedLibrary(), builtinRegistry(), choice));
    QCOMPARE(problem.code, DiagnosticCode::noExpansion);
    QCOMPARE(problem.found, std::string("gnostica"));

    // Regression: the error was reported at the valid "kind" of the document.
    Library library = shippedLibrary();
    library.add("{\"id\": \"more\", \"kind\": \"expansion\",\n \"extends\": \"gnostica\"}", "more.json");
    choice.expansions = {"more"};
    const Diagnostic named = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(named.source, std::string("more.json"));
    QCOMPARE(named.pointer, std::string("/extends"));
    QCOMPARE(named.place, (TextPlace{2, 13}));
}

void TestMerge::aProblemIsPlacedInTheFileThatHoldsIt() {
    Library library = shippedLibrary();
    library.add("{\"id\": \"child\",\n \"extends\": \"gnostica\",\n \"hand\": {\"limit\": 99}}", "child.json");
    RulesetChoice choice;
    choice.base = "child";
    const Diagnostic own = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(own.source, std::string("child.json"));
    QCOMPARE(own.place, (TextPlace{3, 20}));

    library.add(R"({"id": "bare", "kind": "expansion", "links": {"star": "crowd"}, "majors": {"world": null}})",
                "bare.json");
    choice.base = "gnostica";
    choice.expansions = {"bare"};
    const Diagnostic missing = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(missing.expected, std::string("world"));
    QCOMPARE(missing.source, std::string("bare.json"));
}

/// E4: this was reported as "named twice".
void TestMerge::expansionsMayBuildOnTheSameOne() {
    Library library = shippedLibrary();
    library.add(R"({"id": "tight", "kind": "expansion", "board": {"limit": 2}, "hand": {"limit": 4}})", "x");
    library.add(R"({"id": "one", "kind": "expansion", "extends": "tight", "hand": {"limit": 5}})", "a");
    library.add(R"({"id": "two", "kind": "expansion", "extends": "tight", "end": {"target": 8}})", "b");
    RulesetChoice choice;
    choice.expansions = {"one", "two"};
    const auto rules = loadRules(library, builtinRegistry(), choice);
    QVERIFY(rules);
    QCOMPARE((*rules)->expansions, (std::vector<std::string>{"tight", "one", "two"}));
    QCOMPARE((*rules)->handLimit, 5);  // not reset by applying "tight" again
    QCOMPARE((*rules)->spaceLimit, 2);
    choice.expansions = {"one", "tight"};
    QVERIFY(loadRules(library, builtinRegistry(), choice));
    choice.expansions = {"one", "two", "one"};
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).code, DiagnosticCode::duplicate);
}

/// E2: faults of a document's expansions were looked for in its parent.
void TestMerge::aDocumentsOwnExpansionsAreBlamed() {
    Library library = shippedLibrary();
    library.add("{\"id\": \"tight\", \"kind\": \"expansion\",\n \"hand\": {\"limit\": 99}}", "tight.json");
    library.add(R"({"id": "mine", "extends": "gnostica", "expansions": ["tight"]})", "mine.json");
    RulesetChoice choice;
    choice.base = "mine";
    const Diagnostic problem = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(problem.pointer, std::string("/hand/limit"));
    QCOMPARE(problem.source, std::string("tight.json"));
    QCOMPARE(problem.place, (TextPlace{2, 20}));
}

void TestMerge::whoeverHadTheLastWordIsBlamed() {
    Library library = shippedLibrary();
    library.add(R"({"id": "tight", "kind": "expansion", "hand": {"limit": 98}})", "tight.json");
    library.add(R"({"id": "one", "kind": "expansion", "extends": "tight", "hand": {"limit": 99}})", "one.json");
    library.add(R"({"id": "two", "kind": "expansion", "extends": "tight", "name": {"en": 5}})", "two.json");
    RulesetChoice choice;
    choice.expansions = {"one", "two"};
    const Diagnostic problem = firstProblem(loadRules(library, builtinRegistry(), choice));
    QCOMPARE(problem.found, std::string("99"));
    QCOMPARE(problem.source, std::string("one.json"));

    // The name of an expansion is not the name of the game.
    library.add(R"({"id": "nameless", "extends": "gnostica", "name": {"en": 5}})", "nameless.json");
    library.add(R"({"id": "named", "kind": "expansion", "name": {"en": "Named"}})", "named.json");
    choice.base = "nameless";
    choice.expansions = {"named"};
    QCOMPARE(firstProblem(loadRules(library, builtinRegistry(), choice)).source, std::string("nameless.json"));

    // Values of a document given in full are in no file, even if its parent sets the same value.
    choice.expansions = {};
    choice.document = {{"id", "mine"}, {"extends", "gnostica"}, {"hand", {{"limit", 99}}}};
    QVERIFY(firstProblem(loadRules(library, builtinRegistry(), choice)).source.empty());
}

void TestMerge::whatOptionsCauseIsTheirs_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("other");
    QTest::newRow("both of a pair") << QByteArray(R"({"minPlayers": 6, "maxPlayers": 5})") << "/options/minPlayers"
                                    << "/options/maxPlayers";
    QTest::newRow("the first of a pair") << QByteArray(R"({"spotValue": 9})") << "/options/spotValue"
                                         << "/deck/values/royalty";
    QTest::newRow("the second of a pair") << QByteArray(R"({"majorValue": 1})") << "/options/majorValue"
                                          << "/deck/values/royalty";
    QTest::newRow("within a list") << QByteArray(R"({"turnOptions": ["activate"]})") << "/options/turnOptions"
                                   << "refresh, orient";
    QTest::newRow("part of a sum") << QByteArray(R"({"smallPieces": 15})") << "/options/smallPieces"
                                   << "15";
    QTest::newRow("elsewhere") << QByteArray(R"({"columns": 8, "rows": 8})") << "/options"
                               << "77";
}

/// E2: a conflict caused by a setting was reported at a line of the parent's file.
void TestMerge::whatOptionsCauseIsTheirs() {
    QFETCH(QByteArray, options);
    QFETCH(QString, pointer);
    QFETCH(QString, other);
    RulesetChoice choice;
    choice.options = json::parse(options.toStdString());
    const auto rules = loadRules(shippedLibrary(), builtinRegistry(), choice);
    const Diagnostic problem = firstProblem(rules);
    QCOMPARE(problem.pointer, pointer.toStdString());
    QCOMPARE(problem.expected, other.toStdString());
    QVERIFY(problem.source.empty());
    QCOMPARE(problem.place, TextPlace{});
    QVERIFY(problem.code != DiagnosticCode::conflict || problem.found == problem.pointer);
}

QTEST_APPLESS_MAIN(TestMerge)
#include "tst_merge.moc"
