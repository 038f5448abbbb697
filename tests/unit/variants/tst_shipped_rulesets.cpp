// The shipped rulesets: valid, described by the schema, and playable with every expansion.
#include "engine/bots/idle.h"
#include "engine/documents/draft.h"
#include "engine/documents/options.h"
#include "engine/notation/record.h"
#include "tests/support/golden_game.h"
#include "tests/support/playout.h"
#include "tests/unit/shipped.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#endif

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Games per ruleset; GNOSTICA_GAMES sets a larger number.
int gamesToPlay() {
    return std::max(1, qEnvironmentVariableIntValue("GNOSTICA_GAMES") / 20);
}

constexpr std::size_t kMoments = 300;

}  // namespace

class TestShippedRulesets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPluginAndDocumentIsRead();
    void everyDocumentFitsTheSchema();
    void everyDocumentHasItsOwnNameAndSummary();
    void nothingIsSaidOfAnyDocument();
    void everyGameKeepsItsPromises_data();
    void everyGameKeepsItsPromises();
    void everyGameGoesAsItWent_data();
    void everyGameGoesAsItWent();
    void everyOptionOfAVariantKeepsThePromises();
    void aMechanicThatSetsPiecesAsideLeavesSome();
    void nothingIsReplacedByAPlugin();
    void everythingInAStateIsInItsHash_data();
    void everythingInAStateIsInItsHash();
    void aPassedTurnIsOver_data();
    void aPassedTurnIsOver();
    void recordsOfEveryVersionAreRead_data();
    void recordsOfEveryVersionAreRead();

private:
    void eachChoice() const;
    RulesetChoice choiceNamed(const std::string& name) const;

    const Shipped shipped_;
};

void TestShippedRulesets::everyPluginAndDocumentIsRead() {
    QCOMPARE(shipped_.plugins.problems.size(), std::size_t{0});
    QCOMPARE(shipped_.problems.size(), std::size_t{0});
    QVERIFY(shipped_.plugins.plugins.size() >= 3);
    for (const char* id :
         {"gnostica",     "hypothermia",     "threestica",    "tournament",       "short-game",      "long-game",
          "hidden-timer", "shared-downfall", "highest-score", "threestica-short", "star-wheel",      "second-chance",
          "heavy-price",  "target-by-table", "majority",      "pip-count",        "all-against-one", "scoring-piles",
          "towers",       "zarcana",         "colour-die"}) {
        QVERIFY2(shipped_.library.find(id) != nullptr, id);
    }
}

void TestShippedRulesets::everyDocumentFitsTheSchema() {
#if __has_include(<valijson/adapters/nlohmann_json_adapter.hpp>)
    using valijson::adapters::NlohmannJsonAdapter;
    std::ifstream stream((shipped_.folders.variants() + QStringLiteral("/ruleset.schema.json")).toStdString());
    const json described = json::parse(stream);
    valijson::Schema schema;
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(NlohmannJsonAdapter(described), schema);
    for (const std::string& id : shipped_.library.ids()) {
        valijson::ValidationResults results;
        const bool fits =
            valijson::Validator().validate(schema, NlohmannJsonAdapter(*shipped_.library.find(id)), &results);
        QVERIFY2(fits, id.c_str());
    }
#else
    QSKIP("valijson is not installed");
#endif
}

void TestShippedRulesets::everyDocumentHasItsOwnNameAndSummary() {
    std::set<std::string> names;
    for (const std::string& id : shipped_.library.ids()) {
        const json& document = *shipped_.library.find(id);
        QVERIFY2(names.insert(document.at("name").at("en").get<std::string>()).second, id.c_str());
        for (const char* language : {"en", "de"}) {
            QVERIFY2(document.at("summary").at(language).get_ref<const std::string&>().ends_with('.'), id.c_str());
        }
    }
}

void TestShippedRulesets::eachChoice() const {
    QTest::addColumn<QByteArray>("name");
    for (const RulesetChoice& choice : shipped_.choices()) {
        const std::string name = Shipped::nameOf(choice);
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }
}

RulesetChoice TestShippedRulesets::choiceNamed(const std::string& name) const {
    const auto all = shipped_.choices();
    return *std::find_if(all.begin(), all.end(),
                         [&](const RulesetChoice& choice) { return Shipped::nameOf(choice) == name; });
}

// Regression: two of them repeated values of their parents, which the workshop reports.
void TestShippedRulesets::nothingIsSaidOfAnyDocument() {
    for (const std::string& id : shipped_.library.ids()) {
        const std::string text = shipped_.library.find(id)->dump();
        const Diagnostics problems = checkDraft(text, id, shipped_.library, shipped_.registry);
        for (const Diagnostic& problem : problems) {
            qWarning("%s: %s", id.c_str(), problem.pointer.c_str());
        }
        QVERIFY2(problems.empty(), id.c_str());
    }
}

void TestShippedRulesets::everyGameKeepsItsPromises_data() {
    eachChoice();
}

void TestShippedRulesets::everyGameKeepsItsPromises() {
    QFETCH(QByteArray, name);
    const auto rules = shipped_.rules(choiceNamed(name.toStdString()));
    for (int game = 0; game < gamesToPlay(); ++game) {
        for (int seats = rules->minSeats; seats <= rules->maxSeats; ++seats) {
            const auto seed = static_cast<std::uint64_t>(game * 10 + seats);
            const std::string broken = Playout(rules, seats, seed).run(kMoments);
            QVERIFY2(broken.empty(),
                     (std::to_string(seats) + " seats, seed " + std::to_string(seed) + ": " + broken).c_str());
        }
    }
}

void TestShippedRulesets::everyGameGoesAsItWent_data() {
    eachChoice();
}

// To regenerate: GNOSTICA_REGENERATE=1 ./dev test -R tst_shipped_rulesets && git diff tests/golden
void TestShippedRulesets::everyGameGoesAsItWent() {
    QFETCH(QByteArray, name);
    const auto rules = shipped_.rules(choiceNamed(name.toStdString()));
    const std::string file = GNOSTICA_TEST_DATA "/golden/variants/" + name.toStdString() + ".txt";
    const std::string difference = differenceFromGolden(file, rules, 3);
    QVERIFY2(difference.empty(), difference.c_str());
}

void TestShippedRulesets::everyOptionOfAVariantKeepsThePromises() {
    for (const char* id : {"hypothermia", "threestica"}) {
        RulesetChoice choice;
        choice.base = id;
        choice.expansions = {"star-wheel"};
        const json document = merge(shipped_.library, shipped_.registry, choice).value();
        std::uint64_t seed = 0;
        for (const Option& option : optionsOf(document, shipped_.registry)) {
            if (option.part == OptionPart::majors) {
                continue;  // the same powers again for each card
            }
            std::vector<json> values(option.choices.begin(), option.choices.end());
            if (option.type == OptionType::boolean) {
                values = {false, true};
            } else if (option.type == OptionType::integer) {
                values = {option.minimum, option.maximum};
            } else if (option.type == OptionType::choiceSet) {
                values = {json::array(), json(option.choices)};
            } else if (option.type == OptionType::layout) {
                values = {json::array({". * *", "sun . *"})};
            } else if (option.type == OptionType::cardNumbers) {
                values = {json::object({{"fool", 0}, {"cups-2", 9}})};
            }
            for (const json& value : values) {
                choice.options = {{option.key, value}};
                const auto rules = loadRules(shipped_.library, shipped_.registry, choice);
                if (!rules) {
                    continue;  // excluded by another setting
                }
                const int seats = std::clamp(2 + static_cast<int>(seed % 4), (*rules)->minSeats, (*rules)->maxSeats);
                const std::string broken = Playout(*rules, seats, ++seed).run(kMoments / 2);
                QVERIFY2(broken.empty(), (std::string(id) + " " + choice.options.dump() + ": " + broken).c_str());
            }
        }
    }
}

// WHL-1, TRN-1: with the only small piece on the wheel, no player could ever place one.
void TestShippedRulesets::aMechanicThatSetsPiecesAsideLeavesSome() {
    RulesetChoice choice;
    choice.expansions = {"star-wheel"};
    QCOMPARE(shipped_.rules(choice)->stash[0], std::int8_t{4});
    choice.options = {{"smallPieces", 1}};
    const auto refused = loadRules(shipped_.library, shipped_.registry, choice);
    QVERIFY(!refused);
    QCOMPARE(refused.error().front().code, DiagnosticCode::conflict);
    QCOMPARE(refused.error().front().pointer, std::string("/options/smallPieces"));
}

/// E8: the last plug-in to register a name won it.
void TestShippedRulesets::nothingIsReplacedByAPlugin() {
    const QTemporaryDir folder;
    const QDir plugins(shipped_.folders.plugins);
    for (const QString& name : plugins.entryList(QDir::Files)) {
        QVERIFY(QFile::copy(plugins.filePath(name), folder.filePath(QStringLiteral("a-") + name)));
        QVERIFY(QFile::copy(plugins.filePath(name), folder.filePath(QStringLiteral("b-") + name)));
    }
    gnostica::storage::DataFolders folders = shipped_.folders;
    folders.plugins = folder.path();
    const auto loaded = gnostica::storage::loadPlugins(folders);
    QCOMPARE(loaded.plugins.size(), shipped_.plugins.plugins.size());
    QCOMPARE(loaded.problems.size(), shipped_.plugins.plugins.size());
    for (const Diagnostic& problem : loaded.problems) {
        QCOMPARE(problem.code, DiagnosticCode::nameTaken);
        QVERIFY(problem.source.find("/b-") != std::string::npos);
        QVERIFY(shipped_.registry.mechanics().contains(problem.found) ||
                shipped_.registry.powers().contains(problem.found));
    }
    QVERIFY(registryWith(loaded).refused().empty());
}

void TestShippedRulesets::everythingInAStateIsInItsHash_data() {
    eachChoice();
}

/// E10: wheel, Infinity, exhaustions, announcement and timer were missing from the hash of a record.
void TestShippedRulesets::everythingInAStateIsInItsHash() {
    QFETCH(QByteArray, name);
    const auto rules = shipped_.rules(choiceNamed(name.toStdString()));
    std::map<std::uint64_t, State> seen;
    for (int seats = rules->minSeats; seats <= rules->maxSeats; ++seats) {
        Playout playout(rules, seats, static_cast<std::uint64_t>(seats));
        playout.play(kMoments);
        for (const Moment& moment : playout.game().history()) {
            const auto [other, isNew] = seen.emplace(stateHash(*rules, moment.before), moment.before);
            QVERIFY(isNew || other->second == moment.before);
        }
    }
    QVERIFY(seen.size() > 100);
}

void TestShippedRulesets::aPassedTurnIsOver_data() {
    eachChoice();
}

/// E9: the end of the turn was skipped, and with it the wheel's die and the next seat's move on it.
void TestShippedRulesets::aPassedTurnIsOver() {
    QFETCH(QByteArray, name);
    const auto rules = shipped_.rules(choiceNamed(name.toStdString()));
    Playout playout(rules, 2, 1);
    playout.play(kMoments);
    const auto isBegun = [](const Moment& moment) { return moment.before.turn.stage == Stage::option; };
    Rng rng(1);
    int passed = 0;
    for (const Moment& moment : playout.game().history()) {
        if (!isBegun(moment)) {
            continue;
        }
        const State after = bots::passTurn(*rules, moment.before, rng);
        QVERIFY(isOver(after) || after.turnsPlayed == moment.before.turnsPlayed + 1);
        // The first choice of the turn is open: a mechanic's or the player's option.
        QVERIFY(isOver(after) || after.turn.stage == Stage::option ||
                (after.turn.stage == Stage::floor && after.turn.hook == Hook::turnStart));
        const bool hasWheel = rules->expansions == std::vector<std::string>{"star-wheel"};
        QVERIFY(isOver(after) || !hasWheel || after.turn.stage == Stage::floor);
        ++passed;
    }
    QVERIFY(passed > 0);
}

void TestShippedRulesets::recordsOfEveryVersionAreRead_data() {
    QTest::addColumn<QString>("path");
    for (int version = 1; version <= kRecordVersion; ++version) {
        const QDir folder(QStringLiteral(GNOSTICA_TEST_DATA "/golden/records/version-%1").arg(version));
        const QStringList names = folder.entryList(QDir::Files);
        QVERIFY(names.size() >= 4);
        for (const QString& name : names) {
            QTest::addRow("%d %s", version, qPrintable(name)) << folder.filePath(name);
        }
    }
}

/// Games that the program saved when the version was current: they replay with every hash checked. Those of the current
/// version are made from the others by GNOSTICA_REGENERATE=1, which is needed only for a version in development.
void TestShippedRulesets::recordsOfEveryVersionAreRead() {
    QFETCH(QString, path);
    std::ifstream file(path.toStdString());
    const auto record = loadRecord(file, shipped_.registry);
    QVERIFY(record && !record->damage);
    QVERIFY(record->lines > 10);
    std::stringstream out;
    writeRecord(out, record->header, record->game, record->times);
    const auto again = loadRecord(out, shipped_.registry);
    QVERIFY(again && !again->damage);
    QVERIFY(again->game.state() == record->game.state());
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        path.replace(QStringLiteral("/version-1/"), QStringLiteral("/version-%1/").arg(kRecordVersion));
        std::ofstream(path.toStdString()) << out.str();
    }
}

QTEST_GUILESS_MAIN(TestShippedRulesets)
#include "tst_shipped_rulesets.moc"
