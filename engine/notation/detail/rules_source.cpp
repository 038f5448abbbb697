#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/notation/position.h"

namespace gnostica::engine {
namespace {

using nlohmann::json;

Diagnostics located(Diagnostics problems, const std::string& pointer) {
    for (Diagnostic& problem : problems) {
        if (problem.pointer.empty()) {
            problem.pointer = pointer;
        }
    }
    return problems;
}

bool looksLikePath(const std::string& name) {
    return name.find('/') != std::string::npos || name.ends_with(".json");
}

}  // namespace

Expected<json> RulesSource::documentAt(const std::string& path) const {
    if (library_.find(path) != nullptr || !resolver_ || !looksLikePath(path)) {
        return json();
    }
    return resolver_(path);
}

Checked<RulesetChoice> RulesSource::choiceOf(const json& position) const {
    RulesetChoice choice;
    Problems problems;
    if (const auto variant = position.find("variant"); variant != position.end()) {
        if (variant->is_object()) {
            choice.document = *variant;
        } else if (variant->is_string()) {
            choice.base = variant->get<std::string>();
            auto document = documentAt(choice.base);
            if (!document) {
                return tl::unexpected(located({document.error()}, "/variant"));
            }
            choice.document = std::move(*document);
        } else {
            problems.wrongType("/variant", *variant, "string");
        }
    }
    if (const auto expansions = position.find("expansions"); expansions != position.end()) {
        if (!expansions->is_array()) {
            problems.wrongType("/expansions", *expansions, "array");
        } else {
            for (std::size_t i = 0; i < expansions->size(); ++i) {
                if ((*expansions)[i].is_string()) {
                    choice.expansions.push_back((*expansions)[i].get<std::string>());
                } else {
                    problems.wrongType(childOf("/expansions", i), (*expansions)[i], "string");
                }
            }
        }
    }
    if (const auto options = position.find("options"); options != position.end()) {
        if (options->is_object()) {
            choice.options = *options;
        } else {
            problems.wrongType("/options", *options, "object");
        }
    }
    if (!problems.empty()) {
        return tl::unexpected(problems.take());
    }
    return choice;
}

Checked<std::shared_ptr<const Rules>> RulesSource::rulesFor(const json& position) {
    json named = json::array();
    for (const char* key : {"variant", "expansions", "options"}) {
        named.push_back(position.contains(key) ? position[key] : json());
    }
    const std::string text = jsonText(named);
    if (const auto known = compiled_.find(text); known != compiled_.end()) {
        return known->second;
    }
    const auto choice = choiceOf(position);
    if (!choice) {
        return tl::unexpected(choice.error());
    }
    auto rules = loadRules(library_, registry_, *choice);
    if (!rules) {
        return tl::unexpected(located(std::move(rules.error()), "/variant"));
    }
    constexpr std::size_t mostKept = 64;
    if (compiled_.size() >= mostKept) {
        compiled_.clear();
    }
    compiled_.emplace(text, *rules);
    return *rules;
}

}  // namespace gnostica::engine
