// The rulesets that can be played.
#pragma once

#include "app/storage/data_folders.h"
#include "app/wording/vocabulary.h"
#include "engine/documents/document.h"
#include "engine/mechanics/registry.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gnostica::rulesets {

/// A ruleset as players see it in a list.
struct RulesetTitle {
    QString id;
    QString name;
    QString summary;
};

/// The renaming of one of the user's rulesets: its file, and the files of rulesets that name it.
struct RulesetMove {
    /// Both paths are the same where only the text changes.
    struct File {
        QString path;
        QString newPath;
        std::string before;
        std::string after;
    };

    std::string id;  ///< empty: it was not on the shelf, because its id was taken
    std::string newId;
    QString newName;          ///< empty: unchanged
    std::vector<File> files;  ///< that of the ruleset first
    QString language = {};    ///< of a new name: language::documentLanguage()

    /// Nullptr if the file is not affected.
    const File* fileAt(const QString& path) const;
};

/// Holds the library of rulesets and what it needs to make rules. The library may be reloaded during games, which keep
/// the rules with which they began.
class RulesShelf : public QObject {
    Q_OBJECT

public:
    /// Without `words`, only mechanics of the engine have texts.
    RulesShelf(storage::DataFolders folders, engine::Registry registry,
               std::shared_ptr<const wording::Vocabulary> words = nullptr, QObject* parent = nullptr);

    /// A shelf with this document added, or with it instead of the document of the same id; it watches no files.
    /// Nullptr if the text is not a document with an id.
    std::unique_ptr<RulesShelf> with(std::string_view text, std::string_view source) const;

    const storage::DataFolders& folders() const { return folders_; }
    const engine::Registry& registry() const { return registry_; }
    /// How long background readers of rulesets wait for the disk; by default, until it has finished.
    void setDiskPatience(std::chrono::milliseconds patience) { diskPatience_ = patience; }
    std::optional<std::chrono::milliseconds> diskPatience() const { return diskPatience_; }
    const std::shared_ptr<const wording::Vocabulary>& words() const { return words_; }
    const engine::Library& library() const { return library_; }
    /// Reloads all documents; emits changed() if anything differs.
    void refresh();
    /// Reloads after files were renamed; emits renamed() and changed().
    void noteRenamed(const RulesetMove& move);
    /// Problems of documents that cannot be read and of the user's documents that cannot be played.
    const engine::Diagnostics& problems() const { return problems_; }
    /// True for a document in the user's folder, false for a document of the program.
    bool isOwn(const std::string& id) const;

    /// Rulesets that can be played, in the player's language and sorted by name; those of the program first, and the
    /// base game before all.
    std::vector<RulesetTitle> games() const { return titles(false); }
    std::vector<RulesetTitle> expansions() const { return titles(true); }

    /// The complete document of a choice …
    engine::Checked<nlohmann::json> document(const engine::RulesetChoice& choice) const;
    /// … and its rules.
    engine::Checked<std::shared_ptr<const engine::Rules>> rules(const engine::RulesetChoice& choice) const;

    /// A translated text of a document.
    static QString translated(const nlohmann::json& document, const char* key);

Q_SIGNALS:
    void changed();
    /// Update all stored ids and files of rulesets. The library has already been reloaded.
    void renamed(const gnostica::rulesets::RulesetMove& move);

private:
    RulesShelf(const RulesShelf& other, engine::Library library);
    void read();
    void checkOwn();
    std::vector<RulesetTitle> titles(bool expansions) const;

    storage::DataFolders folders_;
    engine::Registry registry_;
    std::shared_ptr<const wording::Vocabulary> words_;
    engine::Library library_;
    std::optional<std::chrono::milliseconds> diskPatience_;
    engine::Diagnostics problems_;
    std::set<std::string> broken_;  ///< ids of rulesets that cannot be played
};

/// All problems of a document of the library. An expansion is sound if at least one game can be played with it.
engine::Diagnostics problemsOf(const engine::Library& library, const engine::Registry& registry, const std::string& id);

}  // namespace gnostica::rulesets
