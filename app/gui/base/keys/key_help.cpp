#include "app/gui/base/keys/key_help.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr QLatin1String kBetweenKeys("; ");

QStringList namesOf(const QList<QKeySequence>& keys) {
    QStringList names;
    for (const QKeySequence& key : keys) {
        names << key.toString(QKeySequence::NativeText);
    }
    names.removeAll(QString());
    return names;
}

}  // namespace

std::vector<ShortcutHelp> keyHelp(const KeyMap& keys) {
    std::vector<ShortcutHelp> list;
    std::vector<QStringList> written;  // the keys of each entry
    for (const KeyLine& line : keys.lines()) {
        const QStringList names = namesOf(line.keys);
        if (names.isEmpty()) {
            continue;
        }
        const QString group = withoutMnemonic(tableText(line.group));
        const QString action = withoutMnemonic(tableText(line.text));
        const auto alike = std::find_if(list.begin(), list.end(), [&](const ShortcutHelp& each) {
            return each.group == group && each.action == action;
        });
        const auto place = static_cast<std::size_t>(alike - list.begin());
        if (alike == list.end()) {
            list.push_back({group, action, {}});
            written.emplace_back();
        }
        written[place] << names;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        written[i].removeDuplicates();  // a language may use one name for two keys (Return and Enter)
        list[i].keys = written[i].join(kBetweenKeys);
    }
    return list;
}

}  // namespace gnostica::gui
