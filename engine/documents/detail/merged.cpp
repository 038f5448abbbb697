// Merges documents that build on each other into one whole document.
#include "engine/documents/detail/merged.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/nearest.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <iterator>

namespace gnostica::engine {

using nlohmann::json;

namespace {

class Merger {
public:
    explicit Merger(const Library& library) : library_(library) {}

    json base(const RulesetChoice& choice) {
        if (choice.document.is_null()) {
            const Library::Entry* entry = library_.use(choice.base);
            if (entry == nullptr) {
                unknown(choice.base, "", {});
                return {};
            }
            return resolve(originOf(*entry));
        }
        const Origin given{&choice.document, {}, {}};
        if (!choice.document.is_object()) {
            problems_.wrongType("", choice.document, "object");
        } else if (!withinDepth(choice.document, kMaxDocumentDepth)) {
            report(problemAt(DiagnosticCode::tooDeep, "", "", std::to_string(kMaxDocumentDepth)), given);
        } else {
            return resolve(given);
        }
        return {};
    }

    /// Lays a named expansion, and those that it builds on, over a document.
    void layNamed(json& whole, const std::string& id, const std::string& pointer, const Origin& from) {
        if (std::find(named_.begin(), named_.end(), id) != named_.end()) {
            Diagnostic problem = problemAt(DiagnosticCode::duplicate, pointer, id);
            if (!pointer.empty()) {
                problem.fixes = {fix::remove(pointer)};
            }
            report(std::move(problem), from);
            return;
        }
        named_.push_back(id);
        lay(whole, id, pointer, from);
    }

    Problems& problems() { return problems_; }
    std::vector<Origin> takeOrigins() { return std::move(origins_); }

private:
    static Origin originOf(const Library::Entry& entry) { return {&entry.document, entry.text, entry.source}; }

    /// Lays an expansion only once: several expansions may build on it.
    void lay(json& whole, const std::string& id, const std::string& pointer, const Origin& from) {
        const Library::Entry* entry = library_.use(id);
        if (entry == nullptr) {
            unknown(id, pointer, from);
            return;
        }
        json& laid = whole["expansions"];
        if (!laid.is_array()) {
            laid = json::array();
        }
        if (std::find(laid.begin(), laid.end(), id) != laid.end()) {
            return;
        }
        if (!isExpansion(entry->document)) {
            Diagnostic problem = problemAt(DiagnosticCode::noExpansion, pointer, id);
            if (!pointer.empty()) {
                problem.fixes = {fix::remove(pointer)};
            }
            report(std::move(problem), from);
        } else if (enter(id, originOf(*entry))) {
            const json& document = entry->document;
            if (document.contains("extends") && isName(document["extends"], "/extends", originOf(*entry))) {
                lay(whole, document["extends"].get<std::string>(), "/extends", originOf(*entry));
            }
            patch(whole, originOf(*entry));
            whole["expansions"].push_back(id);
            path_.pop_back();
        }
    }

    void report(Diagnostic problem, const Origin& origin) {
        problems_.add(origin.text.empty() ? std::move(problem)
                                          : placedIn(std::move(problem), origin.text, origin.source));
    }

    void unknown(const std::string& id, const std::string& pointer, const Origin& from) {
        // With any other parent, however similar its name, the document would be another game.
        report(problemAt(DiagnosticCode::unknownRuleset, pointer, shown(id), "", misspelt(id, library_.ids())), from);
    }

    bool isName(const json& value, const std::string& pointer, const Origin& from) {
        if (!value.is_string()) {
            Diagnostic problem = problemAt(DiagnosticCode::wrongType, pointer, value.type_name(), "string");
            problem.fixes = otherwise(pointer, from);
            report(std::move(problem), from);
        }
        return value.is_string();
    }

    /// Fixes for a name that leads nowhere: for a game another parent or none; for an expansion, removing the name.
    std::vector<Fix> otherwise(const std::string& pointer, const Origin& from) const {
        if (pointer.empty()) {
            return {};
        }
        std::vector<Fix> fixes{fix::remove(pointer)};
        if (pointer == "/extends" && !isExpansion(*from.document)) {
            const json* id = valueAt(*from.document, "/id");
            const std::string parent =
                possibleParent(library_, id != nullptr && id->is_string() ? id->get<std::string>() : std::string());
            if (!parent.empty()) {
                fixes.insert(fixes.begin(), fix::set(FixCode::replace, pointer, parent));
            }
        }
        return fixes;
    }

    /// Goes one document deeper, unless that causes a cycle or exceeds the depth.
    bool enter(const std::string& id, const Origin& from) {
        if (!id.empty() && std::find(path_.begin(), path_.end(), id) != path_.end()) {
            Diagnostic problem = problemAt(DiagnosticCode::circularParent, "/extends", id);
            problem.fixes = otherwise("/extends", from);
            report(std::move(problem), from);
            return false;
        }
        if (path_.size() > static_cast<std::size_t>(kMaxParents)) {
            // Only the outermost document can shorten the chain.
            Diagnostic problem = problemAt(DiagnosticCode::tooLarge, "/extends", id, std::to_string(kMaxParents));
            problem.fixes = {fix::set(FixCode::replace, "/extends", path_[2])};
            report(std::move(problem), outermost_);
            return false;
        }
        if (path_.empty()) {
            outermost_ = from;
        }
        path_.push_back(id);
        return true;
    }

    json resolve(const Origin& origin) {
        const json& document = *origin.document;
        const json* id = valueAt(document, "/id");
        json whole = json::object();
        if (enter(id != nullptr && id->is_string() ? id->get<std::string>() : std::string{}, origin)) {
            if (document.contains("extends")) {
                whole = parentOf(document, origin);
            }
            patch(whole, origin);
            path_.pop_back();
        }
        return whole;
    }

    json parentOf(const json& document, const Origin& origin) {
        json parent = json::object();
        if (!isName(document["extends"], "/extends", origin)) {
            return parent;
        }
        const auto& id = document["extends"].get_ref<const std::string&>();
        if (const Library::Entry* entry = library_.use(id)) {
            parent = resolve(originOf(*entry));
        } else {
            unknown(id, "/extends", origin);
        }
        const json* expansions = valueAt(document, "/expansions");
        for (std::size_t i = 0; expansions != nullptr && i < expansions->size() && !problems_.full(); ++i) {
            const std::string pointer = childOf("/expansions", i);
            const json* expansion = valueAt(document, pointer);
            if (expansion != nullptr && isName(*expansion, pointer, origin)) {
                layNamed(parent, expansion->get<std::string>(), pointer, origin);
            }
        }
        return parent;
    }

    /// RFC 7396, except for the description of a document.
    void patch(json& whole, Origin origin) {
        json changes = *origin.document;
        changes.erase("$schema");
        if (changes.contains("extends") || isExpansion(changes)) {
            changes.erase("expansions");  // were laid over it before
            changes.erase("extends");
        }
        if (isExpansion(changes) && !whole.empty()) {
            std::erase_if(changes.get_ref<json::object_t&>(),
                          [](const auto& member) { return isOwnKey(member.first); });
            origin.isLaid = true;
        } else {
            whole.erase("version");
            if (changes.contains("name")) {
                whole.erase("name");  // otherwise the name of the parent would remain in languages that the child lacks
                whole.erase("summary");
                whole.erase("notes");
                for (Origin& earlier : origins_) {
                    earlier.isRenamed = true;
                }
            }
        }
        whole.merge_patch(changes);
        origins_.push_back(origin);
    }

    const Library& library_;
    Problems problems_;
    std::vector<std::string> path_;  ///< the documents that are being resolved, outermost first
    Origin outermost_;
    std::vector<std::string> named_;  ///< expansions
    std::vector<Origin> origins_;
};

std::vector<SetOption> setOptions(json& whole, const Registry& registry, const json& options, Problems& problems) {
    std::vector<SetOption> set;
    if (!options.is_object()) {
        problems.wrongType("/options", options, "object");
        return set;
    }
    const std::vector<Option> table = options.empty() ? std::vector<Option>{} : optionsOf(whole, registry);
    std::vector<std::string> known;
    for (const auto& [key, value] : options.items()) {
        if (const Option* option = findOption(table, key)) {
            checkValue(*option, value, childOf("/options", key), problems);
            setOption(whole, *option, value);
            set.push_back({key, option->pointer});
            continue;
        }
        if (known.empty()) {
            std::ranges::transform(table, std::back_inserter(known), &Option::key);
        }
        problems.unknownKey("/options", key, known);
        if (problems.full()) {
            break;
        }
    }
    return set;
}

}  // namespace

Checked<Merged> mergeOrigins(const Library& library, const Registry& registry, const RulesetChoice& choice) {
    Merger merger(library);
    json whole = merger.base(choice);
    for (const std::string& expansion : choice.expansions) {
        if (merger.problems().empty()) {
            merger.layNamed(whole, expansion, "", {});
        }
    }
    std::vector<SetOption> options;
    if (merger.problems().empty()) {
        options = setOptions(whole, registry, choice.options, merger.problems());
    }
    if (!merger.problems().empty()) {
        return tl::unexpected(merger.problems().take());
    }
    return Merged{std::move(whole), {merger.takeOrigins(), std::move(options)}};
}

Checked<json> merge(const Library& library, const Registry& registry, const RulesetChoice& choice) {
    auto merged = mergeOrigins(library, registry, choice);
    if (!merged) {
        return tl::unexpected(std::move(merged.error()));
    }
    return std::move(merged->document);
}

}  // namespace gnostica::engine
