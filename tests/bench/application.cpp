#include "tests/bench/application.h"

#include <array>

namespace gnostica::bench {

QApplication& application() {
    static int argc = 1;
    static std::array<char, 6> name{"bench"};
    static std::array<char*, 2> argv{name.data(), nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static auto& instance = *new QApplication(argc, argv.data());  // outlives everything that is destroyed at exit
    return instance;
}

}  // namespace gnostica::bench
