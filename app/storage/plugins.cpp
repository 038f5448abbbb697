#include "app/storage/plugins.h"

#include "app/plugins/rules_plugin.h"
#include "app/storage/plugin_file.h"
#include "app/wording/vocabulary.h"

namespace gnostica::storage {
namespace {

/// The problem that a power or mechanic has a name already in use: `cup` must mean the same everywhere.
engine::Diagnostic nameTaken(const QString& file, const std::string& name) {
    engine::Diagnostic problem;
    problem.code = engine::DiagnosticCode::nameTaken;
    problem.severity = engine::Severity::warning;
    problem.source = file.toStdString();
    problem.found = name;
    return problem;
}

/// The powers and mechanics that only the second has.
QStringList newNames(const engine::Registry& before, const engine::Registry& after) {
    QStringList names;
    const auto add = [&](const auto& known, const auto& all) {
        for (const auto& each : all) {
            if (!known.contains(each.first)) {
                names += QString::fromStdString(each.first);
            }
        }
    };
    add(before.powers(), after.powers());
    add(before.mechanics(), after.mechanics());
    return names;
}

engine::AbsentPlugin absent(const QString& file, const QStringList& brings) {
    engine::AbsentPlugin plugin{pluginName(file).toStdString(), {}};
    for (const QString& name : brings) {
        plugin.brings.push_back(name.toStdString());
    }
    return plugin;
}

/// Adds plug-ins in turn, each completely or not at all.
class Taking {
public:
    explicit Taking(const DataFolders& folders) : loader_(folders) {
        loaded_.registry = engine::builtinRegistry();
        words_ = wording::builtinVocabulary();
    }

    void take(const QString& file) {
        engine::Registry together = loaded_.registry;
        wording::Vocabulary words = words_;
        const auto plugin =
            loader_.load<plugins::RulesPlugin>(file, [&](const plugins::RulesPlugin& made, QStringList& brings) {
                made.addRules(together);
                brings = newNames(loaded_.registry, together);
                made.addWords(words);
            });
        if (!plugin) {
            refuse(file, plugin.error(), together);
        } else if (!together.refused().empty()) {
            refuse(file, nameTaken(file, together.refused().front()), together);
        } else {
            loaded_.plugins.push_back(*plugin);
            loaded_.names += pluginName(file);
            loaded_.registry = std::move(together);
            words_ = std::move(words);
        }
    }

    LoadedPlugins result() {
        for (engine::AbsentPlugin& plugin : absent_) {
            loaded_.registry.noteAbsent(std::move(plugin));
        }
        loaded_.words = std::make_shared<const wording::Vocabulary>(std::move(words_));
        return std::move(loaded_);
    }

private:
    /// `together` contains everything that it has added before it was refused.
    void refuse(const QString& file, const engine::Diagnostic& problem, const engine::Registry& together) {
        loaded_.problems.push_back(problem);
        if (problem.code == engine::DiagnosticCode::notAPlugin) {
            return;
        }
        QStringList brings = newNames(loaded_.registry, together);
        if (const auto off = loader_.marks().find(file); off && brings.isEmpty()) {
            brings = off->brings;
        }
        absent_.push_back(absent(file, brings));
    }

    VariantLoader loader_;
    LoadedPlugins loaded_;
    wording::Vocabulary words_;
    std::vector<engine::AbsentPlugin> absent_;
};

}  // namespace

LoadedPlugins loadPlugins(const DataFolders& folders) {
    Taking taking(folders);
    for (const QFileInfo& file : librariesIn(folders.plugins)) {
        taking.take(file.filePath());
    }
    return taking.result();
}

engine::Registry registryWith(const LoadedPlugins& loaded) {
    return loaded.registry;
}

std::shared_ptr<const wording::Vocabulary> wordsWith(const LoadedPlugins& loaded) {
    return loaded.words;
}

}  // namespace gnostica::storage
