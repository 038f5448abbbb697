// One whole game for each number of seats, written down move by move, with how many steps were legal each time. A
// change of any rule, of what is listed or of the notation shows in them. To write them anew, and then to read in the
// difference what the change has done:
//
//     GNOSTICA_REGENERATE=1 ./dev test -R tst_game_golden && git diff tests/golden
#include "engine/notation/chance_text.h"
#include "engine/notation/position.h"
#include "engine/notation/step_text.h"
#include "engine/notation/words.h"
#include "engine/play/game.h"
#include "tests/support/random_play.h"
#include "tests/support/rulesets.h"

#include <QFile>
#include <QtTest>

#include <algorithm>

using namespace gnostica::engine;
using namespace gnostica::tests;

namespace {

/// Nobody announces a last turn before so many moments have passed: by then much has been built and fought over.
constexpr std::size_t kLongEnough = 240;
/// Random players need not come to an end.
constexpr std::size_t kMost = 400;

QString fileFor(const Rules& rules, int seats) {
    return QStringLiteral(GNOSTICA_TEST_DATA "/golden/%1-%2.txt").arg(QString::fromStdString(rules.id)).arg(seats);
}

QStringList linesOf(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')) : QStringList();
}

bool isIdle(const Step& step) {
    return std::holds_alternative<step::Skip>(step) || std::holds_alternative<step::Refresh>(step) ||
           std::holds_alternative<step::Orient>(step);
}

/// A player who uses most powers that are offered, so that more happens than by chance alone.
Step chosen(const Game& game, Rng& rng) {
    const bool eager = rng.below(4) != 0;
    const bool announces = game.history().size() >= kLongEnough;
    const auto wanted = [&](const Step& step) {
        return !(eager && isIdle(step)) && (announces || !std::holds_alternative<step::Challenge>(step));
    };
    StepList steps;
    legalSteps(game.rules(), game.state(), steps);
    if (std::ranges::any_of(steps, wanted)) {
        steps.filter(0, wanted);
    }
    return choose(steps, rng);
}

Game newlyPlayed(const std::shared_ptr<const Rules>& rules, int seats) {
    Game game(rules, seats);
    Rng rng(20260 + static_cast<std::uint64_t>(seats));
    while (!isOver(game.state()) && game.history().size() < kMost) {
        if (game.decider() == Seat::chance) {
            game.play(drawChance(game.rules(), game.state(), rng));
        } else {
            game.play(chosen(game, rng));
        }
    }
    return game;
}

/// "A, one of 34: activate 1,1"
std::string lineFor(const Rules& rules, const Moment& moment) {
    if (const auto* outcome = std::get_if<Chance>(&moment.what)) {
        return toText(moment.before, *outcome);
    }
    StepList steps;
    legalSteps(rules, moment.before, steps);
    return toText(moment.who) + ", one of " + std::to_string(steps.size()) + ": " +
           toText(rules, moment.before, std::get<Step>(moment.what));
}

std::string lastLine(const Game& game) {
    std::string text = isOver(game.state()) ? "over;" : "goes on;";
    for (int seat = 0; seat < game.state().seats; ++seat) {
        text += " " + toText(seatAt(seat)) + " " + std::to_string(score(game.rules(), game.state(), seatAt(seat)));
    }
    return text + "; " + writePosition(game.rules(), game.state()).dump();
}

QStringList told(const Game& game) {
    QStringList lines;
    for (const Moment& moment : game.history()) {
        lines << QString::fromStdString(lineFor(game.rules(), moment));
    }
    return lines << QString::fromStdString(lastLine(game)) << QString();
}

/// Plays what a line says; false if it is not possible.
bool playLine(Game& game, const std::string& line) {
    const std::size_t colon = line.find(": ");
    if (colon == std::string::npos) {
        const auto outcome = parseChance(line);
        return outcome && game.play(*outcome);
    }
    const auto step = parseStep(game.rules(), game.state(), line.substr(colon + 2));
    return step && !game.play(*step).has_value();
}

}  // namespace

class TestGameGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theGameGoesAsItWent_data();
    void theGameGoesAsItWent();
};

void TestGameGolden::theGameGoesAsItWent_data() {
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        QTest::addRow("%d seats", seats) << seats;
    }
}

void TestGameGolden::theGameGoesAsItWent() {
    QFETCH(int, seats);
    const QString name = fileFor(*baseRules(), seats);
    if (qEnvironmentVariableIsSet("GNOSTICA_REGENERATE")) {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(told(newlyPlayed(baseRules(), seats)).join(QLatin1Char('\n')).toUtf8());
    }
    const QStringList golden = linesOf(name);
    QVERIFY2(golden.size() > static_cast<qsizetype>(kLongEnough), qPrintable(name));
    Game game(baseRules(), seats);
    for (qsizetype i = 0; i + 2 < golden.size(); ++i) {
        QVERIFY2(playLine(game, golden[i].toStdString()), qPrintable(golden[i]));
    }
    const QStringList again = told(game);
    QCOMPARE(again.size(), golden.size());
    for (qsizetype i = 0; i < golden.size(); ++i) {
        QCOMPARE(again[i], golden[i]);
    }
}

QTEST_APPLESS_MAIN(TestGameGolden)
#include "tst_game_golden.moc"
