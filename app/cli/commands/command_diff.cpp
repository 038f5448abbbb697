#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/ruleset_names.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/text_lines.h"
#include "app/wording/documents/differences.h"
#include "engine/documents/json_value.h"

#include <nlohmann/json.hpp>

#include <array>
#include <ostream>

namespace gnostica::cli {
namespace {

using wording::Difference;

constexpr int kIndent = 4;

struct DiffOptions {
    std::string first;
    std::string second;
    bool json = false;
};

std::string kindWord(Difference::Kind kind) {
    switch (kind) {
    case Difference::Kind::onlyFirst: return "only-a";
    case Difference::Kind::onlySecond: return "only-b";
    case Difference::Kind::changed: break;
    }
    return "changed";
}

nlohmann::json sentencesOf(const std::vector<wording::RuleText>& parts) {
    nlohmann::json list = nlohmann::json::array();
    for (const wording::RuleText& part : parts) {
        nlohmann::json entry{{"text", part.text.toStdString()}};
        if (!part.ruling.isEmpty()) {
            entry["ruling"] = part.ruling.toStdString();
        }
        list.push_back(std::move(entry));
    }
    return list;
}

nlohmann::json sideOf(const NamedRules& named) {
    return {{"id", named.rules->id}, {"expansions", named.rules->expansions}, {"name", named.title.toStdString()}};
}

void writeJson(std::ostream& out, const std::array<NamedRules, 2>& sides, const std::vector<Difference>& all) {
    nlohmann::json list = nlohmann::json::array();
    for (const Difference& difference : all) {
        nlohmann::json entry{{"rule", difference.id.toStdString()},
                             {"chapter", difference.chapter.toStdString()},
                             {"kind", kindWord(difference.kind)},
                             {"a", sentencesOf(difference.first)},
                             {"b", sentencesOf(difference.second)}};
        if (!difference.title.isEmpty()) {
            entry["card"] = difference.title.toStdString();
        }
        list.push_back(std::move(entry));
    }
    out << engine::jsonText(
               nlohmann::json{{"a", sideOf(sides[0])}, {"b", sideOf(sides[1])}, {"differences", std::move(list)}}, 2)
        << '\n';
}

void writeText(std::ostream& out, const std::array<NamedRules, 2>& sides, const std::vector<Difference>& all) {
    out << language::wrapped(QStringLiteral("-"), oneLine(sides[0].title), kIndent).toStdString()
        << language::wrapped(QStringLiteral("+"), oneLine(sides[1].title), kIndent).toStdString();
    if (all.empty()) {
        out << '\n' << Tr::tr("The rules are the same.").toStdString() << '\n';
    }
    for (const Difference& difference : all) {
        const QString head = difference.title.isEmpty() ? difference.id : difference.id + u' ' + difference.title;
        out << '\n' << head.toStdString() << '\n';
        for (const wording::RuleText& part : difference.first) {
            out << language::wrapped(QStringLiteral("  -"), part.text, kIndent).toStdString();
        }
        for (const wording::RuleText& part : difference.second) {
            out << language::wrapped(QStringLiteral("  +"), part.text, kIndent).toStdString();
        }
    }
}

int diff(const Context& context, const DiffOptions& options) {
    std::array<NamedRules, 2> sides;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        auto named = rulesNamed(context, splitNames(i == 0 ? options.first : options.second));
        if (!named) {
            for (const engine::Diagnostic& problem : named.error()) {
                context.err() << sentence(problem) << '\n';
            }
            return kFailed;
        }
        sides[i] = std::move(*named);
    }
    const auto all = wording::differences(*sides[0].rules, *sides[1].rules, *context.words());
    options.json ? writeJson(context.out(), sides, all) : writeText(context.out(), sides, all);
    return kOk;
}

}  // namespace

void addDiff(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<DiffOptions>();
    CLI::App* command = app.add_subcommand(
        "diff", Tr::tr("Compare two games rule by rule, in the words of their rulebooks").toStdString());
    const std::string help = Tr::tr("The id or file of a game; add expansions with plus signs").toStdString();
    command->add_option("A", options->first, help)->required();
    command->add_option("B", options->second, help)->required();
    command->add_flag("--json", options->json, Tr::tr("As JSON").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return diff(context, *options); }; });
}

}  // namespace gnostica::cli
