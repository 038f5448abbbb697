#include "app/gui/windows/compare/rules/side_by_side.h"

#include "app/language/fill.h"
#include "app/wording/documents/differences.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/documents/options.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"
#include "engine/model/card_keys.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace gnostica::gui {

using engine::lab::RuleDifference;
using nlohmann::json;
using wording::Rulebook;
using wording::RuleChapter;
using wording::RuleParagraph;
using Kind = RuleRow::Kind;

namespace {

std::vector<WordRun> whole(const QString& text, bool isOwn) {
    return {{text, isOwn}};
}

/// The differences of two books by the ids of their rules.
using KindById = std::map<QString, Kind>;

KindById kindsOf(const Rulebook& first, const Rulebook& second) {
    KindById kinds;
    for (const wording::Difference& each : wording::differences(first, second)) {
        using Its = wording::Difference::Kind;
        kinds[each.id] = each.kind == Its::onlyFirst    ? Kind::onlyFirst
                         : each.kind == Its::onlySecond ? Kind::onlySecond
                                                        : Kind::changed;
    }
    return kinds;
}

RuleRow rowOf(const RuleParagraph& paragraph, const KindById& kinds, const Rulebook& second) {
    const auto known = kinds.find(paragraph.id);
    const Kind kind = known == kinds.end() ? Kind::same : known->second;
    const QString text = paragraph.text();
    RuleRow row{kind, paragraph.id, paragraph.title, {}};
    switch (kind) {
    case Kind::same: row.words = {whole(text, false), whole(text, false)}; break;
    case Kind::onlyFirst: row.words.first = whole(text, true); break;
    case Kind::onlySecond: row.words.second = whole(text, true); break;
    case Kind::changed: {
        const RuleParagraph* other = second.find(paragraph.id);
        row.words = wordDifference(text, other != nullptr ? other->text() : QString());
        break;
    }
    }
    return row;
}

/// Chapter for rules that only the second book has.
RuleRows& chapterFor(std::vector<RuleRows>& chapters, const QString& title) {
    const auto same = std::ranges::find(chapters, title, &RuleRows::title);
    return same != chapters.end() ? *same : chapters.emplace_back(RuleRows{title, {}});
}

std::vector<RuleRows> chaptersOf(const Rulebook& first, const Rulebook& second) {
    const KindById kinds = kindsOf(first, second);
    std::vector<RuleRows> chapters;
    for (const RuleChapter& chapter : first.chapters) {
        RuleRows rows{chapter.title, {}};
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            rows.rows.push_back(rowOf(paragraph, kinds, second));
        }
        chapters.push_back(std::move(rows));
    }
    for (const RuleChapter& chapter : second.chapters) {
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            const auto known = kinds.find(paragraph.id);
            if (known != kinds.end() && known->second == Kind::onlySecond) {
                chapterFor(chapters, chapter.title).rows.push_back(rowOf(paragraph, kinds, second));
            }
        }
    }
    return chapters;
}

/// Name of a setting, a suit or a mechanic.
QString nameOf(const RuleDifference& difference, const wording::Vocabulary& words) {
    constexpr std::string_view suits = "suits.";
    constexpr std::string_view mechanics = "mechanics.";
    const std::string_view key = difference.key;
    if (key.starts_with(suits)) {
        const auto* suit = std::ranges::find(engine::kSuitKeys, key.substr(suits.size()));
        return wording::suitName(static_cast<engine::Suit>(suit - engine::kSuitKeys.begin()));
    }
    if (key.starts_with(mechanics)) {  // elsewhere, titles are used within sentences
        return language::fill(QStringLiteral("%1"),
                              {language::phrase(words.mechanicTitle(key.substr(mechanics.size())))});
    }
    return words.optionLabel(key);
}

/// The table of settings that differ between two rulesets.
class OptionComparison {
public:
    OptionComparison(const engine::lab::RulesPair& rules, const wording::Vocabulary& words,
                     const engine::Registry& registry)
        : rules_(rules),
          words_(words),
          registry_(registry),
          first_(json::parse(rules.a->document, nullptr, false)),
          second_(json::parse(rules.b->document, nullptr, false)) {}

    std::vector<OptionRow> rows() {
        for (const RuleDifference& each : engine::lab::ruleDifferences(rules_, registry_)) {
            add(each);
        }
        return std::move(rows_);
    }

private:
    void add(const RuleDifference& difference) {
        const QString rule = QString::fromStdString(difference.rule);
        if (!difference.values.a.is_null() || !difference.values.b.is_null()) {
            addValues(difference, rule);
        } else if (difference.key != "mechanics") {  // mechanics also have their own rows
            rows_.push_back({nameOf(difference, words_), whole(first_, difference), whole(second_, difference), rule});
        }
    }

    void addValues(const RuleDifference& difference, const QString& rule) {
        const QString first = valueText(difference.key, difference.values.a);
        const QString second = valueText(difference.key, difference.values.b);
        if (first != second) {
            rows_.push_back({nameOf(difference, words_), first, second, rule});
        } else {
            addParameters(difference.pointers.front(), rule);
        }
    }

    /// The same powers of a card with different parameters.
    void addParameters(const std::string& program, const QString& rule) {
        for (const engine::Option& option : engine::optionsOf(first_, registry_)) {
            const json standard = engine::toJson(option.standard);
            const json& one = valueOr(first_, option.pointer, standard);
            const json& two = valueOr(second_, option.pointer, standard);
            if (option.pointer.starts_with(program + '/') && one != two) {
                rows_.push_back(
                    {words_.optionLabel(option.key), valueText(option.key, one), valueText(option.key, two), rule});
            }
        }
    }

    static const json& valueOr(const json& document, const std::string& pointer, const json& otherwise) {
        const json* value = engine::valueAt(document, pointer);
        return value == nullptr ? otherwise : *value;
    }

    QString valueText(const std::string& key, const json& value) const {
        return value.is_null() ? QString() : wording::optionValue(key, value, words_);
    }

    /// The power of a suit, or whether a mechanic is in use.
    QString whole(const json& document, const RuleDifference& difference) const {
        const json* value = engine::valueAt(document, difference.pointers.front());
        const json* power = value == nullptr ? nullptr : engine::valueAt(*value, "/power");
        if (power != nullptr && power->is_string()) {
            const auto& name = power->get_ref<const std::string&>();
            return words_.power(name).title({name, *value}).text();
        }
        return words_.choiceLabel(difference.key, value == nullptr ? "false" : "true");
    }

    const engine::lab::RulesPair& rules_;
    const wording::Vocabulary& words_;
    const engine::Registry& registry_;
    json first_;
    json second_;
    std::vector<OptionRow> rows_;
};

}  // namespace

int RuleRows::count(Kind kind) const {
    return static_cast<int>(std::ranges::count(rows, kind, &RuleRow::kind));
}

int SideBySide::count(Kind kind) const {
    int sum = 0;
    for (const RuleRows& chapter : chapters) {
        sum += chapter.count(kind);
    }
    return sum;
}

int SideBySide::rows() const {
    int sum = 0;
    for (const RuleRows& chapter : chapters) {
        sum += static_cast<int>(chapter.rows.size());
    }
    return sum;
}

SideBySide sideBySide(const ComparedRules& first, const ComparedRules& second, const wording::Vocabulary& words,
                      const engine::Registry& registry) {
    return {first.name, second.name,
            chaptersOf(wording::rulebook(*first.rules, words), wording::rulebook(*second.rules, words)),
            OptionComparison({first.rules, second.rules}, words, registry).rows()};
}

}  // namespace gnostica::gui
