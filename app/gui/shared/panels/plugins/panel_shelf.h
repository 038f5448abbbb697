// The panels that variants bring along.
#pragma once

#include "app/gui/panel_interface.h"
#include "app/storage/data_folders.h"
#include "engine/documents/diagnostic.h"

#include <QString>

#include <vector>

namespace gnostica::gui {

/// A plug-in that was found.
struct FoundPanel {
    QString id;  ///< the name of its file: where its panel stood is remembered by that
    PanelPlugin* plugin = nullptr;
};

/// Loads every panel plug-in once. One that cannot be loaded, or is switched off, keeps no other away.
class PanelShelf {
public:
    PanelShelf() = default;
    explicit PanelShelf(const storage::DataFolders& folders);

    /// Sorted by id.
    const std::vector<FoundPanel>& panels() const { return panels_; }
    /// What could not be loaded, and why.
    const engine::Diagnostics& problems() const { return problems_; }

private:
    std::vector<FoundPanel> panels_;
    engine::Diagnostics problems_;
};

}  // namespace gnostica::gui
