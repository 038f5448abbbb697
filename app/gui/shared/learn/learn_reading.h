// Reading of the lessons and puzzles.
#pragma once

#include "app/async/job.h"
#include "app/gui/shared/learn/learn_shelf.h"
#include "app/rulesets/rules_shelf.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

/// Reads lessons and puzzles in the background, once, when they are first wanted.
class LearnReading : public QObject {
    Q_OBJECT

public:
    /// The shelf must outlive this.
    explicit LearnReading(const rulesets::RulesShelf& rules, QObject* parent = nullptr);

    void want();
    /// Nullptr until everything has been read.
    const std::shared_ptr<const LearnShelf>& shelf() const { return shelf_; }

Q_SIGNALS:
    void finished();

private:
    const rulesets::RulesShelf& rules_;
    std::shared_ptr<const LearnShelf> shelf_;
    async::Job<async::NoProgress, std::shared_ptr<const LearnShelf>> reading_;
};

}  // namespace gnostica::gui
