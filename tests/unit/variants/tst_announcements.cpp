// CHL-1, INF-2: an announcement that is sound is made, one that is lost is not (tests/tactics/announcements.json).
#include "engine/bots/player.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "tests/unit/variants/shipped.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Level;
using nlohmann::json;

namespace {

struct Case {
    std::shared_ptr<const Rules> rules;
    State state;
};

/// The end of the turn that the steps have begun; whatever else the turn offers is left out.
State atClose(const Case& given, const json& steps) {
    State state = given.state;
    const Seat seat = state.turn.mover;
    Rng rng(1);
    std::size_t next = 0;
    while (state.turn.stage != Stage::close) {
        const Seat who = decider(*given.rules, state);
        if (who == Seat::chance) {
            apply(*given.rules, state, drawChance(*given.rules, state, rng));
            continue;
        }
        if (who != seat) {
            throw std::logic_error("the turn is over");
        }
        const std::string text = next < steps.size() ? steps[next].get<std::string>() : "skip";
        ++next;
        const auto step = parseStep(*given.rules, state, text);
        if (!step) {
            throw std::logic_error(text);
        }
        apply(*given.rules, state, *step);
    }
    return state;
}

}  // namespace

class TestAnnouncements : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areMadeIfTheyAreSound_data();
    void areMadeIfTheyAreSound();

private:
    const Shipped shipped_;
};

void TestAnnouncements::areMadeIfTheyAreSound_data() {
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("level");
    QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/tactics/announcements.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const json& entry : json::parse(file.readAll().toStdString())) {
        for (const Level level : {Level::adept, Level::master}) {
            const std::string name = entry["name"].get<std::string>() + ": " + std::string(nameOf(level));
            QTest::newRow(name.c_str()) << QString::fromStdString(entry.dump()) << static_cast<int>(level);
        }
    }
}

void TestAnnouncements::areMadeIfTheyAreSound() {
    QFETCH(QString, entry);
    QFETCH(int, level);
    const json given = json::parse(entry.toStdString());
    RulesSource source(shipped_.library, shipped_.registry);
    const auto position = readPosition(given["position"], source);
    QVERIFY(position);
    const Case start{position->rules, position->state};
    const State state = atClose(start, given["steps"]);
    const auto player = makePlayer(static_cast<Level>(level), start.rules, 1);
    const int iterations = static_cast<Level>(level) == Level::master ? 2000 : 800;
    const Step step = player->choose(View(*start.rules, state, state.turn.mover), {iterations, 0, 1});
    QCOMPARE(std::holds_alternative<step::Challenge>(step), given["announce"].get<bool>());
}

QTEST_GUILESS_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
