#include "app/gui/windows/compare/pictures/picture_values.h"

#include <memory>
#include <utility>

namespace gnostica::gui {

void PictureValues::show(std::optional<plugins::Picture> picture, const QString& title) {
    Columns columns;
    std::vector<PictureRow> rows;
    if (picture) {
        for (const QString& name : rowsOf(*picture)) {
            rows.push_back({static_cast<int>(rows.size()), name});
        }
        const QString head = headOf(*picture).isEmpty() ? title : headOf(*picture);
        columns.emplace_back([head] { return head; }, &PictureRow::name);
        const QStringList series = seriesOf(*picture);
        const auto shown = std::make_shared<const plugins::Picture>(std::move(*picture));
        for (int i = 0; i < series.size(); ++i) {
            // The name of the series and, below it, the title of its numbers.
            const QString heading = series[i] + u'\n' + axisOf(*shown);
            Column column([heading] { return heading; },
                          [shown, i](const PictureRow& row) {
                              return valueOf(*shown, {row.place, i});
                          });
            columns.push_back(column.aligned(kNumbers));
        }
    }
    RowTable::show(std::move(columns), std::move(rows));
}

std::optional<PicturePart> PictureValues::partOf(const QModelIndex& index) {
    return index.isValid() && index.column() > 0 ? std::optional(PicturePart{index.row(), index.column() - 1})
                                                 : std::nullopt;
}

}  // namespace gnostica::gui
