// Access to the comparison of rulesets.
#pragma once

#include "app/gui/base/settings/settings_store.h"
#include "app/gui/program/one_window.h"
#include "app/gui/windows/compare/compare_window.h"

#include <QObject>

#include <string>

namespace gnostica::gui {

/// Opens the window with the rulesets that were compared last, or with given ones.
class CompareDesk : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    CompareDesk(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, SettingsStore& settings,
                QWidget* window);
    ~CompareDesk() override;

    /// Brings the window to the front and creates it if necessary.
    CompareWindow& show();
    /// Compares a draft with its parent; uses the saved ruleset instead of an unchanged draft.
    void compareDraft(const std::string& text, const std::string& source);
    /// Shows a position under the rulesets that were compared last.
    void comparePosition(const nlohmann::json& position);
    /// Nullptr until the window is needed.
    CompareWindow* window() const { return window_.get(); }
    /// A file that is being written.
    std::optional<Unsaved> unwritten() const { return window_.ask(&CompareWindow::unwritten); }
    /// Unsaved results of explorations. Experiments are not included, since their results are in files.
    std::optional<Unsaved> unsaved() const;
    /// Destroys the window immediately; experiments are interrupted.
    void close() { window_.close(); }

Q_SIGNALS:
    void recordWanted(const gnostica::table::WantedRecord& record);

private:
    CompareWindow* make(QWidget* parent);
    void follow(const rulesets::RulesetMove& move);

    SettingsStore& settings_;
    RulesetSources sources_;
    OneWindow<CompareWindow> window_;
};

}  // namespace gnostica::gui
