#include "app/gui/look/art/drawing/drawing_values.h"

#include "app/gui/look/art/drawing/drawing_check.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <vector>

namespace gnostica::gui {

namespace {

/// Attributes and properties that consist of numbers. (In others, "1e9999" may be a name or a colour.)
constexpr std::array<std::string_view, 37> kNumeric{"cx",
                                                    "cy",
                                                    "d",
                                                    "dx",
                                                    "dy",
                                                    "fill-opacity",
                                                    "font-size",
                                                    "fr",
                                                    "fx",
                                                    "fy",
                                                    "gradientTransform",
                                                    "height",
                                                    "letter-spacing",
                                                    "offset",
                                                    "opacity",
                                                    "points",
                                                    "r",
                                                    "rotate",
                                                    "rx",
                                                    "ry",
                                                    "stop-opacity",
                                                    "stroke-dasharray",
                                                    "stroke-dashoffset",
                                                    "stroke-miterlimit",
                                                    "stroke-opacity",
                                                    "stroke-width",
                                                    "textLength",
                                                    "transform",
                                                    "viewBox",
                                                    "width",
                                                    "word-spacing",
                                                    "x",
                                                    "x1",
                                                    "x2",
                                                    "y",
                                                    "y1",
                                                    "y2"};
static_assert(std::ranges::is_sorted(kNumeric));

bool isNumeric(QStringView name) {
    const std::string text = name.toString().toStdString();
    return std::ranges::binary_search(kNumeric, std::string_view(text));
}

DrawingProblem problemOf(DrawingFault fault, QStringView found, qint64 most = 0) {
    DrawingProblem problem;
    problem.fault = fault;
    problem.found = found.toString();
    problem.most = most;
    return problem;
}

bool beginsNumber(char c) {
    return (c >= '0' && c <= '9') || c == '.' || c == '-';
}

/// Calls take(number, its text) for each number, with any separators; stops when it returns false.
template <class Take>
void eachNumber(QStringView value, Take take) {
    const QByteArray text = value.toLatin1();
    const char* const end = text.constData() + text.size();
    for (const char* at = text.constData(); at < end;) {
        double number = 0;
        const auto [after, error] = beginsNumber(*at) ? std::from_chars(at, end, number)
                                                      : std::from_chars_result{at, std::errc::invalid_argument};
        if (error == std::errc::invalid_argument) {
            ++at;
            continue;
        }
        const bool isFar = error == std::errc::result_out_of_range;
        if (!take(isFar ? HUGE_VAL : number, std::string_view(at, static_cast<std::size_t>(after - at)))) {
            return;
        }
        at = after;
    }
}

std::optional<DrawingProblem> problemInNumbers(QStringView value) {
    std::optional<DrawingProblem> problem;
    eachNumber(value, [&](double number, std::string_view text) {
        if (!(std::abs(number) <= DrawingBounds::kNumber)) {
            problem =
                problemOf(DrawingFault::number, QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())),
                          DrawingBounds::kNumber);
        }
        return !problem;
    });
    return problem;
}

/// Checks all "url(…)" in a value.
std::optional<DrawingProblem> problemInLinks(QStringView value) {
    constexpr QStringView mark = u"url(";
    for (qsizetype at = value.indexOf(mark, 0, Qt::CaseInsensitive); at >= 0;
         at = value.indexOf(mark, at, Qt::CaseInsensitive)) {
        at += mark.size();
        QStringView link = value.mid(at, value.indexOf(u')', at) - at).trimmed();
        while (link.startsWith(u'"') || link.startsWith(u'\'')) {
            link = link.mid(1).trimmed();
        }
        if (!leadsInside(link)) {
            return problemOf(DrawingFault::elsewhere, link);
        }
    }
    return std::nullopt;
}

}  // namespace

bool leadsInside(QStringView reference) {
    return reference.trimmed().startsWith(u'#');
}

std::optional<DrawingProblem> problemInValue(QStringView name, QStringView value) {
    if (auto problem = problemInLinks(value)) {
        return problem;
    }
    return isNumeric(name) ? problemInNumbers(value) : std::nullopt;
}

std::optional<DrawingProblem> problemInStyles(const QString& styles) {
    if (styles.contains(QLatin1String("@import"), Qt::CaseInsensitive)) {
        return problemOf(DrawingFault::elsewhere, u"@import");
    }
    if (auto problem = problemInLinks(styles)) {
        return problem;
    }
    for (qsizetype begin = 0; begin < styles.size();) {
        qsizetype end = begin;
        while (end < styles.size() && !QStringView(u";{}").contains(styles[end])) {
            ++end;
        }
        const QStringView declaration = QStringView(styles).mid(begin, end - begin);
        const qsizetype colon = declaration.indexOf(u':');
        if (auto problem =
                problemInValue(declaration.left(std::max<qsizetype>(colon, 0)).trimmed(), declaration.mid(colon + 1))) {
            return problem;
        }
        begin = end + 1;
    }
    return std::nullopt;
}

std::optional<QRectF> viewBoxFrom(QStringView text) {
    std::vector<double> found;
    eachNumber(text, [&](double number, std::string_view) {
        found.push_back(number);
        return found.size() <= 4;
    });
    const bool isUsable = found.size() == 4 && found[2] > 0 && found[3] > 0 &&
                          std::ranges::all_of(found, [](double n) { return std::abs(n) <= DrawingBounds::kNumber; });
    return isUsable ? std::optional(QRectF(found[0], found[1], found[2], found[3])) : std::nullopt;
}

std::optional<double> lengthFrom(QStringView text) {
    struct Unit {
        QStringView name;
        double pixels;
    };
    static constexpr std::array kUnits{Unit{u"", 1},    Unit{u"px", 1},         Unit{u"pt", 96.0 / 72},
                                       Unit{u"pc", 16}, Unit{u"mm", 96 / 25.4}, Unit{u"cm", 96 / 2.54},
                                       Unit{u"in", 96}};
    const QString trimmed = text.trimmed().toString();
    qsizetype digits = trimmed.size();
    while (digits > 0 && !trimmed[digits - 1].isDigit() && trimmed[digits - 1] != u'.') {
        --digits;
    }
    const auto* const unit = std::ranges::find(kUnits, QStringView(trimmed).mid(digits).trimmed(), &Unit::name);
    bool isNumber = false;
    const double length = trimmed.left(digits).toDouble(&isNumber);
    if (unit == kUnits.end() || !isNumber || !(length > 0 && length <= DrawingBounds::kNumber)) {
        return std::nullopt;
    }
    return length * unit->pixels;
}

}  // namespace gnostica::gui
