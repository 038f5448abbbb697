// Menu entries and keys for the size of texts.
#pragma once

#include <QObject>

namespace gnostica::gui {

class ActionSet;
class SettingsStore;
struct Settings;

/// Connects the actions that change the size of texts with the setting. Those that would change nothing are disabled.
class TextSizeActions : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    TextSizeActions(const ActionSet& actions, SettingsStore& settings, QObject* parent);

private:
    void choose(int percent);
    void enable(const Settings& settings);

    const ActionSet& actions_;
    SettingsStore& settings_;
};

}  // namespace gnostica::gui
