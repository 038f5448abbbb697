// How names and notes are written.
#pragma once

#include <QPlainTextEdit>
#include <QStyledItemDelegate>

class QLabel;

namespace gnostica::gui {

/// A text with a bound, and below it what is wrong while it is longer.
class BoundedText : public QPlainTextEdit {
    Q_OBJECT

public:
    /// `column` as in NamesModel.
    BoundedText(int column, QWidget* parent);

    /// As it was written: toPlainText() would make common blanks of those that do not break.
    QString text() const;
    bool fits() const;
    QString fault() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void judge();

    int column_;
    QLabel* fault_;
};

/// Enter and Tab write what was typed, Esc drops it. What is too long stays in its editor, which says so.
class NamesDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

}  // namespace gnostica::gui
