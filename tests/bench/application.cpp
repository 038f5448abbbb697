#include "tests/bench/application.h"

#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::bench {

bool Application::notify(QObject* receiver, QEvent* event) {
    if (within_ || QThread::currentThread() != thread()) {
        return QApplication::notify(receiver, event);
    }
    within_ = true;
    QElapsedTimer clock;
    clock.start();
    const bool result = QApplication::notify(receiver, event);
    longest_ = std::max(longest_, static_cast<double>(clock.nsecsElapsed()) / 1e6);
    within_ = false;
    return result;
}

double Application::takeLongest() {
    return std::exchange(longest_, 0.0);
}

Application& application() {
    static int argc = 1;
    static std::array<char, 6> name{"bench"};
    static std::array<char*, 2> argv{name.data(), nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static auto& instance = *new Application(argc, argv.data());  // outlives everything that is destroyed at exit
    return instance;
}

}  // namespace gnostica::bench
