// A page that covers the table.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"

#include <QString>
#include <QWidget>

class QBoxLayout;

namespace gnostica::gui {

/// Covers everything below the bar while no game is played. Its sheets lie on the cloth of the table, and its letters
/// grow with the window, as those of the table do.
class HomePage : public QWidget {
    Q_OBJECT

public:
    explicit HomePage(QWidget* parent);

    /// Messages in this layout are above everything else.
    QBoxLayout& topLayout() { return *all_; }
    /// For the bar; empty: that of the program.
    virtual QString title() const { return {}; }
    /// A sentence for the bar.
    virtual QString summary() const { return {}; }
    /// Focuses what most people want.
    virtual void takeKeyboard() = 0;

Q_SIGNALS:
    /// Title or summary have changed.
    void titleChanged();
    /// The page has come to the front.
    void entered();
    /// To the page that this one was opened from, or to the game.
    void backWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLetters();

    TableCloth cloth_;
    QBoxLayout* all_;
};

}  // namespace gnostica::gui
