// Answers the questions of the person who is to decide.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/game/advice/advice_budgets.h"
#include "engine/bots/analysis.h"
#include "engine/play/view.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace gnostica::gui {

class TableView;

enum class Question : std::uint8_t { none, hint, announcement };

/// Thinks aside about one question at a time, with nothing but the view of the seat that asks. As soon as that view is
/// not on the screen any more (a step, another seat, an earlier moment) question and answer are forgotten; but if the
/// step is taken that a hint advised, what is left of its turn is the answer from then on.
class Adviser : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setBudgets(const AdviceBudgets& budgets) { budgets_ = budgets; }
    /// The table that is played at from now on; nullptr for none.
    void attach(TableView* table);

    /// Whether it may be asked now: a person decides, and sees the own hand.
    bool canAnswer(Question question) const;
    void ask(Question question);
    /// Nobody wants to know any more.
    void cancel();

    /// What was asked last, whether it has been answered or not.
    Question question() const { return question_; }
    bool isThinking() const { return hint_.isRunning() || weighing_.isRunning(); }
    /// Nullptr unless it thinks.
    std::shared_ptr<const engine::bots::Progress> progress() const { return progress_; }
    /// What is known of the decision; without steps unless a hint was asked for and found.
    const engine::bots::Analysis& analysis() const { return analysis_; }
    /// Nothing unless the question was answered; and if the turn cannot end with an announcement …
    const std::optional<engine::bots::AnnouncementAdvice>& announcement() const { return verdict_.advice; }
    /// … why not, as far as a rule says it.
    const std::optional<engine::Refusal>& refusal() const { return verdict_.refusal; }
    /// The game as the person saw it who asked; only while there is a question.
    const engine::View& asked() const { return *asked_; }

Q_SIGNALS:
    /// Question or answer.
    void changed();
    /// The first step of the turn that was advised has been taken, and the next one is the answer now; changed()
    /// follows.
    void wentOn();

private:
    struct Verdict {
        std::optional<engine::bots::AnnouncementAdvice> advice;
        std::optional<engine::Refusal> refusal;
    };

    void follow();
    bool goOn();
    void forget();
    void answered();
    void giveUp();
    void seekHint();
    void weighAnnouncement();

    QPointer<TableView> table_;
    AdviceBudgets budgets_;
    Question question_ = Question::none;
    std::optional<engine::View> asked_;
    engine::bots::Analysis analysis_;
    Verdict verdict_;
    std::shared_ptr<engine::bots::Progress> progress_;
    Job<NoProgress, engine::bots::Analysis> hint_;
    Job<NoProgress, Verdict> weighing_;
};

}  // namespace gnostica::gui
