// Drafts of rulesets that are not saved: where they lie until they are.
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

namespace gnostica::gui {

/// A draft as it lies in the folder.
struct KeptDraft {
    QString path;               ///< of its own file
    storage::KnownFile source;  ///< the document, and what that held when the draft began or was saved last
    std::string text;
    QDateTime changed;
};

/// What work on a document begins with.
struct DraftStart {
    std::string text;           ///< of the document; of the draft, where there is no document any more
    storage::KnownFile source;  ///< the document
    /// Changes that were not saved, with which the work goes on. Nothing: they are left alone.
    std::optional<KeptDraft> kept = {};
};

/// The folder of drafts, one file each. A file is there whole or not at all, and readable by its owner alone.
class DraftStore : public QObject {
    Q_OBJECT

public:
    /// Without a folder nothing is kept.
    explicit DraftStore(QString folder, QObject* parent = nullptr);
    /// Where drafts lie on this machine; empty without a folder of the user's.
    static QString folderIn(const storage::DataFolders& folders);

    const QString& folder() const { return folder_; }
    /// Those that nobody works on: of windows that were closed, and of a program that broke off. The latest first.
    std::vector<KeptDraft> kept() const;
    /// Are there changes of this document that are not saved, whether somebody works on them or not?
    bool isUnsaved(const QString& document) const;

    /// Reads a document, and the draft that was kept of it.
    storage::FileResult<DraftStart> open(const QString& document) const;
    /// Goes on with a draft, whether its document is still there or not.
    static DraftStart open(const KeptDraft& draft);
    /// Takes a draft away that nobody works on, into the trash.
    storage::FileResult<void> remove(const KeptDraft& draft);

    /// Drafts that nobody works on are of the renamed files now, and say what these say.
    void follow(const RulesetMove& move);

    /// The file of a draft is there now, or no longer.
    void noteChange();

    /// What the file of a draft holds.
    static std::string bytesOf(const storage::KnownFile& source, const std::string& text);

Q_SIGNALS:
    void changed();

private:
    std::vector<KeptDraft> all() const;

    QString folder_;
    QMultiHash<QString, QString> unsaved_;  ///< documents → drafts
};

}  // namespace gnostica::gui
