<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Zeigt diese Hilfe.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Zeigt die Hilfe mit den Optionen von Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Zeigt die Hilfe mit den Optionen von Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Zeigt die Version.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Die Option „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Diese Optionen gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Nach „%1“ darf kein Wert stehen.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Rücktaste</translation>
    </message>
</context>
<context>
    <name>gnostica::cli</name>
    <message>
        <source>%1: score %2, stash %3/%4/%5, hand of %6</source>
        <extracomment>%1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand</extracomment>
        <translation>%1: Punkte %2, Vorrat %3/%4/%5, Hand %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(ausgeschieden)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Nachziehstapel %1, Ablagestapel %2 (oben: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Misst, wie schnell zufällige Partien gespielt werden</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>JSON ausgeben</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Auch die Geschwindigkeit der Computergegner messen</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Dauer jeder Messung in Sekunden</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Nur diese Regelwerke</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Erweiterung, die über jedes Regelwerk gelegt wird</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Die Regeln sind dieselben.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Vergleicht zwei Spiele Regel für Regel, im Wortlaut ihrer Regelbücher</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>Kennung oder Datei eines Spiels; Erweiterungen mit Pluszeichen anhängen</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Vergleicht Regelwerke mit Experimenten: viele Partien zwischen Computergegnern</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Runde %1 von %2: %n Änderung</numerusform>
            <numerusform>Runde %1 von %2: %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Es gibt keine Stufe „%1“ von Computergegnern.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first darf nicht größer sein als --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Ändert jede Option eines Regelwerks und berichtet, wie sie sich auf die Partien auswirkt</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Einstellungen, die gemeinsam erprobt werden: SCHLÜSSEL=WERT,SCHLÜSSEL=WERT</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Die Stufe aller Spieler</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Anzahl der Austeilungen je Änderung in der ersten Runde</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Anzahl der Austeilungen für jede Änderung, die die letzte Runde erreicht</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Startwert; derselbe Startwert ergibt dieselben Partien</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Anzahl gleichzeitiger Partien</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Eine Seite mit Bildern für den Browser in diese Datei schreiben</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Eine vorhandene Datei überschreiben</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Fügt die Teile eines Experiments zusammen</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>Der Ordner mit den Teilen</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>Die Datei des ganzen Experiments</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Die Teile auflisten, die in einem Ordner noch fehlen: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Berichtet die Ergebnisse eines Experiments, auch während es noch läuft</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>Die Datei des Experiments</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Als JSON, mit dem Versuchsplan</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Eine Tabelle für Tabellenkalkulationen in diese Datei schreiben</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Die Berichte unterscheiden sich, zuerst bei %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Wiederholt das Experiment eines Berichts und schreibt den neuen Bericht; schlägt fehl, wenn sie sich unterscheiden</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Ein mit „lab report --json“ geschriebener Bericht</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Anzahl gleichzeitiger Austeilungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 von %n Austeilung</numerusform>
            <numerusform>%1 von %n Austeilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>„%1“ ist kein Teil; erwartet wird zum Beispiel 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Nenne die Datei des Experiments: --out DATEI.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Führt ein Experiment durch oder setzt ein unterbrochenes fort</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>Der Versuchsplan (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>Die Datei des Experiments; mit --shard der Ordner aller Teile</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Nur dieser Teil: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Nur ausgeben, was gespielt würde und wie lange es dauern würde; nichts schreiben</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>Keinen Fortschritt melden</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Listet jeden erlaubten Schritt einer Stellung auf</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Dieser Schritt ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>Der Abschnitt nimmt diesen Schritt seiner Lösung nicht an.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>Die Lösung erreicht nicht alle Ziele des Abschnitts.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Alle Ziele des Abschnitts sind erreicht, bevor er beginnt.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Zu Beginn dieses Abschnitts gibt es für Lernende nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>Der Abschnitt nimmt diesen falschen Schritt an.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Dieser Schritt ist erlaubt; %1 sollte ihn ablehnen.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Dieser Schritt sollte erlaubt sein.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 sollte diesen Schritt ablehnen, aber es ist kein Schritt.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>Dieser Schritt sollte von %1 abgelehnt werden, wird aber von %2 abgelehnt.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>Zu diesem Zeitpunkt ist keine Figur %1 auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Prüft Lektionen und spielt sie durch</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Prüft Lektionen mit ihren eigenen Lösungen und falschen Versuchen</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Dateien mit je einer Lektion oder Begleitung</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Gibt eine Lektion Abschnitt für Abschnitt mit ihrer Lösung aus</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>Die Kennung einer mitgelieferten Lektion oder eine Lektionsdatei</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Die Schritte der Lösung ausführen</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 holt %2&#xa0;% gegen %3 (95-%-Intervall: %4 bis %5&#xa0;%) in %n Partie.</numerusform>
            <numerusform>%1 holt %2&#xa0;% gegen %3 (95-%-Intervall: %4 bis %5&#xa0;%) in %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Test von 50&#xa0;% gegen 60&#xa0;%: logarithmisches Verhältnis %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Züge je Partie: %1, Entscheidungen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>%n Spieler schied aus.</numerusform>
            <numerusform>%n Spieler schieden aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: die Hälfte aller Schritte in %2 s, 95&#xa0;% in %3 s, der längste in %4 s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Lässt zwei Stufen von Computergegnern gegeneinander spielen</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>Die Stufe der anderen Spieler</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>Die Kennung eines Regelwerks, mit Erweiterungen wie in BASIS+ERWEITERUNG, oder „all“ für alle Spiele</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>Die Kennung einer Erweiterung; mehrmals möglich</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Anzahl gleichzeitiger Partien</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Anzahl gleichzeitiger Suchen in jedem Schritt</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Faktor für den Rechenaufwand je Schritt, für beide Stufen</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Anzahl der Durchläufe, statt des Werts der Stufe</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>Dasselbe für die anderen Spieler</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Legt ein neues eigenes Regelwerk an</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Seine Kennung: Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>Die Kennung seiner Vorlage, eines Spiels oder einer Erweiterung</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>Die anzulegende Datei; Standard: KENNUNG.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Zählt die Folgen von Schritten ab einer Stellung</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Eine Datei mit einer Stellung und Schritten</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Anzahl der Schritte</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Jeder Platz muss „person“ oder eine Computerstufe sein: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Spielt eine Partie im Terminal</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Startwert; derselbe Startwert ergibt dieselben Karten und Würfel</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>Die Kennung eines Regelwerks</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Eine Einstellung des Regelwerks, wie in target=8; mehrmals möglich</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Eine neue Datei, in der die Partie gespeichert wird</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partien: %1, Rätsel: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Es gibt zu viele Zugfolgen, um sie zu prüfen.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>Kein Rätsel: Hier gibt es kein Ziel, das nur mit einer einzigen Idee erreicht wird.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>Das Ziel wird auch durch andere erste Schritte als die genannten oder mit anderen Punkten erreicht.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>Die Lösung erreicht das Ziel nicht.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>Die gemessene Schwierigkeit weicht von der angegebenen ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 von %n Rätsel ist fehlerfrei.</numerusform>
            <numerusform>%1 von %n Rätseln sind fehlerfrei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Sucht Rätsel in Partien zwischen Computern und gibt die abwechslungsreichsten aus</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Statt Partien: eine Datei mit Stellungen oder Taktiken</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>Das zu spielende Regelwerk</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Eine Erweiterung; mehrmals möglich</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Anzahl der Spieler; mehrmals möglich</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Anzahl der zu durchsuchenden Partien</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Rätsel, in denen der eigene letzte Zug gelingen soll</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Rätsel, in denen ein fremder letzter Zug vereitelt werden soll</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Rätsel, in denen Punkte zu holen sind</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Startwert; derselbe Startwert ergibt dieselben Rätsel</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Prüft jede Zeile und listet auf, welche kein Rätsel ist</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Dateien mit Rätseln</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Auch die Computergegner versuchen lassen, die für die Schwierigkeit zählen</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Erzeugt und prüft Rätsel: Züge, die eine einzige Idee entscheidet</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>%n ganze Zeile wurde gespielt.</numerusform>
            <numerusform>%n ganze Zeilen wurden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Spielt eine Aufzeichnung nach und prüft sie</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Eine gespeicherte Partie oder ein Journal</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Schreibt das Regelbuch eines Spiels mit seinen Erweiterungen</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Kennungen oder Dateien eines Spiels und von Erweiterungen darüber</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Als Text (Standard)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Als Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Als Webseite</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Nur die Kurzübersicht auf einer Seite</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Spielt Szenarien durch und listet auf, welche fehlschlagen</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Dateien mit einem Szenario oder einer Liste davon</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Jeden Fehler eines Szenarios, nicht nur den ersten</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>„%1“ ist keine Stelle in einem Dokument; Stellen beginnen mit einem Schrägstrich: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>Die Datei wurde nicht geändert. Mit diesem Wert wäre sie nicht spielbar:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>Die Datei hat noch %n früheren Fehler.</numerusform>
            <numerusform>Die Datei hat noch %n frühere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Die Datei eines Regelwerks</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Stelle des Werts, zum Beispiel /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Schritte werden in einer Stellung verglichen; diese Datei enthält mehrere.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Vergleicht die erlaubten Schritte einer Stellung in zwei Spielen</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Eine Datei mit einer Stellung und auf Wunsch Schritten; das darin genannte Spiel spielt keine Rolle</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Nenne eine Datei, oder verlange mit --make Stellungen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 von %n Stellung wurde gelöst.</numerusform>
            <numerusform>%1 von %n Stellungen wurden gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Lässt einen Computergegner Stellungen lösen, in denen ein Zug entscheidet</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Eine Datei mit solchen Stellungen</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Anzahl der Stellungen, die in Partien gesucht und ausgegeben werden, statt welche zu lösen</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Faktor für den Rechenaufwand je Schritt</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Startwert; derselbe Startwert ergibt dieselben Antworten</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>siehe Partie %1 nach Schritt %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Lässt Computer ein Regelwerk spielen und berichtet, was ihre Partien zeigen</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Anzahl der Partien</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Anzahl der Spieler; Standard: zwei, wenn erlaubt</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Bemerkenswerte Partien in diesen Ordner schreiben</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Als JSON, mit den Aufzeichnungen der Partien</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Die zu spielenden Regelwerke, der Reihe nach</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Anzahl der Partien je Runde</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>erledigt: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Der vorige Inhalt der Datei ist in %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Es gibt mehr Probleme als dieses %n.</numerusform>
            <numerusform>Es gibt mehr Probleme als diese %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>In dieser Datei gibt es nichts zu prüfen.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Listet die Probleme eines Regelwerks, einer Stellung, eines Szenarios oder einer Aufzeichnung auf</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Die zu prüfende Datei</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Bei jedem Problem eines Regelwerks die erste Korrektur anwenden, die hilft; die alte Datei wird daneben gespeichert</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>In dieser Datei ist weder ein Szenario noch eine Stellung.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 ist kein Regelwerk; nur Regelwerke können geändert werden.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Bilder können hier nicht gezeichnet werden: „%1“ fehlt. Es gehört zum grafischen Programm.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Ein Programm, das ohne Bilder gestartet wurde, kann keine zeichnen.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Spieler: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Austeilung</numerusform>
            <numerusform>%n Austeilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Höchstens %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Etwa %n Minute</numerusform>
            <numerusform>Etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Etwa %n Sekunde</numerusform>
            <numerusform>Etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>erwartet wird einer der Werte %1, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>erwartet wird der Name einer Datei oder - für die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Auf der Standardfehlerausgabe melden, was das Programm gerade tut</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Ausführlichkeit des Diagnoseprotokolls: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Datei für das Diagnoseprotokoll; - für die Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Das Diagnoseprotokoll kann nicht geschrieben werden (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica auf der Befehlszeile: spielt, prüft und misst.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Sprache; Standard: die der Umgebung</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: Noch sind es zu wenige Partien.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>eine Ausrichtung</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Hier fehlt: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Hier erwartet: %2. Gefunden: „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Dieses Regelwerk ist für %1 bis %n Person.</numerusform>
            <numerusform>Dieses Regelwerk ist für %1 bis %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <extracomment>%1: where a problem is (&quot;house.json, line 3&quot;), %2: what it is, a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>fix: %1</source>
        <extracomment>%1: a whole sentence, which fixes the problem in the line above</extracomment>
        <translation>Korrektur: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Gib einen Schritt ein, zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Gib ein Feld wie am Rand des Spielplans oder mit seinen Koordinaten an. Listen von Schritten verwenden Koordinaten: %1 ist %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? listet alle erlaubten Schritte auf, ? cup die, die mit cup beginnen; außerdem: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>eher 50&#xa0;%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>eher 60&#xa0;%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(erforderlich)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>nicht mit</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Es fehlt ein Befehl.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Nicht verstanden: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: problem</comment>
        <extracomment>%1: an option of the command line, %2: what is wrong with it, a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: “%2” is not allowed.</source>
        <extracomment>%1: an option of the command line, %2: what was typed</extracomment>
        <translation>%1: „%2“ ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 kann nur einmal angegeben werden.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 und %2 können nicht zusammen verwendet werden.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Diese Hilfe ausgeben</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Die Version ausgeben</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Siehe %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Das Plug-in „%1“ wird wieder geladen.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Kein Plug-in ist abgeschaltet.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>geladen</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Listet die Plug-ins auf, mit dem Grund, wenn eines nicht geladen ist</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Plug-ins wieder einschalten, die wegen eines Fehlers abgeschaltet wurden</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>So werden Plug-ins wieder eingeschaltet: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Keine Plug-ins laden; Spiele, die eines brauchen, sind nicht spielbar</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>Der Befehl konnte nicht vollständig ausgeführt werden.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>So läuft das Programm ohne Plug-ins: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phrase: card as it is typed, its name</comment>
        <extracomment>a card as it is typed, and its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>On the board: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>Auf dem Spielplan: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>Auf der Hand: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Eine Figur wird durch Spieler, Größe und Ausrichtung angegeben. %1 ist die große Figur von Spieler A, die nach Norden zeigt; %2 ist die kleine aufrechte Figur von Spieler B.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>ZAHL</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>STUFE</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>CODE</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Eine Datei mit einer Stellung, auf Wunsch mit Schritten, oder mit einer Liste davon</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Ändert einen Wert eines Regelwerks und behält seine Formatierung, oder listet auf, was sich einstellen lässt</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>eine Liste aus diesen Wörtern: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>eine Liste von Fähigkeiten</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>eine Liste von Zeilen</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>eine Zahl je Karte: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; Standard %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>Der neue Wert als JSON; ein Wort braucht keine Anführungszeichen, null entfernt den Wert der Vorlage. Ohne Wert werden alle Einstellungen mit ihren erlaubten Werten aufgelistet</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>Bei %1 gibt es keine Einstellung. Dieser Befehl listet alle Einstellungen auf: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Gib dasselbe noch einmal ein, um trotzdem anzukündigen.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Eine Ankündigung mit zu wenigen Punkten muss man zweimal eingeben.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>Das Argument „%1“ ist nicht in UTF-8 kodiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n Austeilung lief noch und zählt nicht.</numerusform>
            <numerusform>%n Austeilungen liefen noch und zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt prüft 50&#xa0;% gegen 60&#xa0;%. Es kann nicht mit --one verwendet werden, wo der gerechte Anteil 100&#xa0;% geteilt durch die Anzahl der Plätze ist.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Anzahl der Spieler; jeder zweite hat Stufe a, mit --one nur einer</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Ein Spieler der Stufe a spielt gegen Spieler der Stufe b und nimmt nacheinander jeden Platz ein</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Aufgerundet auf ganze Austeilungen: zwei Partien mit vertauschten Plätzen, mit --one eine Partie je Platz</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Spielzeit in Sekunden für jedes Regelwerk; nicht beendete Austeilungen zählen nicht</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Anzahl der Runden, nach denen eine Partie abgebrochen wird; ihre Austeilung zählt nicht</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Anhalten, wenn der sequenzielle Test entschieden ist; nicht mit --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Keine Austeilung wurde zu Ende gespielt, also gibt es keine Ergebnisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n Partie wurde nach Runde %1 abgebrochen.</numerusform>
            <numerusform>%n Partien wurden nach Runde %1 abgebrochen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>%n Austeilung zählt deshalb nicht.</numerusform>
            <numerusform>%n Austeilungen zählen deshalb nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, einer gegen %n von %2</numerusform>
            <numerusform>%1, einer gegen %n von %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2&#xa0;% (gerecht: %3&#xa0;%, 95-%-Intervall: %4 bis %5&#xa0;%) in %n Partie.</numerusform>
            <numerusform>%1: %2&#xa0;% (gerecht: %3&#xa0;%, 95-%-Intervall: %4 bis %5&#xa0;%) in %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Runden je Partie: Median %1, höchstens %2 in 95&#xa0;% der Partien, %3 in der kürzesten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 von %n Ankündigung gelang.</numerusform>
            <numerusform>%1 von %n Ankündigungen gelangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 von %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Runde %1: %2 von %n Partie</numerusform>
            <numerusform>Runde %1: %2 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Runde %1: Die Tabellen werden angepasst&#xa0;…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>noch zwei Spieler</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>noch drei oder mehr Spieler</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Runde %1, %2: %n Stellung ist zu wenig; die Tabelle bleibt, wie sie war.</numerusform>
            <numerusform>Runde %1, %2: %n Stellungen sind zu wenig; die Tabelle bleibt, wie sie war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Runde %1, %2: Partien %3, Stellungen %4, Überraschung %5, danach %6, Gewissheit %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Trainiert das Urteil der Computergegner in Partien gegen sich selbst</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>Der Ordner für alles Gelernte; unterbrochenes Lernen wird fortgesetzt</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Anzahl der Anpassungen der Tabellen</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Startwert; derselbe Startwert ergibt dieselben Tabellen</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Nur diesen Teil der Partien der Runde spielen: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Eine Datei mit Urteilstabellen als Ausgangspunkt, statt der mitgelieferten</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Eine Datei mit Urteilstabellen, wie learn sie schreibt, statt der mitgelieferten</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, Spielerzahl %2: %3 von %n Partie</numerusform>
            <numerusform>%1, Spielerzahl %2: %3 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, Spielerzahl %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n Ergebnis in der Datei gilt noch und blieb erhalten.</numerusform>
            <numerusform>%n Ergebnisse in der Datei gelten noch und blieben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Misst, wie lang Partien sind, die Computer gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>Die Datei der Ergebnisse; noch gültige Ergebnisse bleiben erhalten</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Die zu spielenden Regelwerke; Standard: alle Spiele</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Anzahl der Spieler; Standard: jede erlaubte Anzahl</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Anzahl der Partien je Regelwerk und Spielerzahl</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Anzahl der Runden, nach denen eine Partie abgebrochen wird</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b und --judging-b können nicht mit --b-program verwendet werden: Jenes Programm hat eigene Einstellungen.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Eine andere Version von gnostica-cli, die die Karten gibt und die Plätze der Stufe b spielt</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>„%1“ lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>„%1“ nimmt den Schritt „%2“ nicht an.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1“ endete, bevor die Partie vorbei war.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>„%1“ endete, bevor die Partie vorbei war: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>„%1“ spielt nach anderen Regeln als dieses Programm: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 von %3 (vorhergesagt: %4&#xa0;%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1“ hat zu lange nicht geantwortet.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1“ verlangt einen Schritt, den es selbst machen müsste.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>„%1“ hat zu lange nicht geantwortet: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time findet selbst heraus, wie lange ein Spieler denkt: %1 kann nicht damit verwendet werden.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time kann die Stufe „%1“ nicht anpassen, denn sie sucht nicht.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Die Stufe „%1“ kann nicht so viel Prozessorzeit brauchen wie die andere, wie lange sie auch denkt.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Misst zuerst, mit wie vielen Durchläufen b so viel Prozessorzeit braucht wie a; mit --b-program a so viel wie b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>Der Vergleich wurde abgebrochen: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Für gleiche Prozessorzeit denkt %1 je Schritt %n Partie durch (%2).</numerusform>
            <numerusform>Für gleiche Prozessorzeit denkt %1 je Schritt %n Partien durch (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>„%1“ zeichnet einen anderen Schritt auf als „%2“.</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1“ hat einen Schritt gemacht, der nach den Regeln dieses Programms nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Dieses System sagt nicht, wie viel Prozessorzeit ein anderes Programm braucht.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Die Spieler nach Plätzen, durch Kommas getrennt: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 von %n Partie</numerusform>
            <numerusform>%1: %2 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 entstand mit anderen Einstellungen (%2). Verwende diese wieder oder eine andere Datei.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Eine Leiter braucht mindestens zwei Stufen, jede nur einmal.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Prüft, ob jede Stufe von Computergegnern stärker ist als die darunter</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Die Stufen, durch Kommas getrennt; Standard: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Anzahl der Spieler: Bei 2 werden die Plätze getauscht; bei mehr nimmt ein Spieler der höheren Stufe nacheinander jeden Platz ein. Standard: 2 und 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Höchstzahl der Partien für jedes Paar von Stufen; es endet, sobald sein jederzeit gültiges 95-%-Intervall das gerechte Ergebnis ausschließt</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>Die Datei der Ergebnisse, aus der derselbe Befehl fortgesetzt wird; --games und --levels dürfen sich ändern</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Es gibt kein Temperament „%1“.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Eine Stufe: %1; oder „scripted“, das irgendeinen Schritt macht, der keine Punkte kostet</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>Das Temperament von Spieler a: builder oder hunter, gambler oder prudent, oder je eines, wie in „builder prudent“</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2 % von %n Schritt kosten höchstens %3 Prozentpunkte der Gewinnchance (95-%-Intervall über Partien: %4 bis %5 %).</numerusform>
            <numerusform>%1: %2 % von %n Schritten kosten höchstens %3 Prozentpunkte der Gewinnchance (95-%-Intervall über Partien: %4 bis %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>Im Mittel kostet ein Schritt %1 Prozentpunkte, nach einer Suche mit %n Durchlauf.</numerusform>
            <numerusform>Im Mittel kostet ein Schritt %1 Prozentpunkte, nach einer Suche mit %n Durchläufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Misst, wie oft eine viel längere Suche einen besseren Schritt wählen würde als eine Stufe von Computergegnern</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Anzahl der Partien der Stufe gegen sich selbst</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Anzahl der Schritte, die in jeder Partie untersucht werden, zufällig gezogen</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Durchläufe der langen Suche, geteilt durch die der Stufe; bei Stufen, die nicht suchen, durch die des Lehrlings</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Es gibt keine Stufe „%1“. Die Stufen sind: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Eine Stufe: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Nicht entschieden.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 ist stärker.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 ist schwächer.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n Austeilung zählt wegen einer abgebrochenen Partie nicht.</numerusform>
            <numerusform>%n Austeilungen zählen wegen abgebrochener Partien nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>Der Arbeitsspeicher reicht nicht aus. Schließe Fenster oder andere Programme und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>Das System kann für dieses Programm keinen weiteren Thread starten. Schließe andere Programme und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>Das ist ein Fehler im Programm oder in einem Plug-in. Einzelheiten stehen im Diagnoseprotokoll.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Über Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Ein Krieg um Gebiete, mit Tarotkarten und Pyramiden.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica wurde von John Cooper, Kory Heath, Kristin Matherly und Jacob Davenport für Tarotkarten und Looney Pyramids erfunden.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Dieses Programm ist freie Software unter der GNU General Public License, Version 3 oder später. Es wird ohne jede Gewährleistung bereitgestellt.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Seine Schriften Gnostica Serif und Gnostica Figures wurden aus der Vollkorn von Friedrich Althausen gemacht; sie stehen unter der SIL Open Font License, Version 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Start&amp;seite</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Unbeen&amp;dete Partien&#xa0;…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>Aufzeichnung in neuem Fenster &amp;öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>&amp;Eigenes Spiel erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>Regelwerke &amp;vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>Regel&amp;werk hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Regeln d&amp;rucken&#xa0;…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>Regeln als PDF e&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Ergebnis der Par&amp;tie</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Partie ana&amp;lysieren</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>Soll ich &amp;ankündigen?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>E&amp;instellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>Ü&amp;ber Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>Schritt &amp;bestätigen</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>Letzten Schritt &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Diese Fähigkeit aus&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>An&amp;kündigen</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Hand au&amp;ffrischen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>&amp;Vorige Stellung</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>&amp;Nächste Stellung</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>Ab &amp;hier als neue Partie weiterspielen</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Beschleunigen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Ein &amp;Schritt</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Tempo: &amp;ohne Warten</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Tempo: sch&amp;nell</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Tempo: nor&amp;mal</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Tempo: &amp;langsam</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Den ganzen Spiel&amp;plan zeigen</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Tisch nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Tisch nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Notation im Verlauf</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Kurzübersicht</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;Eigenes Spiel erstellen</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Regelwerke &amp;vergleichen und Stellungen aufbauen</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Erkenntnisse über das En&amp;dspiel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>T&amp;asten</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>Dia&amp;gnoseprotokoll zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>Proble&amp;mbericht kopieren</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Vorige&amp;r Zug</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>Nächster &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Letzte Stellung</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Vorige &amp;Marke</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>Nä&amp;chste Marke</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>Le&amp;sezeichen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Neues Regelwerk&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>Regelwerk &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>Einstellungen &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Nä&amp;chstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>Ent&amp;wurf spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Vom &amp;Tisch aus weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>Mit der V&amp;orlage vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>Regelwerke &amp;tauschen</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>R&amp;egelwerk zu Experimenten hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen&#xa0;…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Rä&amp;tsel&#xa0;…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Begleitete erste &amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Stellung &amp;aufbauen&#xa0;…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Nach zwei Re&amp;gelwerken vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Neue Stellung</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Vom &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>Stellung &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>Von hier &amp;weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>Karten d&amp;urchsuchen</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>Re&amp;gelwerke</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>Aufz&amp;eichnung</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>Re&amp;gelwerk</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Regelwerke vergleichen</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lektionen und Rätsel</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Text eines Regelwerks</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Anzahl von Feldern, Punkten oder Karten</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Auswahl über die Nummer; bei gedrückter Alt-Taste sind die Nummern zu sehen</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Ausrichtung: Norden, Osten, Süden, Westen, aufrecht</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Schräge Ausrichtung: Nordosten, Südosten, Südwesten, Nordwesten</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Zum Spielplan</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Zu den Karten der Hand</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>Einen Schritt der Lektion zurückgehen</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Weiter zum nächsten Schritt, zur nächsten Lektion oder zum nächsten Rätsel</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Zeigen, wie es geht</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Nächste Figur auf dem Feld</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Vorige Figur auf dem Feld</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Auswählen, worauf der Cursor steht</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Fragen, warum es nicht wählbar ist</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Karte vergrößert zeigen</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Gewähltes entfernen</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Größere Figur</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Kleinere Figur</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Figur oder Karte weglegen, die gerade gesetzt wird</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Vorige und nächste Entscheidung in der Kurve</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Erste und letzte Entscheidung in der Kurve</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Teure Entscheidungen in der Kurve</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Mögliche Einträge zeigen</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Korrekturen für ein Problem</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Diesen Eintrag erklären</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Den Text verlassen</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>Befehl &amp;suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Größere &amp;Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Kl&amp;einere Schrift</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>Nor&amp;male Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Fenster&amp;bereiche anordnen</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Bild &amp;des Spielplans speichern …</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>B&amp;ild des Spielplans kopieren</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>&amp;Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>A&amp;ufgeben …</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>&amp;Computer zu Ende spielen lassen …</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Vergrößerten Spielplan verschieben</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Lektion oder Rätsel</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Zug beenden</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>Warum &amp;hat er das getan?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Noch gibt es nichts zu bestätigen: Wähle zuerst, was zu tun ist.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>Der Computer denkt über deine Entscheidung nach und nutzt dabei nur, was du weißt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Wenn du eine Entscheidung treffen musst, frage nach dem besten Schritt oder danach, ob du ankündigen sollst.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>Die Beratung endet hier. Du kannst noch einmal fragen.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Vorher hat noch %n anderer Spieler einen Zug.</numerusform>
            <numerusform>Vorher haben noch %n andere Spieler je einen Zug.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Mit %1 von %n Punkt ankündigen?</numerusform>
            <numerusform>Mit %1 von %n Punkten ankündigen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Letzten Zug ankündigen</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>%n Punkt fehlt</numerusform>
            <numerusform>%n Punkte fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>&amp;Trotzdem ankündigen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Die beiden Regelwerke tauschen</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Regelwerk zu Experimenten hinzufügen</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Das letzte Regelwerk entfernen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Keine (für jedes Spiel)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Keine (eigenständig)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>In der Vorlage enthalten.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Änderung der Vorlage</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Änderung der Erweiterungen</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Grundlage:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Was hier nicht festgelegt ist, wird übernommen.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Erweiterungen:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Änderung der Version</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>Von zwei Regelwerken mit derselben Kennung ist das mit der höheren Version das neuere. Erhöhe die Version, bevor du deine Änderungen weitergibst.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Der Spielplan liegt als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Bild des Spielplans speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Das Bild konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Das Bild wurde als „%1“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>Gebiet, dessen Karte gerade ersetzt wird</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, Wert %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>Ödland</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>Leere</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; wählbar</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; gewählt</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Diese Regeln werden aktualisiert, sobald das Regelwerk spielbar ist.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Keine Regel weicht von der Vorlage ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n Regel weicht von der Vorlage ab.</numerusform>
            <numerusform>%n Regeln weichen von der Vorlage ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>Die Vorlage hat keine solche Regel.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>In der Vorlage: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Entfernte Regeln der Vorlage</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Widersprüchliche Änderungen</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Meine Änderungen</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>&amp;Jetzt in der Datei</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Um %n Byte zu lang</numerusform>
            <numerusform>Um %n Byte zu lang</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>Wählen und be&amp;wegen</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Klicke auf eine Figur oder ein Gebiet, dann auf den neuen Platz, oder zieh das Gewählte dorthin.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Klicke auf das, was du entfernen möchtest. Die rechte Maustaste entfernt jederzeit.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspector</name>
    <message>
        <source>• %1</source>
        <extracomment>one of the things that a card could do now: %1 is a whole sentence</extracomment>
        <translation>• %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <extracomment>after some examples of what a card could do</extracomment>
        <translation>
            <numerusform>… und noch %n</numerusform>
            <numerusform>… und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Zeige auf eine Karte auf dem Spielplan, auf deiner Hand oder in den Stapeln, um zu sehen, was sie kann.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (alle)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Große Arkana (alle)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Karte hinzufügen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardPalette</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>a line of a list; %1: card, %2: its place: &quot;hand of Ann&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Karten durchsuchen</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Art der Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>Klicke auf eine Karte, dann auf den Spielplan, oder zieh die Karte an ihren Platz.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Große Arkana</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Hand von %1 (%n Karte)</numerusform>
            <numerusform>Hand von %1 (%n Karten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Nachziehstapel, oberste zuerst (%n Karte)</numerusform>
            <numerusform>Nachziehstapel, oberste zuerst (%n Karten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Ablagestapel, oberste zuerst (%n Karte)</numerusform>
            <numerusform>Ablagestapel, oberste zuerst (%n Karten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>Der Rest, unter dem Ablagestapel (%n Karte)</numerusform>
            <numerusform>Der Rest, unter dem Ablagestapel (%n Karten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>Der Rest, unter dem Nachziehstapel (%n Karte)</numerusform>
            <numerusform>Der Rest, unter dem Nachziehstapel (%n Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>Karte &amp;hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Zum &amp;Rest</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Hände und Stapel</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Zieh Karten hierher. Einfg fügt eine Karte hinzu, Entf legt sie zum Rest zurück, und Alt mit den Pfeiltasten verschiebt sie im Stapel.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Keine andere Karte nutzt diese Fähigkeit: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Andere, die diese Fähigkeit nutzen (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, wählbar</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Austeilungen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: name of a rule that can be set; %2: what it is; %3: what it is changed to</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>ruleset, change</comment>
        <extracomment>name of a ruleset; %1: the one that it is made from; %2: what is changed, &quot;Points to win: 9 → 8&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceBar</name>
    <message>
        <source>You have enough points to announce your last turn.</source>
        <translation>Deine Punkte genügen, um deinen letzten Zug anzukündigen.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>Das Ergebnis hängt vom Zufall ab.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Punkte: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>eine Ausrichtung</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Wähle %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Herkunft der Karten</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Karten zur Auswahl</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Ein Krieg um Gebiete, mit Tarotkarten und Pyramiden.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Eine Partie zum Öffnen oder ein Regelwerk zum Hinzufügen.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>der Name einer Datei</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>der Name einer Datei oder - für die Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Sprache für diese Sitzung.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Farben für diese Sitzung.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Spielt eine Vorführpartie und beendet sich.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>Der Startwert der Vorführung.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Speichert ein Bild der Vorführung und ein zweites von ihrem Ende.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Speichert die Vorführpartie.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>Das vorzuführende Spiel und seine Erweiterungen: Spiel+Erweiterung.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Anzahl der Spieler in der Vorführung.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Ausführlichkeit des Diagnoseprotokolls: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Datei für das Diagnoseprotokoll; - für die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>Lädt in dieser Sitzung keine Plug-ins. Spiele, die eines brauchen, sind nicht spielbar.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: erwartet wird %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Überschreibt vorhandene Dateien.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>Code</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>zurzeit nicht möglich</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Anfang eines Befehlsnamens eingeben</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es ist keine Partie auf dem Tisch.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Dieses Regelwerk ist nicht spielbar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Regelwerke vergleichen – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>Dieselbe Stellung</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Wirkung auf Partien</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Wichtige Regeln</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Teile zusammenfügen</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>Die Teile eines Experiments werden noch zusammengefügt. Wenn du das Programm jetzt beendest, wird das Experiment nicht gespeichert.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Ein Bericht wird noch geschrieben. Wenn du das Programm jetzt beendest, entsteht keine Datei.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Hier werden nur A und B verglichen.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1“ hat ungespeicherte Änderungen; verglichen wird der zuletzt gespeicherte Stand.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Regelwerke vergleichen</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Zwei andere Spiele vergleichen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComparedSteps</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a ruleset; %2: what of a position it cannot hold, a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompletionList</name>
    <message>
        <source>Possible entries</source>
        <translation>Mögliche Einträge</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a word of a document, %2: what it means</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerBar</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a player, how strong it plays and how it likes to play: &quot;Ben (Adept, builder)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Played by the computer: %1</source>
        <extracomment>%1: a list of players</extracomment>
        <translation>
            <numerusform>Der Computer spielt: %1</numerusform>
            <numerusform>Die Computer spielen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 wartet, bis du wieder in der Partie bist.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1 hat sich entschieden.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>Pause. Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 denkt nach.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Fortschritt des Nachdenkens</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Geschwindigkeit der Computergegner</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>etwa %n Runde</numerusform>
            <numerusform>etwa %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n Gegner</numerusform>
            <numerusform>%n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Gegner:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Computer sehen nur, was du an ihrer Stelle sehen würdest.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · für alle dasselbe</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Noch einmal lösen</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Rätsel des Tages, gelöst</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Besser</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (nicht verwendbar)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>deck (folder)</comment>
        <extracomment>%1: name of a deck of cards, %2: name of its folder</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of the deck “%1” cannot be drawn; cards without pictures are shown instead.</source>
        <extracomment>%n pictures of a deck of cards; %1: its name</extracomment>
        <translation>
            <numerusform>%n Bild des Kartensatzes „%1“ kann nicht gezeichnet werden; stattdessen wird eine Karte ohne Bild gezeigt.</numerusform>
            <numerusform>%n Bilder des Kartensatzes „%1“ können nicht gezeichnet werden; stattdessen werden Karten ohne Bilder gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Der Kartensatz „%1“ ist nicht verwendbar; stattdessen werden Karten ohne Bilder gezeigt.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Der Kartensatz „%1“ ist nicht verwendbar. Die Karten bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>David</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Finn</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>Die Partie kann nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird anderswo gespielt. Dies ist eine Kopie der bisherigen Partie.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Eine beendete Partie konnte nicht archiviert werden.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Alle Schritte dieser Partie sind wieder gespeichert.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde von einem anderen Programm entfernt oder geändert. Die ganze Partie wurde neu geschrieben.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 konnte nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Diese Partie wird in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Diese Partie scheint auf dem Computer %1 geöffnet zu sein. Wenn du sie hier fortsetzt, während sie dort gespielt wird, gehen die Schritte einer Seite verloren.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Hier fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>Das Journal dieser Partie ist beschädigt. %n Schritt war lesbar, und die Partie geht danach in einem neuen Journal weiter. Das beschädigte Journal bleibt als %1 erhalten.</numerusform>
            <numerusform>Das Journal dieser Partie ist beschädigt. %n Schritte waren lesbar, und die Partie geht danach in einem neuen Journal weiter. Das beschädigte Journal bleibt als %1 erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist beschädigt. Die Partie wurde bis zu der beschädigten Stelle geöffnet.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Partien (*.gnostica *.journal);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Aufzeichnung in neuem Fenster öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partien (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde von einem anderen Programm geändert, seit diese Partie geöffnet oder gespeichert wurde.
Möchtest du die Datei überschreiben?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 ist schon vorhanden.
Möchtest du die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Üb&amp;erschreiben</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Die letzten Schritte dieser Partie wurden nicht gespeichert und gehen verloren.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Die Regeln konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>Es gibt keine anderen unbeendeten Partien.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>Die Partie bricht hier ab. Alles bis zu diesem Punkt bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>In der Zwischenablage liegt ein Bericht: Versionen, Plug-ins, Einstellungen und das Ende des Diagnoseprotokolls. Bitte sieh ihn durch, bevor du ihn verschickst.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Das Diagnoseprotokoll kann nicht geschrieben werden. Das Spiel braucht es nicht.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceRow</name>
    <message>
        <source>%1: %2</source>
        <comment>dice</comment>
        <extracomment>the sum of dice; %1: player, %2: number</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiceStage</name>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Ablagestapel, neueste Karte zuerst</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Tippen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Dieses Regelwerk wurde mit dem Programm geliefert und kann nicht geändert werden. Dupliziere es, um Änderungen vorzunehmen.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>Der Text ist zurzeit nicht lesbar, deshalb lässt sich hier nichts ändern. Die Liste der Probleme zeigt die Stelle.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Anderswo vorgenommene Änderungen</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Umbenennung</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Fähigkeiten der Karten</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Die komprimierten Daten sind beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>Die Zeichnung ist zu groß; erlaubt ist unkomprimiert höchstens %n Byte.</numerusform>
            <numerusform>Die Zeichnung ist zu groß; erlaubt sind unkomprimiert höchstens %n Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Das ist kein gültiges XML; erwartet wird eine SVG-Zeichnung.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Das ist keine SVG-Zeichnung: Sie beginnt mit „%1“; erwartet wird „svg“.</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>XML-Entity-Deklarationen sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>„%1“ verweist auf eine andere Datei; erwartet wird ein Teil dieser Zeichnung, etwa „#leaf“.</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Elemente sind zu tief verschachtelt; erlaubt ist höchstens %n Ebene.</numerusform>
            <numerusform>Elemente sind zu tief verschachtelt; erlaubt sind höchstens %n Ebenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Es gibt zu viele Elemente, Kopien mitgezählt; erlaubt ist höchstens %n.</numerusform>
            <numerusform>Es gibt zu viele Elemente, Kopien mitgezählt; erlaubt sind höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>„%1“ ist zu groß; erlaubt ist höchstens %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>„%1“ enthält sich selbst.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>Die viewBox „%1“ ist nicht verwendbar; erwartet werden vier Zahlen, die letzten beiden größer als 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Ein eingebettetes Bild ist nicht verwendbar; erwartet wird PNG oder JPEG, insgesamt höchstens %n Pixel.</numerusform>
            <numerusform>Ein eingebettetes Bild ist nicht verwendbar; erwartet wird PNG oder JPEG, insgesamt höchstens %n Pixel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Das Zeichnen würde zu lange dauern: Es gibt zu viele Striche in gestrichelten Linien oder zu viele sich überlappende Flächen.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>In dieser Datei ist nichts, was sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DueSheet</name>
    <message>
        <source>Until the last turn</source>
        <extracomment>title: the turns until an announced last turn</extracomment>
        <translation>Bis zum letzten Zug</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>Partie speichern …</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>Das ist ein Regelwerk, keine Partie. Um damit zu spielen, wähle „Regelwerk hinzufügen“ im Menü.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentHead</name>
    <message>
        <source>&amp;Pause</source>
        <comment>button: to halt the experiment</comment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Weiterma&amp;chen</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>&amp;Schreiben abbrechen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>E&amp;xportieren</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Der Bericht wird geschrieben: %1 von %n Bild.</numerusform>
            <numerusform>Der Bericht wird geschrieben: %1 von %n Bildern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 von %2 Austeilungen.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Unterbrochen. Es kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Ein anderes Programm spielt es.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Die laufenden Partien werden beendet&#xa0;…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Computer spielen.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Als &amp;Seite mit Bildern (HTML)&#xa0;…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Als &amp;JSON&#xa0;…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Als &amp;Tabelle (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Hält das Experiment an und behält seine Ergebnisse</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>Verglichen &amp;mit:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>Läuft anderswo</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Experiment öffnen</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Experimente (*.sqlite);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Ordner mit allen Teilen eines Experiments</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Experiment umbenennen</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Neuer Name:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>Das Experiment konnte nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Experiment löschen</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Das Experiment „%1“ und alle seine Partien in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>In den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>Das Experiment konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>Neues E&amp;xperiment</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>Zusa&amp;mmenfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Fügt die Teile eines anderswo gespielten Experiments zusammen</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Noch gibt es kein Experiment.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Austeilungen</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Die Experimente konnten nicht zusammengefügt werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Der Bericht wurde als „%1“ gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n Partie hinter %1, %2, %3. Drücke die Eingabetaste oder doppelklicke, um sie anzusehen.</numerusform>
            <numerusform>%n Partien hinter %1, %2, %3. Drücke die Eingabetaste oder doppelklicke, um eine davon anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Die Ergebnisse konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Ergebnisse des Experiments</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Ein anderes Experiment läuft. Halte es zuerst an.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Das Experiment konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>Das Experiment wurde wegen eines Fehlers angehalten.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExploreForm</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Wähle spielbare Regelwerke.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>Wirkungen &amp;herausfinden</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Jede einstellbare Regel wird für sich um einen Schritt geändert. Computer spielen dieselben Austeilungen mit und ohne die Änderung. Die vielversprechendsten Änderungen werden mit immer mehr Austeilungen erprobt.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>Rege&amp;lwerk:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>G&amp;ründlichkeit:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>Plät&amp;ze:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Schneller Überblick</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Gründlich (langsam)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1“ ist mit so vielen Spielern nicht spielbar (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Die Ergebnisse konnten nicht exportiert werden.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Der Bericht wird geschrieben.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Die laufenden Partien werden beendet&#xa0;…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Die Regeln werden geändert&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Runde %1 von %2: %n Änderung.</numerusform>
            <numerusform>Runde %1 von %2: %n Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Vorzeitig angehalten.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Ergebnisse erscheinen, wenn eine Runde vollständig ist oder wenn du anhältst.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>Hier erscheint die Wirkung jeder Regel auf die Partien.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>Wirkung &amp;auf:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Wirkungen von Regeländerungen</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>In einem E&amp;xperiment erproben</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Regeln &amp;nebeneinander</translation>
    </message>
    <message>
        <source>HT&amp;ML…</source>
        <translation>HT&amp;ML&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON&#xa0;…</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Wichtige Regeln</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Die Regeln werden noch erprobt. Die bisherigen Ergebnisse gehen verloren.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Vor dem Ende der ersten Runde angehalten; daher gibt es keine Ergebnisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>%n Änderung von „%1“ wurde erprobt.</numerusform>
            <numerusform>%n Änderungen von „%1“ wurden erprobt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Die Ergebnisse zu den Regeln von „%1“ wurden nicht exportiert und gehen verloren.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Pfeiltasten oder %1 für aufrecht</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>Das Programm konnte dies nicht ausführen. Deine Partien und Entwürfe sind sicher, und du kannst weitermachen.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>So läuft das Programm ohne Plug-ins: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Werkstatt&#xa0;…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Du hast noch keine eigenen Spiele. Erstelle eines in der Werkstatt, dann wird es hier angeboten.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Ein Wert wie in der Notation: %1. Leer: keiner.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Diese Regeln haben keine Marker.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>%n-mal gefunden</numerusform>
            <numerusform>%n-mal gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Fold</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title (note)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormPane</name>
    <message>
        <source>Only applies in a game with: %1</source>
        <extracomment>why a setting makes no difference; %1: title of a mechanic</extracomment>
        <translation>Gilt nur in einem Spiel mit: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Gilt nur, wenn „%1“ so eingestellt ist: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Spieler und Figuren</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Karten und Spielplan</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Anfang und Ende</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Züge und Diener</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Weitere Mechanismen</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Fähigkeiten der Farben</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Große Arkana</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Keine Einstellung enthält dies in ihrem Namen oder ihrer Regel.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Standard: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Regel zeigen</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Auf den Wert der Vorlage zurücksetzen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Meine eigenen</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Spiele, die du in der Werkstatt erstellst.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Kleine Varianten</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n Spiel zur Auswahl. Die Leertaste zeigt es.</numerusform>
            <numerusform>%n Spiele zur Auswahl. Die Leertaste zeigt sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Gerade begonnen</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Du bist am Zug, Runde %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>%1 am Zug, Runde %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 zu %2 gewonnen</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>%1 zu %2 verloren</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Vorzeitig verlassen</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Zugeschaut</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n Runde</numerusform>
            <numerusform>%1 · %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Du bist am Zug, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · Runde %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Du hast deinen letzten Zug angekündigt.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 hat den letzten Zug angekündigt.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>mit Lesezeichen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Das Lesezeichen kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Möchtest du diese Partie in den Papierkorb verschieben?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Möchtest du %n Partie in den Papierkorb verschieben?</numerusform>
            <numerusform>Möchtest du %n Partien in den Papierkorb verschieben?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>In den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Die Partie kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Die Partie kann nicht exportiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n Partie wurde nach %1 kopiert.</numerusform>
            <numerusform>%n Partien wurden nach %1 kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Das Lesezeichen kann nicht gesetzt werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Austeilung %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n Partie</numerusform>
            <numerusform>%1: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Unbeendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Name, Spiel, Datum&#xa0;…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Mit Lesezeichen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesPane</name>
    <message>
        <source>%1, %2</source>
        <comment>a game</comment>
        <extracomment>%1: names of players, %2: date and time</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games that would turn out differently</source>
        <translation>Partien, die anders verlaufen würden</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>Was würde sich in deinen Partien ändern? Alle beendeten Partien, die mit diesem Regelwerk oder seiner Vorlage gespielt wurden, werden mit den Änderungen nachgespielt.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Meine Partien d&amp;urchsehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 von %n Partie ist durchgesehen.</numerusform>
            <numerusform>%1 von %n Partien sind durchgesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Keine deiner beendeten Partien wurde mit diesem Regelwerk oder seiner Vorlage gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n Partie wurde mit diesem Regelwerk oder seiner Vorlage gespielt.</numerusform>
            <numerusform>%n Partien wurden mit diesem Regelwerk oder seiner Vorlage gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Keine davon wäre anders verlaufen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n davon wäre anders verlaufen.</numerusform>
            <numerusform>%n davon wären anders verlaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Erster Unterschied</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Hier erscheinen die Partien, die du spielst.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Alle Partien (%n)</numerusform>
            <numerusform>Alle %n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Deine Entscheidung</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Nicht mehr erklären</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Das ist nicht der Schritt, den die Lektion verlangt.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>Mit den Pfeiltasten gehst du die Karten entlang; die Leertaste wählt eine, die Eingabetaste bestätigt.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 hat %n Punkt, genug zum Sieg.</numerusform>
            <numerusform>%1 hat %n Punkte, genug zum Sieg.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Wer sie am Ende eines angekündigten letzten Zugs noch hat, gewinnt die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 übernimmt mit %n Punkt die Führung.</numerusform>
            <numerusform>%1 übernimmt mit %n Punkten die Führung.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Das ist dein letzter Zug.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>Das ist der letzte Zug von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Noch %n Zug bis dahin.</numerusform>
            <numerusform>Noch %n Züge bis dahin.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Am Ende dieses Zugs brauchst du %n Punkt, und du hast %1.</numerusform>
            <numerusform>Am Ende dieses Zugs brauchst du %n Punkte, und du hast %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>Am Ende dieses Zugs ist %n Punkt nötig, und %1 hat %2.</numerusform>
            <numerusform>Am Ende dieses Zugs sind %n Punkte nötig, und %1 hat %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Noch %n Zug bis zu deinem letzten.</numerusform>
            <numerusform>Noch %n Züge bis zu deinem letzten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Du hast einen Zug, um %1 aufzuhalten.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpContents</name>
    <message>
        <source>%1 %2</source>
        <extracomment>a rule in the help: %1: its id, %2: the name of the card that it tells of</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPanel</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Kurzübersicht</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Regeln drucken</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HintView</name>
    <message>
        <source>%1. %2</source>
        <extracomment>one step of a turn that is advised: %1 its number, %2 a whole sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Steps, the best first</source>
        <translation>Schritte, die besten zuerst</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Wähle einen Schritt, um ihn auf dem Spielplan zu sehen.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Auf dem Spielplan zeigen</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Diesen Schritt spielen</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Den ganzen Zug spielen</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Setzt alles auf die Regeln des Spiels zurück.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>St&amp;artwert:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>Derselbe Startwert teilt wieder dieselben Karten aus.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Kennung:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Andere Regelwerke verweisen mit der Kennung auf ein Regelwerk. Auch seine Datei heißt so.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Eine Kennung besteht aus Kleinbuchstaben von a bis z, Ziffern und Bindestrichen. Sie beginnt nicht mit einem Bindestrich.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Das Regelwerk „%1“ hat diese Kennung schon.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Text des Regelwerks</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Ungespeicherte Schritte</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Die letzten Schritte wurden nicht gespeichert: Bei einem Absturz gehen sie verloren. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>Die Festplatte antwortet langsam. Die Partie geht weiter, sobald der letzte Schritt gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, zuletzt geändert: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Diese Änderungen an Regelwerken wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;Weiter mit diesem Entwurf</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Verschiebt diese Änderungen in den Papierkorb. Das gespeicherte Regelwerk bleibt.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>Der Entwurf konnte nicht gelöscht werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeyMap</name>
    <message>
        <source>K</source>
        <comment>key: skip the power</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: end the turn</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: announce the last turn</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: refresh the hand</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: pass</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: hint</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Shift+L</source>
        <comment>key: should I announce?</comment>
        <translation>Shift+L</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: facing north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: facing east</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: facing south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key: facing west</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key: standing upright</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: go to the board</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: go to the cards of the hand</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>I</source>
        <comment>key: inspect the card</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: rotate the table to the right</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <comment>key: rotate the table to the left</comment>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: set a bookmark</comment>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysModel</name>
    <message>
        <source>changed</source>
        <comment>the keys of an action are</comment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menü oder Fenster</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 gehört zu „%2“ und wird dort entfernt.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 gehört zu „%2“. Das lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Neue Tasten drücken:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>Diese Tasten &amp;verwenden</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Diese &amp;zusätzlich verwenden</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Spielplan am Anfang</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>Die Leertaste legt oder entfernt eine Karte; mit der Eingabetaste wählst du, welche.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Beliebige Karte</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Nichts ist gezeichnet. Klicke auf ein Quadrat, um dort eine Karte hinzulegen, oder ziehe über mehrere.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n Gebiet.</numerusform>
            <numerusform>%n Gebiete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Größe: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Klicke mit der rechten Maustaste auf ein Quadrat (oder drücke die Eingabetaste), um seine Karte zu wählen.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Spalten des Rechtecks</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Zeilen des Rechtecks</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Rechteck zeichnen</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Spielplan leeren</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Klicke auf eine Karte, um sie zu entfernen.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 von %n Lektion geschafft</numerusform>
            <numerusform>%1 von %n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>Bisher %n Lektion geschafft.</numerusform>
            <numerusform>Bisher %n Lektionen geschafft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Eine begleitete erste Partie oder kurze Lektionen.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>Nä&amp;chste Lektion</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>E&amp;rste Lektion</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>Regeln &amp;lesen</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>L&amp;ektionen</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Rä&amp;tsel</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>Deine erste &amp;Partie</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Gegen einen leichten Gegner; Neues wird erklärt, wenn es geschieht.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – Lernen – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Lernen – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Stufe des Computers:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Möchtest du aufgeben? Dann endet die Partie, und dein Gegner gewinnt.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Möchtest du aufgeben? Dann spielt ein Computer bis zum Ende der Partie für dich weiter.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Computer zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Computer spielen dann für alle, schnell und bis zum Ende der Partie. Du kannst sie jederzeit anhalten.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Zu Ende spielen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>oft kein Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n Spieler{dative: %n Spieler}</numerusform>
            <numerusform>%n Spieler{dative: %n Spielern}</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Mit %1{dative} enden Partien zwischen guten Spielern manchmal nie. Ihr könnt vorab eine Anzahl von Runden vereinbaren; dann gewinnt der höchste Punktestand.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Etwa %n Runde mit %1{dative}.</numerusform>
            <numerusform>Etwa %n Runden mit %1{dative}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Spieldauer</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Mit Computergegnern gemessen; die Linie umfasst 19 von 20 Partien.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>Wie lange Partien nach diesen Regeln dauern, ist nicht gemessen worden.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n von %1 Lektionen geschafft</numerusform>
            <numerusform>%n von %1 Lektionen geschafft</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>So wird es gemacht.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>Der Spielplan wurde für den nächsten Teil der Lektion aufgebaut.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>Das ist möglich, führt aber nicht zum Ziel.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, geschafft</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>die nächste Lektion</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Diagnoseprotokoll</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Im Protokoll suchen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nächste Stelle</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige Stelle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Dieses Protokoll wird nicht in einer Datei gespeichert; es geht verloren, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Das Protokoll ist in %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>Die Partie beginnt.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>Klicke auf eine Zeile oder drücke auf ihr die Eingabetaste, um zu dieser Stellung zu gehen.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Verlauf kopieren</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Den Verlauf in der Notation des Spiels zeigen statt in Worten</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Kürzlich verwendete öffnen</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Kür&amp;zlich verwendete in neuem Fenster öffnen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>Es ist noch keine Partie auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Frühere Meldungen: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Median der Austeilungen mit %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 bekam dieselben Karten (Korrelation %1): Für den Unterschied ist das %2-mal so viele Austeilungen wert.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Wähle eine Zeile, um etwas über ihre Messgröße zu lesen. Klicke auf eine Zahl, um ihre Partien aufzulisten.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 bekam dieselben Karten (Korrelation %1), was den Unterschied nicht genauer gemacht hat.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Verteilung der Partien</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Die Bilder werden gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Noch gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Klicke auf einen Teil, um seine Partien aufzulisten.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Bildauswahl</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Zahlen des Bilds</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n Partie seit %1</numerusform>
            <numerusform>%n Partien seit %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Keine Partie gefunden</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Keine Partie passt zur Suche.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Die Partien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Hier erscheint jede Partie, die du spielst, mit Spielplan und Ergebnis.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gegen den Computer spielen</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Lesezeichen setzen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NamesModel</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a language: %1: as it is called in itself, %2: its code (&quot;de&quot;)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not translated yet; players see this text instead.</source>
        <translation>Noch nicht übersetzt; stattdessen wird dieser Text gezeigt.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a change that can be undone; %1: &quot;Name&quot; or &quot;Summary&quot; or &quot;Notes&quot;, %2: a language</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NamesPane</name>
    <message>
        <source>A ruleset needs a name, in one language at least.</source>
        <translation>Ein Regelwerk braucht einen Namen, in mindestens einer Sprache.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Name, Beschreibung und Anmerkungen nach Sprache</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Weitere &amp;Sprache:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Hinzuzufügende Sprache</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>und noch %n Problem</numerusform>
            <numerusform>und noch %n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>Das ist nicht spielbar:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Nach diesen Regeln kann die Partie auf dem Tisch nicht fortgesetzt werden:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 ist ein Spiel für %n Person.</numerusform>
            <numerusform>%1 ist ein Spiel für %n Personen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 ist ein Spiel für %2 bis %n Person.</numerusform>
            <numerusform>%1 ist ein Spiel für %2 bis %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Vom Tisch aus weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Neues Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Grundlage:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Keine (eine Erweiterung für jedes Spiel)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>Das neue Regelwerk entspricht seiner Vorlage, bis du etwas änderst.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Anlegen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>und noch %n Problem</numerusform>
            <numerusform>und noch %n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Nicht verfügbar:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>Keine Probleme: Diese Stellung ist spielbar.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OddsBar</name>
    <message>
        <source>%1: %2</source>
        <comment>phrase: chance</comment>
        <extracomment>one chance in a list; %1: what may happen, %2: a percentage</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OfferedFixes</name>
    <message>
        <source>Replace “%1” with “%2”</source>
        <extracomment>button; %1: a word that nobody knows, %2: the word that was probably meant</extracomment>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>Obendrauf</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (geändert):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Setzt dies auf die Regeln des Spiels zurück.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Anfang und Ende</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Spieler und Figuren</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Karten und Spielplan</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Züge und Diener</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Fähigkeiten der Farben</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Große Arkana</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Auslegungen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde von einem anderen Programm geändert, und du hast ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Lädt die Datei. Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>Meine &amp;behalten</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Behält deine Änderungen. Beim Speichern wird die Datei überschrieben.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Be&amp;ide zeigen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PairedTables</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter of a ruleset; %2: its name</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PictureParts</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1: a number; %2 and %3: between which it probably is</extracomment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>axis, number</comment>
        <extracomment>%1: what is along the axis of a chart, &quot;Turn&quot;; %2: a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>numbers</comment>
        <extracomment>%1 and %2: numbers; from the first to the second</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PictureView</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>chart</comment>
        <extracomment>%1: a row of a chart; %2: one of the rulesets in it; %3: a value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PieceGrid</name>
    <message>
        <source>%1/%2</source>
        <extracomment>pieces on the board, and how many there are: &quot;2/5&quot;</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Small pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Kleine Figuren von %1: %2 von %3 sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Mittelgroße Figuren von %1: %2 von %3 sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Große Figuren von %1: %2 von %3 sind auf dem Spielplan.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Wähle spielbare Regelwerke.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Der Versuchsplan konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Versuchsplan öffnen</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Versuchspläne (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Versuchsplan speichern</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Versuchspläne (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Der Versuchsplan konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Die Regelwerke sind die des Versuchsplans: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Nach einer Anzahl von Austeilungen</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Bei erreichter Genauigkeit</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Ein neues Experiment</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Computer spielen mit jedem Regelwerk dieselben Austeilungen, jede zweimal mit vertauschten Plätzen. Die Ergebnisse werden Austeilung für Austeilung verglichen, damit das Glück die Wirkung der Regeln nicht verdeckt.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>Plät&amp;ze:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Endet:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Austeilungen:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>&amp;Messgröße:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>Gena&amp;uigkeit ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Austeilungen zum Messen von &amp;Können:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Die Re&amp;gelwerke oben verwenden</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>Experiment &amp;beginnen</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>&amp;Versuchsplan öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Ve&amp;rsuchsplan speichern&#xa0;…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1“ ist mit so vielen Spielern nicht spielbar (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>Die Partie wird nachgespielt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n Partie hinter „%1“. Drücke die Eingabetaste oder doppelklicke, um sie anzusehen.</numerusform>
            <numerusform>%n Partien hinter „%1“. Drücke die Eingabetaste oder doppelklicke, um eine davon anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Partien des Experiments</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Hier werden die Partien hinter einer Zahl aufgelistet.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Die Austeilung</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Alle einen Platz weitergerückt</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Ungleiche Stärke</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Ungleiche Stärke, vertauscht</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Austeilung</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Gespielt als</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Platz des Siegers</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Übliche Anzahl von Versuchen</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Anzahl der Partien, die er je Schritt durchdenkt</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Alle Spieler gle&amp;ich</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Sonst wechseln sie von Austeilung zu Austeilung die Plätze, damit keiner den besseren hat.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Letzter Zug angekündigt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 von %n Punkt</numerusform>
            <numerusform>%1 von %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Vorrat: %1 kleine, %2 mittelgroße, %3 große</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Karten auf der Hand: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Vom Computer gespielt, Stufe %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a description</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>a score and the score that wins: &quot;5 / 9&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <extracomment>on the plate of a player, at the beginning of a game; %1: card</extracomment>
        <translation>Gebot: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Aus: letzter Zug gescheitert</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>In Führung</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Ausgeschieden</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Karte zum Rest zurücklegen</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Karte bewegen</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Diese Regeln gelten für %n Spieler.</numerusform>
            <numerusform>Diese Regeln gelten für %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Spielerzahl ändern</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Ändern, wer am Zug ist</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Spieler aus der Partie nehmen</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Spieler in die Partie zurückholen</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Anfang ändern</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Platz des Rests ändern</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>„%1“ ändern</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Stellung einfügen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>stellung.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Stellungen (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde von einem anderen Programm geändert, seit diese Stellung geöffnet oder gespeichert wurde. Möchtest du die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Üb&amp;erschreiben</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>Die Stellung konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>Zu setzen</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Hände und Stapel</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>Die Stellung liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>„%1“ ist hier nicht gültig. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Diese Regeln sind nicht spielbar.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Diese Stellung lässt sich nicht aufbauen.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Stellungen, Szenarien und Partien (*.json *.gnostica *.journal);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>Die Zwischenablage enthält keine Stellung. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 konnte nicht als Stellung geöffnet werden. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Verdeckte Karten bleiben verdeckt: Hände und Stapel, die du nicht siehst, werden hier zufällig verteilt.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Das ist noch nicht spielbar. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>Auf dem Tisch gibt es keinen Zug als Ausgangspunkt.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Stellung – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Ein Klick setzt eine Figur von %1, Ausrichtung: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Ein Klick legt %1{accusative}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Ein Klick entfernt, was dort ist.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Ein Klick bewegt das Gewählte.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Klicke auf eine Figur oder Karte, um sie zu wählen.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Wähle an der Seite eine Karte oder Figur, dann klicke auf ihren Platz. Oder beginne mit einer Datei, dem Tisch oder Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Korrigieren und öffnen</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Diese Stellung ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Figur setzen</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Figur bewegen</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Figur drehen</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Größe einer Figur ändern</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Gebiet bewegen</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Karte vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Hier gibt es nichts zu ändern.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Auf dem Spielplan ist kein Platz für weitere Figuren.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Nach diesen Regeln können Figuren nicht schräg zeigen.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 hat keine kleine Figur mehr im Vorrat: Alle sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 hat keine mittelgroße Figur mehr im Vorrat: Alle sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 hat keine große Figur mehr im Vorrat: Alle sind auf dem Spielplan.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>im Rest</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>Hand von %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>Nachziehstapel, Karte %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>Ablagestapel, Karte %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Es gibt sie nur einmal: Die Karte „%1“ hat %2 verlassen.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Es gibt sie nur einmal: Die Karte „%1“ hat die Hand von %2 verlassen.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Es gibt sie nur einmal: Die Karte „%1“ hat den Nachziehstapel verlassen.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Es gibt sie nur einmal: Die Karte „%1“ hat den Ablagestapel verlassen.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Zurück im Vorrat: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Jetzt aufrecht: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Die Karten von %1 gehören jetzt zum Rest.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Nicht mehr verwendet: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Jetzt wird nicht geboten: Die Partie beginnt mit einem Zug.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: Dieser Spieler ist ausgeschieden.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: Diesen Spieler gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: wird nach diesen Regeln nicht verwendet.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 ist hier nicht erlaubt; erwartet wird %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Am Zug ist ein ausgeschiedener Spieler.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Mindestens ein Spieler muss im Spiel sein.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 hat zu viele Karten; in eine Hand passt höchstens %n.</numerusform>
            <numerusform>%1 hat zu viele Karten; in eine Hand passen höchstens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>Auf %1 steht %n Figur, mehr, als in einer Partie erlaubt ist (%2).</numerusform>
            <numerusform>Auf %1 stehen %n Figuren, mehr, als in einer Partie erlaubt sind (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>In der Leere: %1. Nach dem ersten Schritt geht sie in den Vorrat zurück (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 hat %n Karte, mehr als in einer Partie auf der Hand erlaubt.</numerusform>
            <numerusform>%1 hat %n Karten, mehr als in einer Partie auf der Hand erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Es gibt keine Gebiete; damit wäre die Partie zu Ende (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Nur %1 ist im Spiel; damit wäre die Partie zu Ende (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n Karte auf dem Spielplan</numerusform>
            <numerusform>%n Karten auf dem Spielplan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n auf einer Hand</numerusform>
            <numerusform>%n auf den Händen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Nachziehstapel</numerusform>
            <numerusform>%n im Nachziehstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Ablagestapel</numerusform>
            <numerusform>%n im Ablagestapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n im Rest</numerusform>
            <numerusform>%n im Rest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowerOffers</name>
    <message>
        <source>%1</source>
        <comment>a power</comment>
        <extracomment>a power of a card alone on a button: &quot;Rod&quot;, &quot;Trade hands&quot;; %1: the power in a word or two</extracomment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowerSettings</name>
    <message>
        <source>This power has no settings.</source>
        <translation>Diese Fähigkeit hat keine Einstellungen.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Dies lässt sich nicht als Fähigkeiten zeigen. Es kann im Text korrigiert werden.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, angepasst</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>In %1: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>Die Wirkung der Karte ist erst bekannt, wenn die Fehler behoben sind.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Fähigkeiten: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Zurücksetzen auf die Vorlage: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Keine Probleme: Dieses Regelwerk ist spielbar.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Änderungen daran werden nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>verbunden mit</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>dann</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Die beiden Fähigkeiten sind verbunden. Klicke, um sie zu trennen.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Klicke, um die beiden Fähigkeiten zu verbinden.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>eine von:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Nummer %1 in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Auf den Wert der Vorlage zurücksetzen</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Fähigkeit hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>Durch eine &amp;andere Fähigkeit ersetzen</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>A&amp;lternative Fähigkeit hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Früher</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>&amp;Wahl zwischen dieser und der vorigen Fähigkeit</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Als eigene Fähigkeit &amp;nach den anderen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>En&amp;tfernen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Alle Rätsel sind gelöst.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Noch ist kein Rätsel gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n von %1 Rätseln gelöst</numerusform>
            <numerusform>%n von %1 Rätseln gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n Schritt oder mehr</numerusform>
            <numerusform>%n Schritte oder mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n von %1 gelöst</numerusform>
            <numerusform>%n von %1 gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Ungelöst</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>In diesem Zug gewinnen</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Punkte gewinnen</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Einen letzten Zug vereiteln</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Das ist dein letzter Zug. Du gewinnst, wenn du am Ende dieses Zugs %n Punkt hast.</numerusform>
            <numerusform>Das ist dein letzter Zug. Du gewinnst, wenn du am Ende dieses Zugs %n Punkte hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 hat einen letzten Zug angekündigt, der nach deinem kommt, und braucht %n Punkt. Mach das unmöglich.</numerusform>
            <numerusform>%1 hat einen letzten Zug angekündigt, der nach deinem kommt, und braucht %n Punkte. Mach das unmöglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Liege am Ende deines Zugs %n Punkt vor allen anderen.</numerusform>
            <numerusform>Liege am Ende deines Zugs %n Punkte vor allen anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>So geht es.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Gelöst. Gut gemacht!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Die Lösung wird geprüft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Der letzte Zug ist nicht mehr zu vereiteln: %1 beginnt ihn mit %n Punkt.</numerusform>
            <numerusform>Der letzte Zug ist nicht mehr zu vereiteln: %1 beginnt ihn mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Das Ziel ist nicht mehr zu erreichen: Es fehlt %n Punkt.</numerusform>
            <numerusform>Das Ziel ist nicht mehr zu erreichen: Es fehlen %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>Das Ziel ist nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Mach es rückgängig und versuche etwas anderes.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Es beginnt mit einer Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Es beginnt nicht mit einer Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Es beginnt mit einer Karte aus deiner Hand, und %1 handelt.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Es beginnt nicht mit einer Karte aus deiner Hand, und %1 handelt.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>Die Karte: %1{nominative}.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Das hängt vom Glück ab. Es gibt eine Lösung ohne Glück.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, gelöst</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>In diesem Zug gewinnen: noch %n Punkt</numerusform>
            <numerusform>In diesem Zug gewinnen: noch %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>In diesem Zug gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>%n Punkt vor allen anderen liegen</numerusform>
            <numerusform>%n Punkte vor allen anderen liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Den letzten Zug von %1 vereiteln</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>Auf deiner Hand: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Du hast %n Punkt.</numerusform>
            <numerusform>Du hast %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Schwierigkeit %1 von %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecapPanel</name>
    <message>
        <source>%1. %2</source>
        <extracomment>a line of what others have done: %1 its number, %2 the sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Auf dem Spielplan wiederholen</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Den Zug der aktuellen Zeile erklären</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stellung in der Partie</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug weiter</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Unbeendete Partien</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Diese Partien sind unbeendet. Jede geht nach ihrem letzten bestätigten Schritt weiter.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>Diese Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nicht jetzt</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 ist nicht lesbar (zuletzt geschrieben: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (zuletzt gespielt: %2; scheint auf dem Computer %3 offen zu sein)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (begonnen: %2, zuletzt gespielt: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (zuletzt gespielt: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Unbeendete Partien bleiben hier, bis du sie löschst. Auch beendete Partien werden aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Unbeendete Partien bleiben hier, bis du sie löschst. Die letzte beendete Partie wird aufbewahrt; wie viele es sind, kannst du in den Einstellungen ändern.</numerusform>
            <numerusform>Unbeendete Partien bleiben hier, bis du sie löschst. Die letzten %n beendeten Partien werden aufbewahrt; diese Zahl kannst du in den Einstellungen ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Möchtest du diese Partie in den Papierkorb verschieben?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>In den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Diese Partie kann nicht in den Papierkorb verschoben werden. Möchtest du sie endgültig löschen?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Die Partie wurde nicht gelöscht.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Regelwerk umbenennen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Kennung auch in &amp;diesen Regelwerken ändern</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Stellung in der Partie</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>&amp;Sicht:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – Aufzeichnung – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partien (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Der Zug von %1 beginnt.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Karten werden ausgeteilt oder gemischt.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 ist ausgeschieden.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 kündigt den letzten Zug an.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>Die Partie endet.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Dein Lesezeichen</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Öffentliche Informationen</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Spieler am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Sicht von %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Diese Partie ist nicht zu Ende: Die Hände der anderen Spieler bleiben verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>Die Aufzeichnung ist beschädigt. Sie wird bis zur beschädigten Stelle gezeigt: %n Stellung.</numerusform>
            <numerusform>Die Aufzeichnung ist beschädigt. Sie wird bis zur beschädigten Stelle gezeigt: %n Stellungen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Du siehst eine frühere Stellung: %1 von %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Ab hier spielen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Gewinnchancen im Verlauf der Partie</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Chancen bei offenen Händen. Klicke auf eine Stellung, um dorthin zu gehen. Tasten: Links und Rechts für die vorige und nächste Entscheidung, Bild auf und Bild ab für die teuren.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>Der Computer prüft jede Entscheidung mit dem damaligen Wissen des Spielers. Die Kurve zeigt die Chancen bei offenen Händen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Wenn eine Partie zu Ende ist, kann der Computer alle ihre Entscheidungen prüfen: welche die Partie gewendet haben und was besser gewesen wäre.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Teuerste Entscheidungen</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Klicke auf eine Entscheidung oder drücke auf ihr die Eingabetaste, um zu dieser Stellung zu gehen.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Wendepunkt %1 von %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>Die Regelbücher werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Wähle zwei spielbare Regelwerke.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Unterschiede speichern</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>D&amp;rucken&#xa0;…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown&#xa0;…</translation>
    </message>
    <message>
        <source>Rules side by side</source>
        <translation>Regeln nebeneinander</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Abweichende Einstellungen</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Unterschiede drucken</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (nur in dieser Stellung)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>E&amp;rweiterungen</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n E&amp;rweiterung</numerusform>
            <numerusform>%n E&amp;rweiterungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Re&amp;geln:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Regelwerk %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (Entwurf)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Keine Erweiterung</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n Erweiterung</numerusform>
            <numerusform>%n Erweiterungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Über das Regelwerk gelegte Erweiterungen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Einige Plug-ins konnten nicht geladen werden. Regelwerke, die sie brauchen, sind nicht spielbar.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Einige Regelwerke in deinem Ordner sind nicht spielbar.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Plug-ins werden dieses Mal nicht geladen. Regelwerke, die eines brauchen, sind nicht spielbar.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Einige Seitenleisten konnten nicht geladen werden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Die Plug-ins werden beim nächsten Start des Programms geladen.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Regelwerk hinzufügen</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Regelwerke (*.json *.gnostica-rules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 wurde deinen Regelwerken nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>Meines &amp;ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;Beide behalten, dieses als %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Korrigieren und hinzufügen</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Du hast dieses Regelwerk schon: „%1“.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1“ wurde deinen Regelwerken hinzugefügt. Du kannst es für eine neue Partie wählen.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Diese Datei hat dieselbe Kennung wie das Regelwerk „%1“, das mit dem Programm geliefert wurde und nicht ersetzt werden kann. Du kannst sie unter einer anderen Kennung hinzufügen.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Du hast ein anderes Regelwerk mit derselben Kennung: „%1“.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Du hast Version %2 des Regelwerks „%1“. Das ist Version %3, also neuer.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Du hast Version %2 des Regelwerks „%1“. Das ist Version %3, also älter.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Du hast Version %2 des Regelwerks „%1“. Auch dieses heißt Version %2, ist aber ein anderes.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (Entwurf)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (auf dem Tisch)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ist schon vorhanden. Möchtest du die Datei überschreiben?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Üb&amp;erschreiben</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Bitte den Bildschirm an %1 weitergeben</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Die Karten auf der Hand sind verdeckt, bis %1 vor dem Bildschirm sitzt.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Ich bin %1: meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>einfarbig</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>gestreift</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>gepunktet</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>kariert</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>mit Ringen</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>mit Kreuzen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n Punkt, ausgeschieden</numerusform>
            <numerusform>%1: %n Punkte, ausgeschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Ausgeschieden</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Farbe von Spieler %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Muster von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Spieler %1: Mensch oder Computer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Temperament von Spieler %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>Spieler&amp;zahl:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Beginnt mit dem Bieten</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Die Hände sind ausgeteilt, und alle bieten vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>Der Rest liegt im Ablagestapel</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Karten, die du nicht hingelegt hast, kommen in der Reihenfolge des Kartensatzes unter den Nachziehstapel oder unter den Ablagestapel.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computergegner</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Animationen:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>Spalten und &amp;Zeilen am Rand des Spielplans benennen</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Karten unter dem Zeiger &amp;groß zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Hände zwischen den Zügen verdecken</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>Der Bildschirm wird weitergegeben, bevor die nächste Hand zu sehen ist.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>Jeden Schritt &amp;bestätigen</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Sonst gilt ein Schritt, sobald er vollständig ist.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>A&amp;lles rücknehmbar</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Auch Schritte anderer Spieler und alles, was gezogen, gewürfelt oder aufgedeckt wurde. Alle am Tisch müssen damit einverstanden sein.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>Kl&amp;änge für wichtige Ereignisse</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Ein leiser Klang bei Ankündigungen, beim Ausscheiden, bei neuer Führung und am Ende einer Partie.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>Hände zeigen, wenn nur &amp;Computer spielen</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Zeigt die Hand des Spielers am Zug oder die eines Spielers, den du in der Liste wählst.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>Beendete Partien aufbe&amp;wahren:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Die neuesten werden aufbewahrt; ältere kommen in den Papierkorb. Unbeendete Partien werden immer aufbewahrt.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>&amp;Schriftgröße:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>La&amp;utstärke:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>Das neue Regelwerk konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Das Regelwerk konnte nicht dupliziert werden.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Das Regelwerk konnte nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>Regelwerke, die es brauchen, sind dann nicht mehr spielbar.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Seine ungespeicherten Änderungen bleiben unter den Entwürfen.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Partien, die damit gespielt werden, und ihre Aufzeichnungen behalten ihre Regeln.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Regelwerk löschen</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>In den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Das Regelwerk konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Regelwerk exportieren</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Ein einziges Dokument</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Nur diese Datei</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>Aus dem Regelwerk lässt sich kein einziges Dokument machen.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Regelwerke (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Das Regelwerk konnte nicht exportiert werden.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Möchtest du „%1“ in den Papierkorb verschieben?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>„%1“ baut auf %n eigenem Regelwerk auf: %2. Mit dieser Datei allein können andere es nicht spielen. Du kannst ein einziges Dokument exportieren, das es nicht braucht.</numerusform>
            <numerusform>„%1“ baut auf %n eigenen Regelwerken auf: %2. Mit dieser Datei allein können andere es nicht spielen. Du kannst ein einziges Dokument exportieren, das keines davon braucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Wurde mit dem Programm geliefert und kann nicht geändert werden. Dupliziere es, um Änderungen vorzunehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Hat %n Problem.</numerusform>
            <numerusform>Hat %n Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>Nicht verwendete Dateien</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Regelwerke durchsuchen</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Kein Regelwerk enthält dies in seinem Namen oder seiner Kennung.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>%n Regelwerk erweitert es: %1.</numerusform>
            <numerusform>%n Regelwerke erweitern es: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n Regelwerk enthält es als Erweiterung: %1.</numerusform>
            <numerusform>%n Regelwerke enthalten es als Erweiterung: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShownGame</name>
    <message>
        <source>%1[*] – Gnostica</source>
        <extracomment>title of the window; %1: file of the game, or its players; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Gnostica</translation>
    </message>
    <message>
        <source>Gnostica</source>
        <translation>Gnostica</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SideBySideText</name>
    <message>
        <source>The two rulebooks are the same, and no setting differs.</source>
        <translation>Beide Regelbücher sind gleich, und keine Einstellung weicht ab.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Beide Regelbücher sind gleich, aber Einstellungen weichen ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n Regel nur in A</numerusform>
            <numerusform>%n Regeln nur in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n Regel nur in B</numerusform>
            <numerusform>%n Regeln nur in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n geänderte Regel</numerusform>
            <numerusform>%n geänderte Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n gleiche Regel</numerusform>
            <numerusform>%n gleiche Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Gleiche Regeln ausblenden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: its letter, its name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SkillBox</name>
    <message>
        <source>None</source>
        <comment>deals: none</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>In so vielen Austeilungen spielen ein stärkerer und ein schwächerer Computer gegeneinander, um zu messen, wie viel Können zählt. Das dauert viel länger.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>gegen</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Der stärkere Spieler</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Der schwächere Spieler</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>Gegen %1: %2 von %n Partie gewonnen</numerusform>
            <numerusform>Gegen %1: %2 von %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>In %1: %2 von %n Partie gewonnen</numerusform>
            <numerusform>In %1: %2 von %n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>%1 von %n Partie gegen Computer gewonnen.</numerusform>
            <numerusform>%1 von %n Partien gegen Computer gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Hier erscheinen deine Ergebnisse gegen Computer.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>An %n Tag gespielt.</numerusform>
            <numerusform>An %n Tagen in Folge gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>%1 von %n Lektion geschafft</numerusform>
            <numerusform>%1 von %n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>%1 von %n Rätsel gelöst</numerusform>
            <numerusform>%1 von %n Rätseln gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Ein Krieg um Land auf einer Auslage aus Tarotkarten</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Gemeinsam spielen</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>Zwei bis sechs an einem Bildschirm, jedes Spiel, alle Regeln.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Ändere die Regeln, erstelle dein eigenes Spiel.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Zwei Spiele, Regel für Regel und in Tausenden von Partien.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>&amp;Wer spielt?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Eine Aufzeichnung oder eine unbeendete Partie aus einer Datei.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Nur in %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>In beiden, mit anderem Ergebnis</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>In beiden gleich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group: count</comment>
        <extracomment>%1: a group of steps; %2: how many there are</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepsPage</name>
    <message>
        <source>Nothing on the table may be shown now.</source>
        <translation>Was auf dem Tisch liegt, darf zurzeit nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Vor dem ersten Zug gibt es keine Stellung, die sich vergleichen ließe.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Die Stellung wird aufgebaut&#xa0;…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Stellung oder Partie öffnen</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Stellungen, Szenarien und Partien (*.json *.gnostica-position *.gnostica);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>Die Stellung konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Die Schritte werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Eines der Regelwerke lässt diese Stellung nicht zu.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Wähle zwei spielbare Regelwerke.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Vom &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Neu &amp;austeilen</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>S&amp;chritt machen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>Z&amp;urück</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>C&amp;omputer wählen lassen</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>Plät&amp;ze:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Schritte nach beiden Regelwerken</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Drücke „Zurück“, um zu dem Punkt zurückzukehren, an dem sie auseinandergegangen sind.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lektionen und Rätsel</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lektionen und Rätsel</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;Alle Lektionen und Rätsel</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>Z&amp;urück</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Temperament wird ausgelost</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Ausgewogen: baut und behindert die anderen</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Baumeister: gründet lieber Gebiete und lässt sie wachsen</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Jäger: behindert lieber die anderen</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Kündigt an, wenn das besser ist als Warten</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Mutig: kündigt früher an</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Vorsichtig: kündigt später an</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Version des Formats</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Kurzer Name, für Dateien und andere Regelwerke</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Ein Spiel oder eine Erweiterung von Spielen</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Vorlage; das Dokument enthält nur die Abweichungen davon</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Enthaltene Erweiterungen</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Name, nach Sprache</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Beschreibung in einem Satz, nach Sprache</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Anmerkungen dazu, nach Sprache</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Seine Version, eine selbst vergebene Zahl</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Fähigkeiten der Farben</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Fähigkeiten der Großen Arkana</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Verbindungen zwischen den Fähigkeiten einer Karte</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Verwendete Mechanismen</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Name einer Fähigkeit</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Fähigkeiten, von denen eine gewählt wird</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Entfernt den Wert der Vorlage</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>Dasselbe wie kein Wert</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>In der Vorlage: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Standard: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Regel %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>Das ist zu lang für ein Regelwerk. Nichts wurde eingefügt.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Dieser Text kann nicht Teil eines Regelwerks sein. Nichts wurde eingefügt.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Diese Korrektur passt nicht mehr.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Hier gibt es keine Korrekturen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>Mögliche Einträge &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>Diesen Eintrag er&amp;klären</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>&amp;Suchen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Noch etwa %n Stunde.</numerusform>
            <numerusform>Noch etwa %n Stunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Noch etwa %n Minute.</numerusform>
            <numerusform>Noch etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Noch etwa %n Sekunde.</numerusform>
            <numerusform>Noch etwa %n Sekunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Zurück zur Startseite (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Wartet, bis das Regelwerk spielbar ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n Probepartie gespielt</numerusform>
            <numerusform>%n Probepartien gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Nach jeder Änderung Probepartien spielen</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Eine Partie zeigen</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Ergebnisse der Probepartien</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Beendete Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>Deine Partie wartet auf dem Tisch.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>Die Partie ist zu Ende; ihr Spielplan ist noch da.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>Spielplan &amp;ansehen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>We&amp;iterspielen</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Weitere &amp;unbeendete Partien&#xa0;…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>An %n der letzten sieben Tage gelöst</numerusform>
            <numerusform>An %n der letzten sieben Tage gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Computer sehen nur, was du an ihrer Stelle sehen würdest.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Das Regelwerk konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Ungespeicherte Änderungen können nicht für später aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Regelwerk speichern</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Dieser Text ist nicht als Regelwerk lesbar. Wenn du ihn speicherst, fehlt das Regelwerk unter den Spielen, bis der Text korrigiert ist.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>&amp;Trotzdem speichern</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Das Regelwerk konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Probepartie %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>Auf dem Tisch gibt es keinen Zug, von dem aus weitergespielt werden kann.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Werkstatt – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Werkstatt – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Wähle ein Regelwerk oder lege ein neues an.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Probepartien</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Der geöffnete Text ist nicht als JSON lesbar. Ändere die Kennung darin von Hand.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>Das Regelwerk bekommt eine andere Kennung.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Kennung auch in &amp;diesen Regelwerken ändern</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Nur &amp;hier ändern</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Die neue Kennung konnte nicht in jedes Regelwerk geschrieben werden, das auf dieses verweist.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>Die Kennung „%1“ gehört schon zum Regelwerk „%2“. Wird dieses mit derselben Kennung gespeichert, wird nur eines der beiden verwendet.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Die Änderungen an „%1“ sind weder gespeichert noch als Entwurf aufbewahrt.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Werkstatt</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Regelwerke vergleichen</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Zwei Regelwerke wählen</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Wähle „{action:compare}“ im Menü „{menu:compare}“.</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Wähle oben die Regelwerke: ein beliebiges installiertes, eines, das gerade in der Werkstatt entsteht, oder die Regeln der Partie auf dem Tisch. Über jedes lassen sich Erweiterungen legen.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Unterschiede“ zeigt die Regeln beider nebeneinander, wobei unterschiedliche Wörter markiert sind, und eine Tabelle der Einstellungen. Gleiches ist eingeklappt; klicke darauf, um es zu lesen.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Wirkung in einer Stellung</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>„Dieselbe Stellung“ zeigt eine Stellung auf zwei Spielplänen und alle Schritte in vier Gruppen: Schritte, die nur das erste oder nur das zweite Regelwerk erlaubt, Schritte mit anderem Ergebnis und gleiche Schritte.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Die Stellung kommt von der Partie auf dem Tisch, aus einer Datei, aus einer gespielten Partie oder von einer neuen Austeilung.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Wähle einen Schritt, um ihn, wo möglich, auf beiden Spielplänen auszuführen. Neben jedem Schritt steht die Regel, die den Unterschied macht.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Computer spielen lassen</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Unter „Wirkung auf Partien“ spielen Computer mit jedem Regelwerk dieselben Austeilungen. Wähle die Spielerzahl, die Stufe der Spieler und die Anzahl der Austeilungen, oder wie genau ein Ergebnis sein muss.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Ein Experiment lässt sich anhalten, abbrechen und an einem anderen Tag fortsetzen: Keine Partie geht verloren.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Ein Versuchsplan lässt sich als Datei speichern, für andere oder für die Befehlszeile.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Von einer Zahl zu ihren Partien</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Klicke auf eine Zahl, einen Balken oder einen Punkt, um die Partien dahinter aufzulisten. Doppelklicke auf eine Partie, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Wichtige Regeln</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Wichtige Regeln“ ändert jede Regel eines Regelwerks für sich und zeigt, welche Änderungen Partien kürzer, ruhiger oder ausgeglichener machen. Von jeder Änderung führt ein Knopf zu einem eigenen Experiment und ein anderer zu den Regeln.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Exportieren“ schreibt eine Seite mit Bildern, die jeder Browser zeigt, oder Zahlen für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Ein Intervall lesen</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>„4,1 ± 0,9 Züge“</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Partien hängen vom Zufall ab: Andere Austeilungen hätten eine andere Zahl ergeben. Das Intervall zeigt, wie weit die Zahl danebenliegen kann: Die wahre Zahl liegt wahrscheinlich zwischen 3,2 und 5,0. Mehr Austeilungen machen das Intervall enger: Viermal so viele halbieren es.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Einen Unterschied lesen</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Liegt die 0 außerhalb des Intervalls eines Unterschieds, bewirken die Regeln wahrscheinlich etwas; solche Zeilen sind fett.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Liegt die 0 darin, war kein Unterschied zu sehen. Das heißt nicht, dass es keinen gibt: Der Satz daneben sagt, wie groß ein Unterschied noch sein könnte.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Vor dem Ende hinsehen</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Diese Intervalle gelten, wie oft du auch hinsiehst und wann du auch aufhörst. Von zwanzig Intervallen kann trotzdem eines die wahre Zahl verfehlen; die Urteile berücksichtigen, wie viel betrachtet wird.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Gespielt haben Computer, keine Menschen: Sie sind nicht nachtragend, und sie lernen nicht. Ob ein Spiel Spaß macht, müsst ihr selbst herausfinden.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Wähle „{action:setUp}“ im Menü „{menu:setUp}“ oder im Fenster einer gespielten Partie.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Leg Karten und Figuren an ihren Platz: Zieh sie mit der Maus, oder wähle eine und dann ein Feld.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Karten und Figuren werden dabei gezählt. Alles Unmögliche wird aufgelistet, mit der Regel und der Stelle.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Spiel von der Stellung aus weiter, speichere sie, kopiere sie als Text oder Bild oder vergleiche, was zwei Regelwerke in ihr erlauben.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>An einem Experiment können mehr als zwei teilnehmen: Drücke das Plus daneben.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>Das Endspiel</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Erkenntnisse über das Endspiel</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Das Autorenteam von Gnostica nennt das Endspiel einen Stachel im Fleisch: Niemand wagt, einen letzten Zug anzukündigen, alle greifen den Führenden an, und wer vergeblich ankündigt, muss zusehen. Also ließen wir Computer 600 Austeilungen zu dritt mit neun verschiedenen Enden spielen, jede zweimal, beim zweiten Mal alle einen Platz weiter, und noch zweimal mit ungleicher Stärke: 21.600 Partien. Das Bild zeigt, um wie viel länger oder kürzer die Partien wurden als nach den gedruckten Regeln.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Ein echter Stachel</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Nach den gedruckten Regeln spielen drei Computer, die sehen, wer führt, 380 Züge oder mehr: Jede sechste Partie findet in 2000 Entscheidungen kein Ende und wird dort abgebrochen. In 40 dieser Züge ist jemand höchstens einen Punkt vom Ziel entfernt, und niemand wagt es. Von den Schritten, die einem Spieler schaden, schaden 56&#xa0;% dem Führenden.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Die Unendlichkeitskarte</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Das Ende der ersten Ausgabe heilt das meiste: 71 Züge statt 380, jede Partie endet, niemand scheidet aus, und kein Sieg wird geteilt. Je Partie werden zwei letzte Züge angekündigt, nach den gedruckten Regeln einer; etwa ebenso viele gelingen, mit wenig mehr als fünf Punkten. Der Preis: Die stärkere Seite gewinnt 73&#xa0;% statt 89&#xa0;% der Partien.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Der höchste Punktestand, wenn der Stapel aufgebraucht ist</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 Züge, jede Partie endet, niemand scheidet aus. Aber in mehr als jeder vierten Partie wird der Sieg geteilt, und zwei von drei Schritten, die einem Spieler schaden, schaden dem Führenden: mehr als nach den gedruckten Regeln.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Eine verborgene Uhr</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 Züge: bei Weitem die kürzesten Partien, mit weniger als einem Zug, in dem es niemand wagt. Kaum jemand kündigt noch an, einer von sieben letzten Zügen gelingt, und der erste Spieler gewinnt nur 18&#xa0;% der Partien.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Andere Ziele</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Ein Ziel von acht verkürzt die Partie um 113 Züge, und fast jede Partie endet. Die Zeit, in der es niemand wagt, und der Wert des Könnens bleiben, soweit zu sehen ist, gleich. Ein Ziel von zehn verlängert sie um mindestens 107 Züge, und vier von zehn Partien finden kein Ende.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Mildere Folgen</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Gewinnen alle anderen, wenn eine Ankündigung scheitert, werden Partien nicht kürzer, aber in einem Drittel davon wird der Sieg geteilt: Ein letzter Zug gelingt in 58&#xa0;% der Fälle statt in 77&#xa0;%. Kostet das Scheitern Figuren statt der Partie, bleiben alle am Tisch, und eine Partie dauert 33 Züge länger: Niemand wagt es deshalb früher.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Bei keinem Ende war zu sehen, dass es ändert, wie viel die Austeilung entscheidet: Ein Unterschied von mehr als 0,18 des Wegs von nichts zu allem ist für alle ausgeschlossen.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Grenzen des Experiments</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Computer, keine Menschen</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Offene Fragen</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Wagen Menschen mehr, wenn Scheitern weniger kostet? Wie ist es zu viert und mit noch mehr Spielern? Kann ein Ende kurz sein und dem Können so viel lassen wie die gedruckten Regeln? Probier es selbst: „{action:compare}“ im Menü „{menu:compare}“ öffnet auch den Versuchsplan dieses Experiments.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[Der ganze Bericht](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Sie planen einen Zug und die Antwort darauf, und „stärker“ heißt: ein solcher Planer gegen einen Spieler, der nimmt, was im Moment am besten aussieht. Sie schließen keine Bündnisse, langweilen sich nicht und werden nicht müde, den Führenden anzugreifen: Menschen beenden ihre Partien vielleicht viel früher. Verglichen wurden Enden mit denselben Spielern und denselben Karten; wie lange eure Partien dauern, ist eine andere Frage.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Alle Zahlen mit ihren Intervallen, alle Bilder und die Anleitung zum Wiederholen, im Browser (auf Englisch).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Spiel erstellen</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Eigenes Spiel erstellen</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Mit einem bekannten Spiel beginnen</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Wähle „{action:workshop}“ im Menü „{menu:workshop}“.</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Die Liste links zeigt alle Regelwerke, jedes unter seiner Vorlage. Wähle das, das deinem Wunsch am nächsten kommt, und dann „Neu“.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Dein Regelwerk enthält nur die Unterschiede: Alles andere bleibt wie in der Vorlage. Mitgelieferte Regelwerke sind gesperrt; deine lassen sich ändern.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Eine Einstellung ändern</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Unter „Einstellungen“ hat jede änderbare Regel eine Zeile mit ihrem Namen, ihrer Bedeutung und der Regel des Regelbuchs, zu der sie gehört.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Tippe ein Wort in das Suchfeld, um eine Einstellung zu finden ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Eine Einstellung, die von der Vorlage abweicht, hat eine farbige Marke; der Pfeil daneben setzt die Einstellung zurück.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Rechts stehen die Regeln deines Spiels, wie andere sie lesen werden.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Neue Sätze sind markiert; verweile mit dem Zeiger auf einem, um den Satz zu sehen, den er ersetzt.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Klicke auf einen Satz, um die Einstellung zu sehen, die ihn bestimmt.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Nach Problemen sehen</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>„Probleme“ listet auf, was nicht spielbar ist und was du vielleicht nicht wolltest. Ein Problem, das sich automatisch beheben lässt, hat dafür einen Knopf.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Während du arbeitest, spielen Computer schnelle Partien mit deinen Regeln. „Probepartien“ zeigt die Ergebnisse: ob Partien enden, wie lange sie dauern und was nie genutzt wird.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>„Entwurf spielen“ beginnt sofort eine Partie mit deinen Regeln; du musst sie vorher nicht speichern.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>„Vom Tisch aus weiterspielen“ spielt mit ihnen von der Stellung aus weiter, die gerade auf dem Tisch ist.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Rückgängig machen und ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Jede Änderung lässt sich rückgängig machen ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Ungespeicherte Änderungen bleiben beim Schließen des Fensters erhalten und sind beim nächsten Mal wieder da.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Laufende Partien behalten die Regeln, mit denen sie begonnen haben.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Drei Rezepte</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Ein kürzeres Spiel zu viert</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wähle links Gnostica, dann „Neu“; nenne es „Kurz zu viert“ und wähle „Anlegen“.</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Stelle unter „Spieler und Figuren“ „Spieler, mindestens“ und „Spieler, höchstens“ auf 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tippe „Punkte zum Sieg“ in das Suchfeld und stelle „Punkte zum Sieg“ auf 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>„Probepartien“ zeigt nach einem Moment, wie viele Züge eine Partie jetzt dauert.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wähle „Regelwerk speichern“. Von da an bietet „Neue Partie“ es an.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Soll es auch mit anderen Spielerzahlen gespielt werden, lass die Spielerzahl unverändert und stelle stattdessen „Punkte zum Sieg zu viert“ ein.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Ein sanfteres Ende</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wähle links Gnostica, dann „Neu“; nenne es „Sanft“ und wähle „Anlegen“.</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tippe „letzten Zug“ in das Suchfeld. „Folge eines gescheiterten letzten Zugs“ bestimmt, was mit einem Spieler geschieht, der ankündigt und dann zu wenige Punkte hat.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wähle „Einmal aussetzen“: Nun scheidet niemand mehr aus.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Stelle „Punkte zum Ankündigen“ auf 6, damit niemand vergeblich ankündigt. Die Regeln rechts zeigen sofort die Wirkung.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Eine andere Fähigkeit für eine Karte</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wähle links Gnostica, dann „Neu“; nenne es „Helle Sonne“ und wähle „Anlegen“.</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Öffne „Fähigkeiten der Karten“ und scrolle hinunter bis „Die Sonne“.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Drücke das Plus hinter ihren Fähigkeiten, „Fähigkeit hinzufügen“, und wähle „Stab“.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Das Kartenbild und der Satz der Karte ändern sich entsprechend. Zieh die neue Fähigkeit an ihren Platz.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Das fertige Spiel</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Ein Regelwerk ist eine Datei. „Exportieren“ schreibt sie, wohin du willst. Andere ziehen die Datei auf das Fenster oder öffnen sie mit einem Doppelklick. Sie enthält kein Programm: Nichts darin kann Schaden anrichten.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Namen in anderen Sprachen</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Unter „Namen“ kannst du Name und Beschreibung in mehreren Sprachen schreiben. Wer eine andere Sprache liest, sieht den englischen Text oder, wenn es keinen gibt, den ersten.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Für alle, die JSON kennen</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>„Text“ zeigt das Dokument selbst, mit Vervollständigung und Erklärungen. Formular und Text stimmen immer überein; deine Reihenfolge und deine Abstände bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Eine Partie verlassen und Bilder speichern</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>Mit „{action:resign}“ im Menü „{menu:resign}“ gibst du die Partie nach einer Rückfrage auf. Ist nur noch ein Gegner übrig, endet die Partie, und dieser Gegner gewinnt. Sonst spielt ein Computer bis zum Ende der Partie für dich weiter.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Die Computer zu Ende spielen lassen</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>„{action:letComputersFinish}“ im Menü „{menu:letComputersFinish}“ spielt den Rest der Partie schnell ({key:letComputersFinish}). Computer spielen dann für alle. Du kannst sie jederzeit anhalten.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Ein Bild des Spielplans</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>„{action:savePicture}“ im Menü „{menu:savePicture}“ speichert den Spielplan als Bild, ohne die Hände ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>„{action:copyPicture}“ kopiert das Bild, sodass du es anderswo einfügen kannst.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>Die Unendlichkeitskarte liegt unter dem Nachziehstapel.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>Die Unendlichkeitskarte liegt neben dem Stapel: Am Ende eines Zugs darf sie nehmen, wer mehr Punkte hat als alle anderen.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 behält die Unendlichkeitskarte.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 hat die Unendlichkeitskarte und gewinnt, wenn dieser Punktestand am Ende des nächsten eigenen Zugs noch immer der höchste ist.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Herausforderungsrunde von %1: %n Punkt, der beste andere Spieler hat %2.</numerusform>
            <numerusform>Herausforderungsrunde von %1: %n Punkte, der beste andere Spieler hat %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>Unendlichkeitskarte</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>Unendlichkeitskarte</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>die Unendlichkeitskarte</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>Ort der Karte</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Unter dem Nachziehstapel</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Neben dem Nachziehstapel</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Eine Unendlichkeitskarte kommt unter den Nachziehstapel. Wenn die letzte Karte über ihr gezogen ist, kommt die Unendlichkeitskarte neben den Stapel, auch wenn es keine abgelegten Karten zu mischen gibt.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Danach darfst du die Unendlichkeitskarte am Ende deines Zugs nehmen, wenn du dann mehr Punkte hast als alle anderen. Damit beginnt eine Herausforderungsrunde. Während einer Herausforderungsrunde und am Ende des Zugs, der eine entscheidet, kann die Karte nicht genommen werden.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Hast du am Ende deines nächsten Zugs noch immer mehr Punkte als alle anderen, gewinnst du. Sonst kommt die Karte wieder neben den Stapel. Niemand scheidet dadurch aus.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beendest den Zug und nimmst die Unendlichkeitskarte: Eine Herausforderungsrunde beginnt.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 beendet den Zug und nimmt die Unendlichkeitskarte: Eine Herausforderungsrunde beginnt.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Unendlichkeitskarte nehmen</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Beende deinen Zug, oder nimm die Unendlichkeitskarte und beginne eine Herausforderungsrunde.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Deine Herausforderungsrunde endet mit diesem Zug: Du gewinnst, wenn du dann mehr Punkte hast als alle anderen.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>Die Herausforderungsrunde von %1 endet mit diesem Zug; der höchste Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Deine Herausforderungsrunde läuft.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>Die Herausforderungsrunde von %1 läuft.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>Die Unendlichkeitskarte erscheint und kommt neben den Stapel.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du nimmst die Unendlichkeitskarte; deine Herausforderungsrunde beginnt.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 nimmt die Unendlichkeitskarte; eine Herausforderungsrunde beginnt.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Deine Herausforderungsrunde scheitert; die Unendlichkeitskarte kommt wieder neben den Stapel.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>Die Herausforderungsrunde von %1 scheitert; die Unendlichkeitskarte kommt wieder neben den Stapel.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Deine Herausforderungsrunde gelingt: Du hast noch immer den höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>Die Herausforderungsrunde von %1 gelingt: Der höchste Punktestand ist noch immer %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Unendlichkeitskarte liegt noch unter dem Nachziehstapel (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Zuerst muss die Herausforderungsrunde von %1 vorbei sein (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Du musst mehr Punkte haben als alle anderen, aber %1 hat mindestens so viele (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Mit diesem Zug endet deine eigene Herausforderungsrunde (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du gewinnst: Nach deiner Herausforderungsrunde hast du noch immer den höchsten Punktestand.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>%1 gewinnt: Nach der Herausforderungsrunde ist der Punktestand noch immer der höchste.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist schon vorhanden.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht geöffnet werden. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 kann nicht geschrieben werden. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist nicht die Datei eines Experiments.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 stammt von einer späteren Version des Programms (Tabellen der Version %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 ist beschädigt. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 gehört zu einem anderen Experiment.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Ein anderes Programm fügt %1 gerade Partien hinzu.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 wurde von Version %2 des Programms begonnen, dessen Computer anders spielen können.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 ist derselbe Teil wie %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>In %1 sind keine Teile.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>In %1 fehlen diese Teile: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist nicht fertig; lass diesen Teil noch einmal laufen.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Ein Versuchsplan mit einer Genauigkeit lässt sich nicht in Teile aufteilen, weil kein Teil wüsste, wann sie erreicht ist. Gib nur die Anzahl der Austeilungen an.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist nicht der Bericht eines Experiments.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>In %1 fehlen Partien (Austeilungen: %2). Lass diesen Teil noch einmal laufen.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 enthält andere Tabellen als dieses Programm. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 ist im Weg: Die Datei stammt nicht von diesem Programm. Verschiebe sie oder benenne sie um und versuche es dann noch einmal.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Der Name von %1 ist für Teile von Experimenten reserviert. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Das Lesen von %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 hat weitere Namen (harte Links). Ein anderes Programm könnte unter einem davon Partien hinzufügen. Lege eine Kopie an und verwende diese.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 kann nicht verschoben werden. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist keine Datei mit Lerndaten.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 stammt von einer späteren Version des Programms (Format %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 stammt von einer anderen Version des Programms, deren Computer auf andere Merkmale einer Stellung achten. Verwende einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 entstand mit anderen Einstellungen (%2). Verwende diese wieder oder einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Züge</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Züge</numerusform>
            <numerusform>%1&#xa0;Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Entscheidungen</numerusform>
            <numerusform>%1&#xa0;Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Punkte</numerusform>
            <numerusform>%1&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Spieler</numerusform>
            <numerusform>%1&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Ankündigungen</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Ankündigungen</numerusform>
            <numerusform>%1&#xa0;Ankündigungen</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Führungswechsel</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Führungswechsel</numerusform>
            <numerusform>%1&#xa0;Führungswechsel</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Schritte</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Schritte</numerusform>
            <numerusform>%1&#xa0;Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Karten</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Karten</numerusform>
            <numerusform>%1&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Gebiete</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Gebiete</numerusform>
            <numerusform>%1&#xa0;Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Figuren</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Figuren</numerusform>
            <numerusform>%1&#xa0;Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Neumischungen</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Neumischungen</numerusform>
            <numerusform>%1&#xa0;Neumischungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;Prozentpunkte</numerusform>
            <numerusform>%1&#xa0;Prozentpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>phrase: a percentage with decimals</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Partien, die zu einem Ende kommen</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Anteil der zu Ende gespielten Partien; die anderen wurden bei der Höchstzahl von Entscheidungen abgebrochen.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Partien mit einem Ende, geteilt durch alle Partien.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 kommen mehr Partien zu einem Ende als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 kommen weniger Partien zu einem Ende als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Züge je Partie</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Anzahl der Züge einer Partie, alle Spieler zusammen. Eine abgebrochene Partie hat mindestens so viele.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Begonnene Züge, der letzte eingeschlossen.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 dauert länger als %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 endet früher als %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Entscheidungen je Partie</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Anzahl der Entscheidungen in einer Partie: was in einem Zug zu tun ist, wie eine Fähigkeit genutzt wird, ob angekündigt wird. Eine abgebrochene Partie hat mindestens so viele.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Gemachte Schritte, Gebote und Antworten eingeschlossen.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 verlangt %2 mehr als eine von %3.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 verlangt %2 weniger als eine von %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Züge bis zur ersten Ankündigung</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Zug, in dem zum ersten Mal ein letzter Zug angekündigt wird.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>Die Nummer des Zugs mit der ersten Ankündigung; Partien ohne Ankündigung zählen nicht.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Die erste Ankündigung kommt in %1 später als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Die erste Ankündigung kommt in %1 früher als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Siege des ersten Spielers</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Anteil der Partien, die der Spieler mit dem ersten Zug gewinnt; bei gleichen Chancen eins geteilt durch die Spielerzahl.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>Der Anteil am Sieg des Platzes mit dem ersten Zug; abgebrochene Partien zählen nicht.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der erste Spieler gewinnt in %1 öfter als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der erste Spieler gewinnt in %1 seltener als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Vorsprung am Ende</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Vorsprung des Siegers vor dem besten anderen Spieler am Ende der Partie, in Punkten.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Die Punkte des besten Siegers minus die des besten anderen Spielers, der noch im Spiel ist.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der Vorsprung am Ende ist in %1 größer als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der Vorsprung am Ende ist in %1 kleiner als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Anteil der Partien, die mehrere nicht verbündete Spieler gemeinsam gewinnen.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partien, in denen sich Feinde den Sieg teilen, geteilt durch alle Partien.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Siege werden in %1 öfter geteilt als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Siege werden in %1 seltener geteilt als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Ausgeschiedene Spieler</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Anzahl der Spieler, die ausscheiden, bevor die Partie endet.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Anzahl der ausgeschiedenen Spieler.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In einer Partie von %1 scheiden %2 mehr aus als in einer von %3.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In einer Partie von %1 scheiden %2 weniger aus als in einer von %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Züge bis zum ersten Ausscheiden</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Zug, in dem zum ersten Mal ein Spieler ausscheidet.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>Die Nummer des Zugs mit dem ersten Ausscheiden; Partien ohne Ausscheiden zählen nicht.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Das erste Ausscheiden kommt in %1 später als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Das erste Ausscheiden kommt in %1 früher als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Ankündigungen je Partie</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Wie oft Spieler ihren nächsten Zug als letzten ankündigen.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Gemachte Ankündigungen; das Ausrufen einer Schlussrunde zählt nicht.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 hat %2 mehr als eine von %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 hat %2 weniger als eine von %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Gelungene Ankündigungen</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Anteil der Ankündigungen, die dem Ankündigenden den Sieg bringen.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Gelungene Ankündigungen, geteilt durch die gemachten; Partien ohne eine zählen nicht.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ankündigungen gelingen in %1 öfter als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ankündigungen gelingen in %1 seltener als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Punkte beim Ankündigen</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Punktestand der Spieler beim Ankündigen.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Die Punkte beim Ankündigen, im Mittel; Partien ohne Ankündigung zählen nicht.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 haben Spieler beim Ankündigen %2 mehr als in %3.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 haben Spieler beim Ankündigen %2 weniger als in %3.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Gescheiterte Ankündigungen</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Anzahl der gescheiterten Ankündigungen in einer Partie.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Gescheiterte Ankündigungen; eine, die am Ende der Partie noch ausstand, ist weder gelungen noch gescheitert.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In einer Partie von %1 scheitern %2 mehr als in einer von %3.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In einer Partie von %1 scheitern %2 weniger als in einer von %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Züge, in denen niemand anzukündigen wagt</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Anzahl der Züge, in denen einem Spieler höchstens ein Punkt zum Ziel fehlt und niemand ankündigt.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Züge, zu deren Beginn einem Spieler höchstens ein Punkt zum Ziel fehlte und keine Ankündigung ausstand und in denen niemand ankündigte.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 hat %2 mehr, in denen niemand anzukündigen wagt, als eine von %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Eine Partie von %1 hat %2 weniger, in denen niemand anzukündigen wagt, als eine von %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Feindliche Schritte gegen den Führenden</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Anteil der feindlichen Schritte, die dem führenden Spieler schaden.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Feindliche Schritte, die den Führenden treffen, geteilt durch alle feindlichen Schritte, solange ein Spieler führt. Ein Schritt ist feindlich, wenn er einen Feind Figuren, Augen, Punkte oder ein Gebiet kostet oder eine feindliche Figur bewegt oder dreht.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Feindliche Schritte treffen den Führenden in %1 öfter als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Feindliche Schritte treffen den Führenden in %1 seltener als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Führungswechsel</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Wie oft in einer Partie ein anderer Spieler die Führung übernimmt.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Wie oft ein anderer Spieler als zuvor die meisten Punkte hat, zu Beginn jedes Zugs und am Ende; Gleichstände zählen nicht.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Rückstand des Siegers</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Größter Rückstand des späteren Siegers auf den Favoriten.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>Der größte Abstand zu Beginn eines Zugs zwischen der besten Gewinnchance und der des Siegers, wie Computer die Stellung beurteilen.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der Sieger lag in %1 weiter zurück als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der Sieger lag in %1 weniger weit zurück als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Offenheit der Partie</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Wie offen der Ausgang ist, im Mittel über die Partie: 100&#xa0;%, wenn alle Spieler gleiche Chancen haben, 0&#xa0;%, wenn die Partie entschieden ist.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>Die Entropie der Gewinnchancen, geteilt durch ihren größtmöglichen Wert, im Mittel über die Anfänge der Züge, wie Computer die Stellung beurteilen.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partien von %1 bleiben offener als die von %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partien von %1 bleiben weniger offen als die von %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Zug, in dem die Partie entschieden ist</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Zug, nach dem die Gewinnchance des Siegers über 80&#xa0;% bleibt.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>Der letzte Zug, zu dessen Beginn der Sieger eine Gewinnchance von höchstens 80&#xa0;% hatte, wie Computer die Stellung beurteilen.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partien von %1 entscheiden sich später als die von %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partien von %1 entscheiden sich früher als die von %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Warten auf den eigenen Zug</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Anzahl der Entscheidungen, die andere Spieler zwischen zwei Zügen eines Spielers treffen.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Entscheidungen anderer vom Ende eines Zugs bis zum Beginn des nächsten Zugs desselben Spielers, im Mittel.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 treffen andere zwischen zwei eigenen Zügen %2 mehr als in %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 treffen andere zwischen zwei eigenen Zügen %2 weniger als in %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Zuschauen nach dem Ausscheiden</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Anzahl der Züge, bei denen Ausgeschiedene bis zum Ende der Partie zusehen müssen.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Züge, die nach einem Ausscheiden begannen, über alle Ausgeschiedenen zusammengezählt.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ausgeschiedene sehen in %1 länger zu als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ausgeschiedene sehen in %1 kürzer zu als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Auswahl je Entscheidung, im Mittel</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Anzahl der Schritte, aus denen ein Spieler wählen kann, im Mittel über alle Entscheidungen.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Mittlere Anzahl erlaubter Schritte bei einer Entscheidung.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es im Mittel %2 mehr zur Wahl als in %3.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es im Mittel %2 weniger zur Wahl als in %3.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Auswahl bei einer typischen Entscheidung</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Anzahl der Schritte, aus denen ein Spieler wählen kann: Die Hälfte der Entscheidungen bietet mehr, die Hälfte weniger.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Median der Anzahl erlaubter Schritte bei einer Entscheidung.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es bei einer typischen Entscheidung %2 mehr zur Wahl als in %3.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es bei einer typischen Entscheidung %2 weniger zur Wahl als in %3.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Größte Auswahl bei einer Entscheidung</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Anzahl der Schritte, aus denen ein Spieler bei der größten Auswahl einer Partie wählen kann.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Größte Anzahl erlaubter Schritte bei einer einzelnen Entscheidung der Partie.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es bei der größten Auswahl %2 mehr als in %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es bei der größten Auswahl %2 weniger als in %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Anzahl der Karten, die ein Spieler auf der Hand hat.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Handkarten aller, die noch im Spiel sind, zu Beginn eines Zugs, im Mittel.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 haben Spieler %2 mehr auf der Hand als in %3.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 haben Spieler %2 weniger auf der Hand als in %3.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Züge, die die Hand auffrischen</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Anteil der Züge, die zum Ablegen und Ziehen von Karten verwendet werden.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Züge mit einem Auffrischen, bei dem abgelegt oder gezogen wird, geteilt durch alle Züge.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 frischen mehr Züge die Hand auf als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 frischen weniger Züge die Hand auf als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Gebiete auf dem Spielplan</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Größe des Spielplans.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Gebiete auf dem Spielplan zu Beginn eines Zugs, im Mittel.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es %2 mehr als in %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 gibt es %2 weniger als in %3.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Figuren auf dem Spielplan</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Anzahl der Figuren aller Spieler auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Figuren auf dem Spielplan zu Beginn eines Zugs, im Mittel.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 stehen %2 mehr auf dem Spielplan als in %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 stehen %2 weniger auf dem Spielplan als in %3.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Figuren auf Ödland</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Anzahl der Figuren außerhalb der Gebiete.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Figuren, die zu Beginn eines Zugs auf Ödland stehen, im Mittel.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 stehen %2 mehr auf Ödland als in %3.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 stehen %2 weniger auf Ödland als in %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Neumischungen je Partie</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Wie oft der Nachziehstapel aufgebraucht ist und neu gemischt wird.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Wie oft die Ablage zum Nachziehstapel geworden ist.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Einfluss des Könnens</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Anteil der Siege eines stärkeren Computers gegen einen schwächeren: 50&#xa0;%, wenn Können keine Rolle spielte.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>Der Anteil am Sieg des stärkeren von zwei gegebenen Spielern, im Mittel über Partien, in denen jeder gleich oft auf jedem Platz sitzt.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der stärkere Spieler gewinnt in %1 öfter als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Der stärkere Spieler gewinnt in %1 seltener als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Einfluss der Austeilung</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Ob derselbe Platz wieder gewinnt, wenn andere Spieler dieselben Karten bekommen: 1, wenn die Austeilung entscheidet, 0, wenn sie keinen Einfluss hat.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>Die Korrelation zwischen dem Ergebnis eines Platzes in einer Austeilung und in derselben mit vertauschten Plätzen.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Die Austeilung entscheidet in %1 mehr als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Die Austeilung entscheidet in %1 weniger als in %3: Unterschied %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Nach Browne und Maire, „Evolutionary Game Design“, 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Nach Shannon, „A Mathematical Theory of Communication“, 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Für dieses Programm festgelegt.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Zu wenige Partien für ein Urteil.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Gar kein Unterschied.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Vielleicht ein Unterschied von %1; bei so vielen Vergleichen kann es Zufall sein.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Kein Unterschied zu sehen; ein Unterschied von mehr als %1 ist ausgeschlossen.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Nur in %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>In beiden, mit anderem Ergebnis</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>In beiden gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n Schritt in %1{dative: %n Schritt in %1}</numerusform>
            <numerusform>%n Schritte in %1{dative: %n Schritten in %1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n in %1</numerusform>
            <numerusform>%n in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>Von %1{dative} und %2 ist %n gleich.</numerusform>
            <numerusform>Von %1{dative} und %2 sind %n gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>In %1 steht jetzt eine andere Entscheidung an.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>In %1 gibt es diesen Schritt nicht.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>Mechanismen rund um die Züge</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Grund: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Grund: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Grund: „%1“ ist „%2“ in %3 und „%4“ in %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>Die Partie endet anders, oder andere Spieler sind ausgeschieden.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>Auf dem Spielplan stehen andere Figuren.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>Auf dem Spielplan liegen andere Gebiete.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>Die Handkarten sind andere.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>In den Stapeln liegen andere Karten.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Ankündigungen und Zähler sind anders.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>Ein anderer Spieler ist am Zug, oder die Reihenfolge der Züge ist anders.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>Als Nächstes entscheidet ein anderer Spieler oder der Zufall.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Der Zufall entscheidet etwas anderes.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Nur eines der beiden verlangt eine zweite Hälfte.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Die beiden Stellungen sind nicht gleich.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Karten in jeder Hand: %1 in %2, %3 in %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>In %1 und %2 stehen verschiedene Entscheidungen an, daher lassen sich ihre Schritte nicht vergleichen.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>Die eine Partie kam zu einem Ende.</numerusform>
            <numerusform>Alle %n Partien kamen zu einem Ende.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 von %n Partie fand kein Ende und wurde abgebrochen.</numerusform>
            <numerusform>%1 von %n Partien fanden kein Ende und wurden abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Züge je Partie: %1 im Mittel, mindestens %2, höchstens %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>%1 von %n Ankündigung gewann die Partie.</numerusform>
            <numerusform>%1 von %n Ankündigungen gewannen die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Gewonnen wird durch Ankündigen, aber in %n Partie kündigte niemand an.</numerusform>
            <numerusform>Gewonnen wird durch Ankündigen, aber in %n Partien kündigte niemand an.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Der erste Spieler hat %1 aller Partien gewonnen (zwischen %2 und %3); gerecht wären %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>In %1 von %n Zug blieb einem Spieler mit Figuren nur das Passen.</numerusform>
            <numerusform>In %1 von %n Zügen blieb einem Spieler mit Figuren nur das Passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>In %1 von %n Partie hatte ein Spieler keine Figur und keinen Platz für eine.</numerusform>
            <numerusform>In %1 von %n Partien hatte ein Spieler keine Figur und keinen Platz für eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>Die Karte „%1“ wurde in %n Partie weder ausgespielt noch aktiviert.</numerusform>
            <numerusform>Die Karte „%1“ wurde in %n Partien weder ausgespielt noch aktiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Diese Fähigkeit wurde %n-mal angeboten und war nie nutzbar: %1.</numerusform>
            <numerusform>Diese Fähigkeit wurde %n-mal angeboten und war nie nutzbar: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Diese Fähigkeit war %n-mal nutzbar, aber niemand nutzte sie: %1.</numerusform>
            <numerusform>Diese Fähigkeit war %n-mal nutzbar, aber niemand nutzte sie: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>In %n Entscheidung war dies nie möglich: %1.</numerusform>
            <numerusform>In %n Entscheidungen war dies nie möglich: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Dies war %n-mal möglich, aber niemand tat es: %1.</numerusform>
            <numerusform>Dies war %n-mal möglich, aber niemand tat es: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, durch %2{accusative}</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>In %1 von %n Partie probierten Computer alles aus, ohne gewinnen zu wollen; diese Partie zählt nur für das, was nie geschah.</numerusform>
            <numerusform>In %1 von %n Partien probierten Computer alles aus, ohne gewinnen zu wollen; diese Partien zählen nur für das, was nie geschah.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>language</comment>
        <extracomment>a language that may be chosen; %1: its code, %2: its name</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no translation for “%1”. Languages: %2.</source>
        <extracomment>%1: the code of a language, %2: those that are there: &quot;de (Deutsch), en (English)&quot;</extracomment>
        <translation>Für „%1“ gibt es keine Übersetzung. Sprachen: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: start</comment>
        <extracomment>the first of at least three things (%1) and all that follow (%2)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list: middle</comment>
        <extracomment>a thing in the middle of a list (%1) and all that follow (%2)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list: end</comment>
        <extracomment>the last two of at least three things</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: start</comment>
        <extracomment>the first of at least three alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>alternatives: middle</comment>
        <extracomment>one in the middle of alternatives (%1) and all that follow (%2)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: end</comment>
        <extracomment>the last two of at least three alternatives</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>enumeration</comment>
        <extracomment>things one after the other where the last is nothing special: &quot;north, 3 cards, 2 pieces&quot;; %2: all that follow</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>two sentences, one after the other; some languages put nothing between them</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>sequence: start</comment>
        <extracomment>what is done first (%1, often a verb) and all that is done after it, several actions (%2)</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>sequence: end</comment>
        <extracomment>the last two of several actions, often verbs, which are done one after the other</extracomment>
        <translation>%1, dann %2</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>Effect of each rule change on %1, the largest differences first, with 95 % intervals.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Wirkung jeder Regeländerung bei %1, die größten Unterschiede zuerst, mit 95-%-Intervallen.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Wirkungen der Regeln von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>%n Regeländerung wurde erprobt.</numerusform>
            <numerusform>%n Regeländerungen wurden erprobt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>%n Regeländerung wurde erprobt; die Suche wurde vorzeitig angehalten.</numerusform>
            <numerusform>%n Regeländerungen wurden erprobt; die Suche wurde vorzeitig angehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Es wurde kein Unterschied gefunden, der über den Zufall hinausgeht.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Austeilungen</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Jede Regel wurde für sich geändert und mit wenigen Partien erprobt. Die vielversprechendsten Änderungen wurden mit immer mehr Partien erprobt.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Längste Partie, in Entscheidungen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Programmversion</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Anzahl der Partien je Wert, auf hundert Partien.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Punkte an der Spitze</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Gebiete auf dem Spielplan</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Figuren auf dem Spielplan</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Figuren auf Ödland</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Beste Gewinnchance (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Mittel der Partien, die diesen Zug erreichten, solange es mindestens ein Viertel aller Partien war. Das Band enthält die Hälfte dieser Partien.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Mittel der Partien, die diesen Zug erreichten, solange es mindestens ein Viertel aller Partien war.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Unterschiede zu %1, mit 95-%-Intervallen. Wenn ein Intervall die Linie bei 0 nicht enthält, ist die Regel wahrscheinlich wichtig.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Partien (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Arten von Schritten</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Wie oft jede Karte genutzt wurde, wenn es möglich war, die größten Unterschiede zuerst.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Wie oft jede Fähigkeit genutzt wurde, wenn es möglich war, die größten Unterschiede zuerst.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Wie oft jede Art von Schritt gemacht wurde, wenn es möglich war, die größten Unterschiede zuerst. Die Namen sind die der Notation.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Nutzung, wenn möglich (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Anteil an den Siegen (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Jede Austeilung wird ein zweites Mal gespielt, wobei alle einen Platz weiterrücken; daher zeigt dies den Wert des Platzes selbst, mit 95-%-Intervallen.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Ankündigungen in hundert Partien</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Gelungene Ankündigungen (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Ankündigungen nach Punktestand</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Punkte der Spieler bei der Ankündigung.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Gelungene Ankündigungen, nach Punktestand</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Anteil an den Ankündigungen mit der jeweiligen Punktzahl.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Unterschiede in Bildern</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Verteilung der Partien</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Der Verlauf der Partie</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Nutzung von Karten, Fähigkeiten und Schritten</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ankündigungen</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Grenzen dieses Berichts</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Die Spieler waren Computer, keine Menschen. Sie reden nicht, sind nicht nachtragend und lernen nicht von einer Partie für die nächste.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Stärkere oder schwächere Spieler könnten andere Unterschiede zutage bringen.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Zahlen zeigen, wie Partien verlaufen, nicht, ob sie Spaß machen.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Intervalle sind 95-%-Intervalle: Eines von zwanzig kann den wahren Wert verfehlen. Die Urteile berücksichtigen die große Zahl von Vergleichen.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Messgrößen</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Verglichene Regelwerke</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Austeilung</numerusform>
            <numerusform>%n Austeilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; fertig</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; nicht fertig</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>Die Tabelle hat %n weiteren Unterschied.</numerusform>
            <numerusform>Die Tabelle hat %n weitere Unterschiede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n Durchlauf)</numerusform>
            <numerusform>%1 (%n Durchläufe)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Alle Regelwerke hatten dieselben Mischungen und Würfelergebnisse, und ihre Partien waren gleich.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Alle Regelwerke hatten dieselben Mischungen und Würfelergebnisse. Für die Länge der Partien ist das %1-mal so viele Partien wert (Korrelation %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Regelwerke und ihre Unterschiede</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Hier</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Alle Zahlen haben 95-%-Intervalle. Unterschiede sind die zu %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Jedes Regelwerk hatte eigene Mischungen und Würfelergebnisse.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 seines Dokuments</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Wiederholung dieses Berichts</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Dafür ist die Datei des Experiments nötig. Der Befehl schreibt einen Bericht mit dem ganzen Versuchsplan und spielt alle Partien noch einmal. Die Ergebnisse müssen Zahl für Zahl gleich sein.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Zu wenige Partien für ein Urteil.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>Prozentpunkte</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Unterschied: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Es fehlen Partien von %n Austeilung. Lass das Experiment noch einmal laufen, um sie zu spielen.</numerusform>
            <numerusform>Es fehlen Partien von %n Austeilungen. Lass das Experiment noch einmal laufen, um sie zu spielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%n weitere Austeilung ist vollständig, zählt aber nicht, weil eine frühere fehlt.</numerusform>
            <numerusform>%n weitere Austeilungen sind vollständig, zählen aber nicht, weil eine frühere fehlt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Züge auf dem Rad</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Höchstzahl der Segmente, die eine Tierkreisfigur zu Beginn eines Zugs zieht.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Widder</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Stier</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Zwillinge</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Krebs</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Löwe</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Jungfrau</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Waage</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Skorpion</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Steinbock</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Wassermann</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Fische</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>Blau</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>Star Wheel</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>W12</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>Star Wheel</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>Setze deine Tierkreisfigur auf ein beliebiges Segment.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Ziehe deine Tierkreisfigur im Uhrzeigersinn auf eines der markierten Segmente.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>Der Würfel zeigt dein Segment: Fülle deine Hand auf.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 darf die Fähigkeit der Segmentfarbe noch einmal nutzen.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Blau: %1 darf noch einmal erschaffen.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rot: %1 darf noch einmal ein Feld weit gehen oder schieben.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Grün: %1 darf noch einmal etwas wachsen lassen.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Gelb: %1 darf noch einmal angreifen, wie mit einem Auge.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Blau: Eine der Figuren, die erschaffen haben, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Rot: Eine der Figuren, die einen Stab genutzt haben, darf es noch einmal tun, ein Feld weit.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Grün: Eine der Figuren, die eine Münze genutzt haben, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Gelb: Eine der Figuren, die angegriffen haben, darf es noch einmal tun, wie mit einem Auge.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 hat die Tierkreisfigur noch nicht gesetzt.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 steht auf %2, Blau: Eine Figur, die in diesem Zug erschafft, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 steht auf %2, Rot: Eine Figur, die in diesem Zug einen Stab nutzt, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 steht auf %2, Grün: Eine Figur, die in diesem Zug eine Münze nutzt, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 steht auf %2, Gelb: Eine Figur, die in diesem Zug angreift, darf es noch einmal tun.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>Der Würfel von %1 zeigt %2, die Nummer des Segments: Die Hand darf aufgefüllt werden.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>Der Würfel von %1 zeigt %2: keine Karten.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segment %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Hier: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Deine Tierkreisfigur darf hierher.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>das Sternenrad</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segment der Tierkreisfigur</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Zu ziehende Karten:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Auf dem Rad ziehen</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segment:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>Zu Beginn des Zugs, vor allem anderen, ziehst du deine Tierkreisfigur. In deinem ersten Zug setzt du sie auf ein beliebiges Segment.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Danach muss sie ein Segment im Uhrzeigersinn ziehen.</numerusform>
            <numerusform>Danach muss sie %1 bis %n Segmente im Uhrzeigersinn ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>Das Sternenrad</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>phrase: segment</comment>
        <extracomment>a segment in a list; %1: its number, %2: its sign, %3: its colour</extracomment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>The wheel has twelve segments: %1.</source>
        <extracomment>%1: list of twelve segments</extracomment>
        <translation>Das Rad hat zwölf Segmente: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Alle legen je eine kleine Figur aus ihrem Vorrat als Tierkreisfigur beiseite.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>Die Farbe deines Segments kann zur Fähigkeit einer Kartenfarbe passen, die du in diesem Zug mit irgendeiner Karte genutzt hast, Große Arkana eingeschlossen: Blau zu einem Kelch, Gelb zu einem Schwert, Grün zu einer Münze, Rot zu einem Stab. Derselbe Diener darf diese Kartenfarbe dann am Ende des Zugs noch einmal nutzen, wenn er noch im Spiel ist.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Bei Schwert oder Stab wirkt der Diener dann wie mit einem Auge, egal, wie groß er ist.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Haben mehrere Diener die Fähigkeit genutzt, darf nur einer von ihnen sie noch einmal nutzen. Es ist die einfache Fähigkeit der Kartenfarbe, ohne das, was die Karte hinzufügte.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Die wiederholte Fähigkeit ist nie mit den Fähigkeiten der Karte verbunden. Jede Hälfte einer Verbindung gilt als Nutzung durch den Diener, der sie ausgeführt hat. Ein Diener, der den Spielplan verlassen hat, ist nicht im Spiel, auch wenn später eine gleiche Figur entsteht.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Dann wird ein zwölfseitiger Würfel geworfen. Zeigt er die Nummer deines Segments, darfst du deine Hand bis zum Handkartenlimit auffüllen oder weniger Karten ziehen, ohne abzulegen.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Am Ende eines Zugs kommt zuerst die wiederholte Fähigkeit, dann der Würfel, dann das Ankündigen oder was sonst den Zug beendet.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Du setzt deine Tierkreisfigur auf Segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 setzt die Tierkreisfigur auf Segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Du ziehst deine Tierkreisfigur auf Segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 zieht die Tierkreisfigur auf Segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du lässt die Fähigkeit des Rads ungenutzt.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 lässt die Fähigkeit des Rads ungenutzt.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Blau: %1 darf noch einmal erschaffen.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rot: %1 darf noch einmal ein Feld weit gehen oder schieben.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Grün: %1 darf noch einmal etwas wachsen lassen.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Gelb: %1 darf noch einmal angreifen, wie mit einem Auge.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Blau: Eine davon darf noch einmal erschaffen: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rot: Eine davon darf noch einmal ein Feld weit gehen oder schieben: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Grün: Eine davon darf noch einmal etwas wachsen lassen: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Gelb: Eine davon darf noch einmal angreifen, wie mit einem Auge: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nutze die Fähigkeit des Rads, oder lass sie aus.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 darf die Fähigkeit des Rads nutzen.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Setze deine Tierkreisfigur auf das Rad.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 setzt eine Tierkreisfigur auf das Rad.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ziehe deine Tierkreisfigur auf dem Rad.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 zieht auf dem Rad.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Der Würfel zeigt dein Segment: Fülle deine Hand auf.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>Der Würfel zeigt das Segment von %1: Die Hand wird aufgefüllt.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Deine Tierkreisfigur kommt auf Segment %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>Die Tierkreisfigur von %1 kommt auf Segment %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Deine Tierkreisfigur zieht auf Segment %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>Die Tierkreisfigur von %1 zieht auf Segment %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>Das Rad steht auf Blau: Ein Kelch darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>Das Rad steht auf Rot: Ein Stab darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>Das Rad steht auf Grün: Eine Münze darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>Das Rad steht auf Gelb: Ein Schwert darf noch einmal genutzt werden.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>Der Würfel zeigt %2; deine Tierkreisfigur steht woanders.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>Der Würfel zeigt %2; die Tierkreisfigur von %1 steht woanders.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>Der Würfel zeigt %2, dein Segment %3: Du darfst deine Hand auffüllen.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>Der Würfel zeigt %2, das Segment %3 von %1: Die Hand darf aufgefüllt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Die Tierkreisfigur zieht ein Segment im Uhrzeigersinn (%1).</numerusform>
            <numerusform>Die Tierkreisfigur zieht %2 bis %n Segmente im Uhrzeigersinn (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zuerst muss die Tierkreisfigur gesetzt oder gezogen werden (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Farbe deines Segments wiederholt die Fähigkeit einer anderen Kartenfarbe (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Diese Figur hat die Fähigkeit in diesem Zug nicht genutzt: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die wiederholte Fähigkeit wirkt, als hätte die Figur ein Auge (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die wiederholte Fähigkeit ist nie mit einer anderen verbunden (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zuerst muss die Fähigkeit, die das Rad wiederholt, genutzt oder ausgelassen werden (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zuerst antwortet der angegriffene Spieler (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Am Ende eines Zugs, nach dem Ziehen von Karten, kommt zuerst die wiederholte Fähigkeit, dann der Würfel, dann das Ankündigen oder was sonst den Zug beendet.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist schon vorhanden.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 ist zu groß; erlaubt ist höchstens %n Byte.</numerusform>
            <numerusform>%1 ist zu groß; erlaubt sind höchstens %n Byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 wurde von einem anderen Programm entfernt oder geändert.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 wird in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht verschoben werden.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 heißt das Journal einer laufenden Partie; bitte wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>problem (details)</comment>
        <extracomment>%1: a whole sentence, %2: what the system says</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 leads to a file outside its folder.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 führt zu einer Datei außerhalb des eigenen Ordners.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist auch eine Eingabedatei. Wähle eine andere Datei für die Ausgabe.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ist für zwei Ausgaben angegeben. Wähle verschiedene Dateien.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 kann nicht geöffnet werden, weil der Name nicht in UTF-8 kodiert ist. Benenne die Datei um.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 ist voll: Eine Aufzeichnung fasst höchstens %n Schritt.</numerusform>
            <numerusform>%1 ist voll: Eine Aufzeichnung fasst höchstens %n Schritte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica braucht %1 MB Arbeitsspeicher, aber das System lässt höchstens %2 MB zu. Erhöhe die Grenze, zum Beispiel mit „ulimit -v unlimited“.</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Ohne Warten</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>Minus</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Mit %1 gegen %2 wird %3 zerstört.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>Mit %1 gegen %2 schrumpft %3 und ist jetzt klein.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>Mit %1 gegen %2 schrumpft %3 und ist jetzt mittelgroß.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 gegen %2 reicht gegen %3 nicht; ein Gegenschlag ist möglich.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 gegen %2 richtet gegen %3 nichts aus.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>Der Gegenschlag hat den Angreifer zerstört.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>Der Gegenschlag hat dem Angreifer %n Auge genommen.</numerusform>
            <numerusform>Der Gegenschlag hat dem Angreifer %n Augen genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, deine Figur hat höher gewürfelt. Willst du zurückschlagen und dem Angreifer ein Auge nehmen oder es lassen?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 entscheidet über den Gegenschlag.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>unter null zählt als null</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Vor dem Wurf: %n Würfel gegen %1</numerusform>
            <numerusform>Vor dem Wurf: %n Würfel gegen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n Würfel gegen %1: %2</numerusform>
            <numerusform>%n Würfel gegen %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>sie schrumpft</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>der Angreifer kann schrumpfen</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Sofort zerstört: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 verliert %n Auge und ist zerstört.</numerusform>
            <numerusform>%1 verliert %n Augen und ist zerstört.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 ist zerstört, denn im Vorrat ist keine kleinere Figur.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 ist jetzt klein, denn im Vorrat ist keine mittelgroße Figur.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 verliert %n Auge und ist jetzt klein.</numerusform>
            <numerusform>%1 verliert %n Augen und ist jetzt klein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 verliert %n Auge und ist jetzt mittelgroß.</numerusform>
            <numerusform>%1 verliert %n Augen und ist jetzt mittelgroß.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Beide sind gleich: %1{dative} geschieht nichts.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 hat höher gewürfelt: Du darfst zurückschlagen und %3{dative} ein Auge nehmen.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 hat höher gewürfelt: %1 darf zurückschlagen und %3{dative} ein Auge nehmen.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>Der Angriff auf %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Angriff: %1. Summe %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Verteidigung: %1. Summe %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>In letzter Zeit wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <source>= %1</source>
        <comment>sum of dice</comment>
        <translation>= %1</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionRow</name>
    <message numerus="yes">
        <source>The deck has been exhausted %1 of %n times.</source>
        <extracomment>%1 of %n times: the last turns come when both numbers are equal</extracomment>
        <translation>
            <numerusform>Erschöpfungen des Stapels: %1 von %n.</numerusform>
            <numerusform>Erschöpfungen des Stapels: %1 von %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Letzte Züge: noch %n.</numerusform>
            <numerusform>Letzte Züge: noch %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>die Erschöpfung des Stapels</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Verbleibende letzte Züge</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Erschöpfungen des Stapels</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Jedes Mal, wenn der Ablagestapel zu einem neuen Nachziehstapel gemischt wird, hat sich der Kartenstapel einmal erschöpft.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Hat sich der Kartenstapel so oft erschöpft, wie es Spieler gibt, wird der laufende Zug zu Ende gespielt. Dann haben alle noch einen Zug, beginnend mit dem nächsten Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Nach %n Erschöpfung wird der laufende Zug zu Ende gespielt. Dann haben alle noch einen Zug, beginnend mit dem nächsten Spieler.</numerusform>
            <numerusform>Nach %n Erschöpfungen wird der laufende Zug zu Ende gespielt. Dann haben alle noch einen Zug, beginnend mit dem nächsten Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Dann gewinnt der höchste Punktestand; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Letzte Züge: noch %n, dieser eingeschlossen.</numerusform>
            <numerusform>Letzte Züge: noch %n, dieser eingeschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>Der Kartenstapel hat sich jetzt %n-mal erschöpft.</numerusform>
            <numerusform>Der Kartenstapel hat sich jetzt %n-mal erschöpft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Alle haben noch einen Zug, beginnend mit dem nächsten Spieler.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Der letzte Zug ist vorbei; der höchste Punktestand ist %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Du gewinnst: Nach den letzten Zügen hast du den höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1 gewinnt: Nach den letzten Zügen ist der höchste Punktestand %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Nach den letzten Zügen teilen sich %1 den höchsten Punktestand, %2, und den Sieg.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>In diesen letzten Zügen kann nichts angekündigt werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>Schwert mit Würfeln</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Schwerter: mit Würfeln angreifen</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>Der Angreifer würfelt mit einem Würfel je Auge.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>Der Angreifer würfelt mit %n Würfel, egal, wie groß er ist.</numerusform>
            <numerusform>Der Angreifer würfelt mit %n Würfeln, egal, wie groß er ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Nutze ein Schwert; das neue Gebiet darf von beliebiger Stelle des Ablagestapels kommen.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Nutze ein Schwert; das neue Gebiet kommt von beliebiger Stelle des Ablagestapels.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Nutze ein Schwert.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Greife mit Würfeln eine feindliche Figur auf dem Zielfeld an: Ist ihre Summe niedriger, schrumpft sie um den Unterschied; ist sie höher, darf ihr Besitzer dem Angreifer ein Auge nehmen.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Greife mit Würfeln eine oder mehrere feindliche Figuren auf dem Zielfeld an: Jede mit niedrigerer Summe schrumpft um den Unterschied; für jede mit höherer Summe darf ihr Besitzer dem Angreifer ein Auge nehmen.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Oder lass ohne Würfel den Diener selbst schrumpfen.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Oder lass ein anvisiertes Gebiet der Kleinen Arkana ohne feindliche Figuren zu nichts schrumpfen.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Oder lass ein anvisiertes Gebiet ohne feindliche Figuren schrumpfen: um einen Punkt, zu einer niedrigeren Karte derselben Art oder, bei einer Karte der Kleinen Arkana, zu nichts.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>Der angreifende Diener nennt eine feindliche Figur auf seinem Zielfeld.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>Der angreifende Diener nennt eine oder mehrere feindliche Figuren auf seinem Zielfeld.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Dieser eine Wurf gilt gegen alle Verteidiger.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Jede verteidigende Figur würfelt mit einem Würfel je Auge. Ein Würfel zeigt ein Plus, ein Minus oder eine leere Seite, jeweils mit einer Chance von einem Drittel. Ein Plus zählt 1, ein Minus −1 und eine leere Seite 0; eine Summe unter 0 zählt als 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Hat der Angreifer die höhere Summe, schrumpft der Verteidiger um den Unterschied. Hat der Verteidiger die höhere Summe, darf sein Besitzer dem Angreifer ein Auge nehmen. Gleiche Summen ändern nichts.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Eine Figur, der kein Auge bleibt, ist zerstört. Fehlt im Vorrat die nötige Größe, nimmt die Figur die nächstkleinere vorhandene Größe an oder wird zerstört.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Alle diese Figuren behalten ihre Ausrichtung.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Oder greife das anvisierte Gebiet an, wenn dort keine feindliche Figur steht. Es wird abgelegt und durch eine Karte ersetzt, die einen Punkt weniger wert ist, oder durch eine niedrigere derselben Art. Die Großen Arkana ordnen sich nach ihrer Nummer, die Kleinen vom König hinab bis zum Ass, gleich welcher Farbe. Figuren bleiben stehen.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Ein anvisiertes Gebiet der Kleinen Arkana ohne feindliche Figuren darf auch zu nichts schrumpfen. Dann bleibt Ödland oder Leere. Figuren, die dann in der Leere stehen, kehren in ihre Vorräte zurück, auch die auf Nachbarfeldern.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Oder ein Diener lässt ohne Würfel sich selbst schrumpfen, egal, wie er ausgerichtet ist. Er kann höchstens so viele Augen verlieren, wie er zu Beginn des Zugs hatte oder als er ins Spiel kam. Fehlt im Vorrat die nötige Größe, nimmt er die nächstkleinere vorhandene Größe an oder wird zerstört. Überlebt er, darf er ausgerichtet werden.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Lassen beide dasselbe Gebiet schrumpfen, ist dazwischen keine Karte nötig.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach dem Schwert dort sicher, also ohne Würfel, höchstens %n Figur bleibt.</numerusform>
            <numerusform>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach dem Schwert dort sicher, also ohne Würfel, höchstens %n Figuren bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Du schlägst zurück und nimmst %2{dative} ein Auge.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 schlägt zurück und nimmt %2{dative} ein Auge.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du schlägst nicht zurück.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 schlägt nicht zurück.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 greift an.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 greift %2 an.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 zerstört sich selbst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 lässt sich selbst um %n Auge schrumpfen.</numerusform>
            <numerusform>%1 lässt sich selbst um %n Augen schrumpfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Schrumpfen</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Verringern um:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Zurückschlagen</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 würfelt %2 (%3), also um %4 niedriger.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 würfelt %2 (%3), also gleich.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 würfelt %2 (%3), also höher.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 greift an und würfelt %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 hat höher gewürfelt: Schlag zurück und nimm %2{dative} ein Auge, oder lass es.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 hat höher gewürfelt: %3 darf zurückschlagen und %2{dative} ein Auge nehmen.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Würfel entscheiden, um wie viel eine Figur schrumpft (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Es kann immer nur eine Figur auf einmal angegriffen werden (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ein Gegenschlag ist jetzt nicht möglich (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>Die Figur kann sich höchstens um %n Auge schrumpfen lassen: so viele, wie sie zu Beginn des Zugs hatte oder als sie ins Spiel kam (%1).</numerusform>
            <numerusform>Die Figur kann sich höchstens um %n Augen schrumpfen lassen: so viele, wie sie zu Beginn des Zugs hatte oder als sie ins Spiel kam (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ein Angriff braucht mindestens eine feindliche Figur auf dem Zielfeld (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Ein Verteidiger würfelt mit einem Würfel je Auge.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Wie weit der Angriff auch reicht, alle Verteidiger stehen auf demselben Feld.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach dem Schwert dort sicher, also ohne Würfel, nicht mehr Figuren bleiben, als die Grenzen erlauben.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Zuerst wird mit allen Würfeln gewürfelt. Dann werden die Ergebnisse nacheinander angewendet: nach Plätzen, dann nach Größe von klein nach groß, dann nach Ausrichtung. Danach entscheiden die Besitzer der Verteidiger mit höheren Summen in derselben Reihenfolge. Ist der Angreifer zerstört, tun die übrigen Verteidiger nichts mehr.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Verteidiger bei einem Angriff</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Anzahl der feindlichen Figuren, die ein Angriff mit Würfeln nennt.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Eine oder mehrere</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Herkunft angegriffener Gebiete</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>Woher die neue Karte eines angegriffenen Gebiets kommt.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Aus der Hand</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Vom Ablagestapel</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Würfel eines Angriffs</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Anzahl der Würfel, mit denen der Angreifer würfelt; 0 heißt so viele, wie er Augen hat.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Erschöpfungen des Stapels</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Anzahl der Neumischungen, nach denen die letzten Züge beginnen; 0 heißt eine je Spieler.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Würfel und Erschöpfungen</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Felder:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Verringern um:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Zu ziehende Karten:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Anzahl:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Oberste Karte des Nachziehstapels</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Nichts ablegen und nichts ziehen</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Das gewinnt die Partie.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Du hast, was du brauchst, um deinen letzten Zug anzukündigen.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Du liegst vor allen anderen, und genau das ist nötig.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Sonst scheidest du am Ende dieses Zugs aus.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Du hältst, was deine Ankündigung verspricht.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Du bleibst vor allen anderen, und genau das ist nötig.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Das vereitelt eine fremde Ankündigung: Es fehlt %n Punkt.</numerusform>
            <numerusform>Das vereitelt eine fremde Ankündigung: Es fehlen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Das nimmt einem anderen Spieler den Vorsprung, der zum Sieg nötig ist: Es fehlt %n Punkt.</numerusform>
            <numerusform>Das nimmt einem anderen Spieler den Vorsprung, der zum Sieg nötig ist: Es fehlen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Du gewinnst %n Punkt.</numerusform>
            <numerusform>Du gewinnst %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Andere verlieren %n Punkt.</numerusform>
            <numerusform>Andere verlieren %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Fremde Figuren verlieren %n Auge.</numerusform>
            <numerusform>Fremde Figuren verlieren %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Deine Figuren gewinnen %n Auge.</numerusform>
            <numerusform>Deine Figuren gewinnen %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n deiner Punkte ist jetzt sicher.</numerusform>
            <numerusform>%n deiner Punkte sind jetzt sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Du bedrohst ein Gebiet im Wert von %n Punkt.</numerusform>
            <numerusform>Du bedrohst Gebiete im Wert von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Du hast %n Karte mehr auf der Hand.</numerusform>
            <numerusform>Du hast %n Karten mehr auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Deine Hand deckt jetzt %n Farbe mehr ab.</numerusform>
            <numerusform>Deine Hand deckt jetzt %n Farben mehr ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Du gehst mit %n Punkt in Führung.</numerusform>
            <numerusform>Du gehst mit %n Punkten in Führung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Jeder andere Schritt ist schlechter.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (zwischen %2 und %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Deine Gewinnchance liegt dann bei etwa %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>„%1“ jetzt: Deine Chance, damit oder später zu gewinnen, liegt bei %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Kündigst du jetzt an, hast du am Ende deines nächsten Zugs mit einer Chance von %1, was du brauchst.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Wartest du, gewinnst du später mit einer Chance von %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Warte: Eine Ankündigung würde fast sicher scheitern.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Kündige an: Das ist klar besser als Warten.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: Das ist klar besser als Warten.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Warte: Jetzt anzukündigen wäre ein Fehler.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Warte: „%1“ wäre jetzt ein Fehler.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Ankündigen scheint etwas besser, aber der Unterschied ist zu klein, um sicher zu sein.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>„%1“ scheint etwas besser, aber der Unterschied ist zu klein, um sicher zu sein.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Warten scheint etwas besser, aber der Unterschied ist zu klein, um sicher zu sein.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>In dieser Stellung kann dieser Zug nicht mit „%1“ enden.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: chance</comment>
        <extracomment>a player and the chance of winning</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The best turn: %1.</source>
        <extracomment>%1: what to do, one after the other: &quot;play a card, create a piece, then end the turn&quot;</extracomment>
        <translation>Der beste Zug: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>Das ist deine höchste Karte: Mit ihr beginnst du am ehesten.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Du behältst %n höhere Karte, die auf deiner Hand mehr wert ist als der erste Zug.</numerusform>
            <numerusform>Du behältst %n höhere Karten, die auf deiner Hand mehr wert sind als der erste Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Ein Schritt weiter unten zeigt eine höhere Chance, wurde aber weniger untersucht, sodass seine Zahl unsicherer ist.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Kein anderer Schritt war eindeutig besser.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Verschenkte Gewinnchance: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>Der Computer hat, was er braucht, um seinen letzten Zug anzukündigen.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>Der Computer liegt vor allen anderen, und genau das ist nötig.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Sonst wäre der Computer am Ende seines Zugs ausgeschieden.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>Der Computer hält, was seine Ankündigung verspricht.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>Der Computer bleibt vor allen anderen, und genau das ist nötig.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>Der Computer gewinnt %n Punkt.</numerusform>
            <numerusform>Der Computer gewinnt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>Die Figuren des Computers gewinnen %n Auge.</numerusform>
            <numerusform>Die Figuren des Computers gewinnen %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n Punkt des Computers ist jetzt sicher.</numerusform>
            <numerusform>%n Punkte des Computers sind jetzt sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>Der Computer bedroht ein Gebiet im Wert von %n Punkt.</numerusform>
            <numerusform>Der Computer bedroht Gebiete im Wert von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>Der Computer hat %n Karte mehr auf der Hand.</numerusform>
            <numerusform>Der Computer hat %n Karten mehr auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>Der Computer geht mit %n Punkt in Führung.</numerusform>
            <numerusform>Der Computer geht mit %n Punkten in Führung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Jeder andere Zug schien schlechter.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: Warum dieser Zug?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>Der Grund liegt in seiner Hand, die du nicht sehen kannst.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Du hast %n Punkt, und ein anderer Spieler hat %1. Zum Sieg brauchst du mehr als alle anderen.</numerusform>
            <numerusform>Du hast %n Punkte, und ein anderer Spieler hat %1. Zum Sieg brauchst du mehr als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Du hast %1 von %n Punkt.</numerusform>
            <numerusform>Du hast %1 von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkt, scheidest du aus.</numerusform>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkte, scheidest du aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkt, gewinnen alle anderen.</numerusform>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkte, gewinnen alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkt, verlierst du Figuren.</numerusform>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkte, verlierst du Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkt, setzt du danach einmal aus.</numerusform>
            <numerusform>Hast du am Ende deines nächsten Zugs weniger als %n Punkte, setzt du danach einmal aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs scheidest du aus.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs scheidest du aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs scheidet %1 aus.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs scheidet %1 aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs gewinnen alle anderen.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs gewinnen alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs verlierst du Figuren.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs verlierst du Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs verliert %1 Figuren.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs verliert %1 Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs setzt du danach einmal aus.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs setzt du danach einmal aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Mit weniger als %n Punkt am Ende dieses Zugs setzt %1 danach einmal aus.</numerusform>
            <numerusform>Mit weniger als %n Punkten am Ende dieses Zugs setzt %1 danach einmal aus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Gleichstand: Alle bieten noch einmal</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Durch Losentscheid beginnst du</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>Durch Losentscheid beginnt %1</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Du beginnst: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1 beginnt: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Du beginnst: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1 beginnt: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Die höchste Karte der Großen Arkana gewinnt; ohne solche die höchste der Kleinen Arkana.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Die höchsten Gebote sind gleich: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Die höchsten Gebote sind gleich: %1. Es sind keine Karten zum Bieten mehr da, also entscheidet das Los.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Die höchsten Gebote sind gleich: %1. Es sind keine Karten zum Bieten mehr da, also beginnt %2.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Die gebotenen Karten werden beiseitegelegt und können später genommen werden.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Die Gebote entscheiden auch über die Reihenfolge der anderen Züge, vom höchsten zum niedrigsten.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Jetzt nimmt jeder eine dieser Karten, der Gewinner zuletzt:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Jetzt nimmt jeder eine der gebotenen Karten, wer beginnt, zuletzt:</numerusform>
            <numerusform>Jetzt nimmt jeder %n der gebotenen Karten, wer beginnt, zuletzt:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Noch einmal bieten</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>sentence</comment>
        <extracomment>%1: a sentence about what has happened, without its full stop</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button</comment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>das Bieten</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Alle wählen verdeckt eine Handkarte als Gebot. Die Gebote werden gleichzeitig aufgedeckt.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Die Karte der Großen Arkana mit der höchsten Nummer gewinnt, vom Narren mit 0 bis zur Welt mit 21. Hat niemand eine geboten, gewinnt die höchste Karte der Kleinen Arkana: König, Königin, Ritter, Bube, Zehn bis Zwei, zuletzt das Ass.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Sind die höchsten Gebote gleich, werden die gebotenen Karten beiseitegelegt, und alle bieten noch einmal.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Gehen die Handkarten aus, wird der erste Spieler ausgelost.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Gehen die Handkarten aus, beginnt Spieler A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Die Gebote entscheiden auch über die Reihenfolge der übrigen Züge: vom höchsten Gebot zum niedrigsten. Bei gleichen unterlegenen Geboten kommt zuerst, wer vom Gewinner aus im Uhrzeigersinn am nächsten sitzt.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Die gebotenen Karten aller Runden werden dann offen ausgelegt. Vom Spieler, der als Letzter am Zug ist, bis zum Gewinner nehmen alle der Reihe nach Karten nach Wahl, bis ihre Hand voll ist.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Die gebotenen Karten aller Runden werden dann offen ausgelegt. Beginnend rechts vom Gewinner, nehmen alle gegen den Uhrzeigersinn Karten nach Wahl, bis ihre Hand voll ist; der Gewinner kommt zuletzt.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Eine volle Hand hat hier %n Karte, wie ausgeteilt.</numerusform>
            <numerusform>Eine volle Hand hat hier %n Karten, wie ausgeteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Der Gewinner des Bietens behält die übrigen Karten.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Der Gewinner hat den ersten Zug.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Der Gewinner hat den ersten Zug; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Nimm eine der gebotenen Karten.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Biete verdeckt eine Karte: Die höchste beginnt, Große Arkana vor allen anderen.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 nimmt eine der gebotenen Karten.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 wählt eine Karte zum Bieten.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardCorners</name>
    <message>
        <source>A</source>
        <extracomment>corner of an ace</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>P</source>
        <extracomment>corner of a page</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Kgn</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>Kg</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>Bewegen beide dieselbe Figur, darf das Feld dazwischen Leere sein oder beliebig viele Figuren enthalten.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Wirken beide auf dieselbe Figur oder dasselbe Gebiet, sind dazwischen weder Figur noch Karte nötig.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Die erste darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach der zweiten dort nicht mehr Figuren bleiben, als die Grenzen erlauben.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Die erste darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach der zweiten dort höchstens %n Figur bleibt.</numerusform>
            <numerusform>Die erste darf eine Figur auf jedes Feld außer der Leere bringen, wenn nach der zweiten dort höchstens %n Figuren bleiben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>Die Karte kommt aus deiner Hand oder von beliebiger Stelle des Ablagestapels.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>Die Karte kommt aus deiner Hand.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>Die Karte kommt von beliebiger Stelle des Ablagestapels.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Spielst du diese Karte aus der Hand aus, liegt sie selbst im Ablagestapel.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>Wo ein Gebiet landen darf, wird beurteilt, bevor seine Karte aufgehoben ist: Ein Feld neben seinem alten Platz gilt als Ödland.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>Wo ein Gebiet landen darf, wird beurteilt, nachdem seine Karte aufgehoben ist: Ein Feld, das nur neben seinem alten Platz liegt, gilt als Leere.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>Der Narr{nominative: der Narr|accusative: den Narren|dative: dem Narren|genitive: des Narren}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>Der Magier{nominative: der Magier|accusative: den Magier|dative: dem Magier|genitive: des Magiers}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>Die Hohepriesterin{nominative: die Hohepriesterin|accusative: die Hohepriesterin|dative: der Hohepriesterin|genitive: der Hohepriesterin}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>Die Herrscherin{nominative: die Herrscherin|accusative: die Herrscherin|dative: der Herrscherin|genitive: der Herrscherin}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>Der Herrscher{nominative: der Herrscher|accusative: den Herrscher|dative: dem Herrscher|genitive: des Herrschers}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>Der Hierophant{nominative: der Hierophant|accusative: den Hierophanten|dative: dem Hierophanten|genitive: des Hierophanten}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Die Liebenden{nominative: die Liebenden|accusative: die Liebenden|dative: den Liebenden|genitive: der Liebenden}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>Der Wagen{nominative: der Wagen|accusative: den Wagen|dative: dem Wagen|genitive: des Wagens}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>Die Kraft{nominative: die Kraft|accusative: die Kraft|dative: der Kraft|genitive: der Kraft}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>Der Eremit{nominative: der Eremit|accusative: den Eremiten|dative: dem Eremiten|genitive: des Eremiten}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>Das Rad des Schicksals{nominative: das Rad des Schicksals|accusative: das Rad des Schicksals|dative: dem Rad des Schicksals|genitive: des Rads des Schicksals}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>Die Gerechtigkeit{nominative: die Gerechtigkeit|accusative: die Gerechtigkeit|dative: der Gerechtigkeit|genitive: der Gerechtigkeit}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>Der Gehängte{nominative: der Gehängte|accusative: den Gehängten|dative: dem Gehängten|genitive: des Gehängten}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>Der Tod{nominative: der Tod|accusative: den Tod|dative: dem Tod|genitive: des Todes}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>Die Mäßigkeit{nominative: die Mäßigkeit|accusative: die Mäßigkeit|dative: der Mäßigkeit|genitive: der Mäßigkeit}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>Der Teufel{nominative: der Teufel|accusative: den Teufel|dative: dem Teufel|genitive: des Teufels}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>Der Turm{nominative: der Turm|accusative: den Turm|dative: dem Turm|genitive: des Turms}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>Der Stern{nominative: der Stern|accusative: den Stern|dative: dem Stern|genitive: des Sterns}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>Der Mond{nominative: der Mond|accusative: den Mond|dative: dem Mond|genitive: des Mondes}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>Die Sonne{nominative: die Sonne|accusative: die Sonne|dative: der Sonne|genitive: der Sonne}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>Das Gericht{nominative: das Gericht|accusative: das Gericht|dative: dem Gericht|genitive: des Gerichts}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>Die Welt{nominative: die Welt|accusative: die Welt|dative: der Welt|genitive: der Welt}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>Ass der Kelche{nominative: das Ass der Kelche|accusative: das Ass der Kelche|dative: dem Ass der Kelche|genitive: des Asses der Kelche}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Zwei der Kelche{nominative: die Zwei der Kelche|accusative: die Zwei der Kelche|dative: der Zwei der Kelche|genitive: der Zwei der Kelche}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Drei der Kelche{nominative: die Drei der Kelche|accusative: die Drei der Kelche|dative: der Drei der Kelche|genitive: der Drei der Kelche}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Vier der Kelche{nominative: die Vier der Kelche|accusative: die Vier der Kelche|dative: der Vier der Kelche|genitive: der Vier der Kelche}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Fünf der Kelche{nominative: die Fünf der Kelche|accusative: die Fünf der Kelche|dative: der Fünf der Kelche|genitive: der Fünf der Kelche}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sechs der Kelche{nominative: die Sechs der Kelche|accusative: die Sechs der Kelche|dative: der Sechs der Kelche|genitive: der Sechs der Kelche}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sieben der Kelche{nominative: die Sieben der Kelche|accusative: die Sieben der Kelche|dative: der Sieben der Kelche|genitive: der Sieben der Kelche}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Acht der Kelche{nominative: die Acht der Kelche|accusative: die Acht der Kelche|dative: der Acht der Kelche|genitive: der Acht der Kelche}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Neun der Kelche{nominative: die Neun der Kelche|accusative: die Neun der Kelche|dative: der Neun der Kelche|genitive: der Neun der Kelche}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Zehn der Kelche{nominative: die Zehn der Kelche|accusative: die Zehn der Kelche|dative: der Zehn der Kelche|genitive: der Zehn der Kelche}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Bube der Kelche{nominative: der Bube der Kelche|accusative: den Buben der Kelche|dative: dem Buben der Kelche|genitive: des Buben der Kelche}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Ritter der Kelche{nominative: der Ritter der Kelche|accusative: den Ritter der Kelche|dative: dem Ritter der Kelche|genitive: des Ritters der Kelche}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Königin der Kelche{nominative: die Königin der Kelche|accusative: die Königin der Kelche|dative: der Königin der Kelche|genitive: der Königin der Kelche}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>König der Kelche{nominative: der König der Kelche|accusative: den König der Kelche|dative: dem König der Kelche|genitive: des Königs der Kelche}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>Ass der Stäbe{nominative: das Ass der Stäbe|accusative: das Ass der Stäbe|dative: dem Ass der Stäbe|genitive: des Asses der Stäbe}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Zwei der Stäbe{nominative: die Zwei der Stäbe|accusative: die Zwei der Stäbe|dative: der Zwei der Stäbe|genitive: der Zwei der Stäbe}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Drei der Stäbe{nominative: die Drei der Stäbe|accusative: die Drei der Stäbe|dative: der Drei der Stäbe|genitive: der Drei der Stäbe}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Vier der Stäbe{nominative: die Vier der Stäbe|accusative: die Vier der Stäbe|dative: der Vier der Stäbe|genitive: der Vier der Stäbe}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Fünf der Stäbe{nominative: die Fünf der Stäbe|accusative: die Fünf der Stäbe|dative: der Fünf der Stäbe|genitive: der Fünf der Stäbe}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sechs der Stäbe{nominative: die Sechs der Stäbe|accusative: die Sechs der Stäbe|dative: der Sechs der Stäbe|genitive: der Sechs der Stäbe}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sieben der Stäbe{nominative: die Sieben der Stäbe|accusative: die Sieben der Stäbe|dative: der Sieben der Stäbe|genitive: der Sieben der Stäbe}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Acht der Stäbe{nominative: die Acht der Stäbe|accusative: die Acht der Stäbe|dative: der Acht der Stäbe|genitive: der Acht der Stäbe}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Neun der Stäbe{nominative: die Neun der Stäbe|accusative: die Neun der Stäbe|dative: der Neun der Stäbe|genitive: der Neun der Stäbe}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Zehn der Stäbe{nominative: die Zehn der Stäbe|accusative: die Zehn der Stäbe|dative: der Zehn der Stäbe|genitive: der Zehn der Stäbe}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Bube der Stäbe{nominative: der Bube der Stäbe|accusative: den Buben der Stäbe|dative: dem Buben der Stäbe|genitive: des Buben der Stäbe}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Ritter der Stäbe{nominative: der Ritter der Stäbe|accusative: den Ritter der Stäbe|dative: dem Ritter der Stäbe|genitive: des Ritters der Stäbe}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Königin der Stäbe{nominative: die Königin der Stäbe|accusative: die Königin der Stäbe|dative: der Königin der Stäbe|genitive: der Königin der Stäbe}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>König der Stäbe{nominative: der König der Stäbe|accusative: den König der Stäbe|dative: dem König der Stäbe|genitive: des Königs der Stäbe}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>Ass der Münzen{nominative: das Ass der Münzen|accusative: das Ass der Münzen|dative: dem Ass der Münzen|genitive: des Asses der Münzen}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Zwei der Münzen{nominative: die Zwei der Münzen|accusative: die Zwei der Münzen|dative: der Zwei der Münzen|genitive: der Zwei der Münzen}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Drei der Münzen{nominative: die Drei der Münzen|accusative: die Drei der Münzen|dative: der Drei der Münzen|genitive: der Drei der Münzen}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Vier der Münzen{nominative: die Vier der Münzen|accusative: die Vier der Münzen|dative: der Vier der Münzen|genitive: der Vier der Münzen}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Fünf der Münzen{nominative: die Fünf der Münzen|accusative: die Fünf der Münzen|dative: der Fünf der Münzen|genitive: der Fünf der Münzen}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sechs der Münzen{nominative: die Sechs der Münzen|accusative: die Sechs der Münzen|dative: der Sechs der Münzen|genitive: der Sechs der Münzen}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sieben der Münzen{nominative: die Sieben der Münzen|accusative: die Sieben der Münzen|dative: der Sieben der Münzen|genitive: der Sieben der Münzen}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Acht der Münzen{nominative: die Acht der Münzen|accusative: die Acht der Münzen|dative: der Acht der Münzen|genitive: der Acht der Münzen}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Neun der Münzen{nominative: die Neun der Münzen|accusative: die Neun der Münzen|dative: der Neun der Münzen|genitive: der Neun der Münzen}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Zehn der Münzen{nominative: die Zehn der Münzen|accusative: die Zehn der Münzen|dative: der Zehn der Münzen|genitive: der Zehn der Münzen}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Bube der Münzen{nominative: der Bube der Münzen|accusative: den Buben der Münzen|dative: dem Buben der Münzen|genitive: des Buben der Münzen}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Ritter der Münzen{nominative: der Ritter der Münzen|accusative: den Ritter der Münzen|dative: dem Ritter der Münzen|genitive: des Ritters der Münzen}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Königin der Münzen{nominative: die Königin der Münzen|accusative: die Königin der Münzen|dative: der Königin der Münzen|genitive: der Königin der Münzen}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>König der Münzen{nominative: der König der Münzen|accusative: den König der Münzen|dative: dem König der Münzen|genitive: des Königs der Münzen}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>Ass der Schwerter{nominative: das Ass der Schwerter|accusative: das Ass der Schwerter|dative: dem Ass der Schwerter|genitive: des Asses der Schwerter}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Zwei der Schwerter{nominative: die Zwei der Schwerter|accusative: die Zwei der Schwerter|dative: der Zwei der Schwerter|genitive: der Zwei der Schwerter}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Drei der Schwerter{nominative: die Drei der Schwerter|accusative: die Drei der Schwerter|dative: der Drei der Schwerter|genitive: der Drei der Schwerter}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Vier der Schwerter{nominative: die Vier der Schwerter|accusative: die Vier der Schwerter|dative: der Vier der Schwerter|genitive: der Vier der Schwerter}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Fünf der Schwerter{nominative: die Fünf der Schwerter|accusative: die Fünf der Schwerter|dative: der Fünf der Schwerter|genitive: der Fünf der Schwerter}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sechs der Schwerter{nominative: die Sechs der Schwerter|accusative: die Sechs der Schwerter|dative: der Sechs der Schwerter|genitive: der Sechs der Schwerter}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sieben der Schwerter{nominative: die Sieben der Schwerter|accusative: die Sieben der Schwerter|dative: der Sieben der Schwerter|genitive: der Sieben der Schwerter}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Acht der Schwerter{nominative: die Acht der Schwerter|accusative: die Acht der Schwerter|dative: der Acht der Schwerter|genitive: der Acht der Schwerter}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Neun der Schwerter{nominative: die Neun der Schwerter|accusative: die Neun der Schwerter|dative: der Neun der Schwerter|genitive: der Neun der Schwerter}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Zehn der Schwerter{nominative: die Zehn der Schwerter|accusative: die Zehn der Schwerter|dative: der Zehn der Schwerter|genitive: der Zehn der Schwerter}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Bube der Schwerter{nominative: der Bube der Schwerter|accusative: den Buben der Schwerter|dative: dem Buben der Schwerter|genitive: des Buben der Schwerter}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Ritter der Schwerter{nominative: der Ritter der Schwerter|accusative: den Ritter der Schwerter|dative: dem Ritter der Schwerter|genitive: des Ritters der Schwerter}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Königin der Schwerter{nominative: die Königin der Schwerter|accusative: die Königin der Schwerter|dative: der Königin der Schwerter|genitive: der Königin der Schwerter}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>König der Schwerter{nominative: der König der Schwerter|accusative: den König der Schwerter|dative: dem König der Schwerter|genitive: des Königs der Schwerter}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>keine Karte</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>Der Spielplan</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Das Bieten</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Diener</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Ausrichtung und Ziele</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Die Großen Arkana</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Zwei Fähigkeiten, ein Ziel</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Der Nachziehstapel</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Punkte und Ende</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>eine feindliche Figur in deine Farbe umfärben</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Ersetze eine anvisierte feindliche Figur durch eine eigene derselben Größe aus deinem Vorrat, und richte sie dann aus.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>Die feindliche Figur kehrt in ihren Vorrat zurück. Ohne eine Figur dieser Größe in deinem Vorrat ist das unmöglich.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Eine eigene Figur kann nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Auch eine eigene Figur darf ersetzt werden.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Auch eine eigene Figur oder die eines Spielers auf deiner Seite darf ersetzt werden.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>eine andere Karte der Großen Arkana nutzen</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Nutze die Fähigkeiten eines beliebigen anderen Gebiets der Großen Arkana auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Dieselben Figuren sind Diener für die nachgeahmten Fähigkeiten. Die nachgeahmte Karte bleibt, wo sie ist, und wird weder ausgespielt noch abgelegt.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Kelche: erschaffen</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Nutze einen Kelch; ein neues Gebiet darf die oberste Karte des Nachziehstapels sein, gleich welche.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Nutze einen Kelch; ein neues Gebiet ist die oberste Karte des Nachziehstapels, gleich welche.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Nutze einen Kelch.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Für die Zahl der Figuren auf einem Feld gilt keine Grenze.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Die Grenze von %n Figur auf einem Feld gilt nicht.</numerusform>
            <numerusform>Die Grenze von %n Figuren auf einem Feld gilt nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Erschaffe eine kleine eigene Figur auf dem Zielfeld.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Erschaffe eine kleine eigene Figur auf dem Zielfeld, wenn dort weniger als %n Figur steht.</numerusform>
            <numerusform>Erschaffe eine kleine eigene Figur auf dem Zielfeld, wenn dort weniger als %n Figuren stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Zielst du auf eine feindliche Figur, darfst du stattdessen eine weitere kleine dieser Farbe erschaffen.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Oder erschaffe ein Gebiet: Lege eine beliebige Karte der Kleinen Arkana aus der Hand auf ein anvisiertes Ödland ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Oder erschaffe ein Gebiet: Lege eine Karte im Wert von genau einem Punkt aus der Hand auf ein anvisiertes Ödland ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Ein neues Gebiet darf die oberste Karte des Nachziehstapels sein, gleich welche.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Oder erschaffe ein Gebiet: Lege die oberste Karte des Nachziehstapels, gleich welche, auf ein anvisiertes Ödland ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oder erschaffe ein Gebiet: Lege eine beliebige Karte der Kleinen Arkana aus der Hand auf das anvisierte Ödland, wenn dort keine feindliche Figur steht. Deine Figuren dort bleiben stehen.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oder erschaffe ein Gebiet: Lege eine Karte im Wert von genau einem Punkt aus der Hand auf das anvisierte Ödland, wenn dort keine feindliche Figur steht. Deine Figuren dort bleiben stehen.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Stattdessen darf es ungesehen die oberste Karte des Nachziehstapels sein, gleich welche.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oder erschaffe ein Gebiet: Lege ungesehen die oberste Karte des Nachziehstapels, gleich welche, auf das anvisierte Ödland, wenn dort keine feindliche Figur steht. Deine Figuren dort bleiben stehen.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>Gebiete können nicht erschaffen werden.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Setze eine kleine Figur aus deinem Vorrat, beliebig ausgerichtet, auf das Zielfeld, das voll sein darf. Die Leere ist kein Ziel.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Setze eine kleine Figur aus deinem Vorrat, beliebig ausgerichtet, auf das Zielfeld, wenn es nicht voll ist. Die Leere ist kein Ziel.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>Figuren können auch auf Ödland erschaffen werden.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>Figuren können nicht auf Ödland erschaffen werden.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Oder setze, wenn du auf eine feindliche Figur zielst, eine kleine Figur derselben Farbe auf ihr Feld, ausgerichtet wie sie. Das Feld darf voll sein.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Oder setze, wenn du auf eine feindliche Figur zielst, eine kleine Figur derselben Farbe auf ihr Feld, ausgerichtet wie sie, wenn das Feld nicht voll ist.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>Feindliche Figuren können nicht erschaffen werden.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Ohne kleine Figur in diesem Vorrat ist das unmöglich.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Ein Diener darf auch auf seinem eigenen Feld erschaffen, weil er auf sich selbst zielen darf.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Ein Diener, der auf sich selbst zielt, erschafft trotzdem auf seinem Zielfeld: dort, wohin er zeigt, oder, wenn er aufrecht ist, auf seinem eigenen Feld.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Erschaffe eine kleine eigene Figur auf dem Zielfeld, wenn es nicht voll ist.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Aber keine Karte hat in diesem Spiel diesen Wert.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>setzt eine Figur</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Eine kleine Figur kommt auf %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>aktiviert %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>spielt %1{accusative} aus</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>frischt die Hand auf</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>kündigt den letzten Zug an</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>Der nächste Zug ist der letzte.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>nimmt %1{accusative}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Legt %1{accusative} ab.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Zieht %n Karte.</numerusform>
            <numerusform>Zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>richtet eine Figur aus</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Das ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Das ist zu groß; erlaubt ist höchstens %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Der Schlüssel „%2“ fehlt.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Der Wert „%1“ ist nicht erlaubt; erwartet wird %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1“ ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Zwei Einstellungen schließen einander aus: %1 und %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Es gibt kein Regelwerk „%1“.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Es gibt keine Fähigkeit „%1“.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Es gibt keinen Mechanismus „%1“.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Das Regelwerk „%1“ erweitert sich selbst, unmittelbar oder über andere.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Steht schon so in der Vorlage und kann entfernt werden.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Das Wort „%1“ wird hier nicht verstanden.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Es gibt keine Karte „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1“ ist kein Feld.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Auf dem Spielplan gibt es keine Figur „%1“.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Es gibt keinen Platz „%1“.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Das könnte „%1“ oder „%2“ heißen.</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>Der Schritt „%1“ ist nicht erlaubt (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Es gibt zu viele „%1“; erlaubt ist höchstens %n.</numerusform>
            <numerusform>Es gibt zu viele „%1“; erlaubt sind höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>„%1“ wird in diesem Regelwerk nicht verwendet.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>Die Datei endet mitten in einer Zeile; alles davor ist brauchbar.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>Der Zug hat begonnen, und mit diesen Regeln geht es von hier aus nicht weiter.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>Das ist zu lang; erlaubt ist höchstens %n Byte.</numerusform>
            <numerusform>Das ist zu lang; erlaubt sind höchstens %n Byte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Das ist zu tief verschachtelt; erlaubt ist höchstens %n Ebene.</numerusform>
            <numerusform>Das ist zu tief verschachtelt; erlaubt sind höchstens %n Ebenen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Es gibt zu viele Werte; erlaubt ist höchstens %n.</numerusform>
            <numerusform>Es gibt zu viele Werte; erlaubt sind höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Das ist %1; erwartet wird %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>„%1“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Dieses Plug-in wird nicht verwendet: Es würde „%1“ ersetzen, das schon vorhanden ist.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Diese Datei wird nicht verwendet: Sie ist kein Plug-in der Art, die hierher gehört.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Dieses Plug-in wird nicht verwendet: Es wurde für eine andere Version gebaut (%1; dies ist %2). Baue es neu.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Dieses Plug-in kann nicht geladen werden: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Das ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Dieses Plug-in wird nicht verwendet: Es sagt nicht, für welche Version es gebaut wurde. Baue es neu.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Es gibt zu viele; erlaubt ist höchstens %n.</numerusform>
            <numerusform>Es gibt zu viele; erlaubt sind höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>Der Schritt ist nicht erlaubt (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Der Wert „%1“ ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>ein Regelwerk</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>eine Stellung</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>die Aufzeichnung einer Partie</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>der Versuchsplan eines Experiments</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>Die kleinste Spielerzahl darf nicht über der größten liegen.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Eine Hand kann nicht mit mehr Karten beginnen, als sie fasst. Karten können nur gewählt werden, wenn der Mechanismus dafür verwendet wird.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>In jedem Vorrat muss eine kleine Figur bleiben, die zuerst gesetzt wird.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Eine Zahlenkarte darf nicht mehr wert sein als eine Bildkarte und eine Bildkarte nicht mehr als eine Karte der Großen Arkana.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Nur einer davon kann bestimmen, wie das Ende der Partie angekündigt wird.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>In einem Spiel ohne Bieten können Gebote nicht über die Reihenfolge der Züge entscheiden.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>Die untere Grenze darf nicht über der oberen liegen.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Hier stimmt etwas nicht.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Alles durch %1 ersetzen.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Den Mechanismus %1 hinzufügen: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1 auf den Standardwert setzen: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>%1 in „%2“ umbenennen.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>%1 entfernen.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>%1 auf %2 setzen.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Meintest du „%1“?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>%n weitere Änderung dieser Art machen.</numerusform>
            <numerusform>%n weitere Änderungen dieser Art machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Dieses Plug-in ist abgeschaltet: Beim Laden ist darin ein Fehler aufgetreten (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Dieses Plug-in ist abgeschaltet: Das Programm ist darin abgestürzt (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Dieses Plug-in ist abgeschaltet: Beim Laden wurde das Programm zweimal beendet. Hast du das selbst getan, ist das Plug-in vielleicht in Ordnung.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Dieses Plug-in wird dieses Mal nicht verwendet (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Dieses Plug-in ist abgeschaltet: Beim Laden ist darin ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>Die Kennung „%1“ gehört schon zu %2, darum wird dieses Regelwerk nicht verwendet. Gib ihm eine andere Kennung.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Wahrscheinlich fehlt das zugehörige Plug-in.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Wahrscheinlich gehört dies zum Plug-in „%1“, das nicht geladen ist.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Wahrscheinlich gehört dies zu einem der nicht geladenen Plug-ins: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Dieser Text ist in UTF-16 oder UTF-32 kodiert. Speichere ihn als UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Kommentare sind hier nicht erlaubt. Entferne diesen.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Das sind keine geraden doppelten Anführungszeichen. Schreibe &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>Der Text endet zu früh. Eine Klammer oder ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Ein Text in Anführungszeichen darf weder Zeilenumbruch noch Tabulator enthalten. Schreibe \n oder \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Dieses Zeichen darf nicht auf einen Backslash folgen. Schreibe \\ für einen Backslash.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1“ ist keine lesbare Zahl. Schreibe zum Beispiel 8 oder 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Hier wird eine Zahl erwartet.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Hier wird ein Schlüssel in doppelten Anführungszeichen erwartet, nicht „%1“.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Hier wird ein Schlüssel in doppelten Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Hier wird ein Doppelpunkt erwartet, nicht „%1“.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Hier wird ein Doppelpunkt erwartet.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Hier wird ein Wert erwartet, nicht „%1“. Text muss in doppelten Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Hier wird ein Wert erwartet. Text muss in doppelten Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Hier wird ein Komma oder eine schließende Klammer erwartet, nicht „%1“.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Hier wird ein Komma oder eine schließende Klammer erwartet.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nach dem Ende des Dokuments steht noch Text: „%1“. Entferne ihn.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Nach dem Ende des Dokuments steht noch Text. Entferne ihn.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>Das ist %1, erwartet wird %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Falls nicht, fehlt wahrscheinlich das zugehörige Plug-in.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Falls nicht, gehört dies wahrscheinlich zu einem nicht geladenen Plug-in: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>„%1“ ist ein Spiel; hier kann nur eine Erweiterung genannt werden.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>Auf diesem Spielplan liegt keine Karte. Schreibe * für ein Feld mit beliebiger Karte oder den Namen einer Karte.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Keine Karte kann je genutzt werden: In einem Zug darf weder eine ausgespielt noch ein Gebiet aktiviert werden.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>Die Partie kann nie enden: Es gibt keinen Mechanismus, der sie beendet, etwa den angekündigten letzten Zug.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1“ kann keine Kennung sein; erwartet werden Kleinbuchstaben von a bis z, Ziffern und Bindestriche.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 Karten würden ausgeteilt und ausgelegt; erlaubt ist höchstens %n, damit eine zum Ziehen bleibt.</numerusform>
            <numerusform>%1 Karten würden ausgeteilt und ausgelegt; erlaubt sind höchstens %n, damit eine zum Ziehen bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Ein Spieler hätte %1 Figuren; erlaubt ist höchstens %n.</numerusform>
            <numerusform>Ein Spieler hätte %1 Figuren; erlaubt sind höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>Das höchste Gebot kann nur in einem Spiel mit Bieten entscheiden. Der erste Platz muss ein Platz des Spiels sein.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Dieses Zeichen ist nicht in UTF-8 kodiert. Der Text ist wahrscheinlich in Latin-1 (Windows-1252) kodiert: Speichere ihn als UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Auf dieses Komma folgt nichts. Entferne es.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Den Text in UTF-8 umwandeln.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Den Text von Latin-1 in UTF-8 umwandeln.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Den Kommentar entfernen.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Das Komma entfernen.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Gerade doppelte Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Die offene Klammer oder das offene Anführungszeichen schließen.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Das Zeichen mit einem Backslash schreiben.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Den Backslash doppelt schreiben.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Den Schlüssel in doppelte Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Dafür true, false oder null schreiben.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Das fehlende Komma oder die fehlende Klammer ergänzen.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Den Text korrigieren.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>Die Partie kann nie enden: Mit dieser Einstellung kann der Mechanismus „%1“ sie nicht beenden.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Das kennzeichnet Code in Markdown und gehört nicht zum Dokument. Entferne es.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Die Markdown-Zeichen entfernen.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>„%1“ führt zu einer Datei außerhalb des eigenen Ordners.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>der Bericht eines Experiments</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>eine Lektion</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>ein Rätsel</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Die Klammer entfernen.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Den Text um das Dokument herum entfernen.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Diese Liste ist zu kurz; nötig ist mindestens %n Eintrag.</numerusform>
            <numerusform>Diese Liste ist zu kurz; nötig sind mindestens %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Das ist für eine spätere Version des Programms gemacht: Es hat das Format %1, und dieses Programm kennt die Formate bis %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Schreibe hier einen Text mit seiner Sprache: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica hat schon einen Kartensatz mit dieser Kennung. Benenne den Ordner dieses Kartensatzes um und ändere „id“ in seiner deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Es gibt keinen Kartensatz „%1“.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>Die offene Klammer steht hier: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Hier wird die schließende Klammer „%2“ erwartet, nicht „%1“.</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Das ist etwas anderes als %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>den Farbwürfel werfen</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Wirf den Farbwürfel und nutze, was er zeigt.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Kelch, Stab, Münze oder Schwert auf dem Würfel steht für die Fähigkeit dieser Farbe. Ein Stern steht für die Fähigkeit der Karte „%1“, der Joker für die der Karte „%2“. Dieselben Figuren sind Diener für diese Fähigkeit.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du wirfst den Farbwürfel.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 wirft den Farbwürfel.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>Der Farbwürfel zeigt einen Kelch.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>Der Farbwürfel zeigt einen Stab.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>Der Farbwürfel zeigt eine Münze.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>Der Farbwürfel zeigt ein Schwert.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Der Farbwürfel zeigt einen Stern: die Fähigkeit der Karte „%1“.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Der Farbwürfel zeigt den Joker: die Fähigkeit der Karte „%1“.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>Der Farbwürfel hat sechs gleich wahrscheinliche Seiten: Kelch, Stab, Münze, Schwert, Stern und Joker.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Spielt sich wie „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Weicht in %n Regel von „%1“ ab: %2 und andere.</numerusform>
            <numerusform>Weicht in %n Regeln von „%1“ ab: %2 und andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Weicht in %n Regel von „%1“ ab: %2.</numerusform>
            <numerusform>Weicht in %n Regeln von „%1“ ab: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Münzen: wachsen lassen</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Ein Gebiet von beliebigem Wert oder ein Ödland darf durch die oberste Karte des Nachziehstapels ersetzt werden, gleich welche, wenn dort keine feindliche Figur steht.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Ein Gebiet von beliebigem Wert darf durch die oberste Karte des Nachziehstapels ersetzt werden, gleich welche, wenn dort keine feindliche Figur steht.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Nutze eine Münze; das neue Gebiet darf von beliebiger Stelle des Ablagestapels kommen.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Nutze eine Münze; das neue Gebiet kommt von beliebiger Stelle des Ablagestapels.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Nutze eine Münze.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Oder lass ein anvisiertes Gebiet ohne feindliche Figuren wachsen: Ersetze es durch eine Karte, die mehr wert ist, oder durch eine höhere derselben Art.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>Oder lass ein anvisiertes Gebiet ohne feindliche Figuren wachsen: Ersetze es durch eine Karte, die einen Punkt mehr wert ist.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Lass den Diener oder eine anvisierte Figur aus dem Vorrat ihrer Farbe um eine Größe wachsen.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Ein Ödland ohne feindliche Figuren darf zu einer Karte im Wert von einem Punkt wachsen.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Oder lass das anvisierte Gebiet wachsen, wenn dort keine feindliche Figur steht. Es wird abgelegt und durch eine Karte ersetzt, die mehr wert ist, oder durch eine höhere derselben Art. Die Großen Arkana ordnen sich nach ihrer Nummer, die Kleinen von Ass und Zwei bis Bube, Ritter, Königin und König, gleich welcher Farbe. Figuren bleiben stehen.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Oder lass das anvisierte Gebiet wachsen, wenn dort keine feindliche Figur steht. Es wird abgelegt und durch eine Karte ersetzt, die genau einen Punkt mehr wert ist. Eine Karte der Großen Arkana kann nicht wachsen. Figuren bleiben stehen.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Auch ein anvisiertes Ödland ohne feindliche Figuren darf wachsen: Eine Karte im Wert von genau einem Punkt wird dort hingelegt. Figuren bleiben stehen.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Oder ersetze das anvisierte Gebiet, gleich welchen Werts, ungesehen durch die oberste Karte des Nachziehstapels, gleich welche. Auf dem Gebiet darf keine feindliche Figur stehen. Die alte Karte wird abgelegt; Figuren bleiben stehen.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>Die oberste Karte des Nachziehstapels darf auch auf ein anvisiertes Ödland ohne feindliche Figuren gelegt werden.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Ersetze den Diener oder eine anvisierte Figur durch die nächstgrößere aus dem Vorrat ihrer Farbe. Eine eigene Figur darf dann ausgerichtet werden; eine feindliche behält ihre Ausrichtung.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Ohne eine Figur dieser Größe im Vorrat ist das unmöglich. Eine große Figur kann nicht wachsen.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Gebiete können nicht wachsen.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Wenn die eine Fähigkeit eine Figur erschafft und die andere dieselbe Figur wachsen lässt, ist dazwischen keine Figur nötig.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Wenn die eine Fähigkeit eine Figur oder ein Gebiet erschafft und die andere dasselbe wachsen lässt, sind dazwischen weder Figur noch Karte nötig.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Lassen beide dieselbe Figur wachsen, ist dazwischen keine Figur nötig.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Lassen beide dieselbe Figur, dasselbe Gebiet oder Ödland wachsen, sind dazwischen weder Figur noch Karte nötig.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Lassen beide dieselbe Figur oder dasselbe Gebiet wachsen, sind dazwischen weder Figur noch Karte nötig.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Auch Bube, Ritter, Königin und König können nicht wachsen: Keine Karte ist einen Punkt mehr wert.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Auch eine Zahlenkarte, Ass bis Zehn, kann nicht wachsen: Keine Karte ist einen Punkt mehr wert.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Aber keine Karte hat in diesem Spiel diesen Wert.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Bis Zug %1 ändert sich nichts.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Diese Regeln sind nicht für %n Spieler.</numerusform>
            <numerusform>Diese Regeln sind nicht für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>Die Partie könnte nicht von ihrer Stellung aus beginnen.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Dann wäre dies nicht möglich: „%1“</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Dann würde der Zufall etwas anderes entscheiden.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Dann würde zuerst der Zufall etwas entscheiden.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Dann müsste %1 entscheiden.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>Die Partie würde nicht enden, wo sie geendet hat.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Dann hätte dies ein anderes Ergebnis: „%1“</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Andere Spieler hätten gewonnen oder wären ausgeschieden.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>Auf dem Spielplan stünden andere Figuren.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>Auf dem Spielplan lägen andere Gebiete.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>Die Handkarten wären andere.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>In den Stapeln lägen andere Karten.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Ein anderer Spieler wäre am Zug.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 mit %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>die Kartenwahl</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Alle wählen %n Karte ihrer ersten Hand aus offenen Karten.</numerusform>
            <numerusform>Alle wählen %n Karten ihrer ersten Hand aus offenen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Steht der erste Spieler fest, werden die Karten einzeln genommen, vom letzten Spieler in der Reihe bis zum ersten. Der letzte Spieler jeder Runde beginnt die nächste, die in der anderen Richtung verläuft.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Es liegt %n Karte mehr offen, als die Spieler wählen; was übrig bleibt, wird abgelegt.</numerusform>
            <numerusform>Es liegen %n Karten mehr offen, als die Spieler wählen; was übrig bleibt, wird abgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Es liegen so viele Karten offen, wie die Spieler wählen.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du nimmst %2{accusative} aus den offenen Karten.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 nimmt %2{accusative} aus den offenen Karten.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wähle eine der offenen Karten für deine Hand.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 wählt eine der offenen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>%n Karte wird zur Wahl aufgedeckt.</numerusform>
            <numerusform>%n Karten werden zur Wahl aufgedeckt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Sonst ist niemand mehr im Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 hatte beim Ankündigen des letzten Zugs %2 von %n Punkt und an dessen Ende %3.</numerusform>
            <numerusform>%1 hatte beim Ankündigen des letzten Zugs %2 von %n Punkten und an dessen Ende %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 kommt von %2 auf %n Punkt und übernimmt die Führung.</numerusform>
            <numerusform>%1 kommt von %2 auf %n Punkte und übernimmt die Führung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 kommt von %2 auf %n Punkt.</numerusform>
            <numerusform>%1 kommt von %2 auf %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n Punkt</numerusform>
            <numerusform>%1 %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Anfang: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Runde %1, Zug von %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Sie steht aufrecht.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Sie zeigt nach %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 kommt auf den Spielplan.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 steht in der Leere und kehrt in ihren Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 kehrt in ihren Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 kommt nach %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 wird klein.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 wird mittelgroß.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 wird groß.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 dreht sich.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>An die Stelle %1{genitive} tritt %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Auf %1 entsteht ein Gebiet.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Das neue Gebiet auf %2: %1{nominative}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>Die Karte „%1“ verlässt %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>Auf %2 tritt die Karte „%3“ an die Stelle %1{genitive}.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>Das Gebiet auf %1 ist verschwunden.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Das Gebiet „%1“ auf %2 ist verschwunden.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>Das Gebiet „%1“ wandert von %2 nach %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Du aktivierst das Gebiet „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 aktiviert das Gebiet „%2“ auf %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du spielst %2{accusative} aus.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 spielt %2{accusative} aus.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Du legst %2{accusative} ab.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt %2{accusative} ab.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Du ziehst %1{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>Die Karte: %1{nominative}.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Die Fähigkeiten des Gebiets „%1“ auf %2 werden genutzt.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du nimmst %2{accusative} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 nimmt %2{accusative} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 tauscht mit dir die Handkarten.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Du tauschst mit %2 die Handkarten.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 tauscht mit %2 die Handkarten.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>Die Karte des Ablagestapels wird zum neuen Nachziehstapel.</numerusform>
            <numerusform>Die %n Karten des Ablagestapels werden zu einem neuen Nachziehstapel gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beendest den Zug.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Die Karten werden an %n Spieler ausgeteilt, und der Spielplan wird ausgelegt.</numerusform>
            <numerusform>Die Karten werden an %n Spieler ausgeteilt, und der Spielplan wird ausgelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du hast eine Karte zum Bieten gewählt.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1 hat eine Karte zum Bieten gewählt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: bid</comment>
        <extracomment>one bid in a list of bids; %1: player, %2: card</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The bids are revealed (%1).</source>
        <extracomment>%1: list of players and cards, &quot;Ann: The Sun, Bob: Ace of Cups&quot;</extracomment>
        <translation>Die Gebote werden aufgedeckt (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Die höchsten Gebote sind gleich; alle bieten noch einmal.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du nimmst %2{accusative} aus den Geboten.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 nimmt %2{accusative} aus den Geboten.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du gewinnst das Bieten und beginnst.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 gewinnt das Bieten und beginnt.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du kündigst deinen nächsten Zug als letzten an.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 kündigt den nächsten Zug als letzten an.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Dein letzter Zug endet mit %2 von %n Punkt.</numerusform>
            <numerusform>Dein letzter Zug endet mit %2 von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>Der letzte Zug von %1 endet mit %2 von %n Punkt.</numerusform>
            <numerusform>Der letzte Zug von %1 endet mit %2 von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Dein letzter Zug endet mit nur %2 von %n Punkt.</numerusform>
            <numerusform>Dein letzter Zug endet mit nur %2 von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>Der letzte Zug von %1 endet mit nur %2 von %n Punkt.</numerusform>
            <numerusform>Der letzte Zug von %1 endet mit nur %2 von %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du scheidest aus; deine Figuren kehren zurück, und deine Hand wird abgelegt.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 scheidet aus; die Figuren kehren zurück, und die Hand wird abgelegt.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Die verborgene Uhr läutet.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Ein unvollendeter Schritt wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Es geschieht etwas, das keine Regel beschreibt.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>Die Regel „%2“ meldet zu %1: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Die Partie ist zu Ende, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Die Partie ist zu Ende: %1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>Die Partie ist zu Ende: Du gewinnst.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Die Partie ist zu Ende: %1 gewinnt.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>die Schlussrunde</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>Der Ablagestapel wurde gemischt</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Verbleibende Züge der Schlussrunde</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Sobald der Ablagestapel zum ersten Mal zu einem neuen Nachziehstapel gemischt ist, darfst du am Ende deines Zugs die Schlussrunde ausrufen.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Alle anderen haben dann noch einen Zug. Danach gewinnt der höchste Punktestand; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beendest den Zug und rufst die Schlussrunde aus.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 beendet den Zug und ruft die Schlussrunde aus.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Schlussrunde ausrufen</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Beende deinen Zug, oder rufe die Schlussrunde aus.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>Die Partie endet nach %n Zug.</numerusform>
            <numerusform>Die Partie endet nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>Von jetzt an kann die Schlussrunde ausgerufen werden.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du rufst die Schlussrunde aus.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 ruft die Schlussrunde aus.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Die Schlussrunde ist vorbei: Der höchste Punktestand, %n Punkt, gewinnt.</numerusform>
            <numerusform>Die Schlussrunde ist vorbei: Der höchste Punktestand, %n Punkte, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Der Ablagestapel wurde noch nicht zu einem neuen Nachziehstapel gemischt (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>Die Schlussrunde läuft schon (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>Die Schlussrunde ist vorbei: Du gewinnst mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>Die Schlussrunde ist vorbei: %1 gewinnt mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Die Schlussrunde ist vorbei: %1 teilen sich den höchsten Punktestand und den Sieg.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::GeneralRules</name>
    <message>
        <source>%1: %2</source>
        <comment>a chapter</comment>
        <extracomment>head of a chapter: %1: a suit, &quot;Rods&quot;; %2: what its power is called</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turning over a card needs no minion.</source>
        <translation>Das Aufdecken einer Karte braucht keinen Diener.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Ablegen und Ziehen braucht keinen Diener.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Die Wahl einer anderen Karte braucht keinen Diener.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Fähigkeiten, die keinen Diener brauchen, können auch genutzt werden, wenn es keinen Diener mehr gibt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Das gilt nur für Figuren: Ein Gebiet muss jedes Mal auf einem erlaubten Feld landen.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Zwischen den beiden Hälften warten Figuren in der Leere, und auf die betroffene Figur darf gezielt werden, wo immer sie ist.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Zwei Diener dürfen sich die Hälften teilen. Eine deiner Figuren, die von der ersten Hälfte betroffen ist, darf in der zweiten handeln, wenn sie ein Diener ist.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>Der Spielplan ist ein Quadratraster ohne Rand. Ein Feld mit einer Karte ist ein Gebiet.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Ein Feld ohne Karte, das mit einem Gebiet eine Seite teilt, ist Ödland. Dort dürfen Figuren stehen. Es ist wie ein Gebiet ohne Fähigkeit und nichts wert.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Jedes andere Feld ist Leere. Dort ist nichts möglich. Sobald eine Fähigkeit genutzt oder eine Aktion beendet ist, kehren Figuren in der Leere in ihre Vorräte zurück.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ein Feld ist voll, wenn %n Figur oder mehr darauf steht, egal, wem sie gehört.</numerusform>
            <numerusform>Ein Feld ist voll, wenn %n Figuren oder mehr darauf stehen, egal, wem sie gehören.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>Auf einem vollen Feld kann keine Figur erschaffen und keine dorthin bewegt werden, außer eine Regel sagt, dass es voll sein darf. Ein Feld, auf dem schon mehr stehen, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Das gilt auch für Ödland.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Ödland ist nie voll.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%n Spieler nimmt teil.</numerusform>
            <numerusform>%n Spieler nehmen teil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>%1 bis %n Spieler nimmt teil.</numerusform>
            <numerusform>%1 bis %n Spieler nehmen teil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n kleine (ein Auge)</numerusform>
            <numerusform>%n kleine (ein Auge)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n mittelgroße (zwei Augen)</numerusform>
            <numerusform>%n mittelgroße (zwei Augen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n große (drei Augen)</numerusform>
            <numerusform>%n große (drei Augen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Jeder Spieler hat einen Vorrat an Pyramiden in einer Farbe: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Dann wird ein Raster von Karten, %1 breit und %2 hoch, offen ausgelegt. Der Rest ist der Nachziehstapel.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Das Bieten entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>Der erste Spieler wird ausgelost; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Spieler %1 beginnt; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Wer keine Figur auf dem Spielplan hat, kann nur eine kleine Figur aus dem Vorrat setzen, beliebig ausgerichtet. Das Feld muss ein Gebiet oder Ödland ohne Figuren sein.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Gibt es kein solches Feld, passt der Spieler.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Gibt es kein solches Feld, darf der Spieler die Hand auffrischen.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Sonst führst du genau eine der folgenden Aktionen aus:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Sonst ist jede Aktion genau eine der folgenden:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Um zu passen, frische die Hand auf, ohne abzulegen oder zu ziehen.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>Stattdessen darfst du passen.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Alle Fähigkeiten sind freiwillig. Du darfst jede ungenutzt lassen, auch alle einer Karte, aber ihre Reihenfolge ändert sich nie.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Spielst du eine Karte aus, ist jede deiner Figuren auf dem Spielplan ein Diener. Jede Fähigkeit darf von einer beliebigen dieser Figuren genutzt werden – von derselben oder von verschiedenen.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Aktivierst du ein Gebiet, sind deine Figuren darauf für diese Aktion Diener, wohin sie auch gehen. Jede Fähigkeit darf von einer beliebigen dieser Figuren genutzt werden – von derselben oder von verschiedenen.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Aktivierst du ein Gebiet, sind deine Figuren darauf für den ganzen Zug Diener, wohin sie auch gehen. Jede Fähigkeit darf von einer beliebigen dieser Figuren genutzt werden – von derselben oder von verschiedenen.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Eine Figur, die durch eine andere Größe ersetzt wird, bleibt dieselbe Figur.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Nach dem Aktivieren eines Gebiets werden auch deine Figuren, auf die ein Diener unmittelbar einwirkt, für den Rest der Aktion Diener.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Nach dem Aktivieren eines Gebiets werden auch deine Figuren, auf die ein Diener unmittelbar einwirkt, für den Rest des Zugs Diener.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Nur die Figuren, die auf dem aktivierten Gebiet standen, sind Diener.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Während du einen Narren nutzt, auch einen, den eine andere Karte nachahmt, werden auch deine betroffenen Figuren für den Rest des Zugs Diener.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Während du einen Narren nutzt, werden auch deine betroffenen Figuren für den Rest des Zugs Diener.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Nichts, was mit einer Figur geschieht, macht sie in diesem Sinn zu einer betroffenen.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Eine Figur ist betroffen, wenn eines davon mit ihr geschieht: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Figuren auf einem betroffenen Gebiet gelten als betroffen.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Figuren auf einem betroffenen Gebiet gelten nicht als betroffen.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Eine Figur hat eine von neun Ausrichtungen: Sie zeigt nach Norden, Osten, Süden oder Westen oder schräg dazwischen, oder sie steht aufrecht. Eine Figur auszurichten heißt, ihr eine andere Ausrichtung zu geben.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Eine Figur hat eine von fünf Ausrichtungen: Sie zeigt nach Norden, Osten, Süden oder Westen, nie schräg, oder sie steht aufrecht. Eine Figur auszurichten heißt, ihr eine andere Ausrichtung zu geben.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Eine Figur, die schräg zeigt, zielt, geht und schiebt über die Ecken der Felder. Ödland ist nur ein Feld, das mit einem Gebiet eine Seite teilt.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Ein aufrechter Diener zielt auf sein eigenes Feld und auf jede Figur dort. Ein liegender zielt auf das nächste Feld in seiner Richtung und auf jede Figur dort.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Ein Diener darf immer auf sich selbst zielen, wie er auch ausgerichtet ist.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Wirkst du auf eine eigene Figur ein, darfst du sie ausrichten. Eine feindliche Figur behält ihre Ausrichtung. Einzelne Regeln können anderes bestimmen.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Das geschieht sofort, wenn der Nachziehstapel leer wird.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Das geschieht erst, wenn eine Karte zu ziehen ist.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Eine gezogene Karte kommt zuerst an ihr Ziel: in eine Hand, auf den Spielplan oder den Ablagestapel. Gibt es dann keine abgelegten Karten zu mischen, werden später abgelegte vor dem nächsten Ziehen gemischt.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Eine gezogene Karte kommt zuerst an ihr Ziel: in eine Hand, auf den Spielplan oder den Ablagestapel.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Wer noch Karten zu ziehen hat, macht mit dem neuen Stapel weiter. Sind beide Stapel leer, kann nichts gezogen werden.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Du ziehst nie über das Handkartenlimit hinaus und höchstens so viele Karten, wie nach deinem Ablegen in beiden Stapeln sind.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Eine Karte der Kleinen Arkana ist %1 wert, eine der Großen Arkana %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Eine Zahlenkarte, Ass bis Zehn, ist %1 wert; Bube, Ritter, Königin und König %2; eine Karte der Großen Arkana %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Ist kein Gebiet mehr auf dem Spielplan, endet die Partie am Ende dieses Zugs. Alle, die noch im Spiel sind, teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Ist kein Gebiet mehr auf dem Spielplan, endet die Partie am Ende dieses Zugs, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Ein letzter Zug, der dann endet, wird zuerst gewertet. Angekündigt werden kann nichts mehr.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ein Gebiet mit einer Zahlenkarte, Ass bis Zehn, ist mit %n Figur voll.</numerusform>
            <numerusform>Ein Gebiet mit einer Zahlenkarte, Ass bis Zehn, ist mit %n Figuren voll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ein Gebiet mit Bube, Ritter, Königin oder König ist mit %n Figur voll.</numerusform>
            <numerusform>Ein Gebiet mit Bube, Ritter, Königin oder König ist mit %n Figuren voll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ein Gebiet der Großen Arkana ist mit %n Figur voll.</numerusform>
            <numerusform>Ein Gebiet der Großen Arkana ist mit %n Figuren voll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ödland ist mit %n Figur voll.</numerusform>
            <numerusform>Ödland ist mit %n Figuren voll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Ein Feld mit %n kleinen Figur oder mehr hat keinen Platz für eine weitere.</numerusform>
            <numerusform>Ein Feld mit %n kleinen Figuren oder mehr hat keinen Platz für eine weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Ein Feld mit %n mittelgroßen Figur oder mehr hat keinen Platz für eine weitere, und keine kleine Figur kann dort mittelgroß werden.</numerusform>
            <numerusform>Ein Feld mit %n mittelgroßen Figuren oder mehr hat keinen Platz für eine weitere, und keine kleine Figur kann dort mittelgroß werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Ein Feld mit %n großen Figur oder mehr hat keinen Platz für eine weitere, und keine mittelgroße Figur kann dort groß werden.</numerusform>
            <numerusform>Ein Feld mit %n großen Figuren oder mehr hat keinen Platz für eine weitere, und keine mittelgroße Figur kann dort groß werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Ein Feld mit %n Figur oder mehr derselben Farbe hat keinen Platz für eine weitere dieser Farbe, und keine feindliche Figur kann dort durch eine solche ersetzt werden.</numerusform>
            <numerusform>Ein Feld mit %n Figuren oder mehr derselben Farbe hat keinen Platz für eine weitere dieser Farbe, und keine feindliche Figur kann dort durch eine solche ersetzt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Die 78 Tarotkarten werden gemischt. Alle erhalten %n Karte; das ist auch das Handkartenlimit.</numerusform>
            <numerusform>Die 78 Tarotkarten werden gemischt. Alle erhalten %n Karten; das ist auch das Handkartenlimit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Die 78 Tarotkarten werden gemischt.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Die 78 Tarotkarten werden gemischt. Alle erhalten %n Karte.</numerusform>
            <numerusform>Die 78 Tarotkarten werden gemischt. Alle erhalten %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>Das Handkartenlimit beträgt %n Karte.</numerusform>
            <numerusform>Das Handkartenlimit beträgt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Dann werden auf diesen Feldern Karten offen ausgelegt: %1. Der Rest ist der Nachziehstapel.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Vor dem Mischen wird die Karte „%1“ aus dem Kartensatz genommen und auf %2 gelegt.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Einmal in jedem Zug darfst du vor einer Aktion eine deiner Figuren ausrichten. Das zählt nicht als Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Am Ende deines Zugs, vor allem anderen, was dann geschieht, ziehst du %n Karte, wenn das Handkartenlimit es zulässt.</numerusform>
            <numerusform>Am Ende deines Zugs, vor allem anderen, was dann geschieht, ziehst du %n Karten, soweit das Handkartenlimit es zulässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Er zielt auch auf weiter entfernte Felder, egal, was dazwischenliegt: ein kleiner bis zur Entfernung %1, ein mittelgroßer bis %2 und ein großer bis %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: value</comment>
        <extracomment>one card in a list of cards; %1: card, %2: points</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Some cards have a different value (%1).</source>
        <extracomment>%1: list of cards and points, &quot;The Fool: 0, The World: 5&quot;</extracomment>
        <translation>Manche Karten sind etwas anderes wert (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Die zum Sieg nötige Punktzahl ist %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Bei %n Spieler ist die zum Sieg nötige Punktzahl %1.</numerusform>
            <numerusform>Bei %n Spielern ist die zum Sieg nötige Punktzahl %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Dein Punktestand ist die Zahl der Augen deiner Figuren auf allen Gebieten, die du hältst.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Dein Punktestand ist der Wert aller Gebiete, die du hältst.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Dein Punktestand ist der Wert aller Gebiete, auf denen nur deine Figuren stehen.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Du hältst ein Gebiet, wenn nur deine Figuren darauf stehen.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Du hältst ein Gebiet, wenn du darauf mehr Figuren hast als jeder andere Spieler. Haben mehrere gemeinsam die meisten, hält es niemand.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Du hältst ein Gebiet, wenn deine Figuren darauf zusammen mehr Augen haben als die jedes anderen Spielers. Haben mehrere gemeinsam die meisten, hält es niemand.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Ödland, das du ebenso hältst, ist %n Punkt wert.</numerusform>
            <numerusform>Ödland, das du ebenso hältst, ist %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Das Werfen des Farbwürfels braucht keinen Diener.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Ein Feld ohne Karte, das mit einem Gebiet eine Seite teilt, ist Ödland. Dort dürfen Figuren stehen. Es ist wie ein Gebiet ohne Fähigkeit.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>Nichts anderes in diesem Spiel erlaubt das.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Eine Figur ist nur betroffen, wenn dies mit ihr geschieht: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Diese Werte spielen nur eine Rolle, wo Gebiete erschaffen werden, wachsen oder angegriffen werden.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Ist kein Gebiet mehr auf dem Spielplan, endet die Partie am Ende dieses Zugs, wie es %1 sagt.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Stehen auf einem Gebiet nur Figuren einer Farbe, und zwar mindestens eine jeder Größe, bilden sie einen Turm. Auf eine Figur eines Turms kann sonst niemand zielen.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Auf dem Gebiet eines Turms kann keine fremde Figur erschaffen werden, und keine kann dort ihre Bewegung beenden.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Das schützt eine Figur eines Turms nicht vor den Folgen ihres eigenen Angriffs.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>In jedem Zug machst du %n solche Aktion; sie hat eigene Diener. Auch das Setzen einer Figur ist eine Aktion, ebenso das Passen.</numerusform>
            <numerusform>In jedem Zug machst du %n solche Aktionen, eine nach der anderen; jede hat eigene Diener. Auch das Setzen einer Figur ist eine Aktion, ebenso das Passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Manche Felder haben eine eigene Figurengrenze.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>der angekündigte letzte Zug</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Letzter Zug angekündigt von</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Spieler, die schon angekündigt haben</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Spieler, die einmal aussetzen</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>Am Ende deines letzten Zugs gewinnst du sofort, wenn du genug Punkte zum Sieg hast, egal, was andere haben.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Am Ende deines letzten Zugs gewinnst du sofort mit %n Punkt oder mehr, egal, was andere haben.</numerusform>
            <numerusform>Am Ende deines letzten Zugs gewinnst du sofort mit %n Punkten oder mehr, egal, was andere haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>Am Ende deines Zugs darfst du ankündigen, dass dein nächster Zug dein letzter ist, wenn nicht noch der angekündigte letzte Zug eines anderen Spielers aussteht. Punkte sind dafür nicht nötig.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Am Ende deines Zugs darfst du mit %n Punkt oder mehr ankündigen, dass dein nächster Zug dein letzter ist, wenn nicht noch der angekündigte letzte Zug eines anderen Spielers aussteht.</numerusform>
            <numerusform>Am Ende deines Zugs darfst du mit %n Punkten oder mehr ankündigen, dass dein nächster Zug dein letzter ist, wenn nicht noch der angekündigte letzte Zug eines anderen Spielers aussteht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Niemand darf zweimal ankündigen.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>Am Ende deines letzten Zugs selbst kannst du nichts ankündigen.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Solange ein angekündigter letzter Zug aussteht, sind alle anderen Spieler auf derselben Seite. Ihre Figuren sind füreinander weder eigene noch feindliche, und ein Gebiet, das sie sich teilen, zählt für sie alle.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Sonst scheidest du aus: Deine Figuren kehren in den Vorrat zurück, und deine Hand wird abgelegt.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Wer zuletzt übrig bleibt, gewinnt.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>Wer zuletzt übrig bleibt, gewinnt dadurch nicht; die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Sonst endet die Partie, und alle anderen gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Sonst kehren alle deine Figuren in den Vorrat zurück; du behältst die Hand und spielst weiter.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Sonst spielst du weiter, setzt aber einmal aus.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Haben alle, die noch im Spiel sind, einen letzten Zug angekündigt und hat niemand gewonnen, endet die Partie. Der höchste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Beende deinen Zug, oder kündige den nächsten als letzten an.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Das ist dein letzter Zug: Am Ende dieses Zugs genügt %n Punkt zum Sieg.</numerusform>
            <numerusform>Das ist dein letzter Zug: Am Ende dieses Zugs genügen %n Punkte zum Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>Das ist der letzte Zug von %1: Am Ende dieses Zugs ist %n Punkt nötig.</numerusform>
            <numerusform>Das ist der letzte Zug von %1: Am Ende dieses Zugs sind %n Punkte nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Einmal aussetzen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Du verlierst %n Figur.</numerusform>
            <numerusform>Du verlierst %n Figuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 verliert %n Figur.</numerusform>
            <numerusform>%1 verliert %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du setzt einmal aus.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 setzt einmal aus.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Alle haben einen letzten Zug angekündigt: Der höchste Punktestand, %n Punkt, gewinnt.</numerusform>
            <numerusform>Alle haben einen letzten Zug angekündigt: Der höchste Punktestand, %n Punkte, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Du gewinnst: Dein letzter Zug endet mit %n Punkt, und nötig waren %2.</numerusform>
            <numerusform>Du gewinnst: Dein letzter Zug endet mit %n Punkten, und nötig waren %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1 gewinnt: Der letzte Zug endet mit %n Punkt, und nötig waren %2.</numerusform>
            <numerusform>%1 gewinnt: Der letzte Zug endet mit %n Punkten, und nötig waren %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Alle haben einen letzten Zug angekündigt; der höchste Punktestand gewinnt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Dein letzter Zug endet mit nur %2 von %n Punkt; der Sieg geht an alle anderen: %3.</numerusform>
            <numerusform>Dein letzter Zug endet mit nur %2 von %n Punkten; der Sieg geht an alle anderen: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>Der letzte Zug von %1 endet mit nur %2 von %n Punkt; der Sieg geht an alle anderen: %3.</numerusform>
            <numerusform>Der letzte Zug von %1 endet mit nur %2 von %n Punkten; der Sieg geht an alle anderen: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Eine Fähigkeit, die eine feindliche Figur braucht, kann nicht auf die Figur eines Spielers auf deiner Seite angewandt werden. Alle anderen Fähigkeiten sind auf sie anwendbar; sie behält dabei ihre Ausrichtung. Ein Feld, auf dem nur solche und deine eigenen Figuren stehen, ist nicht feindlich besetzt.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Sonst kehrt %n deiner Figuren in den Vorrat zurück, die größte; du spielst weiter.</numerusform>
            <numerusform>Sonst kehren %n deiner Figuren in den Vorrat zurück, die größten zuerst; du spielst weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>Von gleich großen Figuren kehrt die südlichste zuerst zurück, in derselben Zeile die östlichste. Auf demselben Feld entscheidet die Reihenfolge der Ausrichtungen.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Die vier Farben</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Dein Zug und deine Hand</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Zwei Fähigkeiten, ein Ziel</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Die Großen Arkana</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Das Ende einer Partie</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Andere Spiele und Erweiterungen</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Macht irgendeinen Schritt, den die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Macht den Schritt, der im Moment am besten aussieht, und schaut nicht voraus.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Denkt etwa eine Sekunde je Schritt über die kommenden Züge nach.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Denkt einige Sekunden je Schritt nach und verschenkt nichts.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>mutig</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>mutiger Baumeister</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>vorsichtiger Baumeister</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>mutiger Jäger</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>vorsichtiger Jäger</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, temperament</comment>
        <extracomment>a computer: %1 its level, %2 how it likes to play: &quot;Adept, builder&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer: of somebody who has just learnt the rules</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>Schematisch</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Schaut ein wenig voraus und denkt einen Moment nach.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Plant seinen eigenen Zug im Nu und sieht sich die nächste Antwort an.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Übersieht vieles und schaut nicht voraus; ein guter Gegner für die erste Partie.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Macht irgendeinen Schritt, der ihn keine Punkte kostet; ein Maßstab für Messungen.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Eine verborgene Uhr wird gestellt.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Der Würfel zeigt %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>Die Würfel zeigen %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Jetzt spielt ein Computer (%2) für dich.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Jetzt spielt ein Computer (%2) für %1.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Jetzt spielt ein anderer Spieler für dich.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Jetzt spielt ein anderer Spieler für %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>„%1: %2“</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>Kelche</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Stäbe</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Schwerter</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>Westen</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>Nordwesten</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n Gebiet auf %1 × %2 Feldern</numerusform>
            <numerusform>%n Gebiete auf %1 × %2 Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its number</comment>
        <extracomment>the value of a setting; %1: a card, %2: its number</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the value of a setting that is a list, and holds none</extracomment>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Spieler, mindestens</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Anzahl der Spieler, die das Spiel mindestens braucht.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Spieler, höchstens</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>Anzahl der Spieler, die höchstens teilnehmen.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Kleine Figuren</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Anzahl der kleinen Figuren je Spieler.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Mittelgroße Figuren</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Anzahl der mittelgroßen Figuren je Spieler.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Große Figuren</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Anzahl der großen Figuren je Spieler.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Handkartenlimit</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Anzahl der Karten, die jeder Spieler erhält; durch Ziehen werden es nie mehr.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Wert von Zahlenkarten</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Punkte für ein Gebiet von Ass bis Zehn.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Wert von Bildkarten</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Punkte für ein Gebiet mit Bube, Ritter, Königin oder König.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Wert der Großen Arkana</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Punkte für ein Gebiet der Großen Arkana.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Spalten des Spielplans</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Anzahl der Karten, die anfangs nebeneinanderliegen.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Zeilen des Spielplans</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Anzahl der Zeilen von Karten, die anfangs ausgelegt werden.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Figuren auf einem Feld</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>Auf einem Feld mit so vielen Figuren kann keine weitere erschaffen und keine dorthin bewegt werden.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Wahl des ersten Spielers</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Das entscheidet, wer den ersten Zug hat.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Dieser Spieler beginnt, wenn der erste Spieler festgelegt ist.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Reihenfolge der Züge</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Die Züge gehen reihum oder nach den Geboten.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>Die Karte hat diese Fähigkeiten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>Die ersten zwei Fähigkeiten der Karte dürfen so verbunden werden.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Möglichkeiten im Zug</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>Eine davon nutzt ein Spieler in jedem Zug.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Betroffene Figuren werden Diener</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Nach dem Aktivieren eines Gebiets werden eigene Figuren, auf die ein Diener einwirkt, für den Zug Diener.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Beim Narren werden betroffene Figuren Diener</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Während du einen Narren nutzt, werden deine betroffenen Figuren Diener, auch wo sie es sonst nicht werden.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Punkte, die am Ende eines angekündigten letzten Zugs zum Sieg nötig sind.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Folge eines gescheiterten letzten Zugs</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>Das geschieht mit einem Spieler, dessen angekündigter letzter Zug mit zu wenigen Punkten endet.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Übrige gebotene Karten</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Hierhin kommen gebotene Karten, die niemand nimmt.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Verborgene Uhr</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Eine Uhr, die niemand sieht, beendet die Partie, und der höchste Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Uhr, mindestens</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Vor so vielen Runden oder Minuten beendet die verborgene Uhr die Partie nie.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Uhr, höchstens</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>Nach so vielen Runden oder Minuten beendet die verborgene Uhr die Partie spätestens.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Kelche erschaffen feindliche Figuren</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Ein Kelch, der auf eine feindliche Figur zielt, darf eine weitere dieser Farbe erschaffen.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Kelche erschaffen Gebiete</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Diese Karten dürfen auf ein anvisiertes Ödland gelegt werden.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Herkunft erschaffener Gebiete</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>Woher die Karte eines Gebiets kommt, das ein Kelch erschafft.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Kelche missachten die Figurengrenze</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Ein Kelch darf eine Figur auch auf einem vollen Feld erschaffen.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Stäbe schieben eigene Figuren</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Ein Stab darf eigene Figuren schieben, nicht nur feindliche.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Stäbe schieben Gebiete</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Ein Stab darf ein Gebiet auf ein Ödland schieben.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Stäbe missachten die Figurengrenze</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Ein Stab darf eine Figur auch auf ein volles Feld bringen.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Stärke eines Stabs</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Reichweite eines Stabs in Feldern; 0 heißt so weit, wie der Diener Augen hat.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Münzen lassen Gebiete wachsen</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>Die neue Karte eines wachsenden Gebiets ist genau einen Punkt mehr wert oder eine beliebige höhere.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Münzen lassen Ödland wachsen</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Eine Münze darf aus einem anvisierten Ödland ein Gebiet machen.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Herkunft gewachsener Gebiete</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>Woher die neue Karte eines wachsenden Gebiets kommt.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Schwerter lassen Gebiete schrumpfen</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Ein Schwert darf ein Gebiet schrumpfen lassen, nicht nur Figuren.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Schrumpfen von Gebieten</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Ein Gebiet verliert Punkte nach den Augen des Dieners oder schrumpft um eine Stufe.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Herkunft geschrumpfter Gebiete</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>Woher die neue Karte eines schrumpfenden Gebiets kommt.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Stärke eines Schwerts</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Anzahl der Augen, die ein Schwert nimmt; 0 heißt so viele, wie der Diener hat.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Von einer Karte ausgerichtete Figuren</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Eine ausrichtende Karte dreht einen Diener oder eine beliebige anvisierte Figur.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Gebiete beliebig versetzen</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Eine Fähigkeit, die Figuren beliebig versetzt, versetzt auch Gebiete.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Punkte zum Sieg zu zweit</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Punkte, die zu zweit am Ende eines angekündigten letzten Zugs zum Sieg nötig sind; 0 heißt so viele wie allgemein.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Punkte zum Sieg zu dritt</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Punkte, die zu dritt am Ende eines angekündigten letzten Zugs zum Sieg nötig sind; 0 heißt so viele wie allgemein.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Punkte zum Sieg zu viert</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Punkte, die zu viert am Ende eines angekündigten letzten Zugs zum Sieg nötig sind; 0 heißt so viele wie allgemein.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Punkte zum Sieg zu fünft</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Punkte, die zu fünft am Ende eines angekündigten letzten Zugs zum Sieg nötig sind; 0 heißt so viele wie allgemein.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Punkte zum Sieg zu sechst</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Punkte, die zu sechst am Ende eines angekündigten letzten Zugs zum Sieg nötig sind; 0 heißt so viele wie allgemein.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Kontrolle über ein Gebiet</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Das entscheidet, für wen ein Gebiet zählt.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Punkte für ein Gebiet</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Ein gehaltenes Gebiet bringt den Wert seiner Karte oder einen Punkt je Auge der eigenen Figuren dort.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Wert von Ödland</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Punkte, die gehaltenes Ödland bringt.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Stehen auf einem Gebiet nur Figuren einer Farbe, mindestens eine jeder Größe, kann sonst niemand auf sie zielen.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Durch einen gescheiterten letzten Zug verlorene Figuren</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Anzahl der Figuren, die in den Vorrat zurückkehren, die größten zuerst; 0 heißt alle.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Punkte zum Ankündigen</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Niedrigster Punktestand, mit dem ein letzter Zug angekündigt werden kann; 0 heißt jeder Punktestand.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Höchstens einmal ankündigen</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Niemand darf zweimal einen letzten Zug ankündigen; haben alle angekündigt, gewinnt der höchste Punktestand.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Alle gegen den Ankündigenden</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Solange ein angekündigter letzter Zug aussteht, sind alle anderen Spieler auf derselben Seite.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Einzubringende Punkte</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>Wer als Erster so viele Punkte einbringt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Kleinste Figur, die ein Gebiet einbringen kann</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Kleinste Größe einer Figur, die ein Gebiet einbringen kann: 1 klein, 2 mittelgroß, 3 groß.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>Das höchste Gebot</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Festgelegt</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Spieler A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Spieler B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Spieler C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Spieler D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Spieler E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Spieler F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Nach den Geboten (Turnier)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Ein Gebiet aktivieren</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Eine Karte ausspielen</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Die Hand auffrischen</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Eine Figur ausrichten</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>Die erste darf enden, wo nichts bleiben kann</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>Dazwischen ist nichts nötig</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Zwischendurch darf ein Feld zu voll sein</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Alle anderen gewinnen</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Figuren verlieren</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>Einmal aussetzen</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>Der einzige Spieler dort</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>Der Spieler mit den meisten Figuren dort</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>Der Spieler mit den meisten Augen dort</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>Der Wert der Karte</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>Die Augen der Figuren</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>Auf den Ablagestapel</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>An den Gewinner des Bietens</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Eine verborgene Zahl von Runden</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Eine verborgene Zahl von Minuten</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Karten im Wert von genau 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Alle Kleinen Arkana</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Aus der Hand</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Vom Ablagestapel</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>Oben vom Nachziehstapel</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>Auf einen Punkt mehr</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>Auf jede höhere Karte</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Nach den Augen des Dieners</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>Um eine Stufe</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Ein Diener</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Eine anvisierte Figur</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Figurengrenze auf Ödland</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>Die Grenze für Figuren auf einem Feld gilt auch auf Ödland.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Bieten, bis die Hände leer sind</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Sind die Gebote gleich, bis keine Karten mehr übrig sind, entscheidet dies, wer beginnt.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Kein Feld für eine Figur</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Wer keine Figuren hat und kein freies Feld findet, passt oder darf die Hand auffrischen.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Mischen der Ablage</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>Der Ablagestapel wird gemischt, sobald der Nachziehstapel leer ist oder wenn die nächste Karte gebraucht wird.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Einwirkungen auf eine Figur</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Eine Figur gilt als von einem Diener betroffen, wenn eines davon mit ihr geschehen ist.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Figuren auf betroffenen Gebieten</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Figuren auf einem Gebiet, auf das ein Diener einwirkt, gelten selbst als betroffen.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Figuren auf Ödland erschaffen</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Ein Kelch darf eine Figur auf Ödland erschaffen, nicht nur auf einem Gebiet.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Feld, auf dem ein Diener erschafft</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Ein Diener erschafft nur auf seinem Zielfeld oder auch auf seinem eigenen Feld.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Beurteilung der Landung</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>Wo ein geschobenes Gebiet landen darf, wird beurteilt, bevor oder nachdem seine Karte aufgehoben ist.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Die Karten des Narren sind freiwillig</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Ein Spieler darf darauf verzichten, eine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Ein anderer Diener darf handeln</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Hat eine Karte einen Diener ausgerichtet, darf ein anderer die nächste Fähigkeit nutzen.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Nur feindliche Figuren wechseln die Farbe</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Eine Fähigkeit, die eine Figur durch eine eigene ersetzt, ersetzt nur feindliche Figuren.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Der letzte Spieler gewinnt</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Sind alle anderen ausgeschieden, gewinnt der letzte Spieler sofort.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Ein Spielplan ohne Gebiete</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Ist kein Gebiet übrig, gewinnen alle, die noch im Spiel sind, oder niemand.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Spieler A beginnt</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>Der Spieler passt</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>Der Spieler darf die Hand auffrischen</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Wenn eine Karte gebraucht wird</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>Erschaffen</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>Wachsen</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>Schrumpfen</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>Farbwechsel</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>Auf dem Zielfeld</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>Auch auf dem eigenen Feld</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Bevor die Karte aufgehoben ist</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Nachdem die Karte aufgehoben ist</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Alle Übrigen teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Karten am Anfang</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Anzahl der Karten, die jeder Spieler am Anfang hat; 0 heißt so viele wie das Handkartenlimit.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Gewählte Karten</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Anzahl der Karten der ersten Hand, die jeder Spieler aus offenen Karten wählt.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Überzählige offene Karten</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Anzahl der offenen Karten über die gewählten hinaus; was übrig bleibt, wird abgelegt.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Beim Auffrischen gezogene Karten</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Höchstzahl der Karten, die ein Spieler beim Auffrischen der Hand zieht; 0 heißt bis zum Handkartenlimit.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Am Ende des Zugs gezogene Karten</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Anzahl der Karten, die ein Spieler am Ende jedes Zugs zieht, höchstens bis zum Handkartenlimit.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Werte einzelner Karten</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Diese Karten haben einen anderen Wert als die übrigen ihrer Art.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Form des Spielplans</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Die Karten am Anfang und ihre Plätze; ohne Form ist der Spielplan ein Rechteck.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Figuren auf einer Zahlenkarte</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Ein Gebiet von Ass bis Zehn ist mit so vielen Figuren voll; 0 heißt die Grenze für alle Felder.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Figuren auf einer Bildkarte</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Ein Gebiet mit Bube, Ritter, Königin oder König ist mit so vielen Figuren voll; 0 heißt die Grenze für alle Felder.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Figuren auf Großen Arkana</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Ein Gebiet der Großen Arkana ist mit so vielen Figuren voll; 0 heißt die Grenze für alle Felder.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Figuren auf Ödland</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Ödland ist mit so vielen Figuren voll; 0 heißt die Grenze für alle Felder.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Kleine Figuren auf einem Feld</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Ein Feld mit so vielen kleinen Figuren hat keinen Platz für eine weitere; 0 heißt keine solche Grenze.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Mittelgroße Figuren auf einem Feld</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Ein Feld mit so vielen mittelgroßen Figuren hat keinen Platz für eine weitere; 0 heißt keine solche Grenze.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Große Figuren auf einem Feld</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Ein Feld mit so vielen großen Figuren hat keinen Platz für eine weitere; 0 heißt keine solche Grenze.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Figuren einer Farbe auf einem Feld</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Ein Feld mit so vielen Figuren einer Farbe hat keinen Platz für eine weitere dieser Farbe; 0 heißt keine solche Grenze.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Aktionen in einem Zug</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Anzahl der Aktionen, die ein Spieler in jedem Zug macht.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Freies Ausrichten</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Einmal in jedem Zug zählt das Ausrichten einer Figur vor einer Aktion nicht als Aktion.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Mehrere Figuren ausrichten</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Wer eine Figur ausrichtet, darf auch jede andere ausrichten, jede einmal.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Ablegen getrennt vom Ziehen</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Beim Auffrischen wird entweder die ganze Hand abgelegt, oder es werden Karten gezogen.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Schräge Ausrichtung</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Eine Figur darf auch schräg zeigen.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Reichweite kleiner Diener</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Ein kleiner liegender Diener zielt auf Felder bis zu dieser Entfernung.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Reichweite mittelgroßer Diener</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Ein mittelgroßer liegender Diener zielt auf Felder bis zu dieser Entfernung.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Reichweite großer Diener</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Ein großer liegender Diener zielt auf Felder bis zu dieser Entfernung.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>die Punktestapel</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Eingebrachte Punkte</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Das kann eine Figur jeder Größe.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Eine kleine Figur kann das nicht.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Nur eine große Figur kann das.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>Der Wert der Karte kommt auf deinen Punktestapel. Diese Punkte zählen für dich und gehen nie verloren.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Wer als Erster %n Punkt einbringt, gewinnt sofort.</numerusform>
            <numerusform>Wer als Erster %n Punkte einbringt, gewinnt sofort.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Ist kein Gebiet mehr übrig, gewinnt der höchste Punktestand; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Du bringst das Gebiet auf %2 ein.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 bringt das Gebiet auf %2 ein.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Einbringen</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Beende deinen Zug, oder bringe ein Gebiet ein, das du hältst.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: player and points</comment>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points brought in: %1.</source>
        <extracomment>%1: list of players with their points</extracomment>
        <translation>Eingebrachte Punkte: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Du bringst %n Punkt ein.</numerusform>
            <numerusform>Du bringst %n Punkte ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 bringt %n Punkt ein.</numerusform>
            <numerusform>%1 bringt %n Punkte ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Am Ende deines letzten Zugs kannst du kein Gebiet einbringen (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Keine deiner Figuren dort ist mittelgroß oder groß (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Keine deiner Figuren dort ist groß (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Du gewinnst: Du hast %n Punkt eingebracht.</numerusform>
            <numerusform>Du gewinnst: Du hast %n Punkte eingebracht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1 gewinnt: %n Punkt ist eingebracht.</numerusform>
            <numerusform>%1 gewinnt: %n Punkte sind eingebracht.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Kein Gebiet ist übrig; der höchste Punktestand gewinnt: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Am Ende deines Zugs darfst du ein Gebiet einbringen, auf dem eigene und keine feindlichen Figuren stehen. Die größte deiner Figuren dort kehrt in den Vorrat zurück. Die Karte wird abgelegt, und die oberste Karte des Nachziehstapels tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>In einem Zug darfst du entweder ein Gebiet einbringen oder deinen letzten Zug ankündigen, aber nicht beides. Am Ende deines letzten Zugs kannst du kein Gebiet einbringen.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>Von gleich großen Figuren kehrt die zurück, deren Ausrichtung in der Reihenfolge zuerst kommt.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Das Programm ist im Plug-in „%1“ abgestürzt. Das Plug-in ist jetzt abgeschaltet.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Im Plug-in „%1“ ist ein Fehler aufgetreten.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>Im Plug-in „%1“ ist ein Fehler aufgetreten (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Nach diesen Regeln hat jeder Spieler weniger Figuren dieser Größe: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Diese Regeln kennen keine Figur, die so zeigt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Nach diesen Regeln fasst eine Hand höchstens %n Karte.</numerusform>
            <numerusform>Nach diesen Regeln fasst eine Hand höchstens %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Diese Regeln sind nicht für %n Spieler.</numerusform>
            <numerusform>Diese Regeln sind nicht für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Dieses Regelwerk verwendet dies nicht: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Dies weicht von dem ab, was diese Regeln erlauben: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Nutze wahlweise %1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Eines davon: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Zweimal: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Dreimal: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n-mal: %1</numerusform>
            <numerusform>%n-mal: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Danach: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Aktiviere ein Gebiet, auf dem du eine Figur hast: Seine Fähigkeiten werden genutzt, und alle deine Figuren darauf sind Diener.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Spiele eine Karte aus der Hand aus: Sie kommt auf den Ablagestapel, dann werden ihre Fähigkeiten genutzt, und alle deine Figuren auf dem Spielplan sind Diener.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Auffrischen</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Frische deine Hand auf: Lege beliebig viele Karten ab oder keine und ziehe dann auf höchstens %n Handkarte nach.</numerusform>
            <numerusform>Frische deine Hand auf: Lege beliebig viele Karten ab oder keine und ziehe dann auf höchstens %n Handkarten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Richte eine deiner Figuren aus.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Zeile, wie am Rand des Spielplans. Die ersten Gebiete beginnen im Nordwesten bei d4. Die Namen ändern sich nicht, wenn der Spielplan wächst.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Große Arkana</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Ein Feld heißt nach dem Buchstaben seiner Spalte und der Zahl seiner Zeile, wie am Rand des Spielplans. Die nördlichste Zeile der ersten Gebiete beginnt bei %1. Die Namen ändern sich nicht, wenn der Spielplan wächst.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Alle anderen Großen Arkana</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Richte beliebig viele deiner Figuren aus, jede nur einmal; um früher aufzuhören, passe.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Frische deine Hand auf: Lege sie entweder ganz ab oder ziehe auf höchstens %n Handkarte nach.</numerusform>
            <numerusform>Frische deine Hand auf: Lege sie entweder ganz ab oder ziehe auf höchstens %n Handkarten nach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Frische deine Hand auf: Lege sie entweder ganz ab oder ziehe bis zu %n Karte, höchstens bis du %1 auf der Hand hast.</numerusform>
            <numerusform>Frische deine Hand auf: Lege sie entweder ganz ab oder ziehe bis zu %n Karten, höchstens bis du %1 auf der Hand hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Frische deine Hand auf: Lege beliebig viele Karten ab oder keine und ziehe dann bis zu %n Karte, höchstens bis du %1 auf der Hand hast.</numerusform>
            <numerusform>Frische deine Hand auf: Lege beliebig viele Karten ab oder keine und ziehe dann bis zu %n Karten, höchstens bis du %1 auf der Hand hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Alle Großen Arkana</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>vom Ablagestapel nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Nimm Karten deiner Wahl vom Ablagestapel, eine je Auge eines Dieners, höchstens bis du %n Karte auf der Hand hast.</numerusform>
            <numerusform>Nimm Karten deiner Wahl vom Ablagestapel, eine je Auge eines Dieners, höchstens bis du %n Karten auf der Hand hast.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>ablegen und ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Lege beliebig viele Karten ab oder keine und ziehe dann auf höchstens %n Handkarte nach.</numerusform>
            <numerusform>Lege beliebig viele Karten ab oder keine und ziehe dann auf höchstens %n Handkarten nach.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Partie ist zu Ende; es ist nichts mehr möglich (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das geht an diesem Punkt des Zugs nicht (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nach den Regeln dieses Spiels gibt es keinen solchen Schritt (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Keine gerade genutzte Karte hat diese Fähigkeit (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Karte bietet jetzt eine andere Fähigkeit; die Reihenfolge ihrer Fähigkeiten steht fest (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zuerst muss die zweite Hälfte des begonnenen Schritts kommen (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zuerst ist der Zufall dran: Es wird gemischt, gelost oder gewürfelt (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Wer keine Figur auf dem Spielplan hat, kann nur eine setzen (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nur wer keine Figur auf dem Spielplan hat, setzt eine (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Auf %3 steht schon %n Figur; das Feld muss ohne Figuren sein (%1).</numerusform>
            <numerusform>Auf %3 stehen schon %n Figuren; das Feld muss ohne Figuren sein (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Auf %3 liegt kein Gebiet (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Keine deiner Figuren steht auf %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Du hast die Karte „%4“ nicht auf der Hand (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Genannt ist eine Karte, die du nicht auf der Hand hast (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Die Karte „%4“ ist nicht im Ablagestapel (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Genannt ist eine Karte, die nicht im Ablagestapel ist (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Deine Hand ist voll; das Handkartenlimit ist %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Jetzt kann keine Karte gezogen werden (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Jetzt kann höchstens %n Karte gezogen werden (%1).</numerusform>
            <numerusform>Jetzt können höchstens %n Karten gezogen werden (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das würde nichts ändern (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Das ist nicht deine Figur: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das ist nicht deine Figur (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Diese Figur ist kein Diener, der jetzt handeln darf: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Diese Figur ist kein Diener, der jetzt handeln darf (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Die Figuren auf %3 sind ein Turm, auf den sonst niemand zielen kann (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Auf %3 steht ein Turm; dorthin kommt sonst niemand (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Der handelnde Diener zielt nicht auf diese Figur: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Der handelnde Diener zielt nicht auf das Feld %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ein Diener schiebt sich nicht selbst; er geht (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Hier ist eine feindliche Figur nötig, nicht diese: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Diese Figur wurde in diesem Zug schon ausgerichtet: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Du richtest gerade deine Figuren aus: Richte eine weitere aus, oder passe (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Lege entweder die ganze Hand ab oder ziehe Karten (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hier ist eine feindliche Figur nötig (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Das Feld %3 ist voll: Dort steht %n Figur (%1).</numerusform>
            <numerusform>Das Feld %3 ist voll: Dort stehen %n Figuren (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Auf %3 passt keine weitere kleine Figur: Dort steht schon %n (%1).</numerusform>
            <numerusform>Auf %3 passt keine weitere kleine Figur: Dort stehen schon %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Auf %3 passt keine weitere mittelgroße Figur: Dort steht schon %n (%1).</numerusform>
            <numerusform>Auf %3 passt keine weitere mittelgroße Figur: Dort stehen schon %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Auf %3 passt keine weitere große Figur: Dort steht schon %n (%1).</numerusform>
            <numerusform>Auf %3 passt keine weitere große Figur: Dort stehen schon %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Auf %3 passt keine weitere Figur derselben Farbe: Dort steht schon %n (%1).</numerusform>
            <numerusform>Auf %3 passt keine weitere Figur derselben Farbe: Dort stehen schon %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>In deinem Vorrat ist keine kleine Figur mehr (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>In deinem Vorrat ist keine mittelgroße Figur mehr (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>In deinem Vorrat ist keine große Figur mehr (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Im Vorrat von %5 ist keine kleine Figur mehr (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Im Vorrat von %5 ist keine mittelgroße Figur mehr (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Im Vorrat von %5 ist keine große Figur mehr (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Im Vorrat von %5 ist keine solche Figur mehr (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Auf %3 steht eine feindliche Figur (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>An die Stelle des Gebiets tritt keine Karte; die Karte „%4“ ist nicht nötig (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>Die Karte „%4“ hat nicht den nötigen Wert %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Nötig ist eine Karte im Wert von genau %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ein aufrechter Diener kann keinen Stab nutzen; er hat keine Richtung (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hier ist keine Bewegung möglich (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Es geht höchstens %n Feld weit (%1).</numerusform>
            <numerusform>Es geht höchstens %n Felder weit (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Höchstens %n Auge kann genommen werden (%1).</numerusform>
            <numerusform>Höchstens %n Augen können genommen werden (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Höchstens %n Punkt kann genommen werden (%1).</numerusform>
            <numerusform>Höchstens %n Punkte können genommen werden (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Figur ist schon groß und kann nicht wachsen (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Eine Karte der Großen Arkana hat schon den höchsten Wert und kann nicht wachsen (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Eine feindliche Figur behält ihre Ausrichtung (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Eine zerstörte Figur kann nicht ausgerichtet werden (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Fähigkeit erreicht dieses Feld nicht oder kann keine Karte von dort nutzen (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das geht nur zusammen mit einer zweiten Hälfte, und keine passt (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das geht auch allein, ist also nicht die erste Hälfte eines verbundenen Schritts (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Mit der Fähigkeit, die die Karte jetzt bietet, beginnt kein verbundener Schritt (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die zweite Hälfte muss dieselbe Figur oder dasselbe Gebiet betreffen wie die erste (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Die zweite Hälfte muss auf %3 wieder Platz schaffen (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Es ist keine Karte zum Ziehen übrig (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>Die Karte „%4“ auf %3 gehört nicht zu den Großen Arkana (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Karte gehört nicht zu den Großen Arkana (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Welt kann nicht die Fähigkeiten einer anderen Welt nutzen (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Die Höchstlänge einer Kartenkette ist %2; weitere Karten werden nicht aufgedeckt oder nachgeahmt (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Derselbe Diener muss weitermachen (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Diese Fähigkeit muss genutzt werden (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 hat einen letzten Zug angekündigt, der zuerst vorbei sein muss (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das ist dein letzter Zug; am Ende dieses Zugs kann nichts angekündigt werden (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Du hast schon einmal einen letzten Zug angekündigt; das darf niemand zweimal (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Du brauchst %n Punkt, um deinen letzten Zug anzukündigen (%1).</numerusform>
            <numerusform>Du brauchst %n Punkte, um deinen letzten Zug anzukündigen (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Kein Gebiet ist übrig, also kann kein letzter Zug angekündigt werden (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Die Karte „%4“ gehört nicht zu denen, die genommen werden können (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>In diesem Spiel können Figuren nicht schräg zeigen (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nach diesen Regeln kann die Fähigkeit das nicht (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Die Karte „%4“ ist weder mehr wert als die Karte dort noch eine höhere derselben Art (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nötig ist eine Karte, die mehr wert ist, oder eine höhere derselben Art (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Die Karte „%4“ passt dort nicht; nötig ist eine, die einen Punkt weniger wert ist, oder eine niedrigere derselben Art (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nötig ist eine Karte, die einen Punkt weniger wert ist, oder eine niedrigere derselben Art (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Eine Regel dieser Variante erlaubt es nicht (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Das ist nicht möglich (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Das Feld %3 ist Leere: Dort liegt keine Karte, und es teilt keine Seite mit einem Gebiet (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Das Feld %3 ist kein Ödland, also kein Feld ohne Karte, das mit einem Gebiet eine Seite teilt (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Alle genannten Figuren müssen auf demselben Feld stehen; diese tut es nicht: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Die Partie endet vor deinem nächsten Zug, also kann für ihn nichts angekündigt werden (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>eine Karte aufdecken</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Decke die oberste Karte des Nachziehstapels auf und nutze ihre Fähigkeiten.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>Die aufgedeckte Karte kommt auf den Ablagestapel. Dieselben Figuren sind Diener für ihre Fähigkeiten.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Du darfst darauf verzichten, eine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Du musst eine Karte aufdecken, wenn es eine gibt.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>Höchstens %n Karte kann durch Aufdecken und Nachahmen verkettet werden; danach wird keine weitere aufgedeckt oder nachgeahmt.</numerusform>
            <numerusform>Höchstens %n Karten können durch Aufdecken und Nachahmen verkettet werden; danach wird keine weitere aufgedeckt oder nachgeahmt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Stäbe: bewegen</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Sie geht mindestens ein Feld und höchstens so viele, wie der Diener Augen hat.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Sie geht ein Feld, egal, wie groß der Diener ist.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Sie geht %n Feld, egal, wie groß der Diener ist.</numerusform>
            <numerusform>Sie geht 1 bis %n Felder, egal, wie groß der Diener ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Nutze einen Stab.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Für die Zahl der Figuren auf einem Feld gilt keine Grenze.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Die Grenze von %n Figur auf einem Feld gilt nicht.</numerusform>
            <numerusform>Die Grenze von %n Figuren auf einem Feld gilt nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Bewege den Diener oder schiebe eine anvisierte Figur in die Richtung, in die der Diener zeigt.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Bewege den Diener oder schiebe eine anvisierte feindliche Figur in die Richtung, in die der Diener zeigt.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>Sie darf nicht in der Leere enden.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Sie darf weder in der Leere enden noch auf einem Feld, auf dem schon %n Figur steht.</numerusform>
            <numerusform>Sie darf weder in der Leere enden noch auf einem Feld, auf dem schon %n Figuren stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Oder schiebe ebenso ein anvisiertes Gebiet ohne feindliche Figuren auf ein Ödland ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>Gebiete können nicht geschoben werden.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Oder schiebe das anvisierte Gebiet, wenn dort keine feindliche Figur steht, so viele Felder weit wie eine Figur. Es gleitet durch alles hindurch und muss auf einem Ödland ohne feindliche Figuren landen. Figuren bleiben auf ihren Feldern; deine auf dem Feld, auf dem es landet, stehen nun darauf.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Figuren, die ein geschobenes Gebiet in der Leere zurücklässt, kehren in ihre Vorräte zurück.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Ein aufrechter Diener kann keinen Stab nutzen.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Bewege den Diener oder schiebe eine anvisierte Figur, eine eigene oder feindliche, in die Richtung, in die der Diener zeigt.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>Eigene Figuren können nicht geschoben werden.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>Die bewegte Figur darf nicht in der Leere enden. Die Felder dazwischen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>Die bewegte Figur darf weder auf einem vollen Feld noch in der Leere enden. Die Felder dazwischen spielen keine Rolle.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Eine eigene Figur darf dann ausgerichtet werden; eine feindliche behält ihre Ausrichtung.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>Sie darf weder in der Leere enden noch auf einem vollen Feld.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>Die Reihenfolge der Ausrichtungen ist: Norden, Osten, Süden, Westen, aufrecht, Nordosten, Südosten, Südwesten, Nordwesten.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>Die Reihenfolge der Ausrichtungen ist: Norden, Osten, Süden, Westen, aufrecht.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Dieses Spiel verwendet den Mechanismus „%1“.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RulebookFormat</name>
    <message>
        <source>%1.</source>
        <comment>heading</comment>
        <extracomment>a heading within a paragraph: &quot;The Tower. Use as a sword.&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Ruling (%1):</source>
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: Immediately&quot;</extracomment>
        <translation>Auslegung (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RulebookWriter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a setting of a ruleset: %1: its label, %2: its value (&quot;Yes&quot;)</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StatusWording</name>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Gleich werden die Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>Gleich wird der Ablagestapel gemischt.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Der erste Spieler wird ausgelost.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Gleich wird die verborgene Uhr gestellt.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Gleich wird gewürfelt.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du entscheidest.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>%1 entscheidet.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du bist am Zug: Setze eine kleine Figur auf ein Feld ohne Figuren.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>%1 ist am Zug und setzt eine kleine Figur.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Richte eine weitere Figur aus, oder passe.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Dein Zug geht weiter: Wähle deine nächste Aktion.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Du bist am Zug: Aktiviere ein Gebiet, spiele eine Karte aus, frische deine Hand auf oder richte eine Figur aus.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Du bist am Zug: Wähle, was du tun willst.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Die Karte „%2“: Führe die zweite Hälfte des begonnenen Schritts aus.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 führt die zweite Hälfte eines Schritts der Karte „%2“ aus.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>Die Karte „%1“: Diese Fähigkeit ist jetzt nicht nutzbar (%2); lass sie aus.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>auslassen</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 nutzt die Karte „%2“: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2, Fähigkeit %4 von %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 nutzt die Karte „%2“, Fähigkeit %4 von %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 beendet gleich den Zug.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>Gleich beginnt die Partie.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du gewinnst: Außer dir ist niemand mehr im Spiel.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1 gewinnt: Sonst ist niemand mehr im Spiel.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kein Gebiet ist übrig: Du gewinnst.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Kein Gebiet ist übrig: %1 gewinnt.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Du gewinnst mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 gewinnt mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Die Partie ist zu Ende, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 gewinnen: Sonst ist niemand mehr im Spiel.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Kein Gebiet ist übrig: %1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>Gleichstand an der Spitze: %1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 entscheidet</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Du entscheidest, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Du entscheidest</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Du bist am Zug, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Setze eine kleine Figur auf ein Feld ohne Figuren.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1 setzt eine kleine Figur.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Wähle deine nächste Aktion.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Aktiviere ein Gebiet, spiele eine Karte aus, frische deine Hand auf oder richte eine Figur aus.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Wähle, was du tun willst.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Du gewinnst: Dein Gegner hat aufgegeben.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>%1 gewinnt: Der Gegner hat aufgegeben.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur setzen</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet aktivieren</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Karte ausspielen</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>die Hand auffrischen</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur ausrichten</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur erschaffen</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine feindliche Figur erschaffen</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>einen Diener bewegen</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur schieben</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur wachsen lassen</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>die Handkarten tauschen</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Fähigkeit auslassen</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ankündigen</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Karte bieten</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine gebotene Karte nehmen</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet erschaffen</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet schieben</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet wachsen lassen</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur angreifen</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet angreifen</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur mit einer Karte ausrichten</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine feindliche Figur ersetzen</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Figur beliebig versetzen</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ein Gebiet beliebig versetzen</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>ablegen und ziehen</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Karte vom Ablagestapel nehmen</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>eine Karte aufdecken</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>die Fähigkeiten einer anderen Karte nutzen</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Sie steht aufrecht.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Sie zeigt nach %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>Die zweite Hälfte muss folgen.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Du setzt eine kleine Figur auf %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 setzt eine kleine Figur auf %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Du aktivierst das Gebiet „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 aktiviert das Gebiet „%2“ auf %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du spielst %2{accusative} aus.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 spielt %2{accusative} aus.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Du ziehst %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht %2{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Du ziehst %n Karte.</numerusform>
            <numerusform>Du ziehst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 zieht %n Karte.</numerusform>
            <numerusform>%1 zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Du legst %2{accusative} ab.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt %2{accusative} ab.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du legst nichts ab und ziehst nichts.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 legt nichts ab und zieht nichts.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du tust nichts.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 tut nichts.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du lässt eine Fähigkeit der Karte „%2“ ungenutzt.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 lässt eine Fähigkeit der Karte „%2“ ungenutzt.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beendest den Zug.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du beendest den Zug und kündigst den nächsten als letzten an.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 beendet den Zug und kündigt den nächsten als letzten an.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du wählst eine Karte zum Bieten.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 wählt eine Karte zum Bieten.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Du bietest %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 bietet %2{accusative}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du nimmst %2{accusative} aus den Geboten.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 nimmt %2{accusative} aus den Geboten.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du machst einen Schritt, den es in diesem Spiel nicht gibt.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 macht einen Schritt, den es in diesem Spiel nicht gibt.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du ziehst keine Karten.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 zieht keine Karten.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Du machst den Schritt „%2“.</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 macht den Schritt „%2“.</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Danach steht sie aufrecht.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Danach zeigt sie nach %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 stellt sich aufrecht.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 dreht sich nach %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 stellt %2 aufrecht.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 dreht %2 nach %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 färbt %2 in die eigene Farbe um.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 geht nach %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 versetzt %2 nach %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 versetzt das Gebiet „%2“ von %3 nach %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 tauscht mit dir die Handkarten.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Du tauschst mit %2 die Handkarten.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 tauscht mit %2 die Handkarten.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Du nimmst %2{accusative} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 nimmt %2{accusative} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Du deckst die oberste Karte des Nachziehstapels auf.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 deckt die oberste Karte des Nachziehstapels auf.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Du nutzt die Fähigkeiten des Gebiets „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 nutzt die Fähigkeiten des Gebiets „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 erschafft eine kleine Figur auf %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 erschafft bei %2{dative} eine kleine feindliche Figur, die ebenso ausgerichtet ist.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 beginnt ein Gebiet auf %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 macht die oberste Karte des Nachziehstapels zu einem Gebiet auf %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 erschafft das Gebiet „%2“ auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 geht %n Feld nach %2.</numerusform>
            <numerusform>%1 geht %n Felder nach %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 schiebt %2 um %n Feld nach %3.</numerusform>
            <numerusform>%1 schiebt %2 um %n Felder nach %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 schiebt das Gebiet „%2“ von %3 nach %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 wächst und wird groß.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 wächst und wird mittelgroß.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 lässt %2 groß werden.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 lässt %2 mittelgroß werden.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 beginnt, das Gebiet „%2“ auf %3 wachsen zu lassen.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 ersetzt, was auf %2 liegt, durch die oberste Karte des Nachziehstapels.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 macht %2 zum Gebiet „%3“.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 lässt das Gebiet „%2“ auf %3 zur Karte „%4“ vom Ablagestapel wachsen.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 lässt das Gebiet „%2“ auf %3 zur Karte „%4“ wachsen.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 zerstört sich selbst.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 lässt sich selbst um %n Auge schrumpfen.</numerusform>
            <numerusform>%1 lässt sich selbst um %n Augen schrumpfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 zerstört %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 lässt %2 um %n Auge schrumpfen.</numerusform>
            <numerusform>%1 lässt %2 um %n Augen schrumpfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 beginnt, das Gebiet „%2“ auf %3 schrumpfen zu lassen.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 zerstört das Gebiet auf %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 zerstört das Gebiet „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 lässt das Gebiet auf %2 zur Karte „%3“ schrumpfen.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 lässt das Gebiet „%2“ auf %3 zur Karte „%4“ vom Ablagestapel schrumpfen.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 lässt das Gebiet „%2“ auf %3 zur Karte „%4“ schrumpfen.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Schwerter: angreifen</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Lass eine anvisierte Figur um mindestens ein Auge und höchstens so viele schrumpfen, wie der Diener hat.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Lass eine anvisierte Figur um ein Auge schrumpfen, egal, wie groß der Diener ist.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Lass eine anvisierte Figur um %n Auge schrumpfen, egal, wie groß der Diener ist.</numerusform>
            <numerusform>Lass eine anvisierte Figur um 1 bis %n Augen schrumpfen, egal, wie groß der Diener ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Nutze ein Schwert; das neue Gebiet darf von beliebiger Stelle des Ablagestapels kommen.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Nutze ein Schwert; das neue Gebiet kommt von beliebiger Stelle des Ablagestapels.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Nutze ein Schwert.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Es zählt als ein Auge, egal, wie groß der Diener ist.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Es zählt als %n Auge, egal, wie groß der Diener ist.</numerusform>
            <numerusform>Es zählt als 1 bis %n Augen, egal, wie groß der Diener ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Oder lass ein anvisiertes Gebiet ohne feindliche Figuren schrumpfen: um einen Punkt, zu einer niedrigeren Karte derselben Art oder, bei einer Karte der Kleinen Arkana, zu nichts.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Oder lass ebenso ein anvisiertes Gebiet ohne feindliche Figuren schrumpfen: Ersetze es durch eine Karte, die den verbleibenden Wert hat, oder durch nichts, wenn nichts übrig bleibt.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Ohne Augen ist sie zerstört.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Oder zerstöre ebenso ein anvisiertes Gebiet ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>Gebiete können nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Oder greife das anvisierte Gebiet an, wenn dort keine feindliche Figur steht. Es wird abgelegt und durch eine Karte ersetzt, die einen Punkt weniger wert ist, oder durch eine niedrigere derselben Art. Eine Karte der Kleinen Arkana darf zu nichts schrumpfen.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Oder zerstöre das anvisierte Gebiet, wenn es nicht zu den Großen Arkana gehört und dort keine feindliche Figur steht. Es wird abgelegt.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Oder greife das anvisierte Gebiet an, wenn dort keine feindliche Figur steht. Es verliert Punkte, wie eine Figur Augen verliert: Es wird abgelegt und durch eine Karte ersetzt, die genau den verbleibenden Wert hat, oder durch nichts, wenn nichts übrig bleibt. Ohne passende Karte ist dieser Abzug unmöglich.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Oder zerstöre das anvisierte Gebiet, wenn dort keine feindliche Figur steht. Es wird abgelegt, wenn es alle seine Punkte verliert, so wie eine Figur Augen verliert.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Ein zerstörtes Gebiet hinterlässt Ödland oder Leere. Figuren, die dann in der Leere stehen, kehren in ihre Vorräte zurück, auch die auf Nachbarfeldern.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Hat die Figur weniger Augen, verliert sie alle. Eine kleinere Figur aus dem Vorrat ihrer Farbe ersetzt sie und behält die Ausrichtung; ohne Augen ist sie zerstört und kehrt in ihren Vorrat zurück. Ohne passende Figur im Vorrat ist dieser Abzug unmöglich.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Ein Diener darf sich selbst und andere eigene Figuren angreifen; eine, die überlebt, darf ausgerichtet werden.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Lassen beide dieselbe Figur oder dasselbe Gebiet schrumpfen, sind dazwischen weder Figur noch Karte nötig.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Lassen beide dieselbe Figur schrumpfen, ist dazwischen keine Figur nötig.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn das Schwert dort danach, auf welche Weise auch immer, nicht mehr Figuren lässt, als die Grenzen erlauben.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn das Schwert dort danach, auf welche Weise auch immer, höchstens %n Figur lässt.</numerusform>
            <numerusform>Der Stab darf eine Figur auf jedes Feld außer der Leere bringen, wenn das Schwert dort danach, auf welche Weise auch immer, höchstens %n Figuren lässt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>die verborgene Uhr</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Verbleibende Runden oder Minuten</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Die verborgene Uhr hat geläutet: Du gewinnst mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Die verborgene Uhr hat geläutet: %1 gewinnt mit dem höchsten Punktestand, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Die verborgene Uhr hat geläutet: %1 teilen sich den höchsten Punktestand und den Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>Die Partie endet spätestens nach %n Runde.</numerusform>
            <numerusform>Die Partie endet spätestens nach %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>Die Partie endet spätestens nach %n Minute.</numerusform>
            <numerusform>Die Partie endet spätestens nach %n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Eine verborgene Uhr beendet die Partie nach %1 bis %n Runde; niemand weiß, nach wie vielen.</numerusform>
            <numerusform>Eine verborgene Uhr beendet die Partie nach %1 bis %n Runden; niemand weiß, nach wie vielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Eine verborgene Uhr beendet die Partie nach %1 bis %n Minute; niemand weiß, nach wie vielen.</numerusform>
            <numerusform>Eine verborgene Uhr beendet die Partie nach %1 bis %n Minuten; niemand weiß, nach wie vielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Eine Runde ist je ein Zug von allen, die noch im Spiel sind, beginnend mit dem ersten Spieler.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>Das Spiel endet dann sofort, und der höchste Punktestand gewinnt; bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>die Handkarten tauschen</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Tausche die Handkarten mit dem Besitzer einer anvisierten feindlichen Figur.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Jede der beiden Hände darf leer sein.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>eine Figur ausrichten</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Richte eine anvisierte Figur aus, eine eigene oder feindliche.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Richte einen Diener aus.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Es gelten immer die aktuellen Ziele: Ein Diener, der sich gedreht hat, hat neue Ziele.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>Der Diener, der dann handelt, darf ein anderer sein.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>Der Diener, der dann handelt, muss derselbe sein.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Was seither gemischt, gezogen oder gewürfelt wurde, lässt sich nicht ungesehen machen.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Seither wurden verdeckte Karten gesehen.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>Es war der Schritt eines anderen Spielers.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Der Bildschirm wird gerade weitergegeben.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>Der letzte Schritt wird noch gespeichert.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Nutze die Fähigkeit „%1“.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, Fähigkeit %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine kleine Figur auf %2{dative: deiner kleinen Figur auf %2|genitive: deiner kleinen Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die kleine Figur von %1 auf %2{dative: der kleinen Figur von %1 auf %2|genitive: der kleinen Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>deine kleine, nach %3 zeigende Figur auf %2{dative: deiner kleinen, nach %3 zeigenden Figur auf %2|genitive: deiner kleinen, nach %3 zeigenden Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>die kleine, nach %3 zeigende Figur von %1 auf %2{dative: der kleinen, nach %3 zeigenden Figur von %1 auf %2|genitive: der kleinen, nach %3 zeigenden Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine kleine aufrechte Figur auf %2{dative: deiner kleinen aufrechten Figur auf %2|genitive: deiner kleinen aufrechten Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die kleine aufrechte Figur von %1 auf %2{dative: der kleinen aufrechten Figur von %1 auf %2|genitive: der kleinen aufrechten Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine mittelgroße Figur auf %2{dative: deiner mittelgroßen Figur auf %2|genitive: deiner mittelgroßen Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die mittelgroße Figur von %1 auf %2{dative: der mittelgroßen Figur von %1 auf %2|genitive: der mittelgroßen Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>deine mittelgroße, nach %3 zeigende Figur auf %2{dative: deiner mittelgroßen, nach %3 zeigenden Figur auf %2|genitive: deiner mittelgroßen, nach %3 zeigenden Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>die mittelgroße, nach %3 zeigende Figur von %1 auf %2{dative: der mittelgroßen, nach %3 zeigenden Figur von %1 auf %2|genitive: der mittelgroßen, nach %3 zeigenden Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine mittelgroße aufrechte Figur auf %2{dative: deiner mittelgroßen aufrechten Figur auf %2|genitive: deiner mittelgroßen aufrechten Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die mittelgroße aufrechte Figur von %1 auf %2{dative: der mittelgroßen aufrechten Figur von %1 auf %2|genitive: der mittelgroßen aufrechten Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine große Figur auf %2{dative: deiner großen Figur auf %2|genitive: deiner großen Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die große Figur von %1 auf %2{dative: der großen Figur von %1 auf %2|genitive: der großen Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>deine große, nach %3 zeigende Figur auf %2{dative: deiner großen, nach %3 zeigenden Figur auf %2|genitive: deiner großen, nach %3 zeigenden Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>die große, nach %3 zeigende Figur von %1 auf %2{dative: der großen, nach %3 zeigenden Figur von %1 auf %2|genitive: der großen, nach %3 zeigenden Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>deine große aufrechte Figur auf %2{dative: deiner großen aufrechten Figur auf %2|genitive: deiner großen aufrechten Figur auf %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>die große aufrechte Figur von %1 auf %2{dative: der großen aufrechten Figur von %1 auf %2|genitive: der großen aufrechten Figur von %1 auf %2}</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>der Zufall</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>die Figur auf %1{dative: der Figur auf %1|genitive: der Figur auf %1}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>beliebig versetzen</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Versetze eine anvisierte Figur auf ein beliebiges Gebiet oder Ödland ohne Figuren. Oder versetze ein anvisiertes Gebiet ohne feindliche Figuren auf ein beliebiges Ödland ohne feindliche Figuren.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Versetze eine anvisierte Figur auf ein beliebiges Gebiet oder Ödland ohne Figuren.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Wird ein Gebiet versetzt, bleiben Figuren auf ihren Feldern; stehen sie dann in der Leere, kehren sie in ihre Vorräte zurück.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Hand auffrischen</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Kelch</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Figur drehen</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe wechseln</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Handkarten tauschen</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Ablegen und ziehen</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Aus der Ablage nehmen</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Andere Karte nutzen</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Letzten Zug ankündigen</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Nehmen</translation>
    </message>
</context>
</TS>
