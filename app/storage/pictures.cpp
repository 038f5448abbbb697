#include "app/storage/pictures.h"

#include "app/plugins/pictures_plugin.h"
#include "app/storage/plugin_file.h"

#include <algorithm>

namespace gnostica::storage {

QString picturesFile(const DataFolders& folders) {
    const QString folder = folders.plugins + QStringLiteral("/pictures");
    const QFileInfoList files = librariesIn(folder);
    return files.isEmpty() ? folder + QStringLiteral("/gnostica-pictures.so") : files.front().filePath();
}

engine::Expected<const plugins::PicturesPlugin*> loadPictures(const DataFolders& folders) {
    return loadPlugin<plugins::PicturesPlugin>(picturesFile(folders))
        .map([](plugins::PicturesPlugin* plugin) -> const plugins::PicturesPlugin* { return plugin; });
}

bool asksForPictures(const QStringList& arguments) {
    return std::ranges::any_of(arguments, [](const QString& argument) {
        return argument == QLatin1String("--html") || argument.startsWith(QLatin1String("--html="));
    });
}

}  // namespace gnostica::storage
