#include "app/gui/windows/workshop/powers/card_program.h"

#include "engine/documents/document.h"
#include "engine/documents/uses.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

constexpr auto kMostSlots = static_cast<std::size_t>(engine::kMaxSlots);

bool isUse(const json& use) {
    const auto power = use.is_object() ? use.find("power") : use.end();
    return use.is_string() || (use.is_object() && power != use.end() && power->is_string());
}

}  // namespace

CardProgram::CardProgram(const json& program) {
    if (!program.is_array() || program.empty()) {
        return;
    }
    for (const json& entry : program) {
        const auto any = entry.is_object() ? entry.find("any") : entry.end();
        const bool branches = entry.is_object() && any != entry.end();
        const Uses uses = !branches ? Uses{entry} : any->is_array() ? any->get<Uses>() : Uses();
        if (uses.empty() || !std::ranges::all_of(uses, isUse)) {
            slots_.clear();
            return;
        }
        slots_.push_back(uses);
    }
    isReadable_ = true;
}

json CardProgram::toJson() const {
    json program = json::array();
    for (const Uses& uses : slots_) {
        program.push_back(uses.size() == 1 ? uses.front() : json{{"any", uses}});
    }
    return program;
}

std::string CardProgram::pointerOf(PowerPlace place) const {
    const std::string slot = '/' + std::to_string(place.slot);
    return slots_[place.slot].size() == 1 ? slot : slot + "/any/" + std::to_string(place.alternative);
}

bool CardProgram::isFull() const {
    return slots_.size() >= kMostSlots;
}

CardProgram::Moved CardProgram::insert(std::size_t slot, json use) {
    if (isFull()) {
        return std::nullopt;
    }
    slot = std::min(slot, slots_.size());
    slots_.insert(slots_.begin() + static_cast<std::ptrdiff_t>(slot), Uses{std::move(use)});
    return PowerPlace{slot, 0};
}

CardProgram::Moved CardProgram::offer(std::size_t slot, json use) {
    if (slot >= slots_.size() || slots_[slot].size() >= engine::kMaxAlternatives) {
        return std::nullopt;
    }
    slots_[slot].push_back(std::move(use));
    return PowerPlace{slot, slots_[slot].size() - 1};
}

CardProgram::Moved CardProgram::replace(PowerPlace place, json use) {
    if (!has(place)) {
        return std::nullopt;
    }
    slots_[place.slot][place.alternative] = std::move(use);
    return place;
}

json CardProgram::take(PowerPlace place) {
    Uses& uses = slots_[place.slot];
    json use = std::move(uses[place.alternative]);
    uses.erase(uses.begin() + static_cast<std::ptrdiff_t>(place.alternative));
    if (uses.empty()) {
        slots_.erase(slots_.begin() + static_cast<std::ptrdiff_t>(place.slot));
    }
    return use;
}

CardProgram::Moved CardProgram::remove(PowerPlace place) {
    if (!has(place) || (slots_.size() == 1 && slots_.front().size() == 1)) {
        return std::nullopt;
    }
    take(place);
    place.slot = std::min(place.slot, slots_.size() - 1);
    place.alternative = std::min(place.alternative, slots_[place.slot].size() - 1);
    return place;
}

CardProgram::Moved CardProgram::step(PowerPlace place, bool later) {
    if (!has(place)) {
        return std::nullopt;
    }
    const bool hasChoice = slots_[place.slot].size() > 1;
    const std::size_t at = hasChoice ? place.alternative : place.slot;
    const std::size_t size = hasChoice ? slots_[place.slot].size() : slots_.size();
    if (later ? at + 1 >= size : at == 0) {
        return std::nullopt;
    }
    const std::size_t to = later ? at + 1 : at - 1;
    if (hasChoice) {
        std::swap(slots_[place.slot][at], slots_[place.slot][to]);
        return PowerPlace{place.slot, to};
    }
    std::swap(slots_[at], slots_[to]);
    return PowerPlace{to, 0};
}

CardProgram::Moved CardProgram::move(PowerPlace place, std::size_t slot) {
    if (!has(place)) {
        return std::nullopt;
    }
    const bool isAlone = slots_[place.slot].size() == 1;
    const bool stays = isAlone && (slot == place.slot || slot == place.slot + 1);
    if (stays || (!isAlone && isFull())) {
        return std::nullopt;
    }
    json use = take(place);
    return insert(isAlone && slot > place.slot ? slot - 1 : slot, std::move(use));
}

CardProgram::Moved CardProgram::join(PowerPlace place, std::size_t slot) {
    if (!has(place) || slot >= slots_.size() || slot == place.slot || slots_[slot].size() >= engine::kMaxAlternatives) {
        return std::nullopt;
    }
    const bool isAlone = slots_[place.slot].size() == 1;
    json use = take(place);
    return offer(isAlone && slot > place.slot ? slot - 1 : slot, std::move(use));
}

}  // namespace gnostica::gui
