// Everything that is shipped: plug-ins and rulesets, found as the programs find them.
#pragma once

#include "app/storage/data_folders.h"
#include "app/storage/plugins.h"
#include "engine/documents/document.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace gnostica::tests {

struct Shipped {
    storage::DataFolders folders = storage::dataFolders();
    storage::LoadedPlugins plugins = storage::loadPlugins(folders);
    engine::Registry registry = storage::registryWith(plugins);
    engine::Library library;
    engine::Diagnostics problems;

    /// Needs a QCoreApplication.
    Shipped() {
        folders.user.clear();
        problems = storage::loadLibrary(folders, library);
    }

    /// The ids of all games, or of all expansions.
    std::vector<std::string> ids(const std::string& kind) const {
        std::vector<std::string> found = library.ids();
        std::erase_if(found, [&](const std::string& id) { return library.find(id)->at("kind") != kind; });
        return found;
    }

    std::shared_ptr<const engine::Rules> rules(const engine::RulesetChoice& choice) const {
        auto loaded = engine::loadRules(library, registry, choice);
        if (!loaded) {
            const engine::Diagnostic& problem = loaded.error().front();
            throw std::logic_error(choice.base + ": " + problem.pointer + ": " + problem.found);
        }
        return *loaded;
    }

    /// Each game alone and with each expansion.
    std::vector<engine::RulesetChoice> choices() const {
        std::vector<engine::RulesetChoice> all;
        for (const std::string& game : ids("game")) {
            engine::RulesetChoice choice;
            choice.base = game;
            all.push_back(choice);
            for (const std::string& expansion : ids("expansion")) {
                choice.expansions = {expansion};
                all.push_back(choice);
            }
        }
        return all;
    }

    static std::string nameOf(const engine::RulesetChoice& choice) {
        std::string name = choice.base;
        for (const std::string& expansion : choice.expansions) {
            name += "+" + expansion;
        }
        return name;
    }
};

}  // namespace gnostica::tests
