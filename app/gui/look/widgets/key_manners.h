// Handling of keys in a whole window.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// Only plain Space or Enter press a button: with Ctrl, Alt or Meta they are shortcuts of the window, even if these are
/// disabled. Also tracks whether keys or the pointer were used last.
class KeyManners : public QObject {
    Q_OBJECT

public:
    /// Owned by the window.
    explicit KeyManners(QWidget& window);
    /// The instance of the widget's window, or of the window that its panel came from; nullptr if none.
    static const KeyManners* of(const QWidget& widget);

    /// True if no key was pressed since the last click. Enter and shortcuts do not count.
    bool isPointing() const { return isPointing_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(const QWidget& widget, const QEvent& event);

    const QWidget& window_;
    bool isPointing_ = false;
};

}  // namespace gnostica::gui
