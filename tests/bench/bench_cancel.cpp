// How soon a computer player returns control after a request to stop, and after its time is up. Every shipped game,
// every number of seats: first steps, steps in mid-game, and the step with the most choices. A person who presses Esc
// would notice more than 50 ms; max_cpu_ms excludes the delay that a busy machine adds.
#include "engine/bots/analysis.h"
#include "tests/bench/application.h"
#include "tests/unit/shipped.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <pthread.h>
#include <stop_token>
#include <string>
#include <thread>
#include <time.h>
#include <vector>

namespace {

using namespace gnostica::engine;
using namespace gnostica::engine::bots;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// A step to think about, with the position in which it is chosen.
struct Task {
    std::string name;
    std::shared_ptr<const Rules> rules;
    Moment moment;

    View view() const { return {*rules, moment.before, moment.who}; }
};

std::size_t widthOf(const Rules& rules, const State& state) {
    StepList steps;
    legalSteps(rules, state, steps);
    return steps.size();
}

/// The first step of a game, one in mid-game, and the step with the most legal alternatives.
void addTasks(std::vector<Task>& tasks, const std::string& name, const std::shared_ptr<const Rules>& rules, int seats) {
    constexpr int middle = 60;
    constexpr int last = 120;
    Rng rng(static_cast<std::uint64_t>(seats));
    const auto player = makePlayer(Level::greedy, rules, 1);
    State state = newGame(*rules, seats);
    std::vector<Task> found;
    std::size_t widest = 0;
    for (int decisions = 0; decisions <= last && !isOver(state);) {
        const Seat who = decider(*rules, state);
        if (who == Seat::chance) {
            apply(*rules, state, drawChance(*rules, state, rng));
            continue;
        }
        const Step step = player->choose(View(*rules, state, who), {});
        const Task task{name + " " + std::to_string(seats) + " seats, decision " + std::to_string(decisions), rules,
                        Moment{.before = state, .who = who, .what = step, .events = {}}};
        const std::size_t width = widthOf(*rules, state);
        if (decisions == 0 || decisions == middle) {
            tasks.push_back(task);
        }
        if (width > widest) {
            widest = width;
            found = {task};
        }
        apply(*rules, state, step);
        ++decisions;
    }
    tasks.insert(tasks.end(), found.begin(), found.end());
}

const std::vector<Task>& allTasks() {
    static const std::vector<Task> all = [] {
        gnostica::bench::application();
        static const gnostica::tests::Shipped shipped;  // keeps the plug-ins loaded
        std::vector<Task> tasks;
        for (const RulesetChoice& choice : shipped.choices()) {
            const auto rules = shipped.rules(choice);
            for (int seats = rules->minSeats; seats <= rules->maxSeats; ++seats) {
                addTasks(tasks, gnostica::tests::Shipped::nameOf(choice), rules, seats);
            }
        }
        return tasks;
    }();
    return all;
}

/// A request to a computer player.
using Question = void (*)(const Task&, const Budget&, const std::stop_token&);

void chooses(const Task& task, const Budget& budget, const std::stop_token& stop) {
    benchmark::DoNotOptimize(makePlayer(Level::master, task.rules, 1)->choose(task.view(), budget, stop));
}

void analyses(const Task& task, const Budget& budget, const std::stop_token& stop) {
    benchmark::DoNotOptimize(analyse(*task.rules, task.view(), budget, 1, stop));
}

void explains(const Task& task, const Budget&, const std::stop_token& stop) {
    const Step step = std::get<Step>(task.moment.what);
    benchmark::DoNotOptimize(reasonsFor(*task.rules, task.view(), step, 1, stop));
}

void advises(const Task& task, const Budget& budget, const std::stop_token& stop) {
    benchmark::DoNotOptimize(adviseAnnouncement(*task.rules, task.view(), budget, 1, stop));
}

void reviews(const Task& task, const Budget& budget, const std::stop_token& stop) {
    review(
        *task.rules, {&task.moment, 1}, budget, 1, [](const ReviewedDecision&) {}, stop);
}

Milliseconds cpuTimeOf(pthread_t thread) {
    clockid_t clock{};
    timespec time{};
    pthread_getcpuclockid(thread, &clock);
    clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// Time in milliseconds after the answer was due.
struct Delay {
    Milliseconds passed{};
    Milliseconds worked{};
};

/// Asks on a separate thread; the delay counts from the request to stop, or from the end of the time.
Delay delayOf(Question ask, const Task& task, Milliseconds moment, int threads, bool stops) {
    std::stop_source source;
    Budget budget{.iterations = 1'000'000, .seconds = 0, .threads = threads};
    if (!stops) {
        budget.seconds = moment.count() / 1000;
    }
    Clock::time_point end;
    Milliseconds worked{};
    std::atomic<bool> isOver = false;
    std::atomic<bool> isSeen = false;  // keeps the thread, and with it its clock, until the clock has been read
    const auto due = Clock::now() + std::chrono::duration_cast<Clock::duration>(moment);
    std::thread thinker([&] {
        ask(task, budget, source.get_token());
        end = Clock::now();
        worked = cpuTimeOf(pthread_self());
        isOver = true;
        isSeen.wait(false);
    });
    std::this_thread::sleep_until(due);
    const bool isLate = !isOver;
    const Milliseconds before = cpuTimeOf(thinker.native_handle());
    const auto asked = stops ? Clock::now() : due;
    if (stops) {
        source.request_stop();
    }
    isSeen = true;
    isSeen.notify_one();
    thinker.join();
    return isLate ? Delay{end - asked, worked - before} : Delay{};
}

/// Runs every task with interruptions in each phase of thinking: the first look at the choices, the lines of the turn,
/// the search.
void latency(benchmark::State& run, Question ask, int threads, bool stops) {
    constexpr std::array moments{0.2, 0.6, 1.5, 4.0, 10.0, 0.0, 25.0};
    const auto& tasks = allTasks();
    static std::size_t next = 0;  // each question and repetition starts at a different interruption time
    double sum = 0;
    double most = 0;
    double worked = 0;
    for (auto _ : run) {
        const std::size_t i = next++;
        const Task& task = tasks[i % tasks.size()];
        const double moment = moments[(i + i / tasks.size()) % moments.size()];
        if (moment == 0 && !stops) {
            continue;  // a time of 0 means no limit
        }
        const Delay delay = delayOf(ask, task, Milliseconds(moment), threads, stops);
        sum += delay.passed.count();
        worked = std::max(worked, delay.worked.count());
        if (delay.passed.count() > most) {
            most = delay.passed.count();
            run.SetLabel(task.name + " after " + std::to_string(moment) + " ms");
        }
    }
    run.counters["mean_ms"] = sum / static_cast<double>(run.iterations());
    run.counters["max_ms"] = most;
    run.counters["max_cpu_ms"] = worked;
}

#define GNOSTICA_BENCH(name, question, threads, stops)                                                                 \
    BENCHMARK_CAPTURE(latency, name, question, threads, stops)->Iterations(600)->Unit(benchmark::kMillisecond)

GNOSTICA_BENCH(stopped_choice, chooses, 1, true);
GNOSTICA_BENCH(stopped_choice_of_two_threads, chooses, 2, true);
GNOSTICA_BENCH(stopped_analysis, analyses, 1, true);
GNOSTICA_BENCH(stopped_reasons, explains, 1, true);
GNOSTICA_BENCH(stopped_advice, advises, 1, true);
GNOSTICA_BENCH(stopped_review, reviews, 1, true);
GNOSTICA_BENCH(timed_choice, chooses, 1, false);
GNOSTICA_BENCH(timed_choice_of_two_threads, chooses, 2, false);
GNOSTICA_BENCH(timed_analysis, analyses, 1, false);
GNOSTICA_BENCH(timed_advice, advises, 1, false);
GNOSTICA_BENCH(timed_review, reviews, 1, false);

}  // namespace
