// Runs the test class whose file is named first, with the remaining arguments of Qt Test; without any, lists all.
// runner.h is included before every source of the tests. No source includes it again: that fails if the precompiled
// header has another time stamp, as one from the compiler cache may have.

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#include <QCursor>
#endif

#include <QLocale>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <clocale>
#include <filesystem>
#include <iostream>
#include <thread>
#include <vector>

namespace gnostica::tests {
namespace {

std::vector<TestClass>& classes() {
    static std::vector<TestClass> list;
    return list;
}

struct KnownErrand {
    std::string_view word;
    int (*run)(int argc, char** argv);
};

std::vector<KnownErrand>& errands() {
    static std::vector<KnownErrand> list;
    return list;
}

std::string nameOf(const TestClass& test) {
    return std::filesystem::path(test.file).stem().string();
}

#ifdef QT_WIDGETS_LIB
/// As on every desktop. Qt Test's clicks do not set the mouse position, and a menu clicked where the mouse was when it
/// opened takes that for the release of the opening click; in Qt 6.8, an unset position is such a place.
void putMouseSomewhere() {
    QCursor::setPos(0, 0);
    QCoreApplication::processEvents();
}
#endif

std::unique_ptr<QCoreApplication> makeApplication(Application application, int& argc, char** argv) {
    if (application == Application::none) {
        return nullptr;
    }
#ifdef QT_WIDGETS_LIB
    if (application == Application::widgets) {
        auto made = std::make_unique<QApplication>(argc, argv);
        made->setAttribute(Qt::AA_Use96Dpi, true);
        putMouseSomewhere();
        return made;
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

/// Memory that a thread still holds would count as leaked: Qt Test's watchdog reports its end shortly before its thread
/// ends, and idle threads of the pool would stay for half a minute.
void letThreadsEnd() {
    QThreadPool::globalInstance()->waitForDone();
    const auto threads = [] {
        std::error_code none;
        return std::distance(std::filesystem::directory_iterator("/proc/self/task", none), {});
    };
    for (int i = 0; i < 5000 && threads() > 1; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

int run(const TestClass& test, int argc, char** argv) {
    const auto application = makeApplication(test.application, argc, argv);
    const auto object = test.make();
    const int failed = QTest::qExec(object.get(), argc, argv);
    letThreadsEnd();
    return failed;
}

int list() {
    std::vector<std::string> names;
    std::transform(classes().begin(), classes().end(), std::back_inserter(names), nameOf);
    std::sort(names.begin(), names.end());
    for (const std::string& name : names) {
        std::cout << name << '\n';
    }
    return 0;
}

}  // namespace

Entered::Entered(const TestClass& test) {
    classes().push_back(test);
}

Errand::Errand(std::string_view word, int (*run)(int argc, char** argv)) {
    errands().push_back({word, run});
}

}  // namespace gnostica::tests

int main(int argc, char** argv) {
    using namespace gnostica::tests;
    // As an application object does: tests without one run under the same locale. Their data is English.
    std::setlocale(LC_ALL, "");
    QLocale::setDefault(QLocale::c());
    if (argc < 2) {
        return list();
    }
    for (const auto& errand : errands()) {
        if (errand.word == argv[1]) {
            return errand.run(argc - 1, argv + 1);
        }
    }
    const auto test = std::find_if(classes().begin(), classes().end(),
                                   [&](const TestClass& each) { return nameOf(each) == argv[1]; });
    if (test == classes().end()) {
        std::cerr << "There is no test " << argv[1] << ".\n";
        return 2;
    }
    argv[1] = argv[0];
    return run(*test, argc - 1, argv + 1);
}
