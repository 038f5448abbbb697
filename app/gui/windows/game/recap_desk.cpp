#include "app/gui/windows/game/recap_desk.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/windows/game/announce/headline_desk.h"
#include "app/gui/windows/game/announce/headline_ribbon.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/gui/windows/game/recap/recap_panel.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Delay between two replayed steps.
constexpr std::chrono::milliseconds kBetweenSteps{1100};

}  // namespace

RecapDesk::RecapDesk(PlayArea& area)
    : QObject(&area),
      area_(area),
      panel_(new RecapPanel(area.board()->cardArt(), &area)),
      headlines_(new HeadlineDesk(area)),
      steps_(new QTimer(this)) {
    steps_->setInterval(kBetweenSteps);
    connect(steps_, &QTimer::timeout, this, &RecapDesk::goOn);
    connect(headlines_, &HeadlineDesk::chimed, this, &RecapDesk::chimed);
    connect(panel_, &RecapPanel::pointedAt, area.board(), &BoardScene::lightUp);
    connect(panel_, &RecapPanel::replayWanted, this, &RecapDesk::replay);
    connect(panel_, &RecapPanel::whyWanted, this, &RecapDesk::whyWanted);
    whenLanguageChanges(&area, this, [this] { sync(); });
}

HeadlineRibbon& RecapDesk::headline() const {
    return headlines_->ribbon();
}

DueSheet& RecapDesk::due() const {
    return headlines_->due();
}

void RecapDesk::setMotion(int animationMs) {
    headline().setMotion(animationMs);
}

void RecapDesk::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    steps_->stop();
    toCome_.clear();
    table_ = table;
    speaker_ = speaker;
    recap_ = {};
    panel_->clear();
    headlines_->attach(table, speaker);
    area_.board()->setTraces({});
    area_.board()->lightUp({});
}

bool RecapDesk::isReplaying() const {
    return steps_->isActive();
}

/// While the steps are replayed, the list is kept, and the board shows the marks up to the position shown.
void RecapDesk::sync() {
    if (!table_ || speaker_ == nullptr) {
        return;
    }
    if (table_->coveredFor()) {
        recap_ = {};
        panel_->clear();
    } else if (!isReplaying() || table_->isLive()) {
        tell();
    }
    trace();
    headlines_->sync();
}

void RecapDesk::showAdvice(const std::vector<BoardTrace>& traces) {
    if (traces != advice_) {
        advice_ = traces;
        trace();
    }
}

void RecapDesk::trace() {
    if (!table_ || table_->coveredFor()) {
        area_.board()->setTraces({});
    } else if (table_->isLive() && !advice_.empty()) {
        area_.board()->setTraces(advice_);
    } else {
        area_.board()->setTraces(isReplaying() ? recapOfShown().traces : recap_.traces);
    }
}

/// Of the position that is shown; empty when the game is over, but not when the user looks back at it.
Recap RecapDesk::recapOfShown() const {
    if (table_->isLive() && table_->isOver()) {
        return {};
    }
    return recapOf(table_->told().first(static_cast<std::size_t>(table_->position())), table_->spokenTo());
}

void RecapDesk::tell() {
    recap_ = recapOfShown();
    panel_->setExplainable(table_->seating().computers());
    panel_->present(recap_, table_->told(), *speaker_);
}

void RecapDesk::replay() {
    if (!table_ || recap_.items.empty() || table_->coveredFor()) {
        return;
    }
    toCome_.clear();
    const std::span<const ToldMoment> told = table_->told();
    for (const RecapItem& item : recap_.items) {
        for (const std::size_t moment : item.moments) {
            if (told[moment].who() == Seat::chance) {
                toCome_.pop_back();  // shown with the step before it
            }
            toCome_.push_back(static_cast<int>(moment) + 1);
        }
    }
    const auto first = static_cast<int>(recap_.items.front().moments.front());
    steps_->start();
    table_->showPosition(first);
}

void RecapDesk::goOn() {
    if (!table_ || toCome_.empty() || table_->isLive()) {  // the user has returned to the game
        steps_->stop();
        if (table_ && !table_->isLive()) {
            table_->showLast();
        }
        return;
    }
    const int next = toCome_.front();
    toCome_.erase(toCome_.begin());
    table_->showPosition(next);
}

}  // namespace gnostica::gui
