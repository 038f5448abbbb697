// Protection of a page that appears unexpectedly from stray keys.
#pragma once

#include <QObject>

class QKeyEvent;
class QTimer;
class QWidget;

namespace gnostica::gui {

/// Prevents keys from pressing the page's buttons until the user can have noticed the page, and while keys are held
/// down: a key that has just confirmed a step must not also reveal a hand or start a game.
class CarefulKeys : public QObject {
    Q_OBJECT

public:
    /// Owned by the page.
    explicit CarefulKeys(QWidget& page);

    /// To be called when the page appears.
    void comeUp();
    /// True if such a key comes too early or is held down.
    bool refuses(const QKeyEvent& key) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const QWidget& page_;
    QTimer* pause_;
};

}  // namespace gnostica::gui
