// The theme that the program wears.
#pragma once

#include "app/gui/art/theme.h"

#include <QObject>

#include <functional>

namespace gnostica::gui {

class SettingsStore;

/// Is the desktop dark now?
bool desktopIsDark();

/// Dresses the program as the settings want it, also as the desktop changes between light and dark, where they follow
/// that.
class Appearance : public QObject {
    Q_OBJECT

public:
    /// Both must stay. `window`: by which the desktop tells of its changes.
    Appearance(const SettingsStore& settings, std::function<bool()> isDesktopDark, QObject& window);

    const Theme& theme() const { return theme_; }

Q_SIGNALS:
    void changed(const gnostica::gui::Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Theme wanted() const;
    void dress();
    void followDesktop();

    const SettingsStore& settings_;
    std::function<bool()> isDesktopDark_;
    bool desktopIsDark_;
    Theme theme_;
};

}  // namespace gnostica::gui
