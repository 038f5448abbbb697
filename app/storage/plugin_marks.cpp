#include "app/storage/plugin_marks.h"

#include "app/storage/files.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::storage {

namespace {

constexpr qint64 kLongestMark = 1 << 16;
/// A single failure may be chance: the user may have ended the program just then.
constexpr qsizetype kEnough = 2;
const auto kOff = QStringLiteral(".off");
const auto kLoading = QStringLiteral(".loading");

constexpr std::array<const char*, 3> kEnds{"threw", "crashed", "not-lived"};

/// An id that changes when the machine restarts.
QString thisBoot() {
    return QString::fromStdString(
               readFile(QStringLiteral("/proc/sys/kernel/random/boot_id"), kLongestMark).value_or(""))
        .trimmed();
}

/// Distinguishes a file from a later build of it.
QString stampOf(const QString& file) {
    const QFileInfo about(file);
    return QStringLiteral("%1 %2").arg(about.size()).arg(about.lastModified().toMSecsSinceEpoch());
}

QStringList linesOf(const QString& path) {
    return QString::fromStdString(readFile(path, kLongestMark).value_or("")).split(u'\n');
}

/// "variant-tidal-1a2b3c4d5e6f": readable, and different for each file.
QString markName(const QString& file) {
    const QByteArray digest =
        QCryptographicHash::hash(QFileInfo(file).absoluteFilePath().toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("%1-%2").arg(pluginName(file), QString::fromLatin1(digest.toHex().left(12)));
}

QString oneLine(QString text) {
    return text.replace(u'\n', u' ');
}

}  // namespace

QString pluginName(const QString& file) {
    return QFileInfo(file).baseName();
}

engine::Diagnostic problemOf(const SwitchedOff& off) {
    using engine::DiagnosticCode;
    constexpr std::array codes{DiagnosticCode::pluginThrew, DiagnosticCode::pluginCrashed,
                               DiagnosticCode::pluginNotLived};
    engine::Diagnostic problem;
    problem.code = codes[static_cast<std::size_t>(off.end)];
    problem.severity = engine::Severity::warning;
    problem.source = off.file.toStdString();
    problem.found = off.detail.toStdString();
    return problem;
}

bool isSwitchedOff(const engine::Diagnostic& problem) {
    using engine::DiagnosticCode;
    return problem.code == DiagnosticCode::pluginThrew || problem.code == DiagnosticCode::pluginCrashed ||
           problem.code == DiagnosticCode::pluginNotLived;
}

LoadingMark::~LoadingMark() {
    if (file_.isOpen() && file_.isStillAt(path_)) {
        QFile::remove(path_);
    }
}

QString PluginMarks::pathOf(const QString& file) const {
    return folder_.isEmpty() ? QString() : folder_ + u'/' + markName(file) + kOff;
}

// The lines of a mark: its kind, the file, its stamp, the names that it adds, the reason, and details of the reason.

QByteArray PluginMarks::textOf(const QString& file, PluginEnd end, const QStringList& brings) {
    const QStringList lines{QStringLiteral("gnostica-plugin 1"),
                            QFileInfo(file).absoluteFilePath(),
                            stampOf(file),
                            brings.join(u' '),
                            QString::fromLatin1(kEnds[static_cast<std::size_t>(end)]),
                            {}};
    return lines.join(u'\n').toUtf8();
}

std::optional<SwitchedOff> PluginMarks::find(const QString& file) const {
    if (folder_.isEmpty()) {
        return std::nullopt;
    }
    judge(file);
    const QStringList lines = linesOf(pathOf(file));
    const auto end = std::ranges::find(kEnds, lines.value(4).toStdString());
    if (end == kEnds.end() || lines[2] != stampOf(file)) {
        return std::nullopt;
    }
    return SwitchedOff{file, static_cast<PluginEnd>(end - kEnds.begin()), lines.value(5),
                       lines[3].split(u' ', Qt::SkipEmptyParts)};
}

void PluginMarks::switchOff(const SwitchedOff& off) const {
    if (!folder_.isEmpty() && files::makePrivateFolder(folder_)) {
        const QByteArray text = textOf(off.file, off.end, off.brings) + oneLine(off.detail).toUtf8() + '\n';
        // If nothing can be written, the plug-in is tried again the next time.
        static_cast<void>(writeFile(pathOf(off.file), text.toStdString(), Readers::owner));
    }
}

bool PluginMarks::switchOn(const QString& file) const {
    return !folder_.isEmpty() && QFile::remove(pathOf(file));
}

LoadingMark PluginMarks::beginLoading(const QString& file) const {
    if (folder_.isEmpty() || !files::makePrivateFolder(folder_)) {
        return {};
    }
    QFile::remove(pathOf(file));  // of an earlier build
    const QString path =
        QStringLiteral("%1/%2.%3%4").arg(folder_, markName(file), QUuid::createUuid().toString(QUuid::Id128), kLoading);
    const QString text = thisBoot() + u'\n' + stampOf(file) + u'\n';
    auto mark = files::makeFile(path, text.toStdString(), files::Made::locked);
    return mark ? LoadingMark(path, std::move(*mark)) : LoadingMark();
}

/// Unlocked loading marks: their programs have ended before the file was loaded. Removes marks of another build, and
/// those from before the last start of the machine.
QStringList PluginMarks::deadMarks(const QString& file) const {
    const QDir folder(folder_);
    QStringList dead;
    for (const QString& name : folder.entryList({markName(file) + QStringLiteral(".*") + kLoading}, QDir::Files)) {
        const QString path = folder.filePath(name);
        const files::FileHandle mark = files::openOrdinary(path);
        if (!mark.isOpen() || files::testLock(mark) != files::KernelLock::taken) {
            continue;
        }
        const QStringList lines = linesOf(path);
        if (!lines[0].isEmpty() && lines[0] == thisBoot() && lines.value(1) == stampOf(file)) {
            dead += path;
        } else {
            QFile::remove(path);
        }
    }
    return dead;
}

void PluginMarks::judge(const QString& file) const {
    if (deadMarks(file).size() >= kEnough) {
        switchOff({file, PluginEnd::notLived, {}, {}});
        acquit(file);
    }
}

void PluginMarks::acquit(const QString& file) const {
    if (!folder_.isEmpty()) {
        for (const QString& path : deadMarks(file)) {
            QFile::remove(path);
        }
    }
}

}  // namespace gnostica::storage
