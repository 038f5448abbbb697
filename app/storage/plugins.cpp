#include "app/storage/plugins.h"

#include "app/plugins/rules_plugin.h"
#include "app/storage/plugin_file.h"
#include "app/wording/vocabulary.h"

namespace gnostica::storage {
namespace {

/// A power or mechanic of a name that is taken already: whoever plays `cup` shall play the same everywhere.
engine::Diagnostic nameTaken(const QString& file, const std::string& name) {
    engine::Diagnostic problem;
    problem.code = engine::DiagnosticCode::nameTaken;
    problem.severity = engine::Severity::warning;
    problem.source = file.toStdString();
    problem.found = name;
    return problem;
}

}  // namespace

LoadedPlugins loadPlugins(const DataFolders& folders) {
    LoadedPlugins loaded;
    engine::Registry registry = engine::builtinRegistry();
    for (const QFileInfo& file : librariesIn(folders.plugins)) {
        const auto plugin = loadPlugin<plugins::RulesPlugin>(file.filePath());
        if (!plugin) {
            loaded.problems.push_back(plugin.error());
            continue;
        }
        engine::Registry together = registry;
        (*plugin)->addRules(together);
        if (together.refused().empty()) {
            loaded.plugins.push_back(*plugin);
            loaded.names += file.baseName();
            registry = std::move(together);
        } else {
            loaded.problems.push_back(nameTaken(file.filePath(), together.refused().front()));
        }
    }
    return loaded;
}

engine::Registry registryWith(const LoadedPlugins& loaded) {
    engine::Registry registry = engine::builtinRegistry();
    for (const plugins::RulesPlugin* plugin : loaded.plugins) {
        plugin->addRules(registry);
    }
    return registry;
}

std::shared_ptr<const wording::Vocabulary> wordsWith(const LoadedPlugins& loaded) {
    auto words = std::make_shared<wording::Vocabulary>(wording::builtinVocabulary());
    for (const plugins::RulesPlugin* plugin : loaded.plugins) {
        plugin->addWords(*words);
    }
    return words;
}

}  // namespace gnostica::storage
