#include "app/lab/plan_shape.h"

#include "engine/documents/json_text.h"
#include "engine/documents/problems.h"
#include "engine/lab/plan.h"

namespace gnostica::lab {

std::optional<PlanShape> shapeOf(const std::string& planText) {
    const auto plan = engine::parseJson(planText, {}, engine::kCollectionBounds);
    if (!plan || !plan->is_object()) {
        return std::nullopt;
    }
    const auto numberAt = [&](const char* pointer, int low, int high) -> std::optional<int> {
        const nlohmann::json* number = engine::valueAt(*plan, pointer);
        const bool isWhole = number != nullptr && number->is_number_integer();
        return isWhole && *number >= low && *number <= high ? std::optional(number->get<int>()) : std::nullopt;
    };
    const auto pairs = numberAt("/pairs", 1, engine::lab::kMostPairs);
    const auto seats = numberAt("/seats", 1, engine::kMaxSeats);
    const nlohmann::json* arms = engine::valueAt(*plan, "/arms");
    if (!pairs || !seats || arms == nullptr || !arms->is_array() || arms->size() > engine::lab::kMostArms) {
        return std::nullopt;
    }
    return PlanShape{*pairs,
                     numberAt("/skill/pairs", 0, *pairs).value_or(0),
                     static_cast<int>(arms->size()),
                     *seats,
                     plan->contains("precision"),
                     numberAt("/courses", 0, engine::lab::kMostPairs).value_or(0)};
}

}  // namespace gnostica::lab
