#include "engine/documents/detail/check_texts.h"

#include "engine/documents/detail/fixes.h"
#include "engine/model/neutral_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace gnostica::engine {

using nlohmann::json;

namespace {

/// "en", "pt_BR"
bool isLanguage(std::string_view code) {
    const auto letter = [](char c) { return isLetter(c) || c == '_' || c == '-'; };
    return code.size() >= 2 && code.size() <= 12 && code[0] >= 'a' && code[0] <= 'z' &&
           std::all_of(code.begin(), code.end(), letter);
}

void checkText(const json& text, const std::string& place, std::size_t longest, Problems& problems) {
    if (!text.is_string()) {
        problems.wrongType(place, text, "string", {fix::remove(place)});
    } else if (text.get_ref<const std::string&>().size() > longest) {
        Diagnostic problem = problemAt(DiagnosticCode::tooLarge, place, shown(text), std::to_string(longest));
        const std::string cut = beginningOf(text.get_ref<const std::string&>(), longest);
        problem.fixes = {fix::set(FixCode::clamp, place, cut)};
        problems.add(std::move(problem));
    } else if (text.get_ref<const std::string&>().empty()) {
        problems.wrongValue(place, text, {}, {fix::remove(place)});
    }
}

}  // namespace

void checkTexts(const json& texts, const std::string& pointer, std::size_t longest, const json& standard,
                Problems& problems) {
    if (texts.empty()) {
        problems.missingKey(pointer, "en", {}, standard, {fix::remove(pointer)});
    }
    for (const auto& [language, text] : texts.items()) {
        if (isLanguage(language)) {
            checkText(text, childOf(pointer, language), longest, problems);
        } else {
            problems.unknownKey(pointer, language, {});
        }
    }
}

}  // namespace gnostica::engine
