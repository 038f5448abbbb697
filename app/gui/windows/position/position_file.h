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

/// Where the position is kept, if it is: saves it atomically, and nothing else is lost that nobody was asked about.
class PositionFile {
public:
    /// Empty: nowhere yet.
    const QString& path() const { return file_.path; }
    /// "New position", or the name of the file.
    QString name() const;
    /// As it was read or written.
    void know(const QString& path, std::string_view bytes);
    void forget() { file_ = {}; }

    /// Where it was, or where people say: the file as it may be replaced. Nothing: nowhere.
    std::optional<storage::KnownFile> askToSave(QWidget* window) const;
    std::optional<storage::KnownFile> askToSaveAs(QWidget* window) const;
    /// False if it is not saved, which is told; so it is if the file has changed since that was asked.
    bool save(const storage::KnownFile& target, const std::string& text, const ErrorReporter& errors);

private:
    bool mayReplace(QWidget* window) const;

    storage::KnownFile file_;
};

}  // namespace gnostica::gui
