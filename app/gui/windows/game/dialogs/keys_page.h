// The page of the settings on which keys are changed.
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

/// A list of all actions, which can be searched, and below it a field in which keys are pressed.
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
