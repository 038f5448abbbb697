// Results of a search for commands.
#pragma once

#include "app/gui/look/actions/commands.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// Commands with words that begin with the typed text, in columns for name, menu and keys. Disabled commands are grey
/// but just as readable.
class CommandModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setCommands(std::vector<Command> commands);
    void search(const QString& words);
    /// Nullptr if the action is disabled or no longer exists.
    QAction* runnable(const QModelIndex& index) const;
    /// The first row if the action is not in the list.
    int rowOf(const QAction* action) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    enum Column { name, place, keys, columns };

    void find();
    QString spoken(const Command& command) const;

    std::vector<Command> commands_;
    std::vector<Command> found_;
    QString words_;
};

}  // namespace gnostica::gui
