// Choosing a card by its name.
#pragma once

#include <QFrame>

class QLineEdit;
class QListWidget;

namespace gnostica::gui {

/// A list that pops up, and becomes shorter while somebody types words of what they look for. Gone when it is closed.
class CardChooser : public QFrame {
    Q_OBJECT

public:
    explicit CardChooser(QWidget* parent);

    /// `what` is told if it is chosen.
    void offer(const QString& text, const QString& what);
    /// All cards, in deck order; `what` is what documents call them.
    void offerCards();
    /// Opens below (or above) a rectangle of the screen, at what is given there now.
    void openAt(const QRect& place, const QString& now = {});

Q_SIGNALS:
    void chosen(const QString& what);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void narrow();
    void step(int by);
    void take();

    QLineEdit* search_;
    QListWidget* list_;
};

}  // namespace gnostica::gui
