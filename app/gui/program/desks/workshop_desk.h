// The way to the workshop.
#pragma once

#include "app/gui/base/rulesets/rules_shelf.h"
#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/unsaved.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <string>

namespace gnostica::gui {

class WorkshopWindow;

/// Opens the workshop, which is one window beside that of the game, and keeps it dressed.
class WorkshopDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    WorkshopDesk(RulesShelf& shelf, SettingsStore& settings, QWidget* window);

    /// To the front, made if need be, with what was open last.
    WorkshopWindow& show();
    /// Nullptr as long as nobody wanted it.
    WorkshopWindow* window() const;
    /// Whether something lies on the table that a draft can be tried on.
    void setTablePlayable(bool playable);
    /// Changes that are neither saved nor kept: others wait among the drafts.
    std::optional<Unsaved> unsaved();
    /// Puts changes that are not saved among the drafts, at once.
    void keep();
    /// Gone when this returns, with what was not saved kept.
    void close();

Q_SIGNALS:
    /// To play what is being made.
    void playWanted(const std::string& text, const std::string& source);
    /// Likewise, from what lies on the table.
    void playOnWanted(const std::string& text, const std::string& source);
    /// To see what a draft changes.
    void compareWanted(const std::string& text, const std::string& source);
    /// To see a record from this moment on.
    void recordWanted(const QString& path, int moment);

private:
    void makeWindow();
    void begin();

    RulesShelf& shelf_;
    SettingsStore& settings_;
    QWidget* parent_;
    bool isTablePlayable_ = false;
    QPointer<WorkshopWindow> window_;
};

}  // namespace gnostica::gui
