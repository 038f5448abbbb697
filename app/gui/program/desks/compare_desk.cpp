#include "app/gui/program/desks/compare_desk.h"

#include "app/gui/windows/compare/choice/arms_bar.h"
#include "app/gui/windows/compare/compare_window.h"
#include "app/gui/windows/compare/explore/explore_page.h"

#include <utility>

namespace gnostica::gui {

CompareDesk::CompareDesk(const RulesShelf& shelf, SettingsStore& settings, ComparedTable table, QWidget* window)
    : QObject(window),
      settings_(settings),
      parent_(window),
      table_{std::move(table.moment), std::move(table.running), std::move(table.hasBegun)},
      sources_(shelf, std::move(table.rules)) {
    connect(&shelf, &RulesShelf::renamed, this, &CompareDesk::follow);
}

CompareWindow& CompareDesk::show() {
    sources_.refresh();
    if (!window_) {
        window_ = new CompareWindow(sources_, table_, settings_, parent_);
        window_->setWindowFlag(Qt::Window);
        connect(window_, &CompareWindow::recordWanted, this, &CompareDesk::recordWanted);
    }
    window_->show();
    window_->raise();
    window_->activateWindow();
    return *window_;
}

void CompareDesk::compareDraft(const std::string& text, const std::string& source) {
    if (const auto draft = sources_.offer(text, source)) {
        show().arms().setPicks({sources_.parentOf(*draft), *draft});
    }
}

void CompareDesk::comparePosition(const nlohmann::json& position) {
    show().showPosition(position);
}

/// What was compared last goes on being compared.
void CompareDesk::follow(const RulesetMove& move) {
    sources_.follow(move);
    if (window_) {
        window_->arms().setPicks(renamed(window_->arms().picks(), move.id, move.newId));
    } else if (!settings_.now().compared.isEmpty()) {
        settings_.change([&](Settings& settings) {
            settings.compared = textOf(renamed(picksIn(settings.compared), move.id, move.newId));
        });
    }
}

CompareWindow* CompareDesk::window() const {
    return window_;
}

void CompareDesk::tableChanged() {
    if (window_) {
        sources_.refresh();
    }
}

std::optional<Unsaved> CompareDesk::unwritten() const {
    return window_ ? window_->unwritten() : std::nullopt;
}

std::optional<Unsaved> CompareDesk::unsaved() const {
    return window_ ? window_->explore().unsaved() : std::nullopt;
}

void CompareDesk::close() {
    delete window_;
}

}  // namespace gnostica::gui
