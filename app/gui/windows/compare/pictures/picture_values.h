// The numbers of a picture, for a view.
#pragma once

#include "app/gui/windows/compare/pictures/picture_parts.h"

#include <QAbstractTableModel>

#include <optional>

namespace gnostica::gui {

/// A line for each row of the picture, and a column for each of its series.
class PictureValues : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `title`: what rows are called together that have names.
    void show(std::optional<plugins::Picture> picture, const QString& title = {});
    /// Nothing for the names of rows.
    static std::optional<PicturePart> partOf(const QModelIndex& index);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString headOfColumn(int column) const;

    std::optional<plugins::Picture> picture_;
    QString head_;
    QStringList rows_;
    QStringList series_;
};

}  // namespace gnostica::gui
