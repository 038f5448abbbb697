#include "app/gui/advice/adviser.h"

#include "app/gui/play/game_session.h"
#include "engine/bots/features.h"

namespace gnostica::gui {

using namespace engine;

void Adviser::attach(GameSession* session) {
    if (session_) {
        session_->disconnect(this);
    }
    session_ = session;
    if (session != nullptr) {
        connect(session, &GameSession::changed, this, &Adviser::follow);
    }
    cancel();
}

bool Adviser::canAnswer(Question question) const {
    const bool decides = session_ && !session_->legal().empty() && session_->viewer() == session_->decider();
    switch (question) {
    case Question::none: break;
    case Question::hint: return decides;
    case Question::announcement:
        return decides && bots::outlookOf(session_->rules(), session_->view().open()).announces &&
               session_->view().open().turn.mover == session_->viewer();
    }
    return false;
}

void Adviser::ask(Question question) {
    if (!canAnswer(question)) {
        return;
    }
    forget();
    question_ = question;
    asked_ = session_->view();
    progress_ = std::make_shared<bots::Progress>();
    if (question == Question::hint) {
        seekHint();
    } else {
        weighAnnouncement();
    }
    Q_EMIT changed();
}

void Adviser::seekHint() {
    worker_.start(
        [rules = session_->game().sharedRules(), view = *asked_, budget = budgets_.hint, seed = budgets_.seed,
         progress = progress_](const std::stop_token& stop) {
            return bots::analyse(*rules, view, budget, seed, stop, progress.get());
        },
        [this](bots::Analysis analysis) {
            analysis_ = std::move(analysis);
            answered();
        });
}

void Adviser::weighAnnouncement() {
    worker_.start(
        [rules = session_->game().sharedRules(), view = *asked_, budget = budgets_.announcement, seed = budgets_.seed,
         progress = progress_](const std::stop_token& stop) {
            return Verdict{.advice = bots::adviseAnnouncement(*rules, view, budget, seed, stop, progress.get()),
                           .refusal = bots::whyNoAnnouncement(*rules, view, seed)};
        },
        [this](const Verdict& verdict) {
            verdict_ = verdict;
            answered();
        });
}

void Adviser::answered() {
    progress_.reset();
    Q_EMIT changed();
}

void Adviser::cancel() {
    forget();
    Q_EMIT changed();
}

void Adviser::forget() {
    worker_.cancel();
    question_ = Question::none;
    asked_.reset();
    analysis_ = {};
    verdict_ = {};
    progress_.reset();
}

void Adviser::follow() {
    if (question_ != Question::none && !(canAnswer(question_) && session_->view() == *asked_)) {
        forget();
    }
    Q_EMIT changed();  // be it only that something may be asked now, or not any more
}

}  // namespace gnostica::gui
