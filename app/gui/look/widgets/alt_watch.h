// The key that shows which keys there are.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// Says when Alt is held, and when it no longer is, while the window of a widget has the keyboard.
class AltWatch : public QObject {
    Q_OBJECT

public:
    /// Belongs to the widget.
    explicit AltWatch(QWidget& widget);

Q_SIGNALS:
    void held(bool held);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void set(bool held);

    QWidget& widget_;
    bool held_ = false;
};

}  // namespace gnostica::gui
