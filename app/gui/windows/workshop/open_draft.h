// A draft that lies open in the workshop.
#pragma once

#include "app/gui/windows/workshop/draft_keeper.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QObject>

#include <memory>

namespace gnostica::gui {

/// Everything that belongs to one draft, for as long as people look at it. What came with the program is looked at
/// only, and nothing of it is kept.
class OpenDraft : public QObject {
    Q_OBJECT

public:
    /// `shelf` and `store` must stay.
    OpenDraft(const RulesShelf& shelf, DraftStore& store, const DraftStart& start, bool isLocked,
              QObject* parent = nullptr);

    Workbench bench() { return {shelf_, draft_, check_, focus_}; }
    Draft& draft() { return draft_; }
    DraftCheck& check() { return check_; }
    /// Nullptr for what is locked.
    DraftKeeper* keeper() const { return keeper_.get(); }
    bool isLocked() const { return keeper_ == nullptr; }
    /// As documents call it; of one that cannot be read, as it was called last.
    std::string id() const;
    /// In the reader's language, or its id; of one that cannot be read, as it was called last, or its file.
    QString name() const;

private:
    const RulesShelf& shelf_;
    Draft draft_;
    DraftCheck check_;
    DraftFocus focus_;
    std::unique_ptr<DraftKeeper> keeper_;  ///< gone first: it keeps the draft
    mutable std::string id_;
    mutable QString name_;
};

}  // namespace gnostica::gui
