// The file of a position.
#pragma once

#include "app/storage/files.h"

#include <QString>

#include <string>

class QWidget;

namespace gnostica::gui {

class ErrorReporter;

/// Where the position is kept, if it is: saves it atomically, and asks before anything is lost.
class PositionFile {
public:
    /// Empty: nowhere yet.
    const QString& path() const { return file_.path; }
    /// "New position", or the name of the file.
    QString name() const;
    /// As it was read or written.
    void know(const QString& path, std::string_view bytes);
    void forget() { file_ = {}; }

    /// Where it was, or where people say. False if it is not saved.
    bool save(const std::string& text, const ErrorReporter& errors, QWidget* window);
    bool saveAs(const std::string& text, const ErrorReporter& errors, QWidget* window);

private:
    bool mayReplace(QWidget* window) const;
    bool write(const QString& path, const std::string& text, const ErrorReporter& errors);

    storage::KnownFile file_;
};

}  // namespace gnostica::gui
