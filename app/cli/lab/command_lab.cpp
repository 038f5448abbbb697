#include "app/cli/lab_commands.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"

#include <ostream>

namespace gnostica::cli {
namespace {

QString badShard(const std::string& text) {
    //: %1: what was typed; 3/200 means the third of two hundred parts
    return language::fill(Tr::tr("“%1” is not a shard; expected, for example, 3/200."), {QString::fromStdString(text)});
}

}  // namespace

bool orSay(const Context& context, const lab::LabResult<void>& result) {
    if (!result) {
        context.err() << sentence(result.error()) << '\n';
    }
    return result.has_value();
}

std::optional<engine::lab::Plan> orSay(const Context& context, engine::Checked<engine::lab::Plan> plan) {
    if (plan) {
        return std::move(*plan);
    }
    for (const engine::Diagnostic& problem : plan.error()) {
        context.err() << sentence(problem) << '\n';
    }
    return std::nullopt;
}

std::optional<lab::Shard> shardOf(const Context& context, const std::string& text) {
    const auto shard = lab::shardNamed(text);
    if (!shard) {
        context.err() << badShard(text).toStdString() << '\n';
    }
    return shard;
}

void addLab(CLI::App& app, Action& chosen) {
    CLI::App* lab = app.add_subcommand(
        "lab", Tr::tr("Compare rulesets with experiments: many games between computer players").toStdString());
    lab->require_subcommand(1);
    for (const auto add : {addLabRun, addLabMerge, addLabMissing, addLabReport, addLabReproduce, addLabExplore}) {
        add(*lab, chosen);
    }
}

}  // namespace gnostica::cli
