#include "app/gui/windows/game/help/help_words.h"

#include "app/gui/base/keys/key_map.h"
#include "app/language/pattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

namespace {

/// Acts that the documents mention, by their names there.
constexpr auto kMentioned = std::to_array<std::pair<QLatin1String, Act>>({
    {QLatin1String("compare"), Act::compare},
    {QLatin1String("findSetting"), Act::findSetting},
    {QLatin1String("setUp"), Act::setUp},
    {QLatin1String("undoEdit"), Act::undoEdit},
    {QLatin1String("workshop"), Act::workshop},
});

/// The first key of an act in any window.
QString keyOf(Act act) {
    const KeyMap keys;
    const auto line = std::ranges::find_if(
        keys.lines(), [act](const KeyLine& each) { return each.act == act && !each.keys.isEmpty(); });
    return line == keys.lines().end() ? QString() : line->keys.front().toString(QKeySequence::NativeText);
}

QString escaped(QString text) {
    static const QRegularExpression kMarkup(QStringLiteral(R"(([\\`*_{}\[\]()<>#+.!|~&-]))"));
    return text.replace(kMarkup, QStringLiteral("\\\\1"));
}

}  // namespace

ActName nameInMenus(Act act) {
    QString menu;
    for (const ActionSpec& row : actionTable(KeyScope::game)) {
        if (row.kind == ActionSpec::Kind::menu) {
            menu = withoutMnemonic(tableText(row.text));
        } else if (row.kind == ActionSpec::Kind::action && row.act == act) {
            return {menu, withoutMnemonic(tableText(row.text))};
        }
    }
    return {};
}

std::optional<QString> HelpWords::value(const QString& placeholder) const {
    const QString kind = placeholder.section(u':', 0, 0);
    const QString name = placeholder.section(u':', 1);
    const auto* const known = std::ranges::find_if(kMentioned, [&](const auto& each) { return each.first == name; });
    if (known == kMentioned.end()) {
        return std::nullopt;
    }
    if (kind == QLatin1String("key")) {
        return keyOf(known->second);
    }
    const ActName named = nameOf_(known->second);
    if (kind == QLatin1String("action")) {
        return named.action.trimmed();  // there can be a space before "…"
    }
    return kind == QLatin1String("menu") ? std::optional(named.group) : std::nullopt;
}

QString HelpWords::filled(const QString& text, Kind kind) const {
    static const QRegularExpression kPlaceholder(QStringLiteral(R"(\{(\w+:\w+)\})"));
    QString all;
    qsizetype from = 0;
    for (auto found = kPlaceholder.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        all += QStringView(text).sliced(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const std::optional<QString> known = value(match.captured(1));
        const QString written = !known ? match.captured() : kind == Kind::markdown ? escaped(*known) : *known;
        all += known ? language::placed(written, text) : written;
    }
    return all += QStringView(text).sliced(from);
}

}  // namespace gnostica::gui
