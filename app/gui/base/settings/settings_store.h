// The settings of the running program, for all who follow them.
#pragma once

#include "app/async/disk_lane.h"
#include "app/gui/base/settings/settings.h"

#include <QObject>

#include <optional>
#include <utility>

namespace gnostica::gui {

/// Holds the settings; whoever changes them does so here, and all others hear of it. What is changed is in the file
/// soon, and at the latest when this goes: the disk has a thread of its own.
class SettingsStore : public QObject {
    Q_OBJECT

public:
    /// In memory alone.
    explicit SettingsStore(Settings settings = {}, QObject* parent = nullptr);
    /// Those of a file.
    explicit SettingsStore(SettingsFile file, QObject* parent = nullptr);

    const Settings& now() const { return now_; }
    /// How long whoever changes something is kept waiting for the disk; until this is called, to the end.
    void setPatience(std::chrono::milliseconds patience) { lane_.setPatience(patience); }
    /// Why they are not in the file.
    const std::optional<storage::FileError>& problem() const { return problem_; }
    void set(const Settings& settings);
    /// `edit(settings)` changes some of them.
    template <class Edit>
    void change(Edit edit) {
        Settings settings = now_;
        edit(settings);
        set(settings);
    }
    /// These hold until the program ends or somebody chooses otherwise, and are not saved.
    template <class Edit>
    void changeForNow(Edit edit) {
        Settings settings = now_;
        edit(settings);
        forNow_.emplace(ForNow{now_, settings});
        announce(settings);
    }

Q_SIGNALS:
    void changed(const gnostica::gui::Settings& before, const gnostica::gui::Settings& now);
    /// From now on they are not in the file.
    void failed(const gnostica::storage::FileError& problem);
    /// All of them are again.
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
    std::optional<SettingsFile> file_;  ///< the lane's, once it has been read
    std::optional<storage::FileError> problem_;
    std::optional<ForNow> forNow_;
    DiskLane lane_;  ///< last: gone first, with all that is to be saved
};

}  // namespace gnostica::gui
