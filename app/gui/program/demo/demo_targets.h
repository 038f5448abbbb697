// Files written by a demonstration.
#pragma once

#include "app/gui/program/demo/demo_options.h"
#include "app/storage/file_error.h"

#include <QImage>
#include <QString>

#include <optional>

namespace gnostica::gui {

/// Path of the final picture: the mid-game one with "-end" in its name.
QString pictureOfEnd(const QString& screenshot);

/// The first requested file that cannot be written, to be checked before the game. Without `overwrite`, existing files
/// are obstacles; pipes, devices and folders always are.
std::optional<storage::FileError> obstacleTo(const DemoOptions& options);

/// Writes PNG or another format, according to the extension. `overwrite` as in DemoOptions.
storage::FileResult<void> writePicture(const QString& path, const QImage& picture, bool overwrite);

}  // namespace gnostica::gui
