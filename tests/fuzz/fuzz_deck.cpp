// A deck's manifest from an untrusted source, next to pictures: it is read or refused. A manifest that is read names
// only pictures in its own folder, and leaves them unchanged.
#include "app/gui/look/art/cards/deck.h"
#include "tests/fuzz/fuzz_rules.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace gnostica::gui;
using gnostica::fuzz::require;

namespace {

/// Creates files with the names that the shipped manifests use.
QString withPictures(const QTemporaryDir& folder) {
    require(QDir(folder.path()).mkdir(QStringLiteral("cards")));
    for (const QString& name : QDir(QStringLiteral(GNOSTICA_DECK "/cards")).entryList(QDir::Files)) {
        QFile file(folder.filePath(QStringLiteral("cards/") + name));
        require(file.open(QIODevice::WriteOnly));
    }
    return folder.path();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const QTemporaryDir temporary;
    static const QString folder = withPictures(temporary);
    QFile file(folder + QStringLiteral("/deck.json"));
    require(file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
            file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) >= 0);
    file.close();
    const auto deck = readDeck(folder);
    if (!deck) {
        require(!deck.error().empty());
        return 0;
    }
    require(!deck->id.isEmpty() && deck->size.isValid() && QFile::exists(deck->backPicture().path()));
    for (int number = 0; number < gnostica::engine::kCardCount; ++number) {
        const QString picture = deck->picture(gnostica::engine::Card(number)).path();
        require(QFile::exists(picture) && QDir::cleanPath(picture).startsWith(folder + u'/'));
    }
    return 0;
}
