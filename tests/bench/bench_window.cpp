// How long the whole window takes for one step, from its confirmation until the whole screen shows it. The bound is 100
// ms. A random game of four players, saved to disk as usual.
#include "app/gui/program/main_window.h"
#include "app/storage/plugins.h"
#include "app/table/game_session.h"
#include "engine/model/rng.h"
#include "tests/bench/application.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace {

using namespace gnostica;
using namespace gnostica::gui;

constexpr int kSteps = 200;

storage::DataFolders foldersIn(const QString& home) {
    storage::DataFolders folders = storage::dataFolders();
    folders.user = home;
    return folders;
}

/// A window that always has a game in progress.
class Table {
public:
    Table() {
        settings_.change([](Settings& settings) {
            settings.manners = {false, false};
            settings.animationMs = 0;
        });
        window_ = std::make_unique<MainWindow>(shelf_, settings_);
        window_->resize(1600, 1000);
        window_->show();
        image_ = QImage(window_->size(), QImage::Format_RGB32);
        begin();
    }

    /// Plays the next step; starts a new game when the previous one is over.
    void step() {
        while (session().referee().isOver()) {
            begin();
        }
        const engine::StepList& steps = session().table().legal();
        const engine::Step next = steps[rng_.below(static_cast<std::uint32_t>(steps.size()))];
        QElapsedTimer clock;
        clock.start();
        session().play(next);
        QApplication::processEvents();
        window_->render(&image_);
        took_.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }

    void report(benchmark::State& state) {
        std::ranges::sort(took_);
        const std::size_t most = took_.size() - 1;
        state.counters["median_ms"] = took_[most / 2];
        state.counters["p95_ms"] = took_[most * 95 / 100];
        state.counters["max_ms"] = took_[most];
    }

private:
    table::GameSession& session() { return *window_->desk().session(); }
    void begin() {
        engine::RulesetChoice choice;
        choice.options = {{"start", "seat"}};
        window_->desk().start(choice, {"Ann", "Ben", "Cleo", "Dora"}, ++seed_);
        QApplication::processEvents();
        window_->render(&image_);
    }

    QApplication& application_ = bench::application();  // before anything that draws
    QTemporaryDir home_;
    storage::LoadedPlugins plugins_ = storage::loadPlugins(foldersIn(home_.path()));
    rulesets::RulesShelf shelf_{foldersIn(home_.path()), storage::registryWith(plugins_), storage::wordsWith(plugins_)};
    SettingsStore settings_;
    std::unique_ptr<MainWindow> window_;
    QImage image_;
    engine::Rng rng_{11};
    std::uint64_t seed_ = 0;
    std::vector<double> took_;
};

void stepping(benchmark::State& state) {
    Table table;
    for ([[maybe_unused]] auto _ : state) {
        table.step();
    }
    table.report(state);
}

BENCHMARK(stepping)->Iterations(kSteps)->Unit(benchmark::kMillisecond);

}  // namespace
