// The texts of the metrics, to be translated: a table beside the one of the engine (engine/lab/metrics.h).
#pragma once

#include "engine/lab/metrics.h"

namespace gnostica::wording {

/// Of the context kMetricContext; with a meaning, where the text says too little.
struct MetricText {
    const char* text = nullptr;
    const char* meaning = nullptr;
};

struct MetricTexts {
    MetricText name;
    const char* sentence = nullptr;  ///< for players
    const char* formula = nullptr;   ///< in plain words
    /// A ruleset, %1, differs from another, %3, by %2.
    MetricText more;
    MetricText less;
};

inline constexpr const char* kMetricContext = "gnostica::wording::MetricWording";

const MetricTexts& textsOf(engine::lab::Metric metric);

}  // namespace gnostica::wording
