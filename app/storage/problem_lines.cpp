#include "app/storage/problem_lines.h"

#include "app/wording/documents/diagnostic_wording.h"

#include <QStringList>

namespace gnostica::storage {
namespace {

QString nameOf(FileFault fault) {
    switch (fault) {
    case FileFault::exists: return QStringLiteral("exists");
    case FileFault::notOpen: return QStringLiteral("not-open");
    case FileFault::notUtf8: return QStringLiteral("not-utf-8");
    case FileFault::notRead: return QStringLiteral("not-read");
    case FileFault::notWritten: return QStringLiteral("not-written");
    case FileFault::tooLarge: return QStringLiteral("too-large");
    case FileFault::full: return QStringLiteral("full");
    case FileFault::outside: return QStringLiteral("outside");
    case FileFault::notRegular: return QStringLiteral("not-regular");
    case FileFault::changed: return QStringLiteral("changed");
    case FileFault::inUse: return QStringLiteral("in-use");
    case FileFault::notMoved: return QStringLiteral("not-moved");
    case FileFault::isJournal: return QStringLiteral("is-journal");
    case FileFault::isSource: return QStringLiteral("is-source");
    case FileFault::isTwice: return QStringLiteral("is-twice");
    }
    return {};
}

}  // namespace

QString logLine(const engine::Diagnostic& problem) {
    QString line = QString::fromLatin1(wording::diagnosticCode(problem));
    if (!problem.source.empty()) {
        line += QStringLiteral(" in ") + QString::fromStdString(problem.source);
    }
    if (problem.place.line > 0) {
        line += QStringLiteral(", line %1, column %2").arg(problem.place.line).arg(problem.place.column);
    }
    return line;
}

QString pluginLine(const engine::Diagnostic& problem) {
    QStringList details;
    if (!problem.found.empty()) {
        details += QString::fromStdString(problem.found);
    }
    if (!problem.expected.empty()) {
        details += QStringLiteral("not ") + QString::fromStdString(problem.expected);
    }
    return QStringLiteral("%1 (%2)").arg(logLine(problem), details.join(QStringLiteral(", ")));
}

QString logLine(const FileError& error) {
    const QString detail = error.detail.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(error.detail);
    return QStringLiteral("%1: %2%3").arg(nameOf(error.fault), error.path, detail);
}

}  // namespace gnostica::storage
