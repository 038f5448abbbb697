// Plug-ins that throw and crash: they are named, the rest works, and nothing is lost. Plug-ins that crash run in
// separate processes.
#include "tests/unit/plugin_place.h"

#include <QtTest>

using namespace gnostica::tests;

namespace {

/// A game with a mechanic of the troublemaker.
QByteArray gameWith(const char* mechanic) {
    return QByteArray(R"({"format": 1, "id": "trouble", "extends": "gnostica", "name": {"en": "Trouble"},
        "start": {"first": "seat"}, "mechanics": {"bid": null, ")") +
           mechanic + R"(": {}}})";
}

QStringList words(const char* line) {
    return QString::fromUtf8(line).split(u' ');
}

}  // namespace

class TestPluginTrouble : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatThrowsAtLoadIsSwitchedOff_data();
    void whatThrowsAtLoadIsSwitchedOff();
    void whatCrashesAtLoadIsSwitchedOff_data();
    void whatCrashesAtLoadIsSwitchedOff();
    void whatEndsTheProgramTwiceIsSwitchedOff();
    void whatWasBuiltAnewIsTriedAgain();
    void whatIsMissingInItIsNamed();
    void safeModeLoadsNone();
    void whatThrowsInPlayIsNamed_data();
    void whatThrowsInPlayIsNamed();
    void recordsReachToWhereItThrew();
    void whatCrashesInPlayIsOffTheNextTime();
    void whatRunsOutOfStackOnAThreadIsNamed();
    void missingPluginsAreTheLikelyCause();

private:
    static Ended cli(const PluginPlace& place, const QStringList& arguments) {
        return place.run(QStringLiteral(GNOSTICA_CLI), arguments);
    }
    static Ended cli(const PluginPlace& place, const char* arguments) { return cli(place, words(arguments)); }
};

void TestPluginTrouble::whatThrowsAtLoadIsSwitchedOff_data() {
    QTest::addColumn<QString>("plugin");
    for (const char* plugin : {"throws_in_rules", "throws_in_words", "throws_when_made"}) {
        QTest::newRow(plugin) << QString::fromLatin1(plugin);
    }
}

void TestPluginTrouble::whatThrowsAtLoadIsSwitchedOff() {
    QFETCH(const QString, plugin);
    const PluginPlace place;
    QVERIFY(place.lay(plugin.toLatin1()) && place.lay("troublemaker"));
    const QString named = plugin + QStringLiteral(".so");
    const QString why = QStringLiteral("switched off: an error occurred in it while it was loaded "
                                       "(this plug-in was never tested)");
    for (int start = 0; start < 2; ++start) {  // this time and the next
        const Ended ended = cli(place, "rules gnostica");
        QVERIFY2(ended.well(), qPrintable(ended.err));
        QVERIFY2(ended.err.contains(named) && ended.err.contains(why), qPrintable(ended.err));
        QVERIFY2(ended.err.contains(QStringLiteral("gnostica-cli plugins --try-again")), qPrintable(ended.err));
        QVERIFY(!ended.err.contains(QStringLiteral("troublemaker")));
    }
    const Ended listed = cli(place, "plugins");
    QVERIFY2(listed.out.contains(plugin + QStringLiteral(": ")) && listed.out.contains(why), qPrintable(listed.out));
    QVERIFY2(listed.out.contains(QStringLiteral("troublemaker: loaded")), qPrintable(listed.out));
    const Ended again = cli(place, "plugins --try-again");
    QVERIFY2(again.out.contains(QStringLiteral("“%1” will be loaded again").arg(plugin)), qPrintable(again.out));
    QVERIFY(cli(place, "plugins").err.contains(why));
}

void TestPluginTrouble::whatCrashesAtLoadIsSwitchedOff_data() {
    QTest::addColumn<QString>("plugin");
    QTest::addColumn<QString>("signal");
    QTest::newRow("in its rules") << QStringLiteral("crashes_at_load") << QStringLiteral("SIGSEGV");
    QTest::newRow("when it is opened") << QStringLiteral("throws_on_opening") << QStringLiteral("SIGABRT");
}

void TestPluginTrouble::whatCrashesAtLoadIsSwitchedOff() {
    QFETCH(const QString, plugin);
    QFETCH(const QString, signal);
    const PluginPlace place;
    QVERIFY(place.lay(plugin.toLatin1()));
    const QString why = QStringLiteral("switched off: the program crashed in it (%1)").arg(signal);
    const auto diesNamingIt = [&] {
        const Ended ended = cli(place, "rules gnostica");
        return !ended.well() &&
               ended.err.contains(QStringLiteral("The program crashed in the plug-in “%1”").arg(plugin));
    };
    QVERIFY(diesNamingIt());
    const Ended next = cli(place, "rules gnostica");
    QVERIFY2(next.well() && next.err.contains(why), qPrintable(next.err));
    const Ended again = cli(place, "plugins --try-again");
    QVERIFY2(again.well() && again.out.contains(plugin), qPrintable(again.out + again.err));
    QVERIFY(diesNamingIt());
    const Ended safe = cli(place, "--no-plugins rules gnostica");
    QVERIFY2(safe.well() && safe.err.isEmpty(), qPrintable(safe.err));
}

/// A single end may have been the user's doing.
void TestPluginTrouble::whatEndsTheProgramTwiceIsSwitchedOff() {
    const PluginPlace place;
    QVERIFY(place.lay("ends_at_load"));
    QCOMPARE(cli(place, "rules gnostica").code, 7);
    QCOMPARE(cli(place, "rules gnostica").code, 7);
    const Ended third = cli(place, "rules gnostica");
    QVERIFY2(third.well() && third.err.contains(QStringLiteral("the program ended twice while loading it")),
             qPrintable(third.err));
    QVERIFY(cli(place, "plugins --try-again").well());
    QCOMPARE(cli(place, "rules gnostica").code, 7);
}

void TestPluginTrouble::whatWasBuiltAnewIsTriedAgain() {
    const PluginPlace place;
    QVERIFY(place.lay("crashes_at_load"));
    QVERIFY(!cli(place, "rules gnostica").well());
    const QString file = place.path("lib/gnostica/plugins/crashes_at_load.so");
    QVERIFY(QFile::remove(file) && place.lay("troublemaker"));
    QVERIFY(QFile::rename(place.path("lib/gnostica/plugins/troublemaker.so"), file));
    const Ended ended = cli(place, "plugins");
    QVERIFY2(ended.well() && ended.out.contains(QStringLiteral("crashes_at_load: loaded")),
             qPrintable(ended.out + ended.err));
}

void TestPluginTrouble::whatIsMissingInItIsNamed() {
    const PluginPlace place;
    QVERIFY(place.lay("unresolved"));
    const Ended ended = cli(place, "rules gnostica");
    QVERIFY2(ended.well() && ended.err.contains(QStringLiteral("cannot be loaded")), qPrintable(ended.err));
    QVERIFY2(ended.err.contains(QStringLiteral("gnostica::tests::partThatIsMissing()")), qPrintable(ended.err));
}

void TestPluginTrouble::safeModeLoadsNone() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker") && place.write("trouble.json", gameWith("throws-in-play")));
    QVERIFY(cli(place, "validate trouble.json").well());
    const Ended ended = cli(place, "--no-plugins validate trouble.json");
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.out.contains(QStringLiteral("belongs to the plug-in “troublemaker”, which is not loaded")),
             qPrintable(ended.out));
    QVERIFY(cli(place, "--no-plugins plugins").out.contains(QStringLiteral("--no-plugins")));
}

void TestPluginTrouble::whatThrowsInPlayIsNamed_data() {
    QTest::addColumn<QString>("mechanic");
    QTest::addColumn<QString>("command");
    const auto row = [](const char* name, const char* mechanic, const char* command) {
        QTest::newRow(name) << QString::fromUtf8(mechanic) << QString::fromUtf8(command);
    };
    row("a game", "throws-in-play", "play --variant trouble --seats random,random --seed 1");
    row("computers that think", "throws-in-play", "play --variant trouble --seats adept,adept --seed 1");
    row("a match on threads", "throws-in-play", "match --variant trouble --a random --b greedy --games 8 --jobs 3");
    row("trial games", "throws-in-play", "trial trouble --games 4");
    row("an experiment on threads", "throws-in-play", "lab run plan.json --jobs 3 --out result.db");
    row("an exploration on threads", "throws-in-play", "lab explore trouble --first 4 --last 4 --jobs 3");
    row("the rulebook", "speechless", "rules trouble");
}

void TestPluginTrouble::whatThrowsInPlayIsNamed() {
    QFETCH(const QString, mechanic);
    QFETCH(const QString, command);
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker") && place.ship("trouble", gameWith(mechanic.toLatin1())));
    QVERIFY(place.write("plan.json", R"({"format": 1, "name": "Trouble", "arms": [{"variant": "trouble"},
        {"variant": "gnostica"}], "seats": 2, "players": ["random", "random"], "pairs": 12, "seed": 1})"));
    const Ended ended = cli(place, command.split(u' '));
    QVERIFY2(ended.code == 1 && !ended.crashed, qPrintable(QString::number(ended.code) + ended.out + ended.err));
    QVERIFY2(ended.err.contains(
                 QStringLiteral("An error occurred in the plug-in “troublemaker” (this plug-in was never tested).")),
             qPrintable(ended.err));
    const Ended next = cli(place, "rules gnostica");  // a plug-in that only throws is not switched off
    QVERIFY2(next.well() && next.err.isEmpty(), qPrintable(next.err));
}

void TestPluginTrouble::recordsReachToWhereItThrew() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker") && place.ship("trouble", gameWith("throws-in-play")));
    QCOMPARE(cli(place, "play --variant trouble --seats random,random --seed 1 --record game.record").code, 1);
    QVERIFY(place.read("game.record").count("\"step\"") > 2);
    const Ended replayed = cli(place, "replay game.record");
    QVERIFY2(replayed.well(), qPrintable(replayed.out + replayed.err));
}

void TestPluginTrouble::whatCrashesInPlayIsOffTheNextTime() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker") && place.ship("trouble", gameWith("crashes-in-play")));
    const Ended dead = cli(place, "play --variant trouble --seats random,random --seed 1 --record game.record");
    QVERIFY(!dead.well());
    QVERIFY2(dead.err.contains(QStringLiteral("The program crashed in the plug-in “troublemaker”")),
             qPrintable(dead.err));
    QVERIFY(place.read("game.record").count("\"step\"") > 2);
    const Ended next = cli(place, "replay game.record");
    QCOMPARE(next.code, 1);
    QVERIFY2(next.err.contains(QStringLiteral("switched off: the program crashed in it (SIGSEGV)")),
             qPrintable(next.err));
    QVERIFY2((next.out + next.err)
                 .contains(QStringLiteral("There is no mechanic “crashes-in-play”. Probably it belongs to the plug-in "
                                          "“troublemaker”, which is not loaded.")),
             qPrintable(next.out + next.err));
    QVERIFY(cli(place, "plugins --try-again").well());
    const Ended again = cli(place, "replay game.record");
    QVERIFY2(again.well(), qPrintable(again.out + again.err));
}

// Regression: only the main thread had a signal stack; if several threads died, the second ended the report.
void TestPluginTrouble::whatRunsOutOfStackOnAThreadIsNamed() {
    const PluginPlace place;
    QVERIFY(place.lay("troublemaker") && place.ship("trouble", gameWith("overflows-in-play")));
    QVERIFY(place.write("plan.json", R"({"format": 1, "name": "Trouble", "arms": [{"variant": "trouble"}],
        "seats": 2, "players": ["random", "random"], "pairs": 12, "seed": 1})"));
    const Ended dead = cli(place, "lab run plan.json --jobs 3 --out result.db");
    QVERIFY(!dead.well());
    QVERIFY2(dead.err.contains(QStringLiteral("The program crashed in the plug-in “troublemaker”")),
             qPrintable(dead.err));
    const Ended next = cli(place, "rules gnostica");
    QVERIFY2(next.err.contains(QStringLiteral("switched off: the program crashed in it (SIGSEGV)")),
             qPrintable(next.err));
}

void TestPluginTrouble::missingPluginsAreTheLikelyCause() {
    const PluginPlace place;
    const QByteArray tidal = R"({"id": "mine", "extends": "gnostica", "mechanics": {"tidal": {}},
        "suits": {"rod": {"power": "tidal-rod"}}, "majors": {"hermit": ["tidal-warp"]}})";
    QVERIFY(place.write("mine.json", tidal));
    const Ended fixed = cli(place, "validate --fix mine.json");
    QCOMPARE(fixed.code, 1);
    QCOMPARE(place.read("mine.json"), tidal);
    QVERIFY(!fixed.out.contains(QStringLiteral("Did you mean")));
    QCOMPARE(fixed.out.count(QStringLiteral("Probably the plug-in that provides it is missing.")), 3);
    QVERIFY(place.write("typo.json", R"({"id": "mine", "extends": "gnostica", "mechanics": {"chalenge": {}}})"));
    const Ended typo = cli(place, "validate typo.json");
    QVERIFY2(typo.out.contains(QStringLiteral("Did you mean “challenge”? If not, the plug-in that provides it is "
                                              "probably missing.")),
             qPrintable(typo.out));
    // However similar the names of a missing plug-in are to ours, none of its settings are lost.
    const QByteArray near = R"({"id": "mine", "extends": "gnostica", "mechanics": {"bids": {"x": 1}, "tiles": {}},
        "suits": {"rod": {"power": "rods", "far": 3}}})";
    QVERIFY(place.write("near.json", near));
    const Ended kept = cli(place, "validate --fix near.json");
    QCOMPARE(kept.code, 1);
    QCOMPARE(place.read("near.json"), near);
    QCOMPARE(kept.out.count(QStringLiteral("If not, the plug-in that provides it is probably missing.")), 3);
}

QTEST_GUILESS_MAIN(TestPluginTrouble)
#include "tst_plugin_trouble.moc"
