// Sees to it that the process ends.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace gnostica::gui {

/// Work aside is waited for at the end, and should be over soon. Work that never ends (a file system that does not
/// answer, a fault of ours) would leave a process without a window, which holds the game that was played: then this
/// ends the process.
class LastResort {
public:
    /// Who still runs, by the names of their threads.
    using Say = std::function<void(const std::vector<std::string>& threads)>;

    /// Does nothing yet.
    explicit LastResort(std::chrono::milliseconds patience) : patience_(patience) {}
    LastResort(const LastResort&) = delete;
    LastResort& operator=(const LastResort&) = delete;
    /// The process has come to its end by itself.
    ~LastResort();

    /// All that must be kept is on disk. If this still is there after its patience, `say` is called, on a thread of
    /// its own, and the process ends with this code: nothing is destroyed any more.
    void arm(int code, Say say);

private:
    std::chrono::milliseconds patience_;
    std::jthread watch_;
};

/// The names of all threads of this process but the first and the one that asks.
std::vector<std::string> threadsAside();

}  // namespace gnostica::gui
