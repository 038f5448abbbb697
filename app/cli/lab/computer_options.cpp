#include "app/cli/lab/computer_options.h"

#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"

#include <ostream>

namespace gnostica::cli {
namespace {

QString noLevel(const std::string& name) {
    //: %1: what was typed, %2: words of the command line
    return language::fill(Tr::tr("There is no level “%1”. The levels are: %2."),
                          {QString::fromStdString(name), levelCodes()});
}

}  // namespace

QString levelCodes() {
    QStringList codes;
    for (const engine::bots::Level level : engine::bots::levelsByStrength()) {
        const std::string_view code = nameOf(level);
        codes << QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    }
    return codes.join(QStringLiteral(", "));
}

// lupdate loses the context of texts in functions with a qualified result type.
QString aLevel() {
    //: %1: words of the command line
    return language::fill(Tr::tr("A level: %1"), {levelCodes()});
}

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
