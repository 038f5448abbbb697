// Reports as pages with pictures: one file, well-formed and complete, with names escaped.
#include "app/cli/context.h"
#include "app/lab/experiment_queries.h"
#include "app/lab/report.h"
#include "app/lab/words/metric_wording.h"
#include "app/report/report_page.h"
#include "tests/unit/cli/answer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <numeric>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr const char* kHostile = "<script>alert('&')</script>";

/// An experiment that is played once for all tests of the class.
class Played {
public:
    explicit Played(const json& plan) {
        QFile file(path("plan.json"));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QByteArray::fromStdString(plan.dump()));
        }
        file.close();
        code_ = run({"lab", "run", text("plan.json"), "--out", text("a.sqlite")}).code;
    }
    int code() const { return code_; }
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    std::string text(const char* name) const { return path(name).toStdString(); }
    QByteArray bytes(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir folder_;
    int code_ = 0;
};

json hostilePlan() {
    const json hostile{{"extends", "gnostica"}, {"label", kHostile}, {"end", {{"target", 4}}}};
    return {{"format", 1},  {"name", std::string(kHostile) + " & co"},
            {"seats", 2},   {"arms", {"gnostica", hostile, "short-game"}},
            {"pairs", 4},   {"players", {"random", "random"}},
            {"seed", 5},    {"courses", 4},
            {"longest", 80}};
}

/// Runs the real program, which has the application object that pictures need.
int program(const QStringList& arguments) {
    return QProcess::execute(QStringLiteral(GNOSTICA_CLI), arguments);
}

/// All text of a well-formed page except styles and pictures; empty if it is not well-formed.
QString textOf(const QByteArray& page) {
    QXmlStreamReader reader(page);
    QString text;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && (reader.name() == u"style" || reader.name() == u"svg")) {
            reader.skipCurrentElement();
        } else if (reader.isCharacters()) {
            text += reader.text().toString() + QLatin1Char('\n');
        }
    }
    return reader.hasError() ? QString() : text;
}

QString picturesOf(const QByteArray& page) {
    QXmlStreamReader reader(page);
    QString text;
    int inside = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        inside += reader.isStartElement() && (inside > 0 || reader.name() == u"svg") ? 1 : 0;
        inside -= reader.isEndElement() && inside > 0 ? 1 : 0;
        text += inside > 0 && reader.isCharacters() ? reader.text().toString() + QLatin1Char('\n') : QString();
    }
    return text;
}

}  // namespace

class TestLabPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thePageIsWholeAndStandsAlone();
    void theSameExperimentGivesTheSameBytes();
    void chartsLeadToTheirGames();
    void aCardThatLostItsPowerIsFoundAndNamed();
    void withoutPicturesItSaysSo();
    void anExplorationHasItsPage();

private:
    Played played_{hostilePlan()};
};

void TestLabPage::initTestCase() {
    QCOMPARE(played_.code(), 0);
    QCOMPARE(program({QStringLiteral("lab"), QStringLiteral("report"), played_.path("a.sqlite"),
                      QStringLiteral("--html"), played_.path("a.html")}),
             0);
}

void TestLabPage::thePageIsWholeAndStandsAlone() {
    const QByteArray page = played_.bytes("a.html");
    const QString text = textOf(page);
    QVERIFY(!text.isEmpty());
    for (const char* forbidden : {"http:", "https:", "src=", "<script", "@import", "url("}) {
        QVERIFY2(!page.contains(forbidden), forbidden);
    }
    QVERIFY(page.contains("<html lang=\"en\" dir=\"ltr\">"));
    for (const char* arm : {"gnostica", kHostile, "short-game"}) {
        QVERIFY2(text.contains(QLatin1String(arm)), arm);
        QVERIFY2(picturesOf(page).contains(QLatin1String(arm)), arm);
    }
    const json report = json::parse(run({"lab", "report", played_.text("a.sqlite"), "--json"}).out);
    QVERIFY(report["metrics"].size() > 10);
    for (const json& metric : report["metrics"]) {
        const auto id = engine::lab::metricNamed(metric["id"].get<std::string>());
        QVERIFY(id.has_value());
        QCOMPARE(text.count(wording::MetricWording::name(*id) + QLatin1Char('\n')) >= 2, true);  // table and appendix
        QVERIFY2(text.contains(wording::MetricWording::sentence(*id)), metric["id"].get<std::string>().c_str());
    }
    for (const json& arm : report["arms"]) {
        QVERIFY(text.contains(QString::fromStdString(arm["sha256"].get<std::string>())));
    }
    QVERIFY(page.count("<figure>") > 10);
    QCOMPARE(page.count("<figure>"), page.count("<figcaption>"));
    QCOMPARE(page.count("<figure>"), page.count("role=\"img\""));
}

void TestLabPage::theSameExperimentGivesTheSameBytes() {
    const QStringList arguments{QStringLiteral("lab"), QStringLiteral("report"), played_.path("a.sqlite"),
                                QStringLiteral("--html"), played_.path("b.html")};
    QCOMPARE(program(arguments), 0);
    QVERIFY(played_.bytes("a.html") == played_.bytes("b.html"));
    QCOMPARE(program(arguments), 1);  // the file already exists
    QVERIFY(played_.bytes("a.html") == played_.bytes("b.html"));
}

void TestLabPage::chartsLeadToTheirGames() {
    std::istringstream in;
    std::ostringstream out;
    const cli::Context context({in, out, out});
    auto file = lab::ExperimentFile::open(played_.path("a.sqlite"));
    QVERIFY(file.has_value());
    const auto plan = lab::planOf(*file, {context.library(), context.registry()});
    QVERIFY(plan.has_value());
    lab::ExperimentQueries queries(*file, *plan, 4);

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

/// A planted difference: one card among 78, the Magician, loses nearly all its power.
void TestLabPage::aCardThatLostItsPowerIsFoundAndNamed() {
    const json dull{{"extends", "gnostica"}, {"majors", {{"magician", {"redraw"}}}}};
    const Played played({{"format", 1},
                         {"seats", 2},
                         {"arms", {"gnostica", dull}},
                         {"pairs", 60},
                         {"players", {"greedy", "greedy"}},
                         {"seed", 7},
                         {"courses", 60},
                         {"longest", 120}});
    QCOMPARE(played.code(), 0);
    std::istringstream in;
    std::ostringstream out;
    const cli::Context context({in, out, out});
    auto file = lab::ExperimentFile::open(played.path("a.sqlite"));
    QVERIFY(file.has_value());
    const auto plan = lab::planOf(*file, {context.library(), context.registry()});
    QVERIFY(plan.has_value());
    auto report = lab::reportOf(*file, *plan);
    QVERIFY(report.has_value());
    auto pictures = report::illustrationsOf(*file, *report, *context.words());
    QVERIFY(pictures.has_value());
    const auto cards = std::ranges::find_if(
        *pictures, [](const report::Illustration& each) { return each.group == report::PictureGroup::uses; });
    QVERIFY(cards != pictures->end());
    QCOMPARE(std::get<plugins::BarsPicture>(cards->picture).rows.front(), QStringLiteral("The Magician"));
}

void TestLabPage::withoutPicturesItSaysSo() {
    // This test has no application object for drawing.
    const Answer answer = run({"lab", "report", played_.text("a.sqlite"), "--html", played_.text("c.html")});
    QCOMPARE(answer.code, 1);
    QVERIFY2(says(answer.err, "Pictures"), answer.err.c_str());
    QVERIFY(!QFileInfo::exists(played_.path("c.html")));
}

void TestLabPage::anExplorationHasItsPage() {
    std::istringstream in;
    std::ostringstream out;
    const cli::Context context({in, out, out});
    const auto rules = context.rulesBeside({}).rulesFor(json{{"variant", "gnostica"}});
    QVERIFY(rules.has_value());
    engine::lab::ExplorationPlan plan;
    plan.base = engine::lab::armOf(kHostile, *rules);
    for (const auto& target : {json{{"target", 4}}, json{{"target", 5}}}) {
        auto change = engine::lab::changeOf(plan.base.document, context.registry(), target);
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
    const QByteArray page = report::pageOf(plan, found, illustrations, report::drawn(illustrations, draw),
                                           {context.library(), *context.words()});
    const QString text = textOf(page);
    QVERIFY(text.contains(QLatin1String(kHostile)));
    QVERIFY(!page.contains("<script"));
    for (const engine::lab::Change& change : plan.changes) {
        QVERIFY(text.contains(QString::fromStdString(change.arm.label)));
    }
}

QTEST_GUILESS_MAIN(TestLabPage)
#include "tst_lab_page.moc"
