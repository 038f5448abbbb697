// Editors for names and notes.
#pragma once

#include <QPlainTextEdit>
#include <QStyledItemDelegate>

class QLabel;

namespace gnostica::gui {

/// A text with a maximum length and, below it, a message while it is too long.
class BoundedText : public QPlainTextEdit {
    Q_OBJECT

public:
    /// `column`: see NamesModel.
    BoundedText(int column, QWidget* parent);

    /// The text as written: toPlainText() would replace non-breaking spaces.
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

/// Enter and Tab commit the text, Esc discards it. A text that is too long stays in its editor, with a message.
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
