// Plans of experiments: read, refused, written; the games of a plan.
#include "engine/documents/document.h"
#include "engine/lab/pair.h"
#include "engine/lab/plan.h"
#include "engine/mechanics/registry.h"

#include <QtTest>
#include <nlohmann/json.hpp>
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#endif

#include <fstream>
#include <set>
#include <sstream>

using namespace gnostica::engine;
using lab::GameKey;
using lab::GameRole;
using lab::Plan;
using nlohmann::json;

namespace {

std::string textOfFile(const std::string& path) {
    std::ifstream file(GNOSTICA_TEST_DATA "/../" + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const Library& library() {
    static const Library base = [] {
        Library made;
        const auto added = made.add(textOfFile("variants/gnostica/ruleset.json"), "gnostica");
        if (!added) {
            qFatal("the base game cannot be read");
        }
        return made;
    }();
    return base;
}

json smallPlan() {
    return {{"format", 1},
            {"name", "small"},
            {"arms", {"gnostica", {{"extends", "gnostica"}, {"end", {{"target", 8}}}}}},
            {"seats", 3},
            {"players", {"greedy", "random", {{"level", "apprentice"}, {"iterations", 20}}}},
            {"pairs", 12},
            {"seed", 7},
            {"skill", {{"pairs", 2}, {"players", {"greedy", "random"}}}}};
}

Plan planOf(const json& document) {
    auto plan = lab::readPlan(document, library(), builtinRegistry());
    if (!plan) {
        qFatal("%s", plan.error().front().pointer.c_str());
    }
    return std::move(*plan);
}

#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
bool fitsSchema(const json& document) {
    using valijson::adapters::NlohmannJsonAdapter;
    const json described = lab::planSchema();
    valijson::Schema schema;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(described), schema);
    return valijson::Validator().validate(schema, NlohmannJsonAdapter(document), nullptr);
}
#endif

}  // namespace

class TestPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlanIsRead();
    void writtenDownItIsTheSame();
    void theCheckedInSchemaIsUpToDate();
    void schemaAndReaderAgree_data();
    void schemaAndReaderAgree();
    void aLaterFormatIsCalledSo();
    void problemsHaveTheirPlaces();
    void whatIsOfAnotherTypeIsToldAndNeverThrown_data();
    void whatIsOfAnotherTypeIsToldAndNeverThrown();
    void everybodySitsEverywhere();
    void theArmsOfAPairHaveTheSameLuck();
    void chanceOfTheirOwnIsAnother();
};

void TestPlan::aPlanIsRead() {
    const Plan plan = planOf(smallPlan());
    QCOMPARE(plan.arms.size(), std::size_t{2});
    QCOMPARE(plan.arms[0].label, std::string("gnostica"));
    QCOMPARE(plan.arms[1].label, std::string(R"(gnostica {"end":{"target":8}})"));
    QCOMPARE(plan.arms[1].document["end"]["target"], 8);
    QCOMPARE(plan.players[2].iterations, 20);
    QCOMPARE(budgetOf(plan.players[2]).iterations, 20);
    QCOMPARE(budgetOf(plan.players[2]).seconds, 0.0);
    QCOMPARE(plan.skill->pairs, 2);
}

void TestPlan::writtenDownItIsTheSame() {
    const json written = toJson(planOf(smallPlan()));
    Library empty;  // a written plan needs no other document
    const auto again = lab::readPlan(written, empty, builtinRegistry());
    QVERIFY(again.has_value());
    QVERIFY(toJson(*again) == written);
    QCOMPARE(again->arms[0].rules->document, planOf(smallPlan()).arms[0].rules->document);
}

void TestPlan::theCheckedInSchemaIsUpToDate() {
    const json described = lab::planSchema();
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        std::ofstream(GNOSTICA_TEST_DATA "/../resources/lab/plan.schema.json") << described.dump(2) << '\n';
    }
    QVERIFY2(json::parse(textOfFile("resources/lab/plan.schema.json")) == described,
             "resources/lab/plan.schema.json is old: run this test with GNOSTICA_REGENERATE=1 and commit the file");
}

void TestPlan::schemaAndReaderAgree_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("as it is") << "{}" << true;
    QTest::newRow("no name") << R"({"name": null})" << true;
    QTest::newRow("precision") << R"({"precision": {"metric": "turns", "within": 0.5}})" << true;
    QTest::newRow("own chance") << R"({"chance": "own", "longest": 100, "courses": 0})" << true;
    QTest::newRow("no format") << R"({"format": null})" << false;
    QTest::newRow("later format") << R"({"format": 2})" << false;
    QTest::newRow("unknown key") << R"({"pear": 1})" << false;
    QTest::newRow("no pairs") << R"({"pairs": 0})" << false;
    QTest::newRow("half a pair") << R"({"pairs": 1.5})" << false;
    QTest::newRow("seed below") << R"({"seed": -4})" << false;
    QTest::newRow("chance") << R"({"chance": "fair"})" << false;
    QTest::newRow("level") << R"({"players": ["greedy", "random", "genius"]})" << false;
    QTest::newRow("iterations") << R"({"players": ["greedy", "random", {"level": "adept", "iterations": 0}]})" << false;
    QTest::newRow("player key") << R"({"players": ["greedy", "random", {"level": "adept", "time": 1}]})" << false;
    QTest::newRow("metric") << R"({"precision": {"metric": "tuns", "within": 0.5}})" << false;
    QTest::newRow("within") << R"({"precision": {"metric": "turns", "within": 0}})" << false;
    QTest::newRow("skill key") << R"({"skill": {"pears": 2}})" << false;
    QTest::newRow("no arms") << R"({"arms": []})" << false;
    QTest::newRow("arms") << R"({"arms": "gnostica"})" << false;
}

void TestPlan::schemaAndReaderAgree() {
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    QFETCH(QString, patch);
    QFETCH(bool, isGood);
    json document = smallPlan();
    document.merge_patch(json::parse(patch.toStdString()));
    QCOMPARE(lab::readPlan(document, library(), builtinRegistry()).has_value(), isGood);
    QCOMPARE(fitsSchema(document), isGood);
#else
    QSKIP("without valijson");
#endif
}

void TestPlan::aLaterFormatIsCalledSo() {
    json document = smallPlan();
    document["format"] = 2;
    const auto plan = lab::readPlan(document, library(), builtinRegistry());
    QVERIFY(!plan.has_value());
    QCOMPARE(plan.error().front().code, DiagnosticCode::laterVersion);
}

void TestPlan::problemsHaveTheirPlaces() {
    const std::string text = "{\n  \"format\": 1,\n  \"arms\": [\"gnostica\",\n    \"gnostika\"],\n  \"peirs\": 4\n}";
    const auto plan = lab::readPlan(text, "plan.json", library(), builtinRegistry());
    QVERIFY(!plan.has_value());
    std::set<int> lines;
    for (const Diagnostic& problem : plan.error()) {
        QCOMPARE(problem.source, std::string("plan.json"));
        QVERIFY2(!problem.suggestion.empty(), problem.pointer.c_str());
        lines.insert(problem.place.line);
    }
    QCOMPARE(lines, (std::set<int>{4, 5}));
}

void TestPlan::whatIsOfAnotherTypeIsToldAndNeverThrown_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("pointer");
    for (const char* other : {"-1", "true", "null", "[]", "[{}]", "2.5"}) {
        QTest::addRow("variant %s", other)
            << QStringLiteral(R"({"arms": [{"variant": %1}, "gnostica"]})").arg(QLatin1String(other))
            << QStringLiteral("/arms/0/variant");
    }
    // Regression: the exception of a library ended the window.
    QTest::newRow("variant in options") << R"({"arms": [{"variant": -1, "options": {}}]})"
                                        << "/arms/0/variant";
    QTest::newRow("options") << R"({"arms": [{"variant": "gnostica", "options": 3}]})"
                             << "/arms/0/options";
    QTest::newRow("label") << R"({"arms": [{"variant": "gnostica", "label": 3}]})"
                           << "/arms/0/label";
    QTest::newRow("name") << R"({"name": 3})"
                          << "/name";
    QTest::newRow("seed") << R"({"seed": "3"})"
                          << "/seed";
    QTest::newRow("level") << R"({"players": ["random", "random", {"level": 3}]})"
                           << "/players/2/level";
    QTest::newRow("iterations") << R"({"players": ["random", "random", {"level": "adept", "iterations": "3"}]})"
                                << "/players/2/iterations";
    QTest::newRow("skill") << R"({"skill": [1]})"
                           << "/skill";
    QTest::newRow("precision") << R"({"precision": {"metric": 3, "within": []}})"
                               << "/precision/metric";
}

void TestPlan::whatIsOfAnotherTypeIsToldAndNeverThrown() {
    QFETCH(QString, patch);
    QFETCH(QString, pointer);
    json document = smallPlan();
    document.update(json::parse(patch.toStdString()));
    const auto plan = lab::readPlan(document, library(), builtinRegistry());
    QVERIFY(!plan);
    QCOMPARE(QString::fromStdString(plan.error().front().pointer), pointer);
    QVERIFY(!plan.error().front().expected.empty());
}

void TestPlan::everybodySitsEverywhere() {
    const Plan plan = planOf(smallPlan());
    std::set<std::pair<int, int>> seen;
    for (int pair = 0; pair < plan.seats; ++pair) {
        const auto deal = seatingOf(plan, {pair, 0, GameRole::deal});
        const auto swapped = seatingOf(plan, {pair, 0, GameRole::swapped});
        std::set<int> players;
        for (int seat = 0; seat < plan.seats; ++seat) {
            seen.emplace(seat, deal[seatAt(seat)]);
            players.insert(deal[seatAt(seat)]);
            QVERIFY(deal[seatAt(seat)] != swapped[seatAt(seat)]);
        }
        QCOMPARE(players.size(), static_cast<std::size_t>(plan.seats));
    }
    QCOMPARE(seen.size(), static_cast<std::size_t>(plan.seats * plan.seats));
    QCOMPARE(gamesOfPair(plan, 0).size(), std::size_t{8});  // four of these measure skill
    QCOMPARE(gamesOfPair(plan, 2).size(), std::size_t{4});
}

void TestPlan::theArmsOfAPairHaveTheSameLuck() {
    const Plan plan = planOf(smallPlan());
    const auto first = gamePlanOf(plan, {3, 0, GameRole::deal});
    const auto second = gamePlanOf(plan, {3, 1, GameRole::deal});
    const auto swapped = gamePlanOf(plan, {3, 0, GameRole::swapped});
    const auto next = gamePlanOf(plan, {4, 0, GameRole::deal});
    QCOMPARE(first.chanceSeed, second.chanceSeed);
    QCOMPARE(first.chanceSeed, swapped.chanceSeed);
    QVERIFY(first.chanceSeed != next.chanceSeed);
    const auto seating = seatingOf(plan, {3, 0, GameRole::deal});
    const auto moved = seatingOf(plan, {3, 0, GameRole::swapped});
    for (int a = 0; a < plan.seats; ++a) {
        QCOMPARE(first.playerSeeds[seatAt(a)], second.playerSeeds[seatAt(a)]);
        for (int b = 0; b < plan.seats; ++b) {  // a player takes its seed along
            QCOMPARE(seating[seatAt(a)] == moved[seatAt(b)],
                     first.playerSeeds[seatAt(a)] == swapped.playerSeeds[seatAt(b)]);
        }
    }
}

void TestPlan::chanceOfTheirOwnIsAnother() {
    json document = smallPlan();
    document["chance"] = "own";
    const Plan plan = planOf(document);
    QVERIFY(gamePlanOf(plan, {3, 0, GameRole::deal}).chanceSeed != gamePlanOf(plan, {3, 1, GameRole::deal}).chanceSeed);
}

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
