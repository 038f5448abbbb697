#include "app/gui/art/cards/deck_shelf.h"

#include <QDir>

#include <algorithm>

namespace gnostica::gui {

namespace {

QStringList deckFolders(const QString& folder) {
    if (folder.isEmpty()) {
        return {};
    }
    QStringList names = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    names.removeIf(
        [&](const QString& name) { return !QFile::exists(folder + u'/' + name + QLatin1String("/deck.json")); });
    return names;
}

}  // namespace

std::vector<DeckTitle> DeckShelf::titles() const {
    QStringList ids = deckFolders(folders_.decks());
    std::stable_partition(ids.begin(), ids.end(), [](const QString& id) { return id == standard(); });
    ids += deckFolders(folders_.userDecks());
    ids.removeDuplicates();
    std::vector<DeckTitle> titles;
    for (const QString& id : ids) {
        const auto found = deck(id);
        titles.push_back({id, found ? (*found)->name : id, found ? engine::Diagnostics() : found.error()});
    }
    return titles;
}

/// Where one has the name of ours, ours is meant.
QString DeckShelf::folderOf(const QString& id) const {
    for (const QString& folder : {folders_.decks(), folders_.userDecks()}) {
        if (deckFolders(folder).contains(id)) {
            return folder + u'/' + id;
        }
    }
    return folders_.userDecks() + u'/' + QDir(id).dirName();
}

bool DeckShelf::isOurs(const QString& id) const {
    return deckFolders(folders_.decks()).contains(id);
}

engine::Checked<std::shared_ptr<const Deck>> DeckShelf::deck(const QString& id) const {
    auto deck = readDeck(folderOf(id));
    if (!deck) {
        return tl::unexpected(std::move(deck.error()));
    }
    return std::make_shared<const Deck>(std::move(*deck));
}

std::shared_ptr<const Deck> standardDeck() {
    static const std::shared_ptr<const Deck> kDeck = DeckShelf().deck(DeckShelf::standard()).value_or(nullptr);
    return kDeck;
}

}  // namespace gnostica::gui
