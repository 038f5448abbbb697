// The available decks.
#pragma once

#include "app/gui/look/art/cards/deck.h"
#include "app/storage/data_folders.h"

#include <QString>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// Names of a deck in settings and for players.
struct DeckTitle {
    QString id;                    ///< name of its folder; empty if another deck has that id
    QString name;                  ///< the name of its folder if the deck cannot be read
    engine::Diagnostics problems;  ///< why it cannot be read; empty if it can
    friend bool operator==(const DeckTitle&, const DeckTitle&) = default;
};

/// The decks of the program and those in the user's folder.
class DeckShelf {
public:
    explicit DeckShelf(storage::DataFolders folders = storage::dataFolders()) : folders_(std::move(folders)) {}

    /// Decks of the program first, then the user's decks by name. Includes decks that cannot be read, with their
    /// problems, and user's decks whose folder has the name of a deck of the program.
    std::vector<DeckTitle> titles() const;
    /// Title of one deck, whether or not it exists.
    DeckTitle title(const QString& id) const;
    engine::Checked<std::shared_ptr<const Deck>> deck(const QString& id) const;
    /// True for an intact deck of the program.
    bool isOurs(const QString& id) const;

    /// The default deck.
    static QString standard() { return QStringLiteral("woodcut"); }

private:
    QString folderOf(const QString& id) const;

    storage::DataFolders folders_;
};

/// The default deck of the program; null if it is missing.
std::shared_ptr<const Deck> standardDeck();

}  // namespace gnostica::gui
