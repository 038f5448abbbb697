// Test coverage of rules: every id of the base game has scenarios that accept and scenarios that refuse a step.
#include <QDirIterator>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

using nlohmann::json;

namespace {

struct Coverage {
    int accepting = 0;
    int refusing = 0;
};

std::map<std::string, Coverage> coverageOfScenarios() {
    std::map<std::string, Coverage> coverage;
    QDirIterator files(QStringLiteral(GNOSTICA_TEST_DATA "/scenarios"), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        std::ifstream file(files.next().toStdString());
        for (const json& scenario : json::parse(file)) {
            const bool refuses = scenario.contains("rejects") && !scenario["rejects"].empty();
            const bool accepts = scenario.contains("expect") || scenario.contains("accepts");
            for (const std::string rule : scenario.at("rules")) {
                coverage[rule].refusing += refuses ? 1 : 0;
                coverage[rule].accepting += accepts ? 1 : 0;
            }
        }
    }
    return coverage;
}

}  // namespace

class TestScenarioCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRuleOfTheBaseGameIsTriedBothWays_data();
    void everyRuleOfTheBaseGameIsTriedBothWays();
};

void TestScenarioCoverage::everyRuleOfTheBaseGameIsTriedBothWays_data() {
    QTest::addColumn<QString>("rule");
    const auto add = [](const char* family, int first, int last) {
        for (int number = first; number <= last; ++number) {
            QTest::addRow("%s-%d", family, number) << QStringLiteral("%1-%2").arg(QLatin1String(family)).arg(number);
        }
    };
    add("SPC", 1, 4);
    add("SET", 1, 4);
    add("BID", 1, 5);
    add("TOU", 1, 1);
    add("DRW", 1, 1);
    add("ORI", 1, 4);
    add("TRN", 1, 4);
    add("MIN", 1, 4);
    add("CUP", 1, 5);
    add("ROD", 1, 6);
    add("DIS", 1, 2);  // DIS-3 is not in the base game
    add("SWD", 1, 4);
    add("LNK", 1, 6);
    add("MAJ", 0, 22);
    add("SCO", 1, 1);
    add("CHL", 1, 4);
    add("TMR", 1, 1);
}

void TestScenarioCoverage::everyRuleOfTheBaseGameIsTriedBothWays() {
    QFETCH(QString, rule);
    static const auto coverage = coverageOfScenarios();
    const auto found = coverage.find(rule.toStdString());
    QVERIFY(found != coverage.end());
    QVERIFY2(found->second.accepting > 0, "no scenario accepts by this rule");
    QVERIFY2(found->second.refusing > 0, "no scenario refuses by this rule");
}

QTEST_APPLESS_MAIN(TestScenarioCoverage)
#include "tst_scenario_coverage.moc"
