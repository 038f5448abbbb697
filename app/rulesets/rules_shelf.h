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

namespace gnostica::gui {

/// What a player chooses by.
struct RulesetTitle {
    QString id;
    QString name;
    QString summary;
};

/// A ruleset of the user's own that has been renamed: what became of its file, and of those that name it.
struct RulesetMove {
    /// The same where only the text has changed.
    struct File {
        QString path;
        QString newPath;
        std::string before;
        std::string after;
    };

    std::string id;  ///< empty: it was not on the shelf, since another one has that id
    std::string newId;
    QString newName;          ///< empty: as before
    std::vector<File> files;  ///< of the ruleset first
    QString language = {};    ///< of a new name: wording::documentLanguage()

    /// Nullptr: nothing happened to that file.
    const File* fileAt(const QString& path) const;
};

/// Holds the library of rulesets and what they are made of. The library may be read anew while games are played:
/// these keep the rules with which they began.
class RulesShelf : public QObject {
    Q_OBJECT

public:
    /// Without `words` only what the engine brings along has words of its own.
    RulesShelf(storage::DataFolders folders, engine::Registry registry,
               std::shared_ptr<const wording::Vocabulary> words = nullptr, QObject* parent = nullptr);

    /// A shelf on which this document stands, too, or in the place of the one that has its id; it follows no files.
    /// Nullptr where the text is no document that could be named.
    std::unique_ptr<RulesShelf> with(std::string_view text, std::string_view source) const;

    const storage::DataFolders& folders() const { return folders_; }
    const engine::Registry& registry() const { return registry_; }
    /// How long those who read rulesets aside wait for the disk; until this is called, to the end.
    void setDiskPatience(std::chrono::milliseconds patience) { diskPatience_ = patience; }
    std::optional<std::chrono::milliseconds> diskPatience() const { return diskPatience_; }
    const std::shared_ptr<const wording::Vocabulary>& words() const { return words_; }
    const engine::Library& library() const { return library_; }
    /// Reads all documents anew; changed() follows if there is anything new.
    void refresh();
    /// The same once files have been renamed: renamed() and changed() follow.
    void noteRenamed(const RulesetMove& move);
    /// What is wrong with documents that cannot be read or, of the user's own, not be played.
    const engine::Diagnostics& problems() const { return problems_; }
    /// True for a document in the user's folder, false for one that came with the program.
    bool isOwn(const std::string& id) const;

    /// What can be played, in the player's language, sorted by name; what came with the program first, and of that
    /// the base game.
    std::vector<RulesetTitle> games() const { return titles(false); }
    std::vector<RulesetTitle> expansions() const { return titles(true); }

    /// The whole document of a choice …
    engine::Checked<nlohmann::json> document(const engine::RulesetChoice& choice) const;
    /// … and its rules.
    engine::Checked<std::shared_ptr<const engine::Rules>> rules(const engine::RulesetChoice& choice) const;

    /// A text that a document brings along in several languages.
    static QString translated(const nlohmann::json& document, const char* key);

Q_SIGNALS:
    void changed();
    /// Whoever remembers rulesets by their ids or files changes over. The library is the new one already.
    void renamed(const gnostica::gui::RulesetMove& move);

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
    std::set<std::string> broken_;  ///< ids that cannot be played
};

/// All problems of a document of that library; an expansion is sound if any game can be played with it.
engine::Diagnostics problemsOf(const engine::Library& library, const engine::Registry& registry, const std::string& id);

}  // namespace gnostica::gui
