#include "app/gui/windows/compare/pictures/picture_values.h"

#include "app/language/foreign_text.h"

#include <utility>

namespace gnostica::gui {

void PictureValues::show(std::optional<plugins::Picture> picture, const QString& title) {
    beginResetModel();
    head_ = picture ? headOf(*picture) : QString();
    head_ = head_.isEmpty() ? title : head_;
    picture_ = std::move(picture);
    rows_ = picture_ ? rowsOf(*picture_) : QStringList();
    series_ = picture_ ? seriesOf(*picture_) : QStringList();
    endResetModel();
}

std::optional<PicturePart> PictureValues::partOf(const QModelIndex& index) {
    return index.isValid() && index.column() > 0 ? std::optional(PicturePart{index.row(), index.column() - 1})
                                                 : std::nullopt;
}

int PictureValues::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PictureValues::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || series_.isEmpty() ? 0 : static_cast<int>(series_.size()) + 1;
}

QVariant PictureValues::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto part = partOf(index);
    switch (role) {
    case Qt::DisplayRole: return part ? valueOf(*picture_, *part) : rows_[index.row()];
    case Qt::ToolTipRole: return part ? QVariant() : QVariant(wording::plainToolTip(rows_[index.row()]));
    case Qt::TextAlignmentRole:
        return part ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    default: return {};
    }
}

QVariant PictureValues::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !picture_) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return headOfColumn(section);
    case Qt::ToolTipRole: return wording::plainToolTip(headOfColumn(section));
    default: return {};
    }
}

/// Of a series its name, and below it what its numbers are.
QString PictureValues::headOfColumn(int column) const {
    return column == 0 ? head_ : series_.value(column - 1) + u'\n' + axisOf(*picture_);
}

}  // namespace gnostica::gui
