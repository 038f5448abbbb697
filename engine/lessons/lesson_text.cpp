#include "engine/lessons/lesson_text.h"

#include "engine/documents/problems.h"
#include "engine/model/neutral_text.h"

#include <algorithm>
#include <utility>

namespace gnostica::engine {

namespace {

constexpr std::size_t kLengthOfName = 8;

template <class T>
Expected<LessonTextPart> asPart(Expected<T> read) {
    if (!read) {
        return tl::unexpected(std::move(read.error()));
    }
    return LessonTextPart(std::move(*read));
}

Expected<LessonTextPart> thingCalled(std::string_view kind, std::string_view name) {
    if (kind == "space") {
        return asPart(parseSpace(name));
    }
    if (kind == "card") {
        return asPart(parseCard(name));
    }
    if (kind == "piece") {
        return asPart(parsePieceName(name));
    }
    if (kind == "seat") {
        return asPart(parseSeat(name));
    }
    return failure(problemAt(DiagnosticCode::wrongValue, {}, std::string(kind), "space, card, piece, seat"));
}

}  // namespace

Expected<std::vector<LessonTextPart>> lessonTextParts(std::string_view text) {
    std::vector<LessonTextPart> parts;
    std::string words;
    int things = 0;
    for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
        if (at + 1 < text.size() && isDigit(text[at + 1])) {
            return failure(problemAt(DiagnosticCode::wrongValue, {}, std::string(text.substr(at, 2)), "{card:…}"));
        }
    }
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        words += text.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) {
            return failure(problemAt(DiagnosticCode::wrongValue, {}, std::string(text.substr(open)), "}"));
        }
        const std::string_view inside = text.substr(open + 1, close - open - 1);
        const std::size_t colon = inside.find(':');
        if (colon == std::string_view::npos) {  // the name of a form
            words += text.substr(open, close - open + 1);
        } else {
            auto thing = thingCalled(inside.substr(0, colon), inside.substr(colon + 1));
            if (!thing) {
                return tl::unexpected(std::move(thing.error()));
            }
            if (++things > kMostThings) {
                return failure(problemAt(DiagnosticCode::tooMany, {}, {}, std::to_string(kMostThings)));
            }
            if (!words.empty()) {
                parts.emplace_back(std::exchange(words, {}));
            }
            parts.push_back(std::move(*thing));
        }
        text.remove_prefix(close + 1);
    }
    if (!words.empty()) {
        parts.emplace_back(std::move(words));
    }
    return parts;
}

std::size_t readingLength(std::string_view text) {
    std::size_t length = 0;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        for (const char c : text.substr(0, open)) {
            const bool continuesCharacter = (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
            length += continuesCharacter ? 0 : 1;
        }
        if (open == std::string_view::npos) {
            break;
        }
        const std::size_t close = std::min(text.find('}', open), text.size() - 1);
        // The name of a form is not part of the text.
        length += text.substr(open, close - open).find(':') == std::string_view::npos ? 0 : kLengthOfName;
        text.remove_prefix(close + 1);
    }
    return length;
}

}  // namespace gnostica::engine
