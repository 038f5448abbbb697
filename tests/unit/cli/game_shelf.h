// Games and settings for the tests of the rulebook.
#pragma once

#include "app/cli/context.h"
#include "engine/documents/document.h"
#include "engine/documents/options.h"

#include <QString>
#include <QtTest>
#include <nlohmann/json.hpp>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace gnostica::tests {

/// The shipped games, and everything needed to make their rulebooks.
struct Shelf {
    std::istringstream in;
    std::ostringstream out;
    cli::Context context{{in, out, out}};

    std::vector<std::string> ids(bool expansions) const {
        std::vector<std::string> found;
        for (const std::string& id : context.library().ids()) {
            if ((context.library().find(id)->value("kind", "") == "expansion") == expansions) {
                found.push_back(id);
            }
        }
        return found;
    }

    nlohmann::json documentOf(const std::string& base, const std::vector<std::string>& expansions) const {
        engine::RulesetChoice choice;
        choice.base = base;
        choice.expansions = expansions;
        const auto merged = engine::merge(context.library(), context.registry(), choice);
        return merged ? *merged : nlohmann::json();
    }
    std::shared_ptr<const engine::Rules> compiled(const nlohmann::json& document) const {
        const auto rules = engine::compile(document, context.registry());
        return rules ? *rules : nullptr;
    }

    /// The game with which others are compared.
    const engine::Rules& base() {
        base_ = base_ == nullptr ? compiled(documentOf("gnostica", {})) : base_;
        return *base_;
    }

    /// Calls visit(name, document) for each game: alone, with each expansion and with all of them.
    template <class Visit>
    void forEachGame(Visit visit) const {
        const auto expansions = ids(true);
        for (const std::string& base : ids(false)) {
            visit(base, documentOf(base, {}));
            for (const std::string& expansion : expansions) {
                visit(base + '+' + expansion, documentOf(base, {expansion}));
            }
            if (expansions.size() > 1) {
                visit(base + "+all", documentOf(base, expansions));
            }
        }
    }

private:
    std::shared_ptr<const engine::Rules> base_;
};

/// All shipped games; made once.
inline Shelf& shelf() {
    static Shelf whole;
    return whole;
}

/// Values of an option that are likely to break a sentence.
inline std::vector<nlohmann::json> extremesOf(const engine::Option& option) {
    switch (option.type) {
    case engine::OptionType::boolean: return {true, false};
    case engine::OptionType::integer: return {option.minimum, option.minimum + 1, option.maximum};
    case engine::OptionType::choice: return {option.choices.begin(), option.choices.end()};
    case engine::OptionType::choiceSet: {
        std::vector<nlohmann::json> sets{nlohmann::json::array(), nlohmann::json(option.choices)};
        for (const std::string& word : option.choices) {
            sets.push_back(nlohmann::json::array({word}));
        }
        return sets;
    }
    case engine::OptionType::layout:
        return {nlohmann::json::array(), nlohmann::json::array({"*"}), nlohmann::json::array({". * *", "sun . *"})};
    case engine::OptionType::cardNumbers:
        return {nlohmann::json::object(),
                nlohmann::json::object({{"fool", option.minimum}, {"cups-2", option.maximum}})};
    case engine::OptionType::program:
        return {nlohmann::json::array({"cup"}), nlohmann::json::array({"trade", "recover", "rod"})};
    }
    return {};
}

/// Adds every game as a row, with its document.
inline void addShippedGames() {
    QTest::addColumn<QString>("document");
    shelf().forEachGame([](const std::string& name, const nlohmann::json& document) {
        QTest::newRow(name.c_str()) << QString::fromStdString(document.dump());
    });
}

}  // namespace gnostica::tests
