#include "app/storage/plugins.h"

#include "app/wording/vocabulary.h"
#include "variants/rules_plugin.h"

#include <QDir>
#include <QLibrary>
#include <QPluginLoader>

namespace gnostica::storage {
namespace {

engine::Diagnostic notLoaded(const QString& file, const QString& why) {
    engine::Diagnostic problem;
    problem.code = engine::DiagnosticCode::syntax;
    problem.severity = engine::Severity::warning;
    problem.source = file.toStdString();
    problem.found = why.toStdString();
    return problem;
}

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
    const QDir folder(folders.plugins);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        if (!QLibrary::isLibrary(name)) {
            continue;
        }
        const QString file = folder.filePath(name);
        QPluginLoader loader(file);
        QObject* const instance = loader.instance();
        const auto* plugin = qobject_cast<variants::RulesPlugin*>(instance);
        if (plugin == nullptr) {
            loaded.problems.push_back(notLoaded(file, loader.errorString()));
            continue;
        }
        engine::Registry together = registry;
        plugin->addRules(together);
        if (together.refused().empty()) {
            loaded.plugins.push_back(plugin);
            loaded.names += name.section(u'.', 0, 0);
            registry = std::move(together);
        } else {
            loaded.problems.push_back(nameTaken(file, together.refused().front()));
        }
    }
    return loaded;
}

engine::Registry registryWith(const LoadedPlugins& loaded) {
    engine::Registry registry = engine::builtinRegistry();
    for (const variants::RulesPlugin* plugin : loaded.plugins) {
        plugin->addRules(registry);
    }
    return registry;
}

std::shared_ptr<const wording::Vocabulary> wordsWith(const LoadedPlugins& loaded) {
    auto words = std::make_shared<wording::Vocabulary>(wording::builtinVocabulary());
    for (const variants::RulesPlugin* plugin : loaded.plugins) {
        plugin->addWords(*words);
    }
    return words;
}

}  // namespace gnostica::storage
