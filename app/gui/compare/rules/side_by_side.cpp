#include "app/gui/compare/rules/side_by_side.h"

#include "app/wording/differences.h"
#include "app/wording/fill.h"
#include "app/wording/names.h"
#include "app/wording/option_value.h"
#include "engine/documents/problems.h"
#include "engine/model/card_keys.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <string_view>

namespace gnostica::gui {

using engine::lab::RuleDifference;
using wording::Rulebook;
using wording::RuleChapter;
using wording::RuleParagraph;
using Kind = RuleRow::Kind;

namespace {

struct OptionNames {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::SideBySide)
};

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

/// Where the rules of a chapter of the second book go that only it has.
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

/// A setting, a suit, or a mechanic.
QString nameOf(const RuleDifference& difference, const wording::Vocabulary& words) {
    constexpr std::string_view suits = "suits.";
    constexpr std::string_view mechanics = "mechanics.";
    const std::string_view key = difference.key;
    if (key == "mechanics") {
        return OptionNames::tr("What happens around the turns");
    }
    if (key.starts_with(suits)) {
        const auto* suit = std::ranges::find(engine::kSuitKeys, key.substr(suits.size()));
        return wording::suitName(static_cast<engine::Suit>(suit - engine::kSuitKeys.begin()));
    }
    if (key.starts_with(mechanics)) {  // titles stand within sentences elsewhere
        return wording::fill(QStringLiteral("%1"),
                             {wording::phrase(words.mechanicTitle(key.substr(mechanics.size())))});
    }
    return words.optionLabel(key);
}

/// Of a mechanic, whether it is there: it has no value.
nlohmann::json valueIn(const RuleDifference& difference, engine::lab::Side side, const engine::Rules& rules) {
    if (!difference.key.starts_with("mechanics.")) {
        return difference.values[side];
    }
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    return engine::valueAt(document, difference.pointers.front()) != nullptr;
}

std::vector<OptionRow> optionsOf(const engine::lab::RulesPair& rules, const wording::Vocabulary& words,
                                 const engine::Registry& registry) {
    std::vector<OptionRow> rows;
    for (const RuleDifference& each : engine::lab::ruleDifferences(rules, registry)) {
        const auto value = [&](engine::lab::Side side) {
            const nlohmann::json of = valueIn(each, side, *rules[side]);
            return of.is_null() ? QString() : wording::optionValue(each.key, of, words);
        };
        rows.push_back({nameOf(each, words), value(engine::lab::Side::a), value(engine::lab::Side::b),
                        QString::fromStdString(each.rule)});
    }
    return rows;
}

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
            optionsOf({first.rules, second.rules}, words, registry)};
}

}  // namespace gnostica::gui
