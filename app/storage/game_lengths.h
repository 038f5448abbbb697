// How long games are, as far as that is known.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/lab/game_lengths.h"

namespace gnostica::storage {

/// The lengths that come with the program. Empty where their file is missing or cannot be read: nothing is told then.
engine::lab::GameLengths gameLengths(const DataFolders& folders);

}  // namespace gnostica::storage
