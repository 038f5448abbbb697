// Watch for the Alt key, which shows the available keys.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// Reports when Alt is pressed and released while the window of a widget has the keyboard focus.
class AltWatch : public QObject {
    Q_OBJECT

public:
    /// Owned by the widget.
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
