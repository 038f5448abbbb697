#include "app/cli/lab_commands.h"
#include "app/cli/report_text.h"
#include "app/cli/tr.h"
#include "app/storage/files.h"

#include <QFileInfo>

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabReportOptions {
    std::string file;
    std::string csv;
    bool json = false;
    bool overwrite = false;
};

/// Writes a file; one that is there only where that was asked for.
bool keep(const Context& context, const std::string& path, std::string_view text, bool overwrite) {
    const QString name = QString::fromStdString(path);
    if (!overwrite && QFileInfo::exists(name)) {
        context.err() << sentence(storage::FileError{storage::FileFault::exists, name, {}}) << '\n';
        return false;
    }
    if (const auto written = storage::writeFile(name, text); !written) {
        context.err() << sentence(written.error()) << '\n';
        return false;
    }
    return true;
}

int labReport(const Context& context, const LabReportOptions& options) {
    auto file = orSay(context, lab::ExperimentFile::open(QString::fromStdString(options.file)));
    if (!file) {
        return kFailed;
    }
    auto plan = orSay(context, lab::planOf(*file, {context.library(), context.registry()}));
    if (!plan) {
        return kFailed;
    }
    const auto report = orSay(context, lab::reportOf(*file, std::move(*plan)));
    if (!report) {
        return kFailed;
    }
    if (options.json) {
        context.out() << toJson(*report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    } else if (options.csv.empty()) {
        print(context.out(), *report);
    }
    return options.csv.empty() || keep(context, options.csv, toCsv(*report), options.overwrite) ? kOk : kFailed;
}

}  // namespace

void addLabReport(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabReportOptions>();
    CLI::App* command =
        lab.add_subcommand("report", Tr::tr("Tell what an experiment has found, also while it runs").toStdString());
    command->add_option("FILE", options->file, Tr::tr("The file of the experiment").toStdString())->required();
    command->add_flag("--json", options->json, Tr::tr("As JSON, with the plan").toStdString());
    command->add_option("--csv", options->csv, Tr::tr("Write it into this file, for spreadsheets").toStdString())
        ->check(notEmpty());
    command->add_flag("--overwrite", options->overwrite, Tr::tr("Write over a file that is there").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labReport(context, *options); }; });
}

}  // namespace gnostica::cli
