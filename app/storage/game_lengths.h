// What is known of how long games are.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/lab/game_lengths.h"

namespace gnostica::storage {

/// What comes with the program. Empty where there is no such file, or none that can be read: players miss a line.
engine::lab::GameLengths gameLengths(const DataFolders& folders);

}  // namespace gnostica::storage
