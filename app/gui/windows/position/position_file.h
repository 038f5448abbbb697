// The file of a position.
#pragma once

#include "app/storage/files.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

/// The file of the position, if it has one. Saves atomically, and overwrites other contents only after a question.
class PositionFile {
public:
    /// Empty if there is no file yet.
    const QString& path() const { return file_.path; }
    /// "New position", or the name of the file.
    QString name() const;
    /// Records the contents as read or written.
    void know(const QString& path, std::string_view bytes);
    void forget() { file_ = {}; }

    /// The current file, or one that the user chooses, in the state that may be overwritten; nullopt to cancel.
    std::optional<storage::KnownFile> askToSave(QWidget* window) const;
    std::optional<storage::KnownFile> askToSaveAs(QWidget* window) const;
    /// False if the position could not be saved, which is reported; also if the file has changed since the question.
    bool save(const storage::KnownFile& target, const std::string& text, const ErrorReporter& errors);

private:
    bool mayReplace(QWidget* window) const;

    storage::KnownFile file_;
};

}  // namespace gnostica::gui
