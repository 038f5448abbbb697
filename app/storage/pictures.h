// The plug-in that draws charts for the command line.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/documents/diagnostic.h"

#include <QStringList>

namespace gnostica::plugins {
class PicturesPlugin;
}

namespace gnostica::storage {

/// Where it should be: in lib/gnostica/plugins/pictures.
QString picturesFile(const DataFolders& folders);

/// Loads it, with the libraries for windows that it needs. It stays loaded.
engine::Expected<const plugins::PicturesPlugin*> loadPictures(const DataFolders& folders);

/// Do the arguments of the command line ask for pictures (`--html`)? It is asked before they are understood, for then
/// the program needs another application.
bool asksForPictures(const QStringList& arguments);

}  // namespace gnostica::storage
