// The files that a demonstration leaves.
#pragma once

#include "app/gui/program/demo/demo_options.h"
#include "app/storage/file_error.h"

#include <QImage>
#include <QString>

#include <optional>

namespace gnostica::gui {

/// Where the picture of the end goes: beside that of the middle of the game, "-end".
QString pictureOfEnd(const QString& screenshot);

/// The first file that was asked for and cannot be written: to be known before the game is played for nothing. Without
/// `overwrite` whatever has its name already stays; a pipe, a device or a folder always does.
std::optional<storage::FileError> obstacleTo(const DemoOptions& options);

/// As the end of the name says, PNG or another. `overwrite` as in DemoOptions.
storage::FileResult<void> writePicture(const QString& path, const QImage& picture, bool overwrite);

}  // namespace gnostica::gui
