#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/plain_text.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/lab/words/trial_wording.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "engine/documents/json_value.h"
#include "engine/lab/trial.h"

#include <QDir>

#include <map>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::lab::Finding;
using engine::lab::TrialGame;
using engine::lab::TrialPlan;
using nlohmann::json;

struct TrialOptions {
    std::string file;
    TrialPlan plan;
    std::string records;
    bool json = false;
};

/// The games of the findings, by their numbers.
using Games = std::map<int, std::shared_ptr<const TrialGame>>;

Games gamesOf(const std::vector<Finding>& findings) {
    Games games;
    for (const Finding& finding : findings) {
        games.emplace(finding.game->number, finding.game);
    }
    return games;
}

json toJson(const Finding& finding, const QString& text) {
    return {{"code", nameOf(finding.code)},
            {"severity", finding.severity == engine::Severity::note ? "note" : "warning"},
            {"text", text.toStdString()},
            {"pointer", finding.pointer},
            {"rule", finding.rule.text},
            {"count", finding.count},
            {"of", finding.of},
            {"share", finding.share},
            {"interval", {finding.low, finding.high}},
            {"fair", finding.fair},
            {"record", std::to_string(finding.game->number + 1)},
            {"moment", finding.moment}};
}

/// Prints code and place: "[power-never-used, /majors/sun/0, MAJ-19, warning]".
void tell(std::ostream& out, const Finding& finding, const QString& text) {
    out << text.toStdString() << " [" << nameOf(finding.code);
    for (const std::string_view part : {std::string_view(finding.pointer), finding.rule.text}) {
        if (!part.empty()) {
            out << ", " << part;
        }
    }
    out << (finding.severity == engine::Severity::note ? "]\n" : ", warning]\n");
    if (finding.code == engine::lab::FindingCode::explored) {
        return;  // the finding is about many games
    }
    //: %1: the number of a game, %2: number of its steps before
    out << "  "
        << language::fill(Tr::tr("see game %1 after step %2"), {language::number(finding.game->number + 1),
                                                                language::number(static_cast<int>(finding.moment))})
               .toStdString()
        << '\n';
}

/// Writes the games into a folder, one file each; overwrites nothing.
bool keep(const Context& context, const std::string& folder, const Games& games) {
    const QDir place(storage::pathFrom(folder));
    for (const auto& [number, game] : games) {
        const QString path =
            place.filePath(QStringLiteral("game-%1").arg(number + 1) + QString::fromUtf16(storage::kRecordSuffix));
        if (const auto made = storage::createFile(path, recordText(*game)); !made) {
            context.err() << sentence(made.error()) << '\n';
            return false;
        }
    }
    return true;
}

int trial(const Context& context, const TrialOptions& options) {
    const auto rules = rulesChosen(context, options.file, {});
    if (rules == nullptr) {
        return kFailed;
    }
    if (options.plan.seats != 0 && (options.plan.seats < rules->minSeats || options.plan.seats > rules->maxSeats)) {
        context.err() << seatsRefused(*rules) << '\n';
        return kFailed;
    }
    const Interruption interruption;
    const std::vector<Finding> findings = playTrial(rules, options.plan, interruption.token());
    const lab::TrialWording inWords(*context.words());
    const Games games = gamesOf(findings);
    if (options.json) {
        json result{{"findings", json::array()}, {"records", json::object()}};
        for (const Finding& finding : findings) {
            result["findings"].push_back(toJson(finding, inWords(finding)));
        }
        for (const auto& [number, game] : games) {
            result["records"][std::to_string(number + 1)] = recordText(*game);
        }
        context.out() << engine::jsonText(result, 2) << '\n';
    } else {
        for (const Finding& finding : findings) {
            tell(context.out(), finding, inWords(finding));
        }
    }
    if (!options.records.empty() && !keep(context, options.records, games)) {
        return kFailed;
    }
    return interruption.happened() ? kInterrupted : kOk;
}

}  // namespace

void addTrial(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<TrialOptions>();
    CLI::App* command = app.add_subcommand(
        "trial", Tr::tr("Let computers play a ruleset and report what their games show").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("FILE", options->file, Tr::tr("The id or file of a game; add expansions with plus signs"))->required();
    addNumber(*command, "--games", options->plan.games, Tr::tr("Number of games"), {1, 10'000})->capture_default_str();
    addNumber(*command, "--seats", options->plan.seats, Tr::tr("Number of players; default: two, if allowed"),
              {1, engine::kMaxSeats});
    addNumber(*command, "--seed", options->plan.seed, Tr::tr("Random seed; the same seed gives the same games"));
    add("--records", options->records, Tr::tr("Write notable games to this folder"))->check(existingFolder());
    command->add_flag("--json", options->json, Tr::tr("As JSON, with the records of the games").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return trial(context, *options); }; });
}

}  // namespace gnostica::cli
