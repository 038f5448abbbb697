#include "app/cli/commands.h"
#include "app/cli/lab/playout.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/tr.h"
#include "engine/bots/search.h"
#include "engine/documents/json_value.h"
#include "engine/model/neutral_text.h"

#include <ctime>
#include <map>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Rules;
using engine::State;
using engine::Step;

struct BenchOptions {
    bool json = false;
    bool search = false;
    double seconds = 1;
    std::vector<std::string> variants;
    std::vector<std::string> expansions;
};

/// Seconds of processor time: "on one core" remains true on a busy machine.
double processorTime() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Decisions per second; each generates all legal steps.
double measurePlayouts(const Rules& rules, int seats, double seconds) {
    Playout playout(rules, seats, 1);
    constexpr int batch = 256;
    std::int64_t decisions = 0;
    const double start = processorTime();
    double passed = 0;
    while (passed < seconds) {
        for (int i = 0; i < batch; ++i) {
            playout.decide();
        }
        decisions += batch;
        passed = processorTime() - start;
    }
    return static_cast<double>(decisions) / passed;
}

/// Speed of a computer player's search: it plays games against itself with the budget of an Adept.
nlohmann::json measureSearch(const Rules& rules, int seats, double seconds) {
    const engine::bots::Evaluation evaluation(rules);
    const engine::bots::Budget budget{.iterations = budgetOf(engine::bots::Level::adept).iterations};
    engine::bots::Search search(evaluation, 1);
    engine::Rng rng(1);
    State state = newGame(rules, seats);
    const double start = processorTime();
    double passed = 0;
    while (passed < seconds) {
        state = isOver(state) ? newGame(rules, seats) : state;
        const engine::Seat seat = decider(rules, state);
        if (seat == engine::Seat::chance) {
            apply(rules, state, drawChance(rules, state, rng));
            continue;
        }
        search.begin(engine::View(rules, state, seat));
        search.run(budget, {}, nullptr);
        const Step step = search.best().step;
        search.follow(step);
        apply(rules, state, step);
        passed = processorTime() - start;
    }
    const auto rate = [&](std::uint64_t count) {
        return static_cast<std::int64_t>(static_cast<double>(count) / passed);
    };
    return {{"decisions", rate(search.counts().decisions)},
            {"lines", rate(search.counts().lines)},
            {"trials", rate(search.counts().trials)},
            {"iterations", rate(search.counts().iterations)}};
}

/// Positions from the middle of random games, for timing single functions.
struct Sample {
    std::vector<State> states;
    std::vector<Step> steps;
};

Sample takeSample(const Rules& rules) {
    constexpr int size = 512;
    constexpr int apart = 7;
    Sample sample;
    engine::Rng rng(2);
    Playout playout(rules, std::min(4, rules.maxSeats), 3);
    for (int i = 0; i < size * apart; ++i) {
        if (i % apart == 0) {
            sample.states.push_back(playout.state());
            sample.steps.push_back(pickStep(playout.steps(), rng));
        }
        playout.decide();
    }
    return sample;
}

/// Nanoseconds of `f(i)`, averaged over the sample.
template <class F>
double nanoseconds(const Sample& sample, double seconds, F f) {
    std::int64_t rounds = 0;
    const double start = processorTime();
    double passed = 0;
    while (passed < seconds) {
        for (std::size_t i = 0; i < sample.states.size(); ++i) {
            f(i);
        }
        ++rounds;
        passed = processorTime() - start;
    }
    return passed * 1e9 / static_cast<double>(rounds * static_cast<std::int64_t>(sample.states.size()));
}

nlohmann::json measureFunctions(const Rules& rules, double seconds) {
    const Sample sample = takeSample(rules);
    State copy = sample.states.front();
    engine::StepList steps;
    std::uint64_t seen = 0;  // keeps the compiler from removing the calls
    const double copying = nanoseconds(sample, seconds, [&](std::size_t i) {
        copy = sample.states[i];
        seen += copy.turnsPlayed;
    });
    const double both = nanoseconds(sample, seconds, [&](std::size_t i) {
        copy = sample.states[i];
        apply(rules, copy, sample.steps[i]);
        seen += copy.turnsPlayed;
    });
    const double listing = nanoseconds(sample, seconds, [&](std::size_t i) {
        legalSteps(rules, sample.states[i], steps);
        seen += steps.size();
    });
    return {{"apply_ns", std::max(0.0, both - copying)}, {"legal_ns", listing}, {"copy_ns", copying}, {"seen", seen}};
}

void printSearch(std::ostream& out, const nlohmann::json& search) {
    for (const auto& [ruleset, seats] : search.items()) {
        for (const auto& [count, rates] : seats.items()) {
            for (const auto& [what, rate] : rates.items()) {
                out << "search_" << what << "_per_second." << ruleset << '.' << count << ' ' << rate.get<std::int64_t>()
                    << '\n';
            }
        }
    }
}

void printSpeeds(std::ostream& out, const nlohmann::json& results) {
    for (const auto& [ruleset, seats] : results["playout_decisions_per_second"].items()) {
        for (const auto& [count, speed] : seats.items()) {
            out << "playout_decisions_per_second." << ruleset << '.' << count << ' ' << speed.get<std::int64_t>()
                << '\n';
        }
    }
    if (results.contains("search_per_second")) {
        printSearch(out, results["search_per_second"]);
    }
    for (const char* key : {"apply_ns", "legal_ns", "copy_ns"}) {
        out << key << ' ' << engine::shortText(results[key].get<double>(), 6) << '\n';
    }
}

int bench(const Context& context, const BenchOptions& options) {
    nlohmann::json results = nlohmann::json::object();
    int result = kOk;
    for (const std::string& id : options.variants.empty() ? gameIds(context) : options.variants) {
        const auto rules = rulesChosen(context, id, options.expansions);
        if (rules == nullptr) {
            result = kFailed;
            continue;
        }
        std::string name = id;
        for (const std::string& expansion : options.expansions) {
            name += '+' + expansion;
        }
        for (int seats = rules->minSeats; seats <= rules->maxSeats; ++seats) {
            context.log().debug(QStringLiteral("bench: %1, %2 seats").arg(QString::fromStdString(name)).arg(seats));
            const double speed = measurePlayouts(*rules, seats, options.seconds);
            results["playout_decisions_per_second"][name][std::to_string(seats)] = static_cast<std::int64_t>(speed);
            if (options.search) {
                results["search_per_second"][name][std::to_string(seats)] =
                    measureSearch(*rules, seats, options.seconds);
            }
        }
        if (!results.contains("copy_ns")) {
            auto functions = measureFunctions(*rules, options.seconds / 2);
            functions.erase("seen");
            results.update(functions);
        }
    }
    if (options.json) {
        context.out() << engine::jsonText(results, 2) << '\n';
    } else if (result == kOk) {
        printSpeeds(context.out(), results);
    }
    return result;
}

}  // namespace

void addBench(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = app.add_subcommand("bench", Tr::tr("Measure how fast random games are played").toStdString());
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->add_flag("--search", options->search, Tr::tr("Also measure the speed of computer players").toStdString());
    addNumber(*command, "--seconds", options->seconds, Tr::tr("Length of each measurement in seconds"), {0.01, 3600.0});
    command->add_option("--variant", options->variants, Tr::tr("Only these rulesets").toStdString());
    command->add_option("--expansion", options->expansions, Tr::tr("Expansion to lay over each ruleset").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return bench(context, *options); }; });
}

}  // namespace gnostica::cli
