// Facts about the rulesets of the shelf, found in the background.
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
    QString difference;            ///< from its parent, in a sentence; empty if it has none or cannot be played
    engine::Diagnostics problems;  ///< errors and warnings
};

/// Inspects the rulesets of the shelf one by one.
class ShelfResearch : public QObject {
    Q_OBJECT

public:
    /// `shelf` must outlive this.
    explicit ShelfResearch(const rulesets::RulesShelf& shelf, QObject* parent = nullptr);

    /// Starts again with the present shelf. Known facts are kept until they are replaced.
    void begin();
    /// Nullptr if nothing is known yet.
    const ShelfFacts* about(const std::string& id) const;

Q_SIGNALS:
    /// There are new facts about this ruleset.
    void found(const QString& id);

private:
    struct Seen {
        std::string id;
        std::shared_ptr<const engine::Inspection> what;
    };
    void tell(const Seen& seen);

    const rulesets::RulesShelf& shelf_;
    std::map<std::string, ShelfFacts> facts_;
    async::Job<Seen, async::NoProgress> job_;
};

}  // namespace gnostica::gui
