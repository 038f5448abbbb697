// Safe display of text from unknown sources: no markup, links, shortcuts or placeholders.
#pragma once

#include "app/language/foreign_text.h"

#include <QMessageBox>
#include <QString>

class QAbstractButton;
class QLabel;
class QWidget;

namespace gnostica::gui {

/// A label that treats nothing as markup and aligns its lines with the window, whatever the language of its text. Used
/// for all labels whose text is not entirely our own.
QLabel* plainLabel(QWidget* parent);

/// The same for whole sentences, with line breaks.
QLabel* plainSentence(QWidget* parent);

/// The same for text that users can copy: it can be selected with the mouse, but has no caret, since it cannot be
/// edited. Error messages, which can also be selected with keys, have labels of their own.
QLabel* readableSentence(QWidget* parent);

/// A tool tip with exactly this text; screen readers receive the text itself.
void setPlainToolTip(QWidget& widget, const QString& text);

/// A button with exactly this text, also for screen readers.
void setPlainText(QAbstractButton& button, const QString& text);

/// For actions, menus and tabs: keeps "&" as a character instead of a shortcut.
QString withoutShortcut(const QString& text);

/// For window titles: keeps "[*]", which otherwise marks unsaved changes.
QString asTitle(const QString& text);

/// A message box that treats nothing as markup.
class PlainMessageBox : public QMessageBox {
    Q_OBJECT

public:
    PlainMessageBox(Icon icon, const QString& title, const QString& text, QWidget* parent);
};

}  // namespace gnostica::gui
