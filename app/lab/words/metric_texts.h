// Translatable texts of the metrics: a table parallel to that of the engine (engine/lab/metrics.h).
#pragma once

#include "engine/lab/metrics.h"

namespace gnostica::lab {

/// A text of the context kMetricContext, with a disambiguation where it is too short.
struct MetricText {
    const char* text = nullptr;
    const char* meaning = nullptr;
};

struct MetricTexts {
    MetricText name;
    const char* sentence = nullptr;  ///< for players
    const char* formula = nullptr;   ///< in plain words
    /// Texts for “Ruleset %1 differs from ruleset %3 by %2.”
    MetricText more;
    MetricText less;
};

inline constexpr const char* kMetricContext = "gnostica::lab::MetricWording";

const MetricTexts& textsOf(engine::lab::Metric metric);

}  // namespace gnostica::lab
