// Playing what is asked for.
#pragma once

#include "app/gui/shared/play/pick_tool.h"
#include "app/turn/step_chooser.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// Lets only those picks through that lead to one of the steps that are wanted now, and emphasises nothing else.
/// Whoever strays is told so, with the rule where there is one.
class GuidedTool : public PickTool {
    Q_OBJECT

public:
    explicit GuidedTool(TurnController& turn, QObject* parent = nullptr);
    ~GuidedTool() override;

    /// Some of the legal steps of the decision at hand; none: nothing is let through.
    void expect(std::shared_ptr<const engine::Rules> rules, const engine::View& view, const engine::StepList& wanted);

    void dropCard(engine::Card card, engine::Space to) override;
    /// Does the pick lead to something that is wanted?
    bool allows(const Pick& pick) const override;
    bool allowsStep(const engine::Step& step) const override;

    /// The answer to something that is legal, but not asked for.
    static QString notAsked();

Q_SIGNALS:
    /// This is not what is asked for: what was picked instead. It has been answered.
    void strayed(const gnostica::gui::Pick& pick);
    /// A whole step that is not asked for; answered, too.
    void strayedTo(const gnostica::engine::Step& step);

protected:
    void refuse(const Pick& pick) override;
    void refuseStep(const engine::Step& step) override;

private:
    /// The wanted steps, narrowed by what has been picked.
    StepChooser narrowed() const;

    QPointer<TurnController> guarded_;  ///< which may go before this does
    StepChooser wanted_;
    std::vector<engine::Step> steps_;
};

}  // namespace gnostica::gui
