// Loading plug-ins: none is run that was not built for this very program.
#pragma once

#include "engine/documents/diagnostic.h"

#include <QFileInfoList>
#include <QObject>
#include <QString>
#include <QtPlugin>

namespace gnostica::storage {

/// What looks like a library in a folder (not in folders below it), by name.
QFileInfoList librariesIn(const QString& folder);

/// The root object of a plug-in, which stays loaded until the program ends. Before any code of the library runs, its
/// metadata must name this interface and the program's own ABI tag.
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

}  // namespace gnostica::storage
