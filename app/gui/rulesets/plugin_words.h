// The words of the base game and of the plug-ins.
#pragma once

#include "app/storage/plugins.h"
#include "app/wording/vocabulary.h"

#include <memory>

namespace gnostica::gui {

std::shared_ptr<const wording::Vocabulary> wordsWith(const storage::LoadedPlugins& loaded);

}  // namespace gnostica::gui
