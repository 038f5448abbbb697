#include "app/cli/commands.h"
#include "app/cli/commands/option_list.h"
#include "app/cli/draft_file.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "engine/documents/document_kind.h"
#include "engine/documents/draft.h"
#include "engine/documents/inspection.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <optional>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::Diagnostics;

struct SetOptions {
    std::string file;
    std::string pointer;
    std::optional<std::string> value;  ///< none: lists the settings
};

/// Reads JSON, or a word without quotes.
nlohmann::json valueFrom(const std::string& text) {
    auto value = nlohmann::json::parse(text, nullptr, false);
    return value.is_discarded() ? nlohmann::json(text) : value;
}

Diagnostics errorsOf(const Context& context, const std::string& text, const std::string& file) {
    Diagnostics problems = checkDraft(text, file, context.library(), context.registry());
    std::erase_if(problems, [](const Diagnostic& each) { return each.severity != engine::Severity::error; });
    return problems;
}

bool isAmong(const Diagnostics& problems, const Diagnostic& problem) {
    return std::ranges::any_of(problems, [&](const Diagnostic& each) {
        return each.code == problem.code && each.pointer == problem.pointer && each.found == problem.found &&
               each.expected == problem.expected;
    });
}

/// The errors that a change has caused: those that were not there before. If the change has fixed something in a broken
/// document, only those about the new value: the others may have been hidden before.
Diagnostics newErrors(const Diagnostics& before, const Diagnostics& after, const std::string& pointer) {
    const bool mends = std::ranges::any_of(before, [&](const Diagnostic& each) { return !isAmong(after, each); });
    const auto isAboutIt = [&](const Diagnostic& problem) {
        std::vector<std::string> places = problem.involved;
        places.push_back(problem.pointer);
        return std::ranges::any_of(places, [&](const std::string& place) {
            return engine::isWithin(place, pointer) || engine::isWithin(pointer, place);
        });
    };
    Diagnostics added;
    std::ranges::copy_if(after, std::back_inserter(added),
                         [&](const Diagnostic& each) { return !isAmong(before, each) && (!mends || isAboutIt(each)); });
    return added;
}

bool isUnknownPlace(const Diagnostic& problem) {
    return problem.code == engine::DiagnosticCode::unknownKey ||
           problem.code == engine::DiagnosticCode::unknownMechanic ||
           (problem.code == engine::DiagnosticCode::missingKey && problem.expected.starts_with('/'));
}

/// An error at an unknown place may mean that the person has guessed the place: names the way to list the settings.
void sayIfUnknown(const Context& context, const engine::Inspection& seen, const Diagnostics& problems,
                  const std::string& pointer) {
    if (std::ranges::any_of(problems, isUnknownPlace) && !hasSettings(context, seen, pointer)) {
        sayNoSetting(context, pointer);
    }
}

int refuseNoPlace(const Context& context, const SetOptions& options) {
    //: %1: what was typed
    context.err() << language::fill(Tr::tr("“%1” is not a place in a document; places begin with a slash: /end/target"),
                                    {QString::fromStdString(oneLine(options.pointer))})
                         .toStdString()
                  << '\n';
    return kUsage;
}

int set(const Context& context, const SetOptions& options) {
    const auto draft = readDraft(context, options.file);
    if (!draft) {
        return kFailed;
    }
    const auto known = engine::parseDocument(draft->text, options.file, engine::DocumentKind::ruleset);
    auto document = known ? engine::EditableDocument::read(draft->text, options.file) : engine::failure(known.error());
    if (!document) {
        context.err() << sentence(document.error()) << '\n';
        return kFailed;
    }
    if (!document->value().is_object() || engine::kindOf(document->value()) == engine::DocumentKind::other) {
        return refuseOtherKind(context, options.file);
    }
    const bool listsAll = options.pointer.empty() && !options.value;
    if (!listsAll && !options.pointer.starts_with('/')) {
        return refuseNoPlace(context, options);
    }
    if (!options.value) {
        return listOptions(context, *draft, options.pointer);
    }
    const Diagnostics before = errorsOf(context, draft->text, options.file);
    const engine::Inspection seen = inspect(context.library(), context.registry(), draft->text, options.file);
    document = withValue(std::move(*document), seen, context.registry(), options.pointer, valueFrom(*options.value));
    if (!document) {
        context.err() << sentence(document.error()) << '\n';
        sayIfUnknown(context, seen, {document.error()}, options.pointer);
        return kFailed;
    }
    const Diagnostics after = errorsOf(context, document->text(), options.file);
    const Diagnostics added = newErrors(before, after, options.pointer);
    if (!added.empty()) {
        context.err() << Tr::tr("The file was not changed. With this value it could not be played:").toStdString()
                      << '\n';
        for (const Diagnostic& problem : added) {
            context.err() << sentence(problem) << '\n';
        }
        sayIfUnknown(context, seen, added, options.pointer);
        return kFailed;
    }
    if (document->text() != draft->text && !rewrite(context, *draft, document->text())) {
        return kFailed;
    }
    if (!after.empty()) {
        context.err()
            << Tr::tr("The file still has %n earlier errors.", nullptr, static_cast<int>(after.size())).toStdString()
            << '\n';
    }
    return kOk;
}

}  // namespace

void addSet(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<SetOptions>();
    CLI::App* command = app.add_subcommand(
        "set", Tr::tr("Change one value of a ruleset and keep its layout, or list what can be set").toStdString());
    command->add_option("FILE", options->file, Tr::tr("The file of a ruleset").toStdString())->required();
    command->add_option("POINTER", options->pointer, Tr::tr("Place of the value, such as /end/target").toStdString());
    command->add_option("VALUE", options->value,
                        Tr::tr("The new value as JSON; a word needs no quotes, null removes the parent's value. "
                               "Without a value, all settings and their allowed values are listed")
                            .toStdString());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return set(context, *options); }; });
}

}  // namespace gnostica::cli
