// Features that computers see in a position: small positions, in each of which one feature has a certain value.
#include "engine/bots/features.h"
#include "tests/support/positions.h"

#include <QtTest>

#include <array>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Feature;

namespace {

/// The start of A's turn, so A's next turn is judged. Territories are far apart unless the test says otherwise.
Setup plain() {
    return Setup().land("0,0", "discs-2").land("9,9", "discs-3");
}

/// A has one piece on discs-2 at 0,0, B has one on a territory at 1,0 with that card.
Setup sideBySide(const char* piece, const char* card) {
    return plain().land("1,0", card).pieces({piece, "B1U@1,0"});
}

/// A, or B, holds this number of majors; the other player holds a small card far away.
Setup withMajors(int majors, char holder = 'A') {
    constexpr std::array<const char*, 4> cards{"sun", "moon", "star", "world"};
    Setup setup = Setup().land("9,9", "discs-2");
    nlohmann::json pieces{(holder == 'A' ? "B1U" : "A1U") + std::string("@9,9")};
    for (int i = 0; i < majors; ++i) {
        const std::string space = "0," + std::to_string(3 * i);
        setup.land(space, cards.at(static_cast<std::size_t>(i)));
        pieces.push_back(holder + ("1U@" + space));
    }
    return setup.with("pieces", pieces);
}

/// A holds two majors and a court card: 8 points.
Setup withEight() {
    return Setup()
        .land("0,0", "sun")
        .land("0,3", "moon")
        .land("0,6", "cups-king")
        .land("9,9", "discs-2")
        .pieces({"A1U@0,0", "A1U@0,3", "A1U@0,6", "B1U@9,9"});
}

/// The next turn of this seat has been announced as its last.
Setup announced(Setup setup, const char* seat) {
    return setup.with("challenge", seat);
}

float valueOf(const std::shared_ptr<const Rules>& rules, const State& state, Feature feature, Seat seat) {
    return bots::FeatureReader(*rules).read(state, bots::endConditionsOf(*rules, state))[seat][feature];
}

}  // namespace

class TestFeatures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPositionHasItsFeatures_data();
    void aPositionHasItsFeatures();
    void everyFeatureHasARow();

private:
    std::array<bool, bots::kFeatures> hasRow_{};
};

void TestFeatures::aPositionHasItsFeatures_data() {
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<int>("feature");
    QTest::addColumn<float>("a");
    QTest::addColumn<float>("b");
    QTest::addColumn<QByteArray>("patch");
    const auto row = [this](const char* name, const Setup& setup, Feature feature, float a, float b,
                            const char* patch = "{}") {
        hasRow_.at(static_cast<std::size_t>(feature)) = true;
        QTest::newRow(name) << QByteArray::fromStdString(setup.json().dump()) << static_cast<int>(feature) << a << b
                            << QByteArray(patch);
    };
    using enum Feature;
    const Setup alone = plain().pieces({"A1U@0,0", "B1U@9,9"});
    row("score", withMajors(2), score, 6, 1);
    row("nearTarget", withMajors(2), nearTarget, 1, 0);
    row("veryNearTarget", withMajors(3), veryNearTarget, 2, 0);
    row("atTarget", withMajors(3), atTarget, 1, 0);
    row("shared", plain().land("5,5", "sun").pieces({"A1U@5,5", "B1U@5,5"}), shared, 3, 3);
    row("territories", withMajors(3), territories, 3, 1);
    row("small", plain().pieces({"A1U@0,0", "A1U@9,9", "B2U@5,5"}), Feature::small, 2, 0);
    row("medium", plain().pieces({"A2U@0,0", "A2U@9,9", "B1U@5,5"}), medium, 2, 0);
    row("large", plain().pieces({"A3U@0,0", "B3U@9,9", "B3U@5,5"}), large, 1, 2);
    row("noPieces", plain().pieces({"A1U@0,0"}), noPieces, 0, 1);
    row("hand", Setup(alone).hand("A", {"cups-2", "sun"}).hand("B", {"moon"}), hand, 2, 1);
    row("majors", Setup(alone).hand("A", {"cups-2", "sun"}).hand("B", {"moon"}), majors, 1, 1);
    row("suits by board and hand", Setup(alone).hand("A", {"cups-2", "rods-2", "rods-3"}), suits, 3, 1);
    row("next", alone, next, 1, 0);
    row("exposedNext", sideBySide("A1E@0,0", "sun").hand("A", {"rods-2"}), exposedNext, 0, 3);
    row("exposedNext needs a card", sideBySide("A1E@0,0", "sun"), exposedNext, 0, 0);
    row("exposedNextMore",
        plain()
            .land("1,0", "sun")
            .land("1,1", "cups-2")
            .hand("A", {"swords-2"})
            .pieces({"A1E@0,0", "A1E@0,1", "B1U@1,0", "B1U@1,1"}),
        exposedNextMore, 0, 1);
    row("exposedLater", plain().land("1,0", "sun").hand("B", {"swords-2"}).pieces({"B1E@0,0", "A1U@1,0"}), exposedLater,
        3, 0);
    row("reachNext", plain().land("1,0", "sun").hand("A", {"cups-2"}).pieces({"A1E@0,0", "B1U@9,9"}), reachNext, 3, 0);
    row("a sword reaches nothing", plain().land("1,0", "sun").hand("A", {"swords-2"}).pieces({"A1E@0,0", "B1U@9,9"}),
        reachNext, 0, 0);
    row("reachLater", plain().land("1,0", "sun").hand("B", {"rods-2"}).pieces({"B1E@0,0", "A1U@9,9"}), reachLater, 0,
        3);
    row("reachMore",
        plain().land("1,0", "sun").land("8,9", "moon").hand("A", {"cups-2"}).pieces({"A1E@0,0", "A1W@9,9", "B1U@5,5"}),
        reachMore, 3, 0);
    row("strikesNext", sideBySide("A1E@0,0", "sun").hand("A", {"swords-2"}), strikesNext, 3, 0);
    row("wasteland", plain().pieces({"A1U@0,0", "B1U@5,5", "B1U@6,6"}), wasteland, 0, 2);
    row("founding", plain().hand("A", {"cups-2"}).pieces({"A1E@0,0", "B1U@9,9"}), founding, 1, 0);
    row("founding by royalty", plain().hand("A", {"cups-king"}).pieces({"A1E@0,0", "B1U@9,9"}), founding, 0, 0);
    row("raising", Setup(alone).hand("A", {"cups-king"}).hand("B", {"cups-2"}), raising, 1, 0);
    row("huddled", plain().pieces({"A1U@0,0", "A1U@0,0", "A1U@0,0", "B1U@9,9"}), huddled, 2, 0);
    row("facingOut", plain().pieces({"A1N@0,0", "A1U@9,9", "B1W@9,9"}), facingOut, 1, 1);
    const Setup othersWithNine = announced(withMajors(3, 'B'), "B");
    row("dueOthers", othersWithNine, dueOthers, 0, 1);
    row("dueOthersMargin", announced(withMajors(2, 'B'), "B"), dueOthersMargin, 0, -3);
    row("dueOthersHeld", othersWithNine, dueOthersHeld, 0, 1);
    row("dueOthersSafe, but just enough", othersWithNine, dueOthersSafe, 0, 0);
    row("dueOthersSafe", announced(withMajors(4, 'B'), "B"), dueOthersSafe, 0, 1);
    row("dueOthersExposed", announced(sideBySide("A1E@0,0", "sun").hand("A", {"swords-2"}), "B"), dueOthersExposed, 0,
        3);
    row("dueNow", announced(withMajors(3), "A"), dueNow, 1, 0);
    row("dueNowMargin", announced(withMajors(2), "A"), dueNowMargin, -3, 0);
    row("dueNowHeld", announced(withMajors(3), "A"), dueNowHeld, 1, 0);
    row("dueNowShort1", announced(withEight(), "A"), dueNowShort1, 1, 0);
    row("dueNowShort1, but two are lacking", announced(withMajors(2), "A"), dueNowShort1, 0, 0);
    row("dueNowShort2", announced(withEight(), "A"), dueNowShort2, 1, 0);
    row("dueNowReach", announced(plain().land("1,0", "sun").hand("A", {"cups-2"}).pieces({"A1E@0,0", "B1U@9,9"}), "A"),
        dueNowReach, 3, 0);
    row("stopsNext", announced(withMajors(3), "B"), stopsNext, 1, 0);
    row("nobody stops its own", announced(withMajors(3), "A"), stopsNext, 0, 0);
    const char* free = R"({"mechanics": {"challenge": {"failure": "sits-out"}}})";
    row("freeHeld", announced(withMajors(3), "A"), freeHeld, 1, 0, free);
    row("freeMargin", announced(withEight(), "A"), freeMargin, 1, 0, free);
    const char* best = R"({"mechanics": {"challenge": null, "final-round": {}}, "end": null})";
    row("lead", withMajors(3), lead, 8, -8, best);
    row("leadNearEnd", withMajors(3), leadNearEnd, 8 * 4 / (53 + 1 / 3.0F + 2), -8 * 4 / (53 + 1 / 3.0F + 2), best);
    row("no target, no nearness", withMajors(3), atTarget, 0, 0, best);
}

void TestFeatures::everyFeatureHasARow() {
    for (std::size_t i = 0; i < bots::kFeatures; ++i) {
        QVERIFY2(hasRow_.at(i), std::string(nameOf(static_cast<Feature>(i))).c_str());
    }
}

void TestFeatures::aPositionHasItsFeatures() {
    QFETCH(QByteArray, position);
    QFETCH(int, feature);
    QFETCH(float, a);
    QFETCH(float, b);
    QFETCH(QByteArray, patch);
    const auto rules = rulesPatched(nlohmann::json::parse(patch.toStdString()));
    const auto json = nlohmann::json::parse(position.toStdString());
    Setup setup;
    for (const auto& [key, value] : json.items()) {
        setup.with(key, value);
    }
    const State state = setup.state(rules);
    QCOMPARE(valueOf(rules, state, static_cast<Feature>(feature), Seat::a), a);
    QCOMPARE(valueOf(rules, state, static_cast<Feature>(feature), Seat::b), b);
}

QTEST_GUILESS_MAIN(TestFeatures)
#include "tst_features.moc"
