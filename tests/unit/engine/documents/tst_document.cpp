// Ruleset documents: every mistake is reported at its place, and a valid document becomes a ruleset.
#include "engine/documents/document.h"
#include "engine/mechanics/bid.h"
#include "engine/mechanics/registry.h"
#include "engine/powers/power.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string shippedText() {
    std::ifstream file(GNOSTICA_TEST_DATA "/../variants/gnostica/ruleset.json");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

Library shippedLibrary() {
    Library library;
    library.add(shippedText(), "gnostica/ruleset.json");
    return library;
}

/// The shipped document in the form that is checked.
json shipped() {
    return merge(shippedLibrary(), builtinRegistry(), {}).value();
}

/// The problems of the shipped document after this merge patch.
Diagnostics problemsAfter(const char* patch) {
    json document = shipped();
    document.merge_patch(json::parse(patch));
    return checkDocument(document, builtinRegistry());
}

Diagnostic firstProblem(const Checked<std::shared_ptr<const Rules>>& result) {
    return result ? Diagnostic{} : result.error().front();
}

}  // namespace

Q_DECLARE_METATYPE(DiagnosticCode)

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- Checking
    void theShippedDocumentHasNoProblem();
    void everyMistakeIsNamed_data();
    void everyMistakeIsNamed();
    void aSuitOfNoSuitIsToldOnce();
    void gamesThatCannotEndAreTold_data();
    void gamesThatCannotEndAreTold();
    void pointsOfMechanicsMayEndAGame();
    void noFixMakesAGameOfNothing();
    void boundsNameTheirOwnRule();
    void aVersionIsACount();
    void everyPartMustBeThere();
    void notesAreTextsByLanguage();
    void aHopelessDocumentEndsInABoundedList();
    void aWarningDoesNotStopAGame();

    // ---- Compiling
    void theShippedDocumentBecomesRules();
    void usesThatAreAlikeShareOnePower();
    void linksStandOnTheFirstPower();
    void mechanicsAreSortedAndHaveMemory();
    void aRulesetSurvivesItsOwnRecord();
};

// ---- Checking -------------------------------------------------------------------------------------------------------

void TestDocument::theShippedDocumentHasNoProblem() {
    QVERIFY(checkDocument(shipped(), builtinRegistry()).empty());
}

void TestDocument::everyMistakeIsNamed_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<QByteArray>("suggestion");
    const auto row = [](const char* name, const char* patch, DiagnosticCode code, const char* pointer,
                        const char* found, const char* expected, const char* suggestion = "") {
        QTest::newRow(name) << QByteArray(patch) << code << QByteArray(pointer) << QByteArray(found)
                            << QByteArray(expected) << QByteArray(suggestion);
    };
    using enum DiagnosticCode;

    row("unknown key", R"({"targets": 9})", unknownKey, "/targets", "targets", "");
    row("misspelt key", R"({"end": {"taget": 9}})", unknownKey, "/end/taget", "taget", "", "target");
    row("misspelt section", R"({"mayors": {}})", unknownKey, "/mayors", "mayors", "", "majors");
    row("missing setting", R"({"end": {"target": null}})", missingKey, "/end", "", "target");
    row("missing parameter", R"({"suits": {"rod": {"slide": null}}})", missingKey, "/suits/rod", "", "slide");
    row("a word for a number", R"({"end": {"target": "nine"}})", wrongType, "/end/target", "string", "integer");
    row("a fraction", R"({"end": {"target": 8.5}})", wrongType, "/end/target", "number", "integer");
    row("a number for a switch", R"({"minions": {"affected": 1}})", wrongType, "/minions/affected", "number",
        "boolean");
    row("a list for a section", R"({"hand": []})", wrongType, "/hand", "array", "object");
    row("out of range", R"({"hand": {"limit": 11}})", wrongValue, "/hand/limit", "11", "1..10");
    row("below zero", R"({"end": {"target": -1}})", wrongValue, "/end/target", "-1", "1..50");
    row("beyond a machine's numbers", R"({"end": {"target": 18446744073709551615}})", wrongValue, "/end/target",
        "18446744073709551615", "1..50");
    row("no such choice", R"({"start": {"first": "bids"}})", wrongValue, "/start/first", "bids", "bid, random, seat",
        "bid");
    row("in a list", R"({"turn": {"options": ["refresh", "plya"]}})", wrongValue, "/turn/options/1", "plya",
        "activate, play, refresh, orient", "play");
    row("twice in a list", R"({"turn": {"options": ["refresh", "refresh"]}})", duplicate, "/turn/options/1", "refresh",
        "");
    row("a later format", R"({"format": 2})", laterVersion, "/format", "2", "1");
    row("an earlier format", R"({"format": 0})", wrongValue, "/format", "0", "1");
    row("an expansion alone", R"({"kind": "expansion"})", wrongValue, "/kind", "expansion", "game");
    row("no name for a file", R"({"id": "../x"})", wrongValue, "/id", "../x", "a-z 0-9 -");
    row("no language", R"({"name": {"1": "x"}})", unknownKey, "/name/1", "1", "");
    row("an empty name", R"({"name": {"en": ""}})", wrongValue, "/name/en", "", "");
    row("a name without a language", R"({"name": "Mine"})", wrongType, "/name", "string", "texts");
    row("a name that is no text", R"({"name": {"en": 1}})", wrongType, "/name/en", "number", "string");

    row("no such power", R"({"suits": {"rod": {"power": "rood"}}})", unknownPower, "/suits/rod/power", "rood",
        "convert, copy, cup, die, disc, recover, redraw, reveal, rod, sword, trade, turn, warp", "rod");
    row("no such power of a major", R"({"majors": {"fool": ["reveel"]}})", unknownPower, "/majors/fool/0", "reveel",
        "cup, rod, disc, sword, convert, copy, die, recover, redraw, reveal, trade, turn, warp", "reveal");
    row("a parameter of another power", R"({"majors": {"fool": [{"power": "cup", "slide": true}]}})", unknownKey,
        "/majors/fool/0/slide", "slide", "");
    row("a wrong parameter", R"({"majors": {"devil": [{"power": "turn", "who": "all"}]}})", wrongValue,
        "/majors/devil/0/who", "all", "minion, target");
    row("a use without a power", R"({"majors": {"fool": [{"who": "target"}]}})", missingKey, "/majors/fool/0", "",
        "power");
    row("a use that is none", R"({"majors": {"fool": [7]}})", wrongType, "/majors/fool/0", "number", "string, object");
    row("a card without powers", R"({"majors": {"fool": []}})", tooFew, "/majors/fool", "", "1");
    row("a choice of nothing", R"({"majors": {"fool": [{"any": []}]}})", tooFew, "/majors/fool/0/any", "", "1");
    row("a card with too many powers",
        R"({"majors": {"fool": ["cup", "cup", "cup", "cup", "cup", "cup", "cup", "cup", "cup"]}})", tooMany,
        "/majors/fool", "", "8");
    row("a choice within a choice", R"({"majors": {"fool": [{"any": [{"any": ["cup"]}]}]}})", missingKey,
        "/majors/fool/0/any/0", "", "power");
    row("no such card", R"({"majors": {"popess": ["cup"]}})", unknownKey, "/majors/popess", "popess", "");
    row("a missing card", R"({"majors": {"sun": null}})", missingKey, "/majors", "", "sun");
    row("a missing suit", R"({"suits": {"cup": null}})", missingKey, "/suits", "", "cup");
    row("no such link", R"({"links": {"sun": "leaveout"}})", wrongValue, "/links/sun", "leaveout",
        "none, through, leave-out, crowd", "leave-out");
    row("no such mechanic", R"({"mechanics": {"chalenge": {}}})", unknownMechanic, "/mechanics/chalenge", "chalenge",
        "bid, challenge, draft, final-round, piles, timer", "challenge");
    row("a mechanic's parameter", R"({"mechanics": {"timer": {"min": 0}}})", wrongValue, "/mechanics/timer/min", "0",
        "1..255");

    row("fewer than the fewest", R"({"players": {"min": 5, "max": 4}})", conflict, "/players/min", "/players/min",
        "/players/max");
    row("a stash too large", R"({"stash": {"small": 6}})", tooMany, "/stash", "16", "15");
    row("a deal without a pile", R"({"board": {"columns": 6, "rows": 7}})", tooMany, "/hand/limit", "78", "77");
    row("spots above royalty", R"({"deck": {"values": {"spot": 3}}})", conflict, "/deck/values/spot",
        "/deck/values/spot", "/deck/values/royalty");
    row("a bid without bids", R"({"mechanics": {"bid": null}})", conflict, "/start/first", "/start/first",
        "/mechanics");
    row("a seat that nobody has", R"({"players": {"max": 4}, "start": {"first": "seat", "seat": "E"}})", conflict,
        "/start/seat", "/start/seat", "/players/max");
    row("a turn without a way out", R"({"turn": {"options": ["play"]}})", wrongValue, "/turn/options", "[\"play\"]",
        "refresh, orient");
    row("a suit with a power that names no minion",
        R"({"suits": {"sword": {"power": "redraw", "raze": null, "razing": null, "replacement": null, "pips": null}},
            "majors": {"tower": ["redraw"]}})",
        wrongValue, "/suits/sword/power", "redraw", "sword");
    row("a suit with another's power",
        R"({"suits": {"disc": {"power": "warp", "raise": null, "wasteland": null, "replacement": null, "territories": true}},
            "majors": {"star": ["warp"]}})",
        wrongValue, "/suits/disc/power", "warp", "disc");
    row("a timer's bounds", R"({"mechanics": {"timer": {"min": 9, "max": 3}}})", conflict, "/mechanics/timer/min",
        "/mechanics/timer/min", "/mechanics/timer/max");
    row("a link to nothing", R"({"links": {"world": "through"}})", conflict, "/links/world", "/links/world",
        "/majors/world");
    row("a link of strangers", R"({"links": {"justice": "leave-out"}})", conflict, "/links/justice", "/links/justice",
        "/majors/justice");
}

void TestDocument::everyMistakeIsNamed() {
    QFETCH(QByteArray, patch);
    QFETCH(DiagnosticCode, code);
    const Diagnostics problems = problemsAfter(patch.constData());
    QVERIFY(!problems.empty());
    const Diagnostic& problem = problems.front();
    QCOMPARE(problem.code, code);
    QCOMPARE(problem.severity, Severity::error);
    QTEST(QByteArray(problem.pointer.c_str()), "pointer");
    QTEST(QByteArray(problem.found.c_str()), "found");
    QTEST(QByteArray(problem.expected.c_str()), "expected");
    QTEST(QByteArray(problem.suggestion.c_str()), "suggestion");
}

/// Cards that change a part of the suit's own power are not at fault.
void TestDocument::aSuitOfNoSuitIsToldOnce() {
    const Diagnostics problems = problemsAfter(
        R"({"suits": {"cup": {"power": "warp", "territories": true, "enemies": null, "found": null, "foundFrom": null,
            "ignoreLimit": null}}})");
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().code, DiagnosticCode::wrongValue);
    QCOMPARE(problems.front().pointer, std::string("/suits/cup/power"));
    QCOMPARE(problems.front().fixes.size(), std::size_t{1});
}

void TestDocument::gamesThatCannotEndAreTold_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<DiagnosticCode>("code");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char* name, const char* patch, DiagnosticCode code, const char* pointer) {
        QTest::newRow(name) << QByteArray(patch) << code << QByteArray(pointer);
    };
    using enum DiagnosticCode;
    row("nothing ends it", R"({"mechanics": {"challenge": null}, "end": null})", neverEnds, "/mechanics");
    row("nobody can announce", R"({"mechanics": {"challenge": {"from": 50}}})", neverEnds, "/mechanics/challenge/from");
    row("nobody can win, and nobody is ever out",
        R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "end": {"target": 46}})", neverEnds, "/end/target");
    row("nobody can win with any number of players",
        R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "players": {"min": 2, "max": 2},
            "end": {"target": 9, "targets": {"two": 50}}})",
        neverEnds, "/end/targets/two");
    row("nothing can be brought in",
        R"({"mechanics": {"challenge": null, "piles": {"goal": 6, "size": 3}}, "end": null, "stash": {"large": 0}})",
        neverEnds, "/mechanics/piles/size");
    row("the deck is never used up",
        R"({"mechanics": {"challenge": null, "final-round": {}}, "end": null, "turn": {"options": ["orient"]}})",
        neverEnds, "/turn/options");
    row("nobody can announce, and piles that cannot be made bring no points",
        R"({"mechanics": {"challenge": {"from": 50}, "piles": {"goal": 6, "size": 3}}, "stash": {"large": 0}})",
        neverEnds, "/mechanics/piles/size");
    row("no card is ever used", R"({"turn": {"options": ["refresh", "orient"]}})", noCardsUsed, "/turn/options");
}

void TestDocument::gamesThatCannotEndAreTold() {
    QFETCH(QByteArray, patch);
    const Diagnostics problems = problemsAfter(patch.constData());
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::warning);
    QTEST(problems.front().code, "code");
    QTEST(QByteArray(problems.front().pointer.c_str()), "pointer");

    json mended = shipped();
    mended.merge_patch(json::parse(patch.toStdString()));
    for (const Edit& edit : problems.front().fixes.front().edits) {
        mended[json::json_pointer(edit.pointer)] = json::parse(edit.text);
    }
    QVERIFY(checkDocument(mended, builtinRegistry()).empty());
}

/// A plug-in may provide the points that the board lacks.
void TestDocument::pointsOfMechanicsMayEndAGame() {
    class Gift : public Mechanic {
        std::string_view id() const override { return "gift"; }
        int rank() const override { return 0; }
        bool changesScore() const override { return true; }
    };
    Registry registry = builtinRegistry();
    registry.addMechanic("gift", mechanicKind<Gift>());
    for (const char* patch : {R"({"mechanics": {"challenge": {"from": 50}}})",
                              R"({"mechanics": {"challenge": {"failure": "sits-out"}}, "end": {"target": 46}})"}) {
        json document = shipped();
        document.merge_patch(json::parse(patch));
        QCOMPARE(checkDocument(document, registry).size(), std::size_t{1});
        document["mechanics"]["gift"] = json::object();
        QVERIFY2(checkDocument(document, registry).empty(), patch);
    }
}

void TestDocument::noFixMakesAGameOfNothing() {
    const Diagnostics problems = problemsAfter(R"({"turn": {"options": []}})");
    QCOMPARE(problems.front().code, DiagnosticCode::wrongValue);
    const Fix& fix = problems.front().fixes.front();
    QCOMPARE(json::parse(fix.edits.front().text), json({"activate", "play", "refresh", "orient"}));
}

void TestDocument::boundsNameTheirOwnRule() {
    Registry registry = builtinRegistry();
    struct Drum {
        int least = 1;
        int most = 9;
    };
    const OptionTable<Drum> table({number<Drum>("drumMin", "/min", &Drum::least, 0, 9, "DRU-1"),
                                   number<Drum>("drumMax", "/max", &Drum::most, 0, 9, "DRU-1")},
                                  {{Constraint::NotAbove{"drumMin", "drumMax"}, {"DRU-1"}}});
    registry.addMechanic("drum", mechanicKind(table, [](const Drum&, const MechanicContext&) {
                             return std::make_unique<Bid>(FirstSeat::bid, false);
                         }));
    json document = shipped();
    document.merge_patch(
        json::parse(R"({"mechanics": {"drum": {"min": 5, "max": 3}, "timer": {"min": 9, "max": 3}}})"));
    const Diagnostics problems = checkDocument(document, registry);
    QCOMPARE(problems.size(), std::size_t{2});
    QCOMPARE(problems[0].rule, std::string("DRU-1"));
    QCOMPARE(problems[1].rule, std::string("TMR-1"));
}

void TestDocument::aVersionIsACount() {
    json document = shipped();
    for (const auto& [version, isOne] : {std::pair<json, bool>{1, true},
                                         {1'000'000, true},
                                         {0, false},
                                         {1'000'001, false},
                                         {"2", false},
                                         {1.5, false}}) {
        document["version"] = version;
        const Diagnostics problems = checkDocument(document, builtinRegistry());
        QVERIFY2(problems.empty() == isOne, version.dump().c_str());
        QVERIFY(problems.empty() || problems.front().pointer == "/version");
    }
    document["version"] = 0;
    const Diagnostics problems = checkDocument(document, builtinRegistry());
    QCOMPARE(problems.front().fixes.front().edits.front().text, std::string("1"));
}

void TestDocument::everyPartMustBeThere() {
    const json whole = shipped();
    for (const auto& [key, part] : whole.items()) {
        json document = whole;
        document.erase(key);
        const Diagnostics problems = checkDocument(document, builtinRegistry());
        QCOMPARE(problems.empty(), key == "summary");
        QVERIFY(problems.empty() || problems.front().expected == key);
    }
    QCOMPARE(checkDocument(json::array(), builtinRegistry()).front().code, DiagnosticCode::wrongType);
}

void TestDocument::notesAreTextsByLanguage() {
    json document = shipped();
    document["notes"] = {{"en", "For long evenings."}, {"de", std::string(2000, 'x')}};
    QVERIFY(checkDocument(document, builtinRegistry()).empty());
    document["notes"]["de"] = std::string(2001, 'x');
    QCOMPARE(checkDocument(document, builtinRegistry()).front().pointer, std::string("/notes/de"));
    document["notes"] = "For long evenings.";
    QCOMPARE(checkDocument(document, builtinRegistry()).front().code, DiagnosticCode::wrongType);
}

void TestDocument::aHopelessDocumentEndsInABoundedList() {
    json document = shipped();
    for (int i = 0; i < 50'000; ++i) {
        document["key" + std::to_string(i)] = i;
    }
    QCOMPARE(checkDocument(document, builtinRegistry()).size(), std::size_t{100});
}

void TestDocument::aWarningDoesNotStopAGame() {
    json document = shipped();
    document.merge_patch(json::parse(R"({"start": {"first": "random", "turnOrder": "tournament"}})"));
    const Diagnostics problems = checkDocument(document, builtinRegistry());
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::warning);
    QVERIFY(compile(document, builtinRegistry()));
}

// ---- Compiling ------------------------------------------------------------------------------------------------------

void TestDocument::theShippedDocumentBecomesRules() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    QCOMPARE(rules->id, std::string("gnostica"));
    QCOMPARE(rules->stash, (std::array<std::int8_t, kSizes>{5, 5, 5}));
    QCOMPARE(rules->first, FirstSeat::bid);
    QCOMPARE(rules->rulings.affectedBy, std::uint8_t{0x7f});
    QVERIFY(rules->affectedBecomeMinions);
    QCOMPARE(rules->valueOf(Card::minor(Suit::cups, 10)), 1);
    QCOMPARE(rules->valueOf(Card::minor(Suit::cups, 11)), 2);
    QCOMPARE(rules->valueOf(major::world), 3);
    for (int number = 0; number < kCardCount; ++number) {
        for (const Slot& slot : rules->programOf(Card(number))) {
            QVERIFY(!slot.alternatives.empty());
        }
        QVERIFY(!rules->programOf(Card(number)).empty());
    }
    for (const Suit suit : {Suit::cups, Suit::rods, Suit::discs, Suit::swords}) {
        QCOMPARE(rules->suits[static_cast<std::size_t>(suit)]->suit(), std::optional(suit));
        QCOMPARE(rules->programOf(Card::minor(suit, 1))[0].alternatives[0],
                 rules->suits[static_cast<std::size_t>(suit)]);
    }
    QCOMPARE(rules->programOf(Card::major(1))[0].alternatives.size(), std::size_t{4});
    QCOMPARE(rules->programOf(Card::major(15)).size(), std::size_t{3});
}

void TestDocument::usesThatAreAlikeShareOnePower() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    const Power* rod = rules->suits[static_cast<std::size_t>(Suit::rods)];
    QCOMPARE(rules->programOf(Card::major(7))[1].alternatives[0], rod);
    QVERIFY(rules->programOf(Card::major(4))[1].alternatives[0] != rod);
}

void TestDocument::linksStandOnTheFirstPower() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    QCOMPARE(rules->programOf(Card::major(7))[0].link, LinkKind::through);
    QCOMPARE(rules->programOf(Card::major(7))[1].link, LinkKind::none);
    QCOMPARE(rules->programOf(Card::major(13))[0].link, LinkKind::leaveOut);
    QCOMPARE(rules->programOf(Card::major(18))[0].link, LinkKind::crowd);
    QCOMPARE(rules->programOf(Card::major(6))[0].link, LinkKind::none);
}

void TestDocument::mechanicsAreSortedAndHaveMemory() {
    const auto rules = loadRules(shippedLibrary(), builtinRegistry()).value();
    int last = -1;
    int memory = 0;
    for (const auto& mechanic : rules->mechanics) {
        QVERIFY(mechanic->rank() >= last);
        last = mechanic->rank();
        memory += mechanic->memorySize();
    }
    QVERIFY(memory <= kMemorySize);

    /// A plug-in that needs more state than there is room for.
    class Greedy : public Mechanic {
        std::string_view id() const override { return "greedy"; }
        int rank() const override { return 0; }
        int memorySize() const override { return kMemorySize; }
    };
    Registry registry = builtinRegistry();
    registry.addMechanic("greedy", mechanicKind<Greedy>());
    json document = shipped();
    document["mechanics"]["greedy"] = json::object();
    QCOMPARE(firstProblem(compile(document, registry)).code, DiagnosticCode::tooLarge);
}

void TestDocument::aRulesetSurvivesItsOwnRecord() {
    RulesetChoice choice;
    choice.options = {{"target", 8}};
    const auto rules = loadRules(shippedLibrary(), builtinRegistry(), choice).value();
    RulesetChoice recorded;
    recorded.document = parseJson(rules->document).value();
    const auto again = loadRules(Library{}, builtinRegistry(), recorded);
    QVERIFY(again);
    QCOMPARE((*again)->document, rules->document);
    QCOMPARE(json::parse((*again)->document)["end"]["target"], json(8));
}

QTEST_APPLESS_MAIN(TestDocument)
#include "tst_document.moc"
