#include "app/gui/program/desks/first_game.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/spread/sheet.h"
#include "app/gui/windows/game/spread/table_sheets.h"
#include "app/gui/windows/learn/guide_pane.h"
#include "app/gui/windows/learn/learn_shelf.h"
#include "app/table/game_desk.h"
#include "app/wording/play/lesson_wording.h"
#include "engine/documents/document.h"

#include <QWidget>

namespace gnostica::gui {

namespace {

GuidePane::About aboutOf(engine::Occasion occasion) {
    if (occasion == engine::Occasion::game) {
        return GuidePane::About::game;
    }
    return occasion <= engine::Occasion::ending ? GuidePane::About::decision : GuidePane::About::event;
}

}  // namespace

FirstGame::FirstGame(const rulesets::RulesShelf& shelf, SettingsStore& settings, table::GameDesk& desk,
                     DeskDialogs& dialogs, QWidget& table, TableSheets& sheets)
    : shelf_(shelf),
      settings_(settings),
      dialogs_(dialogs),
      place_(table),
      sheets_(sheets) {
    connect(&desk, &table::GameDesk::sessionChanged, this, &FirstGame::attach);
}

void FirstGame::begin() {
    settings_.change([](Settings& settings) {
        settings.learning.isGuided = true;
        settings.learning.explained.clear();
    });
    const auto guide = readFirstGuide(shelf_.folders(), shelf_.library(), shelf_.registry());
    dialogs_.quickGame(engine::bots::Level::greedy, guide ? choiceOf(*guide) : engine::RulesetChoice());
}

/// Guides only a game with exactly one person: other players can ask each other.
void FirstGame::attach(table::GameSession* session) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = &session->table();
    talk_.reset();
    const LearningMemory& memory = settings_.now().learning;
    if (memory.isGuided && table_->seating().onlyPerson() && !table_->isOver()) {
        guide_ = readFirstGuide(shelf_.folders(), shelf_.library(), shelf_.registry());
        if (guide_) {
            talk_.emplace(guide_, memory.explained);
            makeSheet();
            connect(table_, &table::SeenTable::happened, this, [this](const engine::EventList& events) {
                talk_->happened(events);
                say();
            });
            // Queued, because a decision is offered before the events that led to it are reported.
            connect(table_, &table::SeenTable::offered, this, &FirstGame::look, Qt::QueuedConnection);
        }
    }
    if (sheet_ != nullptr && !isGuiding()) {
        sheets_.fold(*sheet_);
    }
    if (isGuiding()) {
        sheets_.unfold(*sheet_);
        look();
    }
}

void FirstGame::look() {
    if (!isGuiding() || !table_) {
        return;  // guiding was stopped meanwhile
    }
    if (!table_->legal().empty()) {
        if (const auto occasion = engine::occasionOf(table_->rules(), table_->view())) {
            talk_->toDecide(*occasion);
        }
    }
    if (table_->isOver() && settings_.now().learning.isGuided) {
        settings_.change([](Settings& settings) { settings.learning.isGuided = false; });
    }
    say();
}

void FirstGame::readOn() {
    talk_->goOn();
    settings_.change([this](Settings& settings) { settings.learning.explained = talk_->explained(); });
    say();
    if (talk_->isRead()) {  // a user who read with the keyboard continues to play with it
        place_.setFocus(Qt::OtherFocusReason);
    }
}

void FirstGame::stop() {
    if (table_) {
        table_->disconnect(this);
    }
    talk_.reset();
    sheets_.fold(*sheet_);
    settings_.change([](Settings& settings) { settings.learning.isGuided = false; });
    place_.setFocus(Qt::OtherFocusReason);
}

void FirstGame::say() {
    const engine::GuideMoment* moment = talk_->current();
    pane_->present(moment != nullptr ? wording::lessonText(moment->text, table_->spokenTo()) : QString(),
                   moment != nullptr ? aboutOf(moment->at) : GuidePane::About::game, talk_->isRead(),
                   talk_->waiting() > 0);
    if (!talk_->isRead()) {
        sheets_.unfold(*sheet_);
    }
}

/// Only when it is needed.
void FirstGame::makeSheet() {
    if (sheet_ != nullptr) {
        return;
    }
    pane_ = new GuidePane;
    sheet_ = sheets_.add(pane_, QStringLiteral("guideDock"), TableSheets::Tongues::whileShown);
    connect(pane_, &GuidePane::readOn, this, &FirstGame::readOn);
    connect(pane_, &GuidePane::stopped, this, &FirstGame::stop);
    followLanguage(sheet_, this, [this] { retranslate(); });
}

void FirstGame::retranslate() {
    sheet_->setWindowTitle(tr("Guide", "panel: what guides through the first game"));
    if (isGuiding()) {
        say();
    }
}

}  // namespace gnostica::gui
