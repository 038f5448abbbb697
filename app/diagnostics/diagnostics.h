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
    stateFolder,    ///< a log of the program's own, which is rotated
    file,           ///< the file that is named; it grows without end, and several programs may share it
    standardError,  ///< the stream for errors
    memory          ///< nowhere: it is forgotten when the program ends
};

/// What a person may ask for.
struct LogOptions {
    LogLevel level = LogLevel::info;
    LogPlace place = LogPlace::stateFolder;
    QString file;  ///< with LogPlace::file

    /// Sets place and file: `-` is standard error.
    void sendTo(const QString& name);
};

/// Opens the log, and has Qt's messages written to it; main makes one, and hands log() down. Writes the
/// start with versions and system.
class Diagnostics {
public:
    /// `program` names the log, `err` is standard error. With `talks`, lines from LogLevel::debug on go there as well.
    Diagnostics(const QString& program, const LogOptions& options, std::ostream& err, bool talks = false);
    ~Diagnostics();
    Diagnostics(const Diagnostics&) = delete;
    Diagnostics& operator=(const Diagnostics&) = delete;

    Log log() const;
    /// Where the log is; empty if it is in no file.
    const QString& file() const;
    /// The end of the log: whole lines of at most `most` bytes, those of earlier starts included if it is in a file.
    QString end(qint64 most) const;
    /// `tell` hears why the log cannot be written, as soon as that is so and once only; on the thread that writes,
    /// where it must not log.
    void onFailure(std::function<void(const QString& why)> tell);

private:
    class Private;
    std::unique_ptr<Private> d_;
};

/// Versions of program and Qt, system and language, one fact a line; nothing about the person.
QStringList systemFacts();

}  // namespace gnostica::diagnostics
