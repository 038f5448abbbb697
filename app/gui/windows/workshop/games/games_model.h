// Games in which something would go otherwise.
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include <vector>

namespace gnostica::gui {

struct GameLine {
    QString path;
    QString game;    ///< who has played it, and when
    QString change;  ///< what would go otherwise first, in whole sentences
    int moment = 0;  ///< where
};

class GamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void add(GameLine line);
    const GameLine& at(const QModelIndex& index) const { return lines_[static_cast<std::size_t>(index.row())]; }
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<GameLine> lines_;
};

}  // namespace gnostica::gui
