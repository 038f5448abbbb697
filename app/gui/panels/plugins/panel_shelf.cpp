#include "app/gui/panels/plugins/panel_shelf.h"

#include "app/wording/fill.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>
#include <QPluginLoader>

namespace gnostica::gui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("PanelShelf", text);
}

}  // namespace

PanelShelf::PanelShelf(const QString& folder) {
    const QDir dir(folder);
    for (const QString& name : dir.entryList(QDir::Files, QDir::Name)) {
        if (!QLibrary::isLibrary(name)) {
            continue;
        }
        QPluginLoader loader(dir.absoluteFilePath(name));
        QObject* root = loader.instance();
        auto* plugin = qobject_cast<PanelPlugin*>(root);
        if (plugin != nullptr) {
            panels_.push_back({name.section(u'.', 0, 0), plugin});
        } else if (root == nullptr) {
            problems_ += wording::fill(tr(QT_TRANSLATE_NOOP("PanelShelf", "%1: %2")), {name, loader.errorString()});
        } else {
            problems_ +=
                wording::fill(tr(QT_TRANSLATE_NOOP("PanelShelf", "%1 is a plug-in, but it holds no panel.")), {name});
        }
    }
}

}  // namespace gnostica::gui
