// Experiment plans, exploration of a ruleset, and positions from played games.
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/windows/compare/explore/change_table.h"
#include "app/gui/windows/compare/explore/change_words.h"
#include "app/gui/windows/compare/explore/explore_form.h"
#include "app/gui/windows/compare/explore/explore_page.h"
#include "app/gui/windows/compare/pictures/picture_view.h"
#include "app/gui/windows/compare/plan/player_box.h"
#include "app/gui/windows/compare/plan/player_seats.h"
#include "app/gui/windows/compare/plan/skill_box.h"
#include "app/gui/windows/compare/position/record_moments.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "app/gui/windows/game/help/help_text.h"
#include "app/lab/database.h"
#include "app/lab/experiment_run.h"
#include "app/storage/files.h"
#include "app/wording/level_names.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"
#include "engine/play/play.h"
#include "tests/unit/gui/compare_home.h"
#include "tests/unit/gui/laid_out.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>

#include <set>
#include <sstream>

using namespace gnostica;
using namespace gnostica::gui;
using engine::bots::Level;
using engine::lab::PlanPlayer;

namespace {

PlanForm& formOf(const Home& home) {
    return home.window().experiments().form();
}

template <class T>
T* part(const Home& home, const char* name) {
    return formOf(home).findChild<T*>(QLatin1String(name));
}

}  // namespace

class TestComparePlans : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levelsAreListedByStrength() {
        const auto levels = engine::bots::levelsByStrength();
        QVERIFY(std::ranges::find(levels, Level::quick) < std::ranges::find(levels, Level::master));
        QVERIFY(std::ranges::find(levels, Level::beginner) < std::ranges::find(levels, Level::greedy));
        QVERIFY2(std::ranges::find(levels, Level::scripted) == levels.end(), "a yardstick is no opponent");
        QCOMPARE((std::set<Level>(levels.begin(), levels.end()).size()), std::size_t{engine::bots::kLevels} - 1);
    }

    void everySeatMayHaveAPlayerOfItsOwn() {
        const Home home;
        home.choose({"gnostica", "short"});
        part<QComboBox>(home, "planLevel")->setCurrentIndex(0);
        QCOMPARE(formOf(home).plan()->players, (std::vector<PlanPlayer>{{Level::random, 0}, {Level::random, 0}}));
        PlayerSeats& players = formOf(home).players();
        players.alike().setChecked(false);
        QVERIFY(players.box(1).player() == (PlanPlayer{Level::random, 0}));  // continues from the chosen player
        players.box(1).setPlayer({Level::adept, 40});
        QCOMPARE(formOf(home).plan()->players, (std::vector<PlanPlayer>{{Level::random, 0}, {Level::adept, 40}}));
        QVERIFY(!formOf(home).plan()->skill);
        formOf(home).skill().setSkill(engine::lab::PlanSkill{3, {Level::greedy, 0}, {Level::random, 0}});
        QCOMPARE(formOf(home).plan()->skill->pairs, 3);
        QVERIFY(formOf(home).plan()->skill->stronger.level == Level::greedy);
    }

    /// Regression: a hidden label left a gap.
    void fieldsBeginAtOneLine() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.window().experiments().showForm();
        home.window().tabs().setCurrentWidget(&home.window().experiments());
        const auto leftOf = [&](const QWidget* field) { return field->mapTo(&formOf(home), QPoint()).x(); };
        gnostica::tests::settle();
        QCOMPARE(leftOf(part<QComboBox>(home, "planLevel")), leftOf(part<QSpinBox>(home, "planPairs")));
    }

    void aPlanIsSavedAndOpened() {
        const Home home;
        home.choose({"gnostica", "short"});
        formOf(home).players().alike().setChecked(false);
        formOf(home).players().box(0).setPlayer({Level::apprentice, 12});
        part<QSpinBox>(home, "planPairs")->setValue(7);
        const QString path = home.home_.filePath(QStringLiteral("plan.json"));
        QVERIFY(formOf(home).savePlan(path, *formOf(home).plan()));
        const nlohmann::json saved = toJson(*formOf(home).plan());
        const QString ruleset = home.folders().userRulesets() + QStringLiteral("/short.json");
        QVERIFY(!formOf(home).savePlan(ruleset, *formOf(home).plan()));
        QCOMPARE(bytesOf(ruleset), QString::fromLatin1(kShort));

        const Home other;
        other.choose({"gnostica", "gnostica"});
        QSignalSpy opened(&formOf(other), &PlanForm::opened);
        formOf(other).openPlan(path);
        QVERIFY(opened.wait(gnostica::tests::kPatienceMs));
        QCOMPARE(toJson(*formOf(other).plan()), saved);
        other.choose({"short", "short"});  // the rulesets chosen above apply
        QCOMPARE(formOf(other).plan()->arms[0].rules->id, std::string("short"));
    }

    void aFileThatIsNoPlanIsRefused() {
        const Home home;
        home.choose({"gnostica", "short"});
        const QString path = home.home_.filePath(QStringLiteral("plan.json"));
        QVERIFY(storage::writeFile(path, R"({"format": 1, "arms": ["no-such-game"]})"));
        QSignalSpy opened(&formOf(home), &PlanForm::opened);
        formOf(home).openPlan(path);
        const auto* messages = home.window().findChild<MessageBar*>();
        QTRY_VERIFY(messages->isVisible());
        QVERIFY(opened.isEmpty());
        QVERIFY(formOf(home).canStart());
        QCOMPARE(formOf(home).plan()->arms.size(), std::size_t{2});
    }

    // Regression: each of these ended the program with the exception of a library.
    void whatIsOfAnotherShapeIsToldWithItsPlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isPlan");
        QTest::addColumn<QString>("told");
        const QString plan = QStringLiteral(R"({"format": 1, "arms": [{"label": "a", "variant": %1}, "gnostica"]})");
        QTest::newRow("a number for a ruleset") << plan.arg(QStringLiteral("-1")) << true << "/arms/0/variant";
        QTest::newRow("nothing for a ruleset") << plan.arg(QStringLiteral("null")) << true << "/arms/0/variant";
        QTest::newRow("a list for a ruleset") << plan.arg(QStringLiteral("[1]")) << true << "/arms/0/variant";
        QTest::newRow("a list in a list") << "[[]]" << false << "/0";
        QTest::newRow("a number for a position") << "5" << false << "object";
        QTest::newRow("nothing for a position") << "null" << false << "object";
        QTest::newRow("an empty list") << "[]" << false << "object";
    }

    void whatIsOfAnotherShapeIsToldWithItsPlace() {
        QFETCH(QString, text);
        QFETCH(bool, isPlan);
        QFETCH(QString, told);
        const Home home;
        home.choose({"gnostica", "short"});
        const QString path = home.home_.filePath(QStringLiteral("other.json"));
        QVERIFY(storage::writeFile(path, text.toStdString()));
        auto* bar = home.window().findChild<MessageBar*>();
        if (isPlan) {
            formOf(home).openPlan(path);
        } else {
            home.window().steps().openFile(path);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!bar->text().isEmpty(), 20'000);
        QVERIFY2(bar->text().contains(told), qPrintable(bar->text()));
        QVERIFY2(!bar->text().contains(QStringLiteral("exception")), qPrintable(bar->text()));
    }

    void theStoredPlanOfAnExperimentIsNotTrusted() {
        const Home home;
        home.choose({"gnostica", "short"});
        QDir().mkpath(home.folders().experiments());
        const QString path = home.folders().experiments() + QStringLiteral("/stored.sqlite");
        const auto plan = engine::lab::readPlan(
            R"({"format": 1, "arms": ["gnostica", "short"], "players": ["random", "random"], "pairs": 1, "longest": 10})",
            "plan", home.shelf->library(), home.shelf->registry());
        QVERIFY(plan && lab::runInto(path, *plan, {}));
        auto database = lab::Database::open(path, lab::Database::Access::write);
        QVERIFY(database->execute("UPDATE experiment SET value = '{\"format\": 1, \"pairs\": 1, \"arms\": "
                                  "[{\"variant\": -1}]}' WHERE key = 'plan'"));
        home.list().refresh();
        home.list().select(path);
        auto* bar = home.window().findChild<MessageBar*>();
        const auto isTold = [&] {
            return !bar->text().isEmpty() || (home.list().current() != nullptr && home.list().current()->problem);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isTold(), 20'000);
        QVERIFY2(!bar->text().contains(QStringLiteral("exception")), qPrintable(bar->text()));
    }

    void theShareOfAnExplorationGrows() {
        engine::lab::ExplorationPlan plan;
        plan.changes.resize(40);
        plan.firstPairs = 8;
        plan.lastPairs = 64;
        double before = -1;
        for (int round = 0; round < 4; ++round) {
            for (int games = 0; games <= 100; games += 50) {
                const double share = shareDone(plan, {round, 4, 40 >> round, games, 100});
                QVERIFY(share >= before);
                before = share;
            }
        }
        QCOMPARE(before, 1.0);
    }

    // Regression: in languages where the small I has no dot, changes that limit something in the wasteland had no id.
    void everyChangeMakesARulesetWithAnId() {
        const Home home;
        const auto document = home.shelf->document(engine::RulesetChoice());
        QVERIFY(document.has_value());
        const auto changes = engine::lab::changesOf(*document, home.shelf->registry());
        QVERIFY(changes.size() > 20);
        for (const engine::lab::Change& change : changes) {
            const auto changed = nlohmann::json::parse(changedDocument(change, QStringLiteral("Mine"), {}));
            const auto id = changed["id"].get<std::string>();
            QVERIFY2(engine::isRulesetId(id), id.c_str());
        }
    }

    void aRulesetIsExploredAndEachChangeLeadsOn() {
        const Home home;
        home.choose({"short", "gnostica"});
        ExplorePage& page = home.window().explore();
        home.window().tabs().setCurrentWidget(&page);
        QVERIFY(page.form().canStart());
        ExplorationWish wish = page.form().wish();
        wish.player = {Level::random, 0};  // short games, and only a few
        wish.firstPairs = 2;
        wish.lastPairs = 64;
        wish.longest = 30;
        page.explore(wish);
        QVERIFY(page.runner().isRunning());
        QVERIFY(gnostica::tests::comes([&] { return page.runner().state().progress.round > 0; }));
        page.form().button().click();  // stops the exploration
        QVERIFY(gnostica::tests::comes([&] { return !page.runner().isRunning(); }));
        QVERIFY(page.runner().found() != nullptr);
        QVERIFY(!page.runner().found()->exploration.isWhole);
        const auto* model = static_cast<ChangeTable*>(page.table().model());
        QVERIFY(model->rowCount() > 20);
        QVERIFY(page.state().contains(QStringLiteral("Stopped")));
        QVERIFY(!page.goTo(ChangeGoal::experiment).isEnabled());

        page.table().selectRow(0);
        const std::string key = model->rows().front().change->settings[0].key;
        page.goTo(ChangeGoal::experiment).click();
        QTRY_COMPARE(home.window().tabs().currentWidget(), &home.window().experiments());
        QTRY_VERIFY(!home.window().isReading());
        QCOMPARE(home.window().problem(), QString());
        const auto plan = formOf(home).plan();
        QCOMPARE(plan->arms.size(), std::size_t{2});
        QCOMPARE(plan->arms[0].rules->id, std::string("short"));
        QTRY_VERIFY(home.window().rules().compared() != nullptr);
        QVERIFY(!home.window().rules().compared()->isSame());

        const QString json = home.home_.filePath(QStringLiteral("found.json"));
        QVERIFY(page.exportTo(json, ExportFormat::json, page.runner().found()));
        QVERIFY(bytesOf(json).contains(QString::fromStdString(key)));
        const QString ruleset = home.folders().userRulesets() + QStringLiteral("/short.json");
        QVERIFY(!page.exportTo(ruleset, ExportFormat::json, page.runner().found()));
        QVERIFY(!page.exportTo(ruleset, ExportFormat::html, page.runner().found()) && !page.page().isRunning());
        QCOMPARE(bytesOf(ruleset), QString::fromLatin1(kShort));
        QSignalSpy written(&page.page(), &PageExport::written);
        const QString html = home.home_.filePath(QStringLiteral("found.html"));
        page.exportTo(html, ExportFormat::html, page.runner().found());
        QVERIFY(written.wait(gnostica::tests::kPatienceMs));
        QVERIFY(bytesOf(html).contains(QStringLiteral("<svg")));
    }

    // Regression: the page did not change, as if nothing had been requested.
    void whatIsStoppedTooSoonSaysSo() {
        const Home home;
        home.choose({"short", "gnostica"});
        ExplorePage& page = home.window().explore();
        home.window().tabs().setCurrentWidget(&page);
        QVERIFY(page.state().isEmpty());
        page.explore(page.form().wish());
        QVERIFY(page.runner().isRunning());
        page.form().button().click();  // stops the exploration
        QVERIFY(gnostica::tests::comes([&] { return !page.runner().isRunning(); }));
        QVERIFY(page.runner().found() == nullptr);
        QVERIFY2(page.state().contains(QStringLiteral("first round")), qPrintable(page.state()));
    }

    void aMomentOfARecordIsCompared() {
        const Home home;
        const auto rules = home.shelf->rules({});
        QVERIFY(rules);
        engine::Game game(*rules, 2);
        engine::Rng rng(3);
        engine::StepList steps;
        while (game.history().size() < 120 && !isOver(game.state())) {
            if (game.decider() == engine::Seat::chance) {
                game.play(engine::drawChance(game.rules(), game.state(), rng));
            } else {
                legalSteps(*rules.value(), game.state(), steps);
                QVERIFY(!game.play(steps[rng.below(static_cast<std::uint32_t>(steps.size()))]));
            }
        }
        std::ostringstream text;
        engine::writeRecord(text, engine::headerFor(**rules, 2), game);
        const QString path = home.home_.filePath(QStringLiteral("game.gnostica"));
        QVERIFY(storage::writeFile(path, text.str()));

        home.choose({"gnostica", "short"});
        StepsPage& page = home.window().steps();
        home.window().tabs().setCurrentWidget(&page);
        page.openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(page.moments().isVisible(), 10'000);
        QSlider& slider = page.moments().slider();
        QCOMPARE(slider.maximum(), static_cast<int>(game.history().size()));
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        QVERIFY(page.position()->state(engine::lab::Side::a).hands == game.state().hands);
        slider.setValue(slider.maximum() / 2);
        QVERIFY(gnostica::tests::comes([&] { return page.position() != nullptr && !page.compared().lines.empty(); }));
        page.button(StepsPage::Deed::deal)->click();
        QVERIFY(!page.moments().isVisible());
    }

    void helpTellsHowToReadAnInterval() {
        const HelpWords words;
        const HelpEntries entries = HelpText(words).entries(HelpPage::comparing);
        QVERIFY(std::ranges::any_of(entries, [](const HelpEntry& entry) {
            return entry.chapter.contains(QStringLiteral("interval")) && entry.text.contains(QStringLiteral("3.2"));
        }));
    }
};

QTEST_MAIN(TestComparePlans)
#include "tst_compare_plans.moc"
