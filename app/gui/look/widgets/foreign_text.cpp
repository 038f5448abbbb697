#include "app/gui/look/widgets/foreign_text.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QPointer>

namespace gnostica::gui {

namespace {

/// Keeps its margins, which a QFrame makes those of its frame whenever its style or its parent changes; and begins
/// where lines begin in the window, where a QLabel begins where they do in its text.
class Label : public QLabel {
public:
    using QLabel::QLabel;

protected:
    bool event(QEvent* event) override {
        const QPointer<QLabel> self(this);
        const QMargins margins = contentsMargins();
        const bool isDone = QLabel::event(event);
        if (self && contentsMargins() != margins) {  // it may have gone by this
            setContentsMargins(margins);
        }
        if (self && (event->type() == QEvent::Polish || event->type() == QEvent::LayoutDirectionChange)) {
            beginAsOneReads();
        }
        return isDone;
    }

private:
    /// Unless it is centred, or ends there.
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
    label->setFocusPolicy(Qt::ClickFocus);  // the keys that copy go to what has the focus
    return label;
}

void setPlainToolTip(QWidget& widget, const QString& text) {
    widget.setToolTip(wording::plainToolTip(text));
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

QString asDockTitle(const QString& text) {
    // A tab shows a title that it has no room for as a tool tip, and lets Qt take it for rich text. Not if something
    // stands behind "<" that no tag begins with: a joiner, which nobody sees.
    constexpr QChar wordJoiner(0x2060);
    QString title = withoutShortcut(asTitle(text));
    title.replace(u'<', QStringLiteral("<") + wordJoiner);
    return title.replace(QStringLiteral("&lt;"), QStringLiteral("&") + wordJoiner + QStringLiteral("lt;"));
}

PlainMessageBox::PlainMessageBox(Icon icon, const QString& title, const QString& text, QWidget* parent)
    : QMessageBox(parent) {
    setIcon(icon);
    setWindowTitle(title);
    setTextFormat(Qt::PlainText);
    setText(text);
}

}  // namespace gnostica::gui
