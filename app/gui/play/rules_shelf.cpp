#include "app/gui/play/rules_shelf.h"

#include <QLocale>

#include <algorithm>

namespace gnostica::gui {

using nlohmann::json;

namespace {

constexpr const char* kBaseGame = "gnostica";

bool isExpansion(const json& document) {
    const auto kind = document.find("kind");
    return kind != document.end() && *kind == "expansion";
}

}  // namespace

RulesShelf::RulesShelf(storage::DataFolders folders, engine::Registry registry)
    : folders_(std::move(folders)),
      registry_(std::move(registry)),
      problems_(storage::loadLibrary(folders_, library_)) {}

QString RulesShelf::translated(const json& document, const char* key) {
    const auto texts = document.is_object() ? document.find(key) : document.end();
    if (texts == document.end()) {
        return {};
    }
    if (texts->is_string()) {
        return QString::fromStdString(texts->get<std::string>());
    }
    QStringList languages = QLocale().uiLanguages();
    languages << QStringLiteral("en");
    for (const QString& language : languages) {
        const auto text = texts->find(language.section(u'-', 0, 0).toStdString());
        if (text != texts->end() && text->is_string()) {
            return QString::fromStdString(text->get<std::string>());
        }
    }
    return {};
}

std::vector<RulesetTitle> RulesShelf::titles(bool expansions) const {
    std::vector<RulesetTitle> titles;
    for (const std::string& id : library_.ids()) {
        const json& document = *library_.find(id);
        if (isExpansion(document) == expansions) {
            const QString name = translated(document, "name");
            titles.push_back({QString::fromStdString(id), name.isEmpty() ? QString::fromStdString(id) : name,
                              translated(document, "summary")});
        }
    }
    std::sort(titles.begin(), titles.end(), [](const RulesetTitle& a, const RulesetTitle& b) {
        const QString base = QString::fromUtf8(kBaseGame);
        return (a.id == base) != (b.id == base) ? a.id == base : QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return titles;
}

engine::Checked<json> RulesShelf::document(const engine::RulesetChoice& choice) const {
    return engine::merge(library_, registry_, choice);
}

engine::Checked<std::shared_ptr<const engine::Rules>> RulesShelf::rules(const engine::RulesetChoice& choice) const {
    return engine::loadRules(library_, registry_, choice);
}

}  // namespace gnostica::gui
