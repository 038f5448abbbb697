// The spelling of steps in a given state.
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
    /// The name of a piece, with its number if its twins are not all interchangeable.
    std::string name(PieceId id) const { return name(id, table_.numbered(id)); }

    /// False if the facing of this step is not written: that of an enemy piece, or of a destroyed one.
    bool writesFacing(const Step& step) const;
    /// The piece to which the step's facing belongs.
    static PieceId facingPiece(const Step& step);
    /// The hand from which discards are picked: that of the seat that decides.
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
