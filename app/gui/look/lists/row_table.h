// Rows of values as a read-only table.
#pragma once

#include <QAbstractTableModel>
#include <QIcon>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QAbstractProxyModel;
class QTableView;

namespace gnostica::gui {

/// A column: its heading, its text and optional extras. All are functions that are called repeatedly, so that they
/// follow language and theme. (Not an aggregate: GCC 12 fails on lists of such aggregates with initialisers.)
template <class Row>
class RowColumn {
public:
    template <class Result>
    using Asked = std::function<Result(const Row&)>;

    RowColumn(std::function<QString()> heading, Asked<QString> text)
        : heading_(std::move(heading)),
          text_(std::move(text)) {}

    /// Plain text. The default is the cell's text, which may be cut off.
    RowColumn& withToolTip(Asked<QString> toolTip) { return set(toolTip_, std::move(toolTip)); }
    /// Shows the tool tip of the view instead.
    RowColumn& withoutToolTip() {
        return withToolTip([](const Row&) { return QString(); });
    }
    RowColumn& aligned(Qt::Alignment alignment) { return set(alignment_, alignment); }
    RowColumn& withIcon(Asked<QIcon> icon) { return set(icon_, std::move(icon)); }
    RowColumn& boldWhere(Asked<bool> isBold) { return set(isBold_, std::move(isBold)); }
    /// Sets the text for screen readers.
    RowColumn& spokenAs(Asked<QString> spoken) { return set(spoken_, std::move(spoken)); }
    /// The default sort key is the text.
    RowColumn& sortedBy(Asked<QVariant> sortKey) { return set(sortKey_, std::move(sortKey)); }

    QString heading() const { return heading_(); }
    /// Data of the row for a model role.
    QVariant told(const Row& row, int role) const;

private:
    template <class Value>
    RowColumn& set(Value& member, Value value) {
        member = std::move(value);
        return *this;
    }

    std::function<QString()> heading_;
    Asked<QString> text_;
    Asked<QString> toolTip_;
    Qt::Alignment alignment_ = Qt::AlignLeading | Qt::AlignVCenter;
    Asked<QIcon> icon_;
    Asked<bool> isBold_;
    Asked<QString> spoken_;
    Asked<QVariant> sortKey_;
};

inline constexpr Qt::Alignment kNumbers = Qt::AlignTrailing | Qt::AlignVCenter;

/// Parts of such tables that do not depend on the type of rows.
class RowTableBase : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kSortRole = Qt::UserRole;
    /// Plain text for a model; invalid if empty.
    static QVariant toolTipOf(const QString& text);
    static QVariant boldFont();

    /// Updates the texts of the same rows; the selection stays. Called automatically after changes of the theme or of
    /// the parent's language.
    void tellAnew();
    /// Shows the table in a view that sorts by clicked headings, initially by this column. The selection stays. View
    /// indexes belong to the returned model; row() also accepts them.
    QAbstractProxyModel* showSorted(QTableView& view, int column);

protected:
    explicit RowTableBase(QObject* parent);
    /// The index in this model behind a proxy's index.
    static QModelIndex behindProxies(QModelIndex index);
};

/// A table of any values. Rules and texts are in its columns.
template <class Row>
class RowTable : public RowTableBase {
public:
    using Column = RowColumn<Row>;
    using Columns = std::vector<Column>;

    explicit RowTable(Columns columns, QObject* parent = nullptr)
        : RowTableBase(parent),
          columns_(std::move(columns)) {}

    const std::vector<Row>& rows() const { return rows_; }
    /// Nullptr if there is no row. The index may be one of a view that sorts the table.
    const Row* row(const QModelIndex& index) const {
        const QModelIndex own = behindProxies(index);
        return isOwn(own) ? &rows_[static_cast<std::size_t>(own.row())] : nullptr;
    }

    /// Replaces the rows and clears the selection.
    void setRows(std::vector<Row> rows) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    /// Replaces columns and rows.
    void show(Columns columns, std::vector<Row> rows) {
        beginResetModel();
        columns_ = std::move(columns);
        rows_ = std::move(rows);
        endResetModel();
    }
    /// Replaces each row by one about the same thing; the selection stays.
    void renewRows(std::vector<Row> rows) {
        Q_ASSERT(rows.size() == rows_.size());
        rows_ = std::move(rows);
        tellAnew();
    }
    void insert(int place, Row row) {
        beginInsertRows({}, place, place);
        rows_.insert(rows_.begin() + place, std::move(row));
        endInsertRows();
    }
    void removeLast() {
        beginRemoveRows({}, rowCount() - 1, rowCount() - 1);
        rows_.pop_back();
        endRemoveRows();
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(columns_.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const Row* row = isOwn(index) ? this->row(index) : nullptr;
        return row != nullptr ? columns_[static_cast<std::size_t>(index.column())].told(*row, role) : QVariant();
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
            return {};
        }
        const Column& column = columns_[static_cast<std::size_t>(section)];
        switch (role) {
        case Qt::DisplayRole: return column.heading();
        case Qt::ToolTipRole: return toolTipOf(column.heading());  // the heading may be cut off
        default: return {};
        }
    }

private:
    /// (An invalid index is not an error that checkIndex() should report.)
    bool isOwn(const QModelIndex& index) const { return index.isValid() && checkIndex(index); }

    Columns columns_;
    std::vector<Row> rows_;
};

template <class Row>
QVariant RowColumn<Row>::told(const Row& row, int role) const {
    switch (role) {
    case Qt::DisplayRole: return text_(row);
    case Qt::ToolTipRole: return RowTableBase::toolTipOf(toolTip_ ? toolTip_(row) : text_(row));
    case Qt::TextAlignmentRole: return QVariant(alignment_);
    case Qt::DecorationRole: return icon_ ? QVariant(icon_(row)) : QVariant();
    case Qt::FontRole: return isBold_ && isBold_(row) ? RowTableBase::boldFont() : QVariant();
    case Qt::AccessibleTextRole: return spoken_ ? QVariant(spoken_(row)) : QVariant();
    case RowTableBase::kSortRole: return sortKey_ ? sortKey_(row) : QVariant(text_(row));
    default: return {};
    }
}

}  // namespace gnostica::gui
