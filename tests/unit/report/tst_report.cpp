// What pages of reports are made of: numbers that lead to their games, pictures of planted differences, names that are
// no markup.
#include "app/lab/experiment_queries.h"
#include "app/lab/experiment_run.h"
#include "app/lab/report.h"
#include "app/report/report_page.h"
#include "engine/lab/explorer.h"
#include "tests/unit/shipped.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr const char* kHostile = "<script>alert('&')</script>";

/// An experiment that has been played to its end; without a file if it could not be.
struct Played {
    Played(const Shipped& shipped, const json& document)
        : plan(engine::lab::readPlan(document, shipped.library, shipped.registry, {})) {
        const QString path = folder.filePath(QStringLiteral("a.sqlite"));
        if (plan && lab::runInto(path, *plan, {2})) {
            if (auto opened = lab::ExperimentFile::open(path)) {
                file.emplace(std::move(*opened));
            }
        }
    }

    QTemporaryDir folder;
    engine::Checked<engine::lab::Plan> plan;
    std::optional<lab::ExperimentFile> file;
};

}  // namespace

class TestReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chartsLeadToTheirGames();
    void aCardThatLostItsPowerIsFoundAndNamed();
    void anExplorationHasItsPage();

private:
    Shipped shipped_;
    std::shared_ptr<const wording::Vocabulary> words_ = storage::wordsWith(shipped_.plugins);
};

void TestReport::chartsLeadToTheirGames() {
    Played played(shipped_, {{"format", 1},
                             {"seats", 2},
                             {"arms", {"gnostica", {{"extends", "gnostica"}, {"end", {{"target", 4}}}}, "short-game"}},
                             {"pairs", 4},
                             {"players", {"random", "random"}},
                             {"seed", 5},
                             {"courses", 4},
                             {"longest", 80}});
    QVERIFY(played.file.has_value());
    lab::ExperimentQueries queries(*played.file, *played.plan, 4);

    const auto samples = queries.samples(engine::lab::Metric::turns);
    QVERIFY(samples.has_value());
    QCOMPARE(samples->size(), std::size_t{3});
    QCOMPARE(samples->front().size(), std::size_t{8});
    const lab::Sample& sample = samples->at(1).front();
    const auto behind = queries.gamesBetween(engine::lab::Metric::turns, 1, sample.value, sample.value + 1);
    QVERIFY(behind.has_value() && std::ranges::find(*behind, sample.key) != behind->end());

    const auto uses = queries.uses(engine::lab::Use::What::card);
    QVERIFY(uses.has_value() && !uses->empty());
    for (const lab::UseOfThing& use : *uses) {
        const auto games = queries.gamesWithUse(engine::lab::Use::What::card, use.id, 0);
        QVERIFY(games.has_value());
        QCOMPARE(games->empty(), use.arms[0].used == 0);
    }
    const auto shares = queries.sharesOfSeats();
    QVERIFY(shares.has_value());
    for (const auto& arm : *shares) {
        for (std::size_t pair = 0; pair < 4; ++pair) {
            QVERIFY(std::abs(arm[0][pair] + arm[1][pair] - 1) < 1e-6);
        }
    }
    const auto courses = queries.courses();
    QVERIFY(courses.has_value());
    const lab::CoursePoint& first = (*courses)[static_cast<std::size_t>(lab::CourseOf::territories)][0].front();
    QCOMPARE(first.turn, 1);
    QCOMPARE(first.games, 8);
    QVERIFY(first.lowerQuartile <= first.mean && first.mean <= first.upperQuartile);
    const auto withTurn = queries.gamesWithTurn(1, 0);
    QVERIFY(withTurn.has_value() && withTurn->size() == 8);
}

/// A planted difference: the Magician can do next to nothing any more, among 78 cards.
void TestReport::aCardThatLostItsPowerIsFoundAndNamed() {
    const json dull{{"extends", "gnostica"}, {"majors", {{"magician", {"redraw"}}}}};
    Played played(shipped_, {{"format", 1},
                             {"seats", 2},
                             {"arms", {"gnostica", dull}},
                             {"pairs", 60},
                             {"players", {"greedy", "greedy"}},
                             {"seed", 7},
                             {"courses", 60},
                             {"longest", 120}});
    QVERIFY(played.file.has_value());
    auto report = lab::reportOf(*played.file, *played.plan);
    QVERIFY(report.has_value());
    auto pictures = report::illustrationsOf(*played.file, *report, *words_);
    QVERIFY(pictures.has_value());
    const auto cards = std::ranges::find_if(
        *pictures, [](const report::Illustration& each) { return each.group == report::PictureGroup::uses; });
    QVERIFY(cards != pictures->end());
    QCOMPARE(std::get<plugins::BarsPicture>(cards->picture).rows.front(), QStringLiteral("The Magician"));
}

void TestReport::anExplorationHasItsPage() {
    engine::lab::ExplorationPlan plan;
    plan.base = engine::lab::armOf(kHostile, shipped_.rules({"gnostica", {}, {}}));
    for (const auto& target : {json{{"target", 4}}, json{{"target", 5}}}) {
        auto change = engine::lab::changeOf(plan.base.document, shipped_.registry, target);
        QVERIFY(change.has_value());
        plan.changes.push_back(std::move(*change));
    }
    plan.player = {engine::bots::Level::random, 0};
    plan.firstPairs = plan.lastPairs = 4;
    plan.longest = 80;
    const auto found = explore(plan);
    const report::Illustrations illustrations = report::illustrationsOf(plan, found);
    QVERIFY(!illustrations.empty());
    QCOMPARE(std::get<plugins::IntervalsPicture>(illustrations.front().picture).rows.size(), 2);
    const report::Draw draw = [](const plugins::Picture&) { return QByteArray("<svg viewBox=\"0 0 1 1\"></svg>"); };
    const QByteArray page =
        report::pageOf(plan, found, illustrations, report::drawn(illustrations, draw), {shipped_.library, *words_});
    QVERIFY(page.contains("&lt;script&gt;alert("));
    QVERIFY(!page.contains("<script"));
    for (const engine::lab::Change& change : plan.changes) {
        QVERIFY(page.contains(QByteArray::fromStdString(change.arm.label)));
    }
}

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
