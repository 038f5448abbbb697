// Searches in a text.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/text/json_editor.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;

namespace gnostica::gui {

/// A line below the text: the words, the number of results, and buttons for next and previous. Case is ignored.
class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(JsonEditor& editor, QWidget* parent);

    /// Opens the bar with the selected text.
    void open();
    void close();
    void findNext(bool forward);
    /// Updates marks and number after a change of the text.
    void refresh();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void dress(const Theme& theme);
    void search();
    void go(bool forward, bool mayStay);
    void retranslate();
    void showCount();

    JsonEditor& editor_;
    QLineEdit* words_;
    QLabel* count_;
    QToolButton* previous_;
    QToolButton* next_;
    QToolButton* close_;
    std::vector<std::size_t> places_;
    std::size_t length_ = 0;
};

}  // namespace gnostica::gui
