#include "app/storage/plugin_watch.h"

#include "app/wording/plugin_wording.h"
#include "engine/bots/signal_stack.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <cxxabi.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <memory>
#include <mutex>
#include <string>
#include <unistd.h>
#include <unwind.h>
#include <vector>

namespace gnostica::storage {

namespace {

/// The addresses from `begin` up to, but without, `end`.
struct CodeRange {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    bool holds(std::uintptr_t address) const { return address >= begin && address < end; }
};

/// Data for the signal handlers. Never freed: a signal may come at any time.
struct Watched {
    std::string name;
    std::string markFile;
    std::string markText;
    std::string notice;
    std::array<CodeRange, 4> code{};
};

Watched* newlyWatched(const WatchedPlugin& plugin) {
    auto watched = std::make_unique<Watched>();
    watched->name = plugin.name.toStdString();
    watched->markFile = plugin.markFile.toStdString();
    watched->markText = plugin.markText.toStdString();
    watched->notice = plugin.notice.toStdString();
    static std::mutex mutex;
    static auto* const all = new std::vector<std::unique_ptr<Watched>>;
    const std::scoped_lock lock(mutex);
    return all->emplace_back(std::move(watched)).get();
}

/// The address of an exception that a plug-in's code has thrown, while it exists.
struct Thrown {
    std::atomic<const void*> object = nullptr;
    std::atomic<const Watched*> by = nullptr;
};

// Signal handlers take no arguments: only this code uses global state of the process.
constexpr std::size_t kMostPlugins = 128;
constexpr std::size_t kMostThrown = 64;
std::array<std::atomic<const Watched*>, kMostPlugins> watchedPlugins{};
std::array<Thrown, kMostThrown> allThrown{};
std::atomic<std::size_t> nextThrown = 0;
thread_local const Watched* beingLoaded = nullptr;

// ---- Owners of code -------------------------------------------------------------------------------------------------

const Watched* ownerOf(std::uintptr_t address) {
    for (const auto& slot : watchedPlugins) {
        const Watched* const plugin = slot.load(std::memory_order_acquire);
        if (plugin == nullptr) {
            return nullptr;
        }
        for (const CodeRange& range : plugin->code) {
            if (range.holds(address)) {
                return plugin;
            }
        }
    }
    return nullptr;
}

_Unwind_Reason_Code lookAt(_Unwind_Context* frame, void* found) {
    const Watched* const owner = ownerOf(static_cast<std::uintptr_t>(_Unwind_GetIP(frame)));
    *static_cast<const Watched**>(found) = owner;
    return owner == nullptr ? _URC_NO_REASON : _URC_NORMAL_STOP;
}

/// The plug-in whose code is innermost on the stack of this thread.
const Watched* runningPlugin() {
    const Watched* found = nullptr;
    if (watchedPlugins.front().load(std::memory_order_acquire) != nullptr) {
        _Unwind_Backtrace(lookAt, &found);
    }
    return found;
}

struct CodeSearch {
    std::uintptr_t inside;
    std::array<CodeRange, 4> code{};
};

int searchCode(dl_phdr_info* library, std::size_t, void* data) {
    auto& search = *static_cast<CodeSearch*>(data);
    std::array<CodeRange, 4> code{};
    std::size_t count = 0;
    bool isIt = false;
    for (int i = 0; i < library->dlpi_phnum; ++i) {
        const auto& part = library->dlpi_phdr[i];
        const CodeRange range{library->dlpi_addr + part.p_vaddr, library->dlpi_addr + part.p_vaddr + part.p_memsz};
        isIt = isIt || (part.p_type == PT_LOAD && range.holds(search.inside));
        if (part.p_type == PT_LOAD && (part.p_flags & PF_X) != 0 && count < code.size()) {
            code[count++] = range;
        }
    }
    search.code = isIt ? code : search.code;
    return isIt ? 1 : 0;
}

// ---- Exceptions -----------------------------------------------------------------------------------------------------

void noteThrown(const void* object) {
    for (Thrown& thrown : allThrown) {  // memory of an earlier exception
        const void* same = object;
        thrown.object.compare_exchange_strong(same, nullptr);
    }
    if (const Watched* const plugin = runningPlugin()) {
        Thrown& thrown = allThrown[nextThrown++ % kMostThrown];
        thrown.object = nullptr;
        thrown.by = plugin;
        thrown.object = object;
    }
}

const Watched* throwerOf(const std::exception_ptr& thrown) {
    const void* object = nullptr;  // in this library, an exception_ptr is a pointer to the exception
    static_assert(sizeof(thrown) == sizeof(object));
    std::memcpy(&object, &thrown, sizeof(object));
    for (const Thrown& each : allThrown) {
        if (object != nullptr && each.object == object) {
            return each.by;
        }
    }
    return nullptr;
}

// ---- Fatal signals --------------------------------------------------------------------------------------------------

struct FatalSignal {
    int number;
    const char* name;
};
constexpr std::array<FatalSignal, 5> kFatal{
    {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}}};
std::array<struct sigaction, kFatal.size()> handlersBefore{};
std::atomic<const engine::bots::SignalStack*> stackAside = nullptr;  ///< the main thread's; never freed
std::atomic<pid_t> dying = 0;                                        ///< the thread that handles a fatal signal

void put(int file, const char* text, std::size_t size) {
    if (::write(file, text, size) < 0) {
        return;  // no one is left to tell
    }
}

void condemn(const Watched& plugin, const char* signal) {
    const int file =
        plugin.markFile.empty()
            ? -1
            : ::open(plugin.markFile.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (file >= 0) {
        put(file, plugin.markText.data(), plugin.markText.size());
        put(file, signal, std::strlen(signal));
        put(file, "\n", 1);
        ::close(file);
    }
    put(STDERR_FILENO, plugin.notice.data(), plugin.notice.size());
}

/// The plug-in to blame for a signal on this thread, if any.
const Watched* blamedFor(int signal) {
    const Watched* const plugin = beingLoaded != nullptr ? beingLoaded : runningPlugin();
    return plugin == nullptr && signal == SIGABRT ? throwerOf(std::current_exception())  // an uncaught exception
                                                  : plugin;
}

/// Calls only functions that are allowed in a handler, and the unwinder, which neither locks nor allocates here.
void onFatalSignal(int number, siginfo_t* info, void*) {
    pid_t first = 0;
    const bool isFirst = dying.compare_exchange_strong(first, ::gettid());
    while (!isFirst && first != ::gettid()) {
        ::pause();  // the program ends when the first thread has reported
    }
    for (std::size_t i = 0; i < kFatal.size(); ++i) {
        if (kFatal[i].number == number) {
            const Watched* const plugin = isFirst ? blamedFor(number) : nullptr;  // no reports from within
            if (plugin != nullptr) {
                condemn(*plugin, kFatal[i].name);
            }
            ::sigaction(number, &handlersBefore[i], nullptr);
        }
    }
    const bool comesAgain = number != SIGABRT && info->si_code > 0;  // from the processor: the faulty code runs again
    if (!comesAgain) {
        std::raise(number);
    }
}

void watchSignals() {
    static std::once_flag once;
    std::call_once(once, [] {
        stackAside = new engine::bots::SignalStack;
        std::uintptr_t here = 0;
        _Unwind_Backtrace([](_Unwind_Context*, void*) { return _URC_NORMAL_STOP; }, &here);  // loads its data
        for (std::size_t i = 0; i < kFatal.size(); ++i) {
            struct sigaction action {};
            action.sa_sigaction = onFatalSignal;
            action.sa_flags = SA_SIGINFO | SA_ONSTACK;
            ::sigaction(kFatal[i].number, &action, &handlersBefore[i]);
        }
    });
}

}  // namespace

LoadWatch::LoadWatch(const WatchedPlugin& plugin) {
    watchSignals();
    beingLoaded = newlyWatched(plugin);
}

LoadWatch::~LoadWatch() {
    beingLoaded = nullptr;
}

void watchPlugin(const WatchedPlugin& plugin, const void* inside) {
    watchSignals();
    CodeSearch search{reinterpret_cast<std::uintptr_t>(inside)};
    ::dl_iterate_phdr(searchCode, &search);
    Watched* const watched = newlyWatched(plugin);
    watched->code = search.code;
    for (auto& slot : watchedPlugins) {
        const Watched* known = nullptr;
        const bool isFree = slot.compare_exchange_strong(known, watched, std::memory_order_acq_rel);
        if (!isFree && known->code.front().begin == watched->code.front().begin) {
            slot.store(watched, std::memory_order_release);  // loaded again, by a test
        }
        if (isFree || slot.load() == watched) {
            return;
        }
    }
}

QString pluginBlamedFor(const std::exception_ptr& thrown) {
    const Watched* const plugin = throwerOf(thrown);
    return plugin == nullptr ? QString() : QString::fromStdString(plugin->name);
}

QString whatOf(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const std::exception& exception) {
        return QString::fromUtf8(exception.what());
    } catch (...) {
        return {};
    }
}

QString sentenceOf(const std::exception_ptr& thrown) {
    const QString plugin = pluginBlamedFor(thrown);
    return plugin.isEmpty() ? whatOf(thrown) : wording::pluginFailure(plugin, whatOf(thrown));
}

namespace detail {

void exceptionMade(const void* object) {
    if (watchedPlugins.front().load(std::memory_order_relaxed) != nullptr) {
        noteThrown(object);
    }
}

}  // namespace detail

}  // namespace gnostica::storage

/// Replaces the library's function of that name, and calls it: all exceptions begin here, while the code that throws is
/// still on the stack.
extern "C" __attribute__((visibility("default"))) void*
__cxxabiv1::__cxa_allocate_exception(std::size_t size) noexcept {
    using Allocate = void* (*)(std::size_t);
    static const auto allocate = reinterpret_cast<Allocate>(::dlsym(RTLD_NEXT, "__cxa_allocate_exception"));
    void* const object = allocate(size);
    gnostica::storage::detail::exceptionMade(object);
    return object;
}
