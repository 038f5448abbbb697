#include "app/gui/windows/game/help/help_words.h"

#include "app/gui/base/keys/key_map.h"
#include "app/language/pattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace gnostica::gui {

namespace {

/// What a placeholder stands for, by its word in the documents.
enum class Asked : std::uint8_t { action, menu, key };
constexpr auto kAsked = std::to_array<std::pair<QLatin1String, Asked>>({
    {QLatin1String("action"), Asked::action},
    {QLatin1String("menu"), Asked::menu},
    {QLatin1String("key"), Asked::key},
});

/// Acts that the documents mention, by their names there.
constexpr auto kMentioned = std::to_array<std::pair<QLatin1String, Act>>({
    {QLatin1String("compare"), Act::compare},
    {QLatin1String("copyPicture"), Act::copyPicture},
    {QLatin1String("findSetting"), Act::findSetting},
    {QLatin1String("letComputersFinish"), Act::letComputersFinish},
    {QLatin1String("resign"), Act::resign},
    {QLatin1String("savePicture"), Act::savePicture},
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

/// The meaning of a word; nullopt if the table does not have it.
template <class Meaning, std::size_t size>
std::optional<Meaning> wordIn(const std::array<std::pair<QLatin1String, Meaning>, size>& table, const QString& word) {
    const auto* const found = std::ranges::find_if(table, [&](const auto& each) { return each.first == word; });
    return found == table.end() ? std::nullopt : std::optional(found->second);
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
    const auto asked = wordIn(kAsked, placeholder.section(u':', 0, 0));
    const auto act = wordIn(kMentioned, placeholder.section(u':', 1));
    if (!asked || !act) {
        return std::nullopt;
    }
    switch (*asked) {
    case Asked::action: return nameOf_(*act).action.trimmed();  // there can be a space before "…"
    case Asked::menu: return nameOf_(*act).group;
    case Asked::key: return keyOf(*act);
    }
    return std::nullopt;
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
