#include "app/gui/base/keys/key_changes.h"

#include "app/gui/base/keys/action_table.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMetaEnum>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

constexpr auto kProperty = "gnostica-keys";
/// Limits well above what anyone types.
constexpr qsizetype kLongestLine = 200;
constexpr qsizetype kMostKeys = 8;

/// Indexed by KeyScope.
constexpr std::array kWindowNames{"game", "replay", "workshop", "compare", "position", "learning"};

QString nameOf(Act act) {
    return QString::fromLatin1(QMetaEnum::fromType<Act>().valueToKey(static_cast<int>(act)));
}

std::optional<KeyScope> windowNamed(const QString& name) {
    const auto found = std::ranges::find(kWindowNames, name.toStdString());
    return found == kWindowNames.end() ? std::nullopt
                                       : std::optional(static_cast<KeyScope>(found - kWindowNames.begin()));
}

/// Returns only actions that the window has.
std::optional<Act> actNamed(const QString& name, KeyScope window) {
    for (const ActionSpec& row : actionTable(window)) {
        if (row.kind == ActionSpec::Kind::action && nameOf(row.act) == name) {
            return row.act;
        }
    }
    return std::nullopt;
}

bool isOneKey(const QKeySequence& key) {
    return key.count() == 1 && key[0].key() != Qt::Key_unknown && key[0].key() != Qt::Key(0);
}

}  // namespace

KeyChanges KeyChanges::read(const QStringList& lines) {
    KeyChanges changes;
    for (const QString& line : lines) {
        const qsizetype slash = line.indexOf(u'/');
        const qsizetype equals = line.indexOf(u'=', slash);
        const auto window = windowNamed(line.left(std::max<qsizetype>(slash, 0)));
        if (!window || equals < 0 || line.size() > kLongestLine) {
            continue;
        }
        const auto act = actNamed(line.mid(slash + 1, equals - slash - 1), *window);
        const QString written = line.mid(equals + 1);
        const auto keys = written.isEmpty() ? QList<QKeySequence>()
                                            : QKeySequence::listFromString(written, QKeySequence::PortableText);
        if (act && keys.size() <= kMostKeys && std::ranges::all_of(keys, isOneKey)) {
            changes.set(*act, *window, keys);
        }
    }
    return changes;
}

QStringList KeyChanges::lines() const {
    QStringList lines;
    for (const auto& [action, keys] : changes_) {
        lines << QStringLiteral("%1/%2=%3")
                     .arg(QLatin1String(kWindowNames[static_cast<std::size_t>(action.first)]), nameOf(action.second),
                          QKeySequence::listToString(keys, QKeySequence::PortableText));
    }
    return lines;
}

std::optional<QList<QKeySequence>> KeyChanges::keys(Act act, KeyScope scope) const {
    const auto found = changes_.find({scope, act});
    return found == changes_.end() ? std::nullopt : std::optional(found->second);
}

void KeyChanges::set(Act act, KeyScope scope, const QList<QKeySequence>& keys) {
    changes_[{scope, act}] = keys;
}

void useKeys(const QStringList& lines) {
    QCoreApplication* app = QCoreApplication::instance();
    if (app->property(kProperty).toStringList() != lines) {
        app->setProperty(kProperty, lines);
        QCoreApplication::postEvent(app, new QEvent(QEvent::LanguageChange));
    }
}

KeyChanges keysInUse() {
    return KeyChanges::read(QCoreApplication::instance()->property(kProperty).toStringList());
}

}  // namespace gnostica::gui
