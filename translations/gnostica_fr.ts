<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1: the program and what may be typed behind it</extracomment>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[options]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Affiche l’aide, avec les options de Qt.</translation>
    </message>
    <message>
        <source>Displays help, including generic Qt options.</source>
        <translation>Affiche l’aide, avec les options de Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>L’option «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Ces options n’existent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>Il manque une valeur après «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <extracomment>%1: an option</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne prend pas de valeur.</translation>
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
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Home</source>
        <extracomment>what stands on a key of the keyboard</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>what stands on a key of the keyboard</extracomment>
        <translation>Retour arrière</translation>
    </message>
</context>
<context>
    <name>gnostica::cli</name>
    <message>
        <source>%1: score %2, stash %3/%4/%5, hand of %6</source>
        <extracomment>%1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand</extracomment>
        <translation>%1&#xa0;: score %2, réserve %3/%4/%5, main de %6</translation>
    </message>
    <message>
        <source>(eliminated)</source>
        <translation>(hors jeu)</translation>
    </message>
    <message>
        <source>Draw pile %1, discard pile %2 (top: %3)</source>
        <extracomment>%1 and %2: numbers of cards, %3: the uppermost one, or &quot;no card&quot;</extracomment>
        <translation>Pioche %1, défausse %2 (dessus&#xa0;: %3)</translation>
    </message>
    <message>
        <source>Measure how fast random games are played</source>
        <translation>Mesurer la vitesse de parties jouées au hasard</translation>
    </message>
    <message>
        <source>Print JSON</source>
        <translation>Afficher du JSON</translation>
    </message>
    <message>
        <source>Also measure how computer players think</source>
        <translation>Mesurer aussi la réflexion des ordinateurs</translation>
    </message>
    <message>
        <source>How long each measurement takes</source>
        <translation>Durée de chaque mesure</translation>
    </message>
    <message>
        <source>Only these rulesets</source>
        <translation>Seulement ces règlements</translation>
    </message>
    <message>
        <source>Laid over each ruleset</source>
        <translation>Posé sur chaque règlement</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Les règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Compare two games, rule by rule in their own sentences</source>
        <translation>Comparer deux jeux, règle par règle, dans leurs propres phrases</translation>
    </message>
    <message>
        <source>The id or file of a game; expansions follow after a plus sign</source>
        <translation>L’identifiant ou le fichier d’un jeu&#x202f;; les extensions suivent après un plus</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>En JSON</translation>
    </message>
    <message>
        <source>Compare rulesets by experiments: many games of computers</source>
        <translation>Comparer des règlements par des expériences&#xa0;: beaucoup de parties d’ordinateurs</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Manche %1 sur %2&#xa0;: %n changement</numerusform>
            <numerusform>Manche %1 sur %2&#xa0;: %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no level “%1” of computer players.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Il n’y a pas de niveau «&#xa0;%1&#xa0;» d’ordinateurs.</translation>
    </message>
    <message>
        <source>--first must not be more than --last.</source>
        <translation>--first ne doit pas dépasser --last.</translation>
    </message>
    <message>
        <source>Change every option of a ruleset, and tell what each does to its games</source>
        <translation>Changer chaque option d’un règlement, et dire ce que chacune fait à ses parties</translation>
    </message>
    <message>
        <source>Settings to be tried together: KEY=VALUE,KEY=VALUE</source>
        <translation>Réglages à essayer ensemble&#xa0;: CLÉ=VALEUR,CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>The level of all players</source>
        <translation>Le niveau de tous les joueurs</translation>
    </message>
    <message>
        <source>Pairs of games for each change in the first round</source>
        <translation>Paires de parties pour chaque changement à la première manche</translation>
    </message>
    <message>
        <source>Pairs of games for those that stay to the last round</source>
        <translation>Paires de parties pour ceux qui restent jusqu’à la dernière manche</translation>
    </message>
    <message>
        <source>The same number gives the same games</source>
        <translation>Le même nombre redonne les mêmes parties</translation>
    </message>
    <message>
        <source>How many games at a time</source>
        <translation>Combien de parties à la fois</translation>
    </message>
    <message>
        <source>Write it into this file, as a page with pictures for a browser</source>
        <translation>L’écrire dans ce fichier, comme page avec images pour un navigateur</translation>
    </message>
    <message>
        <source>Write over a file that is there</source>
        <translation>Écraser un fichier existant</translation>
    </message>
    <message>
        <source>Put the shards of an experiment together</source>
        <translation>Réunir les parts d’une expérience</translation>
    </message>
    <message>
        <source>The folder of the shards</source>
        <translation>Le dossier des parts</translation>
    </message>
    <message>
        <source>The file of the whole experiment</source>
        <translation>Le fichier de l’expérience entière</translation>
    </message>
    <message>
        <source>Tell which shards are not in a folder yet: 3,7-9</source>
        <translation>Dire quelles parts ne sont pas encore dans un dossier&#xa0;: 3,7-9</translation>
    </message>
    <message>
        <source>Tell what an experiment has found, also while it runs</source>
        <translation>Dire ce qu’une expérience a trouvé, même pendant qu’elle tourne</translation>
    </message>
    <message>
        <source>The file of the experiment</source>
        <translation>Le fichier de l’expérience</translation>
    </message>
    <message>
        <source>As JSON, with the plan</source>
        <translation>En JSON, avec le plan</translation>
    </message>
    <message>
        <source>Write it into this file, for spreadsheets</source>
        <translation>L’écrire dans ce fichier, pour les tableurs</translation>
    </message>
    <message>
        <source>The report comes out otherwise; the first difference is at %1.</source>
        <extracomment>%1: a place in a JSON document</extracomment>
        <translation>Le rapport obtenu est différent&#x202f;; la première différence est en %1.</translation>
    </message>
    <message>
        <source>Play a report&apos;s experiment once more, and write its report; fails if it is another</source>
        <translation>Rejouer l’expérience d’un rapport et écrire le sien&#x202f;; échoue s’il diffère</translation>
    </message>
    <message>
        <source>A report, as “lab report --json” writes it</source>
        <translation>Un rapport, comme l’écrit «&#xa0;lab report --json&#xa0;»</translation>
    </message>
    <message>
        <source>How many pairs of games at a time</source>
        <translation>Combien de paires de parties à la fois</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pairs</source>
        <extracomment>%1: how many of all %n pairs of games have been played</extracomment>
        <translation>
            <numerusform>%1 paire sur %n</numerusform>
            <numerusform>%1 paires sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>environ %n minute restante</numerusform>
            <numerusform>environ %n minutes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n seconds left</source>
        <translation>
            <numerusform>environ %n seconde restante</numerusform>
            <numerusform>environ %n secondes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no shard; one is written like 3/200.</source>
        <extracomment>%1: what was typed; 3/200 means the third of two hundred parts</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une part&#x202f;; une part s’écrit par exemple 3/200.</translation>
    </message>
    <message>
        <source>Name the file of the experiment: --out FILE.</source>
        <translation>Nommez le fichier de l’expérience&#xa0;: --out FICHIER.</translation>
    </message>
    <message>
        <source>Play an experiment, or go on with one that was interrupted</source>
        <translation>Jouer une expérience, ou continuer une expérience interrompue</translation>
    </message>
    <message>
        <source>The plan (JSON)</source>
        <translation>Le plan (JSON)</translation>
    </message>
    <message>
        <source>The file of the experiment; with --shard the folder of all shards</source>
        <translation>Le fichier de l’expérience&#x202f;; avec --shard, le dossier de toutes les parts</translation>
    </message>
    <message>
        <source>Only this part of it: 3/200</source>
        <translation>Seulement cette part&#xa0;: 3/200</translation>
    </message>
    <message>
        <source>Only tell what would be played, and about how long; write nothing</source>
        <translation>Dire seulement ce qui serait joué, et combien de temps à peu près&#x202f;; ne rien écrire</translation>
    </message>
    <message>
        <source>Say nothing of the progress</source>
        <translation>Ne pas indiquer l’avancement</translation>
    </message>
    <message>
        <source>List every legal step of a position</source>
        <translation>Énumérer tous les coups permis d’une position</translation>
    </message>
    <message>
        <source>This step is not legal.</source>
        <translation>Ce coup n’est pas permis.</translation>
    </message>
    <message>
        <source>The stage does not accept this step of its solution.</source>
        <translation>L’étape n’accepte pas ce coup de sa solution.</translation>
    </message>
    <message>
        <source>The solution does not meet all goals of the stage.</source>
        <translation>La solution n’atteint pas tous les buts de l’étape.</translation>
    </message>
    <message>
        <source>All goals of the stage are met before it begins.</source>
        <translation>Tous les buts de l’étape sont atteints avant qu’elle commence.</translation>
    </message>
    <message>
        <source>When this stage begins, the learner is not to decide.</source>
        <translation>Quand cette étape commence, ce n’est pas à l’élève de décider.</translation>
    </message>
    <message>
        <source>The stage accepts this step as asked.</source>
        <translation>L’étape accepte ce coup comme demandé.</translation>
    </message>
    <message>
        <source>This step is legal; %1 should refuse it.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>Ce coup est permis&#x202f;; %1 devrait le refuser.</translation>
    </message>
    <message>
        <source>This step should be legal.</source>
        <translation>Ce coup devrait être permis.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but it is no step at all.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>%1 devrait refuser ce coup, mais ce n’en est pas un.</translation>
    </message>
    <message>
        <source>%1 should refuse this step, but %2 does.</source>
        <extracomment>%1 and %2: the ids of rules</extracomment>
        <translation>%1 devrait refuser ce coup, mais c’est %2 qui le fait.</translation>
    </message>
    <message>
        <source>There is no piece %1 on the board then.</source>
        <extracomment>%1: a piece in the notation</extracomment>
        <translation>Il n’y a alors pas de pièce %1 sur le plateau.</translation>
    </message>
    <message>
        <source>Check lessons, and play them through</source>
        <translation>Vérifier des leçons, et les jouer en entier</translation>
    </message>
    <message>
        <source>Prove lessons by their own solutions and wrong tries</source>
        <translation>Éprouver des leçons par leurs solutions et leurs essais manqués</translation>
    </message>
    <message>
        <source>Files with a lesson or a guide each</source>
        <translation>Fichiers contenant chacun une leçon ou un guide</translation>
    </message>
    <message>
        <source>Tell a lesson stage by stage, with its solution</source>
        <translation>Raconter une leçon étape par étape, avec sa solution</translation>
    </message>
    <message>
        <source>The id of a lesson that comes with the program, or a file</source>
        <translation>L’identifiant d’une leçon fournie avec le programme, ou un fichier</translation>
    </message>
    <message>
        <source>Take the steps of the solution</source>
        <translation>Jouer les coups de la solution</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2 % against %3 (95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1 and %3: levels of computer players, %2, %4 and %5: percentages, %n: games</extracomment>
        <translation>
            <numerusform>%1 marque %2&#xa0;% contre %3 (intervalle à 95&#xa0;%&#xa0;: %4 à %5&#xa0;%) en %n partie.</numerusform>
            <numerusform>%1 marque %2&#xa0;% contre %3 (intervalle à 95&#xa0;%&#xa0;: %4 à %5&#xa0;%) en %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Test of 50 % against 60 %: log ratio %1, %2.</source>
        <extracomment>a statistical test; %1: a number, %2: its verdict: &quot;undecided&quot;, &quot;rather 50 %&quot; or &quot;rather 60 %&quot;</extracomment>
        <translation>Test de 50&#xa0;% contre 60&#xa0;%&#xa0;: rapport logarithmique %1, %2.</translation>
    </message>
    <message>
        <source>Turns in a game: %1, decisions: %2.</source>
        <extracomment>averages</extracomment>
        <translation>Tours par partie&#xa0;: %1, décisions&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats were eliminated.</source>
        <translation>
            <numerusform>%n place a été éliminée.</numerusform>
            <numerusform>%n places ont été éliminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: half of all steps within %2 s, 95 % within %3 s, the longest took %4 s.</source>
        <extracomment>%1: level of a computer player, %2, %3 and %4: seconds</extracomment>
        <translation>%1&#xa0;: la moitié des coups en %2 s, 95&#xa0;% en %3 s, le plus long a pris %4 s.</translation>
    </message>
    <message>
        <source>There is no level “%1”. The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <extracomment>%1: what was typed; the names are words of the command line and stay as they are</extracomment>
        <translation>Il n’y a pas de niveau «&#xa0;%1&#xa0;». Les niveaux sont&#xa0;: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message>
        <source>Let two kinds of computer player play against each other</source>
        <translation>Faire jouer l’une contre l’autre deux sortes d’ordinateurs</translation>
    </message>
    <message>
        <source>A level: random, greedy, quick, apprentice, adept, master</source>
        <translation>Un niveau&#xa0;: random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The level of the others</source>
        <translation>Le niveau des autres</translation>
    </message>
    <message>
        <source>The id of a ruleset, with its expansions as in BASE+EXPANSION; all: every game</source>
        <translation>L’identifiant d’un règlement, avec ses extensions comme BASE+EXTENSION&#x202f;; all&#xa0;: chaque jeu</translation>
    </message>
    <message>
        <source>The id of an expansion; may be given several times</source>
        <translation>L’identifiant d’une extension&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation>Parties en même temps</translation>
    </message>
    <message>
        <source>Searches side by side within each step</source>
        <translation>Recherches côte à côte pour chaque coup</translation>
    </message>
    <message>
        <source>Factor for what both levels think a step</source>
        <translation>Facteur de réflexion des deux niveaux pour chaque coup</translation>
    </message>
    <message>
        <source>Instead of the level&apos;s own</source>
        <translation>À la place de la valeur du niveau</translation>
    </message>
    <message>
        <source>The same for the others</source>
        <translation>La même chose pour les autres</translation>
    </message>
    <message>
        <source>Begin a ruleset of your own</source>
        <translation>Commencer un règlement à soi</translation>
    </message>
    <message>
        <source>Its id: small letters, digits and hyphens</source>
        <translation>Son identifiant&#xa0;: minuscules, chiffres et traits d’union</translation>
    </message>
    <message>
        <source>The id of the game or expansion from which it will differ</source>
        <translation>L’identifiant du jeu ou de l’extension dont il différera</translation>
    </message>
    <message>
        <source>The file to make; by default ID.json</source>
        <translation>Le fichier à créer&#x202f;; par défaut ID.json</translation>
    </message>
    <message>
        <source>Count the sequences of steps from a position</source>
        <translation>Compter les suites de coups depuis une position</translation>
    </message>
    <message>
        <source>A file with a position and steps</source>
        <translation>Un fichier avec une position et des coups</translation>
    </message>
    <message>
        <source>How many steps</source>
        <translation>Combien de coups</translation>
    </message>
    <message>
        <source>A seat is taken by a person, or by a computer of a level: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Une place est tenue par une personne, ou par un ordinateur d’un niveau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Play a game in the terminal</source>
        <translation>Jouer une partie dans le terminal</translation>
    </message>
    <message>
        <source>Who plays each seat, with commas: person, random, greedy, quick, apprentice, adept, master</source>
        <translation>Qui tient chaque place, avec des virgules&#xa0;: person, random, greedy, quick, apprentice, adept, master</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice</source>
        <translation>Le même nombre redonne les mêmes cartes et les mêmes dés</translation>
    </message>
    <message>
        <source>The id of a ruleset</source>
        <translation>L’identifiant d’un règlement</translation>
    </message>
    <message>
        <source>A setting of the ruleset, as in target=8; may be given several times</source>
        <translation>Un réglage du règlement, comme target=8&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>A new file that keeps the game</source>
        <translation>Un nouveau fichier qui garde la partie</translation>
    </message>
    <message>
        <source>Games: %1, puzzles: %2.</source>
        <extracomment>both are numbers</extracomment>
        <translation>Parties&#xa0;: %1, énigmes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are too many lines to try them all.</source>
        <translation>Il y a trop de suites pour les essayer toutes.</translation>
    </message>
    <message>
        <source>No puzzle: there is no such goal here that one idea alone reaches.</source>
        <translation>Pas une énigme&#xa0;: aucun but ici n’est atteint par une seule idée.</translation>
    </message>
    <message>
        <source>Other first steps reach the goal than those named, or other points can be reached.</source>
        <translation>D’autres premiers coups que ceux indiqués atteignent le but, ou d’autres points sont possibles.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal.</source>
        <translation>La solution n’atteint pas le but.</translation>
    </message>
    <message>
        <source>Its measures are others than those named.</source>
        <translation>Ses mesures diffèrent de celles indiquées.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n puzzles are what they say.</source>
        <extracomment>%1: how many are as they should be, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 énigme sur %n est ce qu’elle dit.</numerusform>
            <numerusform>%1 énigmes sur %n sont ce qu’elles disent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for puzzles in games of computers, and print the most different ones</source>
        <translation>Chercher des énigmes dans des parties d’ordinateurs, et afficher les plus diverses</translation>
    </message>
    <message>
        <source>Instead of games: a file of positions or tactics</source>
        <translation>Au lieu de parties&#xa0;: un fichier de positions ou de tactiques</translation>
    </message>
    <message>
        <source>The ruleset that is played</source>
        <translation>Le règlement joué</translation>
    </message>
    <message>
        <source>An expansion; may be given several times</source>
        <translation>Une extension&#x202f;; peut être donnée plusieurs fois</translation>
    </message>
    <message>
        <source>How many play; may be given several times</source>
        <translation>Combien jouent&#x202f;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>Games to look through</source>
        <translation>Parties à parcourir</translation>
    </message>
    <message>
        <source>Puzzles in which one&apos;s own last turn is to be won</source>
        <translation>Énigmes où l’on doit gagner son dernier tour</translation>
    </message>
    <message>
        <source>Puzzles in which another&apos;s last turn is to be stopped</source>
        <translation>Énigmes où l’on doit contrer le dernier tour d’un autre</translation>
    </message>
    <message>
        <source>Puzzles in which points are to be gained</source>
        <translation>Énigmes où l’on doit gagner des points</translation>
    </message>
    <message>
        <source>The same number gives the same puzzles</source>
        <translation>Le même nombre redonne les mêmes énigmes</translation>
    </message>
    <message>
        <source>Try every line of puzzles, and say which are none</source>
        <translation>Essayer toutes les suites des énigmes, et dire lesquelles n’en sont pas</translation>
    </message>
    <message>
        <source>Files of puzzles</source>
        <translation>Fichiers d’énigmes</translation>
    </message>
    <message>
        <source>Let the computers try them, too, whose finding counts for the difficulty</source>
        <translation>Les faire essayer aussi aux ordinateurs&#x202f;; leur réussite compte pour la difficulté</translation>
    </message>
    <message>
        <source>Make and check puzzles: turns with one idea that decides</source>
        <translation>Faire et vérifier des énigmes&#xa0;: des tours où une seule idée décide</translation>
    </message>
    <message numerus="yes">
        <source>%n whole lines were played.</source>
        <translation>
            <numerusform>%n ligne entière a été jouée.</numerusform>
            <numerusform>%n lignes entières ont été jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a record and check it</source>
        <translation>Rejouer un enregistrement et le vérifier</translation>
    </message>
    <message>
        <source>A saved or journalled game</source>
        <translation>Une partie enregistrée ou son journal</translation>
    </message>
    <message>
        <source>Write the rulebook of a game, with its expansions</source>
        <translation>Écrire le livret de règles d’un jeu, avec ses extensions</translation>
    </message>
    <message>
        <source>The ids or files of a game and of expansions over it</source>
        <translation>Les identifiants ou fichiers d’un jeu et des extensions posées dessus</translation>
    </message>
    <message>
        <source>As text (the default)</source>
        <translation>En texte (par défaut)</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation>En Markdown</translation>
    </message>
    <message>
        <source>As a web page</source>
        <translation>En page web</translation>
    </message>
    <message>
        <source>Only the quick reference, on a page</source>
        <translation>Seulement l’aide-mémoire, sur une page</translation>
    </message>
    <message>
        <source>Play scenarios and say which fail</source>
        <translation>Jouer des scénarios et dire lesquels échouent</translation>
    </message>
    <message>
        <source>Files with one scenario or an array of them</source>
        <translation>Fichiers contenant un scénario ou un tableau de scénarios</translation>
    </message>
    <message>
        <source>Every failure of a scenario, not only its first</source>
        <translation>Chaque échec d’un scénario, et pas seulement le premier</translation>
    </message>
    <message>
        <source>“%1” is not a place in a document; places begin with a slash: /end/target</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un endroit d’un document&#x202f;; un endroit commence par une barre oblique&#xa0;: /end/target</translation>
    </message>
    <message>
        <source>The file stays as it is, because of this value it could not be played:</source>
        <translation>Le fichier reste tel quel&#xa0;: à cause de cette valeur, il ne pourrait pas se jouer&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>The file still has %n errors that it had before.</source>
        <translation>
            <numerusform>Le fichier a toujours %n erreur qu’il avait déjà.</numerusform>
            <numerusform>Le fichier a toujours %n erreurs qu’il avait déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of a ruleset</source>
        <translation>Le fichier d’un règlement</translation>
    </message>
    <message>
        <source>Where the value stands, like /end/target</source>
        <translation>Où se trouve la valeur, comme /end/target</translation>
    </message>
    <message>
        <source>Steps are compared in one position; this file holds several.</source>
        <translation>Les coups se comparent dans une position&#x202f;; ce fichier en contient plusieurs.</translation>
    </message>
    <message>
        <source>Compare the legal steps of one position under two games</source>
        <translation>Comparer les coups permis d’une position selon deux jeux</translation>
    </message>
    <message>
        <source>A file with a position, and steps if you like; the game that it names does not matter</source>
        <translation>Un fichier avec une position, et des coups si l’on veut&#x202f;; le jeu qu’il nomme n’importe pas</translation>
    </message>
    <message>
        <source>Name a file, or ask for positions with --make.</source>
        <translation>Nommez un fichier, ou demandez des positions avec --make.</translation>
    </message>
    <message>
        <source>The levels are: random, greedy, quick, apprentice, adept, master.</source>
        <translation>Les niveaux sont&#xa0;: random, greedy, quick, apprentice, adept, master.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n positions solved.</source>
        <extracomment>%1: how many are solved, %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 position sur %n résolue.</numerusform>
            <numerusform>%1 positions sur %n résolues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let a computer player solve positions in which one turn decides</source>
        <translation>Faire résoudre à un ordinateur des positions où un tour décide</translation>
    </message>
    <message>
        <source>A file of such positions</source>
        <translation>Un fichier de telles positions</translation>
    </message>
    <message>
        <source>Instead: find so many of them in games, and print them</source>
        <translation>À la place&#xa0;: en trouver ce nombre dans des parties, et les afficher</translation>
    </message>
    <message>
        <source>Factor for what the level thinks a step</source>
        <translation>Facteur de réflexion du niveau pour chaque coup</translation>
    </message>
    <message>
        <source>The same number gives the same answers</source>
        <translation>Le même nombre redonne les mêmes réponses</translation>
    </message>
    <message>
        <source>see game %1 after moment %2</source>
        <extracomment>%1: the number of a game, %2: how many moments of it come before</extracomment>
        <translation>voir la partie %1 après le moment %2</translation>
    </message>
    <message>
        <source>Let computers play a ruleset, and tell what their games show</source>
        <translation>Faire jouer un règlement à des ordinateurs, et dire ce que leurs parties montrent</translation>
    </message>
    <message>
        <source>How many games</source>
        <translation>Combien de parties</translation>
    </message>
    <message>
        <source>How many players; by default two, if that is allowed</source>
        <translation>Combien de joueurs&#x202f;; par défaut deux, si c’est permis</translation>
    </message>
    <message>
        <source>Write the games that show something into this folder</source>
        <translation>Écrire dans ce dossier les parties qui montrent quelque chose</translation>
    </message>
    <message>
        <source>As JSON, with the records of the games</source>
        <translation>En JSON, avec les enregistrements des parties</translation>
    </message>
    <message>
        <source>The rulesets that are played, in turn</source>
        <translation>Les règlements joués, à tour de rôle</translation>
    </message>
    <message>
        <source>Games in each round</source>
        <translation>Parties de chaque manche</translation>
    </message>
    <message>
        <source>done: %1</source>
        <extracomment>%1: what was done, a whole sentence</extracomment>
        <translation>fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>What stood in the file before is kept in %1.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>Ce qu’il y avait avant dans le fichier est gardé dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>There are more problems than these %n.</source>
        <translation>
            <numerusform>Il y a plus de problèmes que celui-ci.</numerusform>
            <numerusform>Il y a plus de problèmes que ces %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to check in this file.</source>
        <translation>Il n’y a rien à vérifier dans ce fichier.</translation>
    </message>
    <message>
        <source>List what is wrong with a ruleset, position, scenario or record</source>
        <translation>Énumérer ce qui ne va pas dans un règlement, une position, un scénario ou un enregistrement</translation>
    </message>
    <message>
        <source>The file to check</source>
        <translation>Le fichier à vérifier</translation>
    </message>
    <message>
        <source>Make the first fix that helps of each problem of a ruleset; what stood there is kept beside the file</source>
        <translation>Faire la première réparation utile de chaque problème d’un règlement&#x202f;; ce qu’il y avait est gardé à côté du fichier</translation>
    </message>
    <message>
        <source>There is no scenario and no position in this file.</source>
        <translation>Il n’y a ni scénario ni position dans ce fichier.</translation>
    </message>
    <message>
        <source>%1 is no ruleset; only rulesets can be changed.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>%1 n’est pas un règlement&#x202f;; seuls les règlements peuvent être changés.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn here: “%1” is missing. It comes with the desktop program.</source>
        <extracomment>%1: the name of a file</extracomment>
        <translation>On ne peut pas dessiner d’images ici&#xa0;: «&#xa0;%1&#xa0;» manque. Il vient avec le programme de bureau.</translation>
    </message>
    <message>
        <source>Pictures cannot be drawn by a program that was started without them.</source>
        <translation>Un programme lancé sans images ne peut pas en dessiner.</translation>
    </message>
    <message>
        <source>%1 (SHA-256 %2)</source>
        <extracomment>%1: name of a ruleset; %2: the hash of its document</extracomment>
        <translation>%1 (SHA-256 %2)</translation>
    </message>
    <message>
        <source>Players: %1</source>
        <extracomment>%1: levels of computer players</extracomment>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1, %2</source>
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>Au plus %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pairs, games</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>Environ %n minute</numerusform>
            <numerusform>Environ %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n seconds</source>
        <translation>
            <numerusform>Environ %n seconde</numerusform>
            <numerusform>Environ %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>expected is one of %1; found was “%2”.</source>
        <extracomment>about an option of the command line; %1: names of levels, %2: what was typed</extracomment>
        <translation>il faut l’un de ceux-ci&#xa0;: %1&#x202f;; on a trouvé «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>expected is the name of a file, or - for standard error.</source>
        <extracomment>about an option of the command line</extracomment>
        <translation>il faut le nom d’un fichier, ou - pour la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Say on standard error what is being done</source>
        <translation>Dire sur la sortie d’erreur ce qui se fait</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Niveau de détail du journal de diagnostic&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error</source>
        <translation>Où va le journal de diagnostic&#x202f;; - est la sortie d’erreur</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written (%1).</source>
        <extracomment>%1: why, as the operating system says</extracomment>
        <translation>Le journal de diagnostic ne peut pas être écrit (%1).</translation>
    </message>
    <message>
        <source>Gnostica on the command line: plays, checks and measures.</source>
        <translation>Gnostica en ligne de commande&#xa0;: joue, vérifie et mesure.</translation>
    </message>
    <message>
        <source>The language to speak; by default that of the environment</source>
        <translation>La langue à parler&#x202f;; par défaut celle de l’environnement</translation>
    </message>
    <message>
        <source>A name is missing here.</source>
        <translation>Un nom manque ici.</translation>
    </message>
    <message>
        <source>What should have been said could not be written.</source>
        <translation>Ce qui devait être dit n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1: there are too few games yet.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>%1&#xa0;: il y a encore trop peu de parties.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a ruleset, %2: a sentence about it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: part of a step</comment>
        <translation>une pièce</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: part of a step</comment>
        <translation>une case</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: part of a step</comment>
        <translation>une orientation</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: part of a step</comment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: part of a step</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a die</source>
        <comment>phrase: part of a step</comment>
        <translation>un dé</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>phrase: part of a step</comment>
        <translation>rien de plus</translation>
    </message>
    <message>
        <source>a word</source>
        <comment>phrase: part of a step</comment>
        <translation>un mot</translation>
    </message>
    <message>
        <source>Here is missing: %1.</source>
        <extracomment>%1: a part of a step: &quot;a card&quot;</extracomment>
        <translation>Il manque ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” stands where this should stand: %2.</source>
        <extracomment>%1: what was typed, %2: a part of a step: &quot;a card&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;» se trouve là où il faudrait&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>This ruleset is for %1 to %n players.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>Ce règlement se joue de %1 à %n joueur.</numerusform>
            <numerusform>Ce règlement se joue de %1 à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <extracomment>%1: where a problem is (&quot;house.json, line 3&quot;), %2: what it is, a whole sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>fix: %1</source>
        <extracomment>%1: a whole sentence, what would mend the problem in the line above</extracomment>
        <translation>remède&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type a step, for example: %1</source>
        <extracomment>%1: a step in notation</extracomment>
        <translation>Tapez un coup, par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>A space is called as on the edge of the board, or by its coordinates, which steps are listed with: %1 is %2.</source>
        <extracomment>%1: &quot;e5&quot;, %2: &quot;1,1&quot;</extracomment>
        <translation>Une case porte le nom qu’elle a au bord du plateau, ou ses coordonnées, avec lesquelles les coups sont énumérés&#xa0;: %1 est %2.</translation>
    </message>
    <message>
        <source>? lists all legal steps, ? cup those that begin with cup; also: board, undo, quit.</source>
        <translation>«&#xa0;?&#xa0;» énumère tous les coups permis, «&#xa0;?&#xa0;» suivi de cup ceux qui commencent par cup&#x202f;; et aussi&#xa0;: board, undo, quit.</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>indécis</translation>
    </message>
    <message>
        <source>rather 50 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>plutôt 50&#xa0;%</translation>
    </message>
    <message>
        <source>rather 60 %</source>
        <comment>verdict of the test of 50 % against 60 %</comment>
        <translation>plutôt 60&#xa0;%</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Le dossier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>a title in the help of the command line: the options of a command</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>a title in the help of the command line, before a pattern of what to type</extracomment>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>a title in the help of the command line: what follows a command without a name of its own</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>in a pattern of what to type: any options; in capitals, if the language has them</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>in a pattern of what to type; in capitals, if the language has them</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>(required)</source>
        <extracomment>behind an option of the command line: it must be given</extracomment>
        <translation>(obligatoire)</translation>
    </message>
    <message>
        <source>not with</source>
        <extracomment>behind an option of the command line; the names of other options follow</extracomment>
        <translation>pas avec</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Il manque %1.</translation>
    </message>
    <message>
        <source>This is not understood: %1</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>Ceci n’est pas compris&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: problem</comment>
        <extracomment>%1: an option of the command line, %2: what is wrong with it, a whole sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <extracomment>%1: an option of the command line, %2: what was typed</extracomment>
        <translation>%1 ne peut pas être «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>A value is missing behind %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Il manque une valeur après %1.</translation>
    </message>
    <message>
        <source>%1 may be given only once.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>%1 ne peut être donné qu’une fois.</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together.</source>
        <extracomment>%1, %2: options of the command line</extracomment>
        <translation>%1 et %2 s’excluent.</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>a title in the help of the command line</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>More is said by %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Pour en savoir plus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <extracomment>%1: what was typed; %2, %3: numbers</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>The plug-in “%1” will be loaded again.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Le module «&#xa0;%1&#xa0;» sera de nouveau chargé.</translation>
    </message>
    <message>
        <source>No plug-in is switched off.</source>
        <translation>Aucun module n’est désactivé.</translation>
    </message>
    <message>
        <source>loaded</source>
        <comment>state of a plug-in</comment>
        <translation>chargé</translation>
    </message>
    <message>
        <source>List the plug-ins and say why any of them is not loaded</source>
        <translation>Lister les modules et, pour ceux qui ne sont pas chargés, dire pourquoi</translation>
    </message>
    <message>
        <source>Switch on the plug-ins that were switched off because of an error</source>
        <translation>Réactiver les modules désactivés à cause d’une erreur</translation>
    </message>
    <message>
        <source>To switch plug-ins on again: %1.</source>
        <extracomment>%1: what to type</extracomment>
        <translation>Pour réactiver des modules&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Load no plug-ins; games that need one cannot be played</source>
        <translation>Ne charger aucun module&#x202f;; les jeux qui en ont besoin ne peuvent pas se jouer</translation>
    </message>
    <message>
        <source>The command could not be finished.</source>
        <translation>La commande n’a pas pu être menée à bien.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Pour lancer le programme sans modules&#xa0;: %1.</translation>
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
        <translation>Sur le plateau&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <extracomment>%1: cards, each with its name: &quot;cups-8 (Eight of Cups)&quot;</extracomment>
        <translation>En main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A piece is written as its player, its size and the direction that it faces: %1 is the large piece of player A that points north, %2 the small one of player B that stands upright.</source>
        <extracomment>%1 and %2: pieces as they are written in the drawing of the board, &quot;A3N&quot; and &quot;B1U&quot;</extracomment>
        <translation>Une pièce s’écrit par son joueur, sa taille et son orientation&#xa0;: %1 est la grande pièce du joueur A orientée vers le nord, %2 la petite du joueur B qui est debout.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>TEXT</source>
        <extracomment>in a pattern of what to type: a kind of value; in capitals, if the language has them</extracomment>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>in a pattern of what to type: the name of a file; in capitals, if the language has them</extracomment>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <extracomment>in a pattern of what to type: how much is logged; in capitals, if the language has them</extracomment>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>CODE</source>
        <extracomment>in a pattern of what to type: the code of a language, &quot;de&quot;; in capitals, if the language has them</extracomment>
        <translation>CODE</translation>
    </message>
    <message>
        <source>A file with a position, or with a position and steps, or an array of them</source>
        <translation>Un fichier avec une position, avec ou sans coups, ou avec un tableau de telles positions</translation>
    </message>
    <message>
        <source>Change one value of a ruleset and keep its layout, or list what can be set</source>
        <translation>Changer une valeur d’un règlement en gardant sa mise en forme, ou énumérer ce qui peut être réglé</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>a list of any of: %1</source>
        <extracomment>what a setting may be; %1: words</extracomment>
        <translation>une liste de mots parmi ceux-ci&#xa0;: %1</translation>
    </message>
    <message>
        <source>a list of powers</source>
        <extracomment>what a setting may be</extracomment>
        <translation>une liste de pouvoirs</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <extracomment>what a setting may be</extracomment>
        <translation>une liste de rangées</translation>
    </message>
    <message>
        <source>numbers by card: %1</source>
        <extracomment>what a setting may be; %1: a range of numbers, &quot;1..3&quot;</extracomment>
        <translation>un nombre par carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 = %2 (%3; default %4)</source>
        <extracomment>a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: what it is if nothing is said</extracomment>
        <translation>%1 = %2 (%3&#x202f;; par défaut %4)</translation>
    </message>
    <message>
        <source>The new value as JSON; a word needs no quotes, null removes what the parent has. Without it, the settings are listed with the values that are allowed</source>
        <translation>La nouvelle valeur en JSON&#x202f;; un mot n’a pas besoin de guillemets, null retire ce qu’a le modèle. Sans valeur, les réglages sont énumérés avec les valeurs permises</translation>
    </message>
    <message>
        <source>There is no setting at %1. This command lists all settings: %2</source>
        <extracomment>%1: a place in a document, &quot;/hand/size&quot;</extracomment>
        <translation>Il n’y a pas de réglage à l’emplacement %1. Cette commande énumère tous les réglages&#xa0;: %2</translation>
    </message>
    <message>
        <source>Type it again to announce anyway.</source>
        <translation>Tapez la même chose encore une fois pour annoncer quand même.</translation>
    </message>
    <message>
        <source>An announcement with too few points must be typed twice.</source>
        <translation>Une annonce faite avec trop peu de points doit être tapée deux fois.</translation>
    </message>
    <message>
        <source>The argument “%1” is not in UTF-8.</source>
        <extracomment>%1: what was typed, as far as it can be shown</extracomment>
        <translation>L’argument «&#xa0;%1&#xa0;» n’est pas en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals were under way and do not count.</source>
        <translation>
            <numerusform>%n donne était en cours et ne compte pas.</numerusform>
            <numerusform>%n donnes étaient en cours et ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>--sprt tests 50 % against 60 %. It cannot be used with --one, where the fair share is 100 % divided by the number of seats.</source>
        <extracomment>--sprt and --one are options of the command line</extracomment>
        <translation>--sprt teste 50&#xa0;% contre 60&#xa0;%. Il ne peut pas être utilisé avec --one, où la part équitable est de 100&#xa0;% divisés par le nombre de places.</translation>
    </message>
    <message>
        <source>Number of players; every other one is of level a, or with --one a single one</source>
        <translation>Nombre de joueurs&#x202f;; un sur deux est du niveau a, avec --one un seul</translation>
    </message>
    <message>
        <source>One player of level a plays against players of level b, and takes every seat in turn</source>
        <translation>Un joueur du niveau a joue contre des joueurs du niveau b et prend chaque place à son tour</translation>
    </message>
    <message>
        <source>Rounded up to whole deals: two games with the seats swapped, or with --one a game for each seat</source>
        <translation>Arrondi à des donnes entières&#xa0;: deux parties aux places échangées, avec --one une partie par place</translation>
    </message>
    <message>
        <source>Seconds to play, for each ruleset; deals that are not over by then do not count</source>
        <translation>Secondes de jeu, pour chaque règlement&#x202f;; les donnes inachevées à ce moment ne comptent pas</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut; its deal does not count</source>
        <translation>Manches après lesquelles une partie est interrompue&#x202f;; sa donne ne compte pas</translation>
    </message>
    <message>
        <source>Stop when the sequential test is decided; not with --one</source>
        <translation>Arrêter quand le test séquentiel est décidé&#x202f;; pas avec --one</translation>
    </message>
    <message>
        <source>No deal was played to its end, so there is nothing to tell.</source>
        <translation>Aucune donne n’a été jouée jusqu’au bout&#x202f;; il n’y a donc rien à dire.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were cut after round %1.</source>
        <extracomment>%1: the number of the round after which they were stopped</extracomment>
        <translation>
            <numerusform>%n partie a été interrompue après la manche %1.</numerusform>
            <numerusform>%n parties ont été interrompues après la manche %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals do not count for that reason.</source>
        <extracomment>because of games that were cut</extracomment>
        <translation>
            <numerusform>%n donne ne compte donc pas.</numerusform>
            <numerusform>%n donnes ne comptent donc pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, one among %n of %2</source>
        <comment>phrase: a player of a match</comment>
        <extracomment>%1 and %2: levels of computer players; one player of %1 plays against %n of %2</extracomment>
        <translation>
            <numerusform>%1, un contre %n de %2</numerusform>
            <numerusform>%1, un contre %n de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 % (fair: %3 %, 95 % interval: %4 to %5 %) in %n games.</source>
        <extracomment>%1: &quot;adept, one among 3 of quick&quot;, %2 to %5: percentages: of what can be won, and what equal players score</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2&#xa0;% (équitable&#xa0;: %3&#xa0;%, intervalle à 95&#xa0;%&#xa0;: %4 à %5&#xa0;%) en %n partie.</numerusform>
            <numerusform>%1&#xa0;: %2&#xa0;% (équitable&#xa0;: %3&#xa0;%, intervalle à 95&#xa0;%&#xa0;: %4 à %5&#xa0;%) en %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds in a game: median %1, at most %2 in 95 % of the games, %3 in the shortest.</source>
        <extracomment>numbers of rounds</extracomment>
        <translation>Manches par partie&#xa0;: médiane %1, au plus %2 dans 95&#xa0;% des parties, %3 dans la plus courte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements held.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Annonces tenues&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Annonces tenues&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements</extracomment>
        <translation>%1&#xa0;: %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 of %n games</source>
        <extracomment>%1: number of a round of learning, %2: how many of its %n games have been played</extracomment>
        <translation>
            <numerusform>Manche %1&#xa0;: %2 partie sur %n</numerusform>
            <numerusform>Manche %1&#xa0;: %2 parties sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: fitting the tables …</source>
        <extracomment>%1: number of a round of learning; the weights by which computers judge are computed from its games</extracomment>
        <translation>Manche %1&#xa0;: ajustement des tables…</translation>
    </message>
    <message>
        <source>two players left</source>
        <comment>phrase: a table of weights for positions with two players</comment>
        <translation>encore deux joueurs</translation>
    </message>
    <message>
        <source>three or more players left</source>
        <comment>phrase: a table of weights for positions with more players</comment>
        <translation>encore trois joueurs ou plus</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, %2: %n positions are too few; the table stays as it was.</source>
        <extracomment>%1: number of a round of learning, %2: &quot;two players left&quot;, %n: how many positions there were</extracomment>
        <translation>
            <numerusform>Manche %1, %2&#xa0;: %n position, c’est trop peu&#x202f;; la table reste telle quelle.</numerusform>
            <numerusform>Manche %1, %2&#xa0;: %n positions, c’est trop peu&#x202f;; la table reste telle quelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, %2: games %3, positions %4, surprise %5, then %6, certainty %7.</source>
        <extracomment>all but %2 (&quot;two players left&quot;) are numbers; the surprise is how far judgements and results lie apart, before and after the table was fitted; the certainty is the factor that turns judgements into chances of winning</extracomment>
        <translation>Manche %1, %2&#xa0;: parties %3, positions %4, surprise %5, puis %6, certitude %7.</translation>
    </message>
    <message>
        <source>Learn how computer players judge, by games against themselves</source>
        <translation>Apprendre comment jugent les ordinateurs, par des parties contre eux-mêmes</translation>
    </message>
    <message>
        <source>The folder of all that is learnt; learning that was interrupted is resumed</source>
        <translation>Le dossier de tout ce qui est appris&#x202f;; un apprentissage interrompu y reprend</translation>
    </message>
    <message>
        <source>How often the tables are fitted</source>
        <translation>Combien de fois les tables sont ajustées</translation>
    </message>
    <message>
        <source>The same number gives the same tables</source>
        <translation>Le même nombre redonne les mêmes tables</translation>
    </message>
    <message>
        <source>Only play this part of the round&apos;s games: 3/200</source>
        <translation>Ne jouer que cette part des parties de la manche&#xa0;: 3/200</translation>
    </message>
    <message>
        <source>A file of judging to begin with, instead of the shipped one</source>
        <translation>Un fichier de tables pour commencer, au lieu de celles fournies</translation>
    </message>
    <message>
        <source>A file of judging, as learn writes it, instead of the shipped one</source>
        <translation>Un fichier de tables, comme l’écrit learn, au lieu de celles fournies</translation>
    </message>
    <message numerus="yes">
        <source>%1, number of players %2: %3 of %n games</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: how many of the %n games have been played</extracomment>
        <translation>
            <numerusform>%1, nombre de joueurs %2&#xa0;: %3 partie sur %n</numerusform>
            <numerusform>%1, nombre de joueurs %2&#xa0;: %3 parties sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, number of players %2: %3</source>
        <extracomment>%1: a ruleset, %2: a number of players, %3: sentences on how long its games are</extracomment>
        <translation>%1, nombre de joueurs %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n results in the file still hold and were kept.</source>
        <translation>
            <numerusform>%n résultat du fichier est encore valable et a été conservé.</numerusform>
            <numerusform>%n résultats du fichier sont encore valables et ont été conservés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measure how long games are, with computers that play against themselves</source>
        <translation>Mesurer la durée des parties, par des ordinateurs qui jouent contre eux-mêmes</translation>
    </message>
    <message>
        <source>The file of results; results that still hold are kept</source>
        <translation>Le fichier des résultats&#x202f;; ceux qui sont encore valables sont conservés</translation>
    </message>
    <message>
        <source>The rulesets that are played; by default all games</source>
        <translation>Les règlements joués&#x202f;; par défaut tous les jeux</translation>
    </message>
    <message>
        <source>How many play; by default every number that is allowed</source>
        <translation>Combien jouent&#x202f;; par défaut tous les nombres permis</translation>
    </message>
    <message>
        <source>Games for each ruleset and number of players</source>
        <translation>Parties par règlement et nombre de joueurs</translation>
    </message>
    <message>
        <source>Rounds after which a game is cut</source>
        <translation>Manches après lesquelles une partie est interrompue</translation>
    </message>
    <message>
        <source>--iterations-b and --judging-b cannot be used with --b-program: another program thinks as it does.</source>
        <extracomment>options of the command line</extracomment>
        <translation>--iterations-b et --judging-b ne peuvent pas être utilisés avec --b-program&#xa0;: un autre programme réfléchit à sa façon.</translation>
    </message>
    <message>
        <source>Another build of gnostica-cli, which deals and plays the seats of level b</source>
        <translation>Une autre version de gnostica-cli, qui distribue les cartes et joue les places du niveau b</translation>
    </message>
    <message>
        <source>“%1” cannot be run: %2</source>
        <extracomment>%1: path of a program, %2: what the system says</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lancé&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” does not take the step “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’accepte pas l’étape «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«&#xa0;%1&#xa0;» s’est arrêté avant la fin de la partie.</translation>
    </message>
    <message>
        <source>“%1” ended before the game was over: %2</source>
        <translation>«&#xa0;%1&#xa0;» s’est arrêté avant la fin de la partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” plays by other rules than this program: %2</source>
        <extracomment>%1: path of a program, %2: a sentence: what is wrong with the record of a game</extracomment>
        <translation>«&#xa0;%1&#xa0;» joue selon d’autres règles que ce programme&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (forecast: %4 %).</source>
        <comment>announcements that held</comment>
        <extracomment>%1: level of a computer player, %2 of %3: how many announcements, %4: the percentage that was forecast</extracomment>
        <translation>%1&#xa0;: %2 sur %3 (prévu&#xa0;: %4&#xa0;%).</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«&#xa0;%1&#xa0;» est resté silencieux trop longtemps.</translation>
    </message>
    <message>
        <source>“%1” asks for a step that it should take itself.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«&#xa0;%1&#xa0;» demande une étape qu’il devrait jouer lui-même.</translation>
    </message>
    <message>
        <source>“%1” has been silent for too long: %2</source>
        <translation>«&#xa0;%1&#xa0;» est resté silencieux trop longtemps&#xa0;: %2</translation>
    </message>
    <message>
        <source>--equal-time finds out how long a player thinks: %1 cannot be used with it.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>--equal-time trouve lui-même combien de temps un joueur réfléchit&#xa0;: %1 ne peut pas être utilisé avec lui.</translation>
    </message>
    <message>
        <source>--equal-time cannot adjust the level “%1”, which does not search.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>--equal-time ne peut pas régler le niveau «&#xa0;%1&#xa0;», qui ne cherche pas.</translation>
    </message>
    <message>
        <source>The level “%1” cannot take as much processor time as the other, however long it thinks.</source>
        <extracomment>%1: a level of computer player</extracomment>
        <translation>Le niveau «&#xa0;%1&#xa0;» ne peut pas prendre autant de temps processeur que l’autre, si longtemps qu’il réfléchisse.</translation>
    </message>
    <message>
        <source>First measure how many iterations give b as much processor time as a; with --b-program, a as b</source>
        <translation>Mesurer d’abord combien d’itérations donnent à b autant de temps processeur qu’à a&#x202f;; avec --b-program, à a autant qu’à b</translation>
    </message>
    <message>
        <source>The match was cut short: %1</source>
        <extracomment>%1: a sentence: what another program has done wrong</extracomment>
        <translation>Le match a été interrompu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>For equal processor time, %1 thinks through %n games a step (%2).</source>
        <extracomment>%1: a level, %2: options of the command line with which the match is repeated</extracomment>
        <translation>
            <numerusform>Pour un temps processeur égal, %1 examine %n partie par étape (%2).</numerusform>
            <numerusform>Pour un temps processeur égal, %1 examine %n parties par étape (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” wrote down another step than “%2”.</source>
        <extracomment>%1: path of a program, %2: a step in notation</extracomment>
        <translation>«&#xa0;%1&#xa0;» enregistre une autre étape que «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” has made a step that is not allowed under the rules of this program.</source>
        <extracomment>%1: path of a program</extracomment>
        <translation>«&#xa0;%1&#xa0;» a joué une étape que les règles de ce programme ne permettent pas.</translation>
    </message>
    <message>
        <source>This system does not tell how much processor time another program takes.</source>
        <translation>Ce système ne dit pas combien de temps processeur prend un autre programme.</translation>
    </message>
</context>
<context>
    <name>gnostica::diagnostics::Failure</name>
    <message>
        <source>There is not enough memory. Close windows or other programs, then try again.</source>
        <translation>Il n’y a pas assez de mémoire. Fermez des fenêtres ou d’autres programmes, puis réessayez.</translation>
    </message>
    <message>
        <source>The system cannot start another thread for this program. Close other programs, then try again.</source>
        <translation>Le système ne peut pas lancer un fil d’exécution de plus pour ce programme. Fermez d’autres programmes, puis réessayez.</translation>
    </message>
    <message>
        <source>This is an error in the program or in a plug-in. See the diagnostic log for details.</source>
        <translation>Il s’agit d’une erreur du programme ou d’un module. Le journal de diagnostic en donne les détails.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AboutDialog</name>
    <message>
        <source>About Gnostica</source>
        <translation>À propos de Gnostica</translation>
    </message>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Une guerre de territoires, avec cartes de tarot et pyramides.</translation>
    </message>
    <message>
        <source>Gnostica was designed by John Cooper, Kory Heath, Kristin Matherly and Jacob Davenport for tarot cards and Looney Pyramids.</source>
        <translation>Gnostica a été conçu par John Cooper, Kory Heath, Kristin Matherly et Jacob Davenport pour des cartes de tarot et les pyramides Looney Pyramids.</translation>
    </message>
    <message>
        <source>This program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ce programme est un logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionSet</name>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Pa&amp;ge d’accueil</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>menu entry: to open a file</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>Parties &amp;inachevées…</translation>
    </message>
    <message>
        <source>Open a record &amp;beside this game…</source>
        <translation>Ou&amp;vrir un enregistrement à côté…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <extracomment>menu entry: to save the game</extracomment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Make your own game…</source>
        <translation>Créer votre propre &amp;jeu…</translation>
    </message>
    <message>
        <source>Compare rules side b&amp;y side…</source>
        <translation>Comparer des règles côte &amp;à côte…</translation>
    </message>
    <message>
        <source>Add ru&amp;leset…</source>
        <translation>Ajouter un règ&amp;lement…</translation>
    </message>
    <message>
        <source>&amp;Print rules…</source>
        <translation>Imp&amp;rimer les règles…</translation>
    </message>
    <message>
        <source>Export rules as P&amp;DF…</source>
        <translation>Exporter les règles en P&amp;DF…</translation>
    </message>
    <message>
        <source>Result of &amp;the game</source>
        <translation>Résul&amp;tat de la partie</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>E&amp;xaminer la partie</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>menu entry: to be given a hint</extracomment>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Should &amp;I announce?</source>
        <translation>Dois-&amp;je annoncer&#x202f;?</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;About Gnostica</source>
        <translation>À &amp;propos de Gnostica</translation>
    </message>
    <message>
        <source>&amp;Confirm the step</source>
        <translation>Confirmer &amp;le coup</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Undo the last step</source>
        <translation>&amp;Annuler le dernier coup</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Skip this power</source>
        <translation>Ren&amp;oncer à ce pouvoir</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>&amp;Announce</source>
        <extracomment>menu entry: to announce the last turn</extracomment>
        <translation>An&amp;noncer</translation>
    </message>
    <message>
        <source>Re&amp;fresh the hand</source>
        <translation>Refaire la &amp;main</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <extracomment>menu entry: to pass the turn</extracomment>
        <translation>&amp;Passer son tour</translation>
    </message>
    <message>
        <source>&amp;First moment</source>
        <translation>&amp;Premier moment</translation>
    </message>
    <message>
        <source>&amp;Previous moment</source>
        <translation>Moment p&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Next moment</source>
        <translation>Moment &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Re&amp;venir à la partie</translation>
    </message>
    <message>
        <source>&amp;Continue from here as a new game</source>
        <translation>&amp;Continuer d’ici en une nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Hurry</source>
        <extracomment>menu entry: to speed the computers up</extracomment>
        <translation>&amp;Presser</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>menu entry: to halt the computers</extracomment>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;One step</source>
        <translation>Un &amp;coup</translation>
    </message>
    <message>
        <source>Pace: no &amp;wait</source>
        <translation>Allure&#xa0;: sans a&amp;ttente</translation>
    </message>
    <message>
        <source>Pace: &amp;quick</source>
        <translation>Allure&#xa0;: &amp;rapide</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Allure&#xa0;: &amp;normale</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Allure&#xa0;: &amp;lente</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Show the &amp;whole board</source>
        <translation>Voir &amp;tout le plateau</translation>
    </message>
    <message>
        <source>Turn the table &amp;left</source>
        <translation>Tourner la table à &amp;gauche</translation>
    </message>
    <message>
        <source>Turn the table &amp;right</source>
        <translation>Tourner la table à &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Notation in the log</source>
        <translation>&amp;Notation dans le journal</translation>
    </message>
    <message>
        <source>&amp;Quick reference</source>
        <translation>Aide-&amp;mémoire</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Make your own game</source>
        <translation>Créer votre propre &amp;jeu</translation>
    </message>
    <message>
        <source>Compare rulesets and set up &amp;positions</source>
        <translation>Comparer &amp;des règlements et composer des positions</translation>
    </message>
    <message>
        <source>What we found out about the &amp;endgame</source>
        <translation>Ce &amp;que nous avons découvert sur la fin de partie</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>menu entry: the keyboard shortcuts</extracomment>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Show &amp;diagnostic log</source>
        <translation>&amp;Afficher le journal de diagnostic</translation>
    </message>
    <message>
        <source>&amp;Copy for a report</source>
        <translation>&amp;Copier pour un rapport</translation>
    </message>
    <message>
        <source>&amp;Turn before</source>
        <translation>&amp;Tour précédent</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <extracomment>menu entry: to let the record run</extracomment>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>T&amp;urn after</source>
        <translation>T&amp;our suivant</translation>
    </message>
    <message>
        <source>&amp;Last moment</source>
        <translation>&amp;Dernier moment</translation>
    </message>
    <message>
        <source>&amp;Mark before</source>
        <translation>Marque pr&amp;écédente</translation>
    </message>
    <message>
        <source>Mark &amp;after</source>
        <translation>Marque s&amp;uivante</translation>
    </message>
    <message>
        <source>&amp;Bookmark</source>
        <extracomment>menu entry: to set a bookmark</extracomment>
        <translation>Si&amp;gnet</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <extracomment>menu entry: to close the window</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;New ruleset…</source>
        <translation>&amp;Nouveau règlement…</translation>
    </message>
    <message>
        <source>&amp;Save the ruleset</source>
        <translation>&amp;Enregistrer le règlement</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Search the settings</source>
        <translation>Che&amp;rcher dans les réglages</translation>
    </message>
    <message>
        <source>Ne&amp;xt problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Problem before</source>
        <translation>&amp;Problème précédent</translation>
    </message>
    <message>
        <source>Play the &amp;draft…</source>
        <translation>&amp;Jouer l’ébauche…</translation>
    </message>
    <message>
        <source>Play &amp;on from the table…</source>
        <translation>Continuer depuis la &amp;table…</translation>
    </message>
    <message>
        <source>&amp;Compare with its parent…</source>
        <translation>&amp;Comparer avec son modèle…</translation>
    </message>
    <message>
        <source>S&amp;wap the rulesets</source>
        <translation>É&amp;changer les règlements</translation>
    </message>
    <message>
        <source>Compare with one &amp;more</source>
        <translation>Comparer avec un de &amp;plus</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>É&amp;nigmes…</translation>
    </message>
    <message>
        <source>A guided &amp;first game</source>
        <translation>Une première partie &amp;guidée</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Composer &amp;une position…</translation>
    </message>
    <message>
        <source>Compare by two r&amp;ulesets…</source>
        <translation>Comparer selon deux règ&amp;lements…</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nouvelle position</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Prise à la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Save the position</source>
        <translation>&amp;Enregistrer la position</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>Continuer d’&amp;ici…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copier comme i&amp;mage</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Search the cards</source>
        <translation>Che&amp;rcher dans les cartes</translation>
    </message>
    <message>
        <source>Problem &amp;before</source>
        <translation>Problème &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Rulesets</source>
        <translation>&amp;Règlements</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>P&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>menu: to edit</extracomment>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>menu: what is shown</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Record</source>
        <extracomment>menu: the record of a game</extracomment>
        <translation>&amp;Enregistrement</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <extracomment>menu: the turn of a player</extracomment>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Computers</source>
        <translation>&amp;Ordinateurs</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <extracomment>menu: help</extracomment>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>menu of a window whose letters are needed elsewhere: without a letter</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation>&amp;Règlement</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>heading of keys: choosing a step</extracomment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Record</source>
        <extracomment>heading of keys: the record of a game</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Rulesets side by side</source>
        <translation>Règlements côte à côte</translation>
    </message>
    <message>
        <source>Lessons and puzzles</source>
        <translation>Leçons et énigmes</translation>
    </message>
    <message>
        <source>Position</source>
        <extracomment>heading of keys: making a position</extracomment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>heading of keys: the board</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>heading of keys: a finished game looked at again</extracomment>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Text of a ruleset</source>
        <translation>Texte d’un règlement</translation>
    </message>
    <message>
        <source>Number of spaces, points or cards</source>
        <translation>Nombre de cases, de points ou de cartes</translation>
    </message>
    <message>
        <source>What to do: by its number, which is seen while Alt is held</source>
        <translation>Que faire&#xa0;: par son numéro, visible tant que la touche Alt est enfoncée</translation>
    </message>
    <message>
        <source>Facing: north, east, south, west, upright</source>
        <translation>Orientation&#xa0;: nord, est, sud, ouest, debout</translation>
    </message>
    <message>
        <source>Diagonal facing: north-east, south-east, south-west, north-west</source>
        <translation>Orientation diagonale&#xa0;: nord-est, sud-est, sud-ouest, nord-ouest</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Aller au plateau</translation>
    </message>
    <message>
        <source>Go to the cards of the hand</source>
        <translation>Aller aux cartes de la main</translation>
    </message>
    <message>
        <source>A step of the lesson back</source>
        <translation>Revenir d’une étape de la leçon</translation>
    </message>
    <message>
        <source>On to the next step, lesson or puzzle</source>
        <translation>À l’étape, la leçon ou l’énigme suivante</translation>
    </message>
    <message>
        <source>Show how it is done</source>
        <translation>Montrer comment on fait</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Next piece of the space</source>
        <translation>Pièce suivante de la case</translation>
    </message>
    <message>
        <source>Piece of the space before</source>
        <translation>Pièce précédente de la case</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>Choisir ce qui est sous le curseur</translation>
    </message>
    <message>
        <source>Ask why it cannot be picked</source>
        <translation>Demander pourquoi on ne peut pas le choisir</translation>
    </message>
    <message>
        <source>Show the card large</source>
        <translation>Montrer la carte en grand</translation>
    </message>
    <message>
        <source>Remove what is picked</source>
        <translation>Retirer ce qui est choisi</translation>
    </message>
    <message>
        <source>Larger piece</source>
        <translation>Pièce plus grande</translation>
    </message>
    <message>
        <source>Smaller piece</source>
        <translation>Pièce plus petite</translation>
    </message>
    <message>
        <source>Lay aside what is being placed</source>
        <translation>Laisser ce qu’on est en train de placer</translation>
    </message>
    <message>
        <source>Decision before and after, in the graph</source>
        <translation>Décision précédente et suivante, dans le graphique</translation>
    </message>
    <message>
        <source>First and last decision, in the graph</source>
        <translation>Première et dernière décision, dans le graphique</translation>
    </message>
    <message>
        <source>Decisions that cost much, in the graph</source>
        <translation>Décisions qui coûtent cher, dans le graphique</translation>
    </message>
    <message>
        <source>Show what may stand here</source>
        <translation>Montrer ce qui peut se trouver ici</translation>
    </message>
    <message>
        <source>Ways out of a problem</source>
        <translation>Issues d’un problème</translation>
    </message>
    <message>
        <source>Explain what stands here</source>
        <translation>Expliquer ce qui se trouve ici</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>heading of keys: finding a text</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Chercher le suivant</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Chercher le précédent</translation>
    </message>
    <message>
        <source>Leave the text</source>
        <translation>Quitter le texte</translation>
    </message>
    <message>
        <source>Fi&amp;nd a command…</source>
        <translation>Ch&amp;ercher une commande…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ActionStates</name>
    <message>
        <source>There is nothing to confirm yet: choose what to do first.</source>
        <translation>Il n’y a encore rien à confirmer&#xa0;: choisissez d’abord quoi faire.</translation>
    </message>
    <message>
        <source>Nothing has been picked.</source>
        <translation>Rien n’a été choisi.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdviceDocks</name>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>panel: a finished game looked at again</comment>
        <translation>Examen</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AdvicePanel</name>
    <message>
        <source>The computer thinks about your decision, with what you know.</source>
        <translation>L’ordinateur réfléchit à votre décision, avec ce que vous savez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>While you are to decide, ask for the best step, or whether you should announce.</source>
        <translation>Quand c’est à vous de décider, demandez le meilleur coup, ou s’il faut annoncer.</translation>
    </message>
    <message>
        <source>The advice reaches no further than this. You can ask again.</source>
        <translation>Le conseil ne va pas plus loin. Vous pouvez redemander.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AmountPicker</name>
    <message>
        <source>Amount</source>
        <comment>a number to be chosen</comment>
        <translation>Quantité</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::AnnouncementQuestion</name>
    <message>
        <source>Announce the last turn</source>
        <translation>Annoncer le dernier tour</translation>
    </message>
    <message>
        <source>&amp;Announce anyway</source>
        <translation>Annoncer &amp;quand même</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ArmsBar</name>
    <message>
        <source>Swap the two rulesets</source>
        <translation>Échanger les deux règlements</translation>
    </message>
    <message>
        <source>One more ruleset for experiments</source>
        <translation>Un règlement de plus, pour des expériences</translation>
    </message>
    <message>
        <source>Leave the last ruleset out</source>
        <translation>Enlever le dernier règlement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BasisRows</name>
    <message>
        <source>Nothing: for any game</source>
        <translation>Rien&#xa0;: pour n’importe quel jeu</translation>
    </message>
    <message>
        <source>Nothing: it says everything itself</source>
        <translation>Rien&#xa0;: il dit tout lui-même</translation>
    </message>
    <message>
        <source>Comes with what the ruleset is based on.</source>
        <translation>Vient avec ce sur quoi le règlement est bâti.</translation>
    </message>
    <message>
        <source>What it is based on</source>
        <comment>a command that can be undone</comment>
        <translation>Sur quoi il est bâti</translation>
    </message>
    <message>
        <source>What it is played with</source>
        <comment>a command that can be undone</comment>
        <translation>Avec quoi on le joue</translation>
    </message>
    <message>
        <source>Based on:</source>
        <translation>Bâti sur&#xa0;:</translation>
    </message>
    <message>
        <source>What is not said here is as it is there.</source>
        <translation>Ce qui n’est pas dit ici reste tel qu’il y est.</translation>
    </message>
    <message>
        <source>Played with:</source>
        <translation>Joué avec&#xa0;:</translation>
    </message>
    <message>
        <source>Its version</source>
        <comment>a command that can be undone</comment>
        <translation>Sa version</translation>
    </message>
    <message>
        <source>Version:</source>
        <translation>Version&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>instead of the number of a version</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Of two rulesets with one id, the higher version is the newer. Raise it before you give others what you have changed.</source>
        <translation>De deux règlements du même identifiant, celui dont la version est la plus haute est le plus récent. Augmentez-la avant de donner à d’autres ce que vous avez modifié.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardView</name>
    <message>
        <source>Board</source>
        <comment>name of the board for screen readers</comment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoardWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>territory without a card for the moment</source>
        <translation>territoire sans carte pour le moment</translation>
    </message>
    <message>
        <source>%1, worth %2</source>
        <extracomment>%1: card, %2: points</extracomment>
        <translation>%1, valeur %2</translation>
    </message>
    <message>
        <source>wasteland</source>
        <translation>friche</translation>
    </message>
    <message>
        <source>void</source>
        <comment>noun: a space beside no territory</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1; can be picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1&#x202f;; peut se choisir</translation>
    </message>
    <message>
        <source>%1; picked</source>
        <extracomment>%1: a piece or a space, described</extracomment>
        <translation>%1&#x202f;; choix fait</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BookPane</name>
    <message>
        <source>These rules are written anew as soon as the ruleset can be played.</source>
        <translation>Ces règles seront réécrites dès que le règlement pourra se jouer.</translation>
    </message>
    <message>
        <source>No rule differs from the parent&apos;s.</source>
        <translation>Aucune règle ne diffère du modèle.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules differ from the parent&apos;s.</source>
        <translation>
            <numerusform>%n règle diffère du modèle.</numerusform>
            <numerusform>%n règles diffèrent du modèle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The parent has no such rule.</source>
        <extracomment>what a rule said before it was changed; %1: whole sentences</extracomment>
        <translation>Le modèle n’a pas cette règle.</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules of the parent that are gone</source>
        <translation>Règles du modèle qui ont disparu</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BothTextsDialog</name>
    <message>
        <source>Changed by two</source>
        <translation>Changé par deux</translation>
    </message>
    <message>
        <source>&amp;My changes</source>
        <translation>&amp;Mes changements</translation>
    </message>
    <message>
        <source>&amp;In the file now</source>
        <translation>Dans le &amp;fichier maintenant</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder les miens</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BoundedText</name>
    <message numerus="yes">
        <source>Too long by %n bytes</source>
        <extracomment>letters without accents have one byte, others more</extracomment>
        <translation>
            <numerusform>Trop long de %n octet</numerusform>
            <numerusform>Trop long de %n octets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::BrushPane</name>
    <message>
        <source>&amp;Pick and move</source>
        <translation>&amp;Prendre et déplacer</translation>
    </message>
    <message>
        <source>Click a piece or a territory, then where it is to go; or drag it.</source>
        <translation>Cliquez sur une pièce ou un territoire, puis sur sa destination&#x202f;; ou faites-les glisser.</translation>
    </message>
    <message>
        <source>Er&amp;ase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Click what is to leave the board. The right mouse button does so at any time.</source>
        <translation>Cliquez sur ce qui doit quitter le plateau. Le bouton droit de la souris le fait à tout moment.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardChooser</name>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardInspection</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
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
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card on the board, in your hand or in the piles to see what it does.</source>
        <translation>Montrez du pointeur une carte du plateau, de votre main ou des piles pour voir ce qu’elle fait.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardNumbersEditor</name>
    <message>
        <source>%1 (all)</source>
        <extracomment>a group of cards; %1: name of a suit</extracomment>
        <translation>%1 (toute la couleur)</translation>
    </message>
    <message>
        <source>Major arcana (all)</source>
        <translation>Arcanes majeurs (tous)</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>%1: a card, or a group of cards</extracomment>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Ajouter une carte…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardPalette</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>a line of a list; %1: card, %2: where it lies: &quot;hand of Ann&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Chercher dans les cartes</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Genre de carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Click a card, then the board; or drag it to where it belongs.</source>
        <translation>Cliquez sur une carte, puis sur le plateau&#x202f;; ou faites-la glisser à sa place.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanes majeurs</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardTree</name>
    <message numerus="yes">
        <source>Hand of %1 (%n cards)</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>Main&#xa0;: %1 (%n carte)</numerusform>
            <numerusform>Main&#xa0;: %1 (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, top first (%n cards)</source>
        <translation>
            <numerusform>Pioche, dessus d’abord (%n carte)</numerusform>
            <numerusform>Pioche, dessus d’abord (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, top first (%n cards)</source>
        <translation>
            <numerusform>Défausse, dessus d’abord (%n carte)</numerusform>
            <numerusform>Défausse, dessus d’abord (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the discard pile (%n cards)</source>
        <translation>
            <numerusform>Le reste, sous la défausse (%n carte)</numerusform>
            <numerusform>Le reste, sous la défausse (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest, below the draw pile (%n cards)</source>
        <translation>
            <numerusform>Le reste, sous la pioche (%n carte)</numerusform>
            <numerusform>Le reste, sous la pioche (%n cartes)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Add a card…</source>
        <translation>&amp;Ajouter une carte…</translation>
    </message>
    <message>
        <source>&amp;To the rest</source>
        <translation>Au &amp;reste</translation>
    </message>
    <message>
        <source>To the &amp;top</source>
        <translation>Au-&amp;dessus</translation>
    </message>
    <message>
        <source>To the &amp;bottom</source>
        <translation>Au-de&amp;ssous</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mains et piles</translation>
    </message>
    <message>
        <source>Drag cards here. Insert adds a card, Delete gives it back to the rest, Alt with arrow keys moves it within a pile.</source>
        <translation>Faites glisser des cartes ici. Inser ajoute une carte, Suppr la rend au reste, Alt avec les flèches la déplace dans une pile.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardView</name>
    <message>
        <source>No other card uses this power: %1</source>
        <extracomment>%1: a power of a card</extracomment>
        <translation>Aucune autre carte n’a ce pouvoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Others that use this power (%1):</source>
        <extracomment>%1: a power of a card; names of cards follow</extracomment>
        <translation>D’autres qui ont ce pouvoir (%1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CardsModel</name>
    <message>
        <source>A hidden card</source>
        <translation>Une carte cachée</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, choix fait</translation>
    </message>
    <message>
        <source>%1, can be picked</source>
        <extracomment>for screen readers; %1: card</extracomment>
        <translation>%1, peut se choisir</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeTable</name>
    <message>
        <source>What is changed</source>
        <translation>Ce qui est changé</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Donnes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChangeWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1: name of a rule that can be set; %2: what it is; %3: what it is changed to</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
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
        <translation>Vous avez assez de points pour annoncer votre dernier tour.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>player, points before, points after; the arrow points as one reads</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>What comes of it, nobody knows yet.</source>
        <translation>Ce qui en sortira, personne ne le sait encore.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>a space</source>
        <comment>phrase: to be chosen</comment>
        <translation>une case</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: to be chosen</comment>
        <translation>une pièce</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>phrase: to be chosen</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: to be chosen</comment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a facing</source>
        <comment>phrase: to be chosen</comment>
        <translation>une orientation</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <extracomment>%1: &quot;a space, a piece or a card&quot;</extracomment>
        <translation>Choisissez %1.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Sources of cards</source>
        <translation>Provenance des cartes</translation>
    </message>
    <message>
        <source>Cards to take</source>
        <translation>Cartes à prendre</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ChoiceWords</name>
    <message>
        <source>Spaces:</source>
        <translation>Cases&#xa0;:</translation>
    </message>
    <message>
        <source>Points off:</source>
        <translation>Points à retirer&#xa0;:</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartes à piocher&#xa0;:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Nombre&#xa0;:</translation>
    </message>
    <message>
        <source>Top card of the draw pile</source>
        <translation>Première carte de la pioche</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: to pass the turn</comment>
        <translation>Passer son tour</translation>
    </message>
    <message>
        <source>Discard nothing and draw nothing</source>
        <translation>Ne rien défausser et ne rien piocher</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandLine</name>
    <message>
        <source>A war of territories, with tarot cards and pyramids.</source>
        <translation>Une guerre de territoires, avec cartes de tarot et pyramides.</translation>
    </message>
    <message>
        <source>A game to open, or a ruleset to add.</source>
        <translation>Une partie à ouvrir, ou un règlement à ajouter.</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>le nom d’un fichier</translation>
    </message>
    <message>
        <source>the name of a file, or - for standard error</source>
        <translation>le nom d’un fichier, ou - pour la sortie d’erreur</translation>
    </message>
    <message>
        <source>The language, for this time.</source>
        <translation>La langue, pour cette fois.</translation>
    </message>
    <message>
        <source>The colours, for this time.</source>
        <translation>Les couleurs, pour cette fois.</translation>
    </message>
    <message>
        <source>Play a demonstration game and quit.</source>
        <translation>Joue une partie de démonstration et quitte.</translation>
    </message>
    <message>
        <source>The seed of the demonstration.</source>
        <translation>La graine de la démonstration.</translation>
    </message>
    <message>
        <source>Save a picture of the demonstration, and a second one of its end.</source>
        <translation>Enregistre une image de la démonstration, et à côté une de sa fin.</translation>
    </message>
    <message>
        <source>Save the demonstration game.</source>
        <translation>Enregistre la partie de démonstration.</translation>
    </message>
    <message>
        <source>The game to demonstrate, and its expansions: game+expansion.</source>
        <translation>Le jeu à montrer, et ses extensions&#xa0;: jeu+extension.</translation>
    </message>
    <message>
        <source>Players of the demonstration.</source>
        <translation>Nombre de joueurs de la démonstration.</translation>
    </message>
    <message>
        <source>How much the diagnostic log holds: %1.</source>
        <extracomment>%1: names of levels, words of the command line</extracomment>
        <translation>Niveau de détail du journal de diagnostic&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Where the diagnostic log goes; - is standard error.</source>
        <translation>Où va le journal de diagnostic&#x202f;; - est la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Load no plug-ins this time. Games that need one cannot be played.</source>
        <translation>Ne charge aucun module cette fois. Les jeux qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>%1: expected %2.</source>
        <comment>option with its value, what it should be</comment>
        <translation>%1&#xa0;: il faut %2.</translation>
    </message>
    <message>
        <source>Overwrite files that already exist.</source>
        <translation>Remplace les fichiers qui existent déjà.</translation>
    </message>
    <message>
        <source>file</source>
        <comment>what to type: the name of a file</comment>
        <translation>fichier</translation>
    </message>
    <message>
        <source>code</source>
        <comment>what to type: the code of a language</comment>
        <translation>code</translation>
    </message>
    <message>
        <source>level</source>
        <comment>what to type: how much is logged</comment>
        <translation>niveau</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandModel</name>
    <message>
        <source>cannot be used now</source>
        <translation>indisponible pour le moment</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CommandSearch</name>
    <message numerus="yes">
        <source>%n commands</source>
        <extracomment>the number of those that were found</extracomment>
        <translation>
            <numerusform>%n commande</numerusform>
            <numerusform>%n commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Begin to type the name of a command</source>
        <translation>Taper le début du nom d’une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompareWindow</name>
    <message>
        <source>There is no game on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>This ruleset cannot be played.</source>
        <translation>Ce règlement ne peut pas se jouer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: problem</comment>
        <extracomment>%1: letter that stands for a ruleset; %2: what is wrong with it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rulesets side by side – Gnostica</source>
        <translation>Règlements côte à côte – Gnostica</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>The same position</source>
        <translation>La même position</translation>
    </message>
    <message>
        <source>Effects on play</source>
        <translation>Effets sur les parties</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <translation>Règles importantes</translation>
    </message>
    <message>
        <source>Merge shards</source>
        <translation>Réunir les parts</translation>
    </message>
    <message>
        <source>The shards of an experiment are still being merged. If you quit now, the experiment will not be saved.</source>
        <translation>La réunion des parts d’une expérience est encore en cours. Si vous quittez le programme maintenant, l’expérience ne sera pas enregistrée.</translation>
    </message>
    <message>
        <source>Export a report</source>
        <translation>Exporter un rapport</translation>
    </message>
    <message>
        <source>A report is still being written. If you quit now, its file will not be written.</source>
        <translation>Un rapport est encore en cours d’écriture. Si vous quittez le programme maintenant, son fichier ne sera pas créé.</translation>
    </message>
    <message>
        <source>Only A and B are compared here.</source>
        <translation>Seuls A et B sont comparés ici.</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved; what was saved last is compared.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées&#x202f;; c’est la dernière version enregistrée qui est comparée.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ComparedSteps</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: name of a ruleset; %2: what of a position it cannot hold, a whole sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::CompletionList</name>
    <message>
        <source>What may stand here</source>
        <translation>Ce qui peut se trouver ici</translation>
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
        <extracomment>a player and how strong it plays: &quot;Ben (Adept)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Played by the computer: %1</source>
        <extracomment>%1: a list of players</extracomment>
        <translation>
            <numerusform>Joué par l’ordinateur&#xa0;: %1</numerusform>
            <numerusform>Joués par l’ordinateur&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 waits until you are back in the game.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 attend que vous reveniez à la partie.</translation>
    </message>
    <message>
        <source>%1 has decided.</source>
        <extracomment>%1: player and level %1: player and level</extracomment>
        <translation>La décision est prise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Paused. The next to decide: %1.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>En pause. Décision suivante&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 thinks.</source>
        <extracomment>%1: player and level</extracomment>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>How far the thinking has got</source>
        <translation>Avancement de la réflexion</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>how fast computers play</comment>
        <translation>Allure</translation>
    </message>
    <message>
        <source>How fast computers play</source>
        <translation>À quelle allure les ordinateurs jouent</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DecisionsModel</name>
    <message>
        <source>Decisions that cost most</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>column: what a decision has cost</comment>
        <extracomment>how much of the chance of winning a decision gave away, as a percentage</extracomment>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeckChoice</name>
    <message>
        <source>%1 (cannot be used)</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>%1 (inutilisable)</translation>
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
            <numerusform>%n image du jeu de cartes «&#xa0;%1&#xa0;» ne peut pas être dessinée&#x202f;; une carte sans image est montrée à la place.</numerusform>
            <numerusform>%n images du jeu de cartes «&#xa0;%1&#xa0;» ne peuvent pas être dessinées&#x202f;; des cartes sans images sont montrées à la place.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used; cards without pictures are shown instead.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Le jeu de cartes «&#xa0;%1&#xa0;» est inutilisable&#x202f;; des cartes sans images sont montrées à la place.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used. The cards stay as they are.</source>
        <extracomment>%1: name of a deck of cards</extracomment>
        <translation>Le jeu de cartes «&#xa0;%1&#xa0;» est inutilisable. Les cartes restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DemoPlayer</name>
    <message>
        <source>Ann</source>
        <translation>Camille</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Alix</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Sacha</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Lou</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Eden</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DeskDialogs</name>
    <message>
        <source>The game cannot be played.</source>
        <translation>La partie ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>%1 is being played elsewhere. This is a copy of it, as far as it goes now.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 se joue ailleurs. En voici une copie, dans son état actuel.</translation>
    </message>
    <message>
        <source>A game that is over could not be put with the finished ones.</source>
        <translation>Une partie finie n’a pas pu être rangée avec les parties achevées.</translation>
    </message>
    <message>
        <source>Every step of this game is on disk again.</source>
        <translation>Chaque coup de cette partie est de nouveau sur le disque.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program. The whole game has been written anew.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été supprimé ou modifié par un autre programme. La partie entière a été réécrite.</translation>
    </message>
    <message>
        <source>%1 could not be continued.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas pu être continué.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Cette partie se joue dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>This game seems to be open on the computer %1. If it is really being played there, and you continue it here, steps of one of you will be lost.</source>
        <extracomment>%1: name of a computer</extracomment>
        <translation>Cette partie semble ouverte sur l’ordinateur %1. Si elle s’y joue vraiment et que vous la continuez ici, des coups de l’un ou de l’autre seront perdus.</translation>
    </message>
    <message>
        <source>&amp;Continue it here</source>
        <translation>&amp;Continuer ici</translation>
    </message>
    <message numerus="yes">
        <source>The journal of this game is damaged. %n moments of it could be read, and the game goes on after them in a new journal. The damaged one is kept as %1.</source>
        <extracomment>%1: path of a file, %n: how many moments</extracomment>
        <translation>
            <numerusform>Le journal de cette partie est endommagé. %n moment a pu en être lu, et la partie continue après lui dans un nouveau journal. Le journal endommagé est conservé sous le nom %1.</numerusform>
            <numerusform>Le journal de cette partie est endommagé. %n moments ont pu en être lus, et la partie continue après eux dans un nouveau journal. Le journal endommagé est conservé sous le nom %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>%1 is damaged; the game goes as far as it is whole.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 est endommagé&#x202f;; la partie va aussi loin qu’il est entier.</translation>
    </message>
    <message>
        <source>Games (*.gnostica *.journal);;All files (*)</source>
        <translation>Parties (*.gnostica *.journal);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open a record beside this game</source>
        <translation>Ouvrir un enregistrement à côté de cette partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Parties (*.gnostica)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this game was opened or saved.
Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme depuis que cette partie a été ouverte ou enregistrée.
Voulez-vous remplacer ce qu’il contient maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>%1 exists already.
Do you want to replace what it holds?</source>
        <translation>%1 existe déjà.
Voulez-vous remplacer ce qu’il contient&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The last steps of this game are not on disk, and will be lost.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Les derniers coups de cette partie ne sont pas sur le disque et seront perdus.
%1</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules could not be exported.</source>
        <translation>Les règles n’ont pas pu être exportées.</translation>
    </message>
    <message>
        <source>There is no other unfinished game.</source>
        <translation>Il n’y a pas d’autre partie inachevée.</translation>
    </message>
    <message>
        <source>The game stops here. Everything up to this point is kept.</source>
        <translation>La partie s’arrête ici. Tout ce qui précède est conservé.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DiagnosticActions</name>
    <message>
        <source>A report is on the clipboard: versions, plug-ins, settings and the end of the diagnostic log. Please look it through before you send it.</source>
        <translation>Un rapport est dans le presse-papiers&#xa0;: versions, modules, préférences et fin du journal de diagnostic. Relisez-le avant de l’envoyer, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The diagnostic log cannot be written. The game does not need it.</source>
        <translation>Le journal de diagnostic ne peut pas être écrit. Le jeu n’en a pas besoin.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Draft</name>
    <message>
        <source>Typing</source>
        <comment>a command that can be undone</comment>
        <translation>Saisie</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftBanner</name>
    <message>
        <source>This ruleset came with the program and stays as it is. Duplicate it to change it.</source>
        <translation>Ce règlement est fourni avec le programme et reste tel quel. Dupliquez-le pour le changer.</translation>
    </message>
    <message>
        <source>The text cannot be read at the moment, so there is nothing to change here. The list of problems says where.</source>
        <translation>Le texte ne peut pas être lu pour le moment&#x202f;; il n’y a donc rien à changer ici. La liste des problèmes dit où.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftKeeper</name>
    <message>
        <source>Changes that were not saved</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>What was changed elsewhere</source>
        <translation>Ce qui a changé ailleurs</translation>
    </message>
    <message>
        <source>Renaming</source>
        <comment>a command that can be undone</comment>
        <translation>Changement de nom</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DraftPanes</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Powers of cards</source>
        <translation>Pouvoirs des cartes</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>tab: the document as text</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Names</source>
        <comment>tab: what the ruleset is called</comment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos parties</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::DrawingProblems</name>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>Les données compressées sont endommagées.</translation>
    </message>
    <message numerus="yes">
        <source>The drawing is too large; at most %n bytes are allowed, uncompressed.</source>
        <translation>
            <numerusform>Le dessin est trop grand&#x202f;; le maximum est de %n octet, sans compression.</numerusform>
            <numerusform>Le dessin est trop grand&#x202f;; le maximum est de %n octets, sans compression.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not valid XML; expected an SVG drawing.</source>
        <translation>Ce n’est pas du XML valide&#x202f;; il faut un dessin SVG.</translation>
    </message>
    <message>
        <source>This is not an SVG drawing: it begins with “%1”; expected “svg”.</source>
        <extracomment>%1: name of an XML element</extracomment>
        <translation>Ce n’est pas un dessin SVG&#xa0;: il commence par «&#xa0;%1&#xa0;»&#x202f;; il faut «&#xa0;svg&#xa0;».</translation>
    </message>
    <message>
        <source>XML entity declarations are not allowed.</source>
        <translation>Les déclarations d’entités XML ne sont pas permises.</translation>
    </message>
    <message>
        <source>“%1” refers to another file; expected a part of this drawing, such as “#leaf”.</source>
        <extracomment>%1: address of a file or a web page</extracomment>
        <translation>«&#xa0;%1&#xa0;» renvoie à un autre fichier&#x202f;; il faut un élément de ce dessin, par exemple «&#xa0;#leaf&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>Elements are nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>Des éléments sont imbriqués trop profondément&#x202f;; le maximum est de %n niveau.</numerusform>
            <numerusform>Des éléments sont imbriqués trop profondément&#x202f;; le maximum est de %n niveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many elements, copies included; at most %n are allowed.</source>
        <translation>
            <numerusform>Il y a trop d’éléments, copies comprises&#x202f;; le maximum est %n.</numerusform>
            <numerusform>Il y a trop d’éléments, copies comprises&#x202f;; le maximum est %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is too large; at most %2 is allowed.</source>
        <extracomment>%1: a number as it was written, %2: the largest number that is allowed</extracomment>
        <translation>«&#xa0;%1&#xa0;» est trop grand&#x202f;; le maximum est %2.</translation>
    </message>
    <message>
        <source>“%1” contains itself.</source>
        <extracomment>%1: name of a part of a drawing</extracomment>
        <translation>«&#xa0;%1&#xa0;» se contient lui-même.</translation>
    </message>
    <message>
        <source>The view box “%1” cannot be used; expected four numbers, the last two above 0.</source>
        <extracomment>%1: the view box as it was written</extracomment>
        <translation>La viewBox «&#xa0;%1&#xa0;» est inutilisable&#x202f;; il faut quatre nombres, les deux derniers supérieurs à 0.</translation>
    </message>
    <message numerus="yes">
        <source>An embedded picture cannot be used; expected PNG or JPEG, at most %n pixels in all.</source>
        <translation>
            <numerusform>Une image incorporée est inutilisable&#x202f;; il faut du PNG ou du JPEG, de %n pixel au plus en tout.</numerusform>
            <numerusform>Une image incorporée est inutilisable&#x202f;; il faut du PNG ou du JPEG, de %n pixels au plus en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawing would take too long: it has too many dashes or overlapping areas.</source>
        <translation>Le tracé prendrait trop de temps&#xa0;: le dessin contient trop de tirets ou de surfaces qui se recouvrent.</translation>
    </message>
    <message>
        <source>Nothing in this file can be drawn.</source>
        <translation>Ce fichier ne contient rien qui puisse être dessiné.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::EndPage</name>
    <message>
        <source>+%1</source>
        <extracomment>%1: points won</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>%1: points lost</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>phrase: change of points</comment>
        <extracomment>%1: player, %2: points won or lost, such as &quot;+3&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a turn that moved the scores; %1: &quot;Turn 12: Ann&quot;, %2: &quot;Ann +3, Bob −1&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Points through the game</source>
        <translation>Les points au cours de la partie</translation>
    </message>
    <message>
        <source>The turns that moved most</source>
        <translation>Les tours les plus marquants</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Examiner la partie</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Regarder le plateau</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ErrorReporter</name>
    <message>
        <source>This is a ruleset, not a game. To play by it, choose “Add ruleset” in the menu.</source>
        <translation>Ceci est un règlement, pas une partie. Pour jouer selon lui, choisissez «&#xa0;Ajouter un règlement&#xa0;» dans le menu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: problem</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentHead</name>
    <message>
        <source>&amp;Pause</source>
        <comment>button: to halt the experiment</comment>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Stop &amp;writing</source>
        <translation>Arrêter d’éc&amp;rire</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <comment>button: to export the results</comment>
        <translation>E&amp;xporter</translation>
    </message>
    <message numerus="yes">
        <source>The report is being written: %1 of %n pictures.</source>
        <extracomment>%1: how many of all %n pictures are drawn</extracomment>
        <translation>
            <numerusform>Rapport en cours d’écriture&#xa0;: %1 image sur %n.</numerusform>
            <numerusform>Rapport en cours d’écriture&#xa0;: %1 images sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 deals.</source>
        <extracomment>%1: deals that have been played; %2: those that are planned</extracomment>
        <translation>%1 donnes sur %2.</translation>
    </message>
    <message>
        <source>Interrupted; it can go on where it was.</source>
        <translation>Interrompue&#x202f;; elle peut reprendre où elle en était.</translation>
    </message>
    <message>
        <source>Another program is playing it.</source>
        <translation>Un autre programme la joue.</translation>
    </message>
    <message>
        <source>Finished.</source>
        <comment>state of an experiment</comment>
        <translation>Terminée.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The games under way are being ended.</source>
        <translation>Les parties en cours sont arrêtées.</translation>
    </message>
    <message>
        <source>Computers are playing.</source>
        <translation>Des ordinateurs jouent.</translation>
    </message>
    <message>
        <source>As a &amp;page with pictures (HTML)…</source>
        <translation>Comme &amp;page avec images (HTML)…</translation>
    </message>
    <message>
        <source>As &amp;JSON…</source>
        <translation>Comme &amp;JSON…</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>Comme &amp;tableau (CSV)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the experiment</comment>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Ends it; what was played is kept</source>
        <translation>Y met fin&#x202f;; ce qui a été joué est gardé</translation>
    </message>
    <message>
        <source>Compared &amp;with:</source>
        <translation>Comparé &amp;avec&#xa0;:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentList</name>
    <message>
        <source>Running</source>
        <comment>state of an experiment</comment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <comment>state of an experiment</comment>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Runs elsewhere</source>
        <translation>En cours ailleurs</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>state of an experiment</comment>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>deals</comment>
        <extracomment>%1: pairs of games that were played; %2: those that were planned</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Ouvrir une expérience</translation>
    </message>
    <message>
        <source>Experiments (*.sqlite);;All files (*)</source>
        <translation>Expériences (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Folder with all shards of an experiment</source>
        <translation>Dossier avec toutes les parts d’une expérience</translation>
    </message>
    <message>
        <source>Rename the experiment</source>
        <translation>Renommer l’expérience</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nouveau nom&#xa0;:</translation>
    </message>
    <message>
        <source>The experiment could not be renamed.</source>
        <translation>L’expérience n’a pas pu être renommée.</translation>
    </message>
    <message>
        <source>Delete the experiment</source>
        <extracomment>%1: name of an experiment</extracomment>
        <translation>Supprimer l’expérience</translation>
    </message>
    <message>
        <source>Move the experiment “%1” and all its games to the trash?</source>
        <translation>Mettre à la corbeille l’expérience «&#xa0;%1&#xa0;» et toutes ses parties&#x202f;?</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mettre à la cor&amp;beille</translation>
    </message>
    <message>
        <source>The experiment could not be deleted.</source>
        <translation>L’expérience n’a pas pu être supprimée.</translation>
    </message>
    <message>
        <source>New experi&amp;ment</source>
        <translation>No&amp;uvelle expérience</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open an experiment</comment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>R&amp;éunir…</translation>
    </message>
    <message>
        <source>Ren&amp;ame…</source>
        <comment>button: to rename an experiment</comment>
        <translation>R&amp;enommer…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>Suppri&amp;mer…</translation>
    </message>
    <message>
        <source>Puts the shards of an experiment together that was played elsewhere</source>
        <translation>Réunit les parts d’une expérience jouée ailleurs</translation>
    </message>
    <message>
        <source>No experiment has been made yet.</source>
        <translation>Aucune expérience n’a encore été faite.</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: running, finished …</comment>
        <translation>État</translation>
    </message>
    <message>
        <source>Deals</source>
        <comment>column: how often cards were dealt</comment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: when the experiment was changed</comment>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Règlements</translation>
    </message>
    <message>
        <source>The experiments could not be merged.</source>
        <translation>Les expériences n’ont pas pu être réunies.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentView</name>
    <message>
        <source>The report lies in “%1”.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Le rapport est dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind %1, %2, %3. Press Enter on one, or click it twice, to see it.</source>
        <extracomment>%1: what a chart shows; %2: a row of it; %3: one of the rulesets in it, or what is measured</extracomment>
        <translation>
            <numerusform>%n partie derrière %1, %2, %3. Appuyez sur Entrée ou double-cliquez pour la voir.</numerusform>
            <numerusform>%n parties derrière %1, %2, %3. Appuyez sur Entrée sur l’une d’elles, ou double-cliquez, pour la voir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>The results could not be exported.</source>
        <translation>Les résultats n’ont pas pu être exportés.</translation>
    </message>
    <message>
        <source>What the experiment has found</source>
        <translation>Ce que l’expérience a trouvé</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExperimentsPage</name>
    <message>
        <source>Another experiment is running. Stop it first.</source>
        <translation>Une autre expérience est en cours. Arrêtez-la d’abord.</translation>
    </message>
    <message>
        <source>The experiment could not be begun.</source>
        <translation>L’expérience n’a pas pu être commencée.</translation>
    </message>
    <message>
        <source>The experiment has stopped because of an error.</source>
        <translation>L’expérience s’est arrêtée à cause d’une erreur.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExploreForm</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter that stands for a ruleset; %2: its name</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Choisissez des règlements qui peuvent se jouer.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop the search</comment>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Find out</source>
        <translation>&amp;Découvrir</translation>
    </message>
    <message>
        <source>Every rule that can be set is changed alone, by one step, and computers play the same deals with it and without it. Those that promise most are tried with more and more deals.</source>
        <translation>Chaque règle réglable est changée seule, d’un pas, et des ordinateurs jouent les mêmes donnes avec et sans elle. Celles qui promettent le plus sont essayées sur de plus en plus de donnes.</translation>
    </message>
    <message>
        <source>Rule&amp;set:</source>
        <translation>Règlemen&amp;t&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;How thoroughly:</source>
        <translation>Mi&amp;nutie&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;layers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Places&#xa0;:</translation>
    </message>
    <message>
        <source>See&amp;d of chance:</source>
        <translation>Graine du &amp;hasard&#xa0;:</translation>
    </message>
    <message>
        <source>A first glance</source>
        <translation>Un premier coup d’œil</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Thoroughly; takes long</source>
        <translation>À fond&#x202f;; c’est long</translation>
    </message>
    <message>
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se jouer à autant (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ExplorePage</name>
    <message>
        <source>What was found could not be exported.</source>
        <translation>Les résultats n’ont pas pu être exportés.</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Rapport en cours d’écriture.</translation>
    </message>
    <message>
        <source>The games under way are being ended.</source>
        <translation>Les parties en cours sont arrêtées.</translation>
    </message>
    <message>
        <source>The rules are being changed …</source>
        <translation>Changement des règles…</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 of %2: %n changes.</source>
        <extracomment>%1: the number of a round, %2: how many there are; %n: changes of a ruleset that are tried in it</extracomment>
        <translation>
            <numerusform>Manche %1 sur %2&#xa0;: %n changement.</numerusform>
            <numerusform>Manche %1 sur %2&#xa0;: %n changements.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was stopped before its end.</source>
        <translation>Cela a été arrêté avant la fin.</translation>
    </message>
    <message>
        <source>What whole rounds show is told at the end, or when it is stopped.</source>
        <translation>Ce que montrent des manches entières est dit à la fin, ou à l’arrêt.</translation>
    </message>
    <message>
        <source>What each rule does to the games is shown here.</source>
        <translation>Ce que chaque règle fait aux parties est montré ici.</translation>
    </message>
    <message>
        <source>Export what was found</source>
        <translation>Exporter ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>What it does t&amp;o:</source>
        <translation>Ce que cela fait &amp;à&#xa0;:</translation>
    </message>
    <message>
        <source>What changes of rules do</source>
        <translation>Ce que font les changements de règles</translation>
    </message>
    <message>
        <source>Try it in an &amp;experiment</source>
        <translation>Essayer dans une e&amp;xpérience</translation>
    </message>
    <message>
        <source>Rules side &amp;by side</source>
        <translation>Règles côte à c&amp;ôte</translation>
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
        <translation>Règles importantes</translation>
    </message>
    <message>
        <source>The rules are still being tried. The findings so far will be lost.</source>
        <translation>Les règles sont encore à l’essai. Les résultats obtenus jusqu’ici seront perdus.</translation>
    </message>
    <message>
        <source>It was stopped before the first round was complete, so nothing was found.</source>
        <translation>Cela a été arrêté avant la fin de la première manche&#x202f;; rien n’a donc été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of “%1” were tried.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>
            <numerusform>%n changement essayé («&#xa0;%1&#xa0;»).</numerusform>
            <numerusform>%n changements essayés («&#xa0;%1&#xa0;»).</numerusform>
        </translation>
    </message>
    <message>
        <source>The findings about the rules of “%1” have not been exported and will be lost.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Les résultats sur les règles («&#xa0;%1&#xa0;») n’ont pas été exportés et seront perdus.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FacingCompass</name>
    <message>
        <source>Facing</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Arrow keys, or %1 for upright</source>
        <extracomment>%1: a key</extracomment>
        <translation>Touches fléchées, ou %1 pour debout</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FailureMessage</name>
    <message>
        <source>The program could not finish this. Your games and drafts are kept, and you can continue.</source>
        <translation>Le programme n’a pas pu mener cette opération à bien. Vos parties et vos ébauches sont conservées, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>To run without plug-ins: %1.</source>
        <extracomment>%1: an option of the command line</extracomment>
        <translation>Pour lancer le programme sans modules&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldEditor</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a control; %1: what it is about, &quot;Points brought in&quot;, %2: player</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A value as in the notation: %1. Empty: none.</source>
        <extracomment>%1: what may be typed, &quot;A..F&quot;</extracomment>
        <translation>Une valeur comme dans la notation&#xa0;: %1. Vide&#xa0;: aucune.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FieldsPane</name>
    <message>
        <source>These rules remember nothing besides what lies on the table.</source>
        <translation>Ces règles ne retiennent rien d’autre que ce qui est sur la table.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FindBar</name>
    <message numerus="yes">
        <source>found %n times</source>
        <extracomment>how often something stands in a text</extracomment>
        <translation>
            <numerusform>trouvé %n fois</numerusform>
            <numerusform>trouvé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1: the number of a place, %2: of so many</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Chercher dans le texte</translation>
    </message>
    <message>
        <source>Find the one before</source>
        <translation>Chercher le précédent</translation>
    </message>
    <message>
        <source>Find the next</source>
        <translation>Chercher le suivant</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FirstGame</name>
    <message>
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>Guide</translation>
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
        <source>Counts only in a game with: %1</source>
        <extracomment>why a setting makes no difference; %1: title of a mechanic</extracomment>
        <translation>Ne compte que dans un jeu avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counts only where “%1” is: %2</source>
        <extracomment>why a setting makes no difference; %1: name of another setting, %2: its value or values (&quot;A or B&quot;)</extracomment>
        <translation>Ne compte que là où «&#xa0;%1&#xa0;» vaut&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher dans les réglages</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Joueurs et pièces</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartes et plateau</translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Début et fin</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Tours et serviteurs</translation>
    </message>
    <message>
        <source>What else is played</source>
        <translation>Ce qu’on joue d’autre</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Pouvoirs des couleurs</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanes majeurs</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Précisions</translation>
    </message>
    <message>
        <source>No setting has this in its name or in its rule.</source>
        <translation>Aucun réglage ne contient cela dans son nom ni dans sa règle.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::FormRow</name>
    <message>
        <source>Usually: %1</source>
        <extracomment>the value of a setting that has been changed; %1: the value</extracomment>
        <translation>D’ordinaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>the value of a setting that has been changed; %1: name of the ruleset that has it, %2: the value</extracomment>
        <translation>Dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <extracomment>%1: name of a setting</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Montrer la règle</translation>
    </message>
    <message>
        <source>Back to the value of the parent</source>
        <translation>Revenir à la valeur du modèle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GameShower</name>
    <message>
        <source>Deal %1 %2%3</source>
        <extracomment>name of a file; %1: number of a deal; %2: letter of a ruleset; %3: number of a game with that deal</extracomment>
        <translation>Donne %1 %2%3</translation>
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
        <source>Games in which something would go otherwise</source>
        <translation>Parties qui se passeraient autrement</translation>
    </message>
    <message>
        <source>What would this change in your games? All finished games that were played by this ruleset, or by the one on which it is based, are replayed with it.</source>
        <translation>Que changerait ceci à vos parties&#x202f;? Toutes les parties finies jouées selon ce règlement, ou selon celui sur lequel il est bâti, sont rejouées avec lui.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: to stop looking through games</comment>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>&amp;Parcourir mes parties</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games looked through.</source>
        <extracomment>%1: a number, %n: how many games there are</extracomment>
        <translation>
            <numerusform>%1 partie sur %n parcourue.</numerusform>
            <numerusform>%1 parties sur %n parcourues.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your finished games was played by this ruleset, or by the one on which it is based.</source>
        <translation>Aucune de vos parties finies n’a été jouée selon ce règlement, ou selon celui sur lequel il est bâti.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were played by this ruleset, or by the one on which it is based.</source>
        <translation>
            <numerusform>%n partie a été jouée selon ce règlement, ou selon celui sur lequel il est bâti.</numerusform>
            <numerusform>%n parties ont été jouées selon ce règlement, ou selon celui sur lequel il est bâti.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them would have gone otherwise.</source>
        <translation>Aucune ne se serait passée autrement.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would have gone otherwise.</source>
        <translation>
            <numerusform>%n se serait passée autrement.</numerusform>
            <numerusform>%n se seraient passées autrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What would go otherwise first</source>
        <translation>Premier changement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidePane</name>
    <message>
        <source>Play on: what is new will be explained here.</source>
        <translation>Continuez à jouer&#xa0;: ce qui est nouveau sera expliqué ici.</translation>
    </message>
    <message>
        <source>What the game is about</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>What you decide now</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ce que vous décidez maintenant</translation>
    </message>
    <message>
        <source>What has happened</source>
        <extracomment>titles of explanations</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>buttons below an explanation</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>I see</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Guide</source>
        <comment>panel: what guides through the first game</comment>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Explain no more</source>
        <translation>Ne plus expliquer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::GuidedTool</name>
    <message>
        <source>This is not what is asked for now.</source>
        <translation>Ce n’est pas ce qui est demandé maintenant.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HandPanel</name>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Arrow keys move along the cards, Space picks one, Enter confirms.</source>
        <translation>Les touches fléchées parcourent les cartes, Espace en choisit une, Entrée confirme.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HeadlineBar</name>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Fermer</translation>
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
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>tab: the rules of the game</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>tab: help</comment>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HelpPaper</name>
    <message>
        <source>Print the rules</source>
        <translation>Imprimer les règles</translation>
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
        <translation>Coups, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Pick a step to see it on the board.</source>
        <translation>Choisissez un coup pour le voir sur le plateau.</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
    <message>
        <source>Play this step</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Play the whole turn</source>
        <translation>Jouer tout le tour</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>column: the chance of winning, as a percentage</comment>
        <translation>Chances</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::HouseRules</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Tout ré&amp;initialiser</translation>
    </message>
    <message>
        <source>Everything as the rules of the game have it.</source>
        <translation>Tout comme le veulent les règles du jeu.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>any</source>
        <comment>of a seed: any number</comment>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>The same seed deals the same cards again.</source>
        <translation>La même graine redonne les mêmes cartes.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::IdentityForm</name>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what a ruleset is called</comment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Id:</source>
        <translation>&amp;Identifiant&#xa0;:</translation>
    </message>
    <message>
        <source>By its id a ruleset is known to others that build on it. Its file is called so, too.</source>
        <translation>C’est à son identifiant que d’autres, bâtis sur lui, reconnaissent un règlement. Son fichier s’appelle ainsi aussi.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
    <message>
        <source>An id is made of small Latin letters, digits and hyphens. It does not begin with a hyphen.</source>
        <translation>Un identifiant se compose de minuscules latines, de chiffres et de traits d’union. Il ne commence pas par un trait d’union.</translation>
    </message>
    <message>
        <source>The ruleset “%1” has this id already.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Le règlement «&#xa0;%1&#xa0;» a déjà cet identifiant.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::JsonEditor</name>
    <message>
        <source>Text of the ruleset</source>
        <translation>Texte du règlement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeepingNotice</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Steps that are not on disk</source>
        <translation>Coups qui ne sont pas sur le disque</translation>
    </message>
    <message>
        <source>The last steps are not on disk: a crash would lose them. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Les derniers coups ne sont pas sur le disque&#xa0;: une panne les perdrait. %1</translation>
    </message>
    <message>
        <source>The disk is slow to answer. The game goes on as soon as the last step is saved.</source>
        <translation>Le disque est lent à répondre. La partie continuera dès que le dernier coup sera enregistré.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeptDraftsDialog</name>
    <message>
        <source>%1 (%2, last changed %3)</source>
        <comment>name of a ruleset, its file, time</comment>
        <translation>%1 (%2, modifié %3)</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Ébauches</translation>
    </message>
    <message>
        <source>These changes of rulesets were not saved.</source>
        <translation>Ces changements de règlements n’ont pas été enregistrés.</translation>
    </message>
    <message>
        <source>&amp;Go on with this one</source>
        <translation>&amp;Continuer avec celui-ci</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>Le &amp;supprimer</translation>
    </message>
    <message>
        <source>Moves these changes to the trash. The saved ruleset stays.</source>
        <translation>Met ces changements à la corbeille. Le règlement enregistré reste.</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
    <message>
        <source>The draft could not be deleted.</source>
        <translation>L’ébauche n’a pas pu être supprimée.</translation>
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
        <translation>modifié</translation>
    </message>
    <message>
        <source>Action</source>
        <comment>heading of a column: something that can be done</comment>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Menu or window</source>
        <translation>Menu ou fenêtre</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading of a column: keys of the keyboard</comment>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::KeysPage</name>
    <message>
        <source>%1 is used by “%2”, which would lose it.</source>
        <extracomment>%1: a key; %2: what it does now</extracomment>
        <translation>%1 est utilisé par «&#xa0;%2&#xa0;», qui le perdrait.</translation>
    </message>
    <message>
        <source>%1 is used by “%2”. That cannot be changed.</source>
        <translation>%1 est utilisé par «&#xa0;%2&#xa0;». Cela ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>Search the actions</source>
        <translation>Chercher dans les actions</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>&amp;Press new keys:</source>
        <translation>Appuyer sur de &amp;nouvelles touches&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Use these keys</source>
        <translation>&amp;Utiliser ces touches</translation>
    </message>
    <message>
        <source>Use these &amp;as well</source>
        <translation>Utiliser &amp;aussi ces touches</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>Au&amp;cune touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <comment>button: to reset the keys of one action</comment>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutBoard</name>
    <message>
        <source>Board at the start</source>
        <translation>Plateau au début</translation>
    </message>
    <message>
        <source>The space key lays a card or takes it away, Enter chooses which card.</source>
        <translation>La touche Espace pose une carte ou la retire, Entrée choisit quelle carte.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <extracomment>a square of a board that is drawn; %1: row, %2: column, %3: what lies there</extracomment>
        <translation>Rangée %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LayoutEditor</name>
    <message>
        <source>Nothing is drawn. Click a square to lay a card there, or drag over several.</source>
        <translation>Rien n’est dessiné. Cliquez sur un carré pour y poser une carte, ou faites glisser le pointeur sur plusieurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n territories.</source>
        <translation>
            <numerusform>%n territoire.</numerusform>
            <numerusform>%n territoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Size: %1 × %2.</source>
        <extracomment>size of a board; %1: columns, %2: rows</extracomment>
        <translation>Taille&#xa0;: %1 × %2.</translation>
    </message>
    <message>
        <source>Right-click a square (or press Enter) to choose its card.</source>
        <translation>Cliquez sur un carré avec le bouton droit (ou appuyez sur Entrée) pour en choisir la carte.</translation>
    </message>
    <message>
        <source>Columns of the rectangle</source>
        <translation>Colonnes du rectangle</translation>
    </message>
    <message>
        <source>Rows of the rectangle</source>
        <translation>Rangées du rectangle</translation>
    </message>
    <message>
        <source>Draw a rectangle</source>
        <translation>Dessiner un rectangle</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider le plateau</translation>
    </message>
    <message>
        <source>Click a card to take it away.</source>
        <translation>Cliquez sur une carte pour la retirer.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LearnWindow</name>
    <message>
        <source>Puzzle %1</source>
        <extracomment>one of several that ask for the same; %1: its number</extracomment>
        <translation>Énigme %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a puzzle; %2: the game that it belongs to</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <comment>button: to finish the lesson</comment>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>É&amp;nigme suivante</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>%1 – Learn – Gnostica</source>
        <extracomment>title of a window; %1: a lesson or a puzzle</extracomment>
        <translation>%1 – Apprendre – Gnostica</translation>
    </message>
    <message>
        <source>Learn – Gnostica</source>
        <translation>Apprendre – Gnostica</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LessonTask</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>%1: number of a part of the lesson, %2: how many there are</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <translation>Voilà comment on fait.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>The board was laid as the lesson goes on.</source>
        <translation>Le plateau a été disposé pour la suite de la leçon.</translation>
    </message>
    <message>
        <source>That can be done, but it does not lead to what is asked for.</source>
        <translation>C’est possible, mais cela ne mène pas à ce qui est demandé.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDelegate</name>
    <message>
        <source>Round %1</source>
        <extracomment>over the lines of a turn in the log; %1: how many turns the player has had</extracomment>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogDialog</name>
    <message>
        <source>Diagnostic log</source>
        <translation>Journal de diagnostic</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Chercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <comment>button: to close</comment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>This log is in no file; it is forgotten when the program ends.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Ce journal n’est dans aucun fichier&#x202f;; il est oublié quand le programme se ferme.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Le journal est dans %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogModel</name>
    <message>
        <source>The game begins.</source>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>for screen readers; %1: what happened</extracomment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::LogPanel</name>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Click a line, or press Enter on it, to go to that moment.</source>
        <translation>Cliquez sur une ligne, ou appuyez sur Entrée, pour aller à ce moment.</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copier le journal</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Show the log in the notation of the game instead of words</source>
        <translation>Montrer le journal dans la notation du jeu au lieu de mots</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainActions</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir une partie ré&amp;cente</translation>
    </message>
    <message>
        <source>Open re&amp;cent beside this game</source>
        <translation>Ouvrir à c&amp;ôté une partie récente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MainWindow</name>
    <message>
        <source>No game lies on the table yet.</source>
        <translation>Il n’y a pas encore de partie sur la table.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier messages: %1</source>
        <extracomment>below a message; %1: how many older messages wait until this one is closed</extracomment>
        <translation>Messages précédents&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricDetails</name>
    <message>
        <source>Half of the deals by %1 have more than %2, half of them less.</source>
        <extracomment>%1: name of a ruleset; %2: a value with its interval</extracomment>
        <translation>La moitié des donnes selon %1 ont plus que %2, l’autre moitié moins.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1): that multiplied what the deals say about the difference by %2.</source>
        <extracomment>%1: a correlation; %2: a factor; %3: name of a ruleset</extracomment>
        <translation>%3 a reçu les mêmes cartes (corrélation %1)&#xa0;: cela a multiplié par %2 ce que les donnes disent de la différence.</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Choose a line to read what it means. A click on a number lists its games.</source>
        <translation>Choisissez une ligne pour lire ce qu’elle veut dire. Un clic sur un nombre énumère ses parties.</translation>
    </message>
    <message>
        <source>%3 was dealt the same cards (correlation %1), which made the difference no surer.</source>
        <extracomment>%1: a correlation; %3: name of a ruleset</extracomment>
        <translation>%3 a reçu les mêmes cartes (corrélation %1), ce qui n’a pas rendu la différence plus sûre.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::MetricPane</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>Dispersion des parties</translation>
    </message>
    <message>
        <source>The pictures are being made …</source>
        <translation>Préparation des images…</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Il n’y a encore rien à dessiner.</translation>
    </message>
    <message>
        <source>A click on a part lists its games.</source>
        <translation>Un clic sur un élément énumère ses parties.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela signifie</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Which picture</source>
        <translation>Quelle image</translation>
    </message>
    <message>
        <source>Numbers of the picture</source>
        <translation>Nombres de l’image</translation>
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
        <source>Nothing is written in this language; this is read instead.</source>
        <translation>Rien n’est écrit dans cette langue&#x202f;; c’est ceci qu’on lit à la place.</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: what a ruleset is called</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Summary</source>
        <comment>column: a text in one sentence</comment>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Notes</source>
        <comment>column: a longer text</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a change that can be undone; %1: &quot;Name&quot; or &quot;Summary&quot; or &quot;Notes&quot;, %2: a language</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NamesPane</name>
    <message>
        <source>A ruleset needs a name, in one language at least.</source>
        <translation>Un règlement doit avoir un nom, dans une langue au moins.</translation>
    </message>
    <message>
        <source>Name, summary and notes by language</source>
        <translation>Nom, résumé et notes par langue</translation>
    </message>
    <message>
        <source>Another &amp;language:</source>
        <translation>Autre &amp;langue&#xa0;:</translation>
    </message>
    <message>
        <source>Language to be added</source>
        <translation>Langue à ajouter</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewGameDialog</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>et %n problème de plus</numerusform>
            <numerusform>et %n problèmes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be played:</source>
        <translation>Ceci ne peut pas se jouer&#xa0;:</translation>
    </message>
    <message>
        <source>By these rules it cannot go on from what lies on the table:</source>
        <translation>Selon ces règles, on ne peut pas continuer à partir de ce qui est sur la table&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %n players.</source>
        <extracomment>%1: a game, %2: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>%1 se joue à %n.</numerusform>
            <numerusform>%1 se joue à %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a game for %2 to %n players.</source>
        <translation>
            <numerusform>%1 se joue de %2 à %n.</numerusform>
            <numerusform>%1 se joue de %2 à %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play on from the table</source>
        <translation>Continuer depuis la table</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <comment>label: how many play</comment>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>J&amp;eu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start the game</comment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>phrase: about how long a game with them is</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n rounds with %1.</source>
        <extracomment>how long a game is; %1: &quot;4 players&quot;</extracomment>
        <translation>
            <numerusform>Environ %n manche à %1.</numerusform>
            <numerusform>Environ %n manches à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, games between good players sometimes go on without end. You may want to agree in advance on how many rounds to play; the highest score then wins.</source>
        <extracomment>%1: &quot;4 players&quot;</extracomment>
        <translation>À %1, les parties entre bons joueurs peuvent se prolonger sans fin. Vous pouvez convenir d’avance du nombre de manches&#x202f;; le score le plus élevé l’emporte alors.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NewRulesetDialog</name>
    <message>
        <source>New ruleset</source>
        <translation>Nouveau règlement</translation>
    </message>
    <message>
        <source>&amp;Based on:</source>
        <translation>&amp;Bâti sur&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing: an expansion for any game</source>
        <translation>Rien&#xa0;: une extension pour n’importe quel jeu</translation>
    </message>
    <message>
        <source>The new ruleset is like the one on which it is based, until you change something.</source>
        <translation>Le nouveau règlement est comme celui sur lequel il est bâti, jusqu’à ce que vous y changiez quelque chose.</translation>
    </message>
    <message>
        <source>&amp;Make it</source>
        <translation>&amp;Créer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotOffered</name>
    <message numerus="yes">
        <source>and %n more problems</source>
        <translation>
            <numerusform>et %n problème de plus</numerusform>
            <numerusform>et %n problèmes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not available:</source>
        <extracomment>heading of a list of rulesets</extracomment>
        <translation>Indisponibles&#xa0;:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::NotesPane</name>
    <message>
        <source>Error: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>for screen readers; %1: a whole sentence</extracomment>
        <translation>Avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Nothing is wrong: this can be played.</source>
        <translation>Rien à redire&#xa0;: cela peut se jouer.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OfferedFixes</name>
    <message>
        <source>Replace “%1” with “%2”</source>
        <extracomment>button; %1: a word that nobody knows, %2: the word that was probably meant</extracomment>
        <translation>Remplacer «&#xa0;%1&#xa0;» par «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionEditor</name>
    <message>
        <source>%1 (changed):</source>
        <comment>name of a setting</comment>
        <translation>%1 (modifié)&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a setting</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>button: to take the usual value again</comment>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>As the rules of the game have it.</source>
        <translation>Comme le veulent les règles du jeu.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <extracomment>%1: name of a setting</extracomment>
        <translation>Réinitialiser %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OptionRows</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning and end</source>
        <translation>Début et fin</translation>
    </message>
    <message>
        <source>Players and pieces</source>
        <translation>Joueurs et pièces</translation>
    </message>
    <message>
        <source>Cards and board</source>
        <translation>Cartes et plateau</translation>
    </message>
    <message>
        <source>Turns and minions</source>
        <translation>Tours et serviteurs</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Pouvoirs des couleurs</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanes majeurs</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Précisions</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::OutsideBar</name>
    <message>
        <source>%1 has been changed by another program, and you have changes that are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme, et vous avez des changements non enregistrés.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Takes what the file holds now. That can be undone.</source>
        <translation>Prend ce que le fichier contient maintenant. Cela peut s’annuler.</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder les miens</translation>
    </message>
    <message>
        <source>Stays with your changes. When they are saved, they replace what the file holds now.</source>
        <translation>Garde vos changements. Quand ils seront enregistrés, ils remplaceront ce que le fichier contient maintenant.</translation>
    </message>
    <message>
        <source>Show &amp;both</source>
        <translation>Montrer les &amp;deux</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PaceNames</name>
    <message>
        <source>No wait</source>
        <translation>Sans attente</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>pace: how fast computers play</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace: how fast computers play</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace: how fast computers play</comment>
        <translation>Lente</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PairedTables</name>
    <message>
        <source>%1: %2</source>
        <comment>letter: ruleset</comment>
        <extracomment>%1: letter that stands for a ruleset; %2: its name</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PictureParts</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1: a number; %2 and %3: between which it probably is</extracomment>
        <translation>%1 (%2 à %3)</translation>
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
        <translation>%1, %2&#xa0;: %3</translation>
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
        <translation>Petites pièces (%1)&#xa0;: %2 sur %3 sont sur le plateau.</translation>
    </message>
    <message>
        <source>Medium pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Pièces moyennes (%1)&#xa0;: %2 sur %3 sont sur le plateau.</translation>
    </message>
    <message>
        <source>Large pieces of %1: %2 of %3 are on the board.</source>
        <extracomment>%1: player, %2: how many are on the board, %3: how many there are</extracomment>
        <translation>Grandes pièces (%1)&#xa0;: %2 sur %3 sont sur le plateau.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PilesPanel</name>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Discard pile, newest card first</source>
        <translation>Défausse, la carte la plus récente d’abord</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlanForm</name>
    <message>
        <source>Choose rulesets that can be played.</source>
        <translation>Choisissez des règlements qui peuvent se jouer.</translation>
    </message>
    <message>
        <source>The plan could not be opened.</source>
        <translation>Le plan n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Ouvrir un plan</translation>
    </message>
    <message>
        <source>Plans (*.json);;All files (*)</source>
        <translation>Plans (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Plans (*.json)</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>Le plan n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The rulesets are those of the plan: %1.</source>
        <extracomment>%1: names of rulesets</extracomment>
        <translation>Les règlements sont ceux du plan&#xa0;: %1.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Après un certain nombre de donnes</translation>
    </message>
    <message>
        <source>When it is precise enough</source>
        <translation>Quand c’est assez précis</translation>
    </message>
    <message>
        <source>A new experiment</source>
        <translation>Une nouvelle expérience</translation>
    </message>
    <message>
        <source>Computers play the same deals by each ruleset, every deal twice with the seats swapped. What is measured of the games is compared deal by deal, so that luck does not hide what the rules do.</source>
        <translation>Des ordinateurs jouent les mêmes donnes selon chaque règlement, chaque donne deux fois, places échangées. Ce qui est mesuré des parties est comparé donne par donne, pour que la chance ne cache pas ce que font les règles.</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <comment>label: what the experiment is called</comment>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Places&#xa0;:</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <comment>label: the computers that play</comment>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ends:</source>
        <translation>&amp;Fin&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <comment>label: how often cards are dealt</comment>
        <translation>&amp;Donnes&#xa0;:</translation>
    </message>
    <message>
        <source>M&amp;easure:</source>
        <comment>label: what is measured, a noun</comment>
        <translation>M&amp;esure&#xa0;:</translation>
    </message>
    <message>
        <source>Known &amp;within ±:</source>
        <translation>Connue &amp;à plus ou moins&#xa0;:</translation>
    </message>
    <message>
        <source>Seed of &amp;chance:</source>
        <translation>Graine du &amp;hasard&#xa0;:</translation>
    </message>
    <message>
        <source>Deals for s&amp;kill:</source>
        <translation>Donnes pour l’h&amp;abileté&#xa0;:</translation>
    </message>
    <message>
        <source>Take the r&amp;ulesets above</source>
        <translation>Prendre les r&amp;èglements ci-dessus</translation>
    </message>
    <message>
        <source>&amp;Start the experiment</source>
        <translation>&amp;Commencer l’expérience</translation>
    </message>
    <message>
        <source>Open a &amp;plan…</source>
        <translation>Ou&amp;vrir un plan…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the plan…</source>
        <translation>Enre&amp;gistrer le plan…</translation>
    </message>
    <message>
        <source>“%1” cannot be played by so many (SET-2).</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se jouer à autant (SET-2).</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayedGames</name>
    <message>
        <source>The game is played anew …</source>
        <translation>La partie est rejouée…</translation>
    </message>
    <message numerus="yes">
        <source>%n games behind “%1”. Press Enter on one, or click it twice, to see it.</source>
        <extracomment>%1: a metric</extracomment>
        <translation>
            <numerusform>%n partie derrière «&#xa0;%1&#xa0;». Appuyez sur Entrée ou double-cliquez pour la voir.</numerusform>
            <numerusform>%n parties derrière «&#xa0;%1&#xa0;». Appuyez sur Entrée sur l’une d’elles, ou double-cliquez, pour la voir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the experiment</source>
        <translation>Parties de l’expérience</translation>
    </message>
    <message>
        <source>The games behind a number are listed here.</source>
        <translation>Les parties derrière un nombre sont énumérées ici.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Players one seat further</source>
        <translation>Joueurs décalés d’une place</translation>
    </message>
    <message>
        <source>Unequal players</source>
        <translation>Joueurs de force inégale</translation>
    </message>
    <message>
        <source>Unequal players, swapped</source>
        <translation>Joueurs de force inégale, échangés</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: number of the cards that were dealt</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Played as</source>
        <translation>Jouée comme</translation>
    </message>
    <message>
        <source>Winner’s seat</source>
        <translation>Place gagnante</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerBox</name>
    <message>
        <source>Tries as usual</source>
        <translation>Essaie comme d’habitude</translation>
    </message>
    <message>
        <source>How many games it thinks through for a step</source>
        <translation>Combien de parties il imagine pour un coup</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayerSeats</name>
    <message>
        <source>All players al&amp;ike</source>
        <translation>&amp;Tous les joueurs identiques</translation>
    </message>
    <message>
        <source>Otherwise they change seats from deal to deal, so that none has the better seat.</source>
        <translation>Sinon ils changent de place de donne en donne, pour que personne n’ait la meilleure.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1: a number: a computer player of an experiment</extracomment>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersModel</name>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>has been eliminated</extracomment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Last turn announced</source>
        <translation>Dernier tour annoncé</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n points</source>
        <extracomment>%1: points, %n: points needed to win</extracomment>
        <translation>
            <numerusform>Points&#xa0;: %1 sur %n</numerusform>
            <numerusform>Points&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1</source>
        <extracomment>%1: points</extracomment>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>beside a player&apos;s name: the person at the screen, where all others are computers</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <extracomment>for screen readers; %1: player</extracomment>
        <translation>%1, dont c’est le tour</translation>
    </message>
    <message>
        <source>Stash: %1 small, %2 medium, %3 large</source>
        <extracomment>for screen readers</extracomment>
        <translation>Réserve&#xa0;: %1 petites, %2 moyennes, %3 grandes</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <extracomment>for screen readers</extracomment>
        <translation>Cartes en main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played by the computer, level %1</source>
        <extracomment>for screen readers; %1: level</extracomment>
        <translation>Joué par l’ordinateur, niveau %1</translation>
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
        <translation>Enchère&#xa0;: %1</translation>
    </message>
    <message>
        <source>Announced</source>
        <extracomment>on the plate of a player, where there is little room: the last turn has been announced; as short as can be</extracomment>
        <translation>Annoncé</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PlayersPanel</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionEdits</name>
    <message>
        <source>Give a card back to the rest</source>
        <translation>Rendre une carte au reste</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Déplacer une carte</translation>
    </message>
    <message numerus="yes">
        <source>By these rules %n players play.</source>
        <translation>
            <numerusform>Selon ces règles, on joue à %n.</numerusform>
            <numerusform>Selon ces règles, on joue à %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <source>Change the number of players</source>
        <translation>Changer le nombre de joueurs</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Changer à qui est le tour</translation>
    </message>
    <message>
        <source>Take a player out of the game</source>
        <translation>Mettre quelqu’un hors jeu</translation>
    </message>
    <message>
        <source>Bring a player back into the game</source>
        <translation>Remettre quelqu’un en jeu</translation>
    </message>
    <message>
        <source>Change how it begins</source>
        <translation>Changer le début</translation>
    </message>
    <message>
        <source>Change where the rest lies</source>
        <translation>Changer la place du reste</translation>
    </message>
    <message>
        <source>Change “%1”</source>
        <extracomment>name of a change; %1: what is remembered: &quot;Last turn announced by&quot;</extracomment>
        <translation>Changer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionFile</name>
    <message>
        <source>New position</source>
        <translation>Nouvelle position</translation>
    </message>
    <message>
        <source>position.json</source>
        <comment>name of a file</comment>
        <translation>position.json</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Positions (*.json)</translation>
    </message>
    <message>
        <source>%1 has been changed by another program since this position was opened or saved. Do you want to replace what it holds now?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 a été modifié par un autre programme depuis que cette position a été ouverte ou enregistrée. Voulez-vous remplacer ce qu’il contient maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The position could not be saved.</source>
        <translation>La position n’a pas pu être enregistrée.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionPanes</name>
    <message>
        <source>To be placed</source>
        <translation>À placer</translation>
    </message>
    <message>
        <source>Hands and piles</source>
        <translation>Mains et piles</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>tab: the players</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>tab: announcements and counters</comment>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWindow</name>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>La position est dans le presse-papiers, comme texte.</translation>
    </message>
    <message>
        <source>“%1” is not a value of the notation. Nothing has changed.</source>
        <extracomment>%1: what somebody has typed</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de la notation. Rien n’a changé.</translation>
    </message>
    <message>
        <source>It cannot be played like this.</source>
        <translation>Cela ne peut pas se jouer ainsi.</translation>
    </message>
    <message>
        <source>This moment cannot be set up.</source>
        <translation>Ce moment ne peut pas être composé.</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Ouvrir une position</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica *.journal);;All files (*)</source>
        <translation>Positions, scénarios et parties (*.json *.gnostica *.journal);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>What is on the clipboard is not a position. Nothing has changed.</source>
        <translation>Ce qui est dans le presse-papiers n’est pas une position. Rien n’a changé.</translation>
    </message>
    <message>
        <source>%1 could not be opened as a position. Nothing has changed.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas pu être ouvert comme position. Rien n’a changé.</translation>
    </message>
    <message>
        <source>What lies hidden in this game stays so: hands and piles that you cannot see are dealt at random here.</source>
        <translation>Ce qui est caché dans cette partie le reste&#xa0;: les mains et les piles que vous ne pouvez pas voir sont ici tirées au hasard.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>The changes of %1 are not saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Changements non enregistrés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The board is on the clipboard, as a picture.</source>
        <translation>Le plateau est dans le presse-papiers, comme image.</translation>
    </message>
    <message>
        <source>This cannot be played yet. %1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Cela ne peut pas encore se jouer. %1</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to take.</source>
        <translation>Il n’y a pas de tour à prendre sur la table.</translation>
    </message>
    <message>
        <source>%1[*] – Position – Gnostica</source>
        <extracomment>title of a window; %1: name of a file; [*] stays: there stands a star if it is not saved</extracomment>
        <translation>%1[*] – Position – Gnostica</translation>
    </message>
    <message>
        <source>A click places a piece of %1, facing: %2.</source>
        <extracomment>below the board; %1: whose small, medium or large piece, %2: &quot;north&quot;</extracomment>
        <translation>Un clic place une pièce (%1), orientation&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A click lays %1.</source>
        <extracomment>below the board; %1: card</extracomment>
        <translation>Un clic pose %1{definite}.</translation>
    </message>
    <message>
        <source>A click takes off what is there.</source>
        <translation>Un clic retire ce qu’il y a là.</translation>
    </message>
    <message>
        <source>A click moves what is picked.</source>
        <translation>Un clic déplace ce qui est pris.</translation>
    </message>
    <message>
        <source>A click picks what is there.</source>
        <translation>Un clic prend ce qu’il y a là.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Choose a card or a piece at the side, then click where it is to lie. Or begin with what there is: a file, the table, or text on the clipboard.</source>
        <translation>Choisissez une carte ou une pièce sur le côté, puis cliquez là où elle doit aller. Ou partez de ce qu’il y a&#xa0;: un fichier, la table, ou un texte du presse-papiers.</translation>
    </message>
    <message>
        <source>Correct and open</source>
        <extracomment>button: opens a file that could not be read, after correcting it</extracomment>
        <translation>Corriger et ouvrir</translation>
    </message>
    <message>
        <source>This position has not been saved.</source>
        <translation>Cette position n’a pas été enregistrée.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PositionWords</name>
    <message>
        <source>Place a piece</source>
        <translation>Placer une pièce</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Déplacer une pièce</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Tourner une pièce</translation>
    </message>
    <message>
        <source>Exchange a piece for another size</source>
        <translation>Échanger une pièce contre une autre taille</translation>
    </message>
    <message>
        <source>Remove a piece</source>
        <translation>Retirer une pièce</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Move a territory</source>
        <translation>Déplacer un territoire</translation>
    </message>
    <message>
        <source>Take a card off the board</source>
        <translation>Retirer une carte du plateau</translation>
    </message>
    <message>
        <source>Nothing changes: it is so already, or there is nothing here.</source>
        <translation>Rien ne change&#xa0;: c’est déjà ainsi, ou il n’y a rien ici.</translation>
    </message>
    <message>
        <source>No more pieces have room on the board.</source>
        <translation>Il n’y a plus de place pour d’autres pièces sur le plateau.</translation>
    </message>
    <message>
        <source>By these rules no piece points diagonally.</source>
        <translation>Selon ces règles, aucune pièce n’est tournée en diagonale.</translation>
    </message>
    <message>
        <source>%1 has no small piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 n’a plus de petite pièce en réserve&#xa0;: toutes sont sur le plateau.</translation>
    </message>
    <message>
        <source>%1 has no medium piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 n’a plus de pièce moyenne en réserve&#xa0;: toutes sont sur le plateau.</translation>
    </message>
    <message>
        <source>%1 has no large piece left in the stash: all are on the board.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 n’a plus de grande pièce en réserve&#xa0;: toutes sont sur le plateau.</translation>
    </message>
    <message>
        <source>among the rest</source>
        <translation>parmi le reste</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>where a card lies; %1: space</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>hand of %1</source>
        <extracomment>where a card lies; %1: player</extracomment>
        <translation>main&#xa0;: %1</translation>
    </message>
    <message>
        <source>draw pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
        <translation>pioche, carte %1</translation>
    </message>
    <message>
        <source>discard pile, card %1</source>
        <extracomment>where a card lies; %1: 1 for the top card, and so on</extracomment>
        <translation>défausse, carte %1</translation>
    </message>
    <message>
        <source>There is only one: %1 has left %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Il n’y en a qu’une&#xa0;: %1{definite} a quitté %2.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the hand of %2.</source>
        <extracomment>%1: card, %2: player</extracomment>
        <translation>Il n’y en a qu’une&#xa0;: %1{definite} a quitté une main (%2).</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the draw pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Il n’y en a qu’une&#xa0;: %1{definite} a quitté la pioche.</translation>
    </message>
    <message>
        <source>There is only one: %1 has left the discard pile.</source>
        <extracomment>%1: card</extracomment>
        <translation>Il n’y en a qu’une&#xa0;: %1{definite} a quitté la défausse.</translation>
    </message>
    <message>
        <source>Back in the stash: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>De retour en réserve&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stands upright now: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Maintenant debout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cards of %1 belong to the rest now.</source>
        <extracomment>%1: player</extracomment>
        <translation>Main rendue au reste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Without a meaning now: %1.</source>
        <extracomment>%1: name of a mark that an expansion knows: &quot;Points brought in&quot;</extracomment>
        <translation>Maintenant sans objet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody bids now: it begins with a turn.</source>
        <translation>Il n’y a plus d’enchères&#xa0;: cela commence par un tour.</translation>
    </message>
    <message>
        <source>%1: this player is out of the game.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1&#xa0;: cette personne est hors jeu.</translation>
    </message>
    <message>
        <source>%1: there is no such player.</source>
        <extracomment>%1: name of a mark: &quot;Last turn announced by&quot;</extracomment>
        <translation>%1&#xa0;: ce joueur n’existe pas.</translation>
    </message>
    <message>
        <source>%1: these rules have switched it off.</source>
        <extracomment>%1: name of a mark: &quot;Rounds or minutes left&quot;</extracomment>
        <translation>%1&#xa0;: ces règles l’ont désactivé.</translation>
    </message>
    <message>
        <source>%1: %2 is none of the values that may stand here, which are %3.</source>
        <extracomment>%1: name of a mark, %2: a value, %3: what values may be, &quot;1..12&quot;</extracomment>
        <translation>%1&#xa0;: %2 n’est pas une des valeurs possibles, qui sont %3.</translation>
    </message>
    <message>
        <source>It is the turn of a player who is out of the game.</source>
        <translation>C’est le tour de quelqu’un qui est hors jeu.</translation>
    </message>
    <message>
        <source>At least one player must be in the game.</source>
        <translation>Il faut au moins une personne en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds too many cards; no more than %n have room in a hand.</source>
        <extracomment>%1: player, %n: how many cards</extracomment>
        <translation>
            <numerusform>%1 a trop de cartes&#x202f;; une main n’en contient pas plus de %n.</numerusform>
            <numerusform>%1 a trop de cartes&#x202f;; une main n’en contient pas plus de %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %1 stand %n pieces, more than may in a game (%2).</source>
        <extracomment>%1: space, %n: pieces, %2: id of a rule</extracomment>
        <translation>
            <numerusform>En %1 il y a %n pièce, plus qu’il ne peut y en avoir dans une partie (%2).</numerusform>
            <numerusform>En %1 il y a %n pièces, plus qu’il ne peut y en avoir dans une partie (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the void: %1. It returns to the stash after the first step (%2).</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;, %2: id of a rule</extracomment>
        <translation>Dans le vide&#xa0;: %1. Elle retourne à la réserve après le premier coup (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n cards, more than a hand in a game.</source>
        <extracomment>%1: player, %n: cards</extracomment>
        <translation>
            <numerusform>%1 a %n carte, plus qu’une main dans une partie.</numerusform>
            <numerusform>%1 a %n cartes, plus qu’une main dans une partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no territory: such a game is over (%1).</source>
        <translation>Il n’y a pas de territoire&#xa0;: une telle partie est finie (%1).</translation>
    </message>
    <message>
        <source>Only %1 is in the game: such a game is over (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Seule personne en jeu&#xa0;: %1. Une telle partie est finie (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n cards on the board</source>
        <translation>
            <numerusform>%n carte sur le plateau</numerusform>
            <numerusform>%n cartes sur le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hands</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en main</numerusform>
            <numerusform>%n en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the draw pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the discard pile</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n dans la défausse</numerusform>
            <numerusform>%n dans la défausse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n among the rest</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n parmi le reste</numerusform>
            <numerusform>%n parmi le reste</numerusform>
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
        <source>There is nothing to set about this power.</source>
        <translation>Il n’y a rien à régler à ce pouvoir.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PowersPane</name>
    <message>
        <source>What stands here cannot be shown as powers. It can be mended in the text.</source>
        <translation>Ce qu’il y a ici ne peut pas se montrer comme pouvoirs. On peut le réparer dans le texte.</translation>
    </message>
    <message>
        <source>%1, adjusted</source>
        <extracomment>a power whose settings a card has changed; %1: the power</extracomment>
        <translation>%1, adapté</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <extracomment>what a card does in another ruleset; %1: name of the ruleset, %2: powers
----------
what a card does in another ruleset; %1: name of the ruleset, %2: sentences</extracomment>
        <translation>Dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>As long as there are errors, nobody can say what the card does.</source>
        <translation>Tant qu’il y a des erreurs, personne ne peut dire ce que fait la carte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a card or a suit, %2: one of its powers</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Powers of %1</source>
        <extracomment>a command that can be undone; %1: a card</extracomment>
        <translation>Pouvoirs %1{genitive}</translation>
    </message>
    <message>
        <source>Back to the parent: %1</source>
        <extracomment>a command that can be undone; %1: a card or a suit</extracomment>
        <translation>Revenir au modèle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProblemsPane</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message>
        <source>No errors</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>Nothing is wrong: this ruleset can be played.</source>
        <translation>Rien à redire&#xa0;: ce règlement peut se jouer.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <extracomment>%1: a whole sentence, what is wrong</extracomment>
        <translation>Erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <extracomment>%1: a whole sentence, what is doubtful</extracomment>
        <translation>Avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <extracomment>where a problem is in a text; %1: number of a line</extracomment>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>column: where in the file</comment>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramMessages</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Les réglages n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>The settings could not be read. Changes to them are not saved.</source>
        <translation>Les réglages n’ont pas pu être lus. Leurs modifications ne sont pas enregistrées.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ProgramRow</name>
    <message>
        <source>linked with</source>
        <extracomment>between two powers of a card that are linked</extracomment>
        <translation>lié à</translation>
    </message>
    <message>
        <source>then</source>
        <comment>between two powers of a card</comment>
        <translation>puis</translation>
    </message>
    <message>
        <source>The two powers are linked. Click to unlink them.</source>
        <translation>Les deux pouvoirs sont liés. Cliquez pour les délier.</translation>
    </message>
    <message>
        <source>Click to link the two powers.</source>
        <translation>Cliquez pour lier les deux pouvoirs.</translation>
    </message>
    <message>
        <source>one of:</source>
        <extracomment>before several powers of a card of which a player chooses one: &quot;one of: rod or cup&quot;</extracomment>
        <translation>au choix&#xa0;:</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between two powers of a card</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>Number %1 in the order of use.</source>
        <extracomment>of a power of a card; %1: which one it is, &quot;2&quot;</extracomment>
        <translation>Numéro %1 dans l’ordre d’utilisation.</translation>
    </message>
    <message>
        <source>Back to what the parent says</source>
        <translation>Revenir à ce que dit le modèle</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Ajouter un pouvoir</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Another power &amp;instead</source>
        <translation>Un autre pouvoir à la &amp;place</translation>
    </message>
    <message>
        <source>Or another &amp;power</source>
        <translation>&amp;Ou un autre pouvoir</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>Plus &amp;tôt</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Plus t&amp;ard</translation>
    </message>
    <message>
        <source>&amp;Choose one: this or the power before</source>
        <translation>Au &amp;choix&#xa0;: celui-ci ou le pouvoir d’avant</translation>
    </message>
    <message>
        <source>&amp;By itself, after the others</source>
        <translation>&amp;Seul, après les autres</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>R&amp;etirer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::PuzzleTask</name>
    <message>
        <source>Win this turn</source>
        <translation>Gagner ce tour-ci</translation>
    </message>
    <message>
        <source>Gain points</source>
        <translation>Gagner des points</translation>
    </message>
    <message>
        <source>Stop a last turn</source>
        <translation>Contrer un dernier tour</translation>
    </message>
    <message>
        <source>Difficulty %1 of %2</source>
        <extracomment>how hard a puzzle is; %1: 1 to 5, %2: 5</extracomment>
        <translation>Difficulté %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn. Hold %n points when it ends, and you win.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>C’est votre dernier tour. Tenez %n point quand il finit, et vous gagnez.</numerusform>
            <numerusform>C’est votre dernier tour. Tenez %n points quand il finit, et vous gagnez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has announced a last turn, which comes after yours, and needs %n points. Leave no way to them.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 a annoncé un dernier tour, qui vient après le vôtre, et doit avoir %n point. Ne lui laissez aucun moyen d’y arriver.</numerusform>
            <numerusform>%1 a annoncé un dernier tour, qui vient après le vôtre, et doit avoir %n points. Ne lui laissez aucun moyen d’y arriver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be %n points ahead of everybody else when your turn ends.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Devancez tout le monde de %n point à la fin de votre tour.</numerusform>
            <numerusform>Devancez tout le monde de %n points à la fin de votre tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how it is done.</source>
        <translation>Voici comment on fait.</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>Résolu. Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>Let me see whether that leads there …</source>
        <translation>Voyons si cela y mène…</translation>
    </message>
    <message numerus="yes">
        <source>It can no longer be stopped: %1 begins the last turn with %n points.</source>
        <extracomment>%1: player, %n: points at the beginning of the last turn</extracomment>
        <translation>
            <numerusform>On ne peut plus l’arrêter&#xa0;: %1 commence son dernier tour avec %n point.</numerusform>
            <numerusform>On ne peut plus l’arrêter&#xa0;: %1 commence son dernier tour avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be reached any more: %n points are missing.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>On ne peut plus y arriver&#xa0;: il manque %n point.</numerusform>
            <numerusform>On ne peut plus y arriver&#xa0;: il manque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be reached any more.</source>
        <translation>On ne peut plus y arriver.</translation>
    </message>
    <message>
        <source>Undo, and try something else.</source>
        <translation>Annulez, et essayez autre chose.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand.</source>
        <translation>Cela commence par une carte de votre main.</translation>
    </message>
    <message>
        <source>No card of your hand begins it.</source>
        <translation>Cela ne commence par aucune carte de votre main.</translation>
    </message>
    <message>
        <source>It begins with a card of your hand, and %1 acts.</source>
        <extracomment>%1: a piece</extracomment>
        <translation>Cela commence par une carte de votre main, et c’est %1 qui agit.</translation>
    </message>
    <message>
        <source>No card of your hand begins it, and %1 acts.</source>
        <translation>Cela ne commence par aucune carte de votre main, et c’est %1 qui agit.</translation>
    </message>
    <message>
        <source>The next thing to do: %1.</source>
        <extracomment>%1: what a button says</extracomment>
        <translation>À faire maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: a card</extracomment>
        <translation>La carte est %1{definite}.</translation>
    </message>
    <message>
        <source>What comes of that is left to chance. There is a way without it.</source>
        <translation>Le résultat serait laissé au hasard. Il existe un moyen qui n’en dépend pas.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecapDesk</name>
    <message numerus="yes">
        <source>%1 has %n points, enough to win.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 a %n point, assez pour gagner.</numerusform>
            <numerusform>%1 a %n points, assez pour gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won by whoever still has them at the end of an announced last turn.</source>
        <translation>La partie revient à qui les a encore à la fin d’un dernier tour annoncé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the lead with %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>%1 prend la tête avec %n point.</numerusform>
            <numerusform>%1 prend la tête avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn is being played.</source>
        <translation>Le dernier tour est en train de se jouer.</translation>
    </message>
    <message numerus="yes">
        <source>%n turns until then.</source>
        <translation>
            <numerusform>%n tour jusque-là.</numerusform>
            <numerusform>%n tours jusque-là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of the %n points that you need at its end.</source>
        <extracomment>of an announced last turn; %1: points that one has, %n: points needed</extracomment>
        <translation>
            <numerusform>Il vous faut %n point à la fin de ce tour&#x202f;; vous en avez %1.</numerusform>
            <numerusform>Il vous faut %n points à la fin de ce tour&#x202f;; vous en avez %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of the %n points needed at its end.</source>
        <extracomment>of an announced last turn; %1: player, %2: points that the player has, %n: points needed</extracomment>
        <translation>
            <numerusform>Il faut %n point à la fin de ce tour&#x202f;; %1 en a %2.</numerusform>
            <numerusform>Il faut %n points à la fin de ce tour&#x202f;; %1 en a %2.</numerusform>
        </translation>
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
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>See it happen again on the board</source>
        <translation>Voir de nouveau ce qui s’est passé sur le plateau</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: to close</comment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecordMoments</name>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1: moment of a game that was played; %2: how many there are</extracomment>
        <translation>Moment %1 sur %2</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RecoveryDialog</name>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>These games were not played to their end. Each goes on after the last step that was confirmed.</source>
        <translation>Ces parties n’ont pas été jouées jusqu’au bout. Chacune continue après le dernier coup confirmé.</translation>
    </message>
    <message>
        <source>&amp;Continue this game</source>
        <translation>&amp;Continuer cette partie</translation>
    </message>
    <message>
        <source>&amp;Delete it…</source>
        <translation>La &amp;supprimer…</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
    <message>
        <source>%1 cannot be read (last written %2)</source>
        <comment>file, time</comment>
        <translation>%1 ne peut pas être lu (dernière écriture %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: players</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (last played %2; seems to be open on the computer %3)</source>
        <comment>game, time, computer</comment>
        <translation>%1 (dernier coup %2&#x202f;; semble ouverte sur l’ordinateur %3)</translation>
    </message>
    <message>
        <source>%1 (begun %2, last played %3)</source>
        <comment>game, times</comment>
        <translation>%1 (début %2, dernier coup %3)</translation>
    </message>
    <message>
        <source>%1 (last played %2)</source>
        <comment>game, time</comment>
        <translation>%1 (dernier coup %2)</translation>
    </message>
    <message>
        <source>Unfinished games stay here until you delete them. Finished games are kept, too.</source>
        <translation>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. Les parties finies sont gardées aussi.</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games stay here until you delete them. The last %n finished games are kept; the settings say how many.</source>
        <translation>
            <numerusform>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. La dernière partie finie est gardée&#x202f;; les préférences disent combien.</numerusform>
            <numerusform>Les parties inachevées restent ici jusqu’à ce que vous les supprimiez. Les %n dernières parties finies sont gardées&#x202f;; les préférences disent combien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want to move this game to the trash?
%1</source>
        <extracomment>%1: the game</extracomment>
        <translation>Voulez-vous mettre cette partie à la corbeille&#x202f;?
%1</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>This game cannot be moved to the trash. Do you want to delete it for good?
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>Cette partie ne peut pas être mise à la corbeille. Voulez-vous la supprimer définitivement&#x202f;?
%1</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Supprimer définitivement</translation>
    </message>
    <message>
        <source>The game has not been deleted.
%1</source>
        <extracomment>%1: a whole sentence: why</extracomment>
        <translation>La partie n’a pas été supprimée.
%1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RenameDialog</name>
    <message>
        <source>Rename a ruleset</source>
        <translation>Renommer un règlement</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <comment>button: to rename</comment>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Changer l’identifiant &amp;aussi dans ces règlements</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayControls</name>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast the record runs</comment>
        <translation>A&amp;llure&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Eyes:</source>
        <translation>&amp;Point de vue&#xa0;:</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayPanels</name>
    <message>
        <source>Players</source>
        <comment>panel: the players</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>panel: the cards in hand</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWindow</name>
    <message>
        <source>%1 – Record – Gnostica</source>
        <extracomment>title of a window; %1: name of a file</extracomment>
        <translation>%1 – Enregistrement – Gnostica</translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games (*.gnostica)</source>
        <translation>Parties (*.gnostica)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReplayWords</name>
    <message>
        <source>%1&apos;s turn begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 commence son tour.</translation>
    </message>
    <message>
        <source>Cards are dealt or shuffled.</source>
        <translation>Les cartes sont distribuées ou mélangées.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 est hors jeu.</translation>
    </message>
    <message>
        <source>%1 announces the last turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 annonce son dernier tour.</translation>
    </message>
    <message>
        <source>The game ends.</source>
        <translation>La partie finit.</translation>
    </message>
    <message>
        <source>Your bookmark</source>
        <translation>Votre signet</translation>
    </message>
    <message>
        <source>What lies open</source>
        <translation>Ce qui est visible à tous</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Le joueur qui décide</translation>
    </message>
    <message>
        <source>%1&apos;s eyes</source>
        <extracomment>with whose eyes a game is seen; %1: player</extracomment>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>Moment %1 of %2</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Moment %1 sur %2</translation>
    </message>
    <message>
        <source>This game is not over: hands of others stay hidden.</source>
        <translation>Cette partie n’est pas finie&#xa0;: les mains des autres restent cachées.</translation>
    </message>
    <message numerus="yes">
        <source>The record is damaged. It is shown as far as it is whole: %n moments.</source>
        <translation>
            <numerusform>L’enregistrement est endommagé. Il est montré aussi loin qu’il est entier&#xa0;: %n moment.</numerusform>
            <numerusform>L’enregistrement est endommagé. Il est montré aussi loin qu’il est entier&#xa0;: %n moments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ResultsModel</name>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>What that means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewBar</name>
    <message>
        <source>You see an earlier moment: %1 of %2.</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>Vous voyez un moment passé&#xa0;: %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ReviewPanel</name>
    <message>
        <source>The computer looks at every decision again, with what its player knew then; the graph, with all hands open.</source>
        <translation>L’ordinateur revoit chaque décision avec ce qu’on savait alors&#x202f;; le graphique, avec toutes les mains visibles.</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: to stop the review</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>When a game is over, the computer can look at all its decisions again: which have turned it, and what would have been better.</source>
        <translation>Quand une partie est finie, l’ordinateur peut en revoir toutes les décisions&#xa0;: lesquelles l’ont fait basculer, et ce qui aurait été mieux.</translation>
    </message>
    <message>
        <source>Chances of winning during the game</source>
        <translation>Chances de gagner au cours de la partie</translation>
    </message>
    <message>
        <source>The chances with all hands open. Click a moment to go there. With the keyboard: Left and Right for the decision before and after, Page Up and Page Down for those that cost much.</source>
        <translation>Les chances avec toutes les mains visibles. Cliquez sur un moment pour y aller. Au clavier&#xa0;: Gauche et Droite pour la décision précédente et la suivante, Page haut et Page bas pour celles qui coûtent cher.</translation>
    </message>
    <message>
        <source>Decisions that cost most</source>
        <translation>Décisions les plus coûteuses</translation>
    </message>
    <message>
        <source>Click a decision, or press Enter on it, to go to that moment.</source>
        <translation>Cliquez sur une décision, ou appuyez sur Entrée, pour aller à ce moment.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesPage</name>
    <message>
        <source>The rulebooks are being compared …</source>
        <translation>Comparaison des livrets de règles…</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Choisissez deux règlements qui peuvent se jouer.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Save what is different</source>
        <translation>Enregistrer ce qui diffère</translation>
    </message>
    <message>
        <source>Differences</source>
        <comment>name of a file</comment>
        <translation>Différences</translation>
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
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: to copy the text</comment>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <comment>button: to print</comment>
        <translation>&amp;Imprimer…</translation>
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
        <translation>Règles côte à côte</translation>
    </message>
    <message>
        <source>Settings that differ</source>
        <translation>Réglages qui diffèrent</translation>
    </message>
    <message>
        <source>Print the differences</source>
        <translation>Imprimer les différences</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBar</name>
    <message>
        <source>%1 (of this position alone)</source>
        <extracomment>%1: name of a ruleset that is written in the position itself</extracomment>
        <translation>%1 (de cette seule position)</translation>
    </message>
    <message>
        <source>E&amp;xpansions</source>
        <translation>E&amp;xtensions</translation>
    </message>
    <message numerus="yes">
        <source>%n e&amp;xpansions</source>
        <translation>
            <numerusform>%n e&amp;xtension</numerusform>
            <numerusform>%n e&amp;xtensions</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <comment>label: the rules that are chosen</comment>
        <translation>&amp;Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>label: the rules that are chosen</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetBox</name>
    <message>
        <source>Ruleset %1</source>
        <extracomment>%1: letter that stands for a ruleset</extracomment>
        <translation>Règlement %1</translation>
    </message>
    <message>
        <source>This game’s rules</source>
        <translation>Les règles de cette partie</translation>
    </message>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (ébauche)</translation>
    </message>
    <message>
        <source>No expansion</source>
        <translation>Aucune extension</translation>
    </message>
    <message numerus="yes">
        <source>%n expansions</source>
        <translation>
            <numerusform>%n extension</numerusform>
            <numerusform>%n extensions</numerusform>
        </translation>
    </message>
    <message>
        <source>What is laid over the ruleset</source>
        <translation>Ce qui est posé sur le règlement</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetDialogs</name>
    <message>
        <source>Not every plug-in could be loaded. Rulesets that need it cannot be played.</source>
        <translation>Certains modules n’ont pas pu être chargés. Les règlements qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Not every ruleset in your folder can be played.</source>
        <translation>Certains règlements de votre dossier ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Plug-ins are not loaded this time. Rulesets that need one cannot be played.</source>
        <translation>Les modules ne sont pas chargés cette fois. Les règlements qui en ont besoin ne peuvent pas se jouer.</translation>
    </message>
    <message>
        <source>Not every panel could be loaded.</source>
        <translation>Certains volets n’ont pas pu être chargés.</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>button: loads plug-ins again, at the next start, that were switched off because of an error</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The plug-ins will be loaded the next time the program starts.</source>
        <translation>Les modules seront chargés au prochain démarrage du programme.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetImporter</name>
    <message>
        <source>Add a ruleset</source>
        <translation>Ajouter un règlement</translation>
    </message>
    <message>
        <source>Rulesets (*.json *.gnostica-rules);;All files (*)</source>
        <translation>Règlements (*.json *.gnostica-rules);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 was not added to your rulesets.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 n’a pas été ajouté à vos règlements.</translation>
    </message>
    <message>
        <source>&amp;Replace mine</source>
        <translation>&amp;Remplacer le mien</translation>
    </message>
    <message>
        <source>&amp;Keep both, this one as %1</source>
        <extracomment>%1: id of a ruleset</extracomment>
        <translation>&amp;Garder les deux, celui-ci comme %1</translation>
    </message>
    <message>
        <source>Correct and add</source>
        <extracomment>button: adds a file that could not be read, after correcting it</extracomment>
        <translation>Corriger et ajouter</translation>
    </message>
    <message>
        <source>The ruleset “%1” is there already, and it is the same.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Le règlement «&#xa0;%1&#xa0;» est déjà là, et c’est le même.</translation>
    </message>
    <message>
        <source>“%1” has been added to your rulesets. It is offered when a new game is begun.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>«&#xa0;%1&#xa0;» a été ajouté à vos règlements. Il est proposé quand une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>This file bears the id of the ruleset “%1”, which came with the program and cannot be replaced. It can be added under another id.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Ce fichier porte l’identifiant du règlement «&#xa0;%1&#xa0;», fourni avec le programme et qui ne peut pas être remplacé. Il peut être ajouté sous un autre identifiant.</translation>
    </message>
    <message>
        <source>You have another ruleset with the same id: “%1”.</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Vous avez un autre règlement de même identifiant&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is newer.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Vous avez la version %2 du règlement «&#xa0;%1&#xa0;». Voici la version %3, plus récente.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is version %3, which is older.</source>
        <extracomment>%1: name of a ruleset, %2 and %3: numbers</extracomment>
        <translation>Vous avez la version %2 du règlement «&#xa0;%1&#xa0;». Voici la version %3, plus ancienne.</translation>
    </message>
    <message>
        <source>You have version %2 of the ruleset “%1”. This is called version %2, too, but it is not the same.</source>
        <extracomment>%1: name of a ruleset, %2: a number</extracomment>
        <translation>Vous avez la version %2 du règlement «&#xa0;%1&#xa0;». Celle-ci s’appelle aussi version %2, mais elle n’est pas la même.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::RulesetSources</name>
    <message>
        <source>%1 (draft)</source>
        <extracomment>%1: name of a ruleset that is being made in the workshop</extracomment>
        <translation>%1 (ébauche)</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <extracomment>%1: name of the ruleset by which the game on the table is played</extracomment>
        <translation>%1 (sur la table)</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SaveQuestion</name>
    <message>
        <source>There is a file %1 already. Do you want to replace it?</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>Il y a déjà un fichier %1. Voulez-vous le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <comment>button: to replace the file</comment>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ScreenCover</name>
    <message>
        <source>Please hand the screen to %1</source>
        <extracomment>%1: player</extracomment>
        <translation>Passez l’écran à %1, s’il vous plaît</translation>
    </message>
    <message>
        <source>The cards in hand are hidden until %1 sits before the screen.</source>
        <extracomment>%1: player</extracomment>
        <translation>Les cartes en main sont cachées en attendant %1 devant l’écran.</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, c’est moi&#xa0;: montrez mes cartes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatBadge</name>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Place %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatLooks</name>
    <message>
        <source>plain</source>
        <extracomment>pattern of a piece</extracomment>
        <translation>uni</translation>
    </message>
    <message>
        <source>striped</source>
        <translation>rayé</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>à pois</translation>
    </message>
    <message>
        <source>chequered</source>
        <translation>à damier</translation>
    </message>
    <message>
        <source>ringed</source>
        <translation>à anneaux</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>à croix</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brun</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatRows</name>
    <message>
        <source>%1 (for experiments)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (pour les expériences)</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column: the name of a player</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Couleur du joueur %1</translation>
    </message>
    <message>
        <source>Pattern of player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Motif du joueur %1</translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <extracomment>%1: letter of a seat</extracomment>
        <translation>Qui joue pour le joueur %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Quelqu’un devant cet écran.</translation>
    </message>
    <message>
        <source>%1 (easy)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (facile)</translation>
    </message>
    <message>
        <source>%1 (fair)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (moyen)</translation>
    </message>
    <message>
        <source>%1 (hard)</source>
        <extracomment>%1: level of a computer player</extracomment>
        <translation>%1 (difficile)</translation>
    </message>
    <message>
        <source>Played by</source>
        <comment>column: who plays, a person or a computer player</comment>
        <translation>Joué par</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SeatsPane</name>
    <message>
        <source>Turn</source>
        <comment>this player has the turn</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>this player is out of the game</comment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <extracomment>%1: player</extracomment>
        <translation>C’est à %1 de jouer</translation>
    </message>
    <message>
        <source>%1 is out of the game</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>&amp;Number of players:</source>
        <translation>&amp;Nombre de joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Begins with the bids</source>
        <translation>Commence par les enchères</translation>
    </message>
    <message>
        <source>The hands are dealt, and everybody bids before the first turn.</source>
        <translation>Les mains sont distribuées, et tout le monde enchérit avant le premier tour.</translation>
    </message>
    <message>
        <source>The rest lies in the discard pile</source>
        <translation>Le reste est dans la défausse</translation>
    </message>
    <message>
        <source>Cards that you have put nowhere lie below the draw pile in the order of the deck, or below the discard pile.</source>
        <translation>Les cartes que vous n’avez mises nulle part sont sous la pioche dans l’ordre du jeu, ou sous la défausse.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Games on disk</source>
        <translation>Parties sur le disque</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Ca&amp;rds:</source>
        <translation>C&amp;artes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>An&amp;imations&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <comment>animations: none</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animations: fast</comment>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animations: normal</comment>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animations: slow</comment>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>&amp;Name columns and rows at the edge of the board</source>
        <translation>&amp;Nommer les colonnes et les rangées au bord du plateau</translation>
    </message>
    <message>
        <source>&amp;Show cards large under the pointer</source>
        <translation>Montrer les cartes en &amp;grand sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Hide hands between players</source>
        <translation>&amp;Cacher les mains entre les tours</translation>
    </message>
    <message>
        <source>The screen is handed over before the next hand is shown.</source>
        <translation>On se passe l’écran avant que la main suivante soit montrée.</translation>
    </message>
    <message>
        <source>&amp;Confirm each step</source>
        <translation>C&amp;onfirmer chaque coup</translation>
    </message>
    <message>
        <source>Otherwise a step is taken as soon as it is complete.</source>
        <translation>Sinon, un coup est joué dès qu’il est complet.</translation>
    </message>
    <message>
        <source>Take back &amp;everything</source>
        <translation>Autoriser à tout &amp;reprendre</translation>
    </message>
    <message>
        <source>Also what others did, and what has been drawn, rolled or revealed: the table has agreed.</source>
        <translation>Aussi ce que d’autres ont fait, et ce qui a été pioché, lancé ou révélé&#xa0;: la table est d’accord.</translation>
    </message>
    <message>
        <source>S&amp;ounds for what is weighty</source>
        <translation>&amp;Sons pour les événements importants</translation>
    </message>
    <message>
        <source>A soft chime for announcements, eliminations, a new lead and the end of a game.</source>
        <translation>Un doux carillon pour les annonces, les éliminations, un changement de tête et la fin d’une partie.</translation>
    </message>
    <message>
        <source>&amp;Pace:</source>
        <comment>label: how fast computers play</comment>
        <translation>All&amp;ure&#xa0;:</translation>
    </message>
    <message>
        <source>Show hands &amp;when only computers play</source>
        <translation>&amp;Montrer les mains quand seuls des ordinateurs jouent</translation>
    </message>
    <message>
        <source>The hand of the player who decides, or of one that you pick in the list of players.</source>
        <translation>La main du joueur qui décide, ou celle que vous choisissez dans la liste des joueurs.</translation>
    </message>
    <message>
        <source>&amp;Finished games kept:</source>
        <translation>&amp;Parties terminées conservées&#xa0;:</translation>
    </message>
    <message>
        <source>all</source>
        <comment>number of kept games: all</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>The newest stay; those before them go to the trash. Unfinished games always stay.</source>
        <translation>Les plus récentes restent&#x202f;; celles d’avant vont à la corbeille. Les parties inachevées restent toujours.</translation>
    </message>
    <message>
        <source>General</source>
        <comment>page of the settings</comment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>page of the settings: keys of the keyboard</comment>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfDeeds</name>
    <message>
        <source>The new ruleset could not be written.</source>
        <translation>Le nouveau règlement n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>The ruleset could not be duplicated.</source>
        <translation>Le règlement n’a pas pu être dupliqué.</translation>
    </message>
    <message>
        <source>The ruleset could not be renamed.</source>
        <translation>Le règlement n’a pas pu être renommé.</translation>
    </message>
    <message>
        <source>Without it, that is no longer possible to play.</source>
        <translation>Sans lui, cela ne peut plus se jouer.</translation>
    </message>
    <message>
        <source>Its changes that are not saved stay among the drafts.</source>
        <translation>Ses changements non enregistrés restent parmi les ébauches.</translation>
    </message>
    <message>
        <source>Games that are played by it, and their records, keep their rules.</source>
        <translation>Les parties qui se jouent selon lui, et leurs enregistrements, gardent leurs règles.</translation>
    </message>
    <message>
        <source>Delete a ruleset</source>
        <translation>Supprimer un règlement</translation>
    </message>
    <message>
        <source>&amp;Move to the trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>The ruleset could not be deleted.</source>
        <translation>Le règlement n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>Export a ruleset</source>
        <translation>Exporter un règlement</translation>
    </message>
    <message>
        <source>&amp;One document</source>
        <translation>Un &amp;seul document</translation>
    </message>
    <message>
        <source>&amp;This file alone</source>
        <translation>Ce &amp;fichier seulement</translation>
    </message>
    <message>
        <source>The ruleset cannot be made into one document.</source>
        <translation>On ne peut pas faire un seul document de ce règlement.</translation>
    </message>
    <message>
        <source>Rulesets (*.gnostica-rules)</source>
        <translation>Règlements (*.gnostica-rules)</translation>
    </message>
    <message>
        <source>The ruleset could not be exported.</source>
        <translation>Le règlement n’a pas pu être exporté.</translation>
    </message>
    <message>
        <source>Do you want to move “%1” to the trash?</source>
        <extracomment>%1: name of a ruleset or file</extracomment>
        <translation>Voulez-vous mettre «&#xa0;%1&#xa0;» à la corbeille&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>“%1” builds on %n rulesets of your own: %2. Whoever gets the file alone cannot play by it. It can be made into one document that needs none of them.</source>
        <extracomment>%1: name of a ruleset, %2: names of rulesets on which it builds, %n: how many these are</extracomment>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» est bâti sur %n règlement à vous&#xa0;: %2. Qui reçoit le fichier seul ne peut pas jouer selon lui. On peut en faire un seul document qui n’a besoin d’aucun d’eux.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» est bâti sur %n règlements à vous&#xa0;: %2. Qui reçoit le fichier seul ne peut pas jouer selon lui. On peut en faire un seul document qui n’a besoin d’aucun d’eux.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfModel</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Has changes that are not saved.</source>
        <translation>A des changements non enregistrés.</translation>
    </message>
    <message>
        <source>Came with the program and cannot be changed; a copy can.</source>
        <translation>Fourni avec le programme et immuable&#x202f;; une copie peut être changée.</translation>
    </message>
    <message numerus="yes">
        <source>Has %n problems.</source>
        <translation>
            <numerusform>A %n problème.</numerusform>
            <numerusform>A %n problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unused files</source>
        <comment>heading: files that are no rulesets, or bear an id that is taken</comment>
        <translation>Fichiers non utilisés</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfPane</name>
    <message>
        <source>Rulesets</source>
        <translation>Règlements</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: to open a ruleset</comment>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <comment>button: to rename a ruleset</comment>
        <translation>R&amp;enommer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <comment>button: to import a ruleset</comment>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <comment>button: to export a ruleset</comment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Mon&amp;trer dans le dossier</translation>
    </message>
    <message>
        <source>Search the rulesets</source>
        <translation>Chercher dans les règlements</translation>
    </message>
    <message>
        <source>No ruleset has this in its name or id.</source>
        <translation>Aucun règlement ne contient cela dans son nom ni dans son identifiant.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShelfWords</name>
    <message numerus="yes">
        <source>%n rulesets extend it: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many</extracomment>
        <translation>
            <numerusform>%n règlement l’étend&#xa0;: %1.</numerusform>
            <numerusform>%n règlements l’étendent&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rulesets name it among their expansions: %1.</source>
        <extracomment>%1: names of rulesets, %n: how many; &quot;it&quot; is an expansion that these rulesets name</extracomment>
        <translation>
            <numerusform>%n règlement le nomme parmi ses extensions&#xa0;: %1.</numerusform>
            <numerusform>%n règlements le nomment parmi leurs extensions&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::ShownGame</name>
    <message>
        <source>%1[*] – Gnostica</source>
        <extracomment>title of the window; %1: file of the game, or its players; [*] stays: there stands a star if it is not saved</extracomment>
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
        <source>The two rulebooks say the same, and no setting differs.</source>
        <translation>Les deux livrets disent la même chose, et aucun réglage ne diffère.</translation>
    </message>
    <message>
        <source>The two rulebooks say the same, but settings differ.</source>
        <translation>Les deux livrets disent la même chose, mais des réglages diffèrent.</translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in A</source>
        <translation>
            <numerusform>%n règle seulement dans A</numerusform>
            <numerusform>%n règles seulement dans A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules only in B</source>
        <translation>
            <numerusform>%n règle seulement dans B</numerusform>
            <numerusform>%n règles seulement dans B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules changed</source>
        <translation>
            <numerusform>%n règle changée</numerusform>
            <numerusform>%n règles changées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules alike</source>
        <translation>
            <numerusform>%n règle identique</numerusform>
            <numerusform>%n règles identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold what is alike</source>
        <translation>Replier ce qui est identique</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>ruleset: its letter, its name</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SideColumn</name>
    <message>
        <source>Hand</source>
        <extracomment>%1: player</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::SkillBox</name>
    <message>
        <source>None</source>
        <comment>deals: none</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Of so many deals, a stronger and a weaker computer play each other, to see how much skill decides. That takes much longer.</source>
        <translation>Sur ce nombre de donnes, un ordinateur plus fort et un plus faible s’affrontent, pour voir combien l’habileté décide. C’est bien plus long.</translation>
    </message>
    <message>
        <source>against</source>
        <comment>between two players</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>The stronger player</source>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>The weaker player</source>
        <translation>Le plus faible</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StartPage</name>
    <message>
        <source>Continue</source>
        <comment>button: to continue a game</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Your game waits on the table.</source>
        <translation>Votre partie attend sur la table.</translation>
    </message>
    <message>
        <source>The game is over; its board is still there.</source>
        <translation>La partie est finie&#x202f;; son plateau est encore là.</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>heading: to learn the game</comment>
        <translation>Apprendre</translation>
    </message>
    <message numerus="yes">
        <source>%n lessons done so far.</source>
        <translation>
            <numerusform>%n leçon terminée jusqu’ici.</numerusform>
            <numerusform>%n leçons terminées jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>A first game with a guide, or short lessons.</source>
        <translation>Une première partie guidée, ou de courtes leçons.</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>Première &amp;leçon</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>A war for land, on a board of tarot</source>
        <translation>Une guerre de territoires, sur un plateau de tarot</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>One click: you, and one opponent.</source>
        <translation>En un clic&#xa0;: vous, et un adversaire.</translation>
    </message>
    <message>
        <source>Play together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>Two to six at one screen, any game, any rules.</source>
        <translation>De deux à six au même écran, tous les jeux, toutes les règles.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Games that you save stand here.</source>
        <translation>Les parties que vous enregistrez apparaissent ici.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Change the rules, make your own game.</source>
        <translation>Changez les règles, créez votre propre jeu.</translation>
    </message>
    <message>
        <source>Compare</source>
        <comment>button: to compare rulesets</comment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Two games, rule by rule and by thousands of games.</source>
        <translation>Deux jeux, règle par règle et sur des milliers de parties.</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>opponents: easy</comment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>opponents: of medium strength</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>opponents: hard</comment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <comment>button: to continue a game</comment>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>Other &amp;unfinished games…</source>
        <translation>Autres parties &amp;inachevées…</translation>
    </message>
    <message>
        <source>L&amp;essons</source>
        <translation>Le&amp;çons</translation>
    </message>
    <message>
        <source>Comp&amp;are rules</source>
        <translation>Comparer de&amp;s règles</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>button: to start a game</comment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>&amp;Who plays?</source>
        <translation>&amp;Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Read the rules</source>
        <translation>Lire les &amp;règles</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Énigmes</translation>
    </message>
    <message>
        <source>&amp;Your first game</source>
        <translation>&amp;Votre première partie</translation>
    </message>
    <message>
        <source>Against an easy opponent; what is new is explained when it happens.</source>
        <translation>Contre un adversaire facile&#x202f;; ce qui est nouveau est expliqué au moment où cela arrive.</translation>
    </message>
    <message>
        <source>O&amp;pen a record…</source>
        <translation>Ouvrir un &amp;enregistrement…</translation>
    </message>
    <message>
        <source>&amp;Make a variant</source>
        <translation>Créer &amp;une variante</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Finished game</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>L&amp;ook at the board</source>
        <translation>Re&amp;garder le plateau</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepTree</name>
    <message>
        <source>Step</source>
        <comment>column: a step of a player</comment>
        <translation>Coup</translation>
    </message>
    <message>
        <source>What makes the difference</source>
        <translation>Ce qui fait la différence</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <extracomment>%1: name of a ruleset</extracomment>
        <translation>Seulement dans %1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <translation>Dans les deux, avec une autre issue</translation>
    </message>
    <message>
        <source>In both alike</source>
        <translation>Identiques dans les deux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group: count</comment>
        <extracomment>%1: a group of steps; %2: how many there are</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::StepsPage</name>
    <message>
        <source>There is nothing on the table that may be seen.</source>
        <translation>Il n’y a rien sur la table qui puisse être vu.</translation>
    </message>
    <message>
        <source>Before the first turn there is no position to compare.</source>
        <translation>Avant le premier tour, il n’y a pas de position à comparer.</translation>
    </message>
    <message>
        <source>The position is being laid out …</source>
        <translation>Mise en place de la position…</translation>
    </message>
    <message>
        <source>Open a position or a game</source>
        <translation>Ouvrir une position ou une partie</translation>
    </message>
    <message>
        <source>Positions, scenarios and games (*.json *.gnostica-position *.gnostica);;All files (*)</source>
        <translation>Positions, scénarios et parties (*.json *.gnostica-position *.gnostica);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The position could not be opened.</source>
        <translation>La position n’a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>The steps are being compared …</source>
        <translation>Comparaison des coups…</translation>
    </message>
    <message>
        <source>One of the rulesets cannot take up this position.</source>
        <translation>L’un des règlements ne peut pas reprendre cette position.</translation>
    </message>
    <message>
        <source>Choose two rulesets that can be played.</source>
        <translation>Choisissez deux règlements qui peuvent se jouer.</translation>
    </message>
    <message>
        <source>&amp;From the table</source>
        <translation>Prise à la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>button: to open a file</comment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Fresh &amp;deal</source>
        <translation>Nouvelle &amp;donne</translation>
    </message>
    <message>
        <source>Take the &amp;step</source>
        <translation>&amp;Jouer le coup</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>&amp;L’ordinateur choisit</translation>
    </message>
    <message>
        <source>Sea&amp;ts:</source>
        <translation>&amp;Places&#xa0;:</translation>
    </message>
    <message>
        <source>Steps by both rulesets</source>
        <translation>Coups selon les deux règlements</translation>
    </message>
    <message>
        <source>Press “Back” to return to where they parted.</source>
        <translation>Appuyez sur «&#xa0;Retour&#xa0;» pour revenir là où elles se sont séparées.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TableDocks</name>
    <message>
        <source>Players and hand</source>
        <translation>Joueurs et main</translation>
    </message>
    <message>
        <source>Piles</source>
        <comment>panel: the draw pile and the discard pile</comment>
        <translation>Piles</translation>
    </message>
    <message>
        <source>Log</source>
        <comment>panel: what has happened</comment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>panel: help</comment>
        <translation>Aide</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskList</name>
    <message>
        <source>%1, done</source>
        <extracomment>of a lesson or a puzzle; %1: what it is called</extracomment>
        <translation>%1, terminé</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 lessons done</source>
        <extracomment>%n: lessons that are done, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n leçon sur %1 terminée</numerusform>
            <numerusform>%n leçons sur %1 terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 puzzles solved</source>
        <extracomment>%n: puzzles that are solved, %1: how many there are</extracomment>
        <translation>
            <numerusform>%n énigme sur %1 résolue</numerusform>
            <numerusform>%n énigmes sur %1 résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>title: to learn the game</comment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Énigmes</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Comme&amp;ncer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskPane</name>
    <message>
        <source>&amp;Next</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>À apprendre</translation>
    </message>
    <message>
        <source>&amp;All lessons and puzzles</source>
        <translation>Toutes les leçons et é&amp;nigmes</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>button: to be given a hint</comment>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Start again</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <comment>button: to go back one step</comment>
        <translation>R&amp;etour</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TaskTable</name>
    <message>
        <source>You</source>
        <extracomment>the learner, in a list of players</extracomment>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextHelp</name>
    <message>
        <source>Version of the format</source>
        <translation>Version du format</translation>
    </message>
    <message>
        <source>Short name, for files and for other rulesets</source>
        <translation>Nom court, pour les fichiers et pour d’autres règlements</translation>
    </message>
    <message>
        <source>A game, or an expansion of games</source>
        <translation>Un jeu, ou une extension de jeux</translation>
    </message>
    <message>
        <source>Parent, of which only what differs is said</source>
        <translation>Modèle, dont on ne dit que ce qui diffère</translation>
    </message>
    <message>
        <source>Expansions that it is played with</source>
        <translation>Extensions avec lesquelles on le joue</translation>
    </message>
    <message>
        <source>Name, by language</source>
        <translation>Nom, par langue</translation>
    </message>
    <message>
        <source>What is special about it, in a sentence, by language</source>
        <translation>Ce qu’il a de particulier, en une phrase, par langue</translation>
    </message>
    <message>
        <source>Notes of its author, by language</source>
        <translation>Notes de son auteur, par langue</translation>
    </message>
    <message>
        <source>Its version, as its author counts</source>
        <translation>Sa version, comme son auteur la compte</translation>
    </message>
    <message>
        <source>Powers of the suits</source>
        <translation>Pouvoirs des couleurs</translation>
    </message>
    <message>
        <source>Powers of the major arcana</source>
        <translation>Pouvoirs des arcanes majeurs</translation>
    </message>
    <message>
        <source>Links between the powers of a card</source>
        <translation>Liens entre les pouvoirs d’une carte</translation>
    </message>
    <message>
        <source>Mechanics that it is played by</source>
        <translation>Mécaniques utilisées</translation>
    </message>
    <message>
        <source>Name of a power</source>
        <translation>Nom d’un pouvoir</translation>
    </message>
    <message>
        <source>Powers of which one is chosen</source>
        <translation>Pouvoirs dont un seul est choisi</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <extracomment>what a number may be</extracomment>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>Takes away what the parent has</source>
        <translation>Retire ce que le modèle a</translation>
    </message>
    <message>
        <source>As if nothing were said</source>
        <translation>Comme si rien n’était dit</translation>
    </message>
    <message>
        <source>In the parent: %1.</source>
        <extracomment>%1: a value of a setting</extracomment>
        <translation>Dans le modèle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Usual: %1.</source>
        <translation>D’ordinaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>%1: the id of a rule, &quot;END-1&quot;</extracomment>
        <translation>Règle %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TextPane</name>
    <message>
        <source>This is too long: no ruleset may be so large. Nothing was pasted.</source>
        <translation>C’est trop long&#xa0;: aucun règlement ne peut être aussi grand. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>This is not a text that a ruleset could hold. Nothing was pasted.</source>
        <translation>Ce n’est pas un texte qu’un règlement puisse contenir. Rien n’a été collé.</translation>
    </message>
    <message>
        <source>This way out does not fit the text any more.</source>
        <translation>Cette issue ne convient plus au texte.</translation>
    </message>
    <message>
        <source>There is nothing to be put right here</source>
        <translation>Il n’y a rien à réparer ici</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <comment>menu entry: to cut the text out</comment>
        <translation>C&amp;ouper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>menu entry: to copy the text</comment>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Show what may stand here</source>
        <translation>&amp;Montrer ce qui peut se trouver ici</translation>
    </message>
    <message>
        <source>&amp;Explain what stands here</source>
        <translation>&amp;Expliquer ce qui se trouve ici</translation>
    </message>
    <message>
        <source>&amp;Find …</source>
        <translation>C&amp;hercher…</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TimeLeft</name>
    <message numerus="yes">
        <source>About %n more hours.</source>
        <translation>
            <numerusform>Encore %n heure environ.</numerusform>
            <numerusform>Encore %n heures environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more minutes.</source>
        <translation>
            <numerusform>Encore %n minute environ.</numerusform>
            <numerusform>Encore %n minutes environ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more seconds.</source>
        <translation>
            <numerusform>Encore %n seconde environ.</numerusform>
            <numerusform>Encore %n secondes environ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::gui::TrialPane</name>
    <message>
        <source>Waits until the ruleset can be played.</source>
        <translation>Attend que le règlement puisse se jouer.</translation>
    </message>
    <message numerus="yes">
        <source>%n trial games played</source>
        <translation>
            <numerusform>%n partie d’essai jouée</numerusform>
            <numerusform>%n parties d’essai jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>Play trial games after each change</source>
        <translation>Jouer des parties d’essai après chaque changement</translation>
    </message>
    <message>
        <source>&amp;Show a game</source>
        <translation>&amp;Montrer une partie</translation>
    </message>
    <message>
        <source>What trial games have shown</source>
        <translation>Ce que les parties d’essai ont montré</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::Unsaved</name>
    <message>
        <source>Save &amp;as…</source>
        <comment>button: choose a file, then save</comment>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <comment>button</comment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <comment>button: do not save</comment>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>gnostica::gui::WorkshopWindow</name>
    <message>
        <source>The ruleset could not be opened.</source>
        <translation>Le règlement n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>What is not saved cannot be kept for later.</source>
        <translation>Ce qui n’est pas enregistré ne peut pas être gardé pour plus tard.</translation>
    </message>
    <message>
        <source>Save the ruleset</source>
        <translation>Enregistrer le règlement</translation>
    </message>
    <message>
        <source>This text cannot be read as a ruleset. If it is saved, the ruleset is gone from the games until the text is mended.</source>
        <translation>Ce texte ne peut pas être lu comme un règlement. S’il est enregistré, le règlement disparaît des jeux jusqu’à ce que le texte soit réparé.</translation>
    </message>
    <message>
        <source>Save it &amp;anyway</source>
        <translation>L’enregistrer &amp;quand même</translation>
    </message>
    <message>
        <source>The ruleset could not be saved.</source>
        <translation>Le règlement n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Trial game %1</source>
        <extracomment>name of a file; %1: number of a trial game that is looked at</extracomment>
        <translation>Partie d’essai %1</translation>
    </message>
    <message>
        <source>There is no turn on the table to go on from.</source>
        <translation>Il n’y a pas de tour sur la table à partir duquel continuer.</translation>
    </message>
    <message>
        <source>Workshop – Gnostica</source>
        <translation>Atelier – Gnostica</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1: what the last change was</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1[*] – Workshop – Gnostica</source>
        <extracomment>title of a window; %1: name of a ruleset; [*] stays: there stands a star if it is not saved</extracomment>
        <translation>%1[*] – Atelier – Gnostica</translation>
    </message>
    <message>
        <source>Choose a ruleset, or make a new one.</source>
        <translation>Choisissez un règlement, ou créez-en un nouveau.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu: what is shown</comment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Rulesets</source>
        <translation>Règlements</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Trial games</source>
        <translation>Parties d’essai</translation>
    </message>
    <message>
        <source>The text that is open cannot be read as JSON. Change the id in it by hand.</source>
        <translation>Le texte ouvert ne peut pas être lu comme JSON. Changez-y l’identifiant à la main.</translation>
    </message>
    <message>
        <source>The ruleset will get a different id.</source>
        <translation>Le règlement recevra un autre identifiant.</translation>
    </message>
    <message>
        <source>&amp;Change the id in these rulesets as well</source>
        <translation>Changer l’identifiant &amp;aussi dans ces règlements</translation>
    </message>
    <message>
        <source>Change it &amp;here only</source>
        <translation>Ne le changer qu’&amp;ici</translation>
    </message>
    <message>
        <source>The new id could not be written to every ruleset that refers to this one.</source>
        <translation>Le nouvel identifiant n’a pas pu être écrit dans tous les règlements qui renvoient à celui-ci.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by the ruleset “%2”. If this one is saved with the same id, only one of them is used.</source>
        <extracomment>%1: the id of a ruleset; %2: the name of another ruleset</extracomment>
        <translation>L’identifiant «&#xa0;%1&#xa0;» est déjà pris par le règlement «&#xa0;%2&#xa0;». Si celui-ci est enregistré avec le même, un seul des deux sera utilisé.</translation>
    </message>
    <message>
        <source>The changes to “%1” are neither saved nor kept as a draft.
%2</source>
        <extracomment>%1: name of a ruleset; %2: a whole sentence: why</extracomment>
        <translation>Les changements apportés à «&#xa0;%1&#xa0;» ne sont ni enregistrés ni conservés comme ébauche.
%2</translation>
    </message>
</context>
<context>
    <name>gnostica::help::comparing</name>
    <message>
        <source>Compare games</source>
        <extracomment>help page “comparing”, the name of the page</extracomment>
        <translation>Comparer des jeux</translation>
    </message>
    <message>
        <source>Compare rulesets</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Comparer des règlements</translation>
    </message>
    <message>
        <source>Choose two rulesets</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Choisir deux règlements</translation>
    </message>
    <message>
        <source>Choose “{action:compare}” in the menu “{menu:compare}”.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Choisissez «&#xa0;{action:compare}&#xa0;» dans le menu «&#xa0;{menu:compare}&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the rulesets at the top: any that is installed, one that is being made in the workshop, or the rules of the game on the table. Expansions can be laid over each.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>En haut sont les règlements&#xa0;: ceux qui sont installés, une ébauche de l’atelier, ou les règles de la partie sur la table&#x202f;; on peut poser des extensions sur chacun.</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Différences</translation>
    </message>
    <message>
        <source>“Differences” shows the rules of both next to each other, with the different words marked, and a table of the settings. Identical parts are folded; click one to read it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Différences&#xa0;» montre les règles des deux côte à côte, les mots qui diffèrent étant marqués, et un tableau des réglages. Ce qui est identique est replié&#x202f;; cliquez dessus pour le lire.</translation>
    </message>
    <message>
        <source>Effects in one position</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Effets dans une position</translation>
    </message>
    <message>
        <source>“The same position” shows one position on two boards, and all steps in four groups: steps that only the first or only the second ruleset allows, steps with different outcomes, and steps that are the same.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>«&#xa0;La même position&#xa0;» montre une position sur deux plateaux, et tous les coups en quatre groupes&#xa0;: ceux qu’un seul des règlements permet, ceux dont l’issue est autre, et ceux qui sont identiques.</translation>
    </message>
    <message>
        <source>The position comes from the game on the table, from a file, from a game that was played, or from a new deal.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>La position vient de la partie sur la table, d’un fichier, d’un moment d’une partie jouée, ou d’une nouvelle donne.</translation>
    </message>
    <message>
        <source>Choose a step to take it on both boards where possible. Next to each step is the rule that makes the difference.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Choisissez un coup, et les deux plateaux le jouent là où c’est possible&#x202f;; à côté de chaque coup figure la règle qui fait la différence.</translation>
    </message>
    <message>
        <source>Let computers play</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Faire jouer des ordinateurs</translation>
    </message>
    <message>
        <source>Experiments</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Une expérience</translation>
    </message>
    <message>
        <source>Under “Effects on play”, computers play the same deals under each ruleset. Choose the number of players, their level, and the number of deals; or how precise a result must be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Sous «&#xa0;Effets sur les parties&#xa0;», des ordinateurs jouent les mêmes donnes selon chaque règlement. Dites combien jouent, à quel niveau et combien de donnes&#x202f;; ou avec quelle précision vous voulez savoir quelque chose.</translation>
    </message>
    <message>
        <source>An experiment can be paused, stopped, and resumed on another day: no game is lost.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>On peut mettre une expérience en pause, l’arrêter, et la reprendre un autre jour&#xa0;: aucune partie ne se perd.</translation>
    </message>
    <message>
        <source>A plan can be saved as a file, for another person or for the command line.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Un plan peut être enregistré dans un fichier, pour quelqu’un d’autre ou pour la ligne de commande.</translation>
    </message>
    <message>
        <source>From a number to its games</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>D’un nombre à ses parties</translation>
    </message>
    <message>
        <source>Click a number, a bar or a dot to list the games behind it. Double-click a game to watch it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Cliquez sur un nombre, une barre ou un point&#xa0;: les parties dont il est fait sont énumérées. Double-cliquez sur une partie pour la regarder.</translation>
    </message>
    <message>
        <source>Rules that matter</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Règles importantes</translation>
    </message>
    <message>
        <source>“Rules that matter” changes the rules of one ruleset one at a time, and shows which changes make games shorter, calmer or more even. Each change has a button that leads to an experiment of its own, and one that leads to the rules.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Règles importantes&#xa0;» change chaque règle d’un règlement, une à la fois, et montre quels changements rendent les parties plus courtes, plus calmes ou plus égales. Depuis chaque changement, un bouton mène à une expérience à part, et un autre aux règles.</translation>
    </message>
    <message>
        <source>Reports</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Un rapport</translation>
    </message>
    <message>
        <source>“Export” writes a page with pictures for any browser, or numbers for a spreadsheet.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>«&#xa0;Exporter&#xa0;» écrit une page avec images, que tout navigateur affiche, ou des nombres pour un tableur.</translation>
    </message>
    <message>
        <source>Reading an interval</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Comment lire un intervalle</translation>
    </message>
    <message>
        <source>“4.1 ± 0.9 turns”</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>«&#xa0;4,1 ± 0,9 tours&#xa0;»</translation>
    </message>
    <message>
        <source>Games depend on chance: other deals would have given another number. The interval shows how far the number may be off: the true number is probably between 3.2 and 5.0. More deals make the interval narrower: four times as many halve it.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Les parties sont pleines de hasard&#xa0;: d’autres donnes auraient donné un autre nombre. L’intervalle dit de combien il peut s’écarter&#xa0;: le vrai nombre est probablement entre 3,2 et 5,0. Plus de donnes le resserrent&#xa0;: quatre fois plus le réduisent de moitié.</translation>
    </message>
    <message>
        <source>Reading a difference</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Lire une différence</translation>
    </message>
    <message>
        <source>If the interval of a difference does not contain 0, the rules probably have an effect; such lines are bold.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>Si l’intervalle d’une différence ne contient pas 0, les règles ont probablement un effet&#x202f;; ces lignes sont en gras.</translation>
    </message>
    <message>
        <source>If it contains 0, no difference was seen. That does not mean that there is none: the sentence next to it says how large a difference there could still be.</source>
        <extracomment>help page “comparing”, entry of a list</extracomment>
        <translation>S’il contient 0, rien n’a été vu. Cela ne veut pas dire qu’il n’y a rien&#xa0;: la phrase à côté dit quelle différence il pourrait encore y avoir.</translation>
    </message>
    <message>
        <source>Looking before the end</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Regarder avant la fin</translation>
    </message>
    <message>
        <source>These intervals hold however often you look at them, and whenever you stop. One interval in twenty may still miss the true number; verdicts allow for the number of things that are looked at.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Ces intervalles valent quel que soit le nombre de fois que vous les regardez, et à quelque moment que vous arrêtiez. Sur vingt, un peut tout de même passer à côté de la vérité&#x202f;; les verdicts tiennent compte du grand nombre de choses regardées.</translation>
    </message>
    <message>
        <source>Limits</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Limites</translation>
    </message>
    <message>
        <source>The players were computers, not people: they do not bear a grudge, and they do not learn. You have to find out for yourselves whether a game is fun.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Ce sont des ordinateurs qui ont joué, pas des gens&#xa0;: ils ne gardent pas rancune et n’apprennent rien. Si un jeu est amusant, c’est à vous de le découvrir.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <extracomment>help page “comparing”, heading of a chapter</extracomment>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Disposez-la</translation>
    </message>
    <message>
        <source>Choose “{action:setUp}” in the menu “{menu:setUp}”, or in the window of a game that was played.</source>
        <extracomment>help page “comparing”, step of an instruction; {action:setUp} is what the menu calls it; {menu:setUp} is the name of a menu</extracomment>
        <translation>Choisissez «&#xa0;{action:setUp}&#xa0;» dans le menu «&#xa0;{menu:setUp}&#xa0;», ou dans la fenêtre d’une partie jouée.</translation>
    </message>
    <message>
        <source>Put cards and pieces in their places: drag them, or choose one and then a space.</source>
        <extracomment>help page “comparing”, step of an instruction</extracomment>
        <translation>Mettez les cartes et les pièces à leur place&#xa0;: faites-les glisser, ou choisissez-en une puis une case.</translation>
    </message>
    <message>
        <source>Cards and pieces are counted as you go. Anything impossible is listed, with its rule and its place.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Les cartes et les pièces sont comptées au fur et à mesure&#x202f;; ce qui est impossible est dit, avec la règle et l’endroit.</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>help page “comparing”, heading</extracomment>
        <translation>Utilisez-la</translation>
    </message>
    <message>
        <source>Play on from the position, save it, copy it as text or as a picture, or compare it under two rulesets.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Continuez à partir d’elle, enregistrez-la, copiez-la comme texte ou comme image, ou comparez-la selon deux règlements.</translation>
    </message>
    <message>
        <source>More than two can take part in an experiment: press the plus next to them.</source>
        <extracomment>help page “comparing”, paragraph</extracomment>
        <translation>Plus de deux peuvent prendre part à une expérience&#xa0;: appuyez sur le plus à côté d’eux.</translation>
    </message>
</context>
<context>
    <name>gnostica::help::endgame</name>
    <message>
        <source>The endgame</source>
        <extracomment>help page “endgame”, the name of the page</extracomment>
        <translation>La fin de partie</translation>
    </message>
    <message>
        <source>What we found out about the endgame</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Ce que nous avons découvert sur la fin de partie</translation>
    </message>
    <message>
        <source>The question</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La question</translation>
    </message>
    <message>
        <source>The designers of Gnostica call its endgame a thorn in their sides: nobody dares to announce a last turn, everybody attacks the leading player, and a player who announces in vain has to watch. So we had computers play 600 deals with three players and nine endings, each deal twice with every player one seat further, and twice more with unequal players: 21,600 games. The picture shows how much longer or shorter games became than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Les auteurs de Gnostica appellent sa fin de partie une épine dans leur pied&#xa0;: personne n’ose annoncer de dernier tour, tout le monde attaque qui mène, et qui annonce en vain n’a plus qu’à regarder. Nous avons donc fait jouer à des ordinateurs 600 donnes à trois avec neuf fins, chaque donne deux fois, tous décalés d’une place, et deux fois encore avec des joueurs de force inégale&#xa0;: 21 600 parties. L’image montre de combien les parties devenaient plus longues ou plus courtes qu’avec les règles imprimées.</translation>
    </message>
    <message>
        <source>A real thorn</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>L’épine est réelle</translation>
    </message>
    <message>
        <source>As printed, three computers that see who leads play 380 turns, or more: one game in six has no end within 2000 decisions, and is cut there. During 40 of these turns a player is one point or less from the target, and nobody dares. Of the steps that hurt a player, 56 % hurt the leading player.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Avec les règles imprimées, trois ordinateurs qui voient qui mène jouent 380 tours, ou plus&#xa0;: une partie sur six n’est pas finie après 2000 décisions, et s’arrête là. Pendant 40 de ces tours, quelqu’un est à un point du but ou moins, et personne n’ose. Parmi les coups qui nuisent à quelqu’un, 56&#xa0;% nuisent à qui mène.</translation>
    </message>
    <message>
        <source>Remedies</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Remèdes</translation>
    </message>
    <message>
        <source>The Infinity card</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>La carte Infini</translation>
    </message>
    <message>
        <source>The ending of the first edition heals most of it: 71 turns instead of 380, every game ends, nobody is out, and nobody shares a win. Two last turns are announced in a game, one as printed; about as many of them hold, with little more than five points. Its price: the stronger side wins 73 % of the games instead of 89 %.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>La fin de la première édition guérit presque tout&#xa0;: 71 tours au lieu de 380, toutes les parties finissent, personne n’est hors jeu, et personne ne partage la victoire. Deux derniers tours s’annoncent par partie, au lieu d’un seul avec les règles imprimées&#x202f;; à peu près autant tiennent, à guère plus de cinq points. Son prix&#xa0;: le camp le plus fort gagne 73&#xa0;% des parties au lieu de 89&#xa0;%.</translation>
    </message>
    <message>
        <source>The highest score when the deck is used up</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Le meilleur score quand le jeu est épuisé</translation>
    </message>
    <message>
        <source>78 turns, every game ends, nobody is out. But in more than a quarter of the games players share the win, and two out of three steps that hurt a player hurt the leading player: more than with the rules as printed.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>78 tours, toutes les parties finissent, personne n’est hors jeu. Mais dans plus d’une partie sur quatre la victoire est partagée, et deux coups sur trois qui nuisent à quelqu’un nuisent à qui mène&#xa0;: plus qu’avec les règles imprimées.</translation>
    </message>
    <message>
        <source>A hidden timer</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Un minuteur caché</translation>
    </message>
    <message>
        <source>30 turns: by far the shortest games, with less than one turn in which nobody dares. Hardly anybody announces any more, one last turn in seven holds, and the first player wins only 18 % of the games.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>30 tours&#xa0;: de loin les parties les plus courtes, avec moins d’un tour où personne n’ose. Presque personne n’annonce plus, un dernier tour sur sept tient, et qui commence ne gagne que 18&#xa0;% des parties.</translation>
    </message>
    <message>
        <source>Other targets</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>D’autres objectifs</translation>
    </message>
    <message>
        <source>A target of eight takes 113 turns off the game, and nearly every game ends. The time in which nobody dares, and the value of skill, stay the same as far as can be seen. A target of ten adds at least 107 turns, and four games in ten have no end.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Un objectif de huit points retire 113 tours à la partie, et presque toutes finissent. Combien de temps personne n’ose, et ce que vaut l’habileté, restent inchangés, autant qu’on puisse voir. Un objectif de dix points ajoute au moins 107 tours, et quatre parties sur dix n’ont pas de fin.</translation>
    </message>
    <message>
        <source>Milder failures</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Des échecs plus doux</translation>
    </message>
    <message>
        <source>If all other players win when an announcer fails, games are not shorter, but in a third of them players share the win: a last turn holds in 58 % of the cases instead of 77 %. If a failed announcer loses pieces instead of the game, everybody stays at the table, and a game takes another 33 turns: nobody dares earlier because of it.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Que tous les autres gagnent quand une annonce échoue ne raccourcit pas les parties, mais dans un tiers d’entre elles la victoire est partagée&#xa0;: un dernier tour tient dans 58&#xa0;% des cas au lieu de 77&#xa0;%. Que qui échoue perde des pièces au lieu de la partie garde tout le monde à la table, et ajoute 33 tours&#xa0;: personne n’ose plus tôt pour autant.</translation>
    </message>
    <message>
        <source>No change</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Sans changement</translation>
    </message>
    <message>
        <source>No ending was seen to change how much the deal decides: a difference larger than 0.18 of the way from nothing to everything is excluded for all of them.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Pour aucune fin on n’a vu changer la part de la donne&#xa0;: sur l’échelle de rien (0) à tout (1), une différence de plus de 0,18 est exclue pour toutes.</translation>
    </message>
    <message>
        <source>Limits of the experiment</source>
        <extracomment>help page “endgame”, heading of a chapter</extracomment>
        <translation>Limites de l’expérience</translation>
    </message>
    <message>
        <source>Computers, not people</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>C’étaient des ordinateurs</translation>
    </message>
    <message>
        <source>Open questions</source>
        <extracomment>help page “endgame”, heading</extracomment>
        <translation>Encore ouvert</translation>
    </message>
    <message>
        <source>Do people dare more when failing costs less? How do four and more players fare? Can an ending be short and leave as much to skill as the rules as printed? Try it yourself: “{action:compare}” in the menu “{menu:compare}” also opens the plan of this experiment.</source>
        <extracomment>help page “endgame”, paragraph; {action:compare} is what the menu calls it; {menu:compare} is the name of a menu</extracomment>
        <translation>Si l’on ose davantage quand échouer coûte moins&#x202f;; ce qu’il en est à quatre et plus&#x202f;; si une fin peut être courte et laisser à l’habileté autant que les règles imprimées. Essayez vous-même&#xa0;: «&#xa0;{action:compare}&#xa0;» dans le menu «&#xa0;{menu:compare}&#xa0;» ouvre aussi le plan de cette expérience.</translation>
    </message>
    <message>
        <source>[The whole report](../lab/endgame/report.html)</source>
        <extracomment>help page “endgame”, heading; the part in parentheses stays</extracomment>
        <translation>[Le rapport entier](../lab/endgame/report.html)</translation>
    </message>
    <message>
        <source>They plan one turn and the answer to it, and “stronger” means such a planner against one that takes what looks best immediately. They make no treaties, do not get bored, and do not tire of attacking the leading player: people may end their games much sooner. The endings were compared with the same players and the same cards; how long your games last is another question.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Ils prévoient un tour et la réponse à celui-ci, et «&#xa0;plus fort&#xa0;» veut dire un tel joueur à côté d’un autre qui prend ce qui paraît le mieux sur le moment. Ils ne concluent pas de traités, ne s’ennuient pas, et ne se lassent pas d’attaquer qui mène&#xa0;: des gens finiraient peut-être bien plus tôt. Ce qui a été comparé, ce sont des fins avec les mêmes joueurs et les mêmes cartes&#x202f;; la durée de vos parties est une autre question.</translation>
    </message>
    <message>
        <source>All numbers with their intervals, all pictures, and how to reproduce them, in the browser.</source>
        <extracomment>help page “endgame”, paragraph</extracomment>
        <translation>Tous les nombres avec leurs intervalles, toutes les images, et comment le refaire, dans le navigateur (en anglais).</translation>
    </message>
</context>
<context>
    <name>gnostica::help::keys</name>
    <message>
        <source>Keys</source>
        <extracomment>help page “keys”, the name of the page</extracomment>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>gnostica::help::making</name>
    <message>
        <source>Make a game</source>
        <extracomment>help page “making”, the name of the page</extracomment>
        <translation>Créer un jeu</translation>
    </message>
    <message>
        <source>Make your own game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Créer votre propre jeu</translation>
    </message>
    <message>
        <source>Begin with a game that you know</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Commencez par un jeu que vous connaissez</translation>
    </message>
    <message>
        <source>Choose “{action:workshop}” in the menu “{menu:workshop}”.</source>
        <extracomment>help page “making”, step of an instruction; {action:workshop} is what the menu calls it; {menu:workshop} is the name of a menu</extracomment>
        <translation>Choisissez «&#xa0;{action:workshop}&#xa0;» dans le menu «&#xa0;{menu:workshop}&#xa0;».</translation>
    </message>
    <message>
        <source>The list on the left shows all rulesets, each below its parent. Choose the one that is nearest to what you want, and then “New”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>À gauche sont tous les règlements&#x202f;; chacun se trouve sous celui sur lequel il est bâti. Choisissez le plus proche de ce que vous voulez, puis «&#xa0;Nouveau&#xa0;».</translation>
    </message>
    <message>
        <source>Your ruleset holds only the differences: everything else is as in the parent. Rulesets that came with the program are locked; yours can be changed.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Votre règlement ne contient que les différences&#xa0;: tout le reste demeure comme dans le modèle. Ce qui vient avec le programme est verrouillé&#x202f;; le vôtre peut être changé.</translation>
    </message>
    <message>
        <source>Change a setting</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Changez un réglage</translation>
    </message>
    <message>
        <source>Under “Settings”, each rule that can be changed has a line with its name, its meaning and the rule of the book that it belongs to.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Sous «&#xa0;Réglages&#xa0;», chaque règle qu’on peut changer est une ligne&#xa0;: comment elle s’appelle, ce qu’elle veut dire, et de quelle règle du livret il s’agit.</translation>
    </message>
    <message>
        <source>Type a word into the search field to find a setting ({key:findSetting}).</source>
        <extracomment>help page “making”, entry of a list; {key:findSetting} is a key</extracomment>
        <translation>Tapez un mot dans le champ de recherche pour en trouver une ({key:findSetting}).</translation>
    </message>
    <message>
        <source>A setting that differs from the parent has a coloured mark; the arrow next to it resets the setting.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Ce qui diffère du modèle porte une marque de couleur&#x202f;; la flèche à côté y ramène.</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>The rules of your game are on the right, as players will read them.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>À droite sont les règles de votre jeu, telles qu’on les lira.</translation>
    </message>
    <message>
        <source>New sentences are marked; rest the pointer on one to see the sentence that it replaces.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les phrases nouvelles sont marquées&#x202f;; laissez le pointeur sur l’une d’elles pour voir ce qu’il y avait avant.</translation>
    </message>
    <message>
        <source>Click a sentence to see the setting that decides it.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Cliquez sur une phrase pour voir le réglage qui en décide.</translation>
    </message>
    <message>
        <source>Check for problems</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Vérifier les problèmes</translation>
    </message>
    <message>
        <source>“Problems” lists what cannot be played, and what you may not have intended. A problem that can be fixed automatically has a button for that.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>«&#xa0;Problèmes&#xa0;» énumère ce qui ne peut pas se jouer, et ce que vous n’avez peut-être pas voulu. Là où il y a une issue, il y a un bouton pour cela.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>While you work, computers play quick games with your rules. “Trial games” shows the results: whether games end, how long they take, and what is never used.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Pendant que vous travaillez, des ordinateurs jouent des parties rapides avec vos règles. «&#xa0;Parties d’essai&#xa0;» raconte ce qu’elles ont montré&#xa0;: si les parties finissent, combien de temps elles durent, et ce que personne n’a jamais utilisé.</translation>
    </message>
    <message>
        <source>“Play the draft” immediately starts a game with your rules; you need not save them first.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«&#xa0;Jouer l’ébauche&#xa0;» commence aussitôt une partie avec elle&#x202f;; il n’est pas nécessaire de l’enregistrer pour cela.</translation>
    </message>
    <message>
        <source>“Play on from the table” continues with them from the present position on the table.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>«&#xa0;Continuer depuis la table&#xa0;» poursuit avec elle à partir de ce qui est maintenant sur la table.</translation>
    </message>
    <message>
        <source>Undo and unsaved changes</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Annulation et changements non enregistrés</translation>
    </message>
    <message>
        <source>Every change can be undone ({key:undoEdit}).</source>
        <extracomment>help page “making”, entry of a list; {key:undoEdit} is a key</extracomment>
        <translation>Tout changement peut être annulé ({key:undoEdit}).</translation>
    </message>
    <message>
        <source>Unsaved changes are kept when you close the window, and are there again next time.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Ce que vous n’avez pas enregistré est gardé quand vous fermez la fenêtre, et vous le retrouvez la fois suivante.</translation>
    </message>
    <message>
        <source>Games that have begun keep the rules with which they began.</source>
        <extracomment>help page “making”, entry of a list</extracomment>
        <translation>Les parties commencées gardent les règles avec lesquelles elles ont commencé.</translation>
    </message>
    <message>
        <source>Three recipes</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Trois recettes</translation>
    </message>
    <message>
        <source>A shorter game for four</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Une partie plus courte à quatre</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Short for four” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez Gnostica à gauche, puis «&#xa0;Nouveau&#xa0;»&#x202f;; appelez-le «&#xa0;Court à quatre&#xa0;» et choisissez «&#xa0;Créer&#xa0;».</translation>
    </message>
    <message>
        <source>Under “Players and pieces”, set “Fewest players” and “Most players” to 4.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Sous «&#xa0;Joueurs et pièces&#xa0;», mettez «&#xa0;Joueurs, au moins&#xa0;» et «&#xa0;Joueurs, au plus&#xa0;» à 4.</translation>
    </message>
    <message>
        <source>Type “points to win” into the search field, and set “Points to win” to 7.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tapez «&#xa0;points pour gagner&#xa0;» dans le champ de recherche, et mettez «&#xa0;Points pour gagner&#xa0;» à 7.</translation>
    </message>
    <message>
        <source>After a moment, “Trial games” shows how many turns a game now takes.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>«&#xa0;Parties d’essai&#xa0;» dit au bout d’un moment combien de tours dure une partie maintenant.</translation>
    </message>
    <message>
        <source>Choose “Save the ruleset”. From now on, “New game” offers it.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez «&#xa0;Enregistrer le règlement&#xa0;». Désormais il est parmi les jeux de «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
    <message>
        <source>If it should also be played with other numbers of players, leave the number of players unchanged, and set “Points to win with four players” instead.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Si d’autres doivent y jouer aussi, laissez le nombre de joueurs tel quel, et réglez plutôt «&#xa0;Points pour gagner à quatre&#xa0;».</translation>
    </message>
    <message>
        <source>A gentler ending</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Une fin plus douce</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Gentle” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez Gnostica à gauche, puis «&#xa0;Nouveau&#xa0;»&#x202f;; appelez-le «&#xa0;Douceur&#xa0;» et choisissez «&#xa0;Créer&#xa0;».</translation>
    </message>
    <message>
        <source>Type “last turn” into the search field. “A failed last turn” decides what happens to a player who announces and then has too few points.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Tapez «&#xa0;dernier tour&#xa0;» dans le champ de recherche. «&#xa0;Un dernier tour manqué&#xa0;» dit ce qui arrive à qui annonce et a ensuite trop peu de points.</translation>
    </message>
    <message>
        <source>Choose “The next turn is passed over”: nobody is eliminated any more.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez «&#xa0;On passe son prochain tour&#xa0;»&#xa0;: personne n’est plus hors jeu.</translation>
    </message>
    <message>
        <source>Set “Points needed to announce” to 6, so that nobody announces in vain. The rules on the right immediately show the effect.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Mettez «&#xa0;Points requis pour annoncer&#xa0;» à 6, pour que personne n’annonce en vain. Les règles à droite disent aussitôt ce que cela veut dire.</translation>
    </message>
    <message>
        <source>Another power for a card</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Un autre pouvoir pour une carte</translation>
    </message>
    <message>
        <source>Choose Gnostica on the left, then “New”; call it “Bright Sun” and choose “Make it”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Choisissez Gnostica à gauche, puis «&#xa0;Nouveau&#xa0;»&#x202f;; appelez-le «&#xa0;Plein soleil&#xa0;» et choisissez «&#xa0;Créer&#xa0;».</translation>
    </message>
    <message>
        <source>Open “Powers of cards” and scroll down to “The Sun”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Ouvrez «&#xa0;Pouvoirs des cartes&#xa0;» et descendez jusqu’au Soleil.</translation>
    </message>
    <message>
        <source>Press the plus after its powers, “Add a power”, and choose “Rod”.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>Appuyez sur le plus derrière ses pouvoirs, «&#xa0;Ajouter un pouvoir&#xa0;», et choisissez «&#xa0;Bâton&#xa0;».</translation>
    </message>
    <message>
        <source>The face of the card and its sentence change accordingly. Drag the new power to its place.</source>
        <extracomment>help page “making”, step of an instruction</extracomment>
        <translation>La face de la carte et sa phrase suivent. Faites glisser le nouveau pouvoir à sa place.</translation>
    </message>
    <message>
        <source>The finished game</source>
        <extracomment>help page “making”, heading of a chapter</extracomment>
        <translation>Quand il est fait</translation>
    </message>
    <message>
        <source>Share it</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>A ruleset is one file. “Export” writes it wherever you like. Other players drop the file on the window, or double-click it. It contains no program: nothing in it can do any harm.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Un règlement est un seul fichier. «&#xa0;Exporter&#xa0;» l’écrit où vous voulez. D’autres déposent le fichier sur la fenêtre, ou l’ouvrent d’un double clic. Il ne contient aucun programme&#xa0;: rien en lui ne peut nuire.</translation>
    </message>
    <message>
        <source>Names in other languages</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Son nom dans d’autres langues</translation>
    </message>
    <message>
        <source>Under “Names”, you can write the name and the summary in several languages. Readers of another language see the English text, or the first one if there is no English.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Sous «&#xa0;Noms&#xa0;», vous pouvez écrire le nom et le résumé en plusieurs langues. Pour qui en lit une autre, c’est le texte anglais, ou à défaut le premier qui existe.</translation>
    </message>
    <message>
        <source>For those who know JSON</source>
        <extracomment>help page “making”, heading</extracomment>
        <translation>Pour qui connaît JSON</translation>
    </message>
    <message>
        <source>“Text” shows the document itself, with completion and explanations. The form and the text always agree; your order and your spacing are kept.</source>
        <extracomment>help page “making”, paragraph</extracomment>
        <translation>Sous «&#xa0;Texte&#xa0;» se trouve le document lui-même, avec complétion et explications. Le formulaire et le texte sont toujours identiques&#x202f;; ce que vous avez écrit garde son ordre et ses espaces.</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanel</name>
    <message>
        <source>The Infinity card lies under the draw pile.</source>
        <translation>La carte Infini est sous la pioche.</translation>
    </message>
    <message>
        <source>The Infinity card lies beside the pile: at the end of a turn, a player with a higher score than every other may take it.</source>
        <translation>La carte Infini est à côté de la pioche&#xa0;: à la fin d’un tour, qui a un score supérieur à tous les autres peut la prendre.</translation>
    </message>
    <message>
        <source>%1 keeps the Infinity card.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 garde la carte Infini.</translation>
    </message>
    <message>
        <source>%1 has the Infinity card, and wins if the score is still higher than every other when that player&apos;s next turn ends.</source>
        <translation>%1 a la carte Infini, et gagne si son score est encore supérieur à tous les autres à la fin de son prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>Challenge round of %1: %n points, the best other has %2.</source>
        <extracomment>%1: player, %n: points, %2: number of points</extracomment>
        <translation>
            <numerusform>Manche de défi (%1)&#xa0;: %n point, le meilleur des autres en a %2.</numerusform>
            <numerusform>Manche de défi (%1)&#xa0;: %n points, le meilleur des autres en a %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityPanelPlugin</name>
    <message>
        <source>Infinity card</source>
        <translation>Carte Infini</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityTable</name>
    <message>
        <source>Infinity card</source>
        <translation>Carte Infini</translation>
    </message>
</context>
<context>
    <name>gnostica::hypothermia::InfinityWords</name>
    <message>
        <source>the Infinity card</source>
        <translation>la carte Infini</translation>
    </message>
    <message>
        <source>Where the card is</source>
        <translation>Où est la carte</translation>
    </message>
    <message>
        <source>Under the draw pile</source>
        <translation>Sous la pioche</translation>
    </message>
    <message>
        <source>Beside the draw pile</source>
        <translation>À côté de la pioche</translation>
    </message>
    <message>
        <source>An Infinity card lies under the draw pile. When the last card above it is used, the Infinity card is laid beside the pile, even if there are no discards to shuffle.</source>
        <translation>Une carte Infini est sous la pioche. Quand la dernière carte au-dessus d’elle est utilisée, la carte Infini est posée à côté de la pile, même s’il n’y a pas de carte défaussée à mélanger.</translation>
    </message>
    <message>
        <source>After that, you may take the Infinity card at the end of your turn if your score is then higher than every other player&apos;s: a challenge round begins. It cannot be taken while a challenge round runs, nor at the end of the turn that decides one.</source>
        <translation>Ensuite, vous pouvez prendre la carte Infini à la fin de votre tour si votre score est alors supérieur à tous les autres&#xa0;: une manche de défi commence. On ne peut pas la prendre pendant une manche de défi, ni à la fin du tour qui en décide une.</translation>
    </message>
    <message>
        <source>If your score is still higher than every other player&apos;s at the end of your next turn, you win. Otherwise the card is laid back beside the pile. Nobody is out of the game by that.</source>
        <translation>Si votre score est encore supérieur à tous les autres à la fin de votre prochain tour, vous gagnez. Sinon, la carte est remise à côté de la pile. Personne n’est hors jeu pour cela.</translation>
    </message>
    <message>
        <source>You end the turn and take the Infinity card: a challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous finissez votre tour et prenez la carte Infini&#xa0;: une manche de défi commence.</translation>
    </message>
    <message>
        <source>%1 ends the turn and takes the Infinity card: a challenge round begins.</source>
        <translation>%1 finit son tour et prend la carte Infini&#xa0;: une manche de défi commence.</translation>
    </message>
    <message>
        <source>Take the Infinity card</source>
        <translation>Prendre la carte Infini</translation>
    </message>
    <message>
        <source>End your turn, or take the Infinity card and begin a challenge round.</source>
        <translation>Finissez votre tour, ou prenez la carte Infini et commencez une manche de défi.</translation>
    </message>
    <message>
        <source>Your challenge round ends with this turn: you win if your score is then higher than every other player&apos;s.</source>
        <extracomment>%1: player</extracomment>
        <translation>Votre manche de défi s’achève avec ce tour&#xa0;: vous gagnez si votre score est alors supérieur à tous les autres.</translation>
    </message>
    <message>
        <source>The challenge round of %1 ends with this turn; the highest score wins.</source>
        <translation>La manche de défi (%1) s’achève avec ce tour&#x202f;; le meilleur score gagne.</translation>
    </message>
    <message>
        <source>Your challenge round is running.</source>
        <extracomment>%1: player</extracomment>
        <translation>Votre manche de défi est en cours.</translation>
    </message>
    <message>
        <source>The challenge round of %1 is running.</source>
        <translation>Une manche de défi est en cours (%1).</translation>
    </message>
    <message>
        <source>The Infinity card appears and is laid beside the pile.</source>
        <translation>La carte Infini paraît et est posée à côté de la pile.</translation>
    </message>
    <message>
        <source>You take the Infinity card; your challenge round begins.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous prenez la carte Infini&#x202f;; votre manche de défi commence.</translation>
    </message>
    <message>
        <source>%1 takes the Infinity card; a challenge round begins.</source>
        <translation>%1 prend la carte Infini&#x202f;; une manche de défi commence.</translation>
    </message>
    <message>
        <source>Your challenge round fails; the Infinity card is laid back beside the pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Votre manche de défi échoue&#x202f;; la carte Infini est remise à côté de la pile.</translation>
    </message>
    <message>
        <source>The challenge round of %1 fails; the Infinity card is laid back beside the pile.</source>
        <translation>La manche de défi échoue (%1)&#x202f;; la carte Infini est remise à côté de la pile.</translation>
    </message>
    <message>
        <source>Your challenge round succeeds: you still have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Votre manche de défi réussit&#xa0;: vous avez encore le meilleur score, %2.</translation>
    </message>
    <message>
        <source>The challenge round of %1 succeeds: the highest score is still %2.</source>
        <translation>La manche de défi réussit (%1)&#xa0;: le meilleur score est encore %2.</translation>
    </message>
    <message>
        <source>The Infinity card still lies under the draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carte Infini est encore sous la pioche (%1).</translation>
    </message>
    <message>
        <source>The challenge round of %1 must be over first (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>La manche de défi en cours (%1) doit d’abord être finie (%2).</translation>
    </message>
    <message>
        <source>Your score must be higher than every other player&apos;s, and %1 has at least as much (%2).</source>
        <extracomment>%1: player, %2: id of a rule</extracomment>
        <translation>Votre score doit être supérieur à tous les autres, et %1 en a au moins autant (%2).</translation>
    </message>
    <message>
        <source>Your own challenge round ends with this turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Votre propre manche de défi s’achève avec ce tour (%1).</translation>
    </message>
    <message>
        <source>You win: after your challenge round you still have the highest score.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous gagnez&#xa0;: après votre manche de défi vous avez encore le meilleur score.</translation>
    </message>
    <message>
        <source>%1 wins: after the challenge round the score is still the highest.</source>
        <translation>%1 gagne&#xa0;: après la manche de défi, son score est encore le meilleur.</translation>
    </message>
</context>
<context>
    <name>gnostica::report</name>
    <message>
        <source>What each change of a rule does to %1, the largest differences first, with intervals of 95 %.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Ce que chaque changement de règle fait à %1, les plus grandes différences d’abord, avec des intervalles à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>What the rules of %1 do</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Ce que font les règles&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried.</source>
        <translation>
            <numerusform>%n changement de règle a été essayé.</numerusform>
            <numerusform>%n changements de règles ont été essayés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of rules were tried; it was ended before its end.</source>
        <translation>
            <numerusform>%n changement de règle a été essayé&#x202f;; arrêt avant la fin.</numerusform>
            <numerusform>%n changements de règles ont été essayés&#x202f;; arrêt avant la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>No difference was seen that chance does not explain.</source>
        <translation>On n’a vu aucune différence que le hasard n’explique pas.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Changed</source>
        <comment>column: what was changed</comment>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Measured</source>
        <comment>column: what was measured</comment>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Comment cela a été joué</translation>
    </message>
    <message>
        <source>Every rule was changed alone, and tried with few games; those that promised most were tried with more and more.</source>
        <translation>Chaque règle a été changée seule et essayée sur peu de parties&#x202f;; celles qui promettaient le plus ont été essayées sur de plus en plus de parties.</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading: the computers that played</comment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Longest game, in decisions</source>
        <translation>Partie la plus longue, en décisions</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Version of the program</source>
        <translation>Version du programme</translation>
    </message>
    <message>
        <source>How many of a hundred games had so many.</source>
        <translation>Combien de parties sur cent en ont eu ce nombre.</translation>
    </message>
    <message>
        <source>Points of the leader</source>
        <translation>Points du joueur en tête</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <translation>Territoires sur le plateau</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Pièces sur le plateau</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Pièces dans une friche</translation>
    </message>
    <message>
        <source>Best chance of winning (%)</source>
        <translation>Meilleures chances de gagner (%)</translation>
    </message>
    <message>
        <source>Mean over the games that had this turn, as long as a quarter of all had it. Half of them lie within the band.</source>
        <translation>Moyenne des parties qui ont eu ce tour, tant qu’un quart de toutes l’ont eu. La moitié d’entre elles sont dans la bande.</translation>
    </message>
    <message>
        <source>Mean over the games that had this turn, as long as a quarter of all had it.</source>
        <translation>Moyenne des parties qui ont eu ce tour, tant qu’un quart de toutes l’ont eu.</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>axis</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Differences from %1, with intervals of 95 %. Where the interval leaves out the line at 0, the rule probably matters.</source>
        <extracomment>below a chart; %1: the name of a ruleset</extracomment>
        <translation>Différences par rapport à %1, avec des intervalles à 95&#xa0;%. Là où l’intervalle ne contient pas la ligne à 0, la règle compte probablement.</translation>
    </message>
    <message>
        <source>Games (%)</source>
        <comment>axis</comment>
        <translation>Parties (%)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1: a number; who sits in seat 1 has the first turn</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Powers</source>
        <comment>title of a picture: powers used</comment>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>Kinds of step</source>
        <translation>Genres de coups</translation>
    </message>
    <message>
        <source>How often a card was used where it could be, the largest differences first.</source>
        <translation>Combien de fois une carte a servi quand elle le pouvait, les plus grandes différences d’abord.</translation>
    </message>
    <message>
        <source>How often a power was used where it could be, the largest differences first.</source>
        <translation>Combien de fois un pouvoir a servi quand il le pouvait, les plus grandes différences d’abord.</translation>
    </message>
    <message>
        <source>How often a kind of step was taken where it could be, the largest differences first. They are called as in the notation.</source>
        <translation>Combien de fois un genre de coup a été joué quand c’était possible, les plus grandes différences d’abord. Ils sont nommés comme dans la notation.</translation>
    </message>
    <message>
        <source>Used, where it could be (%)</source>
        <comment>axis</comment>
        <translation>A servi, quand c’était possible (%)</translation>
    </message>
    <message>
        <source>Share of the wins (%)</source>
        <comment>axis</comment>
        <translation>Part des victoires (%)</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message>
        <source>Every deal is played a second time with the players one seat further, so what is seen here is what the seat is worth. Intervals of 95 %.</source>
        <translation>Chaque donne est jouée une seconde fois, les joueurs décalés d’une place&#x202f;; on voit donc ici ce que vaut la place. Intervalles à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Announcements in a hundred games</source>
        <comment>axis</comment>
        <translation>Annonces sur cent parties</translation>
    </message>
    <message>
        <source>Announcements that held (%)</source>
        <comment>axis</comment>
        <translation>Annonces tenues (%)</translation>
    </message>
    <message>
        <source>Announcements by score</source>
        <translation>Annonces par score</translation>
    </message>
    <message>
        <source>How many points announcers had.</source>
        <translation>Combien de points on avait en annonçant.</translation>
    </message>
    <message>
        <source>Announcements that held, by score</source>
        <translation>Annonces tenues, par score</translation>
    </message>
    <message>
        <source>Of those made with so many points.</source>
        <translation>Parmi celles qui ont été faites avec ce nombre de points.</translation>
    </message>
    <message>
        <source>Differences in pictures</source>
        <translation>Les différences en images</translation>
    </message>
    <message>
        <source>How games spread</source>
        <translation>Dispersion des parties</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <translation>Le cours de la partie</translation>
    </message>
    <message>
        <source>What is used</source>
        <translation>Ce qui sert</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>What this does not say</source>
        <translation>Ce que cela ne dit pas</translation>
    </message>
    <message>
        <source>Computers have played, not people. They neither talk nor bear a grudge, and they do not learn from one game for the next.</source>
        <translation>Ce sont des ordinateurs qui ont joué, pas des gens. Ils ne parlent pas, ne gardent pas rancune, et n’apprennent rien d’une partie pour la suivante.</translation>
    </message>
    <message>
        <source>Stronger or weaker players might bring out other differences.</source>
        <translation>Des joueurs plus forts ou plus faibles pourraient faire paraître d’autres différences.</translation>
    </message>
    <message>
        <source>Numbers tell how games go, not whether they are fun.</source>
        <translation>Les nombres disent comment se passent les parties, pas si elles sont amusantes.</translation>
    </message>
    <message>
        <source>Intervals are of 95 %: of twenty, one may miss the truth. Verdicts are adjusted for the many things that were looked at.</source>
        <translation>Les intervalles sont à 95 %&#xa0;: sur vingt, un peut passer à côté de la vérité. Les verdicts tiennent compte du grand nombre de choses regardées.</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Rulesets compared</source>
        <translation>Règlements comparés</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n paire</numerusform>
            <numerusform>%n paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; finished</source>
        <extracomment>%1: &quot;200 pairs&quot;, %2: &quot;800 games&quot;</extracomment>
        <translation>%1, %2&#x202f;; terminée</translation>
    </message>
    <message>
        <source>%1, %2; not finished</source>
        <translation>%1, %2&#x202f;; inachevée</translation>
    </message>
    <message numerus="yes">
        <source>The table has %n more differences.</source>
        <translation>
            <numerusform>Le tableau a %n différence de plus.</numerusform>
            <numerusform>Le tableau a %n différences de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n iterations)</source>
        <extracomment>%1: the level of a computer player; %n: how many games it thinks through for a step</extracomment>
        <translation>
            <numerusform>%1 (%n itération)</numerusform>
            <numerusform>%1 (%n itérations)</numerusform>
        </translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice, and their games were alike.</source>
        <translation>Tous les règlements ont eu les mêmes mélanges et les mêmes dés, et leurs parties ont été identiques.</translation>
    </message>
    <message>
        <source>All rulesets had the same shuffles and dice. That multiplied what the games say about their length by %1 (correlation %2).</source>
        <extracomment>%1: a number, like 1.8; %2: a correlation, like 0.45</extracomment>
        <translation>Tous les règlements ont eu les mêmes mélanges et les mêmes dés. Cela a multiplié par %1 ce que les parties disent de leur longueur (corrélation %2).</translation>
    </message>
    <message>
        <source>What was compared</source>
        <translation>Ce qui a été comparé</translation>
    </message>
    <message>
        <source>Rule</source>
        <comment>column: the id of a rule</comment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Here</source>
        <comment>column: how the rule reads in this ruleset</comment>
        <translation>Ici</translation>
    </message>
    <message>
        <source>With intervals of 95 %. Differences are from %1.</source>
        <extracomment>%1: the name of a ruleset</extracomment>
        <translation>Avec des intervalles à 95&#xa0;%. Les différences sont par rapport à %1.</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>column: what was found</comment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Each ruleset had shuffles and dice of its own.</source>
        <translation>Chaque règlement a eu ses propres mélanges et ses propres dés.</translation>
    </message>
    <message>
        <source>SHA-256 of its document</source>
        <translation>SHA-256 de son document</translation>
    </message>
    <message>
        <source>How to make it again</source>
        <translation>Comment le refaire</translation>
    </message>
    <message>
        <source>With the file of the experiment, this makes a report that holds the whole plan, and plays all games of it again. What comes out must be equal, number by number.</source>
        <translation>Avec le fichier de l’expérience, ceci produit un rapport qui contient tout le plan et en rejoue toutes les parties. Ce qui en sort doit être identique, nombre par nombre.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Trop peu de parties pour le dire.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what it is counted</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>percentage points</source>
        <translation>points de pourcentage</translation>
    </message>
    <message>
        <source>Difference: %1 (%2)</source>
        <comment>axis</comment>
        <extracomment>the title of an axis: %1: what is measured, %2: in what differences of it are counted</extracomment>
        <translation>Différence&#xa0;: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Games of %n pairs are missing. Run the experiment again to play them.</source>
        <translation>
            <numerusform>Il manque des parties de %n paire. Relancez l’expérience pour les jouer.</numerusform>
            <numerusform>Il manque des parties de %n paires. Relancez l’expérience pour les jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further pairs are whole but not counted, because an earlier pair is missing.</source>
        <translation>
            <numerusform>%n autre paire est complète, mais n’est pas comptée, car une paire précédente manque.</numerusform>
            <numerusform>%n autres paires sont complètes, mais ne sont pas comptées, car une paire précédente manque.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Options</name>
    <message>
        <source>Moves on the wheel</source>
        <translation>Déplacement sur la roue</translation>
    </message>
    <message>
        <source>A zodiac piece moves at most so many segments at the start of a turn.</source>
        <translation>Nombre de segments dont une pièce du zodiaque avance au plus, au début d’un tour.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::Signs</name>
    <message>
        <source>Aries</source>
        <comment>phrase: sign</comment>
        <translation>Bélier</translation>
    </message>
    <message>
        <source>Taurus</source>
        <comment>phrase: sign</comment>
        <translation>Taureau</translation>
    </message>
    <message>
        <source>Gemini</source>
        <comment>phrase: sign</comment>
        <translation>Gémeaux</translation>
    </message>
    <message>
        <source>Cancer</source>
        <comment>phrase: sign</comment>
        <translation>Cancer</translation>
    </message>
    <message>
        <source>Leo</source>
        <comment>phrase: sign</comment>
        <translation>Lion</translation>
    </message>
    <message>
        <source>Virgo</source>
        <comment>phrase: sign</comment>
        <translation>Vierge</translation>
    </message>
    <message>
        <source>Libra</source>
        <comment>phrase: sign</comment>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Scorpio</source>
        <comment>phrase: sign</comment>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Sagittarius</source>
        <comment>phrase: sign</comment>
        <translation>Sagittaire</translation>
    </message>
    <message>
        <source>Capricorn</source>
        <comment>phrase: sign</comment>
        <translation>Capricorne</translation>
    </message>
    <message>
        <source>Aquarius</source>
        <comment>phrase: sign</comment>
        <translation>Verseau</translation>
    </message>
    <message>
        <source>Pisces</source>
        <comment>phrase: sign</comment>
        <translation>Poissons</translation>
    </message>
    <message>
        <source>red</source>
        <comment>phrase: colour</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <comment>phrase: colour</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>phrase: colour</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>phrase: colour</comment>
        <translation>bleu</translation>
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
        <translation>D12</translation>
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
        <translation>Placez votre pièce du zodiaque sur n’importe quel segment.</translation>
    </message>
    <message>
        <source>Move your zodiac piece clockwise to one of the marked segments.</source>
        <translation>Avancez votre pièce du zodiaque dans le sens des aiguilles d’une montre, jusqu’à l’un des segments marqués.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <translation>Le dé donne votre segment&#xa0;: remplissez votre main.</translation>
    </message>
    <message>
        <source>%1 may use the power of the segment&apos;s colour once more.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 peut utiliser encore une fois le pouvoir de la couleur du segment.</translation>
    </message>
    <message>
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Bleu&#xa0;: %1 peut créer encore une fois.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push once more, by one space.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rouge&#xa0;: %1 peut avancer ou pousser encore une fois, d’une case.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vert&#xa0;: %1 peut faire grandir quelque chose encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Jaune&#xa0;: %1 peut attaquer encore une fois, comme avec une pastille.</translation>
    </message>
    <message>
        <source>Blue: one of the pieces that created may do so once more.</source>
        <translation>Bleu&#xa0;: l’une des pièces qui ont créé peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>Red: one of the pieces that used a rod may do so once more, by one space.</source>
        <translation>Rouge&#xa0;: l’une des pièces qui ont utilisé un bâton peut le faire encore une fois, d’une case.</translation>
    </message>
    <message>
        <source>Green: one of the pieces that used a disc may do so once more.</source>
        <translation>Vert&#xa0;: l’une des pièces qui ont utilisé un denier peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: one of the pieces that attacked may do so once more, with one pip.</source>
        <translation>Jaune&#xa0;: l’une des pièces qui ont attaqué peut le faire encore une fois, comme avec une pastille.</translation>
    </message>
    <message>
        <source>%1 has not placed the zodiac piece yet.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 n’a pas encore placé sa pièce du zodiaque.</translation>
    </message>
    <message>
        <source>%1 stands on %2, blue: who creates this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, bleu&#xa0;: qui crée pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 stands on %2, red: who uses a rod this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, rouge&#xa0;: qui utilise un bâton pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 stands on %2, green: who uses a disc this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, vert&#xa0;: qui utilise un denier pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>%1 stands on %2, yellow: who attacks this turn may do so once more.</source>
        <extracomment>%1: player, %2: sign of the zodiac</extracomment>
        <translation>%1 est sur %2, jaune&#xa0;: qui attaque pendant ce tour peut le faire encore une fois.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2, the number of the segment: the hand may be filled.</source>
        <extracomment>%1: player, %2: a number from 1 to 12</extracomment>
        <translation>Le dé (%1) donne %2, le numéro du segment&#xa0;: la main peut être remplie.</translation>
    </message>
    <message>
        <source>The die of %1 shows %2: no cards.</source>
        <translation>Le dé (%1) donne %2&#xa0;: pas de carte.</translation>
    </message>
    <message>
        <source>Segment %1, %2, %3.</source>
        <extracomment>%1: number of a segment, %2: its sign, %3: its colour</extracomment>
        <translation>Segment %1, %2, %3.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your zodiac piece may go here.</source>
        <translation>Votre pièce du zodiaque peut aller ici.</translation>
    </message>
</context>
<context>
    <name>gnostica::star_wheel::WheelWords</name>
    <message>
        <source>the Star Wheel</source>
        <translation>le Star Wheel</translation>
    </message>
    <message>
        <source>Segment of the zodiac piece</source>
        <translation>Segment de la pièce du zodiaque</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: to draw cards</comment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Cards to draw:</source>
        <translation>Cartes à piocher&#xa0;:</translation>
    </message>
    <message>
        <source>Move on the wheel</source>
        <translation>Avancer sur la roue</translation>
    </message>
    <message>
        <source>Segment:</source>
        <translation>Segment&#xa0;:</translation>
    </message>
    <message>
        <source>At the start of the turn, before anything else, you move your zodiac piece. In your first turn you place it on any segment.</source>
        <translation>Au début du tour, avant toute autre chose, vous déplacez votre pièce du zodiaque. À votre premier tour, vous la placez sur n’importe quel segment.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards it must move %1 to %n segments clockwise.</source>
        <extracomment>%1: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>Ensuite elle doit avancer de %n segment dans le sens des aiguilles d’une montre.</numerusform>
            <numerusform>Ensuite elle doit avancer de %1 à %n segments dans le sens des aiguilles d’une montre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Star Wheel</source>
        <translation>Le Star Wheel</translation>
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
        <translation>La roue a douze segments&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Each player sets one small piece of the stash aside as the zodiac piece.</source>
        <translation>Chacun met de côté une petite pièce de sa réserve comme pièce du zodiaque.</translation>
    </message>
    <message>
        <source>If the colour of your segment matches a suit power that you have used in this turn by any card, major arcana included, the same minion, if it is still in play, may use that suit once more at the end of the turn: blue a cup, yellow a sword, green a disc, red a rod.</source>
        <translation>Si vous avez utilisé pendant ce tour, par n’importe quelle carte, arcanes majeurs compris, le pouvoir qui répond à la couleur de votre segment, le même serviteur, s’il est encore en jeu, peut l’utiliser encore une fois à la fin du tour&#xa0;: coupe pour le bleu, épée pour le jaune, denier pour le vert, bâton pour le rouge.</translation>
    </message>
    <message>
        <source>With a sword or a rod the minion then counts as one pip, whatever its size.</source>
        <translation>Avec une épée ou un bâton, le serviteur compte alors pour une pastille, quelle que soit sa taille.</translation>
    </message>
    <message>
        <source>If several minions used the power, one of them does. It is the plain power of the suit, without what the card added to it.</source>
        <translation>Si plusieurs serviteurs ont utilisé le pouvoir, un seul d’entre eux le répète. C’est le simple pouvoir de base, sans ce que la carte y ajoutait.</translation>
    </message>
    <message>
        <source>This is never linked with the powers of the card. Each half of a link counts as a use by the minion that took it. A minion that has left the board is not in play, even if its like is created again.</source>
        <translation>Il n’est jamais lié aux pouvoirs de la carte. Chaque moitié d’un coup lié compte comme une utilisation par le serviteur qui l’a jouée. Un serviteur qui a quitté le plateau n’est plus en jeu, même si l’on en crée un semblable.</translation>
    </message>
    <message>
        <source>Then a twelve-sided die is rolled. If it shows the number of your segment, you may fill your hand up to the limit, or less, without discarding.</source>
        <translation>Puis on lance un dé à douze faces. S’il donne le numéro de votre segment, vous pouvez remplir votre main jusqu’à la limite, ou moins, sans défausser.</translation>
    </message>
    <message>
        <source>At the end of a turn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>À la fin d’un tour vient d’abord le pouvoir répété, puis le dé, puis tout ce qui reste à faire.</translation>
    </message>
    <message>
        <source>You place your zodiac piece on segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Vous placez votre pièce du zodiaque sur le segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 places the zodiac piece on segment %2, %3 (%4).</source>
        <translation>%1 place sa pièce du zodiaque sur le segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You move your zodiac piece to segment %2, %3 (%4).</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign, %4: its colour</extracomment>
        <translation>Vous avancez votre pièce du zodiaque jusqu’au segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 moves the zodiac piece to segment %2, %3 (%4).</source>
        <translation>%1 avance sa pièce du zodiaque jusqu’au segment %2, %3 (%4).</translation>
    </message>
    <message>
        <source>You leave the power of the wheel unused.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous renoncez au pouvoir de la roue.</translation>
    </message>
    <message>
        <source>%1 leaves the power of the wheel unused.</source>
        <translation>%1 renonce au pouvoir de la roue.</translation>
    </message>
    <message>
        <source>Blue: %1 may create once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Bleu&#xa0;: %1 peut créer encore une fois.</translation>
    </message>
    <message>
        <source>Red: %1 may move or push by one space once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Rouge&#xa0;: %1 peut avancer ou pousser d’une case encore une fois.</translation>
    </message>
    <message>
        <source>Green: %1 may grow something once more.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Vert&#xa0;: %1 peut faire grandir quelque chose encore une fois.</translation>
    </message>
    <message>
        <source>Yellow: %1 may attack once more, as with one pip.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>Jaune&#xa0;: %1 peut attaquer encore une fois, comme avec une pastille.</translation>
    </message>
    <message>
        <source>Blue: one of these may create once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Bleu&#xa0;: l’une de ces pièces peut créer encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Red: one of these may move or push by one space once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Rouge&#xa0;: l’une de ces pièces peut avancer ou pousser d’une case encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Green: one of these may grow something once more: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Vert&#xa0;: l’une de ces pièces peut faire grandir quelque chose encore une fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Yellow: one of these may attack once more, as with one pip: %1.</source>
        <extracomment>%1: alternatives, pieces with their spaces: &quot;A, B or C&quot;</extracomment>
        <translation>Jaune&#xa0;: l’une de ces pièces peut attaquer encore une fois, comme avec une pastille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Use the power of the wheel, or skip.</source>
        <extracomment>%1: player</extracomment>
        <translation>Utilisez le pouvoir de la roue, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1 may use the power of the wheel.</source>
        <translation>%1 peut utiliser le pouvoir de la roue.</translation>
    </message>
    <message>
        <source>Your turn: place your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>À vous&#xa0;: placez votre pièce du zodiaque sur la roue.</translation>
    </message>
    <message>
        <source>%1 places a zodiac piece on the wheel.</source>
        <translation>%1 place une pièce du zodiaque sur la roue.</translation>
    </message>
    <message>
        <source>Your turn: move your zodiac piece on the wheel.</source>
        <extracomment>%1: player</extracomment>
        <translation>À vous&#xa0;: avancez votre pièce du zodiaque sur la roue.</translation>
    </message>
    <message>
        <source>%1 moves on the wheel.</source>
        <translation>%1 avance sur la roue.</translation>
    </message>
    <message>
        <source>The die shows your segment: fill your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Le dé donne votre segment&#xa0;: remplissez votre main.</translation>
    </message>
    <message>
        <source>The die shows the segment of %1, who fills the hand.</source>
        <translation>Le dé donne le segment de sa pièce&#xa0;: %1 remplit sa main.</translation>
    </message>
    <message>
        <source>Your zodiac piece is placed on segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Votre pièce du zodiaque est placée sur le segment %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 is placed on segment %2, %3.</source>
        <translation>%1 a placé sa pièce du zodiaque sur le segment %2, %3.</translation>
    </message>
    <message>
        <source>Your zodiac piece moves to segment %2, %3.</source>
        <extracomment>%1: player, %2: number of a segment, %3: its sign</extracomment>
        <translation>Votre pièce du zodiaque avance jusqu’au segment %2, %3.</translation>
    </message>
    <message>
        <source>The zodiac piece of %1 moves to segment %2, %3.</source>
        <translation>%1 a avancé sa pièce du zodiaque jusqu’au segment %2, %3.</translation>
    </message>
    <message>
        <source>The wheel is on blue: a cup may be used once more.</source>
        <translation>La roue est sur le bleu&#xa0;: une coupe peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on red: a rod may be used once more.</source>
        <translation>La roue est sur le rouge&#xa0;: un bâton peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on green: a disc may be used once more.</source>
        <translation>La roue est sur le vert&#xa0;: un denier peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The wheel is on yellow: a sword may be used once more.</source>
        <translation>La roue est sur le jaune&#xa0;: une épée peut servir encore une fois.</translation>
    </message>
    <message>
        <source>The die shows %2; your zodiac piece is elsewhere.</source>
        <extracomment>%1: player, %2: what a die shows</extracomment>
        <translation>Le dé donne %2&#x202f;; votre pièce du zodiaque est ailleurs.</translation>
    </message>
    <message>
        <source>The die shows %2; the zodiac piece of %1 is elsewhere.</source>
        <translation>Le dé donne %2&#x202f;; la pièce du zodiaque (%1) est ailleurs.</translation>
    </message>
    <message>
        <source>The die shows %2, your segment %3: you may fill your hand.</source>
        <extracomment>%1: player, %2: what a die shows, %3: a sign</extracomment>
        <translation>Le dé donne %2, votre segment %3&#xa0;: vous pouvez remplir votre main.</translation>
    </message>
    <message>
        <source>The die shows %2, the segment %3 of %1, who may fill the hand.</source>
        <translation>Le dé donne %2, le segment %3&#xa0;: %1 peut remplir sa main.</translation>
    </message>
    <message numerus="yes">
        <source>The zodiac piece moves %2 to %n segments clockwise (%1).</source>
        <extracomment>%1: id of a rule, %2: the number 1, %n: number of segments. Where both are 1: &quot;one segment&quot;</extracomment>
        <translation>
            <numerusform>La pièce du zodiaque avance de %n segment dans le sens des aiguilles d’une montre (%1).</numerusform>
            <numerusform>La pièce du zodiaque avance de %2 à %n segments dans le sens des aiguilles d’une montre (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The zodiac piece must be placed or moved first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pièce du zodiaque doit d’abord être placée ou avancée (%1).</translation>
    </message>
    <message>
        <source>The colour of your segment repeats the power of another suit (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La couleur de votre segment répète un autre pouvoir (%1).</translation>
    </message>
    <message>
        <source>This piece has not used the power in this turn: %2 (%1).</source>
        <extracomment>%1: id of a rule, %2: piece</extracomment>
        <translation>Cette pièce n’a pas utilisé le pouvoir pendant ce tour&#xa0;: %2 (%1).</translation>
    </message>
    <message>
        <source>The repeated power counts as one pip (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir répété compte pour une pastille (%1).</translation>
    </message>
    <message>
        <source>The repeated power is never linked with another (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir répété n’est jamais lié à un autre (%1).</translation>
    </message>
    <message>
        <source>The power that the wheel repeats is to be used or skipped first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut d’abord utiliser le pouvoir que la roue répète, ou y renoncer (%1).</translation>
    </message>
    <message>
        <source>Whoever has been attacked answers first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le joueur qui vient d’être attaqué répond d’abord (%1).</translation>
    </message>
    <message>
        <source>At the end of a turn, when you have drawn, the repeated power comes first, then the die, then all else that is to be done.</source>
        <translation>À la fin d’un tour, une fois les cartes piochées, vient d’abord le pouvoir répété, puis le dé, puis tout ce qui reste à faire.</translation>
    </message>
</context>
<context>
    <name>gnostica::storage::MemoryLimit</name>
    <message>
        <source>Gnostica needs %1 MB of memory, but the system limits it to %2 MB. Raise the limit, for example with “ulimit -v unlimited”.</source>
        <extracomment>%1, %2: numbers of megabytes; do not translate “ulimit -v unlimited”</extracomment>
        <translation>Gnostica a besoin de %1&#xa0;Mo de mémoire, mais le système impose une limite de %2&#xa0;Mo. Relevez-la, par exemple avec «&#xa0;ulimit -v unlimited&#xa0;».</translation>
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
        <translation>moins</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>phrase: die</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1 against %2 destroys %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contre %2&#xa0;: %3 est détruite.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to small size.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contre %2&#xa0;: %3 devient petite.</translation>
    </message>
    <message>
        <source>%1 against %2 shrinks %3 to medium size.</source>
        <translation>%1 contre %2&#xa0;: %3 devient moyenne.</translation>
    </message>
    <message>
        <source>%1 against %2 is not enough for %3, whose player may strike back.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contre %2&#xa0;: cela ne suffit pas contre %3, dont le camp peut riposter.</translation>
    </message>
    <message>
        <source>%1 against %2 does nothing to %3.</source>
        <extracomment>%1 and %2: sums of dice, %3: a piece</extracomment>
        <translation>%1 contre %2&#xa0;: rien n’arrive à %3.</translation>
    </message>
    <message>
        <source>Striking back has destroyed the attacker.</source>
        <translation>La riposte a détruit la pièce attaquante.</translation>
    </message>
    <message numerus="yes">
        <source>Striking back has shrunk the attacker by %n pips.</source>
        <translation>
            <numerusform>La riposte a réduit la pièce attaquante de %n pastille.</numerusform>
            <numerusform>La riposte a réduit la pièce attaquante de %n pastilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, your piece has thrown more. Strike back and shrink the attacker by one, or leave it?</source>
        <extracomment>%1: player</extracomment>
        <translation>%1, votre pièce a fait mieux. Riposter et réduire d’une pastille la pièce attaquante, ou en rester là&#x202f;?</translation>
    </message>
    <message>
        <source>%1 decides whether to strike back.</source>
        <translation>%1 décide s’il y a riposte.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Attack: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Attaque&#xa0;: %1. Somme %2.</translation>
    </message>
    <message>
        <source>Defence: %1. Sum %2.</source>
        <extracomment>%1: what each die shows, %2: their sum</extracomment>
        <translation>Défense&#xa0;: %1. Somme %2.</translation>
    </message>
    <message>
        <source>No dice have been thrown lately.</source>
        <translation>Aucun dé n’a été lancé ces derniers temps.</translation>
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
            <numerusform>La pioche a été épuisée %1 fois sur %n.</numerusform>
            <numerusform>La pioche a été épuisée %1 fois sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turns: %n left.</source>
        <translation>
            <numerusform>Derniers tours&#xa0;: il en reste %n.</numerusform>
            <numerusform>Derniers tours&#xa0;: il en reste %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ExhaustionWords</name>
    <message>
        <source>the exhaustion of the deck</source>
        <translation>l’épuisement de la pioche</translation>
    </message>
    <message>
        <source>Last turns left</source>
        <translation>Derniers tours restants</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Épuisements de la pioche</translation>
    </message>
    <message>
        <source>Each time the discard pile is shuffled into a new draw pile, the deck is exhausted once.</source>
        <translation>Chaque fois que la défausse est mélangée en une nouvelle pioche, la pioche est épuisée une fois.</translation>
    </message>
    <message>
        <source>After as many exhaustions as there are players, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>Après autant d’épuisements qu’il y a de personnes à la table, le tour est achevé&#x202f;; puis chacun joue encore un tour, à commencer par la personne suivante.</translation>
    </message>
    <message numerus="yes">
        <source>After %n exhaustions, the turn is finished; then everyone takes one more turn, starting with the next player.</source>
        <translation>
            <numerusform>Après %n épuisement, le tour est achevé&#x202f;; puis chacun joue encore un tour, à commencer par la personne suivante.</numerusform>
            <numerusform>Après %n épuisements, le tour est achevé&#x202f;; puis chacun joue encore un tour, à commencer par la personne suivante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the highest score wins; equal highest scores share the win.</source>
        <translation>Ensuite le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message numerus="yes">
        <source>The last turns: %n are left, with this one.</source>
        <translation>
            <numerusform>Les derniers tours&#xa0;: il en reste %n, celui-ci compris.</numerusform>
            <numerusform>Les derniers tours&#xa0;: il en reste %n, celui-ci compris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck has now been exhausted %n times.</source>
        <translation>
            <numerusform>La pioche a maintenant été épuisée %n fois.</numerusform>
            <numerusform>La pioche a maintenant été épuisée %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone takes one more turn, starting with the next player.</source>
        <translation>Chacun joue encore un tour, à commencer par la personne suivante.</translation>
    </message>
    <message>
        <source>The last turn is over; the highest score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Le dernier tour est terminé&#x202f;; le meilleur score est %1.</translation>
    </message>
    <message>
        <source>You win: after the last turns you have the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Vous gagnez&#xa0;: après les derniers tours vous avez le meilleur score, %2.</translation>
    </message>
    <message>
        <source>%1 wins: after the last turns the highest score is %2.</source>
        <translation>%1 gagne&#xa0;: après les derniers tours, son score est le meilleur, %2.</translation>
    </message>
    <message>
        <source>After the last turns %1 share the highest score, %2, and the win.</source>
        <extracomment>%1: list of players, %2: points</extracomment>
        <translation>Après les derniers tours, %1 ont le même meilleur score, %2, et se partagent la victoire.</translation>
    </message>
    <message>
        <source>Nothing is announced in any of these last turns.</source>
        <translation>On n’annonce rien pendant ces derniers tours.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::FateAttackWords</name>
    <message>
        <source>sword with dice</source>
        <comment>phrase: power</comment>
        <translation>épée avec dés</translation>
    </message>
    <message>
        <source>Swords: attack with dice</source>
        <translation>Épées&#xa0;: attaquer avec des dés</translation>
    </message>
    <message>
        <source>The attacker rolls one die for each of its pips.</source>
        <translation>La pièce attaquante lance un dé par pastille.</translation>
    </message>
    <message numerus="yes">
        <source>The attacker rolls %n dice, whatever its size.</source>
        <translation>
            <numerusform>La pièce attaquante lance %n dé, quelle que soit sa taille.</numerusform>
            <numerusform>La pièce attaquante lance %n dés, quelle que soit sa taille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme épée&#x202f;; le nouveau territoire peut venir de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme épée&#x202f;; le nouveau territoire vient de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Utilisez cette carte comme épée.</translation>
    </message>
    <message>
        <source>Attack an enemy piece in the target space with dice: if its sum is lower, it shrinks by the difference; if its sum is higher, it may take a pip off the attacker.</source>
        <translation>Attaquez avec des dés une pièce ennemie dans la case visée&#xa0;: si sa somme est inférieure, elle est réduite de la différence&#x202f;; si sa somme est supérieure, elle peut retirer une pastille à la pièce attaquante.</translation>
    </message>
    <message>
        <source>Attack one or more enemy pieces in the target space with dice: each whose sum is lower shrinks by the difference; each whose sum is higher may take a pip off the attacker.</source>
        <translation>Attaquez avec des dés une ou plusieurs pièces ennemies dans la case visée&#xa0;: chacune dont la somme est inférieure est réduite de la différence&#x202f;; chacune dont la somme est supérieure peut retirer une pastille à la pièce attaquante.</translation>
    </message>
    <message>
        <source>Or shrink the minion itself without dice.</source>
        <translation>Ou réduisez le serviteur lui-même, sans dés.</translation>
    </message>
    <message>
        <source>Or reduce a targeted minor arcana territory without enemy pieces to nothing.</source>
        <translation>Ou réduisez à rien un territoire visé, sans pièce ennemie, dont la carte est un arcane mineur.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>Ou réduisez un territoire visé sans pièce ennemie d’un point, ou à une carte plus basse du même genre, ou un arcane mineur à rien.</translation>
    </message>
    <message>
        <source>The attacking minion names one enemy piece in its target space.</source>
        <translation>Le serviteur qui attaque désigne une pièce ennemie dans la case qu’il vise.</translation>
    </message>
    <message>
        <source>The attacking minion names one or more enemy pieces in its target space.</source>
        <translation>Le serviteur qui attaque désigne une ou plusieurs pièces ennemies dans la case qu’il vise.</translation>
    </message>
    <message>
        <source>This one roll counts against all defenders.</source>
        <translation>Ce seul jet vaut contre toutes les pièces qui se défendent.</translation>
    </message>
    <message>
        <source>Each defending piece rolls one die for each of its pips. A die shows a plus, a minus or a blank, each with a chance of one in three. A plus counts 1, a minus takes 1 off, a blank counts nothing; a sum below 0 counts as 0.</source>
        <translation>Chaque pièce qui se défend lance un dé par pastille. Un dé donne un plus, un moins ou rien, chacun une fois sur trois. Un plus compte 1, un moins retire 1, une face vide ne compte pas&#x202f;; une somme inférieure à 0 compte comme 0.</translation>
    </message>
    <message>
        <source>If the attacker has the higher sum, the defender shrinks by the difference. If the defender has the higher sum, its player may shrink the attacker by one pip. Equal sums change nothing.</source>
        <translation>Si la pièce attaquante a la plus grande somme, celle qui se défend est réduite de la différence. Si la pièce qui se défend a la plus grande somme, son camp peut réduire la pièce attaquante d’une pastille. À sommes égales, rien ne change.</translation>
    </message>
    <message>
        <source>Below one pip a piece is destroyed. If the stash lacks the size that is needed, the piece becomes the next smaller one that is there, or is destroyed.</source>
        <translation>En dessous d’une pastille, une pièce est détruite. Si la réserve n’a pas la taille qu’il faut, la pièce devient la taille inférieure la plus proche qui s’y trouve, ou elle est détruite.</translation>
    </message>
    <message>
        <source>All these pieces keep their facing.</source>
        <translation>Toutes ces pièces gardent leur orientation.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. Major arcana rank by their numbers, minor ones from king down to ace, whatever their suit. Pieces stay.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve&#xa0;: il est défaussé et remplacé par une carte qui vaut un point de moins, ou par une carte plus basse du même genre. Les arcanes majeurs sont classés par leur numéro, les mineurs du roi à l’as, quelle que soit leur couleur. Les pièces restent.</translation>
    </message>
    <message>
        <source>A targeted minor arcana territory without enemy pieces may also be reduced to nothing. Wasteland or void is then left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>Un territoire visé, sans pièce ennemie, dont la carte est un arcane mineur, peut aussi être réduit à rien. Il reste alors une friche ou du vide, et les pièces qui sont alors dans le vide retournent à leur réserve, y compris celles des cases voisines.</translation>
    </message>
    <message>
        <source>Or a minion shrinks itself without dice, whatever its facing, by at most the pips with which it began the turn, or with which it came during the turn. If the stash lacks the size, it becomes the next smaller one that is there, or is destroyed. If it survives, it may be oriented.</source>
        <translation>Ou bien un serviteur se réduit lui-même sans dés, quelle que soit son orientation, d’au plus autant de pastilles qu’il en avait au début du tour, ou à son arrivée s’il est venu pendant le tour. Si la réserve n’a pas la taille qu’il faut, il devient la taille inférieure la plus proche qui s’y trouve, ou il est détruit. S’il survit, on peut l’orienter.</translation>
    </message>
    <message>
        <source>If both shrink the same territory, the step between needs no card.</source>
        <translation>Si les deux réduisent le même territoire, l’étape intermédiaire n’a pas besoin de carte.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if surely no more than %n pieces remain there after the sword, that is, without dice.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, s’il est sûr qu’il n’y reste pas plus de %n pièce après l’épée, c’est-à-dire sans dés.</numerusform>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, s’il est sûr qu’il n’y reste pas plus de %n pièces après l’épée, c’est-à-dire sans dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>You strike back and shrink %2 by one pip.</source>
        <extracomment>%1: player, %2: the attacking piece</extracomment>
        <translation>Vous ripostez et réduisez %2 d’une pastille.</translation>
    </message>
    <message>
        <source>%1 strikes back and shrinks %2 by one pip.</source>
        <translation>%1 riposte et réduit %2 d’une pastille.</translation>
    </message>
    <message>
        <source>You do not strike back.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous ne ripostez pas.</translation>
    </message>
    <message>
        <source>%1 does not strike back.</source>
        <translation>%1 ne riposte pas.</translation>
    </message>
    <message>
        <source>%1 attacks.</source>
        <extracomment>%1: the acting piece; dice are rolled</extracomment>
        <translation>%1 attaque.</translation>
    </message>
    <message>
        <source>%1 attacks %2.</source>
        <extracomment>%1: the acting piece, %2: one or more pieces; dice are rolled</extracomment>
        <translation>%1 attaque %2.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se détruit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 se réduit d’une pastille.</numerusform>
            <numerusform>%1 se réduit de %n pastilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shrink</source>
        <comment>button: to shrink a piece</comment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Points off:</source>
        <translation>Points à retirer&#xa0;:</translation>
    </message>
    <message>
        <source>Strike back</source>
        <translation>Riposter</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3) and loses by %4.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum, %4: how much the attacker has more</extracomment>
        <translation>%1 obtient %2 (%3) et perd de %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is equal.</source>
        <extracomment>%1: a defending piece, %2: what its dice show (&quot;+ 0&quot;), %3: their sum</extracomment>
        <translation>%1 obtient %2 (%3)&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3), which is higher.</source>
        <translation>%1 obtient %2 (%3), ce qui est plus haut.</translation>
    </message>
    <message>
        <source>%1 attacks and rolls %2 (%3).</source>
        <extracomment>%1: the attacking piece, %2: what its dice show (&quot;+ 0 −&quot;), %3: their sum</extracomment>
        <translation>%1 attaque et obtient %2 (%3).</translation>
    </message>
    <message>
        <source>%1 rolled higher: strike back and shrink %2 by one pip, or skip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece</extracomment>
        <translation>Plus haut&#xa0;: %1. Ripostez et réduisez %2 d’une pastille, ou renoncez-y.</translation>
    </message>
    <message>
        <source>%1 rolled higher: %3 may strike back and shrink %2 by one pip.</source>
        <extracomment>%1: the defending piece, %2: the attacking piece, %3: player</extracomment>
        <translation>Plus haut&#xa0;: %1. %3 peut riposter et réduire %2 d’une pastille.</translation>
    </message>
    <message>
        <source>The dice decide by how much a piece shrinks (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Les dés décident de combien une pièce est réduite (%1).</translation>
    </message>
    <message>
        <source>Only one piece can be attacked at a time (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>On ne peut attaquer qu’une pièce à la fois (%1).</translation>
    </message>
    <message>
        <source>Nobody is asked whether to strike back now, or something else is to be decided (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Personne n’a pour l’instant à décider d’une riposte, ou c’est autre chose qu’il faut décider (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The piece can shrink itself by %n pips at most, as many as it had when the turn began or when it came (%1).</source>
        <extracomment>%1: id of a rule; %n: pips</extracomment>
        <translation>
            <numerusform>La pièce peut se réduire de %n pastille au plus, autant qu’elle en avait au début du tour ou à sa venue (%1).</numerusform>
            <numerusform>La pièce peut se réduire de %n pastilles au plus, autant qu’elle en avait au début du tour ou à sa venue (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack needs at least one enemy piece in the target space (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Une attaque demande au moins une pièce ennemie dans la case visée (%1).</translation>
    </message>
    <message>
        <source>A defender rolls one die for each of its pips.</source>
        <translation>Une pièce qui se défend lance un dé par pastille.</translation>
    </message>
    <message>
        <source>However far the attack reaches, all defenders are in the same space.</source>
        <translation>Si loin que porte l’attaque, toutes les pièces qui se défendent sont dans la même case.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space except the void, provided that the sword is certain, without dice, to leave no more pieces there than the limits allow.</source>
        <translation>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, s’il est sûr, c’est-à-dire sans dés, que l’épée n’y laisse pas plus de pièces que les limites ne le permettent.</translation>
    </message>
    <message>
        <source>All dice are rolled first. Then the results are applied one after the other, in the order of seats, then of sizes from small to large, then of facings. Then the players of the defenders with higher sums are asked in that order. When the attacker is gone, the rest lapse.</source>
        <translation>Tous les dés sont lancés d’abord. Puis les résultats sont appliqués l’un après l’autre, dans l’ordre des places, puis des tailles, de petite à grande, puis des orientations. Puis les camps dont la défense a la plus grande somme choisissent, dans cet ordre, de riposter ou non. Si la pièce attaquante disparaît, le reste est annulé.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::Options</name>
    <message>
        <source>Defenders in an attack</source>
        <translation>Pièces attaquées à la fois</translation>
    </message>
    <message>
        <source>An attack with dice names so many enemy pieces.</source>
        <translation>Nombre de pièces ennemies que désigne une attaque avec dés.</translation>
    </message>
    <message>
        <source>One or more</source>
        <translation>Une ou plusieurs</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>how many: one</extracomment>
        <translation>Une</translation>
    </message>
    <message>
        <source>Attacked territories come from</source>
        <translation>Origine d’un territoire attaqué</translation>
    </message>
    <message>
        <source>The new card of a territory that is attacked comes from here.</source>
        <translation>D’où vient la nouvelle carte d’un territoire attaqué.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>Dice of an attack</source>
        <translation>Dés d’une attaque</translation>
    </message>
    <message>
        <source>The attacker rolls so many dice; 0 means as many as it has pips.</source>
        <translation>Nombre de dés que lance la pièce attaquante&#x202f;; 0&#xa0;: autant qu’elle a de pastilles.</translation>
    </message>
    <message>
        <source>Exhaustions of the deck</source>
        <translation>Épuisements de la pioche</translation>
    </message>
    <message>
        <source>After so many reshuffles the last turns begin; 0 means one for each player.</source>
        <translation>Nombre de mélanges après lesquels commencent les derniers tours&#x202f;; 0&#xa0;: un par personne.</translation>
    </message>
</context>
<context>
    <name>gnostica::threestica::ThreesticaPanelPlugin</name>
    <message>
        <source>Dice and exhaustions</source>
        <translation>Dés et épuisements</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AdviceWording</name>
    <message>
        <source>It wins the game.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message>
        <source>You have what you need for announcing your last turn.</source>
        <translation>Vous avez ce qu’il faut pour annoncer votre dernier tour.</translation>
    </message>
    <message>
        <source>You are ahead of everybody else, which is what it takes.</source>
        <translation>Vous devancez tout le monde, et c’est ce qu’il faut.</translation>
    </message>
    <message>
        <source>Without it you are out at the end of this turn.</source>
        <translation>Sans cela, vous êtes hors jeu à la fin de ce tour.</translation>
    </message>
    <message>
        <source>You keep what your announcement promises.</source>
        <translation>Vous tenez ce que promet votre annonce.</translation>
    </message>
    <message>
        <source>You stay ahead of everybody else, which is what it takes.</source>
        <translation>Vous restez devant tout le monde, et c’est ce qu’il faut.</translation>
    </message>
    <message numerus="yes">
        <source>It stops the announcement of somebody else: %n points are missing.</source>
        <translation>
            <numerusform>Cela fait échouer l’annonce de quelqu’un d’autre&#xa0;: il manque %n point.</numerusform>
            <numerusform>Cela fait échouer l’annonce de quelqu’un d’autre&#xa0;: il manque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes away the lead that somebody else needs to win: %n points are missing.</source>
        <translation>
            <numerusform>Cela retire à quelqu’un d’autre l’avance nécessaire pour gagner&#xa0;: il manque %n point.</numerusform>
            <numerusform>Cela retire à quelqu’un d’autre l’avance nécessaire pour gagner&#xa0;: il manque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n points.</source>
        <translation>
            <numerusform>Vous gagnez %n point.</numerusform>
            <numerusform>Vous gagnez %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others lose %n points.</source>
        <translation>
            <numerusform>Les autres perdent %n point.</numerusform>
            <numerusform>Les autres perdent %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pieces of others lose %n pips.</source>
        <translation>
            <numerusform>Les pièces des autres perdent %n pastille.</numerusform>
            <numerusform>Les pièces des autres perdent %n pastilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your pieces gain %n pips.</source>
        <translation>
            <numerusform>Vos pièces gagnent %n pastille.</numerusform>
            <numerusform>Vos pièces gagnent %n pastilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points of yours are no longer in danger.</source>
        <translation>
            <numerusform>%n de vos points n’est plus en danger.</numerusform>
            <numerusform>%n de vos points ne sont plus en danger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threaten territories of %n points.</source>
        <translation>
            <numerusform>Vous menacez des territoires valant %n point.</numerusform>
            <numerusform>Vous menacez des territoires valant %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cards more in hand.</source>
        <translation>
            <numerusform>Vous avez %n carte de plus en main.</numerusform>
            <numerusform>Vous avez %n cartes de plus en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand can use %n more suits.</source>
        <translation>
            <numerusform>Votre main vous donne %n couleur de plus.</numerusform>
            <numerusform>Votre main vous donne %n couleurs de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go ahead by %n points.</source>
        <translation>
            <numerusform>Vous prenez la tête avec %n point d’avance.</numerusform>
            <numerusform>Vous prenez la tête avec %n points d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything else gives away more.</source>
        <translation>Tout le reste concède davantage.</translation>
    </message>
    <message>
        <source>%1 (between %2 and %3)</source>
        <extracomment>a chance and the bounds within which it probably lies, all as percentages</extracomment>
        <translation>%1 (entre %2 et %3)</translation>
    </message>
    <message>
        <source>Your chance of winning is then about %1.</source>
        <translation>Vos chances de gagner sont alors d’environ %1.</translation>
    </message>
    <message>
        <source>%1 now, and your chance of winning, by that or later, is %2.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button; %2: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Avec «&#xa0;%1&#xa0;» maintenant, vos chances de gagner, ainsi ou plus tard, sont de %2.</translation>
    </message>
    <message>
        <source>If you announce now, the chance that you hold what you need until the end of your next turn is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si vous annoncez maintenant, vous avez %1 de chances de tenir ce qu’il faut jusqu’à la fin de votre prochain tour.</translation>
    </message>
    <message>
        <source>If you wait, the chance that you win later is %1.</source>
        <extracomment>%1: &quot;62 % (between 54 % and 70 %)&quot;</extracomment>
        <translation>Si vous attendez, vous avez %1 de chances de gagner plus tard.</translation>
    </message>
    <message>
        <source>Wait: an announcement would almost certainly fail.</source>
        <translation>Attendez&#xa0;: une annonce échouerait presque certainement.</translation>
    </message>
    <message>
        <source>Announce: that is clearly better than waiting.</source>
        <extracomment>%1: what one may do at the end of the turn, the label of a button</extracomment>
        <translation>Annoncez&#xa0;: c’est nettement mieux que d’attendre.</translation>
    </message>
    <message>
        <source>%1: that is clearly better than waiting.</source>
        <translation>%1&#xa0;: c’est nettement mieux que d’attendre.</translation>
    </message>
    <message>
        <source>Wait: announcing now would be a mistake.</source>
        <translation>Attendez&#xa0;: annoncer maintenant serait une erreur.</translation>
    </message>
    <message>
        <source>Wait: “%1” would be a mistake now.</source>
        <translation>Attendez&#xa0;: «&#xa0;%1&#xa0;» serait une erreur maintenant.</translation>
    </message>
    <message>
        <source>Announcing seems a little better, but the two are too close to be sure.</source>
        <translation>Annoncer paraît un peu mieux, mais l’écart est trop petit pour en être sûr.</translation>
    </message>
    <message>
        <source>“%1” seems a little better, but the two are too close to be sure.</source>
        <translation>«&#xa0;%1&#xa0;» paraît un peu mieux, mais l’écart est trop petit pour en être sûr.</translation>
    </message>
    <message>
        <source>Waiting seems a little better, but the two are too close to be sure.</source>
        <translation>Attendre paraît un peu mieux, mais l’écart est trop petit pour en être sûr.</translation>
    </message>
    <message>
        <source>As things stand, this turn cannot end with “%1”.</source>
        <extracomment>%1: what one may do at the end of some turns, the label of a button</extracomment>
        <translation>Dans cette situation, ce tour ne peut pas finir par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1: the number of the turn, %2: who decided</extracomment>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1: what should have been done, a whole sentence</extracomment>
        <translation>Mieux&#xa0;: %1</translation>
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
        <translation>Le meilleur tour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is your highest card: with it you are most likely to play first.</source>
        <translation>C’est votre carte la plus haute&#xa0;: avec elle, vous avez le plus de chances de commencer.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n higher cards, which are worth more in your hand than playing first.</source>
        <translation>
            <numerusform>Vous gardez %n carte plus haute, plus précieuse dans votre main que l’avantage de commencer.</numerusform>
            <numerusform>Vous gardez %n cartes plus hautes, plus précieuses dans votre main que l’avantage de commencer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A step below shows a higher chance, but it was thought about less, so that its number is less certain.</source>
        <translation>Un coup plus bas affiche une chance plus élevée, mais il a été moins étudié&#xa0;: son chiffre est moins sûr.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::AnnouncementWording</name>
    <message numerus="yes">
        <source>You have %n points, and another player has %1. To win, you need more than all others.</source>
        <extracomment>%n: own points; %1: points of somebody else</extracomment>
        <translation>
            <numerusform>Vous avez %n point, et quelqu’un d’autre en a %1. Pour gagner, il faut en avoir plus que tous les autres.</numerusform>
            <numerusform>Vous avez %n points, et quelqu’un d’autre en a %1. Pour gagner, il faut en avoir plus que tous les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 of %n points.</source>
        <extracomment>%1: points that one has; %n: points needed</extracomment>
        <translation>
            <numerusform>Vous avez %1 sur %n point requis.</numerusform>
            <numerusform>Vous avez %1 des %n points requis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you are out.</source>
        <translation>
            <numerusform>Si vous avez moins de %n point à la fin de votre prochain tour, vous êtes hors jeu.</numerusform>
            <numerusform>Si vous avez moins de %n points à la fin de votre prochain tour, vous êtes hors jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, all other players win.</source>
        <translation>
            <numerusform>Si vous avez moins de %n point à la fin de votre prochain tour, tous les autres gagnent.</numerusform>
            <numerusform>Si vous avez moins de %n points à la fin de votre prochain tour, tous les autres gagnent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, you lose pieces.</source>
        <translation>
            <numerusform>Si vous avez moins de %n point à la fin de votre prochain tour, vous perdez des pièces.</numerusform>
            <numerusform>Si vous avez moins de %n points à la fin de votre prochain tour, vous perdez des pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you have fewer than %n points when your next turn ends, the turn after it is passed over.</source>
        <translation>
            <numerusform>Si vous avez moins de %n point à la fin de votre prochain tour, vous passez le tour suivant.</numerusform>
            <numerusform>Si vous avez moins de %n points à la fin de votre prochain tour, vous passez le tour suivant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::BidWords</name>
    <message>
        <source>the bid</source>
        <translation>les enchères</translation>
    </message>
    <message>
        <source>Every player secretly chooses a bid card from the hand. All are revealed at once.</source>
        <translation>Chacun choisit en secret une carte de sa main comme enchère. Toutes sont révélées en même temps.</translation>
    </message>
    <message>
        <source>The major arcana card with the highest number wins, from the Fool with 0 to the World with 21. If nobody has bid one, the highest minor card wins: king, queen, knight, page, ten down to two, ace.</source>
        <translation>L’arcane majeur du plus grand numéro gagne, du Mat (0) au Monde (21). Si personne n’en a misé, le plus haut arcane mineur gagne&#xa0;: roi, reine, cavalier, valet, de dix à deux, as.</translation>
    </message>
    <message>
        <source>If the highest bids are equal, the bid cards are set aside and everybody bids again.</source>
        <translation>Si les plus hautes enchères sont égales, les cartes d’enchère sont mises de côté et tout le monde enchérit de nouveau.</translation>
    </message>
    <message>
        <source>If the hands run out, lots decide who goes first.</source>
        <translation>Si les mains s’épuisent, le sort décide qui commence.</translation>
    </message>
    <message>
        <source>If the hands run out, player A goes first.</source>
        <translation>Si les mains s’épuisent, le joueur A commence.</translation>
    </message>
    <message>
        <source>The bids also decide the order of the other turns: from the highest bid to the lowest. Of equal losing bids, the one nearer to the winner&apos;s left comes first.</source>
        <translation>Les enchères décident aussi de l’ordre des autres tours&#xa0;: de la plus haute à la plus basse. De deux enchères perdantes égales, la première est celle du joueur le plus proche à gauche du gagnant.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting with the player who goes last, up to the winner, each takes cards of choice up to a full hand.</source>
        <translation>Les cartes d’enchère de toutes les manches sont alors exposées. Du dernier joueur au gagnant des enchères, chacun prend des cartes de son choix jusqu’à avoir une main pleine.</translation>
    </message>
    <message>
        <source>The bid cards of all rounds then lie open. Starting at the winner&apos;s right and going counter-clockwise, each takes cards of choice up to a full hand; the winner is last.</source>
        <translation>Les cartes d’enchère de toutes les manches sont alors exposées. En commençant à droite du gagnant des enchères et en tournant dans le sens inverse des aiguilles d’une montre, chacun prend des cartes de son choix jusqu’à avoir une main pleine&#x202f;; le gagnant se sert en dernier.</translation>
    </message>
    <message numerus="yes">
        <source>A hand is full here with %n cards, as it was dealt.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Une main est pleine ici avec %n carte, comme elle a été distribuée.</numerusform>
            <numerusform>Une main est pleine ici avec %n cartes, comme elle a été distribuée.</numerusform>
        </translation>
    </message>
    <message>
        <source>The winner of the bid keeps the cards that remain.</source>
        <translation>Le gagnant des enchères garde les cartes qui restent.</translation>
    </message>
    <message>
        <source>The winner takes the first turn.</source>
        <translation>Le gagnant des enchères joue le premier tour.</translation>
    </message>
    <message>
        <source>The winner takes the first turn; play goes clockwise.</source>
        <translation>Le gagnant des enchères joue le premier tour&#x202f;; on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Take a card out of the bid cards.</source>
        <translation>Prenez une carte parmi les enchères.</translation>
    </message>
    <message>
        <source>Bid a card in secret: the highest goes first, majors before all others.</source>
        <translation>Enchérissez en secret avec une carte&#xa0;: la plus haute commence, les majeurs avant toutes les autres.</translation>
    </message>
    <message>
        <source>%1 takes a card out of the bid cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>%1 prend une carte parmi les enchères.</translation>
    </message>
    <message>
        <source>%1 chooses a card for the bid.</source>
        <translation>%1 choisit une carte pour les enchères.</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>corner of a knight (N, because K is the king)</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>corner of a queen</extracomment>
        <translation>Re</translation>
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
        <translation>Si les deux déplacent la même pièce, la case intermédiaire peut être du vide ou contenir autant de pièces qu’on veut.</translation>
    </message>
    <message>
        <source>If both affect the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si les deux agissent sur la même pièce ou le même territoire, l’étape intermédiaire n’a besoin ni de pièce ni de carte.</translation>
    </message>
    <message>
        <source>The first may bring a piece into any space but the void, if no more pieces remain there after the second than the limits allow.</source>
        <extracomment>two powers of a card</extracomment>
        <translation>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, s’il n’y reste pas, après le second, plus de pièces que les limites n’en permettent.</translation>
    </message>
    <message numerus="yes">
        <source>The first may bring a piece into any space but the void, if no more than %n pieces remain there after the second.</source>
        <extracomment>two powers of a card; %n: pieces in a space</extracomment>
        <translation>
            <numerusform>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, s’il n’y reste pas plus de %n pièce après le second.</numerusform>
            <numerusform>Le premier peut amener une pièce dans n’importe quelle case sauf le vide, s’il n’y reste pas plus de %n pièces après le second.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CardSources</name>
    <message>
        <source>The card comes from your hand or from anywhere in the discard pile.</source>
        <translation>La carte vient de votre main ou de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>The card comes from your hand.</source>
        <translation>La carte vient de votre main.</translation>
    </message>
    <message>
        <source>The card comes from anywhere in the discard pile.</source>
        <translation>La carte vient de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Played from your hand, this card lies in the discard pile itself.</source>
        <translation>Jouée de votre main, cette carte est elle-même dans la défausse.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged before its card is lifted: a space beside its old place counts as wasteland.</source>
        <translation>Où un territoire peut se poser se juge avant que sa carte soit levée&#xa0;: une case à côté de son ancienne place compte comme friche.</translation>
    </message>
    <message>
        <source>Where a territory may land is judged after its card is lifted: a space beside nothing but its old place counts as void.</source>
        <translation>Où un territoire peut se poser se juge après que sa carte a été levée&#xa0;: une case qui n’est à côté que de son ancienne place compte comme vide.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Cards</name>
    <message>
        <source>The Fool</source>
        <comment>phrase: card</comment>
        <translation>Le Mat{definite: le Mat|genitive: du Mat|dative: au Mat}</translation>
    </message>
    <message>
        <source>The Magician</source>
        <comment>phrase: card</comment>
        <translation>Le Bateleur{definite: le Bateleur|genitive: du Bateleur|dative: au Bateleur}</translation>
    </message>
    <message>
        <source>The High Priestess</source>
        <comment>phrase: card</comment>
        <translation>La Papesse{definite: la Papesse|genitive: de la Papesse|dative: à la Papesse}</translation>
    </message>
    <message>
        <source>The Empress</source>
        <comment>phrase: card</comment>
        <translation>L’Impératrice{definite: l’Impératrice|genitive: de l’Impératrice|dative: à l’Impératrice}</translation>
    </message>
    <message>
        <source>The Emperor</source>
        <comment>phrase: card</comment>
        <translation>L’Empereur{definite: l’Empereur|genitive: de l’Empereur|dative: à l’Empereur}</translation>
    </message>
    <message>
        <source>The Hierophant</source>
        <comment>phrase: card</comment>
        <translation>Le Pape{definite: le Pape|genitive: du Pape|dative: au Pape}</translation>
    </message>
    <message>
        <source>The Lovers</source>
        <comment>phrase: card</comment>
        <translation>L’Amoureux{definite: l’Amoureux|genitive: de l’Amoureux|dative: à l’Amoureux}</translation>
    </message>
    <message>
        <source>The Chariot</source>
        <comment>phrase: card</comment>
        <translation>Le Chariot{definite: le Chariot|genitive: du Chariot|dative: au Chariot}</translation>
    </message>
    <message>
        <source>Strength</source>
        <comment>phrase: card</comment>
        <translation>La Force{definite: la Force|genitive: de la Force|dative: à la Force}</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <comment>phrase: card</comment>
        <translation>L’Ermite{definite: l’Ermite|genitive: de l’Ermite|dative: à l’Ermite}</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <comment>phrase: card</comment>
        <translation>La Roue de Fortune{definite: la Roue de Fortune|genitive: de la Roue de Fortune|dative: à la Roue de Fortune}</translation>
    </message>
    <message>
        <source>Justice</source>
        <comment>phrase: card</comment>
        <translation>La Justice{definite: la Justice|genitive: de la Justice|dative: à la Justice}</translation>
    </message>
    <message>
        <source>The Hanged Man</source>
        <comment>phrase: card</comment>
        <translation>Le Pendu{definite: le Pendu|genitive: du Pendu|dative: au Pendu}</translation>
    </message>
    <message>
        <source>Death</source>
        <comment>phrase: card</comment>
        <translation>La Mort{definite: la Mort|genitive: de la Mort|dative: à la Mort}</translation>
    </message>
    <message>
        <source>Temperance</source>
        <comment>phrase: card</comment>
        <translation>Tempérance{definite: Tempérance|genitive: de Tempérance|dative: à Tempérance}</translation>
    </message>
    <message>
        <source>The Devil</source>
        <comment>phrase: card</comment>
        <translation>Le Diable{definite: le Diable|genitive: du Diable|dative: au Diable}</translation>
    </message>
    <message>
        <source>The Tower</source>
        <comment>phrase: card</comment>
        <translation>La Maison Dieu{definite: la Maison Dieu|genitive: de la Maison Dieu|dative: à la Maison Dieu}</translation>
    </message>
    <message>
        <source>The Star</source>
        <comment>phrase: card</comment>
        <translation>L’Étoile{definite: l’Étoile|genitive: de l’Étoile|dative: à l’Étoile}</translation>
    </message>
    <message>
        <source>The Moon</source>
        <comment>phrase: card</comment>
        <translation>La Lune{definite: la Lune|genitive: de la Lune|dative: à la Lune}</translation>
    </message>
    <message>
        <source>The Sun</source>
        <comment>phrase: card</comment>
        <translation>Le Soleil{definite: le Soleil|genitive: du Soleil|dative: au Soleil}</translation>
    </message>
    <message>
        <source>Judgement</source>
        <comment>phrase: card</comment>
        <translation>Le Jugement{definite: le Jugement|genitive: du Jugement|dative: au Jugement}</translation>
    </message>
    <message>
        <source>The World</source>
        <comment>phrase: card</comment>
        <translation>Le Monde{definite: le Monde|genitive: du Monde|dative: au Monde}</translation>
    </message>
    <message>
        <source>Ace of Cups</source>
        <comment>phrase: card</comment>
        <translation>As de Coupes{definite: l’As de Coupes|genitive: de l’As de Coupes|dative: à l’As de Coupes}</translation>
    </message>
    <message>
        <source>Two of Cups</source>
        <comment>phrase: card</comment>
        <translation>Deux de Coupes{definite: le Deux de Coupes|genitive: du Deux de Coupes|dative: au Deux de Coupes}</translation>
    </message>
    <message>
        <source>Three of Cups</source>
        <comment>phrase: card</comment>
        <translation>Trois de Coupes{definite: le Trois de Coupes|genitive: du Trois de Coupes|dative: au Trois de Coupes}</translation>
    </message>
    <message>
        <source>Four of Cups</source>
        <comment>phrase: card</comment>
        <translation>Quatre de Coupes{definite: le Quatre de Coupes|genitive: du Quatre de Coupes|dative: au Quatre de Coupes}</translation>
    </message>
    <message>
        <source>Five of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cinq de Coupes{definite: le Cinq de Coupes|genitive: du Cinq de Coupes|dative: au Cinq de Coupes}</translation>
    </message>
    <message>
        <source>Six of Cups</source>
        <comment>phrase: card</comment>
        <translation>Six de Coupes{definite: le Six de Coupes|genitive: du Six de Coupes|dative: au Six de Coupes}</translation>
    </message>
    <message>
        <source>Seven of Cups</source>
        <comment>phrase: card</comment>
        <translation>Sept de Coupes{definite: le Sept de Coupes|genitive: du Sept de Coupes|dative: au Sept de Coupes}</translation>
    </message>
    <message>
        <source>Eight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Huit de Coupes{definite: le Huit de Coupes|genitive: du Huit de Coupes|dative: au Huit de Coupes}</translation>
    </message>
    <message>
        <source>Nine of Cups</source>
        <comment>phrase: card</comment>
        <translation>Neuf de Coupes{definite: le Neuf de Coupes|genitive: du Neuf de Coupes|dative: au Neuf de Coupes}</translation>
    </message>
    <message>
        <source>Ten of Cups</source>
        <comment>phrase: card</comment>
        <translation>Dix de Coupes{definite: le Dix de Coupes|genitive: du Dix de Coupes|dative: au Dix de Coupes}</translation>
    </message>
    <message>
        <source>Page of Cups</source>
        <comment>phrase: card</comment>
        <translation>Valet de Coupes{definite: le Valet de Coupes|genitive: du Valet de Coupes|dative: au Valet de Coupes}</translation>
    </message>
    <message>
        <source>Knight of Cups</source>
        <comment>phrase: card</comment>
        <translation>Cavalier de Coupes{definite: le Cavalier de Coupes|genitive: du Cavalier de Coupes|dative: au Cavalier de Coupes}</translation>
    </message>
    <message>
        <source>Queen of Cups</source>
        <comment>phrase: card</comment>
        <translation>Reine de Coupes{definite: la Reine de Coupes|genitive: de la Reine de Coupes|dative: à la Reine de Coupes}</translation>
    </message>
    <message>
        <source>King of Cups</source>
        <comment>phrase: card</comment>
        <translation>Roi de Coupes{definite: le Roi de Coupes|genitive: du Roi de Coupes|dative: au Roi de Coupes}</translation>
    </message>
    <message>
        <source>Ace of Rods</source>
        <comment>phrase: card</comment>
        <translation>As de Bâtons{definite: l’As de Bâtons|genitive: de l’As de Bâtons|dative: à l’As de Bâtons}</translation>
    </message>
    <message>
        <source>Two of Rods</source>
        <comment>phrase: card</comment>
        <translation>Deux de Bâtons{definite: le Deux de Bâtons|genitive: du Deux de Bâtons|dative: au Deux de Bâtons}</translation>
    </message>
    <message>
        <source>Three of Rods</source>
        <comment>phrase: card</comment>
        <translation>Trois de Bâtons{definite: le Trois de Bâtons|genitive: du Trois de Bâtons|dative: au Trois de Bâtons}</translation>
    </message>
    <message>
        <source>Four of Rods</source>
        <comment>phrase: card</comment>
        <translation>Quatre de Bâtons{definite: le Quatre de Bâtons|genitive: du Quatre de Bâtons|dative: au Quatre de Bâtons}</translation>
    </message>
    <message>
        <source>Five of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cinq de Bâtons{definite: le Cinq de Bâtons|genitive: du Cinq de Bâtons|dative: au Cinq de Bâtons}</translation>
    </message>
    <message>
        <source>Six of Rods</source>
        <comment>phrase: card</comment>
        <translation>Six de Bâtons{definite: le Six de Bâtons|genitive: du Six de Bâtons|dative: au Six de Bâtons}</translation>
    </message>
    <message>
        <source>Seven of Rods</source>
        <comment>phrase: card</comment>
        <translation>Sept de Bâtons{definite: le Sept de Bâtons|genitive: du Sept de Bâtons|dative: au Sept de Bâtons}</translation>
    </message>
    <message>
        <source>Eight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Huit de Bâtons{definite: le Huit de Bâtons|genitive: du Huit de Bâtons|dative: au Huit de Bâtons}</translation>
    </message>
    <message>
        <source>Nine of Rods</source>
        <comment>phrase: card</comment>
        <translation>Neuf de Bâtons{definite: le Neuf de Bâtons|genitive: du Neuf de Bâtons|dative: au Neuf de Bâtons}</translation>
    </message>
    <message>
        <source>Ten of Rods</source>
        <comment>phrase: card</comment>
        <translation>Dix de Bâtons{definite: le Dix de Bâtons|genitive: du Dix de Bâtons|dative: au Dix de Bâtons}</translation>
    </message>
    <message>
        <source>Page of Rods</source>
        <comment>phrase: card</comment>
        <translation>Valet de Bâtons{definite: le Valet de Bâtons|genitive: du Valet de Bâtons|dative: au Valet de Bâtons}</translation>
    </message>
    <message>
        <source>Knight of Rods</source>
        <comment>phrase: card</comment>
        <translation>Cavalier de Bâtons{definite: le Cavalier de Bâtons|genitive: du Cavalier de Bâtons|dative: au Cavalier de Bâtons}</translation>
    </message>
    <message>
        <source>Queen of Rods</source>
        <comment>phrase: card</comment>
        <translation>Reine de Bâtons{definite: la Reine de Bâtons|genitive: de la Reine de Bâtons|dative: à la Reine de Bâtons}</translation>
    </message>
    <message>
        <source>King of Rods</source>
        <comment>phrase: card</comment>
        <translation>Roi de Bâtons{definite: le Roi de Bâtons|genitive: du Roi de Bâtons|dative: au Roi de Bâtons}</translation>
    </message>
    <message>
        <source>Ace of Discs</source>
        <comment>phrase: card</comment>
        <translation>As de Deniers{definite: l’As de Deniers|genitive: de l’As de Deniers|dative: à l’As de Deniers}</translation>
    </message>
    <message>
        <source>Two of Discs</source>
        <comment>phrase: card</comment>
        <translation>Deux de Deniers{definite: le Deux de Deniers|genitive: du Deux de Deniers|dative: au Deux de Deniers}</translation>
    </message>
    <message>
        <source>Three of Discs</source>
        <comment>phrase: card</comment>
        <translation>Trois de Deniers{definite: le Trois de Deniers|genitive: du Trois de Deniers|dative: au Trois de Deniers}</translation>
    </message>
    <message>
        <source>Four of Discs</source>
        <comment>phrase: card</comment>
        <translation>Quatre de Deniers{definite: le Quatre de Deniers|genitive: du Quatre de Deniers|dative: au Quatre de Deniers}</translation>
    </message>
    <message>
        <source>Five of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cinq de Deniers{definite: le Cinq de Deniers|genitive: du Cinq de Deniers|dative: au Cinq de Deniers}</translation>
    </message>
    <message>
        <source>Six of Discs</source>
        <comment>phrase: card</comment>
        <translation>Six de Deniers{definite: le Six de Deniers|genitive: du Six de Deniers|dative: au Six de Deniers}</translation>
    </message>
    <message>
        <source>Seven of Discs</source>
        <comment>phrase: card</comment>
        <translation>Sept de Deniers{definite: le Sept de Deniers|genitive: du Sept de Deniers|dative: au Sept de Deniers}</translation>
    </message>
    <message>
        <source>Eight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Huit de Deniers{definite: le Huit de Deniers|genitive: du Huit de Deniers|dative: au Huit de Deniers}</translation>
    </message>
    <message>
        <source>Nine of Discs</source>
        <comment>phrase: card</comment>
        <translation>Neuf de Deniers{definite: le Neuf de Deniers|genitive: du Neuf de Deniers|dative: au Neuf de Deniers}</translation>
    </message>
    <message>
        <source>Ten of Discs</source>
        <comment>phrase: card</comment>
        <translation>Dix de Deniers{definite: le Dix de Deniers|genitive: du Dix de Deniers|dative: au Dix de Deniers}</translation>
    </message>
    <message>
        <source>Page of Discs</source>
        <comment>phrase: card</comment>
        <translation>Valet de Deniers{definite: le Valet de Deniers|genitive: du Valet de Deniers|dative: au Valet de Deniers}</translation>
    </message>
    <message>
        <source>Knight of Discs</source>
        <comment>phrase: card</comment>
        <translation>Cavalier de Deniers{definite: le Cavalier de Deniers|genitive: du Cavalier de Deniers|dative: au Cavalier de Deniers}</translation>
    </message>
    <message>
        <source>Queen of Discs</source>
        <comment>phrase: card</comment>
        <translation>Reine de Deniers{definite: la Reine de Deniers|genitive: de la Reine de Deniers|dative: à la Reine de Deniers}</translation>
    </message>
    <message>
        <source>King of Discs</source>
        <comment>phrase: card</comment>
        <translation>Roi de Deniers{definite: le Roi de Deniers|genitive: du Roi de Deniers|dative: au Roi de Deniers}</translation>
    </message>
    <message>
        <source>Ace of Swords</source>
        <comment>phrase: card</comment>
        <translation>As d’Épées{definite: l’As d’Épées|genitive: de l’As d’Épées|dative: à l’As d’Épées}</translation>
    </message>
    <message>
        <source>Two of Swords</source>
        <comment>phrase: card</comment>
        <translation>Deux d’Épées{definite: le Deux d’Épées|genitive: du Deux d’Épées|dative: au Deux d’Épées}</translation>
    </message>
    <message>
        <source>Three of Swords</source>
        <comment>phrase: card</comment>
        <translation>Trois d’Épées{definite: le Trois d’Épées|genitive: du Trois d’Épées|dative: au Trois d’Épées}</translation>
    </message>
    <message>
        <source>Four of Swords</source>
        <comment>phrase: card</comment>
        <translation>Quatre d’Épées{definite: le Quatre d’Épées|genitive: du Quatre d’Épées|dative: au Quatre d’Épées}</translation>
    </message>
    <message>
        <source>Five of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cinq d’Épées{definite: le Cinq d’Épées|genitive: du Cinq d’Épées|dative: au Cinq d’Épées}</translation>
    </message>
    <message>
        <source>Six of Swords</source>
        <comment>phrase: card</comment>
        <translation>Six d’Épées{definite: le Six d’Épées|genitive: du Six d’Épées|dative: au Six d’Épées}</translation>
    </message>
    <message>
        <source>Seven of Swords</source>
        <comment>phrase: card</comment>
        <translation>Sept d’Épées{definite: le Sept d’Épées|genitive: du Sept d’Épées|dative: au Sept d’Épées}</translation>
    </message>
    <message>
        <source>Eight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Huit d’Épées{definite: le Huit d’Épées|genitive: du Huit d’Épées|dative: au Huit d’Épées}</translation>
    </message>
    <message>
        <source>Nine of Swords</source>
        <comment>phrase: card</comment>
        <translation>Neuf d’Épées{definite: le Neuf d’Épées|genitive: du Neuf d’Épées|dative: au Neuf d’Épées}</translation>
    </message>
    <message>
        <source>Ten of Swords</source>
        <comment>phrase: card</comment>
        <translation>Dix d’Épées{definite: le Dix d’Épées|genitive: du Dix d’Épées|dative: au Dix d’Épées}</translation>
    </message>
    <message>
        <source>Page of Swords</source>
        <comment>phrase: card</comment>
        <translation>Valet d’Épées{definite: le Valet d’Épées|genitive: du Valet d’Épées|dative: au Valet d’Épées}</translation>
    </message>
    <message>
        <source>Knight of Swords</source>
        <comment>phrase: card</comment>
        <translation>Cavalier d’Épées{definite: le Cavalier d’Épées|genitive: du Cavalier d’Épées|dative: au Cavalier d’Épées}</translation>
    </message>
    <message>
        <source>Queen of Swords</source>
        <comment>phrase: card</comment>
        <translation>Reine d’Épées{definite: la Reine d’Épées|genitive: de la Reine d’Épées|dative: à la Reine d’Épées}</translation>
    </message>
    <message>
        <source>King of Swords</source>
        <comment>phrase: card</comment>
        <translation>Roi d’Épées{definite: le Roi d’Épées|genitive: du Roi d’Épées|dative: au Roi d’Épées}</translation>
    </message>
    <message>
        <source>no card</source>
        <comment>phrase: card</comment>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Chapters</name>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Les serviteurs</translation>
    </message>
    <message>
        <source>Facing and targets</source>
        <translation>Orientation et cibles</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bâtons</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Deniers</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Les arcanes majeurs</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Deux pouvoirs sur un même objet</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Score et fin</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::ConvertWords</name>
    <message>
        <source>change an enemy piece to your colour</source>
        <comment>phrase: power</comment>
        <translation>faire passer une pièce ennemie à votre couleur</translation>
    </message>
    <message>
        <source>Replace a targeted enemy piece with one of yours of the same size from your stash, then orient it.</source>
        <translation>Remplacez une pièce ennemie visée par une pièce à vous de même taille, prise dans votre réserve, puis orientez-la.</translation>
    </message>
    <message>
        <source>The enemy piece returns to its stash. Without a piece of that size in yours, this is impossible.</source>
        <translation>La pièce ennemie retourne à sa réserve. Sans pièce de cette taille dans la vôtre, c’est impossible.</translation>
    </message>
    <message>
        <source>A piece of your own cannot be replaced.</source>
        <translation>Une pièce à vous ne peut pas être remplacée.</translation>
    </message>
    <message>
        <source>A piece of your own may be replaced, too.</source>
        <translation>Une pièce à vous peut être remplacée aussi.</translation>
    </message>
    <message>
        <source>A piece of your own, or of one who plays together with you, may be replaced, too.</source>
        <translation>Une pièce à vous, ou à quelqu’un qui joue de concert avec vous, peut être remplacée aussi.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CopyWords</name>
    <message>
        <source>use another major arcana card</source>
        <comment>phrase: power</comment>
        <translation>utiliser un autre arcane majeur</translation>
    </message>
    <message>
        <source>Use the powers of any other major arcana territory on the board.</source>
        <translation>Utilisez les pouvoirs de n’importe quel autre arcane majeur posé sur le plateau comme territoire.</translation>
    </message>
    <message>
        <source>Whoever is a minion for the card that copies is one for the copied powers, too. The copied card stays where it is, and is neither played nor discarded.</source>
        <translation>Les serviteurs de la carte qui copie le sont aussi pour les pouvoirs copiés. La carte copiée reste où elle est, et n’est ni jouée ni défaussée.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::CupWords</name>
    <message>
        <source>cup</source>
        <comment>phrase: power</comment>
        <translation>coupe</translation>
    </message>
    <message>
        <source>Cups: create</source>
        <translation>Coupes&#xa0;: créer</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Utilisez cette carte comme coupe&#x202f;; un nouveau territoire peut être la première carte de la pioche, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Use as a cup; a new territory is the top card of the draw pile, whatever it is.</source>
        <translation>Utilisez cette carte comme coupe&#x202f;; un nouveau territoire est la première carte de la pioche, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Use as a cup.</source>
        <translation>Utilisez cette carte comme coupe.</translation>
    </message>
    <message>
        <source>No limit of pieces in a space holds.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Aucune limite de pièces par case ne s’applique.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
        <translation>
            <numerusform>La limite de %n pièce par case ne s’applique pas.</numerusform>
            <numerusform>La limite de %n pièces par case ne s’applique pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space.</source>
        <translation>Créez une petite pièce à vous dans la case visée.</translation>
    </message>
    <message numerus="yes">
        <source>Create a small piece of yours in the target space, if fewer than %n pieces stand there.</source>
        <translation>
            <numerusform>Créez une petite pièce à vous dans la case visée, s’il y a moins de %n pièce.</numerusform>
            <numerusform>Créez une petite pièce à vous dans la case visée, s’il y a moins de %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you target an enemy piece, you may create another small one of that enemy instead.</source>
        <translation>Si vous visez une pièce ennemie, vous pouvez à la place en créer une autre petite du même camp.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>Ou créez un territoire&#xa0;: posez n’importe quel arcane mineur de votre main sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card worth exactly one point from your hand on a targeted wasteland without enemy pieces.</source>
        <translation>Ou créez un territoire&#xa0;: posez une carte de votre main qui vaut exactement un point sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>A new territory may be the top card of the draw pile, whatever it is.</source>
        <translation>Un nouveau territoire peut être la première carte de la pioche, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, whatever it is, on a targeted wasteland without enemy pieces.</source>
        <translation>Ou créez un territoire&#xa0;: posez la première carte de la pioche, quelle qu’elle soit, sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Or create a territory: lay any minor arcana card from your hand on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez n’importe quel arcane mineur de votre main sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>Or create a territory: lay a card from your hand that is worth exactly one point on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez une carte de votre main qui vaut exactement un point sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>It may instead be the top card of the draw pile, unseen, whatever it is.</source>
        <translation>Ce peut être à la place la première carte de la pioche, sans la regarder, quelle qu’elle soit.</translation>
    </message>
    <message>
        <source>Or create a territory: lay the top card of the draw pile, unseen and whatever it is, on the targeted wasteland, unless an enemy piece stands there. Your pieces there stay.</source>
        <translation>Ou créez un territoire&#xa0;: posez la première carte de la pioche, sans la regarder et quelle qu’elle soit, sur la friche visée, sauf si une pièce ennemie s’y trouve. Vos pièces y restent.</translation>
    </message>
    <message>
        <source>Territories are not created.</source>
        <translation>On ne crée pas de territoires.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, which may be full. The void is no target.</source>
        <translation>Ajoutez une petite pièce de votre réserve, tournée comme vous voulez, à la case visée, qui peut être pleine. Le vide n’est pas une cible.</translation>
    </message>
    <message>
        <source>Add one small piece of yours from your stash, in any facing, to the target space, if it is not full. The void is no target.</source>
        <translation>Ajoutez une petite pièce de votre réserve, tournée comme vous voulez, à la case visée, si elle n’est pas pleine. Le vide n’est pas une cible.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland, too.</source>
        <translation>On crée aussi des pièces dans les friches.</translation>
    </message>
    <message>
        <source>Pieces are not created in wasteland.</source>
        <translation>On ne crée pas de pièces dans les friches.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does. The space may be full.</source>
        <translation>Ou, si vous visez une pièce ennemie, ajoutez à sa case une petite pièce du même camp, tournée comme elle. La case peut être pleine.</translation>
    </message>
    <message>
        <source>Or, if you target an enemy piece, add one small piece of that enemy to its space, facing as it does, if the space is not full.</source>
        <translation>Ou, si vous visez une pièce ennemie, ajoutez à sa case une petite pièce du même camp, tournée comme elle, si la case n’est pas pleine.</translation>
    </message>
    <message>
        <source>Pieces of enemies are not created.</source>
        <translation>On ne crée pas de pièces ennemies.</translation>
    </message>
    <message>
        <source>Without a small piece in the stash concerned, this is impossible.</source>
        <translation>Sans petite pièce dans la réserve concernée, c’est impossible.</translation>
    </message>
    <message>
        <source>A minion may also create in the space on which it stands, because it may target itself.</source>
        <translation>Un serviteur peut aussi créer dans la case où il se trouve, car il peut se viser lui-même.</translation>
    </message>
    <message>
        <source>A minion that targets itself creates in its target space all the same: where it points, or, if it is upright, where it stands.</source>
        <translation>Un serviteur qui se vise lui-même crée tout de même dans sa case visée&#xa0;: celle vers laquelle il est tourné ou, s’il est debout, celle où il se trouve.</translation>
    </message>
    <message>
        <source>Create a small piece of yours in the target space, if it is not full.</source>
        <translation>Créez une petite pièce à vous dans la case visée, si elle n’est pas pleine.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Mais aucune carte n’a cette valeur dans ce jeu.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Diagnostics</name>
    <message>
        <source>This is not readable: %1.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Ce n’est pas lisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is too large; at most %2 is allowed.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>C’est trop grand&#x202f;; le maximum est %2.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>La clé «&#xa0;%1&#xa0;» n’est pas connue ici.</translation>
    </message>
    <message>
        <source>The key “%2” is missing.</source>
        <extracomment>%2: what was expected</extracomment>
        <translation>La clé «&#xa0;%2&#xa0;» manque.</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed; expected is: %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>La valeur «&#xa0;%1&#xa0;» n’est pas permise&#x202f;; il faut&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” is named twice.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«&#xa0;%1&#xa0;» est nommé deux fois.</translation>
    </message>
    <message>
        <source>Two settings exclude each other: %1 and %2.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Deux réglages s’excluent&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de règlement «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no power “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de pouvoir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no mechanic “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de mécanique «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The ruleset “%1” extends itself, directly or by way of others.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Le règlement «&#xa0;%1&#xa0;» s’étend lui-même, directement ou par l’intermédiaire d’autres.</translation>
    </message>
    <message>
        <source>The parent says the same already.</source>
        <translation>Le modèle dit déjà la même chose.</translation>
    </message>
    <message>
        <source>The word “%1” is not understood here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Le mot «&#xa0;%1&#xa0;» n’est pas compris ici.</translation>
    </message>
    <message>
        <source>There is no card “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de carte «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a space.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case.</translation>
    </message>
    <message>
        <source>There is no piece “%1” on the board.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de pièce «&#xa0;%1&#xa0;» sur le plateau.</translation>
    </message>
    <message>
        <source>There is no seat “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il n’y a pas de place «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This could mean “%1” or “%2”.</source>
        <extracomment>%1: what was found; %2: what was expected</extracomment>
        <translation>Ce pourrait être «&#xa0;%1&#xa0;» ou «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The step “%1” is not legal (%3).</source>
        <extracomment>%1: what was found; %3: id of a rule</extracomment>
        <translation>Le coup «&#xa0;%1&#xa0;» n’est pas permis (%3).</translation>
    </message>
    <message numerus="yes">
        <source>There are too many of “%1”; at most %n are allowed.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>
            <numerusform>Il y a trop de «&#xa0;%1&#xa0;»&#x202f;; le maximum est %n.</numerusform>
            <numerusform>Il y a trop de «&#xa0;%1&#xa0;»&#x202f;; le maximum est %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ruleset has switched off what “%1” is about.</source>
        <extracomment>%1: key of a position</extracomment>
        <translation>Le règlement a désactivé ce dont parle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file ends within a line; what stands before it can be used.</source>
        <translation>Le fichier finit au milieu d’une ligne&#x202f;; ce qui est avant peut servir.</translation>
    </message>
    <message>
        <source>The turn has begun, and these rules cannot take it up at this moment.</source>
        <translation>Le tour a commencé, et ces règles ne peuvent pas le reprendre à ce moment.</translation>
    </message>
    <message>
        <source>There is nothing here.</source>
        <translation>Il n’y a rien ici.</translation>
    </message>
    <message numerus="yes">
        <source>This is too long; at most %n bytes are allowed.</source>
        <translation>
            <numerusform>C’est trop long&#x202f;; le maximum est de %n octet.</numerusform>
            <numerusform>C’est trop long&#x202f;; le maximum est de %n octets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is nested too deeply; at most %n levels are allowed.</source>
        <translation>
            <numerusform>C’est imbriqué trop profondément&#x202f;; le maximum est de %n niveau.</numerusform>
            <numerusform>C’est imbriqué trop profondément&#x202f;; le maximum est de %n niveaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many values; at most %n are allowed.</source>
        <translation>
            <numerusform>Il y a trop de valeurs&#x202f;; le maximum est %n.</numerusform>
            <numerusform>Il y a trop de valeurs&#x202f;; le maximum est %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is %1; expected is %2.</source>
        <extracomment>%1, %2: a kind of document with its article: &quot;a ruleset&quot;, &quot;a scenario&quot;</extracomment>
        <translation>C’est %1&#x202f;; il faut %2.</translation>
    </message>
    <message>
        <source>“%1” is not an ordinary file.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it would replace “%1”, which is there already.</source>
        <extracomment>%1: the technical name of a power or a mechanic</extracomment>
        <translation>Ce module n’est pas utilisé&#xa0;: il remplacerait «&#xa0;%1&#xa0;», qui est déjà là.</translation>
    </message>
    <message>
        <source>This file is not used: it is not a plug-in of the kind that belongs here.</source>
        <translation>Ce fichier n’est pas utilisé&#xa0;: ce n’est pas un module du genre attendu ici.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it was built for another version (%1; this one is %2). Build it again.</source>
        <extracomment>%1, %2: technical names of versions</extracomment>
        <translation>Ce module n’est pas utilisé&#xa0;: il a été construit pour une autre version (%1&#x202f;; celle-ci est %2). Reconstruisez-le.</translation>
    </message>
    <message>
        <source>This plug-in cannot be loaded: %1.</source>
        <extracomment>%1: what the system says</extracomment>
        <translation>Ce module ne peut pas être chargé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is not readable.</source>
        <translation>Ce n’est pas lisible.</translation>
    </message>
    <message>
        <source>This plug-in is not used: it does not say which version it was built for. Build it again.</source>
        <translation>Ce module n’est pas utilisé&#xa0;: il ne dit pas pour quelle version il a été construit. Reconstruisez-le.</translation>
    </message>
    <message numerus="yes">
        <source>There are too many; at most %n are allowed.</source>
        <translation>
            <numerusform>Il y en a trop&#x202f;; le maximum est %n.</numerusform>
            <numerusform>Il y en a trop&#x202f;; le maximum est %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The step is not legal (%3).</source>
        <extracomment>%3: id of a rule</extracomment>
        <translation>Le coup n’est pas permis (%3).</translation>
    </message>
    <message>
        <source>The value “%1” is not allowed here.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>La valeur «&#xa0;%1&#xa0;» n’est pas permise ici.</translation>
    </message>
    <message>
        <source>a ruleset</source>
        <comment>phrase: kind of document</comment>
        <translation>un règlement</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>phrase: kind of document</comment>
        <translation>une position</translation>
    </message>
    <message>
        <source>a scenario</source>
        <comment>phrase: kind of document</comment>
        <translation>un scénario</translation>
    </message>
    <message>
        <source>the record of a game</source>
        <comment>phrase: kind of document</comment>
        <translation>l’enregistrement d’une partie</translation>
    </message>
    <message>
        <source>the plan of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>le plan d’une expérience</translation>
    </message>
    <message>
        <source>The smallest number of players may not be above the greatest.</source>
        <translation>Le plus petit nombre de joueurs ne peut pas dépasser le plus grand.</translation>
    </message>
    <message>
        <source>A hand cannot begin with more cards than it may hold, and cards are chosen only where the mechanic for it is played.</source>
        <translation>Une main ne peut pas commencer avec plus de cartes qu’elle n’en peut contenir, et l’on ne choisit des cartes que si le jeu emploie la mécanique prévue pour cela.</translation>
    </message>
    <message>
        <source>One small piece must be left in every stash, to be placed first.</source>
        <translation>Il doit rester une petite pièce dans chaque réserve, à placer en premier.</translation>
    </message>
    <message>
        <source>A spot card may not be worth more than royalty, nor royalty more than a major.</source>
        <translation>Une carte numérale ne peut pas valoir plus qu’une figure, ni une figure plus qu’un arcane majeur.</translation>
    </message>
    <message>
        <source>Only one of them can say what announcing the end of the game means.</source>
        <translation>Une seule d’entre elles peut dire ce que signifie annoncer la fin de la partie.</translation>
    </message>
    <message>
        <source>Where nobody bids, bids cannot decide the order of the turns.</source>
        <translation>Là où personne n’enchérit, les enchères ne peuvent pas décider de l’ordre des tours.</translation>
    </message>
    <message>
        <source>The lower bound may not be above the upper one.</source>
        <translation>La borne inférieure ne peut pas dépasser la borne supérieure.</translation>
    </message>
    <message>
        <source>Something is wrong here.</source>
        <translation>Quelque chose ne va pas ici.</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>a place in a text file</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a place in a text file</extracomment>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Replace everything by %1.</source>
        <extracomment>%1: a value</extracomment>
        <translation>Tout remplacer par %1.</translation>
    </message>
    <message>
        <source>Add the mechanic %1: %2.</source>
        <extracomment>%1: a place in a document, &quot;/mechanics/bid&quot;; %2: a value</extracomment>
        <translation>Ajouter la mécanique %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Set %1 to the value that is usual: %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Donner à %1 la valeur d’usage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Call %1 “%2” instead.</source>
        <extracomment>%1: a place in a document, &quot;/end/taget&quot;; %2: a key, &quot;target&quot;</extracomment>
        <translation>Appeler %1 plutôt «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <extracomment>%1: a place in a document, &quot;/links/moon&quot;</extracomment>
        <translation>Retirer %1.</translation>
    </message>
    <message>
        <source>Set %1 to %2.</source>
        <extracomment>%1: a place in a document, &quot;/end/target&quot;; %2: a value</extracomment>
        <translation>Donner à %1 la valeur %2.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: a word that was probably meant</extracomment>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Make %n further changes like that.</source>
        <translation>
            <numerusform>Faire encore %n changement de ce genre.</numerusform>
            <numerusform>Faire encore %n changements de ce genre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded (%1).</source>
        <extracomment>%1: what the plug-in says itself, perhaps in English</extracomment>
        <translation>Ce module est désactivé&#xa0;: une erreur s’y est produite pendant son chargement (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program crashed in it (%1).</source>
        <extracomment>%1: the name of a signal: &quot;SIGSEGV&quot;</extracomment>
        <translation>Ce module est désactivé&#xa0;: il a provoqué un arrêt brutal du programme (%1).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: the program ended twice while loading it. If you ended the program yourself, the plug-in may be sound.</source>
        <translation>Ce module est désactivé&#xa0;: le programme s’est arrêté deux fois en le chargeant. Si c’est vous qui avez fermé le programme, le module n’est peut-être pas en cause.</translation>
    </message>
    <message>
        <source>This plug-in is not used this time (--no-plugins).</source>
        <translation>Ce module n’est pas utilisé cette fois (--no-plugins).</translation>
    </message>
    <message>
        <source>This plug-in is switched off: an error occurred in it while it was loaded.</source>
        <translation>Ce module est désactivé&#xa0;: une erreur s’y est produite pendant son chargement.</translation>
    </message>
    <message>
        <source>The id “%1” is already taken by %2, so this ruleset is not used. Give it another id.</source>
        <extracomment>%1: the id of a ruleset; %2: the file of another ruleset</extracomment>
        <translation>L’identifiant «&#xa0;%1&#xa0;» est déjà pris par %2&#x202f;; ce règlement n’est donc pas utilisé. Donnez-lui un autre identifiant.</translation>
    </message>
    <message>
        <source>Probably the plug-in that provides it is missing.</source>
        <translation>Le module correspondant manque probablement.</translation>
    </message>
    <message>
        <source>Probably it belongs to the plug-in “%1”, which is not loaded.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Cela appartient probablement au module «&#xa0;%1&#xa0;», qui n’est pas chargé.</translation>
    </message>
    <message>
        <source>Probably it belongs to one of the plug-ins that are not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Cela appartient probablement à l’un des modules qui ne sont pas chargés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This text is in UTF-16 or UTF-32. Save it as UTF-8.</source>
        <translation>Ce texte est en UTF-16 ou en UTF-32. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Comments are not allowed here. Remove this one.</source>
        <translation>Les commentaires ne sont pas permis ici. Retirez celui-ci.</translation>
    </message>
    <message>
        <source>These are not straight double quotes. Write &quot;…&quot;.</source>
        <translation>Ce ne sont pas des guillemets doubles droits. Écrivez &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The text ends too early. A bracket or a quotation mark is not closed.</source>
        <translation>Le texte se termine trop tôt. Un crochet, une accolade ou un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>A text in quotes cannot contain a line break or a tab. Write \n or \t.</source>
        <translation>Un texte entre guillemets ne peut pas contenir de saut de ligne ni de tabulation. Écrivez \n ou \t.</translation>
    </message>
    <message>
        <source>This character cannot follow a backslash. Write \\ for a backslash.</source>
        <translation>Ce caractère ne peut pas suivre une barre oblique inverse. Pour celle-ci, écrivez \\.</translation>
    </message>
    <message>
        <source>“%1” is not a number that can be read. Write for example 8 or 0.5.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre lisible. Écrivez par exemple 8 ou 0.5.</translation>
    </message>
    <message>
        <source>A number is expected here.</source>
        <translation>Il faut ici un nombre.</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il faut ici une clé entre guillemets doubles, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A key in double quotes is expected here.</source>
        <translation>Il faut ici une clé entre guillemets doubles.</translation>
    </message>
    <message>
        <source>A colon is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il faut ici un deux-points, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A colon is expected here.</source>
        <translation>Il faut ici un deux-points.</translation>
    </message>
    <message>
        <source>A value is expected here, not “%1”. Text must be in double quotes.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il faut ici une valeur, et non «&#xa0;%1&#xa0;». Un texte doit être entre guillemets doubles.</translation>
    </message>
    <message>
        <source>A value is expected here. Text must be in double quotes.</source>
        <translation>Il faut ici une valeur. Un texte doit être entre guillemets doubles.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here, not “%1”.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il faut ici une virgule, un crochet fermant ou une accolade fermante, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is expected here.</source>
        <translation>Il faut ici une virgule, un crochet fermant ou une accolade fermante.</translation>
    </message>
    <message>
        <source>There is text after the end of the document: “%1”. Remove it.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>Il reste du texte après la fin du document&#xa0;: «&#xa0;%1&#xa0;». Retirez-le.</translation>
    </message>
    <message>
        <source>There is text after the end of the document. Remove it.</source>
        <translation>Il reste du texte après la fin du document. Retirez-le.</translation>
    </message>
    <message>
        <source>This is %1, but %2 is expected.</source>
        <extracomment>%1: what was found, a phrase: &quot;a text&quot;; %2: what was expected, another: &quot;a whole number&quot;</extracomment>
        <translation>C’est %1, mais il faut %2.</translation>
    </message>
    <message>
        <source>a text</source>
        <comment>phrase: type of a value</comment>
        <extracomment>between quotation marks</extracomment>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>phrase: type of a value</comment>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>phrase: type of a value</comment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>phrase: type of a value</comment>
        <extracomment>do not translate true and false</extracomment>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>an object</source>
        <comment>phrase: type of a value</comment>
        <extracomment>keys with their values between braces</extracomment>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <comment>phrase: type of a value</comment>
        <extracomment>values between square brackets</extracomment>
        <translation>une liste</translation>
    </message>
    <message>
        <source>If not, the plug-in that provides it is probably missing.</source>
        <translation>Sinon, le module correspondant manque probablement.</translation>
    </message>
    <message>
        <source>If not, it probably belongs to a plug-in that is not loaded: %1.</source>
        <extracomment>%1: the names of plug-ins</extracomment>
        <translation>Sinon, cela appartient probablement à un module qui n’est pas chargé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” is a game; only an expansion can be named here.</source>
        <extracomment>%1: the id of a game</extracomment>
        <translation>«&#xa0;%1&#xa0;» est un jeu&#x202f;; seule une extension peut être nommée ici.</translation>
    </message>
    <message>
        <source>No card lies on this board. A space with a card is written *, or with the name of the card.</source>
        <translation>Il n’y a aucune carte sur ce plateau. Une case qui porte une carte s’écrit *, ou avec le nom de la carte.</translation>
    </message>
    <message>
        <source>No card can ever be used: a turn allows neither to play one nor to activate a territory.</source>
        <translation>Aucune carte ne peut jamais servir&#xa0;: un tour ne permet ni d’en jouer une, ni d’activer un territoire.</translation>
    </message>
    <message>
        <source>The game can never end: it has no mechanic that ends it, such as the announced last turn.</source>
        <translation>La partie ne peut jamais finir&#xa0;: aucune mécanique n’y met fin, comme le ferait le dernier tour annoncé.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id, which has lower-case letters from a to z, digits and hyphens only.</source>
        <extracomment>%1: what was found</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un identifiant&#xa0;: celui-ci ne comporte que des minuscules de a à z, des chiffres et des traits d’union.</translation>
    </message>
    <message numerus="yes">
        <source>The cards dealt and laid out would number %1; at most %n are allowed, so that one is left to draw.</source>
        <extracomment>%1: how many cards; %n: how many there are</extracomment>
        <translation>
            <numerusform>%1 cartes seraient distribuées et disposées&#x202f;; le maximum est %n, pour qu’il en reste une à piocher.</numerusform>
            <numerusform>%1 cartes seraient distribuées et disposées&#x202f;; le maximum est %n, pour qu’il en reste une à piocher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of a player would number %1; at most %n are allowed.</source>
        <extracomment>%1: how many pieces</extracomment>
        <translation>
            <numerusform>Un joueur aurait %1 pièces&#x202f;; le maximum est %n.</numerusform>
            <numerusform>Un joueur aurait %1 pièces&#x202f;; le maximum est %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest bid can decide only where there is bidding, and the first seat must be a seat of the game.</source>
        <translation>La plus haute enchère ne peut décider que là où l’on enchérit, et la première place doit être l’une de celles du jeu.</translation>
    </message>
    <message>
        <source>This character is not in UTF-8. The text is probably in Latin-1 (Windows-1252): save it as UTF-8.</source>
        <translation>Ce caractère n’est pas en UTF-8. Le texte est probablement en Latin-1 (Windows-1252)&#xa0;: enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Nothing follows this comma. Remove it.</source>
        <translation>Rien ne suit cette virgule. Retirez-la.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8.</source>
        <translation>Convertir le texte en UTF-8.</translation>
    </message>
    <message>
        <source>Convert the text from Latin-1 to UTF-8.</source>
        <translation>Convertir le texte de Latin-1 en UTF-8.</translation>
    </message>
    <message>
        <source>Remove the comment.</source>
        <translation>Retirer le commentaire.</translation>
    </message>
    <message>
        <source>Remove the comma.</source>
        <translation>Retirer la virgule.</translation>
    </message>
    <message>
        <source>Write straight double quotes.</source>
        <translation>Écrire des guillemets doubles droits.</translation>
    </message>
    <message>
        <source>Close what is still open.</source>
        <translation>Fermer ce qui est encore ouvert.</translation>
    </message>
    <message>
        <source>Write the character with a backslash.</source>
        <translation>Écrire ce caractère avec une barre oblique inverse.</translation>
    </message>
    <message>
        <source>Write the backslash twice.</source>
        <translation>Doubler la barre oblique inverse.</translation>
    </message>
    <message>
        <source>Put the key in double quotes.</source>
        <translation>Mettre la clé entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Write true, false or null.</source>
        <translation>Écrire true, false ou null.</translation>
    </message>
    <message>
        <source>Add the missing comma or bracket.</source>
        <translation>Ajouter la virgule, le crochet ou l’accolade qui manque.</translation>
    </message>
    <message>
        <source>Correct the text.</source>
        <translation>Corriger le texte.</translation>
    </message>
    <message>
        <source>The game can never end: with this setting, the mechanic “%1” cannot end it.</source>
        <extracomment>%1: a mechanic, by its technical name</extracomment>
        <translation>La partie ne peut jamais finir&#xa0;: avec ce réglage, la mécanique «&#xa0;%1&#xa0;» ne peut pas y mettre fin.</translation>
    </message>
    <message>
        <source>This marks code in Markdown and is not part of the document. Remove it.</source>
        <translation>Ceci marque du code en Markdown et ne fait pas partie du document. Retirez-le.</translation>
    </message>
    <message>
        <source>Remove the Markdown mark.</source>
        <translation>Retirer la marque Markdown.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <extracomment>%1: a path</extracomment>
        <translation>Le fichier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être lu.</translation>
    </message>
    <message>
        <source>“%1” leads to a file outside its folder.</source>
        <extracomment>%1: a path</extracomment>
        <translation>«&#xa0;%1&#xa0;» mène à un fichier situé hors de son dossier.</translation>
    </message>
    <message>
        <source>the report of an experiment</source>
        <comment>phrase: kind of document</comment>
        <translation>le rapport d’une expérience</translation>
    </message>
    <message>
        <source>a lesson</source>
        <comment>phrase: kind of document</comment>
        <translation>une leçon</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <comment>phrase: kind of document</comment>
        <translation>une énigme</translation>
    </message>
    <message>
        <source>Remove the bracket.</source>
        <translation>Retirer le crochet ou l’accolade en trop.</translation>
    </message>
    <message>
        <source>Remove the text around the document.</source>
        <translation>Retirer le texte qui entoure le document.</translation>
    </message>
    <message numerus="yes">
        <source>This list is too short; at least %n entries are needed.</source>
        <translation>
            <numerusform>Cette liste est trop courte&#x202f;; il faut au moins %n élément.</numerusform>
            <numerusform>Cette liste est trop courte&#x202f;; il faut au moins %n éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made for a later version of the program: its format is %1, and this program knows formats up to %2.</source>
        <extracomment>%1, %2: numbers of versions of a file format</extracomment>
        <translation>Ceci a été fait pour une version ultérieure du programme&#xa0;: son format est %1, et ce programme connaît les formats jusqu’à %2.</translation>
    </message>
    <message>
        <source>A text is written with its language here: %2.</source>
        <extracomment>%2: such a text, as the document has it</extracomment>
        <translation>Un texte s’écrit ici avec sa langue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Gnostica has a deck of that id already. Rename its folder, and “id” in deck.json.</source>
        <extracomment>id is a key of the file deck.json: do not translate</extracomment>
        <translation>Gnostica a déjà un jeu de cartes de cet identifiant. Renommez le dossier de celui-ci, et «&#xa0;id&#xa0;» dans deck.json.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <extracomment>%1: the id of a deck of cards, which is the name of its folder</extracomment>
        <translation>Il n’y a pas de jeu de cartes «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The open bracket is here: %1.</source>
        <extracomment>where the bracket is that must be closed first; %1: &quot;line 3, column 5&quot;</extracomment>
        <translation>Le signe resté ouvert est ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The closing bracket “%2” is expected here, not “%1”.</source>
        <extracomment>%1: the bracket that was found: &quot;]&quot;; %2: the one that was expected, a brace or a square bracket</extracomment>
        <translation>Il faut ici le signe fermant «&#xa0;%2&#xa0;», et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This is not %2.</source>
        <extracomment>%2: a kind of document with its article: &quot;the record of a game&quot;</extracomment>
        <translation>Ce n’est pas %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DieWords</name>
    <message>
        <source>roll the colour die</source>
        <comment>phrase: power</comment>
        <translation>lancer le dé de couleurs</translation>
    </message>
    <message>
        <source>Roll the colour die and use what it shows.</source>
        <translation>Lancez le dé de couleurs et utilisez ce qu’il donne.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>button: to roll the die</comment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>A cup, rod, disc or sword on the die is the power of that suit, a star that of the card %1, a wild face that of the card %2. Whoever is a minion for the card that rolls is one for that power, too.</source>
        <extracomment>%1 and %2: cards</extracomment>
        <translation>Une coupe, un bâton, un denier ou une épée sur le dé est le pouvoir de cette couleur, une étoile celui de la carte «&#xa0;%1&#xa0;», la face joker celui de la carte «&#xa0;%2&#xa0;». Les serviteurs de la carte qui lance le dé le sont aussi pour ce pouvoir.</translation>
    </message>
    <message>
        <source>You roll the colour die.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous lancez le dé de couleurs.</translation>
    </message>
    <message>
        <source>%1 rolls the colour die.</source>
        <translation>%1 lance le dé de couleurs.</translation>
    </message>
    <message>
        <source>The colour die shows a cup.</source>
        <translation>Le dé de couleurs donne une coupe.</translation>
    </message>
    <message>
        <source>The colour die shows a rod.</source>
        <translation>Le dé de couleurs donne un bâton.</translation>
    </message>
    <message>
        <source>The colour die shows a disc.</source>
        <translation>Le dé de couleurs donne un denier.</translation>
    </message>
    <message>
        <source>The colour die shows a sword.</source>
        <translation>Le dé de couleurs donne une épée.</translation>
    </message>
    <message>
        <source>The colour die shows a star: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Le dé de couleurs donne une étoile&#xa0;: le pouvoir %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die shows the wild face: the power of the card %1.</source>
        <extracomment>%1: card</extracomment>
        <translation>Le dé de couleurs donne la face joker&#xa0;: le pouvoir %1{genitive}.</translation>
    </message>
    <message>
        <source>The colour die has six faces, each as likely as the others: a cup, a rod, a disc, a sword, a star and a wild face.</source>
        <translation>Le dé de couleurs a six faces, toutes aussi probables&#xa0;: une coupe, un bâton, un denier, une épée, une étoile et la face joker.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Differences</name>
    <message>
        <source>Plays like “%1”.</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Se joue comme «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2 and others.</source>
        <extracomment>%1: the name of a game, %2: the first rules of a list; %n: how many rules in all</extracomment>
        <translation>
            <numerusform>Diffère de «&#xa0;%1&#xa0;» par %n règle&#xa0;: %2 et d’autres.</numerusform>
            <numerusform>Diffère de «&#xa0;%1&#xa0;» par %n règles&#xa0;: %2 et d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Differs from “%1” in %n rules: %2.</source>
        <extracomment>%1: the name of a game, %2: list of rules; %n: how many</extracomment>
        <translation>
            <numerusform>Diffère de «&#xa0;%1&#xa0;» par %n règle&#xa0;: %2.</numerusform>
            <numerusform>Diffère de «&#xa0;%1&#xa0;» par %n règles&#xa0;: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DiscWords</name>
    <message>
        <source>disc</source>
        <comment>phrase: power</comment>
        <translation>denier</translation>
    </message>
    <message>
        <source>Discs: grow</source>
        <translation>Deniers&#xa0;: faire grandir</translation>
    </message>
    <message>
        <source>A territory of any value, or a wasteland, may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
        <translation>Un territoire de n’importe quelle valeur, ou une friche, peut être remplacé par la première carte de la pioche, quelle qu’elle soit, si aucune pièce ennemie ne s’y trouve.</translation>
    </message>
    <message>
        <source>A territory of any value may be replaced with the top card of the draw pile, whatever it is, if no enemy piece stands there.</source>
        <translation>Un territoire de n’importe quelle valeur peut être remplacé par la première carte de la pioche, quelle qu’elle soit, si aucune pièce ennemie ne s’y trouve.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory may come from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme denier&#x202f;; le nouveau territoire peut venir de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a disc; the new territory comes from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme denier&#x202f;; le nouveau territoire vient de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a disc.</source>
        <translation>Utilisez cette carte comme denier.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth more, or with a higher one of the same kind.</source>
        <translation>Ou faites grandir un territoire visé sans pièce ennemie&#xa0;: remplacez-le par une carte de plus grande valeur, ou par une plus haute du même genre.</translation>
    </message>
    <message>
        <source>Or grow a targeted territory without enemy pieces: replace it with a card worth one point more.</source>
        <translation>Ou faites grandir un territoire visé sans pièce ennemie&#xa0;: remplacez-le par une carte qui vaut un point de plus.</translation>
    </message>
    <message>
        <source>Make the minion or a targeted piece grow by one size from its owner&apos;s stash.</source>
        <translation>Faites grandir d’une taille le serviteur ou une pièce visée, avec une pièce de la réserve de son camp.</translation>
    </message>
    <message>
        <source>A wasteland without enemy pieces may grow to a card worth one point.</source>
        <translation>Une friche sans pièce ennemie peut grandir en une carte qui vaut un point.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth more, or with a higher card of the same kind. Major arcana rank by their numbers, minor ones from ace and two up to page, knight, queen and king, whatever their suit. Pieces stay.</source>
        <translation>Ou faites grandir le territoire visé, sauf si une pièce ennemie s’y trouve&#xa0;: il est défaussé et remplacé par une carte de plus grande valeur, ou par une carte plus haute du même genre. Les arcanes majeurs sont classés par leur numéro, les mineurs de l’as et du deux au valet, au cavalier, à la reine et au roi, quelle que soit leur couleur. Les pièces restent.</translation>
    </message>
    <message>
        <source>Or grow the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card worth exactly one point more. A major arcana card cannot grow. Pieces stay.</source>
        <translation>Ou faites grandir le territoire visé, sauf si une pièce ennemie s’y trouve&#xa0;: il est défaussé et remplacé par une carte qui vaut exactement un point de plus. Un arcane majeur ne peut pas grandir. Les pièces restent.</translation>
    </message>
    <message>
        <source>A targeted wasteland without enemy pieces may grow, too: a card worth exactly one point is laid there. Pieces stay.</source>
        <translation>Une friche visée sans pièce ennemie peut grandir aussi&#xa0;: on y pose une carte qui vaut exactement un point. Les pièces restent.</translation>
    </message>
    <message>
        <source>Or replace the targeted territory, of any value, unless an enemy piece stands there, with the top card of the draw pile, unseen, whatever it is. The old card is discarded; pieces stay.</source>
        <translation>Ou remplacez le territoire visé, quelle que soit sa valeur, sauf si une pièce ennemie s’y trouve, par la première carte de la pioche, sans la regarder, quelle qu’elle soit. L’ancienne carte est défaussée&#x202f;; les pièces restent.</translation>
    </message>
    <message>
        <source>The top card of the draw pile may also be laid on a targeted wasteland without enemy pieces.</source>
        <translation>La première carte de la pioche peut aussi être posée sur une friche visée sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Replace the minion or a targeted piece with one exactly one size larger from its owner&apos;s stash. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Remplacez le serviteur ou une pièce visée par une pièce exactement une taille au-dessus, prise dans la réserve de son camp. Une pièce à vous peut alors être orientée&#x202f;; une pièce ennemie garde son orientation.</translation>
    </message>
    <message>
        <source>Without a piece of that size in the stash this is impossible. A large piece cannot grow.</source>
        <translation>Sans pièce de cette taille dans la réserve, c’est impossible. Une grande pièce ne peut pas grandir.</translation>
    </message>
    <message>
        <source>Territories do not grow.</source>
        <translation>Les territoires ne grandissent pas.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece, the step between needs no piece.</source>
        <translation>Si les deux pouvoirs créent et font grandir la même pièce, l’étape intermédiaire n’a pas besoin de pièce.</translation>
    </message>
    <message>
        <source>If the two powers create and grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si les deux pouvoirs créent et font grandir la même pièce ou le même territoire, l’étape intermédiaire n’a besoin ni de pièce ni de carte.</translation>
    </message>
    <message>
        <source>If both grow the same piece, the step between needs no piece.</source>
        <translation>Si les deux font grandir la même pièce, l’étape intermédiaire n’a pas besoin de pièce.</translation>
    </message>
    <message>
        <source>If both grow the same piece, territory or wasteland, the step between needs no piece and no card.</source>
        <translation>Si les deux font grandir la même pièce, le même territoire ou la même friche, l’étape intermédiaire n’a besoin ni de pièce ni de carte.</translation>
    </message>
    <message>
        <source>If both grow the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si les deux font grandir la même pièce ou le même territoire, l’étape intermédiaire n’a besoin ni de pièce ni de carte.</translation>
    </message>
    <message>
        <source>A page, knight, queen or king cannot grow, either: no card is worth one point more.</source>
        <translation>Un valet, un cavalier, une reine ou un roi ne peut pas grandir non plus&#xa0;: aucune carte ne vaut un point de plus.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, cannot grow, either: no card is worth one point more.</source>
        <translation>Une carte numérale, de l’as au dix, ne peut pas grandir non plus&#xa0;: aucune carte ne vaut un point de plus.</translation>
    </message>
    <message>
        <source>But no card is worth that in this game.</source>
        <translation>Mais aucune carte n’a cette valeur dans ce jeu.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DivergenceWording</name>
    <message>
        <source>All goes as before until turn %1.</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Tout se passe comme avant jusqu’au tour %1.</translation>
    </message>
    <message numerus="yes">
        <source>By these rules %n players could not play.</source>
        <translation>
            <numerusform>Selon ces règles, %n personne ne pourrait pas jouer.</numerusform>
            <numerusform>Selon ces règles, %n personnes ne pourraient pas jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not begin from its position.</source>
        <translation>La partie ne pourrait pas commencer à partir de sa position.</translation>
    </message>
    <message>
        <source>This would then not be possible: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Ceci ne serait alors pas possible&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Chance would then be asked for something else.</source>
        <translation>Le hasard serait alors consulté pour autre chose.</translation>
    </message>
    <message>
        <source>Chance would then decide something first.</source>
        <translation>Le hasard déciderait alors d’abord quelque chose.</translation>
    </message>
    <message>
        <source>It would then be the decision of %1.</source>
        <translation>Ce serait alors à %1 de décider.</translation>
    </message>
    <message>
        <source>The game would not end where it did.</source>
        <translation>La partie ne finirait pas là où elle a fini.</translation>
    </message>
    <message>
        <source>This would then have another outcome: “%1”</source>
        <extracomment>%1: a whole sentence that tells a step</extracomment>
        <translation>Ceci aurait alors une autre issue&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Other players would have won or been eliminated.</source>
        <translation>D’autres auraient gagné ou seraient hors jeu.</translation>
    </message>
    <message>
        <source>Other pieces would stand on the board.</source>
        <translation>D’autres pièces seraient sur le plateau.</translation>
    </message>
    <message>
        <source>Other territories would lie on the board.</source>
        <translation>D’autres territoires seraient sur le plateau.</translation>
    </message>
    <message>
        <source>Other cards would be in the hands.</source>
        <translation>D’autres cartes seraient en main.</translation>
    </message>
    <message>
        <source>Other cards would lie in the piles.</source>
        <translation>D’autres cartes seraient dans les piles.</translation>
    </message>
    <message>
        <source>It would be the turn of somebody else.</source>
        <translation>Ce serait à quelqu’un d’autre de jouer.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DocumentNames</name>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game, %2: its expansions (&quot;Long Shots and House Rules&quot;)</extracomment>
        <translation>%1 avec %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::DraftWords</name>
    <message>
        <source>the choice of cards</source>
        <translation>le choix de cartes</translation>
    </message>
    <message numerus="yes">
        <source>Each player chooses %n cards of the first hand from cards that lie open.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>Chacun choisit %n carte de la première main parmi des cartes exposées.</numerusform>
            <numerusform>Chacun choisit %n cartes de la première main parmi des cartes exposées.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is known who goes first, one card after the other is taken, from the player who goes last to the first; whoever is last in a round begins the next, which goes the other way.</source>
        <translation>Quand on sait qui commence, on prend une carte après l’autre, du dernier joueur au premier&#x202f;; le dernier d’une manche commence la suivante, qui va dans l’autre sens.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more open cards than are chosen; what is left is discarded.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>On expose %n carte de plus qu’on n’en choisit&#x202f;; ce qui reste est défaussé.</numerusform>
            <numerusform>On expose %n cartes de plus qu’on n’en choisit&#x202f;; ce qui reste est défaussé.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are as many open cards as are chosen.</source>
        <translation>On expose autant de cartes qu’on en choisit.</translation>
    </message>
    <message>
        <source>You take the open card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous prenez %2{definite} parmi les cartes exposées.</translation>
    </message>
    <message>
        <source>%1 takes the open card %2.</source>
        <translation>%1 prend %2{definite} parmi les cartes exposées.</translation>
    </message>
    <message>
        <source>Choose one of the open cards for your hand.</source>
        <extracomment>%1: player</extracomment>
        <translation>Choisissez une des cartes exposées pour votre main.</translation>
    </message>
    <message>
        <source>%1 chooses one of the open cards.</source>
        <translation>%1 choisit une des cartes exposées.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are laid open, to be chosen from.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>%n carte est exposée, au choix.</numerusform>
            <numerusform>%n cartes sont exposées, au choix.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::EventWording</name>
    <message>
        <source>It stands upright.</source>
        <translation>Elle est debout.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>%1: north, east, south or west</extracomment>
        <translation>Elle est tournée vers %1{definite}.</translation>
    </message>
    <message>
        <source>%1 comes onto the board.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 entre en jeu.</translation>
    </message>
    <message>
        <source>%1 is left in the void and returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 se retrouve dans le vide et retourne à sa réserve.</translation>
    </message>
    <message>
        <source>%1 returns to its stash.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 retourne à sa réserve.</translation>
    </message>
    <message>
        <source>%1 comes to %2.</source>
        <extracomment>%1: a piece with its space, %2: its new space</extracomment>
        <translation>%1 arrive en %2.</translation>
    </message>
    <message>
        <source>%1 becomes small.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 devient petite.</translation>
    </message>
    <message>
        <source>%1 becomes medium-sized.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 devient moyenne.</translation>
    </message>
    <message>
        <source>%1 becomes large.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 devient grande.</translation>
    </message>
    <message>
        <source>%1 turns.</source>
        <extracomment>%1: a piece with its space</extracomment>
        <translation>%1 se tourne.</translation>
    </message>
    <message>
        <source>%1 is replaced by %2.</source>
        <extracomment>%1: a piece with its space, %2: the piece that takes its place</extracomment>
        <translation>%1 est remplacée par %2.</translation>
    </message>
    <message>
        <source>A territory is begun on %1.</source>
        <extracomment>%1: space; its card is still to come</extracomment>
        <translation>Un territoire est commencé en %1.</translation>
    </message>
    <message>
        <source>The new territory on %2 is %1.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Le nouveau territoire en %2 est %1{definite}.</translation>
    </message>
    <message>
        <source>%1 leaves %2.</source>
        <extracomment>%1: card, %2: space; another card is still to come</extracomment>
        <translation>%1{definite} quitte %2.</translation>
    </message>
    <message>
        <source>%3 takes the place of %1 on %2.</source>
        <extracomment>%1 and %3: cards, %2: space</extracomment>
        <translation>En %2, %3{definite} prend la place %1{genitive}.</translation>
    </message>
    <message>
        <source>The territory on %1 is gone.</source>
        <extracomment>%1: space</extracomment>
        <translation>Le territoire en %1 n’existe plus.</translation>
    </message>
    <message>
        <source>The territory %1 on %2 is gone.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Le territoire %1 en %2 n’existe plus.</translation>
    </message>
    <message>
        <source>The territory %1 moves from %2 to %3.</source>
        <extracomment>%1: card, %2 and %3: spaces</extracomment>
        <translation>Le territoire %1 passe de %2 à %3.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Vous activez le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 active le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous jouez %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 joue %2{definite}.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Vous défaussez %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2{definite}.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <extracomment>%1: list of cards</extracomment>
        <translation>Vous piochez une carte.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <translation>Vous piochez %1{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>%1 pioche une carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card is %1.</source>
        <extracomment>%1: card; it was turned over</extracomment>
        <translation>La carte est %1{definite}.</translation>
    </message>
    <message>
        <source>The powers of the territory %1 on %2 are used.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Les pouvoirs du territoire %1 en %2 sont utilisés.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous reprenez %2{definite} dans la défausse.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 reprend %2{definite} dans la défausse.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 échange sa main avec la vôtre.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Vous échangez votre main avec %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 échange sa main avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %n cards of the discard pile are shuffled into a new draw pile.</source>
        <translation>
            <numerusform>La carte de la défausse devient la nouvelle pioche.</numerusform>
            <numerusform>Les %n cartes de la défausse sont mélangées et forment la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous finissez votre tour.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finit son tour.</translation>
    </message>
    <message numerus="yes">
        <source>The cards are dealt to %n players, and the board is laid out.</source>
        <translation>
            <numerusform>Les cartes sont distribuées à un joueur et le plateau est mis en place.</numerusform>
            <numerusform>Les cartes sont distribuées à %n joueurs et le plateau est mis en place.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have chosen a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous avez choisi une carte d’enchère.</translation>
    </message>
    <message>
        <source>%1 has chosen a bid card.</source>
        <translation>%1 a choisi une carte d’enchère.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: bid</comment>
        <extracomment>one bid in a list of bids; %1: player, %2: card</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The bids are revealed (%1).</source>
        <extracomment>%1: list of players and cards, &quot;Ann: The Sun, Bob: Ace of Cups&quot;</extracomment>
        <translation>Les enchères sont révélées (%1).</translation>
    </message>
    <message>
        <source>The highest bids are equal; everybody bids again.</source>
        <translation>Les plus hautes enchères sont égales&#x202f;; tout le monde enchérit de nouveau.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous prenez %2{definite} parmi les enchères.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 prend %2{definite} parmi les enchères.</translation>
    </message>
    <message>
        <source>You win the bid and go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous gagnez les enchères et commencez.</translation>
    </message>
    <message>
        <source>%1 wins the bid and goes first.</source>
        <translation>%1 gagne les enchères et commence.</translation>
    </message>
    <message>
        <source>You go first.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>%1 goes first.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>You announce your next turn as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous annoncez que votre prochain tour sera le dernier.</translation>
    </message>
    <message>
        <source>%1 announces the next turn as the last.</source>
        <translation>%1 annonce que son prochain tour sera le dernier.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Votre dernier tour finit avec %2 points sur %n.</numerusform>
            <numerusform>Votre dernier tour finit avec %2 points sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with %2 of %n points.</source>
        <translation>
            <numerusform>%1 finit son dernier tour avec %2 points sur %n.</numerusform>
            <numerusform>%1 finit son dernier tour avec %2 points sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points.</source>
        <extracomment>%1: player, %2: points reached, %n: points needed</extracomment>
        <translation>
            <numerusform>Votre dernier tour finit avec seulement %2 des %n points requis.</numerusform>
            <numerusform>Votre dernier tour finit avec seulement %2 des %n points requis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points.</source>
        <translation>
            <numerusform>%1 finit son dernier tour avec seulement %2 des %n points requis.</numerusform>
            <numerusform>%1 finit son dernier tour avec seulement %2 des %n points requis.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of the game; your pieces return and your hand is discarded.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous êtes hors jeu&#x202f;; vos pièces retournent à la réserve et votre main est défaussée.</translation>
    </message>
    <message>
        <source>%1 is out of the game; the pieces return and the hand is discarded.</source>
        <translation>%1 est hors jeu&#x202f;; ses pièces retournent à la réserve et sa main est défaussée.</translation>
    </message>
    <message>
        <source>The hidden timer rings.</source>
        <translation>Le minuteur caché sonne.</translation>
    </message>
    <message>
        <source>What has been done of an unfinished step is taken back.</source>
        <translation>Ce qui a été fait d’un coup inachevé est annulé.</translation>
    </message>
    <message>
        <source>Something happens that no rule describes.</source>
        <translation>Il se passe quelque chose qu’aucune règle ne décrit.</translation>
    </message>
    <message>
        <source>The rule “%2” reports of %1: %3, %4.</source>
        <extracomment>a variant reports something of its own; %1: player, %2: name of a mechanic, %3 and %4: numbers</extracomment>
        <translation>La règle «&#xa0;%2&#xa0;» signale pour %1&#xa0;: %3, %4.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partie est finie, et personne ne gagne.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>La partie est finie&#xa0;: %1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>The game is over: you win.</source>
        <translation>La partie est finie&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <extracomment>%1: player</extracomment>
        <translation>La partie est finie&#xa0;: %1 gagne.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FileFaults</name>
    <message>
        <source>%1 exists already.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is too large; at most %n bytes are allowed.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>
            <numerusform>%1 est trop grand&#x202f;; le maximum est de %n octet.</numerusform>
            <numerusform>%1 est trop grand&#x202f;; le maximum est de %n octets.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>%1 has been removed or changed by another program.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 a été supprimé ou modifié par un autre programme.</translation>
    </message>
    <message>
        <source>%1 is being played in another window.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 se joue dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>%1 is the name of a running game&apos;s journal; please choose another.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 est le nom du journal d’une partie en cours&#x202f;; choisissez-en un autre, s’il vous plaît.</translation>
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
        <translation>%1 mène à un fichier situé hors de son dossier.</translation>
    </message>
    <message>
        <source>%1 is also an input file. Choose another file for the output.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 est aussi un fichier d’entrée. Choisissez un autre fichier pour la sortie.</translation>
    </message>
    <message>
        <source>%1 is named for two outputs. Choose different files.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 est indiqué pour deux sorties. Choisissez des fichiers différents.</translation>
    </message>
    <message>
        <source>%1 cannot be opened, because its name is not in UTF-8. Rename it.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être ouvert, car son nom n’est pas en UTF-8. Renommez-le.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is full: a record holds at most %n steps.</source>
        <extracomment>%1: path of a record</extracomment>
        <translation>
            <numerusform>%1 est plein&#xa0;: un enregistrement contient au plus %n coup.</numerusform>
            <numerusform>%1 est plein&#xa0;: un enregistrement contient au plus %n coups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::FinalRoundWords</name>
    <message>
        <source>the final round</source>
        <translation>la manche finale</translation>
    </message>
    <message>
        <source>The discard pile has been shuffled</source>
        <translation>La défausse a été mélangée</translation>
    </message>
    <message>
        <source>Turns left of the final round</source>
        <translation>Tours restants de la manche finale</translation>
    </message>
    <message>
        <source>Once the discard pile has been shuffled into a new draw pile for the first time, you may declare the final round at the end of your turn.</source>
        <translation>Dès que la défausse a été mélangée une première fois en une nouvelle pioche, vous pouvez déclarer la manche finale à la fin de votre tour.</translation>
    </message>
    <message>
        <source>Everybody else then takes one more turn. After that the highest score wins; equal highest scores share the win.</source>
        <translation>Tous les autres jouent alors encore un tour. Ensuite le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>You end the turn and declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous finissez votre tour et déclarez la manche finale.</translation>
    </message>
    <message>
        <source>%1 ends the turn and declares the final round.</source>
        <translation>%1 finit son tour et déclare la manche finale.</translation>
    </message>
    <message>
        <source>Declare the final round</source>
        <translation>Déclarer la manche finale</translation>
    </message>
    <message>
        <source>End your turn, or declare the final round.</source>
        <translation>Finissez votre tour, ou déclarez la manche finale.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n turns.</source>
        <extracomment>%n: number of turns, the one in progress included</extracomment>
        <translation>
            <numerusform>La partie finit dans %n tour.</numerusform>
            <numerusform>La partie finit dans %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on the final round can be declared.</source>
        <translation>À partir de maintenant, la manche finale peut être déclarée.</translation>
    </message>
    <message>
        <source>You declare the final round.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous déclarez la manche finale.</translation>
    </message>
    <message>
        <source>%1 declares the final round.</source>
        <translation>%1 déclare la manche finale.</translation>
    </message>
    <message numerus="yes">
        <source>The final round is over: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>La manche finale est terminée&#xa0;: le meilleur score, %n point, gagne.</numerusform>
            <numerusform>La manche finale est terminée&#xa0;: le meilleur score, %n points, gagne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile has not yet been shuffled into a new draw pile (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La défausse n’a pas encore été mélangée en une nouvelle pioche (%1).</translation>
    </message>
    <message>
        <source>The final round is being played already (%1).</source>
        <translation>La manche finale se joue déjà (%1).</translation>
    </message>
    <message>
        <source>The final round is over: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: number of points</extracomment>
        <translation>La manche finale est terminée&#xa0;: vous gagnez avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 wins with the highest score, %2.</source>
        <translation>La manche finale est terminée&#xa0;: %1 gagne avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>The final round is over: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>La manche finale est terminée&#xa0;: %1 ont le même meilleur score et se partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::GeneralRules</name>
    <message>
        <source>%1: %2</source>
        <comment>a chapter</comment>
        <extracomment>head of a chapter: %1: a suit, &quot;Rods&quot;; %2: what its power is called</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turning over a card needs no minion.</source>
        <translation>Retourner une carte ne demande pas de serviteur.</translation>
    </message>
    <message>
        <source>Discarding and drawing needs no minion.</source>
        <translation>Défausser et piocher ne demande pas de serviteur.</translation>
    </message>
    <message>
        <source>Choosing another card to use needs no minion.</source>
        <translation>Choisir une autre carte à utiliser ne demande pas de serviteur.</translation>
    </message>
    <message>
        <source>What needs no minion can be done even when every minion is gone.</source>
        <translation>Ce qui ne demande pas de serviteur reste possible même quand il n’y en a plus aucun.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a link</comment>
        <extracomment>what some cards allow: %1: one or more cards, &quot;Strength&quot;; %2: a whole sentence</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>This holds for pieces only: a territory must land properly each time.</source>
        <translation>Cela ne vaut que pour les pièces&#xa0;: un territoire doit se poser correctement chaque fois.</translation>
    </message>
    <message>
        <source>Between the two halves, pieces in the void wait, and the piece in question may be targeted wherever it is.</source>
        <translation>Entre les deux moitiés, les pièces qui sont dans le vide attendent, et la pièce en question peut être visée où qu’elle soit.</translation>
    </message>
    <message>
        <source>Two minions may share the halves. A piece of yours that the first half has affected may act in the second if it is a minion.</source>
        <translation>Deux serviteurs peuvent se partager les moitiés. Une de vos pièces que la première moitié a touchée peut agir dans la seconde si elle est un serviteur.</translation>
    </message>
    <message>
        <source>The board is a square grid without an edge. A space on which a card lies is a territory.</source>
        <translation>Le plateau est une grille de carrés sans bord. Une case où se trouve une carte est un territoire.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power and is worth nothing.</source>
        <translation>Une case sans carte qui a un côté commun avec un territoire est une friche. Des pièces peuvent s’y trouver&#x202f;; elle est comme un territoire sans pouvoir et ne vaut rien.</translation>
    </message>
    <message>
        <source>Every other space is void. Nothing can be done there, and pieces that stand in the void after a completed step return to their owners&apos; stashes at once.</source>
        <translation>Toute autre case est du vide. On ne peut rien y faire, et les pièces qui s’y trouvent à la fin d’un coup retournent aussitôt à la réserve de leur propriétaire.</translation>
    </message>
    <message numerus="yes">
        <source>A space is full if %n pieces or more stand there, no matter whose they are.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Une case qui contient %n pièce ou plus, quel que soit son camp, est pleine.</numerusform>
            <numerusform>Une case qui contient %n pièces ou plus, quel que soit leur camp, est pleine.</numerusform>
        </translation>
    </message>
    <message>
        <source>No piece can be created in a full space or moved into it, unless a rule says that it may be full. A space that already holds more stays as it is.</source>
        <translation>On ne peut ni créer une pièce dans une case pleine ni l’y déplacer, sauf si une règle dit qu’elle peut être pleine. Une case qui en contient déjà davantage reste telle quelle.</translation>
    </message>
    <message>
        <source>This holds for wasteland, too.</source>
        <translation>Cela vaut aussi pour les friches.</translation>
    </message>
    <message>
        <source>A wasteland is never full.</source>
        <translation>Une friche n’est jamais pleine.</translation>
    </message>
    <message numerus="yes">
        <source>%n players take part.</source>
        <extracomment>%1: the fewest players, %n: the most</extracomment>
        <translation>
            <numerusform>On joue à %n.</numerusform>
            <numerusform>On joue à %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n players take part.</source>
        <translation>
            <numerusform>On joue de %1 à %n.</numerusform>
            <numerusform>On joue de %1 à %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small ones (one pip)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n petite (une pastille)</numerusform>
            <numerusform>%n petites (une pastille)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium ones (two pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n moyenne (deux pastilles)</numerusform>
            <numerusform>%n moyennes (deux pastilles)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n large ones (three pips)</source>
        <comment>phrase: pyramids</comment>
        <translation>
            <numerusform>%n grande (trois pastilles)</numerusform>
            <numerusform>%n grandes (trois pastilles)</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a stash of pyramids in one colour: %1.</source>
        <extracomment>%1: list of pyramids: &quot;5 small ones (one pip), 5 medium ones (two pips) and 5 large ones (three pips)&quot;</extracomment>
        <translation>Chacun a une réserve de pyramides d’une couleur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Then a grid of cards, %1 wide and %2 high, is laid out face up. The rest is the draw pile.</source>
        <extracomment>%1 and %2: how many cards lie side by side, and one below the other</extracomment>
        <translation>Puis une grille large de %1 cartes et haute de %2 est disposée, faces visibles. Le reste forme la pioche.</translation>
    </message>
    <message>
        <source>A bid decides who goes first.</source>
        <translation>Une enchère décide qui commence.</translation>
    </message>
    <message>
        <source>Lots decide who goes first; play goes clockwise.</source>
        <translation>Le sort décide qui commence&#x202f;; on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Player %1 goes first; play goes clockwise.</source>
        <extracomment>%1: the letter of a seat</extracomment>
        <translation>Le joueur %1 commence&#x202f;; on joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Whoever has no piece on the board can only place one small piece from the stash, in any facing, on a territory or wasteland without pieces.</source>
        <translation>Sans pièce sur le plateau, on ne peut que placer une petite pièce de sa réserve, tournée comme on veut, sur un territoire ou une friche sans pièce.</translation>
    </message>
    <message>
        <source>If there is no such space, the turn is passed.</source>
        <translation>S’il n’y a pas de telle case, on passe son tour.</translation>
    </message>
    <message>
        <source>If there is no such space, the hand may be refreshed.</source>
        <translation>S’il n’y a pas de telle case, on peut refaire sa main.</translation>
    </message>
    <message>
        <source>Otherwise exactly one of these is done:</source>
        <translation>Sinon, on fait exactement l’une de ces choses&#xa0;:</translation>
    </message>
    <message>
        <source>Otherwise each action is exactly one of these:</source>
        <translation>Sinon, chaque action est exactement l’une de ces choses&#xa0;:</translation>
    </message>
    <message>
        <source>To pass, refresh your hand without discarding or drawing.</source>
        <translation>Pour passer votre tour, refaites votre main sans défausser ni piocher.</translation>
    </message>
    <message>
        <source>Instead of these you may pass.</source>
        <translation>Au lieu de cela, vous pouvez passer votre tour.</translation>
    </message>
    <message>
        <source>All powers are optional. Any of them may be left unused, even all of a card, but their order never changes.</source>
        <translation>Tous les pouvoirs sont facultatifs. On peut laisser n’importe lequel inutilisé, même tous ceux d’une carte, mais leur ordre ne change jamais.</translation>
    </message>
    <message>
        <source>When a card is played, every piece of yours on the board is a minion. Each power of the card may be used by any of them, by different ones or by the same.</source>
        <translation>Quand une carte est jouée, chacune de vos pièces sur le plateau est un serviteur. Chaque pouvoir de la carte peut être utilisé par n’importe laquelle, par des pièces différentes ou par la même.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for this action, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>Quand un territoire est activé, vos pièces qui s’y trouvent sont des serviteurs pour cette action, où qu’elles aillent. Chaque pouvoir peut être utilisé par n’importe laquelle, par des pièces différentes ou par la même.</translation>
    </message>
    <message>
        <source>When a territory is activated, your pieces on it are minions for the whole turn, wherever they go. Each power may be used by any of them, by different ones or by the same.</source>
        <translation>Quand un territoire est activé, vos pièces qui s’y trouvent sont des serviteurs pour tout le tour, où qu’elles aillent. Chaque pouvoir peut être utilisé par n’importe laquelle, par des pièces différentes ou par la même.</translation>
    </message>
    <message>
        <source>A piece that is replaced by another size is still the same piece.</source>
        <translation>Une pièce remplacée par une autre taille reste la même pièce.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the action.</source>
        <translation>Après l’activation d’un territoire, une de vos pièces directement touchée par un serviteur devient elle aussi un serviteur, pour le reste de l’action.</translation>
    </message>
    <message>
        <source>After activating a territory, a piece of yours that is directly affected by a minion becomes a minion, too, for the rest of the turn.</source>
        <translation>Après l’activation d’un territoire, une de vos pièces directement touchée par un serviteur devient elle aussi un serviteur, pour le reste du tour.</translation>
    </message>
    <message>
        <source>Only the pieces that stood on the activated territory are minions.</source>
        <translation>Seules les pièces qui se trouvaient sur le territoire activé sont des serviteurs.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, also one that another card copies, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>Tant qu’on exécute les pouvoirs d’un Mat, y compris copié par une autre carte, celles de vos pièces qui sont touchées deviennent elles aussi des serviteurs, pour le reste du tour.</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, too, for the rest of the turn.</source>
        <translation>Tant qu’on exécute les pouvoirs d’un Mat, celles de vos pièces qui sont touchées deviennent elles aussi des serviteurs, pour le reste du tour.</translation>
    </message>
    <message>
        <source>Nothing that is done to a piece affects it in this sense.</source>
        <translation>Rien de ce qu’on fait à une pièce ne la touche au sens de cette règle.</translation>
    </message>
    <message>
        <source>Any of these affects a piece: %1.</source>
        <extracomment>%1: things that are done to a piece, &quot;creating it, moving it or turning it&quot;</extracomment>
        <translation>Toucher une pièce, c’est l’une de ces choses&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory count as affected.</source>
        <translation>Les pièces sur un territoire touché comptent comme touchées.</translation>
    </message>
    <message>
        <source>Pieces on an affected territory do not count as affected.</source>
        <translation>Les pièces sur un territoire touché ne comptent pas comme touchées.</translation>
    </message>
    <message>
        <source>A piece has one of nine facings: it points north, east, south or west or diagonally between two of these, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Une pièce a l’une de neuf orientations&#xa0;: elle est tournée vers le nord, l’est, le sud ou l’ouest, ou en diagonale entre deux d’entre eux, ou bien elle est debout. Orienter une pièce, c’est lui donner une autre orientation.</translation>
    </message>
    <message>
        <source>A piece has one of five facings: it points north, east, south or west, never diagonally, or it stands upright. To orient a piece is to give it another facing.</source>
        <translation>Une pièce a l’une de cinq orientations&#xa0;: elle est tournée vers le nord, l’est, le sud ou l’ouest, jamais en diagonale, ou bien elle est debout. Orienter une pièce, c’est lui donner une autre orientation.</translation>
    </message>
    <message>
        <source>What points diagonally targets, moves and pushes across the corners of spaces. Wasteland is only what shares a side with a territory, as ever.</source>
        <translation>Ce qui est tourné en diagonale vise, avance et pousse par les coins des cases. N’est friche, comme toujours, que ce qui a un côté commun avec un territoire.</translation>
    </message>
    <message>
        <source>An upright minion targets the space on which it stands and any piece there. One that points out targets the next space in that direction and any piece there.</source>
        <translation>Un serviteur debout vise la case où il se trouve et toute pièce qui y est. Un serviteur couché vise la case suivante dans sa direction et toute pièce qui y est.</translation>
    </message>
    <message>
        <source>A minion may always target itself, whatever its facing.</source>
        <translation>Un serviteur peut toujours se viser lui-même, quelle que soit son orientation.</translation>
    </message>
    <message>
        <source>When you affect a piece of your own, you may orient it. An enemy piece keeps its facing. A rule may say otherwise.</source>
        <translation>Quand vous touchez une de vos pièces, vous pouvez l’orienter. Une pièce ennemie garde son orientation. Une règle peut en disposer autrement.</translation>
    </message>
    <message>
        <source>When the draw pile is used up, the discard pile is shuffled into a new one.</source>
        <translation>Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.</translation>
    </message>
    <message>
        <source>This is done at once, when the draw pile becomes empty.</source>
        <translation>Cela se fait aussitôt, dès que la pioche est vide.</translation>
    </message>
    <message>
        <source>This is done only when a card is to be drawn.</source>
        <translation>Cela ne se fait que lorsqu’une carte doit être piochée.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile. If there are no discards to shuffle at that moment, they are shuffled before the next draw.</source>
        <translation>Une carte piochée va d’abord à sa destination&#xa0;: une main, le plateau ou la défausse. S’il n’y a à ce moment aucune carte défaussée à mélanger, on mélange avant la pioche suivante.</translation>
    </message>
    <message>
        <source>A drawn card first reaches its destination: a hand, the board or the discard pile.</source>
        <translation>Une carte piochée va d’abord à sa destination&#xa0;: une main, le plateau ou la défausse.</translation>
    </message>
    <message>
        <source>Whoever still has cards to draw goes on with the new pile. When both piles are empty, nothing can be drawn.</source>
        <translation>Le joueur qui doit encore piocher continue avec la nouvelle pioche. Quand les deux piles sont vides, on ne peut plus piocher.</translation>
    </message>
    <message>
        <source>Nobody draws more cards than the hand limit leaves room for, nor more than the two piles hold after the discards.</source>
        <translation>Personne ne pioche plus de cartes que la limite de la main ne le permet, ni plus que les deux piles n’en contiennent après la défausse.</translation>
    </message>
    <message>
        <source>A minor arcana card is worth %1, a major arcana card %2.</source>
        <extracomment>%1, %2: points</extracomment>
        <translation>Un arcane mineur vaut %1, un arcane majeur %2.</translation>
    </message>
    <message>
        <source>A spot card, ace to ten, is worth %1; page, knight, queen and king %2; a major arcana card %3.</source>
        <extracomment>%1, %2, %3: points</extracomment>
        <translation>Une carte numérale, de l’as au dix, vaut %1&#x202f;; valet, cavalier, reine et roi valent %2&#x202f;; un arcane majeur vaut %3.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and the players who are still in it share the win.</source>
        <translation>S’il ne reste aucun territoire sur le plateau, la partie finit à la fin de ce tour, et ceux qui sont encore en jeu se partagent la victoire.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, and nobody wins.</source>
        <translation>S’il ne reste aucun territoire sur le plateau, la partie finit à la fin de ce tour, et personne ne gagne.</translation>
    </message>
    <message>
        <source>A last turn that ends then is judged first. Nothing can be announced any more.</source>
        <translation>Un dernier tour qui finit alors est d’abord jugé. On ne peut plus rien annoncer.</translation>
    </message>
    <message numerus="yes">
        <source>A territory with a spot card, ace to ten, is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territoire à carte numérale, de l’as au dix, est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire à carte numérale, de l’as au dix, est plein avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A territory with a page, knight, queen or king is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territoire à valet, cavalier, reine ou roi est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire à valet, cavalier, reine ou roi est plein avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A major arcana territory is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Un territoire à arcane majeur est plein avec %n pièce.</numerusform>
            <numerusform>Un territoire à arcane majeur est plein avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wasteland is full with %n pieces.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Une friche est pleine avec %n pièce.</numerusform>
            <numerusform>Une friche est pleine avec %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n small pieces or more takes up no further one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n petite pièce ou plus n’en reçoit pas d’autre.</numerusform>
            <numerusform>Une case avec %n petites pièces ou plus n’en reçoit pas d’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n medium pieces or more takes up no further one, and no small piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n pièce moyenne ou plus n’en reçoit pas d’autre, et aucune petite pièce n’y devient moyenne.</numerusform>
            <numerusform>Une case avec %n pièces moyennes ou plus n’en reçoit pas d’autre, et aucune petite pièce n’y devient moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n large pieces or more takes up no further one, and no medium piece grows to one there.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n grande pièce ou plus n’en reçoit pas d’autre, et aucune pièce moyenne n’y devient grande.</numerusform>
            <numerusform>Une case avec %n grandes pièces ou plus n’en reçoit pas d’autre, et aucune pièce moyenne n’y devient grande.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A space with %n pieces of a player or more takes up no further piece of that player, and no enemy piece there is replaced by one.</source>
        <extracomment>%n: how many pieces</extracomment>
        <translation>
            <numerusform>Une case avec %n pièce ou plus d’une même personne n’en reçoit pas d’autre de cette personne, et aucune pièce ennemie n’y est remplacée par l’une des siennes.</numerusform>
            <numerusform>Une case avec %n pièces ou plus d’une même personne n’en reçoit pas d’autre de cette personne, et aucune pièce ennemie n’y est remplacée par l’une des siennes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards, which is also the hand limit.</source>
        <translation>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chacun en reçoit %n, ce qui est aussi la limite de la main.</numerusform>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chacun en reçoit %n, ce qui est aussi la limite de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The 78 tarot cards are shuffled.</source>
        <translation>Les 78 cartes du tarot sont mélangées.</translation>
    </message>
    <message numerus="yes">
        <source>The 78 tarot cards are shuffled. Each player is dealt %n cards.</source>
        <translation>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chacun en reçoit %n.</numerusform>
            <numerusform>Les 78 cartes du tarot sont mélangées. Chacun en reçoit %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand limit is %n cards.</source>
        <extracomment>%n: how many cards a hand may hold</extracomment>
        <translation>
            <numerusform>La limite de la main est de %n carte.</numerusform>
            <numerusform>La limite de la main est de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>phrase: spaces</comment>
        <extracomment>spaces side by side; %1: the first, %2: the last</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Then cards are laid out face up on these spaces: %1. The rest is the draw pile.</source>
        <extracomment>%1: list of spaces, &quot;d4 to f4, d5 and f5&quot;</extracomment>
        <translation>Puis des cartes sont disposées faces visibles sur ces cases&#xa0;: %1. Le reste forme la pioche.</translation>
    </message>
    <message>
        <source>The card %1 is taken out of the deck before and lies on %2.</source>
        <extracomment>%1: card, %2: space</extracomment>
        <translation>Auparavant, on prend %1{definite} dans le jeu pour poser cette carte en %2.</translation>
    </message>
    <message>
        <source>Once in each turn, before an action, one of your pieces may be oriented without this being an action.</source>
        <translation>Une fois par tour, avant une action, on peut orienter une de ses pièces sans que ce soit une action.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, before anything else that belongs there, you draw %n cards, as far as the hand limit leaves room.</source>
        <extracomment>%n: how many cards</extracomment>
        <translation>
            <numerusform>À la fin de votre tour, avant tout ce qui s’y fait d’autre, vous piochez %n carte, si la limite de la main le permet.</numerusform>
            <numerusform>À la fin de votre tour, avant tout ce qui s’y fait d’autre, vous piochez %n cartes, autant que la limite de la main le permet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It targets spaces further on as well, whatever lies between: up to a distance of %1 if it is small, %2 if it is medium and %3 if it is large.</source>
        <extracomment>%1, %2, %3: how many spaces away</extracomment>
        <translation>Il vise aussi des cases plus éloignées, quoi qu’il y ait entre elles&#xa0;: jusqu’à une distance de %1 s’il est petit, de %2 s’il est moyen et de %3 s’il est grand.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phrase: value</comment>
        <extracomment>one card in a list of cards; %1: card, %2: points</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Some cards are worth something else (%1).</source>
        <extracomment>%1: list of cards and points, &quot;The Fool: 0, The World: 5&quot;</extracomment>
        <translation>Certaines cartes ont une autre valeur (%1).</translation>
    </message>
    <message>
        <source>The target score is %1.</source>
        <extracomment>%1: points</extracomment>
        <translation>Le score à atteindre est de %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %n players the target score is %1.</source>
        <extracomment>%n: number of players, %1: points</extracomment>
        <translation>
            <numerusform>À %n, le score à atteindre est de %1.</numerusform>
            <numerusform>À %n, le score à atteindre est de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your score is the number of pips of your pieces on all territories that you hold.</source>
        <translation>Votre score est le nombre de pastilles de vos pièces sur tous les territoires que vous tenez.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories that you hold.</source>
        <translation>Votre score est la valeur de tous les territoires que vous tenez.</translation>
    </message>
    <message>
        <source>Your score is the value of all territories on which only pieces of yours stand.</source>
        <translation>Votre score est la valeur de tous les territoires où il n’y a que des pièces à vous.</translation>
    </message>
    <message>
        <source>You hold a territory on which only pieces of yours stand.</source>
        <translation>Vous tenez un territoire où il n’y a que des pièces à vous.</translation>
    </message>
    <message>
        <source>You hold a territory on which you have more pieces than any other player. If nobody has, nobody holds it.</source>
        <translation>Vous tenez un territoire où vous avez plus de pièces que quiconque. Si personne n’en a plus que les autres, personne ne le tient.</translation>
    </message>
    <message>
        <source>You hold a territory on which your pieces have more pips together than those of any other player. If nobody&apos;s have, nobody holds it.</source>
        <translation>Vous tenez un territoire où vos pièces ont ensemble plus de pastilles que celles de quiconque. En cas d’égalité, personne ne le tient.</translation>
    </message>
    <message numerus="yes">
        <source>A wasteland that you hold in the same way counts %n points.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Une friche que vous tenez de la même façon compte %n point.</numerusform>
            <numerusform>Une friche que vous tenez de la même façon compte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolling the colour die needs no minion.</source>
        <translation>Lancer le dé de couleurs ne demande pas de serviteur.</translation>
    </message>
    <message>
        <source>A space without a card that shares a side with a territory is wasteland. Pieces may stand there; it is like a territory without a power.</source>
        <translation>Une case sans carte qui a un côté commun avec un territoire est une friche. Des pièces peuvent s’y trouver&#x202f;; elle est comme un territoire sans pouvoir.</translation>
    </message>
    <message>
        <source>Nothing else in this game lets you do that.</source>
        <translation>Rien d’autre dans ce jeu ne le permet.</translation>
    </message>
    <message>
        <source>Only this affects a piece: %1.</source>
        <extracomment>%1: something that is done to a piece, &quot;moving it&quot;</extracomment>
        <translation>Toucher une pièce, c’est seulement ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>These values matter only where territories are created, grown or attacked.</source>
        <translation>Ces valeurs ne comptent que là où l’on crée, fait grandir ou attaque des territoires.</translation>
    </message>
    <message>
        <source>If no territory is left on the board, the game ends at the end of that turn, as %1 says.</source>
        <extracomment>%1: the id of a rule</extracomment>
        <translation>S’il ne reste aucun territoire sur le plateau, la partie finit à la fin de ce tour, comme le dit %1.</translation>
    </message>
    <message>
        <source>On a territory where only one player has pieces, and at least one of each size, these are a tower. Nobody else can target a piece of a tower.</source>
        <translation>Sur un territoire où un seul joueur a des pièces, au moins une de chaque taille, celles-ci forment une tour. Personne d’autre ne peut viser une pièce d’une tour.</translation>
    </message>
    <message>
        <source>No other player&apos;s piece can be created in the territory of a tower, or end a move there.</source>
        <translation>Aucune pièce de quelqu’un d’autre ne peut être créée sur le territoire d’une tour, ni y finir un déplacement.</translation>
    </message>
    <message>
        <source>What a piece of a tower brings upon itself by attacking is not prevented.</source>
        <translation>La tour ne protège pas ses pièces de ce qu’elles s’attirent en attaquant.</translation>
    </message>
    <message numerus="yes">
        <source>In each turn %n such actions are taken, one after the other; each has minions of its own. Placing a piece is an action, too, and so is passing.</source>
        <extracomment>%n: how many actions</extracomment>
        <translation>
            <numerusform>À chaque tour, on fait %n de ces actions, qui a ses propres serviteurs. Placer une pièce est aussi une action, de même que passer.</numerusform>
            <numerusform>À chaque tour, on fait %n de ces actions, l’une après l’autre&#x202f;; chacune a ses propres serviteurs. Placer une pièce est aussi une action, de même que passer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some spaces have a limit of their own.</source>
        <translation>Certaines cases ont leur propre limite.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LabFaults</name>
    <message>
        <source>%1 exists already.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. (%2)</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 ne peut pas être ouvert. (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 ne peut pas être écrit. (%2)</translation>
    </message>
    <message>
        <source>%1 is not the file of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas le fichier d’une expérience.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (tables of version %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 a été fait par une version ultérieure du programme (tables de version %2).</translation>
    </message>
    <message>
        <source>%1 is damaged. (%2)</source>
        <extracomment>%1: path of a file, %2: what is wrong</extracomment>
        <translation>%1 est endommagé. (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to another experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 appartient à une autre expérience.</translation>
    </message>
    <message>
        <source>Another program is adding games to %1.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Un autre programme ajoute des parties à %1.</translation>
    </message>
    <message>
        <source>%1 was begun by version %2 of the program, whose computers may play otherwise.</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 a été commencé par la version %2 du programme, dont les ordinateurs jouent peut-être autrement.</translation>
    </message>
    <message>
        <source>%1 is the same shard as %2.</source>
        <extracomment>%1 and %2: paths of files</extracomment>
        <translation>%1 est la même part que %2.</translation>
    </message>
    <message>
        <source>There are no shards in %1.</source>
        <extracomment>%1: path of a folder</extracomment>
        <translation>Il n’y a pas de parts dans %1.</translation>
    </message>
    <message>
        <source>These shards are missing in %1: %2</source>
        <extracomment>%1: path of a folder, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Ces parts manquent dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not finished; run that shard again.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas terminé&#x202f;; relancez cette part.</translation>
    </message>
    <message>
        <source>A plan with a precision cannot be cut into shards, since none of them could tell when it is reached. Give the number of pairs alone.</source>
        <translation>Un plan avec une précision ne peut pas être découpé en parts, car aucune ne pourrait dire quand elle est atteinte. N’indiquez que le nombre de paires.</translation>
    </message>
    <message>
        <source>%1 is not the report of an experiment.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas le rapport d’une expérience.</translation>
    </message>
    <message>
        <source>Games are missing from %1 (pairs: %2). Run that shard again.</source>
        <extracomment>%1: path of a file, %2: numbers, &quot;3,7-9&quot;</extracomment>
        <translation>Il manque des parties dans %1 (paires&#xa0;: %2). Relancez cette part.</translation>
    </message>
    <message>
        <source>%1 has other tables than this program writes. (%2)</source>
        <extracomment>%1: path of a file, %2: name of a table in it</extracomment>
        <translation>%1 contient d’autres tables que celles qu’écrit ce programme. (%2)</translation>
    </message>
    <message>
        <source>%1 is in the way: this program did not make it. Move or rename it, then try again.</source>
        <extracomment>%1: path of a file, which has the name that a lock or a working file of the program needs</extracomment>
        <translation>%1 fait obstacle&#xa0;: ce fichier n’a pas été créé par ce programme. Déplacez-le ou renommez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>%1 has a name that is reserved for shards of experiments. Choose another name.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>Le nom de %1 est réservé aux parts d’expériences. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Reading %1 was stopped.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>La lecture a été interrompue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has other names (hard links). Another program could add games under one of them. Make a copy and use that.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 a d’autres noms (liens physiques). Un autre programme pourrait y ajouter des parties sous l’un d’eux. Faites une copie et utilisez-la.</translation>
    </message>
    <message>
        <source>%1 cannot be moved. (%2)</source>
        <extracomment>%1: path of a file, %2: what the system says</extracomment>
        <translation>%1 ne peut pas être déplacé. (%2)</translation>
    </message>
    <message>
        <source>%1 is not a file of samples to learn from.</source>
        <extracomment>%1: path of a file</extracomment>
        <translation>%1 n’est pas un fichier de données d’apprentissage.</translation>
    </message>
    <message>
        <source>%1 was made by a later version of the program (format %2).</source>
        <extracomment>%1: path of a file, %2: a version</extracomment>
        <translation>%1 a été fait par une version ultérieure du programme (format %2).</translation>
    </message>
    <message>
        <source>%1 was made by another version of the program, whose computers look at other features of a position. Use another folder.</source>
        <extracomment>%1: path of a file of samples that computers learn from</extracomment>
        <translation>%1 a été fait par une autre version du programme, dont les ordinateurs regardent d’autres traits d’une position. Utilisez un autre dossier.</translation>
    </message>
    <message>
        <source>%1 was made with other settings (%2). Use these again, or another folder.</source>
        <extracomment>%1: path of a file, %2: an option of the command line, or another setting, that is not as it was: &quot;--seed&quot;</extracomment>
        <translation>%1 a été fait avec d’autres réglages (%2). Reprenez-les, ou utilisez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Language</name>
    <message>
        <source>English</source>
        <comment>the language of this translation, as it calls itself</comment>
        <translation>Français</translation>
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
        <translation>Il n’y a pas de traduction pour «&#xa0;%1&#xa0;». Langues&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LastTurnWords</name>
    <message>
        <source>the announced last turn</source>
        <translation>le dernier tour annoncé</translation>
    </message>
    <message>
        <source>Last turn announced by</source>
        <translation>Dernier tour annoncé par</translation>
    </message>
    <message>
        <source>Have announced before</source>
        <translation>Ont déjà annoncé</translation>
    </message>
    <message>
        <source>Their next turn is passed over</source>
        <translation>Passent leur prochain tour</translation>
    </message>
    <message>
        <source>At the end of your last turn you win at once with the target score or more, whatever others have.</source>
        <translation>À la fin de votre dernier tour, vous gagnez aussitôt avec le score à atteindre ou plus, quoi qu’aient les autres.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your last turn you win at once with %n points or more, whatever others have.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>À la fin de votre dernier tour, vous gagnez aussitôt avec %n point ou plus, quoi qu’aient les autres.</numerusform>
            <numerusform>À la fin de votre dernier tour, vous gagnez aussitôt avec %n points ou plus, quoi qu’aient les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of your turn you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due. No score is needed for that.</source>
        <translation>À la fin de votre tour, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par quelqu’un d’autre est encore à venir. Aucun score n’est requis pour cela.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn, with %n points or more, you may announce that your next turn is your last, unless another player&apos;s announced last turn is still due.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>À la fin de votre tour, avec %n point ou plus, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par quelqu’un d’autre est encore à venir.</numerusform>
            <numerusform>À la fin de votre tour, avec %n points ou plus, vous pouvez annoncer que votre prochain tour sera le dernier, sauf si le dernier tour annoncé par quelqu’un d’autre est encore à venir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody announces twice.</source>
        <translation>Personne n’annonce deux fois.</translation>
    </message>
    <message>
        <source>At the end of your last turn itself, nothing new is announced.</source>
        <translation>À la fin de votre dernier tour lui-même, on n’annonce rien de nouveau.</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all other players play together: their pieces are neither own nor enemy pieces for one another, and a territory that they share counts for each of them.</source>
        <translation>Tant qu’un dernier tour annoncé est à venir, tous les autres jouent ensemble&#xa0;: les pièces de l’un ne sont pour l’autre ni les siennes ni ennemies, et un territoire qu’ils partagent compte pour chacun d’eux.</translation>
    </message>
    <message>
        <source>Otherwise you are out: your pieces return to your stash, and your hand is discarded.</source>
        <translation>Sinon vous êtes hors jeu&#xa0;: vos pièces retournent à votre réserve, et votre main est défaussée.</translation>
    </message>
    <message>
        <source>The last player left wins.</source>
        <translation>Le dernier joueur en jeu gagne.</translation>
    </message>
    <message>
        <source>The last player left does not win by that; the game goes on.</source>
        <translation>Le dernier joueur en jeu ne gagne pas pour autant&#x202f;; la partie continue.</translation>
    </message>
    <message>
        <source>Otherwise the game ends, and all other players win together.</source>
        <translation>Sinon la partie finit, et tous les autres gagnent ensemble.</translation>
    </message>
    <message>
        <source>Otherwise all your pieces return to your stash; you keep your hand and play on.</source>
        <extracomment>%n: number of pieces</extracomment>
        <translation>Sinon toutes vos pièces retournent à votre réserve&#x202f;; vous gardez votre main et continuez à jouer.</translation>
    </message>
    <message>
        <source>Otherwise you play on, but your next turn is passed over.</source>
        <translation>Sinon vous continuez à jouer, mais vous passez votre prochain tour.</translation>
    </message>
    <message>
        <source>When all players who are in the game have announced a last turn and none has won by it, the game ends, and the highest score wins; equal highest scores share the win.</source>
        <translation>Quand tous ceux qui sont en jeu ont annoncé un dernier tour et que personne n’a gagné ainsi, la partie finit et le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>End your turn, or announce that your next turn is your last.</source>
        <translation>Finissez votre tour, ou annoncez que votre prochain tour sera le dernier.</translation>
    </message>
    <message numerus="yes">
        <source>This is your last turn: %n points win at its end.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>C’est votre dernier tour&#xa0;: avec %n point à la fin, vous gagnez.</numerusform>
            <numerusform>C’est votre dernier tour&#xa0;: avec %n points à la fin, vous gagnez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last turn of %1, who needs %n points at its end.</source>
        <translation>
            <numerusform>C’est le dernier tour (%1)&#xa0;: il faut %n point à la fin.</numerusform>
            <numerusform>C’est le dernier tour (%1)&#xa0;: il faut %n points à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next turn is passed over: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Passe son prochain tour&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n pieces.</source>
        <extracomment>%1: player, %n: number of pieces</extracomment>
        <translation>
            <numerusform>Vous perdez %n pièce.</numerusform>
            <numerusform>Vous perdez %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n pieces.</source>
        <translation>
            <numerusform>%1 perd %n pièce.</numerusform>
            <numerusform>%1 perd %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your next turn is passed over.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous passez votre prochain tour.</translation>
    </message>
    <message>
        <source>The next turn of %1 is passed over.</source>
        <translation>%1 passe son prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>All have announced a last turn: the highest score, %n points, wins.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Tout le monde a annoncé un dernier tour&#xa0;: le meilleur score, %n point, gagne.</numerusform>
            <numerusform>Tout le monde a annoncé un dernier tour&#xa0;: le meilleur score, %n points, gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win: your last turn ends with %n points, and the target was %2.</source>
        <extracomment>%1: player, %n: points reached, %2: number of points needed</extracomment>
        <translation>
            <numerusform>Vous gagnez&#xa0;: votre dernier tour finit avec %n point, et il en fallait %2.</numerusform>
            <numerusform>Vous gagnez&#xa0;: votre dernier tour finit avec %n points, et il en fallait %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: the last turn ends with %n points, and the target was %2.</source>
        <translation>
            <numerusform>%1 gagne&#xa0;: son dernier tour finit avec %n point, et il en fallait %2.</numerusform>
            <numerusform>%1 gagne&#xa0;: son dernier tour finit avec %n points, et il en fallait %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have announced a last turn; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Tout le monde a annoncé un dernier tour&#x202f;; le meilleur score gagne&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last turn ends with only %2 of %n points; the win goes to all others: %3.</source>
        <extracomment>%1: player, %2: number of points reached, %n: points needed, %3: one or more players</extracomment>
        <translation>
            <numerusform>Votre dernier tour finit avec seulement %2 des %n points requis&#x202f;; la victoire va à tous les autres&#xa0;: %3.</numerusform>
            <numerusform>Votre dernier tour finit avec seulement %2 des %n points requis&#x202f;; la victoire va à tous les autres&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last turn of %1 ends with only %2 of %n points; the win goes to all others: %3.</source>
        <translation>
            <numerusform>%1 finit son dernier tour avec seulement %2 des %n points requis&#x202f;; la victoire va à tous les autres&#xa0;: %3.</numerusform>
            <numerusform>%1 finit son dernier tour avec seulement %2 des %n points requis&#x202f;; la victoire va à tous les autres&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>A power that needs an enemy piece cannot be used on a piece of one who plays together with you. Any other power can be, and such a piece keeps its facing. A space on which only such pieces and yours stand is not occupied by an enemy.</source>
        <translation>Un pouvoir qui demande une pièce ennemie ne peut pas être utilisé sur une pièce de quelqu’un qui joue de concert avec vous. Tout autre pouvoir peut l’être, et une telle pièce garde son orientation. Une case où il n’y a que de telles pièces et les vôtres n’est pas occupée par un ennemi.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise %n of your pieces return to your stash, the largest first; you play on.</source>
        <translation>
            <numerusform>Sinon %n de vos pièces retourne à votre réserve, la plus grande&#x202f;; vous continuez à jouer.</numerusform>
            <numerusform>Sinon %n de vos pièces retournent à votre réserve, les plus grandes d’abord&#x202f;; vous continuez à jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of equal pieces the one furthest south goes first, then, in one row, the one furthest east. In one space the order of facings decides.</source>
        <translation>À taille égale, la pièce la plus au sud part d’abord, puis, sur la même rangée, celle qui est le plus à l’est. Dans une même case, l’ordre des orientations décide.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lessons</name>
    <message>
        <source>Basics</source>
        <translation>Les bases</translation>
    </message>
    <message>
        <source>The four suits</source>
        <translation>Les quatre couleurs</translation>
    </message>
    <message>
        <source>Your turn and your hand</source>
        <translation>Votre tour et votre main</translation>
    </message>
    <message>
        <source>Two powers on one thing</source>
        <translation>Deux pouvoirs sur un même objet</translation>
    </message>
    <message>
        <source>The major arcana</source>
        <translation>Les arcanes majeurs</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Comment finit une partie</translation>
    </message>
    <message>
        <source>Other games and expansions</source>
        <translation>Autres jeux et extensions</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::LevelNames</name>
    <message>
        <source>Random</source>
        <extracomment>level of a computer</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>level of a computer</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>level of a computer</extracomment>
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Takes any step that the rules allow.</source>
        <translation>Joue n’importe quel coup que les règles permettent.</translation>
    </message>
    <message>
        <source>Takes what looks best at once, and does not look ahead.</source>
        <translation>Prend ce qui paraît le mieux sur le moment, sans voir plus loin.</translation>
    </message>
    <message>
        <source>Looks a little ahead; a good opponent for a first game.</source>
        <translation>Voit un peu plus loin&#x202f;; un bon adversaire pour une première partie.</translation>
    </message>
    <message>
        <source>Thinks about the turns to come for about a second a step.</source>
        <translation>Réfléchit aux tours à venir, environ une seconde par coup.</translation>
    </message>
    <message>
        <source>Thinks for some seconds a step and gives nothing away.</source>
        <translation>Réfléchit quelques secondes par coup et ne fait aucun cadeau.</translation>
    </message>
    <message>
        <source>Decides in an instant; made for experiments with many games.</source>
        <translation>Décide en un instant&#x202f;; fait pour les expériences de nombreuses parties.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Lists</name>
    <message>
        <source>%1 and %2</source>
        <comment>list: two</comment>
        <extracomment>a list of exactly two things</extracomment>
        <translation>%1 et %2</translation>
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
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>alternatives: two</comment>
        <extracomment>exactly two alternatives</extracomment>
        <translation>%1 ou %2</translation>
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
        <translation>%1 ou %2</translation>
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
        <translation>%1, puis %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MetricAmount</name>
    <message>
        <source>turns</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>tours</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;turns</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;tour</numerusform>
            <numerusform>%1&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <source>decisions</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>décisions</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;decisions</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;décision</numerusform>
            <numerusform>%1&#xa0;décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>points</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;point</numerusform>
            <numerusform>%1&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>players</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;players</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;joueur</numerusform>
            <numerusform>%1&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>announcements</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>annonces</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;announcements</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;annonce</numerusform>
            <numerusform>%1&#xa0;annonces</numerusform>
        </translation>
    </message>
    <message>
        <source>changes of the lead</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>changements de tête</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;changes of the lead</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;changement de tête</numerusform>
            <numerusform>%1&#xa0;changements de tête</numerusform>
        </translation>
    </message>
    <message>
        <source>steps</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>coups</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;steps</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;coup</numerusform>
            <numerusform>%1&#xa0;coups</numerusform>
        </translation>
    </message>
    <message>
        <source>cards</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>cartes</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;cards</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;carte</numerusform>
            <numerusform>%1&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>territories</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>territoires</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;territories</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;territoire</numerusform>
            <numerusform>%1&#xa0;territoires</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>pièces</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;pieces</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;pièce</numerusform>
            <numerusform>%1&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>reshuffles</source>
        <comment>unit: heading of a column of numbers</comment>
        <translation>mélanges</translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;reshuffles</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;mélange</numerusform>
            <numerusform>%1&#xa0;mélanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&#xa0;percentage points</source>
        <comment>phrase: %1 is a number with decimals, “4.1” or “4.1 ± 0.9”, its whole part counts</comment>
        <translation>
            <numerusform>%1&#xa0;point de pourcentage</numerusform>
            <numerusform>%1&#xa0;points de pourcentage</numerusform>
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
        <translation>corrélation</translation>
    </message>
    <message>
        <source>%1&#xa0;±&#xa0;%2</source>
        <extracomment>an estimate, and by how much it may be wrong</extracomment>
        <translation>%1&#xa0;±&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>an estimate, and the bounds within which the true value probably lies</extracomment>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MetricWording</name>
    <message>
        <source>Games that come to an end</source>
        <comment>a metric: what is measured</comment>
        <translation>Parties arrivées à leur terme</translation>
    </message>
    <message>
        <source>How many games were played to their end; the others were cut short after very many decisions.</source>
        <translation>Combien de parties ont été jouées jusqu’au bout&#x202f;; les autres ont été interrompues après un très grand nombre de décisions.</translation>
    </message>
    <message>
        <source>Games with an end, divided by all games.</source>
        <translation>Les parties qui ont une fin, divisées par toutes les parties.</translation>
    </message>
    <message>
        <source>More games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Plus de parties arrivent à leur terme dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Fewer games come to an end in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Moins de parties arrivent à leur terme dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Turns in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>Tours par partie</translation>
    </message>
    <message>
        <source>How many turns a game has, those of all players together. One that is cut short has at least so many.</source>
        <translation>Combien de tours a une partie, ceux de tous ensemble. Une partie interrompue en a au moins autant.</translation>
    </message>
    <message>
        <source>Turns that have begun, the last one included.</source>
        <translation>Les tours commencés, le dernier compris.</translation>
    </message>
    <message>
        <source>%1 lasts %2 longer than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 dure %2 de plus que %3.</translation>
    </message>
    <message>
        <source>%1 ends %2 sooner than %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>%1 finit %2 plus tôt que %3.</translation>
    </message>
    <message>
        <source>Decisions in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>Décisions par partie</translation>
    </message>
    <message>
        <source>How often players decide something in a game: what to do in a turn, how to use a power, whether to announce. One that is cut short has at least so many.</source>
        <translation>Combien de fois on décide quelque chose dans une partie&#xa0;: que faire d’un tour, comment utiliser un pouvoir, s’il faut annoncer. Une partie interrompue en a au moins autant.</translation>
    </message>
    <message>
        <source>Steps that players have taken, bids and answers included.</source>
        <translation>Les coups joués, enchères et réponses comprises.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 demande %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game of %1 asks for %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 demande %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns until the first announcement</source>
        <comment>a metric: what is measured</comment>
        <translation>Tours jusqu’à la première annonce</translation>
    </message>
    <message>
        <source>When somebody dares for the first time to announce a last turn.</source>
        <translation>Quand quelqu’un ose pour la première fois annoncer un dernier tour.</translation>
    </message>
    <message>
        <source>The number of the turn of the first announcement; games without one do not count.</source>
        <translation>Le numéro du tour de la première annonce&#x202f;; les parties sans annonce ne comptent pas.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La première annonce vient %2 plus tard dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>The first announcement comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La première annonce vient %2 plus tôt dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Wins of whoever begins</source>
        <comment>a metric: what is measured</comment>
        <translation>Victoires du premier joueur</translation>
    </message>
    <message>
        <source>How often the player who has the first turn wins; with equal chances it would be one divided by the number of players.</source>
        <translation>Combien de fois gagne qui joue le premier tour&#x202f;; à chances égales, ce serait un divisé par le nombre de joueurs.</translation>
    </message>
    <message>
        <source>The share of the win of the seat that had the first turn; games that were cut short do not count.</source>
        <translation>La part de la victoire de la place qui a eu le premier tour&#x202f;; les parties interrompues ne comptent pas.</translation>
    </message>
    <message>
        <source>Whoever begins wins more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le premier joueur gagne plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Whoever begins wins less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le premier joueur gagne moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Points ahead at the end</source>
        <comment>a metric: what is measured</comment>
        <translation>Avance finale en points</translation>
    </message>
    <message>
        <source>By how many points the winner is ahead of the best of the others when the game ends.</source>
        <translation>De combien de points qui gagne devance le meilleur des autres à la fin de la partie.</translation>
    </message>
    <message>
        <source>The points of the best winner minus those of the best other player still in the game.</source>
        <translation>Les points du meilleur vainqueur moins ceux du meilleur des autres encore en jeu.</translation>
    </message>
    <message>
        <source>The winner is further ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>L’avance du gagnant est plus grande dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The winner is less far ahead in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>L’avance du gagnant est plus petite dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <comment>a metric: what is measured</comment>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>How often several players who are not allies win together.</source>
        <translation>Combien de fois plusieurs joueurs qui ne sont pas alliés gagnent ensemble.</translation>
    </message>
    <message>
        <source>Games in which enemies of each other share the win, divided by all games.</source>
        <translation>Les parties où des ennemis se partagent la victoire, divisées par toutes les parties.</translation>
    </message>
    <message>
        <source>Wins are shared more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La victoire est partagée plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Wins are shared less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La victoire est partagée moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Players eliminated</source>
        <comment>a metric: what is measured</comment>
        <translation>Joueurs éliminés</translation>
    </message>
    <message>
        <source>How many players are out of the game before it ends.</source>
        <translation>Combien de joueurs sont hors jeu avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Seats that were eliminated.</source>
        <translation>Les places éliminées.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 élimine %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game of %1 eliminates %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 élimine %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns until the first elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>Tours jusqu’à la première élimination</translation>
    </message>
    <message>
        <source>When the first player is out of the game.</source>
        <translation>Quand quelqu’un est pour la première fois hors jeu.</translation>
    </message>
    <message>
        <source>The number of the turn of the first elimination; games without one do not count.</source>
        <translation>Le numéro du tour de la première élimination&#x202f;; les parties sans élimination ne comptent pas.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 later in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La première élimination vient %2 plus tard dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>The first elimination comes %2 sooner in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La première élimination vient %2 plus tôt dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Announcements in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>Annonces par partie</translation>
    </message>
    <message>
        <source>How often players announce that their next turn is the last.</source>
        <translation>Combien de fois on annonce que le prochain tour est le dernier.</translation>
    </message>
    <message>
        <source>Announcements made; declaring a final round is none.</source>
        <translation>Les annonces faites&#x202f;; déclarer une manche finale n’en est pas une.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 voit %2 de plus qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Une partie selon %1 voit %2 de moins qu’une partie selon %3.</translation>
    </message>
    <message>
        <source>Announcements that hold</source>
        <comment>a metric: what is measured</comment>
        <translation>Annonces tenues</translation>
    </message>
    <message>
        <source>How many announcements win the game for those who made them.</source>
        <translation>Combien d’annonces donnent la victoire à qui les a faites.</translation>
    </message>
    <message>
        <source>Announcements that held, divided by those made; games without one do not count.</source>
        <translation>Les annonces tenues, divisées par celles qui ont été faites&#x202f;; les parties sans annonce ne comptent pas.</translation>
    </message>
    <message>
        <source>Announcements hold more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les annonces sont tenues plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Announcements hold less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les annonces sont tenues moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Points when announcing</source>
        <comment>a metric: what is measured</comment>
        <translation>Points en annonçant</translation>
    </message>
    <message>
        <source>How many points players have when they announce.</source>
        <translation>Combien de points on a quand on annonce.</translation>
    </message>
    <message>
        <source>The points of announcers when they announced, on average; games without an announcement do not count.</source>
        <translation>Les points au moment de l’annonce, en moyenne&#x202f;; les parties sans annonce ne comptent pas.</translation>
    </message>
    <message>
        <source>Players announce with %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>On annonce avec %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Players announce with %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>On annonce avec %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Announcements that fail</source>
        <comment>a metric: what is measured</comment>
        <translation>Annonces manquées</translation>
    </message>
    <message>
        <source>How often an announcement in a game comes to nothing.</source>
        <translation>Combien de fois, dans une partie, une annonce n’aboutit à rien.</translation>
    </message>
    <message>
        <source>Announcements that failed; one that the end of the game has overtaken has neither held nor failed.</source>
        <translation>Les annonces manquées&#x202f;; celle que la fin de la partie a devancée n’est ni tenue ni manquée.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 more that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans une partie selon %1, il échoue %2 de plus que dans une partie selon %3.</translation>
    </message>
    <message>
        <source>A game of %1 sees %2 fewer that fail than one of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans une partie selon %1, il échoue %2 de moins que dans une partie selon %3.</translation>
    </message>
    <message>
        <source>Turns in which nobody dares</source>
        <comment>a metric: what is measured</comment>
        <translation>Tours où personne n’ose</translation>
    </message>
    <message>
        <source>How long somebody is as near to the target as one point, and nobody announces.</source>
        <translation>Combien de temps quelqu’un est à un point du but sans que personne annonce.</translation>
    </message>
    <message>
        <source>Turns at whose start somebody had at least one point less than the target and no announcement was due, and in which nobody announced.</source>
        <translation>Les tours au début desquels quelqu’un avait au moins le score à atteindre moins un point, sans dernier tour annoncé à venir, et où personne n’a annoncé.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quelqu’un est près du but et personne n’annonce pendant %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Somebody is near the target and nobody announces for %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Quelqu’un est près du but et personne n’annonce pendant %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Hostile steps against the leader</source>
        <comment>a metric: what is measured</comment>
        <translation>Coups hostiles contre qui mène</translation>
    </message>
    <message>
        <source>How many of the steps that hurt somebody hurt the player who leads.</source>
        <translation>Combien des coups qui nuisent à quelqu’un nuisent à qui mène.</translation>
    </message>
    <message>
        <source>Hostile steps that hit the leader, divided by all hostile steps, while somebody leads. A step is hostile if by it an enemy loses pieces, pips, points or a territory, or has a piece moved or turned.</source>
        <translation>Les coups hostiles qui frappent qui mène, divisés par tous les coups hostiles, tant que quelqu’un mène. Un coup est hostile si un ennemi y perd des pièces, des pastilles, des points ou un territoire, ou si l’une de ses pièces est déplacée ou tournée.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader more often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les coups hostiles frappent qui mène plus souvent dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Hostile steps hit the leader less often in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les coups hostiles frappent qui mène moins souvent dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Changes of the lead</source>
        <comment>a metric: what is measured</comment>
        <translation>Changements de tête</translation>
    </message>
    <message>
        <source>How often somebody else takes the lead in a game.</source>
        <translation>Combien de fois quelqu’un d’autre prend la tête dans une partie.</translation>
    </message>
    <message>
        <source>How often the player with the most points is another than the one before, at the starts of turns and at the end; ties are passed over.</source>
        <translation>Combien de fois qui a le plus de points n’est plus le même qu’avant, au début des tours et à la fin&#x202f;; les égalités sont ignorées.</translation>
    </message>
    <message>
        <source>How far behind the winner was</source>
        <comment>a metric: what is measured</comment>
        <translation>Retard du futur gagnant</translation>
    </message>
    <message>
        <source>How far the later winner was behind the favourite at the worst moment.</source>
        <translation>De combien le futur gagnant était derrière le favori au pire moment.</translation>
    </message>
    <message>
        <source>The largest difference, over the starts of turns, between the best chance of winning and that of the winner, as computers judge the position.</source>
        <translation>La plus grande différence, sur les débuts de tours, entre les meilleures chances de gagner et celles du gagnant, selon le jugement des ordinateurs.</translation>
    </message>
    <message>
        <source>The winner was further behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le gagnant était plus loin derrière dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The winner was less far behind in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le gagnant était moins loin derrière dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>How open a game stays</source>
        <comment>a metric: what is measured</comment>
        <translation>À quel point une partie reste ouverte</translation>
    </message>
    <message>
        <source>How open it is who will win, on average over the game: 100 % if all stand equal, 0 % if all is decided.</source>
        <translation>À quel point on ne sait pas qui gagnera, en moyenne sur la partie&#xa0;: 100&#xa0;% si tous sont à égalité, 0&#xa0;% si tout est décidé.</translation>
    </message>
    <message>
        <source>The entropy of the players’ chances of winning, divided by the most that it can be, on average over the starts of turns, as computers judge the position.</source>
        <translation>L’entropie des chances de gagner, divisée par sa plus grande valeur possible, en moyenne sur les débuts de tours, selon le jugement des ordinateurs.</translation>
    </message>
    <message>
        <source>Games of %1 stay more open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 restent plus ouvertes que selon %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Games of %1 stay less open than those of %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 restent moins ouvertes que selon %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Turn in which a game is decided</source>
        <comment>a metric: what is measured</comment>
        <translation>Tour où une partie est décidée</translation>
    </message>
    <message>
        <source>After which turn the winner’s chance of winning stays above 80 %.</source>
        <translation>Après quel tour les chances du gagnant restent au-dessus de 80&#xa0;%.</translation>
    </message>
    <message>
        <source>The last turn at whose start the winner had a chance of at most 80 %, as computers judge the position.</source>
        <translation>Le dernier tour au début duquel le gagnant avait au plus 80&#xa0;% de chances, selon le jugement des ordinateurs.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 later than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 sont décidées %2 plus tard que selon %3.</translation>
    </message>
    <message>
        <source>Games of %1 are decided %2 sooner than those of %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les parties selon %1 sont décidées %2 plus tôt que selon %3.</translation>
    </message>
    <message>
        <source>Waiting for one’s turn</source>
        <comment>a metric: what is measured</comment>
        <translation>Attente entre ses tours</translation>
    </message>
    <message>
        <source>How many decisions others make between two turns of a player.</source>
        <translation>Combien de décisions prennent les autres entre deux de ses tours.</translation>
    </message>
    <message>
        <source>Decisions of others from the end of a player’s turn to the start of the next one, on average.</source>
        <translation>Les décisions des autres de la fin d’un tour au début du suivant de la même place, en moyenne.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre deux de ses tours, les autres prennent %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Between two turns of a player others make %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Entre deux de ses tours, les autres prennent %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Sitting out after an elimination</source>
        <comment>a metric: what is measured</comment>
        <translation>Attente après une élimination</translation>
    </message>
    <message>
        <source>How many turns eliminated players have to watch until the game ends.</source>
        <translation>Combien de tours on regarde sans jouer, une fois hors jeu, jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Turns that began after a player’s elimination, added up over all who were eliminated.</source>
        <translation>Les tours commencés après une élimination, additionnés pour tous ceux qui sont hors jeu.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les joueurs hors jeu regardent %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Eliminated players sit out %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Les joueurs hors jeu regardent %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Choices at a decision, on average</source>
        <comment>a metric: what is measured</comment>
        <translation>Choix par décision, en moyenne</translation>
    </message>
    <message>
        <source>From how many steps a player can choose, on average over all decisions.</source>
        <translation>Entre combien de coups on peut choisir, en moyenne sur toutes les décisions.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their mean.</source>
        <translation>Les coups permis à une décision, leur moyenne.</translation>
    </message>
    <message>
        <source>On average there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En moyenne, on a le choix entre %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>On average there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>En moyenne, on a le choix entre %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Choices at a typical decision</source>
        <comment>a metric: what is measured</comment>
        <translation>Choix à une décision typique</translation>
    </message>
    <message>
        <source>From how many steps a player can choose: half of the decisions offer more, half of them fewer.</source>
        <translation>Entre combien de coups on peut choisir&#xa0;: la moitié des décisions en offrent plus, l’autre moitié moins.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, their median.</source>
        <translation>Les coups permis à une décision, leur médiane.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>À une décision typique, on a le choix entre %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>At a typical decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>À une décision typique, on a le choix entre %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Most choices at once</source>
        <comment>a metric: what is measured</comment>
        <translation>Le plus de choix à la fois</translation>
    </message>
    <message>
        <source>From how many steps a player can choose at the widest decision of a game.</source>
        <translation>Entre combien de coups on peut choisir à la décision la plus large d’une partie.</translation>
    </message>
    <message>
        <source>Legal steps at a decision, the most of a game.</source>
        <translation>Les coups permis à une décision, le plus grand nombre d’une partie.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 more to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>À la décision la plus large, on a le choix entre %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>At the widest decision there are %2 fewer to choose from in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>À la décision la plus large, on a le choix entre %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Cards in a hand</source>
        <comment>a metric: what is measured</comment>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>How many cards a player holds.</source>
        <translation>Combien de cartes on a en main.</translation>
    </message>
    <message>
        <source>Cards in the hands of those still in the game at the start of a turn, on average.</source>
        <translation>Les cartes dans les mains de ceux qui sont encore en jeu, au début d’un tour, en moyenne.</translation>
    </message>
    <message>
        <source>Players hold %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>On a en main %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Players hold %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>On a en main %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Turns that refresh the hand</source>
        <comment>a metric: what is measured</comment>
        <translation>Tours passés à refaire la main</translation>
    </message>
    <message>
        <source>How many turns are spent on discarding and drawing cards.</source>
        <translation>Combien de tours servent à défausser et à piocher des cartes.</translation>
    </message>
    <message>
        <source>Turns with a refresh that discards or draws, divided by all turns.</source>
        <translation>Les tours où l’on refait sa main en défaussant ou en piochant, divisés par tous les tours.</translation>
    </message>
    <message>
        <source>More turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Plus de tours servent à refaire la main dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>Fewer turns refresh the hand in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Moins de tours servent à refaire la main dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>Territories on the board</source>
        <comment>a metric: what is measured</comment>
        <translation>Territoires sur le plateau</translation>
    </message>
    <message>
        <source>How large the board is.</source>
        <translation>La taille du plateau.</translation>
    </message>
    <message>
        <source>Territories on the board at the start of a turn, on average.</source>
        <translation>Les territoires sur le plateau au début d’un tour, en moyenne.</translation>
    </message>
    <message>
        <source>There are %2 more in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le plateau a %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le plateau a %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <comment>a metric: what is measured</comment>
        <translation>Pièces sur le plateau</translation>
    </message>
    <message>
        <source>How many pieces all players together have on the board.</source>
        <translation>Combien de pièces tous ensemble ont sur le plateau.</translation>
    </message>
    <message>
        <source>Pieces on the board at the start of a turn, on average.</source>
        <translation>Les pièces sur le plateau au début d’un tour, en moyenne.</translation>
    </message>
    <message>
        <source>There are %2 more on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Sur le plateau, il y a %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer on the board in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Sur le plateau, il y a %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <comment>a metric: what is measured</comment>
        <translation>Pièces dans les friches</translation>
    </message>
    <message>
        <source>How many pieces stand beside the territories.</source>
        <translation>Combien de pièces sont à côté des territoires.</translation>
    </message>
    <message>
        <source>Pieces that stand in wasteland at the start of a turn, on average.</source>
        <translation>Les pièces qui sont dans une friche au début d’un tour, en moyenne.</translation>
    </message>
    <message>
        <source>There are %2 more in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans les friches, il y a %2 de plus dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>There are %2 fewer in wasteland in %1 than in %3.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Dans les friches, il y a %2 de moins dans %1 que dans %3.</translation>
    </message>
    <message>
        <source>Reshuffles in a game</source>
        <comment>a metric: what is measured</comment>
        <translation>Mélanges par partie</translation>
    </message>
    <message>
        <source>How often the draw pile is used up and made anew.</source>
        <translation>Combien de fois la pioche est épuisée et refaite.</translation>
    </message>
    <message>
        <source>How often the discards have become the draw pile.</source>
        <translation>Combien de fois la défausse est devenue la pioche.</translation>
    </message>
    <message>
        <source>How much skill counts</source>
        <comment>a metric: what is measured</comment>
        <translation>Part de l’habileté</translation>
    </message>
    <message>
        <source>How much of the wins a stronger computer gets against a weaker one: 50 % if skill were worth nothing.</source>
        <translation>Combien de victoires un ordinateur plus fort remporte contre un plus faible&#xa0;: 50&#xa0;% si l’habileté ne valait rien.</translation>
    </message>
    <message>
        <source>The share of the win of the stronger of two given players, on average over games in which each has each seat as often.</source>
        <translation>La part de la victoire du plus fort de deux joueurs donnés, en moyenne sur des parties où chacun a chaque place aussi souvent.</translation>
    </message>
    <message>
        <source>The stronger player wins more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le plus fort gagne davantage dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The stronger player wins less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>Le plus fort gagne moins dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>How much the deal decides</source>
        <comment>a metric: what is measured</comment>
        <translation>Part de la donne</translation>
    </message>
    <message>
        <source>Whether the same seat wins again when the same cards are dealt to other players: 1 if the deal decides, 0 if it says nothing.</source>
        <translation>Si la même place gagne de nouveau quand les mêmes cartes sont données à d’autres joueurs&#xa0;: 1 si la donne décide, 0 si elle ne dit rien.</translation>
    </message>
    <message>
        <source>The correlation between the result of a seat in a deal and in the same deal with the players’ seats swapped.</source>
        <translation>La corrélation entre le résultat d’une place dans une donne et dans la même donne avec les places échangées.</translation>
    </message>
    <message>
        <source>The deal decides more in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La donne décide davantage dans %1 que dans %3&#xa0;: %2 de plus.</translation>
    </message>
    <message>
        <source>The deal decides less in %1 than in %3, by %2.</source>
        <comment>%1 and %3: rulesets, %2: how much, like “4.1 ± 0.9 turns”</comment>
        <translation>La donne décide moins dans %1 que dans %3&#xa0;: %2 de moins.</translation>
    </message>
    <message>
        <source>After Browne and Maire, “Evolutionary Game Design”, 2010.</source>
        <translation>D’après Browne et Maire, «&#xa0;Evolutionary Game Design&#xa0;», 2010.</translation>
    </message>
    <message>
        <source>After Shannon, “A Mathematical Theory of Communication”, 1948.</source>
        <translation>D’après Shannon, «&#xa0;A Mathematical Theory of Communication&#xa0;», 1948.</translation>
    </message>
    <message>
        <source>Defined for this program.</source>
        <translation>Défini pour ce programme.</translation>
    </message>
    <message>
        <source>Too few games to say.</source>
        <translation>Trop peu de parties pour le dire.</translation>
    </message>
    <message>
        <source>No difference at all.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message>
        <source>Perhaps a difference of %1; among so many comparisons it may be chance.</source>
        <extracomment>%1: how much, with its interval: “4.1 ± 0.9 turns”</extracomment>
        <translation>Peut-être une différence&#xa0;: %1&#x202f;; parmi tant de comparaisons, ce peut être le hasard.</translation>
    </message>
    <message>
        <source>No difference seen; one larger than %1 is excluded.</source>
        <extracomment>%1: how much, like “0.6 points”</extracomment>
        <translation>Aucune différence vue&#x202f;; une différence de plus de %1 est exclue.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::MomentWording</name>
    <message>
        <source>A hidden timer is set.</source>
        <translation>Un minuteur caché est réglé.</translation>
    </message>
    <message>
        <source>The die shows %1.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Le dé donne %1.</translation>
    </message>
    <message>
        <source>The dice show %1.</source>
        <extracomment>%1: list of numbers</extracomment>
        <translation>Les dés donnent %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::NamedSettings</name>
    <message>
        <source>“%1”</source>
        <comment>name of a setting</comment>
        <extracomment>the name of a setting in a sentence; %1: the name</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <comment>part of a setting</comment>
        <extracomment>a part of a setting in a sentence; %1: name of the setting: &quot;Powers (The Fool)&quot;; %2: the part: &quot;slide&quot;, &quot;2&quot;</extracomment>
        <translation>«&#xa0;%1&#xa0;: %2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Names</name>
    <message>
        <source>Cups</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>Rods</source>
        <translation>Bâtons</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Deniers</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Épées</translation>
    </message>
    <message>
        <source>north</source>
        <comment>phrase: facing</comment>
        <translation>nord{definite: le nord}</translation>
    </message>
    <message>
        <source>east</source>
        <comment>phrase: facing</comment>
        <translation>est{definite: l’est}</translation>
    </message>
    <message>
        <source>south</source>
        <comment>phrase: facing</comment>
        <translation>sud{definite: le sud}</translation>
    </message>
    <message>
        <source>west</source>
        <comment>phrase: facing</comment>
        <translation>ouest{definite: l’ouest}</translation>
    </message>
    <message>
        <source>upright</source>
        <comment>phrase: facing</comment>
        <translation>debout</translation>
    </message>
    <message>
        <source>north-east</source>
        <comment>phrase: facing</comment>
        <translation>nord-est{definite: le nord-est}</translation>
    </message>
    <message>
        <source>south-east</source>
        <comment>phrase: facing</comment>
        <translation>sud-est{definite: le sud-est}</translation>
    </message>
    <message>
        <source>south-west</source>
        <comment>phrase: facing</comment>
        <translation>sud-ouest{definite: le sud-ouest}</translation>
    </message>
    <message>
        <source>north-west</source>
        <comment>phrase: facing</comment>
        <translation>nord-ouest{definite: le nord-ouest}</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Numbers</name>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>a percentage; %1 is a number from 0 to 100. The space is one that does not break.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::OptionValue</name>
    <message numerus="yes">
        <source>%n territories on %1 × %2 squares</source>
        <extracomment>the value of a setting: a board; %1: columns, %2: rows</extracomment>
        <translation>
            <numerusform>%n territoire sur %1 × %2 cases</numerusform>
            <numerusform>%n territoires sur %1 × %2 cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its number</comment>
        <extracomment>the value of a setting; %1: a card, %2: its number</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>the value of a setting that is a list, and holds none</extracomment>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Options</name>
    <message>
        <source>Fewest players</source>
        <translation>Joueurs, au moins</translation>
    </message>
    <message>
        <source>The game needs at least this many players.</source>
        <translation>Nombre de joueurs qu’il faut au moins.</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Joueurs, au plus</translation>
    </message>
    <message>
        <source>No more than this many players take part.</source>
        <translation>Nombre de joueurs à ne pas dépasser.</translation>
    </message>
    <message>
        <source>Small pieces</source>
        <translation>Petites pièces</translation>
    </message>
    <message>
        <source>So many small pieces each player has.</source>
        <translation>Nombre de petites pièces de chacun.</translation>
    </message>
    <message>
        <source>Medium pieces</source>
        <translation>Pièces moyennes</translation>
    </message>
    <message>
        <source>So many medium pieces each player has.</source>
        <translation>Nombre de pièces moyennes de chacun.</translation>
    </message>
    <message>
        <source>Large pieces</source>
        <translation>Grandes pièces</translation>
    </message>
    <message>
        <source>So many large pieces each player has.</source>
        <translation>Nombre de grandes pièces de chacun.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de la main</translation>
    </message>
    <message>
        <source>So many cards are dealt to each player, and a hand never holds more by drawing.</source>
        <translation>Nombre de cartes distribuées à chacun&#x202f;; en piochant, une main n’en contient jamais davantage.</translation>
    </message>
    <message>
        <source>Value of spot cards</source>
        <translation>Valeur des cartes numérales</translation>
    </message>
    <message>
        <source>So many points a territory from ace to ten is worth.</source>
        <translation>Nombre de points que vaut un territoire de l’as au dix.</translation>
    </message>
    <message>
        <source>Value of royalty</source>
        <translation>Valeur des figures</translation>
    </message>
    <message>
        <source>So many points a territory with a page, knight, queen or king is worth.</source>
        <translation>Nombre de points que vaut un territoire à valet, cavalier, reine ou roi.</translation>
    </message>
    <message>
        <source>Value of major arcana</source>
        <translation>Valeur des arcanes majeurs</translation>
    </message>
    <message>
        <source>So many points a major arcana territory is worth.</source>
        <translation>Nombre de points que vaut un territoire à arcane majeur.</translation>
    </message>
    <message>
        <source>Columns of the board</source>
        <translation>Colonnes du plateau</translation>
    </message>
    <message>
        <source>So many cards lie side by side at the start.</source>
        <translation>Nombre de cartes côte à côte au début.</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>Rangées du plateau</translation>
    </message>
    <message>
        <source>So many rows of cards are laid out at the start.</source>
        <translation>Nombre de rangées de cartes disposées au début.</translation>
    </message>
    <message>
        <source>Pieces in a space</source>
        <translation>Pièces par case</translation>
    </message>
    <message>
        <source>No piece can be created in or moved into a space that holds this many.</source>
        <translation>On ne peut ni créer ni déplacer de pièce dans une case qui en contient autant.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>This decides who takes the first turn.</source>
        <translation>Cela décide qui joue le premier tour.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>This player begins if the first player is chosen.</source>
        <translation>Ce joueur commence, si le premier joueur est choisi d’avance.</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>Turns go round the table, or in the order of the bids.</source>
        <translation>Les tours suivent l’ordre de la table, ou celui des enchères.</translation>
    </message>
    <message>
        <source>Powers</source>
        <extracomment>setting: the powers of a card</extracomment>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>The card has these powers, one after the other.</source>
        <translation>La carte a ces pouvoirs, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Link</source>
        <extracomment>setting: how two powers of a card are linked</extracomment>
        <translation>Lien</translation>
    </message>
    <message>
        <source>The first two powers of the card may be linked in this way.</source>
        <translation>Les deux premiers pouvoirs de la carte peuvent être liés de cette façon.</translation>
    </message>
    <message>
        <source>Options of a turn</source>
        <translation>Choix d’un tour</translation>
    </message>
    <message>
        <source>One of these is done in each turn.</source>
        <translation>À chaque tour on fait l’une de ces choses.</translation>
    </message>
    <message>
        <source>Affected pieces become minions</source>
        <translation>Les pièces touchées deviennent serviteurs</translation>
    </message>
    <message>
        <source>After activating a territory, pieces of yours that a minion affects become minions for the turn.</source>
        <translation>Après l’activation d’un territoire, celles de vos pièces qu’un serviteur touche deviennent des serviteurs pour le tour.</translation>
    </message>
    <message>
        <source>Affected pieces become minions under a Fool</source>
        <translation>Sous le Mat, les pièces touchées deviennent serviteurs</translation>
    </message>
    <message>
        <source>While a Fool is carried out, pieces of yours that are affected become minions, even where they otherwise do not.</source>
        <translation>Tant qu’on exécute les pouvoirs d’un Mat, celles de vos pièces qui sont touchées deviennent des serviteurs, même là où elles ne le deviennent pas d’ordinaire.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>So many points win at the end of an announced last turn.</source>
        <translation>Nombre de points qui gagnent à la fin d’un dernier tour annoncé.</translation>
    </message>
    <message>
        <source>A failed last turn</source>
        <translation>Un dernier tour manqué</translation>
    </message>
    <message>
        <source>This happens to a player whose announced last turn ends with too few points.</source>
        <translation>C’est ce qui arrive quand un dernier tour annoncé finit avec trop peu de points.</translation>
    </message>
    <message>
        <source>Bid cards that remain</source>
        <translation>Cartes d’enchère restantes</translation>
    </message>
    <message>
        <source>Bid cards that nobody takes into the hand go there.</source>
        <translation>Où vont les cartes d’enchère que personne ne prend en main.</translation>
    </message>
    <message>
        <source>Hidden timer</source>
        <translation>Minuteur caché</translation>
    </message>
    <message>
        <source>A timer that nobody sees ends the game, and the highest score wins.</source>
        <translation>Un minuteur que personne ne voit met fin à la partie, et le meilleur score gagne.</translation>
    </message>
    <message>
        <source>Timer, at least</source>
        <translation>Minuteur, au moins</translation>
    </message>
    <message>
        <source>The hidden timer never ends the game before this many rounds or minutes.</source>
        <translation>Le minuteur caché ne met jamais fin à la partie avant ce nombre de manches ou de minutes.</translation>
    </message>
    <message>
        <source>Timer, at most</source>
        <translation>Minuteur, au plus</translation>
    </message>
    <message>
        <source>The hidden timer ends the game after this many rounds or minutes at the latest.</source>
        <translation>Le minuteur caché met fin à la partie au plus tard après ce nombre de manches ou de minutes.</translation>
    </message>
    <message>
        <source>Cups create enemy pieces</source>
        <translation>Les coupes créent des pièces ennemies</translation>
    </message>
    <message>
        <source>A cup that targets an enemy piece may create another piece of that enemy.</source>
        <translation>Une coupe qui vise une pièce ennemie peut créer une autre pièce du même camp.</translation>
    </message>
    <message>
        <source>Cups create territories</source>
        <translation>Les coupes créent des territoires</translation>
    </message>
    <message>
        <source>These cards may be laid on a targeted wasteland.</source>
        <translation>Ces cartes peuvent être posées sur une friche visée.</translation>
    </message>
    <message>
        <source>Created territories come from</source>
        <translation>Origine d’un territoire créé</translation>
    </message>
    <message>
        <source>The card of a territory that a cup creates comes from here.</source>
        <translation>D’où vient la carte d’un territoire créé par une coupe.</translation>
    </message>
    <message>
        <source>Cups ignore the limit of a space</source>
        <translation>Les coupes ignorent la limite d’une case</translation>
    </message>
    <message>
        <source>A cup may create a piece however many stand in the space.</source>
        <translation>Une coupe peut créer une pièce, quel que soit le nombre de pièces dans la case.</translation>
    </message>
    <message>
        <source>Rods push own pieces</source>
        <translation>Les bâtons poussent vos propres pièces</translation>
    </message>
    <message>
        <source>A rod may push pieces of the player&apos;s own, not only those of enemies.</source>
        <translation>Un bâton peut pousser des pièces de son propre camp, et pas seulement celles des autres.</translation>
    </message>
    <message>
        <source>Rods push territories</source>
        <translation>Les bâtons poussent des territoires</translation>
    </message>
    <message>
        <source>A rod may push a territory into a wasteland.</source>
        <translation>Un bâton peut pousser un territoire dans une friche.</translation>
    </message>
    <message>
        <source>Rods ignore the limit of a space</source>
        <translation>Les bâtons ignorent la limite d’une case</translation>
    </message>
    <message>
        <source>A rod may bring a piece into a space however many stand there.</source>
        <translation>Un bâton peut amener une pièce dans une case, quel que soit le nombre de pièces qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Strength of a rod</source>
        <translation>Force d’un bâton</translation>
    </message>
    <message>
        <source>A rod reaches so many spaces; 0 means as many as the minion has pips.</source>
        <translation>Nombre de cases que parcourt un bâton&#x202f;; 0&#xa0;: autant que le serviteur a de pastilles.</translation>
    </message>
    <message>
        <source>Discs grow territories</source>
        <translation>Les deniers font grandir des territoires</translation>
    </message>
    <message>
        <source>The new card of a territory that grows is worth exactly one point more, or is any higher one.</source>
        <translation>La nouvelle carte d’un territoire qui grandit vaut exactement un point de plus, ou est n’importe quelle carte plus haute.</translation>
    </message>
    <message>
        <source>Discs grow wasteland</source>
        <translation>Les deniers font grandir des friches</translation>
    </message>
    <message>
        <source>A disc may make a territory out of a targeted wasteland.</source>
        <translation>Un denier peut faire un territoire d’une friche visée.</translation>
    </message>
    <message>
        <source>Grown territories come from</source>
        <translation>Origine d’un territoire qui grandit</translation>
    </message>
    <message>
        <source>The new card of a territory that grows comes from here.</source>
        <translation>D’où vient la nouvelle carte d’un territoire qui grandit.</translation>
    </message>
    <message>
        <source>Swords shrink territories</source>
        <translation>Les épées réduisent des territoires</translation>
    </message>
    <message>
        <source>A sword may shrink a territory, not only pieces.</source>
        <translation>Une épée peut réduire un territoire, et pas seulement des pièces.</translation>
    </message>
    <message>
        <source>How swords shrink territories</source>
        <translation>Comment les épées réduisent les territoires</translation>
    </message>
    <message>
        <source>A territory loses points by the pips of the minion, or is brought down by one step.</source>
        <translation>Un territoire perd autant de points que le serviteur a de pastilles, ou baisse d’un degré.</translation>
    </message>
    <message>
        <source>Shrunk territories come from</source>
        <translation>Origine d’un territoire réduit</translation>
    </message>
    <message>
        <source>The new card of a territory that shrinks comes from here.</source>
        <translation>D’où vient la nouvelle carte d’un territoire réduit.</translation>
    </message>
    <message>
        <source>Strength of a sword</source>
        <translation>Force d’une épée</translation>
    </message>
    <message>
        <source>A sword takes off so much; 0 means as much as the minion has pips.</source>
        <translation>Ce que retire une épée&#x202f;; 0&#xa0;: autant que le serviteur a de pastilles.</translation>
    </message>
    <message>
        <source>What a card orients</source>
        <translation>Ce qu’une carte oriente</translation>
    </message>
    <message>
        <source>A card that orients turns a minion itself, or any targeted piece.</source>
        <translation>Une carte qui oriente tourne un serviteur lui-même, ou n’importe quelle pièce visée.</translation>
    </message>
    <message>
        <source>Territories move anywhere</source>
        <translation>Les territoires se déplacent n’importe où</translation>
    </message>
    <message>
        <source>A power that moves pieces anywhere moves territories, too.</source>
        <translation>Un pouvoir qui déplace des pièces n’importe où déplace aussi des territoires.</translation>
    </message>
    <message>
        <source>Points to win with two players</source>
        <translation>Points pour gagner à deux</translation>
    </message>
    <message>
        <source>With two players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Nombre de points qui gagnent à deux, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with three players</source>
        <translation>Points pour gagner à trois</translation>
    </message>
    <message>
        <source>With three players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Nombre de points qui gagnent à trois, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with four players</source>
        <translation>Points pour gagner à quatre</translation>
    </message>
    <message>
        <source>With four players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Nombre de points qui gagnent à quatre, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with five players</source>
        <translation>Points pour gagner à cinq</translation>
    </message>
    <message>
        <source>With five players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Nombre de points qui gagnent à cinq, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Points to win with six players</source>
        <translation>Points pour gagner à six</translation>
    </message>
    <message>
        <source>With six players so many points win at the end of an announced last turn; 0 means as many as for all.</source>
        <translation>Nombre de points qui gagnent à six, à la fin d’un dernier tour annoncé&#x202f;; 0&#xa0;: comme pour tous.</translation>
    </message>
    <message>
        <source>Who holds a territory</source>
        <translation>Qui tient un territoire</translation>
    </message>
    <message>
        <source>This decides for whom a territory counts.</source>
        <translation>Cela décide pour qui compte un territoire.</translation>
    </message>
    <message>
        <source>What a territory counts</source>
        <translation>Ce que compte un territoire</translation>
    </message>
    <message>
        <source>A territory counts for its holder what its card is worth, or as many points as the pieces there have pips.</source>
        <translation>Un territoire compte pour qui le tient la valeur de sa carte, ou autant de points que les pièces y ont de pastilles.</translation>
    </message>
    <message>
        <source>Value of wasteland</source>
        <translation>Valeur d’une friche</translation>
    </message>
    <message>
        <source>So many points a wasteland counts for whoever holds it.</source>
        <translation>Nombre de points que compte une friche pour qui la tient.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours de pièces</translation>
    </message>
    <message>
        <source>A piece of each size that one player alone has on a territory cannot be targeted by anybody else.</source>
        <translation>Une pièce de chaque taille, de la même personne et seules sur un territoire&#xa0;: personne d’autre ne peut les viser.</translation>
    </message>
    <message>
        <source>Pieces lost by a failed last turn</source>
        <translation>Pièces perdues par un dernier tour manqué</translation>
    </message>
    <message>
        <source>So many pieces return to the stash, the largest first; 0 means all.</source>
        <translation>Nombre de pièces qui retournent à la réserve, les plus grandes d’abord&#x202f;; 0&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>Points needed to announce</source>
        <translation>Points requis pour annoncer</translation>
    </message>
    <message>
        <source>A last turn can be announced only with so many points; 0 means always.</source>
        <translation>Nombre de points sans lequel on ne peut pas annoncer de dernier tour&#x202f;; 0&#xa0;: toujours possible.</translation>
    </message>
    <message>
        <source>Announced at most once</source>
        <translation>Annoncer une fois au plus</translation>
    </message>
    <message>
        <source>Nobody announces a last turn twice; when all have, the highest score wins.</source>
        <translation>Personne n’annonce deux fois un dernier tour&#x202f;; quand tous l’ont fait, le meilleur score gagne.</translation>
    </message>
    <message>
        <source>All against the announcer</source>
        <translation>Tous contre qui annonce</translation>
    </message>
    <message>
        <source>While an announced last turn is due, all others play together.</source>
        <translation>Tant qu’un dernier tour annoncé est à venir, tous les autres jouent ensemble.</translation>
    </message>
    <message>
        <source>Points to bring in</source>
        <translation>Points à rentrer</translation>
    </message>
    <message>
        <source>Whoever has brought in so many points wins at once.</source>
        <translation>Nombre de points rentrés qui gagnent aussitôt.</translation>
    </message>
    <message>
        <source>Size of a piece that brings in</source>
        <translation>Taille d’une pièce qui rentre</translation>
    </message>
    <message>
        <source>A piece that brings in a territory is at least so large: 1 small, 2 medium, 3 large.</source>
        <translation>Taille minimale d’une pièce qui rentre un territoire&#xa0;: 1 petite, 2 moyenne, 3 grande.</translation>
    </message>
    <message>
        <source>The highest bid</source>
        <translation>La plus haute enchère</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>As chosen</source>
        <translation>Joueur choisi</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Joueur A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Joueur B</translation>
    </message>
    <message>
        <source>Player C</source>
        <translation>Joueur C</translation>
    </message>
    <message>
        <source>Player D</source>
        <translation>Joueur D</translation>
    </message>
    <message>
        <source>Player E</source>
        <translation>Joueur E</translation>
    </message>
    <message>
        <source>Player F</source>
        <translation>Joueur F</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens des aiguilles</translation>
    </message>
    <message>
        <source>By the bids (tournament)</source>
        <translation>Selon les enchères (tournoi)</translation>
    </message>
    <message>
        <source>Activate a territory</source>
        <translation>Activer un territoire</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Refresh the hand</source>
        <translation>Refaire la main</translation>
    </message>
    <message>
        <source>Orient a piece</source>
        <translation>Orienter une pièce</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>The first may end where nothing can stay</source>
        <translation>Le premier peut finir où rien ne peut rester</translation>
    </message>
    <message>
        <source>What lies between may be left out</source>
        <translation>L’étape intermédiaire peut être omise</translation>
    </message>
    <message>
        <source>A space may be too full in between</source>
        <translation>Entre-temps une case peut être trop pleine</translation>
    </message>
    <message>
        <source>The player is out</source>
        <translation>On est hors jeu</translation>
    </message>
    <message>
        <source>All others win</source>
        <translation>Tous les autres gagnent</translation>
    </message>
    <message>
        <source>The player loses pieces</source>
        <translation>On perd des pièces</translation>
    </message>
    <message>
        <source>The next turn is passed over</source>
        <translation>On passe son prochain tour</translation>
    </message>
    <message>
        <source>Whoever stands there alone</source>
        <translation>Le seul joueur qui s’y trouve</translation>
    </message>
    <message>
        <source>Whoever has the most pieces there</source>
        <translation>Le joueur qui y a le plus de pièces</translation>
    </message>
    <message>
        <source>Whoever has the most pips there</source>
        <translation>Le joueur qui y a le plus de pastilles</translation>
    </message>
    <message>
        <source>The value of the card</source>
        <translation>La valeur de la carte</translation>
    </message>
    <message>
        <source>The pips of the pieces</source>
        <translation>Les pastilles des pièces</translation>
    </message>
    <message>
        <source>To the discard pile</source>
        <translation>À la défausse</translation>
    </message>
    <message>
        <source>To the winner of the bid</source>
        <translation>À qui gagne les enchères</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>a value: none</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>A hidden number of rounds</source>
        <translation>Un nombre caché de manches</translation>
    </message>
    <message>
        <source>A hidden number of minutes</source>
        <translation>Un nombre caché de minutes</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Cards worth exactly 1</source>
        <translation>Les cartes de valeur 1</translation>
    </message>
    <message>
        <source>All minor arcana</source>
        <translation>Tous les arcanes mineurs</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La défausse</translation>
    </message>
    <message>
        <source>The top of the draw pile</source>
        <translation>Le dessus de la pioche</translation>
    </message>
    <message>
        <source>To one point more</source>
        <translation>D’un point de plus</translation>
    </message>
    <message>
        <source>To any higher card</source>
        <translation>À toute carte plus haute</translation>
    </message>
    <message>
        <source>By the pips of the minion</source>
        <translation>Des pastilles du serviteur</translation>
    </message>
    <message>
        <source>By one step</source>
        <translation>D’un degré</translation>
    </message>
    <message>
        <source>A minion</source>
        <translation>Un serviteur</translation>
    </message>
    <message>
        <source>A targeted piece</source>
        <translation>Une pièce visée</translation>
    </message>
    <message>
        <source>Limit of pieces in wasteland</source>
        <translation>Limite de pièces dans les friches</translation>
    </message>
    <message>
        <source>The limit of pieces in a space holds in wasteland, too.</source>
        <translation>La limite de pièces par case vaut aussi dans les friches.</translation>
    </message>
    <message>
        <source>Bids until the hands run out</source>
        <translation>Enchères jusqu’à épuisement des mains</translation>
    </message>
    <message>
        <source>If bids are equal until no cards are left, this decides who goes first.</source>
        <translation>Si les enchères restent égales jusqu’à épuisement des cartes, cela décide qui commence.</translation>
    </message>
    <message>
        <source>No space to place a piece</source>
        <translation>Pas de case où placer une pièce</translation>
    </message>
    <message>
        <source>A player without pieces who finds no free space passes, or may refresh the hand.</source>
        <translation>Un joueur qui n’a pas de pièce et ne trouve pas de case libre passe son tour, ou peut refaire sa main.</translation>
    </message>
    <message>
        <source>Reshuffle of the discards</source>
        <translation>Mélange de la défausse</translation>
    </message>
    <message>
        <source>The discard pile is shuffled as soon as the draw pile is empty, or when the next card is needed.</source>
        <translation>La défausse est mélangée dès que la pioche est vide, ou quand il faut la carte suivante.</translation>
    </message>
    <message>
        <source>What affects a piece</source>
        <translation>Ce qui touche une pièce</translation>
    </message>
    <message>
        <source>A piece counts as affected by a minion if one of these was done to it.</source>
        <translation>Une pièce compte comme touchée par un serviteur si l’une de ces choses lui a été faite.</translation>
    </message>
    <message>
        <source>Pieces on affected territories</source>
        <translation>Pièces sur un territoire touché</translation>
    </message>
    <message>
        <source>Pieces on a territory that a minion affects count as affected themselves.</source>
        <translation>Les pièces sur un territoire qu’un serviteur touche comptent elles-mêmes comme touchées.</translation>
    </message>
    <message>
        <source>Pieces are created in wasteland</source>
        <translation>On crée des pièces dans les friches</translation>
    </message>
    <message>
        <source>A cup may create a piece in a wasteland, not only on a territory.</source>
        <translation>Une coupe peut créer une pièce dans une friche, et pas seulement sur un territoire.</translation>
    </message>
    <message>
        <source>Where a minion creates</source>
        <translation>Où un serviteur crée</translation>
    </message>
    <message>
        <source>A minion creates in its target space only, or in its own space as well.</source>
        <translation>Un serviteur ne crée que dans la case qu’il vise, ou aussi dans la sienne.</translation>
    </message>
    <message>
        <source>When a landing is judged</source>
        <translation>Quand on juge où poser</translation>
    </message>
    <message>
        <source>Where a pushed territory may land is judged before or after its card is lifted.</source>
        <translation>Où un territoire poussé peut se poser se juge avant ou après la levée de sa carte.</translation>
    </message>
    <message>
        <source>The Fool&apos;s cards are optional</source>
        <translation>Les cartes du Mat sont facultatives</translation>
    </message>
    <message>
        <source>A player may leave out turning over a card.</source>
        <translation>On peut renoncer à retourner une carte.</translation>
    </message>
    <message>
        <source>Another minion may act</source>
        <translation>Un autre serviteur peut agir</translation>
    </message>
    <message>
        <source>After a card has oriented one minion, another may use the next power.</source>
        <translation>Après qu’une carte a orienté un serviteur, un autre peut utiliser le pouvoir suivant.</translation>
    </message>
    <message>
        <source>Only enemy pieces change colour</source>
        <translation>Seul l’ennemi change de couleur</translation>
    </message>
    <message>
        <source>A power that replaces a piece by one&apos;s own replaces pieces of enemies only.</source>
        <translation>Un pouvoir qui remplace une pièce par l’une des siennes ne remplace que des pièces ennemies.</translation>
    </message>
    <message>
        <source>The last player wins</source>
        <translation>Le dernier joueur gagne</translation>
    </message>
    <message>
        <source>When all others are out, the last player left wins at once.</source>
        <translation>Quand tous les autres sont hors jeu, qui reste en dernier gagne aussitôt.</translation>
    </message>
    <message>
        <source>A board without territories</source>
        <translation>Un plateau sans territoires</translation>
    </message>
    <message>
        <source>When no territory is left, all players who are still in the game win, or nobody does.</source>
        <translation>Quand il ne reste aucun territoire, tous ceux qui sont encore en jeu gagnent, ou personne.</translation>
    </message>
    <message>
        <source>Lots decide</source>
        <translation>Le sort décide</translation>
    </message>
    <message>
        <source>Player A goes first</source>
        <translation>Le joueur A commence</translation>
    </message>
    <message>
        <source>The turn is passed</source>
        <translation>On passe son tour</translation>
    </message>
    <message>
        <source>The hand may be refreshed</source>
        <translation>On peut refaire sa main</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>When a card is needed</source>
        <translation>Quand il faut une carte</translation>
    </message>
    <message>
        <source>creating it</source>
        <translation>la créer</translation>
    </message>
    <message>
        <source>moving it</source>
        <translation>la déplacer</translation>
    </message>
    <message>
        <source>pushing it</source>
        <translation>la pousser</translation>
    </message>
    <message>
        <source>growing it</source>
        <translation>la faire grandir</translation>
    </message>
    <message>
        <source>shrinking it</source>
        <translation>la réduire</translation>
    </message>
    <message>
        <source>turning it</source>
        <translation>la tourner</translation>
    </message>
    <message>
        <source>changing its colour</source>
        <translation>changer sa couleur</translation>
    </message>
    <message>
        <source>In the target space</source>
        <translation>Dans la case visée</translation>
    </message>
    <message>
        <source>In its own space, too</source>
        <translation>Aussi dans la sienne</translation>
    </message>
    <message>
        <source>Before the card is lifted</source>
        <translation>Avant que la carte soit levée</translation>
    </message>
    <message>
        <source>After the card is lifted</source>
        <translation>Après que la carte a été levée</translation>
    </message>
    <message>
        <source>The players left share the win</source>
        <translation>Ceux qui restent se partagent la victoire</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Cards at the start</source>
        <translation>Cartes au début</translation>
    </message>
    <message>
        <source>So many cards each player has at the start; 0 means as many as the hand limit.</source>
        <translation>Nombre de cartes de chacun au début&#x202f;; 0&#xa0;: la limite de la main.</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartes choisies</translation>
    </message>
    <message>
        <source>So many cards of the first hand each player chooses from open cards.</source>
        <translation>Nombre de cartes de la première main que chacun choisit parmi des cartes exposées.</translation>
    </message>
    <message>
        <source>Open cards to spare</source>
        <translation>Cartes exposées en plus</translation>
    </message>
    <message>
        <source>So many more open cards lie there than are chosen; what is left is discarded.</source>
        <translation>Nombre de cartes exposées en plus de celles qu’on choisit&#x202f;; ce qui reste est défaussé.</translation>
    </message>
    <message>
        <source>Cards drawn by a refresh</source>
        <translation>Cartes piochées en refaisant la main</translation>
    </message>
    <message>
        <source>So many cards a player draws at most by refreshing the hand; 0 means up to the hand limit.</source>
        <translation>Nombre de cartes qu’on pioche au plus en refaisant sa main&#x202f;; 0&#xa0;: jusqu’à la limite de la main.</translation>
    </message>
    <message>
        <source>Cards drawn at the end of a turn</source>
        <translation>Cartes piochées en fin de tour</translation>
    </message>
    <message>
        <source>So many cards a player draws at the end of each turn, as far as the hand limit leaves room.</source>
        <translation>Nombre de cartes qu’on pioche à la fin de chaque tour, autant que la limite de la main le permet.</translation>
    </message>
    <message>
        <source>Values of single cards</source>
        <translation>Valeurs de certaines cartes</translation>
    </message>
    <message>
        <source>These cards are worth something else than their kind.</source>
        <translation>Ces cartes valent autre chose que celles de leur genre.</translation>
    </message>
    <message>
        <source>Layout of the board</source>
        <translation>Disposition du plateau</translation>
    </message>
    <message>
        <source>Where cards lie at the start, and which; without a layout it is a rectangle.</source>
        <translation>Où se trouvent les cartes au début, et lesquelles&#x202f;; sans disposition, c’est un rectangle.</translation>
    </message>
    <message>
        <source>Pieces on a spot card</source>
        <translation>Pièces sur une carte numérale</translation>
    </message>
    <message>
        <source>A territory from ace to ten is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Nombre de pièces avec lequel un territoire de l’as au dix est plein&#x202f;; 0&#xa0;: la limite de toute case.</translation>
    </message>
    <message>
        <source>Pieces on royalty</source>
        <translation>Pièces sur une figure</translation>
    </message>
    <message>
        <source>A territory with a page, knight, queen or king is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Nombre de pièces avec lequel un territoire à valet, cavalier, reine ou roi est plein&#x202f;; 0&#xa0;: la limite de toute case.</translation>
    </message>
    <message>
        <source>Pieces on major arcana</source>
        <translation>Pièces sur un arcane majeur</translation>
    </message>
    <message>
        <source>A major arcana territory is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Nombre de pièces avec lequel un territoire à arcane majeur est plein&#x202f;; 0&#xa0;: la limite de toute case.</translation>
    </message>
    <message>
        <source>Pieces in wasteland</source>
        <translation>Pièces dans une friche</translation>
    </message>
    <message>
        <source>A wasteland is full with this many pieces; 0 means the limit of any space.</source>
        <translation>Nombre de pièces avec lequel une friche est pleine&#x202f;; 0&#xa0;: la limite de toute case.</translation>
    </message>
    <message>
        <source>Small pieces in a space</source>
        <translation>Petites pièces par case</translation>
    </message>
    <message>
        <source>A space takes up no further small piece when it holds this many; 0 means no such limit.</source>
        <translation>Nombre de petites pièces à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: pas de telle limite.</translation>
    </message>
    <message>
        <source>Medium pieces in a space</source>
        <translation>Pièces moyennes par case</translation>
    </message>
    <message>
        <source>A space takes up no further medium piece when it holds this many; 0 means no such limit.</source>
        <translation>Nombre de pièces moyennes à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: pas de telle limite.</translation>
    </message>
    <message>
        <source>Large pieces in a space</source>
        <translation>Grandes pièces par case</translation>
    </message>
    <message>
        <source>A space takes up no further large piece when it holds this many; 0 means no such limit.</source>
        <translation>Nombre de grandes pièces à partir duquel une case n’en reçoit plus&#x202f;; 0&#xa0;: pas de telle limite.</translation>
    </message>
    <message>
        <source>Pieces of one player in a space</source>
        <translation>Pièces d’une personne par case</translation>
    </message>
    <message>
        <source>A space takes up no further piece of a player who has this many there; 0 means no such limit.</source>
        <translation>Nombre de pièces d’une même personne à partir duquel une case n’en reçoit plus d’elle&#x202f;; 0&#xa0;: pas de telle limite.</translation>
    </message>
    <message>
        <source>Actions in a turn</source>
        <translation>Actions par tour</translation>
    </message>
    <message>
        <source>So many actions a player takes in each turn, one after the other.</source>
        <translation>Nombre d’actions à chaque tour, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Free orientation</source>
        <translation>Orientation libre</translation>
    </message>
    <message>
        <source>Once in each turn, orienting a piece before an action is no action.</source>
        <translation>Une fois par tour, orienter une pièce avant une action n’est pas une action.</translation>
    </message>
    <message>
        <source>Orienting several pieces</source>
        <translation>Orienter plusieurs pièces</translation>
    </message>
    <message>
        <source>Who orients a piece may orient any of the others as well, each once.</source>
        <translation>Un joueur qui oriente une pièce peut aussi en orienter d’autres, chacune une fois.</translation>
    </message>
    <message>
        <source>Discarding apart from drawing</source>
        <translation>Défausser ou piocher, séparément</translation>
    </message>
    <message>
        <source>A refresh either discards the whole hand or draws cards.</source>
        <translation>Refaire sa main, c’est ou bien défausser toute la main, ou bien piocher.</translation>
    </message>
    <message>
        <source>Diagonal facings</source>
        <translation>Orientations diagonales</translation>
    </message>
    <message>
        <source>A piece may point diagonally, too.</source>
        <translation>Une pièce peut aussi être tournée en diagonale.</translation>
    </message>
    <message>
        <source>Reach of small minions</source>
        <translation>Portée des petits serviteurs</translation>
    </message>
    <message>
        <source>A small minion that points out targets spaces up to this far away.</source>
        <translation>Distance jusqu’à laquelle vise un petit serviteur couché, en cases.</translation>
    </message>
    <message>
        <source>Reach of medium minions</source>
        <translation>Portée des serviteurs moyens</translation>
    </message>
    <message>
        <source>A medium minion that points out targets spaces up to this far away.</source>
        <translation>Distance jusqu’à laquelle vise un serviteur moyen couché, en cases.</translation>
    </message>
    <message>
        <source>Reach of large minions</source>
        <translation>Portée des grands serviteurs</translation>
    </message>
    <message>
        <source>A large minion that points out targets spaces up to this far away.</source>
        <translation>Distance jusqu’à laquelle vise un grand serviteur couché, en cases.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PilesWords</name>
    <message>
        <source>the piles of points</source>
        <translation>les piles de points</translation>
    </message>
    <message>
        <source>Points brought in</source>
        <translation>Points rentrés</translation>
    </message>
    <message>
        <source>A piece of any size can do that.</source>
        <translation>Une pièce de n’importe quelle taille peut le faire.</translation>
    </message>
    <message>
        <source>A small piece cannot do that.</source>
        <translation>Une petite pièce ne peut pas le faire.</translation>
    </message>
    <message>
        <source>Only a large piece can do that.</source>
        <translation>Seule une grande pièce peut le faire.</translation>
    </message>
    <message>
        <source>The value of the card goes to your pile of points. These count for your score and are never lost.</source>
        <translation>La valeur de la carte va à votre pile de points. Ces points comptent dans votre score et ne se perdent jamais.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever has brought in %n points wins at once.</source>
        <extracomment>%n: points</extracomment>
        <translation>
            <numerusform>Le joueur qui a rentré %n point gagne aussitôt.</numerusform>
            <numerusform>Le joueur qui a rentré %n points gagne aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no territory is left, the highest score wins; equal highest scores share the win.</source>
        <translation>Quand il ne reste aucun territoire, le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>You bring in the territory on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Vous rentrez le territoire en %2.</translation>
    </message>
    <message>
        <source>%1 brings in the territory on %2.</source>
        <translation>%1 rentre le territoire en %2.</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Rentrer</translation>
    </message>
    <message>
        <source>End your turn, or bring in a territory that you hold.</source>
        <translation>Finissez votre tour, ou rentrez un territoire que vous tenez.</translation>
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
        <translation>Points rentrés&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You bring in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Vous rentrez %n point.</numerusform>
            <numerusform>Vous rentrez %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 brings in %n points.</source>
        <translation>
            <numerusform>%1 rentre %n point.</numerusform>
            <numerusform>%1 rentre %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your pieces there is medium or large (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aucune de vos pièces n’y est moyenne ou grande (%1).</translation>
    </message>
    <message>
        <source>None of your pieces there is large (%1).</source>
        <translation>Aucune de vos pièces n’y est grande (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You win: you have brought in %n points.</source>
        <extracomment>%1: player, %n: points</extracomment>
        <translation>
            <numerusform>Vous gagnez&#xa0;: vous avez rentré %n point.</numerusform>
            <numerusform>Vous gagnez&#xa0;: vous avez rentré %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins: %n points have been brought in.</source>
        <translation>
            <numerusform>%1 gagne&#xa0;: %n point est rentré.</numerusform>
            <numerusform>%1 gagne&#xa0;: %n points sont rentrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left; the highest score wins: %1.</source>
        <extracomment>%1: one or more players</extracomment>
        <translation>Il ne reste aucun territoire&#x202f;; le meilleur score gagne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At the end of your turn you may bring in one territory on which you have pieces and no enemy has: the largest of your pieces there returns to your stash, the card is discarded, and the top card of the draw pile takes its place.</source>
        <translation>À la fin de votre tour, vous pouvez rentrer un territoire où vous avez des pièces et où aucun ennemi n’en a&#xa0;: la plus grande de vos pièces y retourne à votre réserve, la carte est défaussée, et la première carte de la pioche prend sa place.</translation>
    </message>
    <message>
        <source>In one turn you may either bring in a territory or announce your last turn, but not both. At the end of your last turn nothing is brought in.</source>
        <translation>Dans un même tour, vous pouvez soit rentrer un territoire, soit annoncer votre dernier tour, mais pas les deux. À la fin de votre dernier tour, on ne rentre rien.</translation>
    </message>
    <message>
        <source>Of equal pieces the first one in the order of facings returns.</source>
        <translation>Entre pièces de même taille, la première dans l’ordre des orientations retourne à la réserve.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Plugins</name>
    <message>
        <source>The program crashed in the plug-in “%1”. The plug-in is now switched off.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Le module «&#xa0;%1&#xa0;» a provoqué un arrêt brutal du programme. Il est maintenant désactivé.</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1”.</source>
        <extracomment>%1: the name of a plug-in</extracomment>
        <translation>Une erreur s’est produite dans le module «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>An error occurred in the plug-in “%1” (%2).</source>
        <extracomment>%1: the name of a plug-in, %2: what it says itself, perhaps in English</extracomment>
        <translation>Une erreur s’est produite dans le module «&#xa0;%1&#xa0;» (%2).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PositionMisfits</name>
    <message>
        <source>Under these rules, each player has fewer pieces of this size: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north&quot;</extracomment>
        <translation>Avec ces règles, chacun a moins de pièces de cette taille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Under these rules, no piece points like this: %1.</source>
        <extracomment>%1: a piece, &quot;Ann&apos;s medium piece on f5 facing north-east&quot;</extracomment>
        <translation>Ces règles ne connaissent pas de pièce tournée ainsi&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Under these rules, a hand holds at most %n cards.</source>
        <translation>
            <numerusform>Avec ces règles, une main compte au plus %n carte.</numerusform>
            <numerusform>Avec ces règles, une main compte au plus %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are not for %n players.</source>
        <translation>
            <numerusform>Ces règles ne sont pas faites pour %n personne.</numerusform>
            <numerusform>Ces règles ne sont pas faites pour %n personnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are played without this: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Avec ces règles, on joue sans ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This differs from what these rules allow: %1.</source>
        <extracomment>%1: title of a mechanic</extracomment>
        <translation>Ceci n’est pas conforme à ce que ces règles permettent&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::PowerWording</name>
    <message>
        <source>Use as %1.</source>
        <extracomment>%1: alternatives, &quot;sword, rod, cup or disc&quot;</extracomment>
        <translation>Utilisez cette carte comme %1.</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <extracomment>%1: a sentence for each alternative</extracomment>
        <translation>Un pouvoir au choix. %1</translation>
    </message>
    <message>
        <source>Twice: %1</source>
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>À faire deux fois. %1</translation>
    </message>
    <message>
        <source>Three times: %1</source>
        <extracomment>%1: a sentence that says what is done</extracomment>
        <translation>À faire trois fois. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times: %1</source>
        <extracomment>%1: a sentence that says what is done; %n: how often</extracomment>
        <translation>
            <numerusform>À faire %n fois. %1</numerusform>
            <numerusform>À faire %n fois. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>%1: a sentence that says what is done after something else</extracomment>
        <translation>À faire ensuite. %1</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::QuickReference</name>
    <message>
        <source>Activate</source>
        <comment>what one can do in a turn: to activate a territory</comment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Activate a territory on which you have a piece: its powers are used, and all of your pieces on it are minions.</source>
        <translation>Activez un territoire où vous avez une pièce&#xa0;: ses pouvoirs sont utilisés, et toutes vos pièces qui s’y trouvent sont des serviteurs.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what one can do in a turn: to play a card</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a card from your hand: it goes to the discard pile, then its powers are used, and all of your pieces on the board are minions.</source>
        <translation>Jouez une carte de votre main&#xa0;: elle va à la défausse, puis ses pouvoirs sont utilisés, et toutes vos pièces sur le plateau sont des serviteurs.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <comment>what one can do in a turn: to refresh the hand</comment>
        <translation>Refaire</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à en avoir %n, ou moins.</numerusform>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à en avoir %n, ou moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Orient</source>
        <comment>what one can do in a turn: to orient a piece</comment>
        <translation>Orienter</translation>
    </message>
    <message>
        <source>Orient one of your pieces.</source>
        <translation>Orientez l’une de vos pièces.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading: the board</comment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The first territories begin at d4 in the north-west; no name changes when the board grows.</source>
        <translation>Une case porte la lettre de sa colonne et le numéro de sa rangée, comme au bord du plateau. Les premiers territoires commencent en d4, au nord-ouest&#x202f;; aucun nom ne change quand le plateau grandit.</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a major arcana card in the quick reference; %1: &quot;XVI&quot;, %2: &quot;The Tower&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Major arcana</source>
        <translation>Arcanes majeurs</translation>
    </message>
    <message>
        <source>A space is called by the letter of its column and the number of its row, as they stand at the edge of the board. The northernmost row of the first territories begins at %1; no name changes when the board grows.</source>
        <extracomment>%1: a space, &quot;e4&quot;</extracomment>
        <translation>Une case porte la lettre de sa colonne et le numéro de sa rangée, comme au bord du plateau. La rangée la plus au nord des premiers territoires commence en %1&#x202f;; aucun nom ne change quand le plateau grandit.</translation>
    </message>
    <message>
        <source>All other major arcana</source>
        <translation>Tous les autres arcanes majeurs</translation>
    </message>
    <message>
        <source>Orient any number of your pieces, each of them once; to stop sooner, pass.</source>
        <translation>Orientez autant de vos pièces que vous voulez, chacune une seule fois&#x202f;; pour vous arrêter plus tôt, passez.</translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez jusqu’à avoir %n carte, ou moins.</numerusform>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez jusqu’à avoir %n cartes, ou moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: either discard all of it, or draw at most %n cards, up to a hand of %1.</source>
        <extracomment>%n: the most cards that are drawn, %1: the most that a hand may hold</extracomment>
        <translation>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez au plus %n carte, sans dépasser une main de %1.</numerusform>
            <numerusform>Refaites votre main&#xa0;: ou bien défaussez-la tout entière, ou bien piochez au plus %n cartes, sans dépasser une main de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refresh your hand: discard any cards or none, then draw at most %n cards, up to a hand of %1.</source>
        <translation>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez-en au plus %n, sans dépasser une main de %1.</numerusform>
            <numerusform>Refaites votre main&#xa0;: défaussez autant de cartes que vous voulez, ou aucune, puis piochez-en au plus %n, sans dépasser une main de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>All major arcana</source>
        <translation>Tous les arcanes majeurs</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RecoverWords</name>
    <message>
        <source>take from the discard pile</source>
        <comment>phrase: power</comment>
        <translation>reprendre dans la défausse</translation>
    </message>
    <message numerus="yes">
        <source>Take cards of your choice from the discard pile, one for each pip of one minion, up to a hand of %n cards.</source>
        <translation>
            <numerusform>Reprenez des cartes de votre choix dans la défausse, une par pastille d’un serviteur, jusqu’à une main de %n carte.</numerusform>
            <numerusform>Reprenez des cartes de votre choix dans la défausse, une par pastille d’un serviteur, jusqu’à une main de %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RedrawWords</name>
    <message>
        <source>discard and draw</source>
        <comment>phrase: power</comment>
        <translation>défausser et piocher</translation>
    </message>
    <message numerus="yes">
        <source>Discard any cards or none, then draw until you have %n cards, or fewer.</source>
        <translation>
            <numerusform>Défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à en avoir %n, ou moins.</numerusform>
            <numerusform>Défaussez autant de cartes que vous voulez, ou aucune, puis piochez jusqu’à en avoir %n, ou moins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RefusalWording</name>
    <message>
        <source>The game is over; nothing can be done any more (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partie est finie&#x202f;; on ne peut plus rien faire (%1).</translation>
    </message>
    <message>
        <source>This cannot be done at this moment of the turn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est impossible à ce moment du tour (%1).</translation>
    </message>
    <message>
        <source>There is no such step by the rules of this game (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ce coup n’existe pas dans les règles de ce jeu (%1).</translation>
    </message>
    <message>
        <source>No card is in use now whose power this could be (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aucune carte en cours d’utilisation n’a ce pouvoir (%1).</translation>
    </message>
    <message>
        <source>The card offers another power now; its powers keep their order (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carte offre maintenant un autre pouvoir&#x202f;; ses pouvoirs gardent leur ordre (%1).</translation>
    </message>
    <message>
        <source>The second half of the step that was begun must come first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La seconde moitié du coup commencé doit passer d’abord (%1).</translation>
    </message>
    <message>
        <source>Chance comes first: cards are shuffled, lots drawn or dice rolled (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le hasard passe d’abord&#xa0;: on mélange, on tire au sort ou on lance les dés (%1).</translation>
    </message>
    <message>
        <source>Whoever has no piece on the board can only place one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Sans pièce sur le plateau, on ne peut qu’en placer une (%1).</translation>
    </message>
    <message>
        <source>Only a player without any piece on the board places one (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>On ne place une pièce que si l’on n’en a aucune sur le plateau (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces stand on %3 already; the space must be without pieces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Il y a déjà une pièce en %3&#x202f;; la case doit être sans pièce (%1).</numerusform>
            <numerusform>Il y a déjà %n pièces en %3&#x202f;; la case doit être sans pièce (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory lies on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Il n’y a pas de territoire en %3 (%1).</translation>
    </message>
    <message>
        <source>None of your pieces stands on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Aucune de vos pièces ne se trouve en %3 (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in your hand (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carte «&#xa0;%4&#xa0;» n’est pas dans votre main (%1).</translation>
    </message>
    <message>
        <source>A card that is not in your hand was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Une carte qui n’est pas dans votre main a été nommée (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not in the discard pile (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carte «&#xa0;%4&#xa0;» n’est pas dans la défausse (%1).</translation>
    </message>
    <message>
        <source>A card that is not in the discard pile was named (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Une carte qui n’est pas dans la défausse a été nommée (%1).</translation>
    </message>
    <message>
        <source>Your hand is full; its limit is %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Votre main est pleine&#x202f;; sa limite est de %2 (%1).</translation>
    </message>
    <message>
        <source>No card can be drawn now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>On ne peut pas piocher maintenant (%1).</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n cards can be drawn now (%1).</source>
        <extracomment>%1: id of a rule; %n: number of cards</extracomment>
        <translation>
            <numerusform>On ne peut pas piocher plus de %n carte maintenant (%1).</numerusform>
            <numerusform>On ne peut pas piocher plus de %n cartes maintenant (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This would change nothing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Cela ne changerait rien (%1).</translation>
    </message>
    <message>
        <source>This is not your piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Cette pièce n’est pas à vous&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>This is not your piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Cette pièce n’est pas à vous (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Cette pièce n’est pas un serviteur qui puisse agir maintenant&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>This piece is not a minion that may act now (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Cette pièce n’est pas un serviteur qui puisse agir maintenant (%1).</translation>
    </message>
    <message>
        <source>The pieces on %3 are a tower, which nobody else can target (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Les pièces en %3 forment une tour, que personne d’autre ne peut viser (%1).</translation>
    </message>
    <message>
        <source>A tower stands on %3, where nobody else can come (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Une tour se dresse en %3, où personne d’autre ne peut venir (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target this piece: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Le serviteur qui agit ne vise pas cette pièce&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>The acting minion does not target the space %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Le serviteur qui agit ne vise pas la case %3 (%1).</translation>
    </message>
    <message>
        <source>A minion does not push itself; it moves (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un serviteur ne se pousse pas lui-même&#x202f;; il se déplace (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece, not %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Il faut une pièce ennemie, et non %6 (%1).</translation>
    </message>
    <message>
        <source>This piece has been oriented in this turn: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Cette pièce a déjà été orientée pendant ce tour&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>You are orienting your pieces: orient another one, or pass (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Vous êtes en train d’orienter vos pièces&#xa0;: orientez-en une autre, ou passez (%1).</translation>
    </message>
    <message>
        <source>Either the whole hand is discarded or cards are drawn (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ou bien on défausse toute la main, ou bien on pioche (%1).</translation>
    </message>
    <message>
        <source>This needs an enemy piece (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une pièce ennemie (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The space %3 is full: %n pieces stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>La case %3 est pleine&#xa0;: il y a déjà %n pièce (%1).</numerusform>
            <numerusform>La case %3 est pleine&#xa0;: il y a déjà %n pièces (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further small piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre petite pièce ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre petite pièce ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further medium piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre pièce moyenne ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre pièce moyenne ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further large piece may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre grande pièce ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre grande pièce ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No further piece of the same player may stand on %3: %n of them stand there (%1).</source>
        <extracomment>%1: id of a rule; %n: number of pieces; %3: space</extracomment>
        <translation>
            <numerusform>Aucune autre pièce de la même personne ne peut aller en %3&#xa0;: il y en a déjà une (%1).</numerusform>
            <numerusform>Aucune autre pièce de la même personne ne peut aller en %3&#xa0;: il y en a déjà %n (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No small piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il ne reste pas de petite pièce dans votre réserve (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il ne reste pas de pièce moyenne dans votre réserve (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in your stash (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il ne reste pas de grande pièce dans votre réserve (%1).</translation>
    </message>
    <message>
        <source>No small piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 n’a plus de petite pièce en réserve (%1).</translation>
    </message>
    <message>
        <source>No medium piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 n’a plus de pièce moyenne en réserve (%1).</translation>
    </message>
    <message>
        <source>No large piece is left in the stash of %5 (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 n’a plus de grande pièce en réserve (%1).</translation>
    </message>
    <message>
        <source>The stash of %5 has no such piece left (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 n’a plus de telle pièce en réserve (%1).</translation>
    </message>
    <message>
        <source>An enemy piece stands on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>Une pièce ennemie est en %3 (%1).</translation>
    </message>
    <message>
        <source>Nothing may replace the territory; the card %4 is not needed (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>Rien ne peut remplacer le territoire&#x202f;; la carte «&#xa0;%4&#xa0;» n’est pas nécessaire (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not worth what is needed, a value of %2 (%1).</source>
        <extracomment>%1: id of a rule; %2: number; %4: card</extracomment>
        <translation>La carte «&#xa0;%4&#xa0;» n’a pas la valeur qu’il faut, %2 (%1).</translation>
    </message>
    <message>
        <source>A card with a value of exactly %2 is needed (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>Il faut une carte d’une valeur d’exactement %2 (%1).</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod; it has no direction (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un serviteur debout ne peut pas utiliser un bâton&#x202f;; il n’a pas de direction (%1).</translation>
    </message>
    <message>
        <source>It cannot go any distance (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aucun déplacement n’est possible (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It can go at most %n spaces (%1).</source>
        <extracomment>%1: id of a rule; %n: number of spaces</extracomment>
        <translation>
            <numerusform>On peut avancer d’une case au plus (%1).</numerusform>
            <numerusform>On peut avancer de %n cases au plus (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n pips can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: pips of a piece</extracomment>
        <translation>
            <numerusform>On peut retirer %n pastille au plus (%1).</numerusform>
            <numerusform>On peut retirer %n pastilles au plus (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n points can be taken off (%1).</source>
        <extracomment>%1: id of a rule; %n: points of a territory</extracomment>
        <translation>
            <numerusform>On peut retirer %n point au plus (%1).</numerusform>
            <numerusform>On peut retirer %n points au plus (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece is large already and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La pièce est déjà grande et ne peut plus grandir (%1).</translation>
    </message>
    <message>
        <source>A major arcana card is worth the most already and cannot grow (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Un arcane majeur a déjà la plus haute valeur et ne peut plus grandir (%1).</translation>
    </message>
    <message>
        <source>An enemy piece keeps its facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Une pièce ennemie garde son orientation (%1).</translation>
    </message>
    <message>
        <source>A destroyed piece cannot be given a facing (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>On ne peut pas orienter une pièce détruite (%1).</translation>
    </message>
    <message>
        <source>The power does not reach there, or not with a card from there (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le pouvoir ne va pas jusque-là, ou n’admet pas une carte prise là (%1).</translation>
    </message>
    <message>
        <source>This is possible only together with a second half, and none fits (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ce n’est possible qu’avec une seconde moitié, et aucune ne convient (%1).</translation>
    </message>
    <message>
        <source>This is possible alone, so it is not the first half of a linked step (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est possible tel quel&#x202f;; ce n’est donc pas la première moitié d’un coup lié (%1).</translation>
    </message>
    <message>
        <source>No linked step begins with the power that the card now offers (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Aucun coup lié ne commence par le pouvoir que la carte offre maintenant (%1).</translation>
    </message>
    <message>
        <source>The second half must concern the same piece or territory as the first (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La seconde moitié doit porter sur la même pièce ou le même territoire que la première (%1).</translation>
    </message>
    <message>
        <source>The second half must make room again on %3 (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La seconde moitié doit refaire de la place en %3 (%1).</translation>
    </message>
    <message>
        <source>There is no card left to draw (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il ne reste aucune carte à piocher (%1).</translation>
    </message>
    <message>
        <source>The card %4 on %3 is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule; %3: space; %4: card</extracomment>
        <translation>%4{definite}, en %3, n’est pas un arcane majeur (%1).</translation>
    </message>
    <message>
        <source>The card is not a major arcana card (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La carte n’est pas un arcane majeur (%1).</translation>
    </message>
    <message>
        <source>The World cannot use the powers of another World (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le Monde ne peut pas utiliser les pouvoirs d’un autre Monde (%1).</translation>
    </message>
    <message>
        <source>Cards are in play one inside another only up to a depth of %2; nothing more is turned over or copied (%1).</source>
        <extracomment>%1: id of a rule; %2: number</extracomment>
        <translation>On ne retourne ni ne copie de cartes l’une dans l’autre au-delà d’une profondeur de %2 (%1).</translation>
    </message>
    <message>
        <source>The same minion must go on (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Le même serviteur doit continuer (%1).</translation>
    </message>
    <message>
        <source>This power must be used (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Ce pouvoir doit être utilisé (%1).</translation>
    </message>
    <message>
        <source>%5 has announced a last turn, which must be over first (%1).</source>
        <extracomment>%1: id of a rule; %5: player</extracomment>
        <translation>%5 a annoncé un dernier tour, qui doit d’abord s’achever (%1).</translation>
    </message>
    <message>
        <source>This is your last turn; nothing is announced at its end (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est votre dernier tour&#x202f;; on n’annonce rien à la fin (%1).</translation>
    </message>
    <message>
        <source>You have announced a last turn before; nobody does so twice (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Vous avez déjà annoncé un dernier tour&#x202f;; personne ne le fait deux fois (%1).</translation>
    </message>
    <message numerus="yes">
        <source>You need %n points to announce your last turn (%1).</source>
        <extracomment>%1: id of a rule; %n: points</extracomment>
        <translation>
            <numerusform>Il vous faut %n point pour annoncer votre dernier tour (%1).</numerusform>
            <numerusform>Il vous faut %n points pour annoncer votre dernier tour (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory is left, so no last turn can be announced (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il ne reste aucun territoire&#x202f;; on ne peut donc pas annoncer de dernier tour (%1).</translation>
    </message>
    <message>
        <source>The card %4 is not among the cards to take (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>La carte «&#xa0;%4&#xa0;» n’est pas parmi les cartes à prendre (%1).</translation>
    </message>
    <message>
        <source>In this game no piece points diagonally (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Dans ce jeu, aucune pièce n’est tournée en diagonale (%1).</translation>
    </message>
    <message>
        <source>By these rules the power cannot do that (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>D’après ces règles, le pouvoir ne permet pas cela (%1).</translation>
    </message>
    <message>
        <source>%4 is neither worth more than the card there nor higher and of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite} ne vaut pas plus que la carte en place, et n’est pas non plus une carte plus haute du même genre (%1).</translation>
    </message>
    <message>
        <source>A card worth more is needed, or a higher one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une carte de plus grande valeur, ou plus haute et du même genre (%1).</translation>
    </message>
    <message>
        <source>%4 is not what fits in place of the card there: one worth a point less, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule; %4: card</extracomment>
        <translation>%4{definite} ne convient pas à la place de cette carte&#xa0;: il en faut une qui vaille un point de moins, ou plus basse et du même genre (%1).</translation>
    </message>
    <message>
        <source>A card worth a point less is needed, or a lower one of the same kind (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Il faut une carte qui vaille un point de moins, ou plus basse et du même genre (%1).</translation>
    </message>
    <message>
        <source>A rule of this variant does not allow it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>Une règle de cette variante ne le permet pas (%1).</translation>
    </message>
    <message>
        <source>This is not possible (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>C’est impossible (%1).</translation>
    </message>
    <message>
        <source>The space %3 is void: no card lies there, and it shares no side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La case %3 est du vide&#xa0;: elle n’a ni carte, ni côté commun avec un territoire (%1).</translation>
    </message>
    <message>
        <source>The space %3 is not a wasteland, a space without a card that shares a side with a territory (%1).</source>
        <extracomment>%1: id of a rule; %3: space</extracomment>
        <translation>La case %3 n’est pas une friche, c’est-à-dire une case sans carte qui a un côté commun avec un territoire (%1).</translation>
    </message>
    <message>
        <source>All pieces that are named must stand in the same space; this one does not: %6 (%1).</source>
        <extracomment>%1: id of a rule; %6: piece</extracomment>
        <translation>Toutes les pièces désignées doivent être dans la même case&#x202f;; celle-ci n’y est pas&#xa0;: %6 (%1).</translation>
    </message>
    <message>
        <source>The game ends before your next turn, so nothing can be announced for it (%1).</source>
        <extracomment>%1: id of a rule</extracomment>
        <translation>La partie finit avant votre prochain tour&#x202f;; on ne peut donc rien annoncer pour celui-ci (%1).</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RevealWords</name>
    <message>
        <source>turn over a card</source>
        <comment>phrase: power</comment>
        <translation>retourner une carte</translation>
    </message>
    <message>
        <source>Turn over the top card of the draw pile and use its powers.</source>
        <translation>Retournez la première carte de la pioche et utilisez ses pouvoirs.</translation>
    </message>
    <message>
        <source>The card turned over goes to the discard pile. Whoever is a minion for the card that turned it over is one for its powers, too.</source>
        <translation>La carte retournée va à la défausse. Les serviteurs de la carte qui l’a retournée le sont aussi pour ses pouvoirs.</translation>
    </message>
    <message>
        <source>A card need not be turned over.</source>
        <translation>On n’est pas tenu de retourner une carte.</translation>
    </message>
    <message>
        <source>A card must be turned over, if there is one.</source>
        <translation>On est tenu de retourner une carte, s’il y en a une.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n cards are in play one inside another, turned over or copied; then no other is turned over or copied.</source>
        <translation>
            <numerusform>Au plus %n carte retournée ou copiée est en jeu dans une autre&#x202f;; au-delà, on n’en retourne ni n’en copie plus.</numerusform>
            <numerusform>Au plus %n cartes retournées ou copiées sont en jeu l’une dans l’autre&#x202f;; au-delà, on n’en retourne ni n’en copie plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RodWords</name>
    <message>
        <source>rod</source>
        <comment>phrase: power</comment>
        <translation>bâton</translation>
    </message>
    <message>
        <source>Rods: move</source>
        <translation>Bâtons&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>It goes at least one space and at most as many as the minion has pips.</source>
        <translation>On avance d’au moins une case, et d’au plus autant que le serviteur a de pastilles.</translation>
    </message>
    <message>
        <source>It goes one space, whatever the size of the minion.</source>
        <translation>On avance d’une case, quelle que soit la taille du serviteur.</translation>
    </message>
    <message numerus="yes">
        <source>It goes 1 to %n spaces, whatever the size of the minion.</source>
        <translation>
            <numerusform>On avance de 1 à %n case, quelle que soit la taille du serviteur.</numerusform>
            <numerusform>On avance de 1 à %n cases, quelle que soit la taille du serviteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a rod.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>Utilisez cette carte comme bâton.</translation>
    </message>
    <message>
        <source>No limit of pieces in a space holds.</source>
        <translation>Aucune limite de pièces par case ne s’applique.</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n pieces in a space does not hold.</source>
        <translation>
            <numerusform>La limite de %n pièce par case ne s’applique pas.</numerusform>
            <numerusform>La limite de %n pièces par case ne s’applique pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, in the minion&apos;s direction.</source>
        <translation>Déplacez le serviteur, ou poussez une pièce visée, dans la direction du serviteur.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted enemy piece, in the minion&apos;s direction.</source>
        <translation>Déplacez le serviteur, ou poussez une pièce ennemie visée, dans la direction du serviteur.</translation>
    </message>
    <message>
        <source>It must not end in the void.</source>
        <translation>La pièce ne doit pas finir dans le vide.</translation>
    </message>
    <message numerus="yes">
        <source>It must not end in the void, nor where %n pieces stand already.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>La pièce ne doit pas finir dans le vide, ni là où il y a déjà %n pièce.</numerusform>
            <numerusform>La pièce ne doit pas finir dans le vide, ni là où il y a déjà %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or push a targeted territory without enemy pieces in the same way into a wasteland without enemy pieces.</source>
        <translation>Ou poussez de la même façon un territoire visé sans pièce ennemie dans une friche sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Territories are not pushed.</source>
        <translation>On ne pousse pas les territoires.</translation>
    </message>
    <message>
        <source>Or push the targeted territory, unless an enemy piece stands there, as far as a piece could go. It slides through anything and must land in a wasteland without enemy pieces. Pieces stay in their spaces; yours in the landing space are now on it.</source>
        <translation>Ou poussez le territoire visé, sauf si une pièce ennemie s’y trouve, aussi loin qu’une pièce pourrait aller. Il glisse à travers tout et doit se poser dans une friche sans pièce ennemie. Les pièces restent dans leurs cases&#x202f;; les vôtres, dans la case où il se pose, sont désormais dessus.</translation>
    </message>
    <message>
        <source>Pieces that a pushed territory leaves in the void return to their stashes.</source>
        <translation>Les pièces qu’un territoire poussé laisse dans le vide retournent à leur réserve.</translation>
    </message>
    <message>
        <source>An upright minion cannot use a rod.</source>
        <translation>Un serviteur debout ne peut pas utiliser un bâton.</translation>
    </message>
    <message>
        <source>Move the minion, or push a targeted piece, yours or an enemy&apos;s, in the minion&apos;s direction.</source>
        <translation>Déplacez le serviteur, ou poussez une pièce visée, à vous ou ennemie, dans la direction du serviteur.</translation>
    </message>
    <message>
        <source>Pieces of your own are not pushed.</source>
        <translation>On ne pousse pas ses propres pièces.</translation>
    </message>
    <message>
        <source>The moved piece must not end in the void. What lies between does not matter.</source>
        <translation>La pièce déplacée ne doit pas finir dans le vide. Ce qu’il y a sur le chemin ne compte pas.</translation>
    </message>
    <message>
        <source>The moved piece must not end in a full space, nor in the void. What lies between does not matter.</source>
        <translation>La pièce déplacée ne doit finir ni dans une case pleine, ni dans le vide. Ce qu’il y a sur le chemin ne compte pas.</translation>
    </message>
    <message>
        <source>It never moves zero spaces. A piece of yours may then be oriented; an enemy piece keeps its facing.</source>
        <translation>Elle n’avance jamais de zéro case. Une pièce à vous peut alors être orientée&#x202f;; une pièce ennemie garde son orientation.</translation>
    </message>
    <message>
        <source>It must not end in the void, nor in a full space.</source>
        <translation>La pièce ne doit finir ni dans le vide, ni dans une case pleine.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RuleFacts</name>
    <message>
        <source>The order of facings is north, east, south, west, upright, northeast, southeast, southwest, northwest.</source>
        <translation>L’ordre des orientations est le suivant&#xa0;: nord, est, sud, ouest, debout, nord-est, sud-est, sud-ouest, nord-ouest.</translation>
    </message>
    <message>
        <source>The order of facings is north, east, south, west, upright.</source>
        <translation>L’ordre des orientations est le suivant&#xa0;: nord, est, sud, ouest, debout.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Rulebook</name>
    <message>
        <source>This game uses the mechanic “%1”.</source>
        <extracomment>a mechanic that a plug-in has brought along without describing it; %1: its name</extracomment>
        <translation>Ce jeu utilise la mécanique «&#xa0;%1&#xa0;».</translation>
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
        <extracomment>before a sentence that decides what the printed rules leave open; %1: the setting, &quot;Reshuffle: At once&quot;</extracomment>
        <translation>Précision (%1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::RulebookWriter</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a setting of a ruleset: %1: its label, %2: its value (&quot;Yes&quot;)</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StatusWording</name>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Les cartes vont être distribuées.</translation>
    </message>
    <message>
        <source>The discard pile is about to be shuffled.</source>
        <translation>La défausse va être mélangée.</translation>
    </message>
    <message>
        <source>Lots decide who goes first.</source>
        <translation>Le sort décide qui commence.</translation>
    </message>
    <message>
        <source>The hidden timer is about to be set.</source>
        <translation>Le minuteur caché va être réglé.</translation>
    </message>
    <message>
        <source>The dice are about to be rolled.</source>
        <translation>Les dés vont être lancés.</translation>
    </message>
    <message>
        <source>It is for you to decide.</source>
        <extracomment>%1: player</extracomment>
        <translation>C’est à vous de décider.</translation>
    </message>
    <message>
        <source>It is for %1 to decide.</source>
        <translation>C’est à %1 de décider.</translation>
    </message>
    <message>
        <source>Your turn: place a small piece on a space without pieces.</source>
        <extracomment>%1: player</extracomment>
        <translation>À vous&#xa0;: placez une petite pièce sur une case sans pièce.</translation>
    </message>
    <message>
        <source>The turn of %1, who places a small piece.</source>
        <translation>C’est à %1 de placer une petite pièce.</translation>
    </message>
    <message>
        <source>Orient another piece, or pass.</source>
        <extracomment>%1: player</extracomment>
        <translation>Orientez une autre pièce, ou passez.</translation>
    </message>
    <message>
        <source>Your turn goes on: choose your next action.</source>
        <translation>Votre tour continue&#xa0;: choisissez l’action suivante.</translation>
    </message>
    <message>
        <source>Your turn: activate a territory, play a card, refresh your hand or orient a piece.</source>
        <translation>À vous&#xa0;: activez un territoire, jouez une carte, refaites votre main ou orientez une pièce.</translation>
    </message>
    <message>
        <source>Your turn: choose what to do.</source>
        <translation>À vous&#xa0;: choisissez quoi faire.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>The card %2: take the second half of the step that you have begun.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>%2&#xa0;: jouez la seconde moitié du coup que vous avez commencé.</translation>
    </message>
    <message>
        <source>%1 takes the second half of a step of the card %2.</source>
        <translation>%1 joue la seconde moitié d’un coup %2{genitive}.</translation>
    </message>
    <message>
        <source>The card %1: nothing can be done with this power now (%2); skip it.</source>
        <extracomment>%1: card, %2: one or more powers</extracomment>
        <translation>%1&#xa0;: ce pouvoir ne permet rien maintenant (%2)&#x202f;; renoncez-y.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>phrase: power</comment>
        <extracomment>an alternative to using a power</extracomment>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>The card %2: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;)</extracomment>
        <translation>%2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2: %3.</source>
        <translation>%1 utilise %2{definite}&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The card %2, power %4 of %5: %3.</source>
        <extracomment>%1: player, %2: card, %3: alternatives (&quot;rod or skip&quot;), %4: number of the power, %5: how many powers there are</extracomment>
        <translation>%2, pouvoir %4 sur %5&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 uses the card %2, power %4 of %5: %3.</source>
        <translation>%1 utilise %2{definite}, pouvoir %4 sur %5&#xa0;: %3.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Finissez votre tour.</translation>
    </message>
    <message>
        <source>%1 is about to end the turn.</source>
        <translation>%1 va finir son tour.</translation>
    </message>
    <message>
        <source>The game is about to begin.</source>
        <translation>La partie va commencer.</translation>
    </message>
    <message>
        <source>You win: you are the last player left.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous gagnez&#xa0;: il ne reste personne d’autre.</translation>
    </message>
    <message>
        <source>%1 wins: the last player left.</source>
        <translation>%1 gagne&#xa0;: il ne reste personne d’autre.</translation>
    </message>
    <message>
        <source>No territory is left: you win.</source>
        <extracomment>%1: player</extracomment>
        <translation>Il ne reste aucun territoire&#xa0;: vous gagnez.</translation>
    </message>
    <message>
        <source>No territory is left: %1 wins.</source>
        <translation>Il ne reste aucun territoire&#xa0;: %1 gagne.</translation>
    </message>
    <message>
        <source>You win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Vous gagnez avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>%1 wins with the highest score, %2.</source>
        <translation>%1 gagne avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>%1 win together.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>%1 gagnent ensemble.</translation>
    </message>
    <message>
        <source>The game is over, and nobody wins.</source>
        <translation>La partie est finie, et personne ne gagne.</translation>
    </message>
    <message>
        <source>%1 win: they are the last players left.</source>
        <extracomment>%1: list of players, all of one team</extracomment>
        <translation>%1 gagnent&#xa0;: il ne reste personne d’autre.</translation>
    </message>
    <message>
        <source>No territory is left: %1 share the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Il ne reste aucun territoire&#xa0;: %1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>The highest score is equal: %1 share the win.</source>
        <translation>Le meilleur score est égal&#xa0;: %1 se partagent la victoire.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepDifferenceWording</name>
    <message>
        <source>Only in %1</source>
        <extracomment>head of a list of steps; %1: a ruleset</extracomment>
        <translation>Seulement dans %1</translation>
    </message>
    <message>
        <source>In both, with another outcome</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Dans les deux, avec une autre issue</translation>
    </message>
    <message>
        <source>Alike in both</source>
        <extracomment>head of a list of steps</extracomment>
        <translation>Identiques dans les deux</translation>
    </message>
    <message numerus="yes">
        <source>%n steps in %1</source>
        <comment>phrase: legal steps of a ruleset</comment>
        <extracomment>%n: how many; %1: a ruleset</extracomment>
        <translation>
            <numerusform>%n coup dans %1</numerusform>
            <numerusform>%n coups dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in %1</source>
        <comment>phrase: legal steps of a second ruleset</comment>
        <extracomment>%n: how many; %1: another ruleset than that of “%n steps in %1”, which stands before it in the sentence</extracomment>
        <translation>
            <numerusform>%n dans %1</numerusform>
            <numerusform>%n dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1 and %2, %n are the same.</source>
        <extracomment>%1: “143 steps in A”, %2: “171 in B”, %n: how many of these both have</extracomment>
        <translation>
            <numerusform>De %1 et %2, %n est le même.</numerusform>
            <numerusform>De %1 et %2, %n sont les mêmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1 the decision is another one now.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>Dans %1, la décision à prendre est maintenant différente.</translation>
    </message>
    <message>
        <source>%1 knows no such step.</source>
        <extracomment>%1: a ruleset</extracomment>
        <translation>%1 ne connaît pas ce coup.</translation>
    </message>
    <message>
        <source>what happens around the turns</source>
        <translation>ce qui se passe autour des tours</translation>
    </message>
    <message>
        <source>What makes the difference: %1.</source>
        <extracomment>%1: a setting, or a suit, or a mechanic</extracomment>
        <translation>Ce qui fait la différence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What makes the difference: %1 (%2).</source>
        <extracomment>%1: a setting, or a suit, or a mechanic; %2: id of a rule</extracomment>
        <translation>Ce qui fait la différence&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>What makes the difference: “%1” is “%2” in %3 and “%4” in %5 (%6).</source>
        <extracomment>%1: a setting; %2: its value by the first ruleset, %3; %4: its value by the second, %5; %6: id of a rule</extracomment>
        <translation>Ce qui fait la différence&#xa0;: «&#xa0;%1&#xa0;» vaut «&#xa0;%2&#xa0;» dans %3 et «&#xa0;%4&#xa0;» dans %5 (%6).</translation>
    </message>
    <message>
        <source>The game ends otherwise, or other players are out.</source>
        <translation>La partie finit autrement, ou d’autres sont hors jeu.</translation>
    </message>
    <message>
        <source>Other pieces stand on the board.</source>
        <translation>D’autres pièces sont sur le plateau.</translation>
    </message>
    <message>
        <source>Other territories lie on the board.</source>
        <translation>D’autres territoires sont sur le plateau.</translation>
    </message>
    <message>
        <source>Other cards are in the hands.</source>
        <translation>D’autres cartes sont en main.</translation>
    </message>
    <message>
        <source>Other cards lie in the piles.</source>
        <translation>D’autres cartes sont dans les piles.</translation>
    </message>
    <message>
        <source>Announcements and counters stand otherwise.</source>
        <translation>Les annonces et les compteurs diffèrent.</translation>
    </message>
    <message>
        <source>Another player has the turn, or the turns go round otherwise.</source>
        <translation>C’est à quelqu’un d’autre de jouer, ou les tours s’enchaînent autrement.</translation>
    </message>
    <message>
        <source>Somebody else decides next, or chance does.</source>
        <translation>C’est quelqu’un d’autre qui décide ensuite, ou le hasard.</translation>
    </message>
    <message>
        <source>Chance is asked for something else.</source>
        <translation>Le hasard est consulté pour autre chose.</translation>
    </message>
    <message>
        <source>Only in one of them a second half must follow.</source>
        <translation>Dans un seul des deux, une seconde moitié doit suivre.</translation>
    </message>
    <message>
        <source>The two positions are not the same.</source>
        <translation>Les deux positions ne sont pas identiques.</translation>
    </message>
    <message>
        <source>Cards in each hand: %1 in %2, %3 in %4.</source>
        <extracomment>%1 and %3: numbers of cards; %2: a ruleset, %4: another one</extracomment>
        <translation>Cartes dans chaque main&#xa0;: %1 dans %2, %3 dans %4.</translation>
    </message>
    <message>
        <source>Different decisions are due in %1 and %2, so their steps cannot be compared.</source>
        <extracomment>%1 and %2: rulesets</extracomment>
        <translation>Dans %1 et %2, les décisions à prendre sont différentes&#x202f;; leurs coups ne peuvent donc pas être comparés.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::StepWording</name>
    <message>
        <source>It stands upright.</source>
        <extracomment>a new piece</extracomment>
        <translation>Elle est debout.</translation>
    </message>
    <message>
        <source>It points %1.</source>
        <extracomment>a new piece; %1: north, east, south or west</extracomment>
        <translation>Elle est tournée vers %1{definite}.</translation>
    </message>
    <message>
        <source>The second half must follow.</source>
        <extracomment>after the first half of a step in two halves</extracomment>
        <translation>La seconde moitié doit suivre.</translation>
    </message>
    <message>
        <source>You place a small piece on %2.</source>
        <extracomment>%1: player, %2: space</extracomment>
        <translation>Vous placez une petite pièce en %2.</translation>
    </message>
    <message>
        <source>%1 places a small piece on %2.</source>
        <translation>%1 place une petite pièce en %2.</translation>
    </message>
    <message>
        <source>You activate the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Vous activez le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 activates the territory %2 on %3.</source>
        <translation>%1 active le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>You play the card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous jouez %2{definite}.</translation>
    </message>
    <message>
        <source>%1 plays the card %2.</source>
        <translation>%1 joue %2{definite}.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Vous piochez %2{definite}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2{definite}.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>
            <numerusform>Vous piochez une carte.</numerusform>
            <numerusform>Vous piochez %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards.</source>
        <translation>
            <numerusform>%1 pioche une carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <extracomment>%1: player, %2: list of cards</extracomment>
        <translation>Vous défaussez %2{definite}.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2{definite}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <extracomment>%1: player; does nothing in this turn</extracomment>
        <translation>Vous passez votre tour.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe son tour.</translation>
    </message>
    <message>
        <source>You neither discard nor draw.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous ne défaussez et ne piochez rien.</translation>
    </message>
    <message>
        <source>%1 neither discards nor draws.</source>
        <translation>%1 ne défausse et ne pioche rien.</translation>
    </message>
    <message>
        <source>You do nothing.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous ne faites rien.</translation>
    </message>
    <message>
        <source>%1 does nothing.</source>
        <translation>%1 ne fait rien.</translation>
    </message>
    <message>
        <source>You leave a power of the card %2 unused.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous renoncez à un pouvoir %2{genitive}.</translation>
    </message>
    <message>
        <source>%1 leaves a power of the card %2 unused.</source>
        <translation>%1 renonce à un pouvoir %2{genitive}.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous finissez votre tour.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 finit son tour.</translation>
    </message>
    <message>
        <source>You end the turn and announce the next one as your last.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous finissez votre tour et annoncez que le prochain sera le dernier.</translation>
    </message>
    <message>
        <source>%1 ends the turn and announces the next one as the last.</source>
        <translation>%1 finit son tour et annonce que le prochain sera le dernier.</translation>
    </message>
    <message>
        <source>You choose a bid card.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous choisissez une carte d’enchère.</translation>
    </message>
    <message>
        <source>%1 chooses a bid card.</source>
        <translation>%1 choisit une carte d’enchère.</translation>
    </message>
    <message>
        <source>You bid the card %2.</source>
        <extracomment>%1: player, %2: card; only the player hears it, or everybody after the game</extracomment>
        <translation>Vous enchérissez avec %2{definite}.</translation>
    </message>
    <message>
        <source>%1 bids the card %2.</source>
        <translation>%1 enchérit avec %2{definite}.</translation>
    </message>
    <message>
        <source>You take the bid card %2.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous prenez %2{definite} parmi les enchères.</translation>
    </message>
    <message>
        <source>%1 takes the bid card %2.</source>
        <translation>%1 prend %2{definite} parmi les enchères.</translation>
    </message>
    <message>
        <source>You take a step that this game does not have.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous jouez un coup que ce jeu n’a pas.</translation>
    </message>
    <message>
        <source>%1 takes a step that this game does not have.</source>
        <translation>%1 joue un coup que ce jeu n’a pas.</translation>
    </message>
    <message>
        <source>You draw no cards.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous ne piochez aucune carte.</translation>
    </message>
    <message>
        <source>%1 draws no cards.</source>
        <translation>%1 ne pioche aucune carte.</translation>
    </message>
    <message>
        <source>You take the step “%2”.</source>
        <extracomment>%1: player, %2: the technical word of a step that a plug-in has brought along</extracomment>
        <translation>Vous jouez le coup «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes the step “%2”.</source>
        <translation>%1 joue le coup «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Then it stands upright.</source>
        <extracomment>the piece to which something was done</extracomment>
        <translation>Ensuite elle est debout.</translation>
    </message>
    <message>
        <source>Then it points %1.</source>
        <extracomment>the piece to which something was done; %1: north, east, south or west</extracomment>
        <translation>Ensuite elle est tournée vers %1{definite}.</translation>
    </message>
    <message>
        <source>%1 stands up.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se met debout.</translation>
    </message>
    <message>
        <source>%1 turns to point %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>%1 se tourne vers %2{definite}.</translation>
    </message>
    <message>
        <source>%1 makes %2 stand up.</source>
        <extracomment>%1: the acting piece, %2: the turned piece</extracomment>
        <translation>%1 met debout %2.</translation>
    </message>
    <message>
        <source>%1 turns %2 to point %3.</source>
        <extracomment>%1: the acting piece, %2: the turned piece, %3: north, east, south or west</extracomment>
        <translation>%1 tourne %2 vers %3{definite}.</translation>
    </message>
    <message>
        <source>%1 changes %2 to its own colour.</source>
        <extracomment>%1: the acting piece, %2: an enemy piece</extracomment>
        <translation>%1 fait passer %2 à sa couleur.</translation>
    </message>
    <message>
        <source>%1 moves to %2.</source>
        <extracomment>%1: the piece, %2: space</extracomment>
        <translation>%1 va en %2.</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: the moved piece, %3: space</extracomment>
        <translation>%1 déplace %2 jusqu’en %3.</translation>
    </message>
    <message>
        <source>%1 moves the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 déplace le territoire %2 de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 trades hands with you.</source>
        <extracomment>%1: another player</extracomment>
        <translation>%1 échange sa main avec la vôtre.</translation>
    </message>
    <message>
        <source>You trade hands with %2.</source>
        <extracomment>%1: player, %2: another player</extracomment>
        <translation>Vous échangez votre main avec %2.</translation>
    </message>
    <message>
        <source>%1 trades hands with %2.</source>
        <translation>%1 échange sa main avec %2.</translation>
    </message>
    <message>
        <source>You take the card %2 from the discard pile.</source>
        <extracomment>%1: player, %2: card</extracomment>
        <translation>Vous reprenez %2{definite} dans la défausse.</translation>
    </message>
    <message>
        <source>%1 takes the card %2 from the discard pile.</source>
        <translation>%1 reprend %2{definite} dans la défausse.</translation>
    </message>
    <message>
        <source>You turn over the top card of the draw pile.</source>
        <extracomment>%1: player</extracomment>
        <translation>Vous retournez la première carte de la pioche.</translation>
    </message>
    <message>
        <source>%1 turns over the top card of the draw pile.</source>
        <translation>%1 retourne la première carte de la pioche.</translation>
    </message>
    <message>
        <source>You use the powers of the territory %2 on %3.</source>
        <extracomment>%1: player, %2: card, %3: space</extracomment>
        <translation>Vous utilisez les pouvoirs du territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 uses the powers of the territory %2 on %3.</source>
        <translation>%1 utilise les pouvoirs du territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 creates a small piece on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 crée une petite pièce en %2.</translation>
    </message>
    <message>
        <source>%1 creates a small enemy piece beside %2, facing the same way.</source>
        <extracomment>%1: the acting piece, %2: the enemy piece beside which a small one like it is created</extracomment>
        <translation>%1 crée, dans la même case que %2, une petite pièce ennemie tournée comme elle.</translation>
    </message>
    <message>
        <source>%1 begins a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 commence un territoire en %2.</translation>
    </message>
    <message>
        <source>%1 makes the top card of the draw pile a territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 fait de la première carte de la pioche un territoire en %2.</translation>
    </message>
    <message>
        <source>%1 creates the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 crée le territoire %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n spaces %2.</source>
        <extracomment>%1: the piece, %2: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 avance d’une case vers %2{definite}.</numerusform>
            <numerusform>%1 avance de %n cases vers %2{definite}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pushes %2 by %n spaces %3.</source>
        <extracomment>%1: the acting piece, %2: the pushed piece, %3: north, east, south or west</extracomment>
        <translation>
            <numerusform>%1 pousse %2 d’une case vers %3{definite}.</numerusform>
            <numerusform>%1 pousse %2 de %n cases vers %3{definite}.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pushes the territory %2 from %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3 and %4: spaces</extracomment>
        <translation>%1 pousse le territoire %2 de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 grows to large size.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 grandit et devient grande.</translation>
    </message>
    <message>
        <source>%1 grows to medium size.</source>
        <translation>%1 grandit et devient moyenne.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to large size.</source>
        <extracomment>%1: the acting piece, %2: the piece that grows</extracomment>
        <translation>%1 fait grandir %2, qui devient grande.</translation>
    </message>
    <message>
        <source>%1 makes %2 grow to medium size.</source>
        <translation>%1 fait grandir %2, qui devient moyenne.</translation>
    </message>
    <message>
        <source>%1 begins to grow the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the card is laid by the second half of the step</extracomment>
        <translation>%1 commence à faire grandir le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 lets the top card of the draw pile take the place of what lies on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 remplace ce qui est en %2 par la première carte de la pioche.</translation>
    </message>
    <message>
        <source>%1 makes %2 the territory %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 fait de %2 le territoire %3.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4 from the discard pile.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 fait grandir le territoire %2 en %3&#xa0;: %4{definite}, de la défausse, prend sa place.</translation>
    </message>
    <message>
        <source>%1 grows the territory %2 on %3 to %4.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space, %4: card</extracomment>
        <translation>%1 fait grandir le territoire %2 en %3&#xa0;: %4{definite} prend sa place.</translation>
    </message>
    <message>
        <source>%1 destroys itself.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>%1 se détruit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks itself by %n pips.</source>
        <extracomment>%1: the piece</extracomment>
        <translation>
            <numerusform>%1 se réduit d’une pastille.</numerusform>
            <numerusform>%1 se réduit de %n pastilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 destroys %2.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>%1 détruit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 shrinks %2 by %n pips.</source>
        <extracomment>%1: the acting piece, %2: the victim</extracomment>
        <translation>
            <numerusform>%1 réduit %2 d’une pastille.</numerusform>
            <numerusform>%1 réduit %2 de %n pastilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins to shrink the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space; the second half of the step does the rest</extracomment>
        <translation>%1 commence à réduire le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 destroys the territory on %2.</source>
        <extracomment>%1: the acting piece, %2: space</extracomment>
        <translation>%1 détruit le territoire en %2.</translation>
    </message>
    <message>
        <source>%1 destroys the territory %2 on %3.</source>
        <extracomment>%1: the acting piece, %2: card, %3: space</extracomment>
        <translation>%1 détruit le territoire %2 en %3.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory on %2 to %3.</source>
        <extracomment>%1: the acting piece, %2: space, %3: card</extracomment>
        <translation>%1 réduit le territoire en %2&#xa0;: %3{definite} prend sa place.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4 from the discard pile.</source>
        <translation>%1 réduit le territoire %2 en %3&#xa0;: %4{definite}, de la défausse, prend sa place.</translation>
    </message>
    <message>
        <source>%1 shrinks the territory %2 on %3 to %4.</source>
        <translation>%1 réduit le territoire %2 en %3&#xa0;: %4{definite} prend sa place.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::SwordWords</name>
    <message>
        <source>sword</source>
        <comment>phrase: power</comment>
        <translation>épée</translation>
    </message>
    <message>
        <source>Swords: attack</source>
        <translation>Épées&#xa0;: attaquer</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by at least one pip and at most as many as the minion has.</source>
        <translation>Réduisez une pièce visée d’au moins une pastille et d’au plus autant que le serviteur en a.</translation>
    </message>
    <message>
        <source>Shrink a targeted piece by one pip, whatever the size of the minion.</source>
        <translation>Réduisez une pièce visée d’une pastille, quelle que soit la taille du serviteur.</translation>
    </message>
    <message numerus="yes">
        <source>Shrink a targeted piece by 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Réduisez une pièce visée de 1 à %n pastille, quelle que soit la taille du serviteur.</numerusform>
            <numerusform>Réduisez une pièce visée de 1 à %n pastilles, quelle que soit la taille du serviteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use as a sword; the new territory may come from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme épée&#x202f;; le nouveau territoire peut venir de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a sword; the new territory comes from anywhere in the discard pile.</source>
        <translation>Utilisez cette carte comme épée&#x202f;; le nouveau territoire vient de n’importe où dans la défausse.</translation>
    </message>
    <message>
        <source>Use as a sword.</source>
        <translation>Utilisez cette carte comme épée.</translation>
    </message>
    <message>
        <source>It counts as one pip, whatever the size of the minion.</source>
        <translation>Elle compte pour une pastille, quelle que soit la taille du serviteur.</translation>
    </message>
    <message numerus="yes">
        <source>It counts as 1 to %n pips, whatever the size of the minion.</source>
        <translation>
            <numerusform>Elle compte pour 1 à %n pastille, quelle que soit la taille du serviteur.</numerusform>
            <numerusform>Elle compte pour 1 à %n pastilles, quelle que soit la taille du serviteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces by one point, or to a lower card of the same kind, or a minor arcana card to nothing.</source>
        <translation>Ou réduisez un territoire visé sans pièce ennemie d’un point, ou à une carte plus basse du même genre, ou un arcane mineur à rien.</translation>
    </message>
    <message>
        <source>Or shrink a targeted territory without enemy pieces in the same way: replace it with a card worth what is left, or with nothing if nothing is left.</source>
        <translation>Ou réduisez de la même façon un territoire visé sans pièce ennemie&#xa0;: remplacez-le par une carte qui vaut ce qui reste, ou par rien s’il ne reste rien.</translation>
    </message>
    <message>
        <source>With no pips left it is destroyed.</source>
        <translation>S’il ne lui reste aucune pastille, elle est détruite.</translation>
    </message>
    <message>
        <source>Or destroy a targeted territory without enemy pieces in the same way.</source>
        <translation>Ou détruisez de la même façon un territoire visé sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Territories are not attacked.</source>
        <translation>On n’attaque pas les territoires.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there: it is discarded and replaced with a card of one point less, or with a lower card of the same kind. A minor arcana card may be reduced to nothing.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve&#xa0;: il est défaussé et remplacé par une carte qui vaut un point de moins, ou par une carte plus basse du même genre. Un arcane mineur peut être réduit à rien.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless it is a major arcana card or an enemy piece stands there: it is discarded.</source>
        <translation>Ou détruisez le territoire visé, sauf si c’est un arcane majeur ou si une pièce ennemie s’y trouve&#xa0;: il est défaussé.</translation>
    </message>
    <message>
        <source>Or attack the targeted territory, unless an enemy piece stands there. It loses points as a piece loses pips: it is discarded and replaced with a card worth exactly what is left, or with nothing if nothing is left. Without a fitting card that amount is impossible.</source>
        <translation>Ou attaquez le territoire visé, sauf si une pièce ennemie s’y trouve. Il perd des points comme une pièce perd des pastilles&#xa0;: il est défaussé et remplacé par une carte qui vaut exactement ce qui reste, ou par rien s’il ne reste rien. Sans carte qui convienne, ce montant est impossible.</translation>
    </message>
    <message>
        <source>Or destroy the targeted territory, unless an enemy piece stands there: it is discarded if it loses all its points as a piece loses pips.</source>
        <translation>Ou détruisez le territoire visé, sauf si une pièce ennemie s’y trouve&#xa0;: il est défaussé s’il perd tous ses points comme une pièce perd des pastilles.</translation>
    </message>
    <message>
        <source>Where a territory is destroyed, wasteland or void is left, and pieces that are then in the void return to their stashes, those in neighbouring spaces, too.</source>
        <translation>Là où un territoire est détruit, il reste une friche ou du vide, et les pièces qui sont alors dans le vide retournent à leur réserve, y compris celles des cases voisines.</translation>
    </message>
    <message>
        <source>More than the piece has counts as all that it has. A smaller piece from its owner&apos;s stash replaces it and keeps the facing; with no pips left it is destroyed and returns to its stash. Without a fitting piece in the stash that amount is impossible.</source>
        <translation>Plus que la pièce n’en a compte comme tout ce qu’elle a. Une pièce plus petite de la réserve de son camp la remplace et garde son orientation&#x202f;; s’il ne lui reste aucune pastille, elle est détruite et retourne à sa réserve. Sans pièce qui convienne dans la réserve, ce montant est impossible.</translation>
    </message>
    <message>
        <source>A minion may attack itself and other pieces of yours; one that survives may be oriented.</source>
        <translation>Un serviteur peut s’attaquer lui-même et attaquer d’autres pièces à vous&#x202f;; celle qui survit peut être orientée.</translation>
    </message>
    <message>
        <source>If both shrink the same piece or territory, the step between needs no piece and no card.</source>
        <translation>Si les deux réduisent la même pièce ou le même territoire, l’étape intermédiaire n’a besoin ni de pièce ni de carte.</translation>
    </message>
    <message>
        <source>If both shrink the same piece, the step between needs no piece.</source>
        <translation>Si les deux réduisent la même pièce, l’étape intermédiaire n’a pas besoin de pièce.</translation>
    </message>
    <message>
        <source>The rod may bring a piece into any space but the void, if no more pieces remain there after the sword than the limits allow, by whatever it does.</source>
        <translation>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, si ensuite l’épée, d’une façon ou d’une autre, n’y laisse pas plus de pièces que les limites n’en permettent.</translation>
    </message>
    <message numerus="yes">
        <source>The rod may bring a piece into any space but the void, if no more than %n pieces remain there after the sword, by whatever it does.</source>
        <extracomment>%n: how many pieces a space holds</extracomment>
        <translation>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, si ensuite l’épée, d’une façon ou d’une autre, n’y laisse pas plus de %n pièce.</numerusform>
            <numerusform>Le bâton peut amener une pièce dans n’importe quelle case sauf le vide, si ensuite l’épée, d’une façon ou d’une autre, n’y laisse pas plus de %n pièces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TimerWords</name>
    <message>
        <source>the hidden timer</source>
        <translation>le minuteur caché</translation>
    </message>
    <message>
        <source>Rounds or minutes left</source>
        <translation>Manches ou minutes restantes</translation>
    </message>
    <message>
        <source>The hidden timer has rung: you win with the highest score, %2.</source>
        <extracomment>%1: player, %2: points</extracomment>
        <translation>Le minuteur caché a sonné&#xa0;: vous gagnez avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 wins with the highest score, %2.</source>
        <translation>Le minuteur caché a sonné&#xa0;: %1 gagne avec le meilleur score, %2.</translation>
    </message>
    <message>
        <source>The hidden timer has rung: %1 share the highest score and the win.</source>
        <extracomment>%1: list of players</extracomment>
        <translation>Le minuteur caché a sonné&#xa0;: %1 ont le même meilleur score et se partagent la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds at the latest.</source>
        <translation>
            <numerusform>La partie finit au plus tard après %n manche.</numerusform>
            <numerusform>La partie finit au plus tard après %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n minutes at the latest.</source>
        <translation>
            <numerusform>La partie finit au plus tard après %n minute.</numerusform>
            <numerusform>La partie finit au plus tard après %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n rounds; nobody knows how many.</source>
        <extracomment>%1 and %n: the bounds of a hidden number</extracomment>
        <translation>
            <numerusform>Un minuteur caché met fin à la partie après %1 à %n manche&#x202f;; personne ne sait combien.</numerusform>
            <numerusform>Un minuteur caché met fin à la partie après %1 à %n manches&#x202f;; personne ne sait combien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden timer ends the game after %1 to %n minutes; nobody knows how many.</source>
        <translation>
            <numerusform>Un minuteur caché met fin à la partie après %1 à %n minute&#x202f;; personne ne sait combien.</numerusform>
            <numerusform>Un minuteur caché met fin à la partie après %1 à %n minutes&#x202f;; personne ne sait combien.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round is one turn of each player who is still in the game, beginning with whoever went first.</source>
        <translation>Une manche compte un tour de chacun de ceux qui sont encore en jeu, à commencer par qui a joué en premier.</translation>
    </message>
    <message>
        <source>Play then stops at once, and the highest score wins; equal highest scores share the win.</source>
        <translation>On s’arrête alors aussitôt, et le meilleur score gagne&#x202f;; à égalité, la victoire est partagée.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TradeWords</name>
    <message>
        <source>trade hands</source>
        <comment>phrase: power</comment>
        <translation>échanger les mains</translation>
    </message>
    <message>
        <source>Trade hands with the owner of a targeted enemy piece.</source>
        <translation>Échangez votre main contre celle du camp d’une pièce ennemie visée.</translation>
    </message>
    <message>
        <source>Either hand may be empty.</source>
        <translation>Chacune des deux mains peut être vide.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TrialWording</name>
    <message>
        <source>place a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>placer une pièce</translation>
    </message>
    <message>
        <source>activate a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>activer un territoire</translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>jouer une carte</translation>
    </message>
    <message>
        <source>refresh the hand</source>
        <comment>phrase: what a player could do</comment>
        <translation>refaire la main</translation>
    </message>
    <message>
        <source>orient a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>orienter une pièce</translation>
    </message>
    <message>
        <source>create a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>créer une pièce</translation>
    </message>
    <message>
        <source>create an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>créer une pièce ennemie</translation>
    </message>
    <message>
        <source>move a minion</source>
        <comment>phrase: what a player could do</comment>
        <translation>déplacer un serviteur</translation>
    </message>
    <message>
        <source>push a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>pousser une pièce</translation>
    </message>
    <message>
        <source>grow a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>faire grandir une pièce</translation>
    </message>
    <message>
        <source>trade hands</source>
        <comment>phrase: what a player could do</comment>
        <translation>échanger les mains</translation>
    </message>
    <message>
        <source>skip a power</source>
        <comment>phrase: what a player could do</comment>
        <translation>renoncer à un pouvoir</translation>
    </message>
    <message>
        <source>end the turn</source>
        <comment>phrase: what a player could do</comment>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>announce</source>
        <comment>phrase: what a player could do</comment>
        <translation>annoncer</translation>
    </message>
    <message>
        <source>bid a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>enchérir avec une carte</translation>
    </message>
    <message>
        <source>take a card of the bids</source>
        <comment>phrase: what a player could do</comment>
        <translation>prendre une carte des enchères</translation>
    </message>
    <message numerus="yes">
        <source>All of %n games came to an end.</source>
        <translation>
            <numerusform>L’unique partie est arrivée à son terme.</numerusform>
            <numerusform>Les %n parties sont toutes arrivées à leur terme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games had no end and were cut short.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Parties sans fin, interrompues&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Parties sans fin, interrompues&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns in a game: %1 on average, at least %2, at most %3.</source>
        <extracomment>numbers of turns</extracomment>
        <translation>Tours par partie&#xa0;: %1 en moyenne, au moins %2, au plus %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n announcements won the game.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Annonces qui ont gagné la partie&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Annonces qui ont gagné la partie&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won by announcing, and in %n games nobody did.</source>
        <translation>
            <numerusform>On gagne en annonçant, et dans %n partie personne ne l’a fait.</numerusform>
            <numerusform>On gagne en annonçant, et dans %n parties personne ne l’a fait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all games whoever began has won %1 (between %2 and %3); %4 would be fair.</source>
        <extracomment>percentages: what was found, the bounds within which the true value probably lies, and what would be fair</extracomment>
        <translation>Le premier joueur a gagné %1 des parties (entre %2 et %3)&#x202f;; l’équité voudrait %4.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n turns a player with pieces could do nothing but pass.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Tours où quelqu’un avait des pièces mais ne pouvait que passer&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Tours où quelqu’un avait des pièces mais ne pouvait que passer&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 of %n games a player had no piece and no place for one.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Parties où quelqu’un n’avait ni pièce ni place pour une&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Parties où quelqu’un n’avait ni pièce ni place pour une&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was neither played nor activated in %n games.</source>
        <extracomment>%1: a card</extracomment>
        <translation>
            <numerusform>La carte «&#xa0;%1&#xa0;» n’a été ni jouée ni activée dans %n partie.</numerusform>
            <numerusform>La carte «&#xa0;%1&#xa0;» n’a été ni jouée ni activée dans %n parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power was offered %n times and could never be used: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Ce pouvoir a été offert %n fois et n’a jamais pu servir&#xa0;: %1.</numerusform>
            <numerusform>Ce pouvoir a été offert %n fois et n’a jamais pu servir&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This power could be used %n times, and nobody did: %1.</source>
        <extracomment>%1: a power: &quot;rod, by The Sun&quot;</extracomment>
        <translation>
            <numerusform>Ce pouvoir pouvait servir %n fois, et personne ne l’a utilisé&#xa0;: %1.</numerusform>
            <numerusform>Ce pouvoir pouvait servir %n fois, et personne ne l’a utilisé&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n decisions nobody could ever do this: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>En %n décision, personne n’a jamais pu faire cela&#xa0;: %1.</numerusform>
            <numerusform>En %n décisions, personne n’a jamais pu faire cela&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody did what was possible %n times: %1.</source>
        <extracomment>%1: &quot;move a minion&quot;</extracomment>
        <translation>
            <numerusform>C’était possible %n fois, et personne ne l’a fait&#xa0;: %1.</numerusform>
            <numerusform>C’était possible %n fois, et personne ne l’a fait&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>phrase: a power of a card</comment>
        <extracomment>%1: a power, %2: the card that has it</extracomment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>create a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>créer un territoire</translation>
    </message>
    <message>
        <source>push a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>pousser un territoire</translation>
    </message>
    <message>
        <source>grow a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>faire grandir un territoire</translation>
    </message>
    <message>
        <source>attack a piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>attaquer une pièce</translation>
    </message>
    <message>
        <source>attack a territory</source>
        <comment>phrase: what a player could do</comment>
        <translation>attaquer un territoire</translation>
    </message>
    <message>
        <source>orient a piece by a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>orienter une pièce par une carte</translation>
    </message>
    <message>
        <source>replace an enemy piece</source>
        <comment>phrase: what a player could do</comment>
        <translation>remplacer une pièce ennemie</translation>
    </message>
    <message>
        <source>move a piece anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>déplacer une pièce n’importe où</translation>
    </message>
    <message>
        <source>move a territory anywhere</source>
        <comment>phrase: what a player could do</comment>
        <translation>déplacer un territoire n’importe où</translation>
    </message>
    <message>
        <source>discard and draw</source>
        <comment>phrase: what a player could do</comment>
        <translation>défausser et piocher</translation>
    </message>
    <message>
        <source>take a card from the discard pile</source>
        <comment>phrase: what a player could do</comment>
        <translation>reprendre une carte dans la défausse</translation>
    </message>
    <message>
        <source>turn over a card</source>
        <comment>phrase: what a player could do</comment>
        <translation>retourner une carte</translation>
    </message>
    <message>
        <source>use the powers of another card</source>
        <comment>phrase: what a player could do</comment>
        <translation>utiliser les pouvoirs d’une autre carte</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games were played by computers that try everything and do not want to win; they count only for what never happened.</source>
        <extracomment>%1 of %n: how many</extracomment>
        <translation>
            <numerusform>Parties jouées par des ordinateurs qui essaient tout sans vouloir gagner&#xa0;: %1 sur %n&#x202f;; elles ne comptent que pour ce qui n’est jamais arrivé.</numerusform>
            <numerusform>Parties jouées par des ordinateurs qui essaient tout sans vouloir gagner&#xa0;: %1 sur %n&#x202f;; elles ne comptent que pour ce qui n’est jamais arrivé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gnostica::wording::TurnWords</name>
    <message>
        <source>orient a piece</source>
        <comment>phrase: power</comment>
        <translation>orienter une pièce</translation>
    </message>
    <message>
        <source>Orient a targeted piece, yours or an enemy&apos;s.</source>
        <translation>Orientez une pièce visée, à vous ou ennemie.</translation>
    </message>
    <message>
        <source>Orient a minion.</source>
        <translation>Orientez un serviteur.</translation>
    </message>
    <message>
        <source>Targets are always those of the moment: a minion that has turned has new targets.</source>
        <translation>Les cibles sont toujours celles du moment&#xa0;: un serviteur qui s’est tourné a de nouvelles cibles.</translation>
    </message>
    <message>
        <source>The minion that then acts may be another one.</source>
        <translation>Le serviteur qui agit ensuite peut être un autre.</translation>
    </message>
    <message>
        <source>The minion that then acts must be the same.</source>
        <translation>Le serviteur qui agit ensuite doit être le même.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::UndoBar</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>What has been shuffled, drawn or rolled since cannot be unseen.</source>
        <translation>Ce qui a été mélangé, pioché ou lancé depuis ne peut pas être oublié.</translation>
    </message>
    <message>
        <source>Hidden cards have been seen since.</source>
        <translation>Des cartes cachées ont été vues depuis.</translation>
    </message>
    <message>
        <source>It was another player&apos;s step.</source>
        <translation>C’était le coup de quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The screen is being handed over.</source>
        <translation>L’écran est en train de changer de mains.</translation>
    </message>
    <message>
        <source>The last step is still being saved.</source>
        <translation>Le dernier coup est encore en cours d’enregistrement.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Vocabulary</name>
    <message>
        <source>Use the power “%1”.</source>
        <extracomment>%1: the technical name of a power that a plug-in has brought along</extracomment>
        <translation>Utilisez le pouvoir «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <extracomment>%1: a card, &quot;Tower&quot;; %2: which of its powers, &quot;2&quot;, or which of several to choose from, &quot;1.3&quot;</extracomment>
        <translation>%1, pouvoir %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a setting; %2: the suit or the card whose setting it is, where several have the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>a setting</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <comment>a setting</comment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Voice</name>
    <message>
        <source>your small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre petite pièce en %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la petite pièce en %2 (%1)</translation>
    </message>
    <message>
        <source>your small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>votre petite pièce en %2 tournée vers %3{definite}</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la petite pièce en %2 tournée vers %3{definite} (%1)</translation>
    </message>
    <message>
        <source>your small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre petite pièce debout en %2</translation>
    </message>
    <message>
        <source>%1&apos;s small piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la petite pièce debout en %2 (%1)</translation>
    </message>
    <message>
        <source>your medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre pièce moyenne en %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pièce moyenne en %2 (%1)</translation>
    </message>
    <message>
        <source>your medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>votre pièce moyenne en %2 tournée vers %3{definite}</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la pièce moyenne en %2 tournée vers %3{definite} (%1)</translation>
    </message>
    <message>
        <source>your medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre pièce moyenne debout en %2</translation>
    </message>
    <message>
        <source>%1&apos;s medium piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la pièce moyenne debout en %2 (%1)</translation>
    </message>
    <message>
        <source>your large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre grande pièce en %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la grande pièce en %2 (%1)</translation>
    </message>
    <message>
        <source>your large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space, %3: north, east, south or west</extracomment>
        <translation>votre grande pièce en %2 tournée vers %3{definite}</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 pointing %3</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space, %3: north, east, south or west</extracomment>
        <translation>la grande pièce en %2 tournée vers %3{definite} (%1)</translation>
    </message>
    <message>
        <source>your large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%2: its space</extracomment>
        <translation>votre grande pièce debout en %2</translation>
    </message>
    <message>
        <source>%1&apos;s large piece on %2 standing upright</source>
        <comment>phrase: piece</comment>
        <extracomment>%1: its owner, %2: its space</extracomment>
        <translation>la grande pièce debout en %2 (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>phrase: player</comment>
        <extracomment>a player without a name; %1: the letter of the seat</extracomment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>phrase: player</comment>
        <translation>le hasard</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>phrase: player</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>a piece</source>
        <comment>phrase: piece</comment>
        <translation>une pièce</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::WarpWords</name>
    <message>
        <source>move anywhere</source>
        <comment>phrase: power</comment>
        <translation>déplacer n’importe où</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces, or a targeted territory without enemy pieces to any wasteland without enemy pieces.</source>
        <translation>Déplacez une pièce visée sur n’importe quel territoire ou friche sans pièce, ou un territoire visé sans pièce ennemie sur n’importe quelle friche sans pièce ennemie.</translation>
    </message>
    <message>
        <source>Move a targeted piece to any territory or wasteland without pieces.</source>
        <translation>Déplacez une pièce visée sur n’importe quel territoire ou friche sans pièce.</translation>
    </message>
    <message>
        <source>When a territory moves, pieces stay in their spaces; those that are then left in the void return to their stashes.</source>
        <translation>Quand un territoire se déplace, les pièces restent dans leurs cases&#x202f;; celles qui se retrouvent dans le vide retournent à leur réserve.</translation>
    </message>
</context>
<context>
    <name>gnostica::wording::Words</name>
    <message>
        <source>Place</source>
        <extracomment>button: to place a piece</extracomment>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>button: to activate a territory</extracomment>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: to play a card</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Refresh hand</source>
        <translation>Refaire la main</translation>
    </message>
    <message>
        <source>Orient</source>
        <extracomment>button: to orient a piece</extracomment>
        <translation>Orienter</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Rod</source>
        <translation>Bâton</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Denier</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Épée</translation>
    </message>
    <message>
        <source>Turn a piece</source>
        <translation>Tourner une pièce</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Changer la couleur</translation>
    </message>
    <message>
        <source>Move anywhere</source>
        <translation>Déplacer n’importe où</translation>
    </message>
    <message>
        <source>Trade hands</source>
        <translation>Échanger les mains</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Défausser et piocher</translation>
    </message>
    <message>
        <source>Take from discards</source>
        <translation>Reprendre en défausse</translation>
    </message>
    <message>
        <source>Turn over a card</source>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Use another card</source>
        <translation>Utiliser une autre carte</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button: to skip a power</extracomment>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Announce last turn</source>
        <translation>Annoncer le dernier tour</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>button: to bid a card</extracomment>
        <translation>Enchérir</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>button: to take a card</extracomment>
        <translation>Prendre</translation>
    </message>
</context>
</TS>
