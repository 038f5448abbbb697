// The way to comparing rulesets.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/position/steps_page.h"

#include <QObject>
#include <QPointer>

#include <string>

namespace gnostica::gui {

class CompareWindow;

/// What lies on the table of the game.
struct ComparedTable {
    RulesetSources::TableRules rules;
    std::function<std::optional<nlohmann::json>()> moment;
    std::function<const engine::Game*()> running = {};
    std::function<bool()> hasBegun = {};
};

/// Opens the window, which is one beside that of the game, and keeps it dressed.
class CompareDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CompareDesk(const RulesShelf& shelf, SettingsStore& settings, ComparedTable table, QWidget* window);

    /// To the front, made if need be, with what was compared last.
    CompareWindow& show();
    /// A draft beside the ruleset that it changes; the saved ruleset, where the draft says nothing else.
    void compareDraft(const std::string& text, const std::string& source);
    /// A position by the rulesets that were compared last.
    void comparePosition(const nlohmann::json& position);
    /// Nullptr as long as nobody wanted it.
    CompareWindow* window() const;
    /// Another game lies on the table.
    void tableChanged();
    /// A file that is being written.
    std::optional<Unsaved> unwritten() const;
    /// What was found, and is nowhere but here. Experiments are not: what was played lies in their files.
    std::optional<Unsaved> unsaved() const;
    /// Gone when this returns; experiments are interrupted.
    void close();

Q_SIGNALS:
    /// To see a record from this moment on.
    void recordWanted(const QString& path, int moment);

private:
    void follow(const RulesetMove& move);

    SettingsStore& settings_;
    QWidget* parent_;
    StepsPage::Table table_;
    RulesetSources sources_;
    QPointer<CompareWindow> window_;
};

}  // namespace gnostica::gui
