// Loading plug-ins: none is run that was not built for this very program, and none that has ended it before.
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

/// What looks like a library in a folder (not in folders below it), by name. None in the folder without a name.
QFileInfoList librariesIn(const QString& folder);

/// The root object of a plug-in, which stays loaded until the program ends. Before any code of the library runs, its
/// metadata must name this interface and the program's own ABI tag, and every symbol that it uses must be there.
engine::Expected<QObject*> loadPlugin(const QString& file, const QString& interface);

/// What is said of a file without that interface.
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

/// Loads what variants bring along. Whatever their code does: what it throws is told, what ends the program switches
/// the plug-in off from then on (PluginMarks), and so does what it throws here.
class VariantLoader {
public:
    explicit VariantLoader(const DataFolders& folders) : marks_(folders.pluginMarks()), safeMode_(folders.safeMode) {}

    /// What is done with a plug-in before it counts as loaded; says what it brings as far as it has got.
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
    /// The object itself lies elsewhere, the table of its functions in the library.
    template <class Interface>
    static const void* insideOf(const Interface& plugin) {
        const void* table = nullptr;
        std::memcpy(&table, static_cast<const void*>(&plugin), sizeof(table));
        return table;
    }
    /// Loads, and gives something that lies in the library.
    using Load = std::function<engine::Expected<const void*>(QStringList& brings)>;
    std::optional<engine::Diagnostic> attempt(const QString& file, const Load& load) const;

    PluginMarks marks_;
    bool safeMode_;
};

}  // namespace gnostica::storage
