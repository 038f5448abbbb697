// The translations of the command line.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace gnostica::cli {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::cli)
};

}  // namespace gnostica::cli
