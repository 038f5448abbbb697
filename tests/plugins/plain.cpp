// A library that is no plug-in at all.
#include "tests/plugins/ran.h"

namespace gnostica::tests {

const bool plainHasRun = qputenv(kRan, "plain");

}  // namespace gnostica::tests
