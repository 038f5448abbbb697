#include "app/language/bidi.h"

#include <QList>
#include <QLocale>

#include <algorithm>

namespace gnostica::language {

namespace {

constexpr QChar kIsolate(0x2068);
constexpr QChar kEndOfIsolate(0x2069);
constexpr char16_t kFirstRightToLeft = 0x0590;  // all scripts before Hebrew are written from left to right

bool isIsolate(QStringView text) {
    if (!text.startsWith(kIsolate) || !text.endsWith(kEndOfIsolate)) {
        return false;
    }
    int depth = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        depth += text[i] == kIsolate ? 1 : text[i] == kEndOfIsolate ? -1 : 0;
        if (depth == 0 && i + 1 < text.size()) {
            return false;
        }
    }
    return depth == 0;
}

}  // namespace

bool readsRightToLeft(QStringView text) {
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < kFirstRightToLeft; })) {
        return false;
    }
    const QList<uint> letters = text.toUcs4();
    return std::any_of(letters.begin(), letters.end(), [](uint letter) {
        const QChar::Direction direction = QChar::direction(letter);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

QString isolated(const QString& text) {
    return text.isEmpty() || isIsolate(text) ? text : kIsolate + text + kEndOfIsolate;
}

QString directed(const QString& text) {
    if (QLocale().textDirection() != Qt::RightToLeft) {
        return text;
    }
    constexpr QChar kRightToLeftMark(0x200f);
    constexpr QStringView kBetweenIslands = u":;,\u060c\u061b\u00b7(";
    int depth = 0;
    int islands = 0;
    bool isList = false;
    for (const QChar each : text) {
        switch (each.direction()) {
        case QChar::DirLRI:
        case QChar::DirRLI:
        case QChar::DirFSI: islands += depth++ == 0 ? 1 : 0; break;
        case QChar::DirPDI: --depth; break;
        case QChar::DirL:
            if (depth <= 0) {
                return text;  // has an explicit direction
            }
            break;
        case QChar::DirR:
        case QChar::DirAL:
            if (depth <= 0) {
                return islands > 0 ? kRightToLeftMark + text : text;
            }
            break;
        default: isList = isList || (depth <= 0 && kBetweenIslands.contains(each)); break;
        }
    }
    return isList || islands > 1 ? kRightToLeftMark + text : text;
}

}  // namespace gnostica::language
