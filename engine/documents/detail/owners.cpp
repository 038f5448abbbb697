#include "engine/documents/detail/owners.h"

#include <algorithm>
#include <cassert>

namespace gnostica::engine {

Owners::Owners(Rules& rules, const Registry& registry) : rules_(rules) {
    rules_.citations = registry.citations();
    for (const auto& [name, kind] : registry.powers()) {
        add({name, true, false, kind.steps, {}, kind.dice});
    }
    for (const auto& [name, kind] : registry.mechanics()) {
        add({name, false, false, kind.steps, {}, kind.dice});
    }
}

OwnSteps Owners::claim(std::string_view name, bool isPower) {
    const std::size_t place = rules_.ownerPlace(name, isPower);
    rules_.owners[place].inGame = true;
    return {place, rules_.owners[place]};
}

void Owners::add(Owner owner) {
    assert(owner.steps.size() <= kMostOwnSteps && rules_.owners.size() < 0xff);
    for (const SpecialKind& kind : owner.steps) {
        owner.words.push_back(wordNamed(kind.form.word));
    }
    rules_.owners.push_back(std::move(owner));
}

/// A word of the core, or an owner's word.
StepWord Owners::wordNamed(std::string_view text) {
    const StepWord shared = coreWord(text);
    if (shared != StepWord::firstOwn) {
        return shared;
    }
    auto& own = rules_.ownWords;
    const auto known = std::find(own.begin(), own.end(), text) - own.begin();
    assert(kStepWords + known < kMostStepWords);
    if (known == std::ssize(own)) {
        own.emplace_back(text);
    }
    return static_cast<StepWord>(kStepWords + known);
}

}  // namespace gnostica::engine
