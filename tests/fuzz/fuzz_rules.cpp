#include "tests/fuzz/fuzz_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace gnostica::fuzz {

using namespace engine;

namespace {

Library libraryOf(const std::filesystem::path& variants) {
    Library library;
    for (const auto& folder : std::filesystem::directory_iterator(variants)) {
        std::ifstream stream(folder.path() / "ruleset.json");
        if (stream) {
            std::stringstream text;
            text << stream.rdbuf();
            require(library.add(text.str(), folder.path().filename().string()).has_value());
        }
    }
    return library;
}

std::vector<std::string> idsOf(std::string_view kind) {
    std::vector<std::string> ids = shippedLibrary().ids();
    std::erase_if(ids, [&](const std::string& id) { return shippedLibrary().find(id)->at("kind") != kind; });
    return ids;
}

std::shared_ptr<const Rules> rulesOf(const std::string& game, const std::vector<std::string>& expansions) {
    RulesetChoice choice;
    choice.base = game;
    choice.expansions = expansions;
    const auto rules = loadRules(shippedLibrary(), shippedRegistry(), choice);
    require(rules.has_value());
    return *rules;
}

}  // namespace

const Registry& shippedRegistry() {
    static const Registry registry = [] {
        Registry all = builtinRegistry();
        addVariants(all);
        require(all.refused().empty());
        return all;
    }();
    return registry;
}

const Library& shippedLibrary() {
    static const Library library = libraryOf(GNOSTICA_VARIANTS);
    return library;
}

const std::vector<std::shared_ptr<const Rules>>& allRules() {
    static const auto all = [] {
        std::vector<std::shared_ptr<const Rules>> rules{rulesOf("gnostica", {})};
        for (const std::string& game : idsOf("game")) {
            if (game != "gnostica") {
                rules.push_back(rulesOf(game, {}));
            }
            for (const std::string& expansion : idsOf("expansion")) {
                rules.push_back(rulesOf(game, {expansion}));
            }
        }
        return rules;
    }();
    return all;
}

}  // namespace gnostica::fuzz
