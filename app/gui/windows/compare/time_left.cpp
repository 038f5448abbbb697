#include "app/gui/windows/compare/time_left.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

constexpr int kSecondsAMinute = 60;
constexpr int kSecondsAnHour = 3600;

struct TimeTr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::TimeLeft)
};

}  // namespace

QString timeLeft(double seconds) {
    constexpr double longest = 1e8;
    const auto left = static_cast<int>(std::clamp(std::ceil(seconds), 0.0, longest));
    return left >= kSecondsAnHour
               ? TimeTr::tr("About %n more hours.", nullptr, (left + kSecondsAnHour / 2) / kSecondsAnHour)
           : left >= kSecondsAMinute
               ? TimeTr::tr("About %n more minutes.", nullptr, (left + kSecondsAMinute / 2) / kSecondsAMinute)
               : TimeTr::tr("About %n more seconds.", nullptr, left);
}

}  // namespace gnostica::gui
