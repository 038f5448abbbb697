// What nobody has foreseen: an exception that has reached the last place where it could be caught.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <exception>

namespace gnostica::diagnostics {

enum class FailureKind : std::uint8_t {
    memory,     ///< there is not enough of it
    threads,    ///< the system starts no more of them
    unforeseen  ///< a fault in the program, or in a plug-in
};

struct Failure {
    FailureKind kind = FailureKind::unforeseen;
    QString detail;  ///< in English, for the log: type and words of the exception
    std::exception_ptr thrown = {};
    /// The same once more, perhaps thrown anew.
    friend bool operator==(const Failure& a, const Failure& b) { return a.kind == b.kind && a.detail == b.detail; }
};

/// Of the exception that is being handled: to be called in a catch block only.
Failure currentFailure();

/// What it means to the person, and what can be done; in the language that is installed. No words of libraries.
QString textOf(FailureKind kind);

}  // namespace gnostica::diagnostics
