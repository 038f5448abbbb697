// Answers the questions of the player who is to decide, and explains the turns of computers.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/game/advice/advice_budgets.h"
#include "app/table/computer/explained_turn.h"
#include "engine/bots/analysis.h"
#include "engine/play/view.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace gnostica::table {
class SeenTable;
}  // namespace gnostica::table

namespace gnostica::gui {

enum class Question : std::uint8_t {
    none,
    hint,
    announcement,
    why  ///< about the last turn of a computer; everybody may ask
};

/// Thinks about one question at a time in the background, using only the view of the seat that asks. When that view
/// leaves the screen (a step, another seat, an earlier position), question and answer are forgotten; but if the advised
/// step is taken, the rest of its turn becomes the answer. The explanation of a computer's turn is kept as long as that
/// turn is in the game and no screen is handed over.
class Adviser : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void setBudgets(const AdviceBudgets& budgets) { budgets_ = budgets; }
    /// Sets the table; nullptr for none.
    void attach(table::SeenTable* table);

    /// True if a person decides and sees the own hand; for `why` if a computer has played.
    bool canAnswer(Question question) const;
    void ask(Question question);
    /// Explains the turn of a computer to which this moment belongs, if it is one.
    void explain(std::size_t moment);
    /// The answer is no longer wanted.
    void cancel();

    /// The last question, whether answered or not.
    Question question() const { return question_; }
    bool isThinking() const { return hint_.isRunning() || weighing_.isRunning() || explaining_.isRunning(); }
    /// Nullptr unless it is thinking.
    std::shared_ptr<const engine::bots::Progress> progress() const { return progress_; }
    /// The analysis of the decision; has no steps unless a hint was requested and found.
    const engine::bots::Analysis& analysis() const { return analysis_; }
    /// Nullopt until the question is answered, or if the turn cannot end with an announcement …
    const std::optional<engine::bots::AnnouncementAdvice>& announcement() const { return verdict_.advice; }
    /// … and then the rule that prevents it, if there is one.
    const std::optional<engine::Refusal>& refusal() const { return verdict_.refusal; }
    /// The turn that is explained; nullopt unless the question is `why` …
    const std::optional<table::ExplainedTurn>& explained() const { return explained_; }
    /// … and its reasons, once the question is answered.
    const std::vector<engine::bots::Reason>& reasons() const { return reasons_; }
    /// The game as seen by the player who asked. Valid only while there is a question other than `why`.
    const engine::View& asked() const { return *asked_; }

Q_SIGNALS:
    /// The question or the answer has changed.
    void changed();
    /// The first step of the advised turn has been taken, and the next step is now the answer; changed() follows.
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
    void explainTurn(std::optional<table::ExplainedTurn> turn);

    QPointer<table::SeenTable> table_;
    AdviceBudgets budgets_;
    Question question_ = Question::none;
    std::optional<engine::View> asked_;
    engine::bots::Analysis analysis_;
    Verdict verdict_;
    std::optional<table::ExplainedTurn> explained_;
    std::vector<engine::bots::Reason> reasons_;
    std::shared_ptr<engine::bots::Progress> progress_;
    async::Job<async::NoProgress, engine::bots::Analysis> hint_;
    async::Job<async::NoProgress, Verdict> weighing_;
    async::Job<async::NoProgress, std::vector<engine::bots::Reason>> explaining_;
};

}  // namespace gnostica::gui
