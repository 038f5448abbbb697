#include "engine/documents/use_maker.h"

#include "engine/documents/options.h"

namespace gnostica::engine {

using nlohmann::json;

std::unique_ptr<Power> UseMaker::make(const json& use, const PlainValues& changes) const {
    const json whole = resolveUse(suits_, use);
    const auto kind = registry_.powers().find(whole.at("power").get_ref<const std::string&>());
    if (kind == registry_.powers().end()) {
        return nullptr;
    }
    PlainValues parameters = changes;
    parameters.merge(valuesOf(kind->second.parameters, whole));  // a change stays
    return kind->second.make(parameters, rulings_);
}

PowerMaker UseMaker::forMechanics() const {
    return [this](Suit suit, const PlainValues& changes) {
        return make(std::string(kSuitKeys[static_cast<std::size_t>(suit)]), changes);
    };
}

}  // namespace gnostica::engine
