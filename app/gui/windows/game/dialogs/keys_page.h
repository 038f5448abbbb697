// The settings page for keys.
#pragma once

#include "app/gui/base/keys/key_changes.h"

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace gnostica::gui {

class KeysModel;
class KeySearch;

/// A searchable list of all actions and, below it, a field for keys.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    explicit KeysPage(const QStringList& changes, QWidget* parent = nullptr);

    /// For Settings::keys.
    QStringList changes() const;

private:
    void layOut();
    void connectParts();
    void retranslate();
    int row() const;
    QKeySequence pressed() const;
    void follow();
    void tellRivals();
    void use(bool isFurther);

    KeysModel* model_;
    KeySearch* found_;
    QLineEdit* search_;
    QTreeView* list_;
    QLabel* label_;
    QKeySequenceEdit* edit_;
    QLabel* note_;
    QPushButton* use_;
    QPushButton* add_;
    QPushButton* none_;
    QPushButton* reset_;
    QPushButton* resetAll_;
};

}  // namespace gnostica::gui
