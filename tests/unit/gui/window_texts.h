// All texts of a window, visible and for screen readers.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>

#include <functional>

namespace gnostica::gui::playing {

/// Called with each text and its widget.
using Hear = std::function<void(const QString& text, const QString& speaker)>;

inline QString speakerOf(const QObject& object, const char* what) {
    const QString name = object.objectName().isEmpty() ? QString() : u' ' + object.objectName();
    const QObject* parent = object.parent();
    const QString in = parent == nullptr ? QString() : QStringLiteral(" in ") + parent->metaObject()->className();
    return QString::fromLatin1(object.metaObject()->className()) + name + in + u' ' + QString::fromLatin1(what);
}

inline void hearModel(const QAbstractItemView& view, const Hear& hear) {
    const QAbstractItemModel* model = view.model();
    for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole,
                                   Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole}) {
                hear(model->index(row, column).data(role).toString(), speakerOf(view, "item"));
            }
        }
    }
    for (int column = 0; model != nullptr && column < model->columnCount(); ++column) {
        if (view.inherits("QTableView")) {
            hear(model->headerData(column, Qt::Horizontal).toString(), speakerOf(view, "heading"));
        }
    }
}

inline void hearAction(const QAction& action, const Hear& hear) {
    hear(action.text(), speakerOf(action, "text"));
    hear(action.toolTip(), speakerOf(action, "tool tip"));
}

inline void hearWidget(const QWidget& widget, const Hear& hear) {
    const auto say = [&](const QString& text, const char* what) { hear(text, speakerOf(widget, what)); };
    say(widget.windowTitle(), "title");
    say(widget.toolTip(), "tool tip");
    say(widget.accessibleName(), "accessible name");
    say(widget.accessibleDescription(), "accessible description");
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        say(label->text(), "label");
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        say(button->text(), "button");
    } else if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        say(line->placeholderText(), "placeholder");
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        say(group->title(), "group");
    } else if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) {
        say(text->toPlainText(), "page");
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) {
        hearModel(*view, hear);
    } else if (widget.inherits("QMainWindowTabBar") && widget.isHidden()) {
        return;  // Qt keeps tab bars of emptied docks, with their last tabs
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            say(tabs->tabText(i), "tab");
        }
    } else if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < combo->count(); ++i) {
            say(combo->itemText(i), "choice");
        }
    }
}

/// All texts in the window, visible or hidden.
inline void hearWindow(const QWidget& window, const Hear& hear) {
    hearWidget(window, hear);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        hearWidget(*widget, hear);
    }
    for (const QAction* action : window.findChildren<QAction*>()) {
        hearAction(*action, hear);
    }
}

/// The texts for screen readers, starting with this object.
inline void hearTree(QAccessibleInterface* object, const Hear& hear) {
    if (object == nullptr || !object->isValid()) {
        return;
    }
    const QString who = object->object() != nullptr ? speakerOf(*object->object(), "in the tree") : QString();
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
        hear(object->text(kind), who);
    }
    for (int i = 0; i < object->childCount(); ++i) {
        hearTree(object->child(i), hear);
    }
}

}  // namespace gnostica::gui::playing
