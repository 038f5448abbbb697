// Keys on a page that comes up by itself.
#pragma once

#include <QObject>

class QKeyEvent;
class QTimer;
class QWidget;

namespace gnostica::gui {

/// The buttons of a page that comes up by itself are pressed by no key until whoever types can have seen it, and by
/// none that is held: it has just confirmed a step, and once too often must not open a hand or begin a game.
class CarefulKeys : public QObject {
    Q_OBJECT

public:
    /// Belongs to the page.
    explicit CarefulKeys(QWidget& page);

    /// The page comes up now.
    void comeUp();
    /// Whether such a key comes too early, or is held.
    bool refuses(const QKeyEvent& key) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const QWidget& page_;
    QTimer* pause_;
};

}  // namespace gnostica::gui
