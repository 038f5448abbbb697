#include "app/cli/progress_lines.h"

#include "app/cli/tr.h"

#include <algorithm>
#include <cmath>
#include <ostream>

namespace gnostica::cli {
namespace {

QString minutesLeft(int minutes) {
    return Tr::tr("about %n minutes left", nullptr, minutes);
}

QString secondsLeft(int seconds) {
    return Tr::tr("about %n seconds left", nullptr, seconds);
}

QString timeLeft(double seconds) {
    constexpr double minute = 60;
    constexpr double few = 2 * minute;
    return seconds < few ? secondsLeft(std::max(1, static_cast<int>(std::lround(seconds))))
                         : minutesLeft(static_cast<int>(std::lround(seconds / minute)));
}

}  // namespace

void ProgressLines::operator()(const lab::RunProgress& progress) {
    constexpr int parts = 10;
    const int part =
        progress.total == 0 ? parts : static_cast<int>(std::int64_t{parts} * progress.done / progress.total);
    if (part == told_ || progress.done == 0) {
        return;
    }
    told_ = part;
    QString line = words_(progress);
    if (progress.secondsLeft && progress.done < progress.total) {
        line += QStringLiteral(" · ") + timeLeft(*progress.secondsLeft);
    }
    context_.err() << line.toStdString() << std::endl;
}

}  // namespace gnostica::cli
