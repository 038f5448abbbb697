// What becomes of a process that writes where the system takes no more.
#pragma once

namespace gnostica::storage {

/// From now on a write to a file that is as long as the system allows any fails like one to a full disk: it is told,
/// and the process goes on. Otherwise a signal would end it.
void outliveLongFiles();
/// The same for a write to a pipe that nobody reads any more.
void outliveReaders();

}  // namespace gnostica::storage
