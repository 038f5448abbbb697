// Resources that long-running work may use.
#pragma once

#include <cstdint>
#include <optional>

namespace gnostica::gui {

/// Address space in bytes that all windows need together (x86-64, release build), and that each simulation thread needs
/// for its stack and heap.
inline constexpr std::uint64_t kMemoryOfWindows = std::uint64_t{1300} << 20U;
inline constexpr std::uint64_t kMemoryOfThread = std::uint64_t{80} << 20U;
/// An experiment and an exploration can run at the same time.
inline constexpr std::uint64_t kLongWorks = 2;
/// With less, windows or threads run out of memory: each long-running task has at least one thread.
inline constexpr std::uint64_t kMemoryNeed = kMemoryOfWindows + kLongWorks * kMemoryOfThread;

/// Number of threads of one long-running task: one for each processor but one, which stays free for the user, and at
/// most as many as fit into the `limit` of memory; at least one.
int sparedThreads(unsigned processors, std::optional<std::uint64_t> limit);

/// The number for this machine and this process.
int sparedThreads();

}  // namespace gnostica::gui
