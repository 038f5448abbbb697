// Panels of variants.
#pragma once

#include "app/gui/panel_interface.h"
#include "app/storage/data_folders.h"
#include "engine/documents/diagnostic.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// An installed plug-in.
struct FoundPanel {
    QString id;  ///< name of its file, by which its panel's place is saved
    PanelPlugin* plugin = nullptr;
};

/// Loads each panel plug-in once. One that fails or is switched off does not affect the others.
class PanelShelf {
public:
    PanelShelf() = default;
    explicit PanelShelf(const storage::DataFolders& folders);

    /// Sorted by id.
    const std::vector<FoundPanel>& panels() const { return panels_; }
    /// Plug-ins that could not be loaded, with reasons.
    const engine::Diagnostics& problems() const { return problems_; }

private:
    std::vector<FoundPanel> panels_;
    engine::Diagnostics problems_;
};

}  // namespace gnostica::gui
