#include "app/cli/lab_commands.h"
#include "app/cli/tr.h"

#include <ostream>

namespace gnostica::cli {

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

void addLab(CLI::App& app, Action& chosen) {
    CLI::App* lab =
        app.add_subcommand("lab", Tr::tr("Compare rulesets by experiments: many games of computers").toStdString());
    lab->require_subcommand(1);
    for (const auto add : {addLabRun, addLabMerge, addLabMissing, addLabReport, addLabReproduce, addLabExplore}) {
        add(*lab, chosen);
    }
}

}  // namespace gnostica::cli
