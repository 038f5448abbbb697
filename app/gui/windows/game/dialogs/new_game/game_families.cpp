#include "app/gui/windows/game/dialogs/new_game/game_families.h"

#include "app/language/foreign_text.h"
#include "app/rulesets/ruleset_family.h"
#include "engine/documents/json_value.h"

#include <QFile>
#include <QLocale>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace gnostica::gui {

using nlohmann::json;

namespace {

constexpr qsizetype kLongestGameName = 60;
constexpr qsizetype kLongestGameSummary = 500;

/// The deep inks of the deck, the same in all themes. Contrast of light letters on them: at least 6 to 1.
constexpr std::array<std::pair<std::string_view, QRgb>, 5> kBands{
    {{"cups", 0x174c8a}, {"rods", 0xa3281f}, {"discs", 0x1d6540}, {"swords", 0x7a5104}, {"majors", 0x35276a}}};

json shelfDocument() {
    QFile file(QStringLiteral(":/shelf.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        return json::object();
    }
    const QByteArray text = file.readAll();
    const auto read = engine::parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    return read && read->is_object() ? *read : json::object();
}

std::string textAt(const json& document, const char* key) {
    const auto found = document.find(key);
    return found != document.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A family without games, as described in the document of the shelf.
GameFamily described(const json& box, GameFamily::Kind kind) {
    GameFamily family;
    family.kind = kind;
    const auto cards = box.find("cards");
    if (cards != box.end() && cards->is_array()) {
        for (const json& card : *cards) {
            family.cards << (card.is_string() ? QString::fromStdString(card.get<std::string>()) : QString());
        }
    }
    const std::string ink = textAt(box, "ink");
    const auto band = std::ranges::find(kBands, ink, &std::pair<std::string_view, QRgb>::first);
    family.band = QColor(band != kBands.end() ? band->second : kBands.back().second);
    family.sentence = rulesets::RulesShelf::translated(box, "sentence");
    return family;
}

json memberAt(const json& document, const char* key) {
    const auto found = document.find(key);
    return found != document.end() && found->is_object() ? *found : json::object();
}

/// Sorts games into families.
class FamilySorter {
public:
    explicit FamilySorter(const rulesets::RulesShelf& shelf) : shelf_(shelf), document_(shelfDocument()) {
        const auto editions = document_.find("editions");
        if (editions != document_.end() && editions->is_array()) {
            for (const json& box : *editions) {
                if (box.is_object()) {
                    editions_.push_back(textAt(box, "game"));
                    families_.push_back(described(box, GameFamily::Kind::edition));
                }
            }
        }
    }

    std::vector<GameFamily> sorted() {
        GameFamily tastes = described(memberAt(document_, "tastes"), GameFamily::Kind::tastes);
        GameFamily own = described(memberAt(document_, "own"), GameFamily::Kind::own);
        for (const rulesets::RulesetTitle& title : shelf_.games()) {
            const std::string id = title.id.toStdString();
            if (!isShipped(id)) {
                add(own, title);
                continue;
            }
            const std::string edition = editionOf(id);
            if (edition.empty()) {
                families_.push_back(described(memberAt(document_, "others"), GameFamily::Kind::edition));
                keepOneCard(families_.back());
                add(families_.back(), title);
            } else if (edition == editions_.front() && id != edition) {
                add(tastes, title);
            } else {
                add(families_[static_cast<std::size_t>(std::ranges::find(editions_, edition) - editions_.begin())],
                    title, id == edition);
            }
        }
        families_.push_back(std::move(tastes));
        std::erase_if(families_, [](const GameFamily& family) { return family.games.empty(); });
        families_.push_back(std::move(own));
        return std::move(families_);
    }

private:
    bool isShipped(const std::string& id) const {
        const engine::Library::Entry* entry = shelf_.library().entry(id);
        return entry != nullptr && QString::fromStdString(entry->source).startsWith(shelf_.folders().variants() + u'/');
    }

    /// The nearest edition among a game and those that it extends; empty if there is none.
    std::string editionOf(const std::string& id) const {
        std::set<std::string> seen;
        std::string each = id;
        while (shelf_.library().find(each) != nullptr && seen.insert(each).second) {
            if (std::ranges::find(editions_, each) != editions_.end()) {
                return each;
            }
            each = rulesets::namedBy(*shelf_.library().find(each)).parent;
        }
        return {};
    }

    /// Games that the document does not know have different pictures, by their places.
    void keepOneCard(GameFamily& family) {
        if (!family.cards.isEmpty()) {
            family.cards = {family.cards[others_++ % family.cards.size()]};
        }
    }

    void add(GameFamily& family, const rulesets::RulesetTitle& title, bool first = false) const {
        const json* base = editions_.empty() ? nullptr : shelf_.library().find(editions_.front());
        const QString baseName = base == nullptr ? QString() : rulesets::RulesShelf::translated(*base, "name");
        FamilyGame game{{title.id, language::cleaned(title.name, kLongestGameName),
                         language::cleaned(title.summary, kLongestGameSummary)},
                        {}};
        game.shortName = shortGameName(game.title.name, baseName);
        family.games.insert(first ? family.games.begin() : family.games.end(), std::move(game));
    }

    const rulesets::RulesShelf& shelf_;
    json document_;
    std::vector<std::string> editions_;  ///< those of families_ at the same indices
    std::vector<GameFamily> families_;
    qsizetype others_ = 0;
};

/// True for letters of scripts that have capitals.
bool hasCase(QChar letter) {
    return letter.toUpper() != letter.toLower();
}

}  // namespace

int GameFamily::find(const QString& id) const {
    const auto found = std::ranges::find_if(games, [&](const FamilyGame& game) { return game.title.id == id; });
    return found == games.end() ? -1 : static_cast<int>(found - games.begin());
}

std::vector<GameFamily> gameFamilies(const rulesets::RulesShelf& shelf) {
    return FamilySorter(shelf).sorted();
}

QString shortGameName(const QString& name, const QString& base) {
    if (base.isEmpty() || name == base) {
        return name;
    }
    QString rest;
    const QString behind = QStringLiteral(" (") + base + u')';
    if (name.startsWith(base + QStringLiteral(", "))) {
        rest = name.mid(base.size() + 2);
    } else if (name.endsWith(behind)) {
        rest = name.chopped(behind.size());
    } else if (name.startsWith(base + u' ') && name.size() > base.size() + 1 && !hasCase(name[base.size() + 1])) {
        rest = name.mid(base.size() + 1);  // scripts without capitals need no comma
    }
    if (rest.isEmpty()) {
        return name;
    }
    return QLocale().toUpper(rest.left(1)) + rest.mid(1);
}

}  // namespace gnostica::gui
