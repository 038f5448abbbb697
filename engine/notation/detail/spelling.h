// What of a step is written, in a given state.
#pragma once

#include "engine/model/step_fields.h"
#include "engine/powers/table.h"

#include <string>

namespace gnostica::engine {

/// Spells the steps of one state.
class Speller {
public:
    explicit Speller(const Table& table) : table_(table) {}

    std::string text(const Step& step) const;
    /// The name of a piece, with its number where its twins are not all alike.
    std::string name(PieceId id) const { return name(id, table_.numbered(id)); }

    /// False where the facing of this step is not written: of an enemy piece, and of one destroyed.
    bool writesFacing(const Step& step) const;
    /// The piece that the step's facing is about.
    static PieceId facingPiece(const Step& step);
    /// The hand out of which discards are picked: that of the seat who decides.
    CardSet hand() const;

private:
    std::string name(PieceId id, bool numbered) const;
    bool namesTwin(const Step& step) const;
    bool hasTwin(PieceId id) const;
    template <Field kField, class T>
    std::string fieldText(const Step& step, const T& value, bool exact) const;

    const Table& table_;
};

}  // namespace gnostica::engine
