<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Użycie: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opcje]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opcje:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumenty:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Wyświetla tę pomoc.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Wyświetla pomoc razem z opcjami Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Wyświetla pomoc razem z opcjami Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Wyświetla wersję.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Nie ma opcji „%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Nie ma tych opcji: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Po „%1” brakuje wartości.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Opcja „%1” nie przyjmuje wartości.</translation>
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
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>label of a key of the keyboard</extracomment>
        <translation>Backspace</translation>
    </message>
</context>
<context>
    <name>gnostica::cli</name>
    <message>
        <source>%1: score %2, stash %3/%4/%5, hand of %6</source>
        <extracomment>%1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand</extracomment>
        <translation>%1: wynik %2, zapas %3/%4/%5, karty na ręce: %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(poza grą)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Stos dobierania %1, stos odrzuconych %2 (wierzch: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Mierzy, jak szybko rozgrywane są losowe partie</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Wypisuje JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Mierzy też szybkość graczy komputerowych</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Czas trwania każdego pomiaru w sekundach</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Tylko te zasady</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Dodatek nakładany na każdy zestaw zasad</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Zasady są takie same.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Porównuje dwie gry zasada po zasadzie, słowami ich instrukcji</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>Identyfikator lub plik gry; dodatki dołącza się znakiem plus</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Jako JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Porównuje zestawy zasad w eksperymentach: wielu partiach między graczami komputerowymi</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Runda %1 z %2: %n zmiana</numerusform>
            <numerusform>Runda %1 z %2: %n zmiany</numerusform>
            <numerusform>Runda %1 z %2: %n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Nie ma poziomu graczy komputerowych „%1”.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first nie może być większe niż --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Zmienia po kolei każdą opcję zasad i podaje, jak wpływa to na partie</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Ustawienia sprawdzane razem: KLUCZ=WARTOŚĆ,KLUCZ=WARTOŚĆ</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Poziom wszystkich graczy</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Liczba rozdań na każdą zmianę w pierwszej rundzie</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Liczba rozdań na każdą zmianę, która dochodzi do ostatniej rundy</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Ziarno losowości; to samo ziarno daje te same partie</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Liczba partii rozgrywanych jednocześnie</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Zapisuje w tym pliku stronę z wykresami do przeglądarki</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Zastępuje istniejący plik</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Łączy części eksperymentu</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>Katalog z częściami</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>Plik całego eksperymentu</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Wypisuje części, których jeszcze brakuje w katalogu: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Podaje wyniki eksperymentu, także w jego trakcie</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>Plik eksperymentu</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Jako JSON, razem z planem</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Zapisuje w tym pliku tabelę do arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Raporty się różnią; pierwsza różnica jest w %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Powtarza eksperyment z raportu i zapisuje nowy raport; zgłasza błąd, jeśli raporty się różnią</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Raport w postaci zapisanej przez „lab report --json”</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Liczba rozdań rozgrywanych jednocześnie</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 z %n rozdania</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
            <numerusform>%1 z %n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>zostaje około %n minuty</numerusform>
            <numerusform>zostaje około %n minut</numerusform>
            <numerusform>zostaje około %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>zostaje około %n sekundy</numerusform>
            <numerusform>zostaje około %n sekund</numerusform>
            <numerusform>zostaje około %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>„%1” nie oznacza części; oczekiwany zapis to na przykład 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Podaj plik eksperymentu: --out PLIK.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Rozgrywa eksperyment albo wznawia przerwany</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>Plan (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>Plik eksperymentu; z --shard katalog wszystkich części</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Tylko ta część: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Podaje tylko, co zostałoby rozegrane i jak długo by to trwało; niczego nie zapisuje</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>Nie pokazuje postępu</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Wypisuje wszystkie dozwolone kroki w pozycji</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Ten krok jest niedozwolony.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>Etap nie przyjmuje tego kroku ze swojego rozwiązania.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>Rozwiązanie nie osiąga wszystkich celów etapu.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Wszystkie cele są osiągnięte już przed rozpoczęciem etapu.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Ten etap nie zaczyna się od decyzji uczącego się.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>Etap przyjmuje ten błędny krok.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Ten krok jest dozwolony; powinna go odrzucić zasada %1.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Ten krok powinien być dozwolony.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Ten krok powinna odrzucić zasada %1, ale to nie jest krok.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>Ten krok powinna odrzucić zasada %1, a odrzuca go %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>W tym miejscu partii na planszy nie ma figury %1.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Sprawdza lekcje i je rozgrywa</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Sprawdza lekcje za pomocą ich własnych rozwiązań i błędnych prób</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>Pliki, każdy z lekcją lub przewodnikiem</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Wypisuje lekcję etap po etapie, razem z rozwiązaniem</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>Identyfikator lekcji dołączonej do programu albo plik lekcji</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Wykonuje kroki rozwiązania</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 zdobywa %2% przeciw %3 (przedział 95%: od %4 do %5%) w %n partii.</numerusform>
            <numerusform>%1 zdobywa %2% przeciw %3 (przedział 95%: od %4 do %5%) w %n partiach.</numerusform>
            <numerusform>%1 zdobywa %2% przeciw %3 (przedział 95%: od %4 do %5%) w %n partiach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Test 50% przeciw 60%: logarytm ilorazu %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Tury w partii: %1, decyzje: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>Wyeliminowano %n gracza.</numerusform>
            <numerusform>Wyeliminowano %n graczy.</numerusform>
            <numerusform>Wyeliminowano %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: połowa wszystkich kroków do %2 s, 95% do %3 s, najdłuższy %4 s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Rozgrywa partie między graczami komputerowymi dwóch poziomów</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>Poziom pozostałych graczy</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>Identyfikator zasad, z dodatkami jak w BAZA+DODATEK, albo „all” dla wszystkich gier</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>Identyfikator dodatku; można podać kilka razy</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Liczba partii rozgrywanych jednocześnie</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Liczba równoległych przeszukiwań w każdym kroku</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Mnożnik ilości obliczeń w każdym kroku, dla obu poziomów</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Liczba iteracji zamiast określonej przez poziom</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>To samo dla pozostałych graczy</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Tworzy nowe własne zasady</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Ich identyfikator: małe litery bez znaków diakrytycznych, cyfry i łączniki</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>Identyfikator pierwowzoru: gry lub dodatku</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>Plik do utworzenia; domyślnie ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Liczy ciągi kroków od danej pozycji</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Plik z pozycją i krokami</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Liczba kroków</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Każde miejsce to „person” albo poziom komputera: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Rozgrywa partię w terminalu</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Ziarno losowości; to samo ziarno daje te same karty i rzuty kostkami</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>Identyfikator zasad</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Ustawienie zasad, np. target=8; można podać kilka razy</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Nowy plik, w którym zapisywana jest partia</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partie: %1, zadania: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Ciągów kroków jest za dużo, by sprawdzić wszystkie.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>To nie jest zadanie: żadnego celu nie da się tu osiągnąć tylko jednym pomysłem.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>Cel można osiągnąć także innymi pierwszymi krokami niż podane albo z inną liczbą punktów.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>Rozwiązanie nie osiąga celu.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>Zmierzona trudność różni się od podanej.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>Poprawne zadania: %1 z %n.</numerusform>
            <numerusform>Poprawne zadania: %1 z %n.</numerusform>
            <numerusform>Poprawne zadania: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Szuka zadań w partiach między komputerami i wypisuje najbardziej różnorodne</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Zamiast partii: plik z pozycjami lub taktykami</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>Zasady, według których się gra</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Dodatek; można podać kilka razy</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Liczba graczy; można podać kilka razy</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Liczba partii do przeszukania</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Zadania, w których trzeba wygrać własną ostatnią turę</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Zadania, w których trzeba powstrzymać cudzą ostatnią turę</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Zadania, w których trzeba zdobyć punkty</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Ziarno losowości; to samo ziarno daje te same zadania</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Sprawdza wszystkie ciągi kroków i wypisuje niepoprawne zadania</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Pliki z zadaniami</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Sprawdza też graczy komputerowych, którzy liczą się przy ocenie trudności</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Tworzy i sprawdza zadania: tury, o których rozstrzyga jeden pomysł</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>Odtworzono %n cały wiersz.</numerusform>
            <numerusform>Odtworzono %n całe wiersze.</numerusform>
            <numerusform>Odtworzono %n całych wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Odtwarza zapis i go sprawdza</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Zapisana partia albo dziennik</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Wypisuje instrukcję gry, razem z dodatkami</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Identyfikatory lub pliki gry i nakładanych na nią dodatków</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Jako tekst (domyślnie)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Jako Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Jako strona internetowa</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Tylko skrót zasad, na jednej stronie</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Rozgrywa scenariusze i wypisuje te, które się nie powiodły</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Pliki z jednym scenariuszem albo ich tablicą</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Wszystkie błędy scenariusza, nie tylko pierwszy</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>„%1” nie jest miejscem w dokumencie; miejsca zaczynają się od ukośnika: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>Pliku nie zmieniono. Z tą wartością nie dałoby się grać:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>W pliku nadal jest %n wcześniejszy błąd.</numerusform>
            <numerusform>W pliku nadal są %n wcześniejsze błędy.</numerusform>
            <numerusform>W pliku nadal jest %n wcześniejszych błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Plik z zasadami</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Miejsce wartości, na przykład /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Kroki porównuje się w jednej pozycji; w tym pliku jest ich kilka.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Porównuje dozwolone kroki w jednej pozycji według dwóch gier</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Plik z pozycją i ewentualnie krokami; podana w nim gra jest pomijana</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Podaj plik albo poproś o pozycje za pomocą --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>Rozwiązane pozycje: %1 z %n.</numerusform>
            <numerusform>Rozwiązane pozycje: %1 z %n.</numerusform>
            <numerusform>Rozwiązane pozycje: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Gracz komputerowy rozwiązuje pozycje, o których rozstrzyga jedna tura</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Plik z takimi pozycjami</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Liczba pozycji do znalezienia w partiach i wypisania, zamiast rozwiązywania</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Mnożnik ilości obliczeń w każdym kroku</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Ziarno losowości; to samo ziarno daje te same odpowiedzi</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>zobacz partię %1 po kroku %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Komputery grają według zasad, a program podaje, co wykazały ich partie</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Liczba partii</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Liczba graczy; domyślnie dwóch, jeśli to dozwolone</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Zapisuje w tym katalogu partie godne uwagi</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Jako JSON, z zapisami partii</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>Zasady, według których się gra, po kolei</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Liczba partii w każdej rundzie</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>zrobione: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Poprzednia zawartość pliku jest zapisana w %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Problemów jest więcej niż ten %n.</numerusform>
            <numerusform>Problemów jest więcej niż te %n.</numerusform>
            <numerusform>Problemów jest więcej niż te %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>W tym pliku nie ma czego sprawdzać.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Wypisuje problemy w zasadach, pozycji, scenariuszu lub zapisie</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Plik do sprawdzenia</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Stosuje do każdego problemu w zasadach pierwszą poprawkę, która pomaga; stary plik zostaje zapisany obok</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>W tym pliku nie ma ani scenariusza, ani pozycji.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 nie zawiera zasad; zmieniać można tylko zasady.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Nie można tu rysować wykresów: brakuje „%1”. Jest to część okienkowej wersji programu.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Program uruchomiony bez grafiki nie może rysować wykresów.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Gracze: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Najwyżej %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Około %n minuty</numerusform>
            <numerusform>Około %n minut</numerusform>
            <numerusform>Około %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Około %n sekundy</numerusform>
            <numerusform>Około %n sekund</numerusform>
            <numerusform>Około %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>oczekiwana jest jedna z wartości: %1; podano „%2”.</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>oczekiwana jest nazwa pliku albo - dla standardowego wyjścia błędów.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Podaje na standardowym wyjściu błędów, co robi program</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Szczegółowość dziennika diagnostycznego: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>Plik dziennika diagnostycznego; - oznacza standardowe wyjście błędów</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Nie można zapisywać dziennika diagnostycznego (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica w wierszu poleceń: gra, sprawdza i mierzy.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Język komunikatów; domyślnie język środowiska</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Brakuje tu nazwy.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Nie udało się zapisać danych wyjściowych.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: partii jest jeszcze za mało.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>figura{genitive: figury}</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>pole{genitive: pola}</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>ustawienie{genitive: ustawienia}</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>liczba{genitive: liczby}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>karta{genitive: karty}</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>kostka{genitive: kostki}</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>nic więcej{genitive: niczego więcej}</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>słowo{genitive: słowa}</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Tu brakuje: %1{genitive}.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>W tym miejscu powinno być: %2. Jest: „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Te zasady są dla %1–%n gracza.</numerusform>
            <numerusform>Te zasady są dla %1–%n graczy.</numerusform>
            <numerusform>Te zasady są dla %1–%n graczy.</numerusform>
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
        <translation>poprawka: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Wpisz krok, na przykład: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Pole podaje się tak jak na brzegu planszy albo za pomocą współrzędnych. Listy kroków używają współrzędnych: %1 to %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? wypisuje wszystkie dozwolone kroki, ? cup te, które zaczynają się od cup; oprócz tego: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>nierozstrzygnięty</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>raczej 50%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>raczej 60%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>„%1” nie jest liczbą od %2 do %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Nie ma katalogu „%1”.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Użycie</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>OPCJE</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>POLECENIE</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(wymagane)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>nie z</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Brakuje polecenia.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Brakuje %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Niezrozumiałe: %1</translation>
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
        <translation>%1: wartość „%2” jest niedozwolona.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 wymaga wartości.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 można podać tylko raz.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 i %2 wykluczają się.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Wypisuje tę pomoc</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Wypisuje wersję</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Zobacz %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>„%1” nie jest liczbą całkowitą od %2 do %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Wtyczka „%1” zostanie ponownie wczytana.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Żadna wtyczka nie jest wyłączona.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>wczytana</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Wypisuje wtyczki, a przy niewczytanych podaje przyczynę</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Ponownie włącza wtyczki wyłączone z powodu błędu</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Aby ponownie włączyć wtyczki: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Nie wczytuje wtyczek; w gry, które ich potrzebują, nie można grać</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>Nie udało się dokończyć polecenia.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Aby uruchomić program bez wtyczek: %1.</translation>
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
        <translation>Na planszy: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>Na ręce: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Figurę zapisuje się jako gracza, rozmiar i ustawienie: %1 to duża figura gracza A zwrócona na północ, %2 to mała figura gracza B ustawiona pionowo.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>LICZBA</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>TEKST</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>PLIK</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>POZIOM</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>KOD</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Plik z pozycją, z pozycją i krokami albo z ich tablicą</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Zmienia jedną wartość w zasadach i zachowuje układ tekstu albo wypisuje, co można ustawić</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nie znaleziono żadnych problemów.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>lista dowolnych wartości spośród: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>lista mocy</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>lista wierszy</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>liczby dla poszczególnych kart: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; domyślnie %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>Nowa wartość w formacie JSON; słowo nie wymaga cudzysłowu, null usuwa wartość pierwowzoru. Bez wartości wypisywane są wszystkie ustawienia i dozwolone wartości</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>W miejscu %1 nie ma ustawienia. Wszystkie ustawienia wypisuje polecenie: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Wpisz to jeszcze raz, aby mimo to zapowiedzieć ostatnią turę.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Zapowiedź przy zbyt małej liczbie punktów trzeba wpisać dwa razy.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>Argument „%1” nie jest zakodowany w UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n rozdanie nie zdążyło się skończyć i się nie liczy.</numerusform>
            <numerusform>%n rozdania nie zdążyły się skończyć i się nie liczą.</numerusform>
            <numerusform>%n rozdań nie zdążyło się skończyć i się nie liczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt sprawdza 50% przeciw 60%. Nie można go użyć z --one, gdzie równy udział to 100% podzielone przez liczbę miejsc.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Liczba graczy; co drugi ma poziom a, z --one tylko jeden</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Jeden gracz poziomu a gra przeciw graczom poziomu b i zajmuje po kolei każde miejsce</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Zaokrąglane w górę do całych rozdań: dwie partie z zamienionymi miejscami, z --one jedna partia na miejsce</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Czas gry w sekundach dla każdego zestawu zasad; niedokończone rozdania się nie liczą</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Liczba rund, po której partia jest przerywana; jej rozdanie się nie liczy</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Kończy, gdy test sekwencyjny jest rozstrzygnięty; nie z --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Żadne rozdanie nie zostało rozegrane do końca, więc nie ma wyników.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n partia została przerwana po rundzie %1.</numerusform>
            <numerusform>%n partie zostały przerwane po rundzie %1.</numerusform>
            <numerusform>%n partii zostało przerwanych po rundzie %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>Dlatego %n rozdanie się nie liczy.</numerusform>
            <numerusform>Dlatego %n rozdania się nie liczą.</numerusform>
            <numerusform>Dlatego %n rozdań się nie liczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, jeden przeciw %n graczowi %2</numerusform>
            <numerusform>%1, jeden przeciw %n graczom %2</numerusform>
            <numerusform>%1, jeden przeciw %n graczom %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2% (równy udział: %3%, przedział 95%: od %4 do %5%) w %n partii.</numerusform>
            <numerusform>%1: %2% (równy udział: %3%, przedział 95%: od %4 do %5%) w %n partiach.</numerusform>
            <numerusform>%1: %2% (równy udział: %3%, przedział 95%: od %4 do %5%) w %n partiach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Rundy w partii: mediana %1, najwyżej %2 w 95% partii, %3 w najkrótszej.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Udane zapowiedzi: %1 z %n.</numerusform>
            <numerusform>Udane zapowiedzi: %1 z %n.</numerusform>
            <numerusform>Udane zapowiedzi: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 z %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Runda %1: %2 z %n partii</numerusform>
            <numerusform>Runda %1: %2 z %n partii</numerusform>
            <numerusform>Runda %1: %2 z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Runda %1: dopasowywanie tabel…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>zostało dwóch graczy</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>zostało trzech lub więcej graczy</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Runda %1, %2: %n pozycja to za mało; tabela pozostaje bez zmian.</numerusform>
            <numerusform>Runda %1, %2: %n pozycje to za mało; tabela pozostaje bez zmian.</numerusform>
            <numerusform>Runda %1, %2: %n pozycji to za mało; tabela pozostaje bez zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Runda %1, %2: partie %3, pozycje %4, zaskoczenie %5, potem %6, pewność %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Uczy graczy komputerowych oceniania pozycji w partiach przeciw samym sobie</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>Katalog wszystkiego, czego się nauczono; przerwana nauka jest wznawiana</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Liczba dopasowań tabel</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Ziarno losowości; to samo ziarno daje te same tabele</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Rozgrywa tylko tę część partii rundy: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Plik z tabelami ocen, od którego zaczyna się nauka, zamiast dołączonego do programu</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Plik z tabelami ocen zapisany przez learn, zamiast dołączonego do programu</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, liczba graczy %2: %3 z %n partii</numerusform>
            <numerusform>%1, liczba graczy %2: %3 z %n partii</numerusform>
            <numerusform>%1, liczba graczy %2: %3 z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, liczba graczy %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n wynik w pliku jest nadal aktualny i został zachowany.</numerusform>
            <numerusform>%n wyniki w pliku są nadal aktualne i zostały zachowane.</numerusform>
            <numerusform>%n wyników w pliku jest nadal aktualnych i zostało zachowanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Mierzy długość partii, w których komputery grają przeciw sobie</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>Plik wyników; nadal aktualne wyniki są zachowywane</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>Zasady, według których się gra; domyślnie wszystkie gry</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Liczba graczy; domyślnie każda dozwolona</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Liczba partii dla każdego zestawu zasad i każdej liczby graczy</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Liczba rund, po której partia jest przerywana</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b i --judging-b nie można użyć z --b-program: tamten program używa własnych ustawień.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Inna wersja gnostica-cli, która rozdaje karty i gra na miejscach poziomu b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>Nie można uruchomić „%1”: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>„%1” nie przyjmuje kroku „%2”.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1” zakończył działanie przed końcem partii.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>„%1” zakończył działanie przed końcem partii: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>„%1” gra według innych zasad niż ten program: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 z %3 (przewidywano: %4%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1” milczy zbyt długo.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1” pyta o krok, który powinien wykonać sam.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>„%1” milczy zbyt długo: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time samo ustala, jak długo myśli gracz: %1 nie można z nim użyć.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time nie może dostosować poziomu „%1”, który nie przeszukuje wariantów.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Poziom „%1” nie może zużyć tyle czasu procesora co drugi, bez względu na to, jak długo myśli.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Najpierw mierzy, przy ilu iteracjach b zużywa tyle czasu procesora co a; z --b-program: a tyle co b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>Mecz został przerwany: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Przy równym czasie procesora %1 rozważa %n partię na krok (%2).</numerusform>
            <numerusform>Przy równym czasie procesora %1 rozważa %n partie na krok (%2).</numerusform>
            <numerusform>Przy równym czasie procesora %1 rozważa %n partii na krok (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>„%1” zapisuje inny krok niż „%2”.</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>„%1” wykonał krok, na który zasady tego programu nie pozwalają.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Ten system nie podaje, ile czasu procesora zużywa inny program.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Gracze na kolejnych miejscach, po przecinkach: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 z %n partii</numerusform>
            <numerusform>%1: %2 z %n partii</numerusform>
            <numerusform>%1: %2 z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>Plik %1 powstał przy innych ustawieniach (%2). Użyj ich ponownie albo wybierz inny plik.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Drabina wymaga co najmniej dwóch poziomów, każdego tylko raz.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Sprawdza, czy każdy poziom graczy komputerowych jest silniejszy od niższego</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Poziomy, po przecinkach; domyślnie: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Liczba graczy: przy 2 miejsca są zamieniane; przy większej jeden gracz wyższego poziomu zajmuje po kolei każde miejsce. Domyślnie: 2 i 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Największa liczba partii dla każdej pary poziomów; para kończy, gdy jej przedział 95%, ważny w każdej chwili, wyklucza równy udział</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>Plik wyników, na podstawie którego to samo polecenie jest wznawiane; --games i --levels mogą się zmienić</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Nie ma temperamentu „%1”.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Poziom: %1; albo „scripted”, który wykonuje dowolny krok bez utraty punktów</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>Temperament gracza a: builder lub hunter, gambler lub prudent albo po jednym z każdej pary, jak w „builder prudent”</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: %2% z %n kroku kosztuje najwyżej %3 punkty procentowe wygranej (przedział 95% po partiach: od %4 do %5%).</numerusform>
            <numerusform>%1: %2% z %n kroków kosztuje najwyżej %3 punkty procentowe wygranej (przedział 95% po partiach: od %4 do %5%).</numerusform>
            <numerusform>%1: %2% z %n kroków kosztuje najwyżej %3 punkty procentowe wygranej (przedział 95% po partiach: od %4 do %5%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>Krok kosztuje średnio %1 punktu procentowego według przeszukiwania z %n iteracją.</numerusform>
            <numerusform>Krok kosztuje średnio %1 punktu procentowego według przeszukiwania z %n iteracjami.</numerusform>
            <numerusform>Krok kosztuje średnio %1 punktu procentowego według przeszukiwania z %n iteracjami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Mierzy, jak często dużo dłuższe przeszukiwanie wybrałoby lepszy krok niż gracz komputerowy danego poziomu</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Liczba partii poziomu przeciw samemu sobie</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Liczba kroków badanych w każdej partii, wybranych losowo</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Iteracje długiego przeszukiwania podzielone przez iteracje poziomu; dla poziomów, które nie przeszukują, przez iteracje ucznia</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Nie ma poziomu „%1”. Poziomy to: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Poziom: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Nierozstrzygnięte.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Silniejszy jest %1.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Słabszy jest %1.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 przeciw %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n rozdanie nie liczy się z powodu przerwanej partii.</numerusform>
            <numerusform>%n rozdania nie liczą się z powodu przerwanej partii.</numerusform>
            <numerusform>%n rozdań nie liczy się z powodu przerwanej partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>Brakuje pamięci. Zamknij okna lub inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>System nie może uruchomić kolejnego wątku dla tego programu. Zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>To błąd programu lub wtyczki. Szczegóły są w dzienniku diagnostycznym.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>O programie Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Wojna o terytoria, z kartami tarota i piramidkami.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnosticę na karty tarota i piramidki Looney Pyramids zaprojektowali John Cooper, Kory Heath, Kristin Matherly i Jacob Davenport.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ten program jest wolnym oprogramowaniem na licencji GNU General Public License w wersji 3 lub nowszej. Nie jest objęty żadną gwarancją.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>Jego kroje pisma Gnostica Serif i Gnostica Figures powstały z kroju Vollkorn Friedricha Althausena; są na licencji SIL Open Font License, wersja 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Str&amp;ona początkowa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>O&amp;twórz…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Nie&amp;dokończone partie…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>Otwórz zapis w nowy&amp;m oknie…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>Stwórz &amp;własną grę…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>Porównaj zestaw&amp;y zasad obok siebie…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>Dod&amp;aj zasady…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Dr&amp;ukuj zasady…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>Eksportuj zasady do &amp;PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Wynik &amp;gry</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Ana&amp;liza partii</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>&amp;Czy zapowiadać?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>U&amp;stawienia…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>O programie &amp;Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>Za&amp;twierdź krok</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Wycofaj</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>Co&amp;fnij ostatni krok</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Po&amp;nów</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Po&amp;miń tę moc</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>&amp;Zapowiedz</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Odśwież &amp;rękę</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;Spasuj</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Pierwsza pozycja</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Poprzed&amp;nia pozycja</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Na&amp;stępna pozycja</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do gry</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>&amp;Kontynuuj stąd jako nową grę</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Przyspiesz</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>P&amp;auza</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Jeden krok</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Tempo: &amp;bez czekania</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Tempo: &amp;szybkie</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Tempo: &amp;normalne</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Tempo: &amp;wolne</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Pokaż &amp;całą planszę</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Obróć stół w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Obróć stół w &amp;prawo</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Notacja w dzienniku</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>&amp;Skrót zasad</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Zasady tej gry</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>Stwórz &amp;własną grę</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>&amp;Porównywanie zasad i ustawianie pozycji</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Ustalenia dotyczące &amp;końcówki</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>K&amp;lawisze</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>Pokaż &amp;dziennik diagnostyczny</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>Kopiu&amp;j zgłoszenie problemu</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Poprzednia t&amp;ura</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>&amp;Odtwarzaj</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>Następna &amp;tura</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>Ostatnia pozy&amp;cja</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>Poprze&amp;dni znacznik</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>N&amp;astępny znacznik</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>&amp;Zakładka</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>No&amp;we zasady…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Zapisz zasady</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>Szukaj w &amp;ustawieniach</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Nas&amp;tępny problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>&amp;Poprzedni problem</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>Za&amp;graj w szkic…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Graj &amp;dalej ze stołu…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>Porównaj z pie&amp;rwowzorem…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>Zam&amp;ień zasady miejscami</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Dodaj zasady do ek&amp;sperymentów</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>Lek&amp;cje…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Zad&amp;ania…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Pierwsza partia z przewod&amp;nikiem</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Zacznij od n&amp;owa</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Ustaw pozy&amp;cję…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Porównaj według &amp;dwóch zestawów zasad…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nowa pozycja</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>&amp;Ze stołu</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>Zapisz &amp;pozycję</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>&amp;Graj dalej stąd…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Kopiuj jako te&amp;kst</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Kopiuj jako o&amp;braz</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>&amp;Szukaj kart</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>Poprzedni prob&amp;lem</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>Z&amp;asady</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>P&amp;ozycja</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>W&amp;idok</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Zapis</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Tura</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Komputery</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>Z&amp;asady</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Porównywanie zasad</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lekcje i zadania</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Kompas</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Tekst zasad</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Liczba pól, punktów lub kart</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Wybór według numeru; przytrzymaj Alt, aby zobaczyć numery</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Ustawienie: północ, wschód, południe, zachód, pionowo</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Ustawienie na ukos: północny wschód, południowy wschód, południowy zachód, północny zachód</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Przejdź do planszy</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Przejdź do kart na ręce</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>Krok lekcji wstecz</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Dalej: następny krok, lekcja lub zadanie</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Pokaż, jak to się robi</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przesuń kursor</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Następna figura na polu</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Poprzednia figura na polu</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Wybierz to, na czym jest kursor</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Zapytaj, dlaczego nie można tego wybrać</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Pokaż kartę w powiększeniu</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Usuń to, co wybrane</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Większa figura</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Mniejsza figura</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Odłóż wykładaną figurę lub kartę</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Poprzednia i następna decyzja, na wykresie</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Pierwsza i ostatnia decyzja, na wykresie</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Kosztowne decyzje, na wykresie</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Pokaż możliwe wpisy</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Poprawki usuwające problem</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Objaśnij ten wpis</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Znajdź</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Znajdź następne</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Znajdź poprzednie</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Opuść tekst</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>Znajdź p&amp;olecenie…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Większy t&amp;ekst</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Mniejszy te&amp;kst</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>Zwykły &amp;rozmiar tekstu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>Pełny ekr&amp;an</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Ro&amp;zmieść panele</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Zapisz &amp;obraz planszy…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>Kop&amp;iuj obraz planszy</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>P&amp;okaż moje karty</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>Po&amp;ddaj się…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>Niech &amp;komputery dokończą…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Otwórz menu</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Przesuń widok powiększonej planszy</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Lekcja lub zadanie</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Tura</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Widok</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Za&amp;kończ turę</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>Dla&amp;czego to zrobił?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Nie ma jeszcze czego zatwierdzić: najpierw wybierz, co zrobić.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Niczego nie wybrano.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>Komputer rozważa twoją decyzję i wie tylko to, co ty.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Gdy decyzja należy do ciebie, zapytaj o najlepszy krok albo o to, czy zapowiadać.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>Porada kończy się w tym miejscu. Możesz zapytać ponownie.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Porada</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Liczba</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Przedtem jeszcze %n gracz ma jedną turę.</numerusform>
            <numerusform>Przedtem jeszcze %n gracze mają po jednej turze.</numerusform>
            <numerusform>Przedtem jeszcze %n graczy ma po jednej turze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Zapowiedzieć z wynikiem %1 z %n punktu?</numerusform>
            <numerusform>Zapowiedzieć z wynikiem %1 z %n punktów?</numerusform>
            <numerusform>Zapowiedzieć z wynikiem %1 z %n punktów?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Zapowiedz ostatnią turę</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Brakuje %n punktu</numerusform>
            <numerusform>Brakuje %n punktów</numerusform>
            <numerusform>Brakuje %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>Jeszcze &amp;nie</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Mimo to &amp;zapowiedz</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Zamień oba zestawy zasad miejscami</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Dodaj zestaw zasad do eksperymentów</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Usuń ostatni zestaw zasad</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Brak (do dowolnej gry)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Brak (samodzielne)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Zawarte w pierwowzorze.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Zmiana pierwowzoru</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Zmiana dodatków</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Oparte na:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Wszystko, czego tu nie ustawiono, jest dziedziczone.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Dodatki:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Zmiana wersji</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Wersja:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>Z dwóch zestawów zasad o tym samym identyfikatorze nowszy jest ten z wyższą wersją. Podnieś wersję, zanim udostępnisz swoje zmiany.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Plansza jest w schowku jako obraz.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Zapisz obraz planszy</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Nie udało się zapisać obrazu.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Obraz zapisano jako „%1”.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n figura</numerusform>
            <numerusform>%n figury</numerusform>
            <numerusform>%n figur</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>terytorium, jego karta jest właśnie zastępowana</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, wartość %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>pustkowie</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>otchłań</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; do wyboru</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; wybrano</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Te zasady zostaną zaktualizowane, gdy tylko będzie można według nich grać.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Żadna zasada nie różni się od pierwowzoru.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n zasada różni się od pierwowzoru.</numerusform>
            <numerusform>%n zasady różnią się od pierwowzoru.</numerusform>
            <numerusform>%n zasad różni się od pierwowzoru.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>W pierwowzorze nie ma takiej zasady.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>W pierwowzorze: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Usunięte zasady pierwowzoru</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Sprzeczne zmiany</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Moje zmiany</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>&amp;Obecnie w pliku</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zachowaj moje</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Wczytaj &amp;ponownie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Za długie o %n bajt</numerusform>
            <numerusform>Za długie o %n bajty</numerusform>
            <numerusform>Za długie o %n bajtów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>Wy&amp;bierz i przesuń</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Kliknij figurę lub terytorium, a potem nowe miejsce, albo przeciągnij.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>W&amp;ymaż</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Kliknij to, co chcesz usunąć. Prawy przycisk myszy usuwa w każdej chwili.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Szukaj kart</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
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
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
            <numerusform>… i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Wskaż kartę na planszy, na ręce lub w stosie, aby zobaczyć, co robi.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (wszystkie)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Wielkie arkana (wszystkie)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Dodaj kartę…</translation>
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
        <translation>Szukaj kart</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Rodzaj karty</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>Kliknij kartę, a potem planszę, albo przeciągnij kartę tam, gdzie ma być.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Ręka gracza %1{genitive} (%n karta)</numerusform>
            <numerusform>Ręka gracza %1{genitive} (%n karty)</numerusform>
            <numerusform>Ręka gracza %1{genitive} (%n kart)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Stos dobierania, od góry (%n karta)</numerusform>
            <numerusform>Stos dobierania, od góry (%n karty)</numerusform>
            <numerusform>Stos dobierania, od góry (%n kart)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Stos odrzuconych, od góry (%n karta)</numerusform>
            <numerusform>Stos odrzuconych, od góry (%n karty)</numerusform>
            <numerusform>Stos odrzuconych, od góry (%n kart)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>Reszta, pod stosem odrzuconych (%n karta)</numerusform>
            <numerusform>Reszta, pod stosem odrzuconych (%n karty)</numerusform>
            <numerusform>Reszta, pod stosem odrzuconych (%n kart)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>Reszta, pod stosem dobierania (%n karta)</numerusform>
            <numerusform>Reszta, pod stosem dobierania (%n karty)</numerusform>
            <numerusform>Reszta, pod stosem dobierania (%n kart)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;Dodaj kartę…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Do &amp;reszty</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>Na &amp;wierzch</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>Na &amp;spód</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Ręce i stosy</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Przeciągnij tu karty. Insert dodaje kartę, Delete oddaje ją do reszty, Alt ze strzałkami przesuwa ją w stosie.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Żadna inna karta nie używa tej mocy: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Inne karty, które używają tej mocy (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, wybrano</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, do wyboru</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Wniosek</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Rozdania</translation>
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
        <translation>Masz dość punktów, aby zapowiedzieć swoją ostatnią turę.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>Wynik zależy od losu.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Punkty: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>pole</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>figura{accusative: figurę}</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>karta{accusative: kartę}</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>liczba{accusative: liczbę}</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>ustawienie</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Wybierz %1{accusative}.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Działania</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Źródła kart</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Karty do wzięcia</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Wojna o terytoria, z kartami tarota i piramidkami.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Gra do otwarcia albo zasady do dodania.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>liczba od %1 do %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>nazwa pliku</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>nazwa pliku albo - dla standardowego wyjścia błędów</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Język w tej sesji.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Kolory w tej sesji.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Rozgrywa partię pokazową i kończy działanie.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>Ziarno losowości partii pokazowej.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Zapisuje obraz partii pokazowej, a obok niego obraz jej końca.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Zapisuje partię pokazową.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>Gra do pokazania i jej dodatki: gra+dodatek.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Gracze partii pokazowej.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Szczegółowość dziennika diagnostycznego: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>Plik dziennika diagnostycznego; - oznacza standardowe wyjście błędów.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>Nie wczytuje wtyczek w tej sesji. W gry, które ich potrzebują, nie można grać.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: oczekiwana wartość to %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Zastępuje pliki, które już istnieją.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>plik</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>kod</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>poziom</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>teraz niedostępne</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n polecenie</numerusform>
            <numerusform>%n polecenia</numerusform>
            <numerusform>%n poleceń</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Zacznij wpisywać nazwę polecenia</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Na stole nie ma żadnej gry.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Według tych zasad nie można grać.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Porównywanie zasad – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>Ta sama pozycja</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Wpływ na partie</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Ważne zasady</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Połącz części</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>Części eksperymentu są jeszcze łączone. Jeśli teraz zamkniesz program, eksperyment nie zostanie zapisany.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Eksportuj raport</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Raport jest jeszcze zapisywany. Jeśli teraz zamkniesz program, jego plik nie powstanie.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Tutaj porównywane są tylko A i B.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Zestaw „%1” ma niezapisane zmiany; porównywana jest jego ostatnio zapisana wersja.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Porównywanie zasad</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Porównaj dwie inne gry</translation>
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
        <translation>Możliwe wpisy</translation>
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
            <numerusform>Gra komputer: %1{nominative}</numerusform>
            <numerusform>Grają komputery: %1{nominative}</numerusform>
            <numerusform>Grają komputery: %1{nominative}</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 czeka, aż wrócisz do gry.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>Decyzja podjęta: %1.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>Pauza. Następna decyzja: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 myśli.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Postęp myślenia</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Szybkość graczy komputerowych</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>około %n rundy</numerusform>
            <numerusform>około %n rund</numerusform>
            <numerusform>około %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gra z komputerem</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n przeciwnik</numerusform>
            <numerusform>%n przeciwników</numerusform>
            <numerusform>%n przeciwników</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Przeciwnicy:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Komputery widzą tylko to, co na ich miejscu widziałby każdy gracz.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DayPuzzleCard</name>
    <message>
        <source>d MMMM</source>
        <comment>format of a date</comment>
        <extracomment>a day as QLocale writes it, without the year: d is the day, MMMM the name of the month; other characters between apostrophes, such as d. MMMM or MMMM d</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · to samo dla wszystkich</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Rozwiąż ponownie</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Zadanie dnia, rozwiązane</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Najkosztowniejsze decyzje</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Lepiej</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (nie można jej użyć)</translation>
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
            <numerusform>Nie można narysować %n obrazu talii „%1”; zamiast niego widać kartę bez obrazu.</numerusform>
            <numerusform>Nie można narysować %n obrazów talii „%1”; zamiast nich widać karty bez obrazów.</numerusform>
            <numerusform>Nie można narysować %n obrazów talii „%1”; zamiast nich widać karty bez obrazów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Talii „%1” nie można użyć; zamiast niej widać karty bez obrazów.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Talii „%1” nie można użyć. Karty pozostają bez zmian.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>Ania</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Bartek</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Celina</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Daniel</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ewa</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Filip</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>W tę grę nie można zagrać.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Nie udało się zapisać partii.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1: ta partia toczy się gdzie indziej. To jej kopia w obecnym stanie.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Nie udało się zarchiwizować zakończonej partii.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Wszystkie kroki tej partii są znów zapisane.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Inny program usunął lub zmienił plik %1. Cała partia została zapisana od nowa.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Nie udało się kontynuować: %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Ta partia toczy się w innym oknie.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Niedokończone partie</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Ta partia wydaje się otwarta na komputerze %1. Jeśli naprawdę toczy się tam, a ty kontynuujesz ją tutaj, kroki jednej ze stron przepadną.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Kontynuuj tutaj</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>Dziennik tej partii jest uszkodzony. Udało się z niego odczytać %n krok; po nim partia toczy się dalej w nowym dzienniku. Uszkodzony dziennik zostaje zachowany jako %1.</numerusform>
            <numerusform>Dziennik tej partii jest uszkodzony. Udało się z niego odczytać %n kroki; po nich partia toczy się dalej w nowym dzienniku. Uszkodzony dziennik zostaje zachowany jako %1.</numerusform>
            <numerusform>Dziennik tej partii jest uszkodzony. Udało się z niego odczytać %n kroków; po nich partia toczy się dalej w nowym dzienniku. Uszkodzony dziennik zostaje zachowany jako %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Nie udało się otworzyć: %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Plik %1 jest uszkodzony. Partię otwarto do miejsca uszkodzenia.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Gry (*.gnostica *.journal);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Otwórz zapis w nowym oknie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Gry (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Od otwarcia lub zapisania tej partii inny program zmienił plik %1.
Czy chcesz go zastąpić?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>Plik %1 już istnieje.
Czy chcesz go zastąpić?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Z&amp;astąp</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Ostatnie kroki tej partii nie są zapisane i zostaną utracone.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Eksportuj zasady</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Nie udało się wyeksportować zasad.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>Nie ma innej niedokończonej partii.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>W tym miejscu partia zostaje przerwana. Wszystko, co było dotąd, jest zachowane.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Raport jest w schowku: wersje, wtyczki, ustawienia i końcówka dziennika diagnostycznego. Przejrzyj go przed wysłaniem.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Nie można zapisywać dziennika diagnostycznego. Gra go nie potrzebuje.</translation>
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
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Stos odrzuconych, od najnowszej karty</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Pisanie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Te zasady są częścią programu i nie można ich zmienić. Aby wprowadzić zmiany, powiel je.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>W tej chwili nie można odczytać tekstu, więc niczego nie można tu zmienić. Lista problemów wskazuje miejsce błędu.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Zmiany z zewnątrz</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Zmiana nazwy</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Moce kart</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Twoje partie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Skompresowane dane są uszkodzone.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>Rysunek jest za duży; bez kompresji dozwolony jest najwyżej %n bajt.</numerusform>
            <numerusform>Rysunek jest za duży; bez kompresji dozwolone są najwyżej %n bajty.</numerusform>
            <numerusform>Rysunek jest za duży; bez kompresji dozwolone jest najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>To nie jest poprawny XML; oczekiwany jest rysunek SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>To nie jest rysunek SVG: zaczyna się od „%1”, a oczekiwane jest „svg”.</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>Deklaracje encji XML są niedozwolone.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>„%1” odwołuje się do innego pliku; oczekiwana jest część tego rysunku, na przykład „#leaf”.</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Elementy są zagnieżdżone za głęboko; dozwolony jest najwyżej %n poziom.</numerusform>
            <numerusform>Elementy są zagnieżdżone za głęboko; dozwolone są najwyżej %n poziomy.</numerusform>
            <numerusform>Elementy są zagnieżdżone za głęboko; dozwolone jest najwyżej %n poziomów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Elementów jest za dużo, wliczając kopie; dozwolony jest najwyżej %n.</numerusform>
            <numerusform>Elementów jest za dużo, wliczając kopie; dozwolone są najwyżej %n.</numerusform>
            <numerusform>Elementów jest za dużo, wliczając kopie; dozwolone jest najwyżej %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>„%1” to za dużo; dozwolone jest najwyżej %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>Element „%1” zawiera sam siebie.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>Nie można użyć wartości „%1” w viewBox; oczekiwane są cztery liczby, a dwie ostatnie muszą być większe od 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Nie można użyć osadzonego obrazu; oczekiwany jest PNG lub JPEG, łącznie najwyżej %n piksel.</numerusform>
            <numerusform>Nie można użyć osadzonego obrazu; oczekiwany jest PNG lub JPEG, łącznie najwyżej %n piksele.</numerusform>
            <numerusform>Nie można użyć osadzonego obrazu; oczekiwany jest PNG lub JPEG, łącznie najwyżej %n pikseli.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Rysowanie trwałoby za długo: jest za dużo kresek lub nakładających się obszarów.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>W tym pliku nie ma niczego, co można by narysować.</translation>
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
        <translation>Do ostatniej tury</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>Zapisz partię…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Obraz…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona początkowa</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Analizuj przebieg</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Obejrzyj planszę</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punkty w kolejnych rundach</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>To zestaw zasad, a nie gra. Aby według niego grać, wybierz w menu „Dodaj zasady”.</translation>
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
        <translation>P&amp;auza</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Wz&amp;nów</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Przer&amp;wij zapis</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>&amp;Eksportuj</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Raport w przygotowaniu: wykresy %1 z %n.</numerusform>
            <numerusform>Raport w przygotowaniu: wykresy %1 z %n.</numerusform>
            <numerusform>Raport w przygotowaniu: wykresy %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>Rozdania: %1 z %2.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Przerwany. Można go wznowić.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Rozgrywa go inny program.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Zakończony.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Nie można odczytać pliku.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Kończenie rozpoczętych partii…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Grają komputery.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Jako &amp;stronę z wykresami (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Jako &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Jako &amp;tabelę (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>Zat&amp;rzymaj</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Zatrzymuje eksperyment i zachowuje jego wyniki</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>Punkt o&amp;dniesienia:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>Trwa</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Przerwany</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>Trwa gdzie indziej</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Zakończony</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nie do odczytania</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Otwórz eksperyment</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Eksperymenty (*.sqlite);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Katalog ze wszystkimi częściami eksperymentu</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Zmień nazwę eksperymentu</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nowa nazwa:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>Nie udało się zmienić nazwy eksperymentu.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Usuń eksperyment</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Czy przenieść eksperyment „%1” i wszystkie jego partie do kosza?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>&amp;Przenieś do kosza</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>Nie udało się usunąć eksperymentu.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>Nowy &amp;eksperyment</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>O&amp;twórz…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>Połą&amp;cz…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>Z&amp;mień nazwę…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Łączy części eksperymentu rozegranego gdzie indziej</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Nie ma jeszcze żadnego eksperymentu.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Eksperymenty</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Eksperyment</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Zmieniono</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Zestawy zasad</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Nie udało się połączyć eksperymentów.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Raport zapisano jako „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partia za: %1, %2, %3. Naciśnij na niej Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
            <numerusform>%n partie za: %1, %2, %3. Naciśnij na którejś Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
            <numerusform>%n partii za: %1, %2, %3. Naciśnij na którejś Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Eksportuj wyniki</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Nie udało się wyeksportować wyników.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Wyniki eksperymentu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Trwa inny eksperyment. Najpierw go zatrzymaj.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Nie udało się rozpocząć eksperymentu.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>Eksperyment zatrzymał się z powodu błędu.</translation>
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
        <translation>Wybierz zasady, według których można grać.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>Zat&amp;rzymaj</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>S&amp;prawdź wpływ</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Każda zasada, którą można ustawić, zostaje zmieniona z osobna o jeden krok, a komputery rozgrywają te same rozdania z tą zmianą i bez niej. Najbardziej obiecujące zmiany są sprawdzane na coraz większej liczbie rozdań.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>Za&amp;sady:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>&amp;Dokładność:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Gracze:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>M&amp;iejsca:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>&amp;Ziarno losowości:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Pobieżna</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Duża (trwa długo)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1” nie jest dla tylu graczy (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Nie udało się wyeksportować wyników.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Raport w przygotowaniu.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Kończenie rozpoczętych partii…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Zasady są zmieniane…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Runda %1 z %2: %n zmiana.</numerusform>
            <numerusform>Runda %1 z %2: %n zmiany.</numerusform>
            <numerusform>Runda %1 z %2: %n zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Przerwano przed końcem.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>Wyniki pojawiają się po ukończeniu rundy albo po zatrzymaniu.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>Tutaj widać, jak każda zasada wpływa na partie.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Eksportuj wyniki</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Strony (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>&amp;Wpływ na:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Skutki zmian zasad</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Sprawdź w e&amp;ksperymencie</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Zasady o&amp;bok siebie</translation>
    </message>
    <message>
        <source>HT&amp;ML…</source>
        <translation>HT&amp;ML…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Ważne zasady</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Zasady są jeszcze sprawdzane. Dotychczasowe wyniki przepadną.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Przerwano, zanim skończyła się pierwsza runda, więc nie ma wyników.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>Sprawdzone zmiany w „%1”: %n.</numerusform>
            <numerusform>Sprawdzone zmiany w „%1”: %n.</numerusform>
            <numerusform>Sprawdzone zmiany w „%1”: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Wyniki dotyczące zasad „%1” nie zostały wyeksportowane i przepadną.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Strzałki, a %1 dla ustawienia pionowego</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>Program nie zdołał tego dokończyć. Twoje partie i szkice są zachowane, więc możesz kontynuować.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Aby uruchomić program bez wtyczek: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Warsztat…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Nie masz jeszcze własnych gier. Stwórz grę w warsztacie, a pojawi się tutaj.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Wartość jak w notacji: %1. Puste: brak.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Te zasady nie mają znaczników.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>znaleziono %n raz</numerusform>
            <numerusform>znaleziono %n razy</numerusform>
            <numerusform>znaleziono %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Szukaj w tekście</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Znajdź poprzednie</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Znajdź następne</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Zamknij wyszukiwanie</translation>
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
        <translation>Dotyczy tylko gry, w której jest: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Dotyczy tylko gry, w której „%1” ma wartość: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Gracze i figury</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Karty i plansza</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Początek i koniec</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Tury i słudzy</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Pozostałe mechaniki</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Moce kolorów</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozstrzygnięcia</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Żadne ustawienie nie zawiera tego ani w nazwie, ani w zasadzie.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Domyślnie: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>W „%1”: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Pokaż zasadę</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Przywróć wartość pierwowzoru</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>Moje własne</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Gry, które tworzysz w warsztacie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Drobne warianty</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n gra do wyboru. Naciśnij spację, aby ją zobaczyć.</numerusform>
            <numerusform>%n gry do wyboru. Naciśnij spację, aby je zobaczyć.</numerusform>
            <numerusform>%n gier do wyboru. Naciśnij spację, aby je zobaczyć.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Dopiero zaczęta</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Twoja tura, runda %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>Tura: %1, runda %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Wygrana %1 do %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Przegrana %1 do %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Zwycięstwo: %1{nominative}</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Nie do odczytania</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Wspólna wygrana</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Opuszczona</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Obejrzana</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 kontra %2{nominative}</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n runda</numerusform>
            <numerusform>%1 · %n rundy</numerusform>
            <numerusform>%1 · %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>dzisiaj, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Twoja tura, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · runda %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Twoja ostatnia tura jest zapowiedziana.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>Ostatnią turę zapowiada %1{nominative}.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>z zakładką</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Analizuj</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Nie można usunąć zakładki.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Czy przenieść tę partię do kosza?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Czy przenieść %n partię do kosza?</numerusform>
            <numerusform>Czy przenieść %n partie do kosza?</numerusform>
            <numerusform>Czy przenieść %n partii do kosza?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Przenieś do kosza</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Nie można usunąć partii.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Nie można wyeksportować partii.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>Skopiowano %n partię do %1.</numerusform>
            <numerusform>Skopiowano %n partie do %1.</numerusform>
            <numerusform>Skopiowano %n partii do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Nie można dodać zakładki.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Gry</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Rozdanie %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n partia</numerusform>
            <numerusform>%1: %n partie</numerusform>
            <numerusform>%1: %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Imię, gra, data…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Szukaj wśród partii</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Z zakładką</translation>
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
        <translation>Partie, które potoczyłyby się inaczej</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>Co by to zmieniło w twoich partiach? Wszystkie zakończone partie rozegrane według tych zasad albo ich pierwowzoru zostaną odtworzone z tymi zmianami.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>Zat&amp;rzymaj</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>&amp;Przejrzyj moje partie</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>Przejrzane partie: %1 z %n.</numerusform>
            <numerusform>Przejrzane partie: %1 z %n.</numerusform>
            <numerusform>Przejrzane partie: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Żadna z twoich zakończonych partii nie była rozegrana według tych zasad ani ich pierwowzoru.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n partia rozegrana według tych zasad albo ich pierwowzoru.</numerusform>
            <numerusform>%n partie rozegrane według tych zasad albo ich pierwowzoru.</numerusform>
            <numerusform>%n partii rozegranych według tych zasad albo ich pierwowzoru.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Żadna z nich nie potoczyłaby się inaczej.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n z nich potoczyłaby się inaczej.</numerusform>
            <numerusform>%n z nich potoczyłyby się inaczej.</numerusform>
            <numerusform>%n z nich potoczyłoby się inaczej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Pierwsza różnica</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Tu pojawią się rozegrane partie.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Wszystkie partie (%n)</numerusform>
            <numerusform>Wszystkie partie (%n)</numerusform>
            <numerusform>Wszystkie partie (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Twoja decyzja</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ostatnie wydarzenia</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Nie objaśniaj więcej</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Lekcja wymaga teraz innego kroku.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>Strzałki przechodzą po kartach, spacja wybiera kartę, Enter zatwierdza.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Ręka gracza %1{genitive}</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 ma %n punkt: tyle wystarczy do zwycięstwa.</numerusform>
            <numerusform>%1 ma %n punkty: tyle wystarczy do zwycięstwa.</numerusform>
            <numerusform>%1 ma %n punktów: tyle wystarczy do zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Partię wygrywa gracz, który nadal ma je na koniec zapowiedzianej ostatniej tury.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 wychodzi na prowadzenie z %n punktem.</numerusform>
            <numerusform>%1 wychodzi na prowadzenie z %n punktami.</numerusform>
            <numerusform>%1 wychodzi na prowadzenie z %n punktami.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>To twoja ostatnia tura.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>To ostatnia tura gracza %1{genitive}.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Zostaje do niej %n tura.</numerusform>
            <numerusform>Zostają do niej %n tury.</numerusform>
            <numerusform>Zostaje do niej %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Masz %1 z %n punktu, którego potrzebujesz na jej koniec.</numerusform>
            <numerusform>Masz %1 z %n punktów, których potrzebujesz na jej koniec.</numerusform>
            <numerusform>Masz %1 z %n punktów, których potrzebujesz na jej koniec.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 ma %2 z %n punktu potrzebnego na jej koniec.</numerusform>
            <numerusform>%1 ma %2 z %n punktów potrzebnych na jej koniec.</numerusform>
            <numerusform>%1 ma %2 z %n punktów potrzebnych na jej koniec.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Do twojej ostatniej tury zostaje %n tura.</numerusform>
            <numerusform>Do twojej ostatniej tury zostają %n tury.</numerusform>
            <numerusform>Do twojej ostatniej tury zostaje %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Masz jedną turę, by powstrzymać gracza %1{genitive}.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Zamknij</translation>
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
        <translation>Niczego nie znaleziono.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Skrót zasad</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Strony pomocy</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Drukowanie zasad</translation>
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
        <translation>Kroki od najlepszego</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Wybierz krok, aby zobaczyć go na planszy.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Pokaż na planszy</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Wykonaj ten krok</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Rozegraj całą turę</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Szansa</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>R&amp;esetuj wszystko</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Przywraca wszystko do zasad gry.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Ziarno:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>To samo ziarno rozdaje te same karty.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>Naz&amp;wa:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identyfikator:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Inne zestawy zasad odwołują się do tych zasad za pomocą identyfikatora. Taką samą nazwę ma ich plik.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ta nazwa jest za długa.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Identyfikator składa się z małych liter łacińskich bez znaków diakrytycznych, cyfr i łączników. Nie zaczyna się od łącznika.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ten identyfikator mają już zasady „%1”.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Tekst zasad</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Niezapisane kroki</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Ostatnie kroki nie są zapisane: awaria programu spowodowałaby ich utratę. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>Dysk odpowiada z opóźnieniem. Partia potoczy się dalej, gdy tylko ostatni krok zostanie zapisany.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, ostatnia zmiana: %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Szkice</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Te zmiany zasad nie zostały zapisane.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>&amp;Wznów ten szkic</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Usuń go</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Przenosi te zmiany do kosza. Zapisane zasady zostają.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nie teraz</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>Nie udało się usunąć szkicu.</translation>
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
        <translation>E</translation>
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
        <translation>zmienione</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menu lub okno</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Klawisze</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 należy do „%2” i zostałby stamtąd usunięty.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 należy do „%2”. Tego nie można zmienić.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Szukaj w działaniach</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Działania i ich klawisze</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Naciśnij nowe klawisze:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Użyj tych klawiszy</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Użyj &amp;także tych</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Bez klawiszy</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Resetuj</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Resetuj &amp;wszystko</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Plansza na początku</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>Spacja kładzie lub zabiera kartę, Enter pozwala ją wybrać.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Dowolna karta</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Wiersz %1, kolumna %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Nic nie jest narysowane. Kliknij kwadrat, aby położyć na nim kartę, albo przeciągnij po kilku.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n terytorium.</numerusform>
            <numerusform>%n terytoria.</numerusform>
            <numerusform>%n terytoriów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Rozmiar: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Kliknij kwadrat prawym przyciskiem (albo naciśnij Enter), aby wybrać jego kartę.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Kolumny prostokąta</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Wiersze prostokąta</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Narysuj prostokąt</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Wyczyść planszę</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Kliknij kartę, aby ją usunąć.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>Na razie ukończona jest %n lekcja.</numerusform>
            <numerusform>Na razie ukończone są %n lekcje.</numerusform>
            <numerusform>Na razie ukończonych jest %n lekcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Pierwsza partia z przewodnikiem albo krótkie lekcje.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>Na&amp;stępna lekcja</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;Pierwsza lekcja</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>Czyt&amp;aj zasady</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>&amp;Lekcje</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Zadania</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>Pi&amp;erwsza partia</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Z łatwym przeciwnikiem; nowe rzeczy są objaśniane, gdy się pojawią.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Następna lekcja</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>&amp;Następne zadanie</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – Nauka – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Nauka – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Nauka</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Poziom komputera:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Poddanie się</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Czy chcesz się poddać? Gra się wtedy skończy i wygra druga strona.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Czy chcesz się poddać? Do końca gry będzie wtedy grał za ciebie komputer.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>Poddaj &amp;się</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Niech komputery dokończą</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>Komputery grają wtedy za wszystkich, szybko i do końca gry. W każdej chwili można je wstrzymać.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>&amp;Niech dokończą</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>nie zmierzono</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>często bez końca</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n gracz{locative: %n graczu}</numerusform>
            <numerusform>%n gracze{locative: %n graczach}</numerusform>
            <numerusform>%n graczy{locative: %n graczach}</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Przy %1{locative} partie między dobrymi graczami czasem ciągną się bez końca. Możecie z góry umówić się, ile rund zagracie; wygrywa wtedy najwyższy wynik.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Około %n rundy przy %1{locative}.</numerusform>
            <numerusform>Około %n rund przy %1{locative}.</numerusform>
            <numerusform>Około %n rund przy %1{locative}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Ile to trwa</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Zmierzono z graczami komputerowymi; kreska obejmuje 19 z 20 partii.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>Nie zmierzono, ile trwają partie według tych zasad.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Zadania</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>Ukończone lekcje: %n z %1</numerusform>
            <numerusform>Ukończone lekcje: %n z %1</numerusform>
            <numerusform>Ukończone lekcje: %n z %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lekcja ukończona</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>Tak to się robi.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Brawo!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>Plansza została ułożona do następnej części lekcji.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>Można tak zrobić, ale nie prowadzi to do celu.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, ukończone</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>następna lekcja</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Runda %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Dziennik diagnostyczny</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Szukaj (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Następne</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Poprzednie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Ten dziennik nie jest zapisywany w pliku; znika po zakończeniu programu.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Dziennik jest w %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>Gra się zaczyna.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Cofnięte: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>Kliknij wiersz albo naciśnij na nim Enter, aby przejść do tej pozycji.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Kopiuj dziennik</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notacja</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Pokaż dziennik w notacji gry zamiast słowami</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Otwórz n&amp;iedawne</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Otwó&amp;rz niedawne w nowym oknie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainMenu</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>There is no game on the table yet.</source>
        <translation>Na stole nie ma jeszcze żadnej gry.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MenuButton</name>
    <message>
        <source>Menu</source>
        <comment>all commands of the window</comment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Wcześniejsze komunikaty: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Komunikat</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Zamknij ten komunikat</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Mediana rozdań według „%1”: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>„%3” rozgrywa te same rozdania (korelacja %1): przy ocenie różnicy jest to warte %2 razy tyle rozdań.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Wybierz wiersz, aby przeczytać o jego mierze. Kliknij liczbę, aby zobaczyć listę jej partii.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>„%3” rozgrywa te same rozdania (korelacja %1), ale nie zwiększyło to dokładności różnicy.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Rozkład partii</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Rysowanie wykresów…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Nie ma jeszcze czego rysować.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Kliknij fragment, aby zobaczyć listę jego partii.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Objaśnienie</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Wybór wykresu</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Liczby wykresu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n partia od %1</numerusform>
            <numerusform>%n partie od %1</numerusform>
            <numerusform>%n partii od %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Nie znaleziono partii</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Żadna partia nie pasuje do wyszukiwania.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaż wszystkie partie</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Chwileczkę</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Trwa odczyt partii…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Jeszcze żadnych partii</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Tu pojawi się każda rozegrana partia, z planszą i wynikiem.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gra z komputerem</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Usuń zakładkę</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Szukaj wśród partii</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Dodaj zakładkę</translation>
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
        <translation>Jeszcze nieprzetłumaczone; zamiast tego gracze widzą ten tekst.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Streszczenie</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Uwagi</translation>
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
        <translation>Zestaw zasad potrzebuje nazwy w co najmniej jednym języku.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Nazwa, streszczenie i uwagi według języków</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Inny &amp;język:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Język do dodania</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>i jeszcze %n problem</numerusform>
            <numerusform>i jeszcze %n problemy</numerusform>
            <numerusform>i jeszcze %n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>W to nie można zagrać:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Według tych zasad nie można kontynuować partii ze stołu:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 to gra dla %n gracza.</numerusform>
            <numerusform>%1 to gra dla %n graczy.</numerusform>
            <numerusform>%1 to gra dla %n graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 to gra dla %2–%n gracza.</numerusform>
            <numerusform>%1 to gra dla %2–%n graczy.</numerusform>
            <numerusform>%1 to gra dla %2–%n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Graj dalej ze stołu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Wybór gry</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Nowe zasady</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Oparte na:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Brak (dodatek do dowolnej gry)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>Dopóki czegoś nie zmienisz, nowe zasady są takie same jak ich pierwowzór.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Utwórz</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>i jeszcze %n problem</numerusform>
            <numerusform>i jeszcze %n problemy</numerusform>
            <numerusform>i jeszcze %n problemów</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Niedostępne:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Błąd: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Ostrzeżenie: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>Brak problemów: można grać.</translation>
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
        <translation>Zamień „%1” na „%2”</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>Dodatkowo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (zmienione):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Resetuj</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Przywraca wartość z zasad gry.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Resetuj: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n zmiana</numerusform>
            <numerusform>%n zmiany</numerusform>
            <numerusform>%n zmian</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Początek i koniec</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Gracze i figury</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Karty i plansza</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Tury i słudzy</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Moce kolorów</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozstrzygnięcia</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Inny program zmienił plik %1, a ty masz niezapisane zmiany.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Wczytaj &amp;ponownie</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Wczytuje plik. Można to cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Zachowaj moje</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Zachowuje twoje zmiany. Gdy je zapiszesz, zastąpią zawartość pliku.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Pokaż o&amp;ba</translation>
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
        <translation>%1 (od %2 do %3)</translation>
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
        <translation>%1–%2</translation>
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
        <translation>Małe figury gracza %1{genitive}: na planszy %2 z %3.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Średnie figury gracza %1{genitive}: na planszy %2 z %3.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Duże figury gracza %1{genitive}: na planszy %2 z %3.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Stos dobierania</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos odrzuconych</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Wybierz zasady, według których można grać.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Nie udało się otworzyć planu.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Otwórz plan</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Plany (*.json);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Zapisz plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Plany (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Nie udało się zapisać planu.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Zasady są takie jak w planie: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Po określonej liczbie rozdań</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Przy określonej dokładności</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Nowy eksperyment</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>Komputery rozgrywają te same rozdania według każdego zestawu zasad, każde rozdanie dwa razy z zamianą miejsc. Wyniki porównuje się rozdanie po rozdaniu, tak aby szczęście nie przesłaniało wpływu zasad.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>Naz&amp;wa:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>M&amp;iejsca:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Gracze:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Koniec:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Rozdania:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>Mi&amp;ara:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>&amp;Dokładność ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>&amp;Ziarno losowości:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Rozdania do pomiaru &amp;biegłości:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Użyj powyższych &amp;zasad</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>Rozpocznij ek&amp;speryment</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>Otwórz &amp;plan…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Zapisz p&amp;lan…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>„%1” nie jest dla tylu graczy (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>Odtwarzanie partii…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partia za „%1”. Naciśnij na niej Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
            <numerusform>%n partie za „%1”. Naciśnij na którejś Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
            <numerusform>%n partii za „%1”. Naciśnij na którejś Enter albo kliknij ją dwukrotnie, aby ją obejrzeć.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Partie eksperymentu</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Tutaj pojawia się lista partii, z których powstała liczba.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Gracze o jedno miejsce dalej</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Nierówni gracze</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Nierówni gracze, zamienieni</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Sposób gry</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Miejsce zwycięzcy</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Zwykła liczba prób</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Liczba partii rozważanych w każdym kroku</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Wszyscy gracze &amp;jednakowi</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>W przeciwnym razie z rozdania na rozdanie zamieniają się miejscami, aby nikt nie miał lepszego miejsca.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Gracz %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ostatnia tura</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Ostatnia tura zapowiedziana</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 z %n punktu</numerusform>
            <numerusform>%1 z %n punktów</numerusform>
            <numerusform>%1 z %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Punkty: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, trwa tura tego gracza</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Zapas: małe %1, średnie %2, duże %3</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Karty na ręce: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Gra komputer, poziom %1</translation>
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
        <translation>Licytacja: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Zapowiedź</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Poza grą: nieudana ostatnia tura</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>Na prowadzeniu</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Poza grą</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Gracze</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Oddanie karty do reszty</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Przełożenie karty</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Według tych zasad gra %n gracz.</numerusform>
            <numerusform>Według tych zasad gra %n graczy.</numerusform>
            <numerusform>Według tych zasad gra %n graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
            <numerusform>i jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Zmiana zasad</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Zmiana liczby graczy</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Zmiana gracza, którego jest tura</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Usunięcie gracza z gry</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Przywrócenie gracza do gry</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Zmiana początku gry</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Zmiana miejsca reszty</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Zmiana: „%1”</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Wklej pozycję</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Nowa pozycja</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>pozycja.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Zapisz pozycję</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Pozycje (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Od otwarcia lub zapisania tej pozycji inny program zmienił plik %1. Czy chcesz go zastąpić?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Z&amp;astąp</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>Nie udało się zapisać pozycji.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>Do wyłożenia</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Ręce i stosy</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Znaczniki</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>Pozycja jest w schowku jako tekst.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>Wartość „%1” jest tu nieprawidłowa. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Według tych zasad nie można grać.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Tej pozycji nie można ustawić.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Otwórz pozycję</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Pozycje, scenariusze i gry (*.json *.gnostica *.journal);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>W schowku nie ma pozycji. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Nie udało się otworzyć jako pozycji: %1. Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Ukryte karty pozostają ukryte: ręce i stosy, których nie widzisz, są tu rozdane losowo.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustawianie pozycji</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Zmiany w pliku %1 nie są zapisane.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>W to jeszcze nie można grać. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>Na stole nie toczy się żadna tura, od której można by zacząć.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Pozycja – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Kliknięcie wystawia figurę gracza %1{genitive}, ustawienie: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Kliknięcie kładzie: %1.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Kliknięcie usuwa to, co tu jest.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Kliknięcie przesuwa to, co wybrane.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Kliknij figurę lub kartę, aby ją wybrać.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Wybierz z boku kartę lub figurę, a potem kliknij miejsce, gdzie ma być. Możesz też zacząć od czegoś gotowego: pliku, stołu albo tekstu w schowku.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Popraw i otwórz</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Ta pozycja nie została zapisana.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (niezapisane)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Wystawienie figury</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Przesunięcie figury</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Obrócenie figury</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Zamiana figury na inny rozmiar</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Usunięcie figury</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Położenie karty</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Przesunięcie terytorium</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Zdjęcie karty z planszy</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Nie ma tu czego zmieniać.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Na planszy nie zmieści się więcej figur.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Według tych zasad żadna figura nie jest zwrócona na ukos.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>W zapasie gracza %1{genitive} nie ma już małych figur: wszystkie są na planszy.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>W zapasie gracza %1{genitive} nie ma już średnich figur: wszystkie są na planszy.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>W zapasie gracza %1{genitive} nie ma już dużych figur: wszystkie są na planszy.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>wśród reszty</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>na %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>ręka gracza %1{genitive}</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>stos dobierania, karta %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>stos odrzuconych, karta %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Jest tylko jedna: karta %1 znika z %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Jest tylko jedna: karta %1 znika z ręki gracza %2{genitive}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Jest tylko jedna: karta %1 znika ze stosu dobierania.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Jest tylko jedna: karta %1 znika ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Z powrotem w zapasie: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Teraz stoi pionowo: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Karty gracza %1{genitive} należą teraz do reszty.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Już nieużywane: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Teraz nie ma licytacji: gra zaczyna się od tury.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: tego gracza nie ma już w grze.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: nieużywane według tych zasad.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: wartość %2 jest tu niedozwolona; oczekiwane: %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Trwa tura gracza, którego nie ma już w grze.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>W grze musi być co najmniej jeden gracz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 ma za dużo kart; na ręce może być najwyżej %n.</numerusform>
            <numerusform>%1 ma za dużo kart; na ręce mogą być najwyżej %n.</numerusform>
            <numerusform>%1 ma za dużo kart; na ręce może być najwyżej %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>Na %1 stoi %n figura, więcej niż wolno w grze (%2).</numerusform>
            <numerusform>Na %1 stoją %n figury, więcej niż wolno w grze (%2).</numerusform>
            <numerusform>Na %1 stoi %n figur, więcej niż wolno w grze (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>W otchłani: %1. Po pierwszym kroku wraca do zapasu (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 ma %n kartę, a w grze nie można mieć na ręce aż tylu.</numerusform>
            <numerusform>%1 ma %n karty, a w grze nie można mieć na ręce aż tylu.</numerusform>
            <numerusform>%1 ma %n kart, a w grze nie można mieć na ręce aż tylu.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie ma żadnego terytorium, więc gra byłaby skończona (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>W grze jest tylko %1{nominative}, więc gra byłaby skończona (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n karta na planszy</numerusform>
            <numerusform>%n karty na planszy</numerusform>
            <numerusform>%n kart na planszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n na rękach</numerusform>
            <numerusform>%n na rękach</numerusform>
            <numerusform>%n na rękach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n w stosie dobierania</numerusform>
            <numerusform>%n w stosie dobierania</numerusform>
            <numerusform>%n w stosie dobierania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n w stosie odrzuconych</numerusform>
            <numerusform>%n w stosie odrzuconych</numerusform>
            <numerusform>%n w stosie odrzuconych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n wśród reszty</numerusform>
            <numerusform>%n wśród reszty</numerusform>
            <numerusform>%n wśród reszty</numerusform>
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
        <translation>Ta moc nie ma ustawień.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Nie da się tego pokazać jako mocy. Można to poprawić w tekście.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, dostosowana moc</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>W „%1”: %2</translation>
    </message>
    <message>
        <source>The effect of the card is unknown until the errors are fixed.</source>
        <translation>Dopóki są błędy, nie wiadomo, co robi karta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Moce karty %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Przywrócenie wartości pierwowzoru: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Brak błędów</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Brak problemów: według tych zasad można grać.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Błąd: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Ostrzeżenie: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Zasada</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Nie udało się zapisać ustawień.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Nie udało się odczytać ustawień. Ich zmiany nie będą zapisywane.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>połączona z</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>potem</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Te dwie moce są połączone. Kliknij, aby je rozłączyć.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Kliknij, aby połączyć te dwie moce.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>jedna z:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>lub</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Numer %1 w kolejności używania.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Przywróć wartość pierwowzoru</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Dodaj moc</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>&amp;Zastąp inną mocą</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Dodaj a&amp;lternatywną moc</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Wcześniej</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Później</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>Wy&amp;bór między tą a poprzednią mocą</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Jako &amp;osobna moc, po pozostałych</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Usu&amp;ń</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Wszystkie zadania są rozwiązane.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Żadne zadanie nie jest jeszcze rozwiązane.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>Rozwiązane zadania: %n z %1</numerusform>
            <numerusform>Rozwiązane zadania: %n z %1</numerusform>
            <numerusform>Rozwiązane zadania: %n z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n krok lub więcej</numerusform>
            <numerusform>%n kroki lub więcej</numerusform>
            <numerusform>%n kroków lub więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>Rozwiązane: %n z %1</numerusform>
            <numerusform>Rozwiązane: %n z %1</numerusform>
            <numerusform>Rozwiązane: %n z %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Nierozwiązane</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Wygraj w tej turze</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Zdobądź punkty</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Powstrzymaj ostatnią turę</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>To twoja ostatnia tura. Jeśli na jej koniec masz %n punkt, wygrywasz.</numerusform>
            <numerusform>To twoja ostatnia tura. Jeśli na jej koniec masz %n punkty, wygrywasz.</numerusform>
            <numerusform>To twoja ostatnia tura. Jeśli na jej koniec masz %n punktów, wygrywasz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 gra po tobie zapowiedzianą ostatnią turę i potrzebuje %n punktu. Uniemożliw to.</numerusform>
            <numerusform>%1 gra po tobie zapowiedzianą ostatnią turę i potrzebuje %n punktów. Uniemożliw to.</numerusform>
            <numerusform>%1 gra po tobie zapowiedzianą ostatnią turę i potrzebuje %n punktów. Uniemożliw to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Na koniec tury wyprzedzaj wszystkich pozostałych o %n punkt.</numerusform>
            <numerusform>Na koniec tury wyprzedzaj wszystkich pozostałych o %n punkty.</numerusform>
            <numerusform>Na koniec tury wyprzedzaj wszystkich pozostałych o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>Oto rozwiązanie.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Rozwiązane. Brawo!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Sprawdzanie, czy to rozwiązuje zadanie…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>Ostatniej tury nie da się już powstrzymać: %1{nominative} zaczyna ją z %n punktem.</numerusform>
            <numerusform>Ostatniej tury nie da się już powstrzymać: %1{nominative} zaczyna ją z %n punktami.</numerusform>
            <numerusform>Ostatniej tury nie da się już powstrzymać: %1{nominative} zaczyna ją z %n punktami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Celu nie da się już osiągnąć: brakuje %n punktu.</numerusform>
            <numerusform>Celu nie da się już osiągnąć: brakuje %n punktów.</numerusform>
            <numerusform>Celu nie da się już osiągnąć: brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>Celu nie da się już osiągnąć.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Cofnij i spróbuj czegoś innego.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Zaczyna się od karty z twojej ręki.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Nie zaczyna się od karty z twojej ręki.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Zaczyna się od karty z twojej ręki, a działa %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Nie zaczyna się od karty z twojej ręki, a działa %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Dalej: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>Odkryta karta to %1.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>To zależy od losu. Jest rozwiązanie, które od losu nie zależy.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, rozwiązane</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Wygraj w tej turze: jeszcze %n punkt</numerusform>
            <numerusform>Wygraj w tej turze: jeszcze %n punkty</numerusform>
            <numerusform>Wygraj w tej turze: jeszcze %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Wygraj w tej turze</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Wyprzedź wszystkich o %n punkt</numerusform>
            <numerusform>Wyprzedź wszystkich o %n punkty</numerusform>
            <numerusform>Wyprzedź wszystkich o %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Powstrzymaj ostatnią turę gracza %1{genitive}</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>Na ręce: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Masz %n punkt.</numerusform>
            <numerusform>Masz %n punkty.</numerusform>
            <numerusform>Masz %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Trudność %1 z %2</translation>
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
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Odtwórz to na planszy</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Wyjaśnij turę z bieżącego wiersza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Pozycja %1 z %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Pozycja w partii</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Jedna tura wstecz</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Jedna tura dalej</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Niedokończone partie</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Te partie nie zostały rozegrane do końca. Każda toczy się dalej od ostatniego zatwierdzonego kroku.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Kontynuuj tę partię</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;Usuń ją…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Nie teraz</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1: nie można odczytać (ostatni zapis: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (ostatnio grana: %2; wydaje się otwarta na komputerze %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (rozpoczęta: %2, ostatnio grana: %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (ostatnio grana: %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Niedokończone partie pozostają tutaj, dopóki ich nie usuniesz. Zakończone też są zachowywane.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Niedokończone partie pozostają tutaj, dopóki ich nie usuniesz. Z zakończonych zachowywana jest ostatnia %n; tę liczbę możesz zmienić w ustawieniach.</numerusform>
            <numerusform>Niedokończone partie pozostają tutaj, dopóki ich nie usuniesz. Z zakończonych zachowywane są ostatnie %n; tę liczbę możesz zmienić w ustawieniach.</numerusform>
            <numerusform>Niedokończone partie pozostają tutaj, dopóki ich nie usuniesz. Z zakończonych zachowywanych jest ostatnich %n; tę liczbę możesz zmienić w ustawieniach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Czy przenieść tę partię do kosza?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Przenieś do kosza</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Tej partii nie można przenieść do kosza. Czy usunąć ją na zawsze?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Usuń na zawsze</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Partia nie została usunięta.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Zmień nazwę zasad</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Zmień &amp;identyfikator także w tych zestawach zasad</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Pozycja w partii</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>&amp;Widok:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Dziennik</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – Zapis – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Wczytywanie: %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Gry (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Nie udało się zapisać partii.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Zapis</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Zaczyna się tura gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Karty są rozdawane lub tasowane.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 odpada z gry.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 zapowiada ostatnią turę.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>Gra się kończy.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Twoja zakładka</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Informacje jawne</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Gracz, który decyduje</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Widok gracza %1{genitive}</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Pozycja %1 z %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Ta partia nie jest skończona: cudze ręce pozostają ukryte.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>Zapis jest uszkodzony. Pokazana jest część przed uszkodzeniem: %n pozycja.</numerusform>
            <numerusform>Zapis jest uszkodzony. Pokazana jest część przed uszkodzeniem: %n pozycje.</numerusform>
            <numerusform>Zapis jest uszkodzony. Pokazana jest część przed uszkodzeniem: %n pozycji.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Wniosek</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Oglądasz wcześniejszą pozycję: %1 z %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Graj dalej stąd</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Szanse na wygraną w trakcie partii</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punkty w kolejnych rundach</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Szanse przy wszystkich rękach odkrytych. Kliknij pozycję, aby do niej przejść. Klawisze: strzałki w lewo i w prawo – poprzednia i następna decyzja, Page Up i Page Down – kosztowne decyzje.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>Komputer ocenia każdą decyzję na podstawie tego, co wtedy było wiadomo graczowi. Wykres pokazuje szanse przy wszystkich rękach odkrytych.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>Po zakończeniu partii komputer może ocenić wszystkie jej decyzje: które przesądziły o wyniku i co byłoby lepsze.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Najkosztowniejsze decyzje</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Kliknij decyzję albo naciśnij na niej Enter, aby przejść do tej pozycji.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Poprzedni punkt zwrotny</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Następny punkt zwrotny</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Punkt zwrotny %1 z %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>Porównywanie instrukcji…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Wybierz dwa zestawy zasad, według których można grać.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Zapisz różnice</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Różnice</translation>
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
        <translation>Nie udało się zapisać pliku.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>PD&amp;F…</source>
        <translation>PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Markdown…</source>
        <translation>&amp;Markdown…</translation>
    </message>
    <message>
        <source>Rules side by side</source>
        <translation>Zasady obok siebie</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Różniące się ustawienia</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Drukuj różnice</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Zasada</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (tylko w tej pozycji)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>&amp;Dodatki</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n &amp;dodatek</numerusform>
            <numerusform>%n &amp;dodatki</numerusform>
            <numerusform>%n &amp;dodatków</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Za&amp;sady:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Dodatki</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Zasady %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>Zasady tej gry</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (szkic)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Bez dodatków</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n dodatek</numerusform>
            <numerusform>%n dodatki</numerusform>
            <numerusform>%n dodatków</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Dodatki nałożone na zasady</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Niektórych wtyczek nie udało się wczytać. Według zasad, które ich potrzebują, nie można grać.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Niektóre zestawy zasad w twoim katalogu nie nadają się do gry.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Tym razem wtyczki nie są wczytywane. Według zasad, które ich potrzebują, nie można grać.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Niektórych paneli nie udało się wczytać.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Wtyczki zostaną wczytane przy następnym uruchomieniu programu.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Dodaj zasady</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Zasady (*.json *.gnostica-rules);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Do twoich zasad nie dodano: %1.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Zastąp moje</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>Za&amp;chowaj oba, ten jako %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Popraw i dodaj</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Masz już te zasady: „%1”.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Do twoich zasad dodano: „%1”. Możesz je wybrać do nowej gry.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ten plik ma ten sam identyfikator co zasady „%1”, które są częścią programu i nie mogą zostać zastąpione. Możesz go dodać pod innym identyfikatorem.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Masz inny zestaw zasad z tym samym identyfikatorem: „%1”.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Masz wersję %2 zasad „%1”. To jest wersja %3, czyli nowsza.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Masz wersję %2 zasad „%1”. To jest wersja %3, czyli starsza.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Masz wersję %2 zasad „%1”. Ta też nazywa się wersją %2, ale jest inna.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (szkic)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (na stole)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Plik %1 już istnieje. Czy chcesz go zastąpić?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>Z&amp;astąp</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Przekaż ekran graczowi %1{dative}</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Karty na ręce pozostają ukryte, dopóki przed ekranem nie usiądzie %1{nominative}.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Tu %1{nominative}: pokaż moje karty</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Miejsce %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>gładki</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>w paski</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>w kropki</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>w kratkę</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>w kółka</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>w krzyżyki</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n punkt</numerusform>
            <numerusform>%1: %n punkty</numerusform>
            <numerusform>%1: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n punkt, poza grą</numerusform>
            <numerusform>%1: %n punkty, poza grą</numerusform>
            <numerusform>%1: %n punktów, poza grą</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Poza grą</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Kolor gracza %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Wzór gracza %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Gracz %1: człowiek lub komputer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Człowiek przy tym ekranie.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Usuń gracza %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Temperament gracza %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>Tura gracza %1{genitive}</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 jest poza grą</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Liczba graczy:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Zaczyna się od licytacji</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Ręce są rozdane, a przed pierwszą turą wszyscy licytują.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>Reszta leży w stosie odrzuconych</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Karty, których nie wyłożono, leżą pod stosem dobierania w kolejności talii albo pod stosem odrzuconych.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Motyw:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>&amp;Karty:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Animacje:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normalne</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>&amp;Nazwy kolumn i wierszy na brzegu planszy</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Duże karty pod &amp;wskaźnikiem</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Ukrywaj ręce przy zmianie gracza</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>Zanim pokaże się następna ręka, ekran jest przekazywany.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>&amp;Zatwierdzaj każdy krok</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>W przeciwnym razie krok jest wykonywany, gdy tylko jest kompletny.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Pozwalaj &amp;cofać wszystko</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Obejmuje kroki innych graczy oraz wszystko, co dobrano, wyrzucono na kostkach lub odkryto. Wszyscy gracze muszą się na to zgodzić.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;Dźwięki przy ważnych zdarzeniach</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Cichy dźwięk przy zapowiedzi, odpadnięciu gracza, zmianie prowadzenia i na końcu gry.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>&amp;Pokazuj ręce, gdy grają tylko komputery</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Pokazuje rękę gracza, który decyduje, albo gracza wybranego na liście.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>Zachowywane zakończone pa&amp;rtie:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Najnowsze zostają, wcześniejsze trafiają do kosza. Niedokończone zostają zawsze.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Ogólne</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>R&amp;ozmiar tekstu:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>&amp;Głośność:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>Nie udało się zapisać nowych zasad.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Nie udało się powielić zasad.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Nie udało się zmienić nazwy zasad.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>Według zasad, które ich potrzebują, nie będzie już można grać.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Niezapisane zmiany pozostaną wśród szkiców.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Partie rozegrane według tych zasad oraz zapisy tych partii zachowują swoje zasady.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Usuń zasady</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Przenieś do kosza</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Nie udało się usunąć zasad.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Eksportuj zasady</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Jeden dokument</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Tylko ten plik</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>Z tych zasad nie da się zrobić jednego dokumentu.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Zasady (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Nie udało się wyeksportować zasad.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Czy przenieść „%1” do kosza?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>„%1” opiera się na %n twoim zestawie zasad: %2. Sam ten plik nie wystarczy innym do gry. Możesz wyeksportować jeden dokument, który niczego więcej nie potrzebuje.</numerusform>
            <numerusform>„%1” opiera się na %n twoich zestawach zasad: %2. Sam ten plik nie wystarczy innym do gry. Możesz wyeksportować jeden dokument, który żadnego z nich nie potrzebuje.</numerusform>
            <numerusform>„%1” opiera się na %n twoich zestawach zasad: %2. Sam ten plik nie wystarczy innym do gry. Możesz wyeksportować jeden dokument, który żadnego z nich nie potrzebuje.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Dodatki</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Ma niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Te zasady są częścią programu i nie można ich zmienić. Powiel je, aby wprowadzić zmiany.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Ma %n problem.</numerusform>
            <numerusform>Ma %n problemy.</numerusform>
            <numerusform>Ma %n problemów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>Nieużywane pliki</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Zestawy zasad</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowe…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>Z&amp;mień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Po&amp;każ w katalogu</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Szukaj w zestawach zasad</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Żaden zestaw zasad nie zawiera tego ani w nazwie, ani w identyfikatorze.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>Rozwija je %n zestaw zasad: %1.</numerusform>
            <numerusform>Rozwijają je %n zestawy zasad: %1.</numerusform>
            <numerusform>Rozwija je %n zestawów zasad: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>Wymienia je wśród swoich dodatków %n zestaw zasad: %1.</numerusform>
            <numerusform>Wymieniają je wśród swoich dodatków %n zestawy zasad: %1.</numerusform>
            <numerusform>Wymienia je wśród swoich dodatków %n zestawów zasad: %1.</numerusform>
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
        <translation>Obie instrukcje są jednakowe i nie różni się żadne ustawienie.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>Obie instrukcje są jednakowe, ale różnią się ustawienia.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n zasada tylko w A</numerusform>
            <numerusform>%n zasady tylko w A</numerusform>
            <numerusform>%n zasad tylko w A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n zasada tylko w B</numerusform>
            <numerusform>%n zasady tylko w B</numerusform>
            <numerusform>%n zasad tylko w B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n zmieniona zasada</numerusform>
            <numerusform>%n zmienione zasady</numerusform>
            <numerusform>%n zmienionych zasad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n jednakowa zasada</numerusform>
            <numerusform>%n jednakowe zasady</numerusform>
            <numerusform>%n jednakowych zasad</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Ukryj jednakowe zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Zasada</translation>
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
        <translation>Brak</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Silniejszy i słabszy komputer rozgrywają przeciw sobie tyle rozdań, aby zmierzyć, ile zależy od biegłości. Trwa to dużo dłużej.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>przeciw</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Silniejszy gracz</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Słabszy gracz</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
            <numerusform>%1: wygrane %2 z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Wyniki</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>Wygrane z komputerem: %1 z %n partii.</numerusform>
            <numerusform>Wygrane z komputerem: %1 z %n partii.</numerusform>
            <numerusform>Wygrane z komputerem: %1 z %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Tu pojawią się twoje wyniki w grach z komputerem.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>Grasz już %n dzień z rzędu.</numerusform>
            <numerusform>Grasz już %n dni z rzędu.</numerusform>
            <numerusform>Grasz już %n dni z rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
            <numerusform>Ukończono %1 z %n lekcji</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>Rozwiązano %1 z %n zadania</numerusform>
            <numerusform>Rozwiązano %1 z %n zadań</numerusform>
            <numerusform>Rozwiązano %1 z %n zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Wojna o ziemię na planszy z kart tarota</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Wspólna gra</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>Od dwóch do sześciu osób przy jednym ekranie, dowolna gra, dowolne zasady.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Zmień zasady, stwórz własną grę.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Dwie gry, zasada po zasadzie i w tysiącach partii.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>Kt&amp;o gra?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona początkowa</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Zapis lub niedokończona partia z pliku.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Strona %1 z %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Przyczyna</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Tylko w „%1”</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>W obu, ale z innym skutkiem</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>Jednakowe w obu</translation>
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
        <translation>Teraz nie można pokazać niczego ze stołu.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Przed pierwszą turą nie ma pozycji do porównania.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Rozkładanie pozycji…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Otwórz pozycję lub grę</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Pozycje, scenariusze i gry (*.json *.gnostica-position *.gnostica);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>Nie udało się otworzyć pozycji.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Porównywanie kroków…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Jeden z zestawów zasad nie dopuszcza tej pozycji.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Wybierz dwa zestawy zasad, według których można grać.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>&amp;Ze stołu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>O&amp;twórz…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Nowe &amp;rozdanie</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>Wykonaj &amp;krok</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>Niech wybierze ko&amp;mputer</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>M&amp;iejsca:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Kroki według obu zestawów zasad</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Naciśnij „Wstecz”, aby wrócić tam, gdzie się rozeszły.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>Pomoc</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lekcje i zadania</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lekcje i zadania</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>Wszystkie lekcje i z&amp;adania</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>Po&amp;każ mi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Zacznij od n&amp;owa</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Wstecz</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Temperament losowany</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Zrównoważony: buduje i przeszkadza innym</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Budowniczy: woli zakładać i wzmacniać terytoria</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Łowca: woli przeszkadzać innym</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Zapowiada, gdy to lepsze niż czekanie</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Ryzykant: zapowiada wcześniej</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Ostrożny: zapowiada później</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Wersja formatu</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Krótka nazwa, dla plików i dla innych zasad</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Gra albo dodatek do gier</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Pierwowzór; dokument zawiera tylko różnice względem niego</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Dodatki wchodzące w skład zasad</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nazwa, według języków</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Streszczenie w jednym zdaniu, według języków</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Uwagi autorskie, według języków</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>Wersja zasad, numer nadany przez ich autora</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Moce kolorów</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Moce wielkich arkanów</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Połączenia między mocami karty</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Używane mechaniki</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Nazwa mocy</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Moce, z których wybiera się jedną</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>Od %1 do %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Usuwa wartość pierwowzoru</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>To samo co brak wartości</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>W pierwowzorze: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Domyślnie: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Zasada %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>To jest za długie jak na zasady. Niczego nie wklejono.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Ten tekst nie może być częścią zasad. Niczego nie wklejono.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Tej poprawki nie można już zastosować.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Brak poprawek w tym miejscu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Po&amp;nów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Zaznacz w&amp;szystko</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>Pokaż &amp;możliwe wpisy</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>&amp;Objaśnij ten wpis</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>Zna&amp;jdź…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Jeszcze około %n godziny.</numerusform>
            <numerusform>Jeszcze około %n godzin.</numerusform>
            <numerusform>Jeszcze około %n godzin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Jeszcze około %n minuty.</numerusform>
            <numerusform>Jeszcze około %n minut.</numerusform>
            <numerusform>Jeszcze około %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Jeszcze około %n sekundy.</numerusform>
            <numerusform>Jeszcze około %n sekund.</numerusform>
            <numerusform>Jeszcze około %n sekund.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Wróć na stronę początkową</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Wróć na stronę początkową (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Czeka, aż będzie można grać według tych zasad.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>Rozegrane partie próbne: %n</numerusform>
            <numerusform>Rozegrane partie próbne: %n</numerusform>
            <numerusform>Rozegrane partie próbne: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Po każdej zmianie rozgrywaj partie próbne</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>Po&amp;każ partię</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Wyniki partii próbnych</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Odrzuć</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Zakończona partia</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>Twoja partia czeka na stole.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>Partia jest skończona; jej plansza nadal tu leży.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>O&amp;bejrzyj planszę</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Ko&amp;ntynuuj</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Inne niedoko&amp;ńczone partie…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Rozwiązano w %n z ostatnich siedmiu dni</numerusform>
            <numerusform>Rozwiązano w %n z ostatnich siedmiu dni</numerusform>
            <numerusform>Rozwiązano w %n z ostatnich siedmiu dni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Dodaj gracza</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>Komputery widzą tylko to, co na ich miejscu widziałby każdy gracz.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Nie udało się otworzyć zasad.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Niezapisanych zmian nie da się zachować na później.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Zapisz zasady</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Tego tekstu nie można odczytać jako zasad. Jeśli go zapiszesz, zasady znikną z listy gier, dopóki tekst nie zostanie poprawiony.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>Mimo to z&amp;apisz</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Nie udało się zapisać zasad.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Partia próbna %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>Na stole nie toczy się żadna tura, od której można by grać dalej.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Warsztat – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Warsztat – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Wybierz zasady albo stwórz nowe.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>W&amp;idok</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Zestawy zasad</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemy</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Partie próbne</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Otwartego tekstu nie można odczytać jako JSON. Zmień w nim identyfikator ręcznie.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>Zasady dostaną inny identyfikator.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Zmień &amp;identyfikator także w tych zestawach zasad</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Zmień go &amp;tylko tutaj</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Nie udało się zapisać nowego identyfikatora we wszystkich zestawach, które odwołują się do tych zasad.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>Identyfikator „%1” mają już zasady „%2”. Jeśli te zostaną zapisane z tym samym identyfikatorem, używany będzie tylko jeden z tych dwóch zestawów.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Zmiany w zasadach „%1” nie są ani zapisane, ani zachowane jako szkic.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (niezapisane)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Warsztat</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Porównywanie zasad</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Wybierz dwa zestawy zasad</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>W menu „{menu:compare}” wybierz „{action:compare}”.</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Wybierz u góry zestawy zasad: dowolny zainstalowany, tworzony właśnie w warsztacie albo zasady gry na stole. Na każdy można nałożyć dodatki.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Różnice</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Różnice” pokazuje obok siebie jedne i drugie zasady, z zaznaczonymi różnicami w słowach, oraz tabelę ustawień. Jednakowe części są zwinięte; kliknij którąś, aby ją przeczytać.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Skutki w jednej pozycji</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>„Ta sama pozycja” pokazuje jedną pozycję na dwóch planszach i wszystkie kroki w czterech grupach: te, na które pozwalają tylko jedne lub tylko drugie zasady, te o innym skutku i te jednakowe.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Pozycja pochodzi z gry na stole, z pliku, z rozegranej partii albo z nowego rozdania.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Wybierz krok, aby w miarę możliwości wykonać go na obu planszach. Obok każdego kroku podana jest zasada, która powoduje różnicę.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Niech grają komputery</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Eksperymenty</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>W części „Wpływ na partie” komputery rozgrywają te same rozdania według każdego zestawu zasad. Wybierz liczbę graczy, ich poziom i liczbę rozdań albo wymaganą dokładność wyniku.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Eksperyment można wstrzymać, zatrzymać i wznowić innego dnia: żadna partia nie przepadnie.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Plan można zapisać w pliku, dla kogoś innego albo dla wiersza poleceń.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Od liczby do jej partii</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Kliknij liczbę, słupek lub kropkę, a zobaczysz listę partii, z których powstały. Kliknij partię dwukrotnie, aby ją obejrzeć.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Ważne zasady</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Ważne zasady” zmienia z osobna każdą zasadę zestawu i pokazuje, jakie zmiany skracają, uspokajają lub wyrównują partie. Od każdej zmiany jeden przycisk prowadzi do osobnego eksperymentu, a drugi do zasad.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Raporty</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>„Eksportuj” zapisuje stronę z wykresami, którą pokaże każda przeglądarka, albo liczby do arkusza kalkulacyjnego.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Odczytywanie przedziału</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>„4,1 ± 0,9 tury”</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>W partiach dużo zależy od przypadku: inne rozdania dałyby inną liczbę. Przedział pokazuje, o ile liczba może się różnić od prawdziwej: ta leży prawdopodobnie między 3,2 a 5,0. Im więcej rozdań, tym węższy przedział: cztery razy więcej rozdań zmniejsza go o połowę.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Odczytywanie różnicy</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Jeśli przedział różnicy nie obejmuje 0, zasady prawdopodobnie coś zmieniają; takie wiersze są pogrubione.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Jeśli obejmuje 0, nie zaobserwowano różnicy. Nie znaczy to, że jej nie ma: zdanie obok podaje, jak duża różnica jest jeszcze możliwa.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Zaglądanie przed końcem</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Te przedziały obowiązują bez względu na to, jak często na nie patrzysz i kiedy przerwiesz. Mimo to jeden na dwadzieścia może nie obejmować prawdziwej liczby; wnioski uwzględniają liczbę porównań.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Ograniczenia</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Grały komputery, nie ludzie: nie chowają urazy i niczego się nie uczą. Czy gra jest ciekawa, musicie sprawdzić sami.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Ustawianie pozycji</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Rozłóż pozycję</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>W menu „{menu:setUp}” albo w oknie rozegranej partii wybierz „{action:setUp}”.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Połóż karty i figury tam, gdzie mają być: przeciągnij je albo wybierz jedną z nich, a potem pole.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Karty i figury są na bieżąco liczone; to, co jest niemożliwe, zostaje wymienione wraz z zasadą i miejscem.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Skorzystaj z pozycji</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Graj dalej od tej pozycji, zapisz ją, skopiuj jako tekst lub obraz albo porównaj według dwóch zestawów zasad.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>W eksperymencie może wziąć udział więcej niż dwa zestawy: naciśnij plus obok nich.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Ustalenia dotyczące końcówki</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Autorzy Gnostiki nazywają jej końcówkę swoją bolączką: nikt nie ma odwagi zapowiedzieć ostatniej tury, wszyscy atakują prowadzącego, a kto zapowiada na próżno, musi się przyglądać. Dlatego komputery rozegrały 600 rozdań dla trzech graczy z dziewięcioma zakończeniami, każde rozdanie dwa razy, za drugim razem z wszystkimi o jedno miejsce dalej, i jeszcze dwa razy z nierównymi graczami: 21 600 partii. Wykres pokazuje, o ile partie stały się dłuższe lub krótsze niż według wydrukowanych zasad.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Prawdziwa bolączka</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Według wydrukowanych zasad trzy komputery, które widzą, kto prowadzi, grają 380 tur albo dłużej: jedna partia na sześć nie kończy się w ciągu 2000 decyzji i zostaje wtedy przerwana. Przez 40 z tych tur ktoś ma do celu najwyżej jeden punkt i nikt nie ma odwagi. Spośród kroków, które komuś szkodzą, 56% szkodzi graczowi, który prowadzi.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Środki zaradcze</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Karta Nieskończoności</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Zakończenie z pierwszego wydania leczy większość tych bolączek: 71 tur zamiast 380, każda partia się kończy, nikt nie odpada i nikt nie dzieli się zwycięstwem. W partii padają dwie zapowiedzi ostatniej tury, według wydrukowanych zasad jedna; udaje się ich mniej więcej tyle samo, przy niewiele więcej niż pięciu punktach. Cena: silniejsza strona wygrywa 73% partii zamiast 89%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Najwyższy wynik po wyczerpaniu talii</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 tur, każda partia się kończy, nikt nie odpada. Ale w więcej niż co czwartej partii gracze dzielą się zwycięstwem, a dwa na trzy kroki, które komuś szkodzą, szkodzą graczowi, który prowadzi: więcej niż według wydrukowanych zasad.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Ukryty minutnik</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 tur: zdecydowanie najkrótsze partie, a tur, w których nikt nie ma odwagi, jest mniej niż jedna. Mało kto jeszcze zapowiada, udaje się jedna ostatnia tura na siedem, a pierwszy gracz wygrywa tylko 18% partii.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Inne cele</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Cel ośmiu punktów skraca partię o 113 tur i prawie każda się kończy. To, jak długo nikt nie ma odwagi i ile warta jest biegłość, o ile można to stwierdzić, pozostaje bez zmian. Cel dziesięciu punktów dodaje co najmniej 107 tur, a cztery partie na dziesięć nie mają końca.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Łagodniejsza porażka</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Jeśli po nieudanej zapowiedzi wygrywają wszyscy pozostali, partie nie są krótsze, ale w jednej trzeciej z nich gracze dzielą się zwycięstwem: ostatnia tura udaje się w 58% przypadków zamiast w 77%. Jeśli po nieudanej zapowiedzi traci się figury zamiast gry, wszyscy zostają przy stole, a partia trwa o 33 tury dłużej: nikt nie ma przez to odwagi wcześniej.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Bez zmian</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Nie zaobserwowano, by któreś zakończenie zmieniało to, ile zależy od rozdania: dla wszystkich wykluczona jest różnica większa niż 0,18 drogi od niczego do wszystkiego.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Ograniczenia eksperymentu</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Komputery, nie ludzie</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Otwarte pytania</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Czy ludzie mają więcej odwagi, gdy porażka kosztuje mniej? Jak to wygląda przy czterech i większej liczbie graczy? Czy zakończenie może być krótkie i zostawiać biegłości tyle samo co wydrukowane zasady? Sprawdź to samodzielnie: „{action:compare}” w menu „{menu:compare}” otwiera także plan tego eksperymentu.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[Cały raport](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Planują jedną turę i odpowiedź na nią, a „silniejszy” znaczy: taki planista w porównaniu z graczem, który wykonuje krok najlepszy w danej chwili. Nie zawierają sojuszy, nie nudzą się i nie męczy ich atakowanie prowadzącego: ludzie mogą kończyć swoje partie dużo wcześniej. Zakończenia porównano przy tych samych graczach i tych samych kartach; jak długo trwają wasze partie, to inne pytanie.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Wszystkie liczby z przedziałami, wszystkie wykresy i sposób ich odtworzenia, w przeglądarce (po angielsku).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Klawisze</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Tworzenie gry</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Tworzenie własnej gry</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Zacznij od gry, którą znasz</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>W menu „{menu:workshop}” wybierz „{action:workshop}”.</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Lista po lewej pokazuje wszystkie zestawy zasad, każdy pod swoim pierwowzorem. Wybierz ten, który jest najbliższy temu, czego chcesz, a potem „Nowe”.</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Twoje zasady zawierają tylko różnice: wszystko inne jest takie jak w pierwowzorze. Zasady, które są częścią programu, są zablokowane; swoje możesz zmieniać.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Zmień ustawienie</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>W części „Ustawienia” każda zasada, którą można zmienić, ma wiersz z nazwą, znaczeniem i miejscem w instrukcji.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Aby znaleźć ustawienie, wpisz słowo w pole wyszukiwania ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Ustawienie, które różni się od pierwowzoru, ma kolorowy znak; strzałka obok przywraca wartość pierwowzoru.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Przeczytaj zasady</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Po prawej są zasady twojej gry w takiej postaci, w jakiej przeczytają je gracze.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Nowe zdania są zaznaczone; zatrzymaj na którymś wskaźnik, aby zobaczyć dawne zdanie.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Kliknij zdanie, aby zobaczyć ustawienie, od którego zależy.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Sprawdź, czy są problemy</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>„Problemy” to lista tego, w co nie da się grać, i tego, co mogło nie być twoim zamiarem. Problem, który można naprawić automatycznie, ma do tego przycisk.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Wypróbuj grę</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Gdy pracujesz, komputery rozgrywają szybkie partie według twoich zasad. „Partie próbne” pokazują wyniki: czy partie się kończą, jak długo trwają i czego nigdy się nie używa.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>„Zagraj w szkic” od razu zaczyna grę według twoich zasad; nie trzeba ich najpierw zapisywać.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>„Graj dalej ze stołu” kontynuuje według nich grę od obecnej pozycji na stole.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Cofanie i niezapisane zmiany</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Każdą zmianę można cofnąć ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Niezapisane zmiany po zamknięciu okna zostają zachowane i następnym razem znów tam będą.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Rozpoczęte partie zachowują zasady, według których je zaczęto.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Trzy przepisy</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Krótsza gra dla czworga</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Po lewej wybierz Gnosticę, potem „Nowe”; nazwij je „Krótka dla czworga” i wybierz „Utwórz”.</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>W części „Gracze i figury” ustaw „Najmniej graczy” i „Najwięcej graczy” na 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>W pole wyszukiwania wpisz „punkty do wygranej” i ustaw „Punkty do wygranej” na 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Po chwili „Partie próbne” pokazują, ile tur trwa teraz partia.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wybierz „Zapisz zasady”. Odtąd są one wśród gier w oknie „Nowa gra”.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Jeśli ma się w to grać także w innej liczbie graczy, zostaw liczbę graczy bez zmian, a ustaw „Punkty do wygranej przy 4 graczach”.</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Łagodniejszy koniec</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Po lewej wybierz Gnosticę, potem „Nowe”; nazwij je „Łagodna” i wybierz „Utwórz”.</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>W pole wyszukiwania wpisz „ostatniej tury”. „Skutek nieudanej ostatniej tury” określa, co spotyka gracza, który zapowiada, a potem ma za mało punktów.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Wybierz „Gracz traci następną turę”: nikt już nie odpada.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Ustaw „Punkty potrzebne do zapowiedzi” na 6, aby nikt nie zapowiadał na próżno. Zasady po prawej od razu pokazują skutek.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Inna moc karty</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Po lewej wybierz Gnosticę, potem „Nowe”; nazwij je „Jasne Słońce” i wybierz „Utwórz”.</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Otwórz „Moce kart” i przejdź w dół do karty „Słońce”.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Naciśnij plus za jej mocami, „Dodaj moc”, i wybierz „Buława”.</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Obraz karty i jej zdanie zmieniają się od razu. Przeciągnij nową moc tam, gdzie ma być.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Gotowa gra</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Zestaw zasad to jeden plik. „Eksportuj” zapisuje go tam, gdzie chcesz. Inni upuszczają ten plik na okno albo otwierają go dwukrotnym kliknięciem. Nie zawiera on programu: nic w nim nie może zaszkodzić.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Nazwy w innych językach</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>W części „Nazwy” możesz podać nazwę i streszczenie w kilku językach. Czytelnicy innych języków widzą tekst angielski albo, jeśli go nie ma, pierwszy.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Dla tych, którzy znają JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>W części „Tekst” jest sam dokument, z uzupełnianiem i objaśnieniami. Formularz i tekst są zawsze zgodne; twoja kolejność i odstępy zostają zachowane.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Opuszczanie partii i jej obrazy</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Poddanie się</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>Polecenie „{action:resign}” w menu „{menu:resign}” poddaje partię, po potwierdzeniu. Jeśli został tylko jeden przeciwnik, partia się kończy i on wygrywa. W przeciwnym razie do końca partii gra za ciebie komputer.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Dokończenie partii przez komputery</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>Polecenie „{action:letComputersFinish}” w menu „{menu:letComputersFinish}” szybko rozgrywa resztę partii ({key:letComputersFinish}). Komputery grają wtedy za wszystkich. W każdej chwili można je wstrzymać.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Obraz planszy</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>Polecenie „{action:savePicture}” w menu „{menu:savePicture}” zapisuje planszę jako obraz, bez rąk graczy ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>Polecenie „{action:copyPicture}” kopiuje obraz, by można go było wkleić gdzie indziej.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>Karta Nieskończoności leży pod stosem dobierania.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>Karta Nieskończoności leży obok stosu: na koniec tury może ją wziąć gracz, którego wynik jest wyższy niż wynik każdego innego gracza.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Karta Nieskończoności zostaje u gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 ma kartę Nieskończoności i wygra, jeśli na koniec swojej następnej tury nadal będzie mieć wynik wyższy niż każdy inny gracz.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Runda wyzwania gracza %1{genitive}: %n punkt, najlepszy z pozostałych ma %2.</numerusform>
            <numerusform>Runda wyzwania gracza %1{genitive}: %n punkty, najlepszy z pozostałych ma %2.</numerusform>
            <numerusform>Runda wyzwania gracza %1{genitive}: %n punktów, najlepszy z pozostałych ma %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>Karta Nieskończoności</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>Karta Nieskończoności</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>karta Nieskończoności</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>Miejsce karty</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Pod stosem dobierania</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Obok stosu dobierania</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Kartę Nieskończoności kładzie się pod stosem dobierania. Gdy zostanie dobrana ostatnia karta nad nią, kartę Nieskończoności kładzie się obok stosu, nawet jeśli nie ma odrzuconych kart do potasowania.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Odtąd na koniec swojej tury możesz wziąć kartę Nieskończoności, jeśli masz wtedy wynik wyższy niż każdy inny gracz: zaczyna się runda wyzwania. Karty nie można wziąć, gdy trwa runda wyzwania, ani na koniec tury, która ją rozstrzyga.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Jeśli na koniec swojej następnej tury nadal masz wynik wyższy niż każdy inny gracz, wygrywasz. W przeciwnym razie karta wraca na miejsce obok stosu. Nikt przez to nie odpada z gry.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kończysz turę i bierzesz kartę Nieskończoności: zaczyna się runda wyzwania.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 kończy turę i bierze kartę Nieskończoności: zaczyna się runda wyzwania.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Weź kartę Nieskończoności</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Zakończ turę albo weź kartę Nieskończoności i zacznij rundę wyzwania.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Z tą turą kończy się twoja runda wyzwania: wygrywasz, jeśli masz wtedy wynik wyższy niż każdy inny gracz.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>Z tą turą kończy się runda wyzwania gracza %1{genitive}; wygrywa najwyższy wynik.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Trwa twoja runda wyzwania.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>Trwa runda wyzwania gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>Pojawia się karta Nieskończoności i trafia na miejsce obok stosu.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Bierzesz kartę Nieskończoności; zaczyna się twoja runda wyzwania.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 bierze kartę Nieskończoności; zaczyna się runda wyzwania.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Twoja runda wyzwania kończy się niepowodzeniem; karta Nieskończoności wraca na miejsce obok stosu.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>Runda wyzwania gracza %1{genitive} kończy się niepowodzeniem; karta Nieskończoności wraca na miejsce obok stosu.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Twoja runda wyzwania kończy się powodzeniem: nadal masz najwyższy wynik (%2).</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>Runda wyzwania gracza %1{genitive} kończy się powodzeniem: najwyższy wynik to nadal %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Karta Nieskończoności leży jeszcze pod stosem dobierania (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Najpierw musi się skończyć runda wyzwania gracza %1{genitive} (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Twój wynik musi być wyższy niż każdy inny, a %1{nominative} ma co najmniej tyle samo (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Z tą turą kończy się twoja własna runda wyzwania (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wygrywasz: po rundzie wyzwania nadal masz najwyższy wynik.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>Wygrywa %1{nominative}: wynik po rundzie wyzwania nadal jest najwyższy.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 już istnieje.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można otworzyć: %1. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>Nie można zapisać: %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 nie jest plikiem eksperymentu.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>Plik %1 pochodzi z późniejszej wersji programu (tabele w wersji %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>Plik %1 jest uszkodzony. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Plik %1 należy do innego eksperymentu.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Inny program dodaje partie do pliku %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>Plik %1 rozpoczęto w wersji %2 programu, której komputery mogą grać inaczej.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 to ta sama część co %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>W %1 nie ma żadnych części.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>W %1 brakuje tych części: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Plik %1 nie jest ukończony; uruchom tę część ponownie.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Planu z zadaną dokładnością nie można podzielić na części, bo żadna z nich nie wiedziałaby, kiedy jest ona osiągnięta. Podaj samą liczbę rozdań.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 nie jest raportem z eksperymentu.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>W pliku %1 brakuje partii (rozdania: %2). Uruchom tę część ponownie.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>Plik %1 zawiera inne tabele niż te, których używa ten program. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>Plik %1 przeszkadza: to nie ten program go utworzył. Przenieś go lub zmień jego nazwę i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nazwa pliku %1 jest zastrzeżona dla części eksperymentów. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Odczytywanie pliku %1 zostało przerwane.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Plik %1 ma inne nazwy (twarde dowiązania). Inny program może dodawać partie pod jedną z nich. Utwórz kopię i użyj jej.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>Nie można przenieść: %1. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 nie jest plikiem z danymi do nauki.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>Plik %1 pochodzi z późniejszej wersji programu (format %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>Plik %1 pochodzi z innej wersji programu, której komputery zwracają uwagę na inne cechy pozycji. Użyj innego katalogu.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>Plik %1 powstał przy innych ustawieniach (%2). Użyj ich ponownie albo wybierz inny katalog.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>tury</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;tury</numerusform>
            <numerusform>%1&#xa0;tury</numerusform>
            <numerusform>%1&#xa0;tury</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>decyzje</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;decyzji</numerusform>
            <numerusform>%1&#xa0;decyzji</numerusform>
            <numerusform>%1&#xa0;decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>punkty</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;punktu</numerusform>
            <numerusform>%1&#xa0;punktu</numerusform>
            <numerusform>%1&#xa0;punktu</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>gracze</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;gracza</numerusform>
            <numerusform>%1&#xa0;gracza</numerusform>
            <numerusform>%1&#xa0;gracza</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>zapowiedzi</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;zapowiedzi</numerusform>
            <numerusform>%1&#xa0;zapowiedzi</numerusform>
            <numerusform>%1&#xa0;zapowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>zmiany prowadzenia</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;zmiany prowadzenia</numerusform>
            <numerusform>%1&#xa0;zmiany prowadzenia</numerusform>
            <numerusform>%1&#xa0;zmiany prowadzenia</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>kroki</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;kroku</numerusform>
            <numerusform>%1&#xa0;kroku</numerusform>
            <numerusform>%1&#xa0;kroku</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>karty</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;karty</numerusform>
            <numerusform>%1&#xa0;karty</numerusform>
            <numerusform>%1&#xa0;karty</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>terytoria</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;terytorium</numerusform>
            <numerusform>%1&#xa0;terytorium</numerusform>
            <numerusform>%1&#xa0;terytorium</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>figury</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;figury</numerusform>
            <numerusform>%1&#xa0;figury</numerusform>
            <numerusform>%1&#xa0;figury</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>przetasowania</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;przetasowania</numerusform>
            <numerusform>%1&#xa0;przetasowania</numerusform>
            <numerusform>%1&#xa0;przetasowania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;punktu procentowego</numerusform>
            <numerusform>%1&#xa0;punktu procentowego</numerusform>
            <numerusform>%1&#xa0;punktu procentowego</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>phrase: a percentage with decimals</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>korelacja</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Partie, które się kończą</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Udział partii rozegranych do końca; pozostałe przerwano po osiągnięciu limitu decyzji.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Partie zakończone, podzielone przez wszystkie partie.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” kończy się więcej partii niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” kończy się mniej partii niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Tury w partii</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Liczba tur w partii, wszystkich graczy razem. Partia przerwana ma ich co najmniej tyle.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Tury, które się zaczęły, razem z ostatnią.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>„%1” trwa o %2 dłużej niż „%3”.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>„%1” kończy się o %2 wcześniej niż „%3”.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Decyzje w partii</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Liczba decyzji w partii: co zrobić w turze, jak użyć mocy, czy zapowiadać. Partia przerwana ma ich co najmniej tyle.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Kroki wykonane przez graczy, razem z licytacją i odpowiedziami.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partia „%1” wymaga o %2 więcej niż partia „%3”.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partia „%1” wymaga o %2 mniej niż partia „%3”.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Tury do pierwszej zapowiedzi</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Tura, w której po raz pierwszy zapowiada się ostatnią turę.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>Numer tury pierwszej zapowiedzi; partie bez zapowiedzi się nie liczą.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” pierwsza zapowiedź pada o %2 później niż w „%3”.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” pierwsza zapowiedź pada o %2 wcześniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Wygrane zaczynającego gracza</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Udział partii wygranych przez gracza, który ma pierwszą turę; przy równych szansach jeden podzielone przez liczbę graczy.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>Udział w wygranej miejsca, które miało pierwszą turę; partie przerwane się nie liczą.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zaczynający gracz wygrywa częściej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zaczynający gracz wygrywa rzadziej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Przewaga punktowa na koniec</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Liczba punktów, o jaką zwycięzca wyprzedza na koniec gry najlepszego z pozostałych graczy.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Punkty najlepszego zwycięzcy minus punkty najlepszego z pozostałych graczy, którzy są jeszcze w grze.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zwycięzca ma większą przewagę niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zwycięzca ma mniejszą przewagę niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Wspólne zwycięstwa</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Udział partii wygranych wspólnie przez kilku graczy, którzy nie są sojusznikami.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partie, w których zwycięstwem dzielą się przeciwnicy, podzielone przez wszystkie partie.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zwycięstwo jest wspólne częściej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zwycięstwo jest wspólne rzadziej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Gracze, którzy odpadają</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Liczba graczy, którzy odpadają, zanim gra się skończy.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Liczba wyeliminowanych graczy.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” odpada o %2 więcej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” odpada o %2 mniej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Tury do pierwszego odpadnięcia</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Tura, w której odpada pierwszy gracz.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>Numer tury pierwszego odpadnięcia; partie, w których nikt nie odpada, się nie liczą.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” pierwszy gracz odpada o %2 później niż w „%3”.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” pierwszy gracz odpada o %2 wcześniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Zapowiedzi w partii</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Ile razy gracze zapowiadają, że następna tura będzie ich ostatnią.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Wszystkie zapowiedzi; ogłoszenie rundy końcowej nie jest zapowiedzią.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” pada o %2 więcej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” pada o %2 mniej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Udane zapowiedzi</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Udział zapowiedzi, które dają wygraną zapowiadającemu.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Udane zapowiedzi podzielone przez wszystkie; partie bez zapowiedzi się nie liczą.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zapowiedzi udają się częściej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” zapowiedzi udają się rzadziej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Punkty przy zapowiedzi</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Liczba punktów, które mają gracze w chwili zapowiedzi.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Punkty zapowiadających graczy w chwili zapowiedzi, średnio; partie bez zapowiedzi się nie liczą.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze zapowiadają, mając o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze zapowiadają, mając o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Nieudane zapowiedzi</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Liczba nieudanych zapowiedzi w partii.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Zapowiedzi, które się nie udały; ta, którą wyprzedził koniec gry, nie jest ani udana, ani nieudana.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” jest o %2 nieudanej więcej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W partii „%1” jest o %2 nieudanej mniej niż w partii „%3”.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Tury bez odwagi do zapowiedzi</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Liczba tur, w których komuś brakuje do celu najwyżej jednego punktu, a nikt nie zapowiada.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Tury, na początku których komuś brakowało do celu najwyżej jednego punktu i żadna zapowiedź nie czekała na rozstrzygnięcie, a nikt w nich nie zapowiedział.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” nikt nie odważa się zapowiadać o %2 dłużej niż w „%3”.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” nikt nie odważa się zapowiadać o %2 krócej niż w „%3”.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Wrogie kroki przeciw prowadzącemu</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Udział wrogich kroków, które szkodzą prowadzącemu graczowi.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Wrogie kroki trafiające prowadzącego, podzielone przez wszystkie wrogie kroki, gdy ktoś prowadzi. Krok jest wrogi, jeśli przeciwnik traci przez niego figury, oczka, punkty lub terytorium albo jego figura zostaje przesunięta lub obrócona.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” wrogie kroki trafiają prowadzącego częściej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” wrogie kroki trafiają prowadzącego rzadziej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Zmiany prowadzenia</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Liczba zmian prowadzącego gracza w partii.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Ile razy na początku tury lub na końcu gry najwięcej punktów ma inny gracz niż poprzednio; remisy się nie liczą.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Największa strata zwycięzcy</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Ile późniejszy zwycięzca tracił do faworyta w najgorszym momencie.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>Największa różnica na początku tury między największą szansą na wygraną a szansą zwycięzcy, w ocenie komputerów.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” największa strata zwycięzcy jest większa niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” największa strata zwycięzcy jest mniejsza niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Otwartość partii</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Jak otwarty jest wynik, średnio w ciągu partii: 100%, gdy wszyscy gracze mają równe szanse, 0%, gdy partia jest rozstrzygnięta.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>Entropia szans graczy na wygraną, podzielona przez największą możliwą, średnio na początku tur, w ocenie komputerów.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partie „%1” pozostają bardziej otwarte niż partie „%3”, o %2.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partie „%1” pozostają mniej otwarte niż partie „%3”, o %2.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Tura, w której partia się rozstrzyga</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Tura, po której szansa zwycięzcy na wygraną stale przekracza 80%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>Ostatnia tura, na początku której szansa zwycięzcy wynosiła najwyżej 80%, w ocenie komputerów.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partie „%1” rozstrzygają się o %2 później niż partie „%3”.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Partie „%1” rozstrzygają się o %2 wcześniej niż partie „%3”.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Czekanie na swoją turę</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Liczba decyzji innych graczy między dwiema turami gracza.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Decyzje innych od końca tury gracza do początku jego następnej tury, średnio.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” inni podejmują między dwiema turami gracza o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” inni podejmują między dwiema turami gracza o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Czekanie po odpadnięciu</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Liczba tur, przez które wyeliminowani gracze muszą się przyglądać, zanim gra się skończy.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Tury, które zaczęły się po odpadnięciu gracza, zsumowane dla wszystkich, którzy odpadli.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze, którzy odpadli, przyglądają się o %2 dłużej niż w „%3”.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze, którzy odpadli, przyglądają się o %2 krócej niż w „%3”.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Wybór przy decyzji, średnio</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Liczba kroków, spośród których gracz może wybierać, średnio dla wszystkich decyzji.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Średnia liczba dozwolonych kroków przy decyzji.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” do wyboru jest średnio o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” do wyboru jest średnio o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Wybór przy typowej decyzji</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Liczba kroków, spośród których gracz może wybierać: połowa decyzji daje ich więcej, połowa mniej.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Mediana liczby dozwolonych kroków przy decyzji.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” przy typowej decyzji do wyboru jest o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” przy typowej decyzji do wyboru jest o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Największy wybór przy decyzji</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Liczba kroków, spośród których gracz może wybierać przy decyzji z największym wyborem w partii.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Największa liczba dozwolonych kroków przy decyzji w partii.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” przy decyzji z największym wyborem jest o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” przy decyzji z największym wyborem jest o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Liczba kart na ręce gracza.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Karty na rękach graczy, którzy są jeszcze w grze, na początku tury, średnio.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze mają na ręce o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” gracze mają na ręce o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Tury z odświeżeniem ręki</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Udział tur poświęconych na odrzucanie i dobieranie kart.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Tury z odświeżeniem ręki, w którym coś się odrzuca lub dobiera, podzielone przez wszystkie tury.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” rękę odświeża się w większej części tur niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” rękę odświeża się w mniejszej części tur niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Terytoria na planszy</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Wielkość planszy.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Terytoria na planszy na początku tury, średnio.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” jest ich o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” jest ich o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Figury na planszy</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Liczba figur wszystkich graczy na planszy.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Figury na planszy na początku tury, średnio.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” na planszy jest o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” na planszy jest o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Figury na pustkowiach</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Liczba figur poza terytoriami.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Figury na pustkowiach na początku tury, średnio.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” na pustkowiach jest o %2 więcej niż w „%3”.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” na pustkowiach jest o %2 mniej niż w „%3”.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Przetasowania w partii</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Liczba wyczerpań i przetasowań stosu dobierania.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Ile razy odrzucone karty stały się stosem dobierania.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Wpływ biegłości</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Udział w wygranych silniejszego komputera przeciw słabszemu: 50%, gdyby biegłość nie miała znaczenia.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>Udział w wygranych silniejszego z dwóch danych graczy, średnio w partiach, w których każdy tak samo często ma każde miejsce.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” silniejszy gracz wygrywa częściej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” silniejszy gracz wygrywa rzadziej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Wpływ rozdania</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Czy to samo miejsce znów wygrywa, gdy te same karty dostają inni gracze: 1, jeśli rozstrzyga rozdanie, 0, jeśli nie ma ono znaczenia.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>Korelacja między wynikiem miejsca w rozdaniu a wynikiem w tym samym rozdaniu z zamienionymi miejscami graczy.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” od rozdania zależy więcej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>W „%1” od rozdania zależy mniej niż w „%3”, o %2.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Za: Browne i Maire, „Evolutionary Game Design”, 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Za: Shannon, „A Mathematical Theory of Communication”, 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Miara określona na potrzeby tego programu.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Za mało partii, by coś stwierdzić.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Zupełnie bez różnicy.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Być może różnica wynosi %1; przy tylu porównaniach może to być przypadek.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Nie zaobserwowano różnicy; większa niż %1 jest wykluczona.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Tylko w „%1”</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>W obu, ale z innym skutkiem</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Jednakowe w obu</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n krok w „%1”</numerusform>
            <numerusform>%n kroki w „%1”</numerusform>
            <numerusform>%n kroków w „%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which comes before it in the sentence</extracomment>
        <translation>
            <numerusform>%n w „%1”</numerusform>
            <numerusform>%n w „%1”</numerusform>
            <numerusform>%n w „%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>%1, %2; wspólny: %n.</numerusform>
            <numerusform>%1, %2; wspólne: %n.</numerusform>
            <numerusform>%1, %2; wspólnych: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>W „%1” jest teraz do podjęcia inna decyzja.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>W „%1” nie ma takiego kroku.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>mechaniki poza turami</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Przyczyna: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Przyczyna: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Przyczyna: ustawienie „%1” ma wartość „%2” w „%3”, a „%4” w „%5” (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>Gra kończy się inaczej albo odpadają inni gracze.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>Na planszy stoją inne figury.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>Na planszy leżą inne terytoria.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>Na rękach są inne karty.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>W stosach leżą inne karty.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Inne są zapowiedzi lub liczniki.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>Turę ma inny gracz albo kolejność tur jest inna.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>Dalej decyduje kto inny albo los.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Los ma rozstrzygnąć co innego.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Tylko jeden z nich wymaga drugiej połowy.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Te dwie pozycje nie są takie same.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Liczba kart na każdej ręce: %1 w „%2”, %3 w „%4”.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>W „%1” i „%2” są do podjęcia różne decyzje, więc ich kroków nie można porównać.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>Jedyna partia dobiegła końca.</numerusform>
            <numerusform>Wszystkie partie (%n) dobiegły końca.</numerusform>
            <numerusform>Wszystkie partie (%n) dobiegły końca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partie przerwane, bo nie miały końca: %1 z %n.</numerusform>
            <numerusform>Partie przerwane, bo nie miały końca: %1 z %n.</numerusform>
            <numerusform>Partie przerwane, bo nie miały końca: %1 z %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Liczba tur w partii: średnio %1, co najmniej %2, co najwyżej %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Zapowiedzi, które dały wygraną: %1 z %n.</numerusform>
            <numerusform>Zapowiedzi, które dały wygraną: %1 z %n.</numerusform>
            <numerusform>Zapowiedzi, które dały wygraną: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Grę wygrywa się zapowiedzią, a w %n partii nikt nie zapowiedział.</numerusform>
            <numerusform>Grę wygrywa się zapowiedzią, a w %n partiach nikt nie zapowiedział.</numerusform>
            <numerusform>Grę wygrywa się zapowiedzią, a w %n partiach nikt nie zapowiedział.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Zaczynający gracz wygrał %1 wszystkich partii (od %2 do %3); sprawiedliwie byłoby %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Tury, w których gracz mający figury mógł tylko spasować: %1 z %n.</numerusform>
            <numerusform>Tury, w których gracz mający figury mógł tylko spasować: %1 z %n.</numerusform>
            <numerusform>Tury, w których gracz mający figury mógł tylko spasować: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partie, w których ktoś nie miał ani figury, ani miejsca dla niej: %1 z %n.</numerusform>
            <numerusform>Partie, w których ktoś nie miał ani figury, ani miejsca dla niej: %1 z %n.</numerusform>
            <numerusform>Partie, w których ktoś nie miał ani figury, ani miejsca dla niej: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>W %n partii karta %1 nie została ani zagrana, ani aktywowana.</numerusform>
            <numerusform>W %n partiach karta %1 nie została ani zagrana, ani aktywowana.</numerusform>
            <numerusform>W %n partiach karta %1 nie została ani zagrana, ani aktywowana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Ta moc była dostępna %n raz, ale ani razu nie dało się jej użyć: %1.</numerusform>
            <numerusform>Ta moc była dostępna %n razy, ale ani razu nie dało się jej użyć: %1.</numerusform>
            <numerusform>Ta moc była dostępna %n razy, ale ani razu nie dało się jej użyć: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Tej mocy można było użyć %n raz, ale nikt tego nie zrobił: %1.</numerusform>
            <numerusform>Tej mocy można było użyć %n razy, ale nikt tego nie zrobił: %1.</numerusform>
            <numerusform>Tej mocy można było użyć %n razy, ale nikt tego nie zrobił: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>W %n decyzji nikt ani razu nie mógł tego zrobić: %1.</numerusform>
            <numerusform>W %n decyzjach nikt ani razu nie mógł tego zrobić: %1.</numerusform>
            <numerusform>W %n decyzjach nikt ani razu nie mógł tego zrobić: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Było to możliwe %n raz, ale nikt tego nie zrobił: %1.</numerusform>
            <numerusform>Było to możliwe %n razy, ale nikt tego nie zrobił: %1.</numerusform>
            <numerusform>Było to możliwe %n razy, ale nikt tego nie zrobił: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partie rozegrane przez komputery, które próbują wszystkiego i nie chcą wygrać: %1 z %n; liczą się tylko przy tym, co nigdy się nie zdarzyło.</numerusform>
            <numerusform>Partie rozegrane przez komputery, które próbują wszystkiego i nie chcą wygrać: %1 z %n; liczą się tylko przy tym, co nigdy się nie zdarzyło.</numerusform>
            <numerusform>Partie rozegrane przez komputery, które próbują wszystkiego i nie chcą wygrać: %1 z %n; liczą się tylko przy tym, co nigdy się nie zdarzyło.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Polski</translation>
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
        <translation>Nie ma tłumaczenia na język „%1”. Języki: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 i %2</translation>
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
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 lub %2</translation>
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
        <translation>%1 lub %2</translation>
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
        <translation>%1, potem %2</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>Effect of each rule change on %1, the largest differences first, with 95 % intervals.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Wpływ każdej zmiany zasady na „%1”, od największych różnic, z przedziałami 95%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Wpływ zasad „%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>Sprawdzone zmiany zasad: %n.</numerusform>
            <numerusform>Sprawdzone zmiany zasad: %n.</numerusform>
            <numerusform>Sprawdzone zmiany zasad: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>Sprawdzone zmiany zasad: %n; przerwano przed końcem.</numerusform>
            <numerusform>Sprawdzone zmiany zasad: %n; przerwano przed końcem.</numerusform>
            <numerusform>Sprawdzone zmiany zasad: %n; przerwano przed końcem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Nie zaobserwowano żadnej różnicy, której nie tłumaczy przypadek.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Wszystkie liczby</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Miara</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Wniosek</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metoda</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Każda zasada została zmieniona z osobna i sprawdzona na niewielu partiach; najbardziej obiecujące zmiany – na coraz większej ich liczbie.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Najdłuższa partia, w decyzjach</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Wersja programu</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Liczba partii na sto z każdą wartością.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Punkty prowadzącego</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Terytoria na planszy</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Figury na planszy</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Figury na pustkowiach</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Największa szansa na wygraną (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Średnia z partii, w których ta tura się odbyła, dopóki miała ją co najmniej ćwierć wszystkich. W paśmie leży połowa tych partii.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Średnia z partii, w których ta tura się odbyła, dopóki miała ją co najmniej ćwierć wszystkich.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Różnice względem „%1”, z przedziałami 95%. Tam, gdzie przedział nie obejmuje linii 0, zasada prawdopodobnie ma znaczenie.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Partie (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Moce</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Rodzaje kroków</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Jak często używano każdej karty, gdy było to możliwe, od największych różnic.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Jak często używano każdej mocy, gdy było to możliwe, od największych różnic.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Jak często wykonywano każdy rodzaj kroku, gdy było to możliwe, od największych różnic. Nazwy są takie jak w notacji.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Użycia, gdy było to możliwe (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Udział w wygranych (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Wygrane według miejsc</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Każde rozdanie rozgrywa się drugi raz z graczami przesuniętymi o jedno miejsce, więc widać tu wartość samego miejsca, z przedziałami 95%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Zapowiedzi w stu partiach</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Udane zapowiedzi (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Zapowiedzi według wyniku</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Punkty graczy w chwili zapowiedzi.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Udane zapowiedzi według wyniku</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Udział wśród zapowiedzi z daną liczbą punktów.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Różnice na wykresach</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Rozkład partii</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Użycie kart, mocy i kroków</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Zapowiedzi</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Ograniczenia tego raportu</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Grały komputery, nie ludzie. Nie rozmawiają, nie chowają urazy i nie uczą się niczego z partii na partię.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Silniejsi lub słabsi gracze mogliby ujawnić inne różnice.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>Liczby pokazują, jak przebiegają partie, a nie, czy są ciekawe.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Przedziały są 95-procentowe: jeden na dwadzieścia może nie obejmować prawdziwej wartości. Wnioski uwzględniają dużą liczbę porównań.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Miary</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Porównanie zasad</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partia</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; zakończony</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; niezakończony</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>W tabeli jest jeszcze %n różnica.</numerusform>
            <numerusform>W tabeli są jeszcze %n różnice.</numerusform>
            <numerusform>W tabeli jest jeszcze %n różnic.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n iteracja)</numerusform>
            <numerusform>%1 (%n iteracje)</numerusform>
            <numerusform>%1 (%n iteracji)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Wszystkie zestawy zasad miały te same tasowania i rzuty kostkami, a ich partie przebiegały jednakowo.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Wszystkie zestawy zasad miały te same tasowania i rzuty kostkami. Przy ocenie długości partii jest to warte %1 razy tyle partii (korelacja %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Zestawy zasad i ich różnice</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Wszystkie liczby mają przedziały 95%. Różnice względem „%1”.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Łączenie w pary</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Każdy zestaw zasad miał własne tasowania i rzuty kostkami.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 dokumentu</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Odtworzenie tego raportu</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Potrzebny jest do tego plik eksperymentu. Polecenie zapisuje raport z całym planem i rozgrywa wszystkie partie jeszcze raz. Wyniki muszą być takie same, liczba w liczbę.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Za mało partii, by coś stwierdzić.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>punkty procentowe</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Różnica: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Brakuje partii z %n rozdania. Uruchom eksperyment ponownie, aby je rozegrać.</numerusform>
            <numerusform>Brakuje partii z %n rozdań. Uruchom eksperyment ponownie, aby je rozegrać.</numerusform>
            <numerusform>Brakuje partii z %n rozdań. Uruchom eksperyment ponownie, aby je rozegrać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>Jeszcze %n rozdanie jest kompletne, ale nie jest liczone, bo brakuje wcześniejszego.</numerusform>
            <numerusform>Jeszcze %n rozdania są kompletne, ale nie są liczone, bo brakuje wcześniejszego.</numerusform>
            <numerusform>Jeszcze %n rozdań jest kompletnych, ale nie są liczone, bo brakuje wcześniejszego.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Ruchy na kole</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Największa liczba segmentów, o jaką figura zodiaku przesuwa się na początku tury.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Baran</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Byk</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Bliźnięta</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Rak</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Lew</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Panna</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Waga</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Skorpion</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Strzelec</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Koziorożec</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Wodnik</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Ryby</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>żółty</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>niebieski</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>Gwiezdne Koło</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>k12</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>Gwiezdne Koło</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>Postaw figurę zodiaku na dowolnym segmencie.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Przesuń figurę zodiaku zgodnie z ruchem wskazówek zegara na jeden z zaznaczonych segmentów.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>Na kostce wypada twój segment: uzupełnij rękę.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 może jeszcze raz użyć mocy koloru segmentu.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Niebieski: %1 może tworzyć jeszcze raz.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Czerwony: %1 może jeszcze raz przesunąć się lub pchać, o jedno pole.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Zielony: %1 może jeszcze raz coś powiększyć.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Żółty: %1 może jeszcze raz zaatakować, z siłą jednego oczka.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Niebieski: jedna z figur, które tworzyły, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Czerwony: jedna z figur, które użyły buławy, może to zrobić jeszcze raz, o jedno pole.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Zielony: jedna z figur, które użyły denara, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Żółty: jedna z figur, które atakowały, może to zrobić jeszcze raz, z siłą jednego oczka.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>Figura zodiaku gracza %1{genitive} nie jest jeszcze wystawiona.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1, segment %2, niebieski: figura, która w tej turze tworzy, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1, segment %2, czerwony: figura, która w tej turze używa buławy, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1, segment %2, zielony: figura, która w tej turze używa denara, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1, segment %2, żółty: figura, która w tej turze atakuje, może to zrobić jeszcze raz.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>Na kostce gracza %1{genitive} wypada %2, numer segmentu: można uzupełnić rękę.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>Na kostce gracza %1{genitive} wypada %2: bez dobierania kart.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segment %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Tutaj: %1{nominative}.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Tu może stanąć twoja figura zodiaku.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>Gwiezdne Koło</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segment figury zodiaku</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Karty do dobrania:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Ruch na kole</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segment:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>Na początku tury, przed wszystkim innym, przesuwasz swoją figurę zodiaku. W pierwszej turze stawiasz ją na dowolnym segmencie.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Potem musi przesuwać się o %1 segment zgodnie z ruchem wskazówek zegara.</numerusform>
            <numerusform>Potem musi przesuwać się o %1–%n segmenty zgodnie z ruchem wskazówek zegara.</numerusform>
            <numerusform>Potem musi przesuwać się o %1–%n segmentów zgodnie z ruchem wskazówek zegara.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>Gwiezdne Koło</translation>
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
        <translation>Koło ma dwanaście segmentów: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Każdy gracz odkłada ze swojego zapasu jedną małą figurę jako figurę zodiaku.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>Kolor twojego segmentu może odpowiadać mocy koloru kart, której użyto w tej turze za pomocą dowolnej twojej karty, także wielkiego arkanum: niebieski to kielich, żółty – miecz, zielony – denar, czerwony – buława. Wtedy ten sam sługa, jeśli jest jeszcze w grze, może na koniec tury użyć tej mocy jeszcze raz.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Używając miecza lub buławy, sługa działa wtedy tak, jakby miał jedno oczko, bez względu na rozmiar.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Jeśli mocy użyło kilku sług, tylko jeden z nich może użyć jej ponownie. Jest to zwykła moc koloru, bez tego, co dodała karta.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Tej mocy nigdy nie łączy się z mocami karty. Każda połowa połączenia liczy się jako użycie przez sługę, który ją wykonał. Sługa, który opuścił planszę, nie jest już w grze, nawet jeśli potem powstanie taka sama figura.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Następnie rzuca się kostką dwunastościenną. Jeśli wypadnie numer twojego segmentu, możesz uzupełnić rękę do limitu lub mniej, niczego nie odrzucając.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Na koniec tury najpierw następuje powtórzona moc, potem rzut kostką, a na końcu zapowiedź lub cokolwiek innego, co kończy turę.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Stawiasz figurę zodiaku na segmencie %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 stawia figurę zodiaku na segmencie %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Przesuwasz figurę zodiaku na segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 przesuwa figurę zodiaku na segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nie używasz mocy koła.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 nie używa mocy koła.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Niebieski: %1 może tworzyć jeszcze raz.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Czerwony: %1 może jeszcze raz przesunąć się lub pchać o jedno pole.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Zielony: %1 może jeszcze raz coś powiększyć.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Żółty: %1 może jeszcze raz zaatakować, z siłą jednego oczka.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Niebieski: jedna z tych figur może tworzyć jeszcze raz: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Czerwony: jedna z tych figur może jeszcze raz przesunąć się lub pchać o jedno pole: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Zielony: jedna z tych figur może jeszcze raz coś powiększyć: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Żółty: jedna z tych figur może jeszcze raz zaatakować, z siłą jednego oczka: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Użyj mocy koła lub ją pomiń.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 może użyć mocy koła.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Postaw figurę zodiaku na kole.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 stawia figurę zodiaku na kole.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Przesuń figurę zodiaku na kole.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 przesuwa figurę zodiaku na kole.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Na kostce wypada twój segment: uzupełnij rękę.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>Na kostce wypada segment gracza %1{genitive}: pora uzupełnić rękę.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Twoja figura zodiaku staje na segmencie %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>Figura zodiaku gracza %1{genitive} staje na segmencie %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Twoja figura zodiaku przesuwa się na segment %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>Figura zodiaku gracza %1{genitive} przesuwa się na segment %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>Koło wskazuje kolor niebieski: kielicha można użyć jeszcze raz.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>Koło wskazuje kolor czerwony: buławy można użyć jeszcze raz.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>Koło wskazuje kolor zielony: denara można użyć jeszcze raz.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>Koło wskazuje kolor żółty: miecza można użyć jeszcze raz.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>Na kostce wypada %2; twoja figura zodiaku stoi gdzie indziej.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>Na kostce wypada %2; figura zodiaku gracza %1{genitive} stoi gdzie indziej.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>Na kostce wypada %2, twój segment (%3): możesz uzupełnić rękę.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>Na kostce wypada %2, segment gracza %1{genitive} (%3): można uzupełnić rękę.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Figura zodiaku przesuwa się o %2 segment zgodnie z ruchem wskazówek zegara (%1).</numerusform>
            <numerusform>Figura zodiaku przesuwa się o %2–%n segmenty zgodnie z ruchem wskazówek zegara (%1).</numerusform>
            <numerusform>Figura zodiaku przesuwa się o %2–%n segmentów zgodnie z ruchem wskazówek zegara (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Najpierw trzeba postawić lub przesunąć figurę zodiaku (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Kolor twojego segmentu powtarza moc innego koloru kart (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Ta figura nie użyła w tej turze tej mocy: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Powtórzona moc działa tak, jakby figura miała jedno oczko (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Powtórzonej mocy nigdy nie łączy się z inną (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Najpierw trzeba użyć mocy powtarzanej przez koło lub ją pominąć (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Najpierw odpowiada zaatakowany gracz (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Na koniec tury, gdy karty są już dobrane, najpierw następuje powtórzona moc, potem rzut kostką, a na końcu zapowiedź lub cokolwiek innego, co kończy turę.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 już istnieje.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można otworzyć: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można odczytać: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można zapisać: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>Plik %1 jest za duży; dozwolony jest najwyżej %n bajt.</numerusform>
            <numerusform>Plik %1 jest za duży; dozwolone są najwyżej %n bajty.</numerusform>
            <numerusform>Plik %1 jest za duży; dozwolone jest najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 nie jest zwykłym plikiem.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Inny program usunął lub zmienił plik %1.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1: ta partia toczy się w innym oknie.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można przenieść: %1.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 to nazwa dziennika trwającej partii; wybierz inną.</translation>
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
        <translation>%1 prowadzi do pliku poza swoim katalogiem.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 jest także plikiem wejściowym. Wybierz inny plik wyjściowy.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 podano jako dwa pliki wyjściowe. Wybierz różne pliki.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Nie można otworzyć pliku %1, bo jego nazwa nie jest zakodowana w UTF-8. Zmień ją.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>Plik %1 jest pełny: zapis mieści najwyżej %n krok.</numerusform>
            <numerusform>Plik %1 jest pełny: zapis mieści najwyżej %n kroki.</numerusform>
            <numerusform>Plik %1 jest pełny: zapis mieści najwyżej %n kroków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica potrzebuje %1 MB pamięci, ale system ogranicza ją do %2 MB. Zwiększ limit, na przykład poleceniem „ulimit -v unlimited”.</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Bez czekania</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Szybkie</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Normalne</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>Wolne</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>plus</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>minus</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 do %2: %3 zostaje zniszczona.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 do %2: %3 staje się mała.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 do %2: %3 staje się średnia.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 do %2 to za mało: %3 wytrzymuje, a jej właściciel może oddać cios.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 do %2: %3 wytrzymuje bez szwanku.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>Oddany cios zniszczył atakującą figurę.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>Oddany cios zmniejszył atakującą figurę o %n oczko.</numerusform>
            <numerusform>Oddany cios zmniejszył atakującą figurę o %n oczka.</numerusform>
            <numerusform>Oddany cios zmniejszył atakującą figurę o %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, twoja figura ma wyższy wynik rzutu. Oddać cios i zmniejszyć atakującą figurę o jedno oczko czy nie?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 decyduje, czy oddać cios.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>poniżej zera liczy się jako zero</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Przed rzutem: %n kostka przeciw %1</numerusform>
            <numerusform>Przed rzutem: %n kostki przeciw %1</numerusform>
            <numerusform>Przed rzutem: %n kostek przeciw %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n kostka przeciw %1: %2</numerusform>
            <numerusform>%n kostki przeciw %1: %2</numerusform>
            <numerusform>%n kostek przeciw %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>zmniejsza się</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>atakująca figura może się zmniejszyć</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Od razu zniszczona: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 traci %n oczko i zostaje zniszczona.</numerusform>
            <numerusform>%1 traci %n oczka i zostaje zniszczona.</numerusform>
            <numerusform>%1 traci %n oczek i zostaje zniszczona.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 zostaje zniszczona, bo w zapasie nie ma mniejszej figury.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 staje się mała, bo w zapasie nie ma średniej figury.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 traci %n oczko i staje się mała.</numerusform>
            <numerusform>%1 traci %n oczka i staje się mała.</numerusform>
            <numerusform>%1 traci %n oczek i staje się mała.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 traci %n oczko i staje się średnia.</numerusform>
            <numerusform>%1 traci %n oczka i staje się średnia.</numerusform>
            <numerusform>%1 traci %n oczek i staje się średnia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Remis: %1 wychodzi bez szwanku.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>Więcej rzuca %2: możesz oddać cios i zmniejszyć %3{accusative} o jedno oczko.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>Więcej rzuca %2: %1{nominative} może oddać cios i zmniejszyć %3{accusative} o jedno oczko.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>Atak na %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 do %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Atak: %1. Suma %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Obrona: %1. Suma %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>Ostatnio nie było rzutu kostkami.</translation>
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
            <numerusform>Wyczerpania talii: %1 z %n.</numerusform>
            <numerusform>Wyczerpania talii: %1 z %n.</numerusform>
            <numerusform>Wyczerpania talii: %1 z %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Ostatnie tury: została %n.</numerusform>
            <numerusform>Ostatnie tury: zostały %n.</numerusform>
            <numerusform>Ostatnie tury: zostało %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>wyczerpanie talii</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Pozostałe ostatnie tury</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Wyczerpania talii</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Za każdym razem, gdy stos odrzuconych tasuje się na nowy stos dobierania, następuje jedno wyczerpanie talii.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Po tylu wyczerpaniach, ilu jest graczy, kończy się bieżącą turę; potem każdy ma jeszcze jedną turę, poczynając od następnego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Po %n wyczerpaniu kończy się bieżącą turę; potem każdy ma jeszcze jedną turę, poczynając od następnego gracza.</numerusform>
            <numerusform>Po %n wyczerpaniach kończy się bieżącą turę; potem każdy ma jeszcze jedną turę, poczynając od następnego gracza.</numerusform>
            <numerusform>Po %n wyczerpaniach kończy się bieżącą turę; potem każdy ma jeszcze jedną turę, poczynając od następnego gracza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Potem wygrywa najwyższy wynik; przy równych najwyższych wynikach zwycięstwo jest wspólne.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Ostatnie tury: razem z tą została %n.</numerusform>
            <numerusform>Ostatnie tury: razem z tą zostały %n.</numerusform>
            <numerusform>Ostatnie tury: razem z tą zostało %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>Talia wyczerpała się już %n raz.</numerusform>
            <numerusform>Talia wyczerpała się już %n razy.</numerusform>
            <numerusform>Talia wyczerpała się już %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Każdy ma jeszcze jedną turę, poczynając od następnego gracza.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Ostatnia tura dobiegła końca; najwyższy wynik to %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Wygrywasz: po ostatnich turach masz najwyższy wynik (%2).</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>Wygrywa %1{nominative}: po ostatnich turach najwyższy wynik to %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Po ostatnich turach najwyższy wynik (%2) i zwycięstwo dzielą między siebie: %1{nominative}.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>W tych ostatnich turach niczego nie można zapowiedzieć.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>miecz z kostkami{genitive: miecza z kostkami}</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Miecze: atak z kostkami</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>Atakująca figura rzuca jedną kostką za każde swoje oczko.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>Atakująca figura rzuca %n kostką, bez względu na rozmiar.</numerusform>
            <numerusform>Atakująca figura rzuca %n kostkami, bez względu na rozmiar.</numerusform>
            <numerusform>Atakująca figura rzuca %n kostkami, bez względu na rozmiar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Użyj jako miecza; nowe terytorium może pochodzić z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Użyj jako miecza; nowe terytorium pochodzi z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Użyj jako miecza.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Zaatakuj kostkami wrogą figurę na docelowym polu: jeśli ma niższą sumę, zmniejsza się o różnicę; jeśli ma wyższą, jej właściciel może zmniejszyć atakującą figurę o jedno oczko.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Zaatakuj kostkami co najmniej jedną wrogą figurę na docelowym polu: każda, która ma niższą sumę, zmniejsza się o różnicę; właściciel każdej, która ma wyższą, może zmniejszyć atakującą figurę o jedno oczko.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Albo zmniejsz samego sługę, bez kostek.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Albo usuń docelowe terytorium z małym arkanum, na którym nie ma wrogich figur.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Albo osłab docelowe terytorium bez wrogich figur o jeden punkt lub do niższej karty tego samego rodzaju, a z małym arkanum – choćby do zera.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>Atakujący sługa wskazuje jedną wrogą figurę na swoim docelowym polu.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>Atakujący sługa wskazuje co najmniej jedną wrogą figurę na swoim docelowym polu.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Ten jeden rzut liczy się przeciw wszystkim obrońcom.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Każda broniąca się figura rzuca jedną kostką za każde swoje oczko. Na kostce wypada plus, minus albo pusta ścianka, każdy wynik z prawdopodobieństwem 1/3. Plus liczy się jako 1, minus jako −1, a pusta ścianka jako 0; suma poniżej 0 liczy się jako 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Jeśli wyższą sumę ma atakująca figura, obrońca zmniejsza się o różnicę. Jeśli wyższą sumę ma obrońca, jego właściciel może zmniejszyć atakującą figurę o jedno oczko. Równe sumy niczego nie zmieniają.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Figura, która nie ma już oczek, zostaje zniszczona. Jeśli w zapasie brakuje potrzebnego rozmiaru, zastępuje ją najbliższa mniejsza, jaka tam jest, a jeśli takiej nie ma, figura zostaje zniszczona.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Wszystkie te figury zachowują ustawienie.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Albo zaatakuj docelowe terytorium, chyba że stoi na nim wroga figura. Odrzuca się je i zastępuje kartą wartą o jeden punkt mniej lub niższą kartą tego samego rodzaju. O starszeństwie wielkich arkanów decydują numery, małe maleją od króla do asa, bez względu na kolor. Figury zostają.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Docelowe terytorium z małym arkanum, bez wrogich figur, można też sprowadzić do zera. Zostaje po nim pustkowie lub otchłań, a figury, które znajdą się w otchłani, także na sąsiednich polach, wracają do zapasów.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Albo sługa zmniejsza sam siebie bez kostek, w dowolnym ustawieniu, najwyżej o tyle oczek, ile miał na początku tury albo gdy się w niej pojawił. Jeśli w zapasie brakuje potrzebnego rozmiaru, zastępuje go najbliższa mniejsza figura, jaka tam jest, a jeśli takiej nie ma, sługa zostaje zniszczony. Jeśli przetrwa, można go obrócić.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Jeśli obie moce osłabiają to samo terytorium, krok pośredni nie wymaga karty.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza na pewno, czyli bez kostek, zostanie tam najwyżej %n figura.</numerusform>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza na pewno, czyli bez kostek, zostaną tam najwyżej %n figury.</numerusform>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza na pewno, czyli bez kostek, zostanie tam najwyżej %n figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Oddajesz cios i zmniejszasz %2{accusative} o jedno oczko.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 oddaje cios i zmniejsza %2{accusative} o jedno oczko.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nie oddajesz ciosu.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 nie oddaje ciosu.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 atakuje.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 atakuje %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 niszczy samą siebie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 zmniejsza się o %n oczko.</numerusform>
            <numerusform>%1 zmniejsza się o %n oczka.</numerusform>
            <numerusform>%1 zmniejsza się o %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Zmniejsz</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Zmniejsz o:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Oddaj cios</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 rzuca %2 (%3) i przegrywa o %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 rzuca %2 (%3), czyli tyle samo.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 rzuca %2 (%3), czyli więcej.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 atakuje i rzuca %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>Więcej rzuca %1: oddaj cios i zmniejsz %2{accusative} o jedno oczko albo pomiń.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>Więcej rzuca %1: %3{nominative} może oddać cios i zmniejszyć %2{accusative} o jedno oczko.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O ile zmniejsza się figura, decydują kostki (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Naraz można zaatakować tylko jedną figurę (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Teraz nie można oddać ciosu (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>Figura może się zmniejszyć najwyżej o %n oczko, czyli o tyle, ile miała na początku tury lub gdy się pojawiła (%1).</numerusform>
            <numerusform>Figura może się zmniejszyć najwyżej o %n oczka, czyli o tyle, ile miała na początku tury lub gdy się pojawiła (%1).</numerusform>
            <numerusform>Figura może się zmniejszyć najwyżej o %n oczek, czyli o tyle, ile miała na początku tury lub gdy się pojawiła (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Do ataku potrzebna jest co najmniej jedna wroga figura na docelowym polu (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Obrońca rzuca jedną kostką za każde swoje oczko.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Bez względu na zasięg ataku wszyscy obrońcy stoją na tym samym polu.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Buława może umieścić figurę na dowolnym polu oprócz otchłani, o ile po użyciu miecza na pewno, czyli bez kostek, nie zostanie tam więcej figur, niż pozwalają limity.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Najpierw rzuca się wszystkimi kostkami. Potem kolejno stosuje się wyniki: według miejsc, potem rozmiarów od małego do dużego, potem ustawień. W tej samej kolejności decydują następnie właściciele obrońców z wyższymi sumami. Gdy atakująca figura zostanie zniszczona, pozostali obrońcy nic nie robią.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Obrońcy w ataku</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Liczba wrogich figur wskazywanych w ataku z kostkami.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Co najmniej jeden</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Jeden</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Źródło kart atakowanych terytoriów</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>Stąd pochodzi nowa karta atakowanego terytorium.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Stos odrzuconych</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Kostki w ataku</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Liczba kostek, którymi rzuca atakująca figura; 0 oznacza tyle, ile ma oczek.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Wyczerpania talii</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Liczba przetasowań, po których zaczynają się ostatnie tury; 0 oznacza po jednym na każdego gracza.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Kostki i wyczerpania talii</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Pola:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Zmniejsz o:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Karty do dobrania:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Liczba:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Wierzchnia karta stosu dobierania</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Niczego nie odrzucaj ani nie dobieraj</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>To daje wygraną.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Masz wszystko, czego trzeba, by zapowiedzieć ostatnią turę.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Wyprzedzasz wszystkich pozostałych, a tego właśnie trzeba.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Bez tego odpadasz z gry na koniec tej tury.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Dotrzymujesz tego, co obiecuje twoja zapowiedź.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Nadal wyprzedzasz wszystkich pozostałych, a tego właśnie trzeba.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>To udaremnia cudzą zapowiedź: brakuje %n punktu.</numerusform>
            <numerusform>To udaremnia cudzą zapowiedź: brakuje %n punktów.</numerusform>
            <numerusform>To udaremnia cudzą zapowiedź: brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>To odbiera komuś przewagę potrzebną do wygranej: brakuje %n punktu.</numerusform>
            <numerusform>To odbiera komuś przewagę potrzebną do wygranej: brakuje %n punktów.</numerusform>
            <numerusform>To odbiera komuś przewagę potrzebną do wygranej: brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Zyskujesz %n punkt.</numerusform>
            <numerusform>Zyskujesz %n punkty.</numerusform>
            <numerusform>Zyskujesz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Inni tracą %n punkt.</numerusform>
            <numerusform>Inni tracą %n punkty.</numerusform>
            <numerusform>Inni tracą %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Cudze figury tracą %n oczko.</numerusform>
            <numerusform>Cudze figury tracą %n oczka.</numerusform>
            <numerusform>Cudze figury tracą %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Twoje figury zyskują %n oczko.</numerusform>
            <numerusform>Twoje figury zyskują %n oczka.</numerusform>
            <numerusform>Twoje figury zyskują %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n twój punkt nie jest już zagrożony.</numerusform>
            <numerusform>%n twoje punkty nie są już zagrożone.</numerusform>
            <numerusform>%n twoich punktów nie jest już zagrożonych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Zagrażasz terytoriom o łącznej wartości %n punktu.</numerusform>
            <numerusform>Zagrażasz terytoriom o łącznej wartości %n punktów.</numerusform>
            <numerusform>Zagrażasz terytoriom o łącznej wartości %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Masz o %n kartę więcej na ręce.</numerusform>
            <numerusform>Masz o %n karty więcej na ręce.</numerusform>
            <numerusform>Masz o %n kart więcej na ręce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>Karty na ręce dają ci %n dodatkowy kolor.</numerusform>
            <numerusform>Karty na ręce dają ci %n dodatkowe kolory.</numerusform>
            <numerusform>Karty na ręce dają ci %n dodatkowych kolorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Wychodzisz na prowadzenie o %n punkt.</numerusform>
            <numerusform>Wychodzisz na prowadzenie o %n punkty.</numerusform>
            <numerusform>Wychodzisz na prowadzenie o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Każdy inny krok jest gorszy.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (od %2 do %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Szansa na twoją wygraną wynosi wtedy około %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>„%1” teraz: szansa na twoją wygraną, w ten sposób lub później, wynosi %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Jeśli zapowiesz teraz, szansa, że na koniec następnej tury będziesz mieć to, czego trzeba, wynosi %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Jeśli zaczekasz, szansa, że wygrasz później, wynosi %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Zaczekaj: zapowiedź prawie na pewno by się nie powiodła.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Zapowiedz: to wyraźnie lepsze niż czekanie.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: to wyraźnie lepsze niż czekanie.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Zaczekaj: zapowiedź byłaby teraz błędem.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Zaczekaj: „%1” byłoby teraz błędem.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Zapowiedź wydaje się trochę lepsza, ale różnica jest zbyt mała, by mieć pewność.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>„%1” wydaje się trochę lepsze, ale różnica jest zbyt mała, by mieć pewność.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Czekanie wydaje się trochę lepsze, ale różnica jest zbyt mała, by mieć pewność.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>W tej pozycji tej tury nie można zakończyć działaniem „%1”.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Lepiej: %1</translation>
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
        <translation>W tej turze najlepiej: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>To twoja najwyższa karta: z nią masz największą szansę zacząć grę.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Zachowujesz %n wyższą kartę, która na ręce jest warta więcej niż rozpoczęcie gry.</numerusform>
            <numerusform>Zachowujesz %n wyższe karty, które na ręce są warte więcej niż rozpoczęcie gry.</numerusform>
            <numerusform>Zachowujesz %n wyższych kart, które na ręce są warte więcej niż rozpoczęcie gry.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Krok poniżej ma wyższą szansę, ale był słabiej przemyślany, więc jego liczba jest mniej pewna.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Żaden inny krok nie był wyraźnie lepszy.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Stracona szansa na wygraną: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>Komputer ma wszystko, czego trzeba, by zapowiedzieć ostatnią turę.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>Komputer wyprzedza wszystkich pozostałych, a tego właśnie trzeba.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Bez tego komputer odpadłby z gry na koniec swojej tury.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>Komputer dotrzymuje tego, co obiecuje jego zapowiedź.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>Komputer nadal wyprzedza wszystkich pozostałych, a tego właśnie trzeba.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>Komputer zyskuje %n punkt.</numerusform>
            <numerusform>Komputer zyskuje %n punkty.</numerusform>
            <numerusform>Komputer zyskuje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>Figury komputera zyskują %n oczko.</numerusform>
            <numerusform>Figury komputera zyskują %n oczka.</numerusform>
            <numerusform>Figury komputera zyskują %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n punkt komputera nie jest już zagrożony.</numerusform>
            <numerusform>%n punkty komputera nie są już zagrożone.</numerusform>
            <numerusform>%n punktów komputera nie jest już zagrożonych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>Komputer zagraża terytoriom o łącznej wartości %n punktu.</numerusform>
            <numerusform>Komputer zagraża terytoriom o łącznej wartości %n punktów.</numerusform>
            <numerusform>Komputer zagraża terytoriom o łącznej wartości %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>Komputer ma o %n kartę więcej na ręce.</numerusform>
            <numerusform>Komputer ma o %n karty więcej na ręce.</numerusform>
            <numerusform>Komputer ma o %n kart więcej na ręce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>Komputer wychodzi na prowadzenie o %n punkt.</numerusform>
            <numerusform>Komputer wychodzi na prowadzenie o %n punkty.</numerusform>
            <numerusform>Komputer wychodzi na prowadzenie o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Każda inna tura wydawała się gorsza.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: dlaczego taka tura?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>Powód kryje się w jego ręce, której nie widzisz.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Runda %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Masz %n punkt, a inny gracz ma %1. Aby wygrać, trzeba mieć więcej niż wszyscy pozostali.</numerusform>
            <numerusform>Masz %n punkty, a inny gracz ma %1. Aby wygrać, trzeba mieć więcej niż wszyscy pozostali.</numerusform>
            <numerusform>Masz %n punktów, a inny gracz ma %1. Aby wygrać, trzeba mieć więcej niż wszyscy pozostali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Masz %1 z %n punktu.</numerusform>
            <numerusform>Masz %1 z %n punktów.</numerusform>
            <numerusform>Masz %1 z %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkt, odpadniesz.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkty, odpadniesz.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punktów, odpadniesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkt, wygrają wszyscy pozostali gracze.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkty, wygrają wszyscy pozostali gracze.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punktów, wygrają wszyscy pozostali gracze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkt, stracisz figury.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkty, stracisz figury.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punktów, stracisz figury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkt, stracisz kolejną turę.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punkty, stracisz kolejną turę.</numerusform>
            <numerusform>Jeśli na koniec następnej tury będziesz mieć mniej niż %n punktów, stracisz kolejną turę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec odpadniesz.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec odpadniesz.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec odpadniesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec %1{nominative} odpadnie.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} odpadnie.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} odpadnie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec wygrają wszyscy pozostali gracze.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec wygrają wszyscy pozostali gracze.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec wygrają wszyscy pozostali gracze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec stracisz figury.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec stracisz figury.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec stracisz figury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec %1{nominative} straci figury.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} straci figury.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} straci figury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec stracisz kolejną turę.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec stracisz kolejną turę.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec stracisz kolejną turę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Przy wyniku poniżej %n punktu na jej koniec %1{nominative} straci kolejną turę.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} straci kolejną turę.</numerusform>
            <numerusform>Przy wyniku poniżej %n punktów na jej koniec %1{nominative} straci kolejną turę.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Remis: wszyscy licytują ponownie</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Zaczynasz grę: tak zdecydował los</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>%1 zaczyna grę: tak zdecydował los</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Zaczynasz grę</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 zaczyna grę</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Zaczynasz grę: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%1 zaczyna grę: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Zaczynasz grę: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>%1 zaczyna grę: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Wygrywa najwyższe wielkie arkanum, a gdy nie ma wielkich – najwyższe małe.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Najwyższe karty licytacji są równe: %1{nominative}.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Najwyższe karty licytacji są równe: %1{nominative}. Nie ma już kart do licytacji, więc decyduje los.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Najwyższe karty licytacji są równe: %1{nominative}. Nie ma już kart do licytacji, więc %2{nominative} zaczyna grę.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Karty licytacji odkłada się na bok; można będzie je wziąć później.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Licytacja decyduje też o kolejności pozostałych tur, od najwyższej karty do najniższej.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Teraz każdy bierze jedną z tych kart, zwycięzca jako ostatni:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Teraz każdy bierze %n kartę licytacji, zaczynający jako ostatni:</numerusform>
            <numerusform>Teraz każdy bierze %n karty licytacji, zaczynający jako ostatni:</numerusform>
            <numerusform>Teraz każdy bierze %n kart licytacji, zaczynający jako ostatni:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Licytuj ponownie</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Weź kartę</translation>
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
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>licytacja</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Każdy gracz potajemnie wybiera z ręki kartę licytacji. Wszystkie odkrywa się jednocześnie.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Wygrywa wielkie arkanum o najwyższym numerze, od Głupca z numerem 0 po Świat z numerem 21. Jeśli nikt takim nie licytuje, wygrywa najwyższe małe arkanum: król, królowa, rycerz, paź, od dziesiątki do dwójki, na końcu as.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Jeśli najwyższe karty licytacji są równe, odkłada się je na bok i wszyscy licytują ponownie.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Jeśli skończą się karty na ręce, o tym, kto zaczyna, decyduje los.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Jeśli skończą się karty na ręce, zaczyna gracz A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Licytacja decyduje też o kolejności pozostałych tur: od najwyższej karty do najniższej. Z równych przegranych pierwsza jest ta, która jest bliżej zwycięzcy po jego lewej stronie.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Karty licytacji ze wszystkich rund wykłada się potem odkryte. Poczynając od gracza, który gra ostatni, aż po zwycięzcę, każdy bierze wybrane karty aż do pełnej ręki.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Karty licytacji ze wszystkich rund wykłada się potem odkryte. Poczynając od gracza po prawej stronie zwycięzcy i dalej przeciwnie do ruchu wskazówek zegara, każdy bierze wybrane karty aż do pełnej ręki; zwycięzca jest ostatni.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Pełna ręka to tutaj %n karta, tyle, ile rozdano.</numerusform>
            <numerusform>Pełna ręka to tutaj %n karty, tyle, ile rozdano.</numerusform>
            <numerusform>Pełna ręka to tutaj %n kart, tyle, ile rozdano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Karty, które pozostaną, zatrzymuje zwycięzca licytacji.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Zwycięzca rozgrywa pierwszą turę.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Zwycięzca rozgrywa pierwszą turę; gra toczy się zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Weź jedną z kart licytacji.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Potajemnie wybierz kartę licytacji: zaczyna najwyższa, a wielkie arkana są wyższe od wszystkich innych kart.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 bierze jedną z kart licytacji.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 wybiera kartę do licytacji.</translation>
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
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Kw</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>Jeśli obie moce przesuwają tę samą figurę, pole pośrednie może być otchłanią lub mieścić dowolną liczbę figur.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Jeśli obie moce dotyczą tej samej figury lub tego samego terytorium, krok pośredni nie wymaga ani figury, ani karty.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Pierwsza moc może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po drugiej nie zostanie tam więcej figur, niż pozwalają limity.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Pierwsza moc może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po drugiej zostanie tam najwyżej %n figura.</numerusform>
            <numerusform>Pierwsza moc może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po drugiej zostaną tam najwyżej %n figury.</numerusform>
            <numerusform>Pierwsza moc może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po drugiej zostanie tam najwyżej %n figur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>Kartę bierzesz z ręki lub z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>Kartę bierzesz z ręki.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>Kartę bierzesz z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Jeśli tę kartę zagrano z ręki, sama też leży w stosie odrzuconych.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>To, gdzie terytorium może trafić, ocenia się przed podniesieniem jego karty: pole obok jego dawnego miejsca liczy się jako pustkowie.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>To, gdzie terytorium może trafić, ocenia się po podniesieniu jego karty: pole, które sąsiaduje tylko z jego dawnym miejscem, liczy się jako otchłań.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>Głupiec{genitive: Głupca|dative: Głupcowi|accusative: Głupca|instrumental: Głupcem}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>Mag{genitive: Maga|dative: Magowi|accusative: Maga|instrumental: Magiem}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>Arcykapłanka{genitive: Arcykapłanki|dative: Arcykapłance|accusative: Arcykapłankę|instrumental: Arcykapłanką}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>Cesarzowa{genitive: Cesarzowej|dative: Cesarzowej|accusative: Cesarzową|instrumental: Cesarzową}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>Cesarz{genitive: Cesarza|dative: Cesarzowi|accusative: Cesarza|instrumental: Cesarzem}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>Arcykapłan{genitive: Arcykapłana|dative: Arcykapłanowi|accusative: Arcykapłana|instrumental: Arcykapłanem}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Kochankowie{genitive: Kochanków|dative: Kochankom|accusative: Kochanków|instrumental: Kochankami}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>Rydwan{genitive: Rydwanu|dative: Rydwanowi|instrumental: Rydwanem}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>Siła{genitive: Siły|dative: Sile|accusative: Siłę|instrumental: Siłą}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>Pustelnik{genitive: Pustelnika|dative: Pustelnikowi|accusative: Pustelnika|instrumental: Pustelnikiem}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>Koło Fortuny{genitive: Koła Fortuny|dative: Kołu Fortuny|instrumental: Kołem Fortuny}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>Sprawiedliwość{genitive: Sprawiedliwości|dative: Sprawiedliwości|instrumental: Sprawiedliwością}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>Wisielec{genitive: Wisielca|dative: Wisielcowi|accusative: Wisielca|instrumental: Wisielcem}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>Śmierć{genitive: Śmierci|dative: Śmierci|instrumental: Śmiercią}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>Umiarkowanie{genitive: Umiarkowania|dative: Umiarkowaniu|instrumental: Umiarkowaniem}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>Diabeł{genitive: Diabła|dative: Diabłu|accusative: Diabła|instrumental: Diabłem}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>Wieża{genitive: Wieży|dative: Wieży|accusative: Wieżę|instrumental: Wieżą}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>Gwiazda{genitive: Gwiazdy|dative: Gwieździe|accusative: Gwiazdę|instrumental: Gwiazdą}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>Księżyc{genitive: Księżyca|dative: Księżycowi|instrumental: Księżycem}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>Słońce{genitive: Słońca|dative: Słońcu|instrumental: Słońcem}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>Sąd Ostateczny{genitive: Sądu Ostatecznego|dative: Sądowi Ostatecznemu|instrumental: Sądem Ostatecznym}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>Świat{genitive: Świata|dative: Światu|instrumental: Światem}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>As Kielichów{genitive: Asa Kielichów|dative: Asowi Kielichów|accusative: Asa Kielichów|instrumental: Asem Kielichów}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dwójka Kielichów{genitive: Dwójki Kielichów|dative: Dwójce Kielichów|accusative: Dwójkę Kielichów|instrumental: Dwójką Kielichów}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Trójka Kielichów{genitive: Trójki Kielichów|dative: Trójce Kielichów|accusative: Trójkę Kielichów|instrumental: Trójką Kielichów}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Czwórka Kielichów{genitive: Czwórki Kielichów|dative: Czwórce Kielichów|accusative: Czwórkę Kielichów|instrumental: Czwórką Kielichów}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Piątka Kielichów{genitive: Piątki Kielichów|dative: Piątce Kielichów|accusative: Piątkę Kielichów|instrumental: Piątką Kielichów}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Szóstka Kielichów{genitive: Szóstki Kielichów|dative: Szóstce Kielichów|accusative: Szóstkę Kielichów|instrumental: Szóstką Kielichów}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Siódemka Kielichów{genitive: Siódemki Kielichów|dative: Siódemce Kielichów|accusative: Siódemkę Kielichów|instrumental: Siódemką Kielichów}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Ósemka Kielichów{genitive: Ósemki Kielichów|dative: Ósemce Kielichów|accusative: Ósemkę Kielichów|instrumental: Ósemką Kielichów}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dziewiątka Kielichów{genitive: Dziewiątki Kielichów|dative: Dziewiątce Kielichów|accusative: Dziewiątkę Kielichów|instrumental: Dziewiątką Kielichów}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dziesiątka Kielichów{genitive: Dziesiątki Kielichów|dative: Dziesiątce Kielichów|accusative: Dziesiątkę Kielichów|instrumental: Dziesiątką Kielichów}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Paź Kielichów{genitive: Pazia Kielichów|dative: Paziowi Kielichów|accusative: Pazia Kielichów|instrumental: Paziem Kielichów}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Rycerz Kielichów{genitive: Rycerza Kielichów|dative: Rycerzowi Kielichów|accusative: Rycerza Kielichów|instrumental: Rycerzem Kielichów}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Królowa Kielichów{genitive: Królowej Kielichów|dative: Królowej Kielichów|accusative: Królową Kielichów|instrumental: Królową Kielichów}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Król Kielichów{genitive: Króla Kielichów|dative: Królowi Kielichów|accusative: Króla Kielichów|instrumental: Królem Kielichów}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>As Buław{genitive: Asa Buław|dative: Asowi Buław|accusative: Asa Buław|instrumental: Asem Buław}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dwójka Buław{genitive: Dwójki Buław|dative: Dwójce Buław|accusative: Dwójkę Buław|instrumental: Dwójką Buław}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Trójka Buław{genitive: Trójki Buław|dative: Trójce Buław|accusative: Trójkę Buław|instrumental: Trójką Buław}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Czwórka Buław{genitive: Czwórki Buław|dative: Czwórce Buław|accusative: Czwórkę Buław|instrumental: Czwórką Buław}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Piątka Buław{genitive: Piątki Buław|dative: Piątce Buław|accusative: Piątkę Buław|instrumental: Piątką Buław}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Szóstka Buław{genitive: Szóstki Buław|dative: Szóstce Buław|accusative: Szóstkę Buław|instrumental: Szóstką Buław}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Siódemka Buław{genitive: Siódemki Buław|dative: Siódemce Buław|accusative: Siódemkę Buław|instrumental: Siódemką Buław}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Ósemka Buław{genitive: Ósemki Buław|dative: Ósemce Buław|accusative: Ósemkę Buław|instrumental: Ósemką Buław}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dziewiątka Buław{genitive: Dziewiątki Buław|dative: Dziewiątce Buław|accusative: Dziewiątkę Buław|instrumental: Dziewiątką Buław}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dziesiątka Buław{genitive: Dziesiątki Buław|dative: Dziesiątce Buław|accusative: Dziesiątkę Buław|instrumental: Dziesiątką Buław}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Paź Buław{genitive: Pazia Buław|dative: Paziowi Buław|accusative: Pazia Buław|instrumental: Paziem Buław}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Rycerz Buław{genitive: Rycerza Buław|dative: Rycerzowi Buław|accusative: Rycerza Buław|instrumental: Rycerzem Buław}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Królowa Buław{genitive: Królowej Buław|dative: Królowej Buław|accusative: Królową Buław|instrumental: Królową Buław}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Król Buław{genitive: Króla Buław|dative: Królowi Buław|accusative: Króla Buław|instrumental: Królem Buław}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>As Denarów{genitive: Asa Denarów|dative: Asowi Denarów|accusative: Asa Denarów|instrumental: Asem Denarów}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dwójka Denarów{genitive: Dwójki Denarów|dative: Dwójce Denarów|accusative: Dwójkę Denarów|instrumental: Dwójką Denarów}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Trójka Denarów{genitive: Trójki Denarów|dative: Trójce Denarów|accusative: Trójkę Denarów|instrumental: Trójką Denarów}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Czwórka Denarów{genitive: Czwórki Denarów|dative: Czwórce Denarów|accusative: Czwórkę Denarów|instrumental: Czwórką Denarów}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Piątka Denarów{genitive: Piątki Denarów|dative: Piątce Denarów|accusative: Piątkę Denarów|instrumental: Piątką Denarów}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Szóstka Denarów{genitive: Szóstki Denarów|dative: Szóstce Denarów|accusative: Szóstkę Denarów|instrumental: Szóstką Denarów}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Siódemka Denarów{genitive: Siódemki Denarów|dative: Siódemce Denarów|accusative: Siódemkę Denarów|instrumental: Siódemką Denarów}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Ósemka Denarów{genitive: Ósemki Denarów|dative: Ósemce Denarów|accusative: Ósemkę Denarów|instrumental: Ósemką Denarów}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dziewiątka Denarów{genitive: Dziewiątki Denarów|dative: Dziewiątce Denarów|accusative: Dziewiątkę Denarów|instrumental: Dziewiątką Denarów}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dziesiątka Denarów{genitive: Dziesiątki Denarów|dative: Dziesiątce Denarów|accusative: Dziesiątkę Denarów|instrumental: Dziesiątką Denarów}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Paź Denarów{genitive: Pazia Denarów|dative: Paziowi Denarów|accusative: Pazia Denarów|instrumental: Paziem Denarów}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Rycerz Denarów{genitive: Rycerza Denarów|dative: Rycerzowi Denarów|accusative: Rycerza Denarów|instrumental: Rycerzem Denarów}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Królowa Denarów{genitive: Królowej Denarów|dative: Królowej Denarów|accusative: Królową Denarów|instrumental: Królową Denarów}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Król Denarów{genitive: Króla Denarów|dative: Królowi Denarów|accusative: Króla Denarów|instrumental: Królem Denarów}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>As Mieczy{genitive: Asa Mieczy|dative: Asowi Mieczy|accusative: Asa Mieczy|instrumental: Asem Mieczy}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dwójka Mieczy{genitive: Dwójki Mieczy|dative: Dwójce Mieczy|accusative: Dwójkę Mieczy|instrumental: Dwójką Mieczy}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Trójka Mieczy{genitive: Trójki Mieczy|dative: Trójce Mieczy|accusative: Trójkę Mieczy|instrumental: Trójką Mieczy}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Czwórka Mieczy{genitive: Czwórki Mieczy|dative: Czwórce Mieczy|accusative: Czwórkę Mieczy|instrumental: Czwórką Mieczy}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Piątka Mieczy{genitive: Piątki Mieczy|dative: Piątce Mieczy|accusative: Piątkę Mieczy|instrumental: Piątką Mieczy}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Szóstka Mieczy{genitive: Szóstki Mieczy|dative: Szóstce Mieczy|accusative: Szóstkę Mieczy|instrumental: Szóstką Mieczy}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Siódemka Mieczy{genitive: Siódemki Mieczy|dative: Siódemce Mieczy|accusative: Siódemkę Mieczy|instrumental: Siódemką Mieczy}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Ósemka Mieczy{genitive: Ósemki Mieczy|dative: Ósemce Mieczy|accusative: Ósemkę Mieczy|instrumental: Ósemką Mieczy}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dziewiątka Mieczy{genitive: Dziewiątki Mieczy|dative: Dziewiątce Mieczy|accusative: Dziewiątkę Mieczy|instrumental: Dziewiątką Mieczy}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dziesiątka Mieczy{genitive: Dziesiątki Mieczy|dative: Dziesiątce Mieczy|accusative: Dziesiątkę Mieczy|instrumental: Dziesiątką Mieczy}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Paź Mieczy{genitive: Pazia Mieczy|dative: Paziowi Mieczy|accusative: Pazia Mieczy|instrumental: Paziem Mieczy}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Rycerz Mieczy{genitive: Rycerza Mieczy|dative: Rycerzowi Mieczy|accusative: Rycerza Mieczy|instrumental: Rycerzem Mieczy}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Królowa Mieczy{genitive: Królowej Mieczy|dative: Królowej Mieczy|accusative: Królową Mieczy|instrumental: Królową Mieczy}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Król Mieczy{genitive: Króla Mieczy|dative: Królowi Mieczy|accusative: Króla Mieczy|instrumental: Królem Mieczy}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>żadna karta{genitive: żadnej karty|dative: żadnej karcie|accusative: żadną kartę|instrumental: żadną kartą}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Słudzy</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Ustawienie i cele</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Kielichy</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Buławy</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Denary</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Miecze</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dwie moce na ten sam cel</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Stos dobierania</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Wynik i koniec gry</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>przejęcie wrogiej figury{genitive: przejęcia wrogiej figury}</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Zastąp wrogą figurę, w którą celujesz, swoją figurą tego samego rozmiaru z zapasu, po czym ją obróć.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>Wroga figura wraca do swojego zapasu. Jeśli w twoim nie ma figury tego rozmiaru, jest to niemożliwe.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Własnej figury nie można zastąpić.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Można zastąpić także własną figurę.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Można zastąpić także własną figurę albo figurę kogoś, kto gra razem z tobą.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>użycie innego wielkiego arkanum{genitive: użycia innego wielkiego arkanum}</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Użyj mocy dowolnego innego terytorium z wielkim arkanum na planszy.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Te same figury są sługami także dla skopiowanych mocy. Skopiowana karta zostaje na miejscu; nie zagrywa się jej ani nie odrzuca.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>kielich{genitive: kielicha|dative: kielichowi|instrumental: kielichem}</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Kielichy: tworzenie</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Użyj jako kielicha; nowym terytorium może być wierzchnia karta stosu dobierania, jakakolwiek by była.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Użyj jako kielicha; nowym terytorium jest wierzchnia karta stosu dobierania, jakakolwiek by była.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Użyj jako kielicha.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Nie obowiązuje żaden limit figur na polu.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Nie obowiązuje limit %n figury na polu.</numerusform>
            <numerusform>Nie obowiązuje limit %n figur na polu.</numerusform>
            <numerusform>Nie obowiązuje limit %n figur na polu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Stwórz swoją małą figurę na docelowym polu.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Stwórz swoją małą figurę na docelowym polu, jeśli stoi tam mniej niż %n figura.</numerusform>
            <numerusform>Stwórz swoją małą figurę na docelowym polu, jeśli stoi tam mniej niż %n figury.</numerusform>
            <numerusform>Stwórz swoją małą figurę na docelowym polu, jeśli stoi tam mniej niż %n figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Jeśli celujesz we wrogą figurę, możesz zamiast tego stworzyć kolejną małą figurę tego samego wroga.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Albo stwórz terytorium: połóż z ręki dowolne małe arkanum na docelowym pustkowiu bez wrogich figur.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Albo stwórz terytorium: połóż z ręki kartę o wartości dokładnie jednego punktu na docelowym pustkowiu bez wrogich figur.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Nowym terytorium może być wierzchnia karta stosu dobierania, jakakolwiek by była.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Albo stwórz terytorium: połóż wierzchnią kartę stosu dobierania, jakakolwiek by była, na docelowym pustkowiu bez wrogich figur.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Albo stwórz terytorium: połóż z ręki dowolne małe arkanum na docelowym pustkowiu, chyba że stoi na nim wroga figura. Twoje figury zostają na miejscu.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Albo stwórz terytorium: połóż z ręki kartę o wartości dokładnie jednego punktu na docelowym pustkowiu, chyba że stoi na nim wroga figura. Twoje figury zostają na miejscu.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Zamiast karty z ręki może to być wierzchnia karta stosu dobierania, wzięta w ciemno, jakakolwiek by była.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Albo stwórz terytorium: połóż wierzchnią kartę stosu dobierania, wziętą w ciemno, jakakolwiek by była, na docelowym pustkowiu, chyba że stoi na nim wroga figura. Twoje figury zostają na miejscu.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>Terytoriów nie można tworzyć.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Dostaw ze swojego zapasu jedną małą figurę, w dowolnym ustawieniu, na docelowe pole, nawet pełne. Otchłań nie może być celem.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Dostaw ze swojego zapasu jedną małą figurę, w dowolnym ustawieniu, na docelowe pole, jeśli nie jest pełne. Otchłań nie może być celem.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>Figury można tworzyć także na pustkowiu.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>Na pustkowiu nie można tworzyć figur.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Albo, jeśli celujesz we wrogą figurę, dostaw na jej pole jedną małą figurę tego samego wroga, zwróconą tak samo. Pole może być pełne.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Albo, jeśli celujesz we wrogą figurę, dostaw na jej pole jedną małą figurę tego samego wroga, zwróconą tak samo, jeśli pole nie jest pełne.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>Wrogich figur nie można tworzyć.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Jeśli w odpowiednim zapasie nie ma małej figury, jest to niemożliwe.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Sługa może też tworzyć na polu, na którym stoi, bo może celować w siebie.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Sługa, który celuje w siebie, mimo to tworzy na swoim docelowym polu: tam, dokąd jest zwrócony, albo, jeśli jest pionowy, tam, gdzie stoi.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Stwórz swoją małą figurę na docelowym polu, jeśli nie jest ono pełne.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>W tej grze żadna karta nie ma jednak takiej wartości.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>wystawia figurę</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Mała figura trafia na %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>aktywuje %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>zagrywa %1{accusative}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>odświeża rękę</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>zapowiada ostatnią turę</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>Następna tura jest ostatnia.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>bierze %1{accusative}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Odrzuca %1{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Dobiera %n kartę.</numerusform>
            <numerusform>Dobiera %n karty.</numerusform>
            <numerusform>Dobiera %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>obraca figurę</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Tego nie można odczytać: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>To jest za duże; dozwolone jest najwyżej %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Klucz „%1” nie jest tu znany.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Brakuje klucza „%2”.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Wartość „%1” jest niedozwolona; oczekiwane: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1” występuje dwa razy.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Dwa ustawienia wykluczają się nawzajem: %1 i %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nie ma zestawu zasad „%1”.</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nie ma mocy „%1”.</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nie ma mechaniki „%1”.</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Zestaw zasad „%1” rozwija sam siebie, bezpośrednio lub przez inne.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Tak samo jak w pierwowzorze; można to usunąć.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Słowo „%1” nie jest tu zrozumiałe.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nie ma karty „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1” to nie jest pole.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Na planszy nie ma figury „%1”.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Nie ma miejsca „%1”.</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>To może oznaczać „%1” lub „%2”.</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>Krok „%1” jest niedozwolony (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>„%1” występuje za wiele razy; dozwolone jest najwyżej %n wystąpienie.</numerusform>
            <numerusform>„%1” występuje za wiele razy; dozwolone są najwyżej %n wystąpienia.</numerusform>
            <numerusform>„%1” występuje za wiele razy; dozwolone jest najwyżej %n wystąpień.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>„%1” nie jest używane w tych zasadach.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>Plik kończy się w środku wiersza; wszystko przed tym miejscem nadaje się do użycia.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>Tura już się zaczęła i według tych zasad nie można jej stąd kontynuować.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Tu niczego nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>To jest za długie; dozwolony jest najwyżej %n bajt.</numerusform>
            <numerusform>To jest za długie; dozwolone są najwyżej %n bajty.</numerusform>
            <numerusform>To jest za długie; dozwolone jest najwyżej %n bajtów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>To jest za głęboko zagnieżdżone; dozwolony jest najwyżej %n poziom.</numerusform>
            <numerusform>To jest za głęboko zagnieżdżone; dozwolone są najwyżej %n poziomy.</numerusform>
            <numerusform>To jest za głęboko zagnieżdżone; dozwolone jest najwyżej %n poziomów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Wartości jest za dużo; dozwolona jest najwyżej %n.</numerusform>
            <numerusform>Wartości jest za dużo; dozwolone są najwyżej %n.</numerusform>
            <numerusform>Wartości jest za dużo; dozwolone jest najwyżej %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>To jest %1; oczekiwany dokument to %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>„%1” nie jest zwykłym plikiem.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Ta wtyczka nie jest używana: zastąpiłaby „%1”, które już tu jest.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Ten plik nie jest używany: to nie jest wtyczka, jakiej tu potrzeba.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Ta wtyczka nie jest używana: zbudowano ją dla innej wersji (%1; ta to %2). Zbuduj ją na nowo.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Tej wtyczki nie można wczytać: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Tego nie można odczytać.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Ta wtyczka nie jest używana: nie podaje, dla jakiej wersji ją zbudowano. Zbuduj ją na nowo.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Jest ich za dużo; dozwolony jest najwyżej %n element.</numerusform>
            <numerusform>Jest ich za dużo; dozwolone są najwyżej %n elementy.</numerusform>
            <numerusform>Jest ich za dużo; dozwolone jest najwyżej %n elementów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>Ten krok jest niedozwolony (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Wartość „%1” jest tu niedozwolona.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>zestaw zasad</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>pozycja</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>scenariusz</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>zapis partii</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>plan eksperymentu</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>Najmniejsza liczba graczy nie może być większa od największej.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Na początku na ręce nie może być więcej kart, niż wynosi jej limit. Karty można wybierać tylko wtedy, gdy używana jest odpowiednia mechanika.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>W każdym zapasie musi zostać jedna mała figura, którą wystawia się jako pierwszą.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Karta liczbowa nie może być warta więcej niż karta dworska, a dworska więcej niż wielkie arkanum.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Tylko jedna z nich może określać, jak zapowiada się koniec gry.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>W grze bez licytacji karty licytacji nie mogą decydować o kolejności tur.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>Dolna granica nie może być większa od górnej.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Coś tu jest nie tak.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Zastąp całość: %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Dodaj mechanikę %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Przywróć wartość domyślną %1: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Zmień nazwę %1 na „%2”.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Usuń %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Ustaw %1 na %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Czy chodziło o „%1”?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Wprowadź jeszcze %n podobną zmianę.</numerusform>
            <numerusform>Wprowadź jeszcze %n podobne zmiany.</numerusform>
            <numerusform>Wprowadź jeszcze %n podobnych zmian.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Ta wtyczka jest wyłączona: podczas wczytywania wystąpił w niej błąd (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Ta wtyczka jest wyłączona: doszło w niej do awarii programu (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Ta wtyczka jest wyłączona: program dwa razy zakończył się podczas jej wczytywania. Jeśli program został zakończony przez ciebie, wtyczka może być sprawna.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Ta wtyczka nie jest tym razem używana (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Ta wtyczka jest wyłączona: podczas wczytywania wystąpił w niej błąd.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>Identyfikator „%1” występuje już w pliku %2, więc te zasady nie są używane. Nadaj im inny identyfikator.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Prawdopodobnie brakuje wtyczki, która to zapewnia.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Prawdopodobnie jest to część wtyczki „%1”, która nie jest wczytana.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Prawdopodobnie jest to część jednej z wtyczek, które nie są wczytane: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Ten tekst jest zakodowany w UTF-16 lub UTF-32. Zapisz go w UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Komentarze są tu niedozwolone. Usuń ten komentarz.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>To nie jest prosty podwójny cudzysłów. Napisz &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>Tekst kończy się za wcześnie. Nawias lub cudzysłów nie jest zamknięty.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Tekst w cudzysłowie nie może zawierać końca wiersza ani tabulatora. Napisz \n lub \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Ten znak nie może następować po ukośniku wstecznym. Aby uzyskać ukośnik wsteczny, napisz \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1” nie jest liczbą, którą można odczytać. Napisz na przykład 8 lub 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Oczekiwana jest tu liczba.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Oczekiwany jest tu klucz w podwójnym cudzysłowie, a nie „%1”.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Oczekiwany jest tu klucz w podwójnym cudzysłowie.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Oczekiwany jest tu dwukropek, a nie „%1”.</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Oczekiwany jest tu dwukropek.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Oczekiwana jest tu wartość, a nie „%1”. Tekst musi być w podwójnym cudzysłowie.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Oczekiwana jest tu wartość. Tekst musi być w podwójnym cudzysłowie.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Oczekiwany jest tu przecinek lub nawias zamykający, a nie „%1”.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Oczekiwany jest tu przecinek lub nawias zamykający.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Po końcu dokumentu jest jeszcze tekst: „%1”. Usuń go.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Po końcu dokumentu jest jeszcze tekst. Usuń go.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>To jest %1, a oczekiwano: %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>tekst</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>liczba</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Jeśli nie, prawdopodobnie brakuje wtyczki, która to zapewnia.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Jeśli nie, prawdopodobnie jest to część wtyczki, która nie jest wczytana: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>„%1” to gra; można tu podać tylko dodatek.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>Na tej planszy nie leży żadna karta. Pole z kartą zapisuje się jako * albo nazwą karty.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Żadnej karty nigdy nie można użyć: w turze nie wolno ani zagrać karty, ani aktywować terytorium.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>Gra nigdy nie może się skończyć: nie ma w niej mechaniki, która ją kończy, takiej jak zapowiedziana ostatnia tura.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>„%1” nie może być identyfikatorem, bo ten składa się tylko z małych liter od a do z, cyfr i łączników.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>Liczba rozdanych i rozłożonych kart wynosiłaby %1; dozwolona jest najwyżej %n, aby została jedna do dobrania.</numerusform>
            <numerusform>Liczba rozdanych i rozłożonych kart wynosiłaby %1; dozwolone są najwyżej %n, aby została jedna do dobrania.</numerusform>
            <numerusform>Liczba rozdanych i rozłożonych kart wynosiłaby %1; dozwolone jest najwyżej %n, aby została jedna do dobrania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Liczba figur gracza wynosiłaby %1; dozwolona jest najwyżej %n.</numerusform>
            <numerusform>Liczba figur gracza wynosiłaby %1; dozwolone są najwyżej %n.</numerusform>
            <numerusform>Liczba figur gracza wynosiłaby %1; dozwolone jest najwyżej %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>Najwyższa karta licytacji może decydować tylko w grze z licytacją. Miejsce zaczynającego gracza musi być jednym z miejsc tej gry.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Ten znak nie jest zakodowany w UTF-8. Tekst jest prawdopodobnie zakodowany w Latin-1 (Windows-1252): zapisz go w UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Po tym przecinku niczego nie ma. Usuń go.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Przekonwertuj tekst na UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Przekonwertuj tekst z Latin-1 na UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Usuń komentarz.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Usuń przecinek.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Wpisz prosty podwójny cudzysłów.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Zamknij otwarty nawias lub cudzysłów.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Zapisz ten znak za pomocą ukośnika wstecznego.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Napisz ukośnik wsteczny dwa razy.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Umieść klucz w podwójnym cudzysłowie.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Napisz true, false lub null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Dodaj brakujący przecinek lub nawias.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Popraw tekst.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>Gra nigdy nie może się skończyć: przy tym ustawieniu mechanika „%1” nie może jej zakończyć.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>To oznacza kod w Markdownie i nie należy do dokumentu. Usuń to.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Usuń znak Markdowna.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Nie ma pliku „%1”.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Nie można odczytać „%1”.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>„%1” prowadzi do pliku poza swoim katalogiem.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>raport z eksperymentu</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>lekcja</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>zadanie</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Usuń nawias.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Usuń tekst wokół dokumentu.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Ta lista jest za krótka; potrzebny jest co najmniej %n element.</numerusform>
            <numerusform>Ta lista jest za krótka; potrzebne są co najmniej %n elementy.</numerusform>
            <numerusform>Ta lista jest za krótka; potrzeba co najmniej %n elementów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>To dokument dla późniejszej wersji programu: ma format %1, a ten program zna formaty tylko do %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Tekst zapisuje się tu razem z jego językiem: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica ma już talię z tym identyfikatorem. Zmień nazwę katalogu tej talii i „id” w deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Nie ma talii „%1”.</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>Otwarty nawias jest tutaj: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Oczekiwany jest tu nawias zamykający „%2”, a nie „%1”.</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>To nie jest %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>rzut kostką kolorów{genitive: rzutu kostką kolorów}</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Rzuć kostką kolorów i użyj tego, co wypadnie.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Rzuć</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Kielich, buława, denar lub miecz na kostce to moc danego koloru. Gwiazda to moc karty %1, a joker to moc karty %2. Te same figury są sługami także dla tej mocy.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Rzucasz kostką kolorów.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 rzuca kostką kolorów.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>Na kostce kolorów wypada kielich.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>Na kostce kolorów wypada buława.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>Na kostce kolorów wypada denar.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>Na kostce kolorów wypada miecz.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Na kostce kolorów wypada gwiazda: moc karty %1.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Na kostce kolorów wypada joker: moc karty %1.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>Kostka kolorów ma sześć jednakowo prawdopodobnych ścianek: kielich, buławę, denar, miecz, gwiazdę i jokera.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Gra się jak w „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Zasady różniące się od „%1” (%n): %2 i inne.</numerusform>
            <numerusform>Zasady różniące się od „%1” (%n): %2 i inne.</numerusform>
            <numerusform>Zasady różniące się od „%1” (%n): %2 i inne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Zasady różniące się od „%1” (%n): %2.</numerusform>
            <numerusform>Zasady różniące się od „%1” (%n): %2.</numerusform>
            <numerusform>Zasady różniące się od „%1” (%n): %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>denar{genitive: denara|dative: denarowi|instrumental: denarem}</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Denary: wzrost</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Terytorium o dowolnej wartości lub pustkowie można zastąpić wierzchnią kartą stosu dobierania, jakakolwiek by była. Nie może tam stać wroga figura.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Terytorium o dowolnej wartości można zastąpić wierzchnią kartą stosu dobierania, jakakolwiek by była. Nie może tam stać wroga figura.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Użyj jako denara; nowe terytorium może pochodzić z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Użyj jako denara; nowe terytorium pochodzi z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Użyj jako denara.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Albo wzmocnij docelowe terytorium bez wrogich figur: zastąp je kartą o większej wartości lub wyższą tego samego rodzaju.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>Albo wzmocnij docelowe terytorium bez wrogich figur: zastąp je kartą wartą o jeden punkt więcej.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Powiększ sługę lub figurę, w którą celuje, o jeden rozmiar z zapasu jej właściciela.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Pustkowie bez wrogich figur można wzmocnić do karty wartej jeden punkt.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Albo wzmocnij docelowe terytorium, chyba że stoi na nim wroga figura. Odrzuca się je i zastępuje kartą o większej wartości lub wyższą tego samego rodzaju. O starszeństwie wielkich arkanów decydują numery, małe rosną od asa i dwójki aż po pazia, rycerza, królową i króla, bez względu na kolor. Figury zostają.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Albo wzmocnij docelowe terytorium, chyba że stoi na nim wroga figura: odrzuca się je i zastępuje kartą wartą dokładnie o jeden punkt więcej. Wielkiego arkanum nie można wzmocnić. Figury zostają.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Wzmocnić można też docelowe pustkowie bez wrogich figur: kładzie się na nim kartę wartą dokładnie jeden punkt. Figury zostają.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Albo zastąp docelowe terytorium o dowolnej wartości wierzchnią kartą stosu dobierania, wziętą w ciemno, jakakolwiek by była. Na terytorium nie może stać wroga figura. Dawną kartę się odrzuca; figury zostają.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>Wierzchnią kartę stosu dobierania można też położyć na docelowym pustkowiu bez wrogich figur.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Zastąp sługę lub figurę, w którą celuje, figurą dokładnie o jeden rozmiar większą z zapasu jej właściciela. Swoją figurę możesz potem obrócić; wroga zachowuje swoje ustawienie.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Jeśli w zapasie nie ma figury tego rozmiaru, jest to niemożliwe. Duża figura nie może urosnąć.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>Terytoriów nie można wzmacniać.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Jeśli jedna moc tworzy, a druga powiększa tę samą figurę, krok pośredni nie wymaga figury.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Jeśli jedna moc tworzy, a druga powiększa lub wzmacnia tę samą figurę lub to samo terytorium, krok pośredni nie wymaga ani figury, ani karty.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Jeśli obie moce powiększają tę samą figurę, krok pośredni nie wymaga figury.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Jeśli obie moce działają na tę samą figurę, to samo terytorium lub pustkowie, krok pośredni nie wymaga ani figury, ani karty.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Jeśli obie moce działają na tę samą figurę lub to samo terytorium, krok pośredni nie wymaga ani figury, ani karty.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Pazia, rycerza, królowej ani króla też nie można wzmocnić: żadna karta nie jest warta o jeden punkt więcej.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Karty liczbowej, od asa do dziesiątki, też nie można wzmocnić: żadna karta nie jest warta o jeden punkt więcej.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>W tej grze żadna karta nie ma jednak takiej wartości.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Do tury %1 nic się nie zmienia.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Te zasady nie dopuszczają %n gracza.</numerusform>
            <numerusform>Te zasady nie dopuszczają %n graczy.</numerusform>
            <numerusform>Te zasady nie dopuszczają %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>Gra nie mogłaby się zacząć od swojej pozycji.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>To nie byłoby wtedy możliwe: „%1”</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Los miałby wtedy rozstrzygnąć co innego.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Najpierw rozstrzygałby wtedy los.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Decyzja należałaby wtedy do gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>Gra nie skończyłaby się tam, gdzie się skończyła.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>To miałoby wtedy inny skutek: „%1”</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Wygraliby lub odpadliby inni gracze.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>Na planszy stałyby inne figury.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>Na planszy leżałyby inne terytoria.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>Na rękach byłyby inne karty.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>W stosach leżałyby inne karty.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Turę miałby kto inny.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 + %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>wybór kart</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Każdy gracz wybiera %n kartę pierwszej ręki z odkrytych kart.</numerusform>
            <numerusform>Każdy gracz wybiera %n karty pierwszej ręki z odkrytych kart.</numerusform>
            <numerusform>Każdy gracz wybiera %n kart pierwszej ręki z odkrytych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Gdy wiadomo, kto zaczyna, karty bierze się po jednej, od gracza, który gra ostatni, do pierwszego. Ostatni gracz rundy zaczyna następną, która biegnie w przeciwną stronę.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Odkrywa się o %n kartę więcej, niż się wybiera; resztę się odrzuca.</numerusform>
            <numerusform>Odkrywa się o %n karty więcej, niż się wybiera; resztę się odrzuca.</numerusform>
            <numerusform>Odkrywa się o %n kart więcej, niż się wybiera; resztę się odrzuca.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Odkrytych jest tyle kart, ile się wybiera.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Bierzesz odkrytą kartę: %2.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 bierze odkrytą kartę: %2.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wybierz na rękę jedną z odkrytych kart.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 wybiera jedną z odkrytych kart.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Do wyboru odkryta zostaje %n karta.</numerusform>
            <numerusform>Do wyboru odkryte zostają %n karty.</numerusform>
            <numerusform>Do wyboru odkrytych zostaje %n kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>Wygrywa %1{nominative}</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 wygrywają wspólnie</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1{nominative} dzielą się zwycięstwem</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Nikt inny już nie został w grze.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1{nominative} przy zapowiedzi ostatniej tury ma %2 z %n punktu, a na jej koniec %3.</numerusform>
            <numerusform>%1{nominative} przy zapowiedzi ostatniej tury ma %2 z %n punktów, a na jej koniec %3.</numerusform>
            <numerusform>%1{nominative} przy zapowiedzi ostatniej tury ma %2 z %n punktów, a na jej koniec %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Runda %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1{nominative} wychodzi na prowadzenie: wynik zmienia się z %2 na %n punkt.</numerusform>
            <numerusform>%1{nominative} wychodzi na prowadzenie: wynik zmienia się z %2 na %n punkty.</numerusform>
            <numerusform>%1{nominative} wychodzi na prowadzenie: wynik zmienia się z %2 na %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1{nominative}: wynik zmienia się z %2 na %n punkt.</numerusform>
            <numerusform>%1{nominative}: wynik zmienia się z %2 na %n punkty.</numerusform>
            <numerusform>%1{nominative}: wynik zmienia się z %2 na %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n punkt</numerusform>
            <numerusform>%1 %n punkty</numerusform>
            <numerusform>%1 %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Początek: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Runda %1, tura gracza %2{genitive}: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Stoi pionowo.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Jest zwrócona %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 wchodzi na planszę.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 zostaje w otchłani i wraca do zapasu.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 wraca do zapasu.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 trafia na %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 staje się mała.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 staje się średnia.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 staje się duża.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 obraca się.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>Na miejsce %1{genitive} wchodzi %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Na %1 zaczyna powstawać nowe terytorium.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Nowe terytorium na %2: %1.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>Karta %1 znika z %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>Na %2 kartę %1 zastępuje %3.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>Terytorium na %1 przestaje istnieć.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Terytorium %1 na %2 przestaje istnieć.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>Terytorium %1 przesuwa się z %2 na %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Aktywujesz terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 aktywuje terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Zagrywasz %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 zagrywa %2{accusative}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Odrzucasz %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 odrzuca %2{accusative}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Dobierasz kartę.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Dobierasz %1{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 dobiera %n kartę.</numerusform>
            <numerusform>%1 dobiera %n karty.</numerusform>
            <numerusform>%1 dobiera %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>Odkryta karta to %1.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Działają moce terytorium %1 na %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Bierzesz %2{accusative} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 bierze %2{accusative} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 zamienia się z tobą kartami na ręce.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Zamieniasz się kartami na ręce z graczem %2{instrumental}.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 zamienia się kartami na ręce z graczem %2{instrumental}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>Stos odrzuconych (%n karta) zostaje przetasowany na nowy stos dobierania.</numerusform>
            <numerusform>Stos odrzuconych (%n karty) zostaje przetasowany na nowy stos dobierania.</numerusform>
            <numerusform>Stos odrzuconych (%n kart) zostaje przetasowany na nowy stos dobierania.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Twoja tura.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Tura gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kończysz turę.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 kończy turę.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Karty zostają rozdane %n graczowi, a plansza rozłożona.</numerusform>
            <numerusform>Karty zostają rozdane %n graczom, a plansza rozłożona.</numerusform>
            <numerusform>Karty zostają rozdane %n graczom, a plansza rozłożona.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Twoja karta licytacji jest wybrana.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>Karta licytacji gracza %1{genitive} jest wybrana.</translation>
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
        <translation>Karty licytacji zostają odkryte (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Najwyższe karty licytacji są równe; wszyscy licytują ponownie.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Bierzesz kartę licytacji: %2.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 bierze kartę licytacji: %2.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wygrywasz licytację i zaczynasz grę.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 wygrywa licytację i zaczyna grę.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Zaczynasz grę.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 zaczyna grę.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Zapowiadasz, że następna tura będzie twoją ostatnią.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 zapowiada następną turę jako ostatnią.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Twoja ostatnia tura kończy się wynikiem %2 przy progu %n punktu.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem %2 przy progu %n punktów.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem %2 przy progu %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem %2 przy progu %n punktu.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem %2 przy progu %n punktów.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem %2 przy progu %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktu.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktów.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktu.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktów.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Odpadasz z gry; twoje figury wracają do zapasu, a karty z ręki zostają odrzucone.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 odpada z gry; figury wracają do zapasu, a karty z ręki zostają odrzucone.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Dzwoni ukryty minutnik.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Niedokończony krok zostaje cofnięty.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Dzieje się coś, czego nie opisuje żadna zasada.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>Zasada „%2” zgłasza dla gracza %1{genitive}: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Koniec gry, nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Koniec gry: %1{nominative} dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>Koniec gry: wygrywasz.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Koniec gry: wygrywa %1{nominative}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>runda końcowa</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>Stos odrzuconych został przetasowany</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Pozostałe tury rundy końcowej</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Gdy stos odrzuconych po raz pierwszy zostanie przetasowany na nowy stos dobierania, na koniec swojej tury możesz ogłosić rundę końcową.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Wszyscy pozostali mają wtedy jeszcze po jednej turze. Potem wygrywa najwyższy wynik; przy równych najwyższych wynikach zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kończysz turę i ogłaszasz rundę końcową.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 kończy turę i ogłasza rundę końcową.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Ogłoś rundę końcową</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Zakończ turę albo ogłoś rundę końcową.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>Gra skończy się za %n turę.</numerusform>
            <numerusform>Gra skończy się za %n tury.</numerusform>
            <numerusform>Gra skończy się za %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>Od tej chwili można ogłosić rundę końcową.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ogłaszasz rundę końcową.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 ogłasza rundę końcową.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Runda końcowa dobiegła końca: wygrywa najwyższy wynik (%n punkt).</numerusform>
            <numerusform>Runda końcowa dobiegła końca: wygrywa najwyższy wynik (%n punkty).</numerusform>
            <numerusform>Runda końcowa dobiegła końca: wygrywa najwyższy wynik (%n punktów).</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Stos odrzuconych nie został jeszcze przetasowany na nowy stos dobierania (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>Runda końcowa już trwa (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>Runda końcowa dobiegła końca: wygrywasz z najwyższym wynikiem (%2).</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>Runda końcowa dobiegła końca: %1{nominative} wygrywa z najwyższym wynikiem (%2).</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Runda końcowa dobiegła końca: %1{nominative} mają równy najwyższy wynik i dzielą się zwycięstwem.</translation>
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
        <translation>Odkrycie karty nie wymaga sługi.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Odrzucanie i dobieranie kart nie wymaga sługi.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Wybór innej karty do użycia nie wymaga sługi.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>Mocy, które nie wymagają sługi, można użyć nawet wtedy, gdy nie ma już żadnego sługi.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Dotyczy to tylko figur: terytorium musi za każdym razem trafić na dozwolone pole.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Między obiema połowami figury w otchłani czekają, a w figurę, na którą działa moc, można celować wszędzie, gdziekolwiek stoi.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Połowami mogą się podzielić dwaj słudzy. Twoja figura, której dotyczyła pierwsza połowa, może działać w drugiej, jeśli jest sługą.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>Plansza to siatka kwadratowych pól bez granic. Pole, na którym leży karta, jest terytorium.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Pole bez karty, które ma wspólny bok z terytorium, jest pustkowiem. Figury mogą na nim stać; jest ono jak terytorium bez mocy i nie ma żadnej wartości.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Każde inne pole jest otchłanią. Nic tam nie można zrobić. Gdy tylko moc zostanie użyta lub akcja zakończona, figury w otchłani wracają do zapasów swoich właścicieli.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Pole jest pełne, jeśli stoi na nim co najmniej %n figura, bez względu na to, czyja.</numerusform>
            <numerusform>Pole jest pełne, jeśli stoją na nim co najmniej %n figury, bez względu na to, czyje.</numerusform>
            <numerusform>Pole jest pełne, jeśli stoi na nim co najmniej %n figur, bez względu na to, czyich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>Na pełnym polu nie można stworzyć figury ani jej tam przesunąć, chyba że zasada na to pozwala. Pole, na którym figur jest już więcej, pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Dotyczy to także pustkowi.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Pustkowie nigdy nie jest pełne.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Gra %n gracz.</numerusform>
            <numerusform>Gra %n graczy.</numerusform>
            <numerusform>Gra %n graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Gra od %1 do %n gracza.</numerusform>
            <numerusform>Gra od %1 do %n graczy.</numerusform>
            <numerusform>Gra od %1 do %n graczy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n mała (jedno oczko)</numerusform>
            <numerusform>%n małe (jedno oczko)</numerusform>
            <numerusform>%n małych (jedno oczko)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n średnia (dwa oczka)</numerusform>
            <numerusform>%n średnie (dwa oczka)</numerusform>
            <numerusform>%n średnich (dwa oczka)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n duża (trzy oczka)</numerusform>
            <numerusform>%n duże (trzy oczka)</numerusform>
            <numerusform>%n dużych (trzy oczka)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Każdy gracz ma zapas piramidek jednego koloru: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Następnie rozkłada się odkryte karty w siatkę: %1 wszerz i %2 wzdłuż. Reszta tworzy stos dobierania.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>O tym, kto zaczyna, decyduje licytacja.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>O tym, kto zaczyna, decyduje los; gra toczy się zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Zaczyna gracz %1; gra toczy się zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Gracz, który nie ma figur na planszy, może tylko wystawić jedną małą figurę z zapasu, w dowolnym ustawieniu. Pole musi być terytorium lub pustkowiem bez figur.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Jeśli nie ma takiego pola, gracz pasuje.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Jeśli nie ma takiego pola, gracz może odświeżyć rękę.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>W przeciwnym razie zrób dokładnie jedną z tych rzeczy:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>W przeciwnym razie każda akcja to dokładnie jedna z poniższych:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Aby spasować, odśwież rękę, niczego nie odrzucając ani nie dobierając.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>Zamiast tego można spasować.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Wszystkie moce są nieobowiązkowe. Każdą można pominąć, nawet wszystkie moce karty, ale ich kolejność nigdy się nie zmienia.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Gdy zagrywasz kartę, każda twoja figura na planszy jest sługą. Każdej mocy karty może użyć dowolny sługa, za każdym razem inny lub ten sam.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Gdy aktywujesz terytorium, twoje figury na nim są sługami do końca tej akcji, dokądkolwiek trafią. Każdej mocy może użyć dowolny sługa, za każdym razem inny lub ten sam.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Gdy aktywujesz terytorium, twoje figury na nim są sługami do końca tury, dokądkolwiek trafią. Każdej mocy może użyć dowolny sługa, za każdym razem inny lub ten sam.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Figura zastąpiona figurą innego rozmiaru jest nadal tą samą figurą.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Po aktywowaniu terytorium twoja figura, na którą bezpośrednio wpłynął sługa, też staje się sługą do końca akcji.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Po aktywowaniu terytorium twoja figura, na którą bezpośrednio wpłynął sługa, też staje się sługą do końca tury.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Sługami są tylko figury, które stały na aktywowanym terytorium.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Podczas rozpatrywania Głupca, także skopiowanego przez inną kartę, twoje figury, na które coś wpłynęło, też stają się sługami do końca tury.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Podczas rozpatrywania Głupca twoje figury, na które coś wpłynęło, też stają się sługami do końca tury.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Nic, co robi się z figurą, nie jest w tym znaczeniu wpływem.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Wpływem na figurę jest każda z tych rzeczy: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Wpływ na terytorium jest też wpływem na stojące na nim figury.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Wpływ na terytorium nie jest wpływem na stojące na nim figury.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Figura ma jedno z dziewięciu ustawień: jest zwrócona na północ, wschód, południe lub zachód albo na ukos między dwoma z nich, albo stoi pionowo. Obrócić figurę to nadać jej inne ustawienie.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Figura ma jedno z pięciu ustawień: jest zwrócona na północ, wschód, południe lub zachód, nigdy na ukos, albo stoi pionowo. Obrócić figurę to nadać jej inne ustawienie.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Figura zwrócona na ukos celuje, przesuwa się i pcha przez rogi pól. Pustkowiem jest tylko pole, które ma wspólny bok z terytorium.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Pionowy sługa celuje w pole, na którym stoi, i w dowolną figurę na nim. Sługa zwrócony w jakimś kierunku celuje w sąsiednie pole w tym kierunku i w dowolną figurę na nim.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Sługa zawsze może celować w siebie, bez względu na ustawienie.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Gdy wpływasz na własną figurę, możesz ją obrócić. Wroga figura zachowuje swoje ustawienie. Zasada może stanowić inaczej.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Gdy stos dobierania się wyczerpie, przetasowany stos odrzuconych staje się nowym.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Robi się to natychmiast, gdy tylko stos dobierania się opróżni.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Robi się to dopiero wtedy, gdy trzeba dobrać kartę.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Dobrana karta najpierw trafia tam, dokąd ma trafić: na rękę, na planszę lub do stosu odrzuconych. Jeśli nie ma wtedy odrzuconych kart do potasowania, karty odrzucone później tasuje się przed następnym dobraniem.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Dobrana karta najpierw trafia tam, dokąd ma trafić: na rękę, na planszę lub do stosu odrzuconych.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Gracz, który ma jeszcze dobrać karty, dobiera dalej z nowego stosu. Gdy oba stosy są puste, niczego nie można dobrać.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Nigdy nie dobierasz kart ponad limit ręki. Dobierasz najwyżej tyle kart, ile jest w obu stosach po odrzuceniu twoich kart.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Małe arkanum ma wartość %1, wielkie arkanum %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Karta liczbowa, od asa do dziesiątki, ma wartość %1; paź, rycerz, królowa i król – %2; wielkie arkanum – %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Jeśli na planszy nie ma już żadnego terytorium, gra kończy się wraz z tą turą, a gracze, którzy w niej pozostali, dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Jeśli na planszy nie ma już żadnego terytorium, gra kończy się wraz z tą turą i nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Ostatnia tura, która się wtedy kończy, jest najpierw rozstrzygana. Niczego już nie można zapowiedzieć.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Terytorium z kartą liczbową, od asa do dziesiątki, jest pełne, gdy stoi na nim %n figura.</numerusform>
            <numerusform>Terytorium z kartą liczbową, od asa do dziesiątki, jest pełne, gdy stoją na nim %n figury.</numerusform>
            <numerusform>Terytorium z kartą liczbową, od asa do dziesiątki, jest pełne, gdy stoi na nim %n figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Terytorium z paziem, rycerzem, królową lub królem jest pełne, gdy stoi na nim %n figura.</numerusform>
            <numerusform>Terytorium z paziem, rycerzem, królową lub królem jest pełne, gdy stoją na nim %n figury.</numerusform>
            <numerusform>Terytorium z paziem, rycerzem, królową lub królem jest pełne, gdy stoi na nim %n figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Terytorium z wielkim arkanum jest pełne, gdy stoi na nim %n figura.</numerusform>
            <numerusform>Terytorium z wielkim arkanum jest pełne, gdy stoją na nim %n figury.</numerusform>
            <numerusform>Terytorium z wielkim arkanum jest pełne, gdy stoi na nim %n figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Pustkowie jest pełne, gdy stoi na nim %n figura.</numerusform>
            <numerusform>Pustkowie jest pełne, gdy stoją na nim %n figury.</numerusform>
            <numerusform>Pustkowie jest pełne, gdy stoi na nim %n figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Pole, na którym stoi co najmniej %n mała figura, nie przyjmuje następnych małych.</numerusform>
            <numerusform>Pole, na którym stoją co najmniej %n małe figury, nie przyjmuje następnych małych.</numerusform>
            <numerusform>Pole, na którym stoi co najmniej %n małych figur, nie przyjmuje następnych małych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Pole, na którym stoi co najmniej %n średnia figura, nie przyjmuje następnych średnich; nie może tam też urosnąć do średniej żadna mała.</numerusform>
            <numerusform>Pole, na którym stoją co najmniej %n średnie figury, nie przyjmuje następnych średnich; nie może tam też urosnąć do średniej żadna mała.</numerusform>
            <numerusform>Pole, na którym stoi co najmniej %n średnich figur, nie przyjmuje następnych średnich; nie może tam też urosnąć do średniej żadna mała.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Pole, na którym stoi co najmniej %n duża figura, nie przyjmuje następnych dużych; nie może tam też urosnąć do dużej żadna średnia.</numerusform>
            <numerusform>Pole, na którym stoją co najmniej %n duże figury, nie przyjmuje następnych dużych; nie może tam też urosnąć do dużej żadna średnia.</numerusform>
            <numerusform>Pole, na którym stoi co najmniej %n dużych figur, nie przyjmuje następnych dużych; nie może tam też urosnąć do dużej żadna średnia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Pole, na którym stoi co najmniej %n figura jednego gracza, nie przyjmuje następnych figur tego gracza; nie można tam też zastąpić taką figurą wrogiej.</numerusform>
            <numerusform>Pole, na którym stoją co najmniej %n figury jednego gracza, nie przyjmuje następnych figur tego gracza; nie można tam też zastąpić taką figurą wrogiej.</numerusform>
            <numerusform>Pole, na którym stoi co najmniej %n figur jednego gracza, nie przyjmuje następnych figur tego gracza; nie można tam też zastąpić taką figurą wrogiej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n kartę; tyle wynosi też limit ręki.</numerusform>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n karty; tyle wynosi też limit ręki.</numerusform>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n kart; tyle wynosi też limit ręki.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Tasuje się 78 kart tarota.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n kartę.</numerusform>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n karty.</numerusform>
            <numerusform>Tasuje się 78 kart tarota. Każdy gracz dostaje %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>Limit ręki wynosi %n kartę.</numerusform>
            <numerusform>Limit ręki wynosi %n karty.</numerusform>
            <numerusform>Limit ręki wynosi %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Następnie na tych polach rozkłada się odkryte karty: %1. Reszta tworzy stos dobierania.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Przed tasowaniem kartę %1 wyjmuje się z talii i kładzie na %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Raz w każdej turze, przed akcją, możesz obrócić jedną swoją figurę. Nie liczy się to jako akcja.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Na koniec swojej tury, zanim nastąpi cokolwiek innego, dobierasz %n kartę, o ile pozwala limit ręki.</numerusform>
            <numerusform>Na koniec swojej tury, zanim nastąpi cokolwiek innego, dobierasz %n karty, o ile pozwala limit ręki.</numerusform>
            <numerusform>Na koniec swojej tury, zanim nastąpi cokolwiek innego, dobierasz %n kart, o ile pozwala limit ręki.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Celuje też w dalsze pola, bez względu na to, co leży po drodze: na odległość do %1, jeśli jest mały, %2, jeśli średni, i %3, jeśli duży.</translation>
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
        <translation>Niektóre karty mają inną wartość (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Wynik docelowy to %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Gdy gra %n gracz, wynik docelowy to %1.</numerusform>
            <numerusform>Gdy gra %n graczy, wynik docelowy to %1.</numerusform>
            <numerusform>Gdy gra %n graczy, wynik docelowy to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Twój wynik to liczba oczek twoich figur na wszystkich terytoriach, które kontrolujesz.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Twój wynik to wartość wszystkich terytoriów, które kontrolujesz.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Twój wynik to wartość wszystkich terytoriów, na których stoją wyłącznie twoje figury.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Kontrolujesz terytorium, na którym stoją wyłącznie twoje figury.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Kontrolujesz terytorium, na którym masz więcej figur niż którykolwiek inny gracz. Jeśli dwóch lub więcej graczy ma ich po równo, nikt go nie kontroluje.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Kontrolujesz terytorium, na którym twoje figury mają łącznie więcej oczek niż figury któregokolwiek innego gracza. Jeśli dwóch lub więcej graczy ma ich po równo, nikt go nie kontroluje.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Pustkowie, które kontrolujesz w ten sam sposób, jest warte %n punkt.</numerusform>
            <numerusform>Pustkowie, które kontrolujesz w ten sam sposób, jest warte %n punkty.</numerusform>
            <numerusform>Pustkowie, które kontrolujesz w ten sam sposób, jest warte %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Rzut kostką kolorów nie wymaga sługi.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Pole bez karty, które ma wspólny bok z terytorium, jest pustkowiem. Figury mogą na nim stać; jest ono jak terytorium bez mocy.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>W tej grze nic innego na to nie pozwala.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Wpływem na figurę jest tylko to: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Te wartości mają znaczenie tylko tam, gdzie terytoria się tworzy, wzmacnia lub atakuje.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Jeśli na planszy nie ma już żadnego terytorium, gra kończy się wraz z tą turą, zgodnie z zasadą %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Jeśli na terytorium ma figury tylko jeden gracz, i to co najmniej po jednej każdego rozmiaru, tworzą one wieżę. Nikt inny nie może celować w figurę z wieży.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Na terytorium z wieżą nie można stworzyć figury innego gracza ani nie może ona zakończyć tam ruchu.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Wieża nie chroni swojej figury przed skutkami jej własnego ataku.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>W każdej turze wykonuje się %n taką akcję; ma ona własnych sług. Wystawienie figury też jest akcją, podobnie jak spasowanie.</numerusform>
            <numerusform>W każdej turze wykonuje się kolejno %n takie akcje; każda ma własnych sług. Wystawienie figury też jest akcją, podobnie jak spasowanie.</numerusform>
            <numerusform>W każdej turze wykonuje się kolejno %n takich akcji; każda ma własnych sług. Wystawienie figury też jest akcją, podobnie jak spasowanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Niektóre pola mają własny limit.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>zapowiedziana ostatnia tura</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Ostatnią turę zapowiada</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Gracze po zapowiedzi</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Gracze tracący następną turę</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>Na koniec swojej ostatniej tury wygrywasz natychmiast, jeśli masz co najmniej wynik docelowy, bez względu na wyniki innych.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Na koniec swojej ostatniej tury wygrywasz natychmiast, jeśli masz co najmniej %n punkt, bez względu na wyniki innych.</numerusform>
            <numerusform>Na koniec swojej ostatniej tury wygrywasz natychmiast, jeśli masz co najmniej %n punkty, bez względu na wyniki innych.</numerusform>
            <numerusform>Na koniec swojej ostatniej tury wygrywasz natychmiast, jeśli masz co najmniej %n punktów, bez względu na wyniki innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>Na koniec swojej tury możesz zapowiedzieć, że następna będzie twoją ostatnią, chyba że zapowiedziana ostatnia tura innego gracza jeszcze nie minęła. Nie trzeba mieć do tego żadnych punktów.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Na koniec swojej tury, mając co najmniej %n punkt, możesz zapowiedzieć, że następna będzie twoją ostatnią, chyba że zapowiedziana ostatnia tura innego gracza jeszcze nie minęła.</numerusform>
            <numerusform>Na koniec swojej tury, mając co najmniej %n punkty, możesz zapowiedzieć, że następna będzie twoją ostatnią, chyba że zapowiedziana ostatnia tura innego gracza jeszcze nie minęła.</numerusform>
            <numerusform>Na koniec swojej tury, mając co najmniej %n punktów, możesz zapowiedzieć, że następna będzie twoją ostatnią, chyba że zapowiedziana ostatnia tura innego gracza jeszcze nie minęła.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Nikt nie może zapowiadać dwa razy.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>Na koniec samej ostatniej tury niczego nie można zapowiedzieć.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Dopóki zapowiedziana ostatnia tura nie minie, wszyscy pozostali gracze grają razem. Ich figury nie są dla siebie nawzajem ani własne, ani wrogie, a wspólne terytorium liczy się każdemu z nich.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>W przeciwnym razie odpadasz: twoje figury wracają do zapasu, a karty z ręki zostają odrzucone.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Wygrywa ostatni gracz, który pozostał w grze.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>Ostatni gracz, który pozostał w grze, jeszcze przez to nie wygrywa; gra toczy się dalej.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>W przeciwnym razie gra się kończy, a wszyscy pozostali gracze wygrywają wspólnie.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>W przeciwnym razie wszystkie twoje figury wracają do zapasu; zachowujesz karty na ręce i grasz dalej.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>W przeciwnym razie grasz dalej, ale tracisz następną turę.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Gdy wszyscy gracze, którzy są w grze, mają już za sobą zapowiedź ostatniej tury i nikt dzięki niej nie wygrał, gra się kończy i wygrywa najwyższy wynik; przy równych najwyższych wynikach zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Zakończ turę albo zapowiedz, że następna będzie twoją ostatnią.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>To twoja ostatnia tura: do zwycięstwa potrzeba na jej koniec %n punktu.</numerusform>
            <numerusform>To twoja ostatnia tura: do zwycięstwa potrzeba na jej koniec %n punktów.</numerusform>
            <numerusform>To twoja ostatnia tura: do zwycięstwa potrzeba na jej koniec %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>To ostatnia tura gracza %1{genitive}; na jej koniec trzeba mieć %n punkt.</numerusform>
            <numerusform>To ostatnia tura gracza %1{genitive}; na jej koniec trzeba mieć %n punkty.</numerusform>
            <numerusform>To ostatnia tura gracza %1{genitive}; na jej koniec trzeba mieć %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Strata następnej tury: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Tracisz %n figurę.</numerusform>
            <numerusform>Tracisz %n figury.</numerusform>
            <numerusform>Tracisz %n figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 traci %n figurę.</numerusform>
            <numerusform>%1 traci %n figury.</numerusform>
            <numerusform>%1 traci %n figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tracisz następną turę.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 traci następną turę.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Wszyscy mają za sobą zapowiedź ostatniej tury: wygrywa najwyższy wynik (%n punkt).</numerusform>
            <numerusform>Wszyscy mają za sobą zapowiedź ostatniej tury: wygrywa najwyższy wynik (%n punkty).</numerusform>
            <numerusform>Wszyscy mają za sobą zapowiedź ostatniej tury: wygrywa najwyższy wynik (%n punktów).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Wygrywasz: twoja ostatnia tura kończy się wynikiem %n punktu, a docelowy wynosił %2.</numerusform>
            <numerusform>Wygrywasz: twoja ostatnia tura kończy się wynikiem %n punktów, a docelowy wynosił %2.</numerusform>
            <numerusform>Wygrywasz: twoja ostatnia tura kończy się wynikiem %n punktów, a docelowy wynosił %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>Wygrywa %1{nominative}: ostatnia tura kończy się wynikiem %n punktu, a docelowy wynosił %2.</numerusform>
            <numerusform>Wygrywa %1{nominative}: ostatnia tura kończy się wynikiem %n punktów, a docelowy wynosił %2.</numerusform>
            <numerusform>Wygrywa %1{nominative}: ostatnia tura kończy się wynikiem %n punktów, a docelowy wynosił %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Wszyscy mają za sobą zapowiedź ostatniej tury; najwyższy wynik wygrywa: %1{nominative}.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktu; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktów; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
            <numerusform>Twoja ostatnia tura kończy się wynikiem zaledwie %2 z %n punktów; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktu; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktów; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
            <numerusform>Ostatnia tura gracza %1{genitive} kończy się wynikiem zaledwie %2 z %n punktów; wygrywają wszyscy pozostali: %3{nominative}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Mocy, która wymaga wrogiej figury, nie można użyć na figurze kogoś, kto gra razem z tobą. Każdej innej można, a taka figura zachowuje swoje ustawienie. Pole, na którym stoją tylko takie figury i twoje, nie jest zajęte przez wroga.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>W przeciwnym razie do zapasu wraca %n twoja figura, największa; grasz dalej.</numerusform>
            <numerusform>W przeciwnym razie do zapasu wracają %n twoje figury, poczynając od największych; grasz dalej.</numerusform>
            <numerusform>W przeciwnym razie do zapasu wraca %n twoich figur, poczynając od największych; grasz dalej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>Z równych figur najpierw wraca ta, która stoi najdalej na południu, a w tym samym wierszu ta, która stoi najdalej na wschodzie. Na jednym polu decyduje kolejność ustawień.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Twoja tura i karty na ręce</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Dwie moce na ten sam cel</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Inne gry i dodatki</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Losowy</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Zachłanny</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Uczeń</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Czeladnik</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Wykonuje dowolny krok, na który pozwalają zasady.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Wykonuje krok, który w danej chwili wygląda najlepiej, i nie myśli naprzód.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Rozważa następne tury, około sekundy na krok.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Myśli nad krokiem kilka sekund i niczego nie oddaje za darmo.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>ryzykant</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>ostrożny</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>budowniczy</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>śmiały budowniczy</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>ostrożny budowniczy</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>łowca</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>śmiały łowca</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>ostrożny łowca</translation>
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
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>Według skryptu</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Myśli trochę naprzód i zastanawia się przez chwilę.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Planuje własną turę w mgnieniu oka i sprawdza następną odpowiedź.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Wiele przeocza i nie myśli naprzód; dobry przeciwnik na pierwszą partię.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Wykonuje dowolny krok, który nie kosztuje go punktów; wzorzec do pomiarów.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Ukryty minutnik zostaje nastawiony.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Na kostce wypada %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>Na kostkach wypada: %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Poddajesz się.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 poddaje się.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Teraz gra za ciebie komputer (%2).</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Teraz za gracza %1{accusative} gra komputer (%2).</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Teraz gra za ciebie ktoś inny.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Teraz za gracza %1{accusative} gra ktoś inny.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>„%1: %2”</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>Kielichy</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Buławy</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Denary</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Miecze</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>na północ</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>na wschód</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>na południe</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>na zachód</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>pionowo</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>na północny wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>na południowy wschód</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>na południowy zachód</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>na północny zachód</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n terytorium w prostokącie %1 × %2</numerusform>
            <numerusform>%n terytoria w prostokącie %1 × %2</numerusform>
            <numerusform>%n terytoriów w prostokącie %1 × %2</numerusform>
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
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Najmniej graczy</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Do gry potrzeba co najmniej tylu graczy.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Najwięcej graczy</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>W grze może brać udział najwyżej tylu graczy.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Małe figury</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Liczba małych figur na gracza.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Średnie figury</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Liczba średnich figur na gracza.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Duże figury</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Liczba dużych figur na gracza.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limit ręki</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Liczba kart rozdawanych każdemu graczowi; dobierając karty, nikt nie przekracza tej liczby.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Wartość kart liczbowych</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Punkty za terytorium od asa do dziesiątki.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Wartość kart dworskich</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Punkty za terytorium z paziem, rycerzem, królową lub królem.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Wartość wielkich arkanów</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Punkty za terytorium z wielkim arkanum.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Kolumny planszy</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Liczba kart obok siebie na początku gry.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Wiersze planszy</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Liczba wierszy kart rozkładanych na początku gry.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Figury na polu</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>Na pole, na którym stoi tyle figur, nie można przesunąć następnej ani jej tam stworzyć.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Wybór pierwszego gracza</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>To decyduje, kto rozgrywa pierwszą turę.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Ten gracz zaczyna, jeśli pierwszy gracz jest ustalony.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Kolejność tur</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Tury idą dookoła stołu albo według kart licytacji.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Moce</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>Karta ma te moce, jedną po drugiej.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Połączenie</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>W ten sposób można połączyć dwie pierwsze moce karty.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Możliwości w turze</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>W każdej turze gracz robi jedną z tych rzeczy.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Figury objęte wpływem stają się sługami</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Po aktywowaniu terytorium twoje figury, na które wpłynął sługa, stają się sługami do końca tury.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Przy Głupcu figury objęte wpływem stają się sługami</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Podczas rozpatrywania Głupca twoje figury, na które coś wpłynęło, stają się sługami, nawet jeśli zwykle się nimi nie stają.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkty do wygranej</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Liczba punktów potrzebna do wygranej na koniec zapowiedzianej ostatniej tury.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Skutek nieudanej ostatniej tury</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>To spotyka gracza, którego zapowiedziana ostatnia tura kończy się zbyt małą liczbą punktów.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Pozostałe karty licytacji</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Tu trafiają karty licytacji, których nikt nie bierze.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Ukryty minutnik</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Minutnik, którego nikt nie widzi, kończy grę; wygrywa najwyższy wynik.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Minutnik: co najmniej</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Ukryty minutnik nigdy nie kończy gry przed upływem tylu rund lub minut.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Minutnik: co najwyżej</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>Ukryty minutnik kończy grę najpóźniej po tylu rundach lub minutach.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Kielichy tworzą wrogie figury</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Kielich, który celuje we wrogą figurę, może stworzyć kolejną figurę tego samego wroga.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Kielichy tworzą terytoria</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Te karty można położyć na docelowym pustkowiu.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Źródło kart nowych terytoriów</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>Stąd pochodzi karta terytorium, które tworzy kielich.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Kielichy bez limitu na polu</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Kielich może stworzyć figurę nawet na pełnym polu.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Buławy pchają własne figury</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Buława może pchać także własne figury gracza, nie tylko wrogie.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Buławy pchają terytoria</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Buława może pchnąć terytorium na pustkowie.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Buławy bez limitu na polu</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Buława może przesunąć figurę nawet na pełne pole.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Siła buławy</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Liczba pól, o które przesuwa buława; 0 oznacza tyle, ile oczek ma sługa.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Denary wzmacniają terytoria</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>Nowa karta wzmacnianego terytorium jest warta dokładnie o jeden punkt więcej albo jest dowolną wyższą.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Denary wzmacniają pustkowia</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Denar może zamienić docelowe pustkowie w terytorium.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Źródło kart wzmacnianych terytoriów</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>Stąd pochodzi nowa karta wzmacnianego terytorium.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Miecze osłabiają terytoria</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Miecz może osłabiać terytoria, a nie tylko zmniejszać figury.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Osłabianie terytoriów</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Terytorium traci tyle punktów, ile oczek ma sługa, albo zostaje osłabione o jeden krok.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Źródło kart osłabianych terytoriów</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>Stąd pochodzi nowa karta osłabianego terytorium.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Siła miecza</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Liczba oczek, które odbiera miecz; 0 oznacza tyle, ile ma ich sługa.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Figury obracane przez kartę</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Karta, która obraca, obraca sługę albo dowolną figurę, w którą on celuje.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Przenoszenie terytoriów w dowolne miejsce</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Moc, która przenosi figury w dowolne miejsce, przenosi także terytoria.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Punkty do wygranej przy 2 graczach</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Liczba punktów potrzebna przy dwóch graczach do wygranej na koniec zapowiedzianej ostatniej tury; 0 oznacza tyle samo co zwykle.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Punkty do wygranej przy 3 graczach</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Liczba punktów potrzebna przy trzech graczach do wygranej na koniec zapowiedzianej ostatniej tury; 0 oznacza tyle samo co zwykle.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Punkty do wygranej przy 4 graczach</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Liczba punktów potrzebna przy czterech graczach do wygranej na koniec zapowiedzianej ostatniej tury; 0 oznacza tyle samo co zwykle.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Punkty do wygranej przy 5 graczach</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Liczba punktów potrzebna przy pięciu graczach do wygranej na koniec zapowiedzianej ostatniej tury; 0 oznacza tyle samo co zwykle.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Punkty do wygranej przy 6 graczach</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Liczba punktów potrzebna przy sześciu graczach do wygranej na koniec zapowiedzianej ostatniej tury; 0 oznacza tyle samo co zwykle.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Kontrola nad terytorium</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>To decyduje, komu liczy się terytorium.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Punkty za terytorium</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Terytorium daje graczowi, który je kontroluje, wartość swojej karty albo po jednym punkcie za każde oczko jego figur na tym polu.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Wartość pustkowia</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Punkty za pustkowie dla gracza, który je kontroluje.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Wieże</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Jeśli na terytorium ma figury tylko jeden gracz, i to co najmniej po jednej każdego rozmiaru, nikt inny nie może w nie celować.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Figury tracone po nieudanej ostatniej turze</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Liczba figur wracających do zapasu, najpierw największe; 0 oznacza wszystkie.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Punkty potrzebne do zapowiedzi</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Najniższy wynik, przy którym można zapowiedzieć ostatnią turę; 0 oznacza dowolny.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Najwyżej jedna zapowiedź</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Nikt nie może zapowiadać ostatniej tury dwa razy; gdy wszyscy mają zapowiedź za sobą, wygrywa najwyższy wynik.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Wszyscy przeciw zapowiadającemu</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Dopóki zapowiedziana ostatnia tura nie minie, wszyscy pozostali grają razem.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Punkty do zebrania</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>Pierwszy gracz, który zbierze tyle punktów, natychmiast wygrywa.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Najmniejsza figura zbierająca terytorium</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Najmniejszy rozmiar figury, która może zebrać terytorium: 1 mała, 2 średnia, 3 duża.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>Najwyższa karta licytacji</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Ustalony</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Gracz A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Gracz B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Gracz C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Gracz D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Gracz E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Gracz F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Według licytacji (turniejowa)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Aktywacja terytorium</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Zagranie karty</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Odświeżenie ręki</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Obrócenie figury</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Wcale</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>Pierwsza moc może skończyć tam, gdzie nic nie może zostać</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>Krok pośredni niczego nie wymaga</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Pole może być chwilowo przepełnione</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Gracz odpada</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Wygrywają wszyscy pozostali</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Gracz traci figury</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>Gracz traci następną turę</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>Jedyny gracz na terytorium</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>Gracz z największą liczbą figur</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>Gracz z największą liczbą oczek</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>Wartość karty</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>Oczka figur</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>Do stosu odrzuconych</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>Dla zwycięzcy licytacji</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Ukryta liczba rund</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Ukryta liczba minut</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Żadne</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Karty o wartości dokładnie 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Wszystkie małe arkana</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Stos odrzuconych</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>Wierzch stosu dobierania</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>O jeden punkt</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>Do dowolnej wyższej karty</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Według oczek sługi</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>O jeden krok</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Sługę</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Figurę, w którą celuje sługa</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Limit figur na pustkowiu</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>Limit figur na polu obowiązuje także na pustkowiu.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Licytacja aż do pustych rąk</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Jeśli karty licytacji są równe, aż skończą się karty na ręce, to decyduje, kto zaczyna.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Brak pola na figurę</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Gracz bez figur, dla którego nie ma wolnego pola, pasuje albo może odświeżyć rękę.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Tasowanie odrzuconych</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>Stos odrzuconych tasuje się, gdy tylko stos dobierania jest pusty, albo gdy potrzebna jest następna karta.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Sposoby wpływania na figurę</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Sługa wpływa na figurę, jeśli robi z nią jedną z tych rzeczy.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Figury na terytoriach objętych wpływem</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Wpływ sługi na terytorium jest też wpływem na stojące na nim figury.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Tworzenie figur na pustkowiu</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Kielich może stworzyć figurę na pustkowiu, nie tylko na terytorium.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Pole, na którym tworzy sługa</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Sługa tworzy tylko na swoim docelowym polu albo także na polu, na którym stoi.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Ocena nowego miejsca</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>To, gdzie może trafić pchane terytorium, ocenia się przed podniesieniem jego karty albo po nim.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Karty Głupca nieobowiązkowe</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Gracz może nie odkrywać karty.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Może działać inny sługa</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Gdy karta obróci jednego sługę, następnej mocy może użyć inny.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Kolor zmieniają tylko wrogie figury</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Moc, która stawia figurę gracza na miejsce innej, zastępuje tylko figury wrogów.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Ostatni gracz wygrywa</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Gdy wszyscy inni odpadną, ostatni gracz natychmiast wygrywa.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Plansza bez terytoriów</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Gdy nie ma już żadnego terytorium, wygrywają wszyscy gracze, którzy są jeszcze w grze, albo nikt.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Zaczyna gracz A</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>Gracz pasuje</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>Gracz może odświeżyć rękę</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Natychmiast</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Gdy potrzebna jest karta</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>stworzenie</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>przesunięcie</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>pchnięcie</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>powiększenie</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>zmniejszenie</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>obrócenie</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>zmiana koloru</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>Na docelowym polu</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>Także na własnym polu</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Przed podniesieniem karty</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Po podniesieniu karty</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Pozostali gracze dzielą się zwycięstwem</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Karty na początku</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Liczba kart każdego gracza na początku gry; 0 oznacza tyle, ile wynosi limit ręki.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Wybierane karty</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Liczba kart pierwszej ręki, które każdy gracz wybiera z odkrytych kart.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Nadmiar odkrytych kart</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Liczba odkrytych kart ponad te, które się wybiera; resztę się odrzuca.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Karty dobierane przy odświeżaniu</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Największa liczba kart, które gracz dobiera, odświeżając rękę; 0 oznacza do limitu ręki.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Karty dobierane na koniec tury</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Liczba kart, które gracz dobiera na koniec każdej tury, do limitu ręki.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Wartości pojedynczych kart</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Te karty mają inną wartość niż pozostałe karty ich rodzaju.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Układ planszy</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Karty na początku gry i ich miejsca; bez układu plansza jest prostokątem.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Figury na kartach liczbowych</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Terytorium od asa do dziesiątki jest pełne przy tylu figurach; 0 oznacza limit zwykłego pola.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Figury na kartach dworskich</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Terytorium z paziem, rycerzem, królową lub królem jest pełne przy tylu figurach; 0 oznacza limit zwykłego pola.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Figury na wielkich arkanach</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Terytorium z wielkim arkanum jest pełne przy tylu figurach; 0 oznacza limit zwykłego pola.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Figury na pustkowiu</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Pustkowie jest pełne przy tylu figurach; 0 oznacza limit zwykłego pola.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Małe figury na polu</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Pole z tyloma małymi figurami nie przyjmuje następnych małych; 0 oznacza brak takiego limitu.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Średnie figury na polu</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Pole z tyloma średnimi figurami nie przyjmuje następnych średnich; 0 oznacza brak takiego limitu.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Duże figury na polu</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Pole z tyloma dużymi figurami nie przyjmuje następnych dużych; 0 oznacza brak takiego limitu.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Figury jednego gracza na polu</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Pole z tyloma figurami jednego gracza nie przyjmuje następnych figur tego gracza; 0 oznacza brak takiego limitu.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Akcje w turze</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Liczba akcji, które gracz wykonuje w każdej turze.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Darmowy obrót</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Raz w każdej turze obrócenie figury przed akcją nie liczy się jako akcja.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Obracanie kilku figur</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Gracz, który obraca figurę, może obrócić też dowolne inne, każdą jeden raz.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Odrzucanie osobno od dobierania</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Odświeżenie ręki to albo odrzucenie jej w całości, albo dobranie kart.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Ustawienia na ukos</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Figura może być zwrócona także na ukos.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Zasięg małych sług</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Mały sługa, który nie stoi pionowo, celuje w pola odległe najwyżej o tyle.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Zasięg średnich sług</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Średni sługa, który nie stoi pionowo, celuje w pola odległe najwyżej o tyle.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Zasięg dużych sług</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Duży sługa, który nie stoi pionowo, celuje w pola odległe najwyżej o tyle.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>stosy punktów</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Zebrane punkty</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Może to zrobić figura każdego rozmiaru.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Mała figura nie może tego zrobić.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Może to zrobić tylko duża figura.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>Wartość karty trafia na twój stos punktów. Te punkty liczą się do twojego wyniku i nigdy się ich nie traci.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Pierwszy gracz, który zbierze %n punkt, natychmiast wygrywa.</numerusform>
            <numerusform>Pierwszy gracz, który zbierze %n punkty, natychmiast wygrywa.</numerusform>
            <numerusform>Pierwszy gracz, który zbierze %n punktów, natychmiast wygrywa.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Gdy nie ma już żadnego terytorium, wygrywa najwyższy wynik; przy równych najwyższych wynikach zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Zbierasz terytorium na %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 zbiera terytorium na %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Zbierz</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Zakończ turę albo zbierz terytorium, które kontrolujesz.</translation>
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
        <translation>Zebrane punkty: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Zbierasz %n punkt.</numerusform>
            <numerusform>Zbierasz %n punkty.</numerusform>
            <numerusform>Zbierasz %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 zbiera %n punkt.</numerusform>
            <numerusform>%1 zbiera %n punkty.</numerusform>
            <numerusform>%1 zbiera %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Na koniec ostatniej tury nie można zebrać terytorium (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Żadna twoja figura na tym polu nie jest średnia ani duża (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Żadna twoja figura na tym polu nie jest duża (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Wygrywasz: masz zebrany %n punkt.</numerusform>
            <numerusform>Wygrywasz: masz zebrane %n punkty.</numerusform>
            <numerusform>Wygrywasz: masz zebranych %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>Wygrywa %1{nominative}: zebrany został %n punkt.</numerusform>
            <numerusform>Wygrywa %1{nominative}: zebrane zostały %n punkty.</numerusform>
            <numerusform>Wygrywa %1{nominative}: zebranych zostało %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Nie ma już żadnego terytorium; najwyższy wynik wygrywa: %1{nominative}.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Na koniec swojej tury możesz zebrać jedno terytorium, na którym stoją twoje figury, a nie ma wrogich. Największa twoja figura na nim wraca do zapasu. Kartę się odrzuca, a jej miejsce zajmuje wierzchnia karta stosu dobierania.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>W jednej turze możesz albo zebrać terytorium, albo zapowiedzieć ostatnią turę, ale nie jedno i drugie. Na koniec ostatniej tury nie można zebrać terytorium.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>Z równych figur wraca pierwsza według kolejności ustawień.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>We wtyczce „%1” doszło do awarii programu. Wtyczka jest teraz wyłączona.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>We wtyczce „%1” wystąpił błąd.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>We wtyczce „%1” wystąpił błąd (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Według tych zasad każdy gracz ma mniej figur tego rozmiaru: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Według tych zasad żadna figura nie może być tak zwrócona: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Według tych zasad na ręce może być najwyżej %n karta.</numerusform>
            <numerusform>Według tych zasad na ręce mogą być najwyżej %n karty.</numerusform>
            <numerusform>Według tych zasad na ręce może być najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Te zasady nie są przeznaczone dla %n gracza.</numerusform>
            <numerusform>Te zasady nie są przeznaczone dla %n graczy.</numerusform>
            <numerusform>Te zasady nie są przeznaczone dla %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Ten zestaw zasad tego nie używa: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Te zasady nie dopuszczają takiego stanu: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Użyj jako %1{genitive}.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Do wyboru: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Dwa razy: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Trzy razy: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n raz: %1</numerusform>
            <numerusform>%n razy: %1</numerusform>
            <numerusform>%n razy: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Potem: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Aktywuj</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Aktywuj terytorium, na którym masz figurę: używasz jego mocy, a wszystkie twoje figury na nim są sługami.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Zagraj kartę z ręki: trafia ona do stosu odrzuconych, po czym używasz jej mocy, a wszystkie twoje figury na planszy są sługami.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Odśwież</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n kartę.</numerusform>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n karty.</numerusform>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Obróć jedną ze swoich figur.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Pole nazywa się literą kolumny i numerem wiersza, podanymi na brzegu planszy. Pierwsze terytoria zaczynają się na północnym zachodzie od d4; gdy plansza rośnie, nazwy się nie zmieniają.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Wielkie arkana</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Pole nazywa się literą kolumny i numerem wiersza, podanymi na brzegu planszy. Najdalej wysunięty na północ wiersz pierwszych terytoriów zaczyna się od %1; gdy plansza rośnie, nazwy się nie zmieniają.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Wszystkie pozostałe wielkie arkana</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Obróć dowolną liczbę swoich figur, każdą raz; aby skończyć wcześniej, spasuj.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz karty, aby mieć na ręce najwyżej %n kartę.</numerusform>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz karty, aby mieć na ręce najwyżej %n karty.</numerusform>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz karty, aby mieć na ręce najwyżej %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz najwyżej %n kartę, tak aby na ręce było nie więcej niż %1.</numerusform>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz najwyżej %n karty, tak aby na ręce było nie więcej niż %1.</numerusform>
            <numerusform>Odśwież rękę: albo odrzuć ją całą, albo dobierz najwyżej %n kart, tak aby na ręce było nie więcej niż %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz najwyżej %n kartę, tak aby na ręce było nie więcej niż %1.</numerusform>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz najwyżej %n karty, tak aby na ręce było nie więcej niż %1.</numerusform>
            <numerusform>Odśwież rękę: odrzuć dowolne karty lub żadnej, po czym dobierz najwyżej %n kart, tak aby na ręce było nie więcej niż %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Wszystkie wielkie arkana</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>wzięcie ze stosu odrzuconych{genitive: wzięcia ze stosu odrzuconych}</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Weź wybrane karty ze stosu odrzuconych, po jednej za każde oczko jednego sługi, do limitu %n karty na ręce.</numerusform>
            <numerusform>Weź wybrane karty ze stosu odrzuconych, po jednej za każde oczko jednego sługi, do limitu %n kart na ręce.</numerusform>
            <numerusform>Weź wybrane karty ze stosu odrzuconych, po jednej za każde oczko jednego sługi, do limitu %n kart na ręce.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>odrzucenie i dobranie kart{genitive: odrzucenia i dobrania kart}</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n kartę.</numerusform>
            <numerusform>Odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n karty.</numerusform>
            <numerusform>Odrzuć dowolne karty lub żadnej, po czym dobierz karty, aby mieć na ręce najwyżej %n kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Gra jest skończona; nic już nie można zrobić (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W tym momencie tury nie można tego zrobić (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W zasadach tej gry nie ma takiego kroku (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Żadna używana teraz karta nie daje tej mocy (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Karta daje teraz inną moc; kolejności mocy nie można zmienić (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Najpierw musi nastąpić druga połowa zaczętego kroku (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Najpierw rozstrzyga los: tasowanie, losowanie lub rzut kostkami (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Gracz bez figur na planszy może tylko wystawić figurę (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Figurę wystawia tylko gracz, który nie ma na planszy żadnej (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Na %3 stoi już %n figura; pole musi być bez figur (%1).</numerusform>
            <numerusform>Na %3 stoją już %n figury; pole musi być bez figur (%1).</numerusform>
            <numerusform>Na %3 stoi już %n figur; pole musi być bez figur (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Na %3 nie ma terytorium (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Na %3 nie stoi żadna twoja figura (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Nie masz na ręce %4{genitive} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Wskazano kartę, której nie masz na ręce (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>W stosie odrzuconych nie ma %4{genitive} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Wskazano kartę, której nie ma w stosie odrzuconych (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Masz pełną rękę; limit wynosi %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie można teraz dobrać żadnej karty (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Można teraz dobrać najwyżej %n kartę (%1).</numerusform>
            <numerusform>Można teraz dobrać najwyżej %n karty (%1).</numerusform>
            <numerusform>Można teraz dobrać najwyżej %n kart (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To by niczego nie zmieniło (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>To nie jest twoja figura: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To nie jest twoja figura (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Ta figura nie jest sługą, który może teraz działać: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ta figura nie jest sługą, który może teraz działać (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Figury na %3 tworzą wieżę, w którą nikt inny nie może celować (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Na %3 stoi wieża; nikt inny nie może tam wejść (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Działający sługa nie celuje w tę figurę: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Działający sługa nie celuje w pole %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Sługa nie pcha sam siebie, lecz się przesuwa (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Potrzebna jest tu wroga figura, a nie %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Ta figura została już w tej turze obrócona: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Trwa obracanie twoich figur: obróć następną lub spasuj (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Możesz albo odrzucić całą rękę, albo dobrać karty (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Potrzebna jest tu wroga figura (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Pole %3 jest pełne: stoi tam %n figura (%1).</numerusform>
            <numerusform>Pole %3 jest pełne: stoją tam %n figury (%1).</numerusform>
            <numerusform>Pole %3 jest pełne: stoi tam %n figur (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Na %3 nie zmieści się kolejna mała figura: stoi tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna mała figura: stoją tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna mała figura: stoi tam już %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Na %3 nie zmieści się kolejna średnia figura: stoi tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna średnia figura: stoją tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna średnia figura: stoi tam już %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Na %3 nie zmieści się kolejna duża figura: stoi tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna duża figura: stoją tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna duża figura: stoi tam już %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Na %3 nie zmieści się kolejna figura tego samego gracza: stoi tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna figura tego samego gracza: stoją tam już %n (%1).</numerusform>
            <numerusform>Na %3 nie zmieści się kolejna figura tego samego gracza: stoi tam już %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W twoim zapasie nie ma już małych figur (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W twoim zapasie nie ma już średnich figur (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W twoim zapasie nie ma już dużych figur (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>W zapasie gracza %5{genitive} nie ma już małych figur (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>W zapasie gracza %5{genitive} nie ma już średnich figur (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>W zapasie gracza %5{genitive} nie ma już dużych figur (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>W zapasie gracza %5{genitive} nie ma już takiej figury (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Na %3 stoi wroga figura (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Terytorium niczym się nie zastępuje; karta %4 nie jest potrzebna (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>Karta %4 nie ma potrzebnej wartości: %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Potrzebna jest karta o wartości dokładnie %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Pionowy sługa nie może użyć buławy, bo nie wskazuje żadnego kierunku (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie da się przesunąć ani o jedno pole (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Można przesunąć najwyżej o %n pole (%1).</numerusform>
            <numerusform>Można przesunąć najwyżej o %n pola (%1).</numerusform>
            <numerusform>Można przesunąć najwyżej o %n pól (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Można odebrać najwyżej %n oczko (%1).</numerusform>
            <numerusform>Można odebrać najwyżej %n oczka (%1).</numerusform>
            <numerusform>Można odebrać najwyżej %n oczek (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Można odebrać najwyżej %n punkt (%1).</numerusform>
            <numerusform>Można odebrać najwyżej %n punkty (%1).</numerusform>
            <numerusform>Można odebrać najwyżej %n punktów (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Figura jest już duża i nie może urosnąć (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Wielkie arkanum ma już największą wartość i nie można go wzmocnić (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Wroga figura zachowuje swoje ustawienie (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Zniszczonej figury nie można obrócić (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ta moc nie sięga tego pola albo nie może użyć karty stamtąd (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To możliwe tylko razem z drugą połową, a żadna nie pasuje (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To możliwe samodzielnie, więc nie jest pierwszą połową połączonego kroku (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Od mocy, którą karta teraz daje, nie zaczyna się żaden połączony krok (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Druga połowa musi dotyczyć tej samej figury lub tego samego terytorium co pierwsza (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Druga połowa musi zwolnić miejsce na %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie ma już kart do dobrania (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>Karta %4 na %3 nie jest wielkim arkanum (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ta karta nie jest wielkim arkanum (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Świat nie może użyć mocy innego Świata (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Łańcuch kart może liczyć najwyżej %2; niczego więcej nie można odkryć ani skopiować (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Dalej musi działać ten sam sługa (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Tej mocy trzeba użyć (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Najpierw musi się skończyć zapowiedziana ostatnia tura gracza %5{genitive} (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To twoja ostatnia tura; na jej koniec niczego nie można zapowiedzieć (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Masz już za sobą zapowiedź ostatniej tury; nie można jej powtórzyć (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Aby zapowiedzieć ostatnią turę, trzeba mieć %n punkt (%1).</numerusform>
            <numerusform>Aby zapowiedzieć ostatnią turę, trzeba mieć %n punkty (%1).</numerusform>
            <numerusform>Aby zapowiedzieć ostatnią turę, trzeba mieć %n punktów (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie ma już żadnego terytorium, więc nie można zapowiedzieć ostatniej tury (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Karty %4 nie ma wśród kart do wzięcia (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>W tej grze żadna figura nie może być zwrócona na ukos (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Według tych zasad ta moc na to nie pozwala (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Karta %4 nie ma większej wartości niż leżąca tam karta ani nie jest wyższą kartą tego samego rodzaju (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Potrzebna jest karta o większej wartości lub wyższa tego samego rodzaju (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Karta %4 nie może zastąpić leżącej tam karty: pasuje tylko karta warta o punkt mniej lub niższa tego samego rodzaju (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Potrzebna jest karta warta o punkt mniej lub niższa tego samego rodzaju (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nie pozwala na to zasada tego wariantu (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>To niemożliwe (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Pole %3 to otchłań: nie leży na nim karta i nie ma ono wspólnego boku z żadnym terytorium (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Pole %3 nie jest pustkowiem, czyli polem bez karty, które ma wspólny bok z terytorium (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Wszystkie wskazane figury muszą stać na tym samym polu; ta stoi na innym: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Gra kończy się przed twoją następną turą, więc niczego nie można na nią zapowiedzieć (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>odkrycie karty{genitive: odkrycia karty}</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Odkryj wierzchnią kartę stosu dobierania i użyj jej mocy.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>Odkryta karta trafia do stosu odrzuconych. Te same figury są sługami także dla jej mocy.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Możesz zrezygnować z odkrycia karty.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Musisz odkryć kartę, o ile jakaś jest.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>Łańcuch odkrywania i kopiowania może liczyć najwyżej %n kartę; potem żadnej już się nie odkrywa ani nie kopiuje.</numerusform>
            <numerusform>Łańcuch odkrywania i kopiowania może liczyć najwyżej %n karty; potem żadnej już się nie odkrywa ani nie kopiuje.</numerusform>
            <numerusform>Łańcuch odkrywania i kopiowania może liczyć najwyżej %n kart; potem żadnej już się nie odkrywa ani nie kopiuje.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>buława{genitive: buławy|dative: buławie|accusative: buławę|instrumental: buławą}</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Buławy: ruch</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Ruch obejmuje co najmniej jedno pole i najwyżej tyle pól, ile oczek ma sługa.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Ruch obejmuje jedno pole, bez względu na rozmiar sługi.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Ruch obejmuje %n pole, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Ruch obejmuje 1–%n pola, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Ruch obejmuje 1–%n pól, bez względu na rozmiar sługi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Użyj jako buławy.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>Nie obowiązuje żaden limit figur na polu.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Nie obowiązuje limit %n figury na polu.</numerusform>
            <numerusform>Nie obowiązuje limit %n figur na polu.</numerusform>
            <numerusform>Nie obowiązuje limit %n figur na polu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Przesuń sługę albo pchnij figurę, w którą celuje, w kierunku wskazywanym przez sługę.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Przesuń sługę albo pchnij wrogą figurę, w którą celuje, w kierunku wskazywanym przez sługę.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>Ruch nie może się kończyć w otchłani.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Ruch nie może się kończyć w otchłani ani na polu, na którym stoi już %n figura.</numerusform>
            <numerusform>Ruch nie może się kończyć w otchłani ani na polu, na którym stoją już %n figury.</numerusform>
            <numerusform>Ruch nie może się kończyć w otchłani ani na polu, na którym stoi już %n figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Albo pchnij w ten sam sposób docelowe terytorium bez wrogich figur na pustkowie bez wrogich figur.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>Terytoriów nie można pchać.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Albo pchnij docelowe terytorium, chyba że stoi na nim wroga figura, tak daleko, jak mogłaby się przesunąć figura. Przesuwa się ono przez wszystko i musi trafić na pustkowie bez wrogich figur. Figury zostają na swoich polach; twoje, które stały tam, gdzie trafiło terytorium, stoją teraz na nim.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Figury, które po pchnięciu terytorium znajdą się w otchłani, wracają do zapasów.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Pionowy sługa nie może użyć buławy.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Przesuń sługę albo pchnij figurę, w którą celuje, własną lub wrogą, w kierunku wskazywanym przez sługę.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>Własnych figur nie można pchać.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>Przesuwana figura nie może skończyć ruchu w otchłani. Pola po drodze nie mają znaczenia.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>Przesuwana figura nie może skończyć ruchu na pełnym polu ani w otchłani. Pola po drodze nie mają znaczenia.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Swoją figurę możesz potem obrócić; wroga zachowuje swoje ustawienie.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>Ruch nie może się kończyć w otchłani ani na pełnym polu.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>Kolejność ustawień to: północ, wschód, południe, zachód, pionowo, północny wschód, południowy wschód, południowy zachód, północny zachód.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>Kolejność ustawień to: północ, wschód, południe, zachód, pionowo.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Ta gra używa mechaniki „%1”.</translation>
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
        <translation>Rozstrzygnięcie (%1):</translation>
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
        <translation>Karty zaraz zostaną rozdane.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>Zaraz nastąpi tasowanie stosu odrzuconych.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>O tym, kto zaczyna, decyduje los.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Zaraz zostanie nastawiony ukryty minutnik.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Zaraz nastąpi rzut kostkami.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>Decyzja należy do ciebie.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>Decyzja należy do gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Twoja tura: wystaw małą figurę na polu bez figur.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>Tura gracza %1{genitive}: czas wystawić małą figurę.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Obróć następną figurę lub spasuj.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Twoja tura trwa: wybierz następną akcję.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Twoja tura: aktywuj terytorium, zagraj kartę, odśwież rękę lub obróć figurę.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Twoja tura: wybierz, co zrobić.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Tura gracza %1{genitive}.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Karta %2: wykonaj drugą połowę zaczętego kroku.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 wykonuje drugą połowę kroku %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>Karta %1: ta moc nic teraz nie zdziała (%2); pomiń ją.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>pominięcie{genitive: pominięcia}</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 używa %2{genitive}: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2, moc %4 z %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 używa %2{genitive}, moc %4 z %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Zakończ turę.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 zaraz zakończy turę.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>Gra zaraz się zacznie.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wygrywasz: poza tobą nikt już nie został w grze.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>Wygrywa %1{nominative}: nikt inny już nie został w grze.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nie ma już żadnego terytorium: wygrywasz.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Nie ma już żadnego terytorium: wygrywa %1{nominative}.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Wygrywasz z najwyższym wynikiem: %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 wygrywa z najwyższym wynikiem: %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 wygrywają wspólnie.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>Koniec gry, nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 wygrywają: nikt inny już nie został w grze.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Nie ma już żadnego terytorium: %1{nominative} dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>Najwyższe wyniki są równe: %1{nominative} dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1{nominative} myśli</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Decyduje %1{nominative}</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Twoja decyzja, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Twoja decyzja</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Tura gracza %1{genitive}</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Twoja tura, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wystaw małą figurę na polu bez figur.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1{nominative} wystawia małą figurę.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Wybierz następną akcję.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Aktywuj terytorium, zagraj kartę, odśwież rękę lub obróć figurę.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Wybierz, co zrobić.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Wygrywasz: druga strona się poddała.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>Wygrywa %1{nominative}: druga strona się poddała.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>wystawić figurę</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>aktywować terytorium</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zagrać kartę</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>odświeżyć rękę</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>obrócić figurę</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>stworzyć figurę</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>stworzyć wrogą figurę</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>przesunąć sługę</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pchnąć figurę</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>powiększyć figurę</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zamienić się kartami na ręce</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pominąć moc</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zakończyć turę</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zapowiedzieć ostatnią turę</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>licytować kartą</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>wziąć kartę licytacji</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>stworzyć terytorium</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>pchnąć terytorium</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>wzmocnić terytorium</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zaatakować figurę</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zaatakować terytorium</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>obrócić figurę za pomocą karty</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>zastąpić wrogą figurę</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>przenieść figurę w dowolne miejsce</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>przenieść terytorium w dowolne miejsce</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>odrzucić i dobrać karty</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>wziąć kartę ze stosu odrzuconych</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>odkryć kartę</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>użyć mocy innej karty</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Stoi pionowo.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Jest zwrócona %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>Musi nastąpić druga połowa.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Wystawiasz małą figurę na %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 wystawia małą figurę na %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Aktywujesz terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 aktywuje terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Zagrywasz %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 zagrywa %2{accusative}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Dobierasz %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 dobiera %2{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Dobierasz %n kartę.</numerusform>
            <numerusform>Dobierasz %n karty.</numerusform>
            <numerusform>Dobierasz %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 dobiera %n kartę.</numerusform>
            <numerusform>%1 dobiera %n karty.</numerusform>
            <numerusform>%1 dobiera %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Odrzucasz %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 odrzuca %2{accusative}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Pasujesz.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Niczego nie odrzucasz ani nie dobierasz.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 niczego nie odrzuca ani nie dobiera.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nic nie robisz.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 nic nie robi.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Nie używasz mocy %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 nie używa mocy %2{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kończysz turę.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 kończy turę.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Kończysz turę i zapowiadasz, że następna będzie twoją ostatnią.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 kończy turę i zapowiada następną jako ostatnią.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wybierasz kartę licytacji.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 wybiera kartę licytacji.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Licytujesz %2{instrumental}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 licytuje %2{instrumental}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Bierzesz kartę licytacji: %2.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 bierze kartę licytacji: %2.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Wykonujesz krok, którego w tej grze nie ma.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 wykonuje krok, którego w tej grze nie ma.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Nie dobierasz kart.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 nie dobiera kart.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Wykonujesz krok „%2”.</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 wykonuje krok „%2”.</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Potem stoi pionowo.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Potem jest zwrócona %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 staje pionowo.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 obraca się %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 ustawia pionowo %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 obraca %2{accusative}, odtąd zwróconą %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 przemienia %2{accusative} w figurę swojego koloru.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 przenosi się na %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 przenosi %2{accusative}; nowe pole: %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 przenosi terytorium %2 z %3 na %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 zamienia się z tobą kartami na ręce.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Zamieniasz się kartami na ręce z graczem %2{instrumental}.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 zamienia się kartami na ręce z graczem %2{instrumental}.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Bierzesz %2{accusative} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 bierze %2{accusative} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Odkrywasz wierzchnią kartę stosu dobierania.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 odkrywa wierzchnią kartę stosu dobierania.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Używasz mocy terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 używa mocy terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 tworzy małą figurę na %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 tworzy obok %2{genitive} małą wrogą figurę, zwróconą tak samo.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 zaczyna tworzyć terytorium na %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 kładzie wierzchnią kartę stosu dobierania jako terytorium na %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 tworzy terytorium %2 na %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 przesuwa się o %n pole %2.</numerusform>
            <numerusform>%1 przesuwa się o %n pola %2.</numerusform>
            <numerusform>%1 przesuwa się o %n pól %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 pcha %2{accusative} o %n pole %3.</numerusform>
            <numerusform>%1 pcha %2{accusative} o %n pola %3.</numerusform>
            <numerusform>%1 pcha %2{accusative} o %n pól %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 pcha terytorium %2 z %3 na %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 rośnie i staje się duża.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 rośnie i staje się średnia.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 powiększa do dużego rozmiaru %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 powiększa do średniego rozmiaru %2{accusative}.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 zaczyna wzmacniać terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 zastępuje to, co leży na %2, wierzchnią kartą stosu dobierania.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 zmienia pole %2 w terytorium %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 wzmacnia terytorium %2 na %3, zastępując je %4{instrumental} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 wzmacnia terytorium %2 na %3, zastępując je %4{instrumental}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 niszczy samą siebie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 zmniejsza się o %n oczko.</numerusform>
            <numerusform>%1 zmniejsza się o %n oczka.</numerusform>
            <numerusform>%1 zmniejsza się o %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 niszczy %2{accusative}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 zmniejsza %2{accusative} o %n oczko.</numerusform>
            <numerusform>%1 zmniejsza %2{accusative} o %n oczka.</numerusform>
            <numerusform>%1 zmniejsza %2{accusative} o %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 zaczyna osłabiać terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 niszczy terytorium na %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 niszczy terytorium %2 na %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 osłabia terytorium na %2, zastępując je %3{instrumental}.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 osłabia terytorium %2 na %3, zastępując je %4{instrumental} ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 osłabia terytorium %2 na %3, zastępując je %4{instrumental}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>miecz{genitive: miecza|dative: mieczowi|instrumental: mieczem}</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Miecze: atak</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Zmniejsz figurę, w którą celujesz, o co najmniej jedno oczko i najwyżej o tyle, ile ma sługa.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Zmniejsz figurę, w którą celujesz, o jedno oczko, bez względu na rozmiar sługi.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Zmniejsz figurę, w którą celujesz, o %n oczko, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Zmniejsz figurę, w którą celujesz, o 1–%n oczka, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Zmniejsz figurę, w którą celujesz, o 1–%n oczek, bez względu na rozmiar sługi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Użyj jako miecza; nowe terytorium może pochodzić z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Użyj jako miecza; nowe terytorium pochodzi z dowolnego miejsca stosu odrzuconych.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Użyj jako miecza.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Atak liczy się jak jedno oczko, bez względu na rozmiar sługi.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Atak liczy się jak %n oczko, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Atak liczy się jak 1–%n oczka, bez względu na rozmiar sługi.</numerusform>
            <numerusform>Atak liczy się jak 1–%n oczek, bez względu na rozmiar sługi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Albo osłab docelowe terytorium bez wrogich figur o jeden punkt lub do niższej karty tego samego rodzaju, a z małym arkanum – choćby do zera.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Albo osłab w ten sam sposób docelowe terytorium bez wrogich figur: zastąp je kartą wartą tyle, ile pozostaje, albo usuń je, jeśli nie zostaje nic.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Figura, która nie ma już oczek, zostaje zniszczona.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Albo zniszcz w ten sam sposób docelowe terytorium bez wrogich figur.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>Terytoriów nie można atakować.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Albo zaatakuj docelowe terytorium, chyba że stoi na nim wroga figura: odrzuca się je i zastępuje kartą wartą o jeden punkt mniej lub niższą kartą tego samego rodzaju. Małe arkanum można sprowadzić do zera.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Albo zniszcz docelowe terytorium, chyba że jest wielkim arkanum lub stoi na nim wroga figura: odrzuca się je.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Albo zaatakuj docelowe terytorium, chyba że stoi na nim wroga figura. Traci ono punkty tak, jak figura traci oczka: odrzuca się je i zastępuje kartą wartą dokładnie tyle, ile pozostaje; jeśli nie zostaje ani jeden punkt, niczym się go nie zastępuje. Bez pasującej karty taki ubytek jest niemożliwy.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Albo zniszcz docelowe terytorium, chyba że stoi na nim wroga figura: odrzuca się je, jeśli traci wszystkie punkty tak, jak figura traci oczka.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Po zniszczonym terytorium zostaje pustkowie lub otchłań, a figury, które znajdą się w otchłani, także na sąsiednich polach, wracają do zapasów.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Jeśli figura ma mniej oczek, niż powinna stracić, traci wszystkie. Figurę zastępuje mniejsza z zapasu jej właściciela, w tym samym ustawieniu; figura, która nie ma już oczek, zostaje zniszczona i wraca do zapasu. Bez pasującej figury w zapasie taki ubytek jest niemożliwy.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Sługa może zaatakować siebie i inne twoje figury; tę, która przetrwa, możesz obrócić.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Jeśli obie moce działają na tę samą figurę lub to samo terytorium, krok pośredni nie wymaga ani figury, ani karty.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Jeśli obie moce zmniejszają tę samą figurę, krok pośredni nie wymaga figury.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza w dowolny sposób nie zostanie tam więcej figur, niż pozwalają limity.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza w dowolny sposób zostanie tam najwyżej %n figura.</numerusform>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza w dowolny sposób zostaną tam najwyżej %n figury.</numerusform>
            <numerusform>Buława może umieścić figurę na dowolnym polu oprócz otchłani, jeśli po użyciu miecza w dowolny sposób zostanie tam najwyżej %n figur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>ukryty minutnik</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Pozostałe rundy lub minuty</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Zadzwonił ukryty minutnik: wygrywasz z najwyższym wynikiem (%2).</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Zadzwonił ukryty minutnik: %1{nominative} wygrywa z najwyższym wynikiem (%2).</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Zadzwonił ukryty minutnik: %1{nominative} mają równy najwyższy wynik i dzielą się zwycięstwem.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>Gra skończy się najpóźniej za %n rundę.</numerusform>
            <numerusform>Gra skończy się najpóźniej za %n rundy.</numerusform>
            <numerusform>Gra skończy się najpóźniej za %n rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>Gra skończy się najpóźniej za %n minutę.</numerusform>
            <numerusform>Gra skończy się najpóźniej za %n minuty.</numerusform>
            <numerusform>Gra skończy się najpóźniej za %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Ukryty minutnik kończy grę po %1–%n rundzie; nikt nie wie, po której.</numerusform>
            <numerusform>Ukryty minutnik kończy grę po %1–%n rundach; nikt nie wie, po ilu.</numerusform>
            <numerusform>Ukryty minutnik kończy grę po %1–%n rundach; nikt nie wie, po ilu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Ukryty minutnik kończy grę po %1–%n minucie; nikt nie wie, po której.</numerusform>
            <numerusform>Ukryty minutnik kończy grę po %1–%n minutach; nikt nie wie, po ilu.</numerusform>
            <numerusform>Ukryty minutnik kończy grę po %1–%n minutach; nikt nie wie, po ilu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Runda to po jednej turze każdego gracza, który jest jeszcze w grze, poczynając od gracza, który zaczynał.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>Grę natychmiast się przerywa i wygrywa najwyższy wynik; przy równych najwyższych wynikach zwycięstwo jest wspólne.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>zamiana kart{genitive: zamiany kart}</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Zamień się kartami na ręce z właścicielem wrogiej figury, w którą celujesz.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Ręka każdego z tych graczy może być pusta.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>obrócenie figury{genitive: obrócenia figury}</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Obróć figurę, w którą celujesz, własną lub wrogą.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Obróć sługę.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>Cele ustala się w chwili użycia mocy: sługa po obróceniu ma nowe cele.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>Potem może działać inny sługa.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>Potem musi działać ten sam sługa.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Od tego czasu tasowano, dobierano lub rzucano kostkami: tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Od tego czasu widać było ukryte karty.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>To był krok innego gracza.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Trwa przekazywanie ekranu.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>Ostatni krok jest jeszcze zapisywany.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Użyj mocy „%1”.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, moc %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja mała figura na %2{genitive: twojej małej figury na %2|dative: twojej małej figurze na %2|accusative: twoją małą figurę na %2|instrumental: twoją małą figurą na %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>mała figura gracza %1{genitive} na %2{genitive: małej figury gracza %1{genitive} na %2|dative: małej figurze gracza %1{genitive} na %2|accusative: małą figurę gracza %1{genitive} na %2|instrumental: małą figurą gracza %1{genitive} na %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>twoja mała figura na %2 zwrócona %3{genitive: twojej małej figury na %2 zwróconej %3|dative: twojej małej figurze na %2 zwróconej %3|accusative: twoją małą figurę na %2 zwróconą %3|instrumental: twoją małą figurą na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>mała figura gracza %1{genitive} na %2 zwrócona %3{genitive: małej figury gracza %1{genitive} na %2 zwróconej %3|dative: małej figurze gracza %1{genitive} na %2 zwróconej %3|accusative: małą figurę gracza %1{genitive} na %2 zwróconą %3|instrumental: małą figurą gracza %1{genitive} na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja mała figura na %2 stojąca pionowo{genitive: twojej małej figury na %2 stojącej pionowo|dative: twojej małej figurze na %2 stojącej pionowo|accusative: twoją małą figurę na %2 stojącą pionowo|instrumental: twoją małą figurą na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>mała figura gracza %1{genitive} na %2 stojąca pionowo{genitive: małej figury gracza %1{genitive} na %2 stojącej pionowo|dative: małej figurze gracza %1{genitive} na %2 stojącej pionowo|accusative: małą figurę gracza %1{genitive} na %2 stojącą pionowo|instrumental: małą figurą gracza %1{genitive} na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja średnia figura na %2{genitive: twojej średniej figury na %2|dative: twojej średniej figurze na %2|accusative: twoją średnią figurę na %2|instrumental: twoją średnią figurą na %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>średnia figura gracza %1{genitive} na %2{genitive: średniej figury gracza %1{genitive} na %2|dative: średniej figurze gracza %1{genitive} na %2|accusative: średnią figurę gracza %1{genitive} na %2|instrumental: średnią figurą gracza %1{genitive} na %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>twoja średnia figura na %2 zwrócona %3{genitive: twojej średniej figury na %2 zwróconej %3|dative: twojej średniej figurze na %2 zwróconej %3|accusative: twoją średnią figurę na %2 zwróconą %3|instrumental: twoją średnią figurą na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>średnia figura gracza %1{genitive} na %2 zwrócona %3{genitive: średniej figury gracza %1{genitive} na %2 zwróconej %3|dative: średniej figurze gracza %1{genitive} na %2 zwróconej %3|accusative: średnią figurę gracza %1{genitive} na %2 zwróconą %3|instrumental: średnią figurą gracza %1{genitive} na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja średnia figura na %2 stojąca pionowo{genitive: twojej średniej figury na %2 stojącej pionowo|dative: twojej średniej figurze na %2 stojącej pionowo|accusative: twoją średnią figurę na %2 stojącą pionowo|instrumental: twoją średnią figurą na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>średnia figura gracza %1{genitive} na %2 stojąca pionowo{genitive: średniej figury gracza %1{genitive} na %2 stojącej pionowo|dative: średniej figurze gracza %1{genitive} na %2 stojącej pionowo|accusative: średnią figurę gracza %1{genitive} na %2 stojącą pionowo|instrumental: średnią figurą gracza %1{genitive} na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja duża figura na %2{genitive: twojej dużej figury na %2|dative: twojej dużej figurze na %2|accusative: twoją dużą figurę na %2|instrumental: twoją dużą figurą na %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>duża figura gracza %1{genitive} na %2{genitive: dużej figury gracza %1{genitive} na %2|dative: dużej figurze gracza %1{genitive} na %2|accusative: dużą figurę gracza %1{genitive} na %2|instrumental: dużą figurą gracza %1{genitive} na %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>twoja duża figura na %2 zwrócona %3{genitive: twojej dużej figury na %2 zwróconej %3|dative: twojej dużej figurze na %2 zwróconej %3|accusative: twoją dużą figurę na %2 zwróconą %3|instrumental: twoją dużą figurą na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>duża figura gracza %1{genitive} na %2 zwrócona %3{genitive: dużej figury gracza %1{genitive} na %2 zwróconej %3|dative: dużej figurze gracza %1{genitive} na %2 zwróconej %3|accusative: dużą figurę gracza %1{genitive} na %2 zwróconą %3|instrumental: dużą figurą gracza %1{genitive} na %2 zwróconą %3}</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>twoja duża figura na %2 stojąca pionowo{genitive: twojej dużej figury na %2 stojącej pionowo|dative: twojej dużej figurze na %2 stojącej pionowo|accusative: twoją dużą figurę na %2 stojącą pionowo|instrumental: twoją dużą figurą na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>duża figura gracza %1{genitive} na %2 stojąca pionowo{genitive: dużej figury gracza %1{genitive} na %2 stojącej pionowo|dative: dużej figurze gracza %1{genitive} na %2 stojącej pionowo|accusative: dużą figurę gracza %1{genitive} na %2 stojącą pionowo|instrumental: dużą figurą gracza %1{genitive} na %2 stojącą pionowo}</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Gracz %1{nominative: gracz %1|genitive: %1|dative: %1|accusative: %1|instrumental: %1}</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>Los{nominative: los|genitive: Los|dative: Los|accusative: Los|instrumental: Los}</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>Nikt{nominative: nikt|genitive: Nikt|dative: Nikt|accusative: Nikt|instrumental: Nikt}</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>figura{genitive: figury|dative: figurze|accusative: figurę|instrumental: figurą}</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>figura na %1{genitive: figury na %1|dative: figurze na %1|accusative: figurę na %1|instrumental: figurą na %1}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>przeniesienie w dowolne miejsce{genitive: przeniesienia w dowolne miejsce}</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Przenieś figurę, w którą celujesz, na dowolne terytorium lub pustkowie bez figur. Albo przenieś docelowe terytorium bez wrogich figur na dowolne pustkowie bez wrogich figur.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Przenieś figurę, w którą celujesz, na dowolne terytorium lub pustkowie bez figur.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Gdy terytorium zmienia miejsce, figury zostają na swoich polach; te, które znajdą się w otchłani, wracają do zapasów.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Wystaw</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Aktywuj</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Odśwież rękę</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Kielich</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Buława</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Denar</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Miecz</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Obróć figurę</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Zmień kolor</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Przenieś</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Zamiana kart</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Odrzuć i dobierz</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Weź z odrzuconych</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Odkryj kartę</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Użyj innej karty</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Zapowiedz ostatnią turę</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Licytuj</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Weź</translation>
    </message>
</context>
</TS>
