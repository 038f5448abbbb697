// Plug-ins that have ended a program, and are left alone until somebody wants to try them again.
#pragma once

#include "app/files/file_handle.h"
#include "engine/documents/diagnostic.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gnostica::storage {

/// Why a plug-in is switched off.
enum class PluginEnd : std::uint8_t {
    threw,    ///< while it was loaded
    crashed,  ///< a signal ended the program in its code
    notLived  ///< the program ended while it was being loaded, twice in a row; nobody knows why
};

struct SwitchedOff {
    QString file;
    PluginEnd end = PluginEnd::notLived;
    QString detail;      ///< what was thrown, or the name of the signal
    QStringList brings;  ///< its powers and mechanics, as far as that is known
};

/// How a plug-in is called: the name of its file, without what the system adds to it.
QString pluginName(const QString& file);

/// The same as it is told to people.
engine::Diagnostic problemOf(const SwitchedOff& off);
/// Is a problem of that kind?
bool isSwitchedOff(const engine::Diagnostic& problem);

/// A plug-in is being loaded. A file says so as long as this lives; one that outlives its program twice in a row
/// switches the plug-in off. Whether its program lives is known by a lock, so that two at a time do not accuse each
/// other's plug-ins; what was left before the machine was started counts for nothing (a power cut).
class LoadingMark {
public:
    LoadingMark() = default;
    LoadingMark(QString path, files::FileHandle file) : path_(std::move(path)), file_(std::move(file)) {}
    LoadingMark(LoadingMark&&) noexcept = default;
    LoadingMark& operator=(LoadingMark&&) = delete;
    ~LoadingMark();

private:
    QString path_;
    files::FileHandle file_;
};

/// Marks in a folder of the user's, one file each. A mark is about the file as it was: once that is another, it is
/// tried again.
class PluginMarks {
public:
    /// Empty: nothing is marked.
    explicit PluginMarks(QString folder) : folder_(std::move(folder)) {}

    std::optional<SwitchedOff> find(const QString& file) const;
    void switchOff(const SwitchedOff& off) const;
    /// True if it was switched off.
    bool switchOn(const QString& file) const;

    LoadingMark beginLoading(const QString& file) const;
    /// It has been loaded: whoever did not live to see that had another reason.
    void acquit(const QString& file) const;
    /// Where the mark of a plug-in lies that is switched off, and what it holds before its last line. Empty without a
    /// folder.
    QString pathOf(const QString& file) const;
    static QByteArray textOf(const QString& file, PluginEnd end, const QStringList& brings);

private:
    QStringList deadMarks(const QString& file) const;
    void judge(const QString& file) const;

    QString folder_;
};

}  // namespace gnostica::storage
