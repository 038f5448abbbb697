#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/lab/equal_time.h"
#include "app/cli/lab/match_report.h"
#include "app/cli/lab/other_program.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace gnostica::cli {
namespace {

using namespace wording;
using engine::bots::Level;
using engine::lab::MatchPlan;
using engine::lab::MatchResult;
using engine::lab::Seating;

void print(std::ostream& out, const MatchOptions& options, const std::string& variant, const MatchOutcome& outcome) {
    if (options.variant != variant) {
        out << variant << '\n';
    }
    for (const QString& line : linesOf(options, outcome)) {
        out << line.toStdString() << '\n';
    }
}

// lupdate loses the context of texts in functions with a qualified result type.
QString unfinishedDeals(int deals) {
    return Tr::tr("%n deals were under way and do not count.", nullptr, deals);
}

QString noTestOfOne() {
    //: --sprt and --one are options of the command line
    return Tr::tr("--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided "
                  "by the number of seats.");
}

QString onlyOfThisProgram() {
    //: options of the command line
    return Tr::tr(
        "--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.");
}

QString isFoundByItself(const QString& option) {
    //: %1: an option of the command line
    return language::fill(Tr::tr("--equal-time finds out how long a player thinks: %1 cannot be used with it."),
                          {option});
}

QString cannotBeAdjusted(const std::string& level) {
    //: %1: a level of computer player
    return language::fill(Tr::tr("--equal-time cannot adjust the level “%1”, which does not search."),
                          {QString::fromStdString(level)});
}

QString hasNoEqualTime(const std::string& level) {
    //: %1: a level of computer player
    return language::fill(
        Tr::tr("The level “%1” cannot take as much processor time as the other, however long it thinks."),
        {QString::fromStdString(level)});
}

QString noTemperament(const std::string& text) {
    //: %1: a word on the command line
    return language::fill(Tr::tr("There is no temperament “%1”."), {QString::fromStdString(text)});
}

/// Refuses words that are not the code of a temperament; empty if it is one.
std::string refusedTemperament(const std::string& text) {
    const bool isKnown = codeOf(engine::bots::temperamentNamed(text)) == text;
    return isKnown ? std::string() : noTemperament(text).toStdString();
}

/// The program that plays the seats of b; nullptr if that is this program.
std::unique_ptr<OtherProgram> otherProgramOf(const Context& context, const MatchOptions& options,
                                             const std::string& variant) {
    if (options.programB.empty()) {
        return nullptr;
    }
    QStringList arguments{QStringLiteral("--variant"), QString::fromStdString(variant)};
    for (const std::string& expansion : options.expansions) {
        arguments << QStringLiteral("--expansion") << QString::fromStdString(expansion);
    }
    return std::make_unique<OtherProgram>(storage::pathFrom(options.programB), *engine::bots::levelNamed(options.b),
                                          arguments, context.registry());
}

/// A game in which another program plays, with as many players as in the match.
engine::lab::TablePlan timedTable(const MatchPlan& plan) {
    engine::lab::TablePlan table{.rules = plan.rules, .seats = plan.seats, .chanceSeed = 1, .playerSeed = 1};
    for (int seat = 0; seat < plan.seats; ++seat) {
        table.entrants[engine::seatAt(seat)] = {.level = Level::greedy, .budget = {}};
    }
    table.entrants[engine::seatAt(0)] = plan.b;
    return table;
}

/// Changes the iterations of b, or of a if another program plays b, for equal time; on failure returns false, with a
/// line on `err`.
bool equalize(const Context& context, MatchOptions& options, MatchPlan& plan, OtherProgram* other,
              const std::stop_token& stop) {
    const bool ofA = other != nullptr;
    const auto timed = ofA ? other->timeSteps(timedTable(plan), stop) : std::nullopt;
    if (ofA && !timed) {
        context.err() << (other->problem() ? other->problem()->toStdString() : std::string()) << '\n';
        return false;
    }
    const TimedPositions positions =
        timed ? TimedPositions(plan.rules, timed->states) : TimedPositions(plan.rules, plan.seats);
    engine::lab::Entrant& adjusted = ofA ? plan.a : plan.b;
    int& iterations = ofA ? options.iterationsA : options.iterationsB;
    const auto thinking = [&](int wanted) {
        engine::lab::Entrant entrant = engine::lab::measured(adjusted.level, options.scale, wanted, options.threads);
        entrant.judging = adjusted.judging;
        entrant.temperament = adjusted.temperament;
        return entrant;
    };
    const double seconds = timed ? timed->seconds : positions.secondsOf(plan.a);
    const auto found = iterationsFor(seconds, budgetOf(adjusted.level).iterations,
                                     [&](int tried) { return positions.secondsOf(thinking(tried)); });
    if (!found) {
        context.err() << hasNoEqualTime(ofA ? options.a : options.b).toStdString() << '\n';
        return false;
    }
    iterations = *found;
    adjusted = thinking(*found);
    return true;
}

/// Plays the deals of the match until one fails, with or without another program.
MatchOutcome playDeals(const Context& context, const std::string& variant, MatchPlan plan, OtherProgram* other,
                       const std::stop_token& stop) {
    std::stop_source end;
    const std::stop_callback forward(stop, [&end] { end.request_stop(); });
    if (other != nullptr) {
        plan.play = [&](const auto& table, const auto& token) {
            auto facts = other->play(table, token);
            if (other->problem()) {
                end.request_stop();
            }
            return facts;
        };
    }
    const MatchResult result = playMatch(plan, end.get_token(), [&](const MatchResult& sofar) {
        context.log().debug(QStringLiteral("match: %1: %2 games: %3 (%4 to %5), %6")
                                .arg(QString::fromStdString(variant))
                                .arg(sofar.games)
                                .arg(sofar.score.mean(), 0, 'f', 3)
                                .arg(sofar.score.low(), 0, 'f', 3)
                                .arg(sofar.score.high(), 0, 'f', 3)
                                .arg(sofar.test.logRatio(), 0, 'f', 2));
    });
    return {result, other != nullptr ? other->problem() : std::nullopt};
}

/// Plays a match under one ruleset; returns null if it cannot be played, with a line on `err`. A match that another
/// program cuts short reports the deals until then.
nlohmann::json playBy(const Context& context, MatchOptions options, const std::string& variant, MatchPlan plan,
                      const std::stop_token& stop) {
    plan.rules = rulesChosen(context, variant, options.expansions);
    if (plan.rules == nullptr) {
        return nullptr;
    }
    if (options.seats < plan.rules->minSeats || options.seats > plan.rules->maxSeats) {
        context.err() << seatsRefused(*plan.rules) << '\n';
        return nullptr;
    }
    const auto other = otherProgramOf(context, options, variant);
    plan.b.isElsewhere = other != nullptr;
    if (options.equalTime && !equalize(context, options, plan, other.get(), stop)) {
        return nullptr;
    }
    const MatchOutcome outcome = playDeals(context, variant, plan, other.get(), stop);
    if (outcome.problem) {
        context.err() << outcome.problem->toStdString() << '\n';
        if (outcome.result.games + outcome.result.cut.games == 0) {
            return nullptr;
        }
    }
    if (outcome.result.unfinished > 0) {
        context.err() << unfinishedDeals(outcome.result.unfinished).toStdString() << '\n';
    }
    if (!options.json) {
        print(context.out(), options, variant, outcome);
    }
    return jsonOf(options, variant, outcome);
}

MatchPlan planOf(const MatchOptions& options, Level a, Level b) {
    return {.rules = nullptr,
            .seats = options.seats,
            .seating = options.one ? Seating::one : Seating::pairs,
            .a = engine::lab::measured(a, options.scale, options.iterationsA, options.threads),
            .b = engine::lab::measured(b, options.scale, options.iterationsB, options.threads),
            .games = options.games,
            .seed = options.seed,
            .jobs = options.jobs,
            .seconds = options.seconds,
            .sequential = options.sequential,
            .mostRounds = options.mostRounds};
}

/// Plays under the requested rulesets, and reports the results.
int playAll(const Context& context, const MatchOptions& options, const MatchPlan& plan) {
    const Interruption interruption;
    const bool all = options.variant == "all";
    bool isCutShort = false;
    nlohmann::json results = nlohmann::json::array();
    for (const std::string& variant : all ? gameIds(context) : std::vector{options.variant}) {
        results.push_back(playBy(context, options, variant, plan, interruption.token()));
        if (results.back().is_null()) {
            return kFailed;
        }
        isCutShort = !results.back()["problem"].is_null();
        if (isCutShort || interruption.happened()) {
            break;
        }
    }
    if (options.json) {
        context.out() << engine::jsonText(all ? results : results.front(), 2) << '\n';
    }
    return interruption.happened() ? kInterrupted : isCutShort ? kFailed : kOk;
}

/// The reason why --equal-time cannot be used; empty if there is none.
QString faultOfEqualTime(const MatchOptions& options, Level a, Level b) {
    if (!options.equalTime) {
        return {};
    }
    const bool ofA = !options.programB.empty();
    if ((ofA ? options.iterationsA : options.iterationsB) > 0) {
        return isFoundByItself(ofA ? QStringLiteral("--iterations-a") : QStringLiteral("--iterations-b"));
    }
    return canBeAdjusted(ofA ? a : b) ? QString() : cannotBeAdjusted(ofA ? options.a : options.b);
}

int match(const Context& context, const MatchOptions& options) {
    if (options.one && options.sequential) {
        context.err() << noTestOfOne().toStdString() << '\n';
        return kUsage;
    }
    if (!options.programB.empty() && (options.iterationsB > 0 || !options.judgingB.empty())) {
        context.err() << onlyOfThisProgram().toStdString() << '\n';
        return kUsage;
    }
    const auto a = levelOf(context, options.a);
    const auto b = levelOf(context, options.b);
    if (!a || !b) {
        return kUsage;
    }
    if (const QString fault = faultOfEqualTime(options, *a, *b); !fault.isEmpty()) {
        context.err() << fault.toStdString() << '\n';
        return kUsage;
    }
    const auto judgingA = judgingOf(context, options.judgingA);
    const auto judgingB = judgingA ? judgingOf(context, options.judgingB) : std::nullopt;
    if (!judgingB) {
        return kFailed;
    }
    MatchPlan plan = planOf(options, *a, *b);
    plan.a.judging = &*judgingA;
    plan.b.judging = &*judgingB;
    plan.a.temperament = engine::bots::temperamentNamed(options.temperamentA);
    plan.b.temperament = engine::bots::temperamentNamed(options.temperamentB);
    return playAll(context, options, plan);
}

}  // namespace

void addMatch(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<MatchOptions>();
    CLI::App* command =
        app.add_subcommand("match", Tr::tr("Let two levels of computer player play against each other").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    const auto flag = [&](const char* name, bool& value, const QString& help) {
        command->add_flag(name, value, help.toStdString());
    };
    add("--a", options->a,
        //: %1: words of the command line
        language::fill(Tr::tr("A level: %1; or “scripted”, which takes any step by which it loses no points"),
                       {levelCodes()}));
    add("--b", options->b, Tr::tr("The level of the other players"));
    add("--variant", options->variant,
        Tr::tr("The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game"));
    add("--expansion", options->expansions, Tr::tr("The id of an expansion; can be given several times"));
    addNumber(*command, "--seats", options->seats,
              Tr::tr("Number of players. Every second one is of level a; with --one, only one is"), {2, 6});
    flag("--one", options->one,
         Tr::tr("One player of level a plays against players of level b and takes every seat in turn"));
    addNumber(*command, "--games", options->games,
              Tr::tr("Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat"),
              {2, 1'000'000});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same games"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of games at the same time"), {1, 256});
    addNumber(*command, "--threads", options->threads, Tr::tr("Number of parallel searches within each step"), {1, 64});
    addNumber(*command, "--time", options->seconds,
              Tr::tr("Seconds of play for each ruleset; unfinished deals do not count"), {0.0, 1e7});
    addNumber(*command, "--most-rounds", options->mostRounds,
              Tr::tr("Number of rounds after which a game is cut short; its deal does not count"), {1, 100'000});
    addNumber(*command, "--scale", options->scale,
              Tr::tr("Factor for the amount of thinking in each step, for both levels"), {0.0001, 1000.0});
    addNumber(*command, "--iterations-a", options->iterationsA,
              Tr::tr("Number of iterations, instead of that of the level"), {1, kMostIterations});
    addNumber(*command, "--iterations-b", options->iterationsB,
              Tr::tr("Number of iterations, instead of that of the level"), {1, kMostIterations});
    add("--judging-a", options->judgingA, Tr::tr("A judging file, as written by learn, instead of the shipped one"))
        ->check(notEmpty());
    add("--judging-b", options->judgingB, Tr::tr("The same for the other players"))->check(notEmpty());
    add("--temperament-a", options->temperamentA,
        Tr::tr("The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder "
               "prudent”"))
        ->check(CLI::Validator(refusedTemperament, ""));
    add("--temperament-b", options->temperamentB, Tr::tr("The same for the other players"))
        ->check(CLI::Validator(refusedTemperament, ""));
    add("--b-program", options->programB,
        Tr::tr("Another build of gnostica-cli, to deal the cards and play the seats of level b"))
        ->check(notEmpty());
    flag("--equal-time", options->equalTime,
         Tr::tr("First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)"));
    flag("--sprt", options->sequential, Tr::tr("Stop when the sequential test is decided; not with --one"));
    flag("--json", options->json, Tr::tr("Print JSON"));
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return match(context, *options); }; });
}

}  // namespace gnostica::cli
