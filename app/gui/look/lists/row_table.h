// Rows of values as a table that is only read.
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

/// What a column says of a row: its heading and its text, and what is added to them. All of it is asked for again and
/// again, so that it follows language and theme. (No aggregate: GCC 12 fails over lists of such with initial values.)
template <class Row>
class RowColumn {
public:
    template <class Result>
    using Asked = std::function<Result(const Row&)>;

    RowColumn(std::function<QString()> heading, Asked<QString> text)
        : heading_(std::move(heading)),
          text_(std::move(text)) {}

    /// Plain text. Else it is the text, which may not fit.
    RowColumn& withToolTip(Asked<QString> toolTip) { return set(toolTip_, std::move(toolTip)); }
    /// The tool tip of the view is to be seen above it.
    RowColumn& withoutToolTip() {
        return withToolTip([](const Row&) { return QString(); });
    }
    RowColumn& aligned(Qt::Alignment alignment) { return set(alignment_, alignment); }
    RowColumn& withIcon(Asked<QIcon> icon) { return set(icon_, std::move(icon)); }
    RowColumn& boldWhere(Asked<bool> isBold) { return set(isBold_, std::move(isBold)); }
    /// What screen readers say instead of the text.
    RowColumn& spokenAs(Asked<QString> spoken) { return set(spoken_, std::move(spoken)); }
    /// Else the text.
    RowColumn& sortedBy(Asked<QVariant> sortKey) { return set(sortKey_, std::move(sortKey)); }

    QString heading() const { return heading_(); }
    /// What a model says of the row.
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

/// What such tables have in common, whatever their rows are.
class RowTableBase : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int kSortRole = Qt::UserRole;
    /// Plain text as a model has it: nothing, if it is empty.
    static QVariant toolTipOf(const QString& text);
    static QVariant boldFont();

    /// The same rows say something else now; what is selected stays selected. After a change of the theme or of the
    /// parent's language that happens by itself.
    void tellAnew();
    /// Shows the table in a view in which a click on a heading sorts it; at first by this column. What is selected
    /// stays selected. The indexes of the view are those of the order that is returned; row() takes them, too.
    QAbstractProxyModel* showSorted(QTableView& view, int column);

protected:
    explicit RowTableBase(QObject* parent);
    /// What an index of a proxy stands for.
    static QModelIndex behindProxies(QModelIndex index);
};

/// A table of any values. It holds no rule and no words: both are in its columns.
template <class Row>
class RowTable : public RowTableBase {
public:
    using Column = RowColumn<Row>;
    using Columns = std::vector<Column>;

    explicit RowTable(Columns columns, QObject* parent = nullptr)
        : RowTableBase(parent),
          columns_(std::move(columns)) {}

    const std::vector<Row>& rows() const { return rows_; }
    /// Nullptr where there is none. The index may be one of a view that sorts the table.
    const Row* row(const QModelIndex& index) const {
        const QModelIndex own = behindProxies(index);
        return isOwn(own) ? &rows_[static_cast<std::size_t>(own.row())] : nullptr;
    }

    /// Other rows: nothing is selected any more.
    void setRows(std::vector<Row> rows) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    /// Other columns, too.
    void show(Columns columns, std::vector<Row> rows) {
        beginResetModel();
        columns_ = std::move(columns);
        rows_ = std::move(rows);
        endResetModel();
    }
    /// As many rows as there are, each about the same thing as before: what is selected stays selected.
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
        case Qt::ToolTipRole: return toolTipOf(column.heading());  // it may not fit
        default: return {};
        }
    }

private:
    /// (An index of nothing is no fault that checkIndex() should tell of.)
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
