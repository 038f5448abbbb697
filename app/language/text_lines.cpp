#include "app/language/text_lines.h"

#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <vector>

namespace gnostica::language {

namespace {

/// Letters of Chinese, Japanese and Korean, and pictographs, are two columns wide in a terminal.
bool isWide(uint letter) {
    struct Range {
        uint first;
        uint last;
    };
    static constexpr Range kWide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},  {0xAC00, 0xD7A3},
                                      {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},  {0xFFE0, 0xFFE6},
                                      {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
    return std::ranges::any_of(kWide, [letter](const Range& r) { return letter >= r.first && letter <= r.last; });
}

bool isInvisible(uint letter) {
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || category == QChar::Other_Format;
}

bool isHangul(QChar letter) {
    return letter.script() == QChar::Script_Hangul;
}

/// Korean has blanks between its words, and reads badly if words are broken, although Unicode allows that.
bool isWithinKoreanWord(QStringView text, qsizetype place) {
    return place > 0 && place < text.size() && text[place - 1] != u' ' &&
           (isHangul(text[place - 1]) || isHangul(text[place]));
}

/// The units that must not be broken, with the blanks after them: words, or single letters in scripts without blanks.
std::vector<QStringView> unitsOf(const QString& text) {
    std::vector<QStringView> units;
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    qsizetype begin = 0;
    for (qsizetype end = breaks.toNextBoundary(); end > begin; end = breaks.toNextBoundary()) {
        if (isWithinKoreanWord(text, end)) {
            continue;
        }
        units.push_back(QStringView(text).sliced(begin, end - begin));
        begin = end;
    }
    return units;
}

QStringView withoutBlanksBehind(QStringView text) {
    while (!text.isEmpty() && text.back() == u' ') {
        text.chop(1);
    }
    return text;
}

}  // namespace

int columnsOf(QStringView text) {
    int columns = 0;
    for (const uint letter : text.toUcs4()) {
        columns += isInvisible(letter) ? 0 : isWide(letter) ? 2 : 1;
    }
    return columns;
}

QString wrapped(const QString& lead, const QString& text, int indent) {
    QString lines;
    QString line = lead + QString(std::max(0, indent - columnsOf(lead)), u' ');
    bool isFirst = true;
    const QString simple = text.simplified();  // the units refer to it
    for (const QStringView unit : unitsOf(simple)) {
        if (!isFirst && columnsOf(line) + columnsOf(withoutBlanksBehind(unit)) > kLineLength) {
            lines += withoutBlanksBehind(line).toString() + u'\n';
            line = QString(indent, u' ');
        }
        line += unit;
        isFirst = false;
    }
    return lines + (isFirst ? line : withoutBlanksBehind(line).toString()) + u'\n';
}

}  // namespace gnostica::language
