// The way to the workshop.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/workshop/workshop_window.h"

#include <QObject>

#include <string>

namespace gnostica::gui {

/// Opens the workshop with what was open last.
class WorkshopDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    WorkshopDesk(RulesShelf& shelf, const OnTheTable& onTable, SettingsStore& settings, QWidget* window);

    /// To the front, made if need be.
    WorkshopWindow& show();
    /// Nullptr as long as nobody wanted it.
    WorkshopWindow* window() const { return window_.get(); }
    /// Changes that are neither saved nor kept: others wait among the drafts.
    std::optional<Unsaved> unsaved() const { return window_.ask(&WorkshopWindow::unsaved); }
    /// Puts changes that are not saved among the drafts, at once.
    void keep() const { window_.ask(&WorkshopWindow::keepNow); }

Q_SIGNALS:
    /// To play what is being made.
    void playWanted(const std::string& text, const std::string& source);
    /// Likewise, from what lies on the table.
    void playOnWanted(const std::string& text, const std::string& source);
    /// To see what a draft changes.
    void compareWanted(const std::string& text, const std::string& source);
    void recordWanted(const gnostica::gui::WantedRecord& record);

private:
    WorkshopWindow* make(RulesShelf& shelf, const OnTheTable& onTable, QWidget* parent);
    void begin();

    SettingsStore& settings_;
    OneWindow<WorkshopWindow> window_;
};

}  // namespace gnostica::gui
