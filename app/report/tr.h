// The translations of reports.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace gnostica::report {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::report)
};

}  // namespace gnostica::report
