// Playing what is asked for.
#pragma once

#include "app/gui/shared/play/pick_tool.h"
#include "app/turn/step_chooser.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace gnostica::gui {

class TurnController;

/// Lets only those picks through to another tool that lead to one of the steps that are wanted now, and emphasises
/// nothing else. Whoever strays is told so, with the rule where there is one.
class GuidedTool : public PickTool {
    Q_OBJECT

public:
    /// Both must outlive it; `inner` feeds `turn`.
    GuidedTool(PickTool& inner, TurnController& turn, QObject* parent = nullptr);
    ~GuidedTool() override;

    /// Some of the legal steps of the decision at hand; none: nothing is let through.
    void expect(std::shared_ptr<const engine::Rules> rules, const engine::View& view, const engine::StepList& wanted);

    BoardMarks marks() const override;
    void presented() override { inner_.presented(); }
    void pick(const BoardTarget& target) override;
    void pickAgain(const BoardTarget& target) override;
    void ask(const BoardTarget& target) override;
    void lift(engine::PieceId piece) override;
    void drop(engine::PieceId piece, engine::Space to) override;
    void point(engine::PieceId piece, engine::Facing facing) override;
    void hover(std::optional<engine::Space> space) override;

    void take(const Pick& pick) override;
    void takeAgain(const Pick& pick) override;
    void liftCard(engine::Card card) override;
    void dropCard(engine::Card card, engine::Space to) override;
    bool allows(const Pick& pick) const override { return leadsOn(pick); }
    bool isSelective() const override { return true; }
    void explain(const Pick& pick) override;
    void choose(const engine::Step& step) override;

    /// What is said of something that is legal, but not asked for.
    static QString notAsked();
    /// Does the pick lead to something that is wanted?
    bool leadsOn(const Pick& pick) const;

Q_SIGNALS:
    /// This is not what is asked for: what was picked instead. It has been answered.
    void strayed(const gnostica::gui::Pick& pick);
    /// A whole step that is not asked for; answered, too.
    void strayedTo(const gnostica::engine::Step& step);

private:
    /// The wanted steps, narrowed by what has been picked.
    StepChooser narrowed() const;
    bool leadsOn(const BoardTarget& target) const;
    void refuse(const Pick& pick);

    PickTool& inner_;
    TurnController& turn_;
    QPointer<TurnController> guarded_;  ///< which may go before this does
    StepChooser wanted_;
    std::vector<engine::Step> steps_;
};

}  // namespace gnostica::gui
