#include "app/language/language_match.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace gnostica::language {

namespace {

/// Language, script and territory as written; empty where left out.
struct Tag {
    QString language;
    QString script;
    QString territory;
};

constexpr qsizetype kScriptLetters = 4;

Tag tagOf(const QString& text) {
    const QStringList parts = QString(text).replace(u'_', u'-').split(u'-');
    Tag tag{parts.front().toLower(), {}, {}};
    for (const QString& part : parts.mid(1)) {
        if (part.size() == kScriptLetters && tag.script.isEmpty()) {
            tag.script = part.toLower();
        } else if ((part.size() == 2 || part.size() == 3) && tag.territory.isEmpty()) {
            tag.territory = part.toUpper();
        }
    }
    return tag;
}

/// Adds the usual script and territory where they are left out; not for an unknown language.
Tag completed(Tag tag) {
    QStringList parts{tag.language, tag.script, tag.territory};
    parts.removeAll(QString());
    const QLocale usual(parts.join(u'_'));
    if (usual.language() == QLocale::C) {
        return tag;
    }
    if (tag.script.isEmpty()) {
        tag.script = QLocale::scriptToCode(usual.script()).toLower();
    }
    if (tag.territory.isEmpty()) {
        tag.territory = QLocale::territoryToCode(usual.territory());
    }
    return tag;
}

/// A higher value is better: script comes before territory, and no territory is better than a different one.
std::tuple<bool, int> fit(const Tag& wanted, const Tag& offered) {
    const Tag whole = completed(offered);
    const int territory = offered.territory.isEmpty() ? 1 : offered.territory == wanted.territory ? 2 : 0;
    return {whole.script == wanted.script, territory};
}

}  // namespace

QString bestLanguage(const QString& wanted, const QStringList& offered) {
    const Tag reader = completed(tagOf(wanted));
    QString best;
    std::tuple<bool, int> bestFit;
    for (const QString& each : offered) {
        const Tag tag = tagOf(each);
        if (tag.language != reader.language) {
            continue;
        }
        const auto thisFit = fit(reader, tag);
        if (best.isEmpty() || thisFit > bestFit) {
            best = each;
            bestFit = thisFit;
        }
    }
    return best;
}

}  // namespace gnostica::language
