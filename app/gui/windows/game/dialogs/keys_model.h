// Actions and their keys, for editing.
#pragma once

#include "app/gui/base/keys/key_map.h"

#include <QAbstractTableModel>

namespace gnostica::gui {

/// All actions of windows: their names, windows and keys.
class KeysModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, group, keys, columns };

    explicit KeysModel(KeyChanges changes, QObject* parent = nullptr);

    const KeyChanges& changes() const { return changes_; }
    /// The row must exist in the model.
    const KeyLine& line(int row) const { return lines_[static_cast<std::size_t>(row)]; }
    /// Other actions with this key.
    std::vector<KeyLine> rivals(int row, const QKeySequence& key) const;

    /// Other actions lose these keys.
    void setKeys(int row, const QList<QKeySequence>& wanted);
    void reset(int row);
    void resetAll();
    void retranslate() { read(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void read();
    QString text(int row, int column) const;

    KeyChanges changes_;
    KeyMap map_;
    std::vector<KeyLine> lines_;
};

}  // namespace gnostica::gui
