// The translations of the command line.
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

namespace gnostica::cli {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::cli)
};

/// A number as the reader's language writes it.
template <class Integer>
QString written(Integer value) {
    return QLocale().toString(static_cast<qlonglong>(value));
}
inline QString written(double value, char format, int digits) {
    return QLocale().toString(value, format, digits);
}

}  // namespace gnostica::cli
