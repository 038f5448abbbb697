#include "app/cli/commands.h"
#include "app/cli/commands/examination.h"
#include "app/cli/draft_file.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "app/wording/documents/diagnostic_wording.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/draft.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/notation/record.h"

#include <QFileInfo>

#include <algorithm>
#include <ostream>
#include <span>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;
using nlohmann::json;

/// A code that is the same in every language.
const char* codeOf(engine::Severity severity) {
    switch (severity) {
    case engine::Severity::error: break;
    case engine::Severity::warning: return "warning";
    case engine::Severity::note: return "note";
    }
    return "error";
}

// ---- Text output ----------------------------------------------------------------------------------------------------

/// Prints code, rule, and the severity of anything but an error: "[conflict, TOU-1, warning]".
void tell(const Context& context, const Diagnostic& problem) {
    context.out() << sentence(problem) << " [" << wording::diagnosticCode(problem);
    if (!problem.rule.empty()) {
        context.out() << ", " << problem.rule;
    }
    if (!isError(problem)) {
        context.out() << ", " << codeOf(problem.severity);
    }
    context.out() << "]\n";
}

void tellAll(const Context& context, std::span<const Diagnostic> problems) {
    for (const Diagnostic& problem : problems) {
        tell(context, problem);
        for (const engine::Fix& fix : problem.fixes) {
            context.out() << "  " << sentence(fix) << '\n';
        }
    }
}

void tellDone(const Context& context, std::span<const engine::FixDone> done, const std::string& keptAs) {
    for (const engine::FixDone& each : done) {
        tell(context, each.problem);
        //: %1: what was done, a whole sentence
        context.out() << "  " << language::fill(Tr::tr("done: %1"), {wording::fixText(each.fix)}).toStdString() << '\n';
    }
    if (!keptAs.empty()) {
        //: %1: the name of a file
        context.out() << language::fill(Tr::tr("The previous contents of the file are saved in %1."),
                                        {QString::fromStdString(oneLine(keptAs))})
                             .toStdString()
                      << '\n';
    }
}

// ---- JSON output ----------------------------------------------------------------------------------------------------

json toJson(const engine::Fix& fix) {
    constexpr const char* kinds[] = {"set", "remove", "rename", "mend"};  // in the order of EditKind
    json edits = json::array();
    for (const engine::Edit& edit : fix.edits) {
        json entry{{"edit", kinds[static_cast<std::size_t>(edit.kind)]}, {"pointer", edit.pointer}};
        if (edit.kind == engine::EditKind::set) {
            entry["value"] = json::parse(edit.text, nullptr, false);
        } else if (edit.kind == engine::EditKind::rename) {
            entry["name"] = edit.text;
        } else if (edit.kind == engine::EditKind::mend) {
            entry["fault"] = edit.text;
        }
        edits.push_back(std::move(entry));
    }
    return {{"text", wording::fixText(fix).toStdString()}, {"edits", std::move(edits)}};
}

json toJson(const Diagnostic& problem) {
    json entry{{"code", wording::diagnosticCode(problem)},
               {"severity", codeOf(problem.severity)},
               {"source", problem.source},
               {"line", problem.place.line},
               {"column", problem.place.column},
               {"pointer", problem.pointer},
               {"found", problem.found},
               {"expected", problem.expected},
               {"text", wording::diagnosticText(problem).toStdString()}};
    if (!problem.rule.empty()) {
        entry["rule"] = problem.rule;
    }
    json fixes = json::array();
    for (const engine::Fix& fix : problem.fixes) {
        fixes.push_back(toJson(fix));
    }
    entry["fixes"] = std::move(fixes);
    return entry;
}

void writeJson(const Context& context, std::span<const Diagnostic> problems, std::span<const engine::FixDone> done,
               const std::string& keptAs) {
    json result{{"problems", json::array()}};
    for (const Diagnostic& problem : problems) {
        result["problems"].push_back(toJson(problem));
    }
    if (!keptAs.empty()) {
        result["kept"] = keptAs;
        for (const engine::FixDone& each : done) {
            json entry = toJson(each.problem);
            entry["done"] = toJson(each.fix);
            entry.erase("fixes");
            result["done"].push_back(std::move(entry));
        }
    }
    // Replaces bytes that are not UTF-8, which the names of files may contain.
    context.out() << engine::jsonText(result, 2) << '\n';
}

// ---- Command --------------------------------------------------------------------------------------------------------

struct ValidateOptions {
    std::string file;
    bool json = false;
    bool fix = false;
};

/// Adds the place in the file to problems that have only a pointer.
void locate(Diagnostics& problems, const std::string& text, const std::string& file) {
    engine::PlaceIndex places(text);
    for (Diagnostic& problem : problems) {
        if (problem.source.empty()) {
            problem.source = file;
            if (problem.place.line == 0) {
                places.locate(problem);
            }
        }
    }
}

/// One of the user's own rulesets may be valid, and still not be in use.
void addUnused(const Context& context, const std::string& file, Diagnostics& problems) {
    const QString path = QFileInfo(storage::pathFrom(file)).canonicalFilePath();
    for (const Diagnostic& problem : context.unread()) {
        const bool isTaken = problem.code == engine::DiagnosticCode::duplicate && !problem.expected.empty();
        if (isTaken && QFileInfo(storage::pathFrom(problem.source)).canonicalFilePath() == path) {
            problems.push_back(problem);
        }
    }
}

int report(const Context& context, const ValidateOptions& options, const Diagnostics& problems,
           std::span<const engine::FixDone> done = {}, const std::string& keptAs = {}) {
    const std::span shown = std::span(problems).first(std::min(problems.size(), engine::Problems::kMost));
    if (options.json) {
        writeJson(context, shown, done, keptAs);
    } else {
        tellDone(context, done, keptAs);
        tellAll(context, shown);
        if (shown.size() < problems.size()) {
            context.out() << Tr::tr("There are more problems than these %n.", nullptr, static_cast<int>(shown.size()))
                                 .toStdString()
                          << '\n';
        }
    }
    return std::ranges::any_of(problems, engine::isError) ? kFailed : kOk;
}

void sayAllIsWell(const Context& context, const std::string& file) {
    context.out() << oneLine(file) << ": " << Tr::tr("No problems found.").toStdString() << '\n';
}

int fix(const Context& context, const ValidateOptions& options) {
    const auto draft = readDraft(context, options.file);
    if (!draft) {
        return kFailed;
    }
    const bool isRules = isRuleset(*draft);
    const engine::Repair mended = isRules ? repair(draft->text, options.file, context.library(), context.registry())
                                          : engine::repairJson(draft->text, options.file);
    if (!isRules && !mended.left.empty() && !engine::isRecordText(draft->text)) {
        return report(context, options, mended.left);
    }
    if (!isRules && !mayBeRewritten(draft->text, mended)) {
        return refuseOtherKind(context, options.file);
    }
    std::string keptAs;
    if (!mended.done.empty() && !rewrite(context, *draft, mended.text, &keptAs)) {
        return kFailed;
    }
    Diagnostics left = mended.left;
    addUnused(context, options.file, left);
    if (left.empty() && mended.done.empty() && !options.json) {
        sayAllIsWell(context, options.file);
    }
    return report(context, options, left, mended.done, keptAs);
}

int validate(const Context& context, const ValidateOptions& options) {
    if (options.fix) {
        return fix(context, options);
    }
    const auto text = readText(context, options.file, engine::kMaxRecordBytes);
    if (!text) {
        return kFailed;
    }
    Examination finding = examine(context, *text, options.file);
    if (finding.hasNothing && options.json) {
        context.out() << engine::jsonText({{"problems", json::array()}, {"unchecked", true}}, 2) << '\n';
        return kFailed;
    }
    if (finding.hasNothing) {
        context.out() << oneLine(options.file) << ": "
                      << Tr::tr("There is nothing to check in this file.").toStdString() << '\n';
        return kFailed;
    }
    addUnused(context, options.file, finding.problems);
    locate(finding.problems, *text, options.file);
    if (finding.problems.empty() && !options.json) {
        sayAllIsWell(context, options.file);
    }
    return report(context, options, finding.problems);
}

}  // namespace

void addValidate(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<ValidateOptions>();
    CLI::App* command = app.add_subcommand(
        "validate", Tr::tr("List the problems of a ruleset, position, scenario or record").toStdString());
    command->add_option("FILE", options->file, Tr::tr("The file to check").toStdString())->required();
    command->add_flag("--json", options->json, Tr::tr("As JSON").toStdString());
    command->add_flag(
        "--fix", options->fix,
        Tr::tr("Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it")
            .toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return validate(context, *options); }; });
}

}  // namespace gnostica::cli
