#include "app/cli/lab_commands.h"
#include "app/cli/tr.h"
#include "app/lab/merging.h"
#include "app/storage/files.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabMergeOptions {
    std::string folder;
    std::string out;
};

int labMerge(const Context& context, const LabMergeOptions& options) {
    return orSay(context, lab::merge(storage::pathFrom(options.folder), storage::pathFrom(options.out))) ? kOk
                                                                                                         : kFailed;
}

int labMissing(const Context& context, const LabMergeOptions& options) {
    const auto missing = orSay(context, lab::missingShards(storage::pathFrom(options.folder)));
    if (!missing) {
        return kFailed;
    }
    if (!missing->empty()) {
        context.out() << lab::rangesOf(*missing).toStdString() << '\n';
    }
    return kOk;
}

}  // namespace

void addLabMerge(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabMergeOptions>();
    CLI::App* command = lab.add_subcommand("merge", Tr::tr("Merge the shards of an experiment").toStdString());
    command->add_option("DIR", options->folder, Tr::tr("The folder of the shards").toStdString())
        ->required()
        ->check(existingFolder());
    command->add_option("--out", options->out, Tr::tr("The file of the whole experiment").toStdString())
        ->required()
        ->check(notEmpty());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labMerge(context, *options); }; });
}

void addLabMissing(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabMergeOptions>();
    CLI::App* command = lab.add_subcommand(
        "missing", Tr::tr("List the shards that are still missing from a folder: 3,7-9").toStdString());
    command->add_option("DIR", options->folder, Tr::tr("The folder of the shards").toStdString())
        ->required()
        ->check(existingFolder());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labMissing(context, *options); }; });
}

}  // namespace gnostica::cli
