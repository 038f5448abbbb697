#include "app/gui/windows/game/dialogs/new_game/base_difference.h"

#include "app/wording/documents/differences.h"

namespace gnostica::gui {

QString BaseDifference::of(const engine::Rules& rules) {
    const engine::RulesetChoice base;
    if (!book_) {
        if (const auto baseRules = shelf_.rules(base)) {
            book_ = wording::rulebook(**baseRules, *shelf_.words());
        }
    }
    const nlohmann::json* document = shelf_.library().find(base.base);
    if (!book_ || document == nullptr) {
        return {};
    }
    const auto differences = wording::differences(*book_, wording::rulebook(rules, *shelf_.words()));
    return differences.empty()
               ? QString()
               : wording::differenceSummary(differences, rulesets::RulesShelf::translated(*document, "name"));
}

}  // namespace gnostica::gui
