#include "app/storage/game_lengths.h"

#include "app/storage/files.h"

namespace gnostica::storage {

engine::lab::GameLengths gameLengths(const DataFolders& folders) {
    const auto text = readFile(folders.lengths(), static_cast<qint64>(engine::lab::kMostLengthsBytes));
    const auto lengths =
        text ? engine::lab::lengthsFrom(*text, folders.lengths().toStdString()) : tl::unexpected(engine::Diagnostics());
    return lengths.value_or(engine::lab::GameLengths());
}

}  // namespace gnostica::storage
