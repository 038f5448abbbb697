// Asks how to handle a document that others have changed.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace gnostica::gui {

class Draft;
class DraftKeeper;

/// A line above the panes, visible until the user has decided: reload, keep the draft, or show both.
class OutsideBar : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    OutsideBar(const Draft& draft, DraftKeeper& keeper, QWidget* parent = nullptr);

private:
    void retranslate();
    void showBoth();
    void follow();

    const Draft& draft_;
    DraftKeeper& keeper_;
    QLabel* text_;
    QToolButton* reload_;
    QToolButton* keep_;
    QToolButton* both_;
};

}  // namespace gnostica::gui
