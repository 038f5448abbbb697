// Documents that a stranger could have written: random differences from shipped ones give either a game that keeps all
// promises, or a list of problems.
#include "tests/support/playout.h"
#include "tests/unit/variants/inventor.h"

#include <QtTest>

using namespace gnostica::engine;
using namespace gnostica::tests;
using nlohmann::json;

namespace {

/// Number of documents to try; GNOSTICA_GAMES sets a larger one.
int documentsToTry() {
    return std::max(300, qEnvironmentVariableIntValue("GNOSTICA_GAMES"));
}

constexpr std::size_t kMoments = 150;

}  // namespace

class TestAnyDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayedOrRefusedWithReasons();

private:
    const Shipped shipped_;
};

void TestAnyDocument::isPlayedOrRefusedWithReasons() {
    int played = 0;
    for (int i = 0; i < documentsToTry(); ++i) {
        Inventor inventor(shipped_, static_cast<std::uint64_t>(i));
        const RulesetChoice choice = inventor.choice();
        const std::string shown = choice.document.dump() + (choice.expansions.empty() ? "" : " + star-wheel");
        const auto rules = loadRules(shipped_.library, shipped_.registry, choice);
        if (!rules) {
            QVERIFY2(!rules.error().empty(), shown.c_str());
            continue;
        }
        ++played;
        const std::string broken = Playout(*rules, inventor.seats(**rules), inventor.seed()).run(kMoments);
        QVERIFY2(broken.empty(), (std::to_string(i) + ": " + shown + ": " + broken).c_str());
    }
    // The inventor must neither be so wild that no game is playable, nor so tame that none is refused.
    QVERIFY2(played > documentsToTry() / 4 && played < documentsToTry(), std::to_string(played).c_str());
}

QTEST_GUILESS_MAIN(TestAnyDocument)
#include "tst_any_document.moc"
