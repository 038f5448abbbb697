#include "app/gui/windows/game/file_actions.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/gui/windows/game/main_actions.h"
#include "app/table/game_desk.h"
#include "app/wording/document_names.h"

#include <QAction>
#include <QWidget>

namespace gnostica::gui {

FileActions::FileActions(const MainActions& actions, const rulesets::RulesShelf& shelf, SettingsStore& settings,
                         table::GameDesk& desk, DeskDialogs& dialogs, QWidget& window)
    : QObject(&window),
      actions_(actions),
      shelf_(shelf),
      settings_(settings),
      desk_(desk),
      dialogs_(dialogs) {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::newGame, [this] { dialogs_.newGame(); });
    on(Act::open, [this] { dialogs_.open(); });
    on(Act::openBeside, [this] { dialogs_.openBeside(); });
    on(Act::unfinished, [this] { dialogs_.chooseUnfinished(); });
    on(Act::save, [this] { dialogs_.save(); });
    on(Act::saveAs, [this] { dialogs_.saveAs(); });
    on(Act::addRuleset, [this] { dialogs_.rulesets().importer().add(); });
    on(Act::printRules, [this] { dialogs_.printRules(rulesOnPaper()); });
    on(Act::exportRules, [this] { dialogs_.exportRules(rulesOnPaper()); });
    connect(&desk_, &table::GameDesk::fileChanged, this, &FileActions::rememberFile);
    followLanguage(&window, this, [this] { fillRecent(); });
}

void FileActions::fillRecent() {
    dialogs_.fillRecentMenu(actions_.recentMenu());
    dialogs_.fillBesideMenu(actions_.recentBesideMenu());
}

void FileActions::rememberFile() {
    if (!desk_.file().isEmpty()) {
        settings_.change([this](Settings& settings) { settings.rememberFile(desk_.file()); });
        fillRecent();
    }
}

HelpPaper FileActions::rulesOnPaper() const {
    const engine::Rules& rules = desk_.session()->rules();
    const auto document = nlohmann::json::parse(rules.document, nullptr, false);
    return {rules, *shelf_.words(), wording::rulesetTitle(document, shelf_.library())};
}

}  // namespace gnostica::gui
