// Saved places of windows.
#pragma once

#include "app/gui/base/settings/settings_store.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// When a window of ours appears, gives it the size and place of the last window of its class; dialogs only the size,
/// since they belong to the window behind them. The first of its class lies in the middle of the main window. Windows
/// are at least kLeastWindow large, and nothing is larger than the screen. Watches all windows of the program: none
/// need registration, except those that restore their own places.
class WindowPlaces : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    WindowPlaces(SettingsStore& settings, const QWidget& seesToItself, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void putBack(QWidget& window) const;
    void remember(const QWidget& window);

    SettingsStore& settings_;
    const QWidget& seesToItself_;
};

}  // namespace gnostica::gui
