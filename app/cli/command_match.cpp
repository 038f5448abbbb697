#include "app/cli/commands.h"
#include "app/cli/computer_options.h"
#include "app/cli/interruption.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/wording/fill.h"
#include "app/wording/lists.h"
#include "app/wording/numbers.h"
#include "engine/documents/json_value.h"
#include "engine/lab/match.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

using namespace wording;
using engine::bots::Level;
using engine::lab::Clocking;
using engine::lab::MatchPlan;
using engine::lab::MatchResult;
using engine::lab::Verdict;

struct MatchOptions {
    std::string a = "adept";
    std::string b = "greedy";
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    int seats = 2;
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    double seconds = 0;
    double scale = 1;
    int threads = 1;
    int iterationsA = 0;
    int iterationsB = 0;
    std::string judgingA;
    std::string judgingB;
    bool sequential = false;
    bool json = false;
};

engine::lab::Entrant entrantOf(Level level, int iterations, double scale, int threads) {
    engine::bots::Budget budget = budgetOf(level);
    const double wanted = (iterations > 0 ? iterations : budget.iterations) * scale;
    budget.iterations = static_cast<int>(std::clamp(wanted, 1.0, 1e9));
    budget.threads = threads;
    budget.seconds = 0;  // a match is the same on every machine
    return {level, budget};
}

const char* codeOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::undecided: return "undecided";
    case Verdict::equal: return "equal";
    case Verdict::stronger: return "stronger";
    }
    return "";
}

QString wordOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::undecided: return Tr::tr("undecided", "verdict of the test of 50 % against 60 %");
    case Verdict::equal: return Tr::tr("rather 50 %", "verdict of the test of 50 % against 60 %");
    case Verdict::stronger: return Tr::tr("rather 60 %", "verdict of the test of 50 % against 60 %");
    }
    return {};
}

nlohmann::json clockJson(const Clocking& clock) {
    return {{"p50", clock.within(0.5)}, {"p95", clock.within(0.95)}, {"longest", clock.longest}};
}

nlohmann::json toJson(const MatchOptions& options, const std::string& variant, const MatchResult& result) {
    return {{"a", options.a},
            {"b", options.b},
            {"variant", variant},
            {"expansions", options.expansions},
            {"seats", options.seats},
            {"seed", options.seed},
            {"scale", options.scale},
            {"games", result.games},
            {"unfinished_pairs", result.unfinished},
            {"score_a", result.score.mean()},
            {"interval", {result.score.low(), result.score.high()}},
            {"sprt", {{"log_ratio", result.test.logRatio()}, {"verdict", codeOf(result.test.verdict())}}},
            {"turns", result.turns},
            {"decisions", result.decisions},
            {"announced", result.announced},
            {"held", result.held},
            {"eliminated", result.eliminated},
            {"capped", result.capped},
            {"seconds_a", clockJson(result.clockA)},
            {"seconds_b", clockJson(result.clockB)}};
}

void print(std::ostream& out, const MatchOptions& options, const std::string& variant, const MatchResult& result) {
    if (options.variant != variant) {
        out << variant << '\n';
    }
    if (result.games == 0) {
        out << Tr::tr("No pair of games was over by then, so there is nothing to tell.").toStdString() << '\n';
        return;
    }
    const auto tell = [&out](const QString& line) { out << line.toStdString() << '\n'; };
    const auto percent = [](double share) { return number(100 * share, 1); };
    //: %1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games
    tell(fill(Tr::tr("%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.", nullptr, result.games),
              {QString::fromStdString(options.a), percent(result.score.mean()), QString::fromStdString(options.b),
               percent(result.score.low()), percent(result.score.high())}));
    //: a statistical test; %1: a number, %2: its verdict: "undecided", "rather 50 %" or "rather 60 %"
    tell(fill(Tr::tr("Test of 50 % against 60 %: log ratio %1, %2."),
              {number(result.test.logRatio(), 2), wordOf(result.test.verdict())}));
    //: averages
    tell(sentences(
        {fill(Tr::tr("Turns in a game: %1, decisions: %2."), {number(result.turns, 1), number(result.decisions, 1)}),
         Tr::tr("%n games reached the limit of decisions.", nullptr, result.capped)}));
    //: %1 of %n: how many
    tell(
        sentences({fill(Tr::tr("%1 of %n announced last turns won.", nullptr, result.announced), {number(result.held)}),
                   Tr::tr("%n seats were eliminated.", nullptr, result.eliminated)}));
    for (const auto& [name, clock] : {std::pair{&options.a, &result.clockA}, std::pair{&options.b, &result.clockB}}) {
        //: %1: level of a computer player, %2, %3 and %4: seconds
        tell(fill(Tr::tr("%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s."),
                  {QString::fromStdString(*name), number(clock->within(0.5), 2), number(clock->within(0.95), 2),
                   number(clock->longest, 2)}));
    }
}

// lupdate loses the context of what stands in functions whose result has a qualified type.
QString unfinishedPairs(int pairs) {
    return Tr::tr("%n pairs of games were under way and do not count.", nullptr, pairs);
}

/// A match by one ruleset; a null value if it cannot be played, which is said on `err`.
nlohmann::json playBy(const Context& context, const MatchOptions& options, const std::string& variant, MatchPlan plan,
                      const std::stop_token& stop) {
    plan.rules = rulesChosen(context, variant, options.expansions);
    if (plan.rules == nullptr) {
        return nullptr;
    }
    if (options.seats < plan.rules->minSeats || options.seats > plan.rules->maxSeats) {
        context.err() << seatsRefused(*plan.rules) << '\n';
        return nullptr;
    }
    const MatchResult result = playMatch(plan, stop, [&](const MatchResult& sofar) {
        context.log().debug(QStringLiteral("match: %1: %2 games: %3 (%4 to %5), %6")
                                .arg(QString::fromStdString(variant))
                                .arg(sofar.games)
                                .arg(sofar.score.mean(), 0, 'f', 3)
                                .arg(sofar.score.low(), 0, 'f', 3)
                                .arg(sofar.score.high(), 0, 'f', 3)
                                .arg(sofar.test.logRatio(), 0, 'f', 2));
    });
    if (result.unfinished > 0) {
        context.err() << unfinishedPairs(result.unfinished).toStdString() << '\n';
    }
    if (!options.json) {
        print(context.out(), options, variant, result);
    }
    return toJson(options, variant, result);
}

int match(const Context& context, const MatchOptions& options) {
    const auto a = levelOf(context, options.a);
    const auto b = levelOf(context, options.b);
    if (!a || !b) {
        return kUsage;
    }
    const auto judgingA = judgingOf(context, options.judgingA);
    const auto judgingB = judgingA ? judgingOf(context, options.judgingB) : std::nullopt;
    if (!judgingB) {
        return kFailed;
    }
    MatchPlan plan{.rules = nullptr,
                   .seats = options.seats,
                   .a = entrantOf(*a, options.iterationsA, options.scale, options.threads),
                   .b = entrantOf(*b, options.iterationsB, options.scale, options.threads),
                   .games = options.games,
                   .seed = options.seed,
                   .jobs = options.jobs,
                   .seconds = options.seconds,
                   .sequential = options.sequential};
    plan.a.judging = &*judgingA;
    plan.b.judging = &*judgingB;
    const Interruption interruption;
    const bool all = options.variant == "all";
    nlohmann::json results = nlohmann::json::array();
    for (const std::string& variant : all ? gameIds(context) : std::vector{options.variant}) {
        results.push_back(playBy(context, options, variant, plan, interruption.token()));
        if (results.back().is_null()) {
            return kFailed;
        }
        if (interruption.happened()) {
            break;
        }
    }
    if (options.json) {
        context.out() << engine::jsonText(all ? results : results.front(), 2) << '\n';
    }
    return interruption.happened() ? kInterrupted : kOk;
}

}  // namespace

void addMatch(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<MatchOptions>();
    CLI::App* command =
        app.add_subcommand("match", Tr::tr("Let two kinds of computer player play against each other").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--a", options->a, Tr::tr("A level: random, greedy, quick, apprentice, adept, master"));
    add("--b", options->b, Tr::tr("The level of the others"));
    add("--variant", options->variant,
        Tr::tr("The id of a ruleset, with its expansions as in BASE+EXPANSION; all: every game"));
    add("--expansion", options->expansions, Tr::tr("The id of an expansion; may be given several times"));
    addNumber(*command, "--seats", options->seats, Tr::tr("How many play; every other seat is of level a"), {2, 6});
    addNumber(*command, "--games", options->games,
              Tr::tr("Two a pair: the same deal, seats swapped; an odd number is rounded up"), {2, 1'000'000});
    addNumber(*command, "--seed", options->seed, Tr::tr("The same number gives the same games"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Games at the same time"), {1, 256});
    addNumber(*command, "--threads", options->threads, Tr::tr("Searches side by side within each step"), {1, 64});
    addNumber(*command, "--time", options->seconds,
              Tr::tr("Stop after so many seconds, for each ruleset; pairs that are not over do not count"), {0.0, 1e7});
    addNumber(*command, "--scale", options->scale, Tr::tr("Factor for what both levels think a step"),
              {0.0001, 1000.0});
    addNumber(*command, "--iterations-a", options->iterationsA, Tr::tr("Instead of the level's own"), {1, 10'000'000});
    addNumber(*command, "--iterations-b", options->iterationsB, Tr::tr("Instead of the level's own"), {1, 10'000'000});
    add("--judging-a", options->judgingA, Tr::tr("A file of judging, as learn writes it, instead of the shipped one"))
        ->check(notEmpty());
    add("--judging-b", options->judgingB, Tr::tr("The same for the others"))->check(notEmpty());
    command->add_flag("--sprt", options->sequential, Tr::tr("Stop when the sequential test is decided").toStdString());
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return match(context, *options); }; });
}

}  // namespace gnostica::cli
