#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/lab/ladder_report.h"
#include "app/cli/output_file.h"
#include "app/cli/progress_lines.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/files/file_handle.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"
#include "engine/lab/game_lengths.h"
#include "engine/lab/strength/ladder_file.h"

#include <algorithm>
#include <chrono>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::bots::Level;
using engine::lab::LadderDocument;
using engine::lab::LadderPlan;
using engine::lab::Rung;
using language::fill;
using language::number;

struct LadderOptions {
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    std::vector<std::string> levels;
    std::vector<int> seats{2, 4};
    int games = 400;
    std::uint64_t seed = 1;
    int jobs = 1;
    int mostRounds = 1000;
    double scale = 1;
    std::string out;
    bool json = false;
};

// lupdate loses the context of texts in functions with a qualified result type.
QString gamesOfRung(const Rung& rung, const lab::RunProgress& progress) {
    //: %1: a match of two levels of computer player, %2: how many of the %n games have been played
    return fill(Tr::tr("%1: %2 of %n games", nullptr, progress.total), {titleOf(rung), number(progress.done)});
}

QString otherLadder(const std::string& file, std::string_view difference) {
    //: %1: a file, %2: options of the command line
    return fill(Tr::tr("%1 was made with different settings (%2). Use these again, or another file."),
                {QString::fromStdString(file),
                 QString::fromUtf8(difference.data(), static_cast<qsizetype>(difference.size()))});
}

QString tooFewLevels() {
    return Tr::tr("A ladder needs at least two levels, each only once.");
}

/// The requested levels, weakest first; nullopt, with a line on `err`, if they make no ladder.
std::optional<std::vector<Level>> levelsOf(const Context& context, const LadderOptions& options) {
    std::vector<Level> levels;
    for (const std::string& name : options.levels) {
        const auto level = levelOf(context, name);
        if (!level) {
            return std::nullopt;
        }
        levels.push_back(*level);
    }
    if (levels.empty()) {
        const auto all = engine::bots::levelsByStrength();
        levels.assign(all.begin(), all.end());
    }
    std::ranges::stable_sort(levels, {}, engine::bots::strengthOf);
    if (levels.size() < 2 || std::ranges::adjacent_find(levels) != levels.end()) {
        context.err() << tooFewLevels().toStdString() << '\n';
        return std::nullopt;
    }
    return levels;
}

/// Plays the rungs, and saves the results of a ladder with a file.
class LadderRun {
public:
    LadderRun(const Context& context, const LadderPlan& plan, OutputFile file)
        : context_(context),
          plan_(plan),
          file_(std::move(file)),
          ladder_{.settings = engine::lab::settingsOf(plan)} {}

    /// Reads the results so far; false, with a line on `err`, if the file is another one.
    bool read() {
        if (file_.path.empty() || !files::isTaken(storage::pathFrom(file_.path))) {
            return true;
        }
        const auto text = readText(context_, file_.path, engine::lab::kMostLadderBytes);
        if (!text) {
            return false;
        }
        auto found = engine::lab::ladderFrom(*text, file_.path);
        if (!found) {
            for (const engine::Diagnostic& problem : found.error()) {
                context_.err() << sentence(problem) << '\n';
            }
            return false;
        }
        const std::string_view difference = differenceOf(found->settings, ladder_.settings);
        if (!difference.empty()) {
            context_.err() << otherLadder(file_.path, difference).toStdString() << '\n';
            return false;
        }
        ladder_ = std::move(*found);
        return true;
    }

    /// The rung with its results so far; nullopt, with a line on `err`, if other players have played them.
    std::optional<LadderDocument::Row> resume(const Rung& rung) const {
        const std::uint64_t players = playersHash(plan_, rung);
        const LadderDocument::Row* known = ladder_.find(rung);
        if (known != nullptr && known->players != players) {
            context_.err() << otherLadder(file_.path, "players").toStdString() << '\n';
            return std::nullopt;
        }
        return known != nullptr ? *known : LadderDocument::Row{rung, players};
    }

    /// Plays the rest of a rung. False, with a line on `err`, if its results cannot be saved.
    bool play(LadderDocument::Row& row, const std::stop_token& stop) {
        const int games = row.rung.games();
        ProgressLines lines(context_,
                            [&](const lab::RunProgress& progress) { return gamesOfRung(row.rung, progress); });
        const lab::RunForecast forecast(std::max(plan_.games, games), games);
        bool isSaved = true;
        std::stop_source end;
        const std::stop_callback forward(stop, [&end] { end.request_stop(); });
        playRung(plan_, row.rung, end.get_token(), [&](const Rung& now) {
            lines(forecast.at(now.games()));
            if (Clock::now() - saved_ > kSaving) {
                isSaved = isSaved && save(row);
            }
            if (!isSaved) {
                end.request_stop();
            }
        });
        return isSaved && save(row);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kSaving{5};

    bool save(const LadderDocument::Row& row) {
        ladder_.put(row);
        saved_ = Clock::now();
        return file_.path.empty() || write(context_, file_, toText(ladder_));
    }

    const Context& context_;
    const LadderPlan& plan_;
    OutputFile file_;
    LadderDocument ladder_;
    Clock::time_point saved_ = Clock::now();
};

/// Plays the rungs one after another, and reports each.
int playLadder(const Context& context, const LadderOptions& options, LadderRun& run, const LadderPlan& plan,
               const std::vector<Rung>& rungs) {
    std::vector<LadderDocument::Row> rows;
    for (const Rung& rung : rungs) {
        const auto row = run.resume(rung);
        if (!row) {
            return kFailed;
        }
        rows.push_back(*row);
    }
    const Interruption interruption;
    nlohmann::json results = nlohmann::json::array();
    for (LadderDocument::Row& row : rows) {
        if (!run.play(row, interruption.token())) {
            return kFailed;
        }
        results.push_back(jsonOf(row.rung));
        if (!options.json) {
            context.out() << sentenceOf(row.rung).toStdString() << std::endl;
        }
        if (interruption.happened()) {
            break;
        }
    }
    if (options.json) {
        context.out() << engine::jsonText(jsonOf(plan, std::move(results)), 2) << '\n';
    }
    return interruption.happened() ? kInterrupted : kOk;
}

/// The output file, which must not be one of the rulesets that are read.
OutputFile fileOf(const Context& context, const LadderOptions& options) {
    std::vector<std::string> sources = splitNames(options.variant);
    for (const QString& source : storage::filesOf(context.library())) {
        sources.push_back(source.toStdString());
    }
    return {options.out, true, std::move(sources)};
}

int ladder(const Context& context, const LadderOptions& options) {
    const auto levels = levelsOf(context, options);
    if (!levels) {
        return kUsage;
    }
    const OutputFile file = fileOf(context, options);
    if (!file.path.empty() && !mayWrite(context, file)) {
        return kFailed;
    }
    const LadderPlan plan{.rules = rulesChosen(context, options.variant, options.expansions),
                          .scale = options.scale,
                          .games = options.games,
                          .seed = options.seed,
                          .jobs = options.jobs,
                          .mostRounds = options.mostRounds};
    if (plan.rules == nullptr) {
        return kFailed;
    }
    for (const int seats : options.seats) {
        if (seats < plan.rules->minSeats || seats > plan.rules->maxSeats) {
            context.err() << seatsRefused(*plan.rules) << '\n';
            return kFailed;
        }
    }
    LadderRun run(context, plan, file);
    return run.read() ? playLadder(context, options, run, plan, engine::lab::rungsOf(*levels, options.seats)) : kFailed;
}

}  // namespace

void addLadder(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<LadderOptions>();
    CLI::App* command = app.add_subcommand(
        "ladder", Tr::tr("Test whether each level of computer player is stronger than the one below").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--variant", options->variant, Tr::tr("The id of a ruleset"));
    add("--expansion", options->expansions, Tr::tr("The id of an expansion; can be given several times"));
    add("--levels", options->levels,
        //: %1: words of the command line
        fill(Tr::tr("The levels, separated by commas; default: %1"), {levelCodes()}))
        ->delimiter(',');
    addNumbers(*command, "--seats", options->seats,
               Tr::tr("Number of players: with 2 the seats are swapped; with more, one player of the upper level takes "
                      "every seat in turn. Default: 2 and 4"),
               {2, engine::kMaxSeats});
    addNumber(*command, "--games", options->games,
              Tr::tr("Maximum number of games between two levels. They end as soon as the 95 % interval, valid "
                     "at every look, excludes the fair score"),
              {2, 1'000'000});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same games"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of games at the same time"), {1, 256});
    addNumber(*command, "--most-rounds", options->mostRounds,
              Tr::tr("Number of rounds after which a game is cut short; its deal does not count"),
              {1, engine::lab::kMostLengthRounds});
    addNumber(*command, "--scale", options->scale, Tr::tr("Factor for the amount of thinking in each step"),
              {0.0001, 1000.0});
    add("--out", options->out,
        Tr::tr("The file of results, from which the same command is resumed; --games and --levels may change"))
        ->check(notEmpty());
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return ladder(context, *options); }; });
}

}  // namespace gnostica::cli
