// How long the comparison window blocks the program with a large finished experiment: four rulesets, 2,000 games each.
// The bound for every event is 50 ms.
#include "app/gui/program/desks/compare_desk.h"
#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/experiments/experiment_list.h"
#include "app/gui/windows/compare/experiments/experiment_view.h"
#include "app/gui/windows/compare/experiments/experiments_page.h"
#include "app/gui/windows/compare/experiments/played_games.h"
#include "app/gui/windows/compare/pictures/metric_pane.h"
#include "app/gui/windows/compare/pictures/picture_view.h"
#include "app/lab/experiment_run.h"
#include "app/storage/plugins.h"
#include "tests/bench/application.h"

#include <QComboBox>
#include <QDir>
#include <QEventLoop>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>

namespace {

using namespace gnostica;
using namespace gnostica::gui;

/// Runs the event loop, with pauses, until the condition holds.
void waitUntil(const std::function<bool()>& isSo) {
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (isSo()) {
            loop.quit();
        }
    });
    look.start(20);
    loop.exec();
}

void rest() {
    QEventLoop loop;
    QTimer::singleShot(60, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Clicks from the event loop, as a person does.
void click(const std::function<void()>& deed) {
    QTimer::singleShot(0, QApplication::instance(), deed);
    rest();
}

class Desk {
public:
    Desk() : plugins_(storage::loadPlugins(storage::dataFolders())) {
        storage::DataFolders folders = storage::dataFolders();
        folders.user = home_.path();
        shelf_ = std::make_unique<rulesets::RulesShelf>(folders, storage::registryWith(plugins_),
                                                        storage::wordsWith(plugins_));
        QDir().mkpath(folders.experiments());
        path_ = folders.experiments() + QStringLiteral("/Large.sqlite");
        play();
        desk_ = std::make_unique<CompareDesk>(*shelf_, onTable_, settings_, nullptr);
    }

    void show() { desk_->show(); }
    CompareWindow& window() const { return *desk_->window(); }
    ExperimentView& view() const { return window().experiments().view(); }

private:
    void play() const {
        engine::lab::Plan plan;
        plan.pairs = 1000;
        plan.longest = 300;
        plan.players.assign(2, {engine::bots::Level::random, 0});
        for (const int target : {9, 8, 7, 10}) {
            engine::RulesetChoice choice;
            choice.options = {{"target", target}};
            plan.arms.push_back(engine::lab::armOf("target " + std::to_string(target), *shelf_->rules(choice)));
        }
        if (!lab::runInto(path_, plan, {})) {
            qFatal("the experiment cannot be played");
        }
    }

    bench::Application& application_ = bench::application();
    QTemporaryDir home_;
    storage::LoadedPlugins plugins_;
    SettingsStore settings_;
    table::OnTheTable onTable_;
    std::unique_ptr<rulesets::RulesShelf> shelf_;
    QString path_;
    std::unique_ptr<CompareDesk> desk_;
};

void benchCompareWindow(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state) {
        Desk desk;
        bench::Application& application = bench::application();
        application.takeLongest();
        std::map<std::string, double> longest;
        click([&] { desk.show(); });
        CompareWindow& window = desk.window();
        click([&] { window.tabs().setCurrentWidget(&window.experiments()); });
        const ExperimentList& list = window.experiments().list();
        waitUntil([&] { return !list.entries().empty() && !window.isReading(); });
        longest["open_ms"] = application.takeLongest();
        click([&] { list.list().setCurrentItem(list.list().topLevelItem(0)); });
        waitUntil([&] { return desk.view().feed().results() != nullptr; });
        rest();
        longest["results_ms"] = application.takeLongest();
        MetricPane& pane = desk.view().metricPane();
        click([&] { pane.setCurrentIndex(1); });
        waitUntil([&] { return pane.choice().count() > 0; });
        rest();
        longest["pictures_ms"] = application.takeLongest();
        for (int i = 0; i < pane.choice().count(); ++i) {
            click([&] { pane.choice().setCurrentIndex(i); });
        }
        longest["picture_ms"] = application.takeLongest();
        click([&] { Q_EMIT pane.gamesWanted({0, 0}); });
        rest();
        click([&] { Q_EMIT desk.view().table().clicked(desk.view().table().model()->index(0, 2)); });
        longest["games_ms"] = application.takeLongest();
        click([&] { desk.view().played().games().sortByColumn(3, Qt::DescendingOrder); });
        longest["sort_ms"] = application.takeLongest();
        for (int row = 0; row < desk.view().table().model()->rowCount(); ++row) {
            click([&] { desk.view().table().setCurrentIndex(desk.view().table().model()->index(row, 0)); });
        }
        longest["metric_ms"] = application.takeLongest();
        QTemporaryDir folder;
        click([&] {
            desk.view().exportTo(folder.filePath(QStringLiteral("a.html")), ExportFormat::html,
                                 *desk.view().feed().results());
        });
        waitUntil([&] { return !desk.view().page().isRunning(); });
        longest["page_ms"] = application.takeLongest();
        for (const auto& [name, ms] : longest) {
            state.counters[name] = ms;
        }
    }
}
BENCHMARK(benchCompareWindow)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
