// The way to comparing rulesets.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/compare/compare_window.h"

#include <QObject>

#include <string>

namespace gnostica::gui {

/// Opens the window with what was compared last, or with what somebody wants to compare.
class CompareDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    CompareDesk(const RulesShelf& shelf, const OnTheTable& onTable, SettingsStore& settings, QWidget* window);
    ~CompareDesk() override;

    /// To the front, made if need be.
    CompareWindow& show();
    /// A draft beside the ruleset that it changes; the saved ruleset, where the draft says nothing else.
    void compareDraft(const std::string& text, const std::string& source);
    /// A position by the rulesets that were compared last.
    void comparePosition(const nlohmann::json& position);
    /// Nullptr as long as nobody wanted it.
    CompareWindow* window() const { return window_.get(); }
    /// A file that is being written.
    std::optional<Unsaved> unwritten() const { return window_.ask(&CompareWindow::unwritten); }
    /// What was found, and is nowhere but here. Experiments are not: what was played lies in their files.
    std::optional<Unsaved> unsaved() const;
    /// Gone when this returns; experiments are interrupted.
    void close() { window_.close(); }

Q_SIGNALS:
    void recordWanted(const gnostica::gui::WantedRecord& record);

private:
    CompareWindow* make(QWidget* parent);
    void follow(const RulesetMove& move);

    SettingsStore& settings_;
    RulesetSources sources_;
    OneWindow<CompareWindow> window_;
};

}  // namespace gnostica::gui
