#include "app/gui/windows/game/advice/adviser.h"

#include "app/table/seen_table.h"
#include "engine/bots/features.h"

namespace gnostica::gui {

using namespace engine;

void Adviser::attach(table::SeenTable* table) {
    if (table_) {
        table_->disconnect(this);
    }
    table_ = table;
    if (table != nullptr) {
        connect(table, &table::SeenTable::changed, this, &Adviser::follow);
    }
    cancel();
}

bool Adviser::canAnswer(Question question) const {
    const bool decides = table_ && !table_->legal().empty() && table_->viewer() == table_->decider();
    switch (question) {
    case Question::none: break;
    case Question::hint: return decides;
    case Question::why: return table_ && table_->lastComputerTurn();
    case Question::announcement:
        return decides && bots::endConditionsOf(table_->rules(), table_->view().open()).announces &&
               table_->view().open().turn.mover == table_->viewer();
    }
    return false;
}

void Adviser::ask(Question question) {
    if (!canAnswer(question)) {
        return;
    }
    if (question == Question::why) {
        explainTurn(table_->lastComputerTurn());
        return;
    }
    forget();
    question_ = question;
    asked_ = table_->view();
    progress_ = std::make_shared<bots::Progress>();
    if (question == Question::hint) {
        seekHint();
    } else {
        weighAnnouncement();
    }
    Q_EMIT changed();
}

void Adviser::seekHint() {
    hint_.whenItFails([this] { giveUp(); });
    hint_.start(
        [rules = table_->sharedRules(), view = *asked_, budget = budgets_.hint, seed = budgets_.seed,
         progress = progress_](const std::stop_token& stop) {
            return bots::analyse(*rules, view, budget, seed, stop, progress.get());
        },
        [this](bots::Analysis analysis) {
            analysis_ = std::move(analysis);
            answered();
        });
}

void Adviser::weighAnnouncement() {
    weighing_.whenItFails([this] { giveUp(); });
    weighing_.start(
        [rules = table_->sharedRules(), view = *asked_, budget = budgets_.announcement, seed = budgets_.seed,
         progress = progress_](const std::stop_token& stop) {
            return Verdict{.advice = bots::adviseAnnouncement(*rules, view, budget, seed, stop, progress.get()),
                           .refusal = bots::whyNoAnnouncement(*rules, view, seed)};
        },
        [this](const Verdict& verdict) {
            verdict_ = verdict;
            answered();
        });
}

void Adviser::explain(std::size_t moment) {
    if (auto turn = table_ ? table_->computerTurn(moment) : std::nullopt) {
        explainTurn(std::move(turn));
    }
}

void Adviser::explainTurn(std::optional<table::ExplainedTurn> turn) {
    forget();
    question_ = Question::why;
    explained_ = std::move(turn);
    progress_ = std::make_shared<bots::Progress>();
    explaining_.whenItFails([this] { giveUp(); });
    explaining_.start(
        [turn = *explained_, seed = budgets_.seed](const std::stop_token& stop) { return turn.reasons(seed, stop); },
        [this](std::vector<bots::Reason> reasons) {
            reasons_ = std::move(reasons);
            answered();
        });
    Q_EMIT changed();
}

void Adviser::giveUp() {
    forget();
    Q_EMIT changed();
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
    hint_.cancel();
    weighing_.cancel();
    explaining_.cancel();
    question_ = Question::none;
    asked_.reset();
    analysis_ = {};
    verdict_ = {};
    explained_.reset();
    reasons_.clear();
    progress_.reset();
}

/// True if the advised step has been taken and the turn continues as planned.
bool Adviser::goOn() {
    auto& turn = analysis_.turn;
    if (turn.size() < 2 || !canAnswer(Question::hint) || table_->view() != turn[1].view) {
        return false;
    }
    turn.erase(turn.begin());
    asked_ = turn.front().view;
    bots::Alternative next = analysis_.ranked.front();
    next.step = turn.front().step;
    analysis_.ranked = {next};
    analysis_.compared = 1;
    return true;
}

void Adviser::follow() {
    if (table_ && table_->isHeld() && !analysis_.turn.empty()) {
        Q_EMIT changed();  // whether the turn continues as advised is known once the step is on disk
        return;
    }
    if (goOn()) {
        Q_EMIT wentOn();
        Q_EMIT changed();
        return;
    }
    const bool stays = explained_ ? table_ && table_->computerTurn(explained_->first()) == explained_
                                  : canAnswer(question_) && table_->view() == *asked_;
    if (question_ != Question::none && !stays) {
        forget();
    }
    Q_EMIT changed();  // the questions that are allowed may have changed
}

}  // namespace gnostica::gui
