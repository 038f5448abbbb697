#include "app/gui/compare/compare_desk.h"

#include "app/gui/compare/choice/arms_bar.h"
#include "app/gui/compare/compare_window.h"

#include <utility>

namespace gnostica::gui {

CompareDesk::CompareDesk(const RulesShelf& shelf, SettingsStore& settings, ComparedTable table, QWidget* window)
    : QObject(window),
      settings_(settings),
      parent_(window),
      table_{std::move(table.moment), std::move(table.running)},
      sources_(shelf, std::move(table.rules)) {}

CompareWindow& CompareDesk::show() {
    sources_.refresh();
    if (!window_) {
        window_ = new CompareWindow(sources_, table_, settings_, parent_);
        window_->setWindowFlag(Qt::Window);
        window_->setTheme(theme_);
        connect(window_, &CompareWindow::recordWanted, this, &CompareDesk::recordWanted);
    }
    window_->show();
    window_->raise();
    window_->activateWindow();
    return *window_;
}

void CompareDesk::compareDraft(const std::string& text, const std::string& source) {
    const auto id = sources_.offer(text, source);
    if (id) {
        const RulesetPick draft{RulesetPick::Kind::draft, *id};
        show().arms().setPicks({sources_.parentOf(draft), draft});
    }
}

void CompareDesk::comparePosition(const nlohmann::json& position) {
    show().showPosition(position);
}

CompareWindow* CompareDesk::window() const {
    return window_;
}

void CompareDesk::setTheme(const Theme& theme) {
    theme_ = theme;
    if (window_) {
        window_->setTheme(theme);
    }
}

void CompareDesk::tableChanged() {
    if (window_) {
        sources_.refresh();
    }
}

void CompareDesk::close() {
    delete window_;
}

}  // namespace gnostica::gui
