// The test classes of a floor are one program, and each is a test of its own: `gnostica-tests-engine tst_links`.
// Included before every test: Qt's macros, which would make a program of each, enter the class into the list instead.
#pragma once

#include <QtTest>

#include <memory>
#include <string_view>

namespace gnostica::tests {

/// No test waits for a time: it waits until something has come about. This only bounds a hang.
constexpr int kPatienceMs = 120'000;

/// Whether it has come about; meanwhile events are delivered.
template <class Condition>
bool comes(Condition condition) {
    return QTest::qWaitFor(condition, kPatienceMs);
}

/// What a test class needs while it runs.
enum class Application { none, core, widgets };

struct TestClass {
    std::string_view file;
    Application application;
    std::unique_ptr<QObject> (*make)();
};

/// Enters a class into the list of the program.
class Entered {
public:
    explicit Entered(const TestClass& test);
};

/// What a test lets a process of its own do: `gnostica-tests-gui --which …` calls `run` with what follows the word.
class Errand {
public:
    Errand(std::string_view word, int (*run)(int argc, char** argv));
};

template <class T>
Entered enter(std::string_view file, Application application) {
    return Entered({file, application, []() -> std::unique_ptr<QObject> { return std::make_unique<T>(); }});
}

}  // namespace gnostica::tests

// Qt Test gives up after five seconds, which a busy machine may need.
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
