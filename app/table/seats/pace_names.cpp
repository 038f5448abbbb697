#include "app/table/seats/pace_names.h"

#include <QCoreApplication>

namespace gnostica::table {

namespace {

struct PaceNames {
    Q_DECLARE_TR_FUNCTIONS(gnostica::table::PaceNames)
};

}  // namespace

QString paceName(Pace pace) {
    switch (pace) {
    case Pace::none: return PaceNames::tr("No wait");
    case Pace::quick: return PaceNames::tr("Quick", "pace: how fast computers play");
    case Pace::normal: return PaceNames::tr("Normal", "pace: how fast computers play");
    case Pace::slow: return PaceNames::tr("Slow", "pace: how fast computers play");
    }
    return {};
}

}  // namespace gnostica::table
