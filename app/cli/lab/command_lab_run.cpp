#include "app/cli/interruption.h"
#include "app/cli/lab/lab_check.h"
#include "app/cli/lab_commands.h"
#include "app/cli/output_file.h"
#include "app/cli/progress_lines.h"
#include "app/cli/tr.h"
#include "app/lab/experiment_run.h"
#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/storage/files.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabRunOptions {
    std::string plan;
    std::string out;
    std::string shard;
    int jobs = 1;
    bool quiet = false;
    bool check = false;
};

// lupdate loses the context of texts in functions with a qualified result type.
QString dealsPlayed(const lab::RunProgress& progress) {
    //: %1: number of deals that have been played, %n: number of all deals
    return language::fill(Tr::tr("%1 of %n deals", nullptr, progress.total), {language::number(progress.done)});
}

QString noFile() {
    return Tr::tr("Name the file of the experiment: --out FILE.");
}

int labRun(const Context& context, const LabRunOptions& options) {
    std::optional<lab::Shard> shard;
    if (!options.shard.empty()) {
        shard = shardOf(context, options.shard);
        if (!shard) {
            return kUsage;
        }
    }
    const auto text = readText(context, options.plan, engine::kMaxCollectionBytes);
    if (!text) {
        return kFailed;
    }
    const auto plan = orSay(context, engine::lab::readPlan(*text, options.plan, context.library(), context.registry(),
                                                           Context::documentsBeside(options.plan)));
    if (!plan) {
        return kFailed;
    }
    if (options.check) {
        printCheck(context, *plan, shard, options.jobs);
        return kOk;
    }
    if (options.out.empty()) {
        context.err() << noFile().toStdString() << '\n';
        return kUsage;
    }
    if (!mayWrite(context, {options.out, true, {options.plan}})) {  // an existing file is resumed or refused
        return kFailed;
    }
    const Interruption interruption;
    lab::RunSettings settings{.jobs = options.jobs, .stop = interruption.token(), .tell = {}};
    if (!options.quiet) {
        settings.tell = ProgressLines(context, dealsPlayed);
    }
    const QString out = storage::pathFrom(options.out);
    const auto end =
        orSay(context, shard ? lab::runShard(out, *plan, *shard, settings) : lab::runInto(out, *plan, settings));
    if (!end) {
        return kFailed;
    }
    return *end == lab::RunEnd::finished ? kOk : kInterrupted;
}

}  // namespace

void addLabRun(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabRunOptions>();
    CLI::App* command =
        lab.add_subcommand("run", Tr::tr("Run an experiment, or resume an interrupted one").toStdString());
    const auto add = [&](const char* name, auto& value, const QString& help) {
        return command->add_option(name, value, help.toStdString());
    };
    add("PLAN", options->plan, Tr::tr("The plan (JSON)"))->required();
    add("--out", options->out, Tr::tr("The file of the experiment; with --shard the folder of all shards"))
        ->check(notEmpty());
    add("--shard", options->shard, Tr::tr("Only this shard: 3/200"));
    addNumber(*command, "--jobs", options->jobs, Tr::tr("Number of deals at a time"), {1, 256})->capture_default_str();
    command->add_flag(
        "--check", options->check,
        Tr::tr("Only print what would be played and how long it would take; write nothing").toStdString());
    command->add_flag("--quiet", options->quiet, Tr::tr("Do not report progress").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labRun(context, *options); }; });
}

}  // namespace gnostica::cli
