// Background jobs: results arrive on the starting thread, the latest job wins, and nothing outlives its owner.
#include "app/async/disk_lane.h"
#include "app/async/job.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using gnostica::async::Job;
using gnostica::async::NoProgress;

namespace {

/// Runs until a stop is requested.
int untilStopped(const std::stop_token& stop) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait(lock, stop, [] { return false; });
    return 1;
}

}  // namespace

class TestJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsComeHere();
    void progressComesHereInItsOrder();
    void progressOfWhatIsCancelledIsNotTold();
    void hurriesWithWhatItHasGot();
    void theLatestWins();
    void whatIsCancelledIsForgotten();
    void anUnwantedResultIsGoneBeforeTheNextBegins();
    void mayBeginAnewOrEndInItsCallback();
    void mayBeginAnewWhileItIsTold();
    void waitsForTheEndOfWhatRuns();
    void whatTheWorkThrowsComesOutOfTheEventLoop();
    void theDiskDoesAllInItsOrder();
    void theDiskIsWaitedForAsLongAsWasSaid();
    void whatComesOfItIsToldOnceAndInItsOrder();
    void whoIsToldMayBeGoneAfterwards();
    void whatTheDiskThrowsComesOutOfTheEventLoop();
};

void TestJob::resultsComeHere() {
    Job<NoProgress, int> job;
    QThread* here = QThread::currentThread();
    std::atomic<QThread*> there = nullptr;
    int result = 0;
    job.start(
        [&there](const std::stop_token&) {
            there = QThread::currentThread();
            return 42;
        },
        [&](int given) {
            QCOMPARE(QThread::currentThread(), here);
            QVERIFY(!job.isRunning());
            result = given;
        });
    QVERIFY(job.isRunning());
    QTRY_COMPARE(result, 42);
    QVERIFY(there != here);
}

void TestJob::progressComesHereInItsOrder() {
    Job<int, int> job;
    QThread* here = QThread::currentThread();
    std::vector<int> told;
    bool done = false;
    job.start(
        [](const std::stop_token&, const auto& tell) {
            for (int i = 0; i < 50; ++i) {
                tell(i);
            }
            return 50;
        },
        [&](int count) {
            QCOMPARE(told.size(), static_cast<std::size_t>(count));  // all progress arrives before the result
            done = true;
        },
        [&](int progress) {
            QCOMPARE(QThread::currentThread(), here);
            QCOMPARE(progress, static_cast<int>(told.size()));
            told.push_back(progress);
        });
    QTRY_VERIFY(done);
}

void TestJob::progressOfWhatIsCancelledIsNotTold() {
    Job<int, int> job;
    std::atomic<bool> hasTold = false;
    job.start(
        [&hasTold](const std::stop_token& stop, const auto& tell) {
            tell(1);
            hasTold = true;
            hasTold.notify_one();
            return untilStopped(stop);
        },
        [](int) { QFAIL("it was cancelled"); }, [](int) { QFAIL("it was cancelled"); });
    hasTold.wait(false);  // no event is delivered until then
    job.cancel();
    QVERIFY(!job.isRunning());
    QCoreApplication::processEvents();
}

void TestJob::hurriesWithWhatItHasGot() {
    Job<NoProgress, int> job;
    int result = 0;
    job.start(untilStopped, [&](int rounds) { result = rounds; });
    QCoreApplication::processEvents();
    QCOMPARE(result, 0);
    job.hurry();
    QTRY_VERIFY(result > 0);
}

void TestJob::theLatestWins() {
    Job<NoProgress, int> job;
    std::vector<int> results;
    std::atomic<int> begun = 0;
    const auto start = [&](int number) {
        job.start(
            [&begun, number](const std::stop_token& stop) {
                ++begun;
                if (number < 3) {
                    untilStopped(stop);
                }
                return number;
            },
            [&](int given) { results.push_back(given); });
    };
    start(1);
    QTRY_VERIFY(begun > 0);
    start(2);
    start(3);
    QTRY_VERIFY(!results.empty());
    QCoreApplication::processEvents();
    QCOMPARE(results, std::vector<int>{3});
}

void TestJob::whatIsCancelledIsForgotten() {
    Job<NoProgress, int> job;
    std::atomic<bool> begun = false;
    job.start(
        [&begun](const std::stop_token& stop) {
            begun = true;
            return untilStopped(stop);
        },
        [](int) { QFAIL("it was cancelled"); });
    QTRY_VERIFY(begun);
    job.cancel();
    QCoreApplication::processEvents();
    // Nor do results of jobs that have ended and are still in the event queue.
    for (int i = 0; i < 200; ++i) {
        const auto ended = std::make_shared<std::atomic<bool>>(false);
        job.start(
            [ended](const std::stop_token&) {
                *ended = true;
                ended->notify_one();
                return 1;
            },
            [](int) { QFAIL("it was cancelled"); });
        ended->wait(false);
        std::this_thread::yield();
        job.cancel();
        QCoreApplication::processEvents();
    }
}

// When two games were opened in quick succession, the first still held its lock while the second was read.
void TestJob::anUnwantedResultIsGoneBeforeTheNextBegins() {
    struct Holder {
        std::atomic<int>* held;
        explicit Holder(std::atomic<int>& count) : held(&count) { ++*held; }
        Holder(Holder&& other) noexcept : held(std::exchange(other.held, nullptr)) {}
        Holder& operator=(Holder&&) = delete;
        ~Holder() {
            if (held != nullptr) {
                --*held;
            }
        }
    };
    std::atomic<int> held = 0;
    std::atomic<bool> begun = false;
    int found = -1;
    Job<NoProgress, Holder> job;
    job.start(
        [&](const std::stop_token& stop) {
            Holder holder(held);
            begun = true;
            untilStopped(stop);
            return holder;
        },
        [](const Holder&) { QFAIL("another was asked for"); });
    QTRY_VERIFY(begun);
    std::atomic<int> before = -1;
    job.start(
        [&](const std::stop_token&) {
            before = held.load();
            return Holder(held);
        },
        [&](const Holder&) { found = before; });
    QTRY_COMPARE(found, 0);
}

void TestJob::mayBeginAnewOrEndInItsCallback() {
    auto job = std::make_unique<Job<NoProgress, int>>();
    int rounds = 0;
    std::function<void(int)> again = [&](int) {
        if (++rounds < 3) {
            job->start([](const std::stop_token&) { return 1; }, again);
        } else {
            job.reset();
        }
    };
    job->start([](const std::stop_token&) { return 1; }, again);
    QTRY_VERIFY(job == nullptr);
    QCOMPARE(rounds, 3);
}

void TestJob::mayBeginAnewWhileItIsTold() {
    Job<int, int> job;
    std::vector<int> heard;
    const std::vector<int> known(100, 7);
    job.start(
        [](const std::stop_token& stop, const Job<int, int>::Tell& tell) {
            tell(1);
            return untilStopped(stop);
        },
        [](int) { QFAIL("nobody wants it any more"); },
        [&job, &heard, known](int) {
            job.start([](const std::stop_token&) { return 1; }, [](int) {});
            heard = known;  // the captured variable is still alive
        });
    QTRY_COMPARE(heard, known);
}

// Regression: the program could not quit before it had read every journal.
void TestJob::waitsForTheEndOfWhatRuns() {
    std::atomic<bool> ended = false;
    {
        Job<NoProgress, int> job;
        std::atomic<bool> begun = false;
        job.start(
            [&](const std::stop_token& stop) {
                begun = true;
                untilStopped(stop);
                ended = true;
                return 0;
            },
            [](int) { QFAIL("nobody wants it any more"); });
        QTRY_VERIFY(begun);
    }
    QVERIFY(ended);
    QCoreApplication::processEvents();
}

// Regression: an exception on a worker thread ended the program.
void TestJob::whatTheWorkThrowsComesOutOfTheEventLoop() {
    Job<NoProgress, int> job;
    int sorry = 0;
    int done = 0;
    job.whenItFails([&] { ++sorry; });
    const auto fail = [](const std::stop_token&) -> int { throw std::runtime_error("a fault"); };
    for (int round = 1; round <= 2; ++round) {
        job.start(fail, [&](int) { ++done; });
        std::string thrown;
        while (thrown.empty()) {  // only a hang would keep this from ending
            std::this_thread::yield();
            try {
                QCoreApplication::sendPostedEvents();
            } catch (const std::exception& error) {
                thrown = error.what();
            }
        }
        QCOMPARE(thrown, std::string("a fault"));
        QVERIFY(!job.isRunning());
        QCOMPARE(sorry, round);
    }
    QCOMPARE(done, 0);
    job.start([](const std::stop_token&) { return 1; }, [&](int result) { done = result; });  // works as usual
    QTRY_COMPARE(done, 1);
}

void TestJob::theDiskDoesAllInItsOrder() {
    std::vector<int> done;
    const std::thread::id here = std::this_thread::get_id();
    {
        gnostica::async::DiskLane lane;
        lane.setPatience(std::chrono::milliseconds(0));
        for (int i = 0; i < 200; ++i) {
            lane.run([&done, here, i] { done.push_back(std::this_thread::get_id() != here ? i : -1); });
        }
    }
    QCOMPARE(done.size(), std::size_t{200});
    QVERIFY(std::ranges::is_sorted(done) && done.front() == 0);
}

void TestJob::theDiskIsWaitedForAsLongAsWasSaid() {
    gnostica::async::DiskLane lane;
    bool isDone = false;
    QVERIFY(lane.run([&isDone] { isDone = true; }));
    QVERIFY(isDone);
    std::mutex held;
    held.lock();
    lane.setPatience(std::chrono::milliseconds(1));
    QVERIFY(!lane.run([&held] { const std::lock_guard wait(held); }));
    held.unlock();
    lane.finish();
}

void TestJob::whatComesOfItIsToldOnceAndInItsOrder() {
    QObject owner;
    std::vector<int> told;
    gnostica::async::DiskLane lane;
    const auto give = [&](int number) {
        lane.run(
            owner, -1, [number] { return number; }, [&told](int result) { told.push_back(result); });
    };
    give(0);  // waits for the disk, and reports before it returns
    QCOMPARE(told, std::vector{0});
    lane.setPatience(std::chrono::milliseconds(0));
    give(1);
    give(2);
    QCOMPARE(told, std::vector{0});
    lane.finish();
    QCOMPARE(told, (std::vector{0, 1, 2}));
    give(3);
    QTRY_COMPARE(told, (std::vector{0, 1, 2, 3}));
    QCoreApplication::processEvents();
    QCOMPARE(told.size(), std::size_t{4});
}

// A step that has reached the disk can end a game and replace it with another.
void TestJob::whoIsToldMayBeGoneAfterwards() {
    struct Owner : QObject {
        gnostica::async::DiskLane lane;
    };
    auto owner = std::make_unique<Owner>();
    owner->lane.setPatience(std::chrono::milliseconds(0));
    owner->lane.run(
        *owner, 0, [] { return 1; }, [&owner](int) { owner.reset(); });
    QTRY_VERIFY(owner == nullptr);
}

// Regression: running out of memory on the disk thread ended the program.
void TestJob::whatTheDiskThrowsComesOutOfTheEventLoop() {
    QObject owner;
    int told = 0;
    gnostica::async::DiskLane lane;
    lane.run(
        owner, -1, []() -> int { throw std::runtime_error("a fault"); }, [&told](int result) { told = result; });
    QCOMPARE(told, -1);
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, QCoreApplication::sendPostedEvents());
}

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
