// Shows text that strangers wrote as it stands: no markup, no link, no shortcut, no place holder.
#pragma once

#include "app/language/foreign_text.h"

#include <QMessageBox>
#include <QString>

class QAbstractButton;
class QLabel;
class QWidget;

namespace gnostica::gui {

/// A label that takes nothing for markup, and whose lines begin where those of the window do, whichever language its
/// text is in. Every label whose text is not a sentence of our own alone is made here.
QLabel* plainLabel(QWidget* parent);

/// The same for whole sentences: it breaks lines.
QLabel* plainSentence(QWidget* parent);

/// The same for text that people copy: they mark it with the mouse, and there is no caret, for nothing can be typed.
/// Messages of errors, which can be marked with the keys, too, are labels of their own.
QLabel* readableSentence(QWidget* parent);

/// A tool tip that shows exactly this text; screen readers are told the text itself.
void setPlainToolTip(QWidget& widget, const QString& text);

/// A button that says exactly this, to screen readers, too.
void setPlainText(QAbstractButton& button, const QString& text);

/// For actions, menus and tabs: "&" stays "&" and makes no shortcut.
QString withoutShortcut(const QString& text);

/// For titles of windows: "[*]" is not the mark of what is not saved.
QString asTitle(const QString& text);
/// For titles of docks, which menus and tabs show, too.
QString asDockTitle(const QString& text);

/// A message box that takes nothing for markup.
class PlainMessageBox : public QMessageBox {
    Q_OBJECT

public:
    PlainMessageBox(Icon icon, const QString& title, const QString& text, QWidget* parent);
};

}  // namespace gnostica::gui
