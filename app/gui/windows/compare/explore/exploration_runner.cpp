#include "app/gui/windows/compare/explore/exploration_runner.h"

#include "app/gui/base/spared_threads.h"
#include "app/gui/windows/compare/explore/change_words.h"
#include "engine/documents/json_text.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace gnostica::gui {

namespace {

using engine::lab::Exploration;
using engine::lab::ExplorationPlan;
using engine::lab::ExplorationProgress;
using Clock = std::chrono::steady_clock;

constexpr auto kTellingApart = std::chrono::milliseconds(200);

ExplorationPlan planOf(const ExplorationWish& wish, const engine::Registry& registry,
                       const wording::Vocabulary& words) {
    ExplorationPlan plan;
    plan.base = engine::lab::armOf(wish.rules.name.toStdString(), wish.rules.rules);
    plan.changes = engine::lab::changesOf(plan.base.document, registry);
    std::erase_if(plan.changes, [&](const engine::lab::Change& change) {  // SET-2
        return wish.seats < change.arm.rules->minSeats || wish.seats > change.arm.rules->maxSeats;
    });
    for (engine::lab::Change& change : plan.changes) {
        change.arm.label = changeText(change, words).toStdString();
    }
    plan.seats = wish.seats;
    plan.player = wish.player;
    plan.seed = wish.seed;
    plan.longest = wish.longest;
    plan.firstPairs = wish.firstPairs;
    plan.lastPairs = wish.lastPairs;
    plan.jobs = sparedThreads();
    return plan;
}

/// Number of pairs that a round adds for each change.
int pairsOfRound(const ExplorationPlan& plan, int round) {
    const auto upTo = [&](int number) { return std::min(plan.firstPairs << number, plan.lastPairs); };
    return round == 0 ? plan.firstPairs : upTo(round) - upTo(round - 1);
}

}  // namespace

double shareDone(const ExplorationPlan& plan, const ExplorationProgress& progress) {
    double all = 0;
    double done = 0;
    auto changes = static_cast<double>(plan.changes.size());
    for (int round = 0; round < progress.rounds; ++round) {
        const double games = (changes + 1) * pairsOfRound(plan, round);
        all += games;
        if (round < progress.round) {
            done += games;
        } else if (round == progress.round && progress.of > 0) {
            done += games * progress.games / progress.of;
        }
        changes = std::max(1.0, changes / 2);
    }
    return all > 0 ? std::min(1.0, done / all) : 0;
}

ExplorationRunner::ExplorationRunner(const engine::Registry& registry, std::shared_ptr<const wording::Vocabulary> words,
                                     QObject* parent)
    : QObject(parent),
      registry_(registry),
      words_(std::move(words)) {
    job_.whenItFails([this] {
        isStopping_ = false;
        Q_EMIT ended();
    });
}

void ExplorationRunner::start(ExplorationWish wish) {
    isStopping_ = false;
    isFruitless_ = false;
    state_ = {};
    job_.start(
        [wish = std::move(wish), &registry = registry_, words = words_](const std::stop_token& stop,
                                                                        const auto& tell) -> Found {
            auto found = std::make_shared<ExplorationFound>();
            found->wish = wish;
            found->plan = planOf(wish, registry, *words);
            const auto begun = Clock::now();
            auto told = begun;
            found->exploration = explore(found->plan, stop, [&](const ExplorationProgress& progress) {
                const auto now = Clock::now();
                if (now - told < kTellingApart) {
                    return;
                }
                told = now;
                ExplorationState state{progress, shareDone(found->plan, progress), std::nullopt};
                if (state.share > 0) {
                    const double seconds = std::chrono::duration<double>(now - begun).count();
                    state.secondsLeft = seconds * (1 - state.share) / state.share;
                }
                tell(state);
            });
            found->pictures = report::illustrationsOf(found->plan, found->exploration);
            return found;
        },
        [this](const Found& found) {
            isStopping_ = false;
            isFruitless_ = found->exploration.changes.empty() && !found->exploration.isWhole;
            if (!found->exploration.changes.empty()) {
                found_ = found;
            }
            Q_EMIT ended();
        },
        [this](const ExplorationState& state) {
            state_ = state;
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
}

void ExplorationRunner::stop() {
    isStopping_ = isRunning();
    job_.hurry();
    Q_EMIT progressed();
}

}  // namespace gnostica::gui
