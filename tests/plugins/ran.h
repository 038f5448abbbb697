// Reports whether code of a library ran that must not run.
#pragma once

#include <QByteArray>

namespace gnostica::tests {

inline constexpr char kRan[] = "GNOSTICA_TEST_PLUGIN_HAS_RUN";

}  // namespace gnostica::tests
