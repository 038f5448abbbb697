// Broken documents of every kind, through the command line: each is accepted or refused with a message, and nothing
// crashes or hangs. `./dev mutate` tries many more.
#include "app/storage/program_name.h"
#include "tests/unit/cli/answer.h"
#include "tests/unit/mutations.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

using namespace gnostica;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr int kFew = 120;

using Words = std::vector<std::string>;

/// The commands for a file of this kind that do not play for long.
std::vector<Words> commandsFor(const std::string& kind, const std::string& file) {
    const std::vector<Words> any{{"validate", file}, {"validate", "--json", file}};
    std::vector<Words> commands;
    if (kind == "ruleset") {
        commands = {{"rules", file},
                    {"diff", "gnostica", file},
                    {"diff", "--json", file, "short-game"},
                    {"set", file, "/end/target"}};
    } else if (kind == "position") {
        commands = {{"legal", file},
                    {"perft", file, "1"},
                    {"stepdiff", "gnostica", "threestica", file},
                    {"stepdiff", "--json", "gnostica+star-wheel", "hypothermia", file}};
    } else if (kind == "scenario") {
        commands = {{"scenario", file}, {"legal", file}, {"stepdiff", "gnostica", "threestica", file}};
    } else if (kind == "record") {
        commands = {{"replay", file}};
    } else if (kind == "lesson") {
        commands = {{"lesson", "check", file}, {"lesson", "play", file}};
    } else if (kind == "puzzles") {
        commands = {{"puzzles", "check", file}};
    } else if (kind == "tactics") {
        commands = {{"tactics", file, "--level", "greedy"}};
    } else if (kind == "experiment") {
        return {{"lab", "report", file}, {"lab", "report", "--json", file}};
    } else if (kind == "report") {
        return {{"lab", "reproduce", file}};
    }
    commands.insert(commands.end(), any.begin(), any.end());
    return commands;
}

/// Commands with arguments in place of files.
std::vector<Words> commandsWith(const std::string& word) {
    return {{"rules", word},
            {"new", word},
            {"new", "x", "--extends", word},
            {"legal", word},
            {"diff", word, "gnostica"},
            {"lesson", "play", word},
            {"lab", "missing", word},
            {"lab", "explore", "gnostica", "--set", word},
            {"match", "--a", word},
            {"play", "--variant", word, "--set", word},
            {"perft", word, word},
            {word, word},
            {"--language", word, "rules", "gnostica"}};
}

/// True for texts that take long to play, or that read their own output.
bool isLong(const std::string& text) {
    const json document = json::parse(text, nullptr, false);
    if (!document.is_object()) {
        return false;
    }
    const json plan = document.value("plan", json::object());
    const auto most = [&](const char* key) {
        const json number = plan.is_object() ? plan.value(key, json(0)) : json(0);
        return number.is_number() ? number.get<double>() : 0.0;
    };
    return most("pairs") > 20 || most("longest") > 200;
}

class Workbench {
public:
    Workbench() : samples_(samples()) {
        std::erase_if(samples_, [](const Sample& each) { return each.kind == "theme" || each.kind == "deck"; });
        const QString plan = folder_.filePath(QStringLiteral("plan.json"));
        writeBytes(plan, R"({"format": 1, "name": "few", "arms": ["gnostica", "short-game"], "seats": 2,
            "players": ["random", "random"], "pairs": 2, "seed": 5, "courses": 1, "longest": 12})");
        const std::string out = folder_.filePath(QStringLiteral("sound.sqlite")).toStdString();
        const Answer played = run({"lab", "run", plan.toStdString(), "--out", out, "--quiet"});
        experiment_ = readBytes(QString::fromStdString(out));
        samples_.push_back({"report", run({"lab", "report", "--json", out}).out});
        Q_ASSERT(played.code == 0 && !experiment_.empty());
    }

    /// Empty if all went well, otherwise the failure.
    std::string attempt(std::uint64_t seed) {
        Mutant mutant(seed);
        switch (mutant.below(8)) {
        case 0: return tryExperiment(mutant);
        case 1: return tryWords(mutant);
        default: return tryFile(mutant);
        }
    }

private:
    std::string tryFile(Mutant& mutant) {
        const Sample& sample = samples_[mutant.below(static_cast<std::uint32_t>(samples_.size()))];
        const QString file = folder_.filePath(QStringLiteral("broken.json"));
        writeBytes(file, mutant.of(sample.text));
        if (sample.kind == "report" && isLong(readBytes(file))) {
            return {};
        }
        const auto commands = commandsFor(sample.kind, file.toStdString());
        return call(commands[mutant.below(static_cast<std::uint32_t>(commands.size()))], file);
    }
    std::string tryExperiment(Mutant& mutant) {
        const QString file = folder_.filePath(QStringLiteral("broken.sqlite"));
        writeBytes(file, experiment_);
        DatabaseMutant(mutant).breakFile(file);
        const auto commands = commandsFor("experiment", file.toStdString());
        return call(commands[mutant.below(static_cast<std::uint32_t>(commands.size()))], file);
    }
    std::string tryWords(Mutant& mutant) {
        constexpr std::array<const char*, 6> kWords{
            "gnostica+star-wheel", "short-game", "/end/target=8", "cups", "3/200", "de"};
        const std::string sound = kWords[mutant.below(kWords.size())];
        std::string word = mutant.of(sound);
        word.resize(std::min(word.find('\0'), word.size()));  // no argument can contain a null character
        const auto commands = commandsWith(word);
        const QString here = QDir::currentPath();
        QDir::setCurrent(folder_.path());  // output files are removed with the folder
        const std::string fault = call(commands[mutant.below(static_cast<std::uint32_t>(commands.size()))], {});
        QDir::setCurrent(here);
        return fault;
    }

    static std::string call(const Words& words, const QString& file) {
        const std::string before = readBytes(file);
        const Answer answer = run(words);
        std::string line;
        for (const std::string& word : words) {
            line += word + ' ';
        }
        const std::string told = answer.out + answer.err;
        if (answer.code < 0 || answer.code > 2) {
            return line + "gave " + std::to_string(answer.code);
        }
        if (answer.err.find("could not be finished") != std::string::npos) {
            return line + "threw: " + answer.err;
        }
        if (const auto raw = rawWordsIn(answer.err)) {
            return line + "said \"" + *raw + "\": " + answer.err;
        }
        if (answer.code != 0 && told.empty()) {
            return line + "failed without a word";
        }
        return readBytes(file) == before ? std::string() : line + "changed the file";
    }

    QTemporaryDir folder_;
    std::vector<Sample> samples_;
    std::string experiment_;
};

int mutateCommands(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    storage::nameProgram();
    Workbench bench;
    return mutate(kFew, [&bench](std::uint64_t seed) { return bench.attempt(seed); });
}

const Errand kMutate("--mutate", mutateCommands);

}  // namespace
