// What the shelf tells of each ruleset, found out aside.
#pragma once

#include "app/async/job.h"
#include "app/rulesets/rules_shelf.h"
#include "engine/documents/inspection.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <string>

namespace gnostica::gui {

struct ShelfFacts {
    QString summary;               ///< by its author; may be empty
    QString difference;            ///< from its parent, in a sentence; empty if it has none, or cannot be played
    engine::Diagnostics problems;  ///< errors and warnings
};

/// Inspects the rulesets of the shelf one after the other, for as long as anybody wants to know.
class ShelfResearch : public QObject {
    Q_OBJECT

public:
    /// Must stay.
    explicit ShelfResearch(const RulesShelf& shelf, QObject* parent = nullptr);

    /// Begins anew, with what the shelf holds now. What is known stays until it is known better.
    void begin();
    /// Nullptr as long as nothing is known.
    const ShelfFacts* about(const std::string& id) const;

Q_SIGNALS:
    /// There is something new about this ruleset.
    void found(const QString& id);

private:
    struct Seen {
        std::string id;
        std::shared_ptr<const engine::Inspection> what;
    };
    void tell(const Seen& seen);

    const RulesShelf& shelf_;
    std::map<std::string, ShelfFacts> facts_;
    Job<Seen, NoProgress> job_;
};

}  // namespace gnostica::gui
