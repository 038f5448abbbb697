#include "app/cli/html_page.h"
#include "app/cli/lab/report_text.h"
#include "app/cli/lab_commands.h"
#include "app/cli/output_file.h"
#include "app/cli/tr.h"
#include "app/storage/files.h"
#include "engine/documents/json_value.h"

#include <ostream>

namespace gnostica::cli {
namespace {

struct LabReportOptions {
    std::string file;
    std::string csv;
    std::string html;
    bool json = false;
    bool overwrite = false;
};

/// Writes the report as a page with pictures.
bool keepPage(const Context& context, lab::ExperimentFile& file, const lab::Report& report, const OutputFile& target) {
    const auto draw = picturesOrSay(context);
    if (!draw) {
        return false;
    }
    const auto illustrations = orSay(context, report::illustrationsOf(file, report, *context.words()));
    if (!illustrations) {
        return false;
    }
    const QByteArray page = report::pageOf(report, *illustrations, report::drawn(*illustrations, *draw),
                                           {context.library(), *context.words()});
    return write(context, target, std::string_view(page.constData(), static_cast<std::size_t>(page.size())));
}

int labReport(const Context& context, const LabReportOptions& options) {
    const OutputFile csv{options.csv, options.overwrite, {options.file}};
    const OutputFile html{options.html, options.overwrite, {options.file, options.csv}};
    if ((!csv.path.empty() && !mayWrite(context, csv)) || (!html.path.empty() && !mayWrite(context, html))) {
        return kFailed;
    }
    auto file = orSay(context, lab::ExperimentFile::open(storage::pathFrom(options.file)));
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
        context.out() << engine::jsonText(toJson(*report), 2) << '\n';
    } else if (options.csv.empty() && options.html.empty()) {
        print(context.out(), *report);
    }
    const bool done = (csv.path.empty() || write(context, csv, toCsv(*report))) &&
                      (html.path.empty() || keepPage(context, *file, *report, html));
    return done ? kOk : kFailed;
}

}  // namespace

void addLabReport(CLI::App& lab, Action& chosen) {
    auto options = std::make_shared<LabReportOptions>();
    CLI::App* command = lab.add_subcommand(
        "report", Tr::tr("Report the results of an experiment, even while it is running").toStdString());
    command->add_option("FILE", options->file, Tr::tr("The file of the experiment").toStdString())->required();
    command->add_flag("--json", options->json, Tr::tr("As JSON, with the plan").toStdString());
    command->add_option("--csv", options->csv, Tr::tr("Write a table for spreadsheets to this file").toStdString())
        ->check(notEmpty());
    command
        ->add_option("--html", options->html,
                     Tr::tr("Write a page with pictures for a browser to this file").toStdString())
        ->check(notEmpty());
    command->add_flag("--overwrite", options->overwrite, Tr::tr("Overwrite an existing file").toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return labReport(context, *options); }; });
}

}  // namespace gnostica::cli
