// Tool for steps that a lesson asks for.
#pragma once

#include "app/gui/shared/play/pick_tool.h"
#include "app/turn/step_chooser.h"

#include <QPointer>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// Allows only picks that lead to one of the wanted steps, and emphasises nothing else. Other picks are answered, with
/// the rule if there is one.
class GuidedTool : public PickTool {
    Q_OBJECT

public:
    explicit GuidedTool(turn::TurnController& turn, QObject* parent = nullptr);
    ~GuidedTool() override;

    /// `wanted`: some of the legal steps of the current decision; none: no pick is allowed.
    void expect(std::shared_ptr<const engine::Rules> rules, const engine::View& view, const engine::StepList& wanted);

    void dropCard(engine::Card card, engine::Space to) override;
    /// Does the pick lead to a wanted step?
    bool allows(const turn::Pick& pick) const override;
    bool allowsStep(const engine::Step& step) const override;

    /// The answer to a legal step that is not asked for.
    static QString notAsked();

Q_SIGNALS:
    /// A pick that the lesson does not ask for. It has been answered.
    void strayed(const gnostica::turn::Pick& pick);
    /// A complete step that the lesson does not ask for. It has been answered.
    void strayedTo(const gnostica::engine::Step& step);

protected:
    void refuse(const turn::Pick& pick) override;
    void refuseStep(const engine::Step& step) override;

private:
    /// The wanted steps, narrowed by what has been picked.
    turn::StepChooser narrowed() const;

    QPointer<turn::TurnController> guarded_;  ///< can be destroyed before this
    turn::StepChooser wanted_;
    std::vector<engine::Step> steps_;
};

}  // namespace gnostica::gui
