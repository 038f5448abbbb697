// The plug-in that draws charts for the command line.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/documents/diagnostic.h"

#include <QStringList>

namespace gnostica::plugins {
class PicturesPlugin;
}

namespace gnostica::storage {

/// The path of the plug-in, in lib/gnostica/plugins/pictures.
QString picturesFile(const DataFolders& folders);

/// Loads the plug-in with the GUI libraries that it needs. It remains loaded.
engine::Expected<const plugins::PicturesPlugin*> loadPictures(const DataFolders& folders);

/// True if the arguments of the command line ask for pictures (`--html`). To be called before they are parsed, because
/// pictures need another application.
bool asksForPictures(const QStringList& arguments);

}  // namespace gnostica::storage
