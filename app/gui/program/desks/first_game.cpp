#include "app/gui/program/desks/first_game.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/shared/learn/learn_shelf.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/learn/guide_light.h"
#include "app/gui/windows/learn/guide_pane.h"
#include "app/gui/windows/learn/guide_spot.h"
#include "app/table/game_desk.h"
#include "app/wording/play/lesson_wording.h"
#include "engine/documents/document.h"

#include <QWidget>

#include <utility>

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
                     DeskDialogs& dialogs, const GuideTargets::Parts& table)
    : shelf_(shelf),
      settings_(settings),
      dialogs_(dialogs),
      targets_(table) {
    connect(&desk, &table::GameDesk::sessionChanged, this, &FirstGame::attach);
    connect(&targets_, &GuideTargets::moved, this, [this] {
        if (spot_ != nullptr && !std::exchange(isPlacing_, true)) {
            QMetaObject::invokeMethod(this, &FirstGame::place, Qt::QueuedConnection);
        }
    });
    connect(&targets_, &GuideTargets::chosen, this, [this] {
        if (spot_ != nullptr) {
            spot_->makeLight();
        }
    });
    connect(&targets_, &GuideTargets::tried, this, [this] {
        if (isGuiding() && spot_ != nullptr && spot_->isShown()) {
            talk_->tried();
            sayMeanwhile();
        }
    });
}

GuidePane* FirstGame::pane() const {
    return spot_ != nullptr ? &spot_->pane() : nullptr;
}

void FirstGame::begin() {
    settings_.change([](Settings& settings) {
        settings.learning.isGuided = true;
        settings.learning.explained.clear();
    });
    const auto guide = readFirstGuide(shelf_.folders(), shelf_.library(), shelf_.registry());
    dialogs_.quickGame(engine::bots::Level::beginner, 1, guide ? choiceOf(*guide) : engine::RulesetChoice());
}

/// Guides only a game with exactly one person: other players can ask each other.
void FirstGame::attach(table::GameSession* session) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = &session->table();
    talk_.reset();
    page_ = nullptr;
    endWasSeen_ = false;
    const LearningMemory& memory = settings_.now().learning;
    if (memory.isGuided && table_->seating().onlyPerson() && !table_->isOver()) {
        guide_ = readFirstGuide(shelf_.folders(), shelf_.library(), shelf_.registry());
        if (guide_) {
            talk_.emplace(guide_, memory.explained);
            makeSpot();
            connect(table_, &table::SeenTable::happened, this, [this](const engine::EventList& events) {
                talk_->happened(events);
                sayMeanwhile();
            });
            // Queued, because a decision is offered before the events that led to it are reported.
            connect(table_, &table::SeenTable::offered, this, &FirstGame::look, Qt::QueuedConnection);
            connect(table_, &table::SeenTable::changed, &targets_, &GuideTargets::moved);
        }
    }
    if (isGuiding()) {
        look();
    } else {
        hideSpot();
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
    sayMeanwhile();
}

void FirstGame::readOn() {
    talk_->goOn();
    settings_.change([this](Settings& settings) { settings.learning.explained = talk_->explained(); });
    if (talk_->isRead()) {  // a user who read with the keyboard continues to play with it
        returnKeys();
    }
    say();
}

void FirstGame::stop() {
    if (table_) {
        table_->disconnect(this);
    }
    talk_.reset();
    returnKeys();
    hideSpot();
    settings_.change([](Settings& settings) { settings.learning.isGuided = false; });
}

void FirstGame::returnKeys() {
    targets_.table().setFocus(Qt::OtherFocusReason);
}

void FirstGame::say() {
    if (const engine::GuidePage* page = talk_->current()) {
        const auto words = [this](const engine::LessonText& text) {
            return text.empty() ? QString() : wording::lessonText(text, table_->spokenTo());
        };
        pane()->present({words(page->title), words(page->text), words(page->attempt), aboutOf(*talk_->occasion()),
                         talk_->readBefore(), talk_->waiting()});
    }
    place();
}

/// A page that the reader has not asked for does not darken the table of a player who is choosing.
void FirstGame::sayMeanwhile() {
    say();
    if (targets_.isChoosing() && spot_ != nullptr) {
        spot_->makeLight();
    }
}

void FirstGame::hideSpot() {
    if (spot_ != nullptr) {
        spot_->hide();
    }
    targets_.keepClear({});
}

/// The result of the game, which is shown a moment after its end, explains itself.
void FirstGame::place() {
    isPlacing_ = false;
    if (spot_ == nullptr || !isGuiding() || !table_) {
        return;
    }
    const engine::GuidePage* page = talk_->current();
    endWasSeen_ = endWasSeen_ || targets_.isEndShown();
    if (page == nullptr || targets_.isCovered() || (table_->isOver() && !endWasSeen_)) {
        hideSpot();
        page_ = nullptr;
        return;
    }
    const bool isNews = page != std::exchange(page_, page);
    const engine::View view = table_->toldView();
    spot_->pointAt(targets_.sceneryFor(page->point, view, talk_->place()), isNews);
    targets_.keepClear(pane()->geometry());
}

/// Only when it is needed.
void FirstGame::makeSpot() {
    if (spot_ != nullptr) {
        return;
    }
    spot_ = new GuideSpot(targets_.table());
    connect(&spot_->pane(), &GuidePane::readOn, this, &FirstGame::readOn);
    connect(&spot_->pane(), &GuidePane::stopped, this, &FirstGame::stop);
    connect(spot_, &GuideSpot::raised, &targets_.table(), &TableWidget::raiseMessages);
    followSettings(
        settings_, spot_.data(), [this](const Settings& now) { spot_->light().setMotion(now.animationMs); },
        &Settings::animationMs);
    followLanguage(&spot_->pane(), this, [this] {
        if (isGuiding()) {
            say();
        }
    });
}

}  // namespace gnostica::gui
