#include "app/gui/look/art/cards/deck_shelf.h"

#include "app/wording/documents/diagnostic_wording.h"
#include "engine/documents/problems.h"

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

/// Problem of a folder whose id belongs to a deck of the program.
engine::Diagnostic taken(const QString& folder) {
    engine::Diagnostic problem =
        engine::problemAt(engine::DiagnosticCode::duplicate, "/id", QDir(folder).dirName().toStdString(),
                          std::string(wording::kDeckSign));
    problem.source = (folder + QStringLiteral("/deck.json")).toStdString();
    return problem;
}

}  // namespace

std::vector<DeckTitle> DeckShelf::titles() const {
    QStringList ours = deckFolders(folders_.decks());
    std::stable_partition(ours.begin(), ours.end(), [](const QString& id) { return id == standard(); });
    std::vector<DeckTitle> titles;
    const auto add = [&](const QString& id) { titles.push_back(title(id)); };
    std::ranges::for_each(ours, add);
    for (const QString& id : deckFolders(folders_.userDecks())) {
        if (ours.contains(id)) {
            titles.push_back({{}, id, {taken(folders_.userDecks() + u'/' + id)}});
        } else {
            add(id);
        }
    }
    return titles;
}

DeckTitle DeckShelf::title(const QString& id) const {
    const auto found = deck(id);
    return {id, found ? (*found)->name : id, found ? engine::Diagnostics() : found.error()};
}

/// If two decks have the same id, the deck of the program is used.
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
    const QString folder = folderOf(id);
    if (!QFileInfo::exists(folder)) {
        return tl::unexpected(engine::Diagnostics{engine::problemAt(
            engine::DiagnosticCode::missingFile, {}, id.toStdString(), std::string(wording::kDeckSign))});
    }
    auto deck = readDeck(folder, QDir(folder).dirName());
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
