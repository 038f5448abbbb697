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
      panel_(new RecapPanel(&area)),
      headlines_(new HeadlineDesk(area)),
      steps_(new QTimer(this)) {
    steps_->setInterval(kBetweenSteps);
    connect(steps_, &QTimer::timeout, this, &RecapDesk::goOn);
    connect(headlines_, &HeadlineDesk::chimed, this, &RecapDesk::chimed);
    connect(panel_, &RecapPanel::pointedAt, area.board(), &BoardScene::lightUp);
    connect(panel_, &RecapPanel::replayWanted, this, &RecapDesk::replay);
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

/// While the user looks back, the board shows no marks; the list is kept.
void RecapDesk::sync() {
    if (!table_ || speaker_ == nullptr) {
        return;
    }
    if (table_->coveredFor()) {
        recap_ = {};
        panel_->clear();
    } else if (table_->isLive()) {
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
    const bool isSeen = table_ && table_->isLive() && !table_->coveredFor();
    area_.board()->setTraces(!isSeen ? std::vector<BoardTrace>() : advice_.empty() ? recap_.traces : advice_);
}

void RecapDesk::tell() {
    const auto told = table_->told().first(static_cast<std::size_t>(table_->length()));
    recap_ = table_->isOver() ? Recap() : recapOf(told, table_->spokenTo());
    panel_->present(recap_, told, *speaker_);
}

void RecapDesk::replay() {
    if (!table_ || recap_.items.empty() || table_->coveredFor()) {
        return;
    }
    toCome_.clear();
    for (const RecapItem& item : recap_.items) {
        toCome_.push_back(static_cast<int>(item.moment) + 1);
    }
    table_->showPosition(static_cast<int>(recap_.items.front().moment));
    steps_->start();
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
