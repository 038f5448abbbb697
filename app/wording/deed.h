// What a player did, in two texts.
#pragma once

#include <QString>

namespace gnostica::wording {

/// Next to the name of the player, who is not named again: how something was done ("plays The Moon"), and what it did,
/// in whole sentences. Either may be empty.
struct Deed {
    QString how{};
    QString what{};
    bool namesPlayer = false;  ///< `what` does name the player, because only its whole sentence exists
    friend bool operator==(const Deed&, const Deed&) = default;
};

}  // namespace gnostica::wording
