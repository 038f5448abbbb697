#include "app/gui/shared/panels/plugins/panel_shelf.h"

#include "app/storage/plugin_file.h"

namespace gnostica::gui {

PanelShelf::PanelShelf(const storage::DataFolders& folders) {
    const storage::VariantLoader loader(folders);
    for (const QFileInfo& file : storage::librariesIn(folders.panels())) {
        if (const auto plugin = loader.load<PanelPlugin>(file.absoluteFilePath())) {
            panels_.push_back({storage::pluginName(file.filePath()), *plugin});
        } else {
            problems_.push_back(plugin.error());
        }
    }
}

}  // namespace gnostica::gui
