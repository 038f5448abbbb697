// The rules plug-ins that are installed beside the program.
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

/// Plug-ins that have been loaded. They stay loaded until the program ends: rules that they have made may live on.
struct LoadedPlugins {
    std::vector<const plugins::RulesPlugin*> plugins;  ///< by the names of their files
    QStringList names;                                 ///< these names, without what the system adds to them
    engine::Diagnostics problems;                      ///< libraries that are not used, and why
    engine::Registry registry;                         ///< the powers and mechanics of the base game and of these
    std::shared_ptr<const wording::Vocabulary> words;  ///< of both
};

/// Loads every library in the folder of plug-ins (not in folders below it). One that cannot be used, or that is
/// switched off, keeps no other away; the registry knows that it is absent.
LoadedPlugins loadPlugins(const DataFolders& folders);

/// The powers and mechanics of the base game and of the plug-ins.
engine::Registry registryWith(const LoadedPlugins& loaded);

/// The words of both.
std::shared_ptr<const wording::Vocabulary> wordsWith(const LoadedPlugins& loaded);

}  // namespace gnostica::storage
