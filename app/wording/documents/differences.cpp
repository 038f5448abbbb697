#include "app/wording/documents/differences.h"

#include "app/language/fill.h"
#include "app/language/lists.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace gnostica::wording {

namespace {

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::Differences)
};

constexpr int kMostNamed = 6;

/// A rule and its chapter.
struct Place {
    const RuleChapter* chapter;
    const RuleParagraph* paragraph;
};

std::vector<Place> placesOf(const Rulebook& book) {
    std::vector<Place> places;
    for (const RuleChapter& chapter : book.chapters) {
        for (const RuleParagraph& paragraph : chapter.paragraphs) {
            places.push_back({&chapter, &paragraph});
        }
    }
    return places;
}

std::vector<Place>::const_iterator find(const std::vector<Place>& places, const QString& id) {
    return std::ranges::find_if(places, [&](const Place& place) { return place.paragraph->id == id; });
}

/// Ignores the mark of a ruling, which does not affect play.
bool sameText(const RuleText& a, const RuleText& b) {
    return a.text == b.text;
}

std::vector<RuleText> without(const std::vector<RuleText>& parts, const std::vector<RuleText>& others) {
    std::vector<RuleText> rest;
    std::ranges::copy_if(parts, std::back_inserter(rest), [&](const RuleText& part) {
        return std::ranges::none_of(others, [&](const RuleText& other) { return sameText(part, other); });
    });
    return rest;
}

std::optional<Difference> compare(const Place& a, const Place& b) {
    const auto& first = a.paragraph->parts;
    const auto& second = b.paragraph->parts;
    if (std::ranges::equal(first, second, sameText)) {
        return std::nullopt;
    }
    Difference difference{Difference::Kind::changed, a.paragraph->id,        a.chapter->title,
                          a.paragraph->title,        without(first, second), without(second, first)};
    if (!a.paragraph->card.isNone() || (difference.first.empty() && difference.second.empty())) {
        difference.first = first;
        difference.second = second;
    }
    return difference;
}

Difference only(Difference::Kind kind, const Place& place) {
    Difference difference{kind, place.paragraph->id, place.chapter->title, place.paragraph->title, {}, {}};
    (kind == Difference::Kind::onlyFirst ? difference.first : difference.second) = place.paragraph->parts;
    return difference;
}

}  // namespace

std::vector<Difference> differences(const Rulebook& first, const Rulebook& second) {
    const std::vector<Place> a = placesOf(first);
    const std::vector<Place> b = placesOf(second);
    std::vector<Difference> all;
    auto next = b.begin();
    // Rules that only the second has come before the next common rule.
    const auto tellUpTo = [&](std::vector<Place>::const_iterator end) {
        for (; next < end; ++next) {
            if (find(a, next->paragraph->id) == a.end()) {
                all.push_back(only(Difference::Kind::onlySecond, *next));
            }
        }
    };
    for (const Place& place : a) {
        const auto twin = find(b, place.paragraph->id);
        if (twin == b.end()) {
            all.push_back(only(Difference::Kind::onlyFirst, place));
            continue;
        }
        tellUpTo(twin);
        if (auto difference = compare(place, *twin)) {
            all.push_back(std::move(*difference));
        }
    }
    tellUpTo(b.end());
    return all;
}

std::vector<Difference> differences(const engine::Rules& first, const engine::Rules& second,
                                    const Vocabulary& vocabulary) {
    return differences(rulebook(first, vocabulary), rulebook(second, vocabulary));
}

QString differenceSummary(const std::vector<Difference>& all, const QString& comparedWith) {
    if (all.empty()) {
        //: %1: the name of a game
        return language::fill(DifferenceWords::tr("Plays like “%1”."), {comparedWith});
    }
    QStringList ids;
    for (const Difference& difference : all) {
        ids << difference.id;
    }
    const int count = static_cast<int>(all.size());
    if (count > kMostNamed) {
        const language::Phrases named(ids.begin(), ids.begin() + kMostNamed);
        //: %1: the name of a game, %2: the first rules of a list; %n: how many rules in all
        return language::fill(DifferenceWords::tr("Differs from “%1” in %n rules: %2 and others.", nullptr, count),
                              {comparedWith, language::enumerationOf(named)});
    }
    //: %1: the name of a game, %2: list of rules; %n: how many
    return language::fill(DifferenceWords::tr("Differs from “%1” in %n rules: %2.", nullptr, count),
                          {comparedWith, language::listOf({ids.begin(), ids.end()})});
}

}  // namespace gnostica::wording
