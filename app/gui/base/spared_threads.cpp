#include "app/gui/base/spared_threads.h"

#include "app/storage/memory_limit.h"

#include <algorithm>
#include <limits>
#include <thread>

namespace gnostica::gui {

int sparedThreads(unsigned processors, std::optional<std::uint64_t> limit) {
    const std::uint64_t memory = std::max(limit.value_or(std::numeric_limits<std::uint64_t>::max()), kMemoryNeed);
    const std::uint64_t fitting = (memory - kMemoryOfWindows) / (kLongWorks * kMemoryOfThread);
    return static_cast<int>(std::clamp<std::uint64_t>(std::max(processors, 1U) - 1, 1, fitting));
}

int sparedThreads() {
    return sparedThreads(std::thread::hardware_concurrency(), storage::memoryLimit());
}

}  // namespace gnostica::gui
