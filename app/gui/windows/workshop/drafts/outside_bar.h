// Asks what is to become of a draft whose document somebody else has changed.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace gnostica::gui {

class Draft;
class DraftKeeper;

/// A line above the panes, shown for as long as that is open: reload, keep mine, show both.
class OutsideBar : public QWidget {
    Q_OBJECT

public:
    /// Both must stay.
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
