#include "app/gui/art/cards/deck.h"

#include "engine/notation/words.h"

#include <QFile>
#include <QFileInfo>
#include <nlohmann/json.hpp>

namespace gnostica::gui {

namespace {

using nlohmann::json;

constexpr qint64 kLargest = 1 << 18;
constexpr double kMostUnits = 100'000;
constexpr int kFormat = 1;

/// Reads one manifest, and keeps the first problem that it comes upon.
class Reader {
public:
    explicit Reader(QString file) : file_(std::move(file)) {}

    const json& member(const json& object, const char* key, const QString& expected) {
        static const json kNothing;
        if (object.is_object() && object.contains(key)) {
            return object.at(key);
        }
        refuse(QLatin1Char('/') + QLatin1String(key), expected);
        return kNothing;
    }
    QString text(const json& object, const char* key) {
        const json& found = member(object, key, QStringLiteral("a text"));
        if (!found.is_string()) {
            refuse(QLatin1Char('/') + QLatin1String(key), QStringLiteral("a text"));
            return {};
        }
        return QString::fromStdString(found.get<std::string>());
    }
    std::vector<double> numbers(const json& object, const char* key, std::size_t count) {
        const QString expected = QStringLiteral("%1 numbers from 0 to %2").arg(count).arg(kMostUnits);
        const json& found = member(object, key, expected);
        std::vector<double> numbers;
        for (const json& each : found.is_array() && found.size() == count ? found : json::array()) {
            const double number = each.is_number() ? each.get<double>() : -1;
            if (number >= 0 && number <= kMostUnits) {
                numbers.push_back(number);
            }
        }
        if (numbers.size() != count) {
            refuse(QLatin1Char('/') + QLatin1String(key), expected);
            numbers.assign(count, 1);
        }
        return numbers;
    }
    QRectF rectangle(const json& object, const char* key) {
        const auto at = numbers(object, key, 4);
        return {at[0], at[1], at[2], at[3]};
    }
    QColor ink(const json& object, const char* key) {
        const QColor colour(text(object, key));
        if (!colour.isValid()) {
            refuse(QLatin1String("/inks/") + QLatin1String(key), QStringLiteral("a colour, #rrggbb"));
        }
        return colour;
    }
    void refuse(const QString& place, const QString& expected) {
        if (!problem_) {
            problem_ = DeckProblem{file_, place, expected};
        }
    }
    const std::optional<DeckProblem>& problem() const { return problem_; }

private:
    QString file_;
    std::optional<DeckProblem> problem_;
};

/// A file of the folder, and of no other.
bool liesIn(const QString& folder, const QString& name) {
    return !name.isEmpty() && !name.startsWith(u'/') && !name.contains(QLatin1String("..")) &&
           QFileInfo(folder + u'/' + name).isFile();
}

void readCards(Reader& reader, const json& manifest, Deck& deck) {
    const json& cards = reader.member(manifest, "cards", QStringLiteral("the files of all cards"));
    for (int number = 0; number < engine::kCardCount; ++number) {
        const std::string name = engine::toText(engine::Card(number));
        const QString file = reader.text(cards, name.c_str());
        if (!liesIn(deck.folder, file)) {
            reader.refuse(QStringLiteral("/cards/") + QString::fromStdString(name),
                          QStringLiteral("a file of this folder"));
        }
        deck.files.emplace(number, file);
    }
}

void readPlaces(Reader& reader, const json& manifest, Deck& deck) {
    const auto size = reader.numbers(manifest, "size", 2);
    deck.size = {std::max(size[0], 1.0), std::max(size[1], 1.0)};
    deck.heart = reader.rectangle(manifest, "heart");
    const json& bands = reader.member(manifest, "bands", QStringLiteral("the bands"));
    deck.top = reader.rectangle(bands, "top");
    deck.bottom = reader.rectangle(bands, "bottom");
    const json& slots_ = reader.member(manifest, "slots", QStringLiteral("the slots"));
    deck.places = {reader.rectangle(slots_, "index"),  reader.rectangle(slots_, "suit"),
                   reader.rectangle(slots_, "number"), reader.rectangle(slots_, "powers"),
                   reader.rectangle(slots_, "value"),  reader.rectangle(slots_, "name")};
}

void readInks(Reader& reader, const json& manifest, Deck& deck) {
    const json& inks = reader.member(manifest, "inks", QStringLiteral("the inks"));
    deck.inks.suits = {reader.ink(inks, "cups"), reader.ink(inks, "rods"), reader.ink(inks, "discs"),
                       reader.ink(inks, "swords")};
    deck.inks.majors = reader.ink(inks, "majors");
    deck.inks.name = reader.ink(inks, "name");
    deck.inks.symbols = reader.ink(inks, "symbols");
}

}  // namespace

QString Deck::picture(engine::Card card) const {
    const auto found = files.find(card.number());
    return card.isNone() || found == files.end() ? QString() : folder + u'/' + found->second;
}

QColor Deck::inkOf(engine::Card card) const {
    return card.isMajor() ? inks.majors : inks.suits.at(static_cast<std::size_t>(card.suit()));
}

tl::expected<Deck, DeckProblem> readDeck(const QString& folder) {
    const QString path = folder + QStringLiteral("/deck.json");
    Reader reader(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLargest) {
        return tl::unexpected(DeckProblem{path, {}, QStringLiteral("a file of at most %1 bytes").arg(kLargest)});
    }
    const json manifest = json::parse(file.readAll().toStdString(), nullptr, false);
    if (!manifest.is_object()) {
        return tl::unexpected(DeckProblem{path, {}, QStringLiteral("a JSON object")});
    }
    if (manifest.value("format", json()) != kFormat) {
        reader.refuse(QStringLiteral("/format"), QString::number(kFormat));
    }
    Deck deck;
    deck.folder = folder;
    deck.id = reader.text(manifest, "id");
    readPlaces(reader, manifest, deck);
    readInks(reader, manifest, deck);
    readCards(reader, manifest, deck);
    const json& rounding = reader.member(manifest, "rounding", QStringLiteral("a number"));
    deck.rounding = rounding.is_number() ? rounding.get<double>() : 0;
    deck.back = reader.text(manifest, "back");
    if (!liesIn(folder, deck.back)) {
        reader.refuse(QStringLiteral("/back"), QStringLiteral("a file of this folder"));
    }
    if (reader.problem()) {
        return tl::unexpected(*reader.problem());
    }
    return deck;
}

}  // namespace gnostica::gui
