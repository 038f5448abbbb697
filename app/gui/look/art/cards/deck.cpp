#include "app/gui/look/art/cards/deck.h"

#include "app/gui/look/art/document_part.h"
#include "app/storage/files.h"
#include "engine/documents/document.h"
#include "engine/documents/json_text.h"
#include "engine/notation/words.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr qint64 kLongestManifest = 1 << 18;
constexpr double kMostUnits = 100'000;
constexpr int kDeckFormat = 1;

QString asText(const std::string& text) {
    return QString::fromStdString(text);
}

/// The fault of a path that is not a regular file.
engine::DiagnosticCode faultOf(const QString& path) {
    const auto fault = QFileInfo::exists(path) ? storage::FileFault::notRegular : storage::FileFault::notOpen;
    return storage::problemOf({fault, path, {}}).code;
}

/// Reads the name of a file, which must be inside the folder.
QString pictureFile(DocumentPart& part, const std::string& key, const QString& folder) {
    const std::string written = part.text(key);
    const QString name = asText(written);
    if (!part.contains(key) || name.isEmpty()) {
        return {};
    }
    if (name.startsWith(u'/') || name.split(u'/').contains(QLatin1String(".."))) {
        part.problems().add(
            problemAt(engine::DiagnosticCode::wrongValue, part.pointerTo(key), engine::shown(written), "cards/*.svg"));
    } else if (const QString path = folder + u'/' + name; !QFileInfo(path).isFile()) {
        part.problems().add(problemAt(faultOf(path), part.pointerTo(key), written));
    }
    return name;
}

QRectF rectangle(DocumentPart& part, const std::string& key) {
    const auto at = part.numbers(key, 4, 0, kMostUnits);
    return {at[0], at[1], at[2], at[3]};
}

void readCards(DocumentPart cards, Deck& deck) {
    for (int number = 0; number < engine::kCardCount; ++number) {
        deck.files.emplace(number, pictureFile(cards, engine::toText(engine::Card(number)), deck.folder));
    }
    cards.end();
}

/// Reads the id, which must equal the name of the folder and have a valid form.
QString readId(DocumentPart& manifest, const QString& wanted) {
    const std::string written = manifest.text("id");
    const std::string folder = wanted.toStdString();
    if (!folder.empty() && !engine::isRulesetId(folder)) {
        manifest.problems().add(
            problemAt(engine::DiagnosticCode::wrongValue, manifest.pointerTo("id"), folder, engine::kIdSigns));
    } else if (!folder.empty() && manifest.contains("id") && written != folder) {
        manifest.problems().add(
            problemAt(engine::DiagnosticCode::wrongValue, manifest.pointerTo("id"), engine::shown(written), folder));
    }
    return asText(written);
}

void readPlaces(DocumentPart& manifest, Deck& deck) {
    const auto size = manifest.numbers("size", 2, 1, kMostUnits);
    deck.size = {size[0], size[1]};
    deck.rounding = manifest.number("rounding", 0, kMostUnits);
    rectangle(manifest, "window");  // only for artists; not used here
    deck.heart = rectangle(manifest, "heart");
    DocumentPart bands = manifest.part("bands");
    deck.top = rectangle(bands, "top");
    deck.bottom = rectangle(bands, "bottom");
    bands.end();
    DocumentPart places = manifest.part("slots");
    deck.places = {rectangle(places, "index"),  rectangle(places, "suit"),  rectangle(places, "number"),
                   rectangle(places, "powers"), rectangle(places, "value"), rectangle(places, "name")};
    places.end();
}

void readInks(DocumentPart inks, Deck& deck) {
    deck.inks.suits = {inks.colour("cups"), inks.colour("rods"), inks.colour("discs"), inks.colour("swords")};
    deck.inks.majors = inks.colour("majors");
    deck.inks.name = inks.colour("name");
    deck.inks.symbols = inks.colour("symbols");
    inks.end();
}

}  // namespace

CardFile Deck::picture(engine::Card card) const {
    const auto found = files.find(card.number());
    return {folder, card.isNone() || found == files.end() ? QString() : found->second, size};
}

QColor Deck::inkOf(engine::Card card) const {
    return card.isMajor() ? inks.majors : inks.suits.at(static_cast<std::size_t>(card.suit()));
}

engine::Checked<Deck> readDeck(const QString& folder, const QString& id) {
    const QString path = folder + QStringLiteral("/deck.json");
    const auto text = storage::readFileWithin(folder, QStringLiteral("deck.json"), kLongestManifest);
    if (!text) {
        engine::Diagnostic problem = storage::problemOf(text.error());
        problem.source = path.toStdString();
        return tl::unexpected(engine::Diagnostics{std::move(problem)});
    }
    const auto document = engine::parseJson(*text, path.toStdString());
    if (!document) {
        return tl::unexpected(engine::Diagnostics{document.error()});
    }
    engine::Problems problems;
    DocumentPart manifest(*document, {}, problems);
    manifest.format(kDeckFormat);
    Deck deck;
    deck.folder = folder;
    deck.reading = QRandomGenerator::global()->generate64();
    deck.id = readId(manifest, id);
    deck.name = manifest.localText("name");
    deck.description = manifest.localText("description");
    deck.author = asText(manifest.text("author"));
    deck.licence = asText(manifest.text("licence"));
    readPlaces(manifest, deck);
    readInks(manifest.part("inks"), deck);
    readCards(manifest.part("cards"), deck);
    manifest.passOver("extra");
    deck.back = pictureFile(manifest, "back", folder);
    manifest.end();
    if (!problems.empty()) {
        return tl::unexpected(located(std::move(problems), *text, path.toStdString()));
    }
    return deck;
}

DeckFaults faultsOf(const Deck& deck, const std::stop_token& stop) {
    DeckFaults faults;
    faults.deck = deck.name;
    const auto look = [&](const CardFile& file) {
        if (auto read = CardDrawing::read(file); !read && faults.count++ == 0) {
            faults.first = std::move(read.error());
        }
    };
    for (int number = 0; number < engine::kCardCount && !stop.stop_requested(); ++number) {
        if (const CardFile file = deck.picture(engine::Card(number)); !file.isNone()) {
            look(file);
        }
    }
    look(deck.backPicture());
    return faults;
}

}  // namespace gnostica::gui
