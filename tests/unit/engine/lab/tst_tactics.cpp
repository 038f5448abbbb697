// Positions in which one turn decides, found by trying every line of it (tests/tactics/turns.json): a sample for daily
// runs; `gnostica-cli tactics --level master tests/tactics/turns.json` measures all of them.
#include "engine/documents/document.h"
#include "engine/lab/tactic_text.h"
#include "engine/mechanics/registry.h"
#include "tests/support/rulesets.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

constexpr std::size_t kApart = 6;

json everyTactic() {
    QFile file(QStringLiteral(GNOSTICA_TEST_DATA "/tactics/turns.json"));
    return file.open(QIODevice::ReadOnly) ? json::parse(file.readAll().toStdString()) : json::array();
}

Library baseLibrary() {
    Library library;
    library.add(baseRules()->document, "gnostica").value();
    return library;
}

}  // namespace

class TestTactics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreEnough();
    void theyAreWhatTheySay();
    void mostAreSolved();

private:
    const json entries_ = everyTactic();
    const Library library_ = baseLibrary();
    const Registry registry_ = builtinRegistry();
};

void TestTactics::thereAreEnough() {
    QVERIFY(entries_.size() >= 150);
}

/// Whatever the search finds now, trying every line still confirms the expectation.
void TestTactics::theyAreWhatTheySay() {
    RulesSource source(library_, registry_);
    for (std::size_t i = 0; i < entries_.size(); i += 4 * kApart) {
        const auto read = lab::readTactic(entries_[i], source);
        QVERIFY2(read, entries_[i].dump().c_str());
        const auto found = lab::findTactic(*read->rules, read->tactic.state);
        QVERIFY2(found && found->goal == read->tactic.goal, entries_[i].dump().c_str());
        QCOMPARE(found->best.size(), read->tactic.best.size());
        QVERIFY(found->goal != lab::Goal::points || found->points == read->tactic.points);
        QVERIFY(lab::writeTactic(*read->rules, read->tactic) == entries_[i]);
    }
}

void TestTactics::mostAreSolved() {
    RulesSource source(library_, registry_);
    int tried = 0;
    int solved = 0;
    for (std::size_t i = 0; i < entries_.size(); i += kApart) {
        const auto read = lab::readTactic(entries_[i], source);
        QVERIFY(read);
        const auto player = makePlayer(bots::Level::adept, read->rules, 1);
        ++tried;
        solved += lab::solves(read->rules, *player, {.iterations = 60, .seconds = 0, .threads = 1}, read->tactic, 1);
    }
    QVERIFY2(solved * 10 >= tried * 7, (std::to_string(solved) + " of " + std::to_string(tried)).c_str());
}

QTEST_GUILESS_MAIN(TestTactics)
#include "tst_tactics.moc"
