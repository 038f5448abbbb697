// Rulesets side by side: choosing them, their differences, and experiments.
#include "app/gui/base/spared_threads.h"
#include "app/gui/look/widgets/message_bar.h"
#include "app/gui/shared/panels/closed_text.h"
#include "app/gui/windows/compare/experiments/experiment_files.h"
#include "app/gui/windows/compare/experiments/metric_details.h"
#include "app/gui/windows/compare/experiments/results_model.h"
#include "app/gui/windows/compare/position/step_tree.h"
#include "app/gui/windows/compare/position/steps_page.h"
#include "app/gui/windows/compare/rules/word_difference.h"
#include "app/rulesets/own_rulesets.h"
#include "app/storage/files.h"
#include "app/storage/game_lock.h"
#include "engine/notation/position.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"
#include "engine/play/play.h"
#include "tests/unit/gui/compare_home.h"
#include "tests/unit/gui/in_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeWidget>

#include <sstream>

using namespace gnostica;
using namespace gnostica::gui;

class TestCompare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsThatDifferAreMarked() {
        const WordDifference words =
            wordDifference(QStringLiteral("You win with 9 points."), QStringLiteral("You win with 5 points."));
        QCOMPARE(words.first.size(), std::size_t{3});
        QCOMPARE(words.first[1].text, QStringLiteral("9"));
        QVERIFY(words.first[1].isOwn);
        QCOMPARE(words.second[1].text, QStringLiteral("5"));
        QVERIFY(!words.second[2].isOwn);
    }

    // Regression: with many processors, windows that had enough room did not start.
    void longWorkTakesTheThreadsThatHaveRoom() {
        constexpr std::uint64_t megabyte = 1 << 20;
        QCOMPARE(sparedThreads(0, std::nullopt), 1);  // the system does not report it
        QCOMPARE(sparedThreads(1, std::nullopt), 1);
        QCOMPARE(sparedThreads(64, std::nullopt), 63);
        QCOMPARE(sparedThreads(64, kMemoryNeed), 1);
        QCOMPARE(sparedThreads(64, kMemoryNeed - 1), 1);
        QCOMPARE(sparedThreads(64, 300 * megabyte), 1);
        const std::uint64_t some = 2048 * megabyte;
        const int fitting = sparedThreads(64, some);
        QVERIFY(fitting > 1 && fitting < 63);
        QVERIFY(kMemoryOfWindows + kLongWorks * static_cast<std::uint64_t>(fitting) * kMemoryOfThread <= some);
        QCOMPARE(sparedThreads(3, some), 2);
        QVERIFY(kMemoryNeed < some);
    }

    void picksAreRemembered() {
        const std::vector<RulesetPick> picks{{RulesetPick::Kind::draft, "mine", {"an-expansion"}},
                                             RulesetPick::theTable()};
        QCOMPARE(picksIn(textOf(picks)), picks);
        QVERIFY(picksIn("[{\"kind\": 3}]").empty());
        QVERIFY(picksIn("no JSON").empty());
    }

    void rulesStandSideBySide() {
        const Home home;
        home.compare({"gnostica", "short"});
        const RulesPage& page = home.window().rules();
        const SideBySide& compared = *page.compared();
        QVERIFY(compared.count(RuleRow::Kind::changed) > 0);
        QVERIFY(compared.count(RuleRow::Kind::same) > 20);
        QCOMPARE(compared.options.size(), std::size_t{1});
        QCOMPARE(compared.options[0].second, QStringLiteral("5"));
        QVERIFY(page.text().toPlainText().contains(QStringLiteral("identical rules")));
    }

    /// Regression: suits and mechanics had a dash on both sides.
    void everySettingHasAValueOnBothSides() {
        const Home home;
        home.compare({"gnostica", "threestica"});
        for (const OptionRow& row : home.window().rules().compared()->options) {
            QVERIFY2(!row.first.isEmpty() && !row.second.isEmpty() && row.first != row.second, qPrintable(row.name));
        }
    }

    /// "move anywhere" on both sides shows no difference.
    void theSettingOfACardIsNamed() {
        const Home home;
        const auto& shelf = *home.shelf;
        engine::RulesetChoice choice;
        const auto base = engine::loadRules(shelf.library(), shelf.registry(), choice);
        choice.document = nlohmann::json::parse(R"({"format": 1, "id": "x", "kind": "game", "extends": "gnostica",
            "name": {"en": "X"}, "majors": {"hermit": [{"power": "warp", "territories": false}]}})");
        const auto other = engine::loadRules(shelf.library(), shelf.registry(), choice);
        QVERIFY(base && other);
        const SideBySide compared =
            sideBySide({QStringLiteral("A"), *base}, {QStringLiteral("B"), *other}, *shelf.words(), shelf.registry());
        QCOMPARE(compared.options.size(), std::size_t{1});
        QVERIFY(compared.options[0].name.startsWith(QStringLiteral("Territories move anywhere (The Hermit")));
        QCOMPARE(compared.options[0].first, QStringLiteral("Yes"));
        QCOMPARE(compared.options[0].second, QStringLiteral("No"));
    }

    // Regression: its name was in lower case, with a dash on both sides.
    void aMechanicIsThereOrNot() {
        const Home home;
        home.compare({"gnostica", "threestica"});
        const auto& rows = home.window().rules().compared()->options;
        const auto row = std::ranges::find(rows, QStringLiteral("The announced last turn"), &OptionRow::name);
        QVERIFY(row != rows.end());
        QCOMPARE(row->first, QStringLiteral("Yes"));
        QCOMPARE(row->second, QStringLiteral("No"));
    }

    void aRulesetIsLikeItself() {
        const Home home;
        home.compare({"gnostica", "gnostica"});
        QVERIFY(home.window().rules().compared()->isSame());
        QVERIFY(home.window().rules().summary().contains(QStringLiteral("are the same")));
    }

    void whatIsAlikeCanBeUnfolded() {
        const Home home;
        home.compare({"gnostica", "short"});
        ClosedBrowser& text = home.window().rules().text();
        const auto before = text.toPlainText().size();
        Q_EMIT text.anchorClicked(QUrl(QStringLiteral("alike:0")));
        QVERIFY(text.toPlainText().size() > before);
        Q_EMIT text.anchorClicked(QUrl(QStringLiteral("alike:0")));
        QCOMPARE(text.toPlainText().size(), before);
    }

    void whatIsDifferentLeavesTheWindow() {
        const Home home;
        home.compare({"gnostica", "short"});
        const RulesPage& page = home.window().rules();
        page.button(RulesPage::Deed::copy)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("**5**")));
        const QString markdown = home.home_.filePath(QStringLiteral("a.md"));
        page.exportTo(markdown, RulesPage::Deed::markdown, *page.compared());
        QVERIFY(bytesOf(markdown).contains(QStringLiteral("| A | B |")));
        const QString pdf = home.home_.filePath(QStringLiteral("a.pdf"));
        page.exportTo(pdf, RulesPage::Deed::pdf, *page.compared());
        QVERIFY(bytesOf(pdf).startsWith(QStringLiteral("%PDF")));
        const QString ruleset = home.folders().userRulesets() + QStringLiteral("/short.json");
        page.exportTo(ruleset, RulesPage::Deed::pdf, *page.compared());
        page.exportTo(ruleset, RulesPage::Deed::markdown, *page.compared());
        QCOMPARE(bytesOf(ruleset), QString::fromLatin1(kShort));
    }

    void rulesetsAreSwappedAndRemembered() {
        Home home;
        home.compare({"gnostica", "short"});
        home.window().actions().at(Act::swapRulesets)->trigger();
        QCOMPARE(home.window().arms().picks()[0].id, std::string("short"));
        home.desk->close();
        QCOMPARE(home.window().arms().picks()[0].id, std::string("short"));
        QCOMPARE(home.window().arms().picks()[1].id, std::string("gnostica"));
    }

    void whatCannotBePlayedIsSaid() {
        const Home home;
        home.choose({"gnostica", "no-such-game"});
        QVERIFY(home.window().problem().startsWith(QStringLiteral("B: ")));
        QVERIFY(!home.window().rules().button(RulesPage::Deed::copy)->isEnabled());
        QVERIFY(!home.window().experiments().form().canStart());
        home.window().arms().setPicks({{}, RulesetPick::theTable()});
        QTRY_VERIFY(home.window().problem().contains(QStringLiteral("no game on the table")));
    }

    // Regression: Space swapped the rulesets, and the position that had been reached was lost.
    void theKeyboardBeginsAtTheFirstRuleset() {
        const Home home;
        home.desk->show();
        QCoreApplication::processEvents();
        const QWidget* keyboard = home.window().focusWidget();
        QVERIFY2(keyboard == &home.window().arms().box(0).list(),
                 keyboard == nullptr ? "none"
                                     : qPrintable(keyboard->objectName() + keyboard->metaObject()->className()));
    }

    void changesThatAreNotSavedAreNotCompared() {
        Home home;
        home.choose({"gnostica", "short"});
        QCOMPARE(home.window().unsaved(), QString());
        const QString drafts = rulesets::DraftStore::folderIn(home.folders());
        QVERIFY(QDir().mkpath(drafts));
        QFile draft(drafts + QStringLiteral("/one.draft"));
        QVERIFY(draft.open(QIODevice::WriteOnly));
        const QString document =
            QFileInfo(home.folders().userRulesets() + QStringLiteral("/short.json")).absoluteFilePath();
        draft.write(QByteArray::fromStdString(rulesets::DraftStore::bytesOf({document, {}}, kShort)));
        draft.close();
        home.desk->show();
        QTRY_VERIFY2(home.window().unsaved().startsWith(QStringLiteral("“Short”")),
                     qPrintable(home.window().unsaved()));
    }

    void aDraftIsComparedWithItsParent() {
        Home home;
        home.desk->compareDraft(
            R"({ "format": 1, "id": "mine", "kind": "game", "extends": "short", "name": { "en": "Mine" },
                 "hand": { "limit": 3 } })",
            "mine.json");
        const std::vector<RulesetPick> picks = home.window().arms().picks();
        QCOMPARE(picks[0].id, std::string("short"));
        QVERIFY(picks[1].kind == RulesetPick::Kind::draft);
        QVERIFY(gnostica::tests::comes([&] { return home.window().rules().compared() != nullptr; }));
        QCOMPARE(home.window().rules().compared()->options.size(), std::size_t{1});
    }

    // Regression: after a restart the ruleset was missing.
    void aDraftThatWasSavedIsComparedAsItWasSaved() {
        Home home;
        home.settings.change([](Settings& settings) {
            settings.compared = textOf({{}, {RulesetPick::Kind::draft, "short"}});
        });
        QVERIFY(gnostica::tests::comes([&] { return home.window().rules().compared() != nullptr; }));
        QCOMPARE(home.window().problem(), QString());
        const RulesetBox& second = home.window().arms().box(1);
        QCOMPARE(second.pick(), (RulesetPick{RulesetPick::Kind::installed, "short"}));
        QCOMPARE(second.list().currentText(), QStringLiteral("Short"));
        QCOMPARE(picksIn(home.settings.now().compared), home.window().arms().picks());
    }

    void aDraftWithoutChangesIsTheSavedRuleset() {
        Home home;
        const std::string path = pathOf(*home.shelf, "short").toStdString();
        std::string changed(kShort);
        changed.replace(changed.find("5"), 1, "6");
        home.desk->compareDraft(changed, path);
        const RulesetPick saved{RulesetPick::Kind::installed, "short"};
        QCOMPARE(home.window().arms().picks()[1].kind, RulesetPick::Kind::draft);
        home.desk->compareDraft(kShort, path);
        QCOMPARE(home.window().arms().picks()[0].id, engine::RulesetChoice().base);
        QCOMPARE(home.window().arms().picks()[1], saved);
        QCOMPARE(home.window().arms().box(1).list().findText(QStringLiteral("Short (draft)")), -1);
    }

    void theRulesOnTheTableCanBeChosen() {
        Home home;
        engine::RulesetChoice choice;
        choice.options = {{"target", 7}};
        home.table.played = *home.shelf->rules(choice);
        home.window().arms().setPicks({{}, RulesetPick::theTable()});
        QVERIFY(gnostica::tests::comes([&] { return home.window().rules().compared() != nullptr; }));
        QCOMPARE(home.window().rules().compared()->options[0].second, QStringLiteral("7"));
    }

    void aThirdRulesetIsNotPassedOverInSilence() {
        const Home home;
        home.choose({"gnostica", "short"});
        CompareWindow& window = home.window();
        QVERIFY(window.notSeen().isEmpty());
        window.arms().add();
        QVERIFY(window.notSeen().contains(QStringLiteral("Only A and B")));
        window.tabs().setCurrentWidget(&window.experiments());
        QVERIFY(window.notSeen().isEmpty());  // all take part
        window.tabs().setCurrentWidget(&window.steps());
        QVERIFY(!window.notSeen().isEmpty());
        window.arms().removeLast();
        QVERIFY(window.notSeen().isEmpty());
    }

    void stepsOfOnePositionAreListedInGroups() {
        const Home home;
        home.choose({"gnostica", "short"});
        StepsPage& page = home.window().steps();
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        using engine::lab::Side;
        QVERIFY(page.position() != nullptr);
        QVERIFY(page.position()->state(Side::a).hands == page.position()->state(Side::b).hands);
        QCOMPARE(page.compared().count(engine::lab::StepGroup::alike), static_cast<int>(page.compared().lines.size()));
        QTreeWidgetItem* alike = page.steps().topLevelItem(3);
        page.steps().setCurrentItem(alike->child(0));
        page.button(StepsPage::Deed::take)->click();
        QVERIFY(page.position()->played() > 0);
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        page.button(StepsPage::Deed::back)->click();
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        page.button(StepsPage::Deed::computer)->click();
        QVERIFY(gnostica::tests::comes([&] { return page.position()->played() > 0; }));
    }

    // Different hand sizes deal different boards; after one side continued alone, every step "could not be done now".
    void inWhatThePositionsDifferIsSaid() {
        const Home home;
        home.choose({"gnostica", "threestica"});
        StepsPage& page = home.window().steps();
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        QVERIFY2(page.misfits().contains(QStringLiteral("Cards in each hand: 6 in Gnostica, 5 in 3stica.")),
                 qPrintable(page.misfits()));
        const StepWords words{{QStringLiteral("Gnostica"), QStringLiteral("3stica")}, home.shelf->words()};
        const auto reasons = [&] {
            int told = 0;
            findReasons(page.position()->now(), page.compared(), words, home.shelf->registry(), {},
                        [&](std::size_t, const QString&) { ++told; });
            return told;
        };
        QVERIFY(!page.compared().isOutOfStep);
        QVERIFY(reasons() > 0);
        page.steps().setCurrentItem(page.steps().topLevelItem(0)->child(0));  // only the first ruleset allows it
        page.button(StepsPage::Deed::take)->click();
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        QVERIFY(page.compared().isOutOfStep);
        QVERIFY2(page.misfits().contains(QStringLiteral("Press “Back”")), qPrintable(page.misfits()));
        QCOMPARE(reasons(), 0);
        page.button(StepsPage::Deed::back)->click();
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        QVERIFY(!page.misfits().contains(QStringLiteral("Press “Back”")));
        home.choose({"gnostica", "short"});
        QVERIFY(gnostica::tests::comes([&] { return !page.compared().lines.empty(); }));
        QVERIFY2(page.misfits().isEmpty(), qPrintable(page.misfits()));
    }

    void whatARulesetCannotHoldIsSaid() {
        const Home home;
        home.choose({"gnostica", "threestica"});
        const auto rules = home.shelf->rules({});
        QVERIFY(rules);
        engine::Game game(*rules, 6);
        engine::Rng rng(1);
        while (game.decider() == engine::Seat::chance) {
            game.play(engine::drawChance(game.rules(), game.state(), rng));
        }
        home.desk->comparePosition(engine::writePosition(game.rules(), game.state()));
        StepsPage& page = home.window().steps();
        QCOMPARE(home.window().tabs().currentWidget(), &page);
        QVERIFY(gnostica::tests::comes([&] { return !page.misfits().isEmpty(); }));
        QVERIFY(page.position() == nullptr);
        QVERIFY(!page.button(StepsPage::Deed::back)->isEnabled());
    }

    // Regression: with face-up bids, and even without a game, the page reported that nothing may be shown.
    void whatTheTableCannotGiveIsSaid() {
        Home home;
        home.choose({"gnostica", "short"});
        const QPushButton* fromTable = home.window().steps().button(StepsPage::Deed::fromTable);
        QVERIFY(!fromTable->isEnabled());
        const engine::Game game(*home.shelf->rules({}), 2);
        home.table.running = &game;
        home.table.begun = false;
        Q_EMIT home.table.replaced();
        QVERIFY(fromTable->isEnabled());
        home.window().steps().button(StepsPage::Deed::fromTable)->click();
        const auto* messages = home.window().findChild<MessageBar*>();
        QVERIFY2(messages->text().contains(QStringLiteral("Before the first turn")), qPrintable(messages->text()));
        home.table.begun = true;
        home.window().steps().button(StepsPage::Deed::fromTable)->click();
        QVERIFY2(messages->text().contains(QStringLiteral("may be shown")), qPrintable(messages->text()));
        home.table.running = nullptr;
        Q_EMIT home.table.replaced();
        QVERIFY(!fromTable->isEnabled());
    }

    void anExperimentIsPlayedToItsEnd() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.begin(4);
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        QCOMPARE(resultsOf(home).report.summary.pairs, 4);
        QVERIFY(home.view().head().state().contains(QStringLiteral("Finished")));
        QVERIFY(!home.view().head().pause().isVisible());
        const QString csv = home.home_.filePath(QStringLiteral("a.csv"));
        home.view().exportTo(csv, ExportFormat::csv, resultsOf(home));
        QVERIFY(bytesOf(csv).startsWith(QStringLiteral("metric,unit")));
        const QString json = home.home_.filePath(QStringLiteral("a.json"));
        home.view().exportTo(json, ExportFormat::json, resultsOf(home));
        QVERIFY(bytesOf(json).contains(QStringLiteral("\"pairs\": 4")));
    }

    // Regression: its outer edge was cut off.
    void theListOfExperimentsLiesWithinItsPlace() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.begin(1);  // without experiments there is no list
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        CompareWindow& window = home.window();
        window.tabs().setCurrentWidget(&window.experiments());
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            window.setLayoutDirection(direction);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const QTreeWidget& tree = home.list().list();
            const QWidget* place = home.list().parentWidget();
            QVERIFY(tree.isVisible());
            QVERIFY(place->rect().contains(QRect(tree.mapTo(place, QPoint()), tree.size())));
            int columns = 0;  // regression: only "152 of 3" of the deals was visible
            for (int column = 0; column < 3; ++column) {
                columns += tree.columnWidth(column);
            }
            QVERIFY(columns <= tree.viewport()->width());
        }
    }

    // Regression: columns kept the width of a running experiment's longest number; later, widened ones shrank.
    void columnsShrinkOnlyForOtherResults() {
        const Home home;
        home.choose({"gnostica", "short", "gnostica"});
        home.begin(2);
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        QTableView& table = home.view().table();
        const auto* model = static_cast<ResultsModel*>(table.model());
        const int wide = 2 * table.columnWidth(ResultsModel::first);
        table.setColumnWidth(ResultsModel::first, wide);
        auto* other = home.view().head().findChild<QComboBox*>();
        QCOMPARE(other->count(), 2);
        other->setCurrentIndex(1);
        QCOMPARE(model->other(), 2);
        QCOMPARE(table.columnWidth(ResultsModel::first), wide);
        ExperimentEntry before = *home.list().current();
        before.state = ExperimentEntry::State::interrupted;
        home.view().show(before);
        table.setColumnWidth(ResultsModel::first, wide);
        home.view().show(*home.list().current());  // it has ended
        QVERIFY(gnostica::tests::comes([&] { return table.columnWidth(ResultsModel::first) < wide; }));
    }

    void everyNumberLeadsToItsGamesAndEveryGameToItsRecord() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.begin(2);
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        QTableView& table = home.view().table();
        const auto* model = static_cast<ResultsModel*>(table.model());
        table.setCurrentIndex(model->index(model->rowOf(engine::lab::Metric::decisions), ResultsModel::second));
        Q_EMIT table.clicked(table.currentIndex());
        const PlayedGames& played = home.view().played();
        const QAbstractItemModel& games = *played.games().model();
        QCOMPARE(games.rowCount(), 4);  // two deals, each with two games
        QCOMPARE(played.gameAt(games.index(0, 0)).key.arm, 1);
        QVERIFY(home.view().metricPane().details().text().size() > 100);

        QSignalSpy wanted(&home.window(), &CompareWindow::recordWanted);
        Q_EMIT home.view().played().games().activated(games.index(3, 0));
        QVERIFY(wanted.wait(gnostica::tests::kPatienceMs));
        const auto record = wanted[0][0].value<table::WantedRecord>();
        QVERIFY(record.record != nullptr && record.path.isEmpty());
        QVERIFY(static_cast<double>(record.record->game.history().size()) >=
                played.gameAt(games.index(3, 0)).values[engine::lab::index(engine::lab::Metric::decisions)]);
    }

    // Regression: the list was not updated, under a number that had long changed.
    void theGamesBehindANumberAreRenewed() {
        const Home home;
        home.choose({"gnostica", "gnostica"});
        home.begin(4000);
        const ExperimentRunner& runner = home.window().experiments().runner();
        QTableView& table = home.view().table();
        QVERIFY(gnostica::tests::comes([&] { return runner.progress().done > 0 && table.model()->rowCount() > 1; }));
        const QModelIndex turns = table.model()->index(1, ResultsModel::second);
        table.setCurrentIndex(turns);
        Q_EMIT table.clicked(turns);
        const PlayedGames& played = home.view().played();
        QVERIFY(gnostica::tests::comes([&] { return played.count() > 0; }));
        const int before = played.count();
        QTableView& games = played.games();
        games.setCurrentIndex(games.model()->index(0, 0));
        const engine::lab::GameKey chosen = played.gameAt(games.currentIndex()).key;
        QVERIFY(gnostica::tests::comes([&] { return played.count() > before; }));
        QVERIFY(played.gameAt(games.currentIndex()).key == chosen);
        home.view().head().pause().click();
        QVERIFY(gnostica::tests::comes([&] { return !runner.isRunning(); }));
        const GameFilter filter = static_cast<const ResultsModel*>(table.model())->filterOf(turns);
        QVERIFY(gnostica::tests::comes(
            [&] { return played.count() == static_cast<int>(gamesOf(resultsOf(home), filter).size()); }));
    }

    void anExperimentIsPausedAndGoesOnAfterARestart() {
        Home home;
        home.choose({"gnostica", "gnostica"});
        home.begin(400);
        QVERIFY(gnostica::tests::comes([&] { return home.window().experiments().runner().progress().done > 0; }));
        QVERIFY(gnostica::tests::comes([&] { return home.list().current() != nullptr; }));
        home.desk->close();
        QVERIFY(gnostica::tests::comes([&] { return !home.list().entries().empty(); }));
        QVERIFY(home.list().entries()[0].state == ExperimentEntry::State::interrupted);  // no other program plays it
        const ExperimentEntry left = home.list().entries()[0];
        QVERIFY(left.done > 0);
        QVERIFY(left.done < 400);
        home.list().list().setCurrentItem(home.list().list().topLevelItem(0));
        QVERIFY(home.view().head().state().contains(QStringLiteral("Interrupted")));
        QVERIFY(gnostica::tests::comes([&] { return home.view().head().pause().isEnabled(); }));
        home.view().head().pause().click();
        QVERIFY(home.window().experiments().runner().isRunning());
        QVERIFY(
            gnostica::tests::comes([&] { return home.window().experiments().runner().progress().done > left.done; }));
        home.view().head().pause().click();
        QVERIFY(gnostica::tests::comes([&] { return !home.window().experiments().runner().isRunning(); }));
        QVERIFY(gnostica::tests::comes(
            [&] { return home.list().current() != nullptr && home.list().current()->done > left.done; }));
    }

    void experimentsAreRenamedAndDamagedOnesNamed() {
        const Home home;
        QDir().mkpath(home.folders().experiments());
        QVERIFY(storage::writeFile(home.folders().experiments() + QStringLiteral("/Broken.sqlite"), "nothing"));
        QVERIFY(gnostica::tests::comes([&] {
            home.list().refresh();
            return !home.list().entries().empty();
        }));
        QVERIFY(home.list().entries()[0].state == ExperimentEntry::State::damaged);
        home.list().list().setCurrentItem(home.list().list().topLevelItem(0));
        QVERIFY(home.view().head().state().contains(QStringLiteral("Broken.sqlite")));
        home.list().rename(home.list().current()->path, QStringLiteral("Better"));
        QVERIFY(gnostica::tests::comes([&] { return home.list().entries()[0].name == QStringLiteral("Better"); }));
        playing::inDialog([&](QDialog& dialog) {  // the list is reloaded, and nothing is selected
            home.list().list().setCurrentItem(nullptr);
            dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Best"));
            dialog.accept();
        });
        home.list().button(ExperimentList::Deed::rename)->click();
        QVERIFY(gnostica::tests::comes([&] { return home.list().entries()[0].name == QStringLiteral("Best"); }));
    }

    // Regression: the error of an earlier failed read was shown until the window was closed.
    void aProblemGoesWithItsCause() {
        const Home home;
        home.choose({"gnostica", "short"});
        home.begin(1);
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        const QString path = home.list().current()->path;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string sound = file.readAll().toStdString();
        QVERIFY(storage::writeFile(path, "nothing"));
        home.list().refresh();
        QVERIFY(gnostica::tests::comes(
            [&] { return home.list().current() != nullptr && home.list().current()->problem.has_value(); }));
        QVERIFY(home.view().head().state().contains(QStringLiteral(".sqlite")));
        QVERIFY(storage::writeFile(path, sound));
        home.list().refresh();
        QVERIFY(gnostica::tests::comes([&] { return home.isOver(); }));
        QVERIFY2(home.view().head().state().contains(QStringLiteral("Finished")),
                 qPrintable(home.view().head().state()));
    }

    // Regression: another program kept writing to a file that had lost its lock and its journal.
    void whatIsPlayedElsewhereKeepsItsName() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.sqlite"));
        const QString better = QStringLiteral("Better");
        QVERIFY(storage::writeFile(path, "games"));
        {
            const auto lock = storage::GameLock::acquire(path, storage::TakeOver::never, storage::LockBeside::file);
            QVERIFY(lock.has_value());
            const auto renamed = renameExperiment(path, better);
            const auto removed = removeExperiment(path);
            QVERIFY(!renamed && renamed.error().fault == lab::LabFault::inUse);
            QVERIFY(!removed && removed.error().fault == lab::LabFault::inUse);
        }
        for (const char* beside : {"a.sqlite-journal", "Better.sqlite-journal"}) {
            const QString taken = folder.filePath(QString::fromLatin1(beside));
            QVERIFY(storage::writeFile(taken, "PRECIOUS"));
            QVERIFY(!renameExperiment(path, better));
            QVERIFY(QFile::exists(path) && QFile::remove(taken));
        }
        const auto renamed = renameExperiment(path, better);
        QVERIFY(renamed && *renamed == folder.filePath(QStringLiteral("Better.sqlite")));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("Better.sqlite")});
    }

    // Regression: the message was that the file cannot be written.
    void whatCannotBeMovedIsToldSo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.sqlite"));
        const auto renamed = renameExperiment(path, QStringLiteral("Better"));  // another program has deleted it
        QVERIFY(!renamed && renamed.error().fault == lab::LabFault::notMoved);
        QVERIFY(storage::writeFile(path, "games"));
        const QByteArray home = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", QFile::encodeName(path));  // no place for a trash folder
        const auto removed = removeExperiment(path);
        qputenv("XDG_DATA_HOME", home);
        QVERIFY(!removed && removed.error().fault == lab::LabFault::notMoved);
        QVERIFY(sentenceOf(removed.error()).contains(QStringLiteral("cannot be moved")));
        QVERIFY(QFile::exists(path));
    }
};

QTEST_MAIN(TestCompare)
#include "tst_compare.moc"
