#include "app/cli/interruption.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/lab_commands.h"
#include "app/cli/progress_lines.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/tr.h"
#include "app/lab/learning_run.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::LearntRound;
using engine::lab::TableCourse;
using lab::LearningSettings;
using language::fill;
using language::number;

struct LearnOptions {
    std::string folder;
    std::vector<std::string> variants{"gnostica"};
    std::vector<int> seats{2, 3, 4};
    int rounds = 3;
    int games = 400;
    std::string level = "quick";
    int iterations = 0;
    std::uint64_t seed = 1;
    int jobs = 1;
    std::string shard;
    std::string judging;
    bool json = false;
};

// lupdate loses the context of texts in functions with a qualified result type.
QString gamesOfRound(int round, const lab::RunProgress& progress) {
    //: %1: number of a round of learning, %2: how many of its %n games have been played
    return fill(Tr::tr("Round %1: %2 of %n games", nullptr, progress.total), {number(round), number(progress.done)});
}

QString fittingRound(int round) {
    //: %1: number of a round of learning; the weights by which computers judge are computed from its games
    return fill(Tr::tr("Round %1: fitting the tables…"), {number(round)});
}

QString tableName(bool isTwo) {
    return isTwo ? Tr::tr("two players left", "phrase: a table of weights for positions with two players")
                 : Tr::tr("three or more players left", "phrase: a table of weights for positions with more players");
}

QString keptTable(int round, const QString& table, int positions) {
    //: %1: number of a round of learning, %2: "two players left", %n: how many positions there were
    return fill(Tr::tr("Round %1, %2: %n positions are too few; the table stays as it was.", nullptr, positions),
                {number(round), language::phrase(table)});
}

QString fittedTable(int round, const QString& table, const TableCourse& course) {
    //: all but %2 ("two players left") are numbers; the surprise is how far judgements and results are apart, before
    //: and after the table was fitted; the certainty is the factor that turns judgements into chances of winning
    return fill(Tr::tr("Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7."),
                {number(round), language::phrase(table), number(course.games),
                 number(static_cast<int>(course.positions)), number(course.surpriseBefore, 4),
                 number(course.surpriseAfter, 4), number(course.certainty, 3)});
}

nlohmann::json toJson(const TableCourse& course) {
    using nlohmann::json;
    return {{"games", course.games},
            {"positions", course.positions},
            {"fitted", course.isFitted},
            {"surprise_before", course.positions > 0 ? json(course.surpriseBefore) : json()},
            {"surprise_after", course.isFitted ? json(course.surpriseAfter) : json()},
            {"certainty", course.certainty}};
}

/// The plan that the options describe; on failure nullopt, with the exit code in `code` and a line on `err`.
std::optional<engine::lab::LearningPlan> planOf(const Context& context, const LearnOptions& options, int& code) {
    const auto level = levelOf(context, options.level);
    code = level ? kFailed : kUsage;
    const auto judging = level ? judgingOf(context, options.judging) : std::nullopt;
    if (!judging) {
        return std::nullopt;
    }
    engine::lab::LearningPlan plan{.grounds = {},
                                   .games = options.games,
                                   .level = *level,
                                   .iterations = options.iterations,
                                   .seed = options.seed,
                                   .start = *judging};
    for (const std::string& variant : options.variants) {
        const auto rules = rulesChosen(context, variant, {});
        if (rules == nullptr) {
            return std::nullopt;
        }
        for (const int seats : options.seats) {
            if (seats < rules->minSeats || seats > rules->maxSeats) {
                context.err() << seatsRefused(*rules) << '\n';
                return std::nullopt;
            }
            plan.grounds.push_back({rules, seats});
        }
    }
    return plan;
}

/// Reports the progress of learning on `err`, and collects the results for the end.
class LearningTalk {
public:
    explicit LearningTalk(const Context& context) : context_(context) {}

    void listenTo(LearningSettings& settings) {
        settings.tell = [this](int round, const lab::RunProgress& progress) { tellGames(round, progress); };
        settings.fitting = [this](int round) { say(fittingRound(round)); };
        settings.learnt = [this](int round, const LearntRound& learnt) { tellLearnt(round, learnt); };
    }
    const nlohmann::json& rounds() const { return rounds_; }

private:
    void say(const QString& line) const { context_.err() << line.toStdString() << std::endl; }

    void tellGames(int round, const lab::RunProgress& progress) {
        if (round != round_) {
            round_ = round;
            lines_.emplace(context_, [round](const lab::RunProgress& now) { return gamesOfRound(round, now); });
        }
        (*lines_)(progress);
    }

    void tellLearnt(int round, const LearntRound& learnt) {
        for (const bool isTwo : {true, false}) {
            const TableCourse& course = isTwo ? learnt.two : learnt.more;
            say(course.isFitted ? fittedTable(round, tableName(isTwo), course)
                                : keptTable(round, tableName(isTwo), static_cast<int>(course.positions)));
        }
        rounds_.push_back({{"round", round}, {"tables", {{"two", toJson(learnt.two)}, {"more", toJson(learnt.more)}}}});
    }

    const Context& context_;
    int round_ = 0;
    std::optional<ProgressLines> lines_;
    nlohmann::json rounds_ = nlohmann::json::array();
};

/// Prints the path of the newest judging, or JSON.
void printResult(const Context& context, const LearnOptions& options, const nlohmann::json& rounds) {
    const auto folder = lab::LearningFolder::open(storage::pathFrom(options.folder));
    const int over = folder ? folder->rounds() : 0;
    const std::string judging = over > 0 ? folder->judgingPath(over).toStdString() : std::string();
    if (options.json) {
        const nlohmann::json newest = over > 0 ? nlohmann::json(judging) : nlohmann::json();
        context.out() << engine::jsonText({{"rounds", rounds}, {"judging", newest}}, 2) << '\n';
    } else if (over > 0) {
        context.out() << judging << '\n';
    }
}

int learn(const Context& context, const LearnOptions& options) {
    LearningSettings settings;
    settings.rounds = options.rounds;
    settings.jobs = options.jobs;
    if (!options.shard.empty()) {
        settings.shard = shardOf(context, options.shard);
        if (!settings.shard) {
            return kUsage;
        }
    }
    int code = kOk;
    const auto plan = planOf(context, options, code);
    if (!plan) {
        return code;
    }
    const Interruption interruption;
    settings.stop = interruption.token();
    LearningTalk talk(context);
    talk.listenTo(settings);
    const auto end = orSay(context, lab::learnInto(storage::pathFrom(options.folder), *plan, settings));
    if (!end) {
        return kFailed;
    }
    printResult(context, options, talk.rounds());
    return *end == lab::RunEnd::finished ? kOk : kInterrupted;
}

}  // namespace

void addLearn(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<LearnOptions>();
    CLI::App* command = app.add_subcommand(
        "learn", Tr::tr("Train the judgement of computer players in games against themselves").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--dir", options->folder, Tr::tr("The folder for everything that is learnt; interrupted learning is resumed"))
        ->required()
        ->check(notEmpty());
    add("--variant", options->variants, Tr::tr("The rulesets to play, in turn"));
    addNumbers(*command, "--seats", options->seats, Tr::tr("Number of players; can be given several times"),
               {2, engine::kMaxSeats});
    addNumber(*command, "--rounds", options->rounds, Tr::tr("Number of times the tables are fitted"),
              {1, engine::lab::kMostSampleRounds});
    addNumber(*command, "--games", options->games, Tr::tr("Number of games in each round"),
              {1, engine::lab::kMostSampleGames});
    add("--level", options->level, aLevel());
    addNumber(*command, "--iterations", options->iterations,
              Tr::tr("Number of iterations, instead of that of the level"), {1, 10'000'000});
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same tables"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of games at the same time"), {1, 256});
    add("--shard", options->shard, Tr::tr("Only play this shard of the games of the round: 3/200"));
    add("--judging", options->judging, Tr::tr("A judging file to start from, instead of the shipped one"))
        ->check(notEmpty());
    command->add_flag("--json", options->json, Tr::tr("Print JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return learn(context, *options); }; });
}

}  // namespace gnostica::cli
