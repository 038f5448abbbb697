// A library that is not a plug-in.
#include "tests/plugins/ran.h"

namespace gnostica::tests {

const bool plainHasRun = qputenv(kRan, "plain");

}  // namespace gnostica::tests
