#include "app/gui/windows/workshop/shelf/shelf_facts.h"

#include "app/wording/document_names.h"
#include "app/wording/documents/differences.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using engine::Inspection;

ShelfResearch::ShelfResearch(const rulesets::RulesShelf& shelf, QObject* parent) : QObject(parent), shelf_(shelf) {}

void ShelfResearch::begin() {
    std::erase_if(facts_, [this](const auto& fact) { return shelf_.library().find(fact.first) == nullptr; });
    job_.start(
        [library = shelf_.library(), registry = shelf_.registry()](const std::stop_token& stop, const auto& tell) {
            for (const std::string& id : library.ids()) {
                if (stop.stop_requested()) {
                    break;
                }
                const engine::Library::Entry& entry = *library.entry(id);
                tell(Seen{id,
                          std::make_shared<Inspection>(engine::inspect(library, registry, entry.text, entry.source))});
            }
            return async::NoProgress();
        },
        [](async::NoProgress) {}, [this](const Seen& seen) { tell(seen); });
}

/// Texts are made on this thread, because the language can change in the meantime.
void ShelfResearch::tell(const Seen& seen) {
    const nlohmann::json* document = shelf_.library().find(seen.id);
    if (document == nullptr) {
        return;
    }
    ShelfFacts facts;
    facts.summary = wording::documentText(*document, "summary");
    std::ranges::copy_if(seen.what->problems, std::back_inserter(facts.problems), [](const auto& problem) {
        return problem.severity == engine::Severity::error || problem.severity == engine::Severity::warning;
    });
    if (seen.what->rules != nullptr && seen.what->parentRules != nullptr) {
        facts.difference = wording::differenceSummary(
            wording::differences(*seen.what->parentRules, *seen.what->rules, *shelf_.words()),
            wording::rulesetTitle(seen.what->parent, shelf_.library()));
    }
    facts_[seen.id] = std::move(facts);
    Q_EMIT found(QString::fromStdString(seen.id));
}

const ShelfFacts* ShelfResearch::about(const std::string& id) const {
    const auto fact = facts_.find(id);
    return fact == facts_.end() ? nullptr : &fact->second;
}

}  // namespace gnostica::gui
