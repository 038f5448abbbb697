#include "app/gui/look/widgets/foreign_text.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QPointer>

namespace gnostica::gui {

namespace {

/// Keeps its margins, which QFrame resets whenever its style or parent changes, and aligns its lines with the window,
/// where QLabel aligns them with the direction of its text.
class Label : public QLabel {
public:
    using QLabel::QLabel;

protected:
    bool event(QEvent* event) override {
        const QPointer<QLabel> self(this);
        const QMargins margins = contentsMargins();
        const bool isDone = QLabel::event(event);
        if (self && contentsMargins() != margins) {  // the label may have been destroyed
            setContentsMargins(margins);
        }
        if (self && (event->type() == QEvent::Polish || event->type() == QEvent::LayoutDirectionChange)) {
            beginAsOneReads();
        }
        return isDone;
    }

private:
    /// Aligns text at the start, unless it is centred or aligned at the end.
    void beginAsOneReads() {
        if (alignment().testFlag(Qt::AlignLeft) || alignment().testFlag(Qt::AlignAbsolute)) {
            const Qt::Alignment side = isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
            setAlignment((alignment() & Qt::AlignVertical_Mask) | Qt::AlignAbsolute | side);
        }
    }
};

}  // namespace

QLabel* plainLabel(QWidget* parent) {
    auto* label = new Label(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* plainSentence(QWidget* parent) {
    QLabel* label = plainLabel(parent);
    label->setWordWrap(true);
    return label;
}

QLabel* readableSentence(QWidget* parent) {
    QLabel* label = plainSentence(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::ClickFocus);  // the keys that copy go to the focus widget
    return label;
}

void setPlainToolTip(QWidget& widget, const QString& text) {
    widget.setToolTip(language::plainToolTip(text));
    widget.setAccessibleDescription(text);
}

void setPlainText(QAbstractButton& button, const QString& text) {
    button.setText(withoutShortcut(text));
    button.setAccessibleName(text);
}

QString withoutShortcut(const QString& text) {
    return QString(text).replace(u'&', QStringLiteral("&&"));
}

QString asTitle(const QString& text) {
    return QString(text).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

PlainMessageBox::PlainMessageBox(Icon icon, const QString& title, const QString& text, QWidget* parent)
    : QMessageBox(parent) {
    setIcon(icon);
    setWindowTitle(title);
    setTextFormat(Qt::PlainText);
    setText(text);
}

}  // namespace gnostica::gui
