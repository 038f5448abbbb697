// Model of the list "Since your last turn".
#pragma once

#include "app/gui/windows/game/recap/recap_line.h"

#include <QAbstractListModel>

#include <vector>

namespace gnostica::gui {

/// One row for each line; its text, also for screen readers, is the whole sentence.
class RecapModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<RecapLine> lines);
    const std::vector<RecapLine>& lines() const { return lines_; }
    /// Nullptr if there is no such row.
    const RecapLine* lineAt(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<RecapLine> lines_;
};

}  // namespace gnostica::gui
