#include "engine/documents/detail/check_cards.h"

#include "engine/documents/detail/fixes.h"
#include "engine/documents/nearest.h"
#include "engine/documents/plain_json.h"
#include "engine/model/card_keys.h"
#include "engine/rules/start_layout.h"

#include <nlohmann/json.hpp>

#include <set>

namespace gnostica::engine {

using nlohmann::json;

namespace {

std::vector<std::string> allCardKeys() {
    std::vector<std::string> keys;
    for (int number = 0; number < kCardCount; ++number) {
        keys.push_back(cardKey(Card(number)));
    }
    return keys;
}

class LayoutCheck {
public:
    LayoutCheck(const Option& option, const std::string& pointer, Problems& problems)
        : option_(option),
          pointer_(pointer),
          most_(static_cast<std::size_t>(option.maximum)),
          problems_(problems) {}

    void run(const json& rows) {
        for (std::size_t i = 0; i < rows.size() && !problems_.full(); ++i) {
            const std::string place = childOf(pointer_, i);
            if (i >= most_) {
                tooMany(place, fix::remove(place));
            } else if (!rows[i].is_string()) {
                problems_.wrongType(place, rows[i], "string", {fix::set(FixCode::setDefault, place, kHoleCell)});
            } else {
                checkRow(rows[i].get_ref<const std::string&>(), place);
            }
        }
        if (!rows.empty() && !hasTerritory_ && !isBroken_) {
            Diagnostic problem = problemAt(DiagnosticCode::emptyLayout, pointer_);
            problem.rule = option_.rule.text;
            problem.fixes = {fix::set(FixCode::setDefault, pointer_, toJson(option_.standard))};
            problems_.add(std::move(problem));
        }
    }

private:
    void checkRow(const std::string& text, const std::string& place) {
        const auto cells = cellsOf(text);
        if (cells.empty()) {
            add(problemAt(DiagnosticCode::wrongValue, place, text, cellWords()), rowWith(place, {kHoleCell}));
        } else if (cells.size() > most_) {
            tooMany(place, rowWith(place, {cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(most_)}));
        } else {
            for (std::size_t i = 0; i < cells.size() && !problems_.full(); ++i) {
                checkCell(cells, i, place);
            }
        }
    }

    void checkCell(const std::vector<std::string_view>& cells, std::size_t at, const std::string& place) {
        const std::string cell(cells[at]);
        const bool isCard = cardCalled(cell).has_value();
        hasTerritory_ = hasTerritory_ || isCard || cell == kAnyCardCell;
        if (!isLayoutCell(cell)) {
            static const std::vector<std::string> known = allCardKeys();
            const std::string near = nearest(cell, known);
            add(problemAt(DiagnosticCode::unknownCard, place, shown(cell), {}, near),
                replaced(cells, at, near.empty() ? std::string(kAnyCardCell) : near, place));
        } else if (isCard && !seen_.insert(cell).second) {
            add(problemAt(DiagnosticCode::duplicate, place, cell),
                replaced(cells, at, std::string(kAnyCardCell), place));
        }
    }

    static std::string cellWords() { return std::string(kAnyCardCell) + ", " + std::string(kHoleCell); }

    static Fix rowWith(const std::string& place, const std::vector<std::string_view>& cells) {
        std::string text;
        for (const std::string_view cell : cells) {
            text += (text.empty() ? "" : " ") + std::string(cell);
        }
        return fix::set(FixCode::replace, place, text);
    }
    static Fix replaced(std::vector<std::string_view> cells, std::size_t at, const std::string& by,
                        const std::string& place) {
        cells[at] = by;
        return rowWith(place, cells);
    }

    void tooMany(const std::string& place, Fix fix) {
        add(problemAt(DiagnosticCode::tooLarge, place, {}, std::to_string(most_)), std::move(fix));
    }

    void add(Diagnostic problem, Fix fix) {
        isBroken_ = true;
        problem.rule = option_.rule.text;
        problem.fixes = {std::move(fix)};
        problems_.add(std::move(problem));
    }

    const Option& option_;
    const std::string& pointer_;
    std::size_t most_;
    Problems& problems_;
    std::set<std::string> seen_;
    bool hasTerritory_ = false;
    bool isBroken_ = false;
};

}  // namespace

void checkLayout(const Option& option, const json& value, const std::string& pointer, Problems& problems) {
    LayoutCheck(option, pointer, problems).run(value);
}

void checkCardNumbers(const Option& option, const json& value, const std::string& pointer, Problems& problems) {
    Option number;
    number.type = OptionType::integer;
    number.minimum = option.minimum;
    number.maximum = option.maximum;
    number.standard = std::int64_t{option.minimum};
    number.rule = option.rule;
    for (const auto& [key, each] : value.items()) {
        if (!cardCalled(key)) {
            static const std::vector<std::string> known = allCardKeys();
            problems.unknownKey(pointer, key, known);
        } else {
            checkValue(number, each, childOf(pointer, key), problems);
        }
    }
}

}  // namespace gnostica::engine
