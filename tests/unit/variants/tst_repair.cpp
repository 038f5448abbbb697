// Drafts: every fault has a fix where one is possible, and the fixes lead to a document that loads.
#include "engine/documents/draft.h"
#include "engine/documents/problems.h"
#include "engine/model/rng.h"
#include "tests/unit/shipped.h"
#include "tests/unit/variants/mutation.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Faults without a fix: the meaning of a text that is not JSON is unknown, or the text is too large.
constexpr std::array kBeyondHelp{DiagnosticCode::syntax, DiagnosticCode::empty, DiagnosticCode::tooLong,
                                 DiagnosticCode::tooManyValues};

/// Missing plug-ins or parents: changing the document into a different game is not a fix.
bool isMissing(const Diagnostic& problem) {
    return (problem.code == DiagnosticCode::unknownPower || problem.code == DiagnosticCode::unknownMechanic ||
            problem.code == DiagnosticCode::unknownRuleset) &&
           problem.fixes.empty();
}

bool isBeyondHelp(const Diagnostic& problem) {
    return std::ranges::find(kBeyondHelp, problem.code) != kBeyondHelp.end() || isMissing(problem);
}

/// The problems come first: long messages are cut off.
QString described(const std::string& text, const Diagnostics& problems) {
    QString all;
    for (const Diagnostic& problem : problems) {
        all += QStringLiteral("\n%1 %2 at %3: found %4, expected %5\n")
                   .arg(static_cast<int>(problem.severity))
                   .arg(static_cast<int>(problem.code))
                   .arg(QString::fromStdString(problem.pointer), QString::fromStdString(problem.found),
                        QString::fromStdString(problem.expected));
    }
    return all + QString::fromStdString(text);
}

/// Returns true if the value is part of a problem's subject; for a missing key, the subject is the missing value.
bool isAbout(const Diagnostic& problem, const std::string& pointer) {
    std::vector<std::string> blamed = problem.involved;
    blamed.push_back(problem.code == DiagnosticCode::missingKey ? childOf(problem.pointer, problem.expected)
                                                                : problem.pointer);
    return std::ranges::any_of(blamed, [&](const std::string& place) {
        return pointer == place || pointer.starts_with(place + '/') || place.starts_with(pointer + '/');
    });
}

/// Collects the pointers of all values; a list counts as one.
void collect(const json& value, const std::string& pointer, std::vector<std::string>& out) {
    if (!value.is_object() || value.empty()) {
        out.push_back(pointer);
        return;
    }
    for (const auto& [key, child] : value.items()) {
        collect(child, childOf(pointer, key), out);
    }
}

/// A value of the original that was changed although no problem concerned it; empty if there is none.
std::string lostBy(const Repair& repair, const json& before) {
    const json after = json::parse(repair.text);
    std::vector<std::string> pointers;
    collect(before, "", pointers);
    for (const std::string& pointer : pointers) {
        const json* now = valueAt(after, pointer);
        const bool isSame = now != nullptr && *now == *valueAt(before, pointer);
        const bool isBlamed =
            std::ranges::any_of(repair.done, [&](const FixDone& done) { return isAbout(done.problem, pointer); });
        if (!isSame && !isBlamed) {
            return pointer;
        }
    }
    return {};
}

}  // namespace

class TestRepair : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsHaveTheirFix_data();
    void faultsHaveTheirFix();
    void brokenDocumentsAreMended();
    void whatIsMissingHereMakesNoOtherGame_data();
    void whatIsMissingHereMakesNoOtherGame();
    void whatIsNoJsonStaysAsItIs_data();
    void whatIsNoJsonStaysAsItIs();
    void recordsStayAsTheyAre();
    void whatWasMendedIsToldWhereItStood();
    void layoutStays();
    void aTakenIdGetsANumber();
    void aRowOfParentsGetsShorter();
    void aParentsFaultIsNotTheDrafts();
    void faultsAreToldInTheOrderOfTheirPlaces();
    void warningsAreMended();
    void uselessValuesAreNoted();
    void shippedDocumentsNeedNothing();

private:
    Repair mend(const std::string& text) const {
        return repair(text, "mine.json", shipped_.library, shipped_.registry);
    }
    bool loads(const std::string& text) const;

    Shipped shipped_;
};

bool TestRepair::loads(const std::string& text) const {
    const auto library = shipped_.library.with(text, "mine.json");
    if (!library) {
        return false;
    }
    const json document = json::parse(text);
    RulesetChoice choice;
    if (document.value("kind", "") == "expansion") {
        choice.expansions = {document.at("id")};
    } else {
        choice.base = document.at("id");
    }
    return loadRules(*library, shipped_.registry, choice).has_value();
}

void TestRepair::faultsHaveTheirFix_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char* name, const char* text, const char* mended) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(mended);
    };
    row("nearest key", R"({"id": "x", "extends": "gnostica", "hnad": {"limit": 5}})",
        R"({"id": "x", "extends": "gnostica", "hand": {"limit": 5}})");
    row("unknown key", R"({"id": "x", "extends": "gnostica", "colour": 5})", R"({"id": "x", "extends": "gnostica"})");
    row("nearest word", R"({"id": "x", "extends": "gnostica", "start": {"first": "randon"}})",
        R"({"id": "x", "extends": "gnostica", "start": {"first": "random"}})");
    row("the parent's value for a word that is like none",
        R"({"id": "x", "extends": "gnostica", "start": {"first": "zzzzzzzz", "turnOrder": "clockwise"}})",
        R"({"id": "x", "extends": "gnostica", "start": {"turnOrder": "clockwise"}})");
    row("range", R"({"id": "x", "extends": "gnostica", "hand": {"limit": 99}})",
        R"({"id": "x", "extends": "gnostica", "hand": {"limit": 10}})");
    row("a number in quotes", R"({"id": "x", "extends": "gnostica", "hand": {"limit": "7"}})",
        R"({"id": "x", "extends": "gnostica", "hand": {"limit": 7}})");
    row("no id", R"({"extends": "gnostica", "name": {"en": "My own Game!"}})",
        R"({"extends": "gnostica", "name": {"en": "My own Game!"}, "id": "my-own-game"})");
    row("an id of the file's name", R"({"extends": "gnostica"})", R"({"extends": "gnostica", "id": "mine"})");
    row("an id with spaces", R"({"id": "My Game", "extends": "gnostica"})",
        R"({"id": "my-game", "extends": "gnostica"})");
    row("format", R"({"format": 7, "id": "x", "extends": "gnostica"})",
        R"({"format": 1, "id": "x", "extends": "gnostica"})");
    row("kind", R"({"id": "x", "kind": "gaem", "extends": "gnostica"})",
        R"({"id": "x", "kind": "game", "extends": "gnostica"})");
    row("a name that is only a text", R"({"id": "x", "extends": "gnostica", "name": "Mine"})",
        R"({"id": "x", "extends": "gnostica", "name": {"en": "Mine"}})");
    row("a key twice", R"({"id": "x", "extends": "gnostica", "hand": {"limit": 4}, "hand": {"limit": 5}})",
        R"({"id": "x", "extends": "gnostica", "hand": {"limit": 5}})");
    row("comments that are alike", "# so\n# so\n{\"id\": \"x\", \"extends\": \"gnostica\"}",
        R"({"id": "x", "extends": "gnostica"})");
    row("a key three times", R"({"id": "x", "extends": "gnostica", "hand": {}, "hand": {}, "hand": {"limit": 5}})",
        R"({"id": "x", "extends": "gnostica", "hand": {"limit": 5}})");
    row("its own parent", R"({"id": "x", "extends": "x"})", R"({"id": "x", "extends": "gnostica"})");
    row("no parent, and hardly anything else", R"({"id": "x", "end": {"target": 7}})",
        R"({"id": "x", "end": {"target": 7}, "extends": "gnostica"})");
    row("nothing", "[]", R"({"id": "mine", "extends": "gnostica"})");
    row("a card without powers", R"({"id": "x", "extends": "gnostica", "majors": {"hermit": [], "tower": ["cup"]}})",
        R"({"id": "x", "extends": "gnostica", "majors": {"tower": ["cup"]}})");
    row("a power that is no list", R"({"id": "x", "extends": "gnostica", "majors": {"hermit": "cup"}})",
        R"({"id": "x", "extends": "gnostica", "majors": {"hermit": ["cup"]}})");
    row("a missing word", R"({"id": "x", "extends": "gnostica", "majors": {"hermit": [{"powr": "cup"}]}})",
        R"({"id": "x", "extends": "gnostica", "majors": {"hermit": [{"power": "cup"}]}})");
    row("a link that makes no sense", R"({"id": "x", "extends": "gnostica", "links": {"fool": "through"}})",
        R"({"id": "x", "extends": "gnostica", "links": {}})");
    row("bounds the wrong way round", R"({"id": "x", "extends": "gnostica", "mechanics": {"timer": {"min": 13}}})",
        R"({"id": "x", "extends": "gnostica", "mechanics": {"timer": {"min": 12}}})");
    row("a mechanic that another needs", R"({"id": "x", "extends": "gnostica", "mechanics": {"bid": null}})",
        R"({"id": "x", "extends": "gnostica", "mechanics": {"bid": {"leftover": "discard"}}})");
    row("the parent's key taken out", R"({"id": "x", "extends": "gnostica", "end": {"target": null}})",
        R"({"id": "x", "extends": "gnostica", "end": {}})");
}

void TestRepair::faultsHaveTheirFix() {
    QFETCH(QString, text);
    QFETCH(QString, mended);
    const Repair mending = mend(text.toStdString());
    QVERIFY2(std::ranges::none_of(mending.left, isError), qPrintable(described(mending.text, mending.left)));
    QCOMPARE(QString::fromStdString(json::parse(mending.text).dump()),
             QString::fromStdString(json::parse(mended.toStdString()).dump()));
    QVERIFY(loads(mending.text));
}

/// The proof: however a document is broken, each fault offers a fix, and the fixes lead to a document that loads.
void TestRepair::brokenDocumentsAreMended() {
    Rng rng(20260);
    const std::vector<std::string> ids = shipped_.library.ids();
    for (int i = 0; i < 1000; ++i) {
        const std::string& id = ids[rng.below(static_cast<std::uint32_t>(ids.size()))];
        Mutation mutation(*shipped_.library.find(id), rng);
        const std::string text = mutation.make();
        const Repair mending = mend(text);
        for (const Diagnostic& problem : mending.found) {
            QVERIFY2(!isError(problem) || isBeyondHelp(problem) || !problem.fixes.empty(),
                     qPrintable(QString::number(i) + described(text, {problem})));
        }
        const bool isWhole = std::ranges::none_of(mending.left, isMissing);
        QVERIFY2(
            std::ranges::none_of(mending.left, [&](const Diagnostic& problem) { return isError(problem) && isWhole; }),
            qPrintable(QString::number(i) + described(mending.text, mending.left)));
        QVERIFY2(i % 10 != 0 || !isWhole || loads(mending.text), qPrintable(described(mending.text, {})));
        const std::string lost = lostBy(mending, json::parse(text));
        QVERIFY2(lost.empty(),
                 qPrintable(QString::number(i) + described(text + "\n" + lost + mending.text, mending.found)));
    }
}

void TestRepair::whatIsMissingHereMakesNoOtherGame_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QStringList>("plugins");
    QTest::addColumn<QString>("suggestion");
    const auto row = [](const char* name, const char* text, DiagnosticCode code, const QStringList& plugins = {},
                        const char* suggestion = "") {
        QTest::newRow(name) << QString::fromUtf8(text) << code << plugins << QString::fromUtf8(suggestion);
    };
    row("a mechanic", R"({"id": "x", "extends": "gnostica", "mechanics": {"tidal": {}}})",
        DiagnosticCode::unknownMechanic, {QStringLiteral("unread")});
    row("the power of a suit", R"({"id": "x", "extends": "gnostica", "suits": {"rod": {"power": "tidal-rod"}}})",
        DiagnosticCode::unknownPower, {QStringLiteral("unread")});
    row("a power of a major", R"({"id": "x", "extends": "gnostica", "majors": {"hermit": ["cup", "swirl"]}})",
        DiagnosticCode::unknownPower, {QStringLiteral("refused")});
    row("the name of one that was refused, however near",
        R"({"id": "x", "extends": "gnostica", "mechanics": {"pilez": {}}})", DiagnosticCode::unknownMechanic,
        {QStringLiteral("refused")});
    const QStringList unread{QStringLiteral("unread")};
    row("a mechanic whose name is near another's",
        R"({"id": "x", "extends": "gnostica", "mechanics": {"tiles": {"goal": 5}}})", DiagnosticCode::unknownMechanic,
        unread, "piles");
    row("a power whose name is near another's", R"({"id": "x", "extends": "gnostica", "majors": {"hermit": ["cupp"]}})",
        DiagnosticCode::unknownPower, unread, "cup");
    row("the power of a suit whose name is near another's, and what it takes",
        R"({"id": "x", "extends": "gnostica", "suits": {"rod": {"power": "rods", "far": 3}}})",
        DiagnosticCode::unknownPower, unread, "rod");
    row("an expansion that is another's", R"({"id": "x", "kind": "expansion", "mechanics": {"tidal": {}}})",
        DiagnosticCode::unknownMechanic, {QStringLiteral("unread")});
    row("a parent", R"({"id": "x", "extends": "zzzzzzzzzz"})", DiagnosticCode::unknownRuleset);
    row("a parent whose name is near another's", R"({"id": "x", "extends": "gnostika"})",
        DiagnosticCode::unknownRuleset, {}, "gnostica");
    row("an expansion", R"({"id": "x", "extends": "gnostica", "expansions": ["tidal"]})",
        DiagnosticCode::unknownRuleset);
}

/// An unreadable plug-in might provide anything; a refused one provides known things.
void TestRepair::whatIsMissingHereMakesNoOtherGame() {
    QFETCH(const QString, text);
    QFETCH(const DiagnosticCode, code);
    QFETCH(const QStringList, plugins);
    QFETCH(const QString, suggestion);
    Registry registry = shipped_.registry;
    registry.noteAbsent({"unread", {}});
    registry.noteAbsent({"refused", {"swirl", "pilez"}});
    const Repair mending = repair(text.toStdString(), "mine.json", shipped_.library, registry);
    QCOMPARE(QString::fromStdString(mending.text), text);
    QCOMPARE(mending.left.size(), std::size_t{1});
    const Diagnostic& problem = mending.left.front();
    QCOMPARE(problem.code, code);
    QVERIFY(problem.fixes.empty());
    QCOMPARE(QString::fromStdString(problem.suggestion), suggestion);
    QStringList named;
    std::ranges::transform(problem.plugins, std::back_inserter(named), &QString::fromStdString);
    QCOMPARE(named, plugins);
}

void TestRepair::whatIsNoJsonStaysAsItIs_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("half a text") << QStringLiteral(R"({"id": "x", "extends": )");
    QTest::newRow("words") << QStringLiteral("hello");
    QTest::newRow("a missing quote") << QStringLiteral("{\"id\": \"x, // mine\n\"extends\": 'gnostica'}");
}

void TestRepair::whatIsNoJsonStaysAsItIs() {
    QFETCH(QString, text);
    const Repair mending = mend(text.toStdString());
    QCOMPARE(QString::fromStdString(mending.text), text);
    QVERIFY(mending.done.empty());
    QVERIFY(!mending.left.empty() && std::ranges::all_of(mending.left, isBeyondHelp));
}

/// Regression: a fix would have removed everything after their first line.
void TestRepair::recordsStayAsTheyAre() {
    const std::string text = "{\"format\": \"gnostica-record\"}\n{\"step\": \"done\"}\n";
    const Repair mending = mend(text);
    QCOMPARE(mending.text, text);
    QVERIFY(mending.done.empty() && mending.left.size() == 1 && mending.left.front().fixes.empty());
    QCOMPARE(mending.left.front().code, DiagnosticCode::otherKind);
    QCOMPARE(repairJson(text, "mine.json").text, text);
    QVERIFY(!EditableDocument::read(text, "mine.json"));
    for (const Diagnostic& problem : checkDraft(text, "mine.json", shipped_.library, shipped_.registry)) {
        QVERIFY(problem.fixes.empty() && problem.code == DiagnosticCode::otherKind);
    }
}

void TestRepair::whatWasMendedIsToldWhereItStood() {
    const Repair mending = mend("# mine\n{\n\"id\": \"x\",\n\"extends\": \"gnostica\",\n\"colour\": 5,\n\"end\":\n"
                                "{\"target\": 99}}\n");
    QList<int> lines;
    for (const FixDone& done : mending.done) {
        lines << done.problem.place.line;
    }
    std::ranges::sort(lines);
    QCOMPARE(lines, (QList<int>{1, 5, 7}));
}

void TestRepair::layoutStays() {
    const Repair mending = mend("{\n  \"id\": \"x\",   \"extends\":\"gnostica\",\n\n  \"hand\" : {\"limit\":99},\n"
                                "  \"end\": { \"target\": 8 }\n}\n");
    QCOMPARE(QString::fromStdString(mending.text),
             QStringLiteral("{\n  \"id\": \"x\",   \"extends\":\"gnostica\",\n\n  \"hand\" : {\"limit\":10},\n"
                            "  \"end\": { \"target\": 8 }\n}\n"));
    QCOMPARE(mending.done.size(), std::size_t{1});
    QCOMPARE(mending.done.front().fix.code, FixCode::clamp);
}

void TestRepair::aTakenIdGetsANumber() {
    Library library = shipped_.library;
    const std::string text = R"({"id": "gnostica", "extends": "short-game"})";
    const auto refused = library.add(text, "mine.json");
    QVERIFY(!refused && refused.error().code == DiagnosticCode::duplicate && refused.error().fixes.size() == 1);
    EditableDocument document = EditableDocument::read(text, "mine.json").value();
    QVERIFY(document.apply(refused.error().fixes.front()));
    QCOMPARE(library.add(document.text(), "mine.json").value(), std::string("gnostica-2"));
    QCOMPARE(freeId(library, "gnostica"), std::string("gnostica-3"));
}

void TestRepair::aRowOfParentsGetsShorter() {
    Library library = shipped_.library;
    std::string parent = "gnostica";
    for (int i = 0; i < kMaxParents; ++i) {
        const std::string id = "row-" + std::to_string(i);
        QVERIFY(library.add(json{{"id", id}, {"extends", parent}}.dump(), id));
        parent = id;
    }
    const std::string text = json{{"id", "x"}, {"extends", parent}}.dump();
    const Repair mending = repair(text, "mine.json", library, shipped_.registry);
    QVERIFY2(std::ranges::none_of(mending.left, isError), qPrintable(described(mending.text, mending.left)));
    QCOMPARE(mending.done.front().problem.code, DiagnosticCode::tooLarge);
}

/// A parent cannot be fixed from its child.
void TestRepair::aParentsFaultIsNotTheDrafts() {
    const Library library =
        shipped_.library.with(R"({"id": "bad", "extends": "gnostica", "hand": {"limit": 99}})", "bad.json").value();
    const Repair mending = repair(R"({"id": "x", "extends": "bad"})", "mine.json", library, shipped_.registry);
    QVERIFY(mending.done.empty());
    QCOMPARE(mending.left.size(), std::size_t{1});
    QCOMPARE(mending.left.front().source, std::string("bad.json"));
    QVERIFY(mending.left.front().fixes.empty());
}

// Regression: they were listed in the engine's order: line 8, then 6, then 7.
void TestRepair::faultsAreToldInTheOrderOfTheirPlaces() {
    const std::string text = "{\n\"id\": \"x\",\n\"zebra\": 1,\n\"extends\": \"gnostica\",\n\"apple\": 1,\n"
                             "\"hand\": {\"limit\": 99},\n\"end\": {\"target\": 99},\n\"monkey\": 1\n}\n";
    const auto linesOf = [](const Diagnostics& problems) {
        QList<int> lines;
        for (const Diagnostic& problem : problems) {
            lines << problem.place.line;
        }
        return lines;
    };
    const QList<int> inOrder{3, 5, 6, 7, 8};
    QCOMPARE(linesOf(checkDraft(text, "mine.json", shipped_.library, shipped_.registry)), inOrder);
    const Library library = shipped_.library.with(text, "mine.json").value();
    RulesetChoice choice;
    choice.base = "x";
    QCOMPARE(linesOf(loadRules(library, shipped_.registry, choice).error()), inOrder);
}

void TestRepair::warningsAreMended() {
    const std::string text =
        R"({"id": "x", "extends": "gnostica", "start": {"first": "random", "turnOrder": "tournament"}})";
    const Diagnostics before = checkDraft(text, "mine.json", shipped_.library, shipped_.registry);
    QVERIFY(!before.empty() && before.front().severity == Severity::warning);
    const Repair mending = mend(text);
    QCOMPARE(mending.done.size(), std::size_t{1});
    QVERIFY(std::ranges::none_of(mending.left,
                                 [](const Diagnostic& problem) { return problem.severity != Severity::note; }));
}

void TestRepair::uselessValuesAreNoted() {
    const std::string text = R"({"id": "x", "extends": "short-game", "end": {"target": 8}, "hand": {"limit": 5},
        "start": {"first": "random", "seat": "B"}})";
    const Diagnostics notes = checkDraft(text, "mine.json", shipped_.library, shipped_.registry);
    QCOMPARE(notes.size(), std::size_t{2});
    QCOMPARE(notes[0].code, DiagnosticCode::redundant);
    QCOMPARE(notes[0].pointer, std::string("/end/target"));
    QCOMPARE(notes[1].code, DiagnosticCode::switchedOff);
    QCOMPARE(notes[1].pointer, std::string("/start/seat"));
    for (const Diagnostic& note : notes) {
        QCOMPARE(note.severity, Severity::note);
        QVERIFY(changeBy(note.fixes.front(), text));
    }
    QVERIFY(mend(text).done.empty());
}

void TestRepair::shippedDocumentsNeedNothing() {
    for (const std::string& id : shipped_.library.ids()) {
        const Library::Entry& entry = *shipped_.library.entry(id);
        const Diagnostics problems = checkDraft(entry.text, entry.source, shipped_.library, shipped_.registry);
        QVERIFY2(std::ranges::all_of(problems, [](const Diagnostic& each) { return each.severity == Severity::note; }),
                 qPrintable(described(id, problems)));
    }
}

QTEST_GUILESS_MAIN(TestRepair)

#include "tst_repair.moc"
