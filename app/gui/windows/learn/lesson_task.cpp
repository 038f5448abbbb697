#include "app/gui/windows/learn/lesson_task.h"

#include "app/language/fill.h"
#include "app/language/numbers.h"
#include "app/wording/play/lesson_wording.h"
#include "engine/lessons/guide.h"
#include "engine/notation/step_text.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

LessonTask::LessonTask(std::shared_ptr<const Lesson> lesson, QObject* parent) : Task(parent), run_(std::move(lesson)) {
    beginStage();
}

QString LessonTask::name() const {
    return QString::fromStdString(run_.lesson().id);
}

QString LessonTask::title() const {
    return spoken(run_.lesson().title);
}

QString LessonTask::spoken(const LessonText& text) const {
    return text.empty() ? QString() : wording::lessonText(text, learner());
}

// ---- Texts ----------------------------------------------------------------------------------------------------------

TaskWords LessonTask::words(const wording::Speaker& speaker) const {
    TaskWords words;
    words.title = title();
    //: %1: number of a part of the lesson, %2: how many there are
    const QString step = tr("Step %1 of %2");
    words.place =
        isThrough()
            ? tr("Lesson done")
            : language::fill(step, {language::number(static_cast<int>(run_.stage()) + 1), language::number(parts())});
    words.told = told(speaker);
    words.text = spoken(run_.current().text);
    if (hintShown_) {
        words.hints = {spoken(run_.current().hint)};
    }
    if (isAsking() && !run_.awaitsStep()) {
        words.answer = praise();
        words.mood = Mood::good;
    }
    return words;
}

QString LessonTask::praise() const {
    const QString own = spoken(run_.current().success);
    if (!own.isEmpty()) {
        return own;
    }
    return wasShown_ ? tr("That is how it is done.") : tr("Well done!");
}

/// The steps of others that make a difference.
QStringList LessonTask::told(const wording::Speaker& speaker) const {
    QStringList told;
    if (run_.wasPutRight()) {
        told += tr("The board has been set up for the next part of the lesson.");
    }
    const auto history = run_.game().history();
    for (int i = toldFrom_; i < std::min(stageBegan_, moments()); ++i) {
        const Moment& moment = history[static_cast<std::size_t>(i)];
        const bool matters =
            std::ranges::any_of(moment.events, [](const Event& event) { return occasionOf(event).has_value(); });
        if (matters && moment.who != learner()) {
            told += speaker.moment(engine::told(run_.game().rules(), moment, learner()));
        }
    }
    return told;
}

/// Empty when the stage is done: the board shows the result.
TaskSights LessonTask::sights() const {
    if (isAsking() && !run_.awaitsStep()) {
        return {};
    }
    const LessonShow& show = run_.current().show;
    TaskSights sights;
    sights.spaces = show.spaces;
    sights.pieces = run_.shownPieces();
    for (const Card card : show.cards) {
        sights.cards.insert(card);
    }
    sights.areas = show.areas;
    return sights;
}

/// What it points at shows it.
bool LessonTask::usesCards() const {
    return std::ranges::any_of(run_.lesson().stages, [](const LessonStage& stage) {
        return std::ranges::any_of(stage.show.areas, [](LessonArea area) {
            return area == LessonArea::hand || area == LessonArea::draw || area == LessonArea::discard ||
                   area == LessonArea::ending;
        });
    });
}

// ---- Steps ----------------------------------------------------------------------------------------------------------

bool LessonTask::isWanted(const Step& step) const {
    const auto& allow = run_.current().allow;
    const std::string text = toText(run_.game().rules(), run_.game().state(), step);
    return allow.empty() ||
           std::ranges::any_of(allow, [&](const std::string& pattern) { return fitsPattern(text, pattern); });
}

QString LessonTask::foreseen(const std::vector<Step>& steps) const {
    for (const Step& step : steps) {
        const std::string text = toText(run_.game().rules(), run_.game().state(), step);
        for (const LessonTry& known : run_.current().tries) {
            if (fitsPattern(text, known.step) && !known.says.empty()) {
                return spoken(known.says);
            }
        }
    }
    return {};
}

void LessonTask::take(const Step& step) {
    if (!run_.awaitsStep()) {
        return;
    }
    const int from = moments();
    const LessonAnswer answer = run_.tryStep(step);
    const QString besides = answer.foreseen != nullptr ? spoken(answer.foreseen->says) : QString();
    if (answer.refusal) {
        Q_EMIT refused(*answer.refusal, besides);
    } else if (!answer.isPlayed()) {
        Q_EMIT answered(besides.isEmpty() ? tr("That is possible, but it does not lead to the goal.") : besides);
    } else {
        Q_EMIT moved(from);
        checkLearnt();
    }
}

// ---- Navigation -----------------------------------------------------------------------------------------------------

bool LessonTask::isThrough() const {
    return run_.stage() + 1 == run_.lesson().stages.size() && !run_.awaitsStep();
}

bool LessonTask::offers(Act act) const {
    switch (act) {
    case Act::hint: return isAsking() && !run_.current().hint.empty();
    case Act::showMe: return isAsking();
    case Act::stageBack: return parts() > 1;
    case Act::stageOn: return true;
    default: return false;
    }
}

bool LessonTask::can(Act act) const {
    switch (act) {
    case Act::hint: return offers(act) && run_.awaitsStep() && !hintShown_;
    case Act::showMe: return run_.awaitsStep();
    case Act::stageBack: return run_.canGoBack();
    case Act::stageOn: return !run_.awaitsStep() && !isThrough();
    default: return false;
    }
}

void LessonTask::act(Act act) {
    if (!can(act)) {
        return;
    }
    switch (act) {
    case Act::hint:
        hintShown_ = true;
        Q_EMIT said();
        break;
    case Act::showMe: solve(); break;
    case Act::stageBack: goBack(); break;
    case Act::stageOn: goOn(); break;
    default: break;
    }
}

void LessonTask::goOn() {
    const int before = moments();
    const int began = stageBegan_;
    run_.goOn();
    const int from = run_.wasPutRight() ? began : before;
    toldFrom_ = before;
    beginStage();
    Q_EMIT moved(from);
    checkLearnt();
}

void LessonTask::goBack() {
    run_.goBack();
    beginStage();
    toldFrom_ = stageBegan_;
    Q_EMIT moved(moments());
}

void LessonTask::solve() {
    run_.solve();
    wasShown_ = true;
    Q_EMIT moved(stageBegan_);
    checkLearnt();
}

void LessonTask::beginStage() {
    stageBegan_ = moments();
    hintShown_ = false;
    wasShown_ = false;
    checkLearnt();
}

void LessonTask::checkLearnt() {
    if (isThrough() && !std::exchange(isLearnt_, true)) {
        Q_EMIT learnt();
    }
}

}  // namespace gnostica::gui
