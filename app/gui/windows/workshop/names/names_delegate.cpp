#include "app/gui/windows/workshop/names/names_delegate.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/workshop/names/names_model.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kShownLines = 6;

}  // namespace

BoundedText::BoundedText(int column, QWidget* parent)
    : QPlainTextEdit(parent),
      column_(column),
      fault_(plainLabel(this)) {
    setTabChangesFocus(true);
    fault_->setAutoFillBackground(true);
    fault_->setMargin(2);
    fault_->hide();
    connect(this, &QPlainTextEdit::textChanged, this, &BoundedText::judge);
}

QString BoundedText::text() const {
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n').replace(QChar::LineSeparator, u'\n');
}

bool BoundedText::fits() const {
    return NamesModel::tooManyBytes(column_, text().trimmed()) == 0;
}

QString BoundedText::fault() const {
    return fault_->isHidden() ? QString() : fault_->text();
}

void BoundedText::judge() {
    const int more = NamesModel::tooManyBytes(column_, text().trimmed());
    //: letters without accents have one byte, others more
    const QString text = more == 0 ? QString() : tr("Too long by %n bytes", nullptr, more);
    fault_->setText(text);
    fault_->setVisible(more > 0);
    setAccessibleDescription(text);
    setViewportMargins(0, 0, 0, more > 0 ? fault_->sizeHint().height() : 0);
}

void BoundedText::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    const int height = fault_->sizeHint().height();
    fault_->setGeometry(frameWidth(), this->height() - frameWidth() - height, width() - 2 * frameWidth(), height);
}

QWidget* NamesDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    auto* editor = new BoundedText(index.column(), parent);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void NamesDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    static_cast<BoundedText*>(editor)->setPlainText(index.data(Qt::EditRole).toString());
}

void NamesDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    model->setData(index, static_cast<BoundedText*>(editor)->text(), Qt::EditRole);
}

/// Makes space for several lines, wherever the cell is.
void NamesDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex&) const {
    QRect area = option.rect;
    area.setHeight(std::max(area.height(), editor->fontMetrics().lineSpacing() * kShownLines));
    const int below = editor->parentWidget()->height();
    area.moveTop(std::max(0, std::min(area.top(), below - area.height())));
    editor->setGeometry(area);
}

bool NamesDelegate::eventFilter(QObject* object, QEvent* event) {
    auto* editor = qobject_cast<BoundedText*>(object);
    if (editor == nullptr) {
        return false;
    }
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool ends = isEnter || key == Qt::Key_Tab || key == Qt::Key_Backtab || event->type() == QEvent::FocusOut;
    if (ends && !editor->fits()) {
        return isKey;  // the editor stays open
    }
    if (isEnter) {
        Q_EMIT commitData(editor);
        Q_EMIT closeEditor(editor);
        return true;
    }
    return QStyledItemDelegate::eventFilter(object, event);
}

}  // namespace gnostica::gui
