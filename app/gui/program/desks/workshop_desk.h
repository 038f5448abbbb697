// Access to the workshop.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/workshop/workshop_window.h"

#include <QObject>

#include <string>

namespace gnostica::gui {

/// Opens the workshop with the ruleset that was open last.
class WorkshopDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    WorkshopDesk(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, SettingsStore& settings,
                 QWidget* window);

    /// Brings the window to the front and creates it if necessary.
    WorkshopWindow& show();
    /// Nullptr until the window is needed.
    WorkshopWindow* window() const { return window_.get(); }
    /// Changes that are neither saved nor in a draft: other changes are kept as drafts.
    std::optional<Unsaved> unsaved() const { return window_.ask(&WorkshopWindow::unsaved); }
    /// Writes unsaved changes to their draft immediately.
    void keep() const { window_.ask(&WorkshopWindow::keepNow); }

Q_SIGNALS:
    /// The user wants to play the edited ruleset.
    void playWanted(const std::string& text, const std::string& source);
    /// The same, from the position on the table.
    void playOnWanted(const std::string& text, const std::string& source);
    /// The user wants to see the changes of a draft.
    void compareWanted(const std::string& text, const std::string& source);
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    WorkshopWindow* make(rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, QWidget* parent);
    void begin();

    SettingsStore& settings_;
    OneWindow<WorkshopWindow> window_;
};

}  // namespace gnostica::gui
