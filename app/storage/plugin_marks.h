// Plug-ins that have ended a program, and are skipped until the user wants to try them again.
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
    threw,    ///< an exception while it was loaded
    crashed,  ///< a signal ended the program in its code
    notLived  ///< the program ended while it was loaded, twice in a row, for unknown reasons
};

struct SwitchedOff {
    QString file;
    PluginEnd end = PluginEnd::notLived;
    QString detail;      ///< the text of the exception, or the name of the signal
    QStringList brings;  ///< its powers and mechanics, as far as known
};

/// The name of a plug-in: that of its file, without the parts that the system requires.
QString pluginName(const QString& file);

/// The same as a problem for people.
engine::Diagnostic problemOf(const SwitchedOff& off);
/// True for problems made by problemOf().
bool isSwitchedOff(const engine::Diagnostic& problem);

/// Marks a plug-in as being loaded, in a file that exists as long as this object. A mark that outlives its program
/// twice in a row switches the plug-in off. A lock shows whether the program is alive, so that two programs do not
/// accuse each other's plug-ins. Marks from before the last start of the machine do not count (a power cut).
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

/// Marks in a folder of the user's, one file each. A mark applies to one build of a file: another build is tried again.
class PluginMarks {
public:
    /// With an empty folder, nothing is marked.
    explicit PluginMarks(QString folder) : folder_(std::move(folder)) {}

    std::optional<SwitchedOff> find(const QString& file) const;
    void switchOff(const SwitchedOff& off) const;
    /// Returns true if it was switched off.
    bool switchOn(const QString& file) const;

    LoadingMark beginLoading(const QString& file) const;
    /// Removes its loading marks, as it has been loaded: earlier programs ended for other reasons.
    void acquit(const QString& file) const;
    /// The path and the text, without its last line, of the mark of a switched-off plug-in. The path is empty without a
    /// folder.
    QString pathOf(const QString& file) const;
    static QByteArray textOf(const QString& file, PluginEnd end, const QStringList& brings);

private:
    QStringList deadMarks(const QString& file) const;
    void judge(const QString& file) const;

    QString folder_;
};

}  // namespace gnostica::storage
