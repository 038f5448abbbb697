// The commands of a window that were searched for.
#pragma once

#include "app/gui/look/actions/commands.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// Those whose names begin as somebody types: name, menu and keys. What cannot be done now is grey, and can be
/// read like all others.
class CommandModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setCommands(std::vector<Command> commands);
    void search(const QString& words);
    /// Nullptr if it cannot be done, or is gone.
    QAction* runnable(const QModelIndex& index) const;
    /// The first row if it was not found.
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
