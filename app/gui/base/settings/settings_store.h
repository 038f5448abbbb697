// Settings of the running program and notification of their changes.
#pragma once

#include "app/async/disk_lane.h"
#include "app/gui/base/settings/settings.h"

#include <QObject>

#include <optional>
#include <utility>

namespace gnostica::gui {

/// Holds the settings: all changes are made here, and all listeners are notified. Changes are written to the file soon,
/// and at the latest when this is destroyed, on a separate thread.
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /// Settings in memory only.
    explicit SettingsStore(Settings settings = {}, QObject* parent = nullptr);
    /// Settings of a file.
    explicit SettingsStore(SettingsFile file, QObject* parent = nullptr);

    const Settings& now() const { return now_; }
    /// How long the caller of a change waits for the disk; by default, until it has finished.
    void setPatience(std::chrono::milliseconds patience) { lane_.setPatience(patience); }
    /// The reason why the settings are not in the file.
    const std::optional<storage::FileError>& problem() const { return problem_; }
    void set(const Settings& settings);
    /// `edit(settings)` changes some of them.
    template <class Edit>
    void change(Edit edit) {
        Settings settings = now_;
        edit(settings);
        set(settings);
    }
    /// Changes settings until the program ends or the user changes them, without saving them.
    template <class Edit>
    void changeForNow(Edit edit) {
        Settings settings = now_;
        edit(settings);
        forNow_.emplace(ForNow{now_, settings});
        announce(settings);
    }

Q_SIGNALS:
    void changed(const gnostica::gui::Settings& before, const gnostica::gui::Settings& now);
    /// From now on the settings are not in the file.
    void failed(const gnostica::storage::FileError& problem);
    /// All settings are in the file again.
    void healed();

private:
    struct ForNow {
        Settings remembered;
        Settings wished;
    };
    void announce(const Settings& settings);
    void note(const std::optional<storage::FileError>& problem);
    Settings worthKeeping() const;

    Settings now_;
    std::optional<SettingsFile> file_;  ///< used only by the lane once it has been read
    std::optional<storage::FileError> problem_;
    std::optional<ForNow> forNow_;
    async::DiskLane lane_;  ///< last member: destroyed first, after its pending saves
};

}  // namespace gnostica::gui
