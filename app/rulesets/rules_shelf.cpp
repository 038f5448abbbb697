#include "app/rulesets/rules_shelf.h"

#include "app/language/lists.h"
#include "app/language/name_order.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/ruleset_summary.h"

#include <algorithm>

namespace gnostica::rulesets {

using nlohmann::json;

namespace {

constexpr const char* kBaseGame = "gnostica";

/// Longer notes appear only in the rulebook.
QString withShortNotes(const QString& summary, const json& document) {
    constexpr qsizetype longest = 200;
    const QString notes = wording::documentText(document, "notes");
    return notes.size() <= longest ? language::sentencesBehind(summary, notes) : summary;
}

}  // namespace

engine::Diagnostics problemsOf(const engine::Library& library, const engine::Registry& registry,
                               const std::string& id) {
    engine::RulesetChoice choice;
    choice.base = id;
    if (!engine::isExpansion(*library.find(id))) {
        const auto rules = engine::loadRules(library, registry, choice);
        return rules ? engine::Diagnostics() : rules.error();
    }
    choice.expansions = {id};
    engine::Diagnostics problems;
    for (const std::string& base : library.ids()) {
        if (engine::isExpansion(*library.find(base))) {
            continue;
        }
        choice.base = base;
        const auto rules = engine::loadRules(library, registry, choice);
        if (rules) {
            return {};
        }
        if (problems.empty() || base == kBaseGame) {
            problems = rules.error();
        }
    }
    return problems;
}

RulesShelf::RulesShelf(storage::DataFolders folders, engine::Registry registry,
                       std::shared_ptr<const wording::Vocabulary> words, QObject* parent)
    : QObject(parent),
      folders_(std::move(folders)),
      registry_(std::move(registry)),
      words_(words ? std::move(words) : std::make_shared<const wording::Vocabulary>(wording::builtinVocabulary())) {
    read();
}

RulesShelf::RulesShelf(const RulesShelf& other, engine::Library library)
    : folders_(other.folders_),
      registry_(other.registry_),
      words_(other.words_),
      library_(std::move(library)),
      problems_(other.problems_),
      broken_(other.broken_) {}

std::unique_ptr<RulesShelf> RulesShelf::with(std::string_view text, std::string_view source) const {
    auto library = library_.with(text, source);
    return library ? std::unique_ptr<RulesShelf>(new RulesShelf(*this, std::move(*library))) : nullptr;
}

void RulesShelf::read() {
    library_ = {};
    broken_.clear();
    problems_ = storage::loadLibrary(folders_, library_);
    checkOwn();
}

/// Checks only the user's rulesets: those of the program are checked before release.
void RulesShelf::checkOwn() {
    for (const std::string& id : library_.ids()) {
        if (!isOwn(id)) {
            continue;
        }
        const engine::Diagnostics found = problemsOf(library_, registry_, id);
        const auto isError = [](const engine::Diagnostic& problem) {
            return problem.severity == engine::Severity::error;
        };
        if (std::any_of(found.begin(), found.end(), isError)) {
            broken_.insert(id);
            problems_.insert(problems_.end(), found.begin(), found.end());
        }
    }
}

void RulesShelf::refresh() {
    const engine::Library before = library_;
    const engine::Diagnostics problemsBefore = problems_;
    read();
    const auto sameText = [&](const std::string& id) { return before.entry(id)->text == library_.entry(id)->text; };
    const std::vector<std::string> ids = library_.ids();
    const bool same =
        ids == before.ids() && problems_ == problemsBefore && std::all_of(ids.begin(), ids.end(), sameText);
    if (!same) {
        Q_EMIT changed();
    }
}

void RulesShelf::noteRenamed(const RulesetMove& move) {
    read();
    Q_EMIT renamed(move);
    Q_EMIT changed();
}

const RulesetMove::File* RulesetMove::fileAt(const QString& path) const {
    const auto file = std::ranges::find(files, path, &File::path);
    return file == files.end() ? nullptr : &*file;
}

bool RulesShelf::isOwn(const std::string& id) const {
    const engine::Library::Entry* entry = library_.entry(id);
    return entry != nullptr && !folders_.user.isEmpty() &&
           QString::fromStdString(entry->source).startsWith(folders_.userRulesets() + u'/');
}

QString RulesShelf::translated(const json& document, const char* key) {
    return wording::documentText(document, key);
}

std::vector<RulesetTitle> RulesShelf::titles(bool expansions) const {
    std::vector<RulesetTitle> titles;
    for (const std::string& id : library_.ids()) {
        const json& document = *library_.find(id);
        if (engine::isExpansion(document) == expansions && broken_.count(id) == 0) {
            const QString name = translated(document, "name");
            titles.push_back({QString::fromStdString(id), name.isEmpty() ? QString::fromStdString(id) : name,
                              withShortNotes(wording::rulesetSummary(library_, registry_, *words_, id), document)});
        }
    }
    const auto rank = [this](const RulesetTitle& title) {
        return title.id == QLatin1String(kBaseGame) ? 0 : isOwn(title.id.toStdString()) ? 2 : 1;
    };
    std::sort(titles.begin(), titles.end(), [&, byName = language::NameOrder()](const auto& a, const auto& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : byName(a.name, b.name);
    });
    return titles;
}

engine::Checked<json> RulesShelf::document(const engine::RulesetChoice& choice) const {
    return engine::merge(library_, registry_, choice);
}

engine::Checked<std::shared_ptr<const engine::Rules>> RulesShelf::rules(const engine::RulesetChoice& choice) const {
    return engine::loadRules(library_, registry_, choice);
}

}  // namespace gnostica::rulesets
