// Announcements by their forecast chance.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace gnostica::engine::lab {

/// Counts forecasts and their outcomes.
class Predictions {
public:
    /// Announcements with a chance of at least this many tenths, and less than the next.
    struct Tenth {
        int announced = 0;
        int held = 0;
        double sum = 0;  ///< of the chances

        /// The mean chance, 0 to 1.
        double predicted() const { return announced > 0 ? sum / announced : 0; }
        friend bool operator==(const Tenth&, const Tenth&) = default;
    };

    /// `chance`: 0 to 1.
    void add(double chance, bool held) {
        const auto at = static_cast<std::size_t>(std::clamp(chance * 10, 0.0, 9.0));
        for (Tenth* tenth : {&tenths_[at], &all_}) {
            ++tenth->announced;
            tenth->held += held ? 1 : 0;
            tenth->sum += chance;
        }
    }

    const std::array<Tenth, 10>& tenths() const { return tenths_; }
    const Tenth& all() const { return all_; }
    friend bool operator==(const Predictions&, const Predictions&) = default;

private:
    std::array<Tenth, 10> tenths_{};
    Tenth all_;
};

}  // namespace gnostica::engine::lab
