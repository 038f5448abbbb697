// Search for commands by name.
#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QTreeView;

namespace gnostica::gui {

class ActionSet;
class CommandModel;

/// A field and a list of the window's commands with words that begin with the typed text. Enter runs the chosen one
/// after the dialog has closed.
class CommandSearch : public QDialog {
    Q_OBJECT

public:
    /// `actions` are those of `window`, and must outlive this.
    CommandSearch(const ActionSet& actions, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void retranslate();
    void collect();
    void search();
    void tell();
    void choose(int row);
    void run();

    const ActionSet& actions_;
    CommandModel* model_;
    QLineEdit* field_;
    QTreeView* list_;
    QLabel* count_;
    QTimer again_;  ///< restarts the search when actions have changed
};

}  // namespace gnostica::gui
