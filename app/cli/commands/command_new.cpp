#include "app/cli/commands.h"
#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/storage/files.h"
#include "engine/documents/draft.h"
#include "engine/documents/nearest.h"
#include "engine/documents/problems.h"

#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Diagnostic;
using engine::DiagnosticCode;
using nlohmann::json;

struct NewOptions {
    std::string id;
    std::string parent;
    std::string out;
};

/// The reason why the names cannot be used, if any.
std::optional<Diagnostic> problemOf(const Context& context, const NewOptions& options) {
    const engine::Library& library = context.library();
    if (!engine::isRulesetId(options.id)) {
        return engine::problemAt(DiagnosticCode::wrongValue, "", options.id, engine::kIdSigns,
                                 freeId(library, options.id));
    }
    if (library.find(options.id) != nullptr) {
        return engine::problemAt(DiagnosticCode::duplicate, "", options.id, "", freeId(library, options.id));
    }
    if (library.use(options.parent) == nullptr) {
        return engine::problemAt(DiagnosticCode::unknownRuleset, "", options.parent, "",
                                 engine::nearest(options.parent, library.ids()));
    }
    return std::nullopt;
}

int create(const Context& context, const NewOptions& options) {
    if (const auto problem = problemOf(context, options)) {
        context.err() << sentence(*problem) << '\n';
        return kFailed;
    }
    const std::string file = options.out.empty() ? options.id + ".json" : options.out;
    const std::string text = engine::newDraft(options.id, options.parent, context.library());
    if (const auto made = storage::createFile(storage::pathFrom(file), text); !made) {
        context.err() << sentence(made.error()) << '\n';
        return kFailed;
    }
    context.out() << file << '\n';
    return kOk;
}

}  // namespace

void addNew(CLI::App& app, Action& chosen) {
    auto options = std::make_shared<NewOptions>();
    CLI::App* command = app.add_subcommand("new", Tr::tr("Create a new ruleset of your own").toStdString());
    command->add_option("ID", options->id, Tr::tr("Its id: lower-case letters, digits and hyphens").toStdString())
        ->required();
    command
        ->add_option("--extends", options->parent, Tr::tr("The id of its parent, a game or an expansion").toStdString())
        ->required();
    command->add_option("--out", options->out, Tr::tr("The file to create; default: ID.json").toStdString())
        ->check(notEmpty());
    command->callback(
        [options, &chosen] { chosen = [options](const Context& context) { return create(context, *options); }; });
}

}  // namespace gnostica::cli
