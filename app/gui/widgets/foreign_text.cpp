#include "app/gui/widgets/foreign_text.h"

#include <QAbstractButton>
#include <QLabel>

namespace gnostica::gui {

QLabel* plainLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* plainSentence(QWidget* parent) {
    QLabel* label = plainLabel(parent);
    label->setWordWrap(true);
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
