// Choice of a card by name.
#pragma once

#include <QFrame>

class QLineEdit;
class QListWidget;

namespace gnostica::gui {

/// A popup list that is filtered while the user types words. Deleted when it is closed.
class CardChooser : public QFrame {
    Q_OBJECT

public:
    explicit CardChooser(QWidget* parent);

    /// `what` is reported if this entry is chosen.
    void offer(const QString& text, const QString& what);
    /// Offers all cards in deck order; `what` is their name in documents.
    void offerCards();
    /// Opens below (or above) a rectangle of the screen, with `now` selected.
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
