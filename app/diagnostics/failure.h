// An unforeseen exception that has reached the last place where it could be caught.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <exception>

namespace gnostica::diagnostics {

enum class FailureKind : std::uint8_t {
    memory,     ///< out of memory
    threads,    ///< the system cannot start a thread
    unforeseen  ///< a fault in the program or in a plug-in
};

struct Failure {
    FailureKind kind = FailureKind::unforeseen;
    QString detail;  ///< in English, for the log: type and text of the exception
    std::exception_ptr thrown = {};
    /// True if both have the same kind and detail, even if they were thrown separately.
    friend bool operator==(const Failure& a, const Failure& b) { return a.kind == b.kind && a.detail == b.detail; }
};

/// The exception that is being handled; to be called only in a catch block.
Failure currentFailure();

/// The meaning for the person and the remedy, in the installed language; without texts of libraries.
QString textOf(FailureKind kind);

}  // namespace gnostica::diagnostics
