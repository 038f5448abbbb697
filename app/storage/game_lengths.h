// The lengths of games.
#pragma once

#include "app/storage/data_folders.h"
#include "engine/lab/game_lengths.h"

namespace gnostica::storage {

/// The measured lengths that come with the program; empty if their file is missing or cannot be read.
engine::lab::GameLengths gameLengths(const DataFolders& folders);

}  // namespace gnostica::storage
