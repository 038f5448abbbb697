// What a draft means, found out aside.
#pragma once

#include "app/async/job.h"
#include "app/rulesets/rules_shelf.h"
#include "app/gui/windows/workshop/draft.h"
#include "engine/documents/inspection.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

/// Inspects the draft after every change; the latest text wins. Panes show what was found last, which is never of a
/// text that cannot be read: problems() tells what that is about.
class DraftCheck : public QObject {
    Q_OBJECT

public:
    /// Both must stay.
    DraftCheck(Draft& draft, const RulesShelf& shelf, QObject* parent = nullptr);

    /// Of the last text that could be read.
    const engine::Inspection& found() const { return *found_; }
    /// Of the text as it is.
    const engine::Diagnostics& problems() const { return problems_; }
    /// Has the text of now been looked at?
    bool isCurrent() const { return !job_.isRunning(); }

Q_SIGNALS:
    /// Everything that was found may be another.
    void inspected();

private:
    void begin();

    Draft& draft_;
    const RulesShelf& shelf_;
    std::shared_ptr<const engine::Registry> registry_;  ///< the shelf's, which stays; copying it for each key is slow
    std::shared_ptr<const engine::Inspection> found_ = std::make_shared<engine::Inspection>();
    engine::Diagnostics problems_;
    Job<NoProgress, std::shared_ptr<const engine::Inspection>> job_;
};

}  // namespace gnostica::gui
