// Writes that the system refuses.
#pragma once

namespace gnostica::storage {

/// From now on, a write to a file of the greatest allowed length fails as on a full disk: it returns an error, and the
/// process continues. By default, a signal would end it.
void outliveLongFiles();
/// The same for a write to a pipe without a reader.
void outliveReaders();

}  // namespace gnostica::storage
