#include "app/gui/windows/game/dialogs/keys_model.h"

#include "app/language/lists.h"

#include <QFont>

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

KeysModel::KeysModel(KeyChanges changes, QObject* parent)
    : QAbstractTableModel(parent),
      changes_(std::move(changes)),
      map_(changes_) {
    read();
}

/// The set of rows never changes: all actions of the windows.
void KeysModel::read() {
    map_ = KeyMap(changes_);
    lines_.clear();
    std::ranges::copy_if(map_.lines(), std::back_inserter(lines_),
                         [](const KeyLine& line) { return isOfWindow(line.scope); });
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

std::vector<KeyLine> KeysModel::rivals(int row, const QKeySequence& key) const {
    return map_.rivals(line(row).act, line(row).scope, key);
}

void KeysModel::setKeys(int row, const QList<QKeySequence>& wanted) {
    for (const QKeySequence& key : wanted) {
        for (const KeyLine& rival : rivals(row, key)) {
            if (isOfWindow(rival.scope)) {
                QList<QKeySequence> left = changes_.keys(rival.act, rival.scope).value_or(rival.keys);
                left.removeAll(key);
                changes_.set(rival.act, rival.scope, left);
            }
        }
    }
    const KeyLine& changed = line(row);
    if (wanted == KeyMap(KeyChanges()).keys(changed.act, changed.scope)) {
        changes_.reset(changed.act, changed.scope);
    } else {
        changes_.set(changed.act, changed.scope, wanted);
    }
    read();
}

void KeysModel::reset(int row) {
    changes_.reset(line(row).act, line(row).scope);
    read();
}

void KeysModel::resetAll() {
    changes_ = {};
    read();
}

int KeysModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int KeysModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString KeysModel::text(int row, int column) const {
    switch (column) {
    case name: return withoutMnemonic(tableText(line(row).text));
    case group: return withoutMnemonic(tableText(line(row).group));
    default: return QKeySequence::listToString(line(row).keys, QKeySequence::NativeText);
    }
}

QVariant KeysModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const bool isChanged = line(index.row()).isChanged;
    if (role == Qt::DisplayRole) {
        return text(index.row(), index.column());
    }
    if (role == Qt::AccessibleTextRole && index.column() == keys && isChanged) {
        return language::enumeration({text(index.row(), keys), tr("changed", "the keys of an action are")});
    }
    if (role == Qt::FontRole && index.column() == keys && isChanged) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return {};
}

QVariant KeysModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case name: return tr("Action", "heading of a column: something that can be done");
    case group: return tr("Menu or window");
    default: return tr("Keys", "heading of a column: keys of the keyboard");
    }
}

}  // namespace gnostica::gui
