// Where windows were left.
#pragma once

#include "app/gui/base/settings/settings_store.h"

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// Puts every window of ours, when it comes on the screen, where the last one of its class was left, and as large; a
/// dialog as large alone, since it belongs to the window that it stands before. Looks at all windows of the program:
/// none need be told of, but for those that see to themselves.
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
