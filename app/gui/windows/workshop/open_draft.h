// A draft that is open in the workshop.
#pragma once

#include "app/gui/windows/workshop/draft_keeper.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

/// Everything that belongs to one draft while it is open. Documents of the program are read-only, and nothing of them
/// is kept.
class OpenDraft : public QObject {
    Q_OBJECT

public:
    /// `shelf` and `store` must outlive this.
    OpenDraft(const rulesets::RulesShelf& shelf, rulesets::DraftStore& store, const rulesets::DraftStart& start,
              bool isLocked, QObject* parent = nullptr);

    Workbench bench() { return {shelf_, draft_, check_, focus_}; }
    Draft& draft() { return draft_; }
    DraftCheck& check() { return check_; }
    /// Nullptr if the draft is locked.
    DraftKeeper* keeper() const { return keeper_.get(); }
    bool isLocked() const { return keeper_ == nullptr; }
    /// The id in the document; if it cannot be read, the last one.
    std::string id() const;
    /// The name in the reader's language, or the id; if the document cannot be read, the last name, or the file.
    QString name() const;

private:
    const rulesets::RulesShelf& shelf_;
    Draft draft_;
    DraftCheck check_;
    DraftFocus focus_;
    std::unique_ptr<DraftKeeper> keeper_;  ///< destroyed first: it keeps the draft
    mutable std::string id_;
    mutable QString name_;
};

}  // namespace gnostica::gui
