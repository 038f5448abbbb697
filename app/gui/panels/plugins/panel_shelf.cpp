#include "app/gui/panels/plugins/panel_shelf.h"

#include "app/storage/plugin_file.h"

namespace gnostica::gui {

PanelShelf::PanelShelf(const QString& folder) {
    for (const QFileInfo& file : storage::librariesIn(folder)) {
        if (const auto plugin = storage::loadPlugin<PanelPlugin>(file.absoluteFilePath())) {
            panels_.push_back({file.baseName(), *plugin});
        } else {
            problems_.push_back(plugin.error());
        }
    }
}

}  // namespace gnostica::gui
