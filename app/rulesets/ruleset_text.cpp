#include "app/rulesets/ruleset_text.h"

#include "app/language/language.h"
#include "app/language/language_match.h"
#include "app/rulesets/ruleset_family.h"
#include "engine/documents/json_value.h"
#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace gnostica::rulesets {

using engine::EditableDocument;
using engine::Expected;
using nlohmann::json;

namespace {

constexpr qsizetype kLongestId = 40;

/// Position of the dash and number at the end of an id; the length of the id if there is none.
std::size_t numberPlace(std::string_view id) {
    const std::size_t dash = id.find_last_of('-');
    const bool isNumber = dash != std::string_view::npos && dash > 0 && dash + 1 < id.size() && id.size() - dash < 6 &&
                          id.find_first_not_of("0123456789", dash + 1) == std::string_view::npos;
    return isNumber ? dash : id.size();
}

/// The language key of the text that readers of the installed language see; `otherwise` if there is none.
std::string languageKey(const json& document, const QString& otherwise) {
    QStringList offered;
    if (const json* texts = engine::valueAt(document, "/name"); texts != nullptr && texts->is_object()) {
        for (const auto& entry : texts->items()) {
            offered << QString::fromStdString(entry.key());
        }
    }
    const QString best = language::bestLanguage(language::languageTag(QLocale()), offered);
    return (best.isEmpty() ? otherwise : best).toStdString();
}

}  // namespace

std::string idFor(const QString& name) {
    QString id;
    for (const QChar each : name.normalized(QString::NormalizationForm_KD).toLower()) {
        if (each.unicode() < 0x80 && each.isLetterOrNumber()) {
            id += each;
        } else if (!each.isMark() && !id.isEmpty() && !id.endsWith(u'-')) {
            id += u'-';
        }
    }
    id.truncate(kLongestId);
    while (id.endsWith(u'-')) {
        id.chop(1);
    }
    return id.isEmpty() ? "ruleset" : id.toStdString();
}

int numberOf(std::string_view id) {
    const std::size_t place = numberPlace(id);
    return place == id.size() ? 0 : engine::wholeNumber<int>(id.substr(place + 1)).value_or(0);
}

std::string ownId(const nlohmann::json& document) {
    const std::string* id = engine::textIn(engine::memberNamed(document, "id"));
    return id != nullptr ? *id : std::string();
}

std::string freeId(const engine::Library& library, const std::string& id) {
    const std::string word = id.substr(0, numberPlace(id));
    std::string free = id;
    for (int number = 2; library.find(free) != nullptr; ++number) {
        free = word + '-' + std::to_string(number);
    }
    return free;
}

std::string textOf(const NewRuleset& made) {
    const std::string extends = made.parent.empty() ? "" : "    \"extends\": " + engine::jsonText(made.parent) + ",\n";
    return "{\n    \"format\": " + std::to_string(engine::kDocumentFormat) +
           ",\n    \"id\": " + engine::jsonText(made.id) +
           ",\n    \"kind\": " + engine::jsonText(made.isExpansion ? "expansion" : "game") + ",\n" + extends +
           "    \"name\": {\n        " + engine::jsonText(languageKey({}, made.language)) + ": " +
           engine::jsonText(made.name.toStdString()) + "\n    }\n}\n";
}

Expected<std::string> withId(const std::string& text, const std::string& id, int number) {
    return EditableDocument::read(text).and_then([&](EditableDocument document) -> Expected<std::string> {
        if (auto set = document.set("/id", id); !set) {
            return engine::failure(set.error());
        }
        const json* names = engine::valueAt(document.value(), "/name");
        if (number == 0 || names == nullptr || !names->is_object()) {
            return document.text();
        }
        json numbered = *names;
        for (json& name : numbered) {
            if (name.is_string()) {
                QString words = QString::fromStdString(name.get<std::string>());
                words.remove(QRegularExpression(QStringLiteral(" \\(\\d+\\)$")));
                name = (words + QStringLiteral(" (%1)").arg(number)).toStdString();
            }
        }
        if (auto set = document.set("/name", numbered); !set) {
            return engine::failure(set.error());
        }
        return document.text();
    });
}

Expected<std::string> withName(const std::string& text, const QString& name, const QString& language) {
    return EditableDocument::read(text).and_then([&](EditableDocument document) -> Expected<std::string> {
        const std::string pointer = engine::childOf("/name", languageKey(document.value(), language));
        if (auto set = document.set(pointer, name.toStdString()); !set) {
            return engine::failure(set.error());
        }
        return document.text();
    });
}

Expected<std::string> withReference(const std::string& text, const std::string& from, const std::string& to) {
    return EditableDocument::read(text).and_then([&](EditableDocument document) -> Expected<std::string> {
        const Named named = namedBy(document.value());
        std::vector<std::string> pointers;
        if (named.parent == from) {
            pointers.emplace_back("/extends");
        }
        for (std::size_t i = 0; i < named.expansions.size(); ++i) {
            if (named.expansions[i] == from) {
                pointers.push_back(engine::childOf("/expansions", i));
            }
        }
        for (const std::string& pointer : pointers) {
            if (auto set = document.set(pointer, to); !set) {
                return engine::failure(set.error());
            }
        }
        return document.text();
    });
}

int versionOf(const json& document) {
    const json* version = engine::valueAt(document, "/version");
    const std::int64_t number = version != nullptr && version->is_number_integer() ? version->get<std::int64_t>() : 0;
    return number >= 1 && number <= engine::kMaxVersion ? static_cast<int>(number) : 0;
}

}  // namespace gnostica::rulesets
