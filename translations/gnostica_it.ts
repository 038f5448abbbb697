<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and arguments</extracomment>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[opzioni]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argomenti:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Mostra l’aiuto sulle opzioni della riga di comando.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Mostra l’aiuto con le opzioni di Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Mostra l’aiuto, comprese le opzioni generali di Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Mostra la versione.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>L’opzione «%1» non esiste.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Queste opzioni non esistono: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Dopo «%1» manca un valore.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>«%1» non vuole un valore.</translation>
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
        <translation>Annulla</translation>
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
        <translation>%1: punti %2, riserva %3/%4/%5, carte in mano %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(fuori)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Mazzo %1, pila degli scarti %2 (in cima: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Misura quanto sono veloci le partite casuali</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Scrive JSON</translation>
    </message>
    <message>
        <source>Also measure the speed of computer players</source>
        <translation>Misura anche la velocità dei giocatori computer</translation>
    </message>
    <message>
        <source>Length of each measurement in seconds</source>
        <translation>Durata di ogni misurazione in secondi</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Solo questi regolamenti</translation>
    </message>
    <message>
        <source>Expansion to lay over each ruleset</source>
        <translation>Espansione da sovrapporre a ogni regolamento</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Le regole sono le stesse.</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, in the words of their rulebooks</source>
        <translation>Confronta due giochi regola per regola, con il testo dei rispettivi libri delle regole</translation>
    </message>
    <message>
        <source>The id or file of a game; add expansions with plus signs</source>
        <translation>Identificativo o file di un gioco; le espansioni si aggiungono con il segno più</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Come JSON</translation>
    </message>
    <message>
        <source>Compare rulesets with experiments: many games between computer players</source>
        <translation>Confronta regolamenti con esperimenti: molte partite fra giocatori computer</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Giro %1 di %2: %n modifica</numerusform>
            <numerusform>Giro %1 di %2: %n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Il livello «%1» dei giocatori computer non esiste.</translation>
    </message>
    <message>
        <source>--first must be at most --last.</source>
        <translation>--first non deve essere maggiore di --last.</translation>
    </message>
    <message>
        <source>Change each option of a ruleset and report the effect on its games</source>
        <translation>Cambia ogni opzione di un regolamento e mostra l’effetto sulle partite</translation>
    </message>
    <message>
        <source>Settings to try together: KEY=VALUE,KEY=VALUE</source>
        <translation>Impostazioni da provare insieme: CHIAVE=VALORE,CHIAVE=VALORE</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Il livello di tutti i giocatori</translation>
    </message>
    <message>
        <source>Number of deals for each change in the first round</source>
        <translation>Numero di distribuzioni per ogni modifica nel primo giro</translation>
    </message>
    <message>
        <source>Number of deals for each change that reaches the last round</source>
        <translation>Numero di distribuzioni per ogni modifica che arriva all’ultimo giro</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same games</source>
        <translation>Seme casuale; lo stesso seme dà le stesse partite</translation>
    </message>
    <message>
        <source>Number of games at a time</source>
        <translation>Numero di partite in parallelo</translation>
    </message>
    <message>
        <source>Write a page with pictures for a browser to this file</source>
        <translation>Scrive in questo file una pagina con figure per un browser</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Sovrascrive un file esistente</translation>
    </message>
    <message>
        <source>Merge the shards of an experiment</source>
        <translation>Unisce le parti di un esperimento</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>La cartella delle parti</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>Il file dell’intero esperimento</translation>
    </message>
    <message>
        <source>List the shards that are still missing from a folder: 3,7-9</source>
        <translation>Elenca le parti che mancano ancora in una cartella: 3,7-9</translation>
    </message>
    <message>
        <source>Report the results of an experiment, even while it is running</source>
        <translation>Mostra i risultati di un esperimento, anche mentre è in corso</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>Il file dell’esperimento</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>Come JSON, con il piano</translation>
    </message>
    <message>
        <source>Write a table for spreadsheets to this file</source>
        <translation>Scrive in questo file una tabella per fogli di calcolo</translation>
    </message>
    <message>
        <source>The reports differ, first at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>I rapporti sono diversi; la prima differenza è in %1.</translation>
    </message>
    <message>
        <source>Repeat the experiment of a report and write the new report; fail if they differ</source>
        <translation>Ripete l’esperimento di un rapporto e scrive il nuovo rapporto; termina con un errore se sono diversi</translation>
    </message>
    <message>
        <source>A report written by “lab report --json”</source>
        <translation>Un rapporto scritto da «lab report --json»</translation>
    </message>
    <message>
        <source>Number of deals at a time</source>
        <translation>Numero di distribuzioni in parallelo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deals</source>
        <extracomment>%1: number of deals that have been played, %n: number of all deals</extracomment>
        <translation>
            <numerusform>%1 su %n distribuzione</numerusform>
            <numerusform>%1 su %n distribuzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>ancora circa %n minuto</numerusform>
            <numerusform>ancora circa %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>ancora circa %n secondo</numerusform>
            <numerusform>ancora circa %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a shard; expected, for example, 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«%1» non indica una parte; atteso, per esempio, 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Indica il file dell’esperimento: --out FILE.</translation>
    </message>
    <message>
        <source>Run an experiment, or resume an interrupted one</source>
        <translation>Esegue un esperimento, o ne riprende uno interrotto</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>Il piano (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>Il file dell’esperimento; con --shard la cartella di tutte le parti</translation>
    </message>
    <message>
        <source>Only this shard: 3/200</source>
        <translation>Solo questa parte: 3/200</translation>
    </message>
    <message>
        <source>Only print what would be played and how long it would take; write nothing</source>
        <translation>Mostra soltanto che cosa si giocherebbe e quanto tempo ci vorrebbe; non scrive niente</translation>
    </message>
    <message>
        <source>Do not report progress</source>
        <translation>Non mostra l’avanzamento</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Elenca ogni passo permesso di una posizione</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Questo passo non è permesso.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>La tappa non accetta questo passo della sua soluzione.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>La soluzione non raggiunge tutti gli obiettivi della tappa.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Tutti gli obiettivi della tappa sono raggiunti prima che cominci.</translation>
    </message>
    <message>
        <source>This stage does not begin with a decision of the learner.</source>
        <translation>Questa tappa non comincia con una decisione di chi impara.</translation>
    </message>
    <message>
        <source>The stage accepts this wrong step.</source>
        <translation>La tappa accetta questo passo sbagliato.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Questo passo è permesso; %1 dovrebbe rifiutarlo.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Questo passo dovrebbe essere permesso.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is not a step.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 dovrebbe rifiutare questo passo, ma non si tratta di un passo.</translation>
    </message>
    <message>
        <source>This step should be refused by %1, but is refused by %2.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>Questo passo dovrebbe essere rifiutato da %1, ma lo rifiuta %2.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board at that point.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>A quel punto sul tavolo non c’è nessun pezzo %1.</translation>
    </message>
    <message>
        <source>Check lessons and play them through</source>
        <translation>Controlla le lezioni e le gioca fino in fondo</translation>
    </message>
    <message>
        <source>Test lessons with their own solutions and wrong attempts</source>
        <translation>Verifica le lezioni con le loro soluzioni e i loro tentativi sbagliati</translation>
    </message>
    <message>
        <source>Files, each with a lesson or a guide</source>
        <translation>File con una lezione o una guida ciascuno</translation>
    </message>
    <message>
        <source>Print a lesson stage by stage, with its solution</source>
        <translation>Mostra una lezione tappa per tappa, con la soluzione</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a lesson file</source>
        <translation>L’identificativo di una lezione inclusa nel programma, o il file di una lezione</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Fa i passi della soluzione</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>Punteggio di %1 contro %3: %2&#xa0;% (intervallo al 95&#xa0;%: da %4 a %5&#xa0;%) in %n partita.</numerusform>
            <numerusform>Punteggio di %1 contro %3: %2&#xa0;% (intervallo al 95&#xa0;%: da %4 a %5&#xa0;%) in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Test del 50&#xa0;% contro il 60&#xa0;%: logaritmo del rapporto %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Turni in una partita: %1, decisioni: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players were eliminated.</source>
        <translation>
            <numerusform>%n giocatore è stato eliminato.</numerusform>
            <numerusform>%n giocatori sono stati eliminati.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1: metà dei passi entro %2 s, il 95&#xa0;% entro %3 s, il più lungo in %4 s.</translation>
    </message>
    <message>
        <source>Let two levels of computer player play against each other</source>
        <translation>Fa giocare due livelli di computer l’uno contro l’altro</translation>
    </message>
    <message>
        <source>The level of the other players</source>
        <translation>Il livello degli altri giocatori</translation>
    </message>
    <message>
        <source>The id of a ruleset, with expansions as in BASE+EXPANSION, or “all” for every game</source>
        <translation>Identificativo di un regolamento, con le espansioni come in BASE+ESPANSIONE, o «all» per tutti i giochi</translation>
    </message>
    <message>
        <source>The id of an expansion; can be given several times</source>
        <translation>Identificativo di un’espansione; si può indicare più volte</translation>
    </message>
    <message>
        <source>Number of games at the same time</source>
        <translation>Numero di partite in parallelo</translation>
    </message>
    <message>
        <source>Number of parallel searches within each step</source>
        <translation>Numero di ricerche parallele in ogni passo</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step, for both levels</source>
        <translation>Fattore che regola quanto si riflette a ogni passo, per entrambi i livelli</translation>
    </message>
    <message>
        <source>Number of iterations, instead of that of the level</source>
        <translation>Numero di iterazioni, al posto di quello del livello</translation>
    </message>
    <message>
        <source>The same for the other players</source>
        <translation>Lo stesso per gli altri giocatori</translation>
    </message>
    <message>
        <source>Create a new ruleset of your own</source>
        <translation>Crea un tuo nuovo regolamento</translation>
    </message>
    <message>
        <source>Its id: lower-case letters, digits and hyphens</source>
        <translation>Il suo identificativo: lettere minuscole, cifre e trattini</translation>
    </message>
    <message>
        <source>The id of its parent, a game or an expansion</source>
        <translation>Identificativo dell’originale, un gioco o un’espansione</translation>
    </message>
    <message>
        <source>The file to create; default: ID.json</source>
        <translation>Il file da creare; predefinito: ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Conta le sequenze di passi da una posizione</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Un file con una posizione e passi</translation>
    </message>
    <message>
        <source>Number of steps</source>
        <translation>Numero di passi</translation>
    </message>
    <message>
        <source>Each seat must be “person” or a computer level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Ogni posto deve essere «person» o un livello dei giocatori computer: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Gioca una partita nel terminale</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same cards and dice</source>
        <translation>Seme casuale; lo stesso seme dà le stesse carte e gli stessi dadi</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>Identificativo di un regolamento</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; can be given several times</source>
        <translation>Un’impostazione del regolamento, come in target=8; si può indicare più volte</translation>
    </message>
    <message>
        <source>A new file in which to save the game</source>
        <translation>Un nuovo file in cui salvare la partita</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Partite: %1, rompicapi: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try.</source>
        <translation>Ci sono troppe linee per provarle tutte.</translation>
    </message>
    <message>
        <source>Not a puzzle: no goal here is reached by only one idea.</source>
        <translation>Non è un rompicapo: qui nessun obiettivo si raggiunge con un’unica idea.</translation>
    </message>
    <message>
        <source>The goal is also reached by other first steps than those named, or with other points.</source>
        <translation>L’obiettivo si raggiunge anche con primi passi diversi da quelli indicati, o con altri punti.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>La soluzione non raggiunge l’obiettivo.</translation>
    </message>
    <message>
        <source>Its measured difficulty differs from the one stated.</source>
        <translation>La difficoltà misurata è diversa da quella indicata.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are correct.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>Rompicapi corretti: %1 su %n.</numerusform>
            <numerusform>Rompicapi corretti: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find puzzles in games between computers and print the most varied ones</source>
        <translation>Trova rompicapi in partite fra computer e scrive i più vari</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Invece di partite: un file di posizioni o di tattiche</translation>
    </message>
    <message>
        <source>The ruleset to play</source>
        <translation>Il regolamento con cui giocare</translation>
    </message>
    <message>
        <source>An expansion; can be given several times</source>
        <translation>Un’espansione; si può indicare più volte</translation>
    </message>
    <message>
        <source>Number of players; can be given several times</source>
        <translation>Numero di giocatori; si può indicare più volte</translation>
    </message>
    <message>
        <source>Number of games to search</source>
        <translation>Numero di partite da esaminare</translation>
    </message>
    <message>
        <source>Puzzles about winning your own last turn</source>
        <translation>Rompicapi in cui bisogna vincere con il proprio ultimo turno</translation>
    </message>
    <message>
        <source>Puzzles about stopping another player&apos;s last turn</source>
        <translation>Rompicapi in cui bisogna fermare l’ultimo turno di qualcun altro</translation>
    </message>
    <message>
        <source>Puzzles about gaining points</source>
        <translation>Rompicapi in cui bisogna guadagnare punti</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same puzzles</source>
        <translation>Seme casuale; lo stesso seme dà gli stessi rompicapi</translation>
    </message>
    <message>
        <source>Check every line and list those that are not puzzles</source>
        <translation>Controlla ogni riga ed elenca quelle che non sono rompicapi</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>File di rompicapi</translation>
    </message>
    <message>
        <source>Also try the computer players that count for the difficulty</source>
        <translation>Fa provare i rompicapi anche ai giocatori computer che contano per la difficoltà</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns decided by one idea</source>
        <translation>Crea e controlla rompicapi: turni decisi da una sola idea</translation>
    </message>
    <message numerus="yes">
        <source>%n complete lines were played.</source>
        <translation>
            <numerusform>Giocata %n riga completa.</numerusform>
            <numerusform>Giocate %n righe complete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Rigioca una registrazione e la controlla</translation>
    </message>
    <message>
        <source>A saved game or a journal</source>
        <translation>Una partita salvata o un diario</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Scrive il libro delle regole di un gioco, con le sue espansioni</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Identificativi o file di un gioco e di espansioni</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>Come testo (predefinito)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>Come Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>Come pagina web</translation>
    </message>
    <message>
        <source>Only the quick reference, on one page</source>
        <translation>Solo il riassunto, su una pagina</translation>
    </message>
    <message>
        <source>Play scenarios and list those that fail</source>
        <translation>Gioca scenari ed elenca quelli che falliscono</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>File con uno scenario o un elenco di scenari</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Ogni errore di uno scenario, non solo il primo</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«%1» non è una posizione in un documento; le posizioni cominciano con una barra: /end/target</translation>
    </message>
    <message>
        <source>The file was not changed. With this value it could not be played:</source>
        <translation>Il file non è stato modificato. Con questo valore non si potrebbe giocare:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n earlier errors.</source>
        <translation>
            <numerusform>Il file ha ancora %n errore precedente.</numerusform>
            <numerusform>Il file ha ancora %n errori precedenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Il file di un regolamento</translation>
    </message>
    <message>
        <source>Place of the value, such as /end/target</source>
        <translation>Posizione del valore nel documento, per esempio /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>I passi si confrontano in una posizione; questo file ne contiene diverse.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Confronta i passi permessi di una posizione in due giochi</translation>
    </message>
    <message>
        <source>A file with a position and, optionally, steps; the game named in it is ignored</source>
        <translation>Un file con una posizione e, facoltativamente, passi; il gioco indicato nel file viene ignorato</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Indica un file, o chiedi posizioni con --make.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions were solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>Posizioni risolte: %1 su %n.</numerusform>
            <numerusform>Posizioni risolte: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Fa risolvere a un computer posizioni in cui decide un turno</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Un file con posizioni di questo tipo</translation>
    </message>
    <message>
        <source>Number of positions to find in games and print, instead of solving</source>
        <translation>Numero di posizioni da trovare nelle partite e scrivere, invece di risolvere</translation>
    </message>
    <message>
        <source>Factor for the amount of thinking in each step</source>
        <translation>Fattore che regola quanto si riflette a ogni passo</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same answers</source>
        <translation>Seme casuale; lo stesso seme dà le stesse risposte</translation>
    </message>
    <message>
        <source>see game %1 after step %2</source>
        <extracomment>%1: the number of a game, %2: number of its steps before</extracomment>
        <translation>vedi la partita %1 dopo il passo %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset and report what their games show</source>
        <translation>Fa giocare un regolamento ai computer e riferisce che cosa mostrano le loro partite</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Numero di partite</translation>
    </message>
    <message>
        <source>Number of players; default: two, if allowed</source>
        <translation>Numero di giocatori; predefinito: due, se è permesso</translation>
    </message>
    <message>
        <source>Write notable games to this folder</source>
        <translation>Scrive in questa cartella le partite degne di nota</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>Come JSON, con le registrazioni delle partite</translation>
    </message>
    <message>
        <source>The rulesets to play, in turn</source>
        <translation>I regolamenti con cui giocare, a turno</translation>
    </message>
    <message>
        <source>Number of games in each round</source>
        <translation>Numero di partite in ogni giro</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>fatto: %1</translation>
    </message>
    <message>
        <source>The previous contents of the file are saved in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Il contenuto precedente del file è salvato in %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Ci sono più problemi di questo.</numerusform>
            <numerusform>Ci sono più problemi di questi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>In questo file non c’è niente da controllare.</translation>
    </message>
    <message>
        <source>List the problems of a ruleset, position, scenario or record</source>
        <translation>Elenca i problemi di un regolamento, una posizione, uno scenario o una registrazione</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Il file da controllare</translation>
    </message>
    <message>
        <source>Apply the first fix that helps to each problem of a ruleset; the old file is saved next to it</source>
        <translation>Applica a ogni problema di un regolamento il primo rimedio utile; il vecchio file viene salvato accanto a quello nuovo</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>In questo file non c’è né uno scenario né una posizione.</translation>
    </message>
    <message>
        <source>%1 is not a ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 non è un regolamento; si possono cambiare solo regolamenti.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Qui non si possono disegnare figure: manca «%1», che è incluso nel programma per il desktop.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Un programma avviato senza figure non può disegnarne.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Giocatori: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuzione</numerusform>
            <numerusform>%n distribuzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Al massimo %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>deals, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Circa %n minuto</numerusform>
            <numerusform>Circa %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Circa %n secondo</numerusform>
            <numerusform>Circa %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one of %1, found “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>atteso uno fra %1; trovato «%2».</translation>
    </message>
    <message>
        <source>expected the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>atteso il nome di un file, o - per lo standard error.</translation>
    </message>
    <message>
        <source>Report on standard error what the program is doing</source>
        <translation>Riferisce sullo standard error che cosa sta facendo il programma</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Dettaglio del registro diagnostico: %1</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error</source>
        <translation>File per il registro diagnostico; - per lo standard error</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Non è possibile scrivere il registro diagnostico (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica a riga di comando: gioca, controlla e misura.</translation>
    </message>
    <message>
        <source>Language; default: that of the environment</source>
        <translation>Lingua; predefinita: quella dell’ambiente</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Qui manca un nome.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Non è stato possibile scrivere l’output.</translation>
    </message>
    <message>
        <source>%1: not enough games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1: non ci sono ancora abbastanza partite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>un pezzo</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>una casella</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>un orientamento</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>un dado</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>nient’altro</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>una parola</translation>
    </message>
    <message>
        <source>Missing here: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Qui manca: %1.</translation>
    </message>
    <message>
        <source>Expected here: %2. Found: “%1”.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Qui è atteso: %2. Trovato: «%1».</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Questo regolamento è per %1–%n giocatori.</numerusform>
            <numerusform>Questo regolamento è per %1–%n giocatori.</numerusform>
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
        <translation>rimedio: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Scrivi un passo, per esempio: %1</translation>
    </message>
    <message>
        <source>Name a space as on the edge of the board or by its coordinates. Lists of steps use coordinates: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Indica una casella come al bordo del tavolo o con le coordinate. Gli elenchi di passi usano le coordinate: %1 è %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>? elenca tutti i passi permessi, ? cup quelli che cominciano con cup; inoltre: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>indeciso</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>piuttosto 50 %</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>piuttosto 60 %</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» non è un numero da %2 a %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>La cartella «%1» non esiste.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>OPZIONI</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>COMANDO</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>after an option of the command line: it must be given</extracomment>
        <translation>(obbligatorio)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>after an option of the command line; the names of other options follow</extracomment>
        <translation>non con</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Manca un comando.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Manca %1.</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Non comprensibile: %1</translation>
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
        <translation>%1: «%2» non è ammesso.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 richiede un valore.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 si può indicare una sola volta.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 e %2 non si possono usare insieme.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Mostra questo aiuto</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Mostra la versione</translation>
    </message>
    <message>
        <source>See %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Vedi %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«%1» non è un numero intero da %2 a %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Il plug-in «%1» verrà caricato di nuovo.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Nessun plug-in è disattivato.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>caricato</translation>
    </message>
    <message>
        <source>List the plug-ins, with the reason if one is not loaded</source>
        <translation>Elenca i plug-in, con il motivo per cui uno non è caricato</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Riattiva i plug-in disattivati a causa di un errore</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Per riattivare i plug-in: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Non carica nessun plug-in; i giochi che ne hanno bisogno non si possono giocare</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>Non è stato possibile portare a termine il comando.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Per avviare il programma senza plug-in: %1.</translation>
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
        <translation>Sul tavolo: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>In mano: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and its facing. %1 is the large piece of player A that points north; %2 is the small upright piece of player B.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Un pezzo si scrive con il giocatore, la dimensione e l’orientamento. %1 è il pezzo grande del giocatore A rivolto a nord; %2 è il pezzo piccolo in piedi del giocatore B.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>NUMERO</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>TESTO</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>FILE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>LIVELLO</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>CODICE</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Un file con una posizione, con una posizione e passi, o con un elenco di voci di questo tipo</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Cambia un valore di un regolamento conservando la disposizione del testo, o elenca che cosa si può impostare</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nessun problema trovato.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>un elenco di valori a scelta fra: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>un elenco di poteri</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>un elenco di righe</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>numeri per singole carte: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default</extracomment>
        <translation>%1 = %2 (%3; predefinito %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes the parent&apos;s value. Without a value, all settings and their allowed values are listed</source>
        <translation>Il nuovo valore in JSON; una parola non ha bisogno di virgolette, null toglie il valore dell’originale. Senza un valore, si elencano tutte le impostazioni e i valori ammessi</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>In %1 non c’è nessuna impostazione. Questo comando elenca tutte le impostazioni: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Scrivilo di nuovo per annunciare comunque.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Un annuncio con troppo pochi punti va scritto due volte.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>L’argomento «%1» non è in UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n distribuzione era in corso e non conta.</numerusform>
            <numerusform>%n distribuzioni erano in corso e non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt confronta il 50&#xa0;% con il 60&#xa0;%. Non si può usare con --one, dove la quota equa è il 100&#xa0;% diviso per il numero di posti.</translation>
    </message>
    <message>
        <source>Number of players. Every second one is of level a; with --one, only one is</source>
        <translation>Numero di giocatori. Uno su due è di livello a; con --one, uno solo</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b and takes every seat in turn</source>
        <translation>Un giocatore di livello a gioca contro giocatori di livello b e occupa a turno ogni posto</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Arrotondate in su a distribuzioni intere: due partite a posti scambiati, con --one una partita per posto</translation>
    </message>
    <message>
        <source>Seconds of play for each ruleset; unfinished deals do not count</source>
        <translation>Secondi di gioco per ogni regolamento; le distribuzioni incomplete non contano</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short; its deal does not count</source>
        <translation>Numero di giri dopo i quali una partita viene interrotta; la sua distribuzione non conta</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Si ferma quando il test sequenziale è deciso; non con --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there are no results.</source>
        <translation>Nessuna distribuzione è stata giocata fino alla fine, quindi non ci sono risultati.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut short after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n partita è stata interrotta dopo il giro %1.</numerusform>
            <numerusform>%n partite sono state interrotte dopo il giro %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>Perciò %n distribuzione non conta.</numerusform>
            <numerusform>Perciò %n distribuzioni non contano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1, %2: levels of computer players; one player of %1 plays against %n of %2
----------
%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, uno contro %n di %2</numerusform>
            <numerusform>%1, uno contro %n di %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept against quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score
----------
%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1: %2&#xa0;% (equo: %3&#xa0;%, intervallo al 95&#xa0;%: da %4 a %5&#xa0;%) in %n partita.</numerusform>
            <numerusform>%1: %2&#xa0;% (equo: %3&#xa0;%, intervallo al 95&#xa0;%: da %4 a %5&#xa0;%) in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Giri in una partita: mediana %1, al massimo %2 nel 95&#xa0;% delle partite, %3 nella più breve.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Annunci riusciti: %1 su %n.</numerusform>
            <numerusform>Annunci riusciti: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1: %2 su %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Giro %1: %2 su %n partita</numerusform>
            <numerusform>Giro %1: %2 su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables…</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Giro %1: adattamento delle tabelle…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>restano due giocatori</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>restano tre o più giocatori</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Giro %1, %2: %n posizione è troppo poco; la tabella resta com’era.</numerusform>
            <numerusform>Giro %1, %2: %n posizioni sono troppo poche; la tabella resta com’era.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results are apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Giro %1, %2: partite %3, posizioni %4, sorpresa %5, poi %6, certezza %7.</translation>
    </message>
    <message>
        <source>Train the judgement of computer players in games against themselves</source>
        <translation>Addestra il giudizio dei giocatori computer con partite contro se stessi</translation>
    </message>
    <message>
        <source>The folder for everything that is learnt; interrupted learning is resumed</source>
        <translation>La cartella per tutto ciò che si impara; un apprendimento interrotto riprende</translation>
    </message>
    <message>
        <source>Number of times the tables are fitted</source>
        <translation>Numero di volte in cui si adattano le tabelle</translation>
    </message>
    <message>
        <source>Random seed; the same seed gives the same tables</source>
        <translation>Seme casuale; lo stesso seme dà le stesse tabelle</translation>
    </message>
    <message>
        <source>Only play this shard of the games of the round: 3/200</source>
        <translation>Gioca solo questa parte delle partite del giro: 3/200</translation>
    </message>
    <message>
        <source>A judging file to start from, instead of the shipped one</source>
        <translation>Un file di tabelle da cui cominciare, al posto di quelle incluse</translation>
    </message>
    <message>
        <source>A judging file, as written by learn, instead of the shipped one</source>
        <translation>Un file di tabelle scritto da learn, al posto di quelle incluse</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, numero di giocatori %2: %3 su %n partita</numerusform>
            <numerusform>%1, numero di giocatori %2: %3 su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, numero di giocatori %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file are still valid and were kept.</source>
        <translation>
            <numerusform>%n risultato nel file è ancora valido ed è stato conservato.</numerusform>
            <numerusform>%n risultati nel file sono ancora validi e sono stati conservati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure the length of games that computers play against themselves</source>
        <translation>Misura la durata delle partite che i computer giocano contro se stessi</translation>
    </message>
    <message>
        <source>The file of results; results that are still valid are kept</source>
        <translation>Il file dei risultati; quelli ancora validi si conservano</translation>
    </message>
    <message>
        <source>The rulesets to play; default: all games</source>
        <translation>I regolamenti con cui giocare; predefinito: tutti i giochi</translation>
    </message>
    <message>
        <source>Number of players; default: every number that is allowed</source>
        <translation>Numero di giocatori; predefinito: ogni numero permesso</translation>
    </message>
    <message>
        <source>Number of games for each ruleset and number of players</source>
        <translation>Numero di partite per ogni regolamento e numero di giocatori</translation>
    </message>
    <message>
        <source>Number of rounds after which a game is cut short</source>
        <translation>Numero di giri dopo i quali una partita viene interrotta</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: that program uses its own settings.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b e --judging-b non si possono usare con --b-program: quel programma usa le proprie impostazioni.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, to deal the cards and play the seats of level b</source>
        <translation>Un’altra versione di gnostica-cli, che dà le carte e gioca i posti del livello b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«%1» non può essere avviato: %2</translation>
    </message>
    <message>
        <source>“%1” does not accept the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» non accetta il passo «%2».</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» è terminato prima della fine della partita.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>«%1» è terminato prima della fine della partita: %2</translation>
    </message>
    <message>
        <source>“%1” plays with different rules from this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«%1» gioca con regole diverse da quelle di questo programma: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1: %2 su %3 (previsto: %4&#xa0;%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» non risponde da troppo tempo.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» chiede un passo che dovrebbe compiere da sé.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>«%1» non risponde da troppo tempo: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time stabilisce da sé quanto pensa un giocatore: non si può usare insieme a %1.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time non può regolare il livello «%1», che non fa ricerche.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Il livello «%1» non può usare tanto tempo di processore quanto l’altro, per quanto pensi.</translation>
    </message>
    <message>
        <source>First measure the iterations at which b uses as much processor time as a (with --b-program: a as b)</source>
        <translation>Misura prima quante iterazioni danno a b tanto tempo di processore quanto ad a; con --b-program, ad a quanto a b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>La sfida è stata interrotta: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Per un tempo di processore uguale, %1 esamina %n partita per passo (%2).</numerusform>
            <numerusform>Per un tempo di processore uguale, %1 esamina %n partite per passo (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«%1» registra un passo diverso da «%2».</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«%1» ha compiuto un passo che le regole di questo programma non permettono.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Questo sistema non dice quanto tempo di processore usa un altro programma.</translation>
    </message>
    <message>
        <source>Players by seat, separated by commas: person, %1</source>
        <extracomment>“person” is a word of the command line, %1: such words: levels</extracomment>
        <translation>Giocatori per posto, separati da virgole: person, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n games</source>
        <extracomment>%1: a match of two levels of computer player, %2: how many of the %n games have been played
----------
%1: a level of computer player, %2: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1: %2 su %n partita</numerusform>
            <numerusform>%1: %2 su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another file.</source>
        <extracomment>%1: a file, %2: options of the command line</extracomment>
        <translation>%1 è stato creato con altre impostazioni (%2). Usa di nuovo quelle, o un altro file.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels, each only once.</source>
        <translation>Una scala richiede almeno due livelli, ciascuno una sola volta.</translation>
    </message>
    <message>
        <source>Test whether each level of computer player is stronger than the one below</source>
        <translation>Verifica se ogni livello di computer è più forte di quello inferiore</translation>
    </message>
    <message>
        <source>The levels, separated by commas; default: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>I livelli, separati da virgole; predefinito: %1</translation>
    </message>
    <message>
        <source>Number of players: with 2 the seats are swapped; with more, one player of the upper level takes every seat in turn. Default: 2 and 4</source>
        <translation>Numero di giocatori: con 2 i posti si scambiano; con più di 2, un giocatore del livello superiore occupa a turno ogni posto. Predefinito: 2 e 4</translation>
    </message>
    <message>
        <source>Maximum number of games between two levels. They end as soon as the 95 % interval, valid at every look, excludes the fair score</source>
        <translation>Numero massimo di partite per ogni coppia di livelli, che termina appena il suo intervallo al 95 %, valido in ogni momento, esclude il punteggio equo</translation>
    </message>
    <message>
        <source>The file of results, from which the same command is resumed; --games and --levels may change</source>
        <translation>Il file dei risultati, da cui lo stesso comando riprende; --games e --levels possono cambiare</translation>
    </message>
    <message>
        <source>There is no temperament “%1”.</source>
        <extracomment>%1: a word on the command line</extracomment>
        <translation>Il temperamento «%1» non esiste.</translation>
    </message>
    <message>
        <source>A level: %1; or “scripted”, which takes any step by which it loses no points</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un livello: %1; oppure «scripted», che fa un passo qualsiasi senza perdere punti</translation>
    </message>
    <message>
        <source>The temperament of player a: builder or hunter, gambler or prudent, or one of each, as in “builder prudent”</source>
        <translation>Il temperamento del giocatore a: builder o hunter, gambler o prudent, oppure uno per tipo, come in «builder prudent»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % of %n steps cost at most %3 percentage points of the win (95 % interval over games: %4 to %5 %).</source>
        <extracomment>%1: a level of computer player, %2, %4 and %5: percentages, %3: a number of percentage points, %n: choices</extracomment>
        <translation>
            <numerusform>%1: il %2 % di %n passo costa al massimo %3 punti percentuali della probabilità di vincere (intervallo al 95 % sulle partite: da %4 a %5 %).</numerusform>
            <numerusform>%1: il %2 % di %n passi costa al massimo %3 punti percentuali della probabilità di vincere (intervallo al 95 % sulle partite: da %4 a %5 %).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On average, a step costs %1 percentage points, by a search with %n iterations.</source>
        <extracomment>%1: a number of percentage points, %n: how many continuations a search tries</extracomment>
        <translation>
            <numerusform>In media un passo costa %1 punti percentuali, secondo una ricerca di %n iterazione.</numerusform>
            <numerusform>In media un passo costa %1 punti percentuali, secondo una ricerca di %n iterazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how often a much longer search would choose a better step than a level of computer player</source>
        <translation>Misura quante volte una ricerca molto più lunga sceglierebbe un passo migliore di quello scelto da un livello di computer</translation>
    </message>
    <message>
        <source>Number of games of the level against itself</source>
        <translation>Numero di partite del livello contro se stesso</translation>
    </message>
    <message>
        <source>Number of steps to examine in each game, drawn at random</source>
        <translation>Numero di passi da esaminare in ogni partita, scelti a caso</translation>
    </message>
    <message>
        <source>Iterations of the long search, divided by those of the level; for levels that do not search, by those of the apprentice</source>
        <translation>Iterazioni della ricerca lunga, divise per quelle del livello; per i livelli che non cercano, per quelle dell’apprendista</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: %2.</source>
        <extracomment>%1: what was typed, %2: words of the command line</extracomment>
        <translation>Il livello «%1» non esiste. I livelli sono: %2.</translation>
    </message>
    <message>
        <source>A level: %1</source>
        <extracomment>%1: words of the command line</extracomment>
        <translation>Un livello: %1</translation>
    </message>
    <message>
        <source>Not decided.</source>
        <extracomment>after a match of two levels of computer player</extracomment>
        <translation>Non deciso.</translation>
    </message>
    <message>
        <source>%1 is stronger.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 è più forte.</translation>
    </message>
    <message>
        <source>%1 is weaker.</source>
        <comment>a level</comment>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>%1 è più debole.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>phrase: a match of two levels</comment>
        <extracomment>%1, %2: levels of computer players</extracomment>
        <translation>%1 contro %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count because of games that were cut short.</source>
        <translation>
            <numerusform>%n distribuzione non conta a causa di una partita interrotta.</numerusform>
            <numerusform>%n distribuzioni non contano a causa di partite interrotte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>La memoria è insufficiente. Chiudi qualche finestra o altri programmi, poi riprova.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>Il sistema non può avviare un altro thread per questo programma. Chiudi altri programmi, poi riprova.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>È un errore del programma o di un plug-in. I dettagli sono nel registro diagnostico.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>Informazioni su Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Una guerra per il territorio, con tarocchi e piramidi.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica è stato ideato da John Cooper, Kory Heath, Kristin Matherly e Jacob Davenport per i tarocchi e le Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Questo programma è software libero, distribuito con la GNU General Public License, versione 3 o successiva. Viene fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Its fonts Gnostica Serif and Gnostica Figures were made from Vollkorn by Friedrich Althausen; they are under the SIL Open Font License, version 1.1.</source>
        <translation>I suoi caratteri Gnostica Serif e Gnostica Figures sono stati ricavati da Vollkorn di Friedrich Althausen; sono sotto la SIL Open Font License, versione 1.1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Pagina ini&amp;ziale</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Partite non &amp;finite…</translation>
    </message>
    <message>
        <source>Open a record in a new &amp;window…</source>
        <translation>Apri &amp;una registrazione in una nuova finestra…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Salva co&amp;me…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>&amp;Crea il tuo gioco…</translation>
    </message>
    <message>
        <source>Compare rulesets side b&amp;y side…</source>
        <translation>C&amp;onfronta regolamenti fianco a fianco…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>Aggiungi un regolamen&amp;to…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Stampa le re&amp;gole…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>Esporta &amp;le regole in PDF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Risultato &amp;della partita</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Rivedi &amp;questa partita</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>Conviene annun&amp;ciare?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>&amp;Informazioni su Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>Conferma &amp;il passo</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Ritira &amp;la scelta</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>&amp;Annulla l’ultimo passo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>&amp;Salta questo potere</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>Ann&amp;uncia</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Rinno&amp;va la mano</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;Passa</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <translation>&amp;Prima posizione</translation>
    </message>
    <message>
        <source>&amp;Previous position</source>
        <translation>Posizione p&amp;recedente</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <translation>Posizione &amp;successiva</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>Continua &amp;da qui in una nuova partita</translation>
    </message>
    <message>
        <source>Speed &amp;up</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Accelera</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>&amp;Un passo</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Ritmo: &amp;senza attesa</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Ritmo: &amp;veloce</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Ritmo: &amp;normale</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Ritmo: &amp;lento</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Mostra &amp;tutto il tavolo</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Gira il tavolo a &amp;sinistra</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Gira il tavolo a &amp;destra</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>N&amp;otazione nel registro</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>Riassunto &amp;delle regole</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>R&amp;egole di questo gioco</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>&amp;Crea il tuo gioco</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Co&amp;nfronta regolamenti e disponi posizioni</translation>
    </message>
    <message>
        <source>Findings about the &amp;endgame</source>
        <translation>Scoperte sul &amp;finale</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>&amp;Mostra il registro diagnostico</translation>
    </message>
    <message>
        <source>&amp;Copy a problem report</source>
        <translation>C&amp;opia un rapporto sul problema</translation>
    </message>
    <message>
        <source>Previous &amp;turn</source>
        <translation>Tur&amp;no precedente</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>&amp;Avvia</translation>
    </message>
    <message>
        <source>Next t&amp;urn</source>
        <translation>&amp;Turno successivo</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <translation>&amp;Ultima posizione</translation>
    </message>
    <message>
        <source>Previous &amp;mark</source>
        <translation>C&amp;ontrassegno precedente</translation>
    </message>
    <message>
        <source>Next m&amp;ark</source>
        <translation>Contrassegno success&amp;ivo</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>Segnali&amp;bro</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Nuovo regolamento…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Salva il regolamento</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>&amp;Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Problema s&amp;uccessivo</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Problema &amp;precedente</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;Gioca la bozza…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>C&amp;ontinua dal tavolo…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>Con&amp;fronta con l’originale…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>&amp;Scambia i regolamenti</translation>
    </message>
    <message>
        <source>Add a ruleset to experi&amp;ments</source>
        <translation>Aggiungi un regolamento &amp;agli esperimenti</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lezioni…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Rompicapi…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Una prima &amp;partita guidata</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Dis&amp;poni una posizione…</translation>
    </message>
    <message>
        <source>Compare under two r&amp;ulesets…</source>
        <translation>Confronta secondo due rego&amp;lamenti…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nuova posizione</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Dal &amp;tavolo</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>&amp;Salva la posizione</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>C&amp;ontinua da qui…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copia come testo</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copia come i&amp;mmagine</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>C&amp;erca fra le carte</translation>
    </message>
    <message>
        <source>Previous pro&amp;blem</source>
        <translation>Problema &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>&amp;Regolamenti</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>P&amp;osizione</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: contents of the window</extracomment>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Registrazione</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>C&amp;omputer</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Registrazione</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <translation>Confronto di regolamenti</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lezioni e rompicapi</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Bussola</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Testo di un regolamento</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Numero di caselle, punti o carte</translation>
    </message>
    <message>
        <source>Choice by number; hold Alt to see the numbers</source>
        <translation>Scelta per numero; tieni premuto Alt per vedere i numeri</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Orientamento: nord, est, sud, ovest, in piedi</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Orientamento diagonale: nord-est, sud-est, sud-ovest, nord-ovest</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Vai al tavolo</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Vai alle carte della mano</translation>
    </message>
    <message>
        <source>Go back one step of the lesson</source>
        <translation>Torna indietro di un passo della lezione</translation>
    </message>
    <message>
        <source>Continue to the next step, lesson or puzzle</source>
        <translation>Continua con il passo, la lezione o il rompicapo successivo</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Mostra come si fa</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Muovi il cursore</translation>
    </message>
    <message>
        <source>Next piece in the space</source>
        <translation>Pezzo successivo nella casella</translation>
    </message>
    <message>
        <source>Previous piece in the space</source>
        <translation>Pezzo precedente nella casella</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Scegli l’elemento sotto il cursore</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Chiedi perché non si può scegliere</translation>
    </message>
    <message>
        <source>Show the card enlarged</source>
        <translation>Mostra la carta ingrandita</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Togli l’elemento scelto</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Pezzo più grande</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Pezzo più piccolo</translation>
    </message>
    <message>
        <source>Put aside the piece or card being placed</source>
        <translation>Metti da parte il pezzo o la carta che stai posando</translation>
    </message>
    <message>
        <source>Previous and next decision, in the graph</source>
        <translation>Decisione precedente e successiva, nel grafico</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Prima e ultima decisione, nel grafico</translation>
    </message>
    <message>
        <source>Costly decisions, in the graph</source>
        <translation>Decisioni più costose, nel grafico</translation>
    </message>
    <message>
        <source>Show possible entries</source>
        <translation>Mostra le voci possibili</translation>
    </message>
    <message>
        <source>Fixes for a problem</source>
        <translation>Rimedi per un problema</translation>
    </message>
    <message>
        <source>Explain this entry</source>
        <translation>Spiega questa voce</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Trova successivo</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Trova precedente</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Esci dal testo</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>Cerca &amp;un comando…</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <extracomment>menu entry: makes the texts of all windows larger</extracomment>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <extracomment>menu entry: makes the texts of all windows smaller</extracomment>
        <translation>Testo più &amp;piccolo</translation>
    </message>
    <message>
        <source>Normal te&amp;xt size</source>
        <translation>Dimensione &amp;normale del testo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>menu entry: the window covers the whole screen</extracomment>
        <translation>S&amp;chermo intero</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Disponi i panne&amp;lli</translation>
    </message>
    <message>
        <source>Save a picture of the &amp;board…</source>
        <translation>Salva &amp;un’immagine del tavolo…</translation>
    </message>
    <message>
        <source>Copy a picture of t&amp;he board</source>
        <translation>Copi&amp;a un’immagine del tavolo</translation>
    </message>
    <message>
        <source>Show m&amp;y cards</source>
        <extracomment>menu entry: while players choose among open cards, no hand is visible; shows that of the next player</extracomment>
        <translation>&amp;Mostra le mie carte</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <extracomment>menu entry: to give up the game</extracomment>
        <translation>Arr&amp;enditi…</translation>
    </message>
    <message>
        <source>Let the computers &amp;finish…</source>
        <extracomment>menu entry: the computers play the rest of the game quickly</extracomment>
        <translation>Lascia &amp;finire i computer…</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Apri il menu</translation>
    </message>
    <message>
        <source>Move across an enlarged board</source>
        <translation>Spostati su un tavolo ingrandito</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
    <message>
        <source>Lesson or puzzle</source>
        <translation>Lezione o rompicapo</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>menu of a window whose letters are needed elsewhere: the turn of a player</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu of a window whose letters are needed elsewhere: contents of the window</extracomment>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Fine turno</translation>
    </message>
    <message>
        <source>Wh&amp;y did it do that?</source>
        <extracomment>menu entry: explains the last turn of a computer</extracomment>
        <translation>Perché l’ha fa&amp;tto?</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Non c’è ancora niente da confermare: prima scegli che cosa fare.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Non è stato scelto niente.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer is thinking about your decision, using only what you know.</source>
        <translation>Il computer sta riflettendo sulla tua decisione, usando solo ciò che sai.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>When you have a decision to make, ask for the best step or whether to announce.</source>
        <translation>Quando devi decidere, chiedi il passo migliore o se conviene annunciare.</translation>
    </message>
    <message>
        <source>The advice ends here. You can ask again.</source>
        <translation>Il consiglio finisce qui. Puoi chiedere di nuovo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceSheets</name>
    <message>
        <source>Advice</source>
        <translation>Consigli</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Quantità</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDesk</name>
    <message numerus="yes">
        <source>Before then, %n other players have one turn each.</source>
        <extracomment>%n: players who play before an announced last turn</extracomment>
        <translation>
            <numerusform>Prima, %n altro giocatore ha un turno.</numerusform>
            <numerusform>Prima, altri %n giocatori hanno un turno ciascuno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementDialog</name>
    <message numerus="yes">
        <source>Announce with %1 of %n points?</source>
        <extracomment>question; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Annunciare con %1 su %n punto?</numerusform>
            <numerusform>Annunciare con %1 su %n punti?</numerusform>
        </translation>
    </message>
    <message>
        <source>Announce the last turn</source>
        <translation>Annuncia l’ultimo turno</translation>
    </message>
    <message numerus="yes">
        <source>%n points are missing</source>
        <translation>
            <numerusform>Manca %n punto</numerusform>
            <numerusform>Mancano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <extracomment>button: does not announce the last turn</extracomment>
        <translation>&amp;Non ancora</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Annuncia comun&amp;que</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Scambia i due regolamenti</translation>
    </message>
    <message>
        <source>Add a ruleset to experiments</source>
        <translation>Aggiungi un regolamento agli esperimenti</translation>
    </message>
    <message>
        <source>Remove the last ruleset</source>
        <translation>Togli l’ultimo regolamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>None (for any game)</source>
        <translation>Nessuno (per qualsiasi gioco)</translation>
    </message>
    <message>
        <source>None (complete by itself)</source>
        <translation>Nessuno (completo in sé)</translation>
    </message>
    <message>
        <source>Included by the parent.</source>
        <translation>Già inclusa nell’originale.</translation>
    </message>
    <message>
        <source>Change of parent</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio di originale</translation>
    </message>
    <message>
        <source>Change of expansions</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio di espansioni</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Basato su:</translation>
    </message>
    <message>
        <source>Anything not set here is inherited.</source>
        <translation>Ciò che qui non è impostato viene dall’originale.</translation>
    </message>
    <message>
        <source>Expansions:</source>
        <translation>Espansioni:</translation>
    </message>
    <message>
        <source>Change of version</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio di versione</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Versione:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Of two rulesets with the same id, the one with the higher version is newer. Raise the version before you share your changes.</source>
        <translation>Di due regolamenti con lo stesso identificativo, quello con la versione più alta è il più recente. Aumenta la versione prima di condividere le modifiche.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardPictures</name>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>Il tavolo è negli appunti, come immagine.</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Salva un’immagine del tavolo</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <comment>files</comment>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Non è stato possibile salvare l’immagine.</translation>
    </message>
    <message>
        <source>The picture has been saved as “%1”.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>L’immagine è stata salvata come «%1».</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardTile</name>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <extracomment>for screen readers: the place of a lesson or a puzzle in the list; %1 and %2: numbers</extracomment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pezzo</numerusform>
            <numerusform>%n pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>territory, its card is being replaced</source>
        <translation>territorio, carta in corso di sostituzione</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, vale %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>landa</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space that is not next to a territory</comment>
        <translation>vuoto</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; si può scegliere</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1; scelta fatta</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules will be updated as soon as the ruleset can be played.</source>
        <translation>Queste regole si aggiorneranno appena il regolamento si potrà giocare.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Nessuna regola differisce da quelle dell’originale.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n regola differisce da quelle dell’originale.</numerusform>
            <numerusform>%n regole differiscono da quelle dell’originale.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>L’originale non ha una regola simile.</translation>
    </message>
    <message>
        <source>In the parent: %1</source>
        <translation>Nell’originale: %1</translation>
    </message>
    <message>
        <source>Removed rules of the parent</source>
        <translation>Regole dell’originale eliminate</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>Modifiche in conflitto</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>Le &amp;mie modifiche</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>&amp;Ora nel file</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Tieni le mie</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Ricarica</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Troppo lungo di %n byte</numerusform>
            <numerusform>Troppo lungo di %n byte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>&amp;Scegli e sposta</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then its new place, or drag it.</source>
        <translation>Fai clic su un pezzo o un territorio, poi sulla sua nuova posizione, oppure trascinalo.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>Canc&amp;ella</translation>
    </message>
    <message>
        <source>Click what you want to remove. The right mouse button removes at any time.</source>
        <translation>Fai clic su ciò che vuoi togliere. Il pulsante destro toglie in ogni momento.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Cerca fra le carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
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
            <numerusform>… e ancora %n</numerusform>
            <numerusform>… e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Indica una carta sul tavolo, nella tua mano o nelle pile per vedere che cosa fa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (tutte)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Arcani maggiori (tutti)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Togli: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Aggiungi una carta…</translation>
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
        <translation>Cerca fra le carte</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Tipo di carta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Click a card, then the board, or drag the card to its place.</source>
        <translation>Fai clic su una carta, poi sul tavolo, oppure trascinala al suo posto.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcani maggiori</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Mano: %1 (%n carta)</numerusform>
            <numerusform>Mano: %1 (%n carte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Mazzo, dalla prima (%n carta)</numerusform>
            <numerusform>Mazzo, dalla prima (%n carte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Pila degli scarti, dalla prima (%n carta)</numerusform>
            <numerusform>Pila degli scarti, dalla prima (%n carte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>Il resto, sotto la pila degli scarti (%n carta)</numerusform>
            <numerusform>Il resto, sotto la pila degli scarti (%n carte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>Il resto, sotto il mazzo (%n carta)</numerusform>
            <numerusform>Il resto, sotto il mazzo (%n carte)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;Aggiungi una carta…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Nel &amp;resto</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>&amp;In cima</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>In &amp;fondo</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mani e pile</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, and Delete returns it to the rest. Alt with the arrow keys moves it within a pile.</source>
        <translation>Trascina qui le carte. Ins aggiunge una carta, Canc la rimette nel resto, Alt con le frecce la sposta nella pila.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Nessun’altra carta usa questo potere: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>Altre che usano questo potere (%1):</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Carta coperta</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, scelta</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, si può scegliere</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Distribuzioni</translation>
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
        <translation>Hai abbastanza punti per annunciare il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>The outcome depends on chance.</source>
        <translation>L’esito dipende dal caso.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <extracomment>%1: &quot;Ann 5 → 6&quot;, for one or more players</extracomment>
        <translation>Punti: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>una casella</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>un pezzo</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>un orientamento</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Scegli %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Provenienza della carta</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Carte da prendere</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Una guerra per il territorio, con tarocchi e piramidi.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Una partita da aprire, o un regolamento da aggiungere.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>un numero da %1 a %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>il nome di un file</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>il nome di un file, o - per lo standard error</translation>
    </message>
    <message>
        <source>Language for this session.</source>
        <translation>Lingua per questa sessione.</translation>
    </message>
    <message>
        <source>Colours for this session.</source>
        <translation>Colori per questa sessione.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Gioca una partita dimostrativa ed esce.</translation>
    </message>
    <message>
        <source>The random seed of the demonstration.</source>
        <translation>Il seme casuale della dimostrazione.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Salva un’immagine della dimostrazione e una seconda della sua fine.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Salva la partita dimostrativa.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>Il gioco della dimostrazione e le sue espansioni: gioco+espansione.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Numero di giocatori della dimostrazione.</translation>
    </message>
    <message>
        <source>Detail of the diagnostic log: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Dettaglio del registro diagnostico: %1.</translation>
    </message>
    <message>
        <source>File for the diagnostic log; - for standard error.</source>
        <translation>File per il registro diagnostico; - per lo standard error.</translation>
    </message>
    <message>
        <source>Load no plug-ins in this session. Games that need one cannot be played.</source>
        <translation>In questa sessione non carica nessun plug-in. I giochi che ne hanno bisogno non si possono giocare.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value</comment>
        <translation>%1: atteso %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Sovrascrive i file che esistono già.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>codice</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>livello</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>non disponibile ora</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n comando</numerusform>
            <numerusform>%n comandi</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Cerca un comando</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Inizia a digitare il nome di un comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Sul tavolo non c’è nessuna partita.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Questo regolamento non si può giocare.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter of a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare rulesets – Gnostica</source>
        <translation>Confronto di regolamenti – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>La stessa posizione</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Effetti sulle partite</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Regole importanti</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Unisci le parti</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>Si stanno ancora unendo le parti di un esperimento. Se chiudi il programma adesso, l’esperimento non verrà salvato.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Esporta un rapporto</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>La scrittura di un rapporto è ancora in corso. Se chiudi il programma adesso, il file non verrà creato.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Qui si confrontano solo A e B.</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes; its last saved version is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» ha modifiche non salvate; si confronta l’ultima versione salvata.</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <comment>title of the window</comment>
        <translation>Confronto di regolamenti</translation>
    </message>
    <message>
        <source>Compare two other games</source>
        <translation>Confronta altri due giochi</translation>
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
        <translation>Voci possibili</translation>
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
            <numerusform>Gioca il computer: %1</numerusform>
            <numerusform>Giocano i computer: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 aspetta che tu torni alla partita.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>%1 ha deciso.</translation>
    </message>
    <message>
        <source>Paused. Next: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>In pausa. Ora decide: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 sta riflettendo.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>Thinking progress</source>
        <translation>Avanzamento della riflessione</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Speed of the computer players</source>
        <translation>Velocità dei giocatori computer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComputerCard</name>
    <message numerus="yes">
        <source>about %n rounds</source>
        <extracomment>how long a game against the computer is</extracomment>
        <translation>
            <numerusform>circa %n giro</numerusform>
            <numerusform>circa %n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Contro il computer</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n avversario</numerusform>
            <numerusform>%n avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>&amp;Inizia</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <comment>before their number</comment>
        <translation>Avversari:</translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>I computer vedono solo ciò che vedresti tu al loro posto.</translation>
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
        <translation>Rompicapo del giorno</translation>
    </message>
    <message>
        <source>%1 · the same for everybody</source>
        <extracomment>below the title of the puzzle of the day; %1: a date</extracomment>
        <translation>%1 · lo stesso per tutti</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Risolvi di nuovo</translation>
    </message>
    <message>
        <source>Solve</source>
        <comment>button: to solve a puzzle</comment>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>Puzzle of the day, solved</source>
        <translation>Rompicapo del giorno, risolto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisioni più costose</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: the cost of a decision</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>column: a step that would have been better</comment>
        <translation>Meglio</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (non utilizzabile)</translation>
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
            <numerusform>%n immagine del mazzo «%1» non si può disegnare; al suo posto si vede una carta senza immagine.</numerusform>
            <numerusform>%n immagini del mazzo «%1» non si possono disegnare; al loro posto si vedono carte senza immagini.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Il mazzo «%1» non si può usare; al suo posto si vedono carte senza immagini.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Il mazzo «%1» non si può usare. Le carte restano come sono.</translation>
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
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Clelia</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Eva</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Fabio</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>Non è possibile giocare la partita.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Non è stato possibile salvare la partita.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of the game so far.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 si sta giocando altrove. Questa è una copia della partita fino a questo punto.</translation>
    </message>
    <message>
        <source>A finished game could not be archived.</source>
        <translation>Non è stato possibile archiviare una partita finita.</translation>
    </message>
    <message>
        <source>All steps of this game are saved again.</source>
        <translation>Tutti i passi di questa partita sono di nuovo salvati.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written again.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 è stato rimosso o modificato da un altro programma. L’intera partita è stata riscritta.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Non è stato possibile continuare %1.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Questa partita si sta giocando in un’altra finestra.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Partite non finite</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If you continue it here while it is played there, one player&apos;s steps will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Questa partita sembra aperta sul computer %1. Se la continui qui mentre si gioca lì, i passi di una delle due parti andranno persi.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continua qui</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n steps could be read, and the game continues after them in a new journal. The damaged journal is kept as %1.</source>
        <extracomment>%1: path of a file, %n: number of steps</extracomment>
        <translation>
            <numerusform>Il diario di questa partita è danneggiato. Si è potuto leggere %n passo; la partita continua da lì in un nuovo diario. Il diario danneggiato resta come %1.</numerusform>
            <numerusform>Il diario di questa partita è danneggiato. Si sono potuti leggere %n passi; la partita continua da lì in un nuovo diario. Il diario danneggiato resta come %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Non è stato possibile aprire %1.</translation>
    </message>
    <message>
        <source>%1 is damaged. The game was opened up to the damage.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 è danneggiato. La partita è stata aperta fino al punto danneggiato.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Partite (*.gnostica *.journal);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Open a record in a new window</source>
        <translation>Apri una registrazione in una nuova finestra</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partite (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 è stato modificato da un altro programma da quando questa partita è stata aperta o salvata.
Vuoi sovrascriverlo?</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 esiste già.
Vuoi sovrascriverlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Sovrascrivi</translation>
    </message>
    <message>
        <source>The last steps of this game have not been saved and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Gli ultimi passi di questa partita non sono stati salvati e andranno persi.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Non è stato possibile esportare le regole.</translation>
    </message>
    <message>
        <source>There are no other unfinished games.</source>
        <translation>Non ci sono altre partite non finite.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>La partita si ferma qui. Tutto ciò che precede è conservato.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please read it before you send it.</source>
        <translation>Negli appunti c’è un rapporto: versioni, plug-in, impostazioni e la fine del registro diagnostico. Leggilo prima di inviarlo.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Non è possibile scrivere il registro diagnostico. La partita non ne ha bisogno.</translation>
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
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiscardLook</name>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Pila degli scarti, dalla carta più recente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Scrittura</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Questo regolamento è incluso nel programma e non si può modificare. Duplicalo per apportare modifiche.</translation>
    </message>
    <message>
        <source>The text currently cannot be read, so nothing can be changed here. The list of problems shows where.</source>
        <translation>Al momento il testo non si può leggere, quindi qui non si può modificare niente. L’elenco dei problemi mostra dove.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Changes made elsewhere</source>
        <translation>Modifiche fatte altrove</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Cambio di nome</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Poteri delle carte</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Le tue partite</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>I dati compressi sono danneggiati.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>Il disegno è troppo grande; è ammesso al massimo %n byte, senza compressione.</numerusform>
            <numerusform>Il disegno è troppo grande; sono ammessi al massimo %n byte, senza compressione.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Questo non è XML valido; è atteso un disegno SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Questo non è un disegno SVG: comincia con «%1»; atteso «svg».</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>Le dichiarazioni di entità XML non sono ammesse.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>«%1» rimanda a un altro file; è attesa una parte di questo disegno, per esempio «#leaf».</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Ci sono elementi annidati troppo in profondità; è ammesso al massimo %n livello.</numerusform>
            <numerusform>Ci sono elementi annidati troppo in profondità; sono ammessi al massimo %n livelli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Ci sono troppi elementi, copie comprese; ne è ammesso al massimo %n.</numerusform>
            <numerusform>Ci sono troppi elementi, copie comprese; ne sono ammessi al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>«%1» è troppo grande; il massimo ammesso è %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>«%1» contiene se stesso.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>La viewBox «%1» non si può usare; sono attesi quattro numeri, gli ultimi due maggiori di 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Un’immagine incorporata non si può usare; è atteso un PNG o un JPEG, al massimo %n pixel in tutto.</numerusform>
            <numerusform>Un’immagine incorporata non si può usare; è atteso un PNG o un JPEG, al massimo %n pixel in tutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Disegnarlo richiederebbe troppo tempo: ci sono troppi tratteggi o troppe aree sovrapposte.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>In questo file non c’è niente che si possa disegnare.</translation>
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
        <translation>Fino all’ultimo turno</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Save game…</source>
        <comment>button: to save the game</comment>
        <translation>Salva la partita…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <comment>button: to save a picture of the board</comment>
        <translation>Immagine…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to review the game</comment>
        <translation>Analizza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>Look at the board</source>
        <translation>Guarda il tavolo</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punti per giro</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punti di svolta</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play with it, choose “Add ruleset” in the menu.</source>
        <translation>Questo è un regolamento, non una partita. Per giocarci, scegli «Aggiungi un regolamento» nel menu.</translation>
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
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Ri&amp;prendi</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Ferma la &amp;scrittura</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>E&amp;sporta</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Scrittura del rapporto: %1 figure su %n.</numerusform>
            <numerusform>Scrittura del rapporto: %1 figure su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals: %1 of %2.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 distribuzioni su %2.</translation>
    </message>
    <message>
        <source>Interrupted. It can be resumed.</source>
        <translation>Interrotto. Si può riprendere.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Lo sta giocando un altro programma.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Finito.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Conclusione delle partite in corso…</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>I computer giocano.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Come &amp;pagina con figure (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Come &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Come &amp;tabella (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>Stops the experiment and keeps its results</source>
        <translation>Ferma l’esperimento e ne conserva i risultati</translation>
    </message>
    <message>
        <source>Compared w&amp;ith:</source>
        <translation>A c&amp;onfronto con:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Interrotto</translation>
    </message>
    <message>
        <source>Running elsewhere</source>
        <translation>In corso altrove</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Finito</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illeggibile</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: number of deals that have been played; %2: number of planned deals</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Apri un esperimento</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Esperimenti (*.sqlite);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Cartella con tutte le parti di un esperimento</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Rinomina l’esperimento</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nuovo nome:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>Non è stato possibile rinominare l’esperimento.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Elimina l’esperimento</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Spostare nel cestino l’esperimento «%1» e tutte le sue partite?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Sposta nel &amp;cestino</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>Non è stato possibile eliminare l’esperimento.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>Nuovo e&amp;sperimento</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <comment>button: to open an experiment</comment>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>&amp;Unisci…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>R&amp;inomina…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>Merges the shards of an experiment that ran elsewhere</source>
        <translation>Unisce le parti di un esperimento eseguito altrove</translation>
    </message>
    <message>
        <source>No experiments yet.</source>
        <translation>Non c’è ancora nessun esperimento.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Esperimenti</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>column: running, finished…</comment>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Distribuzioni</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Non è stato possibile unire gli esperimenti.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report has been saved as “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Il rapporto è stato salvato come «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter or double-click to watch one.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partita per %1, %2, %3. Premi Invio o fai doppio clic per vederla.</numerusform>
            <numerusform>%n partite per %1, %2, %3. Premi Invio o fai doppio clic su una per vederla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Non è stato possibile esportare i risultati.</translation>
    </message>
    <message>
        <source>Results of the experiment</source>
        <translation>Risultati dell’esperimento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>È in corso un altro esperimento. Prima fermalo.</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Non è stato possibile avviare l’esperimento.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>L’esperimento si è fermato per un errore.</translation>
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
        <translation>Scegli regolamenti che si possono giocare.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>&amp;Find effects</source>
        <translation>&amp;Scopri gli effetti</translation>
    </message>
    <message>
        <source>Each rule that can be set is changed on its own, by one step. Computers play the same deals with and without the change. The most promising changes are tried with more and more deals.</source>
        <translation>Ogni regola modificabile viene cambiata da sola, di un passo. I computer giocano le stesse distribuzioni con e senza la modifica. Le modifiche più promettenti si provano con sempre più distribuzioni.</translation>
    </message>
    <message>
        <source>R&amp;uleset:</source>
        <translation>Re&amp;golamento:</translation>
    </message>
    <message>
        <source>T&amp;horoughness:</source>
        <translation>Accurate&amp;zza:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>Gio&amp;catori:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Posti:</translation>
    </message>
    <message>
        <source>Ran&amp;dom seed:</source>
        <translation>Se&amp;me casuale:</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>Sguardo rapido</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>thoroughness of a search</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Thorough (slow)</source>
        <translation>Alta (lenta)</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» non si può giocare con questo numero di giocatori (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>The findings could not be exported.</source>
        <translation>Non è stato possibile esportare i risultati.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Scrittura del rapporto.</translation>
    </message>
    <message>
        <source>Finishing the games in progress…</source>
        <translation>Conclusione delle partite in corso…</translation>
    </message>
    <message>
        <source>Changing the rules…</source>
        <translation>Modifica delle regole…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Giro %1 di %2: %n modifica.</numerusform>
            <numerusform>Giro %1 di %2: %n modifiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>Fermato prima della fine.</translation>
    </message>
    <message>
        <source>Results appear when a round is complete, or when you stop.</source>
        <translation>I risultati compaiono quando un giro è completo, o quando fermi la ricerca.</translation>
    </message>
    <message>
        <source>The effect of each rule on the games appears here.</source>
        <translation>Qui compare l’effetto di ogni regola sulle partite.</translation>
    </message>
    <message>
        <source>Export the findings</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pagine (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Effect &amp;on:</source>
        <translation>Effetto s&amp;u:</translation>
    </message>
    <message>
        <source>Effects of rule changes</source>
        <translation>Effetti delle modifiche alle regole</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Prova in un &amp;esperimento</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Regole &amp;fianco a fianco</translation>
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
        <translation>Regole importanti</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Si stanno ancora provando le regole. I risultati ottenuti finora andranno persi.</translation>
    </message>
    <message>
        <source>Stopped before the first round was complete, so there are no findings.</source>
        <translation>Fermato prima che il primo giro fosse completo, quindi non ci sono risultati.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>Provata %n modifica di «%1».</numerusform>
            <numerusform>Provate %n modifiche di «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>I risultati sulle regole di «%1» non sono stati esportati e andranno persi.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Frecce, o %1 per mettere in piedi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not do this. Your games and drafts are safe, and you can continue.</source>
        <translation>Il programma non ha potuto completare l’operazione. Le tue partite e le tue bozze sono al sicuro, e puoi continuare.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Per avviare il programma senza plug-in: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FamilySheet</name>
    <message>
        <source>All games</source>
        <comment>button: back to the shelf</comment>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Workshop…</source>
        <comment>button: where rulesets are made</comment>
        <translation>Officina…</translation>
    </message>
    <message>
        <source>You have no games of your own yet. Games that you make in the workshop appear here.</source>
        <translation>Non hai ancora giochi tuoi. Creane uno nell’officina e sarà offerto qui.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Un valore come nella notazione: %1. Vuoto: nessuno.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules have no marks.</source>
        <translation>Queste regole non hanno indicazioni.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>number of places in a text where something was found</extracomment>
        <translation>
            <numerusform>trovato %n volta</numerusform>
            <numerusform>trovato %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: number of all places</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Trova nel testo</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Trova precedente</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Trova successivo</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Chiudi la ricerca</translation>
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
        <translation>Si applica solo in un gioco con: %1</translation>
    </message>
    <message>
        <source>Only applies if “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Si applica solo se «%1» è: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Giocatori e pezzi</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Carte e tavolo</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Inizio e fine</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turni e gregari</translation>
    </message>
    <message>
        <source>Other mechanics</source>
        <translation>Altre meccaniche</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poteri dei semi</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcani maggiori</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Precisazioni</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Nessuna impostazione contiene questo testo nel nome o nella regola.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Default: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>Predefinito: %1</translation>
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
        <translation>Mostra la regola</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Ripristina il valore dell’originale</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameBoxModel</name>
    <message>
        <source>My own</source>
        <comment>box with the user&apos;s own games</comment>
        <translation>I miei</translation>
    </message>
    <message>
        <source>Games that you make in the workshop.</source>
        <translation>Giochi che crei nell’officina.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>box: game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Small variants</source>
        <comment>box with small changes of the game</comment>
        <translation>Piccole varianti</translation>
    </message>
    <message numerus="yes">
        <source>%n games to choose from. Press Space to see them.</source>
        <comment>of one box on the shelf</comment>
        <extracomment>for screen readers: of a box on the shelf of games</extracomment>
        <translation>
            <numerusform>%n gioco tra cui scegliere. Premi Spazio per vederlo.</numerusform>
            <numerusform>%n giochi tra cui scegliere. Premi Spazio per vederli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCaptions</name>
    <message>
        <source>Just begun</source>
        <comment>ribbon: a game before the first turn</comment>
        <translation>Appena iniziata</translation>
    </message>
    <message>
        <source>Your turn, round %1</source>
        <extracomment>ribbon on a game; %1: a number</extracomment>
        <translation>Tocca a te, giro %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn, round %2</source>
        <extracomment>ribbon on a game: whose turn it is; %1: a player, %2: a number</extracomment>
        <translation>Tocca a %1, giro %2</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Vinta %1 a %2</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>ribbon: the user has won the game</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <extracomment>ribbon on a game: a result; %1, %2: points</extracomment>
        <translation>Persa %1 a %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>ribbon: the user has lost the game</comment>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>ribbon: a game is over</comment>
        <translation>Finita</translation>
    </message>
    <message>
        <source>Won by %1</source>
        <translation>Vinta da %1</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <comment>ribbon: a game whose file is damaged</comment>
        <translation>Non leggibile</translation>
    </message>
    <message>
        <source>Won together</source>
        <comment>ribbon: several players have won</comment>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Left early</source>
        <comment>ribbon: the user has left the game</comment>
        <translation>Lasciata</translation>
    </message>
    <message>
        <source>Watched</source>
        <comment>ribbon: only computers played</comment>
        <translation>Osservata</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>two players of a game</extracomment>
        <translation>%1 contro %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n rounds</source>
        <extracomment>a game; %1: the name of its ruleset</extracomment>
        <translation>
            <numerusform>%1 · %n giro</numerusform>
            <numerusform>%1 · %n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <extracomment>when a game was played; %1: a time of day</extracomment>
        <translation>oggi, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>when a game was played</comment>
        <translation>ieri</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>heading: a game that waits</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>heading: whose turn it is in a game that waits; %1: a player</extracomment>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>heading: a game that waits; %1: the user&apos;s name</extracomment>
        <translation>Tocca a te, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1 · %2 · round %3</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round</extracomment>
        <translation>%1 · %2 · giro %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>a game that waits; %1: its players, %2: the name of its ruleset</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You have announced your last turn.</source>
        <translation>Hai annunciato il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>%1 has announced a last turn.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 ha annunciato l’ultimo turno.</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <comment>a game: has a bookmark</comment>
        <translation>con segnalibro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameCardDelegate</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>button: to look at a finished game again</comment>
        <translation>Analizza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameDeeds</name>
    <message>
        <source>The bookmark cannot be removed.</source>
        <translation>Non si può togliere il segnalibro.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: a game</extracomment>
        <translation>Vuoi spostare questa partita nel cestino?
%1</translation>
    </message>
    <message numerus="yes">
        <source>Do you want to move %n games to the trash?</source>
        <translation>
            <numerusform>Vuoi spostare %n partita nel cestino?</numerusform>
            <numerusform>Vuoi spostare %n partite nel cestino?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Sposta nel cestino</translation>
    </message>
    <message>
        <source>The game cannot be deleted.</source>
        <translation>Non si può eliminare la partita.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Esporta partite</translation>
    </message>
    <message>
        <source>The game cannot be exported.</source>
        <translation>Non si può esportare la partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n games have been copied to %1.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>
            <numerusform>%n partita è stata copiata in %1.</numerusform>
            <numerusform>%n partite sono state copiate in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bookmark cannot be set.</source>
        <translation>Non si può mettere il segnalibro.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShelf</name>
    <message>
        <source>Games</source>
        <comment>list of the games on the shelf</comment>
        <translation>Giochi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Distribuzione %1 %2%3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesBar</name>
    <message numerus="yes">
        <source>%1: %n games</source>
        <extracomment>a button that chooses games, for screen readers; %1: &quot;Unfinished&quot;</extracomment>
        <translation>
            <numerusform>%1: %n partita</numerusform>
            <numerusform>%1: %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>games</comment>
        <translation>Non finite</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Name, game, date…</source>
        <translation>Nome, gioco, data…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cerca tra le partite</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <comment>games: with a bookmark</comment>
        <translation>Con segnalibro</translation>
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
        <translation>Partite che andrebbero diversamente</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games played with this ruleset or its parent are replayed with the changes.</source>
        <translation>Che cosa cambierebbe nelle tue partite? Tutte le partite finite giocate con questo regolamento o con il suo originale vengono rigiocate con le modifiche.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>&amp;Esamina le mie partite</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games have been looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>Partite esaminate: %1 su %n.</numerusform>
            <numerusform>Partite esaminate: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played with this ruleset or its parent.</source>
        <translation>Nessuna delle tue partite finite è stata giocata con questo regolamento o con il suo originale.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played with this ruleset or its parent.</source>
        <translation>
            <numerusform>%n partita è stata giocata con questo regolamento o con il suo originale.</numerusform>
            <numerusform>%n partite sono state giocate con questo regolamento o con il suo originale.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have turned out differently.</source>
        <translation>Nessuna sarebbe andata diversamente.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have turned out differently.</source>
        <translation>
            <numerusform>%n sarebbe andata diversamente.</numerusform>
            <numerusform>%n sarebbero andate diversamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Prima differenza</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GamesStrip</name>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
    <message>
        <source>Games that you play appear here.</source>
        <translation>Qui compaiono le partite che giochi.</translation>
    </message>
    <message numerus="yes">
        <source>All %n games</source>
        <translation>
            <numerusform>Tutte le partite (%n)</numerusform>
            <numerusform>Tutte le %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Aim of the game</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Scopo del gioco</translation>
    </message>
    <message>
        <source>Your decision</source>
        <extracomment>titles of explanations</extracomment>
        <translation>La tua decisione</translation>
    </message>
    <message>
        <source>Recent events</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ultimi avvenimenti</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>End guide</source>
        <extracomment>button: no more explanations</extracomment>
        <translation>Basta spiegazioni</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>That is not the step the lesson asks for.</source>
        <translation>Non è il passo che la lezione chiede.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>Le frecce scorrono le carte, Spazio ne sceglie una, Invio conferma.</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 ha %n punto, abbastanza per vincere.</numerusform>
            <numerusform>%1 ha %n punti, abbastanza per vincere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who still has these points at the end of an announced last turn wins the game.</source>
        <translation>Chi li ha ancora alla fine di un ultimo turno annunciato vince la partita.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 passa in testa con %n punto.</numerusform>
            <numerusform>%1 passa in testa con %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Questo è il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>This is the last turn of %1.</source>
        <extracomment>%1: player</extracomment>
        <translation>Questo è l’ultimo turno di %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Manca ancora %n turno.</numerusform>
            <numerusform>Mancano ancora %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points</comment>
        <extracomment>points held and points needed, in large figures, as short as can be; %1: points held, %2: points needed</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Alla fine di quel turno ti serve %n punto; ne hai %1.</numerusform>
            <numerusform>Alla fine di quel turno ti servono %n punti; ne hai %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>Alla fine di quel turno serve %n punto; %1 ne ha %2.</numerusform>
            <numerusform>Alla fine di quel turno servono %n punti; %1 ne ha %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns until your last turn.</source>
        <extracomment>before an announced last turn begins; the one in progress is counted</extracomment>
        <translation>
            <numerusform>Manca ancora %n turno al tuo ultimo.</numerusform>
            <numerusform>Mancano ancora %n turni al tuo ultimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have one turn to stop %1.</source>
        <extracomment>before the announced last turn of that player; %1: player</extracomment>
        <translation>Hai un turno per fermare %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineRibbon</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Chiudi</translation>
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
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Riassunto</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pagine dell’aiuto</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nell’aiuto</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Aiuto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Stampa le regole</translation>
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
        <translation>Passi, dal migliore</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Scegli un passo per vederlo sul tavolo.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sul tavolo</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Gioca questo passo</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Gioca tutto il turno</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Probabilità</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
    <message>
        <source>Resets everything to the rules of the game.</source>
        <translation>Ripristina ovunque le regole del gioco.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;eme:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>Lo stesso seme distribuisce di nuovo le stesse carte.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: the name of a ruleset</comment>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identificativo:</translation>
    </message>
    <message>
        <source>Other rulesets refer to a ruleset by its id. Its file also has this name.</source>
        <translation>Gli altri regolamenti rimandano a un regolamento con il suo identificativo. Anche il suo file si chiama così.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Questo nome è troppo lungo.</translation>
    </message>
    <message>
        <source>An id consists of lower-case letters from a to z, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Un identificativo è composto da lettere minuscole dalla a alla z, cifre e trattini. Non comincia con un trattino.</translation>
    </message>
    <message>
        <source>The ruleset “%1” already has this id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Il regolamento «%1» ha già questo identificativo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Testo del regolamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Unsaved steps</source>
        <translation>Passi non salvati</translation>
    </message>
    <message>
        <source>The last steps have not been saved: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Gli ultimi passi non sono stati salvati: con un arresto improvviso andrebbero persi. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game continues as soon as the last step is saved.</source>
        <translation>Il disco risponde lentamente. La partita continuerà appena l’ultimo passo sarà salvato.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, modificato l’ultima volta %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Bozze</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Queste modifiche ai regolamenti non sono state salvate.</translation>
    </message>
    <message>
        <source>&amp;Resume this draft</source>
        <translation>Ri&amp;prendi questa bozza</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Sposta queste modifiche nel cestino. Il regolamento salvato resta.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Non ora</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>Non è stato possibile eliminare la bozza.</translation>
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
        <translation>O</translation>
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
        <translation>modificati</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menu o finestra</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 è usato da «%2», che lo perderebbe.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. Its key cannot be changed.</source>
        <translation>%1 è usato da «%2». Non si può cambiare.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Cerca nelle azioni</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e relativi tasti</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>&amp;Premi nuovi tasti:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Usa questi tasti</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Usa &amp;anche questi</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Ripristina &amp;tutto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Tavolo all’inizio</translation>
    </message>
    <message>
        <source>The space bar lays or removes a card; Enter chooses which one.</source>
        <translation>La barra spaziatrice posa o toglie una carta, Invio sceglie quale.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Qualsiasi carta</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: card or nothing</extracomment>
        <translation>Riga %1, colonna %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Non c’è nessun disegno. Fai clic su un quadrato per posare lì una carta, o trascina su più quadrati.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n territorio.</numerusform>
            <numerusform>%n territori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Dimensioni: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Fai clic con il pulsante destro su un quadrato (o premi Invio) per sceglierne la carta.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Colonne del rettangolo</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Righe del rettangolo</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Disegna un rettangolo</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Svuota il tavolo</translation>
    </message>
    <message>
        <source>Click a card to remove it.</source>
        <translation>Fai clic su una carta per toglierla.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnCard</name>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>%1: number of lessons done</extracomment>
        <translation>
            <numerusform>Lezioni fatte: %1 su %n</numerusform>
            <numerusform>Lezioni fatte: %1 su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have completed %n lessons so far.</source>
        <translation>
            <numerusform>%n lezione fatta finora.</numerusform>
            <numerusform>%n lezioni fatte finora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>A guided first game, or short lessons.</source>
        <translation>Una prima partita guidata, o brevi lezioni.</translation>
    </message>
    <message>
        <source>Next lesso&amp;n</source>
        <translation>P&amp;rossima lezione</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>P&amp;rima lezione</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>L&amp;eggi le regole</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;zioni</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Ro&amp;mpicapi</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>La tua &amp;prima partita</translation>
    </message>
    <message>
        <source>You play against an easy opponent, and the guide explains everything new.</source>
        <translation>Contro un avversario facile; ogni novità viene spiegata quando capita.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Lezione s&amp;uccessiva</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Rompicapo s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – Impara – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Impara – Gnostica</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title of the window</comment>
        <translation>Impara</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LeavingQuestion</name>
    <message>
        <source>&amp;Level of the computer:</source>
        <translation>&amp;Livello del computer:</translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>title</comment>
        <translation>Arrendersi</translation>
    </message>
    <message>
        <source>Do you want to resign? The game then ends, and your opponent wins.</source>
        <translation>Vuoi arrenderti? La partita finirà e vincerà l’avversario.</translation>
    </message>
    <message>
        <source>Do you want to resign? A computer then plays on for you until the end of the game.</source>
        <translation>Vuoi arrenderti? Un computer continuerà a giocare per te fino alla fine della partita.</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <extracomment>button: to give up the game</extracomment>
        <translation>&amp;Arrenditi</translation>
    </message>
    <message>
        <source>Let the computers finish</source>
        <translation>Lascia finire i computer</translation>
    </message>
    <message>
        <source>Computers then play for everybody, quickly and until the end of the game. You can pause them at any time.</source>
        <translation>I computer giocheranno per tutti, in fretta, fino alla fine della partita. Puoi metterli in pausa in ogni momento.</translation>
    </message>
    <message>
        <source>Let them &amp;finish</source>
        <extracomment>button: the computers play the rest of the game</extracomment>
        <translation>Lasciali &amp;finire</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthChart</name>
    <message>
        <source>not measured</source>
        <comment>length of games</comment>
        <translation>non misurata</translation>
    </message>
    <message>
        <source>often endless</source>
        <comment>length of games: many of them never end</comment>
        <translation>spesso senza fine</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <comment>length of games</comment>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LengthSheet</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, some games between good players never end. You can agree on a number of rounds in advance; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>Con %1, le partite fra chi gioca bene a volte non finiscono mai. Conviene accordarsi in anticipo su un numero di giri; alla fine vince il punteggio più alto.</translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Circa %n giro con %1.</numerusform>
            <numerusform>Circa %n giri con %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Quanto dura</translation>
    </message>
    <message>
        <source>Measured with computer players; the line covers 19 of 20 games.</source>
        <translation>Durata misurata con giocatori computer; la linea comprende 19 partite su 20.</translation>
    </message>
    <message>
        <source>The length of games under these rules has not been measured.</source>
        <translation>La durata delle partite con queste regole non è stata misurata.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonSection</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>a link to the puzzles, which are further down on the page</extracomment>
        <translation>Rompicapi</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n lezione fatta su %1</numerusform>
            <numerusform>%n lezioni fatte su %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lezione completata</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>Si fa così.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Ben fatto!</translation>
    </message>
    <message>
        <source>The board has been set up for the next part of the lesson.</source>
        <translation>Il tavolo è stato preparato per la parte successiva della lezione.</translation>
    </message>
    <message>
        <source>That is possible, but it does not lead to the goal.</source>
        <translation>È possibile, ma non porta all’obiettivo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTile</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: its name</extracomment>
        <translation>%1, fatta</translation>
    </message>
    <message>
        <source>Begin</source>
        <comment>on the next lesson: a click begins it</comment>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>the next lesson</source>
        <extracomment>for screen readers: of a lesson</extracomment>
        <translation>la prossima lezione</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Giro %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Registro diagnostico</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Cerca (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Cerca nel registro</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Successivo</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Precedente</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>This log is not saved in a file; it is lost when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Questo registro non è salvato in un file; si perde quando il programma termina.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Il registro è in %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>La partita comincia.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Annullato: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that position.</source>
        <translation>Fai clic su una riga, o premi Invio, per raggiungere quella posizione.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copia il registro</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notazione</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Mostra il registro nella notazione del gioco invece che a parole</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Open re&amp;cent in a new window</source>
        <translation>Apri recenti in una nuo&amp;va finestra</translation>
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
        <translation>Non c’è ancora nessuna partita sul tavolo.</translation>
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
            <numerusform>e ancora %n</numerusform>
            <numerusform>e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Messaggi precedenti: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Median of the deals under %1: %2.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>Mediana delle distribuzioni con %1: %2.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): for the difference, this multiplies the number of deals by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>A %3 sono state date le stesse carte (correlazione %1): per la differenza, equivale a un numero di distribuzioni %2 volte maggiore.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Choose a line to read about its metric. Click a number to list its games.</source>
        <translation>Scegli una riga per leggere la spiegazione della sua misura. Fai clic su un numero per elencarne le partite.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which did not make the difference more precise.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>A %3 sono state date le stesse carte (correlazione %1), ma la differenza non ne è diventata più precisa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Variabilità delle partite</translation>
    </message>
    <message>
        <source>Drawing the pictures…</source>
        <translation>Disegno delle figure…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Non c’è ancora niente da disegnare.</translation>
    </message>
    <message>
        <source>Click a part to list its games.</source>
        <translation>Fai clic su una parte per elencarne le partite.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Spiegazione</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Choice of picture</source>
        <translation>Scelta della figura</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Numeri della figura</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
    <message numerus="yes">
        <source>%n games since %1</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>%n partita dal %1</numerusform>
            <numerusform>%n partite dal %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No games found</source>
        <translation>Nessuna partita trovata</translation>
    </message>
    <message>
        <source>No game matches the search.</source>
        <translation>Nessuna partita corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Every game that you play appears here, with its board and its result.</source>
        <translation>Qui compare ogni partita che giochi, con il suo tavolo e il suo risultato.</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Gioca contro il computer</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>menu entry: to open a game</comment>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Togli il segnalibro</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>menu entry: to copy games to a folder</comment>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>menu entry: to delete games</comment>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cerca tra le partite</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <comment>menu entry: to set a bookmark</comment>
        <translation>Metti un segnalibro</translation>
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
        <translation>Non ancora tradotto; al suo posto si vede questo testo.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a ruleset</comment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Note</translation>
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
        <translation>Un regolamento ha bisogno di un nome, almeno in una lingua.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Nome, descrizione e note per lingua</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Altra &amp;lingua:</translation>
    </message>
    <message>
        <source>Language to add</source>
        <translation>Lingua da aggiungere</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;ggiungi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>e ancora %n problema</numerusform>
            <numerusform>e ancora %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>Così non si può giocare:</translation>
    </message>
    <message>
        <source>Under these rules, the game on the table cannot be continued:</source>
        <translation>Con queste regole la partita sul tavolo non può continuare:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 è un gioco per %n giocatore.</numerusform>
            <numerusform>%1 è un gioco per %n giocatori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 è un gioco da %2 a %n giocatori.</numerusform>
            <numerusform>%1 è un gioco da %2 a %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Continua dal tavolo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>&amp;Inizia</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <comment>title of a page</comment>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: no new game</comment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Nuovo regolamento</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Basato su:</translation>
    </message>
    <message>
        <source>None (an expansion for any game)</source>
        <translation>Nessuno (un’espansione per qualsiasi gioco)</translation>
    </message>
    <message>
        <source>The new ruleset is the same as its parent until you change something.</source>
        <translation>Il nuovo regolamento è uguale al suo originale finché non cambi qualcosa.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Crea</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>e ancora %n problema</numerusform>
            <numerusform>e ancora %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Non disponibili:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Errore: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Avviso: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>No problems: this can be played.</source>
        <translation>Nessun problema: si può giocare.</translation>
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
        <translation>Sostituisci «%1» con «%2»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OnTop</name>
    <message>
        <source>Additions</source>
        <comment>what is added to a game: expansions and house rules</comment>
        <translation>In più</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (modificato):</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Resets this to the rules of the game.</source>
        <translation>Ripristina qui le regole del gioco.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Ripristina %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifica</numerusform>
            <numerusform>%n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Inizio e fine</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Giocatori e pezzi</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Carte e tavolo</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Turni e gregari</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poteri dei semi</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcani maggiori</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Precisazioni</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 è stato modificato da un altro programma, e hai modifiche non salvate.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Ricarica</translation>
    </message>
    <message>
        <source>Loads the file. This can be undone.</source>
        <translation>Carica il file. Si può annullare.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Tieni le mie</translation>
    </message>
    <message>
        <source>Keeps your changes. Saving them will overwrite the file.</source>
        <translation>Mantiene le tue modifiche. Se le salvi, il file viene sovrascritto.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Mostra &amp;entrambi</translation>
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
        <translation>%1 (da %2 a %3)</translation>
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
        <translation>Pezzi piccoli di %1 sul tavolo: %2 su %3.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Pezzi medi di %1 sul tavolo: %2 su %3.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Pezzi grandi di %1 sul tavolo: %2 su %3.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesRow</name>
    <message>
        <source>Draw pile</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila degli scarti</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Scegli regolamenti che si possono giocare.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Non è stato possibile aprire il piano.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Apri un piano</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Piani (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Salva il piano</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Piani (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Non è stato possibile salvare il piano.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>I regolamenti sono quelli del piano: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Dopo un certo numero di distribuzioni</translation>
    </message>
    <message>
        <source>At a given precision</source>
        <translation>Con una precisione data</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Un nuovo esperimento</translation>
    </message>
    <message>
        <source>Computers play the same deals under each ruleset, each deal twice with the seats swapped. The results are compared deal by deal, so that luck does not hide the effect of the rules.</source>
        <translation>I computer giocano le stesse distribuzioni con ogni regolamento, ciascuna due volte a posti scambiati. I risultati si confrontano distribuzione per distribuzione, così la fortuna non nasconde l’effetto delle regole.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Posti:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>Gio&amp;catori:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Fine:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Distribuzioni:</translation>
    </message>
    <message>
        <source>&amp;Metric:</source>
        <comment>label: the metric of an experiment, a noun</comment>
        <translation>M&amp;isura:</translation>
    </message>
    <message>
        <source>P&amp;recision ±:</source>
        <translation>Pr&amp;ecisione ±:</translation>
    </message>
    <message>
        <source>Rand&amp;om seed:</source>
        <translation>Se&amp;me casuale:</translation>
    </message>
    <message>
        <source>Deals to measure s&amp;kill:</source>
        <translation>Distribuzioni per misurare l’a&amp;bilità:</translation>
    </message>
    <message>
        <source>Use the r&amp;ulesets above</source>
        <translation>Usa i re&amp;golamenti qui sopra</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>Avvia l’esperimen&amp;to</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>Apri un pian&amp;o…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Sal&amp;va il piano…</translation>
    </message>
    <message>
        <source>“%1” cannot be played with that many players (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» non si può giocare con questo numero di giocatori (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>Replaying the game…</source>
        <translation>La partita viene rigiocata…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter or double-click to watch one.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partita per «%1». Premi Invio o fai doppio clic per vederla.</numerusform>
            <numerusform>%n partite per «%1». Premi Invio o fai doppio clic su una per vederla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Partite dell’esperimento</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Qui si elencano le partite dietro a un numero.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Players moved one seat</source>
        <translation>Giocatori spostati di un posto</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Forza diversa</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Forza diversa, posti scambiati</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Giocata come</translation>
    </message>
    <message>
        <source>Winner&apos;s seat</source>
        <translation>Posto vincente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Usual number of tries</source>
        <translation>Numero di tentativi abituale</translation>
    </message>
    <message>
        <source>Number of games it thinks through for each step</source>
        <translation>Numero di partite che esamina a ogni passo</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players &amp;identical</source>
        <translation>Tutti i giocatori ugua&amp;li</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Altrimenti scambiano i posti di distribuzione in distribuzione, così nessuno ha il posto migliore.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Giocatore %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ultimo turno</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Ultimo turno annunciato</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>%1 su %n punto</numerusform>
            <numerusform>%1 su %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Punti: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>after a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, di turno</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Riserva: %1 piccoli, %2 medi, %3 grandi</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Carte in mano: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level, and how it likes to play</extracomment>
        <translation>Gioca il computer, livello %1</translation>
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
        <translation>Offerta: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Annunciato</translation>
    </message>
    <message>
        <source>Out: last turn failed</source>
        <extracomment>on the plate of a player who has been eliminated, with the reason; as short as can be</extracomment>
        <translation>Fuori: ultimo turno fallito</translation>
    </message>
    <message>
        <source>In the lead</source>
        <extracomment>for screen readers: has more points than all others</extracomment>
        <translation>In testa</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <translation>Fuori</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Rimetti una carta nel resto</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Sposta una carta</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <translation>
            <numerusform>Queste regole sono per %n giocatore.</numerusform>
            <numerusform>Queste regole sono per %n giocatori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e ancora %n</numerusform>
            <numerusform>e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Cambia il numero di giocatori</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Cambia di chi è il turno</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Togli un giocatore dalla partita</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Riporta un giocatore nella partita</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Cambia l’inizio</translation>
    </message>
    <message>
        <source>Change the place of the rest</source>
        <translation>Cambia il posto del resto</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Cambia «%1»</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Incolla una posizione</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Nuova posizione</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>posizione.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Salva la posizione</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Posizioni (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 è stato modificato da un altro programma da quando questa posizione è stata aperta o salvata. Vuoi sovrascriverlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Sovrascrivi</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>Non è stato possibile salvare la posizione.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>Da posare</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mani e pile</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Indicazioni</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>La posizione è negli appunti, come testo.</translation>
    </message>
    <message>
        <source>“%1” is not valid here. Nothing has changed.</source>
        <extracomment>%1: typed text</extracomment>
        <translation>«%1» qui non è valido. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>These rules cannot be played.</source>
        <translation>Con queste regole non si può giocare.</translation>
    </message>
    <message>
        <source>This position cannot be set up.</source>
        <translation>Questa posizione non si può disporre.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Apri una posizione</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Posizioni, scenari e partite (*.json *.gnostica *.journal);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The clipboard does not hold a position. Nothing has changed.</source>
        <translation>Negli appunti non c’è una posizione. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Non è stato possibile aprire %1 come posizione. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>Hidden cards stay hidden: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Le carte coperte restano coperte: qui le mani e le pile che non vedi si distribuiscono a caso.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Disponi una posizione</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Non si può ancora giocare. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to start from.</source>
        <translation>Sul tavolo non c’è un turno da cui partire.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Posizione – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Un clic posa un pezzo di %1, orientamento: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Un clic posa %1{definite}.</translation>
    </message>
    <message>
        <source>A click removes what is there.</source>
        <translation>Un clic toglie ciò che c’è.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Un clic sposta ciò che è scelto.</translation>
    </message>
    <message>
        <source>Click a piece or card to pick it up.</source>
        <translation>Con un clic scegli un pezzo o una carta.</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click its place. Or start from a file, the table or text on the clipboard.</source>
        <translation>Scegli una carta o un pezzo qui accanto, poi fai clic sul suo posto. Oppure parti da un file, dal tavolo o dal testo negli appunti.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Correggi e apri</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Questa posizione non è stata salvata.</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (non salvato)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Posa un pezzo</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Sposta un pezzo</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Gira un pezzo</translation>
    </message>
    <message>
        <source>Change the size of a piece</source>
        <translation>Cambia la dimensione di un pezzo</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Togli un pezzo</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Posa una carta</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Sposta un territorio</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Togli una carta dal tavolo</translation>
    </message>
    <message>
        <source>Nothing to change here.</source>
        <translation>Qui non c’è niente da cambiare.</translation>
    </message>
    <message>
        <source>There is no room for more pieces on the board.</source>
        <translation>Sul tavolo non c’è posto per altri pezzi.</translation>
    </message>
    <message>
        <source>Under these rules, pieces cannot point diagonally.</source>
        <translation>Con queste regole i pezzi non possono essere rivolti in diagonale.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 non ha più pezzi piccoli nella riserva: sono tutti sul tavolo.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 non ha più pezzi medi nella riserva: sono tutti sul tavolo.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 non ha più pezzi grandi nella riserva: sono tutti sul tavolo.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>nel resto</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>place of a card; %1: space</extracomment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>place of a card; %1: player</extracomment>
        <translation>mano: %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>mazzo, carta %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>place of a card; %1: 1 for the top card, and so on</extracomment>
        <translation>pila degli scarti, carta %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Ce n’è una sola: la casella %2 è rimasta senza %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Ce n’è una sola: la mano di %2 è rimasta senza %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Ce n’è una sola: il mazzo è rimasto senza %1{definite}.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Ce n’è una sola: la pila degli scarti è rimasta senza %1{definite}.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Di nuovo nella riserva: %1.</translation>
    </message>
    <message>
        <source>Now upright: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Ora in piedi: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 are now part of the rest.</source>
        <extracomment>%1: player</extracomment>
        <translation>Le carte di %1 ora fanno parte del resto.</translation>
    </message>
    <message>
        <source>No longer used: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Non più usato: %1.</translation>
    </message>
    <message>
        <source>There is no bidding now: the game begins with a turn.</source>
        <translation>Ora non ci sono offerte: la partita comincia con un turno.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: il giocatore indicato è fuori dalla partita.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1: questo giocatore non esiste.</translation>
    </message>
    <message>
        <source>%1: not used under these rules.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1: non si usa con queste regole.</translation>
    </message>
    <message>
        <source>%1: %2 is not allowed here; expected %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1: %2 qui non è ammesso; atteso %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>Tocca a qualcuno che è fuori dalla partita.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>In gioco deve esserci almeno un giocatore.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; a hand holds at most %n.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 ha troppe carte; una mano ne contiene al massimo %n.</numerusform>
            <numerusform>%1 ha troppe carte; una mano ne contiene al massimo %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are on %1, more than a game allows (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>In %1 c’è %n pezzo, più di quanti ne ammetta una partita (%2).</numerusform>
            <numerusform>In %1 ci sono %n pezzi, più di quanti ne ammetta una partita (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>Nel vuoto: %1. Dopo il primo passo torna nella riserva (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand may hold in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 ha %n carta, più di quante se ne possano avere in mano in una partita.</numerusform>
            <numerusform>%1 ha %n carte, più di quante se ne possano avere in mano in una partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no territories, so the game would be over (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Non ci sono territori, quindi la partita sarebbe finita (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game, so the game would be over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>In gioco c’è solo %1, quindi la partita sarebbe finita (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n carta sul tavolo</numerusform>
            <numerusform>%n carte sul tavolo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in mano</numerusform>
            <numerusform>%n in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n negli scarti</numerusform>
            <numerusform>%n negli scarti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n nel resto</numerusform>
            <numerusform>%n nel resto</numerusform>
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
        <translation>Questo potere non ha impostazioni.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>This cannot be shown as powers. It can be fixed in the text.</source>
        <translation>Questo non si può mostrare come poteri. Si può correggere nel testo.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, modificato</translation>
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
        <translation>L’effetto della carta non si conosce finché gli errori non sono corretti.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Poteri: %1</translation>
    </message>
    <message>
        <source>Reset to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Ripristina dall’originale: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Nessun errore</translation>
    </message>
    <message>
        <source>No problems: this ruleset can be played.</source>
        <translation>Nessun problema: questo regolamento si può giocare.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Errore: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Avviso: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Impostazione</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Non è stato possibile salvare le impostazioni.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them will not be saved.</source>
        <translation>Non è stato possibile leggere le impostazioni. Le modifiche non verranno salvate.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>legato a</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>poi</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>I due poteri sono legati. Fai clic per slegarli.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Fai clic per legare i due poteri.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>uno fra:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Numero %1 nell’ordine d’uso.</translation>
    </message>
    <message>
        <source>Reset to the parent&apos;s value</source>
        <translation>Ripristina il valore dell’originale</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Aggiungi un potere</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>Replace w&amp;ith another power</source>
        <translation>Sostituisci &amp;con un altro potere</translation>
    </message>
    <message>
        <source>Add an alternative &amp;power</source>
        <translation>Aggiungi un potere &amp;alternativo</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>&amp;Prima</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Dopo</translation>
    </message>
    <message>
        <source>&amp;Choose between this and the previous power</source>
        <translation>Scegli fra &amp;questo e il potere precedente</translation>
    </message>
    <message>
        <source>As a separate power, &amp;after the others</source>
        <translation>Come potere &amp;separato, dopo gli altri</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleSection</name>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>a link to the lessons, which are further up on the page</extracomment>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>All</source>
        <comment>puzzles: all</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>puzzles: those that are solved</comment>
        <translation>Risolti</translation>
    </message>
    <message>
        <source>All puzzles are solved.</source>
        <translation>Tutti i rompicapi sono risolti.</translation>
    </message>
    <message>
        <source>No puzzle is solved yet.</source>
        <translation>Nessun rompicapo è ancora risolto.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n rompicapo risolto su %1</numerusform>
            <numerusform>%n rompicapi risolti su %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <extracomment>title above puzzles whose solutions take so many steps</extracomment>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps or more</source>
        <translation>
            <numerusform>%n passo o più</numerusform>
            <numerusform>%n passi o più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 solved</source>
        <extracomment>%n: solved puzzles of those on a shelf; %1: how many there are</extracomment>
        <translation>
            <numerusform>%n risolto su %1</numerusform>
            <numerusform>%n risolti su %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsolved</source>
        <comment>puzzles: those that are not solved</comment>
        <translation>Da risolvere</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Vinci in questo turno</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Guadagna punti</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Ferma un ultimo turno</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. You win if you have %n points when it ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Questo è il tuo ultimo turno. Vinci se alla fine hai %n punto.</numerusform>
            <numerusform>Questo è il tuo ultimo turno. Vinci se alla fine hai %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Make that impossible.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 ha annunciato un ultimo turno, che viene dopo il tuo, e ha bisogno di %n punto. Fa’ che non possa riuscirci.</numerusform>
            <numerusform>%1 ha annunciato un ultimo turno, che viene dopo il tuo, e ha bisogno di %n punti. Fa’ che non possa riuscirci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Alla fine del tuo turno devi avere %n punto di vantaggio su tutti.</numerusform>
            <numerusform>Alla fine del tuo turno devi avere %n punti di vantaggio su tutti.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>Ecco come si fa.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Risolto. Ben fatto!</translation>
    </message>
    <message>
        <source>Checking whether that solves it…</source>
        <translation>Verifica della soluzione in corso…</translation>
    </message>
    <message numerus="yes">
        <source>The last turn can no longer be stopped: %1 begins it with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>L’ultimo turno non si può più fermare: %1 lo comincia con %n punto.</numerusform>
            <numerusform>L’ultimo turno non si può più fermare: %1 lo comincia con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can no longer be reached: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>L’obiettivo non si può più raggiungere: manca %n punto.</numerusform>
            <numerusform>L’obiettivo non si può più raggiungere: mancano %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The goal can no longer be reached.</source>
        <translation>L’obiettivo non si può più raggiungere.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Annulla e prova qualcos’altro.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand.</source>
        <translation>Si comincia con una carta della tua mano.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand.</source>
        <translation>Non si comincia con una carta della tua mano.</translation>
    </message>
    <message>
        <source>It starts with a card from your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Si comincia con una carta della tua mano, e agisce %1.</translation>
    </message>
    <message>
        <source>It does not start with a card from your hand, and %1 acts.</source>
        <translation>Non si comincia con una carta della tua mano, e agisce %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>Prossima azione: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>La carta è %1{definite}.</translation>
    </message>
    <message>
        <source>That depends on luck. There is a solution without luck.</source>
        <translation>Questo dipende dalla fortuna. C’è una soluzione che non ne ha bisogno.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTile</name>
    <message>
        <source>%1, solved</source>
        <extracomment>of a puzzle; %1: what it asks for</extracomment>
        <translation>%1, risolto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleWords</name>
    <message numerus="yes">
        <source>Win this turn: %n more points</source>
        <extracomment>what a puzzle asks for; %n: points that are missing</extracomment>
        <translation>
            <numerusform>Vinci in questo turno: manca %n punto</numerusform>
            <numerusform>Vinci in questo turno: mancano %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Vinci in questo turno</translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead</source>
        <extracomment>what a puzzle asks for; %n: points</extracomment>
        <translation>
            <numerusform>Porta il vantaggio a %n punto</numerusform>
            <numerusform>Porta il vantaggio a %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop %1&apos;s last turn</source>
        <extracomment>what a puzzle asks for; %1: a player</extracomment>
        <translation>Ferma l’ultimo turno di %1</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <extracomment>%1: a list of cards</extracomment>
        <translation>In mano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Hai %n punto.</numerusform>
            <numerusform>Hai %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Difficoltà %1 su %2</translation>
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
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Replay it on the board</source>
        <translation>Rivedi sul tavolo</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>button: explains a turn</comment>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Explain the turn of the current line</source>
        <translation>Spiega il turno della riga attuale</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1: number of a position in a recorded game; %2: number of all its positions</extracomment>
        <translation>Posizione %1 di %2</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno avanti</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Partite non finite</translation>
    </message>
    <message>
        <source>These games are unfinished. Each continues after its last confirmed step.</source>
        <translation>Queste partite non sono finite. Ciascuna continua dall’ultimo passo confermato.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Continua questa partita</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Non ora</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 non si può leggere (scritto l’ultima volta %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (giocata l’ultima volta %2; sembra aperta sul computer %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (cominciata %2, giocata l’ultima volta %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (giocata l’ultima volta %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are also kept.</source>
        <translation>Le partite non finite restano qui finché non le elimini. Si conservano anche quelle finite.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; you can change this number in the settings.</source>
        <translation>
            <numerusform>Le partite non finite restano qui finché non le elimini. Di quelle finite se ne conserva %n, la più recente; puoi cambiare questo numero nelle impostazioni.</numerusform>
            <numerusform>Le partite non finite restano qui finché non le elimini. Si conservano le ultime %n partite finite; puoi cambiare questo numero nelle impostazioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Vuoi spostare questa partita nel cestino?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Sposta nel cestino</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Questa partita non si può spostare nel cestino. Vuoi eliminarla definitivamente?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Elimina definitivamente</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>La partita non è stata eliminata.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Rinomina un regolamento</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Modifica l’identificativo &amp;anche in questi regolamenti</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>Ri&amp;tmo:</translation>
    </message>
    <message>
        <source>Vi&amp;ew:</source>
        <comment>label: the player by whose eyes the game is shown</comment>
        <translation>Punt&amp;o di vista:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – Registrazione – Gnostica</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lettura di %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Partite (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Non è stato possibile salvare la partita.</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>title of the window: a game that is looked at again</comment>
        <translation>Registrazione</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Comincia il turno di %1.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Si danno o si mescolano le carte.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 è fuori dalla partita.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 annuncia l’ultimo turno.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>La partita finisce.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Il tuo segnalibro</translation>
    </message>
    <message>
        <source>Public information</source>
        <translation>Informazioni pubbliche</translation>
    </message>
    <message>
        <source>Player to decide</source>
        <translation>Chi decide</translation>
    </message>
    <message>
        <source>%1&apos;s view</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Vista di %1</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Posizione %1 di %2</translation>
    </message>
    <message>
        <source>This game is not over: the hands of other players stay hidden.</source>
        <translation>Questa partita non è finita: le mani degli altri restano coperte.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown up to the damage: %n positions.</source>
        <translation>
            <numerusform>La registrazione è danneggiata. Viene mostrata fino al punto danneggiato: %n posizione.</numerusform>
            <numerusform>La registrazione è danneggiata. Viene mostrata fino al punto danneggiato: %n posizioni.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>Metric</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You are viewing an earlier position: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Stai guardando una posizione precedente: %1 di %2.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button, short: a new game from the earlier position</comment>
        <translation>Continua da qui</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewGraphs</name>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Chances</source>
        <comment>button: to show the graph of the chances of winning</comment>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>button: to show the graph of the points</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Probabilità di vincere durante la partita</translation>
    </message>
    <message>
        <source>Points by rounds</source>
        <translation>Punti per giro</translation>
    </message>
    <message>
        <source>Chances with all hands open. Click a position to go there. Keys: Left and Right for the previous and next decision, Page Up and Page Down for costly ones.</source>
        <translation>Probabilità con tutte le mani scoperte. Fai clic su una posizione per raggiungerla. Tasti: Sinistra e Destra per la decisione precedente e successiva, Pag Su e Pag Giù per quelle costose.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer reviews each decision with what the player knew then. The graph shows the chances with all hands open.</source>
        <translation>Il computer riesamina ogni decisione con ciò che allora sapeva chi giocava. Il grafico mostra le probabilità con tutte le mani scoperte.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>When a game is over, the computer can review all its decisions. The review shows which ones turned the game, and what would have been better.</source>
        <translation>A partita finita il computer può riesaminare tutte le decisioni: quali sono state decisive, e che cosa sarebbe stato meglio.</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Decisioni più costose</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that position.</source>
        <translation>Fai clic su una decisione, o premi Invio, per raggiungere quella posizione.</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Punto di svolta precedente</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Punto di svolta successivo</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <comment>button: a new game from this position</comment>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Turning point %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Punto di svolta %1 di %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>Comparing the rulebooks…</source>
        <translation>Confronto dei libri delle regole…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Scegli due regolamenti che si possono giocare.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Save the differences</source>
        <translation>Salva le differenze</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Differenze</translation>
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
        <translation>Non è stato possibile scrivere il file.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>Stam&amp;pa…</translation>
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
        <translation>Regole fianco a fianco</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Impostazioni diverse</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Stampa le differenze</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Impostazione</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regola</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (only in this position)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (solo in questa posizione)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>Es&amp;pansioni</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n &amp;espansione</numerusform>
            <numerusform>%n &amp;espansioni</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>&amp;Regole:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Espansioni</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter of a ruleset</extracomment>
        <translation>Regolamento %1</translation>
    </message>
    <message>
        <source>This game&apos;s rules</source>
        <translation>Le regole di questa partita</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (bozza)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Nessuna espansione</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n espansione</numerusform>
            <numerusform>%n espansioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Expansions laid over the ruleset</source>
        <translation>Espansioni sovrapposte al regolamento</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Some plug-ins could not be loaded. Rulesets that need them cannot be played.</source>
        <translation>Non è stato possibile caricare alcuni plug-in. I regolamenti che ne hanno bisogno non si possono giocare.</translation>
    </message>
    <message>
        <source>Some rulesets in your folder cannot be played.</source>
        <translation>Alcuni regolamenti nella tua cartella non si possono giocare.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Questa volta i plug-in non vengono caricati. I regolamenti che ne hanno bisogno non si possono giocare.</translation>
    </message>
    <message>
        <source>Some panels could not be loaded.</source>
        <translation>Non è stato possibile caricare alcuni pannelli.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>I plug-in verranno caricati al prossimo avvio del programma.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Aggiungi un regolamento</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Regolamenti (*.json *.gnostica-rules);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 non è stato aggiunto ai tuoi regolamenti.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Sostituisci il mio</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;Tieni entrambi, questo come %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Correggi e aggiungi</translation>
    </message>
    <message>
        <source>You already have this ruleset: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Hai già questo regolamento: «%1».</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. You can choose it for a new game.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«%1» è stato aggiunto ai tuoi regolamenti. Puoi sceglierlo per una nuova partita.</translation>
    </message>
    <message>
        <source>This file has the same id as the ruleset “%1”, which came with the program and cannot be replaced. You can add it under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Questo file ha lo stesso identificativo del regolamento «%1», che è incluso nel programma e non si può sostituire. Puoi aggiungerlo con un altro identificativo.</translation>
    </message>
    <message>
        <source>You have a different ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Hai un regolamento diverso con lo stesso identificativo: «%1».</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Hai la versione %2 del regolamento «%1». Questa è la versione %3, più recente.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Hai la versione %2 del regolamento «%1». Questa è la versione %3, più vecchia.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is also called version %2, but it is different.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Hai la versione %2 del regolamento «%1». Anche questa si chiama versione %2, ma è diversa.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (bozza)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (sul tavolo)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>%1 already exists. Do you want to overwrite it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 esiste già. Vuoi sovrascriverlo?</translation>
    </message>
    <message>
        <source>Ove&amp;rwrite</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Sovrascrivi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Passa lo schermo a %1</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 is at the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Le carte in mano restano coperte finché %1 non è davanti allo schermo.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>Sono %1: mostra le mie carte</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Seals</name>
    <message>
        <source>Result</source>
        <comment>seal: of the game</comment>
        <extracomment>seal on the table of a finished game, as short as can be: shows who has won and how</extracomment>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Posto %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>tinta unita</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>a righe</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>a punti</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>a scacchi</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>ad anelli</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>a croci</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatResult</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1: %n punto</numerusform>
            <numerusform>%1: %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n points, out of the game</source>
        <extracomment>%1: player; for one who has been eliminated</extracomment>
        <translation>
            <numerusform>%1: %n punto, fuori dalla partita</numerusform>
            <numerusform>%1: %n punti, fuori dalla partita</numerusform>
        </translation>
    </message>
    <message>
        <source>Out</source>
        <comment>of the game</comment>
        <extracomment>has been eliminated</extracomment>
        <translation>Fuori</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Colore del giocatore %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Motivo del giocatore %1</translation>
    </message>
    <message>
        <source>Player %1: person or computer</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Giocatore %1: persona o computer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Una persona davanti a questo schermo.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Rimuovi il giocatore %1</translation>
    </message>
    <message>
        <source>Temperament of player %1</source>
        <extracomment>%1: letter of a seat; how a computer plays, whatever its level</extracomment>
        <translation>Temperamento del giocatore %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn</source>
        <extracomment>%1: player</extracomment>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 è fuori dalla partita</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Quanti giocano:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Comincia con le offerte</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Le mani sono distribuite, e tutti offrono prima del primo turno.</translation>
    </message>
    <message>
        <source>The rest is in the discard pile</source>
        <translation>Il resto è nella pila degli scarti</translation>
    </message>
    <message>
        <source>Unplaced cards go below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Le carte che non hai posato vanno sotto il mazzo nell’ordine dei tarocchi, o sotto la pila degli scarti.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori computer</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;ema:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>C&amp;arte:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>Anima&amp;zioni:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Veloci</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normali</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>&amp;Righe e colonne indicate al bordo del tavolo</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>&amp;Carte ingrandite sotto il puntatore</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Nascondi le mani fra un turno e l’altro</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>Lo schermo passa a chi segue prima che si vedano le sue carte.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>Con&amp;ferma ogni passo</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Altrimenti un passo viene eseguito appena è completo.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Permetti di ritirare t&amp;utto</translation>
    </message>
    <message>
        <source>Includes steps of other players and anything drawn, rolled or revealed. All players must agree to this.</source>
        <translation>Compresi i passi di altri giocatori e tutto ciò che si è pescato, tirato o scoperto. Tutti i giocatori devono essere d’accordo.</translation>
    </message>
    <message>
        <source>S&amp;ounds for important events</source>
        <translation>&amp;Suoni per gli eventi importanti</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Un rintocco leggero per annunci, eliminazioni, cambi in testa e la fine di una partita.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>Ri&amp;tmo:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>&amp;Mostra le mani quando giocano solo computer</translation>
    </message>
    <message>
        <source>Shows the hand of the player who decides, or of one you pick in the list of players.</source>
        <translation>Mostra la mano di chi decide, o del giocatore che scegli nell’elenco.</translation>
    </message>
    <message>
        <source>&amp;Finished games to keep:</source>
        <translation>&amp;Partite finite da conservare:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>The newest are kept; older ones go to the trash. Unfinished games are always kept.</source>
        <translation>Si conservano le più recenti; le più vecchie vanno nel cestino. Le partite non finite si conservano sempre.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>&amp;Dimensione del testo:</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <comment>label: loudness of sounds</comment>
        <translation>&amp;Volume:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>Non è stato possibile scrivere il nuovo regolamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Non è stato possibile duplicare il regolamento.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Non è stato possibile rinominare il regolamento.</translation>
    </message>
    <message>
        <source>Rulesets that need it can no longer be played.</source>
        <translation>I regolamenti che ne hanno bisogno non si potranno più giocare.</translation>
    </message>
    <message>
        <source>Its unsaved changes stay among the drafts.</source>
        <translation>Le sue modifiche non salvate restano fra le bozze.</translation>
    </message>
    <message>
        <source>Games played with it, and their records, keep their rules.</source>
        <translation>Le partite giocate con questo regolamento, e le loro registrazioni, mantengono le loro regole.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Elimina un regolamento</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Sposta nel cestino</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Non è stato possibile eliminare il regolamento.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Esporta un regolamento</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>&amp;Un unico documento</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>&amp;Solo questo file</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>Non è possibile riunire il regolamento in un unico documento.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Regolamenti (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Non è stato possibile esportare il regolamento.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Vuoi spostare «%1» nel cestino?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is based on %n rulesets of your own: %2. Others cannot play it with this file alone. You can export one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«%1» si basa su %n tuo regolamento: %2. Questo file da solo non basta agli altri per giocarci. Puoi esportare un unico documento che non ne ha bisogno.</numerusform>
            <numerusform>«%1» si basa su %n tuoi regolamenti: %2. Questo file da solo non basta agli altri per giocarci. Puoi esportare un unico documento che non ne ha bisogno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Espansioni</translation>
    </message>
    <message>
        <source>Has unsaved changes.</source>
        <translation>Ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed. Duplicate it to make changes.</source>
        <translation>Incluso nel programma, non si può modificare. Duplicalo per apportare modifiche.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>Ha %n problema.</numerusform>
            <numerusform>Ha %n problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are not rulesets, or whose id is taken</comment>
        <translation>File non usati</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nuovo…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplica</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>R&amp;inomina…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Elimina…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>E&amp;sporta…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>&amp;Mostra nella cartella</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Cerca nei regolamenti</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Nessun regolamento contiene questo testo nel nome o nell’identificativo.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>%n regolamento lo estende: %1.</numerusform>
            <numerusform>%n regolamenti lo estendono: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets include it as an expansion: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n regolamento lo include come espansione: %1.</numerusform>
            <numerusform>%n regolamenti lo includono come espansione: %1.</numerusform>
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
        <translation>I due libri delle regole sono uguali, e nessuna impostazione è diversa.</translation>
    </message>
    <message>
        <source>The two rulebooks are the same, but settings differ.</source>
        <translation>I due libri delle regole sono uguali, ma alcune impostazioni sono diverse.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n regola solo in A</numerusform>
            <numerusform>%n regole solo in A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n regola solo in B</numerusform>
            <numerusform>%n regole solo in B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed rules</source>
        <translation>
            <numerusform>%n regola cambiata</numerusform>
            <numerusform>%n regole cambiate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical rules</source>
        <translation>
            <numerusform>%n regola identica</numerusform>
            <numerusform>%n regole identiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide identical rules</source>
        <translation>Nascondi le regole identiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Impostazione</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regola</translation>
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
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>A stronger and a weaker computer play this many deals against each other to measure how much skill matters. This takes much longer.</source>
        <translation>Un computer più forte e uno più debole giocano questo numero di distribuzioni l’uno contro l’altro, per misurare quanto conta l’abilità. Ci vuole molto più tempo.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>contro</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Il giocatore più forte</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Il giocatore più debole</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StandingsSheet</name>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <extracomment>how many of how many, such as games won</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>Against %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a level of computers, %2: number of games won</extracomment>
        <translation>
            <numerusform>Partite vinte contro %1: %2 su %n</numerusform>
            <numerusform>Partite vinte contro %1: %2 su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1: %2 of %n games won</source>
        <extracomment>for screen readers; %1: a game such as Gnostica, %2: number of games won</extracomment>
        <translation>
            <numerusform>Partite vinte a %1: %2 su %n</numerusform>
            <numerusform>Partite vinte a %1: %2 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <comment>heading: of the user&apos;s games</comment>
        <translation>Risultati</translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n games against computers.</source>
        <extracomment>%1: number of games won</extracomment>
        <translation>
            <numerusform>Partite vinte contro il computer: %1 su %n.</numerusform>
            <numerusform>Partite vinte contro il computer: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your results against computers appear here.</source>
        <translation>Qui compaiono i tuoi risultati contro il computer.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n days in a row.</source>
        <translation>
            <numerusform>%n giorno di gioco di fila.</numerusform>
            <numerusform>%n giorni di gioco di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <comment>heading of numbers: games won</comment>
        <translation>vinte</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>done</source>
        <comment>heading of numbers: lessons, puzzles</comment>
        <translation>fatto</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lessons done</source>
        <extracomment>for screen readers; %1: number of lessons done</extracomment>
        <translation>
            <numerusform>Lezioni fatte: %1 su %n</numerusform>
            <numerusform>Lezioni fatte: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rompicapi</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles solved</source>
        <extracomment>for screen readers; %1: number of puzzles solved</extracomment>
        <translation>
            <numerusform>Rompicapi risolti: %1 su %n</numerusform>
            <numerusform>Rompicapi risolti: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>heading: levels of computers</comment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading: games such as Gnostica</comment>
        <translation>Gioco</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Una guerra per il territorio, su un tavolo di tarocchi</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>In compagnia</translation>
    </message>
    <message>
        <source>2 to 6 players at one screen, with any game and any rules.</source>
        <translation>Da due a sei allo stesso schermo, con qualsiasi gioco e qualsiasi regolamento.</translation>
    </message>
    <message>
        <source>Change the rules or make your own game.</source>
        <translation>Cambia le regole, crea il tuo gioco.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Compare two games rule by rule, or over thousands of simulated games.</source>
        <translation>Due giochi, regola per regola e in migliaia di partite.</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>C&amp;hi gioca?</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>button: opens the workshop for rulesets</comment>
        <translation>Officina</translation>
    </message>
    <message>
        <source>Open…</source>
        <comment>button: to open a file</comment>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Open a record or an unfinished game from a file.</source>
        <translation>Una registrazione o una partita non finita da un file.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepDots</name>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>of an explanation; %1 and %2: numbers</extracomment>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Solo in %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <translation>In entrambi, con esito diverso</translation>
    </message>
    <message>
        <source>The same in both</source>
        <translation>Uguali in entrambi</translation>
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
        <translation>Sul tavolo non c’è niente che si possa mostrare adesso.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Prima del primo turno non c’è nessuna posizione da confrontare.</translation>
    </message>
    <message>
        <source>Laying out the position…</source>
        <translation>Preparazione della posizione…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Apri una posizione o una partita</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Posizioni, scenari e partite (*.json *.gnostica-position *.gnostica);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>Non è stato possibile aprire la posizione.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Confronto dei passi…</translation>
    </message>
    <message>
        <source>One of the rulesets does not allow this position.</source>
        <translation>Uno dei regolamenti non ammette questa posizione.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Scegli due regolamenti che si possono giocare.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Dal &amp;tavolo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Nuova &amp;distribuzione</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>Fai il pa&amp;sso</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>Sce&amp;glie il computer</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Posti:</translation>
    </message>
    <message>
        <source>Steps under both rulesets</source>
        <translation>Passi secondo entrambi i regolamenti</translation>
    </message>
    <message>
        <source>Press “Back” to return to the point where they diverged.</source>
        <translation>Premi «Indietro» per tornare al punto in cui si sono separate.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TablePanels</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>Aiuto</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lezioni e rompicapi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Lezioni e rompicapi</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>&amp;Tutte le lezioni e i rompicapi</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Mostrami</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>&amp;Indietro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TemperamentButton</name>
    <message>
        <source>Temperament drawn by lot</source>
        <extracomment>how a computer plays</extracomment>
        <translation>Temperamento sorteggiato</translation>
    </message>
    <message>
        <source>Balanced: builds and hinders the others</source>
        <translation>Equilibrato: costruisce e ostacola gli altri</translation>
    </message>
    <message>
        <source>Builder: prefers to found and raise territories</source>
        <translation>Costruttore: preferisce fondare territori e farli crescere</translation>
    </message>
    <message>
        <source>Hunter: prefers to hinder the others</source>
        <translation>Cacciatore: preferisce ostacolare gli altri</translation>
    </message>
    <message>
        <source>Announces when this is better than waiting</source>
        <extracomment>how a computer announces its last turn</extracomment>
        <translation>Annuncia quando è meglio che aspettare</translation>
    </message>
    <message>
        <source>Gambler: announces earlier</source>
        <translation>Temerario: annuncia prima</translation>
    </message>
    <message>
        <source>Prudent: announces later</source>
        <translation>Prudente: annuncia più tardi</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Versione del formato</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Nome breve, per i file e per altri regolamenti</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Un gioco, o un’espansione di giochi</translation>
    </message>
    <message>
        <source>Parent; the document contains only the differences from it</source>
        <translation>Originale; il documento contiene solo le differenze</translation>
    </message>
    <message>
        <source>Expansions it includes</source>
        <translation>Espansioni incluse</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nome, per lingua</translation>
    </message>
    <message>
        <source>Summary in one sentence, by language</source>
        <translation>Descrizione in una frase, per lingua</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Note di chi l’ha scritto, per lingua</translation>
    </message>
    <message>
        <source>Its version, a number set by its author</source>
        <translation>La sua versione, un numero stabilito da chi l’ha scritto</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Poteri dei semi</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Poteri degli arcani maggiori</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Legami fra i poteri di una carta</translation>
    </message>
    <message>
        <source>Mechanics that it uses</source>
        <translation>Meccaniche usate</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Nome di un potere</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Poteri fra cui se ne sceglie uno</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>Da %1 a %2.</translation>
    </message>
    <message>
        <source>Removes the parent&apos;s value</source>
        <translation>Toglie il valore dell’originale</translation>
    </message>
    <message>
        <source>The same as no value</source>
        <translation>Equivale a nessun valore</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>Nell’originale: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Predefinito: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Regola %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long for a ruleset. Nothing was pasted.</source>
        <translation>È troppo lungo per un regolamento. Non è stato incollato niente.</translation>
    </message>
    <message>
        <source>This text cannot be part of a ruleset. Nothing was pasted.</source>
        <translation>Questo testo non può far parte di un regolamento. Non è stato incollato niente.</translation>
    </message>
    <message>
        <source>This fix no longer applies.</source>
        <translation>Questo rimedio non è più applicabile.</translation>
    </message>
    <message>
        <source>No fixes here</source>
        <translation>Qui non ci sono rimedi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>&amp;Show possible entries</source>
        <translation>&amp;Mostra le voci possibili</translation>
    </message>
    <message>
        <source>&amp;Explain this entry</source>
        <translation>Spie&amp;ga questa voce</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <comment>menu entry: to search a text</comment>
        <translation>Tro&amp;va…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Ancora circa %n ora.</numerusform>
            <numerusform>Ancora circa %n ore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Ancora circa %n minuto.</numerusform>
            <numerusform>Ancora circa %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Ancora circa %n secondo.</numerusform>
            <numerusform>Ancora circa %n secondi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TopBar</name>
    <message>
        <source>Back to the start page</source>
        <translation>Torna alla pagina iniziale</translation>
    </message>
    <message>
        <source>Back to the start page (Esc)</source>
        <translation>Torna alla pagina iniziale (Esc)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Aspetta che il regolamento si possa giocare.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n partita di prova giocata</numerusform>
            <numerusform>%n partite di prova giocate</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Gioca partite di prova dopo ogni modifica</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Mostra una partita</translation>
    </message>
    <message>
        <source>Results of the trial games</source>
        <translation>Risultati delle partite di prova</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Salva co&amp;me…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Non salvare</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WaitingCard</name>
    <message>
        <source>Finished game</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Your game is waiting on the table.</source>
        <translation>La tua partita aspetta sul tavolo.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>La partita è finita; il suo tavolo è ancora lì.</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>&amp;Guarda il tavolo</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinua</translation>
    </message>
    <message>
        <source>More &amp;unfinished games…</source>
        <translation>Altre partite non &amp;finite…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WeekDots</name>
    <message numerus="yes">
        <source>Solved on %n of the last seven days</source>
        <translation>
            <numerusform>Risolto in %n degli ultimi sette giorni</numerusform>
            <numerusform>Risolto in %n degli ultimi sette giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WhoPlays</name>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Add a player</source>
        <comment>button: one more in the game</comment>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers see only what you would see in their place.</source>
        <translation>I computer vedono solo ciò che vedresti tu al loro posto.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WindowHead</name>
    <message>
        <source>Back</source>
        <comment>button: to the page before</comment>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Non è stato possibile aprire il regolamento.</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for later.</source>
        <translation>Le modifiche non salvate non si possono conservare per dopo.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Salva il regolamento</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If you save it, the ruleset is missing from the games until the text is fixed.</source>
        <translation>Questo testo non si può leggere come regolamento. Se lo salvi, il regolamento manca fra i giochi finché il testo non viene corretto.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>Salva comun&amp;que</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Non è stato possibile salvare il regolamento.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Partita di prova %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to continue from.</source>
        <translation>Sul tavolo non c’è un turno da cui continuare.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Officina – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Annulla: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ripeti: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: a star is put there while it is not saved</extracomment>
        <translation>%1[*] – Officina – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Scegli un regolamento, o creane uno nuovo.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: contents of the window</comment>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Partite di prova</translation>
    </message>
    <message>
        <source>The open text cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Il testo aperto non si può leggere come JSON. Modifica a mano l’identificativo nel testo.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>Il regolamento avrà un altro identificativo.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Modifica l’identificativo &amp;anche in questi regolamenti</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Modificalo solo &amp;qui</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Non è stato possibile scrivere il nuovo identificativo in tutti i regolamenti che rimandano a questo.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>L’identificativo «%1» appartiene già al regolamento «%2». Se questo viene salvato con lo stesso identificativo, si userà solo uno dei due.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Le modifiche a «%1» non sono né salvate né conservate come bozza.
%2</translation>
    </message>
    <message>
        <source>%1 (not saved)</source>
        <extracomment>at the top of a window; %1: name of a ruleset or file</extracomment>
        <translation>%1 (non salvato)</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>title of the window</comment>
        <translation>Officina</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, the name of the page
----------
help page “comparing”, heading of a chapter</extracomment>
        <translation>Confronta regolamenti</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Scegli due regolamenti</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Scegli «{action:compare}» nel menu «{menu:compare}».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top. Each is an installed ruleset, one from the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Scegli i regolamenti in alto: uno qualsiasi fra quelli installati, uno in lavorazione nell’officina, o le regole della partita sul tavolo. A ciascuno si possono sovrapporre espansioni.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked. It also shows a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Differenze» mostra fianco a fianco le regole di entrambi, con le parole diverse evidenziate, e una tabella delle impostazioni. Le parti identiche sono ripiegate; fai clic su una per leggerla.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Effetti in una posizione</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards. All steps are in four groups: only in the first ruleset, only in the second, with different outcomes, and the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>«La stessa posizione» mostra una posizione su due tavoli, e tutti i passi in quattro gruppi: quelli che permette solo il primo regolamento o solo il secondo, quelli con un esito diverso e quelli uguali.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, a file, a game that was played, or a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>La posizione viene dalla partita sul tavolo, da un file, da una partita giocata o da una nuova distribuzione.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Scegli un passo per farlo su entrambi i tavoli, dove è possibile. Accanto a ogni passo c’è la regola che fa la differenza.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Fai giocare i computer</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Esperimenti</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>In «Effetti sulle partite» i computer giocano le stesse distribuzioni con ogni regolamento. Scegli il numero di giocatori, il loro livello e il numero di distribuzioni; oppure quanto preciso deve essere un risultato.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Un esperimento si può mettere in pausa, fermare e riprendere un altro giorno: nessuna partita va persa.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Un piano si può salvare in un file, per un’altra persona o per la riga di comando.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Da un numero alle sue partite</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Fai clic su un numero, una barra o un punto per elencare le partite da cui deriva. Fai doppio clic su una partita per guardarla.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Regole importanti</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time. It shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Regole importanti» cambia una alla volta le regole di un regolamento, e mostra quali modifiche rendono le partite più brevi, più calme o più equilibrate. Ogni modifica ha un pulsante che porta a un esperimento tutto suo, e uno che porta alle regole.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Rapporti</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«Esporta» scrive una pagina con figure per qualsiasi browser, oppure numeri per un foglio di calcolo.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Leggere un intervallo</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«4,1 ± 0,9 turni»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Le partite dipendono dal caso: altre distribuzioni avrebbero dato un altro numero. L’intervallo mostra di quanto il numero può essere inesatto: quello vero sta probabilmente fra 3,2 e 5,0. Più distribuzioni restringono l’intervallo: il quadruplo lo dimezza.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Leggere una differenza</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Se l’intervallo di una differenza non contiene lo 0, le regole probabilmente hanno un effetto; queste righe sono in grassetto.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that no difference exists. The sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Se contiene lo 0, non si è osservata nessuna differenza. Ciò non significa che non ce ne sia: la frase accanto dice quanto grande potrebbe ancora essere.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Guardare prima della fine</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number. Verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Questi intervalli valgono per quante volte tu li guardi, e in qualunque momento ti fermi. Un intervallo su venti può comunque non contenere il numero vero; i verdetti tengono conto di quante cose si guardano.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>The players were computers, not people: they hold no grudges, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Hanno giocato computer, non persone: non serbano rancore e non imparano. Se un gioco è divertente, devi scoprirlo tu.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Disponi una posizione</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Disponila</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Scegli «{action:setUp}» nel menu «{menu:setUp}», o nella finestra di una partita giocata.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Metti carte e pezzi al loro posto: trascinali, o scegline uno e poi una casella.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Carte e pezzi si contano man mano. Tutto ciò che è impossibile viene elencato, con la sua regola e il suo posto.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Usala</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Continua a giocare dalla posizione, salvala, copiala come testo o come immagine, o confrontala secondo due regolamenti.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>A un esperimento possono partecipare più di due regolamenti: premi il segno più accanto a loro.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>Il finale</translation>
    </message>
    <message>
        <source>Findings about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Scoperte sul finale</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La domanda</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides. Nobody dares to announce a last turn, everybody attacks the leading player, and a player whose announcement fails has to watch. So we had computers play 600 deals with three players and nine endings. Each deal was played twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Gli autori di Gnostica chiamano il suo finale una spina nel fianco: nessuno osa annunciare un ultimo turno, tutti attaccano chi è in testa, e chi annuncia invano deve stare a guardare. Così abbiamo fatto giocare ai computer 600 distribuzioni in tre con nove finali, ogni distribuzione due volte con i giocatori spostati di un posto, e altre due con giocatori di forza diversa: 21.600 partite. La figura mostra quanto le partite sono diventate più lunghe o più brevi rispetto alle regole stampate.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Una vera spina</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more. One game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Con le regole stampate, tre computer che vedono chi è in testa giocano 380 turni, o più: una partita su sei non ha fine entro 2000 decisioni, e lì viene interrotta. Per 40 di questi turni qualcuno è a un punto o meno dalla meta, e nessuno osa. Dei passi che danneggiano qualcuno, il 56&#xa0;% danneggia chi è in testa.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Rimedi</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La carta Infinito</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed. About as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Il finale della prima edizione risolve la maggior parte del problema: 71 turni invece di 380, ogni partita finisce, nessuno è fuori, e nessuna vittoria è divisa. In una partita si annunciano due ultimi turni, contro uno con le regole stampate; ne riescono circa altrettanti, con poco più di cinque punti. Il prezzo: la parte più forte vince il 73&#xa0;% delle partite invece dell’89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Il punteggio più alto quando il mazzo è esaurito</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win. Two out of three steps that hurt a player hurt the leading player, more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 turni, ogni partita finisce, nessuno è fuori. Ma in più di una partita su quattro la vittoria si divide, e due passi su tre fra quelli che danneggiano qualcuno danneggiano chi è in testa: più che con le regole stampate.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Un timer nascosto</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, and one last turn in seven holds. The first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 turni: di gran lunga le partite più brevi, con meno di un turno in cui nessuno osa. Quasi nessuno annuncia più, un ultimo turno su sette riesce, e chi comincia vince solo il 18&#xa0;% delle partite.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Altre mete</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Una meta di otto toglie 113 turni alla partita, e quasi ogni partita finisce. Il tempo in cui nessuno osa e il valore dell’abilità restano uguali, per quel che si può vedere. Una meta di dieci aggiunge almeno 107 turni, e quattro partite su dieci non hanno fine.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Fallimenti più miti</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter. But in a third of them players share the win. A last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table. A game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Se tutti gli altri vincono quando un annuncio fallisce, le partite non sono più brevi, ma in un terzo di esse la vittoria si divide: un ultimo turno riesce nel 58&#xa0;% dei casi invece del 77&#xa0;%. Se chi fallisce perde pezzi invece della partita, tutti restano al tavolo, e una partita dura altri 33 turni: non per questo si osa prima.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Nessun cambiamento</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides. A difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Non si è osservato nessun finale che cambi quanto decide la distribuzione: per tutti è esclusa una differenza maggiore di 0,18 sulla scala da niente a tutto.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Limiti dell’esperimento</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Computer, non persone</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Domande aperte</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Le persone osano di più quando fallire costa meno? Come va in quattro o più? Un finale può essere breve e lasciare all’abilità quanto le regole stampate? Provalo: «{action:compare}» nel menu «{menu:compare}» apre anche il piano di questo esperimento.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[L’intero rapporto](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it. “Stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player. People may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Pianificano un turno e la risposta a esso, e «più forte» significa uno che pianifica così contro uno che prende ciò che al momento sembra meglio. Non stringono accordi, non si annoiano e non si stancano di attaccare chi è in testa: le persone potrebbero finire le loro partite molto prima. I finali sono stati confrontati con gli stessi giocatori e le stesse carte; quanto durano le tue partite è un’altra domanda.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Tutti i numeri con i loro intervalli, tutte le figure, e come riprodurli, nel browser (in inglese).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Crea un gioco</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Crea il tuo gioco</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Comincia da un gioco che conosci</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Scegli «{action:workshop}» nel menu «{menu:workshop}».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>L’elenco a sinistra mostra tutti i regolamenti, ciascuno sotto il suo originale. Scegli quello più vicino a ciò che vuoi, poi «Nuovo».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Il tuo regolamento contiene solo le differenze: tutto il resto è come nell’originale. I regolamenti inclusi nel programma sono bloccati; i tuoi si possono modificare.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Cambia un’impostazione</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line. The line shows its name, its meaning and its place in the rulebook.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>In «Impostazioni» ogni regola modificabile ha una riga con il nome, il significato e la regola del libro a cui appartiene.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Scrivi una parola nel campo di ricerca per trovare un’impostazione ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Un’impostazione che differisce dall’originale ha un segno colorato; la freccia accanto la ripristina.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Leggi le regole</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>A destra ci sono le regole del tuo gioco, come le leggerà chi gioca.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Le frasi nuove sono evidenziate; fermati con il puntatore su una per vedere la frase che sostituisce.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Fai clic su una frase per vedere l’impostazione da cui dipende.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Controlla se ci sono problemi</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«Problemi» elenca ciò che non si può giocare, e ciò che forse non volevi. Un problema che si può correggere automaticamente ha un pulsante apposito.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Prova il gioco</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Mentre lavori, i computer giocano partite veloci con le tue regole. «Partite di prova» mostra i risultati: se le partite finiscono, quanto durano e che cosa non si usa mai.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you do not have to save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Gioca la bozza» comincia subito una partita con le tue regole; non serve salvarle prima.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«Continua dal tavolo» prosegue con le tue regole dalla posizione che ora è sul tavolo.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Annullamento e modifiche non salvate</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Ogni modifica si può annullare ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Le modifiche non salvate si conservano quando chiudi la finestra, e la volta dopo sono di nuovo lì.</translation>
    </message>
    <message>
        <source>Games in progress keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Le partite in corso mantengono le regole con cui sono cominciate.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Tre ricette</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Una partita più breve in quattro</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scegli Gnostica a sinistra, poi «Nuovo»; chiamalo «Breve in quattro» e scegli «Crea».</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>In «Giocatori e pezzi» metti «Minimo di giocatori» e «Massimo di giocatori» a 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scrivi «punti per vincere» nel campo di ricerca, e metti «Punti per vincere» a 7.</translation>
    </message>
    <message>
        <source>After a while, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Dopo un momento «Partite di prova» mostra quanti turni dura ora una partita.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scegli «Salva il regolamento». D’ora in poi «Nuova partita» lo propone.</translation>
    </message>
    <message>
        <source>To allow other numbers of players as well, leave the number of players unchanged. Set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Se deve potersi giocare anche con altri numeri di giocatori, lascia il numero di giocatori com’è, e imposta invece «Punti per vincere in quattro».</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Un finale più mite</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scegli Gnostica a sinistra, poi «Nuovo»; chiamalo «Mite» e scegli «Crea».</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “Result of a failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scrivi «ultimo turno» nel campo di ricerca. «Esito di un ultimo turno fallito» decide che cosa succede a chi annuncia e poi ha troppo pochi punti.</translation>
    </message>
    <message>
        <source>Choose “The player misses the next turn”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scegli «Il giocatore salta il prossimo turno»: nessuno viene più eliminato.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that no announcement fails. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Metti «Punti per annunciare» a 6, così nessuno annuncia invano. Le regole a destra mostrano subito l’effetto.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Un altro potere per una carta</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Scegli Gnostica a sinistra, poi «Nuovo»; chiamalo «Sole splendente» e scegli «Crea».</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Apri «Poteri delle carte» e scendi fino a «Il Sole».</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Premi il segno più dopo i suoi poteri, «Aggiungi un potere», e scegli «Bastone».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La faccia della carta e la sua frase si adeguano. Trascina il nuovo potere dove deve stare.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Il gioco finito</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Condividilo</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Un regolamento è un file solo. «Esporta» lo scrive dove vuoi. Gli altri trascinano il file sulla finestra, o lo aprono con un doppio clic. Non contiene programmi: niente al suo interno può fare danni.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Nomi in altre lingue</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>In «Nomi» puoi scrivere il nome e la descrizione in più lingue. Chi legge in un’altra lingua vede il testo inglese, o il primo se quello inglese non c’è.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Per chi conosce JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«Testo» mostra il documento stesso, con completamento e spiegazioni. Modulo e testo coincidono sempre; il tuo ordine e i tuoi spazi si conservano.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::playing</name>
    <message>
        <source>At the table</source>
        <extracomment>help page “playing”, the name of the page</extracomment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Leaving a game and saving pictures</source>
        <extracomment>help page “playing”, heading of a chapter</extracomment>
        <translation>Lascia una partita o salvane un’immagine</translation>
    </message>
    <message>
        <source>Resigning</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Choose “{action:resign}” in the menu “{menu:resign}” to give up the game; the program asks first. If only one opponent is left, the game ends and that opponent wins. If more are left, a computer plays for you until the end of the game.</source>
        <extracomment>help page “playing”, paragraph; {action:resign} is what the menu calls it; {menu:resign} is the name of a menu</extracomment>
        <translation>«{action:resign}» nel menu «{menu:resign}» ti fa abbandonare la partita, dopo una conferma. Se resta un solo avversario, la partita finisce e vince quell’avversario. Altrimenti un computer continua a giocare per te fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Letting the computers finish</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Lascia finire i computer</translation>
    </message>
    <message>
        <source>“{action:letComputersFinish}” in the menu “{menu:letComputersFinish}” plays the rest of the game quickly ({key:letComputersFinish}). Computers then play for everybody. You can pause them at any time.</source>
        <extracomment>help page “playing”, paragraph; {action:letComputersFinish} is what the menu calls it; {menu:letComputersFinish} is the name of a menu; {key:letComputersFinish} is a key</extracomment>
        <translation>«{action:letComputersFinish}» nel menu «{menu:letComputersFinish}» gioca in fretta il resto della partita ({key:letComputersFinish}). I computer giocano allora per tutti. Puoi metterli in pausa in ogni momento.</translation>
    </message>
    <message>
        <source>A picture of the board</source>
        <extracomment>help page “playing”, heading</extracomment>
        <translation>Un’immagine del tavolo</translation>
    </message>
    <message>
        <source>“{action:savePicture}” in the menu “{menu:savePicture}” saves the board as a picture, without the hands ({key:savePicture}).</source>
        <extracomment>help page “playing”, entry of a list; {action:savePicture} is what the menu calls it; {menu:savePicture} is the name of a menu; {key:savePicture} is a key</extracomment>
        <translation>«{action:savePicture}» nel menu «{menu:savePicture}» salva un’immagine del tavolo, senza le mani ({key:savePicture}).</translation>
    </message>
    <message>
        <source>“{action:copyPicture}” copies the picture, so that you can paste it elsewhere.</source>
        <extracomment>help page “playing”, entry of a list; {action:copyPicture} is what the menu calls it</extracomment>
        <translation>«{action:copyPicture}» copia l’immagine, così puoi incollarla altrove.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card is under the draw pile.</source>
        <translation>La carta Infinito è sotto il mazzo.</translation>
    </message>
    <message>
        <source>The Infinity card is next to the pile. At the end of a turn, a player with a higher score than every other player may take it.</source>
        <translation>La carta Infinito è accanto al mazzo: alla fine di un turno può prenderla chi ha un punteggio più alto di quello di tutti gli altri.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 conserva la carta Infinito.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card. To win, the score must still be higher than every other player&apos;s at the end of the next turn.</source>
        <translation>%1 ha la carta Infinito e vince se alla fine del suo prossimo turno il suo punteggio è ancora più alto di quello di tutti gli altri.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points; the best other player has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Giro di sfida di %1: %n punto; il migliore degli altri ne ha %2.</numerusform>
            <numerusform>Giro di sfida di %1: %n punti; il migliore degli altri ne ha %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>Carta Infinito</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>Carta Infinito</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>la carta Infinito</translation>
    </message>
    <message>
        <source>Place of the card</source>
        <translation>Posto della carta</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Sotto il mazzo</translation>
    </message>
    <message>
        <source>Next to the draw pile</source>
        <translation>Accanto al mazzo</translation>
    </message>
    <message>
        <source>An Infinity card is placed under the draw pile. When the last card above it has been drawn, the Infinity card is laid next to the pile. This happens even if there are no discards to shuffle.</source>
        <translation>Sotto il mazzo si mette una carta Infinito. Quando è stata pescata l’ultima carta che la copre, la carta Infinito si mette accanto al mazzo, anche se non ci sono scarti da mescolare.</translation>
    </message>
    <message>
        <source>After that, a player who ends a turn with a higher score than all others may take the Infinity card. This begins a challenge round. The card cannot be taken during a challenge round, or at the end of the turn that decides one.</source>
        <translation>Da allora puoi prendere la carta Infinito alla fine del tuo turno, se in quel momento il tuo punteggio è più alto di quello di chiunque altro. Comincia così un giro di sfida. La carta non si può prendere durante un giro di sfida, né alla fine del turno che ne decide uno.</translation>
    </message>
    <message>
        <source>A player who still has a higher score than all others at the end of their next turn wins. Otherwise the card is laid next to the pile again. Nobody is eliminated by this.</source>
        <translation>Se alla fine del tuo prossimo turno il tuo punteggio è ancora più alto di quello di chiunque altro, vinci. Altrimenti la carta si rimette accanto al mazzo. Nessuno viene eliminato per questo.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il turno e prendi la carta Infinito: comincia un giro di sfida.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 finisce il turno e prende la carta Infinito: comincia un giro di sfida.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Prendi la carta Infinito</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Finisci il tuo turno, o prendi la carta Infinito e comincia un giro di sfida.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Il tuo giro di sfida finisce con questo turno: vinci se il tuo punteggio è allora più alto di quello di chiunque altro.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>Il giro di sfida di %1 finisce con questo turno; vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Il tuo giro di sfida è in corso.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>Il giro di sfida di %1 è in corso.</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid next to the pile.</source>
        <translation>La carta Infinito appare e si mette accanto al mazzo.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Prendi la carta Infinito; comincia il tuo giro di sfida.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 prende la carta Infinito; comincia un giro di sfida.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid next to the pile again.</source>
        <extracomment>%1: player</extracomment>
        <translation>Il tuo giro di sfida fallisce; la carta Infinito si rimette accanto al mazzo.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid next to the pile again.</source>
        <translation>Il giro di sfida di %1 fallisce; la carta Infinito si rimette accanto al mazzo.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Il tuo giro di sfida riesce: hai ancora il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>Il giro di sfida di %1 riesce: il suo punteggio è ancora il più alto, %2.</translation>
    </message>
    <message>
        <source>The Infinity card is still under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta Infinito è ancora sotto il mazzo (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Prima deve finire il giro di sfida di %1 (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, but %1 has at least as many points (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Il tuo punteggio deve essere più alto di quello di chiunque altro, ma %1 ha almeno altrettanti punti (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con questo turno finisce il tuo giro di sfida (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vinci: dopo il tuo giro di sfida hai ancora il punteggio più alto.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round, the score is still the highest.</source>
        <translation>Vince %1: dopo il giro di sfida il punteggio è ancora il più alto.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::LabFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 esiste già.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può aprire. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 non si può scrivere. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non è il file di un esperimento.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 è stato creato da una versione successiva del programma (tabelle della versione %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 è danneggiato. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 appartiene a un altro esperimento.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Un altro programma sta aggiungendo partite a %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play differently.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 è stato cominciato dalla versione %2 del programma, i cui computer possono giocare diversamente.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 è la stessa parte di %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>In %1 non ci sono parti.</translation>
    </message>
    <message>
        <source>These shards are missing from %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>In %1 mancano queste parti: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non è finito; esegui di nuovo quella parte.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be split into shards, because no shard could tell when it is reached. Give only the number of deals.</source>
        <translation>Un piano con una precisione non si può dividere in parti, perché nessuna saprebbe dire quando è raggiunta. Indica solo il numero di distribuzioni.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non è il rapporto di un esperimento.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (deals: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>In %1 mancano partite (distribuzioni: %2). Esegui di nuovo quella parte.</translation>
    </message>
    <message>
        <source>%1 has different tables from those of this program. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 ha tabelle diverse da quelle di questo programma. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 è d’intralcio: non l’ha creato questo programma. Spostalo o rinominalo, poi riprova.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Il nome di %1 è riservato alle parti di esperimenti. Scegli un altro nome.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>La lettura di %1 è stata interrotta.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ha altri nomi (collegamenti fisici). Un altro programma potrebbe aggiungere partite con uno di essi. Fanne una copia e usa quella.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 non si può spostare. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non è un file di dati di apprendimento.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 è stato creato da una versione successiva del programma (formato %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at different features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 è stato creato da un’altra versione del programma, i cui computer guardano altre caratteristiche di una posizione. Usa un’altra cartella.</translation>
    </message>
    <message>
        <source>%1 was made with different settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 è stato creato con altre impostazioni (%2). Usa di nuovo quelle, o un’altra cartella.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>turni</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;turni</numerusform>
            <numerusform>%1&#xa0;turni</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>decisioni</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;decisioni</numerusform>
            <numerusform>%1&#xa0;decisioni</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>punti</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;punti</numerusform>
            <numerusform>%1&#xa0;punti</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;giocatori</numerusform>
            <numerusform>%1&#xa0;giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>annunci</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;annunci</numerusform>
            <numerusform>%1&#xa0;annunci</numerusform>
        </translation>
    </message>
    <message>
        <source>lead changes</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>cambi in testa</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;lead changes</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;cambi in testa</numerusform>
            <numerusform>%1&#xa0;cambi in testa</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>passi</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;passi</numerusform>
            <numerusform>%1&#xa0;passi</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>carte</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;carte</numerusform>
            <numerusform>%1&#xa0;carte</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>territori</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;territori</numerusform>
            <numerusform>%1&#xa0;territori</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>pezzi</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;pezzi</numerusform>
            <numerusform>%1&#xa0;pezzi</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>rimescolamenti</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;rimescolamenti</numerusform>
            <numerusform>%1&#xa0;rimescolamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;punti percentuali</numerusform>
            <numerusform>%1&#xa0;punti percentuali</numerusform>
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
        <translation>correlazione</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds of the true value, probably</extracomment>
        <translation>%1 (da %2 a %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric of an experiment</comment>
        <translation>Partite che arrivano alla fine</translation>
    </message>
    <message>
        <source>Share of games played to the end; the others were cut short at the limit of decisions.</source>
        <translation>Quota delle partite giocate fino alla fine; le altre sono state interrotte al numero massimo di decisioni.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Partite con una fine, divise per tutte le partite.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 arrivano alla fine più partite che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 arrivano alla fine meno partite che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Turni in una partita</translation>
    </message>
    <message>
        <source>Number of turns in a game, of all players together. A game that is cut short has at least this many.</source>
        <translation>Numero di turni in una partita, contando quelli di tutti. Una partita interrotta ne avrebbe avuti almeno altrettanti.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Turni cominciati, compreso l’ultimo.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 dura %2 in più di %3.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 finisce %2 prima di %3.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Decisioni in una partita</translation>
    </message>
    <message>
        <source>Number of decisions in a game: what to do in a turn, how to use a power, whether to announce. A game that is cut short has at least this many.</source>
        <translation>Numero di decisioni in una partita: che cosa fare in un turno, come usare un potere, se annunciare. Una partita interrotta ne avrebbe avute almeno altrettante.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Passi fatti, comprese offerte e risposte.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partita a %1 richiede %2 in più di una a %3.</translation>
    </message>
    <message>
        <source>A game under %1 asks for %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partita a %1 richiede %2 in meno di una a %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric of an experiment</comment>
        <translation>Turni fino al primo annuncio</translation>
    </message>
    <message>
        <source>Turn in which a last turn is first announced.</source>
        <translation>Turno in cui per la prima volta si annuncia un ultimo turno.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>Il numero del turno del primo annuncio; le partite senza annuncio non contano.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Il primo annuncio arriva %2 più tardi in %1 che in %3.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Il primo annuncio arriva %2 prima in %1 che in %3.</translation>
    </message>
    <message>
        <source>Wins by the first player</source>
        <comment>a metric of an experiment</comment>
        <translation>Vittorie di chi comincia</translation>
    </message>
    <message>
        <source>Share of games that the player with the first turn wins. With equal chances, it is one divided by the number of players.</source>
        <translation>Quota delle partite vinte da chi fa il primo turno; a parità di possibilità, uno diviso per il numero di giocatori.</translation>
    </message>
    <message>
        <source>The share of the win that goes to the seat with the first turn. Games that were cut short do not count.</source>
        <translation>La quota di vittoria del posto che ha avuto il primo turno; le partite interrotte non contano.</translation>
    </message>
    <message>
        <source>The first player wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi comincia vince più spesso in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>The first player wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi comincia vince meno spesso in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric of an experiment</comment>
        <translation>Punti di vantaggio alla fine</translation>
    </message>
    <message>
        <source>Number of points by which the winner leads the best other player at the end of the game.</source>
        <translation>Numero di punti di vantaggio di chi vince sul migliore degli altri alla fine della partita.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>I punti di chi ha vinto meno quelli del migliore degli altri ancora in gioco.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi vince ha più vantaggio in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi vince ha meno vantaggio in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric of an experiment</comment>
        <translation>Vittorie divise</translation>
    </message>
    <message>
        <source>Share of games that several players who are not allies win together.</source>
        <translation>Quota delle partite che più giocatori non alleati vincono insieme.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Partite in cui giocatori nemici fra loro si dividono la vittoria, divise per tutte le partite.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La vittoria si divide più spesso in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La vittoria si divide meno spesso in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric of an experiment</comment>
        <translation>Eliminazioni</translation>
    </message>
    <message>
        <source>Number of players who are out of the game before it ends.</source>
        <translation>Numero di giocatori che sono fuori dalla partita prima che finisca.</translation>
    </message>
    <message>
        <source>Number of eliminated players.</source>
        <translation>Numero di giocatori eliminati.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partita a %1 elimina %2 in più di una a %3.</translation>
    </message>
    <message>
        <source>A game under %1 eliminates %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Una partita a %1 elimina %2 in meno di una a %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Turni fino alla prima eliminazione</translation>
    </message>
    <message>
        <source>Turn in which the first elimination happens.</source>
        <translation>Turno in cui avviene la prima eliminazione.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>Il numero del turno della prima eliminazione; le partite senza eliminazione non contano.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La prima eliminazione arriva %2 più tardi in %1 che in %3.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La prima eliminazione arriva %2 prima in %1 che in %3.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Annunci in una partita</translation>
    </message>
    <message>
        <source>Number of times that players announce their next turn as the last.</source>
        <translation>Numero di volte in cui si annuncia che il proprio prossimo turno è l’ultimo.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round does not count.</source>
        <translation>Annunci fatti; dichiarare un giro finale non conta.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una partita a %1 ci sono %2 in più che in una a %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una partita a %1 ci sono %2 in meno che in una a %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric of an experiment</comment>
        <translation>Annunci riusciti</translation>
    </message>
    <message>
        <source>Share of announcements that win the game for the announcer.</source>
        <translation>Quota degli annunci che fanno vincere la partita a chi li ha fatti.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Annunci riusciti, divisi per quelli fatti; le partite senza annuncio non contano.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Gli annunci riescono più spesso in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Gli annunci riescono meno spesso in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric of an experiment</comment>
        <translation>Punti all’annuncio</translation>
    </message>
    <message>
        <source>Number of points that players have when they announce.</source>
        <translation>Numero di punti che si hanno quando si annuncia.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>I punti di chi ha annunciato al momento dell’annuncio, in media; le partite senza annuncio non contano.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Si annuncia con %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Si annuncia con %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric of an experiment</comment>
        <translation>Annunci falliti</translation>
    </message>
    <message>
        <source>Number of failed announcements in a game.</source>
        <translation>Numero di annunci falliti in una partita.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that was still due at the end of the game has neither held nor failed.</source>
        <translation>Annunci falliti; uno ancora in attesa alla fine della partita non è né riuscito né fallito.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 more fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una partita a %1 falliscono %2 in più che in una a %3.</translation>
    </message>
    <message>
        <source>In a game under %1, %2 fewer fail than in a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una partita a %1 falliscono %2 in meno che in una a %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares to announce</source>
        <comment>a metric of an experiment</comment>
        <translation>Turni in cui nessuno osa annunciare</translation>
    </message>
    <message>
        <source>Number of turns in which a player is within one point of the target, and nobody announces.</source>
        <translation>Numero di turni in cui qualcuno è a non più di un punto dalla meta e nessuno annuncia.</translation>
    </message>
    <message>
        <source>Turns in which nobody announced. They began with a player at most one point below the target and no announcement due.</source>
        <translation>Turni che cominciano con qualcuno a non più di un punto dalla meta e senza un ultimo turno annunciato in attesa, e in cui nessuno annuncia.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 more in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 nessuno osa annunciare per %2 in più che in %3.</translation>
    </message>
    <message>
        <source>A game under %1 has %2 fewer in which nobody dares to announce than a game under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 nessuno osa annunciare per %2 in meno che in %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric of an experiment</comment>
        <translation>Passi ostili contro chi è in testa</translation>
    </message>
    <message>
        <source>Share of hostile steps that hurt the player in the lead.</source>
        <translation>Quota dei passi ostili che danneggiano chi è in testa.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while a player leads. A step is hostile if it costs an enemy pieces, pips, points or a territory. Moving or turning an enemy piece is also hostile.</source>
        <translation>Passi ostili contro chi è in testa, divisi per tutti i passi ostili, finché qualcuno è in testa. Un passo è ostile se fa perdere a un nemico pezzi, pallini, punti o un territorio, o ne sposta o gira un pezzo.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>I passi ostili colpiscono chi è in testa più spesso in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>I passi ostili colpiscono chi è in testa meno spesso in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Lead changes</source>
        <comment>a metric of an experiment</comment>
        <translation>Cambi in testa</translation>
    </message>
    <message>
        <source>Number of times that another player takes the lead in a game.</source>
        <translation>Numero di volte in cui, in una partita, qualcun altro passa in testa.</translation>
    </message>
    <message>
        <source>Number of times that the leading player differs from the previous one. It is counted at the start of each turn and at the end; ties do not count.</source>
        <translation>Numero di volte in cui chi ha più punti non è lo stesso di prima, all’inizio di ogni turno e alla fine; i pareggi non contano.</translation>
    </message>
    <message>
        <source>Deficit of the winner</source>
        <comment>a metric of an experiment</comment>
        <translation>Svantaggio di chi ha vinto</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst point.</source>
        <translation>Il distacco massimo di chi poi ha vinto dal favorito.</translation>
    </message>
    <message>
        <source>At the start of each turn, computers judge each player&apos;s chance of winning. The largest gap between the best chance and the winner&apos;s chance counts.</source>
        <translation>La differenza massima, all’inizio di un turno, tra la migliore probabilità di vincere e quella di chi ha vinto, secondo il giudizio dei computer.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi ha vinto era più indietro in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi ha vinto era meno indietro in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Openness of the game</source>
        <comment>a metric of an experiment</comment>
        <translation>Incertezza della partita</translation>
    </message>
    <message>
        <source>How open the result is, on average over the game. It is 100 % if all players have equal chances, 0 % if the game is decided.</source>
        <translation>Incertezza del risultato, in media nel corso della partita: 100&#xa0;% se tutti hanno le stesse possibilità, 0&#xa0;% se la partita è decisa.</translation>
    </message>
    <message>
        <source>The entropy of the players&apos; chances of winning, divided by its largest possible value. It is an average over the starts of turns, as computers judge the position.</source>
        <translation>L’entropia delle probabilità di vincere dei giocatori, divisa per il suo massimo possibile, in media sugli inizi dei turni, secondo il giudizio dei computer.</translation>
    </message>
    <message>
        <source>Games under %1 stay more open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le partite a %1 restano più incerte di quelle a %3: %2 in più.</translation>
    </message>
    <message>
        <source>Games under %1 stay less open than games under %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le partite a %1 restano meno incerte di quelle a %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric of an experiment</comment>
        <translation>Turno in cui la partita è decisa</translation>
    </message>
    <message>
        <source>Turn after which the winner&apos;s chance of winning stays above 80 %.</source>
        <translation>Turno dopo il quale la probabilità di vincere di chi vince resta sopra l’80&#xa0;%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>L’ultimo turno al cui inizio chi ha vinto aveva al massimo l’80&#xa0;% di probabilità, secondo il giudizio dei computer.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 later than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le partite a %1 si decidono %2 più tardi di quelle a %3.</translation>
    </message>
    <message>
        <source>Games under %1 are decided %2 sooner than games under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le partite a %1 si decidono %2 prima di quelle a %3.</translation>
    </message>
    <message>
        <source>Waiting for one&apos;s turn</source>
        <comment>a metric of an experiment</comment>
        <translation>Attesa del proprio turno</translation>
    </message>
    <message>
        <source>Number of decisions that other players make between two turns of a player.</source>
        <translation>Numero di decisioni che prendono gli altri fra due turni dello stesso giocatore.</translation>
    </message>
    <message>
        <source>Decisions of other players from the end of a player&apos;s turn to the start of the next one, on average.</source>
        <translation>Decisioni degli altri dalla fine di un turno all’inizio del successivo dello stesso giocatore, in media.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Fra due turni dello stesso giocatore gli altri prendono %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player, other players make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Fra due turni dello stesso giocatore gli altri prendono %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric of an experiment</comment>
        <translation>Attesa dopo un’eliminazione</translation>
    </message>
    <message>
        <source>Number of turns that eliminated players have to watch until the game ends.</source>
        <translation>Numero di turni che chi è fuori deve guardare fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Turns that began after a player&apos;s elimination, added up over all who were eliminated.</source>
        <translation>Turni cominciati dopo l’eliminazione di un giocatore, sommati su tutti gli eliminati.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 longer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi è fuori attende %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>Eliminated players wait %2 less in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Chi è fuori attende %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric of an experiment</comment>
        <translation>Scelte per decisione, in media</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from, on average over all decisions.</source>
        <translation>Numero di passi fra cui si può scegliere, in media su tutte le decisioni.</translation>
    </message>
    <message>
        <source>Mean number of legal steps at a decision.</source>
        <translation>Numero medio di passi permessi in una decisione.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In media si sceglie fra %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In media si sceglie fra %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Scelte in una decisione tipica</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from: half of the decisions offer more, half of them fewer.</source>
        <translation>Numero di passi fra cui si può scegliere: metà delle decisioni ne offre di più, metà di meno.</translation>
    </message>
    <message>
        <source>Median number of legal steps at a decision.</source>
        <translation>Mediana del numero di passi permessi in una decisione.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una decisione tipica si sceglie fra %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In una decisione tipica si sceglie fra %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Most choices at a decision</source>
        <comment>a metric of an experiment</comment>
        <translation>Massimo di scelte in una decisione</translation>
    </message>
    <message>
        <source>Number of steps a player can choose from at the widest decision of a game.</source>
        <translation>Numero di passi fra cui si può scegliere nella decisione più ampia di una partita.</translation>
    </message>
    <message>
        <source>Largest number of legal steps at a decision of a game.</source>
        <translation>Numero massimo di passi permessi in una decisione di una partita.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Nella decisione più ampia si sceglie fra %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Nella decisione più ampia si sceglie fra %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Number of cards that a player holds.</source>
        <translation>Numero di carte che un giocatore ha in mano.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Carte nelle mani di chi è ancora in gioco all’inizio di un turno, in media.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Si hanno in mano %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Si hanno in mano %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric of an experiment</comment>
        <translation>Turni che rinnovano la mano</translation>
    </message>
    <message>
        <source>Share of turns spent on discarding and drawing cards.</source>
        <translation>Quota dei turni spesi per scartare e pescare carte.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Turni in cui si rinnova la mano scartando o pescando, divisi per tutti i turni.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 sono più che in %3 i turni che rinnovano la mano: %2 in più.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>In %1 sono meno che in %3 i turni che rinnovano la mano: %2 in meno.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Territori sul tavolo</translation>
    </message>
    <message>
        <source>Size of the board.</source>
        <translation>Dimensione del tavolo.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Territori sul tavolo all’inizio di un turno, in media.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ce ne sono %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Ce ne sono %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric of an experiment</comment>
        <translation>Pezzi sul tavolo</translation>
    </message>
    <message>
        <source>Number of pieces that all players together have on the board.</source>
        <translation>Numero di pezzi che tutti insieme hanno sul tavolo.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Pezzi sul tavolo all’inizio di un turno, in media.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Sul tavolo ce ne sono %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Sul tavolo ce ne sono %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric of an experiment</comment>
        <translation>Pezzi nelle lande</translation>
    </message>
    <message>
        <source>Number of pieces outside the territories.</source>
        <translation>Numero di pezzi fuori dai territori.</translation>
    </message>
    <message>
        <source>Pieces in wasteland at the start of a turn, on average.</source>
        <translation>Pezzi nelle lande all’inizio di un turno, in media.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 more than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Nelle lande ce ne sono %2 in più in %1 che in %3.</translation>
    </message>
    <message>
        <source>Under %1, wasteland holds %2 fewer than under %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Nelle lande ce ne sono %2 in meno in %1 che in %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric of an experiment</comment>
        <translation>Rimescolamenti in una partita</translation>
    </message>
    <message>
        <source>Number of times that the draw pile runs out and is reshuffled.</source>
        <translation>Numero di volte in cui il mazzo si esaurisce e si rimescola.</translation>
    </message>
    <message>
        <source>Number of times that the discards have become the draw pile.</source>
        <translation>Numero di volte in cui gli scarti sono diventati il mazzo.</translation>
    </message>
    <message>
        <source>Influence of skill</source>
        <comment>a metric of an experiment</comment>
        <translation>Influenza dell’abilità</translation>
    </message>
    <message>
        <source>Share of wins for a stronger computer against a weaker one: 50 % if skill made no difference.</source>
        <translation>Quota delle vittorie di un computer più forte contro uno più debole: 50&#xa0;% se l’abilità non contasse niente.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players. It is an average over games in which both have each seat equally often.</source>
        <translation>La quota di vittoria del più forte di due giocatori dati, in media su partite in cui entrambi occupano ogni posto con la stessa frequenza.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Il più forte vince di più in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Il più forte vince di meno in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>Influence of the deal</source>
        <comment>a metric of an experiment</comment>
        <translation>Influenza della distribuzione</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players. It is 1 if the deal decides, 0 if it has no influence.</source>
        <translation>Se lo stesso posto vince di nuovo quando le stesse carte vanno ad altri: 1 se decide la distribuzione, 0 se non ha influenza.</translation>
    </message>
    <message>
        <source>The correlation between a seat&apos;s results in a deal and in the same deal with the players&apos; seats swapped.</source>
        <translation>La correlazione fra il risultato di un posto in una distribuzione e nella stessa distribuzione a posti scambiati.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La distribuzione decide di più in %1 che in %3: %2 in più.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La distribuzione decide di meno in %1 che in %3: %2 in meno.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>Da Browne e Maire, «Evolutionary Game Design», 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>Da Shannon, «A Mathematical Theory of Communication», 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Definita per questo programma.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Troppo poche partite per dirlo.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Nessuna differenza.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; with this many comparisons, it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Forse una differenza di %1; con così tanti confronti può essere un caso.</translation>
    </message>
    <message>
        <source>No difference seen; a difference larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Nessuna differenza osservata; è esclusa una differenza maggiore di %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Solo in %1</translation>
    </message>
    <message>
        <source>In both, with a different outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>In entrambi, con esito diverso</translation>
    </message>
    <message>
        <source>The same in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Uguali in entrambi</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n passo in %1</numerusform>
            <numerusform>%n passi in %1</numerusform>
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
            <numerusform>Di %1 e %2, %n è uguale.</numerusform>
            <numerusform>Di %1 e %2, %n sono uguali.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1, a different decision is due now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>In %1 adesso la decisione è un’altra.</translation>
    </message>
    <message>
        <source>%1 does not have this step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 non ha questo passo.</translation>
    </message>
    <message>
        <source>mechanics around the turns</source>
        <translation>le meccaniche intorno ai turni</translation>
    </message>
    <message>
        <source>Reason: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Motivo: %1.</translation>
    </message>
    <message>
        <source>Reason: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Motivo: %1 (%2).</translation>
    </message>
    <message>
        <source>Reason: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Motivo: «%1» è «%2» in %3 e «%4» in %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends differently, or different players are out.</source>
        <translation>La partita finisce diversamente, o sono fuori altri giocatori.</translation>
    </message>
    <message>
        <source>Different pieces are on the board.</source>
        <translation>Sul tavolo ci sono altri pezzi.</translation>
    </message>
    <message>
        <source>Different territories are on the board.</source>
        <translation>Sul tavolo ci sono altri territori.</translation>
    </message>
    <message>
        <source>Different cards are in the hands.</source>
        <translation>Nelle mani ci sono altre carte.</translation>
    </message>
    <message>
        <source>Different cards are in the piles.</source>
        <translation>Nelle pile ci sono altre carte.</translation>
    </message>
    <message>
        <source>Announcements and counters are different.</source>
        <translation>Annunci e contatori sono diversi.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the order of turns is different.</source>
        <translation>Tocca a qualcun altro, o l’ordine dei turni è diverso.</translation>
    </message>
    <message>
        <source>Another player decides next, or chance does.</source>
        <translation>La prossima decisione spetta a qualcun altro, o al caso.</translation>
    </message>
    <message>
        <source>Something else is left to chance.</source>
        <translation>Qualcos’altro è lasciato al caso.</translation>
    </message>
    <message>
        <source>Only one of them requires a second half.</source>
        <translation>Solo uno dei due richiede una seconda metà.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Le due posizioni non sono uguali.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Carte in ogni mano: %1 in %2, %3 in %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>In %1 e %2 si devono prendere decisioni diverse, perciò i loro passi non si possono confrontare.</translation>
    </message>
</context>
<context>
    <name>gnostica::lab::TrialWording</name>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>L’unica partita è arrivata alla fine.</numerusform>
            <numerusform>Tutte le %n partite sono arrivate alla fine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games did not end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partite non finite e interrotte: %1 su %n.</numerusform>
            <numerusform>Partite non finite e interrotte: %1 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Turni in una partita: %1 in media, almeno %2, al massimo %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Annunci che hanno vinto la partita: %1 su %n.</numerusform>
            <numerusform>Annunci che hanno vinto la partita: %1 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, but in %n games nobody announced.</source>
        <translation>
            <numerusform>Si vince annunciando, ma in %n partita nessuno lo ha fatto.</numerusform>
            <numerusform>Si vince annunciando, ma in %n partite nessuno lo ha fatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player won %1 of all games (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds of the true value, probably, and what would be fair</extracomment>
        <translation>Partite vinte da chi ha cominciato: %1 (tra %2 e %3); sarebbe equo %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Turni in cui chi aveva pezzi poteva solo passare: %1 su %n.</numerusform>
            <numerusform>Turni in cui chi aveva pezzi poteva solo passare: %1 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partite in cui qualcuno non aveva né pezzi né dove posarne: %1 su %n.</numerusform>
            <numerusform>Partite in cui qualcuno non aveva né pezzi né dove posarne: %1 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>La carta %1 non è stata né giocata né attivata in %n partita.</numerusform>
            <numerusform>La carta %1 non è stata né giocata né attivata in %n partite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Questo potere è stato offerto %n volta e non si è mai potuto usare: %1.</numerusform>
            <numerusform>Questo potere è stato offerto %n volte e non si è mai potuto usare: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, but nobody used it: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Questo potere si poteva usare %n volta, ma nessuno lo ha usato: %1.</numerusform>
            <numerusform>Questo potere si poteva usare %n volte, ma nessuno lo ha usato: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was never possible in %n decisions: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Questo non è mai stato possibile in %n decisione: %1.</numerusform>
            <numerusform>Questo non è mai stato possibile in %n decisioni: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was possible %n times, but nobody did it: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>Questo è stato possibile %n volta, ma nessuno lo ha fatto: %1.</numerusform>
            <numerusform>Questo è stato possibile %n volte, ma nessuno lo ha fatto: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, con %2{definite}</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win. They count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Partite giocate da computer che provano di tutto e non vogliono vincere: %1 su %n. Contano solo per ciò che non è mai successo.</numerusform>
            <numerusform>Partite giocate da computer che provano di tutto e non vogliono vincere: %1 su %n. Contano solo per ciò che non è mai successo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::language::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Italiano</translation>
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
        <translation>Non c’è una traduzione per «%1». Lingue: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::language::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 e %2</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 o %2</translation>
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
        <translation>%1 o %2</translation>
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
        <translation>%1, poi %2</translation>
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
        <translation>Effetto di ogni modifica alle regole su %1, prima le differenze maggiori, con intervalli al 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Effects of the rules of %1</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Effetti delle regole di %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried.</source>
        <translation>
            <numerusform>Provata %n modifica alle regole.</numerusform>
            <numerusform>Provate %n modifiche alle regole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule changes were tried; the search was stopped early.</source>
        <translation>
            <numerusform>Provata %n modifica alle regole; la ricerca è stata fermata prima della fine.</numerusform>
            <numerusform>Provate %n modifiche alle regole; la ricerca è stata fermata prima della fine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>No difference was found that goes beyond chance.</source>
        <translation>Non si è trovata nessuna differenza che vada oltre il caso.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Tutti i numeri</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>column: the change of a rule</comment>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>heading: how often cards were dealt</comment>
        <translation>Distribuzioni</translation>
    </message>
    <message>
        <source>Metric</source>
        <comment>column: the metric of an experiment</comment>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Each rule was changed on its own and tried with a few games. The most promising changes were tried with more and more games.</source>
        <translation>Ogni regola è stata modificata da sola e provata con poche partite. Le modifiche più promettenti sono state provate con sempre più partite.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Partita più lunga, in decisioni</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Versione del programma</translation>
    </message>
    <message>
        <source>Number of games out of a hundred with each value.</source>
        <translation>Numero di partite su cento con ciascun valore.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Punti di chi è in testa</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Territori sul tavolo</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Pezzi sul tavolo</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Pezzi in una landa</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Migliore probabilità di vincere (%)</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did. The band contains half of these games.</source>
        <translation>Media delle partite che hanno raggiunto questo turno, finché lo ha raggiunto almeno un quarto di tutte. La fascia contiene metà di queste partite.</translation>
    </message>
    <message>
        <source>Mean of the games that reached this turn, as long as a quarter of all games did.</source>
        <translation>Media delle partite che hanno raggiunto questo turno, finché lo ha raggiunto almeno un quarto di tutte.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Differences from %1, with 95 % intervals. If an interval does not include the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Differenze rispetto a %1, con intervalli al 95&#xa0;%. Se un intervallo non comprende la linea a 0, la regola probabilmente conta.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Partite (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Posto %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Tipi di passo</translation>
    </message>
    <message>
        <source>How often each card was used when it could be, the largest differences first.</source>
        <translation>Quanto spesso ogni carta è stata usata quando era possibile, prima le differenze maggiori.</translation>
    </message>
    <message>
        <source>How often each power was used when it could be, the largest differences first.</source>
        <translation>Quanto spesso ogni potere è stato usato quando era possibile, prima le differenze maggiori.</translation>
    </message>
    <message>
        <source>How often each kind of step was taken when it could be, the largest differences first. The names are those of the notation.</source>
        <translation>Quanto spesso ogni tipo di passo è stato fatto quando era possibile, prima le differenze maggiori. I nomi sono quelli della notazione.</translation>
    </message>
    <message>
        <source>Used when possible (%)</source>
        <comment>axis</comment>
        <translation>Uso, quando possibile (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Quota delle vittorie (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Vittorie per posto</translation>
    </message>
    <message>
        <source>Each deal is played a second time with the players moved one seat. So this shows the value of the seat itself, with 95 % intervals.</source>
        <translation>Ogni distribuzione si gioca una seconda volta con i giocatori spostati di un posto, così si vede il valore del posto stesso, con intervalli al 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Annunci in cento partite</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Annunci riusciti (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Annunci per punteggio</translation>
    </message>
    <message>
        <source>Points that players had when they announced.</source>
        <translation>Punti che i giocatori avevano quando hanno annunciato.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Annunci riusciti, per punteggio</translation>
    </message>
    <message>
        <source>Share of the announcements made with each number of points.</source>
        <translation>Quota degli annunci fatti con ciascun numero di punti.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Differenze in figure</translation>
    </message>
    <message>
        <source>Distribution of games</source>
        <translation>Variabilità delle partite</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>L’andamento della partita</translation>
    </message>
    <message>
        <source>Use of cards, powers and steps</source>
        <translation>Uso di carte, poteri e passi</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annunci</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Limiti di questo rapporto</translation>
    </message>
    <message>
        <source>The players were computers, not people. They neither talk nor bear grudges, and they do not learn from one game to the next.</source>
        <translation>Hanno giocato computer, non persone. Non parlano, non serbano rancore e non imparano da una partita all’altra.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Giocatori più forti o più deboli potrebbero far emergere altre differenze.</translation>
    </message>
    <message>
        <source>Numbers show how games go, not whether they are fun.</source>
        <translation>I numeri dicono come vanno le partite, non se divertono.</translation>
    </message>
    <message>
        <source>Intervals are 95 % intervals: one in twenty may miss the true value. Verdicts are adjusted for the large number of comparisons.</source>
        <translation>Gli intervalli sono al 95&#xa0;%: uno su venti può non contenere il valore vero. I verdetti tengono conto del gran numero di confronti.</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Misure</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Regolamenti a confronto</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n distribuzione</numerusform>
            <numerusform>%n distribuzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 deals&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2; finito</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2; non finito</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>La tabella ha ancora %n differenza.</numerusform>
            <numerusform>La tabella ha ancora %n differenze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n iterazione)</numerusform>
            <numerusform>%1 (%n iterazioni)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were identical.</source>
        <translation>Tutti i regolamenti hanno avuto gli stessi mescolamenti e gli stessi dadi, e le loro partite sono state identiche.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. For the length of games, this multiplies the number of games by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Tutti i regolamenti hanno avuto gli stessi mescolamenti e gli stessi dadi. Per la durata delle partite, equivale a un numero di partite %1 volte maggiore (correlazione %2).</translation>
    </message>
    <message>
        <source>Rulesets and their differences</source>
        <translation>Regolamenti e loro differenze</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>All numbers have 95 % intervals. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Tutti i numeri hanno intervalli al 95&#xa0;%. Le differenze sono rispetto a %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: findings</comment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Appaiamento</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Ogni regolamento ha avuto mescolamenti e dadi propri.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 del suo documento</translation>
    </message>
    <message>
        <source>Reproducing this report</source>
        <translation>Riproduzione di questo rapporto</translation>
    </message>
    <message>
        <source>This needs the file of the experiment. It writes a report with the whole plan and plays all games again. The results must be equal, number by number.</source>
        <translation>Serve il file dell’esperimento. Si scrive un rapporto con l’intero piano e si rigiocano tutte le partite. I risultati devono essere uguali, numero per numero.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Troppo poche partite per dirlo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>punti percentuali</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Differenza: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n deals are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Mancano partite di %n distribuzione. Esegui di nuovo l’esperimento per giocarle.</numerusform>
            <numerusform>Mancano partite di %n distribuzioni. Esegui di nuovo l’esperimento per giocarle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further deals are complete but do not count, because an earlier deal is missing.</source>
        <translation>
            <numerusform>%n altra distribuzione è completa ma non viene contata, perché ne manca una precedente.</numerusform>
            <numerusform>%n altre distribuzioni sono complete ma non vengono contate, perché ne manca una precedente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Mosse sulla ruota</translation>
    </message>
    <message>
        <source>Most segments that a zodiac piece moves at the start of a turn.</source>
        <translation>Numero massimo di segmenti che un pezzo zodiacale percorre all’inizio di un turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Ariete</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Toro</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Cancro</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Leone</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Vergine</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Bilancia</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Scorpione</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Sagittario</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Capricorno</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Acquario</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Pesci</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>rosso</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>giallo</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>blu</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelDial</name>
    <message>
        <source>Star Wheel</source>
        <translation>Ruota delle Stelle</translation>
    </message>
    <message>
        <source>d12</source>
        <translation>d12</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelPanelPlugin</name>
    <message>
        <source>Star Wheel</source>
        <translation>Ruota delle Stelle</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelSentences</name>
    <message>
        <source>Place your zodiac piece on any segment.</source>
        <translation>Posa il tuo pezzo zodiacale su un segmento qualsiasi.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Muovi il tuo pezzo zodiacale in senso orario fino a uno dei segmenti evidenziati.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>Il dado mostra il tuo segmento: riempi la mano.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour again.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 può usare ancora una volta il potere del colore del segmento.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Blu: %1 può creare ancora una volta.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push again, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rosso: %1 può muovere o spingere ancora una volta, di una casella.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 può far crescere qualcosa ancora una volta.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Giallo: %1 può attaccare ancora una volta, come se avesse un solo pallino.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so again.</source>
        <translation>Blu: uno dei pezzi che hanno creato può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so again, by one space.</source>
        <translation>Rosso: uno dei pezzi che hanno usato un bastone può farlo ancora una volta, di una casella.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so again.</source>
        <translation>Verde: uno dei pezzi che hanno usato un denaro può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so again, as if it had one pip.</source>
        <translation>Giallo: uno dei pezzi che hanno attaccato può farlo ancora una volta, come se avesse un solo pallino.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 non ha ancora posato il pezzo zodiacale.</translation>
    </message>
    <message>
        <source>%1 is on %2, blue: a piece that creates this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 è sul segno %2, blu: un pezzo che crea in questo turno può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>%1 is on %2, red: a piece that uses a rod this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 è sul segno %2, rosso: un pezzo che usa un bastone in questo turno può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>%1 is on %2, green: a piece that uses a disc this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 è sul segno %2, verde: un pezzo che usa un denaro in questo turno può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>%1 is on %2, yellow: a piece that attacks this turn may do so again.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 è sul segno %2, giallo: un pezzo che attacca in questo turno può farlo ancora una volta.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>Il dado di %1 mostra %2, il numero del segmento: si può riempire la mano.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>Il dado di %1 mostra %2: niente carte.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segmento %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Qui: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Il tuo pezzo zodiacale può andare qui.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>la Ruota delle Stelle</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segmento del pezzo zodiacale</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Carte da pescare:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Muovi sulla ruota</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segmento:</translation>
    </message>
    <message>
        <source>At the start of a turn, before anything else, the player moves their zodiac piece. In their first turn, the player places it on any segment.</source>
        <translation>All’inizio del turno, prima di ogni altra cosa, muovi il tuo pezzo zodiacale. Nel tuo primo turno lo posi su un segmento qualsiasi.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Poi deve avanzare di un segmento in senso orario.</numerusform>
            <numerusform>Poi deve avanzare di %1–%n segmenti in senso orario.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>La Ruota delle Stelle</translation>
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
        <translation>La ruota ha dodici segmenti: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Ognuno mette da parte un pezzo piccolo della riserva come pezzo zodiacale.</translation>
    </message>
    <message>
        <source>The colour of the player&apos;s segment can match a suit power used this turn with any card, major arcana included. Blue matches a cup, yellow a sword, green a disc and red a rod. If the same minion is still in play, it may use that suit again at the end of the turn.</source>
        <translation>Il colore del tuo segmento può corrispondere al potere di un seme che hai usato in questo turno con una carta qualsiasi, arcani maggiori compresi: blu una coppa, giallo una spada, verde un denaro, rosso un bastone. In tal caso lo stesso gregario, se è ancora in gioco, può usare quel seme ancora una volta alla fine del turno.</translation>
    </message>
    <message>
        <source>With a sword or a rod, the minion then acts as if it had one pip, whatever its size.</source>
        <translation>Con una spada o un bastone il gregario agisce allora come se avesse un solo pallino, qualunque sia la sua dimensione.</translation>
    </message>
    <message>
        <source>If several minions used the power, only one of them may use it again. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Se più gregari hanno usato il potere, solo uno di loro può usarlo ancora una volta. È il semplice potere del seme, senza ciò che la carta aveva aggiunto.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if an identical piece is created later.</source>
        <translation>Questo uso non si lega mai ai poteri della carta. Ogni metà di un legame vale come uso da parte del gregario che l’ha eseguita. Un gregario che ha lasciato il tavolo non è in gioco, anche se in seguito viene creato un pezzo identico.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the player&apos;s segment, the player may fill the hand up to the limit, or less, without discarding.</source>
        <translation>Poi si tira un dado a dodici facce. Se mostra il numero del tuo segmento, puoi riempire la mano fino al limite, o meno, senza scartare.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Alla fine di un turno viene prima il potere ripetuto, poi il dado, poi l’annuncio o qualsiasi altra cosa che conclude il turno.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Posi il tuo pezzo zodiacale sul segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 posa il pezzo zodiacale sul segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Muovi il tuo pezzo zodiacale al segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 muove il pezzo zodiacale al segmento %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non usi il potere della ruota.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 non usa il potere della ruota.</translation>
    </message>
    <message>
        <source>Blue: %1 may create again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Blu: %1 può creare ancora una volta.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rosso: %1 può muovere o spingere di una casella ancora una volta.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something again.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Verde: %1 può far crescere qualcosa ancora una volta.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack again, as if it had one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Giallo: %1 può attaccare ancora una volta, come se avesse un solo pallino.</translation>
    </message>
    <message>
        <source>Blue: one of these may create again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Blu: uno di questi può creare ancora una volta: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rosso: uno di questi può muovere o spingere di una casella ancora una volta: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something again: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Verde: uno di questi può far crescere qualcosa ancora una volta: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack again, as if it had one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Giallo: uno di questi può attaccare ancora una volta, come se avesse un solo pallino: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip it.</source>
        <extracomment>%1: player</extracomment>
        <translation>Usa il potere della ruota, o saltalo.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 può usare il potere della ruota.</translation>
    </message>
    <message>
        <source>Place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Posa il tuo pezzo zodiacale sulla ruota.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 posa un pezzo zodiacale sulla ruota.</translation>
    </message>
    <message>
        <source>Move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>Muovi il tuo pezzo zodiacale sulla ruota.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 si muove sulla ruota.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Il dado mostra il tuo segmento: riempi la mano.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>Il dado mostra il segmento di %1, che riempie la mano.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Il tuo pezzo zodiacale viene posato sul segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>Il pezzo zodiacale di %1 viene posato sul segmento %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Il tuo pezzo zodiacale va al segmento %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>Il pezzo zodiacale di %1 va al segmento %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used again.</source>
        <translation>La ruota è sul blu: si può usare una coppa ancora una volta.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used again.</source>
        <translation>La ruota è sul rosso: si può usare un bastone ancora una volta.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used again.</source>
        <translation>La ruota è sul verde: si può usare un denaro ancora una volta.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used again.</source>
        <translation>La ruota è sul giallo: si può usare una spada ancora una volta.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>Il dado mostra %2; il tuo pezzo zodiacale è altrove.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>Il dado mostra %2; il pezzo zodiacale di %1 è altrove.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>Il dado mostra %2, il tuo segmento %3: puoi riempire la mano.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>Il dado mostra %2, il segmento %3 di %1, che può riempire la mano.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Il pezzo zodiacale avanza di un segmento in senso orario (%1).</numerusform>
            <numerusform>Il pezzo zodiacale avanza di %2–%n segmenti in senso orario (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Prima si deve posare o muovere il pezzo zodiacale (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il colore del tuo segmento ripete il potere di un altro seme (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Questo pezzo non ha usato il potere in questo turno: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power acts as if the piece had one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Con il potere ripetuto il pezzo agisce come se avesse un solo pallino (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il potere ripetuto non si lega mai a un altro (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats must be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Prima si deve usare o saltare il potere che la ruota ripete (%1).</translation>
    </message>
    <message>
        <source>The attacked player answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Prima risponde il giocatore attaccato (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, after the player has drawn, the repeated power comes first, then the die. Announcing, or whatever else ends the turn, comes last.</source>
        <translation>Alla fine di un turno, dopo che hai pescato, viene prima il potere ripetuto, poi il dado, poi l’annuncio o qualsiasi altra cosa che conclude il turno.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::FileFaults</name>
    <message>
        <source>%1 already exists.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 esiste già.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può aprire.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può scrivere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 è troppo grande; è ammesso al massimo %n byte.</numerusform>
            <numerusform>%1 è troppo grande; sono ammessi al massimo %n byte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non è un file normale.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 è stato rimosso o modificato da un altro programma.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 si sta giocando in un’altra finestra.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può spostare.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 è il nome del diario di una partita in corso; scegline un altro.</translation>
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
        <translation>%1 porta a un file fuori dalla sua cartella.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 è anche un file di input. Scegli un altro file per l’output.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 è indicato per due output. Scegli file diversi.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 non si può aprire, perché il suo nome non è in UTF-8. Rinominalo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 è piena: una registrazione contiene al massimo %n passo.</numerusform>
            <numerusform>%1 è piena: una registrazione contiene al massimo %n passi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>A Gnostica servono %1&#xa0;MB di memoria, ma il sistema la limita a %2&#xa0;MB. Alza il limite, per esempio con «ulimit -v unlimited».</translation>
    </message>
</context>
<context>
    <name>gnostica::table::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Senza attesa</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>Lento</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleSentences</name>
    <message>
        <source>plus</source>
        <comment>phrase: die</comment>
        <extracomment>what a die shows</extracomment>
        <translation>più</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>phrase: die</comment>
        <translation>meno</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contro %2 distrugge %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contro %2 rende piccolo %3.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 contro %2 rende medio %3.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose owner may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contro %2 non basta contro %3: chi lo possiede può rispondere al colpo.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contro %2 non fa niente a %3.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>La risposta ha distrutto chi attaccava.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>La risposta ha ridotto chi attaccava di %n pallino.</numerusform>
            <numerusform>La risposta ha ridotto chi attaccava di %n pallini.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has rolled higher. Strike back and shrink the attacker by one pip, or not?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, il tuo pezzo ha tirato più alto. Rispondi al colpo e riduci di un pallino chi attacca, o no?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 decide se rispondere al colpo.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::BattleWords</name>
    <message>
        <source>below zero counts as zero</source>
        <extracomment>of the sum of dice</extracomment>
        <translation>sotto lo zero vale zero</translation>
    </message>
    <message numerus="yes">
        <source>Before the throw: %n dice against %1</source>
        <extracomment>%n: dice of the attacker, %1: number of dice of the defending piece</extracomment>
        <translation>
            <numerusform>Prima del tiro: %n dado contro %1</numerusform>
            <numerusform>Prima del tiro: %n dadi contro %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice against %1 of %2</source>
        <extracomment>one of several defending pieces; %n: dice of the attacker, %1: number of dice of the piece, %2: the piece</extracomment>
        <translation>
            <numerusform>%n dado contro %1: %2</numerusform>
            <numerusform>%n dadi contro %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it shrinks</source>
        <extracomment>a possible result of dice: the attacked piece becomes smaller</extracomment>
        <translation>si riduce</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result of dice</comment>
        <extracomment>a possible result of dice</extracomment>
        <translation>niente</translation>
    </message>
    <message>
        <source>the attacker may shrink</source>
        <extracomment>a possible result of dice: the attacking piece may become smaller</extracomment>
        <translation>chi attacca può ridursi</translation>
    </message>
    <message>
        <source>Destroyed immediately: %1</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Distrutto subito: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and is destroyed.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde un pallino ed è distrutto.</numerusform>
            <numerusform>%1 perde %n pallini ed è distrutto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed because the stash has no smaller piece.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>%1 è distrutto, perché nella riserva non c’è un pezzo più piccolo.</translation>
    </message>
    <message>
        <source>%1 becomes small because the stash has no medium piece.</source>
        <extracomment>%1: a large piece</extracomment>
        <translation>%1 diventa piccolo, perché nella riserva non c’è un pezzo medio.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes small.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde un pallino e diventa piccolo.</numerusform>
            <numerusform>%1 perde %n pallini e diventa piccolo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pips and becomes medium.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>
            <numerusform>%1 perde un pallino e diventa medio.</numerusform>
            <numerusform>%1 perde %n pallini e diventa medio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both are equal: nothing happens to %1.</source>
        <extracomment>of two equal sums of dice; %1: the attacked piece</extracomment>
        <translation>Sono pari: %1{dative} non succede niente.</translation>
    </message>
    <message>
        <source>%2 rolled higher: you may strike back and shrink %3 by one pip.</source>
        <extracomment>%1: the player of the attacked piece, %2: that piece, %3: the attacking piece</extracomment>
        <translation>%2 ha tirato più alto: puoi rispondere al colpo riducendo %3 di un pallino.</translation>
    </message>
    <message>
        <source>%2 rolled higher: %1 may strike back and shrink %3 by one pip.</source>
        <translation>%2 ha tirato più alto: %1 può rispondere al colpo riducendo %3 di un pallino.</translation>
    </message>
    <message>
        <source>Attack on %1</source>
        <extracomment>heading of an account of dice; %1: space</extracomment>
        <translation>L’attacco a %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>sums of dice; %1: of the attacker, %2: of each defending piece</extracomment>
        <translation>%1 contro %2</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Attacco: %1. Somma %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Difesa: %1. Somma %2.</translation>
    </message>
    <message>
        <source>No dice have been rolled recently.</source>
        <translation>Di recente non è stato tirato nessun dado.</translation>
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
            <numerusform>Esaurimenti del mazzo finora: %1 su %n.</numerusform>
            <numerusform>Esaurimenti del mazzo finora: %1 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Ultimi turni: ne resta %n.</numerusform>
            <numerusform>Ultimi turni: ne restano %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>l’esaurimento del mazzo</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Ultimi turni rimasti</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Esaurimenti del mazzo</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Ogni volta che la pila degli scarti, mescolata, diventa il nuovo mazzo, si conta un esaurimento del mazzo.</translation>
    </message>
    <message>
        <source>When the deck has been exhausted as often as there are players, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>Quando il mazzo si è esaurito tante volte quanti sono i giocatori, si finisce il turno in corso. Poi ognuno fa ancora un turno, a cominciare dal giocatore successivo.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the current turn is finished. Then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Dopo %n esaurimento si finisce il turno in corso. Poi ognuno fa ancora un turno, a cominciare dal giocatore successivo.</numerusform>
            <numerusform>Dopo %n esaurimenti si finisce il turno in corso. Poi ognuno fa ancora un turno, a cominciare dal giocatore successivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; if it is tied, the win is shared.</source>
        <translation>Poi vince il punteggio più alto; a pari punteggio si divide la vittoria.</translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left, including this one.</source>
        <translation>
            <numerusform>Ultimi turni: ne resta %n, compreso questo.</numerusform>
            <numerusform>Ultimi turni: ne restano %n, compreso questo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>Il mazzo si è ora esaurito %n volta.</numerusform>
            <numerusform>Il mazzo si è ora esaurito %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Ognuno fa ancora un turno, a cominciare dal giocatore successivo.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>L’ultimo turno è finito; il punteggio più alto è %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Vinci: dopo gli ultimi turni hai il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>Vince %1: dopo gli ultimi turni il punteggio più alto è %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Dopo gli ultimi turni %1 si dividono il punteggio più alto, %2, e la vittoria.</translation>
    </message>
    <message>
        <source>Nothing can be announced in these last turns.</source>
        <translation>In questi ultimi turni non si può annunciare niente.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>spada con i dadi</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Spade: attaccare con i dadi</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>Chi attacca tira un dado per ognuno dei suoi pallini.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>Chi attacca tira %n dado, qualunque sia la sua dimensione.</numerusform>
            <numerusform>Chi attacca tira %n dadi, qualunque sia la sua dimensione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Usa la carta come spada; il nuovo territorio può venire da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Usa la carta come spada; il nuovo territorio viene da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Usa la carta come spada.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice. If its sum is lower, it shrinks by the difference. If its sum is higher, its owner may shrink the attacker by one pip.</source>
        <translation>Attacca con i dadi un pezzo nemico nella casella presa di mira: se la sua somma è più bassa, si riduce della differenza; se è più alta, chi lo possiede può ridurre di un pallino chi attacca.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice. Each with a lower sum shrinks by the difference. The owner of each with a higher sum may shrink the attacker by one pip.</source>
        <translation>Attacca con i dadi uno o più pezzi nemici nella casella presa di mira: ognuno con la somma più bassa si riduce della differenza; per ognuno con la somma più alta, chi lo possiede può ridurre di un pallino chi attacca.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Oppure riduci lo stesso gregario, senza dadi.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Oppure riduci a niente un territorio con un arcano minore, preso di mira e senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Oppure riduci un territorio preso di mira senza pezzi nemici: di un punto, a una carta più bassa dello stesso genere o, se è un arcano minore, a niente.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>Il gregario che attacca indica un pezzo nemico nella casella che prende di mira.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>Il gregario che attacca indica uno o più pezzi nemici nella casella che prende di mira.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Questo unico tiro vale contro tutti i difensori.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus −1 and a blank 0; a sum below 0 counts as 0.</source>
        <translation>Ogni pezzo che si difende tira un dado per ognuno dei suoi pallini. Un dado mostra un più, un meno o una faccia vuota, ciascuno con una probabilità di uno su tre. Un più conta 1, un meno −1 e una faccia vuota 0; una somma sotto 0 vale 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its owner may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Se chi attacca ha la somma più alta, chi si difende si riduce della differenza. Se ha la somma più alta il pezzo che si difende, chi lo possiede può ridurre di un pallino chi attacca. A somme pari non cambia niente.</translation>
    </message>
    <message>
        <source>A piece with no pips left is destroyed. If the stash does not hold the size needed, the piece takes the next smaller size available, or is destroyed.</source>
        <translation>Un pezzo che non ha più pallini è distrutto. Se nella riserva manca la dimensione che serve, il pezzo assume la prima inferiore disponibile, o è distrutto.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Tutti questi pezzi conservano il loro orientamento.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Oppure attacca il territorio preso di mira, se non contiene pezzi nemici. La sua carta si scarta e si sostituisce con una che vale un punto in meno, o con una più bassa dello stesso genere. Gli arcani maggiori si ordinano per numero, i minori dal re fino all’asso, qualunque sia il seme. I pezzi restano.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. That leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territorio con un arcano minore, preso di mira e senza pezzi nemici, si può anche ridurre a niente. Al suo posto resta landa o vuoto. I pezzi che si trovano allora nel vuoto tornano nelle loro riserve, anche quelli nelle caselle vicine.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing. It can lose at most the pips it had when the turn began or when it came into play. If the stash does not hold the size needed, it takes the next smaller size available, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Oppure un gregario si riduce senza dadi, comunque sia orientato. Può perdere al massimo i pallini che aveva all’inizio del turno o quando è entrato in gioco. Se nella riserva manca la dimensione che serve, assume la prima inferiore disponibile, o è distrutto. Se sopravvive, lo si può orientare.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, no card is needed in between.</source>
        <translation>Se entrambi i poteri riducono lo stesso territorio, per il passaggio intermedio non serve una carta.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave at most %n pieces there.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché sia certo, senza tirare i dadi, che la spada lasci lì al massimo %n pezzo.</numerusform>
            <numerusform>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché sia certo, senza tirare i dadi, che la spada lasci lì al massimo %n pezzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Rispondi al colpo e riduci %2 di un pallino.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 risponde al colpo e riduce %2 di un pallino.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non rispondi al colpo.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 non risponde al colpo.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 attacca.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 attacca %2.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 distrugge se stesso.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 si riduce di un pallino.</numerusform>
            <numerusform>%1 si riduce di %n pallini.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Riduci di:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Rispondi al colpo</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 tira %2 (%3) e perde di %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 tira %2 (%3): pari.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 tira %2 (%3): di più.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 attacca e tira %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>%1 ha tirato più alto: rispondi al colpo riducendo %2 di un pallino, o salta.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>%1 ha tirato più alto: %3 può rispondere al colpo riducendo %2 di un pallino.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Di quanto un pezzo si riduca lo decidono i dadi (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Si può attaccare un solo pezzo alla volta (%1).</translation>
    </message>
    <message>
        <source>Striking back is not possible now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Adesso non si può rispondere al colpo (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by at most %n pips: as many as it had when the turn began or when it came into play (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>Il pezzo può ridursi al massimo di %n pallino, quello che aveva all’inizio del turno o quando è entrato in gioco (%1).</numerusform>
            <numerusform>Il pezzo può ridursi al massimo di %n pallini, quanti ne aveva all’inizio del turno o quando è entrato in gioco (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Per attaccare serve almeno un pezzo nemico nella casella presa di mira (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Chi si difende tira un dado per ognuno dei suoi pallini.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Per quanto lontano arrivi l’attacco, tutti i pezzi che si difendono sono nella stessa casella.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must be certain, without dice, to leave the space within its limits.</source>
        <translation>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché sia certo, senza tirare i dadi, che la spada riporti la casella entro i limiti.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied in order: by seat, then by size from small to large, then by facing. Then the owners of the defenders with higher sums decide in the same order. Once the attacker is destroyed, the remaining defenders do nothing.</source>
        <translation>Prima si tirano tutti i dadi. Poi si applicano i risultati uno dopo l’altro: per posto, poi per dimensione dalla piccola alla grande, poi per orientamento. Infine, nello stesso ordine, decide chi possiede i pezzi che si sono difesi con una somma più alta. Una volta distrutto chi attacca, i pezzi restanti non fanno niente.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Difensori in un attacco</translation>
    </message>
    <message>
        <source>Number of enemy pieces that an attack with dice names.</source>
        <translation>Numero di pezzi nemici che si indicano in un attacco con i dadi.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Uno o più</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>I territori attaccati vengono da</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>La nuova carta di un territorio attaccato viene da qui.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La pila degli scarti</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Dadi di un attacco</translation>
    </message>
    <message>
        <source>Number of dice that the attacker rolls; 0 means as many as it has pips.</source>
        <translation>Numero di dadi che tira chi attacca; 0 significa tanti quanti sono i suoi pallini.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Esaurimenti del mazzo</translation>
    </message>
    <message>
        <source>Number of reshuffles after which the last turns begin; 0 means one for each player.</source>
        <translation>Numero di rimescolamenti dopo i quali cominciano gli ultimi turni; 0 significa uno per giocatore.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Dadi ed esaurimenti</translation>
    </message>
</context>
<context>
    <name>gnostica::turn::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Caselle:</translation>
    </message>
    <message>
        <source>Reduce by:</source>
        <translation>Riduci di:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Carte da pescare:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Numero:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Prima carta del mazzo</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Non scartare e non pescare niente</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Vince la partita.</translation>
    </message>
    <message>
        <source>You have what you need to announce your last turn.</source>
        <translation>Hai ciò che serve per annunciare il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Hai più punti di tutti gli altri, ed è quello che serve.</translation>
    </message>
    <message>
        <source>Without it, you are out at the end of this turn.</source>
        <translation>Altrimenti sei fuori alla fine di questo turno.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Mantieni ciò che il tuo annuncio promette.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Continui ad avere più punti di tutti gli altri, ed è quello che serve.</translation>
    </message>
    <message numerus="yes">
        <source>It stops another player&apos;s announcement: %n points are missing.</source>
        <translation>
            <numerusform>Ferma l’annuncio di qualcun altro: manca %n punto.</numerusform>
            <numerusform>Ferma l’annuncio di qualcun altro: mancano %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It removes the lead that another player needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Toglie il vantaggio che serve a qualcun altro per vincere: manca %n punto.</numerusform>
            <numerusform>Toglie il vantaggio che serve a qualcun altro per vincere: mancano %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Guadagni %n punto.</numerusform>
            <numerusform>Guadagni %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Gli altri perdono %n punto.</numerusform>
            <numerusform>Gli altri perdono %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>I pezzi degli altri perdono %n pallino.</numerusform>
            <numerusform>I pezzi degli altri perdono %n pallini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>I tuoi pezzi guadagnano %n pallino.</numerusform>
            <numerusform>I tuoi pezzi guadagnano %n pallini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your points are now safe.</source>
        <translation>
            <numerusform>%n tuo punto è ora al sicuro.</numerusform>
            <numerusform>%n tuoi punti sono ora al sicuro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Minacci territori per %n punto.</numerusform>
            <numerusform>Minacci territori per %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more cards in hand.</source>
        <translation>
            <numerusform>Hai %n carta in più in mano.</numerusform>
            <numerusform>Hai %n carte in più in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand now covers %n more suits.</source>
        <translation>
            <numerusform>La tua mano copre ora %n seme in più.</numerusform>
            <numerusform>La tua mano copre ora %n semi in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Vai in testa di %n punto.</numerusform>
            <numerusform>Vai in testa di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other step is worse.</source>
        <translation>Ogni altro passo è peggiore.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and its bounds, probably, all as percentages</extracomment>
        <translation>%1 (tra %2 e %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>La tua probabilità di vincere è allora di circa %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Con «%1» adesso, la tua probabilità di vincere, con questo o più avanti, è %2.</translation>
    </message>
    <message>
        <source>If you announce now, your chance of having what you need at the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Se annunci adesso, la probabilità di avere ciò che serve alla fine del tuo prossimo turno è %1.</translation>
    </message>
    <message>
        <source>If you wait, your chance of winning later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Se aspetti, la probabilità di vincere più avanti è %1.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Aspetta: un annuncio fallirebbe quasi certamente.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Annuncia: è nettamente meglio che aspettare.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1: è nettamente meglio che aspettare.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Aspetta: annunciare adesso sarebbe un errore.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Aspetta: «%1» adesso sarebbe un errore.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Annunciare sembra un po’ meglio, ma la differenza è troppo piccola per esserne certi.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>«%1» sembra un po’ meglio, ma la differenza è troppo piccola per esserne certi.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Aspettare sembra un po’ meglio, ma la differenza è troppo piccola per esserne certi.</translation>
    </message>
    <message>
        <source>In this position, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>In questa posizione il turno non può finire con «%1».</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Meglio: %1</translation>
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
        <translation>Il turno migliore: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>È la tua carta più alta: con questa hai la massima probabilità di cominciare.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Conservi %n carta più alta: averla in mano vale più che cominciare.</numerusform>
            <numerusform>Conservi %n carte più alte: averle in mano vale più che cominciare.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was examined less, so its number is less certain.</source>
        <translation>Un passo più in basso mostra una probabilità più alta, ma è stato esaminato meno, perciò il suo numero è meno sicuro.</translation>
    </message>
    <message>
        <source>No other step was clearly better.</source>
        <translation>Nessun altro passo era nettamente migliore.</translation>
    </message>
    <message>
        <source>Lost chance of winning: %1.</source>
        <extracomment>%1: a percentage</extracomment>
        <translation>Probabilità di vincere sprecata: %1.</translation>
    </message>
    <message>
        <source>The computer has what it needs to announce its last turn.</source>
        <translation>Il computer ha ciò che serve per annunciare il suo ultimo turno.</translation>
    </message>
    <message>
        <source>The computer is ahead of everybody else, which is what it takes.</source>
        <translation>Il computer ha più punti di tutti gli altri, ed è quello che serve.</translation>
    </message>
    <message>
        <source>Without it, the computer would be out at the end of its turn.</source>
        <translation>Altrimenti il computer sarebbe fuori alla fine del suo turno.</translation>
    </message>
    <message>
        <source>The computer keeps what its announcement promises.</source>
        <translation>Il computer mantiene ciò che il suo annuncio promette.</translation>
    </message>
    <message>
        <source>The computer stays ahead of everybody else, which is what it takes.</source>
        <translation>Il computer continua ad avere più punti di tutti gli altri, ed è quello che serve.</translation>
    </message>
    <message numerus="yes">
        <source>The computer gains %n points.</source>
        <translation>
            <numerusform>Il computer guadagna %n punto.</numerusform>
            <numerusform>Il computer guadagna %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer&apos;s pieces gain %n pips.</source>
        <translation>
            <numerusform>I pezzi del computer guadagnano %n pallino.</numerusform>
            <numerusform>I pezzi del computer guadagnano %n pallini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the computer&apos;s points are now safe.</source>
        <translation>
            <numerusform>%n punto del computer è ora al sicuro.</numerusform>
            <numerusform>%n punti del computer sono ora al sicuro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer threatens territories of %n points.</source>
        <translation>
            <numerusform>Il computer minaccia territori per %n punto.</numerusform>
            <numerusform>Il computer minaccia territori per %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer has %n more cards in hand.</source>
        <translation>
            <numerusform>Il computer ha %n carta in più in mano.</numerusform>
            <numerusform>Il computer ha %n carte in più in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The computer goes ahead by %n points.</source>
        <translation>
            <numerusform>Il computer va in testa di %n punto.</numerusform>
            <numerusform>Il computer va in testa di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other turn seemed worse.</source>
        <translation>Ogni altro turno sembrava peggiore.</translation>
    </message>
    <message>
        <source>%1: why this turn?</source>
        <extracomment>heading of an explanation; %1: a computer player</extracomment>
        <translation>%1: perché questo turno?</translation>
    </message>
    <message>
        <source>The reason is in its hand, which you cannot see.</source>
        <translation>Il motivo è nella sua mano, che non puoi vedere.</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>%1: the number of the round, %2: who decided</extracomment>
        <translation>Giro %1: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of another player</extracomment>
        <translation>
            <numerusform>Hai %n punto, e qualcun altro ne ha %1. Per vincere devi averne più di tutti gli altri.</numerusform>
            <numerusform>Hai %n punti, e qualcun altro ne ha %1. Per vincere devi averne più di tutti gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Il tuo punteggio è di %1 su %n.</numerusform>
            <numerusform>Il tuo punteggio è di %1 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punto, sei fuori.</numerusform>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punti, sei fuori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punto, vincono tutti gli altri.</numerusform>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punti, vincono tutti gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punto, perdi dei pezzi.</numerusform>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punti, perdi dei pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you miss the turn after it.</source>
        <translation>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punto, salti quello successivo.</numerusform>
            <numerusform>Se alla fine del tuo prossimo turno hai meno di %n punti, salti quello successivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you are out.</source>
        <translation>
            <numerusform>Con meno di %n punto alla fine, sei fuori.</numerusform>
            <numerusform>Con meno di %n punti alla fine, sei fuori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 is out.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con meno di %n punto alla fine, %1 è fuori.</numerusform>
            <numerusform>Con meno di %n punti alla fine, %1 è fuori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, all other players win.</source>
        <extracomment>of an announced last turn; %n: points needed</extracomment>
        <translation>
            <numerusform>Con meno di %n punto alla fine, vincono tutti gli altri.</numerusform>
            <numerusform>Con meno di %n punti alla fine, vincono tutti gli altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you lose pieces.</source>
        <translation>
            <numerusform>Con meno di %n punto alla fine, perdi dei pezzi.</numerusform>
            <numerusform>Con meno di %n punti alla fine, perdi dei pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 loses pieces.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con meno di %n punto alla fine, %1 perde dei pezzi.</numerusform>
            <numerusform>Con meno di %n punti alla fine, %1 perde dei pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, you miss the turn after it.</source>
        <translation>
            <numerusform>Con meno di %n punto alla fine, salti il turno successivo.</numerusform>
            <numerusform>Con meno di %n punti alla fine, salti il turno successivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With fewer than %n points at its end, %1 misses the turn after it.</source>
        <extracomment>of an announced last turn; %1: player, %n: points needed</extracomment>
        <translation>
            <numerusform>Con meno di %n punto alla fine, %1 salta il turno successivo.</numerusform>
            <numerusform>Con meno di %n punti alla fine, %1 salta il turno successivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWording</name>
    <message>
        <source>A tie: everybody bids again</source>
        <translation>Parità: tutti offrono di nuovo</translation>
    </message>
    <message>
        <source>You go first, drawn by lot</source>
        <extracomment>%1: player</extracomment>
        <translation>Cominci tu, per sorteggio</translation>
    </message>
    <message>
        <source>%1 goes first, drawn by lot</source>
        <translation>Comincia %1, per sorteggio</translation>
    </message>
    <message>
        <source>You go first</source>
        <extracomment>%1: player</extracomment>
        <translation>Cominci tu</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>Comincia %1</translation>
    </message>
    <message>
        <source>You go first: %1</source>
        <extracomment>%1: card</extracomment>
        <translation>Cominci tu: %1</translation>
    </message>
    <message>
        <source>%1 goes first: %2</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Comincia %1: %2</translation>
    </message>
    <message>
        <source>You go first: %1, %2</source>
        <extracomment>%1: card, %2: its number, such as XVII</extracomment>
        <translation>Cominci tu: %1, %2</translation>
    </message>
    <message>
        <source>%1 goes first: %2, %3</source>
        <extracomment>%1: player, %2: card, %3: its number, such as XVII</extracomment>
        <translation>Comincia %1: %2, %3</translation>
    </message>
    <message>
        <source>The highest major wins; without majors, the highest minor.</source>
        <translation>Vince l’arcano maggiore più alto; senza arcani maggiori, il minore più alto.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Le offerte più alte sono pari: %1.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so chance decides.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Le offerte più alte sono pari: %1. Non restano carte da offrire, quindi decide la sorte.</translation>
    </message>
    <message>
        <source>The highest bids are equal: %1. No cards are left to bid, so %2 goes first.</source>
        <extracomment>%1: list of players; %2: the player who goes first</extracomment>
        <translation>Le offerte più alte sono pari: %1. Non restano carte da offrire, quindi comincia %2.</translation>
    </message>
    <message>
        <source>The bid cards are set aside. Players may take them later.</source>
        <translation>Le carte offerte si mettono da parte e si potranno prendere dopo.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other players, from the highest bid to the lowest.</source>
        <translation>Le offerte decidono anche l’ordine degli altri turni, dalla più alta alla più bassa.</translation>
    </message>
    <message>
        <source>Now each player takes one of these cards, the first player last:</source>
        <extracomment>above a list of players</extracomment>
        <translation>Ora ciascuno prende una di queste carte, per ultimo chi ha vinto:</translation>
    </message>
    <message numerus="yes">
        <source>Now each player takes %n of the bid cards, the first player last:</source>
        <extracomment>above a list of players; %n: rounds of bids, and so cards for each player</extracomment>
        <translation>
            <numerusform>Ora ciascuno prende una delle carte offerte, per ultimo chi comincia:</numerusform>
            <numerusform>Ora ciascuno prende %n delle carte offerte, per ultimo chi comincia:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid again</source>
        <translation>Offri di nuovo</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Prendi una carta</translation>
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
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>l’offerta</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All bids are revealed together.</source>
        <translation>Ognuno sceglie di nascosto una carta della mano da offrire. Tutte le offerte si scoprono insieme.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, then ace.</source>
        <translation>Vince l’arcano maggiore con il numero più alto, dal Matto con 0 al Mondo con 21. Se nessuno ne ha offerto uno, vince l’arcano minore più alto: re, regina, cavaliere, fante, dal dieci al due, infine l’asso.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Se le offerte più alte sono pari, le carte offerte si mettono da parte e tutti offrono di nuovo.</translation>
    </message>
    <message>
        <source>If the hands run out, the first player is drawn by lot.</source>
        <translation>Se finiscono le carte in mano, chi comincia si estrae a sorte.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Se finiscono le carte in mano, comincia il giocatore A.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the bid of the player closest to the winner&apos;s left comes first.</source>
        <translation>Le offerte decidono anche l’ordine degli altri turni: dall’offerta più alta alla più bassa. Fra offerte perdenti pari viene prima chi siede più vicino alla sinistra di chi ha vinto.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player who goes last begins, and the winner is last.</source>
        <translation>Le carte offerte in tutti i giri restano poi scoperte. A cominciare da chi gioca per ultimo, fino a chi ha vinto, ognuno prende carte a scelta fino a riempire la mano.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds are then turned face up. Each player takes cards of their choice up to a full hand. The player at the winner&apos;s right begins, the others follow anticlockwise, and the winner is last.</source>
        <translation>Le carte offerte in tutti i giri restano poi scoperte. Cominciando alla destra di chi ha vinto e procedendo in senso antiorario, ognuno prende carte a scelta fino a riempire la mano; chi ha vinto è l’ultimo.</translation>
    </message>
    <message numerus="yes">
        <source>A full hand here is %n cards, as dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Qui la mano è piena con %n carta, come alla distribuzione.</numerusform>
            <numerusform>Qui la mano è piena con %n carte, come alla distribuzione.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Chi vince l’offerta tiene le carte che restano.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Chi ha vinto fa il primo turno.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Chi ha vinto fa il primo turno; si gioca in senso orario.</translation>
    </message>
    <message>
        <source>Take one of the bid cards.</source>
        <translation>Prendi una delle carte offerte.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Offri una carta di nascosto: comincia la più alta, gli arcani maggiori prima di tutte le altre.</translation>
    </message>
    <message>
        <source>%1 takes one of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 prende una delle carte offerte.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 sceglie una carta per l’offerta.</translation>
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
        <translation>F</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Rg</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>corner of a king</extracomment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardLinks</name>
    <message>
        <source>If both move the same piece, the space between may be void or hold any number of pieces.</source>
        <translation>Se entrambi i poteri muovono lo stesso pezzo, la casella intermedia può trovarsi nel vuoto o contenere un numero qualsiasi di pezzi.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, no piece and no card are needed in between.</source>
        <translation>Se entrambi i poteri agiscono sullo stesso pezzo o territorio, per il passaggio intermedio non servono né pezzo né carta.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space except the void. The second must leave the space within its limits.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Il primo può portare un pezzo in qualsiasi casella tranne il vuoto, purché il secondo riporti la casella entro i limiti.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space except the void. The second must leave at most %n pieces there.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Il primo può portare un pezzo in qualsiasi casella tranne il vuoto, purché il secondo lasci lì al massimo %n pezzo.</numerusform>
            <numerusform>Il primo può portare un pezzo in qualsiasi casella tranne il vuoto, purché il secondo lasci lì al massimo %n pezzi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from the hand or from anywhere in the discard pile.</source>
        <translation>La carta viene dalla tua mano o da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>The card comes from the hand.</source>
        <translation>La carta viene dalla tua mano.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>La carta viene da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>If this card is played from the hand, it is itself in the discard pile.</source>
        <translation>Se giochi questa carta dalla mano, anch’essa si trova nella pila degli scarti.</translation>
    </message>
    <message>
        <source>A landing space is judged before the card is lifted. A space next to the old place then counts as wasteland.</source>
        <translation>La casella d’arrivo si valuta prima di sollevare la carta: una casella accanto al vecchio posto vale come landa.</translation>
    </message>
    <message>
        <source>A landing space is judged after the card is lifted. A space next to nothing but the old place then counts as void.</source>
        <translation>La casella d’arrivo si valuta dopo aver sollevato la carta: una casella che ha accanto solo il vecchio posto vale come vuoto.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>Il Matto{definite: il Matto|genitive: del Matto|dative: al Matto}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>Il Bagatto{definite: il Bagatto|genitive: del Bagatto|dative: al Bagatto}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>La Papessa{definite: la Papessa|genitive: della Papessa|dative: alla Papessa}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>L’Imperatrice{definite: l’Imperatrice|genitive: dell’Imperatrice|dative: all’Imperatrice}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>L’Imperatore{definite: l’Imperatore|genitive: dell’Imperatore|dative: all’Imperatore}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>Il Papa{definite: il Papa|genitive: del Papa|dative: al Papa}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>Gli Amanti{definite: gli Amanti|genitive: degli Amanti|dative: agli Amanti}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>Il Carro{definite: il Carro|genitive: del Carro|dative: al Carro}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>La Forza{definite: la Forza|genitive: della Forza|dative: alla Forza}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>L’Eremita{definite: l’Eremita|genitive: dell’Eremita|dative: all’Eremita}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>La Ruota della Fortuna{definite: la Ruota della Fortuna|genitive: della Ruota della Fortuna|dative: alla Ruota della Fortuna}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>La Giustizia{definite: la Giustizia|genitive: della Giustizia|dative: alla Giustizia}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>L’Appeso{definite: l’Appeso|genitive: dell’Appeso|dative: all’Appeso}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>La Morte{definite: la Morte|genitive: della Morte|dative: alla Morte}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>La Temperanza{definite: la Temperanza|genitive: della Temperanza|dative: alla Temperanza}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>Il Diavolo{definite: il Diavolo|genitive: del Diavolo|dative: al Diavolo}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>La Torre{definite: la Torre|genitive: della Torre|dative: alla Torre}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>La Stella{definite: la Stella|genitive: della Stella|dative: alla Stella}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>La Luna{definite: la Luna|genitive: della Luna|dative: alla Luna}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>Il Sole{definite: il Sole|genitive: del Sole|dative: al Sole}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>Il Giudizio{definite: il Giudizio|genitive: del Giudizio|dative: al Giudizio}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>Il Mondo{definite: il Mondo|genitive: del Mondo|dative: al Mondo}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>Asso di Coppe{definite: l’Asso di Coppe|genitive: dell’Asso di Coppe|dative: all’Asso di Coppe}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Due di Coppe{definite: il Due di Coppe|genitive: del Due di Coppe|dative: al Due di Coppe}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Tre di Coppe{definite: il Tre di Coppe|genitive: del Tre di Coppe|dative: al Tre di Coppe}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Quattro di Coppe{definite: il Quattro di Coppe|genitive: del Quattro di Coppe|dative: al Quattro di Coppe}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cinque di Coppe{definite: il Cinque di Coppe|genitive: del Cinque di Coppe|dative: al Cinque di Coppe}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sei di Coppe{definite: il Sei di Coppe|genitive: del Sei di Coppe|dative: al Sei di Coppe}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sette di Coppe{definite: il Sette di Coppe|genitive: del Sette di Coppe|dative: al Sette di Coppe}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Otto di Coppe{definite: l’Otto di Coppe|genitive: dell’Otto di Coppe|dative: all’Otto di Coppe}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Nove di Coppe{definite: il Nove di Coppe|genitive: del Nove di Coppe|dative: al Nove di Coppe}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dieci di Coppe{definite: il Dieci di Coppe|genitive: del Dieci di Coppe|dative: al Dieci di Coppe}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Fante di Coppe{definite: il Fante di Coppe|genitive: del Fante di Coppe|dative: al Fante di Coppe}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cavaliere di Coppe{definite: il Cavaliere di Coppe|genitive: del Cavaliere di Coppe|dative: al Cavaliere di Coppe}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Regina di Coppe{definite: la Regina di Coppe|genitive: della Regina di Coppe|dative: alla Regina di Coppe}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Re di Coppe{definite: il Re di Coppe|genitive: del Re di Coppe|dative: al Re di Coppe}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>Asso di Bastoni{definite: l’Asso di Bastoni|genitive: dell’Asso di Bastoni|dative: all’Asso di Bastoni}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Due di Bastoni{definite: il Due di Bastoni|genitive: del Due di Bastoni|dative: al Due di Bastoni}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Tre di Bastoni{definite: il Tre di Bastoni|genitive: del Tre di Bastoni|dative: al Tre di Bastoni}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Quattro di Bastoni{definite: il Quattro di Bastoni|genitive: del Quattro di Bastoni|dative: al Quattro di Bastoni}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cinque di Bastoni{definite: il Cinque di Bastoni|genitive: del Cinque di Bastoni|dative: al Cinque di Bastoni}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sei di Bastoni{definite: il Sei di Bastoni|genitive: del Sei di Bastoni|dative: al Sei di Bastoni}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sette di Bastoni{definite: il Sette di Bastoni|genitive: del Sette di Bastoni|dative: al Sette di Bastoni}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Otto di Bastoni{definite: l’Otto di Bastoni|genitive: dell’Otto di Bastoni|dative: all’Otto di Bastoni}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Nove di Bastoni{definite: il Nove di Bastoni|genitive: del Nove di Bastoni|dative: al Nove di Bastoni}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dieci di Bastoni{definite: il Dieci di Bastoni|genitive: del Dieci di Bastoni|dative: al Dieci di Bastoni}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Fante di Bastoni{definite: il Fante di Bastoni|genitive: del Fante di Bastoni|dative: al Fante di Bastoni}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cavaliere di Bastoni{definite: il Cavaliere di Bastoni|genitive: del Cavaliere di Bastoni|dative: al Cavaliere di Bastoni}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Regina di Bastoni{definite: la Regina di Bastoni|genitive: della Regina di Bastoni|dative: alla Regina di Bastoni}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Re di Bastoni{definite: il Re di Bastoni|genitive: del Re di Bastoni|dative: al Re di Bastoni}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>Asso di Denari{definite: l’Asso di Denari|genitive: dell’Asso di Denari|dative: all’Asso di Denari}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Due di Denari{definite: il Due di Denari|genitive: del Due di Denari|dative: al Due di Denari}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Tre di Denari{definite: il Tre di Denari|genitive: del Tre di Denari|dative: al Tre di Denari}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Quattro di Denari{definite: il Quattro di Denari|genitive: del Quattro di Denari|dative: al Quattro di Denari}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cinque di Denari{definite: il Cinque di Denari|genitive: del Cinque di Denari|dative: al Cinque di Denari}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sei di Denari{definite: il Sei di Denari|genitive: del Sei di Denari|dative: al Sei di Denari}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sette di Denari{definite: il Sette di Denari|genitive: del Sette di Denari|dative: al Sette di Denari}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Otto di Denari{definite: l’Otto di Denari|genitive: dell’Otto di Denari|dative: all’Otto di Denari}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Nove di Denari{definite: il Nove di Denari|genitive: del Nove di Denari|dative: al Nove di Denari}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dieci di Denari{definite: il Dieci di Denari|genitive: del Dieci di Denari|dative: al Dieci di Denari}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Fante di Denari{definite: il Fante di Denari|genitive: del Fante di Denari|dative: al Fante di Denari}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cavaliere di Denari{definite: il Cavaliere di Denari|genitive: del Cavaliere di Denari|dative: al Cavaliere di Denari}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Regina di Denari{definite: la Regina di Denari|genitive: della Regina di Denari|dative: alla Regina di Denari}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Re di Denari{definite: il Re di Denari|genitive: del Re di Denari|dative: al Re di Denari}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>Asso di Spade{definite: l’Asso di Spade|genitive: dell’Asso di Spade|dative: all’Asso di Spade}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Due di Spade{definite: il Due di Spade|genitive: del Due di Spade|dative: al Due di Spade}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Tre di Spade{definite: il Tre di Spade|genitive: del Tre di Spade|dative: al Tre di Spade}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Quattro di Spade{definite: il Quattro di Spade|genitive: del Quattro di Spade|dative: al Quattro di Spade}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cinque di Spade{definite: il Cinque di Spade|genitive: del Cinque di Spade|dative: al Cinque di Spade}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sei di Spade{definite: il Sei di Spade|genitive: del Sei di Spade|dative: al Sei di Spade}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sette di Spade{definite: il Sette di Spade|genitive: del Sette di Spade|dative: al Sette di Spade}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Otto di Spade{definite: l’Otto di Spade|genitive: dell’Otto di Spade|dative: all’Otto di Spade}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Nove di Spade{definite: il Nove di Spade|genitive: del Nove di Spade|dative: al Nove di Spade}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dieci di Spade{definite: il Dieci di Spade|genitive: del Dieci di Spade|dative: al Dieci di Spade}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Fante di Spade{definite: il Fante di Spade|genitive: del Fante di Spade|dative: al Fante di Spade}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cavaliere di Spade{definite: il Cavaliere di Spade|genitive: del Cavaliere di Spade|dative: al Cavaliere di Spade}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Regina di Spade{definite: la Regina di Spade|genitive: della Regina di Spade|dative: alla Regina di Spade}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Re di Spade{definite: il Re di Spade|genitive: del Re di Spade|dative: al Re di Spade}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>nessuna carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>L’offerta</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Gregari</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Orientamento e bersagli</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coppe</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bastoni</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Gli arcani maggiori</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Due poteri sulla stessa cosa</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Punteggio e fine</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>convertire un pezzo nemico</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of the same size from the player&apos;s stash, then orient it.</source>
        <translation>Sostituisci un pezzo nemico preso di mira con uno tuo della stessa dimensione dalla riserva, poi orientalo.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in the player&apos;s stash, this is impossible.</source>
        <translation>Il pezzo nemico torna nella sua riserva. Senza un pezzo di quella dimensione nella tua riserva, questo è impossibile.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be replaced.</source>
        <translation>Un tuo pezzo non si può sostituire.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces may also be replaced.</source>
        <translation>Si può sostituire anche un tuo pezzo.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces, and those of other players on the same side, may also be replaced.</source>
        <translation>Si può sostituire anche un tuo pezzo, o uno di chi è dalla tua parte.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>usare un altro arcano maggiore</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Usa i poteri di un qualsiasi altro territorio con un arcano maggiore sul tavolo.</translation>
    </message>
    <message>
        <source>The same pieces are minions for the copied powers. The copied card stays where it is and is neither played nor discarded.</source>
        <translation>Gli stessi pezzi sono gregari per i poteri copiati. La carta copiata resta dov’è: non viene né giocata né scartata.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>coppa</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Coppe: creare</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Usa la carta come coppa; un nuovo territorio può essere la prima carta del mazzo, qualunque sia.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Usa la carta come coppa; un nuovo territorio è la prima carta del mazzo, qualunque sia.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Usa la carta come coppa.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>I limiti di pezzi in una casella non valgono.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Il limite di %n pezzo in una casella non vale.</numerusform>
            <numerusform>Il limite di %n pezzi in una casella non vale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space.</source>
        <translation>Crea un tuo pezzo piccolo nella casella presa di mira.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of the player&apos;s colour in the target space, if it holds fewer than %n pieces.</source>
        <translation>
            <numerusform>Crea un tuo pezzo piccolo nella casella presa di mira, se non contiene pezzi.</numerusform>
            <numerusform>Crea un tuo pezzo piccolo nella casella presa di mira, se contiene meno di %n pezzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>If an enemy piece is targeted, another small one of that enemy may be created instead.</source>
        <translation>Se prendi di mira un pezzo nemico, puoi invece crearne un altro piccolo di quel nemico.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Oppure crea un territorio: posa un arcano minore qualsiasi della tua mano su una landa presa di mira senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on a targeted wasteland without enemy pieces.</source>
        <translation>Oppure crea un territorio: posa una carta della tua mano che vale esattamente un punto su una landa presa di mira senza pezzi nemici.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Un nuovo territorio può essere la prima carta del mazzo, qualunque sia.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Oppure crea un territorio: posa la prima carta del mazzo, qualunque sia, su una landa presa di mira senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oppure crea un territorio: posa un arcano minore qualsiasi della tua mano sulla landa presa di mira, se non contiene pezzi nemici. I tuoi pezzi restano lì.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from the hand on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oppure crea un territorio: posa una carta della tua mano che vale esattamente un punto sulla landa presa di mira, se non contiene pezzi nemici. I tuoi pezzi restano lì.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Può essere invece la prima carta del mazzo, qualunque sia, posata senza guardarla.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the unseen top card of the draw pile, whatever it is, on the targeted wasteland. There must be no enemy piece on it. Pieces there stay.</source>
        <translation>Oppure crea un territorio: posa la prima carta del mazzo, qualunque sia e senza guardarla, sulla landa presa di mira, se non contiene pezzi nemici. I tuoi pezzi restano lì.</translation>
    </message>
    <message>
        <source>Territories cannot be created.</source>
        <translation>Non si possono creare territori.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, which may be full. The void is not a target.</source>
        <translation>Aggiungi un tuo pezzo piccolo dalla riserva, orientato a piacere, alla casella presa di mira, che può essere piena. Il vuoto non è un bersaglio.</translation>
    </message>
    <message>
        <source>Add one small piece from the player&apos;s stash, in any facing, to the target space, if it is not full. The void is not a target.</source>
        <translation>Aggiungi un tuo pezzo piccolo dalla riserva, orientato a piacere, alla casella presa di mira, se non è piena. Il vuoto non è un bersaglio.</translation>
    </message>
    <message>
        <source>Pieces can also be created in wasteland.</source>
        <translation>Si possono creare pezzi anche nelle lande.</translation>
    </message>
    <message>
        <source>Pieces cannot be created in wasteland.</source>
        <translation>Nelle lande non si possono creare pezzi.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space may be full.</source>
        <translation>Oppure, se prendi di mira un pezzo nemico, aggiungi un pezzo piccolo di quel nemico alla sua casella, orientato allo stesso modo. La casella può essere piena.</translation>
    </message>
    <message>
        <source>Or, if an enemy piece is targeted, add one small piece of that enemy to its space, with the same facing. The space must not be full.</source>
        <translation>Oppure, se prendi di mira un pezzo nemico, aggiungi un pezzo piccolo di quel nemico alla sua casella, orientato allo stesso modo, se la casella non è piena.</translation>
    </message>
    <message>
        <source>Enemy pieces cannot be created.</source>
        <translation>Non si possono creare pezzi nemici.</translation>
    </message>
    <message>
        <source>Without a small piece in that stash, this is impossible.</source>
        <translation>Senza un pezzo piccolo in quella riserva, questo è impossibile.</translation>
    </message>
    <message>
        <source>A minion may also create in its own space, because it may target itself.</source>
        <translation>Un gregario può creare anche nella propria casella, perché può prendere di mira se stesso.</translation>
    </message>
    <message>
        <source>A minion that targets itself still creates in its target space. This is where it points or, if it is upright, its own space.</source>
        <translation>Un gregario che prende di mira se stesso crea comunque nella casella che prende di mira: quella a cui è rivolto o, se è in piedi, la propria.</translation>
    </message>
    <message>
        <source>Create a small piece of the player&apos;s colour in the target space, if it is not full.</source>
        <translation>Crea un tuo pezzo piccolo nella casella presa di mira, se non è piena.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Ma in questo gioco nessuna carta ha quel valore.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DeedWording</name>
    <message>
        <source>places a piece</source>
        <extracomment>next to the name of a player; the space is named below</extracomment>
        <translation>posa un pezzo</translation>
    </message>
    <message>
        <source>A small piece is placed on %1.</source>
        <extracomment>%1: space</extracomment>
        <translation>Un pezzo piccolo arriva in %1.</translation>
    </message>
    <message>
        <source>activates %1</source>
        <extracomment>next to the name of a player and the picture of a territory; %1: its space</extracomment>
        <translation>attiva %1</translation>
    </message>
    <message>
        <source>plays %1</source>
        <extracomment>next to the name of a player; %1: card</extracomment>
        <translation>gioca %1{definite}</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>player: does nothing in this turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>passa</translation>
    </message>
    <message>
        <source>refreshes the hand</source>
        <extracomment>next to the name of a player, who discards and draws cards</extracomment>
        <translation>rinnova la mano</translation>
    </message>
    <message>
        <source>announces</source>
        <comment>player: a last turn</comment>
        <extracomment>next to the name of a player</extracomment>
        <translation>annuncia l’ultimo turno</translation>
    </message>
    <message>
        <source>The next turn is the last.</source>
        <extracomment>below the name of a player who has announced it</extracomment>
        <translation>Il prossimo turno è l’ultimo.</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>next to the name of a player, who takes a bid card; %1: the card</extracomment>
        <translation>prende %1{definite}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <extracomment>next to the name of a player</extracomment>
        <translation>finisce il turno</translation>
    </message>
    <message>
        <source>Discards %1.</source>
        <extracomment>below the name of a player; %1: list of cards</extracomment>
        <translation>Scarta %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>Draws %n cards.</source>
        <extracomment>below the name of a player</extracomment>
        <translation>
            <numerusform>Pesca una carta.</numerusform>
            <numerusform>Pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>orients a piece</source>
        <extracomment>next to the name of a player; the piece is named below</extracomment>
        <translation>orienta un pezzo</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non si può leggere: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>È troppo grande; sono ammessi al massimo %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>La chiave «%1» qui non è conosciuta.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>Manca la chiave «%2».</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Il valore «%1» non è ammesso; atteso: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» è nominato due volte.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Due impostazioni si escludono: %1 e %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non c’è nessun regolamento «%1».</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non c’è nessun potere «%1».</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non c’è nessuna meccanica «%1».</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il regolamento «%1» estende se stesso, direttamente o attraverso altri.</translation>
    </message>
    <message>
        <source>Same as in the parent; this can be removed.</source>
        <translation>Uguale all’originale; si può togliere.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>La parola «%1» qui non è comprensibile.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non c’è nessuna carta «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» non è una casella.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Sul tavolo non c’è nessun pezzo «%1».</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Non c’è nessun posto «%1».</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Potrebbe significare «%1» o «%2».</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>Il passo «%1» non è permesso (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Ci sono troppi «%1»; ne è ammesso al massimo %n.</numerusform>
            <numerusform>Ci sono troppi «%1»; ne sono ammessi al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not used in this ruleset.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>«%1» non si usa in questo regolamento.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a line; everything before it can be used.</source>
        <translation>Il file finisce a metà di una riga; tutto ciò che precede si può usare.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot continue from this point.</source>
        <translation>Il turno è cominciato, e queste regole non possono continuare da questo punto.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Qui non c’è niente.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>È troppo lungo; è ammesso al massimo %n byte.</numerusform>
            <numerusform>È troppo lungo; sono ammessi al massimo %n byte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>È annidato troppo in profondità; è ammesso al massimo %n livello.</numerusform>
            <numerusform>È annidato troppo in profondità; sono ammessi al massimo %n livelli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Ci sono troppi valori; ne è ammesso al massimo %n.</numerusform>
            <numerusform>Ci sono troppi valori; ne sono ammessi al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>Qui c’è %1; serve invece %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» non è un file normale.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which already exists.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Questo plug-in non si usa: sostituirebbe «%1», che esiste già.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Questo file non si usa: non è un plug-in del tipo adatto qui.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Questo plug-in non si usa: è stato compilato per un’altra versione (%1; questa è %2). Va ricompilato.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Questo plug-in non si può caricare: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Non si può leggere.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Questo plug-in non si usa: non dice per quale versione è stato compilato. Va ricompilato.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Sono troppi; ne è ammesso al massimo %n.</numerusform>
            <numerusform>Sono troppi; ne sono ammessi al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>Il passo non è permesso (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il valore «%1» qui non è ammesso.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>un regolamento</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>una posizione</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>uno scenario</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>la registrazione di una partita</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>il piano di un esperimento</translation>
    </message>
    <message>
        <source>The minimum number of players cannot be above the maximum.</source>
        <translation>Il numero minimo di giocatori non può superare il massimo.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold. Cards can be chosen only if the mechanic for choosing them is used.</source>
        <translation>Una mano non può cominciare con più carte di quante ne possa contenere. Le carte si possono scegliere solo se si usa la meccanica apposita.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>In ogni riserva deve restare un pezzo piccolo, da posare per primo.</translation>
    </message>
    <message>
        <source>A spot card cannot be worth more than royalty, nor royalty more than a major.</source>
        <translation>Una carta numerale non può valere più di una figura, né una figura più di un arcano maggiore.</translation>
    </message>
    <message>
        <source>Only one of these can define how the end of the game is announced.</source>
        <translation>Solo una di esse può definire come si annuncia la fine della partita.</translation>
    </message>
    <message>
        <source>Bids cannot decide the order of the turns in a game without bidding.</source>
        <translation>In un gioco senza offerte, le offerte non possono decidere l’ordine dei turni.</translation>
    </message>
    <message>
        <source>The lower bound cannot be above the upper one.</source>
        <translation>Il limite inferiore non può superare quello superiore.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Qui c’è qualcosa di sbagliato.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>riga %1, colonna %2</translation>
    </message>
    <message>
        <source>Replace everything with %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Sostituisci tutto con %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Aggiungi la meccanica %1: %2.</translation>
    </message>
    <message>
        <source>Set %1 to its default: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Metti %1 al valore predefinito: %2.</translation>
    </message>
    <message>
        <source>Rename %1 to “%2”.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Rinomina %1 in «%2».</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Togli %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Metti %1 a %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Intendevi «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n more changes like that.</source>
        <translation>
            <numerusform>Fai ancora %n modifica come questa.</numerusform>
            <numerusform>Fai altre %n modifiche come questa.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Questo plug-in è disattivato: si è verificato un errore durante il caricamento (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Questo plug-in è disattivato: ha causato un arresto improvviso del programma (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Questo plug-in è disattivato: il programma si è chiuso due volte mentre lo caricava. Se hai chiuso tu il programma, il plug-in potrebbe essere a posto.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Questo plug-in non si usa questa volta (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Questo plug-in è disattivato: si è verificato un errore durante il caricamento.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>L’identificativo «%1» è già usato da %2, perciò questo regolamento non si usa. Dagli un altro identificativo.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Probabilmente manca il plug-in corrispondente.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Probabilmente appartiene al plug-in «%1», che non è caricato.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Probabilmente appartiene a uno dei plug-in che non sono caricati: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Questo testo è in UTF-16 o UTF-32. Salvalo come UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Qui i commenti non sono ammessi. Togli questo.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Queste non sono virgolette doppie diritte. Scrivi &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>Il testo finisce troppo presto. Manca la chiusura di una parentesi o delle virgolette.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Un testo fra virgolette non può contenere interruzioni di riga né tabulazioni. Scrivi \n o \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Questo carattere non può seguire una barra inversa. Per una barra inversa scrivi \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» non è un numero leggibile. Scrivi per esempio 8 o 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Qui ci vuole un numero.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Qui ci vuole una chiave fra virgolette doppie, e non «%1».</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Qui ci vuole una chiave fra virgolette doppie.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Qui ci vogliono i due punti, e non «%1».</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Qui ci vogliono i due punti.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Qui ci vuole un valore, e non «%1». Il testo va fra virgolette doppie.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Qui ci vuole un valore. Il testo va fra virgolette doppie.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Qui ci vuole una virgola o una parentesi chiusa, e non «%1».</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Qui ci vuole una virgola o una parentesi chiusa.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Dopo la fine del documento c’è altro testo: «%1». Toglilo.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Dopo la fine del documento c’è altro testo. Toglilo.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>Qui c’è %1, ma ci vuole %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>un numero</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true o false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Altrimenti probabilmente manca il plug-in corrispondente.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Altrimenti probabilmente appartiene a un plug-in che non è caricato: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>«%1» è un gioco; qui si può indicare solo un’espansione.</translation>
    </message>
    <message>
        <source>There is no card on this board. Write * for a space with any card, or the name of a card.</source>
        <translation>Su questo tavolo non c’è nessuna carta. Scrivi * per una casella con una carta qualsiasi, o il nome di una carta.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither playing a card nor activating a territory.</source>
        <translation>Nessuna carta si può mai usare: un turno non permette né di giocare una carta né di attivare un territorio.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>La partita non può mai finire: manca una meccanica che la concluda, come l’annuncio dell’ultimo turno.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; expected lower-case letters from a to z, digits and hyphens.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«%1» non può essere un identificativo; sono attesi solo lettere minuscole dalla a alla z, cifre e trattini.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>Le carte distribuite e disposte sarebbero %1; ne è ammessa al massimo %n, perché ne resti una da pescare.</numerusform>
            <numerusform>Le carte distribuite e disposte sarebbero %1; ne sono ammesse al massimo %n, perché ne resti una da pescare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Ognuno avrebbe %1 pezzi; ne è ammesso al massimo %n.</numerusform>
            <numerusform>Ognuno avrebbe %1 pezzi; ne sono ammessi al massimo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only in a game with bidding. The first seat must be a seat of the game.</source>
        <translation>L’offerta più alta può decidere solo in un gioco con offerte. Il posto di chi comincia deve essere uno di quelli del gioco.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Questo carattere non è in UTF-8. Il testo è probabilmente in Latin-1 (Windows-1252): salvalo come UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Dopo questa virgola non c’è niente. Toglila.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Converti il testo in UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Converti il testo da Latin-1 a UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Togli il commento.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Togli la virgola.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Scrivi virgolette doppie diritte.</translation>
    </message>
    <message>
        <source>Close the open bracket or quotation mark.</source>
        <translation>Chiudi la parentesi o le virgolette ancora aperte.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Scrivi il carattere con una barra inversa.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Scrivi due volte la barra inversa.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Metti la chiave fra virgolette doppie.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Scrivi true, false o null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Aggiungi la virgola o la parentesi che manca.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Correggi il testo.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>La partita non può mai finire: con questa impostazione la meccanica «%1» non può concluderla.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Questo segno delimita codice in Markdown e non fa parte del documento. Toglilo.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Togli il segno di Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Il file «%1» non esiste.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» non si può leggere.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«%1» porta a un file fuori dalla sua cartella.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>il rapporto di un esperimento</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>una lezione</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>un rompicapo</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Togli la parentesi.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Togli il testo attorno al documento.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Questo elenco è troppo corto; ci vuole almeno %n elemento.</numerusform>
            <numerusform>Questo elenco è troppo corto; ci vogliono almeno %n elementi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program. Its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>È stato creato per una versione successiva del programma: il formato è %1, e questo programma conosce i formati fino a %2.</translation>
    </message>
    <message>
        <source>Write a text with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Scrivi qui un testo con la sua lingua: %2.</translation>
    </message>
    <message>
        <source>Gnostica already has a deck with this id. Rename the folder of this deck, and change “id” in its deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica ha già un mazzo con questo identificativo. Rinomina la cartella di questo mazzo e «id» in deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Non c’è nessun mazzo «%1».</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>La parentesi ancora aperta è qui: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Qui ci vuole la parentesi chiusa «%2», e non «%1».</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Non è %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>tirare il dado colorato</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Tira il dado colorato e usa ciò che mostra.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Tira</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit. A star is the power of the card %1, the wild face that of the card %2. The same pieces are minions for that power.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Una coppa, un bastone, un denaro o una spada sul dado è il potere di quel seme. Una stella è il potere %1{genitive}, la faccia jolly quello %2{genitive}. Gli stessi pezzi sono gregari per quel potere.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tiri il dado colorato.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 tira il dado colorato.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>Il dado colorato mostra una coppa.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>Il dado colorato mostra un bastone.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>Il dado colorato mostra un denaro.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>Il dado colorato mostra una spada.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Il dado colorato mostra una stella: il potere %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Il dado colorato mostra la faccia jolly: il potere %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die has six equally likely faces: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>Il dado colorato ha sei facce, tutte ugualmente probabili: una coppa, un bastone, un denaro, una spada, una stella e una faccia jolly.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Si gioca come «%1».</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Differisce da «%1» in %n regola: %2 e altre.</numerusform>
            <numerusform>Differisce da «%1» in %n regole: %2 e altre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Differisce da «%1» in %n regola: %2.</numerusform>
            <numerusform>Differisce da «%1» in %n regole: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>denaro</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Denari: far crescere</translation>
    </message>
    <message>
        <source>A wasteland or a territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territorio di qualsiasi valore, o una landa, si può sostituire con la prima carta del mazzo, qualunque sia. Non deve contenere pezzi nemici.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is. There must be no enemy piece on it.</source>
        <translation>Un territorio di qualsiasi valore si può sostituire con la prima carta del mazzo, qualunque sia. Non deve contenere pezzi nemici.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Usa la carta come denaro; il nuovo territorio può venire da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Usa la carta come denaro; il nuovo territorio viene da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Usa la carta come denaro.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Oppure fai crescere un territorio preso di mira senza pezzi nemici: sostituiscilo con una carta che vale di più, o con una più alta dello stesso genere.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces. Replace it with a card worth one point more.</source>
        <translation>Oppure fai crescere un territorio preso di mira senza pezzi nemici: sostituiscilo con una carta che vale un punto in più.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Fai crescere di una dimensione il gregario o un pezzo preso di mira, con un pezzo dalla riserva di chi lo possiede.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Una landa senza pezzi nemici può crescere e diventare una carta da un punto.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers. Minor arcana of any suit rank from ace and two up to page, knight, queen and king. Pieces stay.</source>
        <translation>Oppure fai crescere il territorio preso di mira, se non contiene pezzi nemici. La sua carta si scarta e si sostituisce con una che vale di più, o con una più alta dello stesso genere. Gli arcani maggiori si ordinano per numero, i minori da asso e due fino a fante, cavaliere, regina e re, qualunque sia il seme. I pezzi restano.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Oppure fai crescere il territorio preso di mira, se non contiene pezzi nemici. La sua carta si scarta e si sostituisce con una che vale esattamente un punto in più. Un arcano maggiore non può crescere. I pezzi restano.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may also grow: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Può crescere anche una landa presa di mira senza pezzi nemici: si posa lì una carta che vale esattamente un punto. I pezzi restano.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, with the unseen top card of the draw pile, whatever it is. There must be no enemy piece on the territory. The old card is discarded; pieces stay.</source>
        <translation>Oppure sostituisci il territorio preso di mira, di qualsiasi valore, con la prima carta del mazzo, qualunque sia e senza guardarla. Il territorio non deve contenere pezzi nemici. La vecchia carta si scarta; i pezzi restano.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>La prima carta del mazzo si può posare anche su una landa presa di mira senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Sostituisci il gregario o un pezzo preso di mira con uno della dimensione immediatamente superiore, dalla riserva di chi lo possiede. Un tuo pezzo può poi essere orientato; un pezzo nemico conserva il suo orientamento.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Senza un pezzo di quella dimensione nella riserva questo è impossibile. Un pezzo grande non può crescere.</translation>
    </message>
    <message>
        <source>Territories cannot grow.</source>
        <translation>I territori non possono crescere.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, no piece is needed in between.</source>
        <translation>Se i due poteri creano e fanno crescere lo stesso pezzo, per il passaggio intermedio non serve un pezzo.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se i due poteri creano e fanno crescere lo stesso pezzo o territorio, per il passaggio intermedio non servono né pezzo né carta.</translation>
    </message>
    <message>
        <source>If both grow the same piece, no piece is needed in between.</source>
        <translation>Se entrambi i poteri fanno crescere lo stesso pezzo, per il passaggio intermedio non serve un pezzo.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, no piece or card is needed in between.</source>
        <translation>Se entrambi i poteri fanno crescere lo stesso pezzo, territorio o landa, per il passaggio intermedio non servono né pezzo né carta.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se entrambi i poteri fanno crescere lo stesso pezzo o territorio, per il passaggio intermedio non servono né pezzo né carta.</translation>
    </message>
    <message>
        <source>Nor can a page, knight, queen or king grow: no card is worth one point more.</source>
        <translation>Non possono crescere neanche fante, cavaliere, regina e re: nessuna carta vale un punto in più.</translation>
    </message>
    <message>
        <source>Nor can a spot card, ace to ten, grow: no card is worth one point more.</source>
        <translation>Non può crescere neanche una carta numerale, dall’asso al dieci: nessuna carta vale un punto in più.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Ma in questo gioco nessuna carta ha quel valore.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>Nothing changes until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Fino al turno %1 non cambia niente.</translation>
    </message>
    <message numerus="yes">
        <source>These rules do not allow %n players.</source>
        <translation>
            <numerusform>Queste regole non ammettono %n giocatore.</numerusform>
            <numerusform>Queste regole non ammettono %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>La partita non potrebbe cominciare dalla sua posizione.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Allora questo non sarebbe possibile: «%1»</translation>
    </message>
    <message>
        <source>Something else would then be left to chance.</source>
        <translation>Allora qualcos’altro sarebbe lasciato al caso.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Allora il caso deciderebbe prima qualcosa.</translation>
    </message>
    <message>
        <source>%1 would then have to decide.</source>
        <translation>Allora dovrebbe decidere %1.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>La partita non finirebbe dove è finita.</translation>
    </message>
    <message>
        <source>This would then have a different outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Allora questo avrebbe un esito diverso: «%1»</translation>
    </message>
    <message>
        <source>Different players would have won or been eliminated.</source>
        <translation>Altri giocatori avrebbero vinto o sarebbero fuori.</translation>
    </message>
    <message>
        <source>Different pieces would be on the board.</source>
        <translation>Sul tavolo ci sarebbero altri pezzi.</translation>
    </message>
    <message>
        <source>Different territories would be on the board.</source>
        <translation>Sul tavolo ci sarebbero altri territori.</translation>
    </message>
    <message>
        <source>Different cards would be in the hands.</source>
        <translation>Nelle mani ci sarebbero altre carte.</translation>
    </message>
    <message>
        <source>Different cards would be in the piles.</source>
        <translation>Nelle pile ci sarebbero altre carte.</translation>
    </message>
    <message>
        <source>It would be another player&apos;s turn.</source>
        <translation>Toccherebbe a qualcun altro.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 con %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>la scelta delle carte</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from open cards.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Ognuno sceglie %n carta della prima mano fra carte scoperte.</numerusform>
            <numerusform>Ognuno sceglie %n carte della prima mano fra carte scoperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the first player is known, the cards are taken one at a time. In the first round, the player who goes last begins. The last player of each round begins the next one, which goes the other way.</source>
        <translation>Quando si sa chi comincia, si prende una carta alla volta, da chi gioca per ultimo a chi comincia. Chi è ultimo in un giro comincia il successivo, che va nell’altro senso.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than players choose; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>C’è %n carta scoperta in più di quelle che si scelgono; ciò che resta si scarta.</numerusform>
            <numerusform>Ci sono %n carte scoperte in più di quelle che si scelgono; ciò che resta si scarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as players choose.</source>
        <translation>Ci sono tante carte scoperte quante se ne scelgono.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Fra le carte scoperte prendi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 prende %2{definite} fra le carte scoperte.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Scegli per la tua mano una delle carte scoperte.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 sceglie una delle carte scoperte.</translation>
    </message>
    <message numerus="yes">
        <source>%n open cards are laid out to choose from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Si scopre %n carta fra cui scegliere.</numerusform>
            <numerusform>Si scoprono %n carte fra cui scegliere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EndWording</name>
    <message>
        <source>Nobody wins</source>
        <translation>Nessuno vince</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>title; %1: player</extracomment>
        <translation>Vince %1</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <extracomment>titles; %1: list of players</extracomment>
        <translation>%1 vincono insieme</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 si dividono la vittoria</translation>
    </message>
    <message>
        <source>No other player is left in the game.</source>
        <translation>Nella partita non resta nessun altro.</translation>
    </message>
    <message numerus="yes">
        <source>%1 had %2 of %n points when announcing the last turn and %3 when it ended.</source>
        <extracomment>%1: player, %2 and %3: numbers of points held then and at the end, %n: points needed</extracomment>
        <translation>
            <numerusform>%1 aveva un punteggio di %2 su %n all’annuncio dell’ultimo turno e di %3 alla fine.</numerusform>
            <numerusform>%1 aveva un punteggio di %2 su %n all’annuncio dell’ultimo turno e di %3 alla fine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>title; %1: number of a round, %2: the player whose turn it was</extracomment>
        <translation>Giro %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points and takes the lead.</source>
        <extracomment>%1: player, %2: number of points before, %n: points after a turn</extracomment>
        <translation>
            <numerusform>%1 passa da %2 a %n punto e va in testa.</numerusform>
            <numerusform>%1 passa da %2 a %n punti e va in testa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes from %2 to %n points.</source>
        <translation>
            <numerusform>%1 passa da %2 a %n punto.</numerusform>
            <numerusform>%1 passa da %2 a %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n points</source>
        <comment>phrase: points of a player</comment>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 %n punto</numerusform>
            <numerusform>%1 %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Start: %1</source>
        <extracomment>%1: points of all players</extracomment>
        <translation>Inizio: %1</translation>
    </message>
    <message>
        <source>Round %1, turn of %2: %3</source>
        <extracomment>%1: number of a round, %2: player, %3: points of all players</extracomment>
        <translation>Giro %1, turno di %2: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>È in piedi.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>È rivolto a %1.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 arriva sul tavolo.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 resta nel vuoto e torna nella riserva.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 torna nella riserva.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 arriva in %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 diventa piccolo.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 diventa medio.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 diventa grande.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 si gira.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>Al posto %1{genitive} ora c’è %2.</translation>
    </message>
    <message>
        <source>A new territory begins on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>In %1 comincia un nuovo territorio.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Il nuovo territorio in %2 è %1{definite}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>La casella %2 resta senza %1{definite}.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>In %2 il territorio %1 cede il posto %3{dative}.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>Il territorio in %1 non c’è più.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Il territorio %1 in %2 non c’è più.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>Il territorio %1 si sposta da %2 a %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Attivi il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 attiva il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Giochi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 gioca %2{definite}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Scarti %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 scarta %2{definite}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Peschi una carta.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Peschi %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 pesca una carta.</numerusform>
            <numerusform>%1 pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>La carta è %1{definite}.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Si usano i poteri del territorio %1 in %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Riprendi %2{definite} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 riprende %2{definite} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 scambia la mano con te.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Scambi la mano con %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 scambia la mano con %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>La carta della pila degli scarti diventa il nuovo mazzo.</numerusform>
            <numerusform>Le %n carte della pila degli scarti, mescolate, formano il nuovo mazzo.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finisce il turno.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Si danno le carte a %n giocatore e si prepara il tavolo.</numerusform>
            <numerusform>Si danno le carte a %n giocatori e si prepara il tavolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Hai scelto una carta da offrire.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1 ha scelto una carta da offrire.</translation>
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
        <translation>Le offerte si scoprono (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Le offerte più alte sono pari; tutti offrono di nuovo.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Fra le carte offerte prendi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 prende %2{definite} fra le carte offerte.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>La tua offerta è la più alta: cominci tu.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 ha fatto l’offerta più alta e comincia.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Cominci tu.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>Comincia %1.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Annunci che il tuo prossimo turno è l’ultimo.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 annuncia che il prossimo turno è l’ultimo.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di %2 su %n.</numerusform>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di %2 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di %2 su %n.</numerusform>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di %2 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di appena %2 su %n.</numerusform>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di appena %2 su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di appena %2 su %n.</numerusform>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di appena %2 su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Sei fuori dalla partita; i tuoi pezzi tornano nella riserva e la tua mano va negli scarti.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 è fuori dalla partita; i suoi pezzi tornano nella riserva e la sua mano va negli scarti.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Il timer nascosto suona.</translation>
    </message>
    <message>
        <source>An unfinished step is taken back.</source>
        <translation>Un passo non finito viene annullato.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Succede qualcosa che nessuna regola descrive.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>La regola «%2» riferisce di %1: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partita è finita e nessuno vince.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>La partita è finita: %1 si dividono la vittoria.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>La partita è finita: vinci tu.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>La partita è finita: vince %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>il giro finale</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>La pila degli scarti è stata mescolata</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Turni rimasti del giro finale</translation>
    </message>
    <message>
        <source>A player may declare the final round at the end of a turn. Before that, the discard pile must have been shuffled into a new draw pile at least once.</source>
        <translation>Dopo che la pila degli scarti è stata mescolata per la prima volta in un nuovo mazzo, alla fine del tuo turno puoi dichiarare il giro finale.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; if it is tied, the win is shared.</source>
        <translation>Tutti gli altri fanno allora ancora un turno. Poi vince il punteggio più alto; a pari punteggio si divide la vittoria.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il turno e dichiari il giro finale.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 finisce il turno e dichiara il giro finale.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Dichiara il giro finale</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Finisci il tuo turno, o dichiara il giro finale.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>La partita finisce dopo %n turno.</numerusform>
            <numerusform>La partita finisce dopo %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>D’ora in poi si può dichiarare il giro finale.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Dichiari il giro finale.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 dichiara il giro finale.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Il giro finale è finito: vince il punteggio più alto, %n punto.</numerusform>
            <numerusform>Il giro finale è finito: vince il punteggio più alto, %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pila degli scarti non è ancora stata mescolata in un nuovo mazzo (%1).</translation>
    </message>
    <message>
        <source>The final round is already being played (%1).</source>
        <translation>Il giro finale si sta già giocando (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>Il giro finale è finito: vinci con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>Il giro finale è finito: vince %1 con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Il giro finale è finito: %1 si dividono il punteggio più alto e la vittoria.</translation>
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
        <translation>Per scoprire una carta non serve un gregario.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Per scartare e pescare non serve un gregario.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Per scegliere un’altra carta da usare non serve un gregario.</translation>
    </message>
    <message>
        <source>Powers that need no minion can be used even when every minion is gone.</source>
        <translation>I poteri che non hanno bisogno di gregari si possono usare anche quando non ne resta nessuno.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This applies to pieces only: a territory must land properly each time.</source>
        <translation>Questo vale solo per i pezzi: un territorio deve ogni volta fermarsi in un posto ammesso.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait. The piece being acted on may be targeted wherever it is.</source>
        <translation>Tra le due metà i pezzi nel vuoto aspettano, e il pezzo su cui si agisce può essere preso di mira ovunque sia.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece that the first half has affected may act in the second if it is a minion.</source>
        <translation>Due gregari possono dividersi le metà. Un tuo pezzo toccato dalla prima metà può agire nella seconda se è un gregario.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space with a card is a territory.</source>
        <translation>Il tavolo è una griglia quadrata senza bordo. Una casella con una carta è un territorio.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power and is worth nothing.</source>
        <translation>Una casella senza carta che ha un lato in comune con un territorio è landa. Una landa può contenere pezzi. È come un territorio senza poteri e non vale niente.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there. As soon as a power or an action is completed, pieces in the void return to their owners&apos; stashes.</source>
        <translation>Ogni altra casella fa parte del vuoto. Lì non si può fare niente. Dopo ogni potere usato o azione compiuta, i pezzi nel vuoto tornano subito nelle riserve di chi li possiede.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if it holds %n pieces or more, no matter whose.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Una casella è piena se contiene almeno %n pezzo, di chiunque sia.</numerusform>
            <numerusform>Una casella è piena se contiene %n pezzi o più, di chiunque siano.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it unless a rule allows it. A space that already holds more pieces stays as it is.</source>
        <translation>In una casella piena non si può creare né portare nessun pezzo, a meno che una regola non permetta che sia piena. Una casella che ne contiene già di più resta com’è.</translation>
    </message>
    <message>
        <source>This also applies to wasteland.</source>
        <translation>Questo vale anche per le lande.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Una landa non è mai piena.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Si gioca da soli.</numerusform>
            <numerusform>Si gioca in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>Si gioca da %1 a %n.</numerusform>
            <numerusform>Si gioca da %1 a %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n piccola (un pallino)</numerusform>
            <numerusform>%n piccole (un pallino)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n media (due pallini)</numerusform>
            <numerusform>%n medie (due pallini)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n grande (tre pallini)</numerusform>
            <numerusform>%n grandi (tre pallini)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Ognuno ha una riserva di piramidi di un colore: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: number of cards in a row, and in a column</extracomment>
        <translation>Poi si dispone scoperta una griglia di carte, larga %1 e alta %2. Il resto è il mazzo.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Un’offerta decide chi comincia.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot; play goes clockwise.</source>
        <translation>Chi comincia si estrae a sorte; si gioca in senso orario.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Comincia il giocatore %1; si gioca in senso orario.</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one small piece from the stash, in any facing. The space must be a territory or wasteland without pieces.</source>
        <translation>Chi non ha pezzi sul tavolo può soltanto posare un pezzo piccolo della riserva, orientato a piacere. La casella deve essere un territorio o una landa senza pezzi.</translation>
    </message>
    <message>
        <source>If there is no such space, the player passes.</source>
        <translation>Se non c’è una casella così, il giocatore passa.</translation>
    </message>
    <message>
        <source>If there is no such space, the player may refresh the hand.</source>
        <translation>Se non c’è una casella così, il giocatore può rinnovare la mano.</translation>
    </message>
    <message>
        <source>Any other player does exactly one of the following:</source>
        <translation>Altrimenti fai esattamente una di queste cose:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of the following:</source>
        <translation>Altrimenti ogni azione è esattamente una di queste:</translation>
    </message>
    <message>
        <source>A player passes by refreshing the hand without discarding or drawing.</source>
        <translation>Per passare, rinnova la mano senza scartare né pescare.</translation>
    </message>
    <message>
        <source>Instead of these, a player may pass.</source>
        <translation>In alternativa puoi passare.</translation>
    </message>
    <message>
        <source>All powers are optional. A player may leave any of them unused, even all powers of a card. Their order never changes.</source>
        <translation>Tutti i poteri sono facoltativi. Puoi tralasciarne uno qualsiasi, o anche tutti quelli di una carta, ma il loro ordine non cambia mai.</translation>
    </message>
    <message>
        <source>When a player plays a card, all of the player&apos;s pieces on the board are minions. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando giochi una carta, ogni tuo pezzo sul tavolo è un gregario. Ogni potere può essere usato da uno qualsiasi di loro: sempre lo stesso o ogni volta uno diverso.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for this action, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando attivi un territorio, i tuoi pezzi in quel territorio sono gregari per questa azione, ovunque vadano. Ogni potere può essere usato da uno qualsiasi di loro: sempre lo stesso o ogni volta uno diverso.</translation>
    </message>
    <message>
        <source>When a player activates a territory, the player&apos;s pieces on it are minions for the whole turn, wherever they go. Any of them may use each power – the same one or different ones.</source>
        <translation>Quando attivi un territorio, i tuoi pezzi in quel territorio sono gregari per tutto il turno, ovunque vadano. Ogni potere può essere usato da uno qualsiasi di loro: sempre lo stesso o ogni volta uno diverso.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Un pezzo sostituito da uno di altra dimensione è sempre lo stesso pezzo.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the action.</source>
        <translation>Dopo l’attivazione di un territorio, un tuo pezzo toccato direttamente da un gregario diventa gregario anch’esso, per il resto dell’azione.</translation>
    </message>
    <message>
        <source>After a player activates a territory, a piece of that player that a minion directly affects also becomes a minion. It remains one for the rest of the turn.</source>
        <translation>Dopo l’attivazione di un territorio, un tuo pezzo toccato direttamente da un gregario diventa gregario anch’esso, per il resto del turno.</translation>
    </message>
    <message>
        <source>Only the pieces that were on the activated territory are minions.</source>
        <translation>Sono gregari soltanto i pezzi che erano sul territorio attivato.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn. This also applies to a Fool that another card copies.</source>
        <translation>Mentre usi un Matto, anche uno copiato da un’altra carta, diventano gregari anche i tuoi pezzi che vengono toccati, per il resto del turno.</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces also become minions for the rest of the turn.</source>
        <translation>Mentre usi un Matto, diventano gregari anche i tuoi pezzi che vengono toccati, per il resto del turno.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Niente di ciò che si fa a un pezzo lo tocca in questo senso.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Ognuna di queste cose tocca un pezzo: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>I pezzi su un territorio toccato valgono come toccati.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>I pezzi su un territorio toccato non valgono come toccati.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings. It points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Un pezzo può avere nove orientamenti: è rivolto a nord, est, sud od ovest o in diagonale fra due di questi, oppure è in piedi. Orientare un pezzo significa dargli un altro orientamento.</translation>
    </message>
    <message>
        <source>A piece has one of five facings. It points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Un pezzo può avere cinque orientamenti: è rivolto a nord, est, sud od ovest, mai in diagonale, oppure è in piedi. Orientare un pezzo significa dargli un altro orientamento.</translation>
    </message>
    <message>
        <source>A piece that points diagonally targets, moves and pushes across the corners of spaces. Only a space that shares a side with a territory is wasteland.</source>
        <translation>Un pezzo rivolto in diagonale prende di mira, si muove e spinge attraverso gli angoli delle caselle. È landa solo una casella che ha un lato in comune con un territorio.</translation>
    </message>
    <message>
        <source>An upright minion targets its own space and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Un gregario in piedi prende di mira la propria casella e ogni pezzo che contiene. Uno rivolto in una direzione prende di mira la casella successiva in quella direzione e ogni pezzo che contiene.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Un gregario può sempre prendere di mira se stesso, comunque sia orientato.</translation>
    </message>
    <message>
        <source>A player who affects one of their own pieces may orient it. An enemy piece keeps its facing. Some rules make exceptions.</source>
        <translation>Quando tocchi un tuo pezzo, puoi orientarlo. Un pezzo nemico conserva il suo orientamento. Una regola può disporre altrimenti.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Quando il mazzo è esaurito, la pila degli scarti si mescola e diventa il nuovo mazzo.</translation>
    </message>
    <message>
        <source>This is done immediately, when the draw pile becomes empty.</source>
        <translation>Lo si fa subito, appena il mazzo è vuoto.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Lo si fa solo quando c’è da pescare una carta.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that point, later discards are shuffled before the next draw.</source>
        <translation>Una carta pescata raggiunge prima la sua destinazione: una mano, il tavolo o la pila degli scarti. Se a quel punto non ci sono scarti da mescolare, quelli che arrivano dopo si mescolano prima della pescata successiva.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Una carta pescata raggiunge prima la sua destinazione: una mano, il tavolo o la pila degli scarti.</translation>
    </message>
    <message>
        <source>A player who still has cards to draw continues with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Chi ha ancora carte da pescare continua con il nuovo mazzo. Quando mazzo e scarti sono vuoti, non si può pescare niente.</translation>
    </message>
    <message>
        <source>A player never draws beyond the hand limit, or more cards than the two piles hold. The piles then include the player&apos;s own discards.</source>
        <translation>Non peschi mai oltre il limite della mano. Peschi al massimo le carte che restano nel mazzo e negli scarti, comprese quelle che hai scartato.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Un arcano minore vale %1, un arcano maggiore %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Una carta numerale, dall’asso al dieci, vale %1; fante, cavaliere, regina e re %2; un arcano maggiore %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn. The players still in the game share the win.</source>
        <translation>Se sul tavolo non resta nessun territorio, la partita finisce alla fine di quel turno. I giocatori ancora in gioco si dividono la vittoria.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>Se sul tavolo non resta nessun territorio, la partita finisce alla fine di quel turno, e nessuno vince.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Un ultimo turno che finisce in quel momento si valuta prima. Non si può annunciare più niente.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con una carta numerale, dall’asso al dieci, è pieno con %n pezzo.</numerusform>
            <numerusform>Un territorio con una carta numerale, dall’asso al dieci, è pieno con %n pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con fante, cavaliere, regina o re è pieno con %n pezzo.</numerusform>
            <numerusform>Un territorio con fante, cavaliere, regina o re è pieno con %n pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territorio con un arcano maggiore è pieno con %n pezzo.</numerusform>
            <numerusform>Un territorio con un arcano maggiore è pieno con %n pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Una landa è piena con %n pezzo.</numerusform>
            <numerusform>Una landa è piena con %n pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more small pieces has no room for another one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casella con almeno %n pezzo piccolo non ne accoglie altri.</numerusform>
            <numerusform>Una casella con %n pezzi piccoli o più non ne accoglie altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more medium pieces has no room for another one. No small piece can grow to medium size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casella con almeno %n pezzo medio non ne accoglie altri, e lì nessun pezzo piccolo può diventare medio.</numerusform>
            <numerusform>Una casella con %n pezzi medi o più non ne accoglie altri, e lì nessun pezzo piccolo può diventare medio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more large pieces has no room for another one. No medium piece can grow to large size there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casella con almeno %n pezzo grande non ne accoglie altri, e lì nessun pezzo medio può diventare grande.</numerusform>
            <numerusform>Una casella con %n pezzi grandi o più non ne accoglie altri, e lì nessun pezzo medio può diventare grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n or more pieces of a player has no room for another one of that player. No enemy piece there can be replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Una casella con almeno %n pezzo di un colore non ne accoglie altri di quel colore, e lì nessun pezzo nemico può essere sostituito da uno di quel colore.</numerusform>
            <numerusform>Una casella con %n pezzi o più di un colore non ne accoglie altri di quel colore, e lì nessun pezzo nemico può essere sostituito da uno di quel colore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Si mescolano le 78 carte dei tarocchi. Ognuno riceve %n carta, che è anche il limite della mano.</numerusform>
            <numerusform>Si mescolano le 78 carte dei tarocchi. Ognuno riceve %n carte, che sono anche il limite della mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Si mescolano le 78 carte dei tarocchi.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Si mescolano le 78 carte dei tarocchi. Ognuno riceve %n carta.</numerusform>
            <numerusform>Si mescolano le 78 carte dei tarocchi. Ognuno riceve %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>Il limite della mano è di %n carta.</numerusform>
            <numerusform>Il limite della mano è di %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Poi si dispongono carte scoperte su queste caselle: %1. Il resto è il mazzo.</translation>
    </message>
    <message>
        <source>Before shuffling, the card %1 is taken out of the deck and laid on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Prima di mescolare, la carta %1 si toglie dal mazzo e si mette in %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, a player may orient one of their pieces. This does not count as an action.</source>
        <translation>Una volta per turno, prima di un’azione, puoi orientare uno dei tuoi pezzi. Questo non conta come azione.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of a turn, before anything else, the player draws %n cards, up to the hand limit.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Alla fine del tuo turno, prima di ogni altra cosa prevista in quel momento, peschi %n carta, se il limite della mano lo consente.</numerusform>
            <numerusform>Alla fine del tuo turno, prima di ogni altra cosa prevista in quel momento, peschi %n carte, per quanto il limite della mano lo consente.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also targets spaces further on, whatever is in between. Its size decides the distance: at most %1 if it is small, %2 if medium and %3 if large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Prende di mira anche caselle più lontane, qualunque cosa ci sia in mezzo: fino a una distanza di %1 se è piccolo, %2 se è medio e %3 se è grande.</translation>
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
        <translation>Alcune carte hanno un altro valore (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Il punteggio da raggiungere è %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>Giocando da soli il punteggio da raggiungere è %1.</numerusform>
            <numerusform>Giocando in %n il punteggio da raggiungere è %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s score is the number of pips of their pieces on all territories that they hold.</source>
        <translation>Il tuo punteggio è il numero di pallini dei tuoi pezzi su tutti i territori che controlli.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that they hold.</source>
        <translation>Il tuo punteggio è il valore di tutti i territori che controlli.</translation>
    </message>
    <message>
        <source>A player&apos;s score is the value of all territories that hold only pieces of that player.</source>
        <translation>Il tuo punteggio è il valore di tutti i territori che contengono solo pezzi tuoi.</translation>
    </message>
    <message>
        <source>A player holds a territory if only that player&apos;s pieces are on it.</source>
        <translation>Controlli un territorio se contiene solo pezzi tuoi.</translation>
    </message>
    <message>
        <source>A player holds a territory if they have more pieces on it than any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Controlli un territorio in cui hai più pezzi di chiunque altro. Se due o più giocatori sono pari, non lo controlla nessuno.</translation>
    </message>
    <message>
        <source>A player holds a territory if their pieces on it have more pips together than those of any other player. Where two or more players are equal, nobody holds it.</source>
        <translation>Controlli un territorio in cui i tuoi pezzi hanno insieme più pallini di quelli di chiunque altro. Se due o più giocatori sono pari, non lo controlla nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that a player holds in the same way is worth %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Una landa che controlli allo stesso modo vale %n punto.</numerusform>
            <numerusform>Una landa che controlli allo stesso modo vale %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Per tirare il dado colorato non serve un gregario.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Wasteland can hold pieces. It is like a territory without a power.</source>
        <translation>Una casella senza carta che ha un lato in comune con un territorio è landa. Una landa può contenere pezzi. È come un territorio senza poteri.</translation>
    </message>
    <message>
        <source>Nothing else in this game allows that.</source>
        <translation>In questo gioco nient’altro lo permette.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Solo questo tocca un pezzo: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Questi valori contano solo dove si creano, si fanno crescere o si attaccano territori.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Se sul tavolo non resta nessun territorio, la partita finisce alla fine di quel turno, come dice la regola %1.</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, and at least one of each size, they form a tower. Nobody else can target a piece of a tower.</source>
        <translation>Se su un territorio ci sono pezzi di un solo giocatore, e almeno uno di ogni dimensione, questi formano una torre. Nessun altro può prendere di mira un pezzo di una torre.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Nel territorio di una torre nessun pezzo di altri può essere creato né finire uno spostamento.</translation>
    </message>
    <message>
        <source>This does not protect a piece of a tower from the consequences of its own attack.</source>
        <translation>Questo non protegge un pezzo di una torre dalle conseguenze del proprio attacco.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn a player takes %n such actions, one after the other. Each has minions of its own. Placing a piece is also an action, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>In ogni turno si fa %n azione di questo tipo, con i propri gregari. Anche posare un pezzo è un’azione, e lo è anche passare.</numerusform>
            <numerusform>In ogni turno si fanno %n azioni di questo tipo, una dopo l’altra; ognuna ha i propri gregari. Anche posare un pezzo è un’azione, e lo è anche passare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Alcune caselle hanno un limite proprio.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>l’annuncio dell’ultimo turno</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Ultimo turno annunciato da</translation>
    </message>
    <message>
        <source>Players who have announced</source>
        <translation>Chi ha già annunciato</translation>
    </message>
    <message>
        <source>Players who miss their next turn</source>
        <translation>Chi salta il prossimo turno</translation>
    </message>
    <message>
        <source>A player who ends their last turn with the target score or more wins immediately, whatever the other players have.</source>
        <translation>Alla fine del tuo ultimo turno vinci subito se hai almeno il punteggio da raggiungere, qualunque sia il punteggio degli altri.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends their last turn with %n points or more wins immediately, whatever the other players have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Alla fine del tuo ultimo turno vinci subito con %n punto o più, qualunque sia il punteggio degli altri.</numerusform>
            <numerusform>Alla fine del tuo ultimo turno vinci subito con %n punti o più, qualunque sia il punteggio degli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who ends a turn may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due. No score is needed.</source>
        <translation>Alla fine del tuo turno puoi annunciare che il tuo prossimo turno è l’ultimo, a meno che non si attenda ancora l’ultimo turno annunciato da qualcun altro. Non serve nessun punteggio.</translation>
    </message>
    <message numerus="yes">
        <source>A player who ends a turn with %n points or more may announce that their next turn is their last. This is not allowed while another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Alla fine del tuo turno, con %n punto o più, puoi annunciare che il tuo prossimo turno è l’ultimo, a meno che non si attenda ancora l’ultimo turno annunciato da qualcun altro.</numerusform>
            <numerusform>Alla fine del tuo turno, con %n punti o più, puoi annunciare che il tuo prossimo turno è l’ultimo, a meno che non si attenda ancora l’ultimo turno annunciato da qualcun altro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody may announce twice.</source>
        <translation>Nessuno può annunciare due volte.</translation>
    </message>
    <message>
        <source>At the end of an announced last turn itself, nothing can be announced.</source>
        <translation>Alla fine del tuo ultimo turno non puoi annunciare niente.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side. For each of them, the pieces of the others are neither own nor enemy pieces. A territory that they share counts for each of them.</source>
        <translation>Finché si attende un ultimo turno annunciato, tutti gli altri giocatori sono dalla stessa parte. I loro pezzi non sono né propri né nemici gli uni per gli altri, e un territorio che condividono conta per ognuno di loro.</translation>
    </message>
    <message>
        <source>Otherwise the player is out: the player&apos;s pieces return to the stash, and the hand is discarded.</source>
        <translation>Altrimenti sei fuori: i tuoi pezzi tornano nella riserva e la tua mano va negli scarti.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Chi resta per ultimo vince.</translation>
    </message>
    <message>
        <source>The last player left does not win; the game continues.</source>
        <translation>Chi resta per ultimo non vince; la partita continua.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Altrimenti la partita finisce, e tutti gli altri vincono insieme.</translation>
    </message>
    <message>
        <source>Otherwise all of the player&apos;s pieces return to the stash. The player keeps the hand and plays on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Altrimenti tutti i tuoi pezzi tornano nella riserva; conservi la mano e continui a giocare.</translation>
    </message>
    <message>
        <source>Otherwise the player plays on but misses the next turn.</source>
        <translation>Altrimenti continui a giocare, ma salti il prossimo turno.</translation>
    </message>
    <message>
        <source>When all players still in the game have announced a last turn and none has won, the game ends. The highest score wins; if it is tied, the win is shared.</source>
        <translation>Quando tutti i giocatori ancora in gioco hanno annunciato un ultimo turno e nessuno ha vinto, la partita finisce. Vince il punteggio più alto; a pari punteggio si divide la vittoria.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Finisci il tuo turno, o annuncia che il prossimo è l’ultimo.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Questo è il tuo ultimo turno: alla fine si vince con %n punto.</numerusform>
            <numerusform>Questo è il tuo ultimo turno: alla fine si vince con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>Questo è l’ultimo turno di %1: alla fine serve %n punto.</numerusform>
            <numerusform>Questo è l’ultimo turno di %1: alla fine servono %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Will miss the next turn: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Chi salta il prossimo turno: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Perdi %n pezzo.</numerusform>
            <numerusform>Perdi %n pezzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 perde %n pezzo.</numerusform>
            <numerusform>%1 perde %n pezzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>You miss your next turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Salti il prossimo turno.</translation>
    </message>
    <message>
        <source>%1 misses the next turn.</source>
        <translation>%1 salta il prossimo turno.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Tutti hanno annunciato un ultimo turno: vince il punteggio più alto, %n punto.</numerusform>
            <numerusform>Tutti hanno annunciato un ultimo turno: vince il punteggio più alto, %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Vinci: il tuo ultimo turno finisce con %n punto, e ne servivano %2.</numerusform>
            <numerusform>Vinci: il tuo ultimo turno finisce con %n punti, e ne servivano %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>Vince %1: l’ultimo turno finisce con %n punto, e ne servivano %2.</numerusform>
            <numerusform>Vince %1: l’ultimo turno finisce con %n punti, e ne servivano %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Tutti hanno annunciato un ultimo turno; vince il punteggio più alto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di appena %2 su %n; vincono tutti gli altri: %3.</numerusform>
            <numerusform>Il tuo ultimo turno finisce con un punteggio di appena %2 su %n; vincono tutti gli altri: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di appena %2 su %n; vincono tutti gli altri: %3.</numerusform>
            <numerusform>L’ultimo turno di %1 finisce con un punteggio di appena %2 su %n; vincono tutti gli altri: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of another player on the same side. Any other power can be, and such a piece keeps its facing. For these players, a space with only their pieces is not occupied by an enemy.</source>
        <translation>Un potere che richiede un pezzo nemico non si può usare su un pezzo di chi è dalla tua parte. Qualsiasi altro potere sì, e il pezzo conserva il suo orientamento. Una casella in cui ci sono solo questi pezzi e i tuoi non è occupata da nemici.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of the player&apos;s pieces return to the stash, the largest first. The player plays on.</source>
        <translation>
            <numerusform>Altrimenti %n tuo pezzo torna nella riserva, il più grande; continui a giocare.</numerusform>
            <numerusform>Altrimenti %n tuoi pezzi tornano nella riserva, a cominciare dai più grandi; continui a giocare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Among equal pieces, the one furthest south goes first and, in the same row, the one furthest east. In the same space, the order of facings decides.</source>
        <translation>Fra pezzi uguali torna prima quello più a sud e, nella stessa riga, quello più a est. Nella stessa casella decide l’ordine degli orientamenti.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Le basi</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>I quattro semi</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Il turno e la mano</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Due poteri sulla stessa cosa</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Gli arcani maggiori</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>La fine di una partita</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Altri giochi ed espansioni</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avido</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprendista</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Fa un passo qualsiasi fra quelli che le regole permettono.</translation>
    </message>
    <message>
        <source>Takes the step that looks best now and does not look ahead.</source>
        <translation>Fa il passo che al momento sembra migliore, senza guardare avanti.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Pensa ai turni a venire per circa un secondo a passo.</translation>
    </message>
    <message>
        <source>Thinks for several seconds a step and gives nothing away.</source>
        <translation>Pensa per alcuni secondi a passo e non regala nulla.</translation>
    </message>
    <message>
        <source>gambler</source>
        <extracomment>how a computer likes to play, after its level: it announces early</extracomment>
        <translation>temerario</translation>
    </message>
    <message>
        <source>prudent</source>
        <extracomment>how a computer likes to play, after its level: it announces late</extracomment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>builder</source>
        <extracomment>how a computer likes to play, after its level: it founds and raises territories</extracomment>
        <translation>costruttore</translation>
    </message>
    <message>
        <source>daring builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces early</extracomment>
        <translation>costruttore temerario</translation>
    </message>
    <message>
        <source>prudent builder</source>
        <extracomment>how a computer likes to play, after its level: it builds, and announces late</extracomment>
        <translation>costruttore prudente</translation>
    </message>
    <message>
        <source>hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others</extracomment>
        <translation>cacciatore</translation>
    </message>
    <message>
        <source>daring hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces early</extracomment>
        <translation>cacciatore temerario</translation>
    </message>
    <message>
        <source>prudent hunter</source>
        <extracomment>how a computer likes to play, after its level: it hinders the others, and announces late</extracomment>
        <translation>cacciatore prudente</translation>
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
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Scripted</source>
        <extracomment>a computer player for measurements, which follows a few fixed instructions</extracomment>
        <translation>Meccanico</translation>
    </message>
    <message>
        <source>Looks a little ahead and thinks briefly.</source>
        <translation>Guarda un po’ avanti e riflette un momento.</translation>
    </message>
    <message>
        <source>Plans its own turn in an instant and looks at the next reply.</source>
        <translation>Pianifica il proprio turno in un istante e guarda la risposta successiva.</translation>
    </message>
    <message>
        <source>Overlooks much and does not look ahead; a good opponent for a first game.</source>
        <translation>Si lascia sfuggire molte cose e non guarda avanti; un buon avversario per la prima partita.</translation>
    </message>
    <message>
        <source>Takes any step by which it loses no points; a yardstick for measurements.</source>
        <translation>Fa un passo qualsiasi che non gli faccia perdere punti; un termine di paragone per le misurazioni.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Si imposta un timer nascosto.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Il dado mostra %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>I dadi mostrano %1.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <extracomment>%1: player; the player gives up the game</extracomment>
        <translation>Ti arrendi.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 si arrende.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for you.</source>
        <extracomment>%1: player, %2: level of a computer</extracomment>
        <translation>Ora un computer (%2) gioca per te.</translation>
    </message>
    <message>
        <source>A computer (%2) now plays for %1.</source>
        <translation>Ora un computer (%2) gioca per %1.</translation>
    </message>
    <message>
        <source>Another player now plays for you.</source>
        <extracomment>%1: player</extracomment>
        <translation>Ora qualcun altro gioca per te.</translation>
    </message>
    <message>
        <source>Another player now plays for %1.</source>
        <translation>Ora qualcun altro gioca per %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>«%1: %2»</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>Coppe</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bastoni</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Denari</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>ovest</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>in piedi</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>nord-ovest</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n territorio su %1 × %2 caselle</numerusform>
            <numerusform>%n territori su %1 × %2 caselle</numerusform>
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
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Minimo di giocatori</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Il gioco richiede almeno questo numero di giocatori.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Massimo di giocatori</translation>
    </message>
    <message>
        <source>At most this many players take part.</source>
        <translation>I giocatori non possono essere più di questo numero.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Pezzi piccoli</translation>
    </message>
    <message>
        <source>Number of small pieces per player.</source>
        <translation>Numero di pezzi piccoli per giocatore.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Pezzi medi</translation>
    </message>
    <message>
        <source>Number of medium pieces per player.</source>
        <translation>Numero di pezzi medi per giocatore.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Pezzi grandi</translation>
    </message>
    <message>
        <source>Number of large pieces per player.</source>
        <translation>Numero di pezzi grandi per giocatore.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite della mano</translation>
    </message>
    <message>
        <source>Number of cards dealt to each player; a player never draws beyond it.</source>
        <translation>Numero di carte che riceve ogni giocatore; pescando non lo si supera mai.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valore delle carte numerali</translation>
    </message>
    <message>
        <source>Points for a territory from ace to ten.</source>
        <translation>Punti per un territorio dall’asso al dieci.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valore delle figure</translation>
    </message>
    <message>
        <source>Points for a territory with a page, knight, queen or king.</source>
        <translation>Punti per un territorio con fante, cavaliere, regina o re.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valore degli arcani maggiori</translation>
    </message>
    <message>
        <source>Points for a major arcana territory.</source>
        <translation>Punti per un territorio con un arcano maggiore.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Colonne del tavolo</translation>
    </message>
    <message>
        <source>Number of cards side by side at the start.</source>
        <translation>Numero di carte una accanto all’altra all’inizio.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Righe del tavolo</translation>
    </message>
    <message>
        <source>Number of rows of cards laid out at the start.</source>
        <translation>Numero di righe di carte disposte all’inizio.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Pezzi in una casella</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>In una casella che ne contiene già questo numero non si può creare né portare nessun pezzo.</translation>
    </message>
    <message>
        <source>Choice of first player</source>
        <translation>Scelta di chi comincia</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Questo decide chi fa il primo turno.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>This player begins if the first player is fixed.</source>
        <translation>Comincia questo giocatore, se il primo è stabilito.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Ordine dei turni</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>I turni fanno il giro del tavolo, o seguono le offerte.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>La carta ha questi poteri, uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Legame</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>I primi due poteri della carta possono legarsi in questo modo.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Possibilità di un turno</translation>
    </message>
    <message>
        <source>A player does one of these in each turn.</source>
        <translation>In ogni turno si fa una di queste cose.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>I pezzi toccati diventano gregari</translation>
    </message>
    <message>
        <source>After a player activates a territory, the player&apos;s pieces that a minion affects become minions for the turn.</source>
        <translation>Dopo l’attivazione di un territorio, i tuoi pezzi toccati da un gregario diventano gregari per il turno.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>I pezzi toccati diventano gregari con un Matto</translation>
    </message>
    <message>
        <source>While a player uses a Fool, the player&apos;s affected pieces become minions, even where they normally do not.</source>
        <translation>Mentre usi un Matto, i tuoi pezzi che vengono toccati diventano gregari, anche dove normalmente non lo diventano.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>Points needed to win at the end of an announced last turn.</source>
        <translation>Punti necessari per vincere alla fine di un ultimo turno annunciato.</translation>
    </message>
    <message>
        <source>Result of a failed last turn</source>
        <translation>Esito di un ultimo turno fallito</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>Questo succede a chi finisce un ultimo turno annunciato con troppo pochi punti.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Carte offerte che restano</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes go here.</source>
        <translation>Le carte offerte che nessuno prende vanno qui.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Timer nascosto</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Un timer che nessuno vede mette fine alla partita, e vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Timer, almeno</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Il timer nascosto non mette mai fine alla partita prima di questo numero di giri o minuti.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Timer, al massimo</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>Il timer nascosto mette fine alla partita al più tardi dopo questo numero di giri o minuti.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Le coppe creano pezzi nemici</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Una coppa che prende di mira un pezzo nemico può creare un altro pezzo di quel nemico.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Le coppe creano territori</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Queste carte si possono posare su una landa presa di mira.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>I territori creati vengono da</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>La carta di un territorio che una coppa crea viene da qui.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Le coppe ignorano il limite della casella</translation>
    </message>
    <message>
        <source>A cup may create a piece even in a full space.</source>
        <translation>Una coppa può creare un pezzo anche in una casella piena.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>I bastoni spingono i pezzi di chi li usa</translation>
    </message>
    <message>
        <source>A rod may push the player&apos;s own pieces, not only enemy pieces.</source>
        <translation>Un bastone può spingere anche i pezzi di chi lo usa, non solo quelli nemici.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>I bastoni spingono territori</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Un bastone può spingere un territorio in una landa.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>I bastoni ignorano il limite della casella</translation>
    </message>
    <message>
        <source>A rod may bring a piece even into a full space.</source>
        <translation>Un bastone può portare un pezzo anche in una casella piena.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Forza di un bastone</translation>
    </message>
    <message>
        <source>Number of spaces that a rod reaches; 0 means as many as the minion has pips.</source>
        <translation>Numero di caselle a cui arriva un bastone; 0 significa tante quanti sono i pallini del gregario.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>I denari fanno crescere i territori</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>La nuova carta di un territorio che cresce vale esattamente un punto in più, o è una qualsiasi più alta.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>I denari fanno crescere le lande</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Un denaro può trasformare in territorio una landa presa di mira.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>I territori cresciuti vengono da</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>La nuova carta di un territorio che cresce viene da qui.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Le spade riducono i territori</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Una spada può ridurre un territorio, non solo i pezzi.</translation>
    </message>
    <message>
        <source>Shrinking of territories</source>
        <translation>Riduzione dei territori</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or shrinks by one step.</source>
        <translation>Un territorio perde punti secondo i pallini del gregario, o scende di un gradino.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>I territori ridotti vengono da</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>La nuova carta di un territorio che si riduce viene da qui.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Forza di una spada</translation>
    </message>
    <message>
        <source>Number of pips that a sword removes; 0 means as many as the minion has.</source>
        <translation>Numero di pallini che toglie una spada; 0 significa tanti quanti ne ha il gregario.</translation>
    </message>
    <message>
        <source>Pieces that a card orients</source>
        <translation>Pezzi orientati da una carta</translation>
    </message>
    <message>
        <source>A card that orients turns a minion, or any targeted piece.</source>
        <translation>Una carta che orienta gira un gregario, o un pezzo qualsiasi preso di mira.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>I territori vanno ovunque</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere also moves territories.</source>
        <translation>Un potere che sposta i pezzi ovunque sposta anche i territori.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Punti per vincere in due</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with two players; 0 means as many as for all.</source>
        <translation>Punti necessari per vincere in due alla fine di un ultimo turno annunciato; 0 significa lo stesso numero che in generale.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Punti per vincere in tre</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with three players; 0 means as many as for all.</source>
        <translation>Punti necessari per vincere in tre alla fine di un ultimo turno annunciato; 0 significa lo stesso numero che in generale.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Punti per vincere in quattro</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with four players; 0 means as many as for all.</source>
        <translation>Punti necessari per vincere in quattro alla fine di un ultimo turno annunciato; 0 significa lo stesso numero che in generale.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Punti per vincere in cinque</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with five players; 0 means as many as for all.</source>
        <translation>Punti necessari per vincere in cinque alla fine di un ultimo turno annunciato; 0 significa lo stesso numero che in generale.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Punti per vincere in sei</translation>
    </message>
    <message>
        <source>Points needed to win an announced last turn with six players; 0 means as many as for all.</source>
        <translation>Punti necessari per vincere in sei alla fine di un ultimo turno annunciato; 0 significa lo stesso numero che in generale.</translation>
    </message>
    <message>
        <source>Holder of a territory</source>
        <translation>Controllo di un territorio</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Questo decide per chi conta un territorio.</translation>
    </message>
    <message>
        <source>Points for a territory</source>
        <translation>Punti per un territorio</translation>
    </message>
    <message>
        <source>A territory gives its holder the value of its card, or one point per pip of the holder&apos;s pieces there.</source>
        <translation>Un territorio dà a chi lo controlla il valore della sua carta, o un punto per ogni pallino dei suoi pezzi in quel territorio.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valore delle lande</translation>
    </message>
    <message>
        <source>Points that a wasteland gives its holder.</source>
        <translation>Punti che una landa dà a chi la controlla.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>If only one player has pieces on a territory, at least one of each size, nobody else can target them.</source>
        <translation>Se su un territorio ci sono pezzi di un solo giocatore, e almeno uno di ogni dimensione, nessun altro può prenderli di mira.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Pezzi persi per un ultimo turno fallito</translation>
    </message>
    <message>
        <source>Number of pieces that return to the stash, the largest first; 0 means all.</source>
        <translation>Numero di pezzi che tornano nella riserva, prima i più grandi; 0 significa tutti.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Punti per annunciare</translation>
    </message>
    <message>
        <source>Lowest score with which a last turn can be announced; 0 means any score.</source>
        <translation>Punteggio minimo con cui si può annunciare un ultimo turno; 0 significa qualsiasi punteggio.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Un solo annuncio</translation>
    </message>
    <message>
        <source>Nobody may announce a last turn twice; when all have announced, the highest score wins.</source>
        <translation>Nessuno può annunciare due volte un ultimo turno; quando tutti l’hanno fatto, vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Tutti contro chi annuncia</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players are on one side.</source>
        <translation>Finché si attende un ultimo turno annunciato, tutti gli altri giocatori sono dalla stessa parte.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Punti da portare a casa</translation>
    </message>
    <message>
        <source>The first player to bring in this many points wins immediately.</source>
        <translation>Il primo che porta a casa questo numero di punti vince subito.</translation>
    </message>
    <message>
        <source>Smallest piece that can bring in a territory</source>
        <translation>Pezzo più piccolo che porta a casa un territorio</translation>
    </message>
    <message>
        <source>Smallest size of a piece that can bring in a territory: 1 small, 2 medium, 3 large.</source>
        <translation>Dimensione minima di un pezzo che può portare a casa un territorio: 1 piccolo, 2 medio, 3 grande.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>L’offerta più alta</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Stabilito</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Giocatore A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Giocatore B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Giocatore C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Giocatore D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Giocatore E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Giocatore F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>In senso orario</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Secondo le offerte (torneo)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Attivare un territorio</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Giocare una carta</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Rinnovare la mano</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Orientare un pezzo</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>In nessun modo</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>Il primo può finire dove niente può restare</translation>
    </message>
    <message>
        <source>Nothing is needed in between</source>
        <translation>Nel passaggio intermedio non serve niente</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Una casella può essere troppo piena nel frattempo</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>Il giocatore è fuori</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Vincono tutti gli altri</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>Il giocatore perde pezzi</translation>
    </message>
    <message>
        <source>The player misses the next turn</source>
        <translation>Il giocatore salta il prossimo turno</translation>
    </message>
    <message>
        <source>The only player there</source>
        <translation>L’unico giocatore presente</translation>
    </message>
    <message>
        <source>The player with the most pieces there</source>
        <translation>Il giocatore con più pezzi</translation>
    </message>
    <message>
        <source>The player with the most pips there</source>
        <translation>Il giocatore con più pallini</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>Il valore della carta</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>I pallini dei pezzi</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>Nella pila degli scarti</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>A chi vince l’offerta</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Un numero nascosto di giri</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Un numero nascosto di minuti</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Carte che valgono esattamente 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Tutti gli arcani minori</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La pila degli scarti</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>La prima carta del mazzo</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>A un punto in più</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>A una carta più alta qualsiasi</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Secondo i pallini del gregario</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>Di un gradino</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Un gregario</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Un pezzo preso di mira</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Limite di pezzi nelle lande</translation>
    </message>
    <message>
        <source>The limit of pieces in a space also applies in wasteland.</source>
        <translation>Il limite di pezzi in una casella vale anche nelle lande.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Offerte fino all’ultima carta</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Se le offerte sono pari finché non restano più carte, questo decide chi comincia.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Nessuna casella per un pezzo</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Chi non ha pezzi e non trova nessuna casella libera passa, o può rinnovare la mano.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Rimescolamento degli scarti</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>La pila degli scarti si mescola appena il mazzo è vuoto, oppure quando serve la prossima carta.</translation>
    </message>
    <message>
        <source>Ways to affect a piece</source>
        <translation>Modi di toccare un pezzo</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Un pezzo conta come toccato da un gregario se gli è stata fatta una di queste cose.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Pezzi su territori toccati</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>I pezzi su un territorio che un gregario tocca contano anch’essi come toccati.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>Creare pezzi nelle lande</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Una coppa può creare un pezzo in una landa, non solo su un territorio.</translation>
    </message>
    <message>
        <source>Space in which a minion creates</source>
        <translation>Casella in cui crea un gregario</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Un gregario crea solo nella casella presa di mira, oppure anche nella propria.</translation>
    </message>
    <message>
        <source>Landing judged</source>
        <translation>Valutazione dell’arrivo</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>Dove un territorio spinto può fermarsi si valuta prima o dopo aver sollevato la sua carta.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Le carte del Matto sono facoltative</translation>
    </message>
    <message>
        <source>A player may choose not to turn over a card.</source>
        <translation>Si può rinunciare a scoprire una carta.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Può agire un altro gregario</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Dopo che una carta ha orientato un gregario, un altro può usare il potere successivo.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Solo i nemici cambiano colore</translation>
    </message>
    <message>
        <source>A power that replaces a piece with one of the player&apos;s own replaces enemy pieces only.</source>
        <translation>Un potere che sostituisce un pezzo con uno di chi lo usa sostituisce solo pezzi nemici.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Chi resta per ultimo vince</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins immediately.</source>
        <translation>Quando tutti gli altri sono fuori, chi resta per ultimo vince subito.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Un tavolo senza territori</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Quando non resta nessun territorio vincono tutti quelli ancora in gioco, oppure nessuno.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Comincia il giocatore A</translation>
    </message>
    <message>
        <source>The player passes</source>
        <translation>Il giocatore passa</translation>
    </message>
    <message>
        <source>The player may refresh the hand</source>
        <translation>Il giocatore può rinnovare la mano</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Quando serve una carta</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>crearlo</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>muoverlo</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>spingerlo</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>farlo crescere</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>ridurlo</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>girarlo</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>cambiargli colore</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>Nella casella presa di mira</translation>
    </message>
    <message>
        <source>Also in its own space</source>
        <translation>Anche nella propria</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Prima di sollevare la carta</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Dopo aver sollevato la carta</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>I giocatori rimasti si dividono la vittoria</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Non vince nessuno</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Carte all’inizio</translation>
    </message>
    <message>
        <source>Number of cards that each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Numero di carte che ogni giocatore ha all’inizio; 0 significa tante quante il limite della mano.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Carte a scelta</translation>
    </message>
    <message>
        <source>Number of cards of the first hand that each player chooses from open cards.</source>
        <translation>Numero di carte della prima mano che ogni giocatore sceglie fra carte scoperte.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Carte scoperte in più</translation>
    </message>
    <message>
        <source>Number of open cards beyond those that are chosen; what is left is discarded.</source>
        <translation>Numero di carte scoperte in più rispetto a quelle da scegliere; ciò che avanza si scarta.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Carte pescate rinnovando la mano</translation>
    </message>
    <message>
        <source>Most cards that a player draws by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Numero massimo di carte che si pescano rinnovando la mano; 0 significa fino al limite della mano.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Carte pescate a fine turno</translation>
    </message>
    <message>
        <source>Number of cards that a player draws at the end of each turn, up to the hand limit.</source>
        <translation>Numero di carte che si pescano alla fine di ogni turno, fino al limite della mano.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valori di singole carte</translation>
    </message>
    <message>
        <source>These cards have a different value from others of their kind.</source>
        <translation>Queste carte hanno un valore diverso da quello delle altre dello stesso genere.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposizione del tavolo</translation>
    </message>
    <message>
        <source>The cards at the start and their places; without a layout, the board is a rectangle.</source>
        <translation>Le carte all’inizio e i loro posti; senza disposizione il tavolo è un rettangolo.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Pezzi su una carta numerale</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio dall’asso al dieci è pieno con questo numero di pezzi; 0 significa il limite di qualsiasi casella.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Pezzi su una figura</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio con un fante, un cavaliere, una regina o un re è pieno con questo numero di pezzi; 0 significa il limite di qualsiasi casella.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Pezzi su un arcano maggiore</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Un territorio con un arcano maggiore è pieno con questo numero di pezzi; 0 significa il limite di qualsiasi casella.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Pezzi in una landa</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Una landa è piena con questo numero di pezzi; 0 significa il limite di qualsiasi casella.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Pezzi piccoli in una casella</translation>
    </message>
    <message>
        <source>A space with this many small pieces has no room for another one; 0 means no such limit.</source>
        <translation>Una casella con questo numero di pezzi piccoli non ne accoglie altri; 0 significa nessun limite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Pezzi medi in una casella</translation>
    </message>
    <message>
        <source>A space with this many medium pieces has no room for another one; 0 means no such limit.</source>
        <translation>Una casella con questo numero di pezzi medi non ne accoglie altri; 0 significa nessun limite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Pezzi grandi in una casella</translation>
    </message>
    <message>
        <source>A space with this many large pieces has no room for another one; 0 means no such limit.</source>
        <translation>Una casella con questo numero di pezzi grandi non ne accoglie altri; 0 significa nessun limite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Pezzi di uno stesso colore in una casella</translation>
    </message>
    <message>
        <source>A space with this many pieces of a player takes no more of that player; 0 means no such limit.</source>
        <translation>Una casella con questo numero di pezzi di uno stesso colore non ne accoglie altri di quel colore; 0 significa nessun limite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Azioni in un turno</translation>
    </message>
    <message>
        <source>Number of actions that a player takes in each turn.</source>
        <translation>Numero di azioni che si fanno in ogni turno.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientamento gratuito</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action does not count as an action.</source>
        <translation>Una volta per turno, orientare un pezzo prima di un’azione non conta come azione.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orientare più pezzi</translation>
    </message>
    <message>
        <source>A player who orients a piece may also orient any of the others, each once.</source>
        <translation>Chi orienta un pezzo può orientare anche ciascuno degli altri, una volta.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Scartare o pescare</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Rinnovare la mano significa scartarla tutta oppure pescare carte.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Orientamenti diagonali</translation>
    </message>
    <message>
        <source>A piece may also point diagonally.</source>
        <translation>Un pezzo può essere rivolto anche in diagonale.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Portata dei gregari piccoli</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Distanza massima, in caselle, a cui prende di mira un gregario piccolo non in piedi.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Portata dei gregari medi</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Distanza massima, in caselle, a cui prende di mira un gregario medio non in piedi.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Portata dei gregari grandi</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Distanza massima, in caselle, a cui prende di mira un gregario grande non in piedi.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>le pile dei punti</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Punti portati a casa</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Può farlo un pezzo di qualsiasi dimensione.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Un pezzo piccolo non può farlo.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Solo un pezzo grande può farlo.</translation>
    </message>
    <message>
        <source>The value of the card goes to the player&apos;s pile of points. These points count for the score and are never lost.</source>
        <translation>Il valore della carta va nella tua pila dei punti. Questi punti contano per il tuo punteggio e non si perdono mai.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to bring in %n points wins immediately.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Il primo che porta a casa %n punto vince subito.</numerusform>
            <numerusform>Il primo che porta a casa %n punti vince subito.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; if it is tied, the win is shared.</source>
        <translation>Quando non resta nessun territorio vince il punteggio più alto; a pari punteggio si divide la vittoria.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Porti a casa il territorio in %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 porta a casa il territorio in %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Porta a casa</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Finisci il turno, o porta a casa un territorio che controlli.</translation>
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
        <translation>Punti portati a casa: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Porti a casa %n punto.</numerusform>
            <numerusform>Porti a casa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 porta a casa %n punto.</numerusform>
            <numerusform>%1 porta a casa %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your last turn you cannot bring in a territory (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Alla fine del tuo ultimo turno non puoi portare a casa un territorio (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nessuno dei tuoi pezzi lì è medio o grande (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Nessuno dei tuoi pezzi lì è grande (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Vinci: hai portato a casa %n punto.</numerusform>
            <numerusform>Vinci: hai portato a casa %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>Vince %1, con %n punto portato a casa.</numerusform>
            <numerusform>Vince %1, con %n punti portati a casa.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Non resta nessun territorio; vince il punteggio più alto: %1.</translation>
    </message>
    <message>
        <source>At the end of a turn, the player may bring in one territory. The player must have a piece on it, and no enemy may have one there. The largest of the player&apos;s pieces there returns to the stash. The card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>Alla fine del tuo turno puoi portare a casa un territorio in cui hai pezzi e nessun nemico ne ha. Il più grande dei tuoi pezzi in quel territorio torna nella riserva. La carta si scarta e al suo posto va la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>In one turn, a player may either bring in a territory or announce a last turn, but not both. At the end of an announced last turn, no territory can be brought in.</source>
        <translation>In uno stesso turno puoi portare a casa un territorio o annunciare il tuo ultimo turno, ma non entrambe le cose. Alla fine del tuo ultimo turno non puoi portare a casa un territorio.</translation>
    </message>
    <message>
        <source>Among equal pieces, the first one in the order of facings returns.</source>
        <translation>Fra pezzi uguali torna il primo secondo l’ordine degli orientamenti.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Il plug-in «%1» ha causato un arresto improvviso del programma. Ora il plug-in è disattivato.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Si è verificato un errore nel plug-in «%1».</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: its own message, perhaps in English</extracomment>
        <translation>Si è verificato un errore nel plug-in «%1» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Con queste regole ogni giocatore ha meno pezzi di questa dimensione: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Con queste regole nessun pezzo è rivolto così: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Con queste regole una mano contiene al massimo %n carta.</numerusform>
            <numerusform>Con queste regole una mano contiene al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Queste regole non sono per %n giocatore.</numerusform>
            <numerusform>Queste regole non sono per %n giocatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>This ruleset does not use %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Questo regolamento non usa: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Questo è diverso da ciò che queste regole ammettono: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Usa la carta come %1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Uno di questi: %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Due volte: %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence about an action</extracomment>
        <translation>Tre volte: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence about an action; %n: how often</extracomment>
        <translation>
            <numerusform>%n volta: %1</numerusform>
            <numerusform>%n volte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence about something that is done after something else</extracomment>
        <translation>Poi: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>option of a turn: to activate a territory</comment>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Activate a territory on which the player has a piece. Its powers are used, and all of the player&apos;s pieces on it are minions.</source>
        <translation>Attiva un territorio su cui hai un pezzo: se ne usano i poteri, e tutti i tuoi pezzi in quel territorio sono gregari.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>option of a turn: to play a card</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play a card from the hand. It goes to the discard pile, then its powers are used. All of the player&apos;s pieces on the board are minions.</source>
        <translation>Gioca una carta dalla mano: va nella pila degli scarti, poi se ne usano i poteri, e tutti i tuoi pezzi sul tavolo sono gregari.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>option of a turn: to refresh the hand</comment>
        <translation>Rinnova</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Rinnova la mano: scarta quante carte vuoi, anche nessuna, poi pesca fino ad avere al massimo %n carta in mano.</numerusform>
            <numerusform>Rinnova la mano: scarta quante carte vuoi, anche nessuna, poi pesca fino ad avere al massimo %n carte in mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>option of a turn: to orient a piece</comment>
        <translation>Orienta</translation>
    </message>
    <message>
        <source>Orient one of the player&apos;s pieces.</source>
        <translation>Orienta uno dei tuoi pezzi.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The first territories begin at d4 in the north-west. Names do not change when the board grows.</source>
        <translation>Una casella si indica con la lettera della sua colonna e il numero della sua riga, scritti al bordo del tavolo. I primi territori cominciano da d4, a nord-ovest. I nomi non cambiano quando il tavolo cresce.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcani maggiori</translation>
    </message>
    <message>
        <source>A space is named by the letter of its column and the number of its row. Both are at the edge of the board. The northernmost row of the first territories begins at %1. Names do not change when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Una casella si indica con la lettera della sua colonna e il numero della sua riga, scritti al bordo del tavolo. La riga più a nord dei primi territori comincia da %1. I nomi non cambiano quando il tavolo cresce.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Tutti gli altri arcani maggiori</translation>
    </message>
    <message>
        <source>Orient any number of the player&apos;s pieces, each once. To stop sooner, pass.</source>
        <translation>Orienta quanti dei tuoi pezzi vuoi, ognuno una volta; per smettere prima, passa.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Rinnova la mano: scartala tutta, oppure pesca fino ad avere al massimo %n carta in mano.</numerusform>
            <numerusform>Rinnova la mano: scartala tutta, oppure pesca fino ad avere al massimo %n carte in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Rinnova la mano: scartala tutta, oppure pesca al massimo %n carta, senza averne più di %1 in mano.</numerusform>
            <numerusform>Rinnova la mano: scartala tutta, oppure pesca al massimo %n carte, senza averne più di %1 in mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh the hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Rinnova la mano: scarta quante carte vuoi, anche nessuna, poi pesca al massimo %n carta, senza averne più di %1 in mano.</numerusform>
            <numerusform>Rinnova la mano: scarta quante carte vuoi, anche nessuna, poi pesca al massimo %n carte, senza averne più di %1 in mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Tutti gli arcani maggiori</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>riprendere dalla pila degli scarti</translation>
    </message>
    <message numerus="yes">
        <source>Take any cards from the discard pile, one per pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Prendi carte a tua scelta dalla pila degli scarti, una per ogni pallino di un gregario, fino a una mano di %n carta.</numerusform>
            <numerusform>Prendi carte a tua scelta dalla pila degli scarti, una per ogni pallino di un gregario, fino a una mano di %n carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>scartare e pescare</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw up to a hand of %n cards.</source>
        <translation>
            <numerusform>Scarta quante carte vuoi, anche nessuna, poi pesca fino ad avere al massimo %n carta in mano.</numerusform>
            <numerusform>Scarta quante carte vuoi, anche nessuna, poi pesca fino ad avere al massimo %n carte in mano.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partita è finita; non si può fare più niente (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo non si può fare a questo punto del turno (%1).</translation>
    </message>
    <message>
        <source>There is no such step under the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Secondo le regole di questo gioco un passo così non esiste (%1).</translation>
    </message>
    <message>
        <source>No card now in use has this power (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nessuna carta ora in uso ha questo potere (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta offre adesso un altro potere; i suoi poteri seguono l’ordine (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Prima viene la seconda metà del passo cominciato (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Prima viene il caso: si mescola, si estrae a sorte o si tirano i dadi (%1).</translation>
    </message>
    <message>
        <source>A player without a piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Chi non ha pezzi sul tavolo può soltanto posarne uno (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Posa un pezzo solo chi non ne ha nessuno sul tavolo (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 already holds %n pieces; it must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La casella %3 contiene già %n pezzo; deve essere senza pezzi (%1).</numerusform>
            <numerusform>La casella %3 contiene già %n pezzi; deve essere senza pezzi (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>In %3 non c’è nessun territorio (%1).</translation>
    </message>
    <message>
        <source>None of your pieces is on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Nessuno dei tuoi pezzi è in %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La tua mano non contiene %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Si è indicata una carta che non è nella tua mano (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La pila degli scarti non contiene %4{definite} (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Si è indicata una carta che non è nella pila degli scarti (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>La tua mano è piena; il suo limite è %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Adesso non si può pescare nessuna carta (%1).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>Adesso non si può pescare più di %n carta (%1).</numerusform>
            <numerusform>Adesso non si possono pescare più di %n carte (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo non cambierebbe niente (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Questo pezzo non è tuo: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo pezzo non è tuo (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Questo pezzo non è un gregario che possa agire adesso: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo pezzo non è un gregario che possa agire adesso (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>I pezzi in %3 sono una torre, che nessun altro può prendere di mira (%1).</translation>
    </message>
    <message>
        <source>There is a tower on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>In %3 c’è una torre, dove nessun altro può entrare (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Il gregario che agisce non prende di mira questo pezzo: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Il gregario che agisce non prende di mira la casella %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un gregario non spinge se stesso: si muove (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Qui serve un pezzo nemico, non questo: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has already been oriented this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Questo pezzo è già stato orientato in questo turno: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Stai orientando i tuoi pezzi: orientane un altro, o passa (%1).</translation>
    </message>
    <message>
        <source>Either discard the whole hand or draw cards (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>O si scarta tutta la mano o si pescano carte (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Qui serve un pezzo nemico (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: it holds %n pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La casella %3 è piena: contiene già %n pezzo (%1).</numerusform>
            <numerusform>La casella %3 è piena: contiene già %n pezzi (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another small piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>In %3 non c’è posto per un altro pezzo piccolo: ce n’è già %n (%1).</numerusform>
            <numerusform>In %3 non c’è posto per un altro pezzo piccolo: ce ne sono già %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another medium piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>In %3 non c’è posto per un altro pezzo medio: ce n’è già %n (%1).</numerusform>
            <numerusform>In %3 non c’è posto per un altro pezzo medio: ce ne sono già %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another large piece on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>In %3 non c’è posto per un altro pezzo grande: ce n’è già %n (%1).</numerusform>
            <numerusform>In %3 non c’è posto per un altro pezzo grande: ce ne sono già %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for another piece of the same player on %3, which already holds %n (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>In %3 non c’è posto per un altro pezzo dello stesso colore: ce n’è già %n (%1).</numerusform>
            <numerusform>In %3 non c’è posto per un altro pezzo dello stesso colore: ce ne sono già %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nella tua riserva non resta nessun pezzo piccolo (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nella tua riserva non resta nessun pezzo medio (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nella tua riserva non resta nessun pezzo grande (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Nella riserva di %5 non resta nessun pezzo piccolo (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Nella riserva di %5 non resta nessun pezzo medio (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Nella riserva di %5 non resta nessun pezzo grande (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>Nella riserva di %5 non resta nessun pezzo così (%1).</translation>
    </message>
    <message>
        <source>There is an enemy piece on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>In %3 c’è un pezzo nemico (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Al posto del territorio non va niente; la carta %4 non serve (%1).</translation>
    </message>
    <message>
        <source>The card %4 does not have the value that is needed, %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>La carta %4 non ha il valore che serve, cioè %2 (%1).</translation>
    </message>
    <message>
        <source>This needs a card with a value of exactly %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Serve una carta che valga esattamente %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un gregario in piedi non può usare un bastone: non ha direzione (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Non può percorrere nessuna distanza (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>Può spostarsi al massimo di %n casella (%1).</numerusform>
            <numerusform>Può spostarsi al massimo di %n caselle (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>Si può togliere al massimo %n pallino (%1).</numerusform>
            <numerusform>Si possono togliere al massimo %n pallini (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be removed (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>Si può togliere al massimo %n punto (%1).</numerusform>
            <numerusform>Si possono togliere al massimo %n punti (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is already large and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il pezzo è già grande e non può crescere (%1).</translation>
    </message>
    <message>
        <source>A major arcana card already has the highest value and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un arcano maggiore vale già il massimo e non può crescere (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un pezzo nemico conserva il suo orientamento (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>A un pezzo distrutto non si può dare un orientamento (%1).</translation>
    </message>
    <message>
        <source>The power cannot reach that space, or cannot use a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il potere non può raggiungere quella casella, o non può usare una carta presa da lì (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo è possibile solo insieme a una seconda metà, e nessuna è adatta (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo è possibile da solo, perciò non è la prima metà di un passo legato (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Nessun passo legato comincia con il potere che la carta offre adesso (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La seconda metà deve riguardare lo stesso pezzo o territorio della prima (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La seconda metà deve fare di nuovo posto in %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Non restano carte da pescare (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>La carta %4 in %3 non è un arcano maggiore (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carta non è un arcano maggiore (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il Mondo non può usare i poteri di un altro Mondo (%1).</translation>
    </message>
    <message>
        <source>The longest chain of cards is %2; no more can be turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>La lunghezza massima di una catena di carte è %2; non se ne possono scoprire né copiare altre (%1).</translation>
    </message>
    <message>
        <source>The same minion must continue (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Deve continuare lo stesso gregario (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo potere va usato (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 ha annunciato un ultimo turno: prima deve finire quello (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing can be announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo è il tuo ultimo turno; alla sua fine non si può annunciare niente (%1).</translation>
    </message>
    <message>
        <source>You have already announced a last turn; nobody may do so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Hai già annunciato un ultimo turno; nessuno può farlo due volte (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Ti serve %n punto per annunciare il tuo ultimo turno (%1).</numerusform>
            <numerusform>Ti servono %n punti per annunciare il tuo ultimo turno (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Non resta nessun territorio, perciò non si può annunciare un ultimo turno (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 non è fra le carte da prendere (%1).</translation>
    </message>
    <message>
        <source>In this game, pieces cannot point diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>In questo gioco i pezzi non possono essere rivolti in diagonale (%1).</translation>
    </message>
    <message>
        <source>Under these rules, the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Secondo queste regole il potere non può farlo (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor a higher card of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 non vale più di quella che c’è lì, né è più alta e dello stesso genere (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth more, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Serve una carta che valga di più, o una più alta dello stesso genere (%1).</translation>
    </message>
    <message>
        <source>%4 does not fit there; expected a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carta %4 non è adatta al posto di quella che c’è lì: ne serve una che valga un punto in meno, o una più bassa dello stesso genere (%1).</translation>
    </message>
    <message>
        <source>This needs a card worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Serve una carta che valga un punto in meno, o una più bassa dello stesso genere (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Una regola di questa variante non lo permette (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Questo non è possibile (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: it has no card, and no territory shares a side with it (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casella %3 è nel vuoto: non ha nessuna carta, né un lato in comune con un territorio (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La casella %3 non è una landa, cioè una casella senza carta che ha un lato in comune con un territorio (%1).</translation>
    </message>
    <message>
        <source>All the pieces named must be in the same space; this one is not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Tutti i pezzi indicati devono essere nella stessa casella; questo non lo è: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partita finisce prima del tuo prossimo turno, perciò per quello non si può annunciare niente (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>scoprire una carta</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Scopri la prima carta del mazzo e usane i poteri.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. The same pieces are minions for its powers.</source>
        <translation>La carta scoperta va nella pila degli scarti. Gli stessi pezzi sono gregari per i suoi poteri.</translation>
    </message>
    <message>
        <source>The player may choose not to turn over a card.</source>
        <translation>Puoi scegliere di non scoprire una carta.</translation>
    </message>
    <message>
        <source>The player must turn over a card, if there is one.</source>
        <translation>Devi scoprire una carta, se c’è.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards can be chained by turning over and copying; then no more are turned over or copied.</source>
        <translation>
            <numerusform>Scoprendo e copiando si può concatenare al massimo %n carta; poi non se ne scoprono né copiano altre.</numerusform>
            <numerusform>Scoprendo e copiando si possono concatenare al massimo %n carte; poi non se ne scoprono né copiano altre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>bastone</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Bastoni: muovere</translation>
    </message>
    <message>
        <source>It moves at least one space and at most as many spaces as the minion has pips.</source>
        <translation>Si muove di almeno una casella e al massimo di tante quanti sono i pallini del gregario.</translation>
    </message>
    <message>
        <source>It moves one space, whatever the size of the minion.</source>
        <translation>Si muove di una casella, qualunque sia la dimensione del gregario.</translation>
    </message>
    <message numerus="yes">
        <source>It moves 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>Si muove di una casella, qualunque sia la dimensione del gregario.</numerusform>
            <numerusform>Si muove di 1 o più caselle, fino a %n, qualunque sia la dimensione del gregario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Usa la carta come bastone.</translation>
    </message>
    <message>
        <source>The limits of pieces in a space do not apply.</source>
        <translation>I limiti di pezzi in una casella non valgono.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not apply.</source>
        <translation>
            <numerusform>Il limite di %n pezzo in una casella non vale.</numerusform>
            <numerusform>Il limite di %n pezzi in una casella non vale.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Muovi il gregario, o spingi un pezzo preso di mira, nella direzione in cui è rivolto il gregario.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Muovi il gregario, o spingi un pezzo nemico preso di mira, nella direzione in cui è rivolto il gregario.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>Non deve finire nel vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void or in a space that already holds %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Non deve finire nel vuoto né in una casella che contiene già %n pezzo.</numerusform>
            <numerusform>Non deve finire nel vuoto né in una casella che contiene già %n pezzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Oppure spingi allo stesso modo un territorio preso di mira, senza pezzi nemici, in una landa senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Territories cannot be pushed.</source>
        <translation>I territori non si possono spingere.</translation>
    </message>
    <message>
        <source>Or push the targeted territory by as many spaces as a piece, unless there is an enemy piece on it. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; those in the landing space are now on the territory.</source>
        <translation>Oppure spingi il territorio preso di mira, se non contiene pezzi nemici, di tante caselle quante ne può fare un pezzo. Passa attraverso qualsiasi cosa e deve fermarsi in una landa senza pezzi nemici. I pezzi restano nelle loro caselle; i tuoi nella casella d’arrivo sono ora sul territorio.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>I pezzi che un territorio spinto lascia nel vuoto tornano nelle loro riserve.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Un gregario in piedi non può usare un bastone.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, the player&apos;s own or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Muovi il gregario, o spingi un pezzo preso di mira, tuo o nemico, nella direzione in cui è rivolto il gregario.</translation>
    </message>
    <message>
        <source>The player&apos;s own pieces cannot be pushed.</source>
        <translation>I pezzi propri non si possono spingere.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. The spaces in between do not matter.</source>
        <translation>Il pezzo mosso non deve finire nel vuoto. Le caselle intermedie non contano.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space or in the void. The spaces in between do not matter.</source>
        <translation>Il pezzo mosso non deve finire in una casella piena né nel vuoto. Le caselle intermedie non contano.</translation>
    </message>
    <message>
        <source>If the piece is the player&apos;s own, it may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Un tuo pezzo si può poi orientare; un pezzo nemico conserva il suo orientamento.</translation>
    </message>
    <message>
        <source>It must not end in the void or in a full space.</source>
        <translation>Non deve finire nel vuoto né in una casella piena.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, north-east, south-east, south-west, north-west.</source>
        <translation>L’ordine degli orientamenti è nord, est, sud, ovest, in piedi, nord-est, sud-est, sud-ovest, nord-ovest.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>L’ordine degli orientamenti è nord, est, sud, ovest, in piedi.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Questo gioco usa la meccanica «%1».</translation>
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
        <translation>Precisazione (%1):</translation>
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
        <translation>Si stanno per dare le carte.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>La pila degli scarti sta per essere mescolata.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Chi comincia si estrae a sorte.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Il timer nascosto sta per essere impostato.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Si stanno per tirare i dadi.</translation>
    </message>
    <message>
        <source>It is your decision.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tocca a te decidere.</translation>
    </message>
    <message>
        <source>It is %1&apos;s decision.</source>
        <translation>Tocca a %1 decidere.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Tocca a te: posa un pezzo piccolo su una casella senza pezzi.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn to place a small piece.</source>
        <translation>Tocca a %1 posare un pezzo piccolo.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Orienta un altro pezzo, o passa.</translation>
    </message>
    <message>
        <source>Your turn continues: choose your next action.</source>
        <translation>Il tuo turno continua: scegli la prossima azione.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Tocca a te: attiva un territorio, gioca una carta, rinnova la mano o orienta un pezzo.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>Tocca a te: scegli che cosa fare.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2: fai la seconda metà del passo che hai cominciato.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 fa la seconda metà di un passo %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1: adesso con questo potere non si può fare niente (%2); saltalo.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>niente</translation>
    </message>
    <message>
        <source>%2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 usa %2{definite}: %3.</translation>
    </message>
    <message>
        <source>%2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2, potere %4 di %5: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 usa %2{definite}, potere %4 di %5: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il tuo turno.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 sta per finire il turno.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>La partita sta per cominciare.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vinci: non resta nessun altro.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>Vince %1: non resta nessun altro.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non resta nessun territorio: vinci tu.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Non resta nessun territorio: vince %1.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Vinci con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 vince con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 vincono insieme.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partita è finita e nessuno vince.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 vincono: non resta nessun altro.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Non resta nessun territorio: %1 si dividono la vittoria.</translation>
    </message>
    <message>
        <source>The highest scores are tied: %1 share the win.</source>
        <translation>I punteggi più alti sono pari: %1 si dividono la vittoria.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>%1 sta riflettendo</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Decide %1</translation>
    </message>
    <message>
        <source>Your decision, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Decidi tu, %1</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Decidi tu</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <extracomment>title without a full stop; %1: player</extracomment>
        <translation>Tocca a %1</translation>
    </message>
    <message>
        <source>Your turn, %1</source>
        <extracomment>title without a full stop; %1: player, who is addressed</extracomment>
        <translation>Tocca a te, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>title</comment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>Posa un pezzo piccolo su una casella senza pezzi.</translation>
    </message>
    <message>
        <source>%1 places a small piece.</source>
        <translation>%1 posa un pezzo piccolo.</translation>
    </message>
    <message>
        <source>Choose your next action.</source>
        <translation>Scegli la prossima azione.</translation>
    </message>
    <message>
        <source>Activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>Attiva un territorio, gioca una carta, rinnova la mano o orienta un pezzo.</translation>
    </message>
    <message>
        <source>Choose what to do.</source>
        <translation>Scegli che cosa fare.</translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <extracomment>%1: player; the only other player has given up</extracomment>
        <translation>Vinci: l’avversario si arrende.</translation>
    </message>
    <message>
        <source>%1 wins: the opponent has resigned.</source>
        <translation>Vince %1: l’avversario si arrende.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepKinds</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>posare un pezzo</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>attivare un territorio</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>giocare una carta</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>rinnovare la mano</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientare un pezzo</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>creare un pezzo</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>creare un pezzo nemico</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>muovere un gregario</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>spingere un pezzo</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>far crescere un pezzo</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>scambiare le mani</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>saltare un potere</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>finire il turno</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>annunciare</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>offrire una carta</translation>
    </message>
    <message>
        <source>take a bid card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>prendere una carta offerta</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>creare un territorio</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>spingere un territorio</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>far crescere un territorio</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>attaccare un pezzo</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>attaccare un territorio</translation>
    </message>
    <message>
        <source>orient a piece with a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>orientare un pezzo con una carta</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>sostituire un pezzo nemico</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>spostare ovunque un pezzo</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>spostare ovunque un territorio</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>scartare e pescare</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>riprendere una carta dalla pila degli scarti</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>scoprire una carta</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: a possible step of a player</comment>
        <translation>usare i poteri di un’altra carta</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>È in piedi.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>È rivolto a %1.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>Deve seguire la seconda metà.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Posi un pezzo piccolo in %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 posa un pezzo piccolo in %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Attivi il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 attiva il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Giochi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 gioca %2{definite}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Peschi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pesca %2{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Peschi una carta.</numerusform>
            <numerusform>Peschi %n carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 pesca una carta.</numerusform>
            <numerusform>%1 pesca %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Scarti %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 scarta %2{definite}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non scarti e non peschi.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 non scarta e non pesca.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non fai niente.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 non fa niente.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Non usi un potere %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 non usa un potere %2{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il turno.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finisce il turno.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finisci il turno e annunci che il prossimo è l’ultimo.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 finisce il turno e annuncia che il prossimo è l’ultimo.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Scegli una carta da offrire.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 sceglie una carta da offrire.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Offri %2{definite}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 offre %2{definite}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Fra le carte offerte prendi %2{definite}.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 prende %2{definite} fra le carte offerte.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Fai un passo che questo gioco non ha.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 fa un passo che questo gioco non ha.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Non peschi carte.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 non pesca carte.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Fai il passo «%2».</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 fa il passo «%2».</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Poi è in piedi.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Poi è rivolto a %1.</translation>
    </message>
    <message>
        <source>%1 turns upright.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 si mette in piedi.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 si gira verso %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 upright.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 mette in piedi %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 gira %2 verso %3.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 converte %2 al proprio colore.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 va in %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 sposta %2 in %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 sposta il territorio %2 da %3 a %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 scambia la mano con te.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Scambi la mano con %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 scambia la mano con %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Riprendi %2{definite} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 riprende %2{definite} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Scopri la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 scopre la prima carta del mazzo.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Usi i poteri del territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 usa i poteri del territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 crea un pezzo piccolo in %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece next to %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece next to which a small one like it is created</extracomment>
        <translation>%1 crea un pezzo nemico piccolo accanto %2{dative}, rivolto allo stesso modo.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 comincia un territorio in %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 fa della prima carta del mazzo un territorio in %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 crea il territorio %2 in %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 si muove di una casella verso %2.</numerusform>
            <numerusform>%1 si muove di %n caselle verso %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 spinge %2 di una casella verso %3.</numerusform>
            <numerusform>%1 spinge %2 di %n caselle verso %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 spinge il territorio %2 da %3 a %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 cresce e diventa grande.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 cresce e diventa medio.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 fa diventare grande %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 fa diventare medio %2.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 comincia a far crescere il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 replaces what is on %2 with the top card of the draw pile.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 mette la prima carta del mazzo al posto di ciò che è in %2.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 fa di %2 il territorio %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 fa crescere il territorio %2 in %3; al suo posto, %4{definite}, dagli scarti.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 fa crescere il territorio %2 in %3; al suo posto, %4{definite}.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 distrugge se stesso.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 si riduce di un pallino.</numerusform>
            <numerusform>%1 si riduce di %n pallini.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 distrugge %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 riduce %2 di un pallino.</numerusform>
            <numerusform>%1 riduce %2 di %n pallini.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 comincia a ridurre il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 distrugge il territorio in %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 distrugge il territorio %2 in %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 riduce il territorio in %2; al suo posto, %3{definite}.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 riduce il territorio %2 in %3; al suo posto, %4{definite}, dagli scarti.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 riduce il territorio %2 in %3; al suo posto, %4{definite}.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>spada</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Spade: attaccare</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Riduci un pezzo preso di mira di almeno un pallino e al massimo di tanti quanti ne ha il gregario.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Riduci un pezzo preso di mira di un pallino, qualunque sia la dimensione del gregario.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Riduci un pezzo preso di mira di un pallino, qualunque sia la dimensione del gregario.</numerusform>
            <numerusform>Riduci un pezzo preso di mira di un numero di pallini da 1 a %n, qualunque sia la dimensione del gregario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Usa la carta come spada; il nuovo territorio può venire da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Usa la carta come spada; il nuovo territorio viene da un punto qualsiasi della pila degli scarti.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Usa la carta come spada.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Conta come un pallino, qualunque sia la dimensione del gregario.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Conta come un pallino, qualunque sia la dimensione del gregario.</numerusform>
            <numerusform>Conta come un numero di pallini da 1 a %n, qualunque sia la dimensione del gregario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point or to a lower card of the same kind. A minor arcana card may also shrink to nothing.</source>
        <translation>Oppure riduci un territorio preso di mira senza pezzi nemici: di un punto, a una carta più bassa dello stesso genere o, se è un arcano minore, a niente.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way. Replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Oppure riduci allo stesso modo un territorio preso di mira, senza pezzi nemici: sostituiscilo con una carta che vale quanto resta, o con niente se non resta niente.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>Senza più pallini è distrutto.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Oppure distruggi allo stesso modo un territorio preso di mira, senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Territories cannot be attacked.</source>
        <translation>I territori non si possono attaccare.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It is discarded and replaced with a card of one point less, or a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Oppure attacca il territorio preso di mira, se non contiene pezzi nemici. La sua carta si scarta e si sostituisce con una che vale un punto in meno, o con una più bassa dello stesso genere. Un arcano minore può ridursi a niente.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or there is an enemy piece on it. It is discarded.</source>
        <translation>Oppure distruggi il territorio preso di mira, se non è un arcano maggiore e non contiene pezzi nemici. La sua carta si scarta.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless there is an enemy piece on it. It loses points as a piece loses pips. It is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card, that amount is impossible.</source>
        <translation>Oppure attacca il territorio preso di mira, se non contiene pezzi nemici. Perde punti come un pezzo perde pallini: la sua carta si scarta e si sostituisce con una che vale esattamente quanto resta, o con niente se non resta niente. Senza una carta adatta non si può togliere quella quantità.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless there is an enemy piece on it. It is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Oppure distruggi il territorio preso di mira, se non contiene pezzi nemici. Si scarta se perde tutti i suoi punti, come un pezzo perde pallini.</translation>
    </message>
    <message>
        <source>A destroyed territory leaves wasteland or void. Pieces that are then in the void return to their stashes, also those in neighbouring spaces.</source>
        <translation>Un territorio distrutto lascia landa o vuoto. I pezzi che si trovano allora nel vuoto tornano nelle loro riserve, anche quelli nelle caselle vicine.</translation>
    </message>
    <message>
        <source>If the piece has fewer pips than that, it loses all of them. A smaller piece from its owner&apos;s stash replaces it and keeps the facing. With no pips left, the piece is destroyed and returns to its stash. Without a fitting piece in the stash, that amount is impossible.</source>
        <translation>Se il pezzo ha meno pallini di così, li perde tutti. Lo sostituisce un pezzo più piccolo dalla riserva di chi lo possiede, rivolto allo stesso modo; senza più pallini è distrutto e torna nella riserva. Senza un pezzo adatto nella riserva non si può togliere quella quantità.</translation>
    </message>
    <message>
        <source>A minion may attack itself and its owner&apos;s other pieces; one that survives may be oriented.</source>
        <translation>Un gregario può attaccare se stesso e altri tuoi pezzi; uno che sopravvive si può orientare.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, no piece or card is needed in between.</source>
        <translation>Se entrambi i poteri riducono lo stesso pezzo o territorio, per il passaggio intermedio non servono né pezzo né carta.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, no piece is needed in between.</source>
        <translation>Se entrambi i poteri riducono lo stesso pezzo, per il passaggio intermedio non serve un pezzo.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void. The sword must then leave the space within its limits, however it does so.</source>
        <translation>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché poi la spada, in qualunque modo, riporti la casella entro i limiti.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space except the void. The sword must then leave at most %n pieces there, however it does so.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché poi la spada, in qualunque modo, lasci lì al massimo %n pezzo.</numerusform>
            <numerusform>Il bastone può portare un pezzo in qualsiasi casella tranne il vuoto, purché poi la spada, in qualunque modo, lasci lì al massimo %n pezzi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>il timer nascosto</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Giri o minuti rimasti</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Il timer nascosto ha suonato: vinci con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Il timer nascosto ha suonato: vince %1 con il punteggio più alto, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Il timer nascosto ha suonato: %1 si dividono il punteggio più alto e la vittoria.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>La partita finisce al più tardi dopo %n giro.</numerusform>
            <numerusform>La partita finisce al più tardi dopo %n giri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>La partita finisce al più tardi dopo %n minuto.</numerusform>
            <numerusform>La partita finisce al più tardi dopo %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Un timer nascosto mette fine alla partita dopo %1 o %n giro; nessuno sa quanti.</numerusform>
            <numerusform>Un timer nascosto mette fine alla partita dopo un numero di giri da %1 a %n; nessuno sa quanti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Un timer nascosto mette fine alla partita dopo %1 o %n minuto; nessuno sa quanti.</numerusform>
            <numerusform>Un timer nascosto mette fine alla partita dopo un numero di minuti da %1 a %n; nessuno sa quanti.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player still in the game, beginning with the player who went first.</source>
        <translation>Un giro è un turno di ogni giocatore ancora in gioco, a cominciare da chi ha iniziato.</translation>
    </message>
    <message>
        <source>Play then stops immediately, and the highest score wins; if it is tied, the win is shared.</source>
        <translation>La partita si ferma allora subito e vince il punteggio più alto; a pari punteggio si divide la vittoria.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>scambiare le mani</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Scambia la mano con chi possiede un pezzo nemico preso di mira.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Ciascuna delle due mani può essere vuota.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>orientare un pezzo</translation>
    </message>
    <message>
        <source>Orient a targeted piece, the player&apos;s own or an enemy&apos;s.</source>
        <translation>Orienta un pezzo preso di mira, tuo o nemico.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Orienta un gregario.</translation>
    </message>
    <message>
        <source>Targets are always the current ones: a minion that has turned has new targets.</source>
        <translation>I bersagli sono sempre quelli attuali: un gregario che si è girato ne ha di nuovi.</translation>
    </message>
    <message>
        <source>The minion that then acts may be a different one.</source>
        <translation>Il gregario che poi agisce può essere un altro.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>Il gregario che poi agisce deve essere lo stesso.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Ciò che nel frattempo si è mescolato, pescato o tirato non si può dimenticare.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Nel frattempo si sono viste carte coperte.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>Era il passo di qualcun altro.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Lo schermo sta passando di mano.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>L’ultimo passo si sta ancora salvando.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Usa il potere «%1».</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, potere %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo piccolo in %2{genitive: del tuo pezzo piccolo in %2|dative: al tuo pezzo piccolo in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo piccolo di %1 in %2{genitive: del pezzo piccolo di %1 in %2|dative: al pezzo piccolo di %1 in %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>il tuo pezzo piccolo rivolto a %3 in %2{genitive: del tuo pezzo piccolo rivolto a %3 in %2|dative: al tuo pezzo piccolo rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>il pezzo piccolo di %1 rivolto a %3 in %2{genitive: del pezzo piccolo di %1 rivolto a %3 in %2|dative: al pezzo piccolo di %1 rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo piccolo in piedi in %2{genitive: del tuo pezzo piccolo in piedi in %2|dative: al tuo pezzo piccolo in piedi in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo piccolo di %1 in piedi in %2{genitive: del pezzo piccolo di %1 in piedi in %2|dative: al pezzo piccolo di %1 in piedi in %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo medio in %2{genitive: del tuo pezzo medio in %2|dative: al tuo pezzo medio in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo medio di %1 in %2{genitive: del pezzo medio di %1 in %2|dative: al pezzo medio di %1 in %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>il tuo pezzo medio rivolto a %3 in %2{genitive: del tuo pezzo medio rivolto a %3 in %2|dative: al tuo pezzo medio rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>il pezzo medio di %1 rivolto a %3 in %2{genitive: del pezzo medio di %1 rivolto a %3 in %2|dative: al pezzo medio di %1 rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo medio in piedi in %2{genitive: del tuo pezzo medio in piedi in %2|dative: al tuo pezzo medio in piedi in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo medio di %1 in piedi in %2{genitive: del pezzo medio di %1 in piedi in %2|dative: al pezzo medio di %1 in piedi in %2}</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo grande in %2{genitive: del tuo pezzo grande in %2|dative: al tuo pezzo grande in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo grande di %1 in %2{genitive: del pezzo grande di %1 in %2|dative: al pezzo grande di %1 in %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>il tuo pezzo grande rivolto a %3 in %2{genitive: del tuo pezzo grande rivolto a %3 in %2|dative: al tuo pezzo grande rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>il pezzo grande di %1 rivolto a %3 in %2{genitive: del pezzo grande di %1 rivolto a %3 in %2|dative: al pezzo grande di %1 rivolto a %3 in %2}</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>il tuo pezzo grande in piedi in %2{genitive: del tuo pezzo grande in piedi in %2|dative: al tuo pezzo grande in piedi in %2}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>il pezzo grande di %1 in piedi in %2{genitive: del pezzo grande di %1 in piedi in %2|dative: al pezzo grande di %1 in piedi in %2}</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>il caso</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>un pezzo</translation>
    </message>
    <message>
        <source>the piece on %1</source>
        <comment>phrase: piece of the player who acts</comment>
        <extracomment>next to the name of its owner, who is acting; %1: its space</extracomment>
        <translation>il pezzo in %1{genitive: del pezzo in %1|dative: al pezzo in %1}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>spostare ovunque</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces. Or move a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Sposta un pezzo preso di mira su un territorio o una landa qualsiasi senza pezzi. Oppure sposta un territorio preso di mira senza pezzi nemici su una landa qualsiasi senza pezzi nemici.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Sposta un pezzo preso di mira su un territorio o una landa qualsiasi senza pezzi.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces. Those that are then left in the void return to their stashes.</source>
        <translation>Quando un territorio si sposta, i pezzi restano nelle loro caselle; quelli che si trovano così nel vuoto tornano nelle riserve.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Rinnova la mano</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Orienta</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coppa</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Bastone</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Denaro</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Spada</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Gira un pezzo</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Cambia colore</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Sposta ovunque</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Scambia le mani</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Scarta e pesca</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Riprendi dagli scarti</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Scopri una carta</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Usa un’altra carta</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Annuncia l’ultimo turno</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Offri</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Prendi</translation>
    </message>
</context>
</TS>
