#include "app/gui/program/desks/compare_desk.h"

#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/explore/explore_page.h"

namespace gnostica::gui {

CompareDesk::CompareDesk(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, SettingsStore& settings,
                         QWidget* window)
    : settings_(settings),
      sources_(shelf, onTable),
      window_([this, window] { return make(window); }) {
    connect(&shelf, &rulesets::RulesShelf::renamed, this, &CompareDesk::follow);
    connect(&onTable, &table::OnTheTable::replaced, this, [this] {
        if (window_.get() != nullptr) {
            sources_.refresh();
        }
    });
}

CompareDesk::~CompareDesk() = default;

CompareWindow* CompareDesk::make(QWidget* parent) {
    auto* window = new CompareWindow(sources_, settings_, parent);
    connect(window, &CompareWindow::recordWanted, this, &CompareDesk::recordWanted);
    return window;
}

CompareWindow& CompareDesk::show() {
    sources_.refresh();
    return window_.show();
}

void CompareDesk::compareDraft(const std::string& text, const std::string& source) {
    if (const auto draft = sources_.offer(text, source)) {
        show().arms().setPicks({sources_.parentOf(*draft), *draft});
    }
}

void CompareDesk::comparePosition(const nlohmann::json& position) {
    show().showPosition(position);
}

/// Updates the ids of the rulesets that were compared last.
void CompareDesk::follow(const rulesets::RulesetMove& move) {
    sources_.follow(move);
    if (CompareWindow* window = window_.get()) {
        window->arms().setPicks(renamed(window->arms().picks(), move.id, move.newId));
    } else if (!settings_.now().compared.isEmpty()) {
        settings_.change([&](Settings& settings) {
            settings.compared = textOf(renamed(picksIn(settings.compared), move.id, move.newId));
        });
    }
}

std::optional<Unsaved> CompareDesk::unsaved() const {
    return window_.ask([](const CompareWindow& window) { return window.explore().unsaved(); });
}

}  // namespace gnostica::gui
