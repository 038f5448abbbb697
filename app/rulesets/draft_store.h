// Drafts: unsaved changes to rulesets.
#pragma once

#include "app/rulesets/rules_shelf.h"
#include "app/storage/data_folders.h"
#include "app/storage/files.h"

#include <QDateTime>
#include <QMultiHash>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace gnostica::rulesets {

/// A draft in the folder.
struct KeptDraft {
    QString path;               ///< of the draft's own file
    storage::KnownFile source;  ///< the document, as it was when the draft began or was last saved
    std::string text;
    QDateTime changed;
};

/// The start of work on a document.
struct DraftStart {
    std::string text;           ///< of the document or, if that no longer exists, of the draft
    storage::KnownFile source;  ///< the document
    /// Unsaved changes with which the work resumes; nullopt to leave them alone.
    std::optional<KeptDraft> kept = {};
};

/// The folder of drafts, one file each. Files are written completely or not at all, and only their owner can read them.
class DraftStore : public QObject {
    Q_OBJECT

public:
    /// An empty folder keeps no drafts.
    explicit DraftStore(QString folder, QObject* parent = nullptr);
    /// The folder of drafts on this machine; empty if there is no user folder.
    static QString folderIn(const storage::DataFolders& folders);

    const QString& folder() const { return folder_; }
    /// Drafts that are not in use: of closed windows or of a program that crashed. Latest first.
    std::vector<KeptDraft> kept() const;
    /// True if this document has unsaved changes, whether or not they are in use.
    bool isUnsaved(const QString& document) const;

    /// Reads a document and its draft, if there is one.
    storage::FileResult<DraftStart> open(const QString& document) const;
    /// Resumes a draft, whether or not its document still exists.
    static DraftStart open(const KeptDraft& draft);
    /// Moves a draft that is not in use to the trash.
    storage::FileResult<void> remove(const KeptDraft& draft);

    /// Changes the sources of drafts that are not in use to the renamed files, and their texts in the same way.
    void follow(const RulesetMove& move);

    /// To be called after the file of a draft was created or removed.
    void noteChange();

    /// The contents of a draft's file.
    static std::string bytesOf(const storage::KnownFile& source, const std::string& text);

Q_SIGNALS:
    void changed();

private:
    std::vector<KeptDraft> all() const;

    QString folder_;
    QMultiHash<QString, QString> unsaved_;  ///< documents → drafts
};

}  // namespace gnostica::rulesets
