#include "app/cli/commands.h"
#include "app/cli/lab/computer_options.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/table_talk.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "app/storage/problem_lines.h"

#include <QDateTime>

#include <ostream>
#include <random>

namespace gnostica::cli {
namespace {

struct PlayOptions {
    std::string seats = "person,random";
    std::optional<std::uint64_t> seed;
    std::string variant = "gnostica";
    std::vector<std::string> expansions;
    std::vector<std::string> settings;
    std::string record;
};

std::optional<std::vector<Sitter>> sittersOf(const std::string& seats) {
    std::vector<Sitter> sitters;
    std::size_t from = 0;
    while (from <= seats.size()) {
        const auto to = std::min(seats.find(',', from), seats.size());
        const std::string name = seats.substr(from, to - from);
        const auto level = engine::bots::levelNamed(name);
        if (name != "person" && !level) {
            return std::nullopt;
        }
        sitters.push_back(level);
        from = to + 1;
    }
    return sitters;
}

/// Reads "target=8" as a key and a JSON value; a word that is not JSON is a string. JSON beyond the bounds is an error.
engine::Expected<nlohmann::json> optionsOf(const std::vector<std::string>& settings) {
    nlohmann::json options = nlohmann::json::object();
    for (const std::string& setting : settings) {
        const auto equals = std::min(setting.find('='), setting.size());
        const std::string text = setting.substr(std::min(equals + 1, setting.size()));
        const auto value = engine::parseJson(text, "--set");
        const bool isWord = !value && (value.error().code == engine::DiagnosticCode::syntax ||
                                       value.error().code == engine::DiagnosticCode::empty);
        if (!value && !isWord) {
            return tl::unexpected(value.error());
        }
        options[setting.substr(0, equals)] = isWord ? nlohmann::json(text) : *value;
    }
    return options;
}

std::uint64_t anySeed() {
    std::random_device device;
    return (std::uint64_t{device()} << 32U) | device();
}

engine::RecordHeader headerOf(const engine::Rules& rules, const std::vector<Sitter>& sitters, std::uint64_t seed) {
    engine::RecordHeader header = engine::headerFor(rules, static_cast<int>(sitters.size()));
    for (const Sitter& sitter : sitters) {
        header.players.emplace_back(sitter ? nameOf(*sitter) : "person");
    }
    header.seed = seed;
    header.started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return header;
}

int play(const Context& context, const PlayOptions& options) {
    const auto sitters = sittersOf(options.seats);
    if (!sitters) {
        //: %1: names of levels, words of the command line
        const QString told =
            language::fill(Tr::tr("Each seat must be “person” or a computer level: %1."), {levelCodes()});
        context.err() << told.toStdString() << '\n';
        return kUsage;
    }
    const auto settings = optionsOf(options.settings);
    if (!settings) {
        context.err() << sentence(settings.error()) << '\n';
        return kUsage;
    }
    const auto rules = rulesChosen(context, options.variant, options.expansions, *settings);
    if (rules == nullptr) {
        return kFailed;
    }
    const int seats = static_cast<int>(sitters->size());
    if (seats < rules->minSeats || seats > rules->maxSeats) {
        context.err() << seatsRefused(*rules) << '\n';
        return kUsage;
    }
    const std::uint64_t seed = options.seed ? *options.seed : anySeed();
    TableTalk table(context, engine::Game(rules, seats), *sitters, seed);
    if (!options.record.empty()) {
        auto journal =
            storage::Journal::create(storage::pathFrom(options.record), recordLine(headerOf(*rules, *sitters, seed)));
        if (!journal) {
            context.log().error(QStringLiteral("journal not begun: ") + storage::logLine(journal.error()));
            context.err() << sentence(journal.error()) << '\n';
            return kFailed;
        }
        context.log().info(QStringLiteral("journal begun: ") + journal->path());
        table.keep(std::move(*journal));
    }
    return table.play();
}

}  // namespace

void addPlay(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = app.add_subcommand("play", Tr::tr("Play a game in the terminal").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("--seats", options->seats,
        //: “person” is a word of the command line, %1: such words: levels
        language::fill(Tr::tr("Players by seat, separated by commas: person, %1"), {levelCodes()}));
    addNumber(*command, "--seed", options->seed, Tr::tr("Random seed; the same seed gives the same cards and dice"));
    add("--variant", options->variant, Tr::tr("The id of a ruleset"));
    add("--expansion", options->expansions, Tr::tr("The id of an expansion; can be given several times"));
    add("--set", options->settings, Tr::tr("A setting of the ruleset, as in target=8; can be given several times"));
    add("--record", options->record, Tr::tr("A new file in which to save the game"))->check(notEmpty());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return play(context, *options); }; });
}

}  // namespace gnostica::cli
