#include "app/wording/document_names.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/language_match.h"
#include "app/language/lists.h"
#include "app/wording/names.h"
#include "engine/documents/document.h"

#include <QCoreApplication>
#include <QLocale>

namespace gnostica::wording {

using nlohmann::json;

namespace {

struct DocumentWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::DocumentNames)
};

/// The limit on texts of documents; needed because not every document has been checked.
constexpr qsizetype kLongestText = 2000;

QString textOf(const json& text) {
    return text.is_string() ? language::cleaned(toQt(text.get_ref<const std::string&>()), kLongestText) : QString();
}

QString textAt(const json& object, const std::string& key) {
    const auto text = object.find(key);
    return text != object.end() ? textOf(*text) : QString();
}

}  // namespace

QString documentText(const json& document, const char* key) {
    return documentText(document, key, QLocale().uiLanguages());
}

QString documentText(const json& document, const char* key, const QStringList& readers) {
    const auto texts = document.is_object() ? document.find(key) : document.end();
    if (texts == document.end() || !texts->is_object()) {
        return texts != document.end() ? textOf(*texts) : QString();
    }
    QStringList offered;
    for (const auto& entry : texts->items()) {
        if (!textAt(*texts, entry.key()).isEmpty()) {
            offered << toQt(entry.key());
        }
    }
    for (const QString& language : readers + QStringList{QStringLiteral("en")}) {
        if (const QString best = language::bestLanguage(language, offered); !best.isEmpty()) {
            return textAt(*texts, best.toStdString());
        }
    }
    return offered.isEmpty() ? QString() : textAt(*texts, offered.front().toStdString());
}

QString documentName(const json& document) {
    const QString name = documentText(document, "name");
    return name.isEmpty() && document.is_object() ? textAt(document, "id") : name;
}

json withExpansionNames(const json& document, const engine::Library& library) {
    json named{{"name", documentName(document).toStdString()}, {"expansions", json::array()}};
    if (const auto name = document.is_object() ? document.find("name") : document.end(); name != document.end()) {
        named["name"] = *name;
    }
    const auto expansions = document.is_object() ? document.find("expansions") : document.end();
    if (expansions != document.end() && expansions->is_array()) {
        for (const json& id : *expansions) {
            const json* expansion = id.is_string() ? library.find(id.get_ref<const std::string&>()) : nullptr;
            const bool isNamed = expansion != nullptr && expansion->is_object() && expansion->contains("name");
            named["expansions"].push_back(isNamed ? (*expansion)["name"] : id);
        }
    }
    return named;
}

QString titleOfNamed(const json& named) {
    const QString base = documentName(named);
    const auto expansions = named.is_object() ? named.find("expansions") : named.end();
    language::Phrases names;
    if (expansions != named.end() && expansions->is_array()) {
        for (const json& name : *expansions) {
            names.push_back(documentText({{"name", name}}, "name"));
        }
    }
    //: %1: a game, %2: its expansions ("Long Shots and House Rules")
    return names.empty() ? base : language::fill(DocumentWords::tr("%1 with %2"), {base, language::listOf(names)});
}

QString rulesetTitle(const json& document, const engine::Library& library) {
    return titleOfNamed(withExpansionNames(document, library));
}

}  // namespace gnostica::wording
