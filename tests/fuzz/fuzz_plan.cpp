// An experiment plan from an untrusted source: it is read or refused. A plan that is read can be written, and reads
// back as the same plan.
#include "engine/lab/plan.h"
#include "tests/fuzz/fuzz_rules.h"

#include <cstdint>
#include <string_view>

using namespace gnostica::engine;
using namespace gnostica::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto plan = lab::readPlan(text, "plan.json", shippedLibrary(), shippedRegistry());
    if (!plan) {
        require(!plan.error().empty());
        return 0;
    }
    const nlohmann::json written = lab::toJson(*plan);
    const auto again = lab::readPlan(written, shippedLibrary(), shippedRegistry());
    require(again.has_value());
    require(lab::toJson(*again) == written);
    return 0;
}
