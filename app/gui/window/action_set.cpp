#include "app/gui/window/action_set.h"

#include "app/gui/art/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QWidget>

namespace gnostica::gui {

namespace {

/// One action: menu, text, icon, keys (separated by `; `), and whether a separator stands before it.
struct Spec {
    Act act;
    std::size_t menu;
    const char* text;
    const char* icon;
    const char* keys;
    bool separated = false;
};

constexpr std::array<const char*, 6> kMenuTitles{
    QT_TRANSLATE_NOOP("ActionSet", "&Game"),    QT_TRANSLATE_NOOP("ActionSet", "&Turn"),
    QT_TRANSLATE_NOOP("ActionSet", "&History"), QT_TRANSLATE_NOOP("ActionSet", "&Computers"),
    QT_TRANSLATE_NOOP("ActionSet", "&View"),    QT_TRANSLATE_NOOP("ActionSet", "He&lp")};

constexpr std::array<Spec, kActs> kSpecs{{
    {Act::newGame, 0, QT_TRANSLATE_NOOP("ActionSet", "&New game…"), "new", "Ctrl+N"},
    {Act::open, 0, QT_TRANSLATE_NOOP("ActionSet", "&Open…"), "open", "Ctrl+O"},
    {Act::unfinished, 0, QT_TRANSLATE_NOOP("ActionSet", "&Unfinished games…"), "", "Ctrl+Shift+U"},
    {Act::save, 0, QT_TRANSLATE_NOOP("ActionSet", "&Save"), "save", "Ctrl+S", true},
    {Act::saveAs, 0, QT_TRANSLATE_NOOP("ActionSet", "Save &as…"), "save-as", "Ctrl+Shift+S"},
    {Act::addRuleset, 0, QT_TRANSLATE_NOOP("ActionSet", "Add &ruleset…"), "", "Ctrl+Shift+O", true},
    {Act::printRules, 0, QT_TRANSLATE_NOOP("ActionSet", "&Print rules…"), "", "Ctrl+P"},
    {Act::exportRules, 0, QT_TRANSLATE_NOOP("ActionSet", "Export rules as P&DF…"), "", "Ctrl+Shift+P"},
    {Act::review, 0, QT_TRANSLATE_NOOP("ActionSet", "Re&view the game"), "review", "Ctrl+R", true},
    {Act::settings, 0, QT_TRANSLATE_NOOP("ActionSet", "S&ettings…"), "settings", "Ctrl+,", true},
    {Act::quit, 0, QT_TRANSLATE_NOOP("ActionSet", "&Quit"), "quit", "Ctrl+Q", true},

    {Act::confirm, 1, QT_TRANSLATE_NOOP("ActionSet", "&Confirm the step"), "confirm", "Return; Enter"},
    {Act::takeBack, 1, QT_TRANSLATE_NOOP("ActionSet", "&Take back"), "take-back", "Esc; Backspace"},
    {Act::undo, 1, QT_TRANSLATE_NOOP("ActionSet", "&Undo the last step"), "undo", "Ctrl+Z", true},
    {Act::redo, 1, QT_TRANSLATE_NOOP("ActionSet", "&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"},
    {Act::skip, 1, QT_TRANSLATE_NOOP("ActionSet", "&Skip this power"), "skip", "K", true},
    {Act::done, 1, QT_TRANSLATE_NOOP("ActionSet", "&End the turn"), "done", "D"},
    {Act::announce, 1, QT_TRANSLATE_NOOP("ActionSet", "&Announce"), "challenge", "L"},
    {Act::refresh, 1, QT_TRANSLATE_NOOP("ActionSet", "Re&fresh the hand"), "hand", "F"},
    {Act::pass, 1, QT_TRANSLATE_NOOP("ActionSet", "&Pass"), "pass", "P"},
    {Act::hint, 1, QT_TRANSLATE_NOOP("ActionSet", "&Hint"), "hint", "H", true},
    {Act::adviseAnnouncement, 1, QT_TRANSLATE_NOOP("ActionSet", "Should &I announce?"), "challenge", "Shift+L"},

    {Act::first, 2, QT_TRANSLATE_NOOP("ActionSet", "&First moment"), "first", "Alt+Home"},
    {Act::previous, 2, QT_TRANSLATE_NOOP("ActionSet", "&Previous moment"), "previous", "Alt+Left"},
    {Act::next, 2, QT_TRANSLATE_NOOP("ActionSet", "&Next moment"), "next", "Alt+Right"},
    {Act::last, 2, QT_TRANSLATE_NOOP("ActionSet", "&Back to the game"), "last", "Alt+End"},
    {Act::branch, 2, QT_TRANSLATE_NOOP("ActionSet", "&Continue from here as a new game"), "branch", "Ctrl+B", true},

    {Act::hurry, 3, QT_TRANSLATE_NOOP("ActionSet", "&Hurry"), "hurry", "Ctrl+Return; Ctrl+Enter"},
    {Act::pause, 3, QT_TRANSLATE_NOOP("ActionSet", "&Pause"), "pause", "Ctrl+Space; Pause"},
    {Act::computerStep, 3, QT_TRANSLATE_NOOP("ActionSet", "&One step"), "step", "Ctrl+."},
    {Act::paceNone, 3, QT_TRANSLATE_NOOP("ActionSet", "Pace: no &wait"), "", "Ctrl+1", true},
    {Act::paceQuick, 3, QT_TRANSLATE_NOOP("ActionSet", "Pace: &quick"), "", "Ctrl+2"},
    {Act::paceNormal, 3, QT_TRANSLATE_NOOP("ActionSet", "Pace: &normal"), "", "Ctrl+3"},
    {Act::paceSlow, 3, QT_TRANSLATE_NOOP("ActionSet", "Pace: &slow"), "", "Ctrl+4"},

    {Act::zoomIn, 4, QT_TRANSLATE_NOOP("ActionSet", "Zoom &in"), "zoom-in", "Ctrl++; Ctrl+="},
    {Act::zoomOut, 4, QT_TRANSLATE_NOOP("ActionSet", "Zoom &out"), "zoom-out", "Ctrl+-"},
    {Act::fit, 4, QT_TRANSLATE_NOOP("ActionSet", "Show the &whole board"), "zoom-fit", "Ctrl+0"},
    {Act::rotateLeft, 4, QT_TRANSLATE_NOOP("ActionSet", "Turn the table &left"), "rotate-left", "Ctrl+Left", true},
    {Act::rotateRight, 4, QT_TRANSLATE_NOOP("ActionSet", "Turn the table &right"), "rotate-right", "Ctrl+Right"},
    {Act::notation, 4, QT_TRANSLATE_NOOP("ActionSet", "&Notation in the log"), "log", "Ctrl+Shift+N", true},

    {Act::help, 5, QT_TRANSLATE_NOOP("ActionSet", "&Quick reference"), "help", "F1"},
    {Act::rules, 5, QT_TRANSLATE_NOOP("ActionSet", "&Rules of this game"), "rules", "Shift+F1"},
    {Act::keys, 5, QT_TRANSLATE_NOOP("ActionSet", "&Keys"), "", "Ctrl+F1"},
    {Act::diagnosticLog, 5, QT_TRANSLATE_NOOP("ActionSet", "Show &diagnostic log"), "", "Ctrl+Shift+F1", true},
    {Act::copyReport, 5, QT_TRANSLATE_NOOP("ActionSet", "&Copy for a report"), "", "Ctrl+Shift+C"},
    {Act::about, 5, QT_TRANSLATE_NOOP("ActionSet", "&About Gnostica"), "", "", true},
}};

/// Neither changes the game nor tells anything of it. How fast computers play is a setting, too.
bool isApartFromTable(Act act) {
    switch (act) {
    case Act::settings:
    case Act::quit:
    case Act::paceNone:
    case Act::paceQuick:
    case Act::paceNormal:
    case Act::paceSlow:
    case Act::help:
    case Act::rules:
    case Act::keys:
    case Act::about: return true;
    default: return false;
    }
}

QString translated(const char* text) {
    return QCoreApplication::translate("ActionSet", text);
}

QString withoutMnemonic(QString text) {
    text.remove(u'&');
    text.remove(u'…');
    return text;
}

}  // namespace

ActionSet::ActionSet(QWidget* window) : QObject(window), table_(new QActionGroup(this)) {
    table_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (const Spec& spec : kSpecs) {
        auto* action = new QAction(this);
        action->setShortcuts(QKeySequence::listFromString(QString::fromUtf8(spec.keys)));
        actions_[static_cast<std::size_t>(spec.act)] = action;
        window->addAction(action);
        if (!isApartFromTable(spec.act)) {
            addToTable(action);
        }
    }
    at(Act::notation)->setCheckable(true);
    at(Act::pause)->setCheckable(true);
    at(Act::quit)->setMenuRole(QAction::QuitRole);
    at(Act::settings)->setMenuRole(QAction::PreferencesRole);
    at(Act::about)->setMenuRole(QAction::AboutRole);
}

void ActionSet::fillMenuBar(QMenuBar* bar) {
    for (QMenu*& menu : menus_) {
        menu = bar->addMenu(QString());
    }
    for (const Spec& spec : kSpecs) {
        if (spec.separated) {
            menus_[spec.menu]->addSeparator();
        }
        menus_[spec.menu]->addAction(at(spec.act));
        if (spec.act == Act::open) {
            recent_ = menus_[spec.menu]->addMenu(QString());
            addToTable(recent_->menuAction());
        }
    }
    retranslate();
}

void ActionSet::fillToolBar(QToolBar* bar) const {
    const std::vector<std::vector<Act>> groups{
        {Act::newGame, Act::open, Act::save},
        {Act::undo, Act::redo},
        {Act::hint},
        {Act::first, Act::previous, Act::next, Act::last, Act::branch},
        {Act::zoomOut, Act::fit, Act::zoomIn, Act::rotateLeft, Act::rotateRight}};
    for (const auto& group : groups) {
        if (!bar->actions().isEmpty()) {
            bar->addSeparator();
        }
        for (const Act act : group) {
            bar->addAction(at(act));
        }
    }
}

void ActionSet::setTableOpen(bool open) {
    table_->setEnabled(open);
}

void ActionSet::addToTable(QAction* action) const {
    table_->addAction(action);
}

void ActionSet::setTheme(const Theme& theme) {
    for (const Spec& spec : kSpecs) {
        if (*spec.icon != '\0') {
            at(spec.act)->setIcon(icon(QString::fromUtf8(spec.icon), theme));
        }
    }
    at(Act::pause)->setIcon(toggleIcon(QStringLiteral("pause"), QStringLiteral("next"), theme));
}

void ActionSet::retranslate() {
    for (const Spec& spec : kSpecs) {
        QAction* action = at(spec.act);
        const QString text = translated(spec.text);
        action->setText(text);
        describe(spec.act, {});
    }
    at(Act::confirm)->setIconText(tr("Confirm"));
    at(Act::takeBack)->setIconText(tr("Take back"));
    for (std::size_t i = 0; i < menus_.size() && menus_[i] != nullptr; ++i) {
        menus_[i]->setTitle(translated(kMenuTitles[i]));
    }
    if (recent_ != nullptr) {
        recent_->setTitle(tr("Open &recent"));
    }
}

void ActionSet::describe(Act act, const QString& text) const {
    const QString name = withoutMnemonic(at(act)->text());
    const QString keys = at(act)->shortcut().toString(QKeySequence::NativeText);
    const QString standard = keys.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, keys);
    at(act)->setToolTip(text.isEmpty() ? standard : text);
}

std::vector<ShortcutHelp> ActionSet::shortcuts() const {
    std::vector<ShortcutHelp> list;
    for (const Spec& spec : kSpecs) {
        const QString keys = QKeySequence::listToString(at(spec.act)->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty()) {
            list.push_back(
                {withoutMnemonic(translated(kMenuTitles[spec.menu])), withoutMnemonic(translated(spec.text)), keys});
        }
    }
    list.push_back({tr("Step"), tr("Facing: north, east, south, west, upright"), tr("N, E, S, W, U")});
    list.push_back({tr("Step"), tr("Number of spaces, points or cards"), tr("0 to 9")});
    list.push_back({tr("Board"), tr("Move the cursor"), tr("Arrow keys")});
    list.push_back({tr("Board"), tr("Next piece of the space"), tr("Tab")});
    list.push_back({tr("Board"), tr("Pick what the cursor is on"), tr("Space")});
    list.push_back({tr("Board"), tr("Ask why it cannot be picked"), tr("Shift+F10")});
    list.push_back({tr("Board"), tr("Show the card large"), tr("I")});
    list.push_back({tr("Review"), tr("Decision before and after, in the graph"), tr("Left, Right")});
    list.push_back({tr("Review"), tr("Decisions that cost much, in the graph"), tr("Page Up, Page Down")});
    return list;
}

}  // namespace gnostica::gui
