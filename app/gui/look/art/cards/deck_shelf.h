// The decks that may be played with.
#pragma once

#include "app/gui/look/art/cards/deck.h"
#include "app/storage/data_folders.h"

#include <QString>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// What to call a deck by, in settings and to people.
struct DeckTitle {
    QString id;                    ///< the name of its folder; empty if another deck has that id
    QString name;                  ///< of one that cannot be read, the name of its folder
    engine::Diagnostics problems;  ///< why it cannot be read; empty if it can
    friend bool operator==(const DeckTitle&, const DeckTitle&) = default;
};

/// Those that come with the program, and those in the user's folder.
class DeckShelf {
public:
    explicit DeckShelf(storage::DataFolders folders = storage::dataFolders()) : folders_(std::move(folders)) {}

    /// The program's own first, then the user's by name. One that cannot be read is there, too, with what is wrong; so
    /// is one of the user's whose folder is called like one of ours.
    std::vector<DeckTitle> titles() const;
    /// Of one deck, whether it is there or not.
    DeckTitle title(const QString& id) const;
    engine::Checked<std::shared_ptr<const Deck>> deck(const QString& id) const;
    /// It came with the program, and is whole.
    bool isOurs(const QString& id) const;

    /// The deck of the game.
    static QString standard() { return QStringLiteral("woodcut"); }

private:
    QString folderOf(const QString& id) const;

    storage::DataFolders folders_;
};

/// The standard deck as it came with the program; null if it did not.
std::shared_ptr<const Deck> standardDeck();

}  // namespace gnostica::gui
