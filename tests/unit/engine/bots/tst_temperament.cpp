// Temperaments of computer players: codes, drawing by lot, and small differences in play.
#include "engine/bots/forecast.h"
#include "tests/support/bot_table.h"
#include "tests/support/rulesets.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace gnostica::engine;
using namespace gnostica::tests;
using bots::Bent;
using bots::Feature;
using bots::Forecast;
using bots::Judgement;
using bots::Level;
using bots::Nerve;
using bots::Temperament;

namespace {

constexpr std::uint64_t kSeed = 4;

float weight(const Judgement& judgement, Feature feature) {
    return judgement.weights.of[static_cast<std::size_t>(feature)];
}

Step choiceOf(const View& view, Temperament temperament) {
    const auto player = makePlayer(Level::quick, baseRules(), kSeed, bots::shippedJudging(), temperament);
    return player->choose(view, {});
}

}  // namespace

class TestTemperament : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesAreRead();
    void theLotIsFair();
    void aBuilderBuildsAndAHunterHinders();
    void differencesAreSmall();
    void aGamblerAnnouncesBeforeAPrudentPlayer();
    void whatIsCertainNeedsNoNerve();
    void onlyWhatIsSeenCounts();
};

void TestTemperament::codesAreRead() {
    for (int i = 0; i < bots::kTemperaments; ++i) {
        const Temperament temperament = bots::temperamentAt(i);
        QCOMPARE(numberOf(temperament), i);
        QVERIFY(bots::temperamentNamed(codeOf(temperament)) == temperament);
    }
    QVERIFY(bots::codeOf({}).empty());
    QCOMPARE(bots::codeOf({Bent::hunter, Nerve::prudent}), std::string("hunter prudent"));
    QVERIFY(bots::temperamentNamed("") == Temperament());
    QVERIFY(bots::temperamentNamed("poet  gambler ") == (Temperament{Bent::even, Nerve::gambler}));  // a later version
}

void TestTemperament::theLotIsFair() {
    std::array<int, bots::kTemperaments> drawn{};
    for (std::uint64_t seed = 0; seed < 900; ++seed) {
        const Temperament temperament = bots::temperamentDrawn(seed, Seat::b);
        QVERIFY(temperament == bots::temperamentDrawn(seed, Seat::b));
        ++drawn[static_cast<std::size_t>(numberOf(temperament))];
    }
    for (const int times : drawn) {
        QVERIFY2(times > 60 && times < 140, qPrintable(QString::number(times)));
    }
}

void TestTemperament::aBuilderBuildsAndAHunterHinders() {
    const bots::Judging even = bots::shippedJudging();
    const bots::Judging builder = tempered(even, Bent::builder);
    const bots::Judging hunter = tempered(even, Bent::hunter);
    QVERIFY(tempered(even, Bent::even) == even);
    for (const auto table : {&bots::Judging::two, &bots::Judging::more}) {
        for (const Feature feature : {Feature::founding, Feature::raising}) {
            QVERIFY(weight(builder.*table, feature) > weight(even.*table, feature));
            QVERIFY(weight(hunter.*table, feature) < weight(even.*table, feature));
        }
        QVERIFY((builder.*table).others < (even.*table).others);
        QVERIFY((hunter.*table).others > (even.*table).others);
    }
}

void TestTemperament::differencesAreSmall() {
    const bots::Judging even = bots::shippedJudging();
    for (const Bent bent : {Bent::builder, Bent::hunter}) {
        const bots::Judging other = tempered(even, bent);
        for (const auto table : {&bots::Judging::two, &bots::Judging::more}) {
            QVERIFY(std::abs((other.*table).others - (even.*table).others) < 0.1F);
            for (std::size_t i = 0; i < bots::kFeatures; ++i) {
                QVERIFY(std::abs((other.*table).weights.of[i] - (even.*table).weights.of[i]) < 0.1F);
            }
        }
    }
    bots::Judging extreme = even;
    extreme.more.others = 1;
    QCOMPARE(tempered(extreme, Bent::hunter).more.others, 1.0F);
}

void TestTemperament::aGamblerAnnouncesBeforeAPrudentPlayer() {
    const Forecast worse{.worlds = 16, .announcing = 0.46F, .waiting = 0.5F};
    QVERIFY(worse.isWorthIt(Nerve::gambler));
    QVERIFY(!worse.isWorthIt());
    const Forecast better{.worlds = 16, .announcing = 0.54F, .waiting = 0.5F};
    QVERIFY(better.isWorthIt());
    QVERIFY(!better.isWorthIt(Nerve::prudent));
    QVERIFY((Forecast{.worlds = 16, .announcing = 0.6F, .waiting = 0.5F}.isWorthIt(Nerve::prudent)));
}

void TestTemperament::whatIsCertainNeedsNoNerve() {
    for (const float waiting : {0.01F, 0.3F, 0.7F, 0.99F}) {
        QCOMPARE(bots::shareWanted(waiting, Nerve::even), waiting);
        QVERIFY(bots::shareWanted(waiting, Nerve::prudent) < 1);
        QVERIFY(bots::shareWanted(waiting, Nerve::prudent) > waiting);
        QVERIFY(bots::shareWanted(waiting, Nerve::gambler) > 0);
        QVERIFY(bots::shareWanted(waiting, Nerve::gambler) < waiting);
    }
}

/// Legal, reproducible, and the same with other hidden cards.
void TestTemperament::onlyWhatIsSeenCounts() {
    Rng rng(kSeed);
    for (const State& state : decisionsOf(baseRules(), 3, 4, 9, 2)) {
        const View view(*baseRules(), state, decider(*baseRules(), state));
        const State other = view.imagine(*baseRules(), rng);
        for (const Temperament temperament :
             {Temperament{Bent::builder, Nerve::gambler}, Temperament{Bent::hunter, Nerve::prudent}}) {
            const Step step = choiceOf(view, temperament);
            QVERIFY(!explain(*baseRules(), state, step));
            QVERIFY(choiceOf(View(*baseRules(), other, view.viewer()), temperament) == step);
        }
    }
}

QTEST_GUILESS_MAIN(TestTemperament)
#include "tst_temperament.moc"
