// Keeps a draft: out of harm's way while it is made, and in its document when it is saved.
#pragma once

#include "app/async/job.h"
#include "app/rulesets/draft_file.h"
#include "app/rulesets/draft_store.h"
#include "app/gui/windows/workshop/draft.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

namespace gnostica::gui {

/// Writes what is not saved into the folder of drafts, a moment after the last change, so that it survives the death of
/// the program; what is saved, or as it was, needs no draft any more. Whoever closes an unsaved draft finds it there
/// again. Notices when somebody else changes the document: if nothing is unsaved, the draft follows.
class DraftKeeper : public QObject {
    Q_OBJECT

public:
    /// Both must stay. `draft` holds `start.text`; changes that were kept are made now, as a command.
    DraftKeeper(Draft& draft, DraftStore& store, const DraftStart& start, QObject* parent = nullptr);
    /// Keeps what is not saved.
    ~DraftKeeper() override;

    /// The document.
    const QString& path() const { return source_.path; }

    /// Writes the draft into its document. FileFault::changed, and nothing is written, if that holds what somebody else
    /// has written since; see keepMine().
    storage::FileResult<void> save();
    /// Keeps what is not saved at once.
    void keepNow();
    /// The document has been renamed, or names one that has been: the draft is of the new file, and says what that
    /// says. It is as saved or unsaved as it was; the change of its text can be undone. False if its text is no JSON,
    /// and stays as it is.
    bool follow(const RulesetMove& move);
    /// What is not saved is not wanted any more, when this goes.
    void abandon() { isAbandoned_ = true; }

    // The document was changed by somebody else, while there are unsaved changes: changedOutside().

    /// What the document holds now; nothing once that has been dealt with.
    const std::optional<std::string>& theirs() const { return theirs_; }
    /// Takes theirs, which can be undone.
    void reload();
    /// Stays with the draft, which may replace theirs when it is saved.
    void keepMine();

    /// Why what is not saved could not be kept, if that is so. It is tried again until it can.
    const std::optional<storage::FileError>& failure() const { return failure_; }

    static constexpr int kSettledMs = 1000;  ///< after the last change
    static constexpr int kLatestMs = 5000;   ///< after the first, though it goes on

Q_SIGNALS:
    /// The document was changed by somebody else; theirs() is not mine.
    void changedOutside();
    /// That has been dealt with, or has gone by itself.
    void settledOutside();
    /// Likewise, and nothing was unsaved: the draft is what the document is now.
    void reloaded();
    /// The document is gone, and is not there under another name or id either. The draft is unsaved by that.
    void removedOutside();
    void saved();
    /// What is not saved cannot be kept, on a full disk for instance; told once until it can be again.
    void failed(const gnostica::storage::FileError& error);
    void healed();

private:
    void begin(const DraftStart& start);
    void noteChange();
    void keepAside();
    void kept(const storage::FileResult<void>& done);
    void forget();
    bool hasFile();
    std::string bytes() const { return DraftStore::bytesOf(source_, draft_.text()); }

    void watch();
    void look();
    std::optional<RulesetMove> movedBySomebody() const;
    void become(const std::string& text);
    void settle();

    Draft& draft_;
    DraftStore& store_;
    storage::KnownFile source_;
    std::shared_ptr<DraftFile> file_;  ///< nullptr as long as nothing was unsaved
    bool isKept_ = false;              ///< the file is there
    bool isAbandoned_ = false;
    QTimer settled_;
    QElapsedTimer sinceFirst_;  ///< change that is not kept; else invalid
    std::optional<storage::FileError> failure_;

    QFileSystemWatcher watcher_;
    QTimer quiet_;  ///< copying a file is many changes
    std::optional<std::string> theirs_;
    bool isGone_ = false;
    Job<NoProgress, storage::FileResult<void>> writing_;
};

}  // namespace gnostica::gui
