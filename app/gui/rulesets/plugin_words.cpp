#include "app/gui/rulesets/plugin_words.h"

#include "variants/rules_plugin.h"

namespace gnostica::gui {

std::shared_ptr<const wording::Vocabulary> wordsWith(const storage::LoadedPlugins& loaded) {
    auto words = std::make_shared<wording::Vocabulary>(wording::builtinVocabulary());
    for (const variants::RulesPlugin* plugin : loaded.plugins) {
        plugin->addWords(*words);
    }
    return words;
}

}  // namespace gnostica::gui
