#include "app/gui/look/actions/command_model.h"

#include "app/language/lists.h"
#include "app/language/word_search.h"

#include <QAction>
#include <QGuiApplication>
#include <QIcon>
#include <QPalette>

#include <algorithm>
#include <iterator>

namespace gnostica::gui {

void CommandModel::setCommands(std::vector<Command> commands) {
    commands_ = std::move(commands);
    find();
}

void CommandModel::search(const QString& words) {
    words_ = words;
    find();
}

/// Enabled commands come first, then the order of the menus.
void CommandModel::find() {
    beginResetModel();
    found_.clear();
    std::ranges::copy_if(commands_, std::back_inserter(found_), [this](const Command& command) {
        return command.action != nullptr &&
               language::hasWordsBeginning(QStringLiteral("%1 %2").arg(command.name, command.place), words_);
    });
    std::ranges::stable_partition(found_, [](const Command& command) { return command.action->isEnabled(); });
    endResetModel();
}

QAction* CommandModel::runnable(const QModelIndex& index) const {
    if (!index.isValid() || !checkIndex(index)) {
        return nullptr;
    }
    QAction* action = found_[static_cast<std::size_t>(index.row())].action;
    return action != nullptr && action->isEnabled() ? action : nullptr;
}

int CommandModel::rowOf(const QAction* action) const {
    const auto found = std::ranges::find(found_, action, [](const Command& command) { return command.action.data(); });
    return found == found_.end() ? 0 : static_cast<int>(found - found_.begin());
}

int CommandModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(found_.size());
}

int CommandModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString CommandModel::spoken(const Command& command) const {
    QStringList parts{command.name, command.place, command.keys};
    if (command.action == nullptr || !command.action->isEnabled()) {
        parts << tr("cannot be used now");
    }
    parts.removeAll(QString());
    return language::enumeration(parts);
}

QVariant CommandModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Command& command = found_[static_cast<std::size_t>(index.row())];
    if (role == Qt::AccessibleTextRole && index.column() == name) {
        return spoken(command);
    }
    if (role == Qt::DecorationRole && index.column() == name && command.action != nullptr) {
        return command.action->icon();
    }
    if (role == Qt::ForegroundRole && runnable(index) == nullptr) {
        return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    switch (index.column()) {
    case name: return command.name;
    case place: return command.place;
    default: return command.keys;
    }
}

}  // namespace gnostica::gui
