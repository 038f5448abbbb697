#include "app/async/last_resort.h"

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace gnostica::async {

LastResort::~LastResort() = default;  // stops and joins the watch

void LastResort::armForKeeping(Say say) {
    watch(patience_.keeping, EXIT_FAILURE, std::move(say));
}

void LastResort::arm(int code, Say say) {
    watch(patience_.ending, code, std::move(say));
}

/// Replaces the previous watch. If the system cannot start a thread, the process ends without a time limit.
void LastResort::watch(std::chrono::milliseconds patience, int code, Say say) {
    const auto wait = [patience, code, say = std::move(say)](const std::stop_token& over) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait_for(lock, over, patience, [] { return false; });
        if (!over.stop_requested()) {
            say(threadsAside());
            std::_Exit(code);
        }
    };
    try {
        watch_ = std::jthread(wait);
    } catch (const std::system_error&) {
        watch_ = {};
    }
}

std::vector<std::string> threadsAside() {
    namespace fs = std::filesystem;
    const std::string first = std::to_string(::getpid());
    const std::string own = std::to_string(::gettid());
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& thread : fs::directory_iterator("/proc/self/task", none)) {
        const std::string id = thread.path().filename().string();
        std::ifstream file(thread.path() / "comm");
        std::string name;
        if (id != first && id != own && std::getline(file, name)) {
            names.push_back(name);
        }
    }
    return names;
}

}  // namespace gnostica::async
