// Reactions to changes of settings.
#pragma once

#include "app/gui/base/settings/settings_store.h"

namespace gnostica::gui {

/// Calls `apply(settings)` now and after each change of one of these members, while `follower` exists. Callers name the
/// members that they read.
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
