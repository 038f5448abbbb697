#include "app/gui/windows/compare/explore/change_words.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/wording/option_value.h"
#include "engine/documents/json_value.h"
#include "engine/model/neutral_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr qsizetype kLongestValue = 60;
constexpr std::size_t kLongestId = 40;

struct ChangeTr {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ChangeWords)
};

QString settingText(const engine::lab::Setting& setting, const wording::Vocabulary& words) {
    const auto value = [&](const nlohmann::json& of) {
        return of.is_null() ? QStringLiteral("–")
                            : language::cleaned(wording::optionValue(setting.key, of, words), kLongestValue);
    };
    //: %1: name of a rule that can be set; %2: what it is; %3: what it is changed to
    return language::fill(ChangeTr::tr("%1: %2 → %3"),
                          {words.optionLabel(setting.key), value(setting.from), value(setting.to)});
}

QString nameOf(const QString& ruleset, const QString& text) {
    //: name of a ruleset; %1: the one that it is made from; %2: what is changed, "Points to win: 9 → 8"
    return language::fill(ChangeTr::tr("%1, %2", "ruleset, change"), {ruleset, text});
}

/// Returns an id from the permitted characters: small letters, digits and dashes.
std::string idOf(const engine::lab::Change& change) {
    std::string id = change.arm.rules->id;
    for (const engine::lab::Setting& setting : change.settings) {
        id += '-' + setting.key + '-' + engine::jsonText(setting.to);
    }
    std::ranges::transform(id, id.begin(), [](char c) {
        return engine::isLetter(c) || engine::isDigit(c) ? engine::smallLetter(c) : '-';
    });
    id.erase(std::unique(id.begin(), id.end(), [](char a, char b) { return a == '-' && b == '-'; }), id.end());
    id.resize(std::min(id.size(), kLongestId));
    while (id.ends_with('-')) {
        id.pop_back();
    }
    return id;
}

}  // namespace

QString changeText(const engine::lab::Change& change, const wording::Vocabulary& words) {
    QStringList settings;
    for (const engine::lab::Setting& setting : change.settings) {
        settings << settingText(setting, words);
    }
    return language::enumeration(settings);
}

std::string changedDocument(const engine::lab::Change& change, const QString& ruleset, const QString& text) {
    nlohmann::json document = change.arm.document;
    document["id"] = idOf(change);
    document["name"] = {{"en", language::cleaned(nameOf(ruleset, text), kLongestValue).toStdString()}};
    document.erase("expansions");  // they are part of it already
    return engine::jsonText(document, 2);
}

}  // namespace gnostica::gui
