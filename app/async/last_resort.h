// A guarantee that the process ends.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace gnostica::async {

/// On exit, the program saves its data and waits for background work; both should be short. Work that never ends (a
/// file system that does not answer, a fault of ours) would leave a process without a window that still holds its game.
/// In that case this class ends the process.
class LastResort {
public:
    /// Receives the names of the threads that still run.
    using Say = std::function<void(const std::vector<std::string>& threads)>;
    /// Time limits.
    struct Patience {
        std::chrono::milliseconds keeping;
        std::chrono::milliseconds ending;
    };

    /// Starts no watch.
    explicit LastResort(Patience patience) : patience_(patience) {}
    LastResort(const LastResort&) = delete;
    LastResort& operator=(const LastResort&) = delete;
    /// Stops the watch: the process has ended by itself.
    ~LastResort();

    /// Starts the watch when the last window has closed and saving begins. If arm() is not called within the time
    /// limit, calls `say` on a separate thread and ends the process with EXIT_FAILURE, without destructors.
    void armForKeeping(Say say);
    /// Starts the watch when everything is saved. Works the same with exit code `code` and the limit for ending.
    void arm(int code, Say say);

private:
    void watch(std::chrono::milliseconds patience, int code, Say say);

    Patience patience_;
    std::jthread watch_;
};

/// Names of all threads of this process except the first and the calling one.
std::vector<std::string> threadsAside();

}  // namespace gnostica::async
