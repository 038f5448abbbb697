// Sees to it that the process ends.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace gnostica::gui {

/// At the end, things are kept, and work aside is waited for; both should be over soon. What never ends (a file system
/// that does not answer, a fault of ours) would leave a process without a window, which holds the game that was played:
/// then this ends the process.
class LastResort {
public:
    /// Who still runs aside, by the names of their threads.
    using Say = std::function<void(const std::vector<std::string>& threads)>;
    /// How long is waited for what.
    struct Patience {
        std::chrono::milliseconds keeping;
        std::chrono::milliseconds ending;
    };

    /// Does nothing yet.
    explicit LastResort(Patience patience) : patience_(patience) {}
    LastResort(const LastResort&) = delete;
    LastResort& operator=(const LastResort&) = delete;
    /// The process has come to its end by itself.
    ~LastResort();

    /// There is no window any more, and what must be kept is now written. If arm() is not called within its patience,
    /// `say` is called, on a thread of its own, and the process ends with EXIT_FAILURE: nothing is destroyed any more.
    void armForKeeping(Say say);
    /// All that must be kept is on disk. The same with this code, if this still is there after its patience.
    void arm(int code, Say say);

private:
    void watch(std::chrono::milliseconds patience, int code, Say say);

    Patience patience_;
    std::jthread watch_;
};

/// The names of all threads of this process but the first and the one that asks.
std::vector<std::string> threadsAside();

}  // namespace gnostica::gui
