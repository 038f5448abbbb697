// The option table: one description, and everything generated from it agrees.
#include "engine/documents/document.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/mechanics/registry.h"
#include "engine/model/neutral_text.h"

#include <QtTest>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>
#include <sstream>

#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#endif

using namespace gnostica::engine;
using nlohmann::json;

namespace {

std::string textOf(const std::string& file) {
    std::ifstream stream(GNOSTICA_TEST_DATA "/../variants/" + file);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

json shipped() {
    return json::parse(textOf("gnostica/ruleset.json"));
}

Checked<json> mergedWith(const json& options) {
    Library library;
    library.add(textOf("gnostica/ruleset.json"), "gnostica");
    RulesetChoice choice;
    choice.options = options;
    return merge(library, builtinRegistry(), choice);
}

/// Values that an option may not have.
std::vector<json> wrongValues(const Option& option) {
    switch (option.type) {
    case OptionType::boolean: return {1, "true"};
    case OptionType::integer: return {option.minimum - 1, option.maximum + 1, "1"};
    case OptionType::choice: return {"nonsense", 1};
    case OptionType::choiceSet: return {"nonsense", json::array({"nonsense"})};
    case OptionType::program: return {"cup", 1};
    case OptionType::layout:
        return {"*", json::array({1}), json::array({"* nonsense"}), json::array({""}),
                json::array({"* * * * * * * * *"})};
    case OptionType::cardNumbers:
        return {1, json::object({{"nonsense", 1}}), json::object({{"sun", option.maximum + 1}}),
                json::object({{"sun", option.minimum - 1}}), json::object({{"sun", "1"}})};
    }
    return {1};
}

/// Values that the option may have, regardless of others.
std::vector<json> rightValues(const Option& option) {
    switch (option.type) {
    case OptionType::boolean: return {true, false};
    case OptionType::integer: return {option.minimum, option.maximum};
    case OptionType::choice: return {option.choices.begin(), option.choices.end()};
    case OptionType::choiceSet: return {json::array(), json(option.choices)};
    case OptionType::layout: return {json::array(), json::array({". * *", "sun . cups-10"})};
    case OptionType::cardNumbers:
        return {json::object(), json::object({{"fool", option.minimum}, {"cups-2", option.maximum}})};
    case OptionType::program: return {json::array({"rod"}), json::array({"cup", {{"power", "rod"}, {"pips", 1}}})};
    }
    return {"text"};
}

#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
bool matches(const json& document) {
    using valijson::adapters::NlohmannJsonAdapter;
    const json described = jsonSchema(builtinRegistry());
    valijson::Schema schema;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(described), schema);
    return valijson::Validator().validate(schema, NlohmannJsonAdapter(document), nullptr);
}
#endif

}  // namespace

class TestOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableIsSound();
    void theShippedDocumentSetsEveryOption();
    void everyOptionCanBeSetByItsKey();
    void everyOptionRefusesWrongValues();
    void theKeysThatPositionsUse_data();
    void theKeysThatPositionsUse();
    void anUnknownKeyIsSuggested();
    void optionsFollowThePowersOfTheSuits();
    void suitsWithTheSamePowerAreToldApart();
    void majorsAndTheirLinksAreOptions();
    void aCardsStandardIsItsSuits();
    void theStandardValuesAreThoseOfTheRules();
    void constraintsNameKnownOptions();
    void theCheckedInSchemaIsUpToDate();
    void schemaAndCheckerAgree_data();
    void schemaAndCheckerAgree();
    void schemaAndCheckerAgreeOnChildren_data();
    void schemaAndCheckerAgreeOnChildren();
};

void TestOptions::theTableIsSound() {
    std::set<std::string> keys;
    std::set<std::string> pointers;
    for (const Option& option : optionsOf(shipped(), builtinRegistry())) {
        QVERIFY2(keys.insert(option.key).second, option.key.c_str());
        QVERIFY2(pointers.insert(option.pointer).second, option.pointer.c_str());
        const std::string_view rule = option.rule.text;
        QVERIFY2(rule.size() > 4 && rule[0] != smallLetter(rule[0]), option.key.c_str());
        QCOMPARE(option.isRuling, option.pointer.starts_with("/rulings/"));
        const bool chooses = option.type == OptionType::choice || option.type == OptionType::choiceSet;
        QCOMPARE(option.choices.empty(), !chooses);
        QVERIFY(option.type != OptionType::integer || option.minimum < option.maximum);
    }
}

void TestOptions::theShippedDocumentSetsEveryOption() {
    const json document = shipped();
    for (const Option& option : optionsOf(document, builtinRegistry())) {
        QVERIFY2(option.mayLack || document.contains(json::json_pointer(option.pointer)), option.key.c_str());
    }
}

void TestOptions::everyOptionCanBeSetByItsKey() {
    for (const Option& option : optionsOf(shipped(), builtinRegistry())) {
        for (const json& value : rightValues(option)) {
            const auto merged = mergedWith({{option.key, value}});
            QVERIFY2(merged, option.key.c_str());
            QCOMPARE((*merged)[json::json_pointer(option.pointer)], value);
        }
    }
}

void TestOptions::everyOptionRefusesWrongValues() {
    for (const Option& option : optionsOf(shipped(), builtinRegistry())) {
        for (const json& value : wrongValues(option)) {
            const auto merged = mergedWith({{option.key, value}});
            QVERIFY2(!merged, (option.key + " " + value.dump()).c_str());
            QVERIFY(merged.error().front().pointer.starts_with("/options/" + option.key));

            json document = mergedWith(json::object()).value();
            setOption(document, option, value);
            const Diagnostics problems = checkDocument(document, builtinRegistry());
            QVERIFY2(!problems.empty(), option.key.c_str());
            QVERIFY(problems.front().pointer.starts_with(option.pointer));
        }
    }
}

void TestOptions::theKeysThatPositionsUse_data() {
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("pointer");
    QTest::newRow("target") << QByteArray(R"({"target": 8})") << QByteArray("/end/target");
    QTest::newRow("turn order") << QByteArray(R"({"turnOrder": "tournament"})") << QByteArray("/start/turnOrder");
    QTest::newRow("start") << QByteArray(R"({"start": "random"})") << QByteArray("/start/first");
    QTest::newRow("first seat") << QByteArray(R"({"firstSeat": "C"})") << QByteArray("/start/seat");
    QTest::newRow("timer") << QByteArray(R"({"timer": "rounds"})") << QByteArray("/mechanics/timer/mode");
    QTest::newRow("timer's least") << QByteArray(R"({"timerMin": 255})") << QByteArray("/mechanics/timer/min");
    QTest::newRow("timer's most") << QByteArray(R"({"timerMax": 255})") << QByteArray("/mechanics/timer/max");
}

void TestOptions::theKeysThatPositionsUse() {
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, pointer);
    const json chosen = json::parse(options.toStdString());
    const auto merged = mergedWith(chosen);
    QVERIFY(merged);
    QCOMPARE((*merged)[json::json_pointer(pointer.toStdString())], chosen.front());
}

void TestOptions::anUnknownKeyIsSuggested() {
    const auto merged = mergedWith({{"taget", 8}});
    QVERIFY(!merged);
    const Diagnostic& problem = merged.error().front();
    QCOMPARE(problem.code, DiagnosticCode::unknownKey);
    QCOMPARE(problem.pointer, std::string("/options/taget"));
    QCOMPARE(problem.suggestion, std::string("target"));
    QCOMPARE(mergedWith("target").error().front().code, DiagnosticCode::wrongType);
}

void TestOptions::optionsFollowThePowersOfTheSuits() {
    json document = shipped();
    document["suits"]["rod"] = {{"power", "warp"}, {"territories", true}};
    document["mechanics"].erase("timer");
    const auto table = optionsOf(document, builtinRegistry());
    const auto has = [&table](const char* key) {
        return std::any_of(table.begin(), table.end(), [key](const Option& option) { return option.key == key; });
    };
    QVERIFY(has("warpTerritories"));
    QVERIFY(!has("rodSlide"));
    QVERIFY(!has("timer"));
}

/// E7: only the first of them could be set.
void TestOptions::suitsWithTheSamePowerAreToldApart() {
    Library library;
    json document = shipped();
    document["id"] = "two-swords";
    document["suits"]["disc"] = document["suits"]["sword"];
    library.add(document.dump(), "two-swords.json");
    std::set<std::string> keys;
    const auto table = optionsOf(document, builtinRegistry());
    for (const Option& option : table) {
        QVERIFY2(keys.insert(option.key).second, option.key.c_str());
    }
    RulesetChoice choice;
    choice.base = "two-swords";
    for (const Option& option : table) {
        const json value = rightValues(option).back();
        choice.options = {{option.key, value}};
        const auto merged = merge(library, builtinRegistry(), choice);
        QVERIFY2(merged, option.key.c_str());
        QCOMPARE((*merged)[json::json_pointer(option.pointer)], value);
    }
    // The plain key still belongs to the first suit.
    choice.options = {{"swordPips", 2}, {"sword.swordPips", 1}};
    const json merged = merge(library, builtinRegistry(), choice).value();
    QCOMPARE(merged["suits"]["disc"]["pips"], json(2));
    QCOMPARE(merged["suits"]["sword"]["pips"], json(1));
    QVERIFY(findOption(table, "disc.swordPips") == findOption(table, "swordPips"));
}

/// The powers of a card are a setting like any other.
void TestOptions::majorsAndTheirLinksAreOptions() {
    const auto table = optionsOf(shipped(), builtinRegistry());
    const Option* program = findOption(table, "majors.tower");
    QVERIFY(program != nullptr);
    QCOMPARE(program->pointer, std::string("/majors/tower"));
    QCOMPARE(program->rule.text, std::string_view("MAJ-16"));
    QCOMPARE(findOption(table, "links.moon")->standard, PlainValue(std::string("none")));
    const Option* parameter = findOption(table, "tower.2.swordReplacement");
    QCOMPARE(parameter->pointer, std::string("/majors/tower/1/replacement"));
    QVERIFY(parameter == findOption(table, "tower.swordReplacement"));
    QCOMPARE(findOption(table, "magician.1.3.cupFound")->pointer, std::string("/majors/magician/0/any/2/found"));

    // "rod" is written out for its parameter; the others are unchanged.
    const json merged = mergedWith({{"chariot.2.rodPips", 2}, {"links.chariot", "none"}}).value();
    QCOMPARE(merged["majors"]["chariot"], json::parse(R"(["rod", {"power": "rod", "pips": 2}])"));
    QVERIFY(checkDocument(merged, builtinRegistry()).empty());
    const auto rules = compile(merged, builtinRegistry()).value();
    QCOMPARE(rules->programOf(Card::major(7))[0].link, LinkKind::none);

    const auto other =
        compile(mergedWith({{"majors.sun", {"trade", "trade"}}, {"links.sun", "none"}}).value(), builtinRegistry());
    QCOMPARE(other.value()->programOf(Card::major(19))[0].alternatives,
             other.value()->programOf(Card::major(19))[1].alternatives);
}

/// Parameters that a card's use of a power omits come from the suit that it names.
void TestOptions::aCardsStandardIsItsSuits() {
    json document = shipped();
    document["suits"]["rod"]["pips"] = 2;
    const auto table = optionsOf(document, builtinRegistry());
    QCOMPARE(findOption(table, "lovers.1.rodPips")->standard, PlainValue(std::int64_t{2}));
}

/// Members and table must agree: a value missing from a document is the default of the struct.
void TestOptions::theStandardValuesAreThoseOfTheRules() {
    const GameSettings standard;
    const GameSettings made = generalTable().make({});
    QCOMPARE(made.handLimit, standard.handLimit);
    for (const Option& option : generalOptions()) {
        const json document = shipped();
        const json::json_pointer place(option.pointer);
        QVERIFY2(document.contains(place) || option.mayLack, option.key.c_str());
        QVERIFY(!document.contains(place) || toJson(option.standard) == document.at(place));
    }
    PlainValues values;
    values["/hand/limit"] = std::int64_t{3};
    values["/rulings/affectedBy"] = std::vector<std::string>{"grown", "created"};
    values["/rulings/noFreeSpace"] = std::string("refresh");
    values["/stash/large"] = std::int64_t{0};
    const GameSettings changed = generalTable().make(values);
    QCOMPARE(changed.handLimit, 3);
    QCOMPARE(int{changed.rulings.affectedBy}, 1 | 8);
    QVERIFY(!changed.rulings.passWithoutFreeSpace);
    QCOMPARE(int{changed.stash[2]}, 0);
    QCOMPARE(int{changed.stash[1]}, 5);
}

/// Constraints refer to options by key.
void TestOptions::constraintsNameKnownOptions() {
    const auto isKnown = [](const std::string& key) { return findOption(generalOptions(), key) != nullptr; };
    for (const Constraint& constraint : generalTable().constraints()) {
        QVERIFY(constraint.when.always() || isKnown(constraint.when.key));
        if (const auto* bounds = std::get_if<Constraint::NotAbove>(&constraint.what)) {
            QVERIFY(isKnown(bounds->lesser) && isKnown(bounds->greater));
        } else if (const auto* sum = std::get_if<Constraint::AtMost>(&constraint.what)) {
            for (const auto& product : sum->products) {
                QVERIFY(std::ranges::all_of(product.factors, isKnown));
                QVERIFY(product.when.always() || isKnown(product.when.key));
            }
        }
    }
    for (const Option& option : generalOptions()) {
        QVERIFY2(option.when.always() || isKnown(option.when.key), option.key.c_str());
    }
}

// ---- The JSON Schema ------------------------------------------------------------------------------------------------

void TestOptions::theCheckedInSchemaIsUpToDate() {
    const json described = jsonSchema(builtinRegistry());
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        std::ofstream(GNOSTICA_TEST_DATA "/../variants/ruleset.schema.json") << described.dump(2) << '\n';
    }
    QVERIFY2(json::parse(textOf("ruleset.schema.json")) == described,
             "variants/ruleset.schema.json is old: run this test with GNOSTICA_REGENERATE=1 and commit the file");
}

void TestOptions::schemaAndCheckerAgree_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<bool>("right");
    QTest::newRow("as shipped") << QByteArray("{}") << true;
    QTest::newRow("unknown key") << QByteArray(R"({"targets": 9})") << false;
    QTest::newRow("unknown setting") << QByteArray(R"({"end": {"targets": 9}})") << false;
    QTest::newRow("missing setting") << QByteArray(R"({"end": {"target": null}})") << false;
    QTest::newRow("a suit's power of no suit")
        << QByteArray(R"({"suits": {"cup": {"power": "warp", "territories": true, "enemies": null, "found": null,
            "foundFrom": null, "ignoreLimit": null}}, "majors": {"wheel-of-fortune": ["cup"], "empress": ["cup"]}})")
        << false;
    QTest::newRow("another suit's power")
        << QByteArray(R"({"suits": {"rod": {"power": "cup", "enemies": true, "found": "none", "foundFrom": [],
            "ignoreLimit": false, "pushOwn": null, "slide": null, "pips": null}}, "majors": {"emperor": ["rod"]}})")
        << false;
    QTest::newRow("missing section") << QByteArray(R"({"rulings": null})") << false;
    QTest::newRow("out of range") << QByteArray(R"({"hand": {"limit": 11}})") << false;
    QTest::newRow("no such choice") << QByteArray(R"({"start": {"first": "bids"}})") << false;
    QTest::newRow("twice in a list") << QByteArray(R"({"turn": {"options": ["refresh", "refresh"]}})") << false;
    QTest::newRow("missing parameter") << QByteArray(R"({"suits": {"rod": {"slide": null}}})") << false;
    QTest::newRow("wrong parameter") << QByteArray(R"({"suits": {"rod": {"slide": 1}}})") << false;
    QTest::newRow("unknown parameter") << QByteArray(R"({"suits": {"rod": {"glide": true}}})") << false;
    QTest::newRow("a use's parameter") << QByteArray(R"({"majors": {"devil": [{"power": "turn", "who": "all"}]}})")
                                       << false;
    QTest::newRow("a use without a power") << QByteArray(R"({"majors": {"devil": [{"who": "target"}]}})") << false;
    QTest::newRow("a card without powers") << QByteArray(R"({"majors": {"fool": []}})") << false;
    QTest::newRow("a missing card") << QByteArray(R"({"majors": {"sun": null}})") << false;
    QTest::newRow("no such link") << QByteArray(R"({"links": {"sun": "over"}})") << false;
    QTest::newRow("a mechanic's parameter") << QByteArray(R"({"mechanics": {"timer": {"min": 0}}})") << false;
    QTest::newRow("a mechanic less") << QByteArray(R"({"mechanics": {"timer": null}})") << true;
    QTest::newRow("a link less") << QByteArray(R"({"links": {"moon": null}})") << true;
    QTest::newRow("a choice of two")
        << QByteArray(R"({"majors": {"sun": [{"any": ["rod", "trade"]}]}, "links": {"sun": null}})") << true;
    QTest::newRow("a drawn board") << QByteArray(R"({"board": {"layout": [". *  *", "sun . cups-10"]}})") << true;
    QTest::newRow("a row of nothing") << QByteArray(R"({"board": {"layout": ["*", " "]}})") << false;
    QTest::newRow("a row too long") << QByteArray(R"({"board": {"layout": ["* * * * * * * * *"]}})") << false;
    QTest::newRow("no such card on the board") << QByteArray(R"({"board": {"layout": ["* suns"]}})") << false;
    QTest::newRow("values of cards") << QByteArray(R"({"deck": {"cardValues": {"fool": 0, "cups-2": 9}}})") << true;
    QTest::newRow("a value too high") << QByteArray(R"({"deck": {"cardValues": {"fool": 10}}})") << false;
    QTest::newRow("a value of no card") << QByteArray(R"({"deck": {"cardValues": {"cups-11": 1}}})") << false;
    QTest::newRow("a limit less") << QByteArray(R"({"board": {"limits": {"spot": 2}}})") << true;
    QTest::newRow("a name in Brazil") << QByteArray(R"({"name": {"pt_BR": "Gnóstica"}})") << true;
}

void TestOptions::schemaAndCheckerAgree() {
    QFETCH(QByteArray, patch);
    QFETCH(bool, right);
    json document = shipped();
    document.merge_patch(json::parse(patch.toStdString()));
    QCOMPARE(checkDocument(document, builtinRegistry()).empty(), right);
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    QCOMPARE(matches(document), right);
    document = json::parse(patch.toStdString());  // the same document as a child
    document["extends"] = "gnostica";
    document["id"] = "child";
    document["format"] = 1;
    document["name"]["en"] = "Child";
    QVERIFY(!right || matches(document));
#endif
}

void TestOptions::schemaAndCheckerAgreeOnChildren_data() {
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<bool>("right");
    const auto row = [](const char* patch, bool right) { QTest::newRow(patch) << QByteArray(patch) << right; };
    row(R"({"suits": {"cup": {"enemies": true}}})", true);
    row(R"({"suits": {"rod": {"pips": 2, "slide": false}}})", true);
    row(R"({"suits": {"cup": {"enemies": 7}}})", false);
    row(R"({"suits": {"cup": {"pips": 2}}})", false);
    row(R"({"suits": {"cup": {"any": ["cup", "rod"]}}})", false);
    row(R"({"suits": {"rod": {"pips": 99}}})", false);
    row(R"({"majors": {"empress": [{"power": "cup", "enemies": true}]}})", true);
    row(R"({"majors": {"empress": [{"power": "cup", "foo": 1}]}})", false);
    row(R"({"turn": {"options": ["activate", "refresh"]}})", true);
    row(R"({"turn": {"options": []}})", false);
    row(R"({"turn": {"options": ["activate"]}})", false);
}

// Regression: the schema described nothing of a suit unless its power was repeated.
void TestOptions::schemaAndCheckerAgreeOnChildren() {
    QFETCH(QByteArray, patch);
    QFETCH(bool, right);
    json document = shipped();
    document.merge_patch(json::parse(patch.toStdString()));
    QCOMPARE(checkDocument(document, builtinRegistry()).empty(), right);
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    json child{{"format", 1}, {"id", "child"}, {"extends", "gnostica"}, {"name", {{"en", "Child"}}}};
    child.merge_patch(json::parse(patch.toStdString()));
    QCOMPARE(matches(child), right);
#endif
}

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
