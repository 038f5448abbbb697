// Time until the window shows a change of a draft: checks (at most 50 ms) and rulebook (at most 100 ms).
#include "app/gui/windows/workshop/rulebook/draft_book.h"
#include "app/storage/plugins.h"
#include "engine/documents/inspection.h"
#include "tests/bench/application.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace gnostica;

namespace {

/// The state of the workshop before the first change.
struct Shelf {
    Shelf() {
        bench::application();
        const storage::DataFolders folders = storage::dataFolders();
        const storage::LoadedPlugins plugins = storage::loadPlugins(folders);
        storage::loadLibrary(folders, library);
        registry = storage::registryWith(plugins);
        words = storage::wordsWith(plugins);
    }

    engine::Library library;
    engine::Registry registry;
    std::shared_ptr<const wording::Vocabulary> words;
};

std::string draftOf(const std::string& parent, bool isSound) {
    return R"({"format": 1, "id": "draft", "kind": "game", "extends": ")" + parent +
           R"(", "name": {"en": "Draft"}, "hand": {"limit": )" + (isSound ? "7" : "700") + "}}";
}

void BM_InspectDraft(benchmark::State& state, const std::string& parent, bool isSound) {
    const Shelf shelf;
    const std::string text = draftOf(parent, isSound);
    for (auto _ : state) {
        benchmark::DoNotOptimize(engine::inspect(shelf.library, shelf.registry, text, "draft.json"));
    }
}

void BM_DraftBook(benchmark::State& state, const std::string& parent) {
    const Shelf shelf;
    const auto found = engine::inspect(shelf.library, shelf.registry, draftOf(parent, true), "draft.json");
    for (auto _ : state) {
        benchmark::DoNotOptimize(gui::draftBook(found, *shelf.words));
    }
}

BENCHMARK_CAPTURE(BM_InspectDraft, gnostica, "gnostica", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_InspectDraft, threestica, "threestica", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_InspectDraft, with_an_error, "gnostica", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_DraftBook, gnostica, "gnostica")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_DraftBook, threestica, "threestica")->Unit(benchmark::kMillisecond);

}  // namespace
