// The diagnostic log of a program.
#pragma once

#include "app/diagnostics/log.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>

namespace gnostica::diagnostics {

enum class LogPlace : std::uint8_t {
    stateFolder,    ///< the program's own log, which is rotated
    file,           ///< a named file, which grows without limit and which several programs may share
    standardError,  ///< the stream for errors
    memory          ///< in memory only; lost when the program ends
};

/// The options that a person can choose.
struct LogOptions {
    LogLevel level = LogLevel::info;
    LogPlace place = LogPlace::stateFolder;
    QString file;  ///< with LogPlace::file

    /// Sets place and file: `-` means standard error.
    void sendTo(const QString& name);
};

/// Opens the log and directs Qt's messages to it; main makes one and passes log() on. First logs the versions and the
/// system.
class Diagnostics {
public:
    /// `program` names the log, `err` is standard error. With `talks`, lines from LogLevel::debug up also go to `err`.
    Diagnostics(const QString& program, const LogOptions& options, std::ostream& err, bool talks = false);
    ~Diagnostics();
    Diagnostics(const Diagnostics&) = delete;
    Diagnostics& operator=(const Diagnostics&) = delete;

    Log log() const;
    /// Path of the log; empty if it is not in a file.
    const QString& file() const;
    /// The end of the log: whole lines of at most `most` bytes, with those of earlier starts if it is in a file.
    QString end(qint64 most) const;
    /// Calls `tell` once, with the reason, as soon as the log cannot be written; on the thread that writes, where
    /// `tell` must not log.
    void onFailure(std::function<void(const QString& why)> tell);

private:
    class Private;
    std::unique_ptr<Private> d_;
};

/// Versions of program and Qt, system and language, one fact a line; no personal data.
QStringList systemFacts();

}  // namespace gnostica::diagnostics
