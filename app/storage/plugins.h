// The rules plug-ins that are installed with the program.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/documents/diagnostic.h"
#include "engine/mechanics/registry.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace gnostica::plugins {
class RulesPlugin;
}
namespace gnostica::wording {
class Vocabulary;
}

namespace gnostica::storage {

/// Plug-ins that have been loaded. They remain loaded until the program ends: their rules may be in use.
struct LoadedPlugins {
    std::vector<const plugins::RulesPlugin*> plugins;  ///< sorted by file name
    QStringList names;                                 ///< their names, without the parts that the system requires
    engine::Diagnostics problems;                      ///< libraries that are not used, with reasons
    engine::Registry registry;                         ///< the powers and mechanics of the base game and of these
    std::shared_ptr<const wording::Vocabulary> words;  ///< of the base game and of these
};

/// Loads every library in the folder of plug-ins (without folders below it). Skips a library that cannot be used or is
/// switched off; the registry records that it is absent.
LoadedPlugins loadPlugins(const DataFolders& folders);

/// The powers and mechanics of the base game and of the plug-ins.
engine::Registry registryWith(const LoadedPlugins& loaded);

/// The words of the base game and of the plug-ins.
std::shared_ptr<const wording::Vocabulary> wordsWith(const LoadedPlugins& loaded);

}  // namespace gnostica::storage
