#include "app/wording/voice.h"

#include "app/wording/fill.h"
#include "app/wording/names.h"

#include <algorithm>
#include <array>
#include <vector>

namespace gnostica::wording {

namespace {

struct Phrase {
    const char* text;
    const char* comment;
};

constexpr std::size_t kForms = 3;  // facing not named, pointing out, upright
constexpr std::size_t kOwners = 2;

/// %1: the owner's name, %2: the space, %3: where it points ("north"). By size, form, and whether it is the
/// listener's or another's.
using Phrases = std::array<Phrase, engine::kSizes * kForms * kOwners>;

// a piece at the beginning of a sentence, of which something is told; %1: its owner's name, %2: its space, %3: north …
constexpr Phrases kSubjects{{
    // small
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your small piece on %2", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2", "subject"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your small piece on %2 pointing %3", "subject"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 pointing %3", "subject"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your small piece on %2 standing upright", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 standing upright", "subject"),
    // medium
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your medium piece on %2", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2", "subject"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your medium piece on %2 pointing %3", "subject"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 pointing %3", "subject"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your medium piece on %2 standing upright", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 standing upright", "subject"),
    // large
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your large piece on %2", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2", "subject"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your large piece on %2 pointing %3", "subject"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 pointing %3", "subject"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "Your large piece on %2 standing upright", "subject"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 standing upright", "subject"),
}};

// a piece to which something is done, within a sentence; %1: its owner's name, %2: its space, %3: north …
constexpr Phrases kObjects{{
    // small
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2", "object"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2 pointing %3", "object"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 pointing %3", "object"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your small piece on %2 standing upright", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's small piece on %2 standing upright", "object"),
    // medium
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2", "object"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2 pointing %3", "object"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 pointing %3", "object"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your medium piece on %2 standing upright", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's medium piece on %2 standing upright", "object"),
    // large
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2", "object"),
    //: %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2 pointing %3", "object"),
    //: %1: its owner, %2: its space, %3: north, east, south or west
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 pointing %3", "object"),
    //: %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "your large piece on %2 standing upright", "object"),
    //: %1: its owner, %2: its space
    QT_TRANSLATE_NOOP3("gnostica::wording::Voice", "%1's large piece on %2 standing upright", "object"),
}};

std::size_t formOf(engine::Facing facing, bool withFacing) {
    if (!withFacing) {
        return 0;
    }
    return facing == engine::Facing::upright ? 2 : 1;
}

/// Would another piece be called the same, although it faces elsewhere?
bool hasDouble(const engine::State& state, const engine::Piece& piece) {
    return std::ranges::any_of(state.board(), [&](const engine::Piece& other) {
        return other.space() == piece.space() && other.owner() == piece.owner() && other.size() == piece.size() &&
               other.facing() != piece.facing();
    });
}

}  // namespace

QString Voice::player(engine::Seat seat) const {
    if (!engine::isPlayer(seat)) {
        return seat == engine::Seat::chance ? tr("Chance") : tr("Nobody");
    }
    const std::size_t place = engine::index(seat);
    if (place < names_.size() && !names_[place].isEmpty()) {
        return names_[place];
    }
    //: a player without a name; %1: the letter of the seat
    return fill(tr("Player %1"), {QString(QChar(u'A' + static_cast<int>(place)))});
}

QString Voice::of(engine::Seat seat, const QString& toThem, const QString& ofThem,
                  std::initializer_list<QString> values) const {
    const QString* value = values.begin();
    const auto next = [&] { return value == values.end() ? QString() : *value++; };
    const QString second = next();
    const QString third = next();
    const QString fourth = next();
    return fill(isListener(seat) ? toThem : ofThem, {player(seat), second, third, fourth});
}

QString Voice::name(const engine::Piece& piece, Role role, bool withFacing) const {
    const bool own = isListener(piece.owner());
    const std::size_t size = static_cast<std::size_t>(std::max(piece.size(), 1)) - 1;
    const std::size_t place = (size * kForms + formOf(piece.facing(), withFacing)) * kOwners + (own ? 0 : 1);
    const Phrase& phrase = role == Role::subject ? kSubjects[place] : kObjects[place];
    return fill(QCoreApplication::translate("gnostica::wording::Voice", phrase.text, phrase.comment),
                {player(piece.owner()), spaceName(piece.space()), facingName(piece.facing())});
}

QString Voice::name(const engine::State& state, engine::PieceId piece, Role role) const {
    if (engine::index(piece) >= state.pieceCount) {
        return role == Role::subject ? tr("A piece", "subject") : tr("a piece", "object");
    }
    const engine::Piece& named = state.piece(piece);
    return name(named, role, hasDouble(state, named));
}

QString Voice::subject(const engine::State& state, engine::PieceId piece) const {
    return name(state, piece, Role::subject);
}

QString Voice::object(const engine::State& state, engine::PieceId piece) const {
    return name(state, piece, Role::object);
}

QString Voice::objects(const engine::State& state, std::span<const engine::PieceId> pieces) const {
    QStringList names;
    for (const engine::PieceId piece : pieces) {
        names << object(state, piece);
    }
    return all(names);
}

QString Voice::all(const QStringList& things) {
    if (things.size() < 2) {
        return things.join(QString());
    }
    //: between two things of a list, but for the last two: "A, B …"
    const QString front = things.mid(0, things.size() - 1).join(tr(", "));
    //: the end of a list of things; %1: all but the last ("A, B"), %2: the last
    return fill(tr("%1 and %2"), {front, things.back()});
}

QString Voice::either(const QStringList& things) {
    if (things.size() < 2) {
        return things.join(QString());
    }
    //: the end of a list of alternatives; %1: all but the last ("A, B"), %2: the last
    return fill(tr("%1 or %2"), {things.mid(0, things.size() - 1).join(tr(", ")), things.back()});
}

QString Voice::cards(engine::CardSet cards) {
    QStringList names;
    for (const engine::Card card : cards) {
        names << cardName(card);
    }
    return all(names);
}

QString sentences(const QStringList& parts) {
    QStringList said = parts;
    said.removeAll(QString());
    return said.join(u' ');
}

}  // namespace gnostica::wording
