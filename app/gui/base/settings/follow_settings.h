// Whoever does as some of the settings say.
#pragma once

#include "app/gui/base/settings/settings_store.h"

namespace gnostica::gui {

/// Calls `apply(settings)` now, and again whenever one of these members has been changed, as long as `follower` is
/// there. What is read is named where it is read.
template <class Apply, class... Members>
void followSettings(const SettingsStore& settings, QObject* follower, Apply apply, Members Settings::*... members) {
    apply(settings.now());
    QObject::connect(&settings, &SettingsStore::changed, follower,
                     [apply, members...](const Settings& before, const Settings& now) {
                         if ((... || !(before.*members == now.*members))) {
                             apply(now);
                         }
                     });
}

}  // namespace gnostica::gui
