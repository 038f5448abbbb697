// How much memory this process may have.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace gnostica::storage {

/// The limit that the system sets to the address space or the data of this process, in bytes; nothing if there is none.
std::optional<std::uint64_t> memoryLimit();

/// Says that the program needs more, where `limit` is less than `need` bytes: it would end without a word somewhere.
std::optional<QString> tooLittleMemory(std::optional<std::uint64_t> limit, std::uint64_t need);

}  // namespace gnostica::storage
