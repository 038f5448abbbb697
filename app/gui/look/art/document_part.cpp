#include "app/gui/look/art/document_part.h"

#include "app/wording/document_names.h"
#include "engine/documents/json_text.h"
#include "engine/model/neutral_text.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

const json kMissing;  // recognised by its address
const json kNoMembers = json::object();

/// "0..100": messages recognise ranges by the two dots.
std::string rangeText(double least, double most) {
    return QString::number(least).toStdString() + ".." + QString::number(most).toStdString();
}

/// Invalid if the text is not a colour.
QColor colourOf(const std::string& written) {
    const bool isLong = written.size() == 9;
    if ((written.size() != 7 && !isLong) || written[0] != '#') {
        return {};
    }
    const auto number = engine::wholeNumber<std::uint32_t>(std::string_view(written).substr(1), 16);
    if (!number) {
        return {};
    }
    const auto channel = [&](std::size_t at) {
        return static_cast<int>(*number >> (isLong ? 24 - at : 16 - at) & 0xFFU);
    };
    return {channel(0), channel(8), channel(16), isLong ? channel(24) : 255};
}

}  // namespace

DocumentPart::DocumentPart(const json& object, std::string pointer, engine::Problems& problems)
    : object_(object.is_object() ? object : kNoMembers),
      pointer_(std::move(pointer)),
      problems_(problems) {
    if (!object.is_object() && &object != &kMissing) {
        problems_.wrongType(pointer_, object, "object");
    }
}

const json& DocumentPart::member(const std::string& key) {
    asked_.push_back(key);
    const auto found = object_.find(key);
    if (found != object_.end()) {
        return *found;
    }
    problems_.missingKey(pointer_, key);
    return kMissing;
}

DocumentPart DocumentPart::part(const std::string& key) {
    return {member(key), pointerTo(key), problems_};
}

std::string DocumentPart::text(const std::string& key) {
    const json& value = member(key);
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (&value != &kMissing) {
        problems_.wrongType(pointerTo(key), value, "string");
    }
    return {};
}

QString DocumentPart::localText(const std::string& key) {
    const json& value = member(key);
    if (&value == &kMissing) {
        return {};
    }
    const bool isTranslated = value.is_object() && !value.empty() &&
                              std::ranges::all_of(value, [](const json& text) { return text.is_string(); });
    if (!value.is_string() && !isTranslated) {
        problems_.wrongType(pointerTo(key), value, "string");
        return {};
    }
    return wording::documentText(object_, key.c_str());
}

bool DocumentPart::flag(const std::string& key) {
    const json& value = member(key);
    if (!value.is_boolean() && &value != &kMissing) {
        problems_.wrongType(pointerTo(key), value, "boolean");
    }
    return value.is_boolean() && value.get<bool>();
}

double DocumentPart::number(const std::string& key, double least, double most) {
    const json& value = member(key);
    if (&value == &kMissing) {
        return least;
    }
    if (!value.is_number()) {
        problems_.wrongType(pointerTo(key), value, "number");
        return least;
    }
    const auto number = value.get<double>();
    if (number < least || number > most) {
        problems_.add(problemAt(engine::DiagnosticCode::wrongValue, pointerTo(key), engine::shown(value),
                                rangeText(least, most)));
    }
    return std::clamp(number, least, most);
}

std::vector<double> DocumentPart::numbers(const std::string& key, std::size_t count, double least, double most) {
    const json& value = member(key);
    std::vector<double> numbers(count, least);
    if (&value == &kMissing) {
        return numbers;
    }
    if (!value.is_array()) {
        problems_.wrongType(pointerTo(key), value, "array");
        return numbers;
    }
    if (value.size() != count) {
        problems_.add(problemAt(engine::DiagnosticCode::wrongValue, pointerTo(key), engine::shown(value),
                                "[" + std::to_string(count) + "]"));
        return numbers;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::string place = engine::childOf(pointerTo(key), i);
        if (!value[i].is_number()) {
            problems_.wrongType(place, value[i], "number");
        } else if (value[i] < least || value[i] > most) {
            problems_.add(
                problemAt(engine::DiagnosticCode::wrongValue, place, engine::shown(value[i]), rangeText(least, most)));
        } else {
            numbers[i] = value[i].get<double>();
        }
    }
    return numbers;
}

QColor DocumentPart::colour(const std::string& key) {
    const json& value = member(key);
    const QColor colour = value.is_string() ? colourOf(value.get_ref<const std::string&>()) : QColor();
    if (!colour.isValid() && &value != &kMissing) {
        problems_.add(
            problemAt(engine::DiagnosticCode::wrongValue, pointerTo(key), engine::shown(value), "#rrggbb, #rrggbbaa"));
    }
    return colour.isValid() ? colour : QColor(Qt::black);
}

void DocumentPart::format(int known) {
    const json& value = member("format");
    if (&value != &kMissing && value != known) {
        problems_.add(engine::wrongFormat(pointerTo("format"), value, known));
    }
}

void DocumentPart::end() {
    for (const auto& [key, value] : object_.items()) {
        if (std::ranges::find(asked_, key) == asked_.end()) {
            problems_.unknownKey(pointer_, key, asked_);
        }
    }
}

engine::Diagnostics located(engine::Problems problems, std::string_view text, std::string_view source) {
    return engine::placedIn(problems.take(), text, source);
}

}  // namespace gnostica::gui
