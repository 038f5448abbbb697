// Keeps unsaved changes of a draft, and saves it to its document.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/workshop/draft.h"
#include "app/rulesets/draft_file.h"
#include "app/rulesets/draft_store.h"

#include <QElapsedTimer>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

namespace gnostica::gui {

/// Writes unsaved changes to the drafts folder shortly after the last change, so that they survive a crash; removes
/// them when they are saved or undone. An unsaved draft that is closed is available there again. Watches the document
/// for changes by others: if nothing is unsaved, the draft follows.
class DraftKeeper : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this. `draft` holds `start.text`; kept changes are applied now, as a command.
    DraftKeeper(Draft& draft, rulesets::DraftStore& store, const rulesets::DraftStart& start,
                QObject* parent = nullptr);
    /// Keeps unsaved changes.
    ~DraftKeeper() override;

    /// The document.
    const QString& path() const { return source_.path; }

    /// Writes the draft to its document. Returns FileFault::changed, without writing, if others have changed the
    /// document since; see keepMine().
    storage::FileResult<void> save();
    /// Keeps unsaved changes immediately.
    void keepNow();
    /// The document has been renamed or names one that has been: the draft follows to the new file and its text. It
    /// stays saved or unsaved as before; the change of its text can be undone. False if the text is not valid JSON and
    /// therefore unchanged.
    bool follow(const rulesets::RulesetMove& move);
    /// The destructor will discard unsaved changes.
    void abandon() { isAbandoned_ = true; }

    // Changes of the document by others while there are unsaved changes: see changedOutside().

    /// The changed contents of the document; nullopt once they have been dealt with.
    const std::optional<std::string>& theirs() const { return theirs_; }
    /// Loads the contents of the document, which can be undone.
    void reload();
    /// Keeps the draft; saving will then overwrite the contents of the document.
    void keepMine();

    /// Why unsaved changes could not be kept, if so. Keeping is repeated until it succeeds.
    const std::optional<storage::FileError>& failure() const { return failure_; }

    static constexpr int kSettledMs = 1000;  ///< after the last change
    static constexpr int kLatestMs = 5000;   ///< after the first change, even if more follow

Q_SIGNALS:
    /// Others have changed the document; theirs() differs from the draft.
    void changedOutside();
    /// That change has been dealt with, or has disappeared.
    void settledOutside();
    /// The document is gone and does not exist under another name or id either. The draft is unsaved now.
    void removedOutside();
    void saved();
    /// Unsaved changes cannot be kept, for example on a full disk; emitted only once until healed().
    void failed(const gnostica::storage::FileError& error);
    void healed();

private:
    void begin(const rulesets::DraftStart& start);
    void noteChange();
    void keepAside();
    void kept(const storage::FileResult<void>& done);
    void forget();
    bool hasFile();
    std::string bytes() const { return rulesets::DraftStore::bytesOf(source_, draft_.text()); }

    void watch();
    void look();
    std::optional<rulesets::RulesetMove> movedBySomebody() const;
    void become(const std::string& text);
    void dropTheirs();

    Draft& draft_;
    rulesets::DraftStore& store_;
    storage::KnownFile source_;
    std::shared_ptr<rulesets::DraftFile> file_;  ///< nullptr until something is unsaved
    bool isKept_ = false;                        ///< the file exists
    bool isAbandoned_ = false;
    QTimer settled_;
    QElapsedTimer sinceFirst_;  ///< first change that is not kept; otherwise invalid
    std::optional<storage::FileError> failure_;

    QFileSystemWatcher watcher_;
    QTimer quiet_;  ///< copying a file causes many notifications
    std::optional<std::string> theirs_;
    bool isGone_ = false;
    async::Job<async::NoProgress, storage::FileResult<void>> writing_;
};

}  // namespace gnostica::gui
