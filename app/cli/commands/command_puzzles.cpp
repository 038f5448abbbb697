#include "app/cli/commands.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "engine/documents/json_text.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/lab/puzzles/puzzle_maker.h"
#include "engine/lab/puzzles/puzzle_text.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::PuzzleFault;
using engine::lab::RuledPuzzle;
using language::fill;
using language::number;

struct PuzzleMaking {
    std::string from;
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    std::vector<int> seats{2};
    int games = 100;
    int win = 0;
    int stop = 0;
    int points = 0;
    std::uint64_t seed = 1;
};

struct PuzzleChecking {
    std::vector<std::string> files;
    bool solvers = false;
    bool json = false;
};

/// Puzzles from games or from a file of tactics; nullopt if the file cannot be read.
std::optional<std::vector<engine::lab::Puzzle>> puzzlesFor(const Context& context, const PuzzleMaking& options,
                                                           const engine::lab::PuzzlePlan& plan) {
    if (options.from.empty()) {
        return engine::lab::makePuzzles(plan, {}, [&](int games, int found) {
            if (games % 100 == 0) {
                //: both are numbers
                const QString told = fill(Tr::tr("Games: %1, puzzles: %2."), {number(games), number(found)});
                context.err() << told.toStdString() << std::endl;
            }
        });
    }
    const auto entries = readEntries(context, options.from, engine::DocumentKind::position);
    if (!entries) {
        return std::nullopt;
    }
    std::vector<engine::State> turns;
    for (const Entry& entry : *entries) {
        const nlohmann::json* position = engine::valueAt(entry.document, "/position");
        const auto read = engine::readPosition(position == nullptr ? entry.document : *position, plan.rules);
        if (!read) {
            context.err() << entry.label << ": " << sentence(read.error().front()) << '\n';
            return std::nullopt;
        }
        turns.push_back(read->state);
    }
    return engine::lab::choosePuzzles(engine::lab::puzzlesAmong(plan, turns), plan.wanted);
}

int make(const Context& context, const PuzzleMaking& options) {
    const auto rules = rulesChosen(context, options.variant, options.expansions);
    if (rules == nullptr) {
        return kFailed;
    }
    engine::lab::PuzzlePlan plan{.rules = rules,
                                 .seats = {},
                                 .seed = options.seed,
                                 .games = options.games,
                                 .wanted = {options.win, options.stop, options.points}};
    for (const int seats : options.seats) {
        if (seats < rules->minSeats || seats > rules->maxSeats) {
            context.err() << seatsRefused(*rules) << '\n';
            return kUsage;
        }
        plan.seats.push_back(seats);
    }
    const auto puzzles = puzzlesFor(context, options, plan);
    if (!puzzles) {
        return kFailed;
    }
    const char* before = "[\n ";  // one puzzle a line
    for (const engine::lab::Puzzle& puzzle : *puzzles) {
        context.out() << before << engine::jsonText(engine::lab::writePuzzle(*rules, puzzle));
        before = ",\n ";
    }
    context.out() << (*before == '[' ? "[" : "") << "\n]\n";
    return kOk;
}

QString worded(PuzzleFault fault) {
    switch (fault) {
    case PuzzleFault::tooLarge: return Tr::tr("There are too many lines to try.");
    case PuzzleFault::noPuzzle: return Tr::tr("Not a puzzle: no goal here is reached by only one idea.");
    case PuzzleFault::otherBest:
        return Tr::tr("The goal is also reached by other first steps than those named, or with other points.");
    case PuzzleFault::noSolution: return Tr::tr("The solution does not reach the goal.");
    case PuzzleFault::otherMeasures: return Tr::tr("Its measured difficulty differs from the one stated.");
    }
    return {};
}

std::optional<PuzzleFault> faultFound(const RuledPuzzle& read, bool withSolvers) {
    const auto fault = faultOf(read.rules, read.puzzle);
    const bool sameSolvers = fault || !withSolvers || solversOf(read.rules, read.puzzle) == read.puzzle.measures.found;
    return sameSolvers ? fault : std::optional(PuzzleFault::otherMeasures);
}

int check(const Context& context, const PuzzleChecking& options) {
    int good = 0;
    int bad = 0;
    std::array<int, engine::lab::kGrades> grades{};
    for (const std::string& file : options.files) {
        const auto text = readText(context, file, engine::kMaxCollectionBytes);
        if (!text) {
            return kFailed;
        }
        auto document = engine::parseDocument(*text, file, engine::DocumentKind::puzzle, engine::kCollectionBounds);
        if (!document) {
            context.err() << sentence(document.error()) << '\n';
            return kFailed;
        }
        engine::RulesSource source = context.rulesBeside(file);
        const auto puzzles = engine::lab::readPuzzles(*document, source);
        if (!puzzles) {
            for (const engine::Diagnostic& problem : engine::placedIn(puzzles.error(), *text, file)) {
                context.err() << sentence(problem) << '\n';
            }
            return kFailed;
        }
        for (const RuledPuzzle& read : *puzzles) {
            if (const auto fault = faultFound(read, options.solvers)) {
                context.err() << file << ": " << read.puzzle.id << ": " << worded(*fault).toStdString() << '\n';
                ++bad;
                continue;
            }
            ++good;
            ++grades[static_cast<std::size_t>(gradeOf(read.puzzle.measures) - 1)];
        }
    }
    if (options.json) {
        context.out() << engine::jsonText(nlohmann::json{{"good", good}, {"bad", bad}, {"grades", grades}}, 2) << '\n';
    } else {
        //: %1: how many are as they should be, %n: how many there are
        const QString told = fill(Tr::tr("%1 of %n puzzles are correct.", nullptr, good + bad), {number(good)});
        context.out() << told.toStdString() << '\n';
    }
    return bad == 0 ? kOk : kFailed;
}

void addMake(CLI::App& puzzles, Action& chosen) {
    auto options = std::make_shared<PuzzleMaking>();
    CLI::App* command = puzzles.add_subcommand(
        "make", Tr::tr("Find puzzles in games between computers and print the most varied ones").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    constexpr int most = 2000;
    add("--from", options->from, Tr::tr("Instead of games: a file of positions or tactics"));
    add("--variant", options->variant, Tr::tr("The ruleset to play"));
    add("--expansion", options->expansions, Tr::tr("An expansion; can be given several times"));
    addNumbers(*command, "--seats", options->seats, Tr::tr("Number of players; can be given several times"),
               {1, engine::kMaxSeats});
    addNumber(*command, "--games", options->games, Tr::tr("Number of games to search"), {1, 1'000'000});
    addNumber(*command, "--win", options->win, Tr::tr("Puzzles about winning your own last turn"), {0, most});
    addNumber(*command, "--stop", options->stop, Tr::tr("Puzzles about stopping another player's last turn"),
              {0, most});
    addNumber(*command, "--points", options->points, Tr::tr("Puzzles about gaining points"), {0, most});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same puzzles"),
              {0, 1'000'000'000});
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return make(context, *options); }; });
}

void addCheck(CLI::App& puzzles, Action& chosen) {
    auto options = std::make_shared<PuzzleChecking>();
    CLI::App* command =
        puzzles.add_subcommand("check", Tr::tr("Check every line and list those that are not puzzles").toStdString());
    command->add_option("FILE", options->files, Tr::tr("Files of puzzles").toStdString())->required();
    command->add_flag("--solvers", options->solvers,
                      Tr::tr("Also try the computer players that count for the difficulty").toStdString());
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return check(context, *options); }; });
}

}  // namespace

void addPuzzles(CLI::App& app, Action& chosen) {
    CLI::App* puzzles =
        app.add_subcommand("puzzles", Tr::tr("Make and check puzzles: turns decided by one idea").toStdString());
    puzzles->require_subcommand(1);
    addMake(*puzzles, chosen);
    addCheck(*puzzles, chosen);
}

}  // namespace gnostica::cli
