#include "app/gui/base/keys/key_map.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <iterator>

namespace gnostica::gui {

namespace {

bool isKey(const QKeySequence& keys) {
    return keys.count() == 1 && keys[0].key() != Qt::Key_unknown && keys[0].key() != Qt::Key(0);
}

QList<QKeySequence> inEnglish(const Keys& keys) {
    const QString text = QString::fromUtf8(keys.text);
    return text.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(text);
}

QList<QKeySequence> inLanguage(const Keys& keys) {
    if (keys.meaning == nullptr) {
        return inEnglish(keys);
    }
    const QKeySequence own(QCoreApplication::translate("gnostica::gui::KeyMap", keys.text, keys.meaning));
    return isKey(own) ? QList<QKeySequence>{own} : inEnglish(keys);
}

/// True if keys of both scopes can be active at the same time.
bool meet(KeyScope one, KeyScope other) {
    constexpr auto kPairs = std::to_array<std::pair<KeyScope, KeyScope>>({
        {KeyScope::game, KeyScope::picks},
        {KeyScope::game, KeyScope::board},
        {KeyScope::game, KeyScope::compass},
        {KeyScope::game, KeyScope::graph},
        {KeyScope::learning, KeyScope::picks},
        {KeyScope::learning, KeyScope::board},
        {KeyScope::learning, KeyScope::compass},
        {KeyScope::picks, KeyScope::board},
        {KeyScope::picks, KeyScope::compass},
        {KeyScope::picks, KeyScope::graph},
        {KeyScope::replay, KeyScope::board},
        {KeyScope::position, KeyScope::board},
        {KeyScope::position, KeyScope::editing},
        {KeyScope::board, KeyScope::editing},
    });
    return one == other || std::any_of(kPairs.begin(), kPairs.end(), [&](const auto& pair) {
               return pair == std::pair(one, other) || pair == std::pair(other, one);
           });
}

/// Keys that yield give way to other scopes. Some keys of the game window work in all.
bool collide(const KeyLine& one, const KeyLine& other) {
    if (one.scope != other.scope && (one.yields || other.yields)) {
        return false;
    }
    return worksInEveryWindow(one.act) || worksInEveryWindow(other.act) || meet(one.scope, other.scope);
}

bool sharesKey(const KeyLine& one, const KeyLine& other) {
    return std::any_of(one.keys.begin(), one.keys.end(),
                       [&](const QKeySequence& keys) { return other.keys.contains(keys); });
}

std::vector<KeyLine> linesOf(QList<QKeySequence> (*keysOf)(const Keys&)) {
    std::vector<KeyLine> lines;
    for (const KeyScope scope : kKeyScopes) {
        const std::span<const ActionSpec> table = actionTable(scope);
        const std::vector<const char*> groups = groupsOf(table);
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (const ActionSpec& row = table[i]; row.kind == ActionSpec::Kind::action) {
                lines.push_back({row.act, scope, keysOf(row.keys), row.keys.yield, false, row.text, groups[i]});
            }
        }
    }
    return lines;
}

}  // namespace

KeyMap::KeyMap() : KeyMap(keysInUse()) {}

KeyMap::KeyMap(const KeyChanges& changes) : lines_(linesOf(inLanguage)) {
    if (clash()) {
        lines_ = linesOf(inEnglish);
    }
    if (!changes.isEmpty()) {
        apply(changes);
    }
}

/// Removes duplicate keys, which a language may cause with its letters. Fixed keys have priority over chosen ones, and
/// chosen keys over the other keys of the table.
void KeyMap::apply(const KeyChanges& changes) {
    std::vector<KeyLine*> settled;
    std::vector<KeyLine*> chosen;
    std::vector<KeyLine*> others;
    for (KeyLine& line : lines_) {
        const auto keys = changes.keys(line.act, line.scope);
        line.isChanged = keys.has_value();
        line.keys = keys.value_or(line.keys);
        (!isOfWindow(line.scope) ? settled : keys ? chosen : others).push_back(&line);
    }
    for (const std::vector<KeyLine*>& next : {chosen, others}) {
        for (KeyLine* line : next) {
            for (const KeyLine* before : settled) {
                if (collide(*line, *before)) {
                    line->keys.removeIf([&](const QKeySequence& key) { return before->keys.contains(key); });
                }
            }
            settled.push_back(line);
        }
    }
}

std::vector<KeyLine> KeyMap::rivals(Act act, KeyScope scope, const QKeySequence& key) const {
    std::vector<KeyLine> found;
    const KeyLine wanting{act, scope, {key}};
    std::ranges::copy_if(lines_, std::back_inserter(found), [&](const KeyLine& line) {
        const bool isItself = line.act == act && line.scope == scope;
        return !isItself && line.keys.contains(key) && collide(wanting, line);
    });
    return found;
}

QList<QKeySequence> KeyMap::keys(Act act, KeyScope scope) const {
    const auto line = std::find_if(lines_.begin(), lines_.end(),
                                   [&](const KeyLine& each) { return each.act == act && each.scope == scope; });
    return line == lines_.end() ? QList<QKeySequence>() : line->keys;
}

std::optional<Act> KeyMap::act(KeyScope scope, const QKeyEvent& event) const {
    const auto find = [&](Qt::KeyboardModifiers modifiers) -> std::optional<Act> {
        const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
        for (const KeyLine& line : lines_) {
            if (line.scope == scope && line.keys.contains(pressed)) {
                return line.act;
            }
        }
        return std::nullopt;
    };
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isLetter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    if (const auto found = find(modifiers); found || isLetter) {
        return found;
    }
    return find(modifiers & ~Qt::ShiftModifier);  // many keyboards need Shift for "+"
}

std::optional<std::pair<std::size_t, std::size_t>> KeyMap::clash() const {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        for (std::size_t j = i + 1; j < lines_.size(); ++j) {
            if (collide(lines_[i], lines_[j]) && sharesKey(lines_[i], lines_[j])) {
                return std::pair(i, j);
            }
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::gui
