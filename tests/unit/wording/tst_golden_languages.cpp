// One game and every refusal, worded completely in each language, as golden files: version control shows the effect of
// a change. To regenerate them, as every new language requires: GNOSTICA_REGENERATE=1 ./dev test -R golden_languages &&
// git diff tests/golden/languages
#include "app/language/language.h"
#include "app/wording/play/advice_wording.h"
#include "app/wording/speaker.h"
#include "engine/mechanics/registry.h"
#include "engine/notation/record.h"
#include "engine/play/game.h"
#include "engine/play/told.h"
#include "tests/support/refusal_cases.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cstdlib>
#include <fstream>
#include <set>

using namespace gnostica;
using namespace gnostica::engine;
using namespace gnostica::tests;
using wording::Speaker;

namespace {

QString translations() {
    return QCoreApplication::applicationDirPath() + QStringLiteral("/../share/gnostica/translations");
}

/// "pt_BR", as in the names of the translation files.
QString fileNameOf(const QString& code) {
    return QString(code).replace(u'-', u'_') + QStringLiteral(".txt");
}

QDir goldenFolder() {
    return QDir(QStringLiteral(GNOSTICA_TEST_DATA "/golden/languages"));
}

/// All suits, majors with one power twice and with links, bids, a failed last turn, and an end.
const Game& theGame() {
    static const Game game = [] {
        std::ifstream file(GNOSTICA_TEST_DATA "/golden/records/version-2/gnostica.gnostica");
        auto record = loadRecord(file, builtinRegistry());
        if (!record || record->damage || !isOver(record->game.state())) {
            qFatal("the record cannot be played to its end");
        }
        return record->game;
    }();
    return game;
}

struct Refused {
    RefusalCase what;
    Game game;
};

/// The games in which a step is refused.
const std::vector<Refused>& refusals() {
    static const std::vector<Refused> all = [] {
        std::vector<Refused> made;
        RefusalCases cases = allRefusals();
        for (RefusalCase& one : cases) {
            Game game = gameOf(one);
            made.push_back({std::move(one), std::move(game)});
        }
        return made;
    }();
    return all;
}

/// Two with names, who may be called "you", and one without.
Speaker speakerFor(const Rules& rules) {
    return {rules, {QStringLiteral("Ann"), QStringLiteral("Bob"), QString()}};
}

/// A dash before each step, nothing before its outcome; both as Ann reads them.
QStringList gameWords() {
    const Game& game = theGame();
    const Speaker speaker = speakerFor(game.rules());
    QStringList lines;
    for (const Moment& moment : game.history()) {
        const View before(game.rules(), moment.before, Seat::a);
        lines << QStringLiteral("- ") + speaker.turnStatus(before, game.rules())
              << speaker.moment(told(game.rules(), moment, Seat::a));
    }
    const View end = game.viewFor(Seat::a);
    return lines << QStringLiteral("- ") + speaker.turnStatus(end, game.rules()) << speaker.result(end);
}

/// The first step of each kind that is legal in games of the refusals, as told to its player and to everybody.
QStringList stepWords() {
    QStringList lines;
    std::set<std::size_t> kinds;
    for (const auto& [what, game] : refusals()) {
        const Seat who = game.decider();
        if (!isPlayer(who)) {
            continue;
        }
        const Speaker speaker = speakerFor(game.rules());
        StepList steps;
        legalSteps(game.rules(), game.state(), steps);
        for (const Step& step : steps) {
            if (kinds.insert(step.index()).second) {
                lines << speaker.step(game.viewFor(who), step) << speaker.stepToAll(game.viewFor(who), step);
            }
        }
    }
    return lines;
}

/// A dash before the attempted step.
QStringList refusalWords() {
    QStringList lines;
    for (const auto& [what, before] : refusals()) {
        Game game = before;
        const View view = game.viewFor(game.decider());
        const std::optional<Refusal> refusal = game.play(what.step);
        lines << QStringLiteral("- ") + QString::fromUtf8(what.name)
              << (refusal ? speakerFor(game.rules()).refusal(view, *refusal) : QStringLiteral("(not refused)"));
    }
    return lines;
}

/// Whole turns in short: a list of verbs.
QStringList turnWords() {
    constexpr qsizetype kMost = 12;
    const Game& game = theGame();
    const Speaker speaker = speakerFor(game.rules());
    QStringList lines;
    language::Phrases kinds;
    for (const Moment& moment : game.history()) {
        const auto* step = std::get_if<Step>(&moment.what);
        if (step == nullptr) {
            continue;
        }
        kinds.push_back(speaker.kind(*step));
        if (std::holds_alternative<step::Done>(*step)) {
            lines << wording::AdviceWording::turn(kinds);
            kinds.clear();
        }
    }
    lines.removeDuplicates();
    return lines.first(std::min(kMost, lines.size()));
}

QStringList words() {
    return QStringList{QStringLiteral("# game")} + gameWords() + QStringList{QStringLiteral("# turns")} + turnWords() +
           QStringList{QStringLiteral("# steps")} + stepWords() + QStringList{QStringLiteral("# refusals")} +
           refusalWords();
}

void write(const QString& path, const QStringList& lines) {
    QFile file(path);
    if (!QDir().mkpath(goldenFolder().path()) || !file.open(QIODevice::WriteOnly)) {
        qFatal("cannot be written: %s", qPrintable(path));
    }
    file.write((lines.join(u'\n') + u'\n').toUtf8());
}

QStringList linesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).chopped(1).split(u'\n') : QStringList();
}

}  // namespace

class TestGoldenLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLanguageTellsTheGame_data();
    void everyLanguageTellsTheGame();
    void everyFileIsOfALanguage();
};

void TestGoldenLanguages::everyLanguageTellsTheGame_data() {
    QTest::addColumn<QString>("code");
    for (const language::LanguageName& each : language::languagesIn(translations())) {
        QTest::newRow(qPrintable(each.code)) << each.code;
    }
}

void TestGoldenLanguages::everyLanguageTellsTheGame() {
    QFETCH(QString, code);
    language::Language language(translations());
    QVERIFY(language.speak(code));
    const QString path = goldenFolder().filePath(fileNameOf(code));
    const QStringList now = words();
    if (std::getenv("GNOSTICA_REGENERATE") != nullptr) {
        write(path, now);
    }
    const QStringList golden = linesOf(path);
    QVERIFY2(!golden.isEmpty(), qPrintable(path + QStringLiteral(" is missing; how it is written is said in ") +
                                           QStringLiteral(__FILE__)));
    for (qsizetype i = 0; i < std::max(now.size(), golden.size()); ++i) {
        const QString was = golden.value(i, QStringLiteral("(nothing)"));
        const QString is = now.value(i, QStringLiteral("(nothing)"));
        QVERIFY2(was == is, qPrintable(QStringLiteral("%1:%2 was “%3” and is “%4”").arg(path).arg(i + 1).arg(was, is)));
    }
}

/// A removed language leaves no file behind.
void TestGoldenLanguages::everyFileIsOfALanguage() {
    QStringList known;
    for (const language::LanguageName& each : language::languagesIn(translations())) {
        known << fileNameOf(each.code);
    }
    for (const QString& file : goldenFolder().entryList(QDir::Files)) {
        QVERIFY2(known.contains(file), qPrintable(file));
    }
}

QTEST_GUILESS_MAIN(TestGoldenLanguages)
#include "tst_golden_languages.moc"
