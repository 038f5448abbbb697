#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/output_file.h"
#include "app/cli/progress_lines.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/files/file_handle.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"
#include "engine/lab/game_lengths.h"
#include "engine/lab/ruleset_names.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::GameLength;
using engine::lab::GameLengths;
using engine::lab::LengthPlan;
using engine::lab::namesOf;
using language::fill;
using language::number;

struct LengthsOptions {
    std::string out;
    std::vector<std::string> variants;
    std::vector<int> seats;
    int games = 200;
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 200;
};

// lupdate loses the context of texts in functions with a qualified result type.
QString gamesOfRow(const LengthPlan& plan, const lab::RunProgress& progress) {
    //: %1: a ruleset, %2: a number of players, %3: how many of the %n games have been played
    return fill(Tr::tr("%1, number of players %2: %3 of %n games", nullptr, progress.total),
                {QString::fromStdString(namesOf(*plan.rules)), number(plan.seats), number(progress.done)});
}

QString lengthsOfRow(const GameLength& row) {
    //: numbers of rounds
    return fill(Tr::tr("Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest."),
                {number(row.median, 1), number(row.within95, 1), number(row.shortest, 1)});
}

QString cutOfRow(const GameLength& row) {
    return fill(Tr::tr("%n games were cut short after round %1.", nullptr, row.cut), {number(row.mostRounds)});
}

QString resultOfRow(const GameLength& row) {
    //: %1: a ruleset, %2: a number of players, %3: sentences on how long its games are
    return fill(Tr::tr("%1, number of players %2: %3"),
                {QString::fromStdString(row.ruleset), number(row.seats),
                 language::sentences({lengthsOfRow(row), row.cut > 0 ? cutOfRow(row) : QString()})});
}

QString keptRows(int rows) {
    return Tr::tr("%n results in the file are still valid and were kept.", nullptr, rows);
}

LengthPlan planOf(const LengthsOptions& options, std::shared_ptr<const engine::Rules> rules, int seats) {
    engine::bots::Budget budget = engine::bots::budgetOf(engine::bots::Level::quick);
    budget.seconds = 0;  // lengths are the same on every machine
    budget.threads = 1;
    return {.rules = std::move(rules),
            .seats = seats,
            .entrant = {engine::bots::Level::quick, budget},
            .games = options.games,
            .seed = options.seed,
            .jobs = options.jobs,
            .mostRounds = options.mostRounds};
}

/// The requested rows, in the order of the library; nullopt, with a line on `err`, if one cannot be played. Games that
/// were not named keep only the numbers of players that they allow.
std::optional<std::vector<LengthPlan>> plansOf(const Context& context, const LengthsOptions& options) {
    const bool all = options.variants.empty();
    std::vector<LengthPlan> plans;
    for (const std::string& variant : all ? gameIds(context) : options.variants) {
        const auto rules = rulesChosen(context, variant, {});
        if (rules == nullptr) {
            return std::nullopt;
        }
        const auto isAllowed = [&](int seats) { return seats >= rules->minSeats && seats <= rules->maxSeats; };
        if (!all && !std::ranges::all_of(options.seats, isAllowed)) {
            context.err() << seatsRefused(*rules) << '\n';
            return std::nullopt;
        }
        for (int seats = rules->minSeats; seats <= rules->maxSeats; ++seats) {
            if (options.seats.empty() || std::ranges::find(options.seats, seats) != options.seats.end()) {
                plans.push_back(planOf(options, rules, seats));
            }
        }
    }
    return plans;
}

/// The rows in the file so far; empty if there is no file; nullopt, with a line on `err`, if it is another document.
std::optional<GameLengths> readSoFar(const Context& context, const std::string& file) {
    if (!files::isTaken(storage::pathFrom(file))) {
        return GameLengths();
    }
    const auto text = readText(context, file, engine::lab::kMostLengthsBytes);
    if (!text) {
        return std::nullopt;
    }
    auto lengths = engine::lab::lengthsFrom(*text, file);
    if (!lengths) {
        for (const engine::Diagnostic& problem : lengths.error()) {
            context.err() << sentence(problem) << '\n';
        }
        return std::nullopt;
    }
    return std::move(*lengths);
}

/// Is there a row of the same ruleset, judging, players and limit, of at least as many games?
bool isKnown(const GameLengths& lengths, const LengthPlan& plan) {
    const GameLength wanted = lengthOf(plan, {});
    const GameLength* row = lengths.named(wanted.ruleset, wanted.seats);
    return row != nullptr && row->rules == wanted.rules && row->judging == wanted.judging &&
           row->players == wanted.players && row->mostRounds == wanted.mostRounds && row->games >= wanted.games;
}

/// The row; nullopt if a stop was requested.
std::optional<GameLength> measure(const Context& context, const LengthPlan& plan, const std::stop_token& stop) {
    context.log().debug(QStringLiteral("lengths: %1, %2 seats: %3 games")
                            .arg(QString::fromStdString(namesOf(*plan.rules)))
                            .arg(plan.seats)
                            .arg(plan.games));
    ProgressLines lines(context, [&](const lab::RunProgress& progress) { return gamesOfRow(plan, progress); });
    const lab::RunForecast forecast(plan.games, 0);
    const auto measured = measureLengths(plan, stop, [&](int done) { lines(forecast.at(done)); });
    return measured ? std::optional(lengthOf(plan, *measured)) : std::nullopt;
}

/// Plays the rows that the file lacks, and writes it after each one, so that an interrupted run can be resumed.
int playRows(const Context& context, const std::vector<LengthPlan>& plans, const OutputFile& file,
             GameLengths lengths) {
    const Interruption interruption;
    int kept = 0;
    for (const LengthPlan& plan : plans) {
        if (isKnown(lengths, plan)) {
            ++kept;
            continue;
        }
        const auto row = measure(context, plan, interruption.token());
        if (!row) {
            return kInterrupted;
        }
        lengths.put(*row);
        if (!write(context, file, toText(lengths))) {
            return kFailed;
        }
        context.out() << resultOfRow(*row).toStdString() << std::endl;
    }
    if (kept > 0) {
        context.err() << keptRows(kept).toStdString() << '\n';
    }
    return kOk;
}

/// The output file, which must not be one of the rulesets that are read.
OutputFile fileOf(const Context& context, const LengthsOptions& options) {
    std::vector<std::string> sources = options.variants;
    for (const QString& source : storage::filesOf(context.library())) {
        sources.push_back(source.toStdString());
    }
    return {options.out, true, std::move(sources)};
}

int lengths(const Context& context, const LengthsOptions& options) {
    const OutputFile file = fileOf(context, options);
    if (!mayWrite(context, file)) {
        return kFailed;
    }
    auto known = readSoFar(context, options.out);
    const auto plans = known ? plansOf(context, options) : std::nullopt;
    return plans ? playRows(context, *plans, file, std::move(*known)) : kFailed;
}

}  // namespace

void addLengths(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<LengthsOptions>();
    CLI::App* command = app.add_subcommand(
        "lengths", Tr::tr("Measure the length of games that computers play against themselves").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--out", options->out, Tr::tr("The file of results; results that are still valid are kept"))
        ->required()
        ->check(notEmpty());
    add("--variant", options->variants, Tr::tr("The rulesets to play; default: all games"));
    addNumbers(*command, "--seats", options->seats, Tr::tr("Number of players; default: every number that is allowed"),
               {2, engine::kMaxSeats});
    addNumber(*command, "--games", options->games, Tr::tr("Number of games for each ruleset and number of players"),
              {1, engine::lab::kMostLengthGames});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same games"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of games at the same time"), {1, 256});
    addNumber(*command, "--most-rounds", options->mostRounds,
              Tr::tr("Number of rounds after which a game is cut short"), {1, engine::lab::kMostLengthRounds});
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return lengths(context, *options); }; });
}

}  // namespace gnostica::cli
