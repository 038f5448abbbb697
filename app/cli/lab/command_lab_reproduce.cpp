#include "app/cli/interruption.h"
#include "app/cli/lab_commands.h"
#include "app/cli/tr.h"
#include "app/lab/experiment_run.h"
#include "app/language/fill.h"
#include "engine/documents/json_value.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabReproduceOptions {
    std::string report;
    int jobs = 1;
};

std::string textOf(const nlohmann::json& report) {
    return engine::jsonText(report, 2) + '\n';
}

std::string firstDifference(const nlohmann::json& expected, const nlohmann::json& found) {
    const nlohmann::json patch = nlohmann::json::diff(expected, found);
    return patch.empty() ? std::string() : patch[0].value("path", std::string());
}

// lupdate loses the context of texts in functions with a qualified result type.
QString firstDifferenceAt(const std::string& pointer) {
    //: %1: a place in a JSON document
    return language::fill(Tr::tr("The reports differ, first at %1."), {QString::fromStdString(pointer)});
}

int labReproduce(const Context& context, const LabReproduceOptions& options) {
    const auto text = readText(context, options.report, kReportBounds.bytes);
    if (!text) {
        return kFailed;
    }
    const auto expected = engine::parseDocument(*text, options.report, engine::DocumentKind::report, kReportBounds);
    if (!expected) {
        context.err() << sentence(expected.error()) << '\n';
        return kFailed;
    }
    nlohmann::json planDocument = lab::planIn(*expected);
    if (planDocument.is_null()) {
        context.err() << sentence(lab::LabError{lab::LabFault::notDocument, QString::fromStdString(options.report), {}})
                      << '\n';
        return kFailed;
    }
    auto plan = orSay(context, engine::lab::readPlan(planDocument, context.library(), context.registry()));
    if (!plan) {
        return kFailed;
    }
    auto file = orSay(context, lab::ExperimentFile::inMemory(*plan));
    const Interruption interruption;
    const auto end =
        file ? orSay(context, lab::play(*file, *plan, {.jobs = options.jobs, .stop = interruption.token(), .tell = {}}))
             : std::nullopt;
    if (!end) {
        return kFailed;
    }
    if (*end == lab::RunEnd::stopped) {
        return kInterrupted;
    }
    auto report = orSay(context, lab::reportOf(*file, std::move(*plan)));
    if (!report) {
        return kFailed;
    }
    report->isFinished = true;
    const nlohmann::json found = toJson(*report);
    context.out() << textOf(found);
    if (textOf(found) == *text) {
        return kOk;
    }
    context.err() << firstDifferenceAt(firstDifference(*expected, found)).toStdString() << '\n';
    return kFailed;
}

}  // namespace

void addLabReproduce(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabReproduceOptions>();
    CLI::App* command = lab.add_subcommand(
        "reproduce",
        Tr::tr("Repeat the experiment of a report and write the new report; fail if they differ").toStdString());
    command->add_option("REPORT", options->report, Tr::tr("A report written by “lab report --json”").toStdString())
        ->required();
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of deals at a time"), {1, 256})->capture_default_str();
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labReproduce(context, *options); }; });
}

}  // namespace gnostica::cli
