#include "app/cli/ruleset_names.h"

#include "app/cli/sentences.h"
#include "app/storage/files.h"
#include "app/wording/document_names.h"
#include "engine/documents/nearest.h"
#include "engine/documents/problems.h"

#include <QFileInfo>

#include <ostream>
#include <utility>

namespace gnostica::cli {

namespace {

using engine::Diagnostic;
using engine::DiagnosticCode;
using engine::Diagnostics;
using nlohmann::json;

/// True for a name that is not an id, or that is also a file in the current folder.
bool isPath(const engine::Library& library, const std::string& name) {
    return library.find(name) == nullptr && (!engine::isRulesetId(name) || QFileInfo(storage::pathFrom(name)).isFile());
}

std::string idIn(const json& document) {
    const auto id = document.is_object() ? document.find("id") : document.end();
    return id != document.end() && id->is_string() ? id->get<std::string>() : std::string();
}

Diagnostic unknownRuleset(const Context& context, const std::string& name) {
    Diagnostic problem;
    problem.code = DiagnosticCode::unknownRuleset;
    problem.found = name;
    problem.suggestion = engine::nearest(name, context.library().ids());
    return problem;
}

void sayUnread(const Context& context) {
    for (const Diagnostic& problem : context.unread()) {
        context.say(problem);
    }
}

/// Collects the documents that the names mean.
class Choice {
public:
    Choice(const Context& context, const json& settings) : context_(context), library_(context.library()) {
        choice_.options = settings;
    }

    void add(const std::string& name) {
        if (name.empty()) {
            problems_.push_back(unknownRuleset(context_, name));
            return;
        }
        const bool isFile = isPath(library_, name);
        const std::string id = isFile ? readFile(name) : name;
        const json* document = library_.find(id);
        if (id.empty()) {
            return;
        }
        if (document == nullptr) {
            sayUnread(context_);  // it may be in one of these files
            problems_.push_back(unknownRuleset(context_, name));
        } else if (engine::isExpansion(*document)) {
            choice_.expansions.push_back(id);
        } else if (hasBase_) {
            problems_.push_back(engine::problemAt(DiagnosticCode::conflict, "", id, choice_.base));
        } else {
            choice_.base = id;
            hasBase_ = true;
        }
    }

    engine::Checked<NamedRules> load() const {
        if (!problems_.empty()) {
            return tl::unexpected(problems_);
        }
        auto rules = loadRules(library_, context_.registry(), choice_);
        if (!rules) {
            return tl::unexpected(rules.error());
        }
        const json document = json::parse((*rules)->document, nullptr, false);
        return NamedRules{std::move(*rules), wording::rulesetTitle(document, library_)};
    }

private:
    /// Adds the document in a file to the library; returns its id, or an empty one if there is a problem.
    std::string readFile(const std::string& path) {
        const auto text = storage::readFile(storage::pathFrom(path), static_cast<qint64>(engine::kMaxDocumentBytes));
        if (!text) {
            Diagnostic problem = storage::problemOf(text.error());
            const bool isNowhere = problem.code == engine::DiagnosticCode::missingFile;
            problems_.push_back(isNowhere ? unknownRuleset(context_, path) : std::move(problem));
            return {};
        }
        const auto document = engine::parseDocument(*text, path, engine::DocumentKind::ruleset);
        if (!document) {
            problems_.push_back(document.error());
            return {};
        }
        auto library = library_.with(*text, path);
        if (!library) {
            problems_.push_back(library.error());
            return {};
        }
        library_ = std::move(*library);
        return idIn(*document);
    }

    const Context& context_;
    engine::Library library_;
    engine::RulesetChoice choice_;
    bool hasBase_ = false;
    Diagnostics problems_;
};

}  // namespace

engine::Checked<NamedRules> rulesNamed(const Context& context, const std::vector<std::string>& names,
                                       const json& settings) {
    Choice choice(context, settings);
    for (const std::string& name : names) {
        choice.add(name);
    }
    return choice.load();
}

std::shared_ptr<const engine::Rules> rulesChosen(const Context& context, const std::string& variant,
                                                 const std::vector<std::string>& expansions, const json& settings) {
    std::vector<std::string> names = splitNames(variant);
    for (const std::string& expansion : expansions) {
        const auto more = splitNames(expansion);
        names.insert(names.end(), more.begin(), more.end());
    }
    auto named = rulesNamed(context, names, settings);
    if (named) {
        return std::move(named->rules);
    }
    for (const Diagnostic& problem : named.error()) {
        context.err() << sentence(problem) << '\n';
    }
    return nullptr;
}

std::vector<std::string> gameIds(const Context& context) {
    sayUnread(context);
    const engine::Library& library = context.library();
    std::vector<std::string> games;
    for (const std::string& id : library.ids()) {
        if (!engine::isExpansion(*library.find(id))) {
            games.push_back(id);
        }
    }
    return games;
}

std::vector<std::string> splitNames(const std::string& joined) {
    std::vector<std::string> names;
    std::size_t from = 0;
    while (from <= joined.size()) {
        const std::size_t to = std::min(joined.find('+', from), joined.size());
        names.push_back(joined.substr(from, to - from));
        from = to + 1;
    }
    return names;
}

}  // namespace gnostica::cli
