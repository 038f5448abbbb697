// Memory limits of this process.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace gnostica::storage {

/// The system's limit on the address space or the data of this process, in bytes; nullopt if there is none.
std::optional<std::uint64_t> memoryLimit();

/// An error text if `limit` is less than `need` bytes, so that the program does not end without a message.
std::optional<QString> tooLittleMemory(std::optional<std::uint64_t> limit, std::uint64_t need);

}  // namespace gnostica::storage
