#include "app/storage/program_name.h"

#include <QCoreApplication>

namespace gnostica::storage {

void nameProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("gnostica"));
    QCoreApplication::setApplicationName(QStringLiteral("gnostica"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GNOSTICA_VERSION));
}

}  // namespace gnostica::storage
