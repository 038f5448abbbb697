#include "app/gui/compare/spared_threads.h"

#include <algorithm>
#include <thread>

namespace gnostica::gui {

int sparedThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

}  // namespace gnostica::gui
