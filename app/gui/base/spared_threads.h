// How much of the machine long work may take.
#pragma once

#include <cstdint>
#include <optional>

namespace gnostica::gui {

/// Address space in bytes that all windows together take (x86-64, release build), and each thread of simulated games
/// besides, which has a stack and a heap of its own.
inline constexpr std::uint64_t kMemoryOfWindows = std::uint64_t{1300} << 20U;
inline constexpr std::uint64_t kMemoryOfThread = std::uint64_t{80} << 20U;
/// An experiment and an exploration may run at the same time.
inline constexpr std::uint64_t kLongWorks = 2;
/// Less than this, and the windows or the threads find none somewhere: each long work has one thread at least.
inline constexpr std::uint64_t kMemoryNeed = kMemoryOfWindows + kLongWorks * kMemoryOfThread;

/// The threads of one long work: one for each processor but one, which is left to the person before the screen, and no
/// more than the `limit` of memory leaves room for; one at least.
int sparedThreads(unsigned processors, std::optional<std::uint64_t> limit);

/// The same for this machine and this process.
int sparedThreads();

}  // namespace gnostica::gui
