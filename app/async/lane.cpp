#include "app/async/lane.h"

#include "engine/bots/signal_stack.h"

#include <algorithm>
#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#include <pthread.h>
#include <string_view>
#include <utility>

namespace gnostica::async {

namespace {

/// Longest name of a thread in bytes, without the final null (Linux).
constexpr std::size_t kLongestName = 15;

struct Free {
    void operator()(char* text) const { std::free(text); }
};

}  // namespace

std::string ownerOf(const std::type_info& work) {
    int status = 0;
    const std::unique_ptr<char, Free> text(abi::__cxa_demangle(work.name(), nullptr, nullptr, &status));
    std::string name = text != nullptr ? text.get() : work.name();
    constexpr std::string_view nameless = "(anonymous namespace)::";
    for (std::size_t at = name.find(nameless); at != std::string::npos; at = name.find(nameless)) {
        name.erase(at, nameless.size());
    }
    name.erase(std::min(name.find('('), name.size()));  // such as "gnostica::gui::RasterQueue::start"
    const std::size_t method = name.rfind("::");
    if (method == std::string::npos) {
        return name;
    }
    name.erase(method);
    const std::size_t space = name.rfind("::");
    return space == std::string::npos ? name : name.substr(space + 2);
}

Lane::~Lane() {
    clear();
    thread_.request_stop();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void Lane::clear() {
    Task dropped;  // destroyed after the lock
    const std::lock_guard lock(mutex_);
    std::swap(dropped, waiting_);
}

void Lane::run(std::function<void()> task, const std::string& name) {
    Task next{std::move(task), name.substr(0, kLongestName)};
    {
        const std::lock_guard lock(mutex_);
        std::swap(waiting_, next);
    }
    if (!thread_.joinable()) {
        thread_ = std::jthread([this](const std::stop_token& end) { work(end); });
    }
    wake_.notify_one();
}

void Lane::work(const std::stop_token& end) {
    const engine::bots::SignalStack aside;
    while (true) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, end, [this] { return waiting_.work != nullptr; })) {
                return;
            }
            task = std::exchange(waiting_, Task());
        }
        pthread_setname_np(pthread_self(), task.name.c_str());
        task.work();
    }
}

}  // namespace gnostica::async
