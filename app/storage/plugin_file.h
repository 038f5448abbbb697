// Loading of plug-ins: refuses those that were built for another program, and those that have ended it before.
#pragma once

#include "app/storage/data_folders.h"
#include "app/storage/plugin_marks.h"
#include "engine/documents/diagnostic.h"

#include <QFileInfoList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <cstring>
#include <functional>
#include <optional>

namespace gnostica::storage {

/// The libraries of a folder (without folders below it), by name. None if `folder` is empty.
QFileInfoList librariesIn(const QString& folder);

/// The root object of a plug-in, which remains loaded until the program ends. Before any code of the library runs, its
/// metadata must name this interface and the program's own ABI tag, and all symbols that it uses must exist.
engine::Expected<QObject*> loadPlugin(const QString& file, const QString& interface);

/// The problem of a file without that interface.
engine::Diagnostic notAPlugin(const QString& file, const QString& interface);

/// Loads a plug-in as its interface.
template <class Interface>
engine::Expected<Interface*> loadPlugin(const QString& file) {
    const QString id = QString::fromLatin1(qobject_interface_iid<Interface*>());
    return loadPlugin(file, id).and_then([&](QObject* root) -> engine::Expected<Interface*> {
        auto* const plugin = qobject_cast<Interface*>(root);
        if (plugin == nullptr) {
            return engine::failure(notAPlugin(file, id));
        }
        return plugin;
    });
}

/// Loads the plug-ins of variants. Reports exceptions of their code. A plug-in that throws here, or that ever ends the
/// program, is switched off from then on (PluginMarks).
class VariantLoader {
public:
    explicit VariantLoader(const DataFolders& folders) : marks_(folders.pluginMarks()), safeMode_(folders.safeMode) {}

    /// Uses a plug-in before it counts as loaded; sets `brings` to the names that it has added so far.
    template <class Interface>
    using Trial = std::function<void(const Interface& plugin, QStringList& brings)>;

    template <class Interface>
    engine::Expected<Interface*> load(const QString& file, const Trial<Interface>& trial = {}) const {
        Interface* plugin = nullptr;
        auto problem = attempt(file, [&](QStringList& brings) -> engine::Expected<const void*> {
            const auto loaded = loadPlugin<Interface>(file);
            if (!loaded) {
                return engine::failure(loaded.error());
            }
            plugin = *loaded;
            if (trial) {
                trial(*plugin, brings);
            }
            return insideOf(*plugin);
        });
        return problem ? engine::Expected<Interface*>(engine::failure(std::move(*problem))) : plugin;
    }

    const PluginMarks& marks() const { return marks_; }

private:
    /// The object itself may be elsewhere in memory; its table of functions is in the library.
    template <class Interface>
    static const void* insideOf(const Interface& plugin) {
        const void* table = nullptr;
        std::memcpy(&table, static_cast<const void*>(&plugin), sizeof(table));
        return table;
    }
    /// Loads the plug-in and returns an address in the library.
    using Load = std::function<engine::Expected<const void*>(QStringList& brings)>;
    std::optional<engine::Diagnostic> attempt(const QString& file, const Load& load) const;

    PluginMarks marks_;
    bool safeMode_;
};

}  // namespace gnostica::storage
