// What a player did, in two texts.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Stands next to the name of the player, who is not named again: how something was done ("plays The Moon"), and what
/// it did, in whole sentences. Either may be empty.
struct Deed {
    QString how{};
    QString what{};
    friend bool operator==(const Deed&, const Deed&) = default;
};

}  // namespace gnostica::wording
