// Counts of step sequences from fixed positions: a change of any rule involved changes a number.
#include "engine/mechanics/registry.h"
#include "engine/notation/scenario.h"
#include "tests/support/rulesets.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace gnostica::engine;
using nlohmann::json;

class TestPerft : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsStayAsTheyAre_data();
    void countsStayAsTheyAre();
};

// tests/perft/positions.json: counts from a separate implementation of the rules.
void TestPerft::countsStayAsTheyAre_data() {
    QTest::addColumn<QByteArray>("text");
    std::ifstream file(GNOSTICA_TEST_DATA "/perft/positions.json");
    const json positions = json::parse(file);
    QVERIFY(positions.size() >= 16);
    for (const json& position : positions) {
        QTest::addRow("%s", position.at("name").get<std::string>().c_str())
            << QByteArray::fromStdString(position.dump());
    }
}

void TestPerft::countsStayAsTheyAre() {
    QFETCH(QByteArray, text);
    const json file = json::parse(text.toStdString());
    Library library;
    QVERIFY(library.add(gnostica::tests::baseRules()->document, "gnostica").has_value());
    const Registry registry = builtinRegistry();
    RulesSource source(library, registry);

    const auto start = playSteps(file, source);
    QVERIFY(start.has_value());
    int depth = 0;
    for (const json& count : file.at("counts")) {
        const auto found = perft(*start, ++depth);
        QVERIFY(found.has_value());
        QCOMPARE(*found, count.get<std::uint64_t>());
    }
}

QTEST_APPLESS_MAIN(TestPerft)
#include "tst_perft.moc"
