// The numbers of a picture, for a view.
#pragma once

#include "app/gui/look/lists/row_table.h"
#include "app/gui/windows/compare/pictures/picture_parts.h"

#include <optional>

namespace gnostica::gui {

/// A row of a picture.
struct PictureRow {
    int place = 0;
    QString name;
};

/// One line for each row of the picture, one column for each of its series.
class PictureValues : public RowTable<PictureRow> {
    Q_OBJECT

public:
    explicit PictureValues(QObject* parent = nullptr) : RowTable({}, parent) {}

    /// `title`: heading of rows that have names.
    void show(std::optional<plugins::Picture> picture, const QString& title = {});
    /// Nullopt for the names of rows.
    static std::optional<PicturePart> partOf(const QModelIndex& index);
};

}  // namespace gnostica::gui
