// Inspects a draft in the background.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/workshop/draft.h"
#include "app/rulesets/rules_shelf.h"
#include "engine/documents/inspection.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

/// Inspects the draft after every change; only the latest text counts. Panes show the last findings, which always
/// belong to a readable text; problems() describes an unreadable one.
class DraftCheck : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    DraftCheck(Draft& draft, const rulesets::RulesShelf& shelf, QObject* parent = nullptr);

    /// For the last readable text.
    const engine::Inspection& found() const { return *found_; }
    /// For the current text.
    const engine::Diagnostics& problems() const { return problems_; }
    /// Has the current text been inspected?
    bool isCurrent() const { return !job_.isRunning(); }

Q_SIGNALS:
    /// All findings may have changed.
    void inspected();

private:
    void begin();

    Draft& draft_;
    const rulesets::RulesShelf& shelf_;
    std::shared_ptr<const engine::Registry> registry_;  ///< kept from the shelf; copying it on each key press is slow
    std::shared_ptr<const engine::Inspection> found_ = std::make_shared<engine::Inspection>();
    engine::Diagnostics problems_;
    async::Job<async::NoProgress, std::shared_ptr<const engine::Inspection>> job_;
};

}  // namespace gnostica::gui
