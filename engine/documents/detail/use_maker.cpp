#include "engine/documents/detail/use_maker.h"

#include "engine/documents/detail/owners.h"
#include "engine/documents/options.h"
#include "engine/documents/problems.h"
#include "engine/powers/power.h"

namespace gnostica::engine {

using nlohmann::json;

std::unique_ptr<Power> UseMaker::make(const json& use, const PlainValues& changes) const {
    const json whole = resolveUse(suits_, use);
    const auto kind = registry_.powers().find(whole.at("power").get_ref<const std::string&>());
    if (kind == registry_.powers().end()) {
        return nullptr;
    }
    PlainValues parameters = changes;
    parameters.merge(valuesOf(kind->second.parameters, whole));  // changes take precedence
    auto power = kind->second.make(parameters, rulings_);
    if (owners_ != nullptr) {
        power->layOut(owners_->claim(kind->first, true));
    }
    for (const Citation& citation : registry_.citations()) {
        const auto value = whole.find(citation.key);
        if (citation.owner == kind->first && value != whole.end() && shown(*value) == citation.value) {
            power->cite(citation.key, citation.rule);
        }
    }
    return power;
}

PowerMaker UseMaker::forMechanics() const {
    return [this](Suit suit, const PlainValues& changes) {
        return make(std::string(kSuitKeys[static_cast<std::size_t>(suit)]), changes);
    };
}

}  // namespace gnostica::engine
