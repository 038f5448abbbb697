#include "app/cli/lab/computer_options.h"

#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"

#include <ostream>

namespace gnostica::cli {
namespace {

QString noLevel(const std::string& name) {
    //: %1: what was typed; the names are words of the command line and stay as they are
    return language::fill(
        Tr::tr("There is no level “%1”. The levels are: random, greedy, quick, apprentice, adept, master."),
        {QString::fromStdString(name)});
}

}  // namespace

std::optional<engine::bots::Level> levelOf(const Context& context, const std::string& name) {
    const auto level = engine::bots::levelNamed(name);
    if (!level) {
        context.err() << noLevel(name).toStdString() << '\n';
    }
    return level;
}

std::optional<engine::bots::Judging> judgingOf(const Context& context, const std::string& file) {
    if (file.empty()) {
        return engine::bots::shippedJudging();
    }
    const auto text = readText(context, file, engine::bots::kMostJudgingBytes);
    if (!text) {
        return std::nullopt;
    }
    const auto read = engine::bots::judgingFrom(*text, file);
    if (!read) {
        for (const engine::Diagnostic& problem : read.error()) {
            context.err() << sentence(problem) << '\n';
        }
        return std::nullopt;
    }
    return *read;
}

}  // namespace gnostica::cli
