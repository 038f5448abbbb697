// Tells whether code of a library that must not run has run.
#pragma once

#include <QtGlobal>

namespace gnostica::tests {

inline constexpr char kRan[] = "GNOSTICA_TEST_PLUGIN_HAS_RUN";

}  // namespace gnostica::tests
