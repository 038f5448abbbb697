#include "app/storage/memory_limit.h"

#include "app/language/fill.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <sys/resource.h>

namespace gnostica::storage {
namespace {

struct MemoryTexts {
    Q_DECLARE_TR_FUNCTIONS(gnostica::storage::MemoryLimit)
};

constexpr std::uint64_t kMegabyte = 1024 * 1024;

}  // namespace

std::optional<std::uint64_t> memoryLimit() {
    std::optional<std::uint64_t> least;
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA}) {
        rlimit limit{};
        if (::getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
            least = std::min<std::uint64_t>(least.value_or(limit.rlim_cur), limit.rlim_cur);
        }
    }
    return least;
}

std::optional<QString> tooLittleMemory(std::optional<std::uint64_t> limit, std::uint64_t need) {
    if (!limit || *limit >= need) {
        return std::nullopt;
    }
    const auto megabytes = [](std::uint64_t bytes) { return QLocale().toString(static_cast<qulonglong>(bytes)); };
    //: %1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”
    return language::fill(
        MemoryTexts::tr("Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the "
                        "limit, for example with “ulimit -v unlimited”."),
        {megabytes((need + kMegabyte - 1) / kMegabyte), megabytes(*limit / kMegabyte)});
}

}  // namespace gnostica::storage
