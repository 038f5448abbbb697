#include "app/wording/documents/ruleset_summary.h"

#include "app/wording/document_names.h"
#include "app/wording/documents/differences.h"

namespace gnostica::wording {

QString rulesetSummary(const engine::Library& library, const engine::Registry& registry, const Vocabulary& vocabulary,
                       const std::string& id) {
    const nlohmann::json* document = library.find(id);
    const nlohmann::json* base = library.find(kBaseGame);
    if (document == nullptr) {
        return {};
    }
    QString written = documentText(*document, "summary");
    if (!written.isEmpty() || base == nullptr || id == kBaseGame) {
        return written;
    }
    engine::RulesetChoice choice;
    if (engine::isExpansion(*document)) {
        choice.expansions = {id};
    } else {
        choice.base = id;
    }
    const auto rules = loadRules(library, registry, choice);
    const auto baseRules = loadRules(library, registry, {});
    return rules && baseRules ? differenceSummary(differences(**baseRules, **rules, vocabulary), documentName(*base))
                              : QString();
}

}  // namespace gnostica::wording
