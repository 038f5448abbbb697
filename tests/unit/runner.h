// The test classes of a folder are one program; each is a separate test: `gnostica-tests-engine tst_links`. Included
// before every test: registers the class instead of expanding Qt's macros, which would make a program of each.
#pragma once

#include <QtTest>

#include <memory>
#include <string_view>

namespace gnostica::tests {

/// Tests wait for conditions, never for a fixed time. This only limits a hang.
constexpr int kPatienceMs = 120'000;

/// Returns whether the condition was met; delivers events meanwhile.
template <class Condition>
bool comes(Condition condition) {
    return QTest::qWaitFor(condition, kPatienceMs);
}

/// The application object that a test class needs.
enum class Application { none, core, widgets };

struct TestClass {
    std::string_view file;
    Application application;
    std::unique_ptr<QObject> (*make)();
};

/// Registers a class in the list of the program.
class Entered {
public:
    explicit Entered(const TestClass& test);
};

/// Code that a test runs in a separate process: `gnostica-tests-gui --which …` calls `run` with the rest.
class Errand {
public:
    Errand(std::string_view word, int (*run)(int argc, char** argv));
};

template <class T>
Entered enter(std::string_view file, Application application) {
    return Entered({file, application, []() -> std::unique_ptr<QObject> { return std::make_unique<T>(); }});
}

}  // namespace gnostica::tests

// Qt Test gives up after five seconds, which may be too short on a busy machine.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), gnostica::tests::kPatienceMs)
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, gnostica::tests::kPatienceMs)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, gnostica::tests::kPatienceMs)

#undef QTEST_APPLESS_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_MAIN
#define GNOSTICA_ENTER_TEST(Class, application)                                                                        \
    static const gnostica::tests::Entered entered##Class =                                                             \
        gnostica::tests::enter<Class>(__FILE__, gnostica::tests::Application::application);
#define QTEST_APPLESS_MAIN(Class) GNOSTICA_ENTER_TEST(Class, none)
#define QTEST_GUILESS_MAIN(Class) GNOSTICA_ENTER_TEST(Class, core)
#define QTEST_MAIN(Class) GNOSTICA_ENTER_TEST(Class, widgets)
