#include "app/wording/voice.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/wording/names.h"

#include <algorithm>
#include <array>

namespace gnostica::wording {

namespace {

struct Name {
    const char* text;
    const char* meaning;
};

/// A longer name would leave too little room for the sentence.
constexpr qsizetype kLongestPlayer = 60;

constexpr std::size_t kFacingForms = 3;  // facing not named, pointing out, upright
constexpr std::size_t kOwners = 2;

/// By size, facing, and whether the piece is the listener's or another player's. %1: the owner's name, %2: the space,
/// %3: the direction ("north").
constexpr std::array<Name, engine::kSizes * kFacingForms * kOwners> kPieceNames{{
    // small
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2", "phrase: piece"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2 pointing %3", "phrase: piece"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 pointing %3", "phrase: piece"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2 standing upright", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 standing upright", "phrase: piece"),
    // medium
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2", "phrase: piece"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2 pointing %3", "phrase: piece"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 pointing %3", "phrase: piece"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2 standing upright", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 standing upright", "phrase: piece"),
    // large
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2", "phrase: piece"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2 pointing %3", "phrase: piece"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 pointing %3", "phrase: piece"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2 standing upright", "phrase: piece"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 standing upright", "phrase: piece"),
}};

std::size_t facingForm(engine::Facing facing, bool withFacing) {
    if (!withFacing) {
        return 0;
    }
    return facing == engine::Facing::upright ? 2 : 1;
}

/// True if another piece, with another facing, would have the same name.
bool hasDouble(const engine::State& state, const engine::Piece& piece) {
    return std::ranges::any_of(state.board(), [&](const engine::Piece& other) {
        return other.space() == piece.space() && other.owner() == piece.owner() && other.size() == piece.size() &&
               other.facing() != piece.facing();
    });
}

/// True if the owner has no other piece on its space.
bool isAlone(const engine::State& state, const engine::Piece& piece) {
    return std::ranges::count_if(state.board(), [&](const engine::Piece& other) {
               return other.space() == piece.space() && other.owner() == piece.owner();
           }) == 1;
}

}  // namespace

language::Phrase unnamedPlayer(engine::Seat seat) {
    //: a player without a name; %1: the letter of the seat
    return language::phrase(QCoreApplication::translate("gnostica::wording::Voice", "Player %1", "phrase: player"),
                            {QString(QChar(u'A' + static_cast<int>(engine::index(seat))))});
}

bool Voice::hasName(engine::Seat seat) const {
    const std::size_t place = engine::index(seat);
    return engine::isPlayer(seat) && place < names_.size() &&
           !language::embedded(names_[place], kLongestPlayer).isEmpty();
}

language::Phrase Voice::player(engine::Seat seat) const {
    if (!engine::isPlayer(seat)) {
        return language::phrase(seat == engine::Seat::chance ? tr("Chance", "phrase: player")
                                                             : tr("Nobody", "phrase: player"));
    }
    const std::size_t place = engine::index(seat);
    const QString name = place < names_.size() ? language::embedded(names_[place], kLongestPlayer) : QString();
    return name.isEmpty() ? unnamedPlayer(seat) : language::Phrase(name);
}

QString Voice::of(engine::Seat seat, const QString& toThem, const QString& ofThem,
                  std::initializer_list<language::Phrase> values) const {
    language::Phrases all{player(seat)};
    all.insert(all.end(), values.begin(), values.end());
    return language::fill(isListener(seat) ? toThem : ofThem, all);
}

language::Phrase Voice::name(const engine::Piece& piece, bool withFacing) const {
    const bool own = isListener(piece.owner());
    const std::size_t size = static_cast<std::size_t>(std::max(piece.size(), 1)) - 1;
    const std::size_t place = (size * kFacingForms + facingForm(piece.facing(), withFacing)) * kOwners + (own ? 0 : 1);
    const Name& name = kPieceNames[place];
    return language::phrase(QCoreApplication::translate("gnostica::wording::Voice", name.text, name.meaning),
                            {player(piece.owner()), spaceName(piece.space()), facingPhrase(piece.facing())});
}

language::Phrase Voice::piece(const engine::State& state, engine::PieceId piece) const {
    if (engine::index(piece) >= state.pieceCount) {
        return language::phrase(tr("a piece", "phrase: piece"));
    }
    const engine::Piece& named = state.piece(piece);
    if (engine::isPlayer(actor_) && named.owner() == actor_ && isAlone(state, named)) {
        //: next to the name of its owner, who is acting; %1: its space
        return language::phrase(tr("the piece on %1", "phrase: piece of the player who acts"),
                                {spaceName(named.space())});
    }
    return name(named, hasDouble(state, named));
}

language::Phrase Voice::pieces(const engine::State& state, std::span<const engine::PieceId> pieces) const {
    language::Phrases names;
    for (const engine::PieceId piece : pieces) {
        names.push_back(this->piece(state, piece));
    }
    return language::listOf(names);
}

}  // namespace gnostica::wording
