#include "app/storage/refused_writes.h"

#include <csignal>

namespace gnostica::storage {

void outliveLongFiles() {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

void outliveReaders() {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
}

}  // namespace gnostica::storage
